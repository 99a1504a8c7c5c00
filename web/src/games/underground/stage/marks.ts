/** What is drawn over the board for whoever thinks about it: places that fit, reach, ways, footprints, pointers. */
import { DANGER, INK, POINTER, SIGNAL } from './look';
import { Ink } from './ink';
import { outline } from './outline';
import { LEVEL, nameOf, placed, spot, squareOf, thickness, type Point } from './grid';
import { topOf, type Cells } from './model';
import type { Ghost, StageProps } from './stage';

/** How far a ghost floats above its place. */
export const FLOAT = 0.16;

const POOL = 0.11; // the surface of water above the top it lies on

type Given = 'ghosts' | 'fits' | 'reach' | 'path' | 'suggestions' | 'point' | 'heights' | 'colour';

export interface Marks extends Pick<StageProps, Given> {
  figure: string | null;
  hovered: string | null;
}

/** The top of a cell as one sees it, water included. */
export function seenTop(cells: Cells, name: string): number {
  return topOf(cells, name) + (cells.get(name)?.water ? POOL : 0);
}

/** Everything but the ghosts' bodies. */
export function inkOf(marks: Marks, cells: Cells): Ink {
  const ink = new Ink();
  const on = (name: string, above = 0.012): Point => {
    const [x, , z] = spot(squareOf(name));
    return [x, seenTop(cells, name) + above, z];
  };
  for (const { cell, cost } of marks.reach) reachMark(ink, on(cell, 0.01), cost);
  if (marks.hovered) ink.frame(on(marks.hovered, 0.014), 0.97, 0.035, { colour: 0xffffff, alpha: 0.55 });
  for (const cell of marks.fits) fitMark(ink, on(cell));
  for (const cell of marks.point) pointMark(ink, on(cell, 0.02));
  if (marks.figure) ink.ring(on(marks.figure), 0.34, 0.4, { colour: SIGNAL, alpha: 0.95 }, 48);
  for (const ghost of marks.ghosts) footprint(ink, ghost, cells, colourOf(ghost, marks.colour));
  /** The points of a way, from the figure on. */
  const along = (path: readonly string[], above: number): Point[] =>
    [...(marks.figure ? [marks.figure] : []), ...path].map((cell) => on(cell, above));
  if (marks.path.length) way(ink, along(marks.path, 0.05));
  for (const { seat, path } of marks.suggestions) dots(ink, along(path, 0.1), marks.colour(seat));
  return ink;
}

/** What colour a ghost has: what I can do, what cannot be, or whose proposal it is. */
export function colourOf(ghost: Ghost, colour: (seat: number) => string): number | string {
  if (!ghost.fits) return DANGER;
  return ghost.seat === undefined ? SIGNAL : colour(ghost.seat);
}

/** Three bands: near, farther, far. */
function reachMark(ink: Ink, at: Point, cost: number): void {
  const alpha = cost <= 2 ? 0.36 : cost <= 4 ? 0.23 : 0.12;
  ink.square(at, 0.86, { colour: SIGNAL, alpha });
  ink.frame([at[0], at[1] + 0.002, at[2]], 0.88, 0.03, { colour: SIGNAL, alpha: alpha + 0.4 });
}

function fitMark(ink: Ink, [x, y, z]: Point): void {
  ink.ring([x, y, z], 0, 0.24, { colour: INK, alpha: 0.5 });
  ink.ring([x, y + 0.004, z], 0.145, 0.185, { colour: SIGNAL, alpha: 0.95 });
  ink.ring([x, y + 0.004, z], 0, 0.085, { colour: SIGNAL });
}

/** Brackets at the four corners. */
function pointMark(ink: Ink, [x, y, z]: Point): void {
  for (const sx of [-1, 1])
    for (const sz of [-1, 1]) {
      const corner: Point = [x + sx * 0.46, y, z + sz * 0.46];
      ink.bar(corner, [corner[0] - sx * 0.24, y, corner[2]], 0.06, { colour: POINTER });
      ink.bar(corner, [corner[0], y, corner[2] - sz * 0.24], 0.06, { colour: POINTER });
    }
}

/** Under a ghost: its place on every cell, posts down to the cells at fault, and its own edges. */
function footprint(ink: Ink, ghost: Ghost, cells: Cells, colour: number | string): void {
  const { faults, base } = ghost;
  const squares = placed(ghost.piece, ghost.face, ghost.rotation, ghost.anchor);
  const bottom = base * LEVEL + FLOAT;
  const top = bottom + thickness(ghost.piece) * LEVEL;
  for (const square of squares) {
    const [x, , z] = spot(square);
    const name = nameOf(square);
    const bad = faults.includes(name);
    const y = seenTop(cells, name) + 0.02;
    ink.square([x, y, z], 0.94, bad ? { colour: DANGER, alpha: 0.75 } : { colour, alpha: 0.35 });
    if (!bad || y > bottom) continue;
    for (const sx of [-0.44, 0.44])
      for (const sz of [-0.44, 0.44]) ink.bar([x + sx, y, z + sz], [x + sx, bottom, z + sz], 0.026, { colour: DANGER });
  }
  const corners = outline(squares, 0.03);
  corners.forEach(([x, z], i) => {
    const [nx, nz] = corners[(i + 1) % corners.length] ?? [x, z];
    ink.bar([x, top, z], [nx, top, nz], 0.04, { colour });
    ink.bar([x, bottom + 0.01, z], [nx, bottom + 0.01, nz], 0.022, { colour });
  });
}

/** A way over the tops: level, up or down, level. */
function way(ink: Ink, points: readonly Point[]): void {
  const stroke = { colour: SIGNAL };
  for (let i = 1; i < points.length; i++) {
    const [a, b] = [points[i - 1] as Point, points[i] as Point];
    const middle = (y: number): Point => [(a[0] + b[0]) / 2, y, (a[2] + b[2]) / 2];
    ink.bar(a, middle(a[1]), 0.06, stroke);
    if (a[1] !== b[1]) ink.bar(middle(a[1]), middle(b[1]), 0.06, stroke);
    ink.bar(middle(b[1]), b, 0.06, stroke);
  }
  const end = points.at(-1) as Point;
  ink.ring([end[0], end[1] + 0.01, end[2]], 0.2, 0.28, stroke);
}

/** A dotted way in the colour of whoever suggests it; its letter stands at the end. */
function dots(ink: Ink, points: readonly Point[], colour: string): void {
  for (let i = 1; i < points.length; i++) {
    const [a, b] = [points[i - 1] as Point, points[i] as Point];
    for (const part of [0.2, 0.4, 0.6, 0.8, 1]) {
      if (i === points.length - 1 && part > 0.7) continue;
      const mix = (axis: 0 | 2): number => a[axis] + (b[axis] - a[axis]) * part;
      ink.ring([mix(0), Math.max(a[1], b[1]), mix(2)], 0, 0.062, { colour }, 14);
    }
  }
}
