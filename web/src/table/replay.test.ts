import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { face } from '../games';
import type { GameFace } from '../games/game';
import over from '../games/panic-station/fixtures/over.json';
import { seat } from '../lib/fixture';
import type { ChatLine, GameInfo, Replay, Scene, Step } from '../lib/protocol';
import { settings } from '../lib/settings.svelte';
import { language, t } from '../lib/text.svelte';
import { FakeLive } from './fixture.svelte';
import { Player } from './player.svelte';
import ReplayView from './ReplayView.svelte';

const { scene } = over as unknown as { scene: Scene };
const steps: Step[] = [1, 2].map((number) => ({ number, seat: 0, text: `${number}`, events: [] }));
const said = (after: number, phrase: string): ChatLine => ({
  number: after,
  at: 0,
  after,
  seat: 1,
  name: 'Jan',
  watchers: false,
  text: null,
  phrase,
});
const replay = {
  game: 'panic-station',
  options: {},
  seats: ['Ida', 'Jan', 'Eva', 'Uwe'].map((name, number) => seat(number, { name })),
  eyes: 0,
  all_seeing: false,
  finished: true,
  steps,
  scenes: [0, 1, 2].map((plies) => ({ ...scene, plies })),
  positions: [],
  chat: [said(1, 'clean'), said(2, 'accuse R')],
  ending: null,
  commitment: null,
  seed: null,
  salt: null,
  data: null,
} as unknown as Replay;

beforeAll(async () => {
  settings.language = 'en';
  await language.use('en');
});

describe('a replay', () => {
  let shown: Record<string, unknown> | null = null;
  afterEach(() => {
    if (shown) void unmount(shown);
    shown = null;
    document.body.replaceChildren();
  });

  /** The notebook beside the board after so many actions. */
  async function notebook(start: number): Promise<string> {
    const props = {
      replay,
      face: await face('panic-station'),
      info: { phrases: [] } as unknown as GameInfo,
      start,
      origin: { game: 'panic-station', options: {} } as never,
      address: null,
      onlook: () => undefined,
      onexport: null,
      onreview: null,
      reviewing: false,
      onpositions: () => Promise.resolve([]),
    };
    if (shown) await unmount(shown);
    shown = mount(ReplayView, { target: document.body, props });
    flushSync();
    const tabs = [...document.querySelectorAll<HTMLElement>('[role=tab]')];
    tabs.find((tab) => tab.textContent.includes(t('table-notebook')))?.click();
    flushSync();
    return document.querySelector('.notebook')?.textContent ?? '';
  }
  const quiet = (): string => t('panic-station-board-no-claims');
  const claims = (): number => document.querySelectorAll('.notebook .claim').length;

  it('has every claim at its place between the actions', async () => {
    expect(await notebook(0)).toContain(quiet());
    expect(await notebook(1)).not.toContain(quiet());
    expect(claims()).toBe(1);
    await notebook(2);
    expect(claims()).toBe(2);
  });
});

describe('walking through a recorded match', () => {
  const ROLL = 500;
  let player: Player;
  let stop = (): void => undefined;
  beforeEach(() => {
    vi.useFakeTimers();
    const dice = (step: Step) => ({ length: step.number === 2 ? ROLL : 0, events: [] });
    stop = FakeLive.root(() => {
      player = new Player(replay, 0, { duration: () => 0, dice } as Pick<GameFace, 'duration' | 'dice'>);
    });
  });
  afterEach(() => {
    stop();
    vi.useRealTimers();
  });

  it('shows what comes of dice when they rest', () => {
    player.look(1);
    expect([player.at, player.coming]).toEqual([1, null]);
    player.look(2);
    expect([player.at, player.scene.plies, player.coming?.number]).toEqual([1, 1, 2]);
    vi.advanceTimersByTime(ROLL);
    expect([player.at, player.last?.number, player.coming]).toEqual([2, 2, null]);
  });

  it('does not wait for dice twice', () => {
    player.look(1);
    player.look(2);
    player.look(2);
    expect([player.at, player.coming]).toEqual([2, null]);
  });
});
