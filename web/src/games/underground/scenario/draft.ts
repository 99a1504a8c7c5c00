/** A scenario that is being made or shown. What may lie where is the server's to say; here things are only moved about. */
import type { Json } from '../../../lib/protocol';
import type { Craft } from '../../../scenario/bench.svelte';
import {
  CELLS,
  cellAt,
  columnOf,
  neighbour,
  plateauCells,
  plateauTokens,
  rowOf,
  SIDES,
  SIZE,
  turnedSide,
  type Side,
} from '../pieces';

export const PLATEAUS = [...'abcdefgh'];
export const CHIPS = 4;

export type Level = 'easy' | 'medium' | 'hard';

/** What lies on the board, and the rules of the scenario; the names are those of its file. */
export interface Draft {
  title: string;
  about: string;
  number: number;
  level: Level;
  tower: string;
  door: Side;
  start: string;
  codes: string[];
  water: string[];
  draw_pile: number;
  end_column: number;
  timer: boolean;
  keys: number;
  valve_keys: number;
  canal: string;
  tiles: number;
  rat: string;
  /** the north-west cell of each that lies on the board: the corner of the box around it */
  plateaus: Record<string, string>;
}

/** Something that lies on the board: `plateau-a` to `plateau-h`, or one of the others. */
export type Thing = 'tower' | 'start' | 'code' | 'water' | 'rat' | `plateau-${string}`;
/** The things that lie on a single cell, the topmost first. */
const SMALL = ['start', 'rat', 'code', 'water', 'tower'] as const;

export const EMPTY: Draft = {
  title: '',
  about: '',
  number: 999,
  level: 'medium',
  tower: '',
  door: 'W',
  start: '',
  codes: [],
  water: [],
  draw_pile: 50,
  end_column: 5,
  timer: true,
  keys: 0,
  valve_keys: 0,
  canal: '',
  tiles: 2,
  rat: '',
  plateaus: {},
};

/** A draft from values that the server could read; what is missing is as in an empty one. */
export function readDraft(values: Json): Draft {
  return { ...EMPTY, ...(values as Partial<Draft>) };
}

/** The values as they are sent: what is not on the board yet is left out, and so is the number in the house's list. */
export function writeDraft(draft: Draft): Record<string, Json> {
  const entries = Object.entries(draft).filter(([name, value]) => value !== '' && name !== 'number');
  return Object.fromEntries(entries) as Record<string, Json>;
}

const plateauOf = (thing: Thing): string | null => (thing.startsWith('plateau-') ? thing.slice(-1) : null);

/** The cells that a plateau covers in a draft, as far as they are on the board. */
function covered(draft: Draft, plateau: string): string[] {
  const corner = draft.plateaus[plateau];
  return corner ? plateauCells(plateau, 0, corner) : [];
}

/** What lies on a cell, the topmost first. */
export function thingsAt(draft: Draft, cell: string): Thing[] {
  const on = { ...draft, code: draft.codes } as unknown as Record<string, string | string[]>;
  const small = SMALL.filter((thing) => {
    const places = on[thing] ?? '';
    return typeof places === 'string' ? places === cell : places.includes(cell);
  });
  const plateaus = PLATEAUS.filter((name) => covered(draft, name).includes(cell));
  return [...small, ...plateaus.map((name): Thing => `plateau-${name}`)];
}

/** The height on which something stands that lies on a cell, from the plateaus; null on bare board. */
export function plateauUnder(draft: Draft, cell: string): string | null {
  return PLATEAUS.find((name) => covered(draft, name).includes(cell)) ?? null;
}

const without = (cells: string[], cell: string): string[] => cells.filter((other) => other !== cell);

/** Takes something from the board. */
export function take(draft: Draft, thing: Thing, cell: string): Draft {
  const plateau = plateauOf(thing);
  if (plateau) {
    const rest = Object.entries(draft.plateaus).filter(([name]) => name !== plateau);
    return { ...draft, plateaus: Object.fromEntries(rest) };
  }
  if (thing === 'code') return { ...draft, codes: without(draft.codes, cell) };
  if (thing === 'water') return { ...draft, water: without(draft.water, cell) };
  return { ...draft, [thing]: '' };
}

/**
 * Puts something on a cell. With `from` it is moved from there, and a plateau keeps the cell by which it was taken.
 * Water that is put where there is water already is taken away.
 */
export function put(draft: Draft, thing: Thing, to: string, from: string | null = null): Draft {
  const plateau = plateauOf(thing);
  if (plateau) return { ...draft, plateaus: { ...draft.plateaus, [plateau]: cornerFor(draft, plateau, to, from) } };
  if (thing === 'water' && from === null && draft.water.includes(to)) return take(draft, 'water', to);
  const rest = from === null ? draft : take(draft, thing, from);
  if (thing === 'code') return { ...rest, codes: inOrder([...without(rest.codes, to), to]) };
  if (thing === 'water') return { ...rest, water: inOrder([...without(rest.water, to), to]) };
  if (thing === 'tower') return { ...rest, tower: to, door: doorFor(to, draft.door) };
  return { ...rest, [thing]: to };
}

const inOrder = (cells: string[]): string[] => CELLS.filter((cell) => cells.includes(cell));

/** The north-west cell of a plateau that is put on a cell, pushed inside the board. */
export function cornerFor(draft: Draft, plateau: string, to: string, from: string | null): string {
  const old = draft.plateaus[plateau];
  const [down, right] = old && from ? [rowOf(from) - rowOf(old), columnOf(from) - columnOf(old)] : [0, 0];
  const tokens = plateauTokens(plateau, 0);
  const inside = (n: number, last: number): number => Math.max(0, Math.min(SIZE - 1 - last, n));
  const row = inside(rowOf(to) - down, Math.max(...tokens.map((token) => token.row)));
  const column = inside(columnOf(to) - right, Math.max(...tokens.map((token) => token.column)));
  return cellAt(row, column) ?? to;
}

/** The door as it was, or if it would face the end of the board, the next side that does not. */
function doorFor(tower: string, door: Side): Side {
  const turned = SIDES.map((_, i) => turnedSide(door, i));
  return turned.find((side) => neighbour(tower, side)) ?? door;
}

/** The door on the next side, clockwise, that faces a cell. */
export function turnDoor(draft: Draft): Draft {
  const next = turnedSide(draft.door, 1);
  return { ...draft, door: draft.tower ? doorFor(draft.tower, next) : next };
}

/** The cells that something would lie on. */
export function footprint(draft: Draft, thing: Thing, to: string, from: string | null): string[] {
  const plateau = plateauOf(thing);
  return plateau ? plateauCells(plateau, 0, cornerFor(draft, plateau, to, from)) : [to];
}

export const CRAFT: Craft<Draft, Thing> = { empty: EMPTY, read: readDraft, write: writeDraft, thingsAt, put, take };
