/** Which cell a line of sight meets first: the columns of the board, from the nearest on. */
import { SIZE, type Point, type Square } from './grid';

/** The square whose top or side the line meets first; null if it misses the board. `top` gives a column's height. */
export function meet(from: Point, along: Point, top: (square: Square) => number): Square | null {
  let nearest: Square | null = null;
  let best = Infinity;
  for (let row = 0; row < SIZE; row++)
    for (let column = 0; column < SIZE; column++) {
      const at = enters(from, along, [column - 4.5, -1, row - 4.5], [column - 3.5, top({ row, column }), row - 3.5]);
      if (at < best) [best, nearest] = [at, { row, column }];
    }
  return nearest;
}

/** How far along the line it enters a box; Infinity if it does not. */
function enters(from: Point, along: Point, low: Point, high: Point): number {
  let [first, last] = [0, Infinity];
  for (const i of [0, 1, 2] as const) {
    const [a, b] = [(low[i] - from[i]) / along[i], (high[i] - from[i]) / along[i]];
    first = Math.max(first, Math.min(a, b));
    last = Math.min(last, Math.max(a, b));
  }
  return first <= last ? first : Infinity;
}
