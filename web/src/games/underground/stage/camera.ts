/** How one looks at the box: the angles of the eye, what it looks at, how near. No drawing in here. */
import { LEVEL, type Point } from './grid';

export interface Eye {
  /** degrees from the south towards the west */
  azimuth: number;
  /** degrees down */
  elevation: number;
  distance: number;
  target: Point;
}

/** What must be seen, and the part of the picture it may fill: 0 to 1 from the left and from the top. */
export interface Frame {
  points: readonly Point[];
  aspect: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The angle of view, from top to bottom. */
export const FIELD = 20;
export const DESK = { azimuth: 20, elevation: 46 };
export const PHONE = { azimuth: 9, elevation: 51 };

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Where the eye is. */
export function eyePoint({ azimuth, elevation, distance, target }: Eye): Point {
  const level = Math.cos(radians(elevation)) * distance;
  return [
    target[0] - Math.sin(radians(azimuth)) * level,
    target[1] + Math.sin(radians(elevation)) * distance,
    target[2] + Math.cos(radians(azimuth)) * level,
  ];
}

/** The directions right, up and ahead of the eye. */
export function axes({ azimuth, elevation }: Pick<Eye, 'azimuth' | 'elevation'>): [Point, Point, Point] {
  const [sa, ca] = [Math.sin(radians(azimuth)), Math.cos(radians(azimuth))];
  const [se, ce] = [Math.sin(radians(elevation)), Math.cos(radians(elevation))];
  return [
    [ca, 0, sa],
    [sa * se, ce, -ca * se],
    [sa * ce, -se, -ca * ce],
  ];
}

const dot = (a: Point, b: Point): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/** Where a point appears: 0 to 1 from the left and from the top, and how far ahead of the eye it is. */
export function project(point: Point, eye: Eye, aspect: number): { x: number; y: number; depth: number } {
  const [right, up, ahead] = axes(eye);
  const from = eyePoint(eye);
  const ray: Point = [point[0] - from[0], point[1] - from[1], point[2] - from[2]];
  const depth = dot(ray, ahead);
  const half = Math.tan(radians(FIELD / 2)) * depth;
  return { x: 0.5 + dot(ray, right) / half / aspect / 2, y: 0.5 - dot(ray, up) / half / 2, depth };
}

/** The line of sight through a place of the picture, as a point and a direction. */
export function sight(x: number, y: number, eye: Eye, aspect: number): { from: Point; along: Point } {
  const [right, up, ahead] = axes(eye);
  const half = Math.tan(radians(FIELD / 2));
  const [a, b] = [(2 * x - 1) * half * aspect, (1 - 2 * y) * half];
  const along = [0, 1, 2].map((i) => (ahead[i] ?? 0) + a * (right[i] ?? 0) + b * (up[i] ?? 0));
  return { from: eyePoint(eye), along: along as unknown as Point };
}

/** The nearest eye with these angles that sees all points of the frame in their part of the picture. */
export function fitted(angles: Pick<Eye, 'azimuth' | 'elevation'>, frame: Frame): Eye {
  let eye: Eye = { ...angles, distance: 34, target: [0, 0.6, 0] };
  const [right, up] = axes(angles);
  for (let round = 0; round < 24; round++) {
    const seen = frame.points.map((point) => project(point, eye, frame.aspect));
    const [x0, x1] = [Math.min(...seen.map(({ x }) => x)), Math.max(...seen.map(({ x }) => x))];
    const [y0, y1] = [Math.min(...seen.map(({ y }) => y)), Math.max(...seen.map(({ y }) => y))];
    const grow = Math.max((x1 - x0) / (frame.right - frame.left), (y1 - y0) / (frame.bottom - frame.top));
    const tall = 2 * Math.tan(radians(FIELD / 2)) * eye.distance;
    const dx = ((x0 + x1) / 2 - (frame.left + frame.right) / 2) * tall * frame.aspect;
    const dy = ((frame.top + frame.bottom) / 2 - (y0 + y1) / 2) * tall;
    const target = eye.target.map((value, i) => value + dx * (right[i] ?? 0) + dy * (up[i] ?? 0));
    eye = { ...eye, distance: eye.distance * grow, target: target as unknown as Point };
  }
  return eye;
}

/** The quarter from which tall things stand behind: 0 is the south, 1 the west, and so on. */
export function bestStop(heights: readonly { at: Point; height: number }[], azimuth: number): number {
  const behind = [0, 1, 2, 3].map((stop) => {
    const [, , ahead] = axes({ azimuth: azimuth + 90 * stop, elevation: 0 });
    return heights.reduce((sum, { at, height }) => sum + dot(at, ahead) * height, 0);
  });
  return behind.indexOf(Math.max(...behind));
}

/** The corners of the box that shall be seen, and the top of the tower. */
export function landmarks(half: number, tower: Point | null, exit: number): Point[] {
  const corners = [-half, half].flatMap((x) => [-half, half].flatMap((z): Point[] => [[x, 0.34, z]]));
  const front = [-half, half].flatMap((x) => [-half, half].flatMap((z): Point[] => [[x, -0.35, z]]));
  return [...corners, ...front, ...(tower ? [[tower[0], exit * LEVEL + 1.25, tower[2]] as const] : [])];
}
