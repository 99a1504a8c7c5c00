import { describe, expect, it } from 'vitest';
import { boxRound, cellOf, doorsOf, halfAt, middle, PITCH, REACTOR, spots, turned, walls } from './geometry';

describe('where things lie', () => {
  it('turns the edges of a card', () => {
    expect(turned('woow', 'u')).toBe('woow');
    expect(turned('woow', 'd')).toBe('owwo');
    expect(turned('wwow', 'r')).toBe('wwwo'); // the hive's opening faces west
    expect(turned('wwow', 'l')).toBe('woww');
  });

  it('draws north upwards', () => {
    expect(middle('1,2')).toEqual({ x: PITCH, y: -2 * PITCH });
    expect(middle('-1,0i')).toEqual({ x: -PITCH, y: 0 });
    expect(cellOf('-1,0i')).toBe('-1,0');
  });

  it('knows where the inner room lies', () => {
    expect(halfAt('i', 'u')).toBe(-1);
    expect(halfAt('a', 'u')).toBe(1);
    expect(halfAt('i', 'd')).toBe(1);
    expect(halfAt('', 'u')).toBe(0);
  });

  it('leaves a gap where there is no wall', () => {
    expect(walls('wwww').match(/M/g)).toHaveLength(4);
    expect(walls('owdw').match(/M/g)).toHaveLength(6);
  });

  it('hangs a door into every edge that has one, and into no other', () => {
    expect(doorsOf('owow')).toEqual([]);
    expect(doorsOf('dood').map(({ flat }) => flat)).toEqual([true, false]);
    const [north, west] = doorsOf('dood');
    expect([north?.x, west?.y]).toEqual([0, 0]);
    expect(north?.y).toBeLessThan(0);
    expect(west?.x).toBeLessThan(0);
  });

  it.each([1, 2, 3, 5, 8, 12, 14])('has room for %i things, none over another', (count) => {
    for (const half of ['', 'a', 'i']) {
      const found = spots(count, half, 'u');
      expect(found).toHaveLength(count);
      for (const [i, a] of found.entries())
        for (const b of found.slice(i + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(30 * a.scale);
      if (!half) for (const spot of found) expect(Math.abs(spot.x)).toBeLessThan(66);
    }
  });

  it.each([1, 4, 7, 12, 14])('keeps %i things off the numbers at the passages of the reactor', (count) => {
    for (const { x, y, scale } of spots(count, '', 'u', REACTOR)) {
      expect(Math.abs(x) + 18 * scale).toBeLessThan(56);
      expect(y + 18 * scale).toBeLessThan(50);
    }
  });

  it('never looks at less than three cells', () => {
    const box = boxRound(['0,0'], 0);
    expect([box.width, box.height]).toEqual([3 * PITCH, 3 * PITCH]);
    expect(boxRound(['0,0', '5,0'], 0).width).toBe(6 * PITCH);
  });
});
