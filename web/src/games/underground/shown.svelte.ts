/** Which view of the box is shown, remembered in this browser: the table, or the plan; and from which side. */
import { store, stored } from '../../lib/settings.svelte';

const STORED_AS = 'sublevel.underground.view';

class Shown {
  #wish = $state<'table' | 'plan'>(stored(STORED_AS) === 'plan' ? 'plan' : 'table');
  /** There is no WebGL here, or no longer: only the plan can be shown. */
  flatOnly = $state(!canDraw());

  #quarter = $state(0);

  /** From which side one looks at it: quarters from the south towards the west. The plan always has the north above. */
  get quarter(): number {
    return this.plan ? 0 : this.#quarter;
  }

  /** The table is looked at from another side. */
  lookFrom(quarter: number): void {
    this.#quarter = quarter;
  }

  /** How a piece that is turned by so many quarters appears from there. */
  seen(rotation: number): number {
    return (rotation - this.quarter + 4) % 4;
  }

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
