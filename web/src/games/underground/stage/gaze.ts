/** Where one looks from: turned, tilted, zoomed and shifted by hand, always framed so that the box fills the picture. */
import { EXIT } from '../../../lib/underground-parts';
import { DESK, fitted, landmarks, PHONE, sight, type Eye } from './camera';
import { spot, squareOf, type Point } from './grid';

export interface Gaze {
  azimuth: number;
  elevation: number;
  zoom: number;
  /** shifted over the board, in cells */
  x: number;
  z: number;
}

/** The part of the picture that is free for the box, and what has to be seen of it. */
export interface Setting {
  width: number;
  height: number;
  tower: string | null;
}

/** Pixels at the top of a phone's stage that the board's buttons take. */
export const TOOLS = 60;
export const NEAREST = 4;
const FARTHEST = 0.8;
const STEEPEST = 84;
const FLATTEST = 24;
const FAR = 4.5; // how far one may shift the board

export function isPhone({ width }: Setting): boolean {
  return width <= 600;
}

/** As one sits down: tall things stand behind. */
export function seated(setting: Setting, stop: number): Gaze {
  const angles = isPhone(setting) ? PHONE : DESK;
  return { azimuth: angles.azimuth + 90 * stop, elevation: angles.elevation, zoom: 1, x: 0, z: 0 };
}

/** The eye of a gaze. A phone shows the rim only as far as its letters, so that the board is larger. */
export function eyeOf(gaze: Gaze, setting: Setting): Eye {
  const phone = isPhone(setting);
  const points = landmarks(phone ? 5.12 : 5.48, setting.tower ? spot(squareOf(setting.tower)) : null, EXIT);
  const gauge = phone ? 0 : Math.min(0.12, 84 / setting.width);
  const edge = phone ? 0.015 : 0.012;
  const eye = fitted(gaze, {
    points,
    aspect: setting.width / setting.height,
    left: gauge,
    right: phone ? 1 : 0.985,
    top: Math.min(0.2, (phone ? TOOLS + 32 : 42) / setting.height),
    bottom: 1 - edge,
  });
  const target: Point = [eye.target[0] + gaze.x, eye.target[1], eye.target[2] + gaze.z];
  return { ...eye, distance: eye.distance / gaze.zoom, target };
}

/** Kept within what makes sense. */
export function bounded(gaze: Gaze): Gaze {
  const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));
  const zoom = clamp(gaze.zoom, FARTHEST, NEAREST);
  const far = zoom <= 1 ? 0 : FAR;
  return {
    azimuth: gaze.azimuth,
    elevation: clamp(gaze.elevation, FLATTEST, STEEPEST),
    zoom,
    x: clamp(gaze.x, -far, far),
    z: clamp(gaze.z, -far, far),
  };
}

/** Nearer or farther, so that what is under a place of the picture stays there. */
export function zoomed(gaze: Gaze, factor: number, at: { x: number; y: number }, setting: Setting): Gaze {
  const wished = bounded({ ...gaze, zoom: gaze.zoom * factor });
  const [before, after] = [under(at, gaze, setting), under(at, wished, setting)];
  return bounded({ ...wished, x: wished.x + before[0] - after[0], z: wished.z + before[2] - after[2] });
}

/** Shifted so that the board follows a hand from one place of the picture to another. */
export function dragged(
  gaze: Gaze,
  from: { x: number; y: number },
  to: { x: number; y: number },
  setting: Setting,
): Gaze {
  const [before, after] = [under(from, gaze, setting), under(to, gaze, setting)];
  return bounded({ ...gaze, x: gaze.x + before[0] - after[0], z: gaze.z + before[2] - after[2] });
}

/** The point of the table, a little above the floor, under a place of the picture. */
function under({ x, y }: { x: number; y: number }, gaze: Gaze, setting: Setting): Point {
  const { from, along } = sight(x, y, eyeOf(gaze, setting), setting.width / setting.height);
  const far = along[1] < -0.01 ? (0.6 - from[1]) / along[1] : 0;
  return [from[0] + along[0] * far, 0.6, from[2] + along[2] * far];
}

/** The next stop of a quarter round. */
export function nextStop(gaze: Gaze, quarter: 1 | -1, home: Gaze): Gaze {
  const turned = (gaze.azimuth - home.azimuth) / 90;
  const stop = quarter > 0 ? Math.floor(turned + 1.001) : Math.ceil(turned - 1.001);
  return { ...gaze, azimuth: home.azimuth + 90 * stop };
}

/** From which side one reads: quarters from the south towards the west. */
export function quarterOf(azimuth: number): number {
  return ((Math.round((azimuth - 14) / 90) % 4) + 4) % 4;
}

/** Between two gazes. */
export function blended(a: Gaze, b: Gaze, part: number): Gaze {
  const mix = (key: keyof Gaze): number => a[key] + (b[key] - a[key]) * part;
  return { azimuth: mix('azimuth'), elevation: mix('elevation'), zoom: mix('zoom'), x: mix('x'), z: mix('z') };
}
