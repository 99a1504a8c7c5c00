/**
 * A position of The Base as one line of text (BASE-GEO-10), taken apart for the editor and put together again.
 * Nothing is judged here: whether a position is possible is the server's to say.
 */
import { CELLS, DIRECTIONS, isSlot, LANES, type Side } from './geometry';

export interface Draft {
  /** by cell */
  tiles: Record<string, { open: string; hidden: boolean }>;
  /** the number of each slot, 0 for a blank one */
  slots: Record<string, number>;
  /** where each piece stands, such as `X1`; null off the board */
  pieces: Record<string, string | null>;
  turn: Side;
  actions: number;
  /** whether no action of this turn has been taken, so that a bonus token may be used */
  window: boolean;
  countdown: number;
  tokens: Record<Side, number>;
  /** what follows the nine fields, word by word */
  flags: string[];
}

export const PIECES: readonly string[] = ['X1', 'X2', 'X3', 'M1', 'M2', 'M3'];
const OFF = '--';
const TILE = /~?[1-9a-f]/g;
const LANE = /^(?:~?[1-9a-f]){5}$/;

const openOf = (mask: number): string => DIRECTIONS.filter((_, bit) => (mask >> bit) & 1).join('');
const maskOf = (open: string): number =>
  DIRECTIONS.reduce((mask, d, bit) => (open.includes(d) ? mask | (1 << bit) : mask), 0);
const slotsOf = (side: Side): string[] => LANES.map((lane) => (side === 'X' ? 'x' : 'm') + lane);

/** A position taken apart; null if it does not have the form of one. */
export function readDraft(text: string): Draft | null {
  const [tiles, slotsX, slotsM, piecesX, piecesM, turn, actions, countdown, tokens, ...flags] = text
    .trim()
    .split(/\s+/);
  const lanes = tiles?.split('/') ?? [];
  if (lanes.length !== 5 || !lanes.every((lane) => LANE.test(lane))) return null;
  if (!/^[123-]{5}$/.test(slotsX ?? '') || !/^[123-]{5}$/.test(slotsM ?? '')) return null;
  const places = [...(piecesX ?? '').split(','), ...(piecesM ?? '').split(',')];
  if (places.length !== 6 || !places.every((place) => place === OFF || /^[xabcdem][1-5]$/.test(place))) return null;
  if (!/^[XM]$/.test(turn ?? '') || !/^\d\*?$/.test(actions ?? '') || !/^\d\d?$/.test(countdown ?? '')) return null;
  const held = /^(\d)-(\d)$/.exec(tokens ?? '');
  if (!held) return null;
  return {
    tiles: Object.fromEntries(lanes.flatMap((lane, index) => laneTiles(lane, LANES[index] as number))),
    slots: { ...readSlots('X', slotsX as string), ...readSlots('M', slotsM as string) },
    pieces: Object.fromEntries(PIECES.map((id, i) => [id, places[i] === OFF ? null : (places[i] as string)])),
    turn: turn as Side,
    actions: Number((actions as string).charAt(0)),
    window: (actions as string).endsWith('*'),
    countdown: Number(countdown),
    tokens: { X: Number(held[1]), M: Number(held[2]) },
    flags,
  };
}

function laneTiles(lane: string, number: number): [string, { open: string; hidden: boolean }][] {
  return (lane.match(TILE) ?? []).map((tile, column) => [
    'abcde'.charAt(column) + number,
    { open: openOf(parseInt(tile.slice(-1), 16)), hidden: tile.startsWith('~') },
  ]);
}

const readSlots = (side: Side, field: string): Record<string, number> =>
  Object.fromEntries(slotsOf(side).map((slot, i) => [slot, Number(field.charAt(i)) || 0]));

/** What a draft's flags say of the match: `play`, or a phase in which it is not simply somebody's turn. */
export function phaseOf({ flags }: Draft): string {
  const names = flags.map((flag) => flag.split('=')[0]);
  if (names.includes('offer')) return 'challenge-offer';
  if (names.includes('tc')) return flags.some((flag) => /^tc=.:/.test(flag)) ? 'challenge-over' : 'challenge';
  if (names.includes('over')) return 'over';
  return names.includes('ori') ? 'orient' : 'play';
}

/** The same board in the middle of a match. */
export const inPlay = (draft: Draft): Draft => ({ ...draft, flags: [] });

/** The flags, in their order. A piece that is off the board waits for its return, unless it was captured by the last move. */
function writeFlags({ flags, pieces }: Draft): string[] {
  const kept = flags.filter((flag) => !flag.startsWith('ret='));
  const away = PIECES.find((id) => !pieces[id]);
  if (!away || kept.some((flag) => flag.startsWith('over='))) return kept;
  return [...kept, `ret=${away}`];
}

/** The text of a draft. */
export function writeDraft(draft: Draft): string {
  const lanes = LANES.map((lane) => [...'abcde'].map((column) => writeTile(draft, column + lane)).join(''));
  const slots = (side: Side) =>
    slotsOf(side)
      .map((slot) => draft.slots[slot] || '-')
      .join('');
  const pieces = (side: Side) =>
    PIECES.filter((id) => id.startsWith(side))
      .map((id) => draft.pieces[id] ?? OFF)
      .join(',');
  return [
    lanes.join('/'),
    slots('X'),
    slots('M'),
    pieces('X'),
    pieces('M'),
    draft.turn,
    `${draft.actions}${draft.window ? '*' : ''}`,
    draft.countdown,
    `${draft.tokens.X}-${draft.tokens.M}`,
    ...writeFlags(draft),
  ].join(' ');
}

function writeTile(draft: Draft, cell: string): string {
  const tile = draft.tiles[cell];
  return tile ? (tile.hidden ? '~' : '') + maskOf(tile.open).toString(16) : '?';
}

/** The piece on a place. */
export const pieceAt = (draft: Draft, place: string): string | undefined =>
  PIECES.find((id) => draft.pieces[id] === place);

/** A piece goes to a place, or (null) off the board; whoever stood there changes places with it. */
export function put(draft: Draft, piece: string, place: string | null): Draft {
  const other = place ? pieceAt(draft, place) : undefined;
  const pieces = { ...draft.pieces, [piece]: place };
  if (other && other !== piece) pieces[other] = draft.pieces[piece] ?? null;
  return { ...draft, pieces };
}

/** A tile becomes another one. */
export function lay(draft: Draft, cell: string, change: Partial<{ open: string; hidden: boolean }>): Draft {
  const before = draft.tiles[cell];
  return before ? { ...draft, tiles: { ...draft.tiles, [cell]: { ...before, ...change } } } : draft;
}

/** The numbers of two slots of one side change places. */
export function exchange(draft: Draft, one: string, other: string): Draft {
  if (one[0] !== other[0] || !isSlot(one)) return draft;
  return { ...draft, slots: { ...draft.slots, [one]: draft.slots[other] ?? 0, [other]: draft.slots[one] ?? 0 } };
}

/** All places, as they are walked through by key: lane by lane. */
export const PLACES: readonly string[] = LANES.flatMap((lane) => [
  `x${lane}`,
  ...CELLS.filter((cell) => cell.endsWith(String(lane))),
  `m${lane}`,
]);
