/** Where things lie on the plan, in its own units. */
import { cellAt, columnOf, rowOf, SIZE } from '../pieces';

export const CELL = 20;
export const MARGIN = 12;
export const SPAN = SIZE * CELL;
export const EDGE = SPAN + 2 * MARGIN;

export interface Point {
  x: number;
  y: number;
}

/** The middle of a cell. */
export function middle(cell: string): Point {
  return { x: MARGIN + CELL * (columnOf(cell) + 0.5), y: MARGIN + CELL * (rowOf(cell) + 0.5) };
}

/** The north-west corner of a cell. */
export function corner(cell: string): Point {
  return { x: MARGIN + CELL * columnOf(cell), y: MARGIN + CELL * rowOf(cell) };
}

/** The cell at a point; null outside the board. */
export function cellUnder({ x, y }: Point): string | null {
  return cellAt(Math.floor((y - MARGIN) / CELL), Math.floor((x - MARGIN) / CELL));
}
