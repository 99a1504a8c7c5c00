import { describe, expect, it } from 'vitest';
import { LINES, PIECES } from '../../../lib/underground-parts';
import type { BoardView } from '../../../lib/underground';
import swing from './fixtures/swing.json';
import ratStart from './fixtures/rat.json';
import {
  CELLS,
  inside,
  LEVEL,
  lineCells,
  nameOf,
  placed,
  readFace,
  sectionSpot,
  spot,
  squareOf,
  STEP,
  thickness,
  type Side,
  type Square,
} from './grid';
import { cellsOf, modelOf, pieceModel, pieceSlabs } from './model';
import { groups, outline, type Corner } from './outline';

const view = swing.view as BoardView;
const views = [view, ratStart.view as BoardView, ...swing.steps.map((step) => step.view as BoardView)];

function area(corners: readonly Corner[]): number {
  return corners.reduce((sum, [x, z], i) => {
    const [nx, nz] = corners[(i + 1) % corners.length] as Corner;
    return sum + (x * nz - nx * z) / 2;
  }, 0);
}

describe('where things are', () => {
  it('names cells and finds them', () => {
    expect(CELLS).toHaveLength(81);
    expect(CELLS.map((name) => nameOf(squareOf(name)))).toEqual(CELLS);
    expect(squareOf('E6')).toEqual({ row: 4, column: 5 });
    expect(spot(squareOf('A1'), 2)).toEqual([-4, 2 * LEVEL, -4]);
  });

  it('reads a face as the rules write it', () => {
    expect(readFace('W:N . / W Wx:ES')).toEqual([
      { row: 0, column: 0, surface: 'wood', sign: null, walls: ['N'] },
      { row: 1, column: 0, surface: 'wood', sign: null, walls: [] },
      { row: 1, column: 1, surface: 'wood', sign: 'lock', walls: ['E', 'S'] },
    ]);
  });

  it('knows all pieces every way round: as many cells, walls between two cells on both', () => {
    expect(Object.keys(PIECES)).toHaveLength(51);
    for (const [piece, faces] of Object.entries(PIECES))
      for (const [face, turns] of Object.entries(faces)) {
        expect(turns).toHaveLength(4);
        turns.forEach((_, rotation) => {
          const cells = placed(piece, face, rotation, 'A1');
          const size = piece.startsWith('J') ? 5 : Number(piece.charAt(1));
          expect(cells, `${piece}${face}r${rotation}`).toHaveLength(size);
          for (const cell of cells)
            for (const side of cell.walls) {
              const to = { row: cell.row + STEP[side].row, column: cell.column + STEP[side].column };
              const other = cells.find(({ row, column }) => row === to.row && column === to.column);
              const back = { N: 'S', E: 'W', S: 'N', W: 'E' }[side] as Side;
              if (other) expect(other.walls).toContain(back);
            }
        });
      }
  });

  it('lays pieces and plateaus exactly where the engine has them', () => {
    for (const board of views) {
      const cells = cellsOf(board);
      const tops = new Map<string, { height: number; surface: string; sign: string | null; walls: string }>();
      for (const { plateau, rotation, cell, height } of board.plateaus)
        for (const part of placed(plateau, 'A', rotation, cell))
          tops.set(nameOf(part), { height, surface: 'plateau', sign: part.sign, walls: [...part.walls].join('') });
      for (const { piece, face, rotation, anchor, base } of board.pieces)
        for (const part of placed(piece, face, rotation, anchor))
          tops.set(nameOf(part), {
            height: base + 1,
            surface: part.surface,
            sign: part.sign,
            walls: part.walls.join(''),
          });
      for (const [name, top] of tops) {
        const cell = cells.get(name);
        expect(cell?.height, name).toBe(top.height);
        expect(cell?.surface, name).toBe(top.surface);
        expect(cell?.walls ?? '', name).toBe(top.walls);
        expect(cell?.symbol ?? null, name).toBe(top.sign);
      }
      const bare = board.cells.filter(({ surface }) => surface === 'board').map(({ cell }) => cell);
      expect(bare.some((name) => tops.has(name))).toBe(false);
      expect(bare.length + tops.size + 1).toBe(81); // and the tower
    }
  });

  it('knows how thick things are', () => {
    expect(thickness('I3.2')).toBe(1);
    expect(thickness('h')).toBe(8);
  });

  it('puts every section beside the line that it sees', () => {
    expect(LINES).toHaveLength(36);
    LINES.forEach((_, section) => {
      const { x, z, side } = sectionSpot(section);
      const cells = lineCells(section).map((name) => spot(squareOf(name)));
      expect(cells).toHaveLength(9);
      for (const [cx, , cz] of cells)
        expect(side === 'N' || side === 'S' ? cx : cz).toBe(side === 'N' || side === 'S' ? x : z);
    });
    expect(sectionSpot(0)).toMatchObject({ x: -4, side: 'N' });
    expect(lineCells(14)).toContain('F1');
  });
});

describe('outlines', () => {
  const square = (row: number, column: number): Square => ({ row, column });

  it('of one square, pulled in', () => {
    const corners = outline([square(4, 4)], 0.1);
    expect(corners).toHaveLength(4);
    expect(Math.abs(area(corners))).toBeCloseTo(0.64);
  });

  it('of every piece: one loop round all of its cells', () => {
    for (const [piece, faces] of Object.entries(PIECES))
      for (const face of Object.keys(faces)) {
        const cells = placed(piece, face, 1, 'B2');
        expect(area(outline(cells, 0)), piece).toBeCloseTo(cells.length);
        expect(area(outline(cells, 0.05)), piece).toBeLessThan(cells.length);
      }
  });

  it('join neighbours of one kind only', () => {
    const cells = readFace('S W S');
    expect(groups(cells, (cell) => cell.surface).map((group) => group.length)).toEqual([1, 1, 1]);
    expect(
      groups(readFace('W W / S W'), (cell) => cell.surface)
        .map((group) => group.length)
        .sort(),
    ).toEqual([1, 3]);
  });
});

describe('the model of a board', () => {
  const model = modelOf(view);

  it('has all plateaus and pieces', () => {
    const area = model.slabs.reduce((sum, { squares }) => sum + squares.length, 0);
    const laid = view.pieces.reduce(
      (sum, { piece, face, rotation, anchor }) => sum + placed(piece, face, rotation, anchor).length,
      0,
    );
    expect(area).toBe(8 * 4 + laid);
    for (const { squares } of model.slabs) expect(squares.every(inside)).toBe(true);
  });

  it('lets a code chip hide a sign, and a manhole mark a used one', () => {
    const on = (cell: string) => model.plates.filter(({ square }) => nameOf(square) === cell);
    expect(on('E9')).toMatchObject([{ kind: 'code', chip: null }]);
    expect(on('E3')).toMatchObject([{ kind: 'manhole' }]);
    expect(on('C5')).toMatchObject([{ kind: 'key', y: 7 * LEVEL }]);
    expect(on('A1')).toEqual([]);
  });

  it('builds a wall between two cells once', () => {
    const inner = model.walls.filter(({ between }) => between);
    const edges = inner.map(
      ({ square, side }) => `${square.row + STEP[side].row / 2} ${square.column + STEP[side].column / 2}`,
    );
    expect(new Set(edges).size).toBe(edges.length);
    const written = view.cells.reduce((sum, { walls = '' }) => sum + walls.length, 0);
    expect(model.walls.length + inner.length).toBe(written);
  });

  it('has the water that is seen', () => {
    const wet = view.cells.filter(({ water }) => water).map(({ cell }) => cell);
    expect(model.pools.map(({ square }) => nameOf(square))).toEqual(wet);
  });

  it('leaves out a piece that is in the air, and what is on it', () => {
    const flying = view.pieces.find(({ piece }) => piece === 'I2.2');
    if (!flying) throw new Error('the board has no I2.2');
    const rest = modelOf(view, [flying]);
    expect(rest.slabs.length).toBe(model.slabs.length - pieceSlabs(flying).length);
    expect(rest.plates.some(({ square }) => nameOf(square) === 'C5')).toBe(false);
    expect(pieceModel(flying, 0.5).plates).toMatchObject([{ kind: 'key', y: 7 * LEVEL + 0.5 }]);
  });

  it('lets planks run along a piece', () => {
    const lying = { piece: 'I3.4', face: 'A', anchor: 'A1', base: 0 };
    expect(pieceSlabs({ ...lying, rotation: 0 }).map(({ upright }) => upright)).toEqual([false]);
    expect(pieceSlabs({ ...lying, rotation: 1 }).map(({ upright }) => upright)).toEqual([true]);
  });
});
