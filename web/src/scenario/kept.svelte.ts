/** The scenario that somebody is making, kept in this browser from one visit to the next. */
import type { Json } from '../lib/protocol';

export class Workbench<Draft> {
  readonly #place: string;
  readonly #empty: Draft;
  /** the draft, and whether the server found nothing wrong with it */
  #kept: { draft: Draft; right: boolean } | null = $state.raw(null);

  constructor(game: string, { empty, read }: { empty: Draft; read: (values: Json) => Draft }) {
    this.#place = `sublevel.scenario.${game}`;
    this.#empty = empty;
    try {
      const found = JSON.parse(localStorage.getItem(this.#place) ?? 'null') as { draft: Json; right: boolean } | null;
      if (found) this.#kept = { draft: read(found.draft), right: found.right };
    } catch {
      // what cannot be read is forgotten
    }
  }

  get draft(): Draft {
    return this.#kept?.draft ?? this.#empty;
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
      localStorage.setItem(this.#place, JSON.stringify(this.#kept));
    } catch {
      // a full or forbidden store: it lasts as long as the page
    }
  }
}
