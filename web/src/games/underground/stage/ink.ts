/** Flat marks and thin bars without light, gathered into one geometry: what is drawn over the board. */
import { BufferAttribute, BufferGeometry, Color } from 'three';
import type { Point } from './grid';

/** A colour and how much it covers. */
export interface Stroke {
  colour: number | string;
  alpha?: number;
}

export class Ink {
  readonly #positions: number[] = [];
  readonly #colours: number[] = [];
  readonly #known = new Map<number | string, Color>();

  #triangle({ colour, alpha = 1 }: Stroke, ...corners: readonly Point[]): void {
    const known = this.#known.get(colour) ?? new Color(colour);
    this.#known.set(colour, known);
    for (const corner of corners) {
      this.#positions.push(...corner);
      this.#colours.push(known.r, known.g, known.b, alpha);
    }
  }

  #quad(stroke: Stroke, a: Point, b: Point, c: Point, d: Point): void {
    this.#triangle(stroke, a, b, c);
    this.#triangle(stroke, a, c, d);
  }

  /** A level square. */
  square([x, y, z]: Point, size: number, stroke: Stroke): void {
    const h = size / 2;
    this.#quad(stroke, [x - h, y, z + h], [x + h, y, z + h], [x + h, y, z - h], [x - h, y, z - h]);
  }

  /** The border of a level square. */
  frame([x, y, z]: Point, size: number, width: number, stroke: Stroke): void {
    const [h, w] = [size / 2, width / 2];
    const strip = (cx: number, cz: number, hx: number, hz: number): void =>
      this.#quad(stroke, [cx - hx, y, cz + hz], [cx + hx, y, cz + hz], [cx + hx, y, cz - hz], [cx - hx, y, cz - hz]);
    for (const side of [-1, 1]) {
      strip(x, z + side * (h - w), h, w);
      strip(x + side * (h - w), z, w, h - width);
    }
  }

  /** A level ring; an inner radius of 0 makes a disc. */
  ring([x, y, z]: Point, inner: number, outer: number, stroke: Stroke, steps = 32): void {
    const on = (i: number, radius: number): Point => {
      const angle = (i / steps) * 2 * Math.PI;
      return [x + Math.cos(angle) * radius, y, z - Math.sin(angle) * radius];
    };
    for (let i = 0; i < steps; i++) {
      if (inner > 0) this.#quad(stroke, on(i, inner), on(i, outer), on(i + 1, outer), on(i + 1, inner));
      else this.#triangle(stroke, [x, y, z], on(i, outer), on(i + 1, outer));
    }
  }

  /** A bar with square ends from one point to another, along one of the axes or level. */
  bar(a: Point, b: Point, width: number, stroke: Stroke): void {
    const h = width / 2;
    const along: Point = [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
    const length = Math.hypot(...along) || 1;
    const ahead: Point = [(along[0] / length) * h, (along[1] / length) * h, (along[2] / length) * h];
    const steep = Math.abs(along[1]) > length * 0.7;
    const level = Math.hypot(along[0], along[2]) || 1;
    const side: Point = steep ? [h, 0, 0] : [(-along[2] / level) * h, 0, (along[0] / level) * h];
    const up: Point = steep ? [0, 0, h] : [0, h, 0];
    const corner = (end: Point, e: number, s: number, u: number): Point => [
      end[0] + e * ahead[0] + s * side[0] + u * up[0],
      end[1] + e * ahead[1] + s * side[1] + u * up[1],
      end[2] + e * ahead[2] + s * side[2] + u * up[2],
    ];
    const round = [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ] as const;
    round.forEach(([s, u], i) => {
      const [s2, u2] = round[(i + 1) % 4] ?? [0, 0];
      this.#quad(stroke, corner(a, -1, s, u), corner(b, 1, s, u), corner(b, 1, s2, u2), corner(a, -1, s2, u2));
    });
    for (const [end, e] of [
      [a, -1],
      [b, 1],
    ] as const)
      this.#quad(stroke, corner(end, e, -1, -1), corner(end, e, 1, -1), corner(end, e, 1, 1), corner(end, e, -1, 1));
  }

  geometry(): BufferGeometry {
    const made = new BufferGeometry();
    made.setAttribute('position', new BufferAttribute(new Float32Array(this.#positions), 3));
    made.setAttribute('color', new BufferAttribute(new Float32Array(this.#colours), 4));
    return made;
  }
}
