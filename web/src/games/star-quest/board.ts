/** The scene of Star Quest with its types, and what is read off it for drawing. Nothing here is a rule. */
import type { Scene } from '../../lib/protocol';
import type { ActionView, BlipView, FigureView, OutlookView, SquadView, View, WayView } from '../../lib/star-quest';
import { colourOf, type Player } from './cast.svelte';
import { cellOf, DIRECTIONS, nameAt, Plan, SIZE, type Cell, type Direction } from './geometry';

export type {
  ActionView,
  ActorView,
  BlipView,
  CardView,
  ChanceView,
  DieView,
  FigureView,
  GoalView,
  OutlookView,
  ProspectView,
  RollView,
  ScoreView,
  SquadView,
  View,
  WayView,
} from '../../lib/star-quest';

export const viewOf = (scene: Scene): View => scene.view as View;
export const legalOf = (scene: Scene): ActionView[] => scene.legal as ActionView[];

export const isBlip = (name: string): boolean => /^b\d+$/.test(name);
/** Whether two by two squares are needed. */
export const isLarge = (figure: string): boolean => figure.startsWith('D');
export const kindOf = (figure: string): string => figure.charAt(0);

/** The player that a figure or blip belongs to. */
export const ownerOf = (figure: string): Player => colourOf(figure) ?? 'CHAOS';

/** The docking bays by the letters of their squares. */
export const planOf = (view: View): Plan =>
  new Plan(view.ship.bays.map(({ colour, port }) => ({ colour: colour.charAt(0), port })));

/** Figures that stand somewhere, by name. */
export const figuresOf = (view: View): Map<string, FigureView> =>
  new Map(view.figures.map((figure) => [figure.figure, figure]));

/** The squares that a figure covers. */
export function coverOf({ figure, square }: Pick<FigureView, 'figure' | 'square'>): string[] {
  if (!square) return [];
  const cell = isLarge(figure) ? cellOf(square) : null;
  if (!cell) return [square];
  return [0, 1]
    .flatMap((row) => [0, 1].map((column) => nameAt(cell.column + column, cell.row + row)))
    .filter((name): name is string => name !== null);
}

/** Who stands where. */
export function standingOf(view: View): Map<string, string> {
  const found = new Map<string, string>();
  for (const { blip, square } of view.blips) found.set(square, blip);
  for (const figure of view.figures) for (const square of coverOf(figure)) found.set(square, figure.figure);
  return found;
}

/** The squares in sight of the squads, as the drawing wants them. */
export function litOf(view: View): Set<string> {
  const found = new Set<string>();
  view.lit.forEach((line, row) => {
    for (let column = 0; column < SIZE; column++) if (line.charAt(column) === '1') found.add(`${column} ${row}`);
  });
  return found;
}

export const outlookOf = (view: View, figure: string | null): OutlookView | undefined =>
  view.outlooks.find((outlook) => outlook.figure === figure);

/** The squares of a way, from the first step to its end. */
export function wayTo(outlook: OutlookView | undefined, from: string | null, to: string): string[] | null {
  const ways = new Map<string, WayView>(outlook?.ways.map((way) => [way.square, way]));
  const path: string[] = [];
  for (let at = to; at !== from;) {
    const way = ways.get(at);
    if (!way || path.includes(at)) return null;
    path.unshift(at);
    at = way.back;
  }
  return path.length ? path : null;
}

export const squadOf = (view: View, seat: number): SquadView | undefined =>
  view.squads.find((squad) => squad.seat === seat);

/** Where somebody is: a figure, or a blip. */
export function squareOf(view: View, name: string): string | null {
  if (isBlip(name)) return view.blips.find(({ blip }) => blip === name)?.square ?? null;
  return view.figures.find(({ figure }) => figure === name)?.square ?? null;
}

export const blipOf = (view: View, name: string): BlipView | undefined => view.blips.find(({ blip }) => blip === name);

/** The direction from a square to one beside it. */
export function directionTo(plan: Plan, from: string, to: string): Direction | null {
  const [a, b] = [plan.cell(from), plan.cell(to)];
  if (!a || !b) return null;
  const step: Cell = { column: Math.sign(b.column - a.column), row: Math.sign(b.row - a.row) };
  const at = STEPS.findIndex(([columns, rows]) => columns === step.column && rows === step.row);
  return DIRECTIONS[at] ?? null;
}

/** What each direction adds to column and row. */
export const STEPS: readonly (readonly [number, number])[] = [
  [0, -1],
  [1, -1],
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [-1, -1],
];

/** A chance of so many in 10000 as a whole number of percent; what is possible is not shown as nothing or certain. */
export function percent(chance: number): number {
  const whole = Math.round(chance / 100);
  if (chance > 0 && whole === 0) return 1;
  return chance < 10000 && whole === 100 ? 99 : whole;
}
