import { flushSync, mount, unmount } from 'svelte';
import { afterEach, describe, expect, it } from 'vitest';
import type { Refusal, Scene, Step } from '../../lib/protocol';
import { LANGUAGES, language, t } from '../../lib/text.svelte';
import { settings } from '../../lib/settings.svelte';
import face from '.';
import { viewOf, type ActionView } from './board';
import Editor from './Editor.svelte';
import Track from './Track.svelte';
import type { BaseHand } from './hand.svelte';
import { actionWords } from './notes';

interface Fixture {
  scene: Scene;
  log: Step[];
  next: Record<string, { step: Step; scene: Scene }>;
  why: Record<string, Refusal>;
}
const files = import.meta.glob<Fixture>('./fixtures/*.json', { eager: true, import: 'default' });
const fixtures = Object.entries(files).map(([path, fixture]) => ({ name: path.slice(11, -5), fixture }));
const play = files['./fixtures/play.json'] as Fixture;

let mounted: Record<string, unknown>[] = [];
afterEach(async () => {
  for (const part of mounted) await unmount(part);
  mounted = [];
  document.body.replaceChildren();
});

function table(fixture: Fixture, { phone = false, drawn = true } = {}) {
  const acted: (number | string)[] = [];
  const hand = face.newHand() as BaseHand;
  const props = {
    scene: fixture.scene,
    last: null,
    log: fixture.log,
    playable: fixture.scene.legal.length > 0,
    act: async (action: number | string) => (acted.push(action), null),
    why: async (wish: string) => fixture.why[wish] ?? null,
    hand,
    overlays: face.Overlays.map((overlay) => overlay.name),
    flip: false,
    phone,
  };
  const target = document.body;
  const seats = [0, 1].flatMap((seat) => [
    mount(face.Facts, { target, props: { ...props, seat } }),
    mount(face.Emblem, { target, props: { seat } }),
  ]);
  if (drawn) mounted.push(mount(face.Board, { target, props }), mount(face.Door, { target }));
  mounted.push(
    mount(face.Bar, { target, props }),
    mount(face.Twin, { target, props }),
    mount(Track, { target, props }),
    mount(face.Ending, { target, props }),
    ...seats,
  );
  flushSync();
  return { acted, hand, props };
}

const buttons = (selector: string) => [...document.querySelectorAll<HTMLButtonElement>(selector)];
const press = (place: string) => {
  document.querySelector(`[data-place="${place}"]`)?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  flushSync();
};
const key = (name: string) => {
  window.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true }));
  flushSync();
};
const settled = () => new Promise((resolve) => setTimeout(resolve));

describe.each(LANGUAGES)('in language %s', (lang) => {
  it.each(fixtures)('all parts can show the scene $name', async ({ fixture }) => {
    await language.use((settings.language = lang));
    for (const phone of [false, true]) table(fixture, { phone, drawn: lang === 'en' && !phone }); // a missing message would throw
    const steps = [...fixture.log, ...Object.values(fixture.next).map(({ step }) => step)];
    for (const step of steps) expect(face.announce(step)).not.toBe('');
    expect(document.querySelectorAll('.twin')).toHaveLength(2);
  });
});

describe('played with one part alone', () => {
  it.each(fixtures)('the twin has a button for every action of $name', async ({ fixture }) => {
    await language.use((settings.language = 'en'));
    const { acted } = table(fixture, { drawn: false });
    for (const button of buttons('.twin button')) {
      button.click();
      await settled();
    }
    expect([...acted].sort()).toEqual(fixture.scene.legal.map((action) => (action as { id: number }).id).sort());
  });

  it('the keyboard picks, moves, turns and confirms', async () => {
    await language.use((settings.language = 'en'));
    const { acted, hand } = table(play);
    key('2');
    expect(hand.piece).toBe(2);
    key('ArrowDown'); // the board has no size here: it lies, with the Explorers left
    expect(acted).toEqual([52]);
    hand.turn('d2');
    key('e');
    expect(hand.chosen?.text).toBe('d2@NSW');
    key('q');
    key('Enter');
    expect(acted).toEqual([52, 171]);
    key('Escape');
    expect(hand.piece).toBeNull();
  });

  it('Enter confirms also after a button was clicked, unless the focus was brought there by keyboard', async () => {
    await language.use((settings.language = 'en'));
    const { acted, hand } = table(play);
    hand.turn('d2');
    const chosen = hand.chosen?.id;
    flushSync();
    const button = buttons('.moment .acts .btn').at(-1) as HTMLButtonElement;
    const enter = () => {
      const event = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
      button.dispatchEvent(event);
      return event.defaultPrevented;
    };
    key('Tab');
    expect([enter(), acted]).toEqual([false, []]);
    button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    expect([enter(), acted]).toEqual([true, [chosen]]);
  });

  it('names no keys on a phone, whatever is in hand', async () => {
    await language.use((settings.language = 'en'));
    for (const { name, fixture } of fixtures) {
      const { hand } = table(fixture, { phone: true, drawn: false });
      const tile = hand.legal.find(({ kind }) => kind === 'rotate')?.cell;
      for (const take of [() => undefined, () => hand.pick(1), () => tile && hand.turn(tile)]) {
        take();
        flushSync();
        expect(document.querySelectorAll('.moment kbd'), name).toHaveLength(0);
      }
      for (const part of mounted.splice(0)) await unmount(part);
      document.body.replaceChildren();
    }
  });

  it('names places, not compass points: the board may be turned', async () => {
    await language.use((settings.language = 'en'));
    const { scene } = play;
    const view = viewOf(scene);
    const turned = (scene.legal as ActionView[]).find(({ text }) => text === 'd2@NSW') as ActionView;
    expect(actionWords(view, 'X', turned)).toBe('Rotate d2 towards d1, d3, c2');
    expect(face.role(1)).toBe('Mutants, heading for x1–x5');
    const event = { kind: 'tile-rotated', key: '', args: { cell: 'a1', open: 'NE' }, clause: null };
    expect(face.tell?.(event)).toBe('The tile a1 is rotated: it leads to b1.');
    for (const lang of LANGUAGES) {
      await language.use(lang);
      for (const lesson of ['move-4', 'walls-2', 'cross-5', 'dash-4-hint'])
        expect(t(`the-base-lesson-${lesson}`)).not.toMatch(
          /north|south|east|west|nord|süd|ost(en)?\b|sever|jih|juh|východ|západ/i,
        );
    }
  });

  it('the board takes clicks, and shows a refusal with its rule', async () => {
    await language.use((settings.language = 'en'));
    const { acted, hand } = table(play);
    press('c2');
    press('c3');
    expect(acted).toEqual([52]);
    press('d2'); // in this scene d2 shows a wall to the picked piece, so a click there turns it
    expect(hand.chosen?.text).toBe('d2@ESW');
    key('Escape');
    key('ArrowUp');
    await settled();
    flushSync();
    const note = document.querySelector('[role="alert"]');
    expect(note?.textContent).toContain('The tile of piece 2 has a wall towards c1.');
    expect(note?.querySelector('a')?.getAttribute('href')).toBe('/rules/the-base#BASE-MOVE-1');
  });

  it('the bar offers bonuses only in the window, and says why not', async () => {
    await language.use((settings.language = 'en'));
    table(play);
    const [action] = buttons('.moment .bonus button');
    expect(action?.disabled).toBe(true);
    expect(document.querySelector('.moment .bonus')?.textContent).toContain('only before the first action');
    document.body.replaceChildren();
    const { acted } = table(files['./fixtures/window.json'] as Fixture);
    buttons('.moment .bonus button').forEach((button) => button.click());
    expect(acted).toEqual([235, 236]);
  });
});

describe('the face', () => {
  it('says how long a step takes', () => {
    const [capture] = Object.values(play.next).filter(({ step }) => step.text === '2xc3');
    settings.animation = 'normal';
    const normal = face.duration(capture?.step as Step);
    expect(normal).toBeGreaterThan(0);
    settings.animation = 'fast';
    expect(face.duration(capture?.step as Step)).toBe(normal / 2);
    settings.animation = 'off';
    expect(face.duration(capture?.step as Step)).toBe(0);
    settings.animation = 'normal';
  });
});

describe('the editor', () => {
  it('says where a match stands that is over, and lets it be played on', () => {
    const board = 'fffff/fffff/fffff/fffff/fffff 1-2-3 3-2-1 m1,m3,m5 m2,c5,a4 X 2 9 0-0';
    const drafts: unknown[] = [];
    const props = {
      position: `${board} over=X:saved`,
      onchange: (next: unknown) => drafts.push(next),
      phone: false,
      flip: false,
    };
    mounted.push(mount(Editor, { target: document.body, props }));
    flushSync();
    expect(document.querySelector('.phase b')?.textContent).toBe('End of the match');
    buttons('.phase button')[0]?.click();
    expect(drafts).toEqual([board]);
  });
});
