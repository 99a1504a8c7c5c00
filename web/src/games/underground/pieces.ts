/** How pieces and plateaus lie: their cells after turning, and what each cell shows. Geometry only, no rule. */
import { PIECES, PLATEAUS } from '../../lib/underground-parts';

export type Side = 'N' | 'E' | 'S' | 'W';
export type Face = 'A' | 'B';
export type Mark = 'key' | 'valve' | 'lock';

export const SIZE = 9;
/** The sides clockwise. */
export const SIDES: readonly Side[] = ['N', 'E', 'S', 'W'];

/** The side that lies so many quarters clockwise from another. */
export const turnedSide = (side: Side, quarters: number): Side => SIDES[(SIDES.indexOf(side) + quarters) % 4] as Side;
const ROWS = 'ABCDEFGHI';
const MARKS: Record<string, Mark> = { k: 'key', v: 'valve', x: 'lock' };

/** One cell of a face, as seen from above. */
export interface Token {
  row: number;
  column: number;
  wood: boolean;
  symbol: Mark | null;
  /** the sides that carry a wall */
  walls: Side[];
}

/** A cell of a piece that lies somewhere; null: it would lie beyond the board. */
export interface Laid extends Token {
  cell: string | null;
}

export interface Placement {
  piece: string;
  face: Face;
  rotation: number;
  anchor: string;
}

/** The name of a cell; null beyond the board. */
export function cellAt(row: number, column: number): string | null {
  const inside = row >= 0 && column >= 0 && row < SIZE && column < SIZE;
  return inside ? ROWS.charAt(row) + String(column + 1) : null;
}

export const rowOf = (cell: string): number => ROWS.indexOf(cell.charAt(0));
export const columnOf = (cell: string): number => Number(cell.charAt(1)) - 1;

/** All cells, row by row. */
export const CELLS: readonly string[] = Array.from(
  { length: SIZE * SIZE },
  (_, i) => ROWS.charAt(Math.floor(i / SIZE)) + String((i % SIZE) + 1),
);

const DELTAS: Record<Side, [number, number]> = { N: [-1, 0], E: [0, 1], S: [1, 0], W: [0, -1] };

/** The cell on one side of another; null beyond the board. */
export function neighbour(cell: string, side: Side): string | null {
  const [row, column] = DELTAS[side];
  return cellAt(rowOf(cell) + row, columnOf(cell) + column);
}

/** A face as it is written: `S:E Sv:W`, rows divided by `/`, `.` for no cell. */
function read(written: string): Token[] {
  return written.split('/').flatMap((line, row) =>
    line
      .trim()
      .split(/\s+/)
      .flatMap((text, column): Token[] => {
        if (text === '.') return [];
        const [head = '', walls = ''] = text.split(':');
        const symbol = MARKS[head.charAt(1)] ?? null;
        return [{ row, column, wood: head.startsWith('W'), symbol, walls: [...walls] as Side[] }];
      }),
  );
}

const known = new Map<string, Token[]>();

function remembered(name: string, make: () => Token[]): Token[] {
  const found = known.get(name) ?? make();
  known.set(name, found);
  return found;
}

/** The cells of a piece, turned; the first row and column are 0. */
export function tokensOf(piece: string, face: Face, rotation: number): Token[] {
  return remembered(`${piece}${face}${rotation}`, () => read(PIECES[piece]?.[face]?.[rotation] ?? 'S'));
}

/** The top of a plateau; the first row and column are 0. */
export function plateauTokens(plateau: string, rotation: number): Token[] {
  return remembered(`${plateau}@${rotation}`, () => read(PLATEAUS[plateau]?.[rotation] ?? 'S S / S S'));
}

/** The cells of the board that a plateau covers, from the north-west corner of its box. */
export function plateauCells(plateau: string, rotation: number, corner: string): string[] {
  const [row, column] = [rowOf(corner), columnOf(corner)];
  return plateauTokens(plateau, rotation)
    .map((token) => cellAt(row + token.row, column + token.column))
    .filter((cell) => cell !== null);
}

/** Where the cells of a piece lie. */
export function cellsOf({ piece, face, rotation, anchor }: Placement): Laid[] {
  return tokensOf(piece, face, rotation).map((token) => ({
    ...token,
    cell: cellAt(rowOf(anchor) + token.row, columnOf(anchor) + token.column),
  }));
}

/** Rows and columns of the box round a turned piece. */
export function sizeOf(piece: string, face: Face, rotation: number): { rows: number; columns: number } {
  const tokens = tokensOf(piece, face, rotation);
  return {
    rows: Math.max(...tokens.map(({ row }) => row)) + 1,
    columns: Math.max(...tokens.map(({ column }) => column)) + 1,
  };
}

/** What a turned face looks like, to be compared. */
function looks(piece: string, face: Face, rotation: number): string {
  return tokensOf(piece, face, rotation)
    .map(
      ({ row, column, wood, symbol, walls }) =>
        `${row}${column}${wood ? 'W' : 'S'}${symbol ?? ''}${[...walls].sort().join('')}`,
    )
    .sort()
    .join(' ');
}

const FACES: readonly Face[] = ['A', 'B'];

/** The first way to lay a piece that looks the same: it is the one that has a name (UG-GEO-8). */
export function namesake(piece: string, face: Face, rotation: number): { face: Face; rotation: number } {
  const wanted = looks(piece, face, rotation);
  for (const other of FACES)
    for (let quarters = 0; quarters < 4; quarters++)
      if (looks(piece, other, quarters) === wanted) return { face: other, rotation: quarters };
  return { face, rotation };
}

/** The cell of a piece by which it is held: the one next to the middle. */
export function grip(piece: string, face: Face, rotation: number): Token {
  const tokens = tokensOf(piece, face, rotation);
  const row = tokens.reduce((sum, token) => sum + token.row, 0) / tokens.length;
  const column = tokens.reduce((sum, token) => sum + token.column, 0) / tokens.length;
  const far = (token: Token) => Math.hypot(token.row - row, token.column - column);
  return tokens.reduce((best, token) => (far(token) < far(best) - 1e-9 ? token : best));
}

/** The anchor of a piece that is held over a cell, pushed inside the board. */
export function anchorUnder(piece: string, face: Face, rotation: number, cell: string): string {
  const held = grip(piece, face, rotation);
  const { rows, columns } = sizeOf(piece, face, rotation);
  const row = Math.max(0, Math.min(SIZE - rows, rowOf(cell) - held.row));
  const column = Math.max(0, Math.min(SIZE - columns, columnOf(cell) - held.column));
  return cellAt(row, column) ?? 'A1';
}

/** The cell over which a piece is held when it lies at an anchor. */
export function gripCell({ piece, face, rotation, anchor }: Placement): string {
  const held = grip(piece, face, rotation);
  return cellAt(rowOf(anchor) + held.row, columnOf(anchor) + held.column) ?? anchor;
}

/** The shape of a piece: `V3` of `V3.1`. */
export const shapeOf = (piece: string): string => piece.split('.')[0] ?? piece;
