import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Hint, Hints } from '../lib/protocol';
import { FakeHand, FakeLive } from './fixture.svelte';
import { Hinting } from './hinting.svelte';
import type { Sitting } from './sitting.svelte';

const best: Hint = { action: 1, text: '1-c3', visits: 1, value: 0, chance: 0.5, line: [], reasons: [] };
const hints: Hints = { seat: 0, visits: 1, done: true, hints: [best] };

let phone = true;
let hand: FakeHand;
let hinting: Hinting;
let stop = (): void => undefined;

beforeEach(() => {
  hand = new FakeHand();
  const live = {
    acting: 0,
    noHint: () => undefined,
    hint: (heard: (told: Hints) => void) => (heard(hints), Promise.resolve(null)),
  };
  const standing = { hints: true };
  const sitting = { hand, live, standing, playable: true, stage: { at: 0, now: null }, eyes: undefined };
  stop = FakeLive.root(() => {
    hinting = new Hinting(
      sitting as unknown as Sitting,
      () => undefined,
      () => phone,
    );
  });
  flushSync();
});
afterEach(() => stop());

/** Whether the card is still open after something was taken up on the board. */
function openWith(held: string): boolean {
  hand.held = held;
  flushSync();
  return hinting.advice.open;
}

describe('the card with a hint', () => {
  it('stays while one of its choices is shown', () => {
    hinting.ask();
    hinting.pick(best);
    flushSync();
    expect([hinting.advice.open, hinting.shown]).toEqual([true, '1-c3']);
  });

  it('makes room on a phone for the button that confirms something else', () => {
    for (const there of [true, false]) {
      phone = there;
      hinting.ask();
      expect(openWith('b3@NS')).toBe(!there);
      hand.held = null;
    }
  });

  it('stays where something is in hand from the start, as in a set-up', () => {
    phone = true;
    hand.kept = 'b3@NS';
    hinting.ask();
    expect(openWith('b3@NS')).toBe(true);
    expect(openWith('b3@EW')).toBe(false);
  });
});
