import { beforeAll, describe, expect, it } from 'vitest';
import { seat } from '../lib/fixture';
import type { Deed, Offer, SeatState, Standing } from '../lib/protocol';
import { has, language, LANGUAGES } from '../lib/text.svelte';
import { buttons, missing, offerRole, undos } from './deeds';

const standing = (can: Deed[], seats: SeatState[], undo_to: number | null = null, undo_last = undo_to): Standing => ({
  id: 'abcd',
  game: 'the-base',
  options: {},
  clock: { kind: 'none', seconds: 0, increment: 0 },
  public: false,
  status: 'playing',
  seats,
  watching: 0,
  offers: [],
  can,
  undo_to,
  undo_last,
  undo_off: null,
  ending: null,
  hints: false,
  deal: null,
  commitment: '',
  seed: null,
  salt: null,
  following: null,
  forked: false,
  data: null,
  timer: null,
});

const me = seat(0, { mine: true });

describe('taking back', () => {
  it('is one button for one action', () => {
    const free = { can: ['undo'] as Deed[], undo_to: 9, undo_last: 9, undo_off: null, seats: [] };
    expect(undos(free, 10)).toMatchObject([{ deed: 'undo', to: 9 }]);
  });
  it('offers the whole turn too when more is free', () => {
    expect(undos({ can: ['undo'], undo_to: 7, undo_last: 9, undo_off: null, seats: [] }, 10)).toMatchObject([
      { key: 'table-deed-undo', to: 9 },
      { key: 'table-deed-undo-turn', to: 7 },
    ]);
  });
  it('passes over what the table played by itself', () => {
    const one = { can: ['undo'] as Deed[], undo_to: 7, undo_last: 7, undo_off: null, seats: [] };
    expect(undos(one, 10)).toMatchObject([{ key: 'table-deed-undo', to: 7 }]);
    expect(undos({ ...one, undo_to: 4 }, 10)).toMatchObject([{ to: 7 }, { key: 'table-deed-undo-turn', to: 4 }]);
  });
  it('asks where it is not free', () => {
    const nothing = { undo_to: null, undo_last: null, undo_off: null };
    const asked = (...seats: SeatState[]) => undos({ can: ['ask-undo'], ...nothing, seats }, 10);
    expect(asked(seat(0, { mine: true }), seat(1))).toMatchObject([{ deed: 'ask-undo', key: 'table-deed-ask-undo' }]);
    // Bots are not asked: for who plays with them it is a take-back like any other.
    const bot = seat(1, { holder: 'bot', bot: 'skilled' });
    expect(asked(seat(0, { mine: true }), bot)).toMatchObject([{ deed: 'ask-undo', key: 'table-deed-undo' }]);
  });
  it('is not there for who watches', () => {
    expect(undos({ can: [], undo_to: null, undo_last: null, undo_off: null, seats: [] }, 10)).toEqual([]);
  });
  it.each(['revealed', 'timer'] as const)('says why it is off (%s)', async (undo_off) => {
    const [off, ...more] = undos({ can: ['resign'], undo_to: null, undo_last: null, undo_off, seats: [me] }, 10);
    expect(off).toMatchObject({ deed: 'undo', off: `table-undo-off-${undo_off}` });
    expect(more).toEqual([]);
    for (const lang of LANGUAGES) {
      await language.use(lang);
      expect(has(off?.off ?? ''), lang).toBe(true);
    }
  });
});

describe('buttons', () => {
  it('ask first before what cannot be taken back', () => {
    const menu = buttons(standing(['resign', 'ask-pause', 'leave'], [me, seat(1)]), 'menu', 3);
    expect(menu.map(({ deed, confirm }) => [deed, confirm])).toEqual([
      ['resign', true],
      ['ask-pause', false],
      ['leave', true],
    ]);
  });
  it('name the one who is out of time, not the one who is present', () => {
    const seats = [me, seat(1), seat(2, { overdue: true })];
    expect(buttons(standing(['claim', 'replace'], seats), 'notice', 3)).toMatchObject([
      { deed: 'claim', seat: 2 },
      { deed: 'replace', seat: 2 },
    ]);
  });
  it('give a seat back for which a bot plays', () => {
    const seats = [{ ...me, bot: 'planner' }, seat(1)];
    expect(buttons(standing(['return'], seats), 'notice', 3)).toMatchObject([{ deed: 'return', seat: 0 }]);
  });
});

describe('missing', () => {
  it('are those who are away; never bots, stand-ins or oneself', () => {
    const seats = [
      { ...me, present: false },
      seat(1, { holder: 'bot', present: false, bot: 'random' }),
      seat(2, { present: false, bot: 'random' }),
      seat(3, { present: false }),
    ];
    expect(missing(seats).map((one) => one.seat)).toEqual([3]);
  });
});

describe('an offer', () => {
  const offer: Offer = { kind: 'draw', by: 1, agreed: [1], to: null, redraws: false };
  it('asks who has not answered', () => expect(offerRole(offer, [me, seat(1)])).toBe('ask'));
  it('lets wait who made it', () => expect(offerRole({ ...offer, by: 0, agreed: [0] }, [me, seat(1)])).toBe('wait'));
  it('is only shown to who watches', () => expect(offerRole(offer, [seat(0), seat(1)])).toBe('show'));
});

describe('words', () => {
  const every: Deed[] = [
    'undo',
    'ask-undo',
    'ask-pause',
    'resume',
    'ask-draw',
    'rematch',
    'resign',
    'leave',
    'return',
    'replace',
    'claim',
    'start',
  ];
  beforeAll(() => language.use('en'));
  it.each(LANGUAGES)('are there for every deed and question (%s)', async (lang) => {
    await language.use(lang);
    const seats = [{ ...me, bot: 'random' }, seat(1, { overdue: true })];
    for (const place of ['bar', 'notice', 'menu', 'end', 'waiting'] as const)
      for (const button of buttons(standing(every, seats, 0), place, 5)) {
        expect(has(button.key), button.key).toBe(true);
        if (button.confirm) expect(has(`${button.key}-confirm`), button.key).toBe(true);
      }
  });
});
