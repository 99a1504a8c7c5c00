/** The board as things that can be built: slabs, walls, plates, water. Only what the view says; nothing is worked out. */
import type { BoardView, CellView } from '../../../lib/underground';
import type { Ghost } from './stage';
import { groups } from './outline';
import {
  inside,
  LEVEL,
  nameOf,
  OPPOSITE,
  placed,
  squareOf,
  STEP,
  thickness,
  type PartCell,
  type Side,
  type Square,
  type Surface,
} from './grid';

/** A body with straight sides and one surface. */
export interface Slab {
  squares: Square[];
  surface: Surface;
  bottom: number;
  top: number;
  /** pulled in from the edges of its squares */
  inset: number;
  /** planks run from north to south */
  upright: boolean;
  /** tells bodies apart, so that stones do not look alike */
  seed: number;
}

export type PlateKind = 'key' | 'valve' | 'lock' | 'manhole' | 'code';

/** A round plate on a top. */
export interface Plate {
  square: Square;
  y: number;
  kind: PlateKind;
  /** the name of a chip that lies face up */
  chip: string | null;
}

/** A wall on the border of a square; `between` if both sides have it, then it stands on the line. */
export interface Wall {
  square: Square;
  side: Side;
  y: number;
  between: boolean;
}

export interface Pool {
  square: Square;
  y: number;
}

export interface Model {
  slabs: Slab[];
  plates: Plate[];
  walls: Wall[];
  pools: Pool[];
}

const PLATEAU_INSET = 0.035;
const PIECE_INSET = 0.05;

/** A cell of the view by its name. */
export type Cells = ReadonlyMap<string, CellView>;

export function cellsOf(view: BoardView): Cells {
  return new Map(view.cells.map((cell) => [cell.cell, cell]));
}

/** The height of a cell's top in the stage's space; the water on it not counted. */
export function topOf(cells: Cells, name: string): number {
  return (cells.get(name)?.height ?? 0) * LEVEL;
}

/** Everything that lies on the board. Pieces in `without` are left out, with what is on them: they are still in the air. */
export function modelOf(view: BoardView, without: readonly Lying[] = []): Model {
  const cells = cellsOf(view);
  const gone = new Set(without.map(({ piece }) => piece));
  const hidden = new Set(without.flatMap((lying) => cellsUnder(lying).map(nameOf)));
  const seen = view.cells.filter(({ cell }) => !hidden.has(cell));
  const pieces = view.pieces.filter(({ piece }) => !gone.has(piece));
  return {
    slabs: [...view.plateaus.map(plateauSlab), ...pieces.flatMap((piece, i) => pieceSlabs(piece, i))],
    plates: seen.flatMap(platesOf),
    walls: wallsOf(seen, cells),
    pools: seen.filter((cell) => cell.water).map(({ cell, height }) => ({ square: squareOf(cell), y: height * LEVEL })),
  };
}

/** A piece by itself, with its signs and walls. `lift` holds it above its place. */
export function pieceModel(lying: Lying, lift = 0): Omit<Model, 'pools'> {
  const cells = cellsUnder(lying);
  const y = (lying.base + thickness(lying.piece)) * LEVEL + lift;
  return {
    slabs: pieceSlabs(lying, 0, lift),
    plates: cells.flatMap((square) => (square.sign ? [{ square, y, kind: square.sign, chip: null }] : [])),
    walls: cells.flatMap((square) => square.walls.map((side) => ({ square, side, y, between: false }))),
  };
}

function plateauSlab({ plateau, rotation, cell, height }: BoardView['plateaus'][number], seed: number): Slab {
  return {
    squares: placed(plateau, 'A', rotation, cell),
    surface: 'stone',
    bottom: 0,
    top: height * LEVEL,
    inset: PLATEAU_INSET,
    upright: false,
    seed,
  };
}

/** A piece and where it lies. */
export type Lying = Pick<Ghost, 'piece' | 'face' | 'rotation' | 'anchor' | 'base'>;

function cellsUnder({ piece, face, rotation, anchor }: Lying): PartCell[] {
  return placed(piece, face, rotation, anchor);
}

/** The bodies of a piece: neighbouring cells of one surface are one body. `lift` holds it above its place. */
export function pieceSlabs(lying: Lying, seed = 0, lift = 0): Slab[] {
  const { base } = lying;
  const cells = cellsUnder(lying);
  const tall = higher(cells);
  return groups(cells, (cell) => cell.surface).map((squares, part) => ({
    squares,
    surface: squares[0]?.surface ?? 'stone',
    bottom: base * LEVEL + lift,
    top: (base + thickness(lying.piece)) * LEVEL + lift,
    inset: PIECE_INSET,
    // A single plank cell follows the whole piece.
    upright: squares.length > 1 ? higher(squares) : tall,
    seed: 11 + seed * 3 + part,
  }));
}

function higher(squares: readonly Square[]): boolean {
  const span = (values: number[]): number => Math.max(...values) - Math.min(...values);
  return span(squares.map(({ row }) => row)) > span(squares.map(({ column }) => column));
}

/** What lies on a top: a code chip hides the sign under it, water does not (it is clear). */
function platesOf({ cell, height, symbol, used, code }: CellView): Plate[] {
  const place = { square: squareOf(cell), y: height * LEVEL, chip: null };
  if (code) return [{ ...place, kind: 'code', chip: code === '?' ? null : code }];
  if (used) return [{ ...place, kind: 'manhole' }];
  return symbol ? [{ ...place, kind: symbol as PlateKind }] : [];
}

function wallsOf(list: readonly CellView[], cells: Cells): Wall[] {
  const found: Wall[] = [];
  for (const { cell, height, walls, surface } of list) {
    if (surface === 'tower') continue;
    for (const side of [...(walls ?? '')] as Side[]) {
      const square = squareOf(cell);
      const other = { row: square.row + STEP[side].row, column: square.column + STEP[side].column };
      const facing = inside(other) ? cells.get(nameOf(other)) : undefined;
      const between = facing?.height === height && (facing.walls ?? '').includes(OPPOSITE[side]);
      // One of the two builds it.
      if (between && (side === 'N' || side === 'W')) continue;
      found.push({ square, side, y: height * LEVEL, between });
    }
  }
  return found;
}
