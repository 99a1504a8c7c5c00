/** What the server says about squares and figures that are pointed at: asked once, forgotten with the position. */
import { after } from '../../lib/activity';
import type { Json } from '../../lib/protocol';
import type { Inquire } from '../game';
import { SIZE, type Cell } from './geometry';

const PAUSE = 120; // milliseconds that the pointer rests before a question

/** What is seen from a square, row by row: 1 where a line is free. */
export interface Seen {
  radar: string[];
  fire: string[];
}

/** Something in the way: an edge, by its square and side, or the square of a figure. */
export interface Obstacle {
  kind: 'wall' | 'door' | 'figure';
  name: string;
  at: string;
}

/** What is first in the way of radar and of fire between two squares. */
export interface Way {
  radar: Obstacle[];
  fire: Obstacle[];
}

/** What people are told and shown: what stops radar stops everything. */
export const inTheWay = ({ radar, fire }: Way): Obstacle[] => (radar.length ? radar : fire);

export class Questions {
  #answers: ReadonlyMap<string, Json> = $state.raw(new Map());
  #plies = -1;

  /** Asks what is not known yet, as soon as the pointer rests; what is given back forgets the questions. */
  ask(plies: number, questions: readonly string[], inquire: Inquire | undefined): () => void {
    if (plies !== this.#plies) {
      this.#answers = new Map();
      this.#plies = plies;
    }
    const missing = questions.filter((question) => !this.#answers.has(question));
    if (!missing.length) return () => undefined;
    return after(PAUSE, () => {
      for (const question of missing)
        void inquire?.(question).then((answer) => {
          if (answer !== null && plies === this.#plies) this.#answers = new Map(this.#answers).set(question, answer);
        });
    });
  }

  /** The answer to a question, once it is there. */
  answer<T>(question: string | null): T | null {
    return question === null ? null : ((this.#answers.get(question) as T | undefined) ?? null);
  }
}

export const sightOf = (square: string): string => `sight ${square}`;
export const lineOf = (from: string, to: string): string => `line ${from} ${to}`;
export const reachOf = (figure: string): string => `reach ${figure}`;

/** The squares that are marked in rows of `0` and `1`. */
export function cellsOf(rows: readonly string[]): Cell[] {
  return rows.flatMap((line, row) =>
    Array.from({ length: SIZE }, (_, column) => ({ column, row })).filter(({ column }) => line.charAt(column) === '1'),
  );
}
