import { beforeAll, describe, expect, it } from 'vitest';
import type { Scene, Step } from '../../lib/protocol';
import { settings } from '../../lib/settings.svelte';
import { language } from '../../lib/text.svelte';
import { legalOf, viewOf } from './board';
import { StationHand } from './hand.svelte';
import { KEYS } from './keys';
import { perform } from './perform';
import { giftHint } from './prompt';

interface Fixture {
  scene: Scene;
  log: Step[];
}
const files = import.meta.glob<Fixture>('./fixtures/*.json', { eager: true, import: 'default' });
const fixture = (name: string): Fixture => files[`./fixtures/${name}.json`] as Fixture;

function holding(name: string, confirm = false): StationHand {
  const hand = new StationHand({ confirm: () => confirm });
  hand.see(fixture(name).scene, true);
  return hand;
}

beforeAll(async () => {
  settings.language = 'en';
  await language.use('en');
});

describe('what a gift means', () => {
  const view = viewOf(fixture('give').scene);
  const mean = (card: string, infected: boolean): string =>
    giftHint({ ...view, own: view.own && { ...view.own, infected } }, card);

  it('is told to the clean, whom it may protect', () => {
    expect(mean('GAS', false)).toContain('you stay clean');
    expect(mean('KNIFE', false)).toContain('you are infected');
  });

  it('is told to the infected, whom nothing has to protect', () => {
    for (const card of ['GAS', 'KNIFE']) {
      expect(mean(card, true)).toContain('infects nobody');
      expect(mean(card, true)).not.toContain('you');
    }
  });
});

describe('what the player has in mind', () => {
  it('picks an own character, and no other', () => {
    const hand = holding('turn');
    const [first, second] = hand.own;
    expect(hand.who).toBe(first?.who);
    hand.swapWho();
    expect(hand.who).toBe(second?.who ?? first?.who);
    hand.pick('XT');
    expect(hand.who).not.toBe('XT');
  });

  it('leaves who can do nothing more for the other one, who can', () => {
    const hand = holding('turn');
    const { scene } = fixture('turn');
    const [first, second] = hand.own.map(({ who }) => who);
    const left = (who?: string): Scene['legal'] => scene.legal.filter((_, i) => legalOf(scene)[i]?.who === who);
    hand.see({ ...scene, plies: scene.plies + 1, legal: [...left(first), ...left(second)] }, true);
    expect(hand.who).toBe(first);
    hand.see({ ...scene, plies: scene.plies + 2, legal: left(second) }, true);
    expect(left(second).length).toBeGreaterThan(0);
    expect(hand.who).toBe(second);
    hand.see({ ...scene, plies: scene.plies + 3, legal: left() }, true);
    expect(hand.who).toBe(second);
  });

  it('walks on the way that the table names: the first press shows it, the second goes', () => {
    const hand = holding('turn');
    const [way, another] = hand.ways.values();
    if (!way || !another) throw new Error('there are too few ways in this scene');
    expect(hand.press(way.room)).toBe(null);
    expect(hand.way).toBe(way);
    expect(hand.press(another.room)).toBe(null);
    expect(hand.press(way.room)).toBe(null);
    expect(hand.held).toBe(way.steps.join(' '));
    const wish = hand.press(way.room);
    expect(wish && 'play' in wish && wish.play.map(({ text }) => text)).toEqual(way.steps);
    expect(hand.waits).toBe(false);
  });

  it('walks at once where the pointer has shown the way, unless everything is to be confirmed', () => {
    for (const confirm of [false, true]) {
      const hand = holding('turn', confirm);
      const [way] = hand.ways.values();
      if (!way) throw new Error('there is no way in this scene');
      hand.room = way.room;
      expect(hand.press(way.room) === null).toBe(confirm);
      if (confirm) expect(hand.confirm()).toMatchObject({ way: true, at: way.room });
    }
  });

  it('asks the server why nobody can walk', () => {
    const { scene } = fixture('turn');
    const hand = new StationHand({ confirm: () => false });
    hand.see({ ...scene, view: { ...viewOf(scene), duty: true, ways: [] } }, true);
    expect(hand.walk()).toMatchObject({ ask: expect.stringMatching(`^mv ${hand.who} [NESW]$`) });
    expect(hand.walking).toBe(false);
  });

  it('looks for a room to walk to, with the character that can', () => {
    const { scene } = fixture('turn');
    const hand = holding('turn');
    expect(hand.walk()).toBe(null);
    expect(hand.walking).toBe(true);
    expect(hand.cancel()).toBe(true);
    const [first, second] = hand.own.map(({ who }) => who);
    const ways = viewOf(scene).ways.filter(({ who }) => who === second);
    hand.see({ ...scene, view: { ...viewOf(scene), ways } }, true);
    expect([hand.who, hand.otherWalks]).toEqual([first, second]);
    hand.walk();
    expect([hand.who, hand.walking]).toEqual([second, true]);
  });

  it('reads a card before it plays it', () => {
    const { scene } = fixture('armed');
    const hand = new StationHand({ confirm: () => false });
    hand.see({ ...scene, legal: [...scene.legal, { id: 9001, text: 'eq KEY', kind: 'equip' }] }, true);
    const deed = hand.legal.find(({ kind }) => kind === 'eq');
    const item = hand.legal.find(({ kind }) => kind === 'nade');
    if (!deed?.card || !item?.card) throw new Error('there is nothing to play');
    expect(hand.pressCard(deed.card)).toBe(null);
    expect([hand.reading, hand.held]).toEqual([deed.card, deed.text]);
    expect(hand.pressCard(item.card)).toBe(null);
    expect([hand.reading, hand.mode, hand.held]).toEqual([item.card, null, null]);
    expect(hand.pressCard(item.card)).toBe(null);
    expect(hand.mode).toBe('nade');
    expect(hand.pressCard(deed.card)).toBe(null);
    expect(hand.pressCard(deed.card)).toEqual({ play: [deed], at: '' });
    hand.peruse(deed.card, true);
    expect(hand.pressCard(deed.card)).toEqual({ play: [deed], at: '' });
  });

  it('says why a card cannot be given', () => {
    const hand = holding('give');
    const barred = viewOf(fixture('give').scene).own?.hand.find((card) => !hand.usesOf(card).length);
    expect(hand.offer(barred ?? '')).toEqual({ ask: `give ${barred}`, at: '' });
    expect([hand.reading, hand.chosen]).toEqual([barred, null]);
  });

  it('shows a room card first, turns it, and lays it when that is confirmed', () => {
    const hand = holding('place');
    expect(hand.chosen?.kind).toBe('put');
    const before = hand.chosen?.orientation;
    const cell = hand.chosen?.cell;
    const ways = hand.list.filter((deed) => deed.cell === cell);
    expect(hand.turn()).toBe(ways.length > 1);
    if (ways.length > 1) expect(hand.chosen?.orientation).not.toBe(before);
    const chosen = hand.chosen;
    expect(hand.confirm()).toEqual({ play: [chosen], at: cell });
  });

  it('takes up laying a room with its first place, and puts it down again', () => {
    const hand = holding('turn');
    expect(hand.take('lay')).toBe(null);
    expect(hand.chosen?.kind).toBe('lay');
    expect(hand.cancel()).toBe(true);
    expect(hand.mode).toBe(null);
    expect(hand.chosen).toBe(null);
    expect(hand.cancel()).toBe(false);
  });

  it('asks the server why something cannot be done', () => {
    const hand = holding('start');
    expect(hand.take('heal')).toEqual({ ask: `heal ${hand.who}`, at: '0,0' });
  });

  it('never gives a card away with one click', () => {
    const hand = holding('give');
    const gift = hand.legal[0];
    if (!gift) throw new Error('there is no gift');
    expect(hand.wish(gift)).toBe(null);
    expect(hand.held).toBe(gift.text);
    expect(hand.confirm()).toEqual({ play: [gift], at: '' });
  });

  it('offers the one who entered in an encounter', () => {
    const hand = holding('encounter');
    expect(hand.who).toBe(viewOf(fixture('encounter').scene).worker);
    expect(hand.list.some(({ kind }) => kind === 'swap')).toBe(true);
  });

  it('names targets by their room', () => {
    const hand = holding('relocate');
    const room = hand.list[0]?.rooms?.[0] ?? '';
    const here = hand.list.filter((deed) => deed.rooms?.includes(room));
    expect(hand.press(room)).toBe(null);
    if (here.length > 1) expect(hand.aimed).toEqual(here);
    else expect(hand.press(room)).toEqual({ play: here, at: '' });
  });

  it('takes up what was named instead of pointed at', () => {
    const hand = holding('turn');
    const deed = hand.legal.find(({ kind }) => kind === 'find');
    expect(hand.show(deed?.text ?? '')).toBe(true);
    expect(hand.held).toBe(deed?.text);
    expect(hand.show('mv XX N')).toBe(false);
  });

  it('forgets everything when the board has changed', () => {
    const hand = holding('turn');
    hand.take('lay');
    hand.see({ ...fixture('turn').scene, plies: 9999 }, true);
    expect([hand.mode, hand.chosen]).toEqual([null, null]);
  });

  it('offers nothing to who looks on', () => {
    const hand = new StationHand({ confirm: () => false });
    hand.see(fixture('turn').scene, false);
    expect(hand.active).toBe(false);
    expect(hand.press('0,0')).toBe(null);
  });
});

describe('the keyboard', () => {
  it('walks, acts and confirms', () => {
    const hand = holding('turn');
    const move = hand.legal.find(({ kind, who }) => kind === 'mv' && who === hand.who);
    const key = { N: 'ArrowUp', E: 'ArrowRight', S: 'ArrowDown', W: 'ArrowLeft' }[move?.direction ?? 'N'] ?? '';
    expect(KEYS.press(key, hand, false)).toEqual({ play: [move], at: '' });
    expect(KEYS.press('l', hand, false)).toBe(null);
    expect(hand.mode).toBe('lay');
    expect(KEYS.press('Enter', hand, false)).toMatchObject({ play: [{ kind: 'lay' }] });
    expect(KEYS.press('Escape', hand, false)).toBe(null);
    expect(KEYS.press('x', hand, false)).toBe(undefined);
  });

  it('leaves Enter to buttons', () => {
    const hand = holding('turn');
    hand.take('lay');
    expect(KEYS.press('Enter', hand, true)).toBe(undefined);
  });
});

describe('a way of several rooms', () => {
  it('ends quietly where something happens on it', async () => {
    const hand = holding('turn');
    const played: (number | string)[] = [];
    const refusal = { key: 'x', args: {}, clause: null, text: 'x' };
    const act = async (action: number | string) => (played.push(action), played.length > 1 ? refusal : null);
    const deed = hand.legal[0];
    if (!deed) throw new Error('nothing is legal');
    const done = await perform(
      { hand, act, why: async () => null },
      { play: [deed, { ...deed, id: -1, text: 'mv RA N' }], way: true, at: '1,0' },
    );
    expect(done).toBe(true);
    expect(played).toEqual([deed.id, 'mv RA N']);
    expect(hand.refused).toBe(null);
  });

  it('is refused where it begins', async () => {
    const hand = holding('turn');
    const refusal = { key: 'x', args: {}, clause: null, text: 'x' };
    const deed = hand.legal[0];
    if (!deed) throw new Error('nothing is legal');
    expect(await perform({ hand, act: async () => refusal, why: async () => null }, { play: [deed], at: '1,0' })).toBe(
      false,
    );
    expect(hand.refused).toEqual({ refusal, at: '1,0' });
  });
});
