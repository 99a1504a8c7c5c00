import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Event, Scene } from '../../lib/protocol';
import { settings } from '../../lib/settings.svelte';
import { LANGUAGES, language } from '../../lib/text.svelte';
import face from '.';
import { x, y } from './flat/geometry';
import { danger, dangerNext, floatingOf, placementOf, viewOf } from './board';
import { readAction } from './notes';
import { shown } from './shown.svelte';

const files = import.meta.glob<Scene>('./fixtures/*.json', { eager: true, import: 'default' });
const fixtures = Object.entries(files)
  .map(([path, scene]) => ({ name: path.slice(11, -5), scene }))
  .filter(({ name }) => name !== 'signal' && name !== 'joker'); // which say nothing that `place` does not say
const fixture = (name: string): Scene => files[`./fixtures/${name}.json`] as Scene;

let mounted: Record<string, unknown>[] = [];
afterEach(async () => {
  for (const part of mounted) await unmount(part);
  mounted = [];
  document.body.replaceChildren();
});

/** Board and bar, or with them everything else that there is on a page. */
function table(scene: Scene, phone = false, everything = false, hurried: (number | string)[] = []) {
  const acted: (number | string)[] = [];
  const hand = face.newHand();
  shown.choose('plan');
  const props = {
    scene,
    last: null,
    log: [],
    playable: scene.legal.length > 0,
    act: async (action: number | string) => (acted.push(action), null),
    why: async () => null,
    hurry: async (action: number | string) => (hurried.push(action), null),
    hand,
    overlays: face.Overlays.map((overlay) => overlay.name),
    flip: false,
    phone,
  };
  const target = document.body;
  const { Aside, Below } = face;
  mounted.push(mount(face.Board, { target, props }), mount(face.Bar, { target, props }));
  if (everything) {
    mounted.push(
      mount(face.Twin, { target, props }),
      mount(face.Ending, { target, props }),
      mount(face.Facts, { target, props: { ...props, seat: 0 } }),
      mount(face.Emblem, { target, props: { seat: 3 } }),
    );
    if (Aside) mounted.push(mount(Aside, { target, props }));
    if (Below) mounted.push(mount(Below, { target, props }));
  }
  flushSync();
  return acted;
}

describe('every part', () => {
  for (const lang of LANGUAGES)
    it(`has words for every moment in ${lang}`, async () => {
      settings.language = lang;
      await language.use(lang);
      for (const { name, scene } of fixtures) {
        table(scene, lang === 'cs', true);
        const text = document.body.textContent ?? '';
        // A message that is not there is shown as its key.
        expect(text.match(/underground-[a-z-]+/g), name).toBeNull();
        expect(text, name).not.toMatch(/\{|undefined|NaN/);
        for (const part of mounted) await unmount(part);
        mounted = [];
        document.body.replaceChildren();
      }
    }, 60_000);
});

describe('the table', { timeout: 30_000 }, () => {
  beforeAll(async () => {
    settings.language = 'en';
    await language.use('en');
  });

  it('plays a card with a click, and shows 81 cells on its plan', () => {
    const acted = table(fixture('play'));
    expect(document.querySelectorAll('[data-cell]')).toHaveLength(81);
    document.querySelector<HTMLButtonElement>('.moment [data-card]')?.click();
    expect(acted).toHaveLength(1);
    expect(String(acted[0])).toMatch(/^C [A-I][1-9]$/);
  });

  it('marks where the kidnapper looks now and next', () => {
    const view = viewOf(fixture('play'));
    expect(danger(view)).toEqual(['A1', 'B1', 'C1', 'D1', 'E1', 'F1', 'G1', 'H1', 'I1']);
    expect(dangerNext(view)[0]).toBe('A2');
  });

  it('marks the cell that a plateau has to cover, and where it can lie', () => {
    const scene = fixture('random');
    table(scene);
    const marked = (mark: string) =>
      [...document.querySelectorAll(`.plan ${mark}`)].map(
        (rect) => `${rect.getAttribute('x')} ${rect.getAttribute('y')}`,
      );
    const { target } = viewOf(scene);
    expect(marked('.point')).toEqual([`${x(target ?? '') + 3} ${y(target ?? '') + 3}`]);
    expect(marked('.reach')).toHaveLength(4);
  });

  it('does not end a turn with steps left on Enter', () => {
    const acted = table(fixture('walk'));
    const press = (key: string) => window.dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true }));
    press('Enter');
    expect(acted).toEqual([]);
    expect(document.querySelector('.moment .btn.go')).toBeNull();
    press('n');
    flushSync();
    expect(acted).toHaveLength(1);
  });

  it('shows what the timer costs before it is turned', () => {
    const hurried: (number | string)[] = [];
    table(fixture('watched'), false, true, hurried);
    const press = (key: string, repeat = false) => {
      window.dispatchEvent(new KeyboardEvent('keydown', { key, repeat, cancelable: true }));
      flushSync();
    };
    press(' ');
    press(' ', true);
    expect(hurried).toEqual([]);
    expect(document.querySelector('.timer .price')?.textContent).toMatch(/column 2 and discovers you: 2 cards lost/);
    press(' ');
    expect(hurried).toHaveLength(1);
  });

  it('names no keys on a phone', async () => {
    for (const { scene } of fixtures) {
      table(scene, true);
      expect([...document.querySelectorAll('.moment kbd')].map(({ textContent }) => textContent)).toEqual([]);
      for (const part of mounted.splice(0)) await unmount(part);
      document.body.replaceChildren();
    }
  });

  it('brings the jokers into sight on a phone when a card leads to them', () => {
    const places = vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get');
    places.mockImplementation(function (this: HTMLElement) {
      return this.dataset['stack'] === 'J' ? 600 : 0;
    });
    table(fixture('joker'), true);
    const strip = document.querySelector('.stacks .row');
    expect(strip?.querySelector('[data-stack=J]')?.classList.contains('yes')).toBe(true);
    expect(strip?.scrollLeft).toBe(600);
    places.mockRestore();
  });

  it('shows what an escape from water costs, with the way and a button', () => {
    const scene = fixture('walk');
    const escape = { id: 7, text: 'X D1-E1', kind: 'displace', cell: 'E1', keys: 1 };
    const view = { ...viewOf(scene), phase: 'displace', flood: 'D1' };
    const acted = table({ ...scene, view, legal: [escape] } as unknown as Scene, true);
    const main = (): HTMLElement | null => document.querySelector('.moment .btn.go');
    const ways = (): number => document.querySelectorAll('.plan .way').length;
    expect([main(), ways()]).toEqual([null, 0]);
    document.querySelector('[data-cell=E1]')?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    flushSync();
    expect([acted, ways()]).toEqual([[], 1]);
    expect(main()?.textContent).toContain('Escape to E1 (a key)');
    main()?.click();
    expect(acted).toEqual(['X D1-E1']);
  });

  it('turns arrow keys and pictures of pieces with the side from which the box is seen', () => {
    const pictures = ['.thumb svg', '[data-stack="I2"] svg', '[data-stack="I3"] svg'];
    const seen = () => {
      document.body.replaceChildren();
      table(fixture('place'));
      return pictures.map((picture) => {
        const box = document.querySelector(picture)?.getAttribute('viewBox')?.split(' ') ?? [];
        return Number(box[2]) > Number(box[3]) ? 'lies' : 'stands';
      });
    };
    expect(seen()).toEqual(['lies', 'lies', 'lies']);
    const side = vi.spyOn(shown, 'quarter', 'get').mockReturnValue(1); // from the west: the east is ahead
    expect(seen()).toEqual(['stands', 'stands', 'stands']);
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowUp' }));
    flushSync();
    expect(document.querySelector<HTMLElement>('.place')?.dataset['over']).toBe('D2');
    side.mockRestore();
  });

  it('knows which cells hang in the air', () => {
    const view = viewOf(fixture('place'));
    const piece = { piece: 'I2.1', face: 'A', rotation: 0, anchor: 'D6', base: 8 };
    expect([...floatingOf({ ...view, pieces: [...view.pieces, piece] })]).toEqual(['D6']);
  });
});

describe('actions', () => {
  it('are read from their notation', () => {
    expect(placementOf('P!S JIAr0@B1')).toEqual({ piece: 'JI', face: 'A', rotation: 0, anchor: 'B1', swap: true });
    expect(placementOf('D1-E1')).toBeNull();
    expect(readAction('s2:F')?.kind).toBe('turn_timer');
    expect(readAction('X C5-C6!B')).toMatchObject({ kind: 'displace', cell: 'C6' });
    expect(readAction('?')).toBeNull();
  });

  it('are told in words', async () => {
    settings.language = 'en';
    await language.use('en');
    const words = (text: string) => face.words(fixture('place'), { seat: 0, text });
    expect(words('P I2.1Br0@B1')).toBe('Place I2.1, face B, on B1: level 1');
    expect(words('D1-E1')).toBe('Step to E1');
    expect(words('E')).toBe('End the turn');
    expect(viewOf(fixture('place')).tower).toBe('E9');
    expect(words('SD W')).toBe('Door to E8'); // the board can be turned: no compass point
  });
});

describe('events', () => {
  const event = (kind: string, args: Event['args']): Event => ({ kind, key: '', args, clause: null });
  it('sound and head the log', () => {
    expect(face.sound(event('match-ended', { end: 'escaped' }))).toBe('win');
    expect(face.sound(event('match-ended', { end: 'deck' }))).toBe('lose');
    expect(face.sound(event('water-rose', {}))).toBe('water');
    expect(face.heading(event('turn-began', { turn: 3, player: 2 }))).toContain('3');
    expect(face.whose?.(event('turn-began', { turn: 3, player: 2 }))).toBe(1);
  });
});
