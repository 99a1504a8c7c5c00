import { describe, expect, it } from 'vitest';
import type { BoardView } from '../../../lib/underground';
import swing from './fixtures/swing.json';
import { bestStop, DESK, fitted, landmarks, project, sight, type Eye } from './camera';
import { blended, bounded, dragged, eyeOf, NEAREST, nextStop, quarterOf, seated, zoomed, type Setting } from './gaze';
import { CELLS, nameOf, spot, squareOf } from './grid';
import { seenTop } from './marks';
import { cellsOf } from './model';
import { meet } from './pick';

const view = swing.view as BoardView;
const cells = cellsOf(view);
const aspect = 1.3;
const above: Eye = { azimuth: 20, elevation: 89, distance: 34, target: [0, 0, 0] };

const top = (name: string) => {
  const [x, , z] = spot(squareOf(name));
  return [x, seenTop(cells, name), z] as const;
};
const pick = (x: number, y: number, eye: Eye) => {
  const { from, along } = sight(x, y, eye, aspect);
  const square = meet(from, along, (at) => seenTop(cells, nameOf(at)));
  return square && nameOf(square);
};

describe('the eye', () => {
  it('sees a point where a line of sight through that place meets it', () => {
    for (const eye of [above, { ...above, azimuth: 200, elevation: 46 }]) {
      const seen = project([1.2, 0.9, -2.5], eye, aspect);
      const { from, along } = sight(seen.x, seen.y, eye, aspect);
      const at = from.map((value, i) => value + (along[i] ?? 0) * seen.depth);
      expect(at[0]).toBeCloseTo(1.2);
      expect(at[1]).toBeCloseTo(0.9);
      expect(at[2]).toBeCloseTo(-2.5);
    }
  });

  it('has west on the left and north at the top when it looks from the south', () => {
    const eye = { ...above, azimuth: 0, elevation: 46 };
    expect(project([-1, 0, 0], eye, 1).x).toBeLessThan(project([1, 0, 0], eye, 1).x);
    expect(project([0, 0, -1], eye, 1).y).toBeLessThan(project([0, 0, 1], eye, 1).y);
    expect(project([0, 1, 0], eye, 1).y).toBeLessThan(project([0, 0, 0], eye, 1).y);
  });

  it('comes as near as everything can still be seen', () => {
    for (const azimuth of [20, 45, 110, 200]) {
      const frame = { points: landmarks(5.5, [4, 0, -3], 10), aspect, left: 0.1, right: 0.95, top: 0.05, bottom: 0.97 };
      const eye = fitted({ azimuth, elevation: 46 }, frame);
      const seen = frame.points.map((point) => project(point, eye, aspect));
      const [x0, x1] = [Math.min(...seen.map(({ x }) => x)), Math.max(...seen.map(({ x }) => x))];
      const [y0, y1] = [Math.min(...seen.map(({ y }) => y)), Math.max(...seen.map(({ y }) => y))];
      expect(x0).toBeGreaterThan(0.099);
      expect(x1).toBeLessThan(0.951);
      expect(y0).toBeGreaterThan(0.049);
      expect(y1).toBeLessThan(0.971);
      const filled = Math.max((x1 - x0) / 0.85, (y1 - y0) / 0.92);
      expect(filled).toBeCloseTo(1, 2);
    }
  });

  it('sits where the tower stands behind', () => {
    for (const tower of ['A1', 'A9', 'I1', 'I9', 'B9', 'I5']) {
      const stop = bestStop([{ at: spot(squareOf(tower)), height: 10 }], DESK.azimuth);
      const eye = { ...above, azimuth: DESK.azimuth + 90 * stop, elevation: 46 };
      const depth = (name: string): number => project(spot(squareOf(name)), eye, 1).depth;
      expect(depth(tower), tower).toBeGreaterThan(project([0, 0, 0], eye, 1).depth);
    }
  });
});

describe('picking', () => {
  it('finds every cell by the middle of its top, from high above', () => {
    for (const name of CELLS) {
      const { x, y } = project(top(name), above, aspect);
      expect(pick(x, y, above), name).toBe(name);
    }
  });

  it('takes what stands in front: a cell behind the tall plateau cannot be picked', () => {
    const low: Eye = { ...above, azimuth: 200, elevation: 30 }; // from the north: plateau h hides what is south of it
    const { x, y } = project(top('D9'), low, aspect);
    expect(pick(x, y, low)).not.toBe('D9');
  });

  it('misses beside the board', () => {
    expect(pick(0.01, 0.01, above)).toBeNull();
  });
});

describe('looking round', () => {
  const setting: Setting = { width: 860, height: 680, tower: 'B9' };
  const home = seated(setting, 0);

  it('keeps what is under the pointer while it comes nearer', () => {
    const at = { x: 0.3, y: 0.6 };
    const nearer = zoomed(home, 2, at, setting);
    expect(nearer.zoom).toBe(2);
    const floor = (gaze: typeof home): number[] => {
      const { from, along } = sight(at.x, at.y, eyeOf(gaze, setting), setting.width / setting.height);
      const far = (0.6 - from[1]) / along[1];
      return [from[0] + along[0] * far, from[2] + along[2] * far];
    };
    expect(floor(nearer)[0]).toBeCloseTo(floor(home)[0] ?? NaN);
    expect(floor(nearer)[1]).toBeCloseTo(floor(home)[1] ?? NaN);
  });

  it('stays within bounds, and in the middle when it is far', () => {
    expect(bounded({ ...home, zoom: 99, elevation: 99 })).toMatchObject({ zoom: NEAREST, elevation: 84 });
    expect(bounded({ ...home, x: 3, z: 3 })).toMatchObject({ x: 0, z: 0 });
    expect(dragged({ ...home, zoom: 2 }, { x: 0.5, y: 0.5 }, { x: 0.4, y: 0.5 }, setting).x).toBeGreaterThan(0);
  });

  it('goes from stop to stop, also from between two', () => {
    expect(nextStop(home, 1, home).azimuth).toBe(home.azimuth + 90);
    expect(nextStop(home, -1, home).azimuth).toBe(home.azimuth - 90);
    expect(nextStop({ ...home, azimuth: home.azimuth + 30 }, 1, home).azimuth).toBe(home.azimuth + 90);
    expect(nextStop({ ...home, azimuth: home.azimuth + 30 }, -1, home).azimuth).toBe(home.azimuth);
    expect(blended(home, nextStop(home, 1, home), 0.5).azimuth).toBe(home.azimuth + 45);
  });

  it('is read from the side where one sits', () => {
    expect([0, 1, 2, 3].map((stop) => quarterOf(seated(setting, stop).azimuth))).toEqual([0, 1, 2, 3]);
    expect(quarterOf(seated(setting, 0).azimuth - 90)).toBe(3);
  });

  it('shows a phone the board larger: the rim may go over the edge', () => {
    const phone: Setting = { width: 390, height: 500, tower: 'B9' };
    const span = (at: Setting): number => {
      const eye = eyeOf(seated(at, 0), at);
      const [a, b] = [
        project([-4.5, 0, 4.5], eye, at.width / at.height),
        project([4.5, 0, 4.5], eye, at.width / at.height),
      ];
      return Math.abs(a.x - b.x);
    };
    expect(span(phone)).toBeGreaterThan(span(setting));
  });
});
