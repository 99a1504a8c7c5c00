import { beforeAll, describe, expect, it } from 'vitest';
import type { Refusal, Scene } from '../../lib/protocol';
import { language, t } from '../../lib/text.svelte';
import { viewOf } from './board';
import place from './fixtures/place.json';
import play from './fixtures/play.json';
import { UndergroundHand } from './hand.svelte';
import { ghostsOf, warningOf, waysOf } from './previews';
import { labelsOf } from './stage/labels';
import { cellsOf } from './stage/model';

const scene = place as unknown as Scene;
const view = viewOf(scene);
const refusal: Refusal = {
  key: 'underground-reason-on-figure',
  args: { shape: 'I2', cell: 'D1' },
  clause: '',
  text: '',
};

function handOver(cell: string): UndergroundHand {
  const hand = new UndergroundHand({ confirm: () => false });
  hand.see(scene, true);
  Object.assign(hand, { face: 'B', rotation: 0, over: cell });
  return hand;
}
/** What the table says over the ghosts. */
function words(hand: UndergroundHand): string[] {
  const shown = { ghosts: ghostsOf(view, hand, []), suggestions: [], path: [], colour: () => '', letter: () => '' };
  return labelsOf(view, cellsOf(view), shown, false)
    .filter(({ kind }) => kind === 'ghost' || kind === 'bad')
    .map(({ text }) => text);
}

beforeAll(async () => language.use('en'));

describe('the piece in hand', () => {
  it('says where it would lie', () => {
    expect(words(handOver('B1'))).toEqual(['I2.1 on B1: level 1']);
  });

  it('says nothing where a refused click is explained already', () => {
    const hand = handOver('D1');
    expect(words(hand)).toHaveLength(1);
    hand.refused = { refusal, at: 'D1' };
    expect(words(hand)).toEqual([]);
    hand.over = 'B1';
    expect(words(hand)).toEqual(['I2.1 on B1: level 1']);
  });
});

describe('the line in which the kidnapper looks', () => {
  const warned = (cell: string): string => {
    const hand = new UndergroundHand({ confirm: () => false });
    hand.see(play as unknown as Scene, true);
    hand.over = cell;
    const warning = warningOf(viewOf(play as unknown as Scene), hand);
    return warning ? t(warning.key, { ...warning.args } as Record<string, string>) : '';
  };

  it('tells its price to somebody who points at it', () => {
    expect(warned('F1')).toContain('ends on F1, you are discovered: 2 cards lost');
    expect(warned('F2')).toBe('');
  });
});

describe('what others think of', () => {
  it('makes one way of the steps of a plan, and one of each hint', () => {
    const hints = ['D1-E1', 'D1-C1'].map((text) => ({ seat: 0, text }));
    const plan = { seat: 1, texts: ['P I2.1Br0@C1', 'D1-C1', 'C1-C2'], agreed: [] };
    expect(waysOf(hints, [plan]).map(({ path }) => path.join(' '))).toEqual(['E1', 'C1', 'C1 C2']);
  });
});
