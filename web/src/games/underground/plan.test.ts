import { describe, expect, it } from 'vitest';
import { further, joined } from './plan';

const PIECE = 'P I2.1Br0@B1';
const OTHER = 'P I2.1Br0@C1';

describe('a plan', () => {
  it('is a piece and then a way, or a way and then a piece', () => {
    expect(joined([PIECE], ['D1-E1', 'E1-F1'], 3)).toEqual([PIECE, 'D1-E1', 'E1-F1']);
    expect(joined(['D1-E1', 'E1-F1'], [PIECE], 3)).toEqual(['D1-E1', 'E1-F1', '.', PIECE]);
    expect(joined(['D1-E1', 'E1-F1'], [PIECE], 2)).toEqual(['D1-E1', 'E1-F1', PIECE]);
  });

  it('has one piece and one way: a new one comes instead', () => {
    expect(joined([PIECE, 'D1-E1'], [OTHER], 3)).toEqual([OTHER, 'D1-E1']);
    expect(joined([PIECE, 'D1-E1'], ['D1-D2'], 3)).toEqual([PIECE, 'D1-D2']);
    expect(joined(['D1-E1', '.', PIECE], ['D1-D2', 'D2-E2', 'E2-E1'], 3)).toEqual(['D1-D2', 'D2-E2', 'E2-E1', PIECE]);
  });

  it('is something else when a card or a button is suggested', () => {
    expect(joined([PIECE, 'D1-E1'], ['C A1'], 3)).toEqual(['C A1']);
    expect(joined([PIECE], ['G'], 3)).toEqual(['G']);
  });

  it('goes on step by step, as far as the card does', () => {
    expect(further([PIECE], 'D1', 'C1', 2)).toEqual(['D1-C1']);
    expect(further([PIECE, 'D1-C1'], 'D1', 'B1', 2)).toEqual(['D1-C1', 'C1-B1']);
    expect(further([PIECE, 'D1-C1'], 'D1', 'E1', 2)).toBeNull();
    expect(further([PIECE, 'D1-C1', 'C1-B1'], 'D1', 'A1', 2)).toBeNull();
  });
});
