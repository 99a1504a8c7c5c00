/** The scenario that somebody is making, kept in this browser from one visit to the next. */
import type { Json } from '../../../lib/protocol';
import { EMPTY, readDraft, type Draft } from './draft';

const PLACE = 'sublevel.scenario.underground';

interface Kept {
  draft: Draft;
  /** whether the server found nothing wrong with it */
  right: boolean;
}

function load(): Kept | null {
  try {
    const found = JSON.parse(localStorage.getItem(PLACE) ?? 'null') as { draft: Json; right: boolean } | null;
    return found ? { draft: readDraft(found.draft), right: found.right } : null;
  } catch {
    return null; // what cannot be read is forgotten
  }
}

class Workbench {
  #kept: Kept | null = $state.raw(load());

  get draft(): Draft {
    return this.#kept?.draft ?? EMPTY;
  }

  /** The draft if it can be played. */
  get playable(): Draft | null {
    return this.#kept?.right ? this.#kept.draft : null;
  }

  /** Whether anybody has begun one. */
  get begun(): boolean {
    return this.#kept !== null;
  }

  keep(draft: Draft, right: boolean): void {
    this.#kept = { draft, right };
    try {
      localStorage.setItem(PLACE, JSON.stringify(this.#kept));
    } catch {
      // a full or forbidden store: it lasts as long as the page
    }
  }
}

export const workbench = new Workbench();
