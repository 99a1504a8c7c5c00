/** The scene of Underground with its types, and what is read off it for drawing. Nothing here is a rule. */
import type { Scene } from '../../lib/protocol';
import type { ActionView, BoardView, CellView, StackView, WayView } from '../../lib/underground';
import { cellAt, cellsOf, plateauCells, rowOf, SIZE, type Face, type Placement } from './pieces';

export type {
  ActionView,
  BoardView,
  CardView,
  CellView,
  ChipView,
  StackView,
  TimerView,
  WayView,
} from '../../lib/underground';

export const viewOf = (scene: Scene): BoardView => scene.view as BoardView;
export const legalOf = (scene: Scene): ActionView[] => scene.legal as ActionView[];

export const SETUP = ['setup_plateau', 'setup_door', 'setup_first'];

/** Cells by name. */
export const cellsByName = (view: BoardView): Map<string, CellView> =>
  new Map(view.cells.map((cell) => [cell.cell, cell]));

const PLACEMENT = /^P(!S)? (\S+?)([AB])r([0-3])@([A-I][1-9])$/;
const PLATEAU = /^SP ([a-h])@([A-I][1-9])r([0-3])$/;

/** A placement read from its notation; `swap` when it spends the Swap chip. */
export function placementOf(text: string): (Placement & { swap: boolean }) | null {
  const [, swap, piece, face, rotation, anchor] = PLACEMENT.exec(text) ?? [];
  if (!piece || !anchor) return null;
  return { piece, face: face as Face, rotation: Number(rotation), anchor, swap: swap !== undefined };
}

/** A plateau of the set-up, read from its notation. */
export function plateauOf(text: string): { plateau: string; cell: string; rotation: number } | null {
  const [, plateau, cell, rotation] = PLATEAU.exec(text) ?? [];
  return plateau && cell ? { plateau, cell, rotation: Number(rotation) } : null;
}

export const placementText = ({ piece, face, rotation, anchor }: Placement, swap: boolean): string =>
  `P${swap ? '!S' : ''} ${piece}${face}r${rotation}@${anchor}`;

/** The level on which a piece would come to lie: as high as the highest cell under it. */
export function baseOf(view: BoardView, placement: Placement): number {
  const heights = cellsByName(view);
  return Math.max(0, ...cellsOf(placement).map(({ cell }) => (cell ? (heights.get(cell)?.height ?? 0) : 0)));
}

/** The piece that lies on top of a stack, or the joker of a shape; null if none is left. */
export function topOf(view: BoardView, shape: string): string | null {
  if (shape.startsWith('J')) return view.jokers.includes(shape) ? shape : null;
  return view.stacks.find((stack) => stack.shape === shape)?.pieces.at(-1) ?? null;
}

/** How many pieces of a stack are left. */
export const countOf = (stack: StackView): number => stack.pieces.length;

/** The shapes to which a card of the hands leads. */
export const leadsOf = (view: BoardView, card: string): string[] =>
  view.leads.find((lead) => lead.card === card)?.shapes ?? [];

/** The cells of a row or column. */
export function lineCells(line: string, number: string): string[] {
  return Array.from({ length: SIZE }, (_, i) =>
    line === 'row' ? cellAt(rowOf(`${number}1`), i) : cellAt(i, Number(number) - 1),
  ).filter((cell) => cell !== null);
}

/** What the kidnapper sees. */
export const danger = (view: BoardView): string[] => (view.timer ? lineCells(view.timer.line, view.timer.number) : []);

/** What he sees after the next turn of the timer; nothing if that is the end. */
export const dangerNext = (view: BoardView): string[] =>
  view.timer && view.timer.section + 1 < view.timer.end ? lineCells(view.timer.next_line, view.timer.next_number) : [];

/** The way to a cell. */
export const wayTo = (view: BoardView, cell: string): WayView | undefined => view.ways.find((way) => way.cell === cell);

/** Whether a way is shown before it is walked, since it costs something for good. */
export const asksFirst = ({ chips, keys, seen }: WayView): boolean => Boolean(chips) || Boolean(keys) || Boolean(seen);

/** Where each piece of a cell's top comes from, so that cells of one piece are drawn as one. */
export function ownersOf(view: BoardView): Map<string, string> {
  const owners = new Map<string, string>();
  for (const { plateau, cell, rotation } of view.plateaus)
    for (const name of plateauCells(plateau, rotation, cell)) owners.set(name, plateau);
  for (const piece of view.pieces)
    for (const { cell } of cellsOf(piece as Placement)) if (cell) owners.set(cell, piece.piece);
  return owners;
}

/** The cells whose tops hang in the air: wood of the piece on top, with nothing right under it. */
export function floatingOf(view: BoardView): Set<string> {
  const heights = new Map<string, number>();
  for (const { plateau, cell, rotation, height } of view.plateaus)
    for (const name of plateauCells(plateau, rotation, cell)) heights.set(name, height);
  const floating = new Set<string>();
  for (const piece of view.pieces)
    for (const { cell } of cellsOf(piece as Placement)) {
      if (!cell) continue;
      if ((heights.get(cell) ?? 0) < piece.base) floating.add(cell);
      else floating.delete(cell);
      heights.set(cell, piece.base + 1);
    }
  return floating;
}
