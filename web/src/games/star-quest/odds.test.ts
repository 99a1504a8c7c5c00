import { mount, unmount } from 'svelte';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Scene } from '../../lib/protocol';
import { language } from '../../lib/text.svelte';
import { viewOf, type ActionView, type ChanceView, type ProspectView } from './board';
import fire from './fixtures/fire.json';
import Odds from './Odds.svelte';
import { mainChance } from './targets';

const view = viewOf(fire as unknown as Scene);
const ORK: ChanceView = { target: 'O1', removed: 5556, damaged: 5556, hurts: 2, removes: 2 };
const COMMANDER: ChanceView = { target: 'R0', removed: 0, damaged: 833, life: 6, hurts: 3, removes: 8 };
const FRIEND: ChanceView = { target: 'R1', removed: 3889, damaged: 3889, friend: true, hurts: 3, removes: 3 };

let shown: ReturnType<typeof mount> | null = null;
function text(target: string, attack: Partial<ActionView> | null, prospect: ProspectView | null = null): string {
  document.body.replaceChildren(); // what was shown before must not speak for this
  const action = attack && { id: 1, text: '', kind: 'fire', ...attack };
  shown = mount(Odds, { target: document.body, props: { view, figure: 'R4', target, attack: action, prospect } });
  return (document.body.textContent ?? '').replace(/\s+/g, ' ');
}
afterEach(async () => {
  if (shown) await unmount(shown);
  shown = null;
});

describe('the odds of an attack', () => {
  beforeAll(() => language.use('en'));

  it('are the chance to remove, and say that a re-roll is counted', () => {
    const said = text('O1', { dice: '2W', reroll: true, chances: [ORK] });
    expect(said).toContain('56 %');
    expect(said).toContain('2 or more removes it.');
    expect(said).toContain('You may roll one die again; the odds count on it.');
  });

  it('tell of a figure with several life points how likely it is wounded, and removed', () => {
    const said = text('R0', { dice: '2W', chances: [COMMANDER] });
    expect(said).toContain('8 % to wound it');
    expect(said).toContain('to remove it: 0 %');
    expect(said).toContain('3 or more wounds it, 8 or more removes it.');
    expect([mainChance(COMMANDER), mainChance(ORK)]).toEqual([833, 5556]);
  });

  it('of a hit with the Null-Time Cannon are certain', () => {
    const sure = { ...ORK, removed: 10000, damaged: 10000 };
    const said = text('O1', { kind: 'hit', count: 2, chances: [sure] });
    expect(said).toContain('100 %');
    expect(said).toContain('This hit is certain.');
  });

  it('warn of own figures, also before a walk to where the shot is fired', () => {
    const far = { target: 'O1', how: 'ray', chance: 5556, damaged: 5556, square: 'd5', chances: [ORK, FRIEND] };
    for (const said of [text('O1', { kind: 'ray', chances: [ORK, FRIEND] }), text('O1', null, far)])
      expect(said).toContain('Own figures in danger: R1 39 %');
  });
});
