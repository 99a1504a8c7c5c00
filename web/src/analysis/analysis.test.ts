import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api, ApiError, linesOf } from '../lib/api';
import type { Hint, Hints, Refusal, ReviewPart, Tried, Try, Verdict } from '../lib/protocol';
import { addressOf, positionOf, readAddress, unusual } from './address';
import { Advice } from './advice.svelte';
import { chancesOf, ideasOf, percent } from './chance';
import { Engine } from './engine.svelte';
import { examined } from './examine';
import { Exploration } from './exploration.svelte';
import { Review } from './review.svelte';

const hint = (text: string, chance = 0.5): Hint => ({
  action: text.length,
  text,
  visits: 10,
  value: 2 * chance - 1,
  chance,
  line: [],
  reasons: [],
});
const hints = (visits: number, done: boolean, ...texts: string[]): Hints => ({
  seat: 0,
  visits,
  done,
  hints: texts.map((text) => hint(text)),
});
const refusal: Refusal = { key: 'table-refused-no-hints', args: {}, clause: null, text: '' };
const verdict = (ply: number, seat: number, value: number): Verdict => ({
  ply,
  seat,
  action: 1,
  text: 'a',
  value,
  best: value,
  better: null,
});

describe('a stream of lines', () => {
  const all = async (lines: AsyncIterable<string>): Promise<string[]> => {
    const found = [];
    for await (const line of lines) found.push(line);
    return found;
  };
  const bits = (...parts: string[]): ReadableStream<Uint8Array> =>
    new ReadableStream({
      start(controller) {
        for (const part of parts) controller.enqueue(new TextEncoder().encode(part));
        controller.close();
      },
    });

  it('is cut where lines end, wherever it arrives in pieces', async () => {
    const lines = await all(linesOf(bits('{"a":', '1}\n{"b":2}\n{"c"', ':3}')));
    expect(lines).toEqual(['{"a":1}', '{"b":2}', '{"c":3}']);
  });

  it('is empty where there is nothing', async () => {
    expect(await all(linesOf(null))).toEqual([]);
  });

  it('may end with what went wrong', async () => {
    const refusal = { key: 'table-refused-analyst-failed', args: {}, clause: null, text: 'it failed' };
    const lines = [{ seat: 0, visits: 0, done: false, hints: [] }, { refusal }];
    vi.stubGlobal('fetch', () =>
      Promise.resolve(new Response(bits(...lines.map((line) => `${JSON.stringify(line)}\n`)))),
    );
    const told = api.analysis('the-base', { position: '' }, new AbortController().signal);
    expect((await told.next()).value).toEqual(lines[0]);
    await expect(told.next()).rejects.toMatchObject({ refusal });
    vi.unstubAllGlobals();
  });
});

describe('the address', () => {
  it('holds position, options and line', () => {
    const start = { position: '~7? +*/- x,y', options: { countdown: 7 } };
    const address = addressOf('the-base', start, [
      [1, 'b3@EW'],
      [0, '+A'],
    ]);
    expect(address.startsWith('/analysis/the-base#')).toBe(true);
    expect(readAddress(new URL(address, 'http://x').hash)).toEqual({
      start,
      line: [
        [1, 'b3@EW'],
        [0, '+A'],
      ],
    });
  });

  it('holds actions whose notation has blanks', () => {
    const start = { position: 'p', options: {} };
    const line: [number, string][] = [
      [0, 'loadout 2 3'],
      [1, 'scan a4'],
    ];
    expect(readAddress(new URL(addressOf('star-quest', start, line), 'http://x').hash)).toEqual({ start, line });
  });

  it('holds positions that are no text, too', () => {
    const start = { position: { stones: [1, 2] }, options: {} };
    expect(readAddress(new URL(addressOf('toy', start), 'http://x').hash)?.start).toEqual(start);
  });

  it('may name nothing, or nonsense', () => {
    expect(readAddress('')).toBeNull();
    expect(readAddress('#position=&line=0:a')).toBeNull();
    expect(readAddress('#position=p&options=[1]&line=what 0:a')).toEqual({
      start: { position: 'p', options: {} },
      line: [[0, 'a']],
    });
    expect(positionOf(' {broken ')).toBe('{broken');
  });

  const info = { name: 'toy', options: [{ name: 'size', default: 5 }] } as unknown as Parameters<typeof examined>[0];

  it('leaves out options that are as usual', () => {
    expect(unusual({ size: 5, other: 1 }, info)).toEqual({ other: 1 });
  });

  it('of a board of a match has the match before it, unless its actions are secret', () => {
    const steps = ['a', 'b', null].map((text, i) => ({ number: i + 1, seat: i % 2, text, events: [] }));
    const recorded = { options: {}, steps, positions: ['p0', 'p1', 'p2', 'p3'] };
    const read = (plies: number, more: [number, string][] = []) =>
      readAddress(new URL(examined(info, recorded, plies, more), 'http://x').hash);
    expect(read(2)).toMatchObject({
      start: { position: 'p0' },
      line: [
        [0, 'a'],
        [1, 'b'],
      ],
    });
    expect(read(3, [[1, 'c']])).toMatchObject({ start: { position: 'p3' }, line: [[1, 'c']] });
  });
});

describe('chances', () => {
  it('of two rivals are one curve', () => {
    const verdicts = [verdict(0, 0, 0.5), verdict(1, 1, 0.5)];
    expect(chancesOf(verdicts, 0, 2)).toEqual([
      { at: 1, chance: 0.75 },
      { at: 2, chance: 0.25 },
    ]);
    expect(chancesOf(verdicts, 1, 3)).toEqual([{ at: 2, chance: 0.75 }]);
    expect(chancesOf(verdicts, 0, 2, true)).toEqual([
      { at: 1, chance: 0.75 },
      { at: 2, chance: 0.75 },
    ]);
  });

  it('are written as the language does it', () => {
    expect(percent(0.621, 'en')).toBe('62%');
    expect(percent(0.621, 'de')).toBe('62\u00a0%');
    expect(ideasOf(1, [hint('x')])).toEqual([{ seat: 1, text: 'x' }]);
  });
});

describe('a hint', () => {
  it('is told again and again, walked through, and forgotten', async () => {
    const advice = new Advice();
    let say: (hints: Hints) => void = () => undefined;
    let end: (refusal: Refusal | null) => void = () => undefined;
    const asked = advice.ask((heard) => {
      say = heard;
      return new Promise((resolve) => (end = resolve));
    });
    expect([advice.open, advice.thinking, advice.list]).toEqual([true, true, []]);
    say(hints(5, false, 'a', 'b'));
    expect(advice.next()?.text).toBe('a');
    advice.shown = 'a';
    expect(advice.next()?.text).toBe('b');
    advice.shown = 'b';
    expect(advice.next()?.text).toBe('a');
    say(hints(9, true, 'b'));
    end(null);
    await asked;
    expect([advice.thinking, advice.list.length]).toEqual([false, 1]);
    advice.close();
    say(hints(9, true, 'late'));
    expect([advice.open, advice.hints]).toEqual([false, null]);
  });

  it('may be refused', async () => {
    const advice = new Advice();
    await advice.ask(() => Promise.resolve(refusal));
    expect([advice.refusal, advice.thinking, advice.next()]).toEqual([refusal, false, null]);
  });
});

describe('the engine', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const subject = (position: string) => ({ position, options: {} });

  it('thinks about what is shown at last, and tells', async () => {
    const asked: unknown[] = [];
    const engine = new Engine(async function* (wish) {
      asked.push(wish.position);
      yield hints(1, false, 'a');
      yield hints(2, true, 'b');
    });
    engine.look(subject('p'));
    engine.look(subject('q'));
    await vi.runAllTimersAsync();
    expect(asked).toEqual(['q']);
    expect([engine.list[0]?.text, engine.thinking]).toEqual(['b', false]);
    engine.look(null);
    await vi.runAllTimersAsync();
    expect([asked.length, engine.hints]).toEqual([1, null]);
  });

  it('stops and goes on; what was found stays until there is more', async () => {
    let signal: AbortSignal | undefined;
    let visits = 5;
    const engine = new Engine(async function* (_, given) {
      signal = given;
      yield hints(visits, false, `v${visits}`);
      await new Promise((resolve) => given.addEventListener('abort', resolve));
    });
    engine.look(subject('p'));
    await vi.runAllTimersAsync();
    expect(engine.thinking).toBe(true);
    engine.halt();
    expect([signal?.aborted, engine.thinking, engine.on]).toEqual([true, false, false]);
    engine.look(subject('q'));
    await vi.runAllTimersAsync();
    expect(engine.hints).toBeNull(); // it is switched off
    void engine.go();
    await vi.runAllTimersAsync();
    visits = 3;
    void engine.go();
    await vi.runAllTimersAsync();
    expect(engine.list[0]?.text).toBe('v5');
  });

  it('says why it cannot', async () => {
    const engine = new Engine(async function* () {
      yield hints(0, false);
      throw new ApiError(refusal, 422);
    });
    engine.look(subject('p'));
    await vi.runAllTimersAsync();
    expect([engine.refusal, engine.thinking]).toEqual([refusal, false]);
  });
});

describe('an exploration', () => {
  /** A game in which everything but `no` is possible. */
  const tryOut = async ({ position, actions = [] }: Try): Promise<Tried> => {
    if (position === 'bad') throw new ApiError(refusal, 422);
    const good = actions.slice(0, actions.findIndex(([, text]) => text === 'no') + 1 || undefined);
    const steps = good.map(([seat, text], i) => ({ number: i + 1, seat, text, events: [] }));
    const legal = [{ id: 7, text: 'seven' }];
    const scene = {
      plies: steps.length,
      eyes: steps.length % 2,
      waiting: [steps.length % 2],
      view: {},
      legal,
      aids: null,
      plans: [],
    };
    const whole = [position, ...good.map(([, text]) => text)].join(' ');
    return {
      scene,
      steps,
      refusal: good.length < actions.length || actions.at(-1)?.[1] === 'no' ? refusal : null,
      position: '',
      whole,
    };
  };
  const begun = async (): Promise<Exploration> => {
    const exploration = new Exploration(tryOut);
    await exploration.begin({ position: 'p', options: {} });
    return exploration;
  };

  it('plays for whoever is to act, goes back and forward, and takes another way', async () => {
    const exploration = await begun();
    expect(await exploration.act(7)).toBeNull();
    expect(await exploration.act('b')).toBeNull();
    expect(exploration.line).toEqual([
      [0, 'seven'],
      [1, 'b'],
    ]);
    expect([exploration.whole, exploration.last?.text]).toEqual(['p seven b', 'b']);
    await exploration.look(0);
    expect([exploration.at, exploration.whole, exploration.last]).toEqual([0, 'p', null]);
    await exploration.look(1);
    expect(exploration.last?.text).toBe('seven'); // one step on is shown as one
    await exploration.act('b');
    expect(exploration.line.length).toBe(2); // the same as before: what lay ahead stays
    await exploration.look(1);
    await exploration.act('c');
    expect([exploration.line.length, exploration.whole]).toEqual([2, 'p seven c']);
  });

  it('shows what comes of dice when they rest, or when somebody asks again', async () => {
    vi.useFakeTimers();
    const exploration = await begun();
    exploration.dice = ({ text }) => (text === 'roll' ? 500 : 0);
    const played = exploration.act('roll');
    await vi.advanceTimersByTimeAsync(499);
    expect([exploration.at, exploration.steps.length, exploration.coming?.text]).toEqual([0, 0, 'roll']);
    await vi.advanceTimersByTimeAsync(1);
    expect(await played).toBeNull();
    expect([exploration.at, exploration.last?.text, exploration.coming]).toEqual([1, 'roll', null]);
    await exploration.look(0);
    const again = exploration.look(1);
    await vi.advanceTimersByTimeAsync(0);
    expect([exploration.at, exploration.coming?.text]).toEqual([0, 'roll']);
    await exploration.look(1);
    await again;
    expect([exploration.at, exploration.coming, exploration.busy]).toEqual([1, null, false]);
    vi.useRealTimers();
  });

  it('refuses what is not possible, and stays where it is', async () => {
    const exploration = await begun();
    expect(await exploration.act('no')).toEqual(refusal);
    expect(await exploration.why('no')).toEqual(refusal);
    expect(await exploration.why('yes')).toBeNull();
    expect([exploration.at, exploration.whole]).toEqual([0, 'p']);
    expect(await exploration.begin({ position: 'bad', options: {} })).toBe(false);
    expect([exploration.failed, exploration.whole]).toEqual([refusal, 'p']);
    expect(await exploration.begin({ position: 'q', options: {} }, [[0, 'no']])).toBe(false);
    expect(await exploration.begin({ position: 'q', options: {} }, [[0, 'yes']])).toBe(true);
    expect([exploration.failed, exploration.at, exploration.whole]).toEqual([null, 1, 'q yes']);
  });
});

describe('a review', () => {
  it('fills in, and says where the match turned', async () => {
    const parts: ReviewPart[] = [
      { plies: 3, verdicts: [verdict(0, 0, 0)], turning_points: [], done: false },
      { plies: 3, verdicts: [], turning_points: [], done: false },
      { plies: 3, verdicts: [verdict(1, 1, 0.2), verdict(2, 0, -0.6)], turning_points: [2, 1], done: true },
    ];
    const review = new Review(async function* () {
      yield* parts;
    });
    await review.start();
    expect([review.done, review.running, review.plies, review.verdicts.length]).toEqual([true, false, 3, 3]);
    expect(review.turning.map(({ ply }) => ply)).toEqual([2, 1]);
    expect(review.verdictAt(1)?.seat).toBe(1);
  });

  it('that breaks off can be begun again', async () => {
    let times = 0;
    const review = new Review(async function* () {
      yield { plies: 1, verdicts: [verdict(0, 0, 0)], turning_points: [], done: times > 0 };
      if (times++ === 0) throw new ApiError(refusal, 0);
    });
    await review.start();
    expect([review.refusal, review.running, review.done]).toEqual([refusal, false, false]);
    await review.start();
    expect([review.refusal, review.done, review.verdicts.length]).toEqual([null, true, 1]);
  });
});
