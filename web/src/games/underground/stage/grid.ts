/** Where things are: cells, the faces of pieces on them, the sections round the box, and all that in the stage's space. */
import { HEIGHTS, LINES, PIECES, PLATEAUS } from '../../../lib/underground-parts';

/** Rows and columns of the board. */
export const SIZE = 9;
/** The thickness of a piece, in cells. */
export const LEVEL = 0.3;
/** How far the middle of the rim lies from the middle of the board. */
export const RIM_MIDDLE = 5.02;
/** The height of the rim's top. */
export const RIM_TOP = 0.34;

const ROWS = 'ABCDEFGHI';

export type Side = 'N' | 'E' | 'S' | 'W';
export type Surface = 'wood' | 'stone';
export type Sign = 'key' | 'valve' | 'lock';

/** A square of the grid; row 0 is north, column 0 is west. */
export interface Square {
  row: number;
  column: number;
}

/** One cell of a piece or plateau that lies on the board. */
export interface PartCell extends Square {
  surface: Surface;
  sign: Sign | null;
  walls: Side[];
}

/** A point in the stage's space: x to the east, y up, z to the south, one cell long each; the middle of the board is 0. */
export type Point = readonly [x: number, y: number, z: number];

export function nameOf({ row, column }: Square): string {
  return `${ROWS[row]}${column + 1}`;
}

export function squareOf(name: string): Square {
  return { row: ROWS.indexOf(name.charAt(0)), column: Number(name.slice(1)) - 1 };
}

export function inside({ row, column }: Square): boolean {
  return row >= 0 && row < SIZE && column >= 0 && column < SIZE;
}

/** The names of all cells, row by row. */
export const CELLS: readonly string[] = Array.from({ length: SIZE * SIZE }, (_, i) =>
  nameOf({ row: Math.floor(i / SIZE), column: i % SIZE }),
);

const SIGNS: Record<string, Sign> = { k: 'key', v: 'valve', x: 'lock' };

/** The cells of a face as it is written, such as `W:N . / W Wx`. */
export function readFace(text: string): PartCell[] {
  return text.split('/').flatMap((line, row) =>
    line
      .trim()
      .split(' ')
      .flatMap((token, column) => (token === '.' ? [] : [{ row, column, ...readToken(token) }])),
  );
}

function readToken(token: string): Omit<PartCell, 'row' | 'column'> {
  const [head = '', walls = ''] = token.split(':');
  return {
    surface: head.startsWith('W') ? 'wood' : 'stone',
    sign: SIGNS[head.charAt(1)] ?? null,
    walls: [...walls] as Side[],
  };
}

/** The cells of a piece, or a plateau, that lies or would lie with the north-west corner of its box on the anchor. */
export function placed(piece: string, face: string, rotation: number, anchor: string): PartCell[] {
  return shifted((PIECES[piece]?.[face] ?? PLATEAUS[piece])?.[rotation], anchor);
}

/** How many levels a piece, or a plateau, is thick. */
export function thickness(piece: string): number {
  return HEIGHTS[piece] ?? 1;
}

function shifted(face: string | undefined, anchor: string): PartCell[] {
  if (face === undefined) throw new Error(`Nothing is known of the part that lies on ${anchor}.`);
  const { row, column } = squareOf(anchor);
  return readFace(face).map((cell) => ({ ...cell, row: cell.row + row, column: cell.column + column }));
}

/** The middle of a square, on a level. */
export function spot({ row, column }: Square, level = 0): Point {
  return [column - 4, level * LEVEL, row - 4];
}

/** One step to a side. */
export const STEP: Record<Side, Square> = {
  N: { row: -1, column: 0 },
  E: { row: 0, column: 1 },
  S: { row: 1, column: 0 },
  W: { row: 0, column: -1 },
};
export const OPPOSITE: Record<Side, Side> = { N: 'S', E: 'W', S: 'N', W: 'E' };

/** Where a section lies on the rim (36 of them, clockwise from the north-west), and on which side. */
export function sectionSpot(section: number): { x: number; z: number; side: Side } {
  const along = section % SIZE;
  if (section < SIZE) return { x: along - 4, z: -RIM_MIDDLE, side: 'N' };
  if (section < 2 * SIZE) return { x: RIM_MIDDLE, z: along - 4, side: 'E' };
  if (section < 3 * SIZE) return { x: 4 - along, z: RIM_MIDDLE, side: 'S' };
  return { x: -RIM_MIDDLE, z: 4 - along, side: 'W' };
}

/** The cells that the kidnapper sees from a section. */
export function lineCells(section: number): string[] {
  const line = LINES[section];
  return line === undefined ? [] : CELLS.filter((cell) => cell.includes(line));
}
