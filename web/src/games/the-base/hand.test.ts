import { beforeEach, describe, expect, it } from 'vitest';
import type { Scene } from '../../lib/protocol';
import { BaseHand } from './hand.svelte';
import orient from './fixtures/orient.json';
import play from './fixtures/play.json';
import returning from './fixtures/return.json';
import window from './fixtures/window.json';

const caution = { confirm: false, confirmReveals: false };
const handOf = (scene: unknown, playable = true): BaseHand => {
  const hand = new BaseHand({ confirm: () => caution.confirm, confirmReveals: () => caution.confirmReveals });
  hand.see(scene as Scene, playable);
  return hand;
};
const played = (deed: ReturnType<BaseHand['press']>): string | null => (deed && 'play' in deed ? deed.play.text : null);
const asked = (deed: ReturnType<BaseHand['press']>): string | null => (deed && 'ask' in deed ? deed.ask : null);

beforeEach(() => Object.assign(caution, { confirm: false, confirmReveals: false }));

describe('pieces', () => {
  it('are picked with a click, put down with another', () => {
    const hand = handOf(play.scene);
    expect(hand.press('c2')).toBeNull();
    expect(hand.piece).toBe(2);
    expect(hand.moves.map((action) => action.text)).toEqual(['2^a2', '2xc3']);
    hand.press('c2');
    expect(hand.piece).toBeNull();
  });

  it('move at once, or after a confirmation if the player wants it', () => {
    const hand = handOf(play.scene);
    hand.pick(2);
    expect(played(hand.press('c3'))).toBe('2xc3');
    caution.confirm = true;
    expect(hand.press('c3')).toBeNull();
    expect(hand.chosen?.text).toBe('2xc3');
    expect(played(hand.confirm())).toBe('2xc3');
    expect(hand.confirm()).toBeNull();
  });

  it('follow the arrows: a step, a crossing, or a question why not', () => {
    const hand = handOf(play.scene);
    expect(hand.step('S')).toBeNull(); // nothing is picked
    hand.pick(2);
    expect(played(hand.step('S'))).toBe('2xc3');
    expect(played(hand.step('W'))).toBe('2^a2');
    expect(asked(hand.step('E'))).toBe('2-d2');
  });

  it('can be dragged; a drop on an impossible place asks why', () => {
    const hand = handOf(play.scene);
    expect(played(hand.drop(3, 'a2'))).toBe('3-a2');
    expect(asked(hand.drop(3, 'b3'))).toBe('3-b3');
    expect(hand.drop(3, 'b2')).toBeNull(); // where it was
  });

  it('that are saved say why they stay', () => {
    const hand = handOf(play.scene);
    expect(asked(hand.press('m4'))).toBe('1-e4');
    expect(hand.piece).toBeNull();
  });
});

describe('tiles', () => {
  it('show their turns clockwise, all but the idle one', () => {
    const hand = handOf(play.scene);
    expect(hand.turnsOf('d2').map((action) => action.open)).toEqual(['ESW', 'NSW', 'NEW']);
    hand.press('d2');
    expect(hand.chosen?.open).toBe('ESW');
    hand.press('d2');
    expect(hand.chosen?.open).toBe('NSW');
    hand.turn('d2', -1);
    hand.turn('d2', -1);
    expect(hand.chosen?.open).toBe('NEW');
    expect(played(hand.confirm())).toBe('d2@NEW');
  });

  it('keep idle turns apart', () => {
    const hand = handOf(window.scene);
    expect(hand.turnsOf('d2')).toEqual([]);
    expect(hand.idle.map((action) => action.text)).toContain('d2@NESW');
  });

  it('are moved onto rather than turned when a piece is picked', () => {
    const hand = handOf(play.scene);
    hand.pick(3);
    expect(played(hand.press('a2'))).toBe('3-a2');
  });

  it('are looked at without being chosen, but not where a click would move', () => {
    const hand = handOf(play.scene);
    hand.look('d2');
    expect(hand.shown?.text).toBe('d2@ESW');
    expect(hand.chosen).toBeNull();
    hand.pick(3);
    hand.look('a2');
    expect(hand.shown).toBeNull();
  });

  it('that are hidden are revealed, after a question if the player wants it', () => {
    const hand = handOf(play.scene);
    expect(played(hand.press('b1'))).toBe('b1?');
    caution.confirmReveals = true;
    expect(hand.press('b1')).toBeNull();
    expect(hand.chosen?.kind).toBe('reveal');
    expect(played(hand.confirm())).toBe('b1?');
  });

  it('out of reach ask why', () => {
    const hand = handOf(play.scene);
    expect(asked(hand.press('a5'))).toBe('a5?');
    expect(asked(hand.press('e2'))).toBe('e2@EW');
    hand.pick(2);
    expect(asked(hand.press('e2'))).toBe('2-e2');
  });
});

describe('special moments', () => {
  it('the set-up puts its tile into the hand at once', () => {
    const hand = handOf(orient.scene);
    const cell = hand.orienting ?? '';
    expect(hand.chosen?.cell).toBe(cell);
    const ways = hand.turnsOf(cell).length;
    expect(ways).toBe(orient.scene.legal.length);
    for (let i = 0; i < ways; i++) hand.press(cell);
    expect(hand.chosen).toEqual(hand.turnsOf(cell)[0]);
    hand.cancel();
    expect(hand.chosen).not.toBeNull(); // it has to be set up
  });

  it('a return is chosen by its slot; others say why not', () => {
    const hand = handOf(returning.scene);
    const [first] = returning.scene.legal;
    expect(played(hand.press(first?.to ?? ''))).toBe(first?.text);
    expect(asked(hand.press('m2'))).toBe('>m2');
    expect(hand.press('c3')).toBeNull();
  });

  it('nothing can be done while another is to act', () => {
    const hand = handOf(play.scene, false);
    expect(hand.legal).toEqual([]);
    expect(hand.press('c2')).toBeNull();
    expect(hand.press('a5')).toBeNull();
    expect(hand.piece).toBeNull();
  });
});

describe('a new scene', () => {
  it('puts down what no longer fits', () => {
    const hand = handOf(play.scene);
    hand.pick(2);
    hand.press('d2');
    const following = play.next['171'].scene; // d2@ESW; the turn goes on
    hand.see(following as unknown as Scene, true);
    expect(hand.chosen).toBeNull();
    expect(hand.piece).toBe(2);
    hand.see(following as unknown as Scene, false);
    expect(hand.piece).toBeNull();
  });

  it('is left alone by the same scene seen twice', () => {
    const hand = handOf(play.scene);
    hand.press('d2');
    hand.see(play.scene as unknown as Scene, true);
    expect(hand.chosen?.text).toBe('d2@ESW');
  });

  it('escape puts down one thing after the other', () => {
    const hand = handOf(play.scene);
    hand.pick(2);
    hand.turn('d2');
    expect(hand.cancel()).toBe(true);
    expect([hand.chosen, hand.piece]).toEqual([null, 2]);
    expect(hand.cancel()).toBe(true);
    expect(hand.piece).toBeNull();
    expect(hand.cancel()).toBe(false);
  });
});

describe('an action that is named', () => {
  it('is taken up as if it had been pointed at', () => {
    const hand = handOf(play.scene);
    expect(hand.show('2xc3')).toBe(true);
    expect([hand.piece, hand.held]).toEqual([2, '2xc3']);
    expect(played(hand.confirm())).toBe('2xc3');
    expect(hand.held).toBeNull();
  });

  it('is left alone where it is not possible', () => {
    const hand = handOf(play.scene);
    hand.pick(2);
    expect(hand.show('2-d2')).toBe(false);
    expect([hand.piece, hand.held]).toEqual([2, null]);
  });
});
