import { describe, expect, it } from 'vitest';
import { Camera } from './camera.svelte';
import { berthCell, cellOf, centre, doorPlace, doorSquares, nameAt, outline, Plan, U } from './geometry';
import { cornerFor, roomFor } from './room';

const plan = new Plan([
  { colour: 'R', port: 'W1' },
  { colour: 'B', port: 'S4' },
]);

describe('squares', () => {
  it('have names from a1 in the north-west to x24 in the south-east', () => {
    expect(cellOf('a1')).toEqual({ column: 0, row: 0 });
    expect(cellOf('x24')).toEqual({ column: 23, row: 23 });
    expect(cellOf('y1')).toBeNull();
    expect(cellOf('a25')).toBeNull();
    expect(nameAt(3, 4)).toBe('d5');
    expect(nameAt(-1, 4)).toBeNull();
  });

  it('of a bay lie beyond the hull, the first two at the airlock', () => {
    expect(berthCell('W1', 1)).toEqual({ column: -1, row: 2 });
    expect(berthCell('W1', 2)).toEqual({ column: -1, row: 3 });
    expect(berthCell('W1', 5)).toEqual({ column: -3, row: 2 });
    expect(berthCell('S4', 2)).toEqual({ column: 21, row: 24 });
    expect(berthCell('N2', 4)).toEqual({ column: 9, row: -2 });
    expect(berthCell('E3', 6)).toEqual({ column: 26, row: 15 });
  });

  it('are found under a point, those of a bay too', () => {
    for (const square of ['a1', 'h6', 'x24', 'dR1', 'dR6', 'dB3']) {
      const cell = plan.cell(square);
      expect(cell && plan.at(centre(cell))).toBe(square);
    }
    expect(plan.at({ x: -500, y: 0 })).toBeNull();
    expect(plan.cell('dY1')).toBeNull();
  });

  it('lie beside each other across the airlock', () => {
    expect(plan.beside('a3', [-1, 0])).toBe('dR1');
    expect(plan.beside('dR1', [1, 0])).toBe('a3');
    expect(plan.beside('a1', [-1, 0])).toBeNull();
  });

  it('have one outline together', () => {
    const two = outline([
      { column: 0, row: 0 },
      { column: 1, row: 0 },
    ]);
    expect(two.match(/M/g)).toHaveLength(6);
  });
});

describe('doors', () => {
  it('lie south or east of the square that names them', () => {
    expect(doorPlace('e4S')).toEqual({ x: 4 * U, y: 4 * U, upright: false });
    expect(doorPlace('b5E')).toEqual({ x: 2 * U, y: 4 * U, upright: true });
    expect(doorSquares('e4S').sort()).toEqual(['e4', 'e5', 'f4', 'f5']);
  });
});

describe('the window', () => {
  function camera() {
    const made = new Camera();
    made.width = 800;
    made.height = 600;
    made.show({ x: 0, y: 0, width: 1000, height: 1000 });
    return made;
  }

  it('shows all at first', () => {
    const made = camera();
    expect(made.far).toBe(true);
    expect(made.scale).toBeCloseTo(0.6);
    expect(made.toPlan({ x: 400, y: 300 })).toEqual({ x: 500, y: 500 });
  });

  it('zooms round the pointer, and back to everything', () => {
    const made = camera();
    const before = made.toPlan({ x: 500, y: 250 });
    made.zoom(1.5, { x: 500, y: 250 });
    const after = made.toPlan({ x: 500, y: 250 });
    expect(after.x).toBeCloseTo(before.x);
    expect(after.y).toBeCloseTo(before.y);
    made.zoom(0.1);
    expect(made.far).toBe(true);
  });

  it('never leaves the plan', () => {
    const made = camera();
    made.zoom(3);
    for (let i = 0; i < 50; i++) made.pan(200, 200);
    expect(made.box.x).toBeGreaterThan(-100);
    expect(made.box.y).toBeGreaterThan(-100);
  });

  it('moves as little as it must to have a place in sight', () => {
    const made = camera();
    made.zoom(3);
    const at = { x: 60, y: 60 };
    made.include(at);
    const seen = made.toWindow(at);
    expect(seen.x).toBeGreaterThanOrEqual(0);
    expect(seen.y).toBeGreaterThanOrEqual(0);
  });
});

describe('a card beside its target', () => {
  it('covers neither the target nor what is looked at, where there is room', () => {
    const window = { width: 1000, height: 700 };
    const target = { x: 300, y: 300 };
    const seen = [{ x: 420, y: 320 }];
    const { left, top } = roomFor(target, seen, window);
    for (const { x, y } of [target, ...seen])
      expect(x > left && x < left + 252 && y > top && y < top + 150, `${left} ${top}`).toBe(false);
  });

  it('take the corner where they hide nobody', () => {
    const [size, window] = [
      { width: 240, height: 118 },
      { width: 860, height: 740 },
    ];
    expect(cornerFor(size, [], window)).toEqual({ left: 8, top: 8 });
    expect(cornerFor(size, [{ x: 200, y: 100 }], window)).toEqual({ left: 612, top: 8 });
    const north = [
      { x: 200, y: 100 },
      { x: 700, y: 60 },
    ];
    expect(cornerFor(size, north, window)).toEqual({ left: 8, top: 614 });
  });
});
