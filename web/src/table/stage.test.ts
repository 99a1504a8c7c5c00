import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { GameFace } from '../games/game';
import type { Live } from '../lib/live.svelte';
import type { Event, Played, Scene, Step } from '../lib/protocol';
import { FakeLive } from './fixture.svelte';
import { Stage } from './stage.svelte';

const scene = (plies: number, eyes: number | null = 0): Scene => ({
  plies,
  eyes,
  view: {},
  waiting: [0],
  legal: [],
  aids: null,
  plans: [],
});
const step = (number: number): Step => ({
  number,
  seat: 1,
  text: `t${number}`,
  events: [{ kind: 'x', key: 'x', args: {}, clause: null }],
});
const ROLL = 500;
const thrown = (number: number): Played => {
  const one = played(number);
  return {
    ...one,
    step: { ...one.step, events: [{ kind: 'dice', key: 'x', args: {}, clause: null }, ...one.step.events] },
  };
};
const dice = ({ events }: Step) => events.filter(({ kind }) => kind === 'dice');
const face = {
  announce: ({ number }: Step) => `step ${number}`,
  sound: ({ kind }: Event) => (kind === 'dice' ? 'dice' : 'step'),
  dice: (one: Step) => ({ length: dice(one).length * ROLL, events: dice(one) }),
  duration: () => 0,
} as unknown as GameFace;

const played = (number: number): Played => ({
  type: 'played',
  step: step(number),
  scene: scene(number),
  left: [],
  running: [],
  can: [],
  undo_to: null,
  undo_last: null,
  undo_off: null,
  ref: null,
  timer: null,
});

let stop = (): void => undefined;
let live: FakeLive;
let stage: Stage;
const sound = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  sound.mockClear();
  live = new FakeLive();
  stop = FakeLive.root(() => {
    stage = new Stage(live as unknown as Live, face, { animation: () => 'normal', reducedMotion: () => false, sound });
  });
  live.jump(scene(4), [1, 2, 3, 4].map(step));
  flushSync();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

function hear(number: number): void {
  live.hear(played(number));
  flushSync();
}
function roll(number: number): void {
  live.hear(thrown(number));
  flushSync();
}

function pass(milliseconds: number): void {
  vi.advanceTimersByTime(milliseconds);
  flushSync();
}

describe('Stage', () => {
  it('begins with the newest board, without a step to animate', () => {
    expect(stage.at).toBe(4);
    expect(stage.last).toBeNull();
  });

  it('shows what was played one after the other, and tells no more than it shows', () => {
    hear(5);
    hear(6);
    expect([stage.at, stage.last?.number, stage.log.length, stage.busy]).toEqual([5, 5, 5, true]);
    expect(stage.told).toBe('step 5');
    pass(700);
    expect([stage.at, stage.last?.number, stage.log.length, stage.busy]).toEqual([6, 6, 6, false]);
    expect(sound).toHaveBeenCalledTimes(2);
  });

  it('skips', () => {
    [5, 6, 7].forEach(hear);
    stage.skip();
    flushSync();
    expect([stage.at, stage.busy]).toEqual([7, false]);
  });

  it('looks back without leaving, remembers what it saw, and is not pulled forward', async () => {
    await stage.look(2);
    expect([stage.at, stage.lookingBack, stage.last]).toEqual([2, true, null]);
    await stage.look(3);
    expect(stage.last?.number).toBe(3);
    await stage.look(2);
    expect(live.looks).toEqual([2, 3]);
    hear(5);
    expect([stage.at, stage.newest]).toEqual([2, 5]);
    stage.toNow();
    flushSync();
    expect([stage.at, stage.lookingBack]).toEqual([5, false]);
  });

  it('forgets looked-up boards when something is taken back', async () => {
    await stage.look(3);
    live.jump(scene(2), [1, 2].map(step));
    flushSync();
    expect([stage.at, stage.lookingBack, stage.log.length]).toEqual([2, false, 2]);
    hear(3);
    hear(4);
    pass(2000);
    await stage.look(3);
    expect(live.looks).toEqual([3, 3]);
  });

  it('takes the same board with aids without a jump', () => {
    hear(5);
    const aided = { ...scene(5), aids: {} };
    live.scene = aided;
    flushSync();
    expect(stage.now).toBe(aided);
    expect(stage.last?.number).toBe(5);
  });

  it('shows and tells nothing that comes of dice before they rest', () => {
    roll(5);
    expect([stage.coming?.number, stage.at, stage.log.length, stage.busy]).toEqual([5, 4, 4, true]);
    expect([stage.told, sound.mock.calls.flat()]).toEqual(['', ['dice']]);
    pass(ROLL - 1);
    expect(stage.at).toBe(4);
    pass(1);
    expect([stage.coming, stage.at, stage.last?.number, stage.log.length, stage.busy]).toEqual([null, 5, 5, 5, false]);
    expect([stage.told, sound.mock.calls.flat()]).toEqual(['step 5', ['dice', 'step']]);
  });

  it('skips dice that roll', () => {
    roll(5);
    stage.skip();
    flushSync();
    expect([stage.coming, stage.at, stage.busy]).toEqual([null, 5, false]);
  });

  it('forgets dice that roll when their step is taken back', () => {
    roll(5);
    live.jump(scene(4), [1, 2, 3, 4].map(step));
    flushSync();
    pass(ROLL);
    expect([stage.coming, stage.at, stage.busy]).toEqual([null, 4, false]);
  });

  it('goes straight to the end where nobody looks', () => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    hear(5);
    hear(6);
    expect([stage.at, stage.busy]).toEqual([6, false]);
    vi.restoreAllMocks();
  });
});
