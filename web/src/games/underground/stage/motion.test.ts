import { describe, expect, it } from 'vitest';
import type { Step } from '../../../lib/protocol';
import type { BoardView } from '../../../lib/underground';
import swing from './fixtures/swing.json';
import { LEVEL, sectionSpot, spot, squareOf } from './grid';
import { clipsOf, lengthOf, Performance } from './motion';

const views = [swing.view, ...swing.steps.map(({ view }) => view)] as BoardView[];
const steps = swing.steps.map(({ step }) => step) as unknown as Step[];
const played = (text: string): Performance => {
  const i = steps.findIndex((step) => step.text === text);
  return new Performance(steps[i] as Step, views[i] as BoardView, views[i + 1] as BoardView);
};

describe('motion', () => {
  it('plays what the events tell, one after the other', () => {
    const event = (kind: string, args: Record<string, string>) => ({ kind, key: '', args, clause: null });
    const step: Step = {
      number: 1,
      seat: 0,
      text: null,
      events: [
        event('timer-turned', {}),
        event('discovered', { cell: 'D6' }),
        event('water-rose', { cell: 'A1' }),
        event('timer-turned', {}),
      ],
    };
    expect(clipsOf(step).map(({ kind, start }) => [kind, start])).toEqual([
      ['lantern', 0],
      ['rise', 250],
      ['lantern', 450],
    ]);
    expect(lengthOf(step)).toBe(700);
    expect(lengthOf({ ...step, events: [] })).toBe(0);
  });

  it('drops a piece onto its place', () => {
    const drop = played('P V3.1Br3@A7');
    expect(drop.airborne.pieces).toMatchObject([{ piece: 'V3.1', face: 'B', rotation: 3, anchor: 'A7', base: 8 }]);
    expect(drop.at(0).lift?.[0]).toBeGreaterThan(0.2);
    expect(drop.at(drop.length).lift?.[0]).toBeCloseTo(0);
    expect(Math.min(...[0, 40, 80, 120, 160].map((now) => drop.at(now).lift?.[0] ?? 0))).toBeGreaterThan(-0.03);
  });

  it('walks the figure from top to top', () => {
    const walk = played('D6-D7');
    const [from, to] = [spot(squareOf('D6'), 6), spot(squareOf('D7'), 7)];
    expect(walk.at(0).figure).toEqual(from);
    walk.at(walk.length).figure?.forEach((value, i) => expect(value).toBeCloseTo(to[i] ?? NaN));
    expect(walk.at(walk.length / 2).figure?.[1]).toBeGreaterThan(6.5 * LEVEL);
  });

  it('carries the lantern on by one section', () => {
    const turn = played('F');
    const [from, to] = [sectionSpot(14), sectionSpot(15)];
    expect(turn.at(0).lantern).toEqual({ x: from.x, z: from.z });
    expect(turn.at(turn.length).lantern).toEqual({ x: to.x, z: to.z });
  });

  it('lets water spread', () => {
    const end = played('E');
    expect(end.airborne.water).toEqual(['I9']);
    expect(end.at(0).spread).toEqual([0]);
    expect(end.at(end.length).spread).toEqual([1]);
  });
});
