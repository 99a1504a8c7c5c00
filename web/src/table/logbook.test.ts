import { describe, expect, it } from 'vitest';
import type { Lines } from '../games/game';
import type { Event, Step } from '../lib/protocol';
import { notationOf, numberOf, turns, upTo } from './logbook';

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
    expect(found.map(({ entries }) => entries.map(numberOf))).toEqual([[1, 2], [3, 4, 5, 6], [7]]);
  });
  it('knows what began each, and that nothing began the first', () => {
    expect(found.map(({ began }) => began?.kind ?? null)).toEqual([null, 'turn-began', 'turn-began']);
  });
  it("names whoever acts first in it, also when another one's decision falls between", () => {
    expect(found.map(({ seat }) => seat)).toEqual([1, 1, 0]);
  });
  it('names who is active where another seat, or the table, may act first', () => {
    expect(turns(log, { whose: () => 3 }).map(({ seat }) => seat)).toEqual([1, 3, 3]);
  });
  it('has no set-up where the first step is one of the first turn already', () => {
    const first = (one: Step): Event | null => (one.text === 't3' ? event('turn-began') : null);
    expect(turns(log.slice(2), { opening: first }).map(({ began }) => began !== null)).toEqual([true, true]);
    expect(turns(log, { opening: first })[0]?.began).toBeNull();
  });
  it('tells every event but the beginning of a turn', () => {
    expect(found[1]?.entries.at(-1)?.events.map(({ kind }) => kind)).toEqual(['tile-revealed', 'countdown-fell']);
  });
  it('makes no turn of nothing', () => {
    expect(turns([])).toEqual([]);
    expect(turns([step(1, 0, 'x', 'turn-began')])).toHaveLength(1);
  });
});

describe('lines', () => {
  const lines: Lines = {
    group: (steps) => (steps.length > 2 ? [steps.slice(0, 2), steps.slice(2)] : [[...steps]]),
    gather: (events) => [...events],
    notation: (texts) => texts.join('+'),
  };
  const log = [
    step(1, 0, 'stepped'),
    step(2, 0, 'stepped', 'revealed'),
    step(3, 0, 'stepped', 'ended', 'turn-began', 'drawn'),
    step(4, 1, 'stepped'),
  ];
  const told = turns(log, { lines });

  it('tell several steps where the game says so, turn by turn', () => {
    expect(told.map(({ entries }) => entries.map((entry) => notationOf(entry, lines)))).toEqual([
      ['t1+t2', 't3'],
      [null, 't4'],
    ]);
  });
  it('lead to the last of their steps', () => {
    expect(told[0]?.entries.map(numberOf)).toEqual([2, 3]);
  });
  it('begin a turn with what its beginning brought', () => {
    expect(told[0]?.entries.at(-1)?.events.map(({ kind }) => kind)).toEqual(['stepped', 'ended']);
    expect(told[1]?.entries[0]).toMatchObject({ opens: true, events: [{ kind: 'drawn' }] });
  });
  it('are one for each step where the game says nothing', () => {
    expect(turns(log).map(({ entries }) => entries.map(numberOf))).toEqual([[1, 2, 3], [4]]);
    expect(
      turns(log)[0]
        ?.entries.at(-1)
        ?.events.map(({ kind }) => kind),
    ).toEqual(['stepped', 'ended', 'drawn']);
  });
});

describe('upTo', () => {
  it('does not tell what still waits to be shown', () => {
    expect(upTo([step(1, 0), step(2, 0), step(3, 1)], 2).map(({ number }) => number)).toEqual([1, 2]);
  });
});
