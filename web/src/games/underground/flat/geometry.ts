/** Where things lie on the box from above: cells are squares in a frame. */
import { columnOf, neighbour, rowOf, SIDES, SIZE, type Side } from '../pieces';

/** The side of a cell. */
export const U = 64;
/** The width of the frame. */
export const O = 52;
/** The side of the whole box. */
export const W = SIZE * U + 2 * O;
export const SIGN_COLOURS: Readonly<Record<string, string>> = { key: '#ffd987', valve: '#8fdcf6', lock: '#ffb4a6' };

export const x = (cell: string): number => O + columnOf(cell) * U;
export const y = (cell: string): number => O + rowOf(cell) * U;
export const middle = (cell: string): [number, number] => [x(cell) + U / 2, y(cell) + U / 2];
/** A way as the points of a line. */
export const line = (way: string[]): string => way.map((cell) => middle(cell).join()).join(' ');

/** The line round some cells. */
export function outline(covered: string[]): string {
  const has = new Set(covered);
  const edge: Record<Side, (cell: string) => string> = {
    N: (cell) => `M${x(cell)} ${y(cell)}h${U}`,
    S: (cell) => `M${x(cell)} ${y(cell) + U}h${U}`,
    W: (cell) => `M${x(cell)} ${y(cell)}v${U}`,
    E: (cell) => `M${x(cell) + U} ${y(cell)}v${U}`,
  };
  return covered
    .flatMap((cell) => SIDES.filter((side) => !has.has(neighbour(cell, side) ?? '')).map((side) => edge[side](cell)))
    .join('');
}

/** Where a section of the timer lies on the frame. */
export function rim(section: number): [number, number] {
  if (section < 9) return [O + section * U + U / 2, 14];
  if (section < 18) return [W - 14, O + (section - 9) * U + U / 2];
  if (section < 27) return [O + (26 - section) * U + U / 2, W - 14];
  return [14, O + (35 - section) * U + U / 2];
}
