import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Refusal, Scene } from '../../lib/protocol';
import { language } from '../../lib/text.svelte';
import { viewOf, type BoardView } from './board';
import { UndergroundHand, type Deed } from './hand.svelte';
import { actionWords, say } from './notes';
import { promptOf } from './prompt';
import chip from './fixtures/chip.json';
import ladder from './fixtures/ladder.json';
import place from './fixtures/place.json';
import plateau from './fixtures/plateau.json';
import play from './fixtures/play.json';
import random from './fixtures/random.json';
import signal from './fixtures/signal.json';
import swap from './fixtures/swap.json';
import walk from './fixtures/walk.json';
import watched from './fixtures/watched.json';

const caution = { confirm: false };
function handOf(scene: unknown, { playable = true, proposable = false } = {}): UndergroundHand {
  const hand = new UndergroundHand({ confirm: () => caution.confirm });
  hand.see(scene as Scene, playable, proposable);
  return hand;
}
const played = (deed: Deed): string[] | null => (deed && 'play' in deed ? deed.play : null);
const asked = (deed: Deed): string | null => (deed && 'ask' in deed ? deed.ask : null);

beforeAll(() => language.use('en'));
beforeEach(() => Object.assign(caution, { confirm: false }));

describe('a card', () => {
  it('can be played by whoever is to act', () => {
    const hand = handOf(play);
    const [card] = viewOf(play as unknown as Scene).hands[0] ?? [];
    expect(hand.cardAction(card?.card ?? '')?.text).toBe(`C ${card?.card}`);
    expect(hand.piece).toBeNull();
    expect(handOf(play, { playable: false }).active).toBe(false);
  });
});

describe('a piece', () => {
  it('lies in the hand at once when the card leads to one stack', () => {
    const hand = handOf(place);
    expect(hand.shapes).toEqual(['I2']);
    expect(hand.piece).toBe('I2.1');
    expect(hand.moving).toBe(false);
  });

  it('is one of several when a signal leads to them', () => {
    const hand = handOf(signal);
    expect(hand.shapes).toHaveLength(3);
    const other = hand.shapes.find((shape) => shape !== hand.shape) ?? '';
    hand.pick(other);
    expect(hand.shape).toBe(other);
    expect(hand.fits.length).toBeGreaterThan(0);
  });

  it('fits where the legal list says, whichever way it is turned', () => {
    const hand = handOf(place);
    hand.face = 'B';
    for (const rotation of [0, 1, 2, 3]) {
      hand.rotation = rotation;
      // Plain stone on both cells: half a turn changes nothing.
      const listed = hand.legal.filter(({ text }) => text.startsWith(`P I2.1Br${rotation % 2}@`));
      expect(hand.fits).toHaveLength(listed.length);
    }
  });

  it('is placed with a click where it fits', () => {
    const hand = handOf(place);
    Object.assign(hand, { face: 'B', rotation: 0 });
    expect(played(hand.press('B1'))).toEqual(['P I2.1Br0@B1']);
    expect(hand.level).toBe(1);
  });

  it('is shown first where a finger points, and placed by the second tap or the button', () => {
    const hand = handOf(place);
    Object.assign(hand, { face: 'B', rotation: 0 });
    expect(hand.press('B1', true)).toBeNull();
    expect(hand.held).toBe('P I2.1Br0@B1');
    expect(played(hand.confirm())).toEqual(['P I2.1Br0@B1']);
    expect(hand.press('B1', true)).toBeNull();
    expect(played(hand.press('B1', true))).toEqual(['P I2.1Br0@B1']);
  });

  it('is explained by the server where it does not fit, once the ghost rests', async () => {
    vi.useFakeTimers();
    const hand = handOf(place);
    Object.assign(hand, { face: 'A', rotation: 0 });
    const refusal: Refusal = { key: 'no', args: { faults: 'D1' }, clause: 'UG-PLACE-4', text: '' };
    const why = vi.fn(async () => refusal);
    hand.over = 'D1';
    expect(hand.fitting).toBeUndefined();
    hand.wonder(why);
    hand.wonder(why);
    expect(why).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(400);
    expect(why).toHaveBeenCalledExactlyOnceWith('P I2.1Ar0@D1');
    expect(hand.reason?.clause).toBe('UG-PLACE-4');
    expect(asked(hand.press('D1'))).toBe('P I2.1Ar0@D1');
    hand.over = 'B1';
    expect(hand.reason).toBeNull();
    vi.useRealTimers();
  });

  it('can wait until the figure has moved', () => {
    const hand = handOf(place);
    hand.walk();
    expect(hand.moving).toBe(true);
    expect(hand.piece).toBeNull();
    expect(hand.cancel()).toBe(true);
    expect(hand.piece).toBe('I2.1');
  });

  it('waits while a lesson asks for a walk, and comes back when it asks for a piece', () => {
    const hand = handOf(place);
    hand.ready(['D1-E1']);
    expect(played(hand.press('E1'))).toEqual(['D1-E1']);
    hand.ready(['P I2.1Br0@B1']);
    expect(hand.piece).toBe('I2.1');
    hand.ready(['E']);
    expect(hand.piece).toBe('I2.1');
  });

  it('is taken up when somebody names it', () => {
    const hand = handOf(place);
    expect(hand.show('P I2.1Br0@B1')).toBe(true);
    expect(hand.held).toBe('P I2.1Br0@B1');
    expect(hand.show('P I2.1Br0@D1')).toBe(false);
  });
});

describe('the Swap', () => {
  it('is chosen first, shown with its price, and spent by the second click', () => {
    const hand = handOf(swap);
    expect(hand.canSwap).toBe(true);
    expect(hand.shapes).toEqual(['I2']); // what the card offers
    hand.swap();
    expect(hand.shapes.length).toBeGreaterThan(9);
    expect(hand.shapes).not.toContain('I2');
    hand.pick('I3');
    Object.assign(hand, { face: 'B', rotation: 0 });
    const [cell = ''] = hand.fits;
    expect(hand.press(cell)).toBeNull();
    expect(hand.held).toContain('P!S I3');
    expect(played(hand.press(cell))?.[0]).toContain('P!S I3');
  });

  it('goes back with Escape, and comes up with a suggestion that needs it', () => {
    const hand = handOf(swap);
    const text = hand.legal.find((action) => action.text.startsWith('P!S I3'))?.text ?? '';
    expect(hand.show(text)).toBe(true);
    expect(hand.swapping).toBe(true);
    expect(hand.held).toBe(text);
    hand.cancel();
    expect(hand.cancel()).toBe(true);
    expect(hand.swapping).toBe(false);
    expect(hand.shapes).toEqual(['I2']);
  });
});

describe('the Teleport', () => {
  it('is chosen first and spent when that is confirmed', () => {
    const hand = handOf(swap);
    hand.teleport();
    expect(hand.teleporting).toBe(true);
    expect(played(hand.confirm())).toEqual(['T']);
    expect(hand.cancel()).toBe(true);
    expect(hand.teleporting).toBe(false);
  });
});

describe('the timer', () => {
  it('shows its price first and is turned by the second press', () => {
    const hand = handOf(watched);
    expect(hand.pressTimer()).toBeUndefined();
    expect(hand.turningTimer).toBe(true);
    expect(hand.cancel()).toBe(true);
    expect(hand.turningTimer).toBe(false);
    expect(hand.pressTimer()).toBeUndefined();
    expect(hand.pressTimer()?.text).toBe('F');
    expect(hand.turningTimer).toBe(false);
  });

  it('is asked about anew when somebody else has turned it', () => {
    const hand = handOf(watched);
    hand.pressTimer();
    const scene = structuredClone(watched) as unknown as Scene;
    Object.assign(viewOf(scene).timer ?? {}, { section: 1 });
    hand.see(scene, true);
    expect(hand.pressTimer()).toBeUndefined();
  });
});

describe('the figure', () => {
  it('walks the whole way to a cell', () => {
    const hand = handOf(walk);
    expect(hand.moving).toBe(true);
    expect(played(hand.press('F1'))).toEqual(['D1-E1', 'E1-F1']);
  });

  it('takes up a whole way that somebody suggests', () => {
    const hand = handOf(walk);
    expect(hand.show('D1-E1', ['E1-F1', 'P I2.1Br0@B1'])).toBe(true);
    expect(hand.pinned).toBe('F1');
    expect(hand.show('D1-E1')).toBe(true);
    expect(hand.pinned).toBe('E1');
  });

  it('asks before it spends a chip', () => {
    const hand = handOf(ladder);
    const costly = viewOf(ladder as unknown as Scene).ways.find((way) => way.chips);
    if (!costly) throw new Error('no way of the fixture spends a chip');
    expect(hand.press(costly.cell)).toBeNull();
    expect(played(hand.press(costly.cell))).toEqual(costly.steps);
  });

  it('asks before it spends a chip to get away from water', () => {
    const free = { id: 1, text: 'X D1-D2', kind: 'displace', cell: 'D2' };
    const costly = { id: 2, text: 'X D1-E1!B', kind: 'displace', cell: 'E1' };
    const view = { ...viewOf(walk as unknown as Scene), phase: 'displace', flood: 'D1' };
    const hand = handOf({ ...walk, view, legal: [free, costly] });
    const hint = (): string => promptOf(view as BoardView, hand, true, null).hint;
    expect(played(hand.press('D2'))).toEqual([free.text]);
    expect(hand.press('E1')).toBeNull();
    expect(hint()).toBe(`${actionWords(view as BoardView, costly)}. ${say('hint-again-tap')}`);
    expect(hint()).toContain('Breaker');
    expect(played(hand.press('E1'))).toEqual([costly.text]);
    expect(hint()).toBe(say('hint-displace'));
  });

  it('asks before it spends a key to get away from water', () => {
    const locked = { id: 1, text: 'X D1-E1', kind: 'displace', cell: 'E1', keys: 1 };
    const view = { ...viewOf(walk as unknown as Scene), phase: 'displace', flood: 'D1' };
    const hand = handOf({ ...walk, view, legal: [locked] });
    expect(hand.press('E1')).toBeNull();
    expect(promptOf(view as BoardView, hand, false, null).hint).toBe(`Escape to E1 (a key). ${say('hint-again')}`);
    expect(played(hand.press('E1'))).toEqual([locked.text]);
  });

  it('asks before it walks into the line of the kidnapper', () => {
    const hand = handOf(watched);
    hand.walk();
    const seen = viewOf(watched as unknown as Scene).ways.find((way) => way.seen);
    if (!seen) throw new Error('no way of the fixture ends in the line');
    expect(hand.press(seen.cell)).toBeNull();
    expect(played(hand.press(seen.cell))).toEqual(seen.steps);
  });

  it('asks the server why not, of the next cell and of those farther away', () => {
    const hand = handOf(walk);
    expect(asked(hand.press('D2')) ?? played(hand.press('D2'))).not.toBeNull();
    expect(asked(hand.press('I9'))).toBe(`${viewOf(walk as unknown as Scene).figure}-I9`);
  });
});

describe('the set-up', () => {
  it('turns a plateau on its place', () => {
    const hand = handOf(plateau);
    expect(hand.laying).toMatchObject({ cell: 'F1', rotation: 0 });
    hand.turn();
    expect(hand.laying?.rotation).toBe(1);
    expect(played(hand.confirm())).toEqual(['SP b@F1r1']);
  });

  it('lets a plateau lie where the card says', () => {
    const hand = handOf(random);
    expect(hand.laying).toBeNull();
    const cell = hand.plateaus[0]?.cell ?? '';
    hand.over = cell;
    expect(played(hand.press(cell))?.[0]).toContain(`a@${cell}r0`);
    expect(asked(hand.press('I9')) ?? played(hand.press('I9'))).not.toBeNull();
  });
});

describe('who waits', () => {
  it('plans with the same board, and knows that it is a plan', () => {
    const hand = handOf(place, { playable: false, proposable: true });
    expect(hand.planning).toBe(true);
    expect(hand.piece).toBe('I2.1');
  });

  it('suggests a piece, and then a way over it that is not there yet', () => {
    const hand = handOf(place, { playable: false, proposable: true });
    const piece = 'P I2.1Br0@C1';
    hand.suggested(hand.planned([piece]));
    expect(hand.moving).toBe(true);
    const step = played(hand.press('C1')) ?? [];
    expect(step).toEqual(['D1-C1']);
    hand.suggested(hand.planned(step));
    expect(hand.planned(played(hand.press('C2')) ?? [])).toEqual([piece, 'D1-C1', 'C1-C2']);
  });
});

describe('what lies on the cell', () => {
  it('is there to be taken', () => {
    const hand = handOf(chip);
    expect(hand.only('take_chip')?.text).toBe('G');
    expect(hand.piece).toBeNull();
    expect(hand.moving).toBe(false);
  });
});
