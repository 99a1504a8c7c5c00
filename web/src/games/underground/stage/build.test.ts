import type { BufferGeometry } from 'three';
import { describe, expect, it } from 'vitest';
import type { BoardView } from '../../../lib/underground';
import { KINDS, pools, solids } from './build';
import swing from './fixtures/swing.json';
import { figure, lantern, rat, rimFrame } from './furniture';
import { LEVEL, spot, squareOf } from './grid';
import { LOOKS } from './look';
import { FLOAT, inkOf, type Marks } from './marks';
import { cellsOf, modelOf, pieceModel } from './model';

const view = swing.view as BoardView;
const look = LOOKS.dark;
const lying = { piece: 'V3.1', face: 'B', rotation: 3, anchor: 'A7', base: 8 };

const sound = (geometry: BufferGeometry): void => {
  for (const attribute of Object.values(geometry.attributes)) {
    expect(attribute.count).toBe(geometry.getAttribute('position').count);
    expect([...attribute.array].every(Number.isFinite)).toBe(true);
  }
};

describe('what is built', () => {
  it('is one geometry with a group for each material', () => {
    const board = solids(modelOf(view), look, 0);
    sound(board);
    expect(board.groups.map(({ materialIndex }) => materialIndex)).toEqual(KINDS.map((_, i) => i));
    expect(board.groups.reduce((sum, { count }) => sum + count, 0)).toBe(board.getAttribute('position').count);
  });

  it('has all normals of length one and stays in the box', () => {
    const board = solids(modelOf(view), look, 1);
    const [normal, place] = [board.getAttribute('normal'), board.getAttribute('position')];
    for (let i = 0; i < normal.count; i++) {
      expect(Math.hypot(normal.getX(i), normal.getY(i), normal.getZ(i))).toBeCloseTo(1);
      expect(Math.max(Math.abs(place.getX(i)), Math.abs(place.getZ(i)))).toBeLessThanOrEqual(4.5);
    }
  });

  it('makes a slab of the right height whose lid faces up', () => {
    const piece = solids(pieceModel(lying), look, 0);
    piece.computeBoundingBox();
    expect(piece.boundingBox?.min.y).toBeCloseTo(8 * LEVEL);
    expect(piece.boundingBox?.max.y).toBeCloseTo(9 * LEVEL);
    const place = piece.getAttribute('position');
    const [group] = piece.groups; // stone tops
    for (let i = group?.start ?? 0; i < (group?.count ?? 0); i += 3) {
      const [ax, az] = [place.getX(i + 1) - place.getX(i), place.getZ(i + 1) - place.getZ(i)];
      const [bx, bz] = [place.getX(i + 2) - place.getX(i), place.getZ(i + 2) - place.getZ(i)];
      expect(az * bx - ax * bz).toBeGreaterThan(0); // counter-clockwise seen from above
    }
  });

  it('has furniture without holes in its numbers', () => {
    for (const geometry of [figure(), rat(), lantern(look), rimFrame(), pools(modelOf(view).pools)]) sound(geometry);
  });
});

describe('marks', () => {
  const none: Marks = {
    ghosts: [],
    fits: [],
    reach: [],
    path: [],
    suggestions: [],
    point: [],
    heights: false,
    hovered: null,
    figure: null,
    colour: () => '#58a6ee',
  };
  const cells = cellsOf(view);
  const count = (marks: Partial<Marks>): number =>
    inkOf({ ...none, ...marks }, cells)
      .geometry()
      .getAttribute('position').count;

  it('are nothing when there is nothing to mark', () => {
    expect(count({})).toBe(0);
  });

  it('grow with what is to be marked', () => {
    expect(count({ fits: ['A1', 'B2'] })).toBe(2 * count({ fits: ['A1'] }));
    expect(count({ reach: [{ cell: 'D7', cost: 1 }] })).toBeGreaterThan(0);
    expect(count({ suggestions: [{ seat: 0, path: ['D6', 'D7', 'C7'] }] })).toBeGreaterThan(0);
  });

  it('begin a way at the figure, also one that is suggested', () => {
    const west = (marks: Partial<Marks>): number => {
      const ink = inkOf({ ...none, ...marks }, cells).geometry();
      ink.computeBoundingBox();
      return ink.boundingBox?.min.x ?? NaN;
    };
    const [figure] = spot(squareOf('D6'));
    expect(west({ figure: 'D6', path: ['D7'] })).toBeLessThan(figure);
    const ring = count({ figure: 'D6' });
    expect(count({ figure: 'D6', path: ['D7'] })).toBeGreaterThan(ring + count({ path: ['D7'] }));
    expect(count({ figure: 'D6', suggestions: [{ seat: 0, path: ['D7'] }] })).toBeGreaterThan(ring);
  });

  it('put posts under a ghost only where it is at fault', () => {
    const ghost = { ...lying, anchor: 'A6', fits: false, faults: [] as string[], tag: '' };
    const posts = count({ ghosts: [{ ...ghost, faults: ['A6'] }] }) - count({ ghosts: [ghost] });
    expect(posts).toBe(4 * 36); // four bars
    const ink = inkOf({ ...none, ghosts: [{ ...ghost, faults: ['A6'] }] }, cells).geometry();
    ink.computeBoundingBox();
    expect(ink.boundingBox?.min.y).toBeLessThan(LEVEL); // down to the floor of A6
    expect(ink.boundingBox?.max.y).toBeCloseTo(9 * LEVEL + FLOAT + 0.02);
  });
});
