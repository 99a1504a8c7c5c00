/** A mission that is being made or shown. What may lie where is the server's to say; here things are only moved about. */
import type { Json } from '../../../lib/protocol';
import { MOST_GOAL_SQUARES, TOKENS } from '../../../lib/star-quest-parts';
import type { Craft } from '../../../scenario/bench.svelte';
import type { Colour } from '../cast.svelte';
import { cellOf, COLUMNS, HALF, nameAt, type Cell } from '../geometry';
import { letterAt } from './hulk';

export const QUARTERS = ['NW', 'NE', 'SW', 'SE'] as const;
export type Quarter = (typeof QUARTERS)[number];
export const SQUADS = ['1', '2', '3'] as const;
export const COLOURS: readonly Colour[] = ['RED', 'YEL', 'BLU'];
export const KINDS = Object.keys(TOKENS);
export const LARGEST_HOLD = 5;
export const MOST_POINTS = 304;

export type Form = 'USE' | 'REMOVE' | 'CARRY' | 'HOLD' | 'CLEAR' | 'TOKEN' | 'SCORE';
export type Counts = Record<string, number>;

/** What is to be done; the names are those of the file. */
export interface Objective {
  type: Form;
  kind?: string | null;
  room?: string;
  square?: string;
  squares?: string[];
  count?: number;
  figures?: number;
  points?: number;
  requires?: { type?: string; kind: string; count?: number } | null;
}

/** A mission; squares are those of the unrotated boards, such as `2.h7`. */
export interface Draft {
  name: string;
  briefing: string;
  secondary_text: string;
  number: number;
  difficulty: number;
  special: string[];
  /** a board and its quarter turns for each quarter of the hulk */
  layout: Record<Quarter, [number, number]>;
  docks: Record<Colour, string>;
  blips: Counts;
  chips: Record<string, Counts>;
  reserve: string[];
  primary: Objective;
  secondary: Objective;
}

/** What can lie on a square. A room that is to be held is named by any of its squares. */
export type Thing = 'reserve' | 'primary' | 'secondary';
export const THINGS: readonly Thing[] = ['primary', 'secondary', 'reserve'];

export const EMPTY: Draft = {
  name: '',
  briefing: '',
  secondary_text: '',
  number: 999,
  difficulty: 3,
  special: [],
  layout: { NW: [1, 0], NE: [2, 0], SW: [3, 0], SE: [4, 0] },
  docks: { RED: 'W1', YEL: 'W3', BLU: 'E4' },
  blips: { G: 10, O: 4, A: 2 },
  chips: { '1': { G: 4 }, '2': { G: 6, O: 2 }, '3': { G: 8, O: 4 } },
  reserve: [],
  primary: { type: 'USE', squares: [], count: 1 },
  secondary: { type: 'TOKEN', kind: 'O', count: 1 },
};

/** A draft from values that the server could read; what is missing is as in an empty one. */
export function readDraft(values: Json): Draft {
  const found = values as Partial<Draft>;
  return {
    ...EMPTY,
    ...found,
    layout: { ...EMPTY.layout, ...found.layout },
    docks: { ...EMPTY.docks, ...found.docks },
    chips: { ...EMPTY.chips, ...found.chips },
  };
}

/** The values as they are sent; without the number in the house's list, and without what its form does not ask for. */
export function writeDraft(draft: Draft): Record<string, Json> {
  const values = Object.fromEntries(Object.entries(draft).filter(([name]) => name !== 'number'));
  return {
    ...values,
    blips: present(draft.blips),
    chips: Object.fromEntries(SQUADS.map((squads) => [squads, present(draft.chips[squads] ?? {})])),
    primary: writeObjective(draft.primary),
    secondary: writeObjective(draft.secondary),
  };
}

const present = (counts: Counts): Counts => Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0));

/** What each form has to say; what was said for another form waits in the draft. */
const SAYS: Record<Form, readonly (keyof Objective)[]> = {
  USE: ['squares', 'count'],
  REMOVE: ['kind', 'count'],
  CARRY: ['square'],
  HOLD: ['room', 'figures'],
  CLEAR: [],
  TOKEN: ['kind', 'count'],
  SCORE: ['points'],
};

function writeObjective(goal: Objective): Record<string, Json> {
  const said = SAYS[goal.type].flatMap((name) => (goal[name] ? [[name, goal[name]]] : []));
  const requires = goal.type === 'USE' && goal.requires ? [['requires', goal.requires]] : [];
  return Object.fromEntries([['type', goal.type], ...said, ...requires]) as Record<string, Json>;
}

// Squares.

/** A cell of a board after quarter turns clockwise. */
function turned({ column, row }: Cell, turns: number): Cell {
  return turns > 0 ? turned({ column: HALF - 1 - row, row: column }, turns - 1) : { column, row };
}

/** Where a square of a board such as `2.h7` lies on the hulk; null for what is none. */
export function onHulk(draft: Draft, square: string): string | null {
  const [board, local = ''] = square.split('.');
  const cell = cellOf(local);
  const at = QUARTERS.findIndex((quarter) => String(draft.layout[quarter][0]) === board);
  const quarter = QUARTERS[at];
  if (!cell || !quarter || cell.column >= HALF || cell.row >= HALF) return null;
  const { column, row } = turned(cell, draft.layout[quarter][1]);
  return nameAt(column + (at % 2) * HALF, row + Math.floor(at / 2) * HALF);
}

/** The square of a board that lies at a square of the hulk. */
export function onBoard(draft: Draft, square: string): string | null {
  const cell = cellOf(square);
  if (!cell) return null;
  const [board, turns] = draft.layout[quarterOf(cell)];
  const { column, row } = turned({ column: cell.column % HALF, row: cell.row % HALF }, (4 - turns) % 4);
  return `${board}.${COLUMNS.charAt(column)}${row + 1}`;
}

export function quarterOf({ column, row }: Cell): Quarter {
  return QUARTERS[(row >= HALF ? 2 : 0) + (column >= HALF ? 1 : 0)] ?? 'NW';
}

// What lies where.

/** The squares of the boards that an objective names. */
export function squaresOf(goal: Objective): string[] {
  if (goal.type === 'USE') return goal.squares ?? [];
  return goal.type === 'CARRY' && goal.square ? [goal.square] : [];
}

export function thingsAt(draft: Draft, cell: string): Thing[] {
  const square = onBoard(draft, cell);
  if (!square) return [];
  return THINGS.filter((thing) =>
    thing === 'reserve' ? draft.reserve.includes(square) : squaresOf(draft[thing]).includes(square),
  );
}

const without = (squares: readonly string[], square: string): string[] => squares.filter((other) => other !== square);

export function take(draft: Draft, thing: Thing, cell: string): Draft {
  const square = onBoard(draft, cell);
  if (!square) return draft;
  if (thing === 'reserve') return { ...draft, reserve: without(draft.reserve, square) };
  const goal = draft[thing];
  if (goal.type === 'CARRY') return { ...draft, [thing]: { ...goal, square: '' } };
  return { ...draft, [thing]: { ...goal, squares: without(goal.squares ?? [], square) } };
}

/** Puts something on a square of the hulk, or moves it there; what is there already is taken away. */
export function put(draft: Draft, thing: Thing, to: string, from: string | null = null): Draft {
  if (from === null && thingsAt(draft, to).includes(thing)) return take(draft, thing, to);
  const rest = from === null ? draft : take(draft, thing, from);
  const square = onBoard(rest, to);
  if (!square) return draft;
  if (thing === 'reserve') return { ...rest, reserve: [...without(rest.reserve, square), square] };
  return { ...rest, [thing]: aimed(rest[thing], square, roomAt(rest, to)) };
}

/** An objective that names one square more, or the room in which it lies. Without a form that names one it gets one. */
function aimed(goal: Objective, square: string, room: string | null): Objective {
  if (goal.type === 'CARRY') return { ...goal, square };
  if (goal.type === 'HOLD') return { ...goal, room: room ?? goal.room ?? '' };
  const squares = goal.type === 'USE' ? [...without(goal.squares ?? [], square), square] : [square];
  const named = squares.slice(-MOST_GOAL_SQUARES);
  return { ...goal, type: 'USE', squares: named, count: Math.min(goal.count ?? 1, named.length) };
}

/** The room of a square of the hulk, such as `4:E`; null in a corridor. */
export function roomAt(draft: Draft, square: string): string | null {
  const cell = cellOf(square);
  if (!cell) return null;
  const [board] = draft.layout[quarterOf(cell)];
  const letter = letterAt(draft, cell);
  return letter === '.' ? null : `${board}:${letter}`;
}

// The boards.

/** Turns the board of a quarter once clockwise. */
export function turnBoard(draft: Draft, quarter: Quarter): Draft {
  const [board, turns] = draft.layout[quarter];
  return { ...draft, layout: { ...draft.layout, [quarter]: [board, (turns + 1) % 4] } };
}

/** Lays a board on a quarter; the one that lay there goes where the other was. */
export function layBoard(draft: Draft, quarter: Quarter, board: number): Draft {
  const from = QUARTERS.find((other) => draft.layout[other][0] === board);
  if (!from || from === quarter) return draft;
  const layout = { ...draft.layout, [quarter]: draft.layout[from], [from]: draft.layout[quarter] };
  return { ...draft, layout };
}

/** A squad docks at a port; whoever docked there gets the other port. */
export function dockAt(draft: Draft, colour: Colour, port: string): Draft {
  const other = COLOURS.find((one) => one !== colour && draft.docks[one] === port);
  const docks = { ...draft.docks, [colour]: port, ...(other ? { [other]: draft.docks[colour] } : {}) };
  return { ...draft, docks };
}

export const CRAFT: Craft<Draft, Thing> = { empty: EMPTY, read: readDraft, write: writeDraft, thingsAt, put, take };
