// Which lessons somebody has finished; kept in this browser.
import { store, stored } from '../lib/settings.svelte';

const STORED_AS = 'sublevel.lessons';

class Progress {
  #done: Record<string, string[]> = $state.raw(read());

  /** The names of the lessons of a game that are finished. */
  of(game: string): string[] {
    return this.#done[game] ?? [];
  }

  finish(game: string, lesson: string): void {
    if (!this.of(game).includes(lesson)) this.#write({ ...this.#done, [game]: [...this.of(game), lesson] });
  }

  forget(game: string): void {
    this.#write({ ...this.#done, [game]: [] });
  }

  #write(done: Record<string, string[]>): void {
    this.#done = done;
    store(STORED_AS, done);
  }
}

/** What was stored, as far as it can be understood. */
function read(): Record<string, string[]> {
  const found = stored(STORED_AS);
  if (typeof found !== 'object' || found === null) return {};
  const lists = Object.entries(found).filter(([, list]) => Array.isArray(list)) as [string, unknown[]][];
  return Object.fromEntries(lists.map(([game, list]) => [game, list.filter((name) => typeof name === 'string')]));
}

export const progress = new Progress();
