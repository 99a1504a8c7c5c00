import { beforeAll, describe, expect, it } from 'vitest';
import { seat } from './fixture';
import type { SeatState, TableInfo } from './protocol';
import { details, headline } from './rows';
import { settings } from './settings.svelte';
import { middleBot, quickSeats, seatsFor } from './tables';
import { language, t } from './text.svelte';
import { ago, clockFace, clockText, span } from './time';

const jana = seat(0, { name: 'Jana', mine: true });
const otto = seat(1, { name: 'Otto' });
const bot = seat(1, { holder: 'bot', name: null, bot: 'planner' });
const free = seat(1, { holder: 'open', name: null });
const table = (seats: SeatState[], more: Partial<TableInfo> = {}): TableInfo => ({
  id: 'abcd',
  game: 'the-base',
  status: 'playing',
  public: true,
  seats,
  clock: { kind: 'none', seconds: 0, increment: 0 },
  plies: 12,
  watching: 0,
  created: 0,
  moved: 0,
  my_turn: false,
  ending: null,
  forked: false,
  ...more,
});

beforeAll(async () => {
  settings.language = 'en';
  await language.use('en');
});

describe('a table in a list', () => {
  it('says whose turn it is', () => {
    expect(headline(table([jana, otto], { my_turn: true }))).toBe('Your turn against Otto');
    expect(headline(table([jana, bot]))).toBe('Waiting for Planner bot');
    expect(headline(table([jana, seat(1, { name: 'Eva', mine: true })]))).toBe('On one screen: Jana – Eva');
    expect(headline(table([seat(0, { name: 'Ida' }), otto]))).toBe('Ida – Otto');
    expect(headline(table([jana, seat(1, { name: 'Hal', program: true })]))).toBe('Waiting for Hal (a program)');
    expect(headline(table([seat(0, { name: 'Ida' }), free], { status: 'open' }))).toBe('One seat free: Ida');
    expect(headline(table([jana, free], { status: 'open' }))).toBe('Waiting for somebody to sit down');
  });

  it('says how it ended', () => {
    const over = (winners: number[]): Partial<TableInfo> => ({
      status: 'finished',
      ending: { reason: 'played', winners, by: null, result: null },
    });
    expect(headline(table([jana, otto], over([0])))).toBe('Won against Otto');
    expect(headline(table([jana, otto], over([1])))).toBe('Lost against Otto');
    expect(headline(table([jana, otto], over([])))).toBe('Drawn against Otto');
    expect(headline(table([seat(0, { name: 'Ida' }), otto], over([1])))).toBe('Otto won: Ida – Otto');
  });

  it('of a game of all together speaks of no opponents', () => {
    const together = (seats: SeatState[], more: Partial<TableInfo> = {}): string =>
      headline(table(seats, { game: 'underground', ...more }));
    const over = (winners: number[]): Partial<TableInfo> => ({
      status: 'finished',
      ending: { reason: 'played', winners, by: null, result: null },
    });
    expect(together([jana])).toBe('Alone: Jana');
    expect(together([jana, otto], { my_turn: true })).toBe('Your turn together with Otto');
    expect(together([jana, otto], over([0, 1]))).toBe('Won together: Jana and Otto');
    expect(together([jana], over([]))).toBe('Lost together: Jana');
  });

  it('of a game of changing sides names who lost or won, and says why nobody did', () => {
    const ida = seat(2, { name: 'Ida' });
    const over = (winners: number[], end = 'troopers-dead', reason: 'played' | 'agreed' = 'played'): string =>
      headline(
        table([jana, otto, ida], {
          game: 'panic-station',
          status: 'finished',
          ending: { reason, winners, by: null, result: { reason: end } },
        }),
      );
    expect(over([0, 2])).toBe('Won against Otto');
    expect(over([2])).toBe('Lost against Ida');
    expect(over([0, 1, 2])).toBe('Won together: Jana, Otto, and Ida');
    expect(over([])).toBe('Nobody won, all troopers are dead: Jana, Otto, and Ida');
    expect(over([], 'conceded')).toBe('Nobody won: Jana, Otto, and Ida');
    expect(over([], '', 'agreed')).toBe('Drawn against Otto and Ida');
  });

  it('gives the rest in one line', () => {
    const clock = { kind: 'game', seconds: 600, increment: 5 } as const;
    expect(details(table([jana, otto], { watching: 2 }))).toBe('The Base, 12 actions, 2 watching');
    expect(details(table([{ ...jana, left: 522_000 }, otto], { clock }))).toBe('The Base, 12 actions, you have 8:42');
    expect(details(table([seat(0, { name: 'Ida' }), otto], { clock }))).toContain('10 min + 5 sec');
  });
});

describe('time', () => {
  it('reads as people say it', () => {
    expect([span(45), span(90), span(600), span(3600), span(3 * 86_400)]).toEqual([
      '45 sec',
      '90 sec',
      '10 min',
      '1 hr',
      '3 days',
    ]);
    expect([clockFace(522_000), clockFace(5000), clockFace(3_725_000), clockFace(-5)]).toEqual([
      '8:42',
      '0:05',
      '1:02:05',
      '0:00',
    ]);
    expect(ago(0, 2 * 3600_000)).toBe('2 hours ago');
    expect(ago(0, 1000)).toBe('now');
    expect(clockText({ kind: 'game', seconds: 600, increment: 0 })).toBe('10 min');
  });
});

describe('a table with one click', () => {
  const game = { bots: ['random', 'planner'], least_seats: 2 } as Parameters<typeof seatsFor>[0];

  it('gives me any seat, and the rest to whom I want', () => {
    expect(middleBot(game)).toBe('planner');
    expect(seatsFor(game, { kind: 'bot' }, () => 0.6)).toEqual([{ holder: 'bot', bot: 'planner' }, { holder: 'me' }]);
    expect(seatsFor(game, { kind: 'bot', level: 'random' }, () => 0)).toEqual([
      { holder: 'me' },
      { holder: 'bot', bot: 'random' },
    ]);
    expect(seatsFor(game, { kind: 'screen' })).toEqual([
      { holder: 'me', name: 'Player 1' },
      { holder: 'me', name: 'Player 2' },
    ]);
    const four = { ...game, least_seats: 4 };
    expect(seatsFor(four, { kind: 'screen' }).map(({ name }) => name)).toHaveLength(quickSeats(four));
    expect(new Set(seatsFor(four, { kind: 'screen' }).map(({ name }) => name)).size).toBe(4);
    expect(t('web-way-screen', { count: quickSeats(four) })).toBe('4 players on one screen');
    expect(seatsFor(game, { kind: 'online' }, () => 0)).toEqual([{ holder: 'me' }, { holder: 'open' }]);
  });

  it('of a game that one can play alone has one hand, or two', () => {
    const alone = { ...game, least_seats: 1 };
    expect(seatsFor(alone, { kind: 'solo' }, () => 0.9)).toEqual([{ holder: 'me' }]);
    expect(seatsFor(alone, { kind: 'screen' })).toHaveLength(2);
    expect(seatsFor(alone, { kind: 'online' }, () => 0.9)).toEqual([{ holder: 'open' }, { holder: 'me' }]);
    expect(seatsFor(alone, { kind: 'bot' }, () => 0)).toHaveLength(2);
  });
});
