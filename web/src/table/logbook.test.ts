import { describe, expect, it } from 'vitest';
import type { Event, Step } from '../lib/protocol';
import { turns, upTo } from './logbook';

const event = (kind: string): Event => ({ kind, key: kind, args: {}, clause: null });
const step = (number: number, seat: number, ...kinds: string[]): Step => ({
  number,
  seat,
  text: `t${number}`,
  events: kinds.map(event),
});

describe('turns', () => {
  const log = [
    step(1, 1, 'tile-oriented'),
    step(2, 0, 'tile-oriented', 'turn-began'),
    step(3, 1, 'piece-moved'),
    step(4, 1, 'piece-moved', 'piece-captured'),
    step(5, 0, 'piece-returned'),
    step(6, 1, 'tile-revealed', 'countdown-fell', 'turn-began'),
    step(7, 0, 'piece-moved'),
  ];
  const found = turns(log);

  it('groups by the beginnings of turns; the step that opens one belongs to the turn before', () => {
    expect(found.map(({ entries }) => entries.map((entry) => entry.step.number))).toEqual([[1, 2], [3, 4, 5, 6], [7]]);
  });
  it('knows what began each, and that nothing began the first', () => {
    expect(found.map(({ began }) => began?.kind ?? null)).toEqual([null, 'turn-began', 'turn-began']);
  });
  it("names whoever acts first in it, also when another one's decision falls between", () => {
    expect(found.map(({ seat }) => seat)).toEqual([1, 1, 0]);
  });
  it('names who is active where another seat, or the table, may act first', () => {
    expect(turns(log, () => 3).map(({ seat }) => seat)).toEqual([1, 3, 3]);
  });
  it('tells every event but the beginning of a turn', () => {
    expect(found[1]?.entries.at(-1)?.events.map(({ kind }) => kind)).toEqual(['tile-revealed', 'countdown-fell']);
  });
  it('makes no turn of nothing', () => {
    expect(turns([])).toEqual([]);
    expect(turns([step(1, 0, 'x', 'turn-began')])).toHaveLength(1);
  });
});

describe('upTo', () => {
  it('does not tell what still waits to be shown', () => {
    expect(upTo([step(1, 0), step(2, 0), step(3, 1)], 2).map(({ number }) => number)).toEqual([1, 2]);
  });
});
