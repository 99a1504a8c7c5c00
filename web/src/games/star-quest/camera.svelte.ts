/** What of the deck plan is in the window: pan and zoom, without any knowledge of what is drawn. */
import type { Point } from './geometry';

export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

const CLOSEST = 64; // pixels for a square, at most
const MARGIN = 0.5; // of the window may lie beyond the plan

export class Camera {
  /** The window in pixels. */
  width = $state(1);
  height = $state(1);
  /** Pixels along the edges of the window that something lies over: the plan can be moved out from under it. */
  covered = $state(0);
  /** Pixels for a unit of the plan, and the plan's point in the middle of the window. */
  #scale = $state(0);
  #middle = $state.raw<Point>({ x: 0, y: 0 });
  #frame = $state.raw<Frame>({ x: 0, y: 0, width: 1, height: 1 });

  /** The scale at which everything is in sight. */
  readonly whole: number = $derived(
    Math.max(0.01, Math.min(this.width / this.#frame.width, this.height / this.#frame.height)),
  );
  readonly scale: number = $derived(this.#scale || this.whole);
  readonly box: Frame = $derived.by(() => {
    const width = this.width / this.scale;
    const height = this.height / this.scale;
    return { x: this.#middle.x - width / 2, y: this.#middle.y - height / 2, width, height };
  });
  readonly viewBox: string = $derived(
    [this.box.x, this.box.y, this.box.width, this.box.height].map((n) => Math.round(n * 100) / 100).join(' '),
  );

  /** Whether all of the plan is in sight. */
  readonly far: boolean = $derived(this.scale <= this.whole * 1.001);

  /** What there is to see. */
  show(frame: Frame): void {
    this.#frame = frame;
    if (!this.#scale) this.reset();
  }

  reset(): void {
    this.#scale = 0;
    const { x, y, width, height } = this.#frame;
    this.#middle = { x: x + width / 2, y: y + height / 2 };
  }

  /** Zooms so that what lies under a pixel of the window stays there. */
  zoom(factor: number, pixel: Point = { x: this.width / 2, y: this.height / 2 }, unit = 30): void {
    const under = this.toPlan(pixel);
    const scale = Math.min(Math.max(this.scale * factor, this.whole), Math.max(CLOSEST / unit, this.whole));
    if (scale <= this.whole * 1.001) {
      this.reset();
      return;
    }
    this.#scale = scale;
    this.#middle = this.#kept({
      x: under.x - (pixel.x - this.width / 2) / scale,
      y: under.y - (pixel.y - this.height / 2) / scale,
    });
  }

  /** Moves the window by pixels. */
  pan(x: number, y: number): void {
    if (this.far) return;
    this.#middle = this.#kept({ x: this.#middle.x - x / this.scale, y: this.#middle.y - y / this.scale });
  }

  /** Looks at a place from near enough that a square has so many pixels. */
  lookAt(place: Point, pixels: number, unit = 30): void {
    this.#scale = Math.max(pixels / unit, this.whole);
    this.#middle = this.#kept(place);
  }

  /** Moves as little as is needed to have a place in sight. */
  include(place: Point): void {
    if (this.far) return;
    const room = Math.max(45, (this.covered + 20) / this.scale);
    const { x, y, width, height } = this.box;
    const dx = Math.min(0, place.x - room - x) + Math.max(0, place.x + room - (x + width));
    const dy = Math.min(0, place.y - room - y) + Math.max(0, place.y + room - (y + height));
    if (dx || dy) this.#middle = this.#kept({ x: this.#middle.x + dx, y: this.#middle.y + dy });
  }

  toPlan({ x, y }: Point): Point {
    return { x: this.box.x + x / this.scale, y: this.box.y + y / this.scale };
  }

  toWindow({ x, y }: Point): Point {
    return { x: (x - this.box.x) * this.scale, y: (y - this.box.y) * this.scale };
  }

  #kept({ x, y }: Point): Point {
    const more = this.covered / this.scale;
    const { x: left, y: top, width, height } = this.#frame;
    const frame = { x: left - more, y: top - more, width: width + 2 * more, height: height + 2 * more };
    const wide = (this.width / this.scale) * MARGIN;
    const high = (this.height / this.scale) * MARGIN;
    const keep = (at: number, from: number, length: number, half: number) =>
      length <= 2 * half * 0.9
        ? from + length / 2
        : Math.min(Math.max(at, from + half * 0.9), from + length - half * 0.9);
    return { x: keep(x, frame.x, frame.width, wide), y: keep(y, frame.y, frame.height, high) };
  }
}
