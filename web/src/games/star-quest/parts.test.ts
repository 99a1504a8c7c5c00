import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Event, Refusal, Scene, Step } from '../../lib/protocol';
import { settings } from '../../lib/settings.svelte';
import { LANGUAGES, language, t } from '../../lib/text.svelte';
import face from '.';
import type { Why } from '../game';
import { legalOf, planOf, squareOf, viewOf } from './board';
import { cast, seatsOf } from './cast.svelte';
import type { StarHand } from './hand.svelte';
import { actionWords, cardText, say } from './notes';
import { clipsOf, isBrisk, lengthOf, throwOf } from './script';

const files = import.meta.glob<Scene>(['./fixtures/*.json', '!./fixtures/mock-*.json'], {
  eager: true,
  import: 'default',
});
const fixtures = Object.entries(files).map(([path, scene]) => ({ name: path.slice(11, -5), scene }));
const fixture = (name: string): Scene => files[`./fixtures/${name}.json`] as Scene;

const nobody = async (): Promise<null> => null;
let mounted: Record<string, unknown>[] = [];
async function clear() {
  for (const part of mounted) await unmount(part);
  mounted = [];
  document.body.replaceChildren();
}
afterEach(clear);

function table(scene: Scene, phone = false, more: { coming?: Step; practice?: boolean; why?: Why } = {}) {
  const acted: (number | string)[] = [];
  const hand = face.newHand() as StarHand;
  const props = {
    scene,
    last: null,
    log: [],
    playable: scene.legal.length > 0,
    act: async (action: number | string) => (acted.push(action), null),
    why: async (): Promise<Refusal | null> => null,
    hand,
    overlays: face.Overlays.map((overlay) => overlay.name),
    flip: false,
    phone,
    ...more,
  };
  const target = document.body;
  const { Aside, Below } = face;
  mounted.push(
    mount(face.Board, { target, props }),
    mount(face.Bar, { target, props }),
    mount(face.Twin, { target, props }),
    mount(face.Ending, { target, props }),
    mount(face.Facts, { target, props: { ...props, seat: 0 } }),
    mount(face.Facts, { target, props: { ...props, seat: viewOf(scene).chaos.seat } }),
    mount(face.Emblem, { target, props: { seat: 0 } }),
  );
  if (Aside) mounted.push(mount(Aside, { target, props }));
  if (Below) mounted.push(mount(Below, { target, props }));
  flushSync();
  return { acted, hand };
}
const step = (...events: [string, Record<string, string | number>][]): Step => ({
  number: 1,
  seat: 0,
  text: null,
  events: events.map(([kind, args]): Event => ({ kind, key: '', args, clause: null })),
});

describe('every part', () => {
  for (const lang of LANGUAGES)
    it(`has words for every moment in ${lang}`, async () => {
      settings.language = lang;
      await language.use(lang);
      for (const { name, scene } of fixtures) {
        table(scene, lang === 'cs');
        const text = document.body.textContent ?? '';
        // A message that is not there is shown as its key.
        expect(text.match(/star-quest-[a-z-]+/g), name).toBeNull();
        expect(text, name).not.toMatch(/\{|undefined|NaN/);
        for (const action of legalOf(scene)) expect(actionWords(viewOf(scene), action), action.text).not.toBe('');
        await clear();
      }
    }, 120_000);
});

describe('the table', () => {
  beforeAll(() => language.use('en'));

  it('shows everybody who stands somewhere, and the ship once', () => {
    const scene = fixture('fire');
    table(scene);
    const drawn = viewOf(scene).figures.filter(({ square }) => square);
    expect(document.querySelectorAll('[data-figure]')).toHaveLength(drawn.length);
    expect(document.querySelectorAll('[data-door]')).toHaveLength(24);
  });

  it('names no keys on a phone', async () => {
    for (const { name, scene } of fixtures) {
      const { hand } = table(scene, true);
      for (const figure of [null, ...hand.selectable.keys()].slice(0, 2)) {
        hand.look(figure);
        flushSync();
        expect(
          [...document.querySelectorAll('.moment kbd')].map(({ textContent }) => textContent),
          name,
        ).toEqual([]);
      }
      await clear();
    }
  });

  it('offers by keyboard and for screen readers what can be pressed', () => {
    const { hand } = table(fixture('fire'));
    const offered = document.querySelector('[data-offers]')?.getAttribute('data-offers')?.split(' ') ?? [];
    for (const { square, end } of hand.outlook?.ways ?? []) if (end !== false) expect(offered).toContain(square);
  });

  it('fires with one click on a target, at its odds', () => {
    const scene = fixture('fire');
    const { acted } = table(scene);
    const shot = legalOf(scene).find(({ kind }) => kind === 'fire');
    const square = viewOf(scene).figures.find(({ figure }) => figure === shot?.target)?.square;
    document.querySelector<HTMLButtonElement>(`[data-square="${square}"]`)?.click();
    expect(acted).toHaveLength(1);
    expect(legalOf(scene).find(({ id }) => id === acted[0])?.target).toBe(shot?.target);
  });

  it('gives its buttons to what is chosen: pointing moves none, and what was chosen stays', () => {
    const scene = fixture('close');
    const { hand } = table(scene);
    const close = legalOf(scene).find(({ kind }) => kind === 'close');
    const square = squareOf(viewOf(scene), close?.target ?? '');
    const buttons = () => [...document.querySelectorAll('.moment .acts .btn')].map(({ textContent }) => textContent);
    const before = buttons();
    hand.over = square;
    flushSync();
    expect(buttons()).toEqual(before);
    hand.press(square ?? '');
    flushSync();
    const chosen = buttons();
    expect(chosen.length).toBeGreaterThan(before.length);
    hand.over = null; // the pointer has left the plan for the buttons
    flushSync();
    expect(buttons()).toEqual(chosen);
  });

  it('keeps a place each for the end of a turn, the end of an activation and what comes next', async () => {
    const places = async (name: string) => {
      const scene = fixture(name);
      const props = { scene, hand: face.newHand(), playable: true, act: nobody, why: nobody, phone: false };
      mounted.push(mount(face.Bar, { target: document.body, props }));
      flushSync();
      const found = ['end', 'done', 'main'].filter((place) => document.querySelector(`.acts.turn > .btn.${place}`));
      await clear();
      return found;
    };
    expect([await places('choose'), await places('fire')]).toEqual([['end'], ['done']]);
  });

  it('leaves the wheel to what lies over the plan', () => {
    table(fixture('loadout'));
    const zooms = (selector: string) => {
      const event = new WheelEvent('wheel', { deltaY: 100, bubbles: true, cancelable: true });
      document.querySelector(selector)?.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect([zooms('.hulk'), zooms('.loadout h3')]).toEqual([true, false]);
  });

  it('selects with one press where a wrong choice is taken back', () => {
    const scene = fixture('choose');
    const { acted } = table(scene, false, { practice: true });
    const [first] = legalOf(scene).filter(({ kind }) => kind === 'select');
    const square = squareOf(viewOf(scene), first?.figure ?? '');
    document.querySelector<HTMLButtonElement>(`[data-square="${square}"]`)?.click();
    expect(acted).toEqual([first?.id]);
  });

  it('says what a card does that cannot be played now, and why not', async () => {
    const asked: string[] = [];
    const reason: Refusal = { key: 'star-quest-reason-after-select', args: {}, clause: 'SQ-CARD-2', text: '' };
    const why = async (text: string) => (asked.push(text), text.startsWith('order') ? reason : null);
    const { acted } = table(fixture('fire'), false, { why });
    const told = () => document.querySelector('.told')?.textContent ?? '';
    const press = async (place: number) => {
      document.querySelectorAll<HTMLButtonElement>('.cards .card')[place]?.click();
      await vi.waitFor(() => expect(told()).not.toBe(''));
      await Promise.resolve();
      flushSync();
    };
    const squad = viewOf(fixture('fire')).squads[0];
    const [order] = squad?.orders.filter(({ state }) => state === 'hand') ?? [];
    await press(0);
    expect(asked).toEqual([`order ${order?.card}`]);
    expect(told()).toContain(cardText(order?.card ?? ''));
    expect(told()).toContain(t(reason.key));
    expect(acted).toEqual([]);
  });

  it('tells what a card does at the first press, and plays it at the second', () => {
    const scene = fixture('choose');
    const order = legalOf(scene).find(({ kind }) => kind === 'order');
    const { acted } = table(scene, true);
    const press = () => {
      document.querySelector<HTMLButtonElement>('.cards .card')?.click();
      flushSync();
    };
    press();
    expect(acted).toEqual([]);
    expect(document.querySelector('.told')?.textContent).toContain(cardText(order?.card ?? ''));
    expect(document.querySelector('.told')?.textContent).toContain(say('card-again'));
    press();
    expect(acted).toEqual([order?.id]);
  });

  it('hands in a whole loadout, beginning with the kit', () => {
    const scene = fixture('loadout');
    const { acted, hand } = table(scene);
    document.querySelector<HTMLButtonElement>('.loadout footer .btn')?.click();
    const first = legalOf(scene).find(({ id }) => id === acted[0]);
    expect(first).toMatchObject({ kind: 'kit', card: 'AXE' });
    const rest = hand.plan.map((wish) => ('choose' in wish ? wish.choose : ''));
    expect(rest).toEqual(['weapons', 'equip', 'equip', 'equip', 'equip', 'pick']);
  });

  it('shows no kinds of blips to a squad, and all to Chaos', async () => {
    table(fixture('choose'));
    expect(document.querySelectorAll('.hulk .blip .kind')).toHaveLength(0);
    await clear();
    table(fixture('chaos'));
    const blips = viewOf(fixture('chaos')).blips.length;
    expect(blips).toBeGreaterThan(0);
    expect(document.querySelectorAll('.hulk .blip .kind')).toHaveLength(blips);
  });
});

describe('seats', () => {
  it('follow the colours of the options, Chaos comes last', () => {
    expect(seatsOf({ colours: 'BRY' }, 3)).toEqual(['BLU', 'RED', 'CHAOS']);
    expect(seatsOf({}, 2)).toEqual(['RED', 'CHAOS']);
    face.meet?.({ colours: 'YRB' }, 4, []);
    expect([0, 1, 2, 3].map((seat) => cast.of(seat))).toEqual(['YEL', 'RED', 'BLU', 'CHAOS']);
    expect(face.colour(3)).toBe('--seat-p');
  });
});

describe('what a step shows', () => {
  it('is a way at a run, but a shot with its dice', () => {
    const walk = step(['stepped', { figure: 'R1', from: 'a3', to: 'b3', left: 5 }]);
    expect(isBrisk(walk)).toBe(true);
    const shot = step(
      ['fired', { figure: 'R1', attack: 'single', aim: 'G1' }],
      ['rolled', { figure: 'R1', dice: '2, 1', heavy: 1, total: 3, count: 2 }],
      ['damaged', { figure: 'G1', lost: 1, left: 0 }],
    );
    expect(isBrisk(shot)).toBe(false);
    expect(lengthOf(shot)).toBeGreaterThan(lengthOf(walk));
    expect(throwOf(shot)?.roll).toMatchObject({
      attacker: 'R1',
      target: 'G1',
      dice: [
        { colour: 'R', value: 2 },
        { colour: 'W', value: 1 },
      ],
    });
  });

  it('draws the shot from who fires to who is hit, and the number of the hit', () => {
    const view = viewOf(fixture('fire'));
    const [one, other] = view.figures.filter(({ square }) => square).map(({ figure }) => figure);
    const shot = step(
      ['fired', { figure: one ?? '', attack: 'single', aim: other ?? '' }],
      ['rolled', { figure: one ?? '', dice: '2', heavy: 0, total: 2, count: 1 }],
      ['damaged', { figure: other ?? '', lost: 2, left: 0 }],
    );
    const clips = clipsOf(shot, view, view, planOf(view));
    expect(clips.map(({ kind }) => kind)).toEqual(['shot', 'hit']);
    expect(clips[1]).toMatchObject({ text: '−2' });
  });
});

describe('a roll', () => {
  beforeAll(() => language.use('en'));

  const shot = step(
    ['fired', { figure: 'R1', attack: 'single', aim: 'G1' }],
    ['rolled', { figure: 'R1', dice: '2, 1', heavy: 1, total: 3, count: 2 }],
  );
  const again: Step = {
    ...step(['rerolled', { figure: 'R1', die: 2, value: 0 }], ['damaged', { figure: 'G1', lost: 2, left: 0 }]),
    number: 2,
  };
  const values = (one: Step, earlier?: Step) => throwOf(one, earlier)?.roll.dice.map(({ value }) => value);

  it('keeps its other dice when one is rolled again, and only that one rolls', () => {
    expect(values(again, shot)).toEqual([2, 0]);
    expect(throwOf(shot)?.rolling).toEqual([0, 1]);
    expect(throwOf(again, shot)?.rolling).toEqual([1]);
    expect(throwOf(again, shot)?.roll).toMatchObject({ attacker: 'R1', target: 'G1' });
  });

  it('waits for the defender’s dice in close combat, also when the attacker keeps his', () => {
    const fight = step(
      ['fought', { figure: 'R1', target: 'G1' }],
      ['rolled', { figure: 'R1', dice: '2, 1', heavy: 0, total: 3, count: 2 }],
    );
    const kept = step(
      ['kept-roll', { figure: 'R1' }],
      ['rolled', { figure: 'G1', dice: '1', heavy: 0, total: 1, count: 1 }],
    );
    expect(throwOf(kept, fight)).toMatchObject({ roll: { attacker: 'R1', defence: [{ value: 1 }] }, rolling: [2] });
  });

  it('tells its total when the dice rest, never before', async () => {
    vi.useFakeTimers();
    settings.animation = 'normal';
    table(fixture('fire'), false, { coming: shot });
    const total = () => document.querySelector('.roll i');
    const label = () => document.querySelector('.roll')?.getAttribute('aria-label');
    expect(total()?.classList).toContain('unknown');
    expect([...document.querySelectorAll('.roll .die text')].map(({ textContent }) => textContent)).not.toContain('?');
    expect(label()).toBe(say('rolling'));
    expect(document.querySelector('.moment .prompt p')?.textContent).toBe(say('rolling'));
    vi.advanceTimersByTime(600);
    flushSync();
    expect(total()?.classList).not.toContain('unknown');
    expect(total()?.textContent).toBe('= 3');
    expect(label()).toContain('2 + 1');
    vi.useRealTimers();
  });

  it('shows what it does only after the dice', () => {
    const view = viewOf(fixture('fire'));
    const [one, other] = view.figures.filter(({ square }) => square).map(({ figure }) => figure);
    const hit = step(
      ['fired', { figure: one ?? '', attack: 'single', aim: other ?? '' }],
      ['rolled', { figure: one ?? '', dice: '2, 1', heavy: 0, total: 3, count: 2 }],
      ['removed', { figure: other ?? '' }],
    );
    const starts = (rolled: boolean) => clipsOf(hit, view, view, planOf(view), rolled).map(({ start }) => start);
    expect(starts(true)[0]).toBe(0);
    expect(starts(false)[0]).toBe(face.dice?.(hit).length);
  });
});

describe('the log', () => {
  it('names cards and weapons instead of their codes', async () => {
    settings.language = 'en';
    await language.use('en');
    const shown: Event = {
      kind: 'loadout-shown',
      key: 'star-quest-event-loadout-shown',
      args: { player: 'RED', kit: 'AXE', weapons: 'LLNB', cards: 'DZ, TA:N, oDT' },
      clause: null,
    };
    expect(face.tell?.(shown)).toBe(
      'Tiger: kit KiloVolt Axe and Mini Laser, weapons 2 × Laser, Null-Time Cannon, Black-Hole Blaster, ' +
        'cards Dazzle Charges, Targeter, Null-Time Cannon, Order: Double Time.',
    );
    const picked = (choice: string): string =>
      face.tell?.({
        kind: 'loadout-picked',
        key: 'star-quest-event-loadout-picked',
        args: { player: 'RED', choice },
        clause: null,
      }) ?? '';
    expect([picked('PLA'), picked('LLLN'), picked('SA')]).toEqual([
      'Tiger: chosen Power Laser.',
      'Tiger: chosen 3 × Laser, Null-Time Cannon.',
      'Tiger: chosen Sidearms.',
    ]);
  });
});
