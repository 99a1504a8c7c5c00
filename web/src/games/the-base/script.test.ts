import { describe, expect, it } from 'vitest';
import type { Step } from '../../lib/protocol';
import { tilesOf, type BoardView } from './board';
import answer from './fixtures/answer.json';
import orient from './fixtures/orient.json';
import play from './fixtures/play.json';
import saved from './fixtures/saved.json';
import { clipsOf, lengthOf } from './script';
import { soundOf } from './sounds';
import { lastOfOthers, traceOf } from './trace';

interface Following {
  step: Step;
  scene: { view: BoardView };
}
const next = (fixture: { scene: { view: unknown }; next: object }, text: string) => {
  const found = (Object.values(fixture.next) as Following[]).find(({ step }) => step.text === text);
  if (!found) throw new Error(`no action ${text}`);
  return clipsOf(found.step, found.scene.view, tilesOf(fixture.scene.view as BoardView));
};

describe('clips of a step', () => {
  it('a crossing goes over the piece in between', () => {
    const [clip] = next(play, '2^a2');
    expect(clip).toMatchObject({ kind: 'slide', piece: 'X2', way: ['c2', 'b2', 'a2'], start: 0 });
  });

  it('a captured piece goes home after it was hit', () => {
    const clips = next(play, '2xc3');
    expect(clips.map((clip) => clip.kind)).toEqual(['slide', 'hit', 'home']);
    const [slide, , home] = clips;
    expect(home).toMatchObject({ piece: 'M1', from: 'c3', to: 'm3', start: slide?.length });
    expect(lengthOf(clips)).toBeGreaterThan(slide?.length ?? 0);
  });

  it('tiles turn the way they lie, hatches flip', () => {
    expect(next(play, 'd2@ESW')).toMatchObject([{ kind: 'turn', cell: 'd2', quarters: 1 }]);
    expect(next(play, 'd2@NEW')).toMatchObject([{ kind: 'turn', cell: 'd2', quarters: 3 }]);
    expect(next(play, 'b1?')).toMatchObject([{ kind: 'flip', cell: 'b1' }]);
    expect(next(saved, 'd2@NESW')).toMatchObject([{ kind: 'turn', quarters: 2 }]);
    const [way] = Object.values(orient.next) as unknown as Following[];
    expect(next(orient, way?.step.text ?? '')).toMatchObject([{ kind: 'turn' }]);
  });

  it('a saved piece glows without holding up the rest', () => {
    const clips = next(saved, '1-m4');
    expect(clips.map((clip) => clip.kind)).toEqual(['slide', 'glow']);
    const glow = clips[1];
    expect(lengthOf(clips)).toBeLessThan((glow?.start ?? 0) + (glow?.length ?? 0));
  });
});

describe('the trace of the others', () => {
  const log = answer.log as unknown as Step[];

  it('has what they did since my last action', () => {
    const trace = traceOf(lastOfOthers(log, 0));
    expect(trace.moves).toEqual([
      { from: 'm5', to: 'e5' },
      { from: 'c4', to: 'c3' },
    ]);
    expect(trace.turned).toEqual(['d5']);
  });

  it('is gone after my action, and a spectator sees the last side', () => {
    const mine = { ...(log[0] as Step), seat: 0, number: 4 };
    expect(lastOfOthers([...log, mine], 0)).toEqual([]);
    expect(lastOfOthers([mine, ...log], null)).toEqual(log);
    expect(lastOfOthers([], 0)).toEqual([]);
  });
});

describe('sounds', () => {
  const event = (kind: string, args: Record<string, string | number> = {}) => ({ kind, key: '', args, clause: null });

  it('tell winning from losing, and the last rounds', () => {
    expect(soundOf(event('match-ended', { winner: 'mutants' }), 1)).toBe('win');
    expect(soundOf(event('match-ended', { winner: 'mutants' }), 0)).toBe('lose');
    expect(soundOf(event('countdown-fell', { countdown: 10 }))).toBeNull();
    expect(soundOf(event('countdown-fell', { countdown: 2 }))).toBe('alarm');
    expect(soundOf(event('tile-rotated'))).toBe('stone');
  });
});
