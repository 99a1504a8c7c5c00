import { describe, expect, it } from 'vitest';
import { anchorUnder, CELLS, cellAt, cellsOf, grip, gripCell, namesake, neighbour, sizeOf, tokensOf } from './pieces';

const cells = (piece: string, face: 'A' | 'B', rotation: number, anchor: string) =>
  cellsOf({ piece, face, rotation, anchor }).map(({ cell }) => cell);

describe('cells', () => {
  it('are named by row and column', () => {
    expect(CELLS).toHaveLength(81);
    expect([CELLS[0], CELLS[41], CELLS[80]]).toEqual(['A1', 'E6', 'I9']);
    expect(cellAt(9, 0)).toBeNull();
    expect([neighbour('E5', 'N'), neighbour('E5', 'W'), neighbour('A1', 'N'), neighbour('I9', 'E')]).toEqual([
      'D5',
      'E4',
      null,
      null,
    ]);
  });
});

describe('pieces', () => {
  // The examples V9, V17, V18 and V27 of the rules.
  it('lie where the rules say', () => {
    expect(cells('I3.1', 'A', 1, 'C7')).toEqual(['C7', 'D7', 'E7']);
    expect(new Set(cells('L4.4', 'A', 0, 'F8'))).toEqual(new Set(['F8', 'G8', 'H8', 'H9']));
    expect(new Set(cells('L4.2', 'B', 1, 'C3'))).toEqual(new Set(['C3', 'D3', 'D4', 'D5']));
    expect(new Set(cells('V3.1', 'B', 3, 'D7'))).toEqual(new Set(['D7', 'D8', 'E8']));
    expect(cells('I4.1', 'A', 0, 'A7')).toContain(null);
  });

  it('carry their walls with them', () => {
    expect(tokensOf('I3.1', 'A', 0)[1]?.walls).toEqual(['N']);
    expect(tokensOf('I3.1', 'A', 1)[1]?.walls).toEqual(['E']);
    expect(sizeOf('I3.1', 'A', 1)).toEqual({ rows: 3, columns: 1 });
  });

  it('that look the same have one name', () => {
    expect(namesake('I2.1', 'B', 2)).toEqual({ face: 'B', rotation: 0 });
    expect(namesake('O4.1', 'B', 3)).toEqual({ face: 'B', rotation: 0 });
    expect(namesake('M1.5', 'B', 1)).toEqual({ face: 'A', rotation: 0 });
    expect(namesake('I3.1', 'A', 2)).toEqual({ face: 'A', rotation: 2 });
  });

  it('are held by a cell of their own, and pushed inside the board', () => {
    expect(grip('I3.1', 'A', 0)).toMatchObject({ row: 0, column: 1 });
    for (const cell of CELLS)
      for (const rotation of [0, 1, 2, 3]) {
        const anchor = anchorUnder('JL', 'A', rotation, cell);
        expect(cells('JL', 'A', rotation, anchor)).not.toContain(null);
      }
    expect(gripCell({ piece: 'I3.1', face: 'A', rotation: 0, anchor: anchorUnder('I3.1', 'A', 0, 'E5') })).toBe('E5');
  });
});
