import { describe, expect, it } from 'vitest';
import type { Lesson, Step, Tried, Try } from '../lib/protocol';
import { arrange } from './book';
import { LessonRun } from './lesson.svelte';
import { blocks, inline } from './markdown';
import { hasAll, folded, marked, wordsOf } from './search';

describe('the wording of the specification', () => {
  it('has emphasis, code and names of clauses, and never becomes HTML', () => {
    expect(inline('**Crossing.** Costs `2`, see BASE-MOVE-7 <b>')).toEqual([
      { kind: 'strong', parts: [{ kind: 'text', text: 'Crossing.' }] },
      { kind: 'text', text: ' Costs ' },
      { kind: 'code', text: '2' },
      { kind: 'text', text: ', see ' },
      { kind: 'clause', id: 'BASE-MOVE-7' },
      { kind: 'text', text: ' <b>' },
    ]);
  });

  it('has paragraphs, points, tables and blocks of code', () => {
    const found = blocks('One:\n- a\n- *b*\n\n| x | y |\n|---|---|\n| 1 | 2 |\n```\n a|b\n```\nEnd');
    expect(found.map(({ kind }) => kind)).toEqual(['text', 'list', 'table', 'code', 'text']);
    expect(found[2]).toMatchObject({
      head: [[{ text: 'x' }], [{ text: 'y' }]],
      rows: [[[{ text: '1' }], [{ text: '2' }]]],
    });
    expect(found[3]).toEqual({ kind: 'code', text: ' a|b' });
  });
});

describe('the search', () => {
  it('finds words without their accents, and all of them', () => {
    const text = folded('Přechod stojí dvě akce. Größe');
    expect(hasAll(text, wordsOf('prechod AKCE'))).toBe(true);
    expect(hasAll(text, wordsOf('grosse'))).toBe(true);
    expect(hasAll(text, wordsOf('prechod tri'))).toBe(false);
  });

  it('marks what was found in the letters of the text', () => {
    expect(marked('Přechod přes', wordsOf('pre'))).toEqual([
      { text: 'Pře', hit: true },
      { text: 'chod ', hit: false },
      { text: 'pře', hit: true },
      { text: 's', hit: false },
    ]);
    expect(marked('Straße', wordsOf('ss')).filter(({ hit }) => hit)).toEqual([{ text: 'ß', hit: true }]);
  });
});

describe('the book', () => {
  it('puts clauses with a short text into chapters and keeps the others', () => {
    const rules = {
      game: 'the-base',
      sections: ['7.1 MOVE', '4.1 Positions'],
      clauses: [
        { id: 'BASE-MOVE-1', section: '7.1 MOVE', text: 'exact' },
        { id: 'BASE-GEO-2', section: '4.1 Positions', text: 'index' },
      ],
    };
    const book = arrange(
      rules,
      (key) => key === 'the-base-rule-base-move-1',
      (key) => key,
    );
    expect(book.chapters.find(({ slug }) => slug === 'moving')?.entries.map(({ id }) => id)).toEqual(['BASE-MOVE-1']);
    expect(book.further).toMatchObject([{ title: 'Positions', entries: [{ id: 'BASE-GEO-2' }] }]);
  });
});

describe('a lesson', () => {
  const lesson: Lesson = {
    name: 'walls',
    position: 'p',
    seat: 0,
    options: {},
    steps: [
      { accept: [], point: ['b2'], answers: [] },
      { accept: ['b2@EW'], point: ['b2'], answers: [[1, '1-e4']] },
      { accept: ['1-b2'], point: [], answers: [] },
    ],
  };
  const refusal = { key: 'no', args: {}, clause: null, text: 'no' };
  const ROLL = 500;

  /** A server that plays everything but `1-x9`. */
  function taken() {
    const asked: Try[] = [];
    const shown: (string | null)[] = [];
    const step = (text: string, number: number): Step => ({ number, seat: 0, text, events: [] });
    const tryOut = async (what: Try): Promise<Tried> => {
      asked.push(what);
      const actions = what.actions ?? [];
      const bad = actions.some(([, text]) => text === '1-x9');
      const steps = actions.map(([, text], i) => step(text, i + 1));
      const legal = [
        { id: 7, text: 'b2@EW' },
        { id: 8, text: 'b2@NS' },
        { id: 9, text: '1-b2' },
      ];
      const scene = { plies: steps.length, eyes: 0, waiting: [0], view: {}, legal, aids: null, plans: [] };
      return { scene, steps, refusal: bad ? refusal : null, position: '', whole: '' };
    };
    const rolls: [plies: number | undefined, coming: string | null | undefined][] = [];
    const run: LessonRun = new LessonRun(lesson, {
      tryOut,
      duration: () => ROLL,
      dice: ({ text }) => (text === '1-e4' ? ROLL : 0),
      wait: async (milliseconds) => {
        if (milliseconds === ROLL && run.coming) rolls.push([run.scene?.plies, run.coming.text]);
      },
      onshow: ({ text }) => shown.push(text),
    });
    return { run, asked, shown, rolls };
  }

  it('goes on by reading, by the accepted action and its answers, to the end', async () => {
    const { run, asked, shown } = taken();
    await run.begin();
    expect(run.playable).toBe(false);
    await run.next();
    expect(run.playable).toBe(true);
    expect(await run.act(7)).toBe(null);
    expect(run.at).toBe(2);
    expect(shown).toEqual(['b2@EW', '1-e4']);
    await run.act('1-b2');
    expect(run.done).toBe(true);
    expect(asked[asked.length - 1]).toMatchObject({
      position: 'p',
      eyes: 0,
      actions: [
        [0, 'b2@EW'],
        [1, '1-e4'],
        [0, '1-b2'],
      ],
    });
  });

  it('shows what comes of dice when they rest', async () => {
    const { run, shown, rolls } = taken();
    await run.begin();
    await run.next();
    await run.act(7);
    expect(rolls).toEqual([[1, '1-e4']]);
    expect([run.scene?.plies, run.last?.text, run.coming, shown.at(-1)]).toEqual([2, '1-e4', null, '1-e4']);
  });

  it('takes back what is possible, too, and says why something is not', async () => {
    const { run, shown } = taken();
    await run.begin();
    await run.next();
    const before = run.scene;
    expect(await run.act('b2@NS')).toBe(null);
    expect(run.other).toBe(true);
    expect(run.scene).toBe(before);
    expect(run.at).toBe(1);
    expect(await run.act('1-x9')).toEqual(refusal);
    expect(await run.why('1-x9')).toEqual(refusal);
    expect(shown).toEqual([]);
    await run.act('b2@EW');
    expect(run.other).toBe(false);
    expect(run.at).toBe(2);
  });

  it('begins again from the start', async () => {
    const { run, asked } = taken();
    await run.begin();
    await run.next();
    await run.act('b2@EW');
    await run.begin();
    expect(run.at).toBe(0);
    expect(asked[asked.length - 1]?.actions).toEqual([]);
  });
});
