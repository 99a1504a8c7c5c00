import { describe, expect, it } from 'vitest';
import {
  CELLS,
  directionTo,
  formOf,
  linkChange,
  linked,
  linkName,
  links,
  LONG,
  neighbour,
  Placement,
  quartersBetween,
  SHORT,
  wayOf,
  type Openings,
} from './geometry';

const ALL_OPEN: Openings = Object.fromEntries(CELLS.map((cell) => [cell, 'NESW']));
const PLACES = [...CELLS, ...[1, 2, 3, 4, 5].flatMap((lane) => [`x${lane}`, `m${lane}`])];
const LYINGS = (['X', 'M'] as const).flatMap((near) => [false, true].map((upright) => new Placement(near, upright)));

describe('neighbours and connections', () => {
  it('knows the edges of the board', () => {
    expect(neighbour('a1', 'N')).toBeNull();
    expect(neighbour('a1', 'W')).toBe('x1');
    expect(neighbour('e5', 'E')).toBe('m5');
    expect(neighbour('x2', 'S')).toBeNull();
    expect(neighbour('m2', 'W')).toBe('e2');
    expect(directionTo('c3', 'c2')).toBe('N');
    expect(directionTo('c3', 'e3')).toBeNull();
  });

  it('lets light cross a gap only where both sides are open', () => {
    expect(linked({ a1: 'E', b1: 'W' }, 'a1', 'E')).toBe('b1');
    expect(linked({ a1: 'E', b1: 'N' }, 'a1', 'E')).toBeNull();
    expect(linked({ a1: 'E', b1: null }, 'a1', 'E')).toBeNull();
    expect(linked({ a1: 'W' }, 'x1', 'E')).toBe('a1');
  });

  it('counts every connection once', () => {
    // 4 x 5 in each direction between tiles, 5 towards each side's slots
    expect(links(ALL_OPEN)).toHaveLength(20 + 20 + 10);
  });

  it('says what a turn opens and closes', () => {
    const tiles = { c2: 'ESW', d1: 'ES', d2: 'NES', d3: 'EW', e2: 'EW' };
    const { opened, closed } = linkChange(tiles, 'd2', 'ESW');
    expect(opened.map(linkName)).toEqual(['c2-d2']);
    expect(closed.map(linkName)).toEqual(['d1-d2']);
  });

  it('finds the way over own pieces, also round a corner', () => {
    const tiles = { a1: 'E', b1: 'SW', b2: 'N' };
    expect(wayOf(tiles, new Set(['b1']), 'a1', 'b2')).toEqual(['a1', 'b1', 'b2']);
    expect(wayOf(tiles, new Set(), 'a1', 'b2')).toEqual(['a1', 'b2']);
  });
});

describe('shapes and turns', () => {
  it('tells shape and orientation from the openings', () => {
    expect(formOf('NEW')).toEqual({ shape: 'T', quarters: 0 });
    expect(formOf('NSW')).toEqual({ shape: 'T', quarters: 3 });
    expect(formOf('EW')).toEqual({ shape: 'I', quarters: 1 });
    expect(formOf('NW')).toEqual({ shape: 'L', quarters: 3 });
    expect(() => formOf('WN')).toThrow('WN');
  });

  it('counts clockwise quarter turns', () => {
    expect(quartersBetween('NES', 'ESW')).toBe(1);
    expect(quartersBetween('NES', 'NEW')).toBe(3);
    expect(quartersBetween('NS', 'NS')).toBe(0);
    expect(() => quartersBetween('NS', 'NE')).toThrow();
  });
});

describe('the board on the screen', () => {
  it('has the own side left at a desk and at the bottom on a phone', () => {
    expect(new Placement('X', false).at('x3').x).toBeLessThan(-SHORT / 2);
    expect(new Placement('M', false).at('m3').x).toBeLessThan(-SHORT / 2);
    expect(new Placement('X', true).at('x3').y).toBeGreaterThan(SHORT / 2);
    expect(new Placement('M', true).at('m3').y).toBeGreaterThan(SHORT / 2);
    expect(new Placement('X', true).height).toBe(LONG);
  });

  it.each(LYINGS)('finds every place under its own centre ($near, upright: $upright)', (placement) => {
    for (const place of PLACES) expect(placement.under(placement.at(place))).toBe(place);
    expect(placement.under({ x: LONG, y: LONG })).toBeNull();
  });

  it.each(LYINGS)('moves in the direction of the arrow ($near, upright: $upright)', (placement) => {
    const centre = placement.at('c3');
    const towards = (screen: 'N' | 'E' | 'S' | 'W') => placement.at(neighbour('c3', placement.direction(screen)) ?? '');
    expect(towards('N').y).toBeLessThan(centre.y);
    expect(towards('S').y).toBeGreaterThan(centre.y);
    expect(towards('E').x).toBeGreaterThan(centre.x);
    expect(towards('W').x).toBeLessThan(centre.x);
  });

  it.each(LYINGS)('puts the light into the gap between two places ($near, upright: $upright)', (placement) => {
    for (const link of links(ALL_OPEN)) {
      const [a, b, gap] = [placement.at(link.from), placement.at(link.to), placement.gap(link)];
      const between = (low: number, value: number, high: number) =>
        value >= Math.min(low, high) - 1e-9 && value <= Math.max(low, high) + 1e-9;
      expect(between(a.x, gap.x, b.x) && between(a.y, gap.y, b.y)).toBe(true);
      expect(placement.level(link.direction)).toBe(Math.abs(a.y - b.y) < 1e-9);
    }
  });
});
