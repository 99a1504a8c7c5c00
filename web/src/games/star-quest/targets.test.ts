import { beforeAll, describe, expect, it } from 'vitest';
import { language } from '../../lib/text.svelte';
import type { Point } from './geometry';
import { diceWords, figureWords, seenWords } from './notes';
import { LABEL, placed, type Target } from './targets';

const at = (x: number, y: number): Target => ({ target: '', to: { x, y }, label: '8 %', here: true, wide: 1, top: 0 });
const overlap = (one: Target, other: Target): boolean =>
  Math.abs(one.to.x - other.to.x) < LABEL.width && Math.abs(one.top - other.top) < LABEL.height;

describe('the labels of targets', () => {
  it('stand below their figures where there is room', () => {
    const [only] = placed([at(15, 15)], [{ x: 15, y: 15 }]);
    expect(only?.top).toBeGreaterThan(15);
  });

  it('keep off each other and off figures, side by side, in a column and in a crowd', () => {
    for (const squares of [
      [at(15, 45), at(45, 45), at(75, 45)],
      [at(15, 15), at(15, 45)],
    ]) {
      const figures: Point[] = squares.map(({ to }) => to);
      const found = placed(squares, figures);
      for (const one of found) for (const other of found) expect(one !== other && overlap(one, other)).toBe(false);
    }
  });
});

describe('words', () => {
  beforeAll(() => language.use('en'));

  it('name dice, the Commander, and that nobody is in the line of fire', () => {
    expect(diceWords('2R+1W')).toBe('2 red dice + one white die');
    expect(figureWords('R0')).toBe('Commander R0');
    expect(figureWords('R1')).toBe('R1');
    const seen = { radar: ['11'], fire: ['11'] };
    expect(seenWords('a1', seen, new Map())).toContain('Nobody stands in the line of fire');
    expect(seenWords('a1', seen, new Map([['b1', 'R0']]))).toContain('(dots): Commander R0.');
  });
});
