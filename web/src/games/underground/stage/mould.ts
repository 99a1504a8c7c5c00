/** Gathers many small bodies into one geometry, so that a whole board costs a handful of draw calls. */
import { BufferAttribute, BufferGeometry, Color, Matrix4, ShapeUtils, Vector2, Vector3 } from 'three';
import { outline, type Corner } from './outline';
import { LEVEL, type Point, type Square } from './grid';

interface Part {
  positions: number[];
  normals: number[];
  uvs: number[];
  colours: number[];
}

/** One vertex: where, which way it faces, where on its picture. */
type Vertex = readonly [place: Point, normal: Point, u: number, v: number];

const BEVEL = 0.024;
/** From the bottom to the top of a slab: how far pulled in, how much below the edge (in bevels), and how it faces. */
const PROFILE = [
  { pulled: 1, y: 0, up: -0.7, from: 'bottom' },
  { pulled: 0, y: 1, up: -0.2, from: 'bottom' },
  { pulled: 0, y: -1, up: 0.1, from: 'top' },
  { pulled: 0.3, y: -0.3, up: 0.7, from: 'top' },
  { pulled: 1, y: 0, up: 0.95, from: 'top' },
] as const;

/** What makes a slab. */
export interface Cut {
  squares: readonly Square[];
  bottom: number;
  top: number;
  inset: number;
  upright: boolean;
  seed: number;
}

export class Mould<Kind extends string> {
  readonly #parts = new Map<Kind, Part>();

  constructor(readonly kinds: readonly Kind[]) {
    for (const kind of kinds) this.#parts.set(kind, { positions: [], normals: [], uvs: [], colours: [] });
  }

  #triangle(kind: Kind, tint: Color, ...corners: readonly Vertex[]): void {
    const part = this.#parts.get(kind) as Part;
    for (const [place, normal, u, v] of corners) {
      part.positions.push(...place);
      part.normals.push(...normal);
      part.uvs.push(u, v);
      part.colours.push(tint.r, tint.g, tint.b);
    }
  }

  /** A body of one of three's own kinds, moved into place. */
  add(kind: Kind, body: BufferGeometry, place: Matrix4, tint: Color): void {
    const flat = body.index ? body.toNonIndexed() : body;
    flat.applyMatrix4(place);
    const part = this.#parts.get(kind) as Part;
    const count = flat.getAttribute('position').count;
    part.positions.push(...flat.getAttribute('position').array);
    part.normals.push(...flat.getAttribute('normal').array);
    part.uvs.push(...flat.getAttribute('uv').array);
    for (let i = 0; i < count; i++) part.colours.push(tint.r, tint.g, tint.b);
  }

  /** A flat rectangle that faces up, with its part of a picture. */
  tile(
    kind: Kind,
    middle: Point,
    width: number,
    depth: number,
    uv: readonly [number, number, number, number],
    tint: Color,
  ) {
    const [x, y, z] = middle;
    const [u0, v0, u1, v1] = uv;
    const corner = (sx: number, sz: number): Vertex => [
      [x + (sx * width) / 2, y, z + (sz * depth) / 2],
      [0, 1, 0],
      sx < 0 ? u0 : u1,
      sz < 0 ? v1 : v0,
    ];
    this.#triangle(kind, tint, corner(-1, 1), corner(1, 1), corner(1, -1));
    this.#triangle(kind, tint, corner(-1, 1), corner(1, -1), corner(-1, -1));
  }

  /** A slab with a bevelled edge; its top and its sides are of different kinds. */
  slab(top: Kind, side: Kind, cut: Cut, tint: Color): void {
    const rings = PROFILE.map(({ pulled, y, from }) => ({
      corners: outline(cut.squares, cut.inset + pulled * BEVEL),
      y: (from === 'top' ? cut.top : cut.bottom) + y * BEVEL,
    }));
    for (let ring = 1; ring < rings.length; ring++) this.#band(side, rings, ring, tint);
    this.#lid(top, rings.at(-1)?.corners ?? [], cut, 1, tint);
    this.#lid(side, rings[0]?.corners ?? [], cut, -1, tint);
  }

  #band(kind: Kind, rings: readonly { corners: Corner[]; y: number }[], ring: number, tint: Color): void {
    const [low, high] = [rings[ring - 1], rings[ring]];
    const [below, above] = [PROFILE[ring - 1], PROFILE[ring]];
    if (!low || !high || !below || !above) return;
    low.corners.forEach((_, i) => {
      const next = (i + 1) % low.corners.length;
      const [a, b] = [low.corners[i] as Corner, low.corners[next] as Corner];
      const [c, d] = [high.corners[next] as Corner, high.corners[i] as Corner];
      const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
      // Outward is on the left of the loop.
      const out: Corner = [(b[1] - a[1]) / length, -(b[0] - a[0]) / length];
      const vertex = ([x, z]: Corner, y: number, up: number): Vertex => {
        const level = Math.sqrt(1 - up * up);
        return [[x, y, z], [out[0] * level, up, out[1] * level], Math.abs(out[0]) > 0.5 ? z : x, y / LEVEL];
      };
      const [va, vb] = [vertex(a, low.y, below.up), vertex(b, low.y, below.up)];
      const [vc, vd] = [vertex(c, high.y, above.up), vertex(d, high.y, above.up)];
      this.#triangle(kind, tint, va, vc, vb);
      this.#triangle(kind, tint, va, vd, vc);
    });
  }

  #lid(kind: Kind, corners: readonly Corner[], cut: Cut, facing: 1 | -1, tint: Color): void {
    const y = facing > 0 ? cut.top : cut.bottom;
    const flat = corners.map(([x, z]) => new Vector2(x, -z));
    // Stones shift their pattern from body to body; planks keep to the cells.
    const [du, dv] = cut.upright ? [0.5, 0.5] : [0.5 + cut.seed, 0.5 + cut.seed * 2];
    const vertex = (i: number): Vertex => {
      const [x, z] = corners[i] ?? [0, 0];
      const uv: Corner = cut.upright ? [z + du, x + dv] : [x + du, z + dv];
      return [[x, y, z], [0, facing, 0], uv[0], uv[1]];
    };
    for (const [a = 0, b = 0, c = 0] of ShapeUtils.triangulateShape(flat, [])) {
      const wound = ShapeUtils.area([a, b, c].map((i) => flat[i] as Vector2)) > 0 === facing > 0;
      this.#triangle(kind, tint, vertex(a), vertex(wound ? b : c), vertex(wound ? c : b));
    }
  }

  /** Everything as one geometry with a group for each kind; empty kinds have an empty group. */
  geometry(): BufferGeometry {
    const geometry = new BufferGeometry();
    const parts = this.kinds.map((kind) => this.#parts.get(kind) as Part);
    const joined = (pick: (part: Part) => number[]): Float32Array => {
      const all = new Float32Array(parts.reduce((sum, part) => sum + pick(part).length, 0));
      let start = 0;
      for (const part of parts) {
        all.set(pick(part), start);
        start += pick(part).length;
      }
      return all;
    };
    geometry.setAttribute(
      'position',
      new BufferAttribute(
        joined((part) => part.positions),
        3,
      ),
    );
    geometry.setAttribute(
      'normal',
      new BufferAttribute(
        joined((part) => part.normals),
        3,
      ),
    );
    geometry.setAttribute(
      'uv',
      new BufferAttribute(
        joined((part) => part.uvs),
        2,
      ),
    );
    geometry.setAttribute(
      'color',
      new BufferAttribute(
        joined((part) => part.colours),
        3,
      ),
    );
    let start = 0;
    parts.forEach((part, i) => {
      const count = part.positions.length / 3;
      if (count) geometry.addGroup(start, count, i);
      start += count;
    });
    return geometry;
  }
}

/** A place for `Mould.add`. */
export function at(x: number, y: number, z: number, turn = 0, scale = 1): Matrix4 {
  return new Matrix4()
    .makeRotationY(turn)
    .scale(new Vector3(scale, scale, scale))
    .setPosition(x, y, z);
}
