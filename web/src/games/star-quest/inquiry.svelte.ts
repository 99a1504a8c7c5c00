/** What the server says about a square or a figure that is pointed at: asked once, forgotten with the position. */
import type { Json } from '../../lib/protocol';
import type { OutlookView } from '../../lib/star-quest';
import type { Inquire } from '../game';
import { SIZE, type Cell } from './geometry';

const PAUSE = 120; // milliseconds that the pointer rests before a question

export interface Sight {
  square: string;
  radar: Cell[];
  fire: Cell[];
}

export class Questions {
  #answers = new Map<string, Json>();
  #plies = -1;
  #timer: ReturnType<typeof setTimeout> | undefined;
  sight: Sight | null = $state.raw(null);
  reach: OutlookView | null = $state.raw(null);

  /** What is pointed at now: a square for its lines of sight, a figure for its reach; null for nothing. */
  point(plies: number, square: string | null, figure: string | null, inquire: Inquire | undefined): () => void {
    if (plies !== this.#plies) {
      this.#answers.clear();
      this.#plies = plies;
    }
    clearTimeout(this.#timer);
    this.#show(square, figure);
    const missing = [square && `sight ${square}`, figure && `reach ${figure}`].filter(
      (question): question is string => question !== null && question !== '' && !this.#answers.has(question),
    );
    if (inquire && missing.length)
      this.#timer = setTimeout(() => {
        for (const question of missing)
          void inquire(question).then((answer) => {
            if (answer === null || plies !== this.#plies) return;
            this.#answers.set(question, answer);
            this.#show(square, figure);
          });
      }, PAUSE);
    return () => {
      clearTimeout(this.#timer);
      this.sight = this.reach = null;
    };
  }

  #show(square: string | null, figure: string | null): void {
    const seen = this.#answers.get(`sight ${square}`) as { radar: string[]; fire: string[] } | undefined;
    this.sight = square && seen ? { square, radar: cellsOf(seen.radar), fire: cellsOf(seen.fire) } : null;
    this.reach = (this.#answers.get(`reach ${figure}`) as OutlookView | undefined) ?? null;
  }
}

/** The squares that are marked in rows of `0` and `1`. */
export function cellsOf(rows: readonly string[]): Cell[] {
  return rows.flatMap((line, row) =>
    Array.from({ length: SIZE }, (_, column) => ({ column, row })).filter(({ column }) => line.charAt(column) === '1'),
  );
}
