/** Squares of the hulk as points on the drawing board. Nothing here is a rule: it is how the deck plan is drawn. */

/** The side of a square on the drawing board. */
export const U = 30;
/** Squares on a side of the hulk, and of one of its four boards. */
export const SIZE = 24;
export const HALF = 12;
/** The room between the hull's inner edge and a docking bay. */
const HULL = 9;

export interface Point {
  x: number;
  y: number;
}
export interface Cell {
  column: number;
  row: number;
}

export const COLUMNS = 'abcdefghijklmnopqrstuvwx';
export const DIRECTIONS = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const;
export type Direction = (typeof DIRECTIONS)[number];

const BAY_SQUARE = /^d[RYB][1-6]$/;
const SQUARE = /^([a-x])([1-9]|1[0-9]|2[0-4])$/;

/** A square's name, or null beyond the hull. */
export function nameAt(column: number, row: number): string | null {
  return column >= 0 && row >= 0 && column < SIZE && row < SIZE ? COLUMNS.charAt(column) + (row + 1) : null;
}

/** Column and row of a square of the hulk; null for anything else, such as a square of a docking bay. */
export function cellOf(square: string): Cell | null {
  const [, letter, number] = SQUARE.exec(square) ?? [];
  return letter && number ? { column: COLUMNS.indexOf(letter), row: Number(number) - 1 } : null;
}

export const isBay = (square: string): boolean => BAY_SQUARE.test(square);

/** A docking bay: the port where it lies says which way its squares run. */
export interface Berth {
  colour: string;
  port: string;
}

/** The first of the two hull squares that a port covers, counted along its side. */
export const portIndex = (port: string): number => [2, 8, 14, 20][Number(port.slice(1)) - 1] ?? 2;

/** Where a square of a bay is, in columns and rows of the hulk; those lie beyond the hull. */
export function berthCell(port: string, number: number): Cell {
  const along = portIndex(port) + ((number + 1) % 2);
  const out = Math.floor((number - 1) / 2) + 1;
  switch (port.charAt(0)) {
    case 'N':
      return { column: along, row: -out };
    case 'S':
      return { column: along, row: SIZE - 1 + out };
    case 'W':
      return { column: -out, row: along };
    default:
      return { column: SIZE - 1 + out, row: along };
  }
}

/** How a cell beyond the hull is set off by the hull's thickness. */
const off = (at: number): number => at * U + (at < 0 ? -HULL : at >= SIZE ? HULL : 0);

/** The corner of a cell on the drawing board, to the north-west. */
export const corner = ({ column, row }: Cell): Point => ({ x: off(column), y: off(row) });

/** The middle of a cell. */
export function centre(cell: Cell): Point {
  const { x, y } = corner(cell);
  return { x: x + U / 2, y: y + U / 2 };
}

/** Squares as points, with the docking bays where this mission has them. */
export class Plan {
  readonly #berths: Map<string, string>;

  constructor(berths: readonly Berth[]) {
    this.#berths = new Map(berths.map(({ colour, port }) => [colour, port]));
  }

  /** Column and row of any square, also of a docking bay. */
  cell(square: string): Cell | null {
    const found = cellOf(square);
    if (found || !isBay(square)) return found;
    const port = this.#berths.get(square.charAt(1));
    return port ? berthCell(port, Number(square.charAt(2))) : null;
  }

  /** The middle of a square, or of a block of two by two that it begins. */
  middle(square: string, wide = 1): Point | null {
    const cell = this.cell(square);
    if (!cell) return null;
    const { x, y } = centre(cell);
    return { x: x + ((wide - 1) * U) / 2, y: y + ((wide - 1) * U) / 2 };
  }

  /** The square under a point of the drawing board. */
  at({ x, y }: Point): string | null {
    const inside = nameAt(Math.floor(x / U), Math.floor(y / U));
    if (inside) return inside;
    for (const [colour, port] of this.#berths)
      for (let number = 1; number <= 6; number++) {
        const from = corner(berthCell(port, number));
        if (x >= from.x && x < from.x + U && y >= from.y && y < from.y + U) return `d${colour}${number}`;
      }
    return null;
  }

  /** The square beside another; from a bay one comes back to the hulk. */
  beside(square: string, [columns, rows]: readonly [number, number]): string | null {
    const cell = this.cell(square);
    if (!cell) return null;
    const column = cell.column + columns;
    const row = cell.row + rows;
    const inside = nameAt(column, row);
    if (inside) return inside;
    for (const [colour, port] of this.#berths)
      for (let number = 1; number <= 6; number++) {
        const berth = berthCell(port, number);
        if (berth.column === column && berth.row === row) return `d${colour}${number}`;
      }
    return null;
  }

  /** What of the drawing board is needed: the hull, its letters, and the bays of this mission. */
  get frame(): { x: number; y: number; width: number; height: number } {
    const deep = (side: string) => ([...this.#berths.values()].some((port) => port.startsWith(side)) ? 3 * U + 16 : 26);
    const [left, right, top, bottom] = [deep('W'), deep('E'), deep('N'), deep('S')];
    return { x: -left, y: -top, width: SIZE * U + left + right, height: SIZE * U + top + bottom };
  }
}

/** The edges of a door: where it begins, and whether it runs from north to south. */
export interface DoorPlace {
  x: number;
  y: number;
  upright: boolean;
}

/** Where a door is drawn, from its name: `e4S` lies south of e4 and f4, `b5E` east of b5 and b6. */
export function doorPlace(door: string): DoorPlace | null {
  const cell = cellOf(door.slice(0, -1));
  if (!cell) return null;
  const upright = door.endsWith('E');
  return upright
    ? { x: (cell.column + 1) * U, y: cell.row * U, upright }
    : { x: cell.column * U, y: (cell.row + 1) * U, upright };
}

/** The four squares in front of a door. */
export function doorSquares(door: string): string[] {
  const cell = cellOf(door.slice(0, -1));
  if (!cell) return [];
  const { column, row } = cell;
  return [0, 1]
    .flatMap((a) => [0, 1].map((b) => nameAt(column + a, row + b)))
    .filter((square): square is string => square !== null);
}

/** The outline of a set of cells as path data. */
export function outline(cells: readonly Cell[]): string {
  const key = ({ column, row }: Cell) => `${column} ${row}`;
  const has = new Set(cells.map(key));
  const edges: string[] = [];
  for (const cell of cells) {
    const { column, row } = cell;
    const { x, y } = corner(cell);
    if (!has.has(key({ column, row: row - 1 }))) edges.push(`M${x} ${y}h${U}`);
    if (!has.has(key({ column, row: row + 1 }))) edges.push(`M${x} ${y + U}h${U}`);
    if (!has.has(key({ column: column - 1, row }))) edges.push(`M${x} ${y}v${U}`);
    if (!has.has(key({ column: column + 1, row }))) edges.push(`M${x + U} ${y}v${U}`);
  }
  return edges.join('');
}

/** Filled squares as one path. */
export const squaresPath = (cells: readonly Cell[], inset = 0): string =>
  cells
    .map((cell) => {
      const { x, y } = corner(cell);
      const side = U - 2 * inset;
      return `M${x + inset} ${y + inset}h${side}v${side}h${-side}Z`;
    })
    .join('');
