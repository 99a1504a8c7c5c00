/** Where a card beside its target covers least of what the player looks at. */
import type { Point } from './geometry';

const WIDTH = 252;
const HEIGHT = 150;
const MARGIN = 8;

export interface Spot {
  left: number;
  top: number;
}

/** The corner of the window where a card of that size covers the fewest points; the first of equals. */
export function cornerFor(
  size: { width: number; height: number },
  seen: readonly Point[],
  window: { width: number; height: number },
): Spot {
  const [right, bottom] = [window.width - size.width - MARGIN, window.height - size.height - MARGIN];
  const corners: Spot[] = [MARGIN, bottom].flatMap((top) => [MARGIN, right].map((left) => ({ left, top })));
  const covered = ({ left, top }: Spot): number =>
    seen.filter(({ x, y }) => x > left - 14 && x < left + size.width + 14 && y > top - 14 && y < top + size.height + 14)
      .length;
  return corners.reduce((best, spot) => (covered(spot) < covered(best) ? spot : best));
}

/** A place for the card near a point; `seen` are the points that it had better not cover. */
export function roomFor(to: Point, seen: readonly Point[], window: { width: number; height: number }): Spot {
  const fit = (left: number, top: number): Spot => ({
    left: Math.max(MARGIN, Math.min(left, window.width - WIDTH - MARGIN)),
    top: Math.max(MARGIN, Math.min(top, window.height - HEIGHT - MARGIN)),
  });
  const around = [
    fit(to.x + 44, to.y - 40),
    fit(to.x - 44 - WIDTH, to.y - 40),
    fit(to.x + 110, to.y - 40),
    fit(to.x + 190, to.y - 40),
    fit(to.x - WIDTH / 2, to.y + 52),
    fit(to.x - WIDTH / 2, to.y - 44 - HEIGHT),
    fit(window.width, MARGIN),
    fit(MARGIN, MARGIN),
    fit(window.width, window.height),
  ];
  const covers = ({ left, top }: Spot, { x, y }: Point): boolean =>
    x > left - 14 && x < left + WIDTH + 14 && y > top - 14 && y < top + HEIGHT + 14;
  const cost = (spot: Spot): number =>
    (covers(spot, to) ? 100 : 0) +
    seen.filter((point) => covers(spot, point)).length * 4 +
    Math.hypot(spot.left + WIDTH / 2 - to.x, spot.top + HEIGHT / 2 - to.y) / 60;
  return around.reduce((best, spot) => (cost(spot) < cost(best) ? spot : best));
}
