/** Which view of the box is shown, remembered in this browser: the table, or the plan. */
import { store, stored } from '../../lib/settings.svelte';

const STORED_AS = 'sublevel.underground.view';

class Shown {
  #wish = $state<'table' | 'plan'>(stored(STORED_AS) === 'plan' ? 'plan' : 'table');
  /** There is no WebGL here, or no longer: only the plan can be shown. */
  flatOnly = $state(!canDraw());

  get plan(): boolean {
    return this.flatOnly || this.#wish === 'plan';
  }

  choose(view: 'table' | 'plan'): void {
    this.#wish = view;
    store(STORED_AS, view);
  }
}

function canDraw(): boolean {
  try {
    return document.createElement('canvas').getContext('webgl2') !== null;
  } catch {
    return false;
  }
}

export const shown = new Shown();
