import { beforeAll, describe, expect, it } from 'vitest';
import type { ScenarioDraft } from '../../../lib/protocol';
import { settings } from '../../../lib/settings.svelte';
import { language } from '../../../lib/text.svelte';
import fire from '../fixtures/fire.json';
import { MissionBench } from './bench.svelte';
import {
  dockAt,
  EMPTY,
  layBoard,
  onBoard,
  onHulk,
  put,
  QUARTERS,
  readDraft,
  roomAt,
  take,
  thingsAt,
  turnBoard,
  writeDraft,
  type Draft,
} from './draft';
import { builtOf, doorsOf, squaresIn } from './hulk';
import { aboutOf, objectiveWords, titleOf } from './words';

const { view } = fire;
const layout = Object.fromEntries(
  QUARTERS.map((quarter, i) => [quarter, [view.boards[i]?.board, view.boards[i]?.turns]]),
) as unknown as Draft['layout'];
const SHIP: Draft = { ...EMPTY, layout };
const TURNED: Draft = { ...EMPTY, layout: { NW: [4, 3], NE: [3, 2], SW: [2, 1], SE: [1, 0] } };

beforeAll(async () => {
  settings.language = 'en';
  await language.use('en');
});

describe('a hulk', () => {
  it('is joined as the server joins it', () => {
    const built = builtOf(SHIP);
    expect(built.rooms).toEqual(view.ship.rooms);
    expect(built.across).toEqual(view.ship.across);
    expect(built.down).toEqual(view.ship.down);
    expect(doorsOf(built).sort()).toEqual([...view.ship.doors].sort());
  });

  it('has 24 doors however its boards lie', () => {
    expect(doorsOf(builtOf(TURNED))).toHaveLength(24);
  });

  it('finds each square of a board on the hulk, and back', () => {
    for (const square of squaresIn()) expect(onHulk(TURNED, onBoard(TURNED, square) ?? '')).toBe(square);
    expect(onBoard(TURNED, 'a1')).toBe('4.l1'); // three quarters clockwise: the north-eastern corner comes to the north-west
    expect(onHulk(TURNED, '1.a1')).toBe('m13');
    for (const wrong of ['5.a1', '1.m1', '1', 'a1']) expect(onHulk(TURNED, wrong)).toBeNull();
  });
});

describe('a draft', () => {
  it('takes things with the boards', () => {
    const draft = put(put(EMPTY, 'reserve', 'e1'), 'primary', 'b2');
    expect([draft.reserve, draft.primary.squares]).toEqual([['1.e1'], ['1.b2']]);
    expect(thingsAt(turnBoard(draft, 'NW'), 'k2')).toEqual(['primary']);
    expect(thingsAt(layBoard(draft, 'SE', 1), 'q13')).toEqual(['reserve']);
    expect(layBoard(draft, 'SE', 1).layout).toMatchObject({ NW: [4, 0], SE: [1, 0] });
  });

  it('moves, exchanges and takes away', () => {
    const draft = put(EMPTY, 'reserve', 'e1');
    expect(put(draft, 'reserve', 'f1', 'e1').reserve).toEqual(['1.f1']);
    expect(put(draft, 'reserve', 'e1').reserve).toEqual([]);
    expect(take(draft, 'reserve', 'e1').reserve).toEqual([]);
    expect(dockAt(EMPTY, 'RED', 'E4').docks).toEqual({ RED: 'E4', YEL: 'W3', BLU: 'W1' });
  });

  it('names what the form of an objective asks for', () => {
    const hold: Draft = { ...EMPTY, primary: { type: 'HOLD', figures: 2 } };
    expect(put(hold, 'primary', 'e1').primary.room).toBe('1:B');
    expect(put(hold, 'primary', 'a1').primary.room).toBe('');
    expect(roomAt(EMPTY, 'a1')).toBeNull();
    const carry: Draft = { ...EMPTY, primary: { type: 'CARRY' } };
    expect(put(carry, 'primary', 'e1').primary.square).toBe('1.e1');
    const five = ['a1', 'a2', 'a3', 'a4', 'a5'].reduce((draft, square) => put(draft, 'primary', square), EMPTY);
    expect(five.primary.squares).toHaveLength(4);
    expect(put(EMPTY, 'secondary', 'a1').secondary.type).toBe('USE');
  });

  it('is sent without what nobody asks for', () => {
    const draft: Draft = {
      ...EMPTY,
      blips: { G: 3, O: 0 },
      primary: { type: 'TOKEN', kind: 'O', count: 2, squares: ['1.a1'], room: '4:E' },
    };
    const sent = writeDraft(draft);
    expect(sent).not.toHaveProperty('number');
    expect([sent['blips'], sent['primary']]).toEqual([{ G: 3 }, { type: 'TOKEN', kind: 'O', count: 2 }]);
    expect(readDraft(sent as never).blips).toEqual({ G: 3 });
    expect(readDraft({}).docks).toEqual(EMPTY.docks);
  });

  it('is told in words', () => {
    expect(titleOf('dead-signal', null)).toBe('Dead Signal');
    expect(titleOf('mine', { name: 'Mine' })).toBe('Mine');
    expect(aboutOf('mine', { briefing: 'Dark.' })).toBe('Dark.');
    expect(objectiveWords(EMPTY, { type: 'USE', squares: ['1.a1'], count: 1 })).toBe('Switch off what stands on a1.');
    expect(objectiveWords(EMPTY, { type: 'SCORE', points: 20 })).toContain('20');
  });
});

describe('the bench', () => {
  it('lets a squad choose its port', () => {
    const right = { values: {}, faults: [], file: '' };
    const bench = new MissionBench(EMPTY, { check: () => Promise.resolve(right), onkeep: () => undefined });
    bench.dock('YEL');
    bench.pressPort('N2');
    expect([bench.draft.docks.YEL, bench.docking]).toEqual(['N2', null]);
    bench.pressPort('N3');
    expect(bench.draft.docks.YEL).toBe('N2');
    bench.dock('RED');
    bench.choose('reserve');
    expect(bench.docking).toBeNull();
    bench.stop();
  });

  it('writes the file of the last change, also before anybody has looked at it', async () => {
    const check = ({ values }: ScenarioDraft) =>
      Promise.resolve({ values: {}, faults: [], file: values?.['name'] ? String(values['name']) : null });
    const bench = new MissionBench(EMPTY, { check, onkeep: () => undefined });
    bench.change({ ...EMPTY, name: 'Dark' });
    await bench.look();
    bench.change({ ...EMPTY, name: 'Darker' });
    expect([bench.right, bench.file]).toEqual([false, 'Dark']); // what can be done with it stays possible
    expect(await bench.written()).toBe('Darker');
    bench.change({ ...EMPTY, name: '' });
    expect(await bench.written()).toBeNull();
    bench.stop();
  });
});
