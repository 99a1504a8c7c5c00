import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import Choices from '../../analysis/Choices.svelte';
import type { Hint, Scene, Step } from '../../lib/protocol';
import { settings } from '../../lib/settings.svelte';
import { language, LANGUAGES } from '../../lib/text.svelte';
import type { Idea } from '../game';
import face from '.';
import { legalOf, viewOf } from './board';
import type { StationHand } from './hand.svelte';
import Notebook from './Notebook.svelte';
import { say, seatWords, sideWords } from './notes';

interface Fixture {
  scene: Scene;
  log: Step[];
}
const files = import.meta.glob<Fixture>('./fixtures/*.json', { eager: true, import: 'default' });
const fixtures = Object.entries(files).map(([path, fixture]) => ({ name: path.slice(11, -5), fixture }));
const fixture = (name: string): Fixture => files[`./fixtures/${name}.json`] as Fixture;

let mounted: Record<string, unknown>[] = [];
afterEach(async () => {
  vi.useRealTimers();
  for (const part of mounted) await unmount(part);
  mounted = [];
  document.body.replaceChildren();
});

interface Wishes {
  phone?: boolean;
  answered?: boolean;
  last?: Step | null;
  why?: (wish: string) => Promise<null>;
  ideas?: Idea[];
}
function table(
  { scene, log }: Fixture,
  { phone = false, answered = false, last = null, why = async () => null, ideas = [] }: Wishes = {},
) {
  const acted: (number | string)[] = [];
  const hand = face.newHand() as StationHand;
  const props = {
    scene,
    last,
    log,
    playable: scene.legal.length > 0,
    act: async (action: number | string) => (acted.push(action), null),
    why,
    ideas,
    hand,
    overlays: face.Overlays.map(({ name }) => name),
    flip: false,
    answered,
    phone,
  };
  const target = document.body;
  mounted.push(
    mount(face.Board, { target, props }),
    mount(face.Bar, { target, props }),
    mount(face.Twin, { target, props }),
    mount(face.Ending, { target, props }),
    mount(Notebook, { target, props: { scene, log, table: 'test' } }),
    ...[0, 1, 2, 3].flatMap((seat) => [
      mount(face.Facts, { target, props: { scene, seat } }),
      mount(face.Facts, { target, props: { scene, seat, compact: true } }),
      mount(face.Emblem, { target, props: { seat } }),
    ]),
  );
  if (face.Aside) mounted.push(mount(face.Aside, { target, props }));
  flushSync();
  return { acted, hand };
}

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const click = (selector: string) => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`there is no ${selector}`);
  found.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  flushSync();
};

const key = (selector: string, name: string) => {
  const event = new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true });
  // What the browser does with Enter on a button unless the page has taken the key.
  if (document.querySelector(selector)?.dispatchEvent(event)) click(selector);
  flushSync();
};
const point = (selector: string, pointerType: string) => {
  document.querySelector(selector)?.dispatchEvent(new PointerEvent('pointerenter', { pointerType }));
  flushSync();
};

// All scenes in one language, and a few in the others: drawing is slow.
const FEW = ['turn', 'give', 'armour', 'over'];
const draws = LANGUAGES.flatMap((lang) =>
  fixtures.filter(({ name }) => lang === 'en' || FEW.includes(name)).map((one) => ({ ...one, lang })),
);

it.each(draws)('all parts draw $name in $lang', async ({ fixture, lang }) => {
  settings.language = lang;
  await language.use(lang);
  table(fixture, { last: fixture.log.at(-1) ?? null });
  expect(all('[data-room]').length).toBeGreaterThan(0);
  expect(document.body.textContent).not.toMatch(/undefined|NaN|\[object|R\d\d/);
  for (const step of fixture.log) expect(face.announce(step)).not.toMatch(/undefined|\{/);
  // The board shows no coordinates, so nothing speaks of them but the notation itself.
  for (const notation of all('.mono')) notation.remove();
  const labels = all('[aria-label]').map((one) => one.getAttribute('aria-label'));
  expect([document.body.textContent, ...labels].join(' ')).not.toMatch(/\d,-?\d/);
  // Every legal action is a button of the text twin.
  expect(all('.twin button').length).toBe(legalOf(fixture.scene).length);
});

/** A turn in which a key card could be laid out. */
function withKey(): Fixture {
  const { scene, log } = fixture('armed');
  const view = viewOf(scene);
  const own = view.own && { ...view.own, hand: [...view.own.hand, 'KEY'] };
  const legal = [...scene.legal, { id: 9001, text: 'eq KEY', kind: 'equip' }];
  return { scene: { ...scene, legal, view: { ...view, own } }, log };
}

describe('the parts', () => {
  beforeAll(async () => {
    settings.language = 'en';
    await language.use('en');
  });

  it('seal one card after it was shown', async () => {
    const { acted, hand } = table(fixture('give'));
    const gift = hand.legal[0];
    click(`[data-card="${gift?.card}"]`);
    expect(acted).toEqual([]);
    click('.moment .btn.go');
    await vi.waitFor(() => expect(acted).toEqual([gift?.id]));
  });

  it('seal with Enter, with the focus still on the card that was picked', async () => {
    const { acted, hand } = table(fixture('give'));
    const gift = hand.legal[0];
    click(`[data-card="${gift?.card}"]`);
    key(`[data-card="${gift?.card}"]`, 'Enter');
    await vi.waitFor(() => expect(acted).toEqual([gift?.id]));
  });

  it('lay a room with Enter, with the focus still on the button that took it up', async () => {
    const { acted, hand } = table(fixture('turn'));
    click('[data-mode="lay"]');
    const chosen = hand.chosen;
    key('[data-mode="lay"]', 'Enter');
    await vi.waitFor(() => expect(acted).toEqual([chosen?.id]));
  });

  it('lay a room with Enter after the button that turns it was clicked, unless the keyboard brought the focus there', async () => {
    const turned = (): HTMLElement | undefined => all(`.moment [aria-label="${say('turn-card')}"]`)[0];
    const { acted, hand } = table(fixture('turn'));
    click('[data-mode="lay"]');
    click(`.moment [aria-label="${say('turn-card')}"]`);
    const chosen = hand.chosen;
    turned()?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }));
    key(`.moment [aria-label="${say('turn-card')}"]`, 'Enter');
    expect(acted).toEqual([]);
    expect(hand.chosen?.id).not.toBe(chosen?.id);
    const next = hand.chosen;
    turned()?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    key(`.moment [aria-label="${say('turn-card')}"]`, 'Enter');
    await vi.waitFor(() => expect(acted).toEqual([next?.id]));
  });

  it('show a card and what it does before the second tap plays it', async () => {
    const { acted } = table(withKey(), { phone: true });
    click('[data-card="KEY"]');
    expect(acted).toEqual([]);
    const text = say('card-text', { card: 'KEY', gas: 3 });
    expect(all('[data-reading]').map((one) => one.textContent)).toEqual([expect.stringContaining(text)]);
    click('[data-card="KEY"]');
    await vi.waitFor(() => expect(acted).toEqual([9001]));
  });

  it('name no keys on a phone', () => {
    const keys = () => all('.moment kbd, .tray kbd').map((one) => one.textContent);
    for (const { fixture: one } of fixtures) {
      table(one, { phone: true });
      expect(keys()).toEqual([]);
      document.body.replaceChildren();
    }
    table(fixture('turn'), { phone: true });
    click('[data-mode="lay"]');
    expect(keys()).toEqual([]);
  });

  it('show a card under the mouse, and play it with one click', async () => {
    const { acted } = table(withKey());
    point('[data-card="KEY"]', 'touch');
    expect(all('[data-reading]')).toEqual([]);
    point('[data-card="KEY"]', 'mouse');
    expect(all('[data-reading]').length).toBe(1);
    click('[data-card="KEY"]');
    await vi.waitFor(() => expect(acted).toEqual([9001]));
  });

  it('show the way to a room that is tapped, and walk it at the second tap', async () => {
    const { acted, hand } = table(fixture('turn'), { phone: true });
    const [way] = hand.ways.values();
    click(`[data-room="${way?.room}"]`);
    expect(acted).toEqual([]);
    expect(all('.trail').length).toBe(1);
    click(`[data-room="${way?.room}"]`);
    await vi.waitFor(() => expect(acted.length).toBe(way?.steps.length));
  });

  it('walk with one click where the mouse has shown the way', async () => {
    const { acted, hand } = table(fixture('turn'));
    const [way] = hand.ways.values();
    point(`[data-room="${way?.room}"]`, 'mouse');
    click(`[data-room="${way?.room}"]`);
    await vi.waitFor(() => expect(acted.length).toBe(way?.steps.length));
  });

  it('do not offer a walk that the search duty forbids, and say why', () => {
    const { scene, log } = fixture('turn');
    const asked: string[] = [];
    const view = { ...viewOf(scene), duty: true, ways: [] };
    table({ scene: { ...scene, view }, log }, { why: async (wish) => (asked.push(wish), null) });
    const move = all('[data-mode="move"]')[0];
    expect(move?.className).toContain('off');
    expect(move?.textContent).toContain(say('off-duty'));
    click('[data-mode="move"]');
    expect(asked).toEqual([expect.stringMatching(/^mv /)]);
  });

  it('say that no way is open, not that a search comes first, where no room lies beside', () => {
    const { scene, log } = fixture('start');
    const view = viewOf(scene);
    expect([view.cards.length, view.duty]).toEqual([1, true]);
    table({ scene, log });
    expect(all('[data-mode="move"]')[0]?.textContent).toContain(say('off-move'));
  });

  it('call people and rooms in hints as board and log do', () => {
    const names = ['Anna', 'Bert', 'Cyril', 'Dana'];
    face.meet?.({}, names.length, names);
    const { scene } = fixture('armed');
    const told = (key: string, args: Record<string, string | number>) => ({ key: `panic-station-advice-${key}`, args });
    const reasons = [
      told('meets', { partner: 'B' }),
      told('heals', { who: 'RT', life: 2 }),
      told('kills', { target: 'GA' }),
      told('lays', { room: 'R03i' }),
      told('unprotected', { card: 'KEY' }),
    ];
    const thought = { visits: 1, value: 0, chance: 0.5, line: [], reasons };
    const hints: Hint[] = legalOf(scene).map(({ id, text }) => ({ action: id, text, ...thought }));
    const props = { face, scene, seat: scene.eyes ?? 0, hints, most: 3, shown: null, onpick: () => undefined };
    mounted.push(mount(Choices, { target: document.body, props }));
    flushSync();
    const text = document.querySelector('.thoughts')?.textContent ?? '';
    for (const said of ['Anna’s trooper', 'Bert', 'Cyril’s android', 'Closed terminal']) expect(text).toContain(said);
    const codes = new RegExp(`\\d,-?\\d|R\\d\\d|\\b[RBGY][TA]\\b|${[0, 1, 2, 3].map(sideWords).join('|')}`);
    expect(text).not.toMatch(codes);
    face.meet?.({}, names.length, []);
  });

  it('say who has chosen in secret already, as the log does', () => {
    const { scene, log } = fixture('give');
    const view = structuredClone(scene.view) as { seats: { answered: boolean; seat: number }[] };
    for (const one of view.seats) one.answered = one.seat === 0;
    table({ scene: { ...scene, view }, log });
    expect(document.body.textContent).toContain(say('decided', { players: seatWords(0) }));
  });

  it('bar cards that cannot be given', () => {
    const { hand } = table(fixture('give'));
    const barred = all('.secret [data-card][aria-disabled="true"]').map((card) => card.dataset['card']);
    for (const card of barred) expect(hand.legal.some((deed) => deed.card === card)).toBe(false);
    expect(barred.length).toBeGreaterThan(0);
  });

  it('say that the table answers where there is no choice', () => {
    table(fixture('forced'), { answered: true });
    expect(all('.armour .btn')).toEqual([]);
    expect(all('.armour .answers p').map((one) => one.textContent)).toEqual([say('table-answers')]);
    expect(document.querySelector('.moment p')?.textContent).toBe(say('prompt-no-choice')); // the bar asks nothing either
  });

  it('ask everybody on one screen, and answer nothing by themselves', async () => {
    vi.useFakeTimers();
    const { acted } = table(fixture('forced'));
    vi.advanceTimersByTime(60_000);
    expect(acted).toEqual([]);
    click('.armour .btn');
    expect(acted).toEqual([legalOf(fixture('forced').scene)[0]?.id]);
  });

  it('wait for who has a choice of armour', () => {
    vi.useFakeTimers();
    const { acted } = table(fixture('armour'));
    vi.advanceTimersByTime(60_000);
    expect(acted).toEqual([]);
    expect(all('.answers [data-action]').length).toBe(fixture('armour').scene.legal.length);
  });

  it('lay a room by its place and the main button', async () => {
    const { acted, hand } = table(fixture('turn'));
    click('[data-mode="lay"]');
    click('[data-place]');
    const chosen = hand.chosen;
    expect(chosen?.kind).toBe('lay');
    click('.moment .btn.go');
    await vi.waitFor(() => expect(acted).toEqual([chosen?.id]));
  });

  it('draw every door, also one that leads to nothing yet: in the station, in the preview, on the next room', () => {
    const { scene, log } = fixture('turn');
    const view = viewOf(scene);
    const cards = view.cards.map((card) => (card.card === 'R00' ? card : { ...card, double: false, edges: 'doow' }));
    const top = { card: 'R08', name: 'hall', edges: 'oodd' };
    const { hand } = table({ scene: { ...scene, view: { ...view, cards, top } }, log });
    const drawn = (part: string): number => all(`${part} [data-door]`).length;
    const inside = cards.filter(({ card }) => card === 'R03' || card === 'R04').length;
    expect(drawn('.map > svg')).toBe(cards.length - 1 + inside);
    expect(drawn('.next')).toBe(2);
    hand.take('lay');
    flushSync();
    expect(drawn('.place.chosen')).toBe(2);
  });

  it('name the doors of a room in words, and where they lead', () => {
    const { scene, log } = fixture('start');
    const view = viewOf(scene);
    const [reactor] = view.cards;
    if (!reactor) throw new Error('there is no reactor');
    const hall = { ...reactor, card: 'R08', name: 'hall', x: 1, edges: 'oodd' };
    const infirmary = { ...reactor, card: 'R04', name: 'infirmary', y: 1, edges: 'wwow', double: true };
    table({ scene: { ...scene, view: { ...view, cards: [reactor, hall, infirmary] } }, log });
    const told = all('.twin .list:last-of-type li').map((one) => one.textContent ?? '');
    expect(told.find((one) => one.includes('Empty hall B (1 east).'))).toMatch(
      /north: nothing yet; east: nothing yet; south, security door: nothing yet; west, security door: Reactor/,
    );
    expect(told.find((one) => one.includes('Reactor,'))).toMatch(/east, security door: Empty hall B/);
    expect(told.find((one) => one.includes('antechamber of Infirmary (1 north).'))).toMatch(
      /north, security door: Infirmary; south: Reactor$/,
    );
  });

  it('mark the place that a hint is about: where a room would lie, where somebody goes or acts', () => {
    const { scene } = fixture('turn');
    const deeds = legalOf(scene);
    const marked = (kind: string): (string | null)[] => {
      const deed = deeds.find((one) => one.kind === kind);
      table(fixture('turn'), { ideas: [{ seat: 0, text: deed?.text ?? '' }] });
      const found = all('.advised').map((one) => one.getAttribute('data-room') ?? 'vacant');
      document.body.replaceChildren();
      return found;
    };
    const own = viewOf(scene).characters.find(({ who }) => who === deeds.find(({ kind }) => kind === 'find')?.who);
    expect(marked('lay')).toEqual(['vacant']);
    expect(marked('mv')).toHaveLength(1);
    expect(marked('find')).toEqual([own?.room]);
    expect(marked('end')).toEqual([]);
  });

  it('name a place by the card beside it', () => {
    const { scene } = fixture('turn');
    const [reactor] = viewOf(scene).cards;
    const view = {
      ...viewOf(scene),
      cards: reactor ? [reactor] : [],
      top: { card: 'R05', name: 'storage', edges: 'woow' },
    };
    const words = face.words({ ...scene, view }, { seat: 0, text: 'lay 1,0d' });
    expect(words).toBe('Lay Storage A east of Reactor, turned round');
  });

  it('say why nobody wins: how the match ended, and who was infected last', () => {
    const { scene, log } = fixture('over');
    const view = viewOf(scene);
    const story = view.story.map((one) => ({ ...one, infected: one.seat < 2, time: one.seat < 2 ? one.seat : null }));
    const seats = view.seats.map((one) => ({ ...one, alive: one.seat === 1 }));
    const result = { reason: 'all-red', winners: [], details: { nobody: 'last' } };
    table({ scene: { ...scene, view: { ...view, story, seats, result } }, log });
    expect(all('.how').map((one) => one.textContent?.trim())).toEqual([
      'The scan shows only infected players: nobody wins, since the only survivor was infected last.',
    ]);
    const told = all('li.bad').map((one) => one.textContent);
    expect(told).toHaveLength(2);
    expect(told[0]).toContain(say('eliminated-other'));
    expect(told[1]).toContain(say('story-last'));
  });

  it('show a spectator no tray', () => {
    const { scene, log } = fixture('turn');
    const view = { ...(scene.view as object), own: null };
    table({ scene: { ...scene, eyes: null, legal: [], view }, log });
    expect(all('.tray')).toEqual([]);
  });

  it('take as long for an exchange that infects as for any other', () => {
    const swapped = { kind: 'exchanged', key: 'x', args: { player: 'R', partner: 'B' }, clause: null };
    const infected = { kind: 'infected', key: 'x', args: { seat: 1 }, clause: null };
    const steps = [[swapped], [swapped, infected]].map((events) => ({ number: 1, seat: 0, text: null, events }));
    const [plain, secret] = steps.map((step) => face.duration(step));
    expect(plain).toBe(secret);
    expect(face.sound(infected)).toBe(null);
  });
});
