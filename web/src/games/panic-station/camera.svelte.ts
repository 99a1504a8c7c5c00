/** Which part of the station is seen: all of it, until somebody moves or magnifies it. */
import { boxRound, middle, PITCH, type Point } from './geometry';

const SMALLEST = 0.46; // pixels for a unit: a room is then about 60 pixels wide
const LARGEST = 1.2;
const CLOSEST = 3;
const HEAD = 44; // pixels on top that facts cover

export class Camera {
  width = $state(800);
  height = $state(600);
  cells = $state.raw<string[]>(['0,0']);
  /** the cell to look at if the whole does not fit */
  focus = $state('0,0');
  #zoom = $state(1);
  #pan = $state.raw<Point>({ x: 0, y: 0 });

  #box = $derived(boxRound(this.cells));
  #fit = $derived(Math.min(this.width / this.#box.width, Math.max(80, this.height - HEAD) / this.#box.height));
  #all = $derived(this.#fit >= SMALLEST);
  scale = $derived(Math.min(LARGEST, Math.max(SMALLEST, this.#fit)) * this.#zoom);
  /** what is in the middle */
  centre: Point = $derived.by(() => {
    const box = this.#box;
    const whole = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const at = this.#all ? whole : this.#near(middle(this.focus));
    return { x: at.x + this.#pan.x, y: at.y + this.#pan.y };
  });
  viewBox = $derived(
    [
      this.centre.x - this.width / 2 / this.scale,
      this.centre.y - (this.height + HEAD) / 2 / this.scale,
      this.width / this.scale,
      this.height / this.scale,
    ]
      .map((number) => Math.round(number * 10) / 10)
      .join(' '),
  );

  get moved(): boolean {
    return this.#zoom !== 1 || this.#pan.x !== 0 || this.#pan.y !== 0;
  }

  /** Near a point, without showing more emptiness than needed. */
  #near(point: Point): Point {
    const box = this.#box;
    const side = (at: number, low: number, length: number, seen: number): number =>
      seen >= length ? low + length / 2 : Math.min(low + length - seen / 2, Math.max(low + seen / 2, at));
    return {
      x: side(point.x, box.x, box.width, this.width / SMALLEST),
      y: side(point.y, box.y, box.height, (this.height - HEAD) / SMALLEST),
    };
  }

  fit(): void {
    this.#zoom = 1;
    this.#pan = { x: 0, y: 0 };
  }

  /** Moves by so many pixels, but never away from the station. */
  drag(dx: number, dy: number): void {
    const box = this.#box;
    const x = this.#pan.x - dx / this.scale;
    const y = this.#pan.y - dy / this.scale;
    const bound = (value: number, length: number) => Math.max(-length / 2 - PITCH, Math.min(length / 2 + PITCH, value));
    this.#pan = { x: bound(x, box.width), y: bound(y, box.height) };
  }

  /** Magnifies round a point of the field, in pixels. */
  zoom(factor: number, at: Point = { x: this.width / 2, y: (this.height + HEAD) / 2 }): void {
    const before = this.scale;
    this.#zoom = Math.max(0.5, Math.min(CLOSEST, this.#zoom * factor));
    const dx = at.x - this.width / 2;
    const dy = at.y - (this.height + HEAD) / 2;
    const k = 1 / before - 1 / this.scale;
    this.#pan = { x: this.#pan.x + dx * k, y: this.#pan.y + dy * k };
  }

  /** A point of the drawing in pixels of the field. */
  pixels(point: Point): Point {
    return {
      x: (point.x - this.centre.x) * this.scale + this.width / 2,
      y: (point.y - this.centre.y) * this.scale + (this.height + HEAD) / 2,
    };
  }
}
