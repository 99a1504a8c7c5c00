import { beforeAll, describe, expect, it } from 'vitest';
import { language } from '../../../lib/text.svelte';
import type { BoardView } from '../../../lib/underground';
import swing from './fixtures/swing.json';
import { arranged, labelsOf, type Label } from './labels';
import { cellsOf } from './model';

const see = ([x, , z]: readonly [number, number, number]) => ({ x, y: z });
const label = (id: string, kind: Label['kind'], x: number, y: number): Label => ({
  id,
  kind,
  text: 'exit, level 10',
  over: [[x, 0, y]],
});

const view = swing.view as BoardView;
const none = { ghosts: [], suggestions: [], path: [], colour: () => '', letter: () => '' };

beforeAll(async () => language.use('en'));

describe('a way', () => {
  const cost = (path: string[]): string | undefined =>
    labelsOf(view, cellsOf(view), { ...none, path }, false).find(({ kind }) => kind === 'cost')?.text;

  it('is tagged with as many steps as it has cells after the figure', () => {
    expect(cost([])).toBeUndefined();
    expect(cost(['D7'])).toBe('1 step');
    expect(cost(['D7', 'C7', 'C8'])).toBe('3 steps');
  });
});

describe('words on the picture', () => {
  it('stand above the highest of their points', () => {
    const [found] = arranged(
      [
        {
          ...label('a', 'ghost', 0, 0),
          over: [
            [100, 0, 300],
            [200, 0, 250],
          ],
        },
      ],
      see,
      800,
      600,
    );
    expect(found).toMatchObject({ x: 150, y: 250, shift: 0 });
  });

  it('stay inside', () => {
    const [left, right] = arranged([label('a', 'exit', 2, 100), label('b', 'sees', 799, 300)], see, 800, 600);
    expect(left?.shift).toBeGreaterThan(0);
    expect(right?.shift).toBeLessThan(0);
    expect(arranged([label('a', 'ghost', 400, -40)], see, 800, 600)[0]?.y).toBeGreaterThan(20);
    expect(arranged([label('a', 'exit', 400, 10)], see, 800, 600)[0]?.y).toBeGreaterThan(20);
    expect(arranged([label('a', 'exit', 400, -60)], see, 800, 600)).toEqual([]); // out of sight
  });

  it('make room for what is in hand', () => {
    const [exit, ghost] = arranged([label('exit', 'exit', 420, 100), label('ghost', 'ghost', 380, 104)], see, 800, 600);
    expect(ghost?.shift).toBe(0);
    expect((exit?.x ?? 0) + (exit?.shift ?? 0) - (ghost?.x ?? 0)).toBeGreaterThan(100);
  });
});
