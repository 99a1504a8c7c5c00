/** Where things lie on the drawing of the station. One room card fills one cell; y grows upwards on the grid, downwards here. */
export interface Point {
  x: number;
  y: number;
}
export interface Spot extends Point {
  scale: number;
}

export const CARD = 132;
export const GAP = 10;
export const PITCH = CARD + GAP;
export const HALF = CARD / 2;
export const PASSAGE = 46;
export const REACTOR = 'R00';
/** how far the wall inside a double card lies from its middle, towards the inner room's far side */
export const PARTITION = 2;

export const DIRECTIONS = ['N', 'E', 'S', 'W'] as const;
export type Direction = (typeof DIRECTIONS)[number];
export const STEPS: Record<Direction, Point> = {
  N: { x: 0, y: 1 },
  E: { x: 1, y: 0 },
  S: { x: 0, y: -1 },
  W: { x: -1, y: 0 },
};

export const cellName = (x: number, y: number): string => `${x},${y}`;
/** The cell of a room: `1,0i` lies in `1,0`. */
export const cellOf = (room: string): string => room.replace(/[ia]$/, '');
export const halfOf = (room: string): string => /[ia]$/.exec(room)?.[0] ?? '';

export function cellXY(cell: string): Point {
  const [x = 0, y = 0] = cellOf(cell).split(',').map(Number);
  return { x, y };
}

/** The middle of a cell on the drawing. */
export function middle(cell: string): Point {
  const { x, y } = cellXY(cell);
  return { x: x * PITCH, y: (0 - y) * PITCH };
}

/** The edges of a card after it was turned: `u` as printed, `r` a quarter clockwise, `d` half, `l` a quarter back. */
export function turned(edges: string, orientation: string): string {
  const quarters = 'urdl'.indexOf(orientation);
  return [0, 1, 2, 3].map((side) => edges[(side - quarters + 4) % 4] ?? 'w').join('');
}

/** The walls of a card as a path round its middle. */
export function walls(edges: string): string {
  const w = HALF - 3;
  const g = PASSAGE / 2 + 3;
  const at = (side: number, t: number): string =>
    side === 0 ? `${t} ${-w}` : side === 1 ? `${w} ${t}` : side === 2 ? `${t} ${w}` : `${-w} ${t}`;
  return [0, 1, 2, 3]
    .map((side) =>
      edges[side] === 'w'
        ? `M${at(side, -w)}L${at(side, w)}`
        : `M${at(side, -w)}L${at(side, -g)}M${at(side, g)}L${at(side, w)}`,
    )
    .join('');
}

/** Where a security door hangs, from the middle of its card. */
export interface Side extends Point {
  /** it lies across the drawing: in a northern or southern edge */
  flat: boolean;
}

/** The security doors in the edges of a card, whatever lies beyond them. */
export function doorsOf(edges: string): Side[] {
  const reach = HALF - 1; // in the wall, and as far out as in
  return DIRECTIONS.flatMap((direction, side) =>
    edges[side] === 'd'
      ? [{ x: STEPS[direction].x * reach, y: (0 - STEPS[direction].y) * reach, flat: side % 2 === 0 }]
      : [],
  );
}

/** Where the part of a double card lies: the inner room in the north if it lies as printed. */
export function halfAt(half: string, orientation: string): -1 | 0 | 1 {
  if (!half) return 0;
  return (half === 'i') === (orientation === 'u') ? -1 : 1;
}

interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Where figures and parasites may stand in a room, from the middle of its card. The reactor's passages are numbered. */
export function areaOf(half: string, orientation: string, card = ''): Area {
  const side = halfAt(half, orientation);
  if (card === REACTOR) return { x: 0, y: 19, width: 104, height: 58 };
  if (side === 0) return { x: 0, y: 33, width: 118, height: 58 };
  if (half === 'a') return { x: 0, y: side * 32, width: 118, height: 44 };
  return { x: -20, y: side * 32 + 8, width: 74, height: 40 };
}

const SIZES = [1, 0.86, 0.74, 0.62, 0.52, 0.44];
const FIGURE = 39;

/** Spots for so many things in a room: as large as they can be, in rows. */
export function spots(count: number, half: string, orientation: string, card = ''): Spot[] {
  const area = areaOf(half, orientation, card);
  const fits = (scale: number) => ({
    columns: Math.max(1, Math.floor(area.width / (FIGURE * scale))),
    rows: Math.max(1, Math.floor(area.height / (FIGURE * scale))),
  });
  const scale = SIZES.find((size) => fits(size).columns * fits(size).rows >= count) ?? 0.4;
  const columns = Math.min(fits(scale).columns, Math.ceil(count / Math.ceil(count / fits(scale).columns)));
  const rows = Math.ceil(count / columns);
  const step = FIGURE * scale + (rows === 1 && count < 3 ? 3 : 0);
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / columns);
    const inRow = row === rows - 1 ? count - row * columns : columns;
    return {
      x: area.x + ((i % columns) - (inRow - 1) / 2) * step,
      y: area.y + (row - (rows - 1) / 2) * step,
      scale,
    };
  });
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A box round cells, with a margin; never smaller than three cells, so that a young station is not drawn huge. */
export function boxRound(cells: string[], margin = 26, least = 3): Box {
  const points = cells.length ? cells.map(middle) : [{ x: 0, y: 0 }];
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const grow = (low: number, high: number): [number, number] => {
    const missing = Math.max(0, least * PITCH - (high - low + PITCH)) / 2;
    return [low - PITCH / 2 - missing, high + PITCH / 2 + missing];
  };
  const [left, right] = grow(Math.min(...xs), Math.max(...xs));
  const [top, bottom] = grow(Math.min(...ys), Math.max(...ys));
  return { x: left - margin, y: top - margin, width: right - left + 2 * margin, height: bottom - top + 2 * margin };
}
