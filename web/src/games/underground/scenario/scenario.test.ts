import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { OptionInfo, ScenarioCheck, ScenarioDraft } from '../../../lib/protocol';
import { settings } from '../../../lib/settings.svelte';
import { language } from '../../../lib/text.svelte';
import { fileName } from '../../../scenario/files';
import { plateauCells } from '../pieces';
import { ScenarioBench } from './bench.svelte';
import { EMPTY, footprint, put, readDraft, take, thingsAt, turnDoor, writeDraft, type Draft } from './draft';
import { idleOptions } from './idle';
import { cellUnder, corner, middle } from './plan';
import { aboutOf, factsOf, titleOf } from './words';

const BOARD: Draft = {
  ...EMPTY,
  tower: 'E9',
  start: 'D1',
  codes: ['A3', 'C5', 'G5', 'H4'],
  water: ['B7', 'C2'],
  plateaus: { a: 'D1', b: 'F1', h: 'D7' },
};

beforeAll(async () => {
  settings.language = 'en';
  await language.use('en');
});

describe('a plan', () => {
  it('finds the cell at a point, and none beside the board', () => {
    for (const cell of ['A1', 'E6', 'I9']) expect(cellUnder(middle(cell))).toBe(cell);
    expect(cellUnder(corner('A1'))).toBe('A1');
    expect(cellUnder({ x: 3, y: 50 })).toBeNull();
    expect(cellUnder({ x: 50, y: 500 })).toBeNull();
  });

  it('knows what a plateau covers, as far as it is on the board', () => {
    expect(plateauCells('a', 0, 'D1')).toEqual(['D1', 'D2', 'E1', 'E2']);
    expect(plateauCells('a', 0, 'I9')).toEqual(['I9']);
  });
});

describe('a draft', () => {
  it('says what lies on a cell, the topmost first', () => {
    expect(thingsAt(BOARD, 'D1')).toEqual(['start', 'plateau-a']);
    expect(thingsAt(BOARD, 'E2')).toEqual(['plateau-a']);
    expect(thingsAt(BOARD, 'A3')).toEqual(['code']);
    expect(thingsAt(BOARD, 'A1')).toEqual([]);
  });

  it('moves a plateau by the cell at which it was taken, and never off the board', () => {
    expect(put(BOARD, 'plateau-a', 'B5', 'E2').plateaus['a']).toBe('A4');
    expect(put(BOARD, 'plateau-a', 'A1', 'E2').plateaus['a']).toBe('A1');
    expect(put(BOARD, 'plateau-c', 'I9').plateaus['c']).toBe('H8');
    expect(footprint(BOARD, 'plateau-a', 'I9', null)).toEqual(['H8', 'H9', 'I8', 'I9']);
  });

  it('keeps chips and water in the order of the cells, and takes water away where there is some', () => {
    expect(put(BOARD, 'code', 'A1').codes).toEqual(['A1', 'A3', 'C5', 'G5', 'H4']);
    expect(put(BOARD, 'code', 'A1', 'H4').codes).toEqual(['A1', 'A3', 'C5', 'G5']);
    expect(put(BOARD, 'water', 'A1').water).toEqual(['A1', 'B7', 'C2']);
    expect(put(BOARD, 'water', 'B7').water).toEqual(['C2']);
    expect(put(BOARD, 'water', 'B7', 'C2').water).toEqual(['B7']);
  });

  it('turns the door to sides that face a cell', () => {
    const at = (tower: string, door: Draft['door']) => turnDoor({ ...BOARD, tower, door }).door;
    expect(at('E9', 'W')).toBe('N');
    expect(at('E9', 'N')).toBe('S');
    expect(at('A1', 'S')).toBe('E');
    expect(put({ ...BOARD, door: 'W' }, 'tower', 'A1').door).toBe('E');
  });

  it('takes things away', () => {
    expect(take(BOARD, 'plateau-a', 'E2').plateaus).toEqual({ b: 'F1', h: 'D7' });
    expect(take(BOARD, 'code', 'C5').codes).toEqual(['A3', 'G5', 'H4']);
    expect(take(BOARD, 'start', 'D1').start).toBe('');
  });

  it('is sent without what is not there', () => {
    const sent = writeDraft({ ...EMPTY, plateaus: { a: 'A1' } });
    for (const name of ['tower', 'start', 'rat', 'canal', 'title', 'number']) expect(sent).not.toHaveProperty(name);
    expect(sent).toMatchObject({ plateaus: { a: 'A1' }, codes: [], draw_pile: 50 });
    expect(readDraft(writeDraft(BOARD) as never)).toEqual(BOARD);
  });

  it('has a file name without odd letters', () => {
    expect(fileName(' Žluťoučký kůň / 2 ')).toBe('zlutoucky-kun-2.toml');
    expect(fileName('???')).toBe('scenario.toml');
  });

  it('is told in words', () => {
    expect(titleOf('canal', null)).toBe('The canal');
    expect(titleOf('mill', { ...EMPTY, title: 'The mill' })).toBe('The mill');
    expect(titleOf('mill', EMPTY)).toBe('mill');
    expect(aboutOf('mill', { ...EMPTY, about: 'Wet.' })).toBe('Wet.');
    expect(
      factsOf({ ...EMPTY, timer: false, canal: 'E', tiles: 3, rat: 'A1', keys: 1, valve_keys: 2, water: ['A2'] }),
    ).toEqual([
      'one water tile',
      '50 cards',
      'no sand timer',
      'one key at the start',
      'a valve costs 2 keys',
      'canal in row E',
      '3 cards for each discovery',
      'a rat',
    ]);
  });
});

describe('the bench', () => {
  const right: ScenarioCheck = { values: {}, faults: [], file: 'tower = "E9"' };
  const fault = { refusal: { key: 'x', args: {}, clause: null, text: '' }, field: 'start', places: ['D1'] };

  function bench(check: (draft: ScenarioDraft) => Promise<ScenarioCheck> = () => Promise.resolve(right)) {
    const kept: [Draft, boolean][] = [];
    return { kept, bench: new ScenarioBench(BOARD, { check, onkeep: (draft, good) => kept.push([draft, good]) }) };
  }

  it('takes things up, puts them down, and back again', async () => {
    const { bench: it, kept } = bench();
    it.press('E2');
    expect(it.held).toEqual({ thing: 'plateau-a', from: 'E2' });
    it.press('B5');
    expect(it.draft.plateaus['a']).toBe('A4');
    expect([it.held, it.pending, it.right]).toEqual([null, true, false]);
    await it.look();
    expect([it.right, kept.at(-1)?.[1]]).toEqual([true, true]);
    it.undo();
    expect(it.draft).toBe(BOARD);
    expect(it.undoable).toBe(false);
    it.stop();
  });

  it('does with a press what the tool says', () => {
    const { bench: it } = bench();
    it.choose('water');
    it.press('A1');
    expect(it.draft.water).toContain('A1');
    it.choose('erase');
    it.press('D1');
    expect([it.draft.start, it.draft.plateaus['a']]).toEqual(['', 'D1']);
    it.choose('tower');
    it.press('E9');
    expect(it.draft.door).toBe('N');
    it.press('A1');
    expect(it.draft.tower).toBe('A1');
    it.choose('move');
    it.press('I9');
    expect(it.held).toBeNull();
    it.stop();
  });

  it('forgets an answer to an older question', async () => {
    const answers: ((check: ScenarioCheck) => void)[] = [];
    const { bench: it } = bench(() => new Promise((resolve) => answers.push(resolve)));
    const first = it.look();
    const second = it.look();
    answers[1]?.({ ...right, faults: [fault], file: null });
    await second;
    answers[0]?.(right);
    await first;
    expect([it.wrong, it.right]).toEqual([['D1'], false]);
  });

  it('asks by itself, once for several changes', async () => {
    vi.useFakeTimers();
    const check = vi.fn(() => Promise.resolve(right));
    const { bench: it } = bench(check);
    it.choose('water');
    for (const cell of ['A1', 'A2', 'B1']) it.press(cell);
    await vi.advanceTimersByTimeAsync(1000);
    expect(check).toHaveBeenCalledTimes(1);
    expect(it.right).toBe(true);
    vi.useRealTimers();
  });

  it('opens a file, shows what can be read of it, and says what is wrong', async () => {
    const values = { tower: 'A1', plateaus: {} };
    const { bench: it } = bench((draft) =>
      Promise.resolve(draft.file === undefined ? right : { values, faults: [fault], file: null }),
    );
    await it.open('tower = "A1"');
    expect(it.draft.tower).toBe('A1');
    expect([it.faults, it.right]).toEqual([[fault], false]);
    it.stop();
  });

  it('says when the server cannot be asked', async () => {
    const { bench: it } = bench(() => Promise.reject(new Error('gone')));
    await it.look();
    expect(it.trouble?.key).toBe('web-unreadable');
    expect(it.right).toBe(false);
  });
});

describe('the options of a table', () => {
  const setup = {
    name: 'setup',
    named: { stairwell: { timer: false }, rat: { timer: true } },
  } as unknown as OptionInfo;
  const idle = (setupName: string, timer: string, people = false) =>
    idleOptions([setup], { setup: setupName, timer_mode: timer }, people);

  it('are not asked for when they change nothing', () => {
    expect(idle('stairwell', 'auto')).toContain('timer_turns');
    expect(idle('stairwell', 'auto')).toContain('end_section');
    expect(idle('stairwell', 'real')).toEqual(['cards_removed', 'timer_turns']);
    expect(idle('random', 'real')).toEqual(['timer_turns']);
    expect(idle('rat', 'auto')).toEqual(idle('stairwell', 'turns'));
    expect(idle('rat', 'auto')).not.toContain('timer_turns');
    expect(idle('rat', 'auto', true)).toEqual(idle('rat', 'real'));
    expect(idle('stairwell', 'auto', true)).toEqual(idle('stairwell', 'off'));
    expect(idle('random', 'auto')).not.toContain('end_section');
    expect(idleOptions([setup], { setup: { timer: false }, timer_mode: 'auto' }, true)).toContain('timer_seconds');
  });
});
