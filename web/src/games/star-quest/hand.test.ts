import { beforeAll, describe, expect, it } from 'vitest';
import type { Scene } from '../../lib/protocol';
import { language } from '../../lib/text.svelte';
import { legalOf, outlookOf, squareOf, viewOf, type ActionView } from './board';
import { StarHand } from './hand.svelte';
import { end } from './keys';
import { figureWords, say } from './notes';
import { promptOf } from './prompt';

const files = import.meta.glob<Scene>('./fixtures/*.json', { eager: true, import: 'default' });
const fixture = (name: string): Scene => files[`./fixtures/${name}.json`] as Scene;

function handOf(name: string, confirm = false) {
  const scene = fixture(name);
  const hand = new StarHand({ confirm: () => confirm });
  hand.see(scene, true);
  return { scene, hand, view: viewOf(scene), legal: legalOf(scene) };
}
const farthest = (hand: StarHand) =>
  [...(hand.outlook?.ways ?? [])].filter(({ end: stop }) => stop !== false).sort((a, b) => b.cost - a.cost)[0];

beforeAll(() => language.use('en'));

describe('a figure that can act', () => {
  it('is looked at first, since selecting cannot be taken back', () => {
    const { hand, view } = handOf('choose');
    const [name = ''] = hand.selectable.keys();
    expect(hand.press(squareOf(view, name) ?? '')).toBeNull();
    expect(hand.figure).toBe(name);
    expect(hand.open).toBe(false);
    expect(hand.outlook).toBe(outlookOf(view, name));
  });

  it('goes to a square in one click: select, then step by step', () => {
    const { hand } = handOf('choose');
    const name = [...hand.selectable.keys()].find((one) => {
      hand.look(one);
      return (farthest(hand)?.cost ?? 0) > 2;
    });
    expect(name).toBeDefined();
    const goal = farthest(hand);
    const deed = hand.press(goal?.square ?? '');
    expect(deed).toHaveProperty('plan');
    const plan = deed && 'plan' in deed ? deed.plan : [];
    expect(plan[0]).toEqual({ select: name });
    expect(plan).toHaveLength((goal?.cost ?? 0) + 1);
    expect(plan.at(-1)).toEqual({ step: goal?.square });
  });

  it('says where it cannot go', () => {
    const { hand } = handOf('choose');
    hand.cycle(1);
    const far = ['x1', 'x24', 'a1', 'a24'].find(
      (square) => !hand.standing.has(square) && !hand.outlook?.ways.some((way) => way.square === square),
    );
    expect(hand.press(far ?? '')).toBeNull();
    expect(hand.refused?.refusal.key).toBe('star-quest-board-no-way');
  });

  it('is put down again, and the next one is taken', () => {
    const { hand } = handOf('choose');
    expect(hand.cycle(1)).toBe(true);
    const first = hand.looked;
    if (hand.selectable.size > 1) {
      hand.cycle(1);
      expect(hand.looked).not.toBe(first);
    }
    expect(hand.cancel()).toBe(true);
    expect(hand.looked).toBeNull();
  });
});

describe('what cannot be used', () => {
  const foreign = (name: string) => {
    const found = handOf(name);
    const [blip] = found.view.blips;
    return { ...found, square: blip?.square ?? '', blip: blip?.blip ?? '' };
  };

  it('is asked about: a blip is not there to be attacked', () => {
    const { hand, square, blip, view } = foreign('fire');
    expect(hand.press(square)).toEqual({ ask: `${view.actor?.figure} close ${blip}`, at: square });
  });

  it('is asked about also when nobody is chosen', () => {
    const { hand, square, blip } = foreign('choose');
    expect(hand.figure).toBeNull();
    expect(hand.press(square)).toEqual({ ask: expect.stringMatching(`^R\\d close ${blip}$`) as string, at: square });
  });
});

describe('a plan', () => {
  const played = (hand: StarHand, scene: Scene, legal: ActionView[], plies: number): Scene => {
    const next = { ...scene, plies, legal };
    hand.see(next, true);
    return next;
  };

  it('plays one action after the other, each once', async () => {
    const { hand, scene } = handOf('fire');
    const steps = legalOf(scene).filter(({ kind }) => kind === 'step');
    const [first] = steps;
    const acted: (number | string)[] = [];
    const act = async (action: number | string) => (acted.push(action), null);
    hand.start([{ step: first?.square ?? '' }, { step: first?.square ?? '' }]);
    await hand.advance(act);
    await hand.advance(act); // the table has not answered yet
    expect(acted).toEqual([first?.id]);
    played(hand, scene, legalOf(scene), scene.plies + 1);
    await hand.advance(act);
    expect(acted).toHaveLength(2);
    expect(hand.plan).toHaveLength(0);
  });

  it('keeps the page busy until it is done or dropped', async () => {
    const { hand, scene } = handOf('fire');
    const step = { step: legalOf(scene).find(({ kind }) => kind === 'step')?.square ?? '' };
    const busy = () => Number(document.documentElement.dataset['busy'] ?? 0);
    const before = busy();
    hand.start([step, step]);
    expect(busy()).toBe(before + 1);
    await hand.advance(async () => null);
    expect(busy()).toBe(before + 1);
    hand.drop();
    expect(busy()).toBe(before);
    hand.start([step]);
    await hand.advance(async () => null);
    expect(busy()).toBe(before);
  });

  it('stops when something new comes into view', () => {
    const { hand, scene, view } = handOf('fire');
    hand.start([{ step: 'a1' }, { step: 'a2' }]);
    const [blip] = view.blips;
    expect(blip).toBeDefined();
    const seen = { ...view, blips: view.blips.slice(1) };
    hand.see({ ...scene, plies: scene.plies + 1, view: seen }, true);
    expect(hand.plan).toHaveLength(0);
  });

  it('ends where an action is no longer possible', async () => {
    const { hand } = handOf('fire');
    hand.start([{ step: 'nowhere' }]);
    await hand.advance(async () => null);
    expect(hand.plan).toHaveLength(0);
  });
});

describe('coming home', () => {
  it('is possible at any free square of the bay, whoever stands at the port', () => {
    const { hand, scene, view } = handOf('choose');
    const [outlook] = view.outlooks;
    const [figure] = view.figures.filter((one) => one.figure === outlook?.figure);
    const [mate] = view.figures.filter((one) => one.figure !== figure?.figure);
    expect(figure && mate && outlook).toBeDefined();
    const bay = `d${figure?.figure.charAt(0) ?? ''}`;
    const port = { square: `${bay}2`, cost: 1, back: figure?.square ?? '', home: true };
    const figures = [figure, { ...mate, square: port.square }];
    const outlooks = [{ ...outlook, ways: [port] }];
    hand.see({ ...scene, plies: scene.plies + 1, view: { ...view, figures, outlooks } as typeof view }, true);
    hand.look(figure?.figure ?? null);
    expect([...hand.ends.keys()].sort()).toEqual([1, 2, 3, 4, 5, 6].map((place) => `${bay}${place}`));
    hand.over = `${bay}5`;
    expect(hand.way).toEqual([port.square]);
  });
});

describe('attacks', () => {
  it('are shown with their odds before they are made', () => {
    const { hand, view, legal } = handOf('fire');
    const shot = legal.find(({ kind }) => kind === 'fire');
    hand.over = squareOf(view, shot?.target ?? '');
    expect(hand.target).toBe(shot?.target);
    expect(hand.attack?.chances?.[0]?.target).toBe(shot?.target);
  });

  it('wait for a second touch under a finger', () => {
    const { hand, view, legal } = handOf('fire');
    const square = squareOf(view, legal.find(({ kind }) => kind === 'fire')?.target ?? '') ?? '';
    expect(hand.press(square, true)).toBeNull();
    expect(hand.pinned).toBe(square);
    expect(hand.press(square, true)).toHaveProperty('play');
  });

  it('that could hit a figure of the own side are shown first, also before a walk to where they begin', () => {
    const { hand, scene, view, legal } = handOf('fire');
    const shot = legal.find(({ kind }) => kind === 'fire');
    const square = squareOf(view, shot?.target ?? '') ?? '';
    const friend = { target: 'R1', removed: 3889, damaged: 3889, friend: true };
    const risky = { ...shot, chances: [...(shot?.chances ?? []), friend] };
    const steps = legal.filter(({ kind }) => kind !== 'fire');
    hand.see({ ...scene, plies: scene.plies + 1, legal: [...steps, risky] as Scene['legal'] }, true);
    expect(hand.press(square)).toBeNull();
    expect([hand.pinned, hand.chosen]).toEqual([square, true]);
    expect(hand.press(square)).toMatchObject({ play: { target: shot?.target } });

    const end = farthest(hand)?.square ?? '';
    const later = {
      target: shot?.target ?? '',
      how: 'fire',
      chance: 5000,
      damaged: 5000,
      square: end,
      chances: [friend],
    };
    const outlooks = view.outlooks.map((one) => ({ ...one, prospects: [later] }));
    hand.see({ ...scene, plies: scene.plies + 2, legal: steps, view: { ...view, outlooks } as typeof view }, true);
    expect(hand.press(square)).toBeNull();
    expect(hand.press(square)).toMatchObject({ plan: expect.arrayContaining([{ attack: shot?.target, how: 'fire' }]) });
  });

  it('take the way of attacking that was chosen', () => {
    const { hand, view, legal } = handOf('close');
    const close = legal.find(({ kind }) => kind === 'close');
    hand.over = squareOf(view, close?.target ?? '');
    hand.mode = 'close';
    expect(hand.attack?.id).toBe(close?.id);
  });

  it('are shown first where there are several ways, each with its own button', () => {
    const { hand, view, legal } = handOf('close');
    const close = legal.find(({ kind }) => kind === 'close');
    const square = squareOf(view, close?.target ?? '') ?? '';
    expect(hand.press(square)).toBeNull();
    expect(hand.pinned).toBe(square);
    expect(hand.ways.map(({ kind }) => kind)).toEqual(['null', 'close']);
    expect(hand.press(square)).toMatchObject({ play: { kind: 'null' } });
  });

  it('with a heavy weapon do not hide that one can fight', () => {
    const { hand, scene, view, legal } = handOf('ray');
    hand.see({ ...scene, plies: scene.plies + 1, legal: legal.filter(({ kind }) => kind !== 'step') }, true);
    expect(hand.aiming).toBeNull();
    hand.over = squareOf(view, legal.find(({ kind }) => kind === 'close')?.target ?? '');
    expect(hand.ways.map(({ kind }) => kind)).toEqual(['close', 'ray']);
  });

  it('of a Holo Launcher show the blast, on the square in question', () => {
    const { hand, legal } = handOf('holo');
    const blast = legal.find(({ kind }) => kind === 'holo');
    expect(hand.blast).toBeNull();
    hand.mode = 'holo';
    hand.over = blast?.square ?? null;
    expect(hand.blast?.id).toBe(blast?.id);
    expect(hand.blast?.area).toContain(blast?.square);
    expect(hand.press(blast?.square ?? '')).toHaveProperty('play');
  });

  it('of a Black-Hole Blaster follow the ray under the pointer', () => {
    const { hand, legal } = handOf('ray');
    const ray = legal.find(({ kind }) => kind === 'ray');
    hand.mode = 'ray';
    hand.over = ray?.area?.at(-1) ?? null;
    expect(hand.ray?.direction).toBeDefined();
    expect(hand.ray?.area).toContain(hand.over);
  });

  it('with Null-Time give their points to a figure', () => {
    const { hand, view, legal } = handOf('alloc');
    const hit = legal.find(({ kind }) => kind === 'hit');
    const deed = hand.press(squareOf(view, hit?.target ?? '') ?? '');
    expect(deed && 'play' in deed ? deed.play.kind : '').toBe('hit');
  });
});

describe('Chaos', () => {
  it('hides a blip where it was pointed at', () => {
    const { hand, legal } = handOf('scan_at');
    const [place] = legal;
    expect(hand.choices.has(place?.square ?? '')).toBe(true);
    expect(hand.press(place?.square ?? '')).toEqual({ play: place, at: place?.square });
  });

  it('places chips of the chosen kind only', () => {
    const { hand, legal } = handOf('reinforce');
    const chip = legal.find(({ kind }) => kind === 'chip');
    expect(hand.choices.size).toBe(0);
    hand.kind = chip?.card ?? null;
    expect(hand.choices.get(chip?.square ?? '')?.[0]?.card).toBe(chip?.card);
  });

  it('is not told that a figure can do nothing before it knows', () => {
    const { hand, view } = handOf('chaos');
    expect(hand.cycle(1)).toBe(true);
    expect(hand.outlook).toBeUndefined();
    expect(promptOf(view, hand, false, null)).toEqual({
      prompt: say('prompt-looked', { figure: figureWords(hand.figure ?? '') }),
      hint: say('hint-looked'),
    });
  });

  it('selects at once what has nothing to look at', () => {
    const { hand, view } = handOf('chaos');
    const [name = ''] = hand.selectable.keys();
    expect(hand.press(squareOf(view, name) ?? '')).toEqual({
      plan: [{ select: name }],
      at: squareOf(view, name),
    });
  });
});

describe('the end of a turn', () => {
  it('asks once where somebody could still attack', () => {
    const { hand } = handOf('choose');
    const deeds: unknown[] = [];
    end({ hand, go: (deed) => deeds.push(deed) });
    expect(hand.ending).toBe(hand.eager.length > 0);
    expect(deeds).toHaveLength(hand.eager.length > 0 ? 0 : 1);
    if (hand.ending) end({ hand, go: (deed) => deeds.push(deed) });
    expect(deeds).toHaveLength(1);
  });
});
