/** The outline of a plateau from above, as paths in the units of the plan. */
import type { Token } from '../pieces';
import { CELL, type Point } from './plan';

export interface Outline {
  /** its cells */
  body: string;
  /** the edges at which it ends */
  rim: string;
  /** the edges between its cells */
  seams: string;
  /** where its height is written large */
  middle: Point;
  /** the right end of its first row */
  end: number;
  /** the longer side of the box around it */
  side: number;
}

const average = (numbers: number[]): number => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

export function outlineOf(tokens: Token[]): Outline {
  const there = (row: number, column: number) => tokens.some((token) => token.row === row && token.column === column);
  const all = (paths: (token: Token) => string[]) => tokens.flatMap(paths).join('');
  const at = (row: number, column: number) => `M${CELL * column} ${CELL * row}`;
  const first = tokens.filter(({ row }) => row === 0);
  return {
    body: all(({ row, column }) => [`${at(row, column)}h${CELL}v${CELL}h-${CELL}Z`]),
    rim: all(({ row, column }) => [
      ...(there(row - 1, column) ? [] : [`${at(row, column)}h${CELL}`]),
      ...(there(row, column + 1) ? [] : [`${at(row, column + 1)}v${CELL}`]),
      ...(there(row + 1, column) ? [] : [`${at(row + 1, column)}h${CELL}`]),
      ...(there(row, column - 1) ? [] : [`${at(row, column)}v${CELL}`]),
    ]),
    seams: all(({ row, column }) => [
      ...(there(row, column + 1) ? [`${at(row, column + 1)}v${CELL}`] : []),
      ...(there(row + 1, column) ? [`${at(row + 1, column)}h${CELL}`] : []),
    ]),
    middle: {
      x: CELL * (average(tokens.map(({ column }) => column)) + 0.5),
      y: CELL * (average(tokens.map(({ row }) => row)) + 0.5),
    },
    end: CELL * (Math.max(...first.map(({ column }) => column)) + 1),
    side: CELL * (Math.max(...tokens.flatMap(({ row, column }) => [row, column])) + 1),
  };
}
