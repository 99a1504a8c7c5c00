/** The scene of Panic Station with its types, and what is read off it for drawing. Nothing here is a rule. */
import type { Scene } from '../../lib/protocol';
import type {
  ActionView,
  BoardAids,
  BoardView,
  CharacterView,
  RoomCardView,
  StackCardView,
} from '../../lib/panic-station';
import { cellName, cellOf, cellXY, DIRECTIONS, halfOf, STEPS, turned, type Direction } from './geometry';
import { read, type Choice } from './notation';
import { letterOf } from './seats';

export type {
  ActionView,
  BoardAids,
  BoardView,
  CharacterView,
  InfectionView,
  LaidView,
  OwnView,
  RoomCardView,
  StackCardView,
  WayView,
} from '../../lib/panic-station';

/** A legal action with what its notation says. */
export interface Deed extends Choice {
  id: number;
  text: string;
  cost: number;
}

export const viewOf = (scene: Scene): BoardView => scene.view as BoardView;
export const legalOf = (scene: Scene): Deed[] =>
  (scene.legal as ActionView[]).map(({ id, text, cost = 0 }) => ({ ...read(text), id, text, cost }));
export const aidsOf = (scene: Scene): BoardAids | null => (scene.aids ?? null) as BoardAids | null;

export const cardsByCell = (view: BoardView): Map<string, RoomCardView> =>
  new Map(view.cards.map((card) => [cellName(card.x, card.y), card]));

export const characterOf = (view: BoardView, who: string): CharacterView | undefined =>
  view.characters.find((one) => one.who === who);

export const charactersIn = (view: BoardView, room: string): CharacterView[] =>
  view.characters.filter((one) => one.room === room && one.life > 0);

/** The characters of a seat, trooper first. */
export const charactersOf = (view: BoardView, seat: number): CharacterView[] =>
  view.characters.filter((one) => one.seat === seat);

/** The room of a code: `R05` may lie at `1,0`, `R03i` at `2,1i`. Empty if that card is not laid. */
export function roomOfCode(view: BoardView, code: string): string {
  const card = view.cards.find((one) => one.card === code.slice(0, 3));
  return card ? cellName(card.x, card.y) + code.slice(3) : '';
}

/** The rooms of a card: one, or the antechamber and the inner room. */
export const roomsOf = (card: RoomCardView): string[] => {
  const cell = cellName(card.x, card.y);
  return card.double ? [`${cell}a`, `${cell}i`] : [cell];
};

/** All rooms of the station, in reading order. */
export const allRooms = (view: BoardView): { room: string; card: RoomCardView }[] =>
  [...view.cards]
    .sort((a, b) => b.y - a.y || a.x - b.x)
    .flatMap((card) => roomsOf(card).map((room) => ({ room, card })));

/** The room that a step from a room leads to, as far as the drawing goes; null if there is none. */
export function neighbour(view: BoardView, room: string, direction: Direction): string | null {
  const cards = cardsByCell(view);
  const { x, y } = cellXY(room);
  const here = cards.get(cellName(x, y));
  const half = halfOf(room);
  if (here && half) {
    const inner = here.orientation === 'u' ? 'N' : 'S';
    if (half === 'a' && direction === inner) return `${cellName(x, y)}i`;
    if (half === 'i' && direction !== inner && (direction === 'N' || direction === 'S')) return `${cellName(x, y)}a`;
  }
  const there = cards.get(cellName(x + STEPS[direction].x, y + STEPS[direction].y));
  if (!there) return null;
  const cell = cellName(there.x, there.y);
  return there.double ? `${cell}a` : cell;
}

/** What a room has on a side: o passage, d security door, w wall. A door joins the halves of a double card. */
export function edgeOf({ edges, orientation }: RoomCardView, room: string, direction: Direction): string {
  const half = halfOf(room);
  const [inwards, outwards] = orientation === 'u' ? ['N', 'S'] : ['S', 'N'];
  if (half && direction === (half === 'a' ? inwards : outwards)) return 'd';
  return half === 'i' ? 'w' : (edges[DIRECTIONS.indexOf(direction)] ?? 'w');
}

/** What leads out of a room on a side: its own edge, or the door of the card beyond (PS-GEO-6). */
export function exitOf(view: BoardView, card: RoomCardView, room: string, direction: Direction): string {
  const edge = edgeOf(card, room, direction);
  const next = neighbour(view, room, direction);
  const there = next ? cardsByCell(view).get(cellOf(next)) : undefined;
  if (edge !== 'o' || !next || !there) return edge;
  return edgeOf(there, next, DIRECTIONS[(DIRECTIONS.indexOf(direction) + 2) % 4] ?? direction);
}

/** The direction from one room to its neighbour. */
export const towards = (view: BoardView, from: string, to: string): Direction | null =>
  DIRECTIONS.find((direction) => neighbour(view, from, direction) === to) ?? null;

/** The card that is laid next: the one below the hive, where the hive fits nowhere. */
export const cardToLay = (view: BoardView): StackCardView | null =>
  view.phase === 'place' && view.top?.name === 'hive' && view.second ? view.second : view.top;

/** A place for a room card as people name it: beside which card, and on which side of it. */
export interface Beside {
  card: string;
  direction: Direction;
}

/** Names a place by a card beside it: best by one that leads there, and where an own character stands. */
export function besideOf(view: BoardView, cell: string, orientation = 'u'): Beside | null {
  const cards = cardsByCell(view);
  const { x, y } = cellXY(cell);
  const edges = turned(cardToLay(view)?.edges ?? 'oooo', orientation);
  const own = view.characters.filter((one) => one.seat === view.own?.seat).map((one) => cellOf(one.room ?? ''));
  const found = DIRECTIONS.flatMap((direction, side) => {
    const there = cards.get(cellName(x - STEPS[direction].x, y - STEPS[direction].y));
    if (!there) return [];
    const leads = there.edges[side] !== 'w' && edges[(side + 2) % 4] !== 'w';
    const here = own.includes(cellName(there.x, there.y));
    return [{ card: there.card, direction, worth: 2 * Number(leads) + Number(here) }];
  });
  return found.sort((a, b) => b.worth - a.worth)[0] ?? null;
}

/** The places that an action is about, for marking them: where it leads, what it hits, or where its character stands. */
export function placesOf(view: BoardView, deed: Choice): string[] {
  if (deed.cell) return [deed.cell];
  const hit = roomsHit(view, deed);
  const room = deed.who ? characterOf(view, deed.who)?.room : null;
  return hit.length || !room ? hit : [room];
}

/** The rooms that an action is about: where it leads, whom it hits. */
export function roomsHit(view: BoardView, deed: Choice): string[] {
  const from = deed.who ? (characterOf(view, deed.who)?.room ?? null) : null;
  if (deed.direction && from) {
    const to = neighbour(view, from, deed.direction as Direction);
    return to ? [to] : [];
  }
  if (deed.targets) return deed.targets.flatMap((target) => roomOfTarget(view, target));
  if (deed.rooms) return deed.rooms;
  if (deed.player && from) return [from];
  return [];
}

/** Where a target is: `RT`, or `p:1,0:g`. */
export function roomOfTarget(view: BoardView, target: string): string[] {
  const [, room] = target.split(':');
  if (room) return [room];
  const found = characterOf(view, target)?.room;
  return found ? [found] : [];
}

/** The letter of the eyes' seat. */
export const ownLetter = (view: BoardView): string => (view.own ? letterOf(view.own.seat) : '');

/** What the eyes' seat has chosen in secret, if the others have not answered yet: a card. */
export const sealedCard = (view: BoardView): string | null =>
  view.own?.answer?.startsWith('give ') ? view.own.answer.slice(5) : null;

/** How many hand cards may still leave the hand by use. */
export const spare = (view: BoardView): number => Math.max(0, (view.own?.hand.length ?? 0) - view.min_hand);
