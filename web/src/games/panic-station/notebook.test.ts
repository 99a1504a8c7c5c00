import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Event, Scene, Step } from '../../lib/protocol';
import { settings } from '../../lib/settings.svelte';
import { language, LANGUAGES } from '../../lib/text.svelte';
import { viewOf, type BoardView, type OwnView } from './board';
import { continuations, doubt, isClaim } from './claims';
import { notesOf, outcomeOf, receivedIn, restOf, spoken } from './notebook';
import { effectsOf } from './script';
import { chapterWords, storyOf, unveiled } from './story';
import { claimWords, giftWords, say, seatWords, whoWords } from './notes';
import { people } from './people.svelte';
import { Suspicion } from './suspicion.svelte';
import face from '.';

const event = (kind: string, args: Event['args'] = {}): Event => ({ kind, key: kind, args, clause: null });
const step = (number: number, ...events: Event[]): Step => ({ number, seat: 0, text: null, events });

const LOG = [
  step(1, event('turn-began', { seat: 0, round: 2 })),
  step(
    2,
    event('exchanged', { seat: 0, other: 1 }),
    event('cards-swapped', { seat: 1, other: 0, given: 'GAS', received: 'INF_R' }),
  ),
  step(3, event('turn-began', { seat: 1, round: 3 }), event('scanned', { red: 1, blue: 3 })),
  step(4, event('card-seen', { seat: 1, card: 'ARM' }), event('hand-seen', { other: 2, card: 'KEY', count: 2 })),
  step(5, event('claimed', { seat: 2, claim: 'have', card: 'GAS', count: 1 })),
  step(6, event('claimed', { seat: 2, claim: 'ask-shoot', partner: 'R', victim: 'B' })),
];

beforeAll(async () => {
  settings.language = 'en';
  await language.use('en');
});

describe('the notebook', () => {
  it('writes down what these eyes saw, round by round', () => {
    const notes = notesOf(LOG, 1);
    expect(notes.exchanges).toEqual([
      { number: 2, round: 2, other: 0, given: 'GAS', got: 'INF_R', infected: false, cured: false },
    ]);
    expect(notes.swaps).toEqual([{ round: 2, seats: [0, 1] }]);
    expect(notes.scans).toEqual([{ round: 3, red: 1, blue: 3 }]);
    expect(notes.draws).toEqual([{ round: 3, card: 'ARM' }]);
    expect(notes.glances).toEqual([{ round: 3, other: 2, cards: [{ card: 'KEY', count: 2 }] }]);
    expect(notes.claims.map(({ claim }) => claim)).toEqual(['have GAS 1', 'ask R shoot B']);
  });

  it('knows nothing private for others', () => {
    const notes = notesOf(LOG, null);
    expect([notes.exchanges, notes.draws]).toEqual([[], []]);
    expect(notes.swaps).toHaveLength(1);
  });

  it('shows what came in the envelope for a while, to its receiver alone', () => {
    expect(receivedIn(LOG.slice(0, 3), 1, 3)?.got).toBe('INF_R');
    expect(receivedIn(LOG.slice(0, 3), 0, 3)).toBe(null);
    expect(receivedIn(LOG, 1, 6)).toBe(null);
  });

  it.each([
    ['INF_R', 'GAS', true, 'failed'], // one's own attempt
    ['INF_R', 'KEY', true, 'spread'],
    ['GAS', 'INF_B', false, 'warded'], // the other's
    ['KEY', 'INF_B', true, 'none'], // one was ill before
    ['GAS', 'INF_G', false, 'none'], // a card that infects nobody
    ['KEY', 'GAS', false, 'none'],
  ])('of %s for %s knows what it led to', (given, got, ill, outcome) => {
    const one = { number: 2, round: 1, other: 1, given, got, infected: false, cured: false };
    expect(outcomeOf(one, 'R', ill)).toBe(outcome);
    expect(outcomeOf({ ...one, infected: true }, 'R', true)).toBe('infected');
    expect(outcomeOf({ ...one, cured: true }, 'R', false)).toBe('cured');
  });

  it('says what the latest scan leaves open', () => {
    const notes = { ...notesOf([], 0), scans: [{ round: 2, red: 2, blue: 3 }] };
    const own = (sure: ('infected' | null)[], infected = false): OwnView =>
      ({ seat: 0, infected, notes: sure.map((one, i) => ({ seat: i + 1, sure: one, cards: {} })) }) as OwnView;
    const five = [0, 1, 2, 3, 4].map((seat) => ({ seat, alive: true })) as BoardView['seats'];
    const dead = five.map((one) => ({ ...one, alive: one.seat !== 4 }));
    expect(restOf({ ...notes, scans: [{ round: 2, red: 2, blue: 2 }] }, own(['infected', null, null]), dead)).toEqual({
      count: 1,
      seats: [2, 3],
    });
    expect(restOf(notes, own(['infected', null, null, null]), dead)?.seats).toEqual([2, 3, 4]);
    expect(restOf(notes, own(['infected', null, null, null]), five)).toEqual({ count: 1, seats: [2, 3, 4] });
    expect(restOf(notes, own([null, null, null, null], true), five)).toEqual({ count: 1, seats: [1, 2, 3, 4] });
    expect(restOf(notes, own([null, null, null, null]), five)).toBe(null); // the scan says as much
    expect(restOf(notes, own(['infected', 'infected', null, null]), five)).toBe(null);
    const cured = { number: 1, round: 1, other: 1, given: 'GAS', got: 'ANTI', infected: false, cured: true };
    expect(restOf({ ...notes, exchanges: [cured] }, own(['infected', null, null, null]), five)).toBe(null);
  });

  it('reads the real steps of a match', () => {
    const files = import.meta.glob<{ scene: Scene; log: Step[] }>('./fixtures/*.json', {
      eager: true,
      import: 'default',
    });
    const { scene, log } = files['./fixtures/received.json'] as { scene: Scene; log: Step[] };
    const mine = notesOf(log, scene.eyes).exchanges.at(-1);
    expect(mine).toMatchObject({ infected: true, got: expect.stringMatching(/^INF_/) as string });
    expect(receivedIn(log, scene.eyes ?? 0, scene.plies)).toMatchObject({ infected: true });
    expect(viewOf(scene).own?.infected).toBe(true);
  });
});

describe('marks', () => {
  it('stay in this browser, one book for each table and seat', () => {
    const marks = new Suspicion('t1', 0);
    marks.set(2, 'infected');
    marks.text = 'watch Green';
    expect(new Suspicion('t1', 0).of(2)).toBe('infected');
    expect(new Suspicion('t1', 0).text).toBe('watch Green');
    expect(new Suspicion('t1', 1).of(2)).toBe(null);
    expect(new Suspicion('t2', 0).of(2)).toBe(null);
    marks.set(2, 'infected');
    expect(new Suspicion('t1', 0).of(2)).toBe(null);
  });

  it('are forgotten when many tables came after', () => {
    new Suspicion('old', 0).set(1, 'clean');
    for (let i = 0; i < 12; i++) new Suspicion(`n${i}`, 0).set(1, 'clean');
    expect(new Suspicion('old', 0).of(1)).toBe(null);
    expect(new Suspicion('n11', 0).of(1)).toBe('clean');
  });
});

describe('claims', () => {
  it('are said in two or three steps, each of them whole at the end', () => {
    const all: string[] = [];
    const walk = (words: string[]): void => {
      for (const { text, whole } of continuations(words, 1, 5)) {
        if (whole) all.push(text);
        else walk(text.split(' '));
      }
    };
    walk([]);
    expect(new Set(all).size).toBe(all.length);
    expect(all.filter((text) => !isClaim(text))).toEqual([]);
    expect(all).toContain('ask R shoot G');
    expect(all.filter((text) => / B( |$)/.test(text))).toEqual([]); // nobody speaks of himself
    expect(all.length).toBe(1 + 12 + 4 * 16 + 4 * 15 + 15 * 6 + 8 + 4 * (6 + 3) + 2);
  });

  it('are told apart from other phrases', () => {
    expect(spoken([line('accuse R'), line('hello')], isClaim)).toEqual([{ round: 0, seat: 2, claim: 'accuse R' }]);
  });

  it('are held against what one knows', () => {
    const own = { seat: 1, infected: false, notes: [{ seat: 0, sure: 'infected', cards: {} }] } as unknown as OwnView;
    const exchanges = notesOf(LOG, 1).exchanges;
    const check = (seat: number, claim: string) => doubt({ round: 1, seat, claim }, own, exchanges);
    expect(check(0, 'gave B ARM')).toBe('false');
    expect(check(0, 'got B GAS')).toBe(null);
    expect(check(0, 'got B INF')).toBe('false');
    expect(check(0, 'clean')).toBe('against');
    expect(check(2, 'trust R')).toBe('against');
    expect(check(2, 'know B')).toBe('against');
    expect(check(2, 'clean')).toBe(null);
    expect(check(1, 'trust R')).toBe(null);
  });
});

const line = (phrase: string) => ({
  number: 1,
  at: 0,
  after: 0,
  seat: 2,
  name: 'Ada',
  watchers: false,
  text: null,
  phrase,
});

describe('the story', () => {
  it('tells each exchange once, and who fell ill', () => {
    const story = storyOf([
      step(1, event('infected', { seat: 0, source: 'host' })),
      step(
        2,
        event('turn-began', { seat: 0, round: 4 }),
        event('cards-swapped', { seat: 0, other: 1, given: 'INF_R', received: 'ARM' }),
        event('cards-swapped', { seat: 1, other: 0, given: 'ARM', received: 'INF_R' }),
        event('infected', { seat: 1, source: 'R' }),
      ),
      step(3, event('died', { seat: 1, who: 'BT' })),
    ]);
    expect(story.map(({ kind, round, seats }) => [kind, round, seats])).toEqual([
      ['host', 1, [0]],
      ['exchange', 4, [0, 1]],
      ['infected', 4, [1, 0]],
      ['died', 4, [1]],
    ]);
    expect(story[1]?.cards).toEqual(['INF_R', 'ARM']);
    expect(story.map(chapterWords)).toEqual([
      'Red draws the host card.',
      'Red gives: own infection. Blue gives: armour.',
      'Red infects Blue.',
      'Dead: Blue’s trooper.',
    ]);
  });
});

it('tells after the end what one alone was told', () => {
  expect(unveiled(event('card-seen', { seat: 1, card: 'GAS' }))).toBe('Blue finds: gas can.');
  expect(unveiled(event('infected', { seat: 1, source: 'R' }))).toBe('Red infects Blue.');
  expect(unveiled(event('moved', { seat: 1 }))).toBe(null);
});

it('shows an exchange where both stand', () => {
  const rooms: Record<string, string> = { RT: '1,0', RA: '0,-1', BT: '0,-1', BA: '0,0' };
  const where = { who: (who: string) => rooms[who] ?? '', room: () => '' };
  const [effect] = effectsOf(step(1, event('exchanged', { player: 'R', partner: 'B' })), where);
  expect(effect).toMatchObject({ kind: 'swap', room: '0,-1', seats: ['R', 'B'] });
});

describe('people', () => {
  afterEach(() => people.meet([]));

  const told = (kind: string, args: Event['args']): string =>
    face.tell?.({ kind, key: `panic-station-event-${kind}`, args, clause: null }) ?? '';
  const SAID = {
    claim: () => claimWords('accuse B'),
    request: () => claimWords('ask B shoot G'),
    'infection card': () => giftWords('INF_B', 'R'),
    figure: () => whoWords('BT', 'R'),
    prompt: () => say('waiting', { who: seatWords(1), phase: 'turn' }),
    turn: () => told('turn-began', { seat: 1, player: 'B', points: 4, round: 2 }),
    move: () => told('moved', { seat: 1, player: 'B', who: 'BT', from: 'R00', to: 'R05', run: 'no' }),
    shot: () => told('shot', { seat: 0, player: 'R', who: 'RA', target: 'BT', room: 'R05' }),
    search: () => told('search-began', { who: 'RA', player: 'R', seat: 0, partner: 'B', other: 1 }),
    tale: () => chapterWords({ round: 1, kind: 'infected', seats: [1, 2], cards: [], counts: [], who: '' }),
  };

  it.each(LANGUAGES)('are named in sentences instead of colours, in %s', async (lang) => {
    await language.use(((settings.language = lang), lang));
    const colours = Object.entries(SAID).map(([name, words]) => [name, words()]);
    people.meet(['Ida', 'Bert (Rot)', 'Cyril', 'Dana']);
    for (const [name, before] of colours) {
      const words = SAID[name as keyof typeof SAID]();
      expect(words).toContain('Bert (Rot)');
      expect(words).not.toBe(before);
      expect(words).not.toMatch(/Blue|Blau|Modr/);
    }
    expect(face.seatName(1)).toMatch(/Blue|Blau|Modr/);
    expect(face.playerName?.(1)).toBe('Bert (Rot)');
  });

  it('are told by colour where nobody is known', async () => {
    await language.use(((settings.language = 'en'), 'en'));
    expect(SAID.move()).toBe('Blue’s trooper moves: Storage A.');
    people.meet(['Ida', '']);
    expect(SAID.claim()).toBe('I suspect Blue.');
    expect(told('search-began', { who: 'RA', player: 'R', seat: 0, partner: 'none', other: 6 })).toBe(
      'Ida’s android searches.',
    );
  });
});
