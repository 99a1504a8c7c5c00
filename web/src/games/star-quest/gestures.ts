/** Fingers and mouse on the deck plan: a drag pans, two fingers or the wheel zoom, a press without a drag is a press. */
import type { Camera } from './camera.svelte';
import type { Point } from './geometry';

const SLIP = 6; // pixels that a finger may move and still press

export interface Gestures {
  down(event: PointerEvent): void;
  move(event: PointerEvent): void;
  /** the point that was pressed, in pixels of the window; null after a drag */
  up(event: PointerEvent): Point | null;
  cancel(event: PointerEvent): void;
  wheel(event: WheelEvent): void;
  readonly dragging: boolean;
}

/** `pans` says whether one finger moves the plan; two always do. */
export function gesturesOf(camera: Camera, pans: () => boolean = () => true): Gestures {
  const fingers = new Map<number, Point>();
  let start: Point | null = null;
  let dragged = false;
  let spread = 0;

  function at(event: PointerEvent | WheelEvent): Point {
    const box = (event.currentTarget as Element).getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  }
  const distance = (): number => {
    const [a, b] = [...fingers.values()];
    return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
  };
  const between = (): Point => {
    const [a, b] = [...fingers.values()];
    return a && b ? { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 } : { x: 0, y: 0 };
  };

  return {
    get dragging() {
      return dragged && fingers.size > 0;
    },
    down(event) {
      const point = at(event);
      fingers.set(event.pointerId, point);
      if (fingers.size === 1) {
        start = point;
        dragged = false;
      } else {
        dragged = true;
        spread = distance();
      }
    },
    move(event) {
      const before = fingers.get(event.pointerId);
      if (!before) return;
      const point = at(event);
      const middle = fingers.size > 1 ? between() : null;
      fingers.set(event.pointerId, point);
      if (middle) {
        const now = between();
        const wide = distance();
        camera.pan(now.x - middle.x, now.y - middle.y);
        if (spread > 0) camera.zoom(wide / spread, now);
        spread = wide;
        return;
      }
      if (!dragged && start && Math.hypot(point.x - start.x, point.y - start.y) > SLIP) {
        dragged = true;
        (event.currentTarget as Element).setPointerCapture?.(event.pointerId);
      }
      if (dragged && pans()) camera.pan(point.x - before.x, point.y - before.y);
    },
    up(event) {
      const known = fingers.delete(event.pointerId);
      const pressed = known && !dragged && fingers.size === 0 ? at(event) : null;
      if (fingers.size === 0) start = null;
      return pressed;
    },
    cancel(event) {
      fingers.delete(event.pointerId);
    },
    wheel(event) {
      event.preventDefault();
      camera.zoom(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0016)), at(event));
    },
  };
}
