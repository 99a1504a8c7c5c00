import { beforeAll, describe, expect, it } from 'vitest';
import { language } from '../lib/text.svelte';
import { digits, nextTick, remaining } from './clock';

beforeAll(() => language.use('en'));

describe('remaining', () => {
  it('ticks while the clock runs', () => {
    expect(remaining({ left: 60_000, running: true }, 1_500)).toBe(58_500);
  });
  it('stands still while it does not', () => {
    expect(remaining({ left: 60_000, running: false }, 1_500)).toBe(60_000);
  });
  it('never goes below nothing, nor back in time', () => {
    expect(remaining({ left: 1_000, running: true }, 5_000)).toBe(0);
    expect(remaining({ left: 1_000, running: true }, -5_000)).toBe(1_000);
  });
  it('is nothing without a clock', () => {
    expect(remaining({ left: null, running: true }, 5)).toBeNull();
  });
});

describe('digits', () => {
  it.each([
    [522_000, '8:42'],
    [521_001, '8:42'],
    [3_600_000, '1:00:00'],
    [10_000, '0:10'],
    [9_999, '0:09.9'],
    [320, '0:00.3'],
    [0, '0:00.0'],
  ])('shows %i ms as %s', (left, text) => {
    expect(digits(left)).toBe(text);
  });
});

describe('nextTick', () => {
  it('changes exactly when the digits do', () => {
    for (const left of [522_000, 521_700, 60_001, 15_250]) {
      const wait = nextTick(left);
      expect(digits(left - wait - 1)).not.toBe(digits(left));
      if (wait > 100) expect(digits(left - wait + 1)).toBe(digits(left));
    }
  });
  it('counts tenths at the end', () => {
    expect(nextTick(4_321)).toBe(100);
  });
});
