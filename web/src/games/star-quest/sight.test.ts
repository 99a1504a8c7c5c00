import { beforeAll, describe, expect, it } from 'vitest';
import { language } from '../../lib/text.svelte';
import { wayWords } from './notes';
import { SightTool } from './sight.svelte';

function taken(): SightTool {
  const tool = new SightTool();
  tool.toggle();
  return tool;
}

describe('the tool for lines of sight', () => {
  it('looks from where one points until a line is begun', () => {
    const tool = taken();
    expect(tool.eye('c5')).toBe('c5');
    expect(tool.line('c5')).toBeNull();
    expect(tool.eye('dR1')).toBeNull(); // a bay is not on the ship
    tool.press('c5');
    expect(tool.line('f6')).toEqual(['c5', 'f6']);
    expect(tool.eye('f6')).toBe('c5');
  });

  it('takes a drag for a line, and two presses too', () => {
    const tool = taken();
    tool.press('c5');
    tool.drag('d5');
    tool.drag('f6');
    tool.release();
    tool.drag('h8'); // the button is up
    expect(tool.line('x1')).toEqual(['c5', 'f6']);
    tool.press('b2'); // another one
    tool.release();
    tool.press('b9');
    expect(tool.line(null)).toEqual(['b2', 'b9']);
  });

  it('is put down line by line', () => {
    const tool = taken();
    tool.press('c5');
    expect(tool.cancel()).toBe(true);
    expect([tool.on, tool.from]).toEqual([true, null]);
    expect([tool.cancel(), tool.on, tool.cancel()]).toEqual([true, false, false]);
    expect(tool.eye('c5')).toBeNull();
  });
});

describe('what is in the way', () => {
  beforeAll(() => language.use('en'));

  it('is named once, and what stops radar comes first', () => {
    const door = (at: string) => ({ kind: 'door' as const, name: 'b5E', at });
    const figure = { kind: 'figure' as const, name: 'G1', at: 'f5' };
    const said = wayWords('c5', 'a6', { radar: [door('b5E'), door('b6E')], fire: [figure] });
    expect(said.match(/b5E/g)).toHaveLength(1);
    expect(said).not.toContain('G1');
    expect(wayWords('c5', 'g5', { radar: [], fire: [figure] })).toContain('G1');
    expect(wayWords('c5', 'd5', { radar: [], fire: [] })).toContain('free');
  });
});
