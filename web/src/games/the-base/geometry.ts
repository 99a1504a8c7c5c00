/**
 * Where things lie: columns `x a b c d e m`, lanes 1 to 5, and how the board is put on the screen.
 * Coordinates never change; only the picture is turned (BASE-GEO-7).
 */

export type Side = 'X' | 'M';
export type Direction = 'N' | 'E' | 'S' | 'W';
/** The openings of the tiles by cell, as letters in the order N E S W; null for a hidden tile. */
export type Openings = Readonly<Record<string, string | null>>;

export const SIDES: readonly Side[] = ['X', 'M'];
export const COLUMNS = 'xabcdem';
export const LANES: readonly number[] = [1, 2, 3, 4, 5];
export const DIRECTIONS: readonly Direction[] = ['N', 'E', 'S', 'W'];
export const CELLS: readonly string[] = LANES.flatMap((lane) => [...'abcde'].map((column) => column + lane));

// Sizes in board units.
export const TILE = 120;
export const GAP = 10;
export const SLOT = 84;
export const SLOT_GAP = 13;
export const LONG = 2 * (SLOT + SLOT_GAP) + 5 * TILE + 4 * GAP;
export const SHORT = 5 * TILE + 4 * GAP;

const STEPS: Record<Direction, readonly [number, number]> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };

export interface Point {
  x: number;
  y: number;
}

export const isSlot = (place: string): boolean => place[0] === 'x' || place[0] === 'm';
export const sideOfSeat = (seat: number): Side => (seat === 1 ? 'M' : 'X');
export const opposite = (d: Direction): Direction => DIRECTIONS[(DIRECTIONS.indexOf(d) + 2) % 4] as Direction;

const columnOf = (place: string): number => COLUMNS.indexOf(place.charAt(0));
const laneOf = (place: string): number => Number(place.charAt(1));

/** The next place in a direction, if there is one; slots have no slot beside them. */
export function neighbour(place: string, d: Direction): string | null {
  const [dx, dy] = STEPS[d];
  const column = columnOf(place) + dx;
  const lane = laneOf(place) + dy;
  if (column < 0 || column > 6 || lane < 1 || lane > 5) return null;
  const next = COLUMNS.charAt(column) + lane;
  return isSlot(place) && isSlot(next) ? null : next;
}

/** The direction from a place to the next one; null if they do not lie side by side. */
export function directionTo(from: string, to: string): Direction | null {
  return DIRECTIONS.find((d) => neighbour(from, d) === to) ?? null;
}

/** Which sides of a place are open: a slot towards its tile, a hidden tile nowhere. */
export function opensAt(tiles: Openings, place: string): string {
  if (isSlot(place)) return place[0] === 'x' ? 'E' : 'W';
  return tiles[place] ?? '';
}

/** The neighbour that a place is connected with in a direction: light crosses the gap between them. */
export function linked(tiles: Openings, place: string, d: Direction): string | null {
  const next = neighbour(place, d);
  if (!next) return null;
  return opensAt(tiles, place).includes(d) && opensAt(tiles, next).includes(opposite(d)) ? next : null;
}

export interface Link {
  from: string;
  to: string;
  direction: Direction;
}

/** All pairs of connected places, each once. */
export function links(tiles: Openings): Link[] {
  const places = [...LANES.map((lane) => `x${lane}`), ...CELLS];
  return places.flatMap((from) =>
    (['E', 'S'] as const).flatMap((direction) => {
      const to = linked(tiles, from, direction);
      return to ? [{ from, to, direction }] : [];
    }),
  );
}

export const linkName = (link: Link): string => `${link.from}-${link.to}`;

/** What a turn of one tile opens and closes. */
export function linkChange(tiles: Openings, cell: string, open: string): { opened: Link[]; closed: Link[] } {
  const before = links(tiles);
  const after = links({ ...tiles, [cell]: open });
  const names = (list: Link[]) => new Set(list.map(linkName));
  const [was, is] = [names(before), names(after)];
  return {
    opened: after.filter((link) => !was.has(linkName(link))),
    closed: before.filter((link) => !is.has(linkName(link))),
  };
}

/** The way from one place to another over occupied tiles, for drawing; straight there if none is found. */
export function wayOf(tiles: Openings, crossable: ReadonlySet<string>, from: string, to: string): string[] {
  const ways: string[][] = [[from]];
  const seen = new Set([from]);
  for (let way = ways.shift(); way; way = ways.shift()) {
    for (const d of DIRECTIONS) {
      const next = linked(tiles, way[way.length - 1] as string, d);
      if (next === to) return [...way, to];
      if (!next || seen.has(next) || !crossable.has(next)) continue;
      seen.add(next);
      ways.push([...way, next]);
    }
  }
  return [from, to];
}

/** The base form of each shape: its openings without a turn. */
const FORMS: Record<string, string> = { D: 'N', I: 'NS', L: 'NE', T: 'NEW', X: 'NESW' };

const turned = (open: string, quarters: number): string =>
  DIRECTIONS.filter((_, i) => open.includes(DIRECTIONS[(i - quarters + 4) % 4] as Direction)).join('');

/** The shapes, and the openings of one that is turned so often. */
export const SHAPES: readonly string[] = Object.keys(FORMS);
export const openOf = (shape: string, quarters: number): string => turned(FORMS[shape] ?? 'N', quarters % 4);

/** The shape of a tile with these openings, and its clockwise quarter turns from the base form. */
export function formOf(open: string): { shape: string; quarters: number } {
  for (const [shape, form] of Object.entries(FORMS))
    for (let quarters = 0; quarters < 4; quarters++) if (turned(form, quarters) === open) return { shape, quarters };
  throw new Error(`No tile has the openings '${open}'; they are letters of N E S W in this order.`);
}

/** How many clockwise quarter turns lead from one orientation to another. */
export function quartersBetween(before: string, after: string): number {
  for (let quarters = 0; quarters < 4; quarters++) if (turned(before, quarters) === after) return quarters;
  throw new Error(`No turn leads from '${before}' to '${after}'.`);
}

/** The board as it lies on the screen: which side is near, and whether it stands upright. */
export class Placement {
  readonly angle: number;
  readonly width: number;
  readonly height: number;

  /** @param near the side that is drawn left, or at the bottom when upright */
  constructor(
    readonly near: Side,
    readonly upright: boolean,
  ) {
    this.angle = (upright ? -90 : 0) + (near === 'M' ? 180 : 0);
    this.width = upright ? SHORT : LONG;
    this.height = upright ? LONG : SHORT;
  }

  /** The centre of a place on the screen; the middle of the board is 0, 0. */
  at(place: string): Point {
    const column = columnOf(place);
    const edge = LONG / 2 - SLOT / 2;
    const along = column === 0 ? -edge : column === 6 ? edge : (column - 3) * (TILE + GAP);
    return this.turn({ x: along, y: (laneOf(place) - 3) * (TILE + GAP) });
  }

  /** A shift to the centre of a place, as SVG writes it. */
  shift(place: string): string {
    const { x, y } = this.at(place);
    return `translate(${x} ${y})`;
  }

  /** Width and height of a place on the screen. */
  size(place: string): [number, number] {
    if (!isSlot(place)) return [TILE, TILE];
    return this.upright ? [TILE - 14, SLOT] : [SLOT, TILE - 14];
  }

  /** The middle of the gap behind one side of a tile or before a slot. */
  gap({ from, to }: Link): Point {
    const tile = isSlot(from) ? to : from;
    const other = isSlot(from) ? from : to;
    const centre = this.at(tile);
    const [dx, dy] = STEPS[directionTo(tile, other) as Direction];
    const reach = TILE / 2 + (isSlot(other) ? SLOT_GAP : GAP) / 2;
    const way = this.turn({ x: dx * reach, y: dy * reach });
    return { x: centre.x + way.x, y: centre.y + way.y };
  }

  /** Whether a board direction runs from left to right, or right to left, on the screen. */
  level(d: Direction): boolean {
    return (d === 'E' || d === 'W') !== this.upright;
  }

  /** The board direction of a direction on the screen. */
  direction(screen: Direction): Direction {
    const quarters = Math.round(this.angle / 90);
    return DIRECTIONS[(DIRECTIONS.indexOf(screen) - quarters + 8) % 4] as Direction;
  }

  /** The place under a point of the screen picture; gaps belong to the nearest place. */
  under(point: Point): string | null {
    const { x, y } = this.turn(point, -1);
    const lane = Math.floor((y + SHORT / 2 + GAP / 2) / (TILE + GAP)) + 1;
    if (lane < 1 || lane > 5 || Math.abs(x) > LONG / 2 + GAP) return null;
    const inner = SHORT / 2 + SLOT_GAP / 2;
    if (Math.abs(x) > inner) return (x < 0 ? 'x' : 'm') + lane;
    const column = Math.min(4, Math.max(0, Math.floor((x + SHORT / 2 + GAP / 2) / (TILE + GAP))));
    return 'abcde'.charAt(column) + lane;
  }

  private turn({ x, y }: Point, way = 1): Point {
    const quarters = (((way * Math.round(this.angle / 90)) % 4) + 4) % 4;
    const [cos, sin] = [
      [1, 0],
      [0, 1],
      [-1, 0],
      [0, -1],
    ][quarters] as [number, number];
    return { x: x * cos - y * sin + 0, y: x * sin + y * cos + 0 };
  }
}
