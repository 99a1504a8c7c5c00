/** Makes the board's geometry from its model: everything that lies in the box, in one piece, a group for each material. */
import {
  BoxGeometry,
  CircleGeometry,
  Color,
  CylinderGeometry,
  ExtrudeGeometry,
  Shape,
  type BufferGeometry,
} from 'three';
import { at, Mould } from './mould';
import { STEP, spot, type Point } from './grid';
import { fieldOf } from './signs';
import { chance } from './paint';
import type { Look } from './look';
import type { Model, Plate, Pool, Slab, Wall } from './model';

export type Kind = 'stoneTop' | 'stoneSide' | 'woodTop' | 'woodSide' | 'painted' | 'signs';
export const KINDS: readonly Kind[] = ['stoneTop', 'stoneSide', 'woodTop', 'woodSide', 'painted', 'signs'];

const BRASS = 0xb98c40;
const THICK: Record<Plate['kind'], [radius: number, thickness: number]> = {
  key: [0.28, 0.035],
  valve: [0.28, 0.035],
  lock: [0.28, 0.035],
  manhole: [0.3, 0.05],
  code: [0.32, 0.1],
};

/** Slabs, walls and plates; signs are read from a side, `quarter` turns from the south. */
export function solids(model: Omit<Model, 'pools'>, look: Look, quarter: number): BufferGeometry {
  const mould = new Mould(KINDS);
  for (const slab of model.slabs) addSlab(mould, slab);
  for (const wall of model.walls) addWall(mould, wall, look);
  for (const plate of model.plates) addPlate(mould, plate, look, quarter);
  return mould.geometry();
}

function addSlab(mould: Mould<Kind>, slab: Slab): void {
  const shade = 0.95 + 0.1 * chance(slab.seed + 1)();
  const tint = new Color(shade, shade, shade);
  if (slab.surface === 'wood') mould.slab('woodTop', 'woodSide', slab, tint);
  else mould.slab('stoneTop', 'stoneSide', slab, tint);
}

function addWall(mould: Mould<Kind>, { square, side, y, between }: Wall, look: Look): void {
  const [x, , z] = spot(square);
  const { row, column } = STEP[side];
  const far = between ? 0.5 : 0.41;
  const along = row !== 0;
  const place: Point = [x + column * far, y + 0.15, z + row * far];
  const iron = new Color(look.iron);
  mould.add('painted', new BoxGeometry(along ? 0.96 : 0.15, 0.3, along ? 0.15 : 0.96), at(...place), iron);
  const cap = new BoxGeometry(along ? 0.9 : 0.09, 0.01, along ? 0.09 : 0.9);
  mould.add('painted', cap, at(place[0], y + 0.302, place[2]), iron.clone().lerp(new Color(0x6b7880), 0.45));
}

function addPlate(mould: Mould<Kind>, { square, y, kind, chip }: Plate, look: Look, quarter: number): void {
  const [x, , z] = spot(square);
  const [radius, thick] = THICK[kind];
  const side = new CylinderGeometry(radius, radius * 1.04, thick, 36, 1, true);
  mould.add('painted', side, at(x, y + thick / 2, z), new Color(kind === 'code' ? BRASS : look.iron));
  mould.add(
    'signs',
    disc(radius, fieldOf(chip ?? kind)),
    at(x, y + thick, z, (-quarter * Math.PI) / 2),
    new Color(1, 1, 1),
  );
}

/** A disc that faces up and shows a part of a picture, to be read from a side. */
function disc(radius: number, [u0, v0, u1, v1]: readonly [number, number, number, number]): BufferGeometry {
  const made = new CircleGeometry(radius, 36).rotateX(-Math.PI / 2);
  const uv = made.getAttribute('uv');
  for (let i = 0; i < uv.count; i++) uv.setXY(i, u0 + (u1 - u0) * uv.getX(i), v0 + (v1 - v0) * uv.getY(i));
  return made;
}

/** Pools of water, one body each. `part` of 1 is full size. */
export function pools(list: readonly Pool[], part: (pool: Pool) => number = () => 1): BufferGeometry {
  const mould = new Mould(['water']);
  for (const pool of list) {
    const size = part(pool);
    if (size <= 0) continue;
    const [x, , z] = spot(pool.square);
    mould.add('water', poolBody(), at(x, pool.y + 0.02, z, 0, size), new Color(1, 1, 1));
  }
  return mould.geometry();
}

function poolBody(): BufferGeometry {
  const [half, round] = [0.45, 0.13];
  const shape = new Shape();
  shape.moveTo(-half + round, -half);
  for (const [x, y, cx, cy] of [
    [half - round, -half, half, -half],
    [half, half - round, half, half],
    [-half + round, half, -half, half],
    [-half, -half + round, -half, -half],
  ] as const) {
    shape.lineTo(x, y);
    const [tx, ty] = turnPast(x, y, cx, cy);
    shape.quadraticCurveTo(cx, cy, tx, ty);
  }
  const body = new ExtrudeGeometry(shape, {
    depth: 0.05,
    bevelSize: 0.02,
    bevelThickness: 0.03,
    bevelSegments: 2,
    curveSegments: 5,
  });
  body.rotateX(-Math.PI / 2);
  const [place, uv] = [body.getAttribute('position'), body.getAttribute('uv')];
  for (let i = 0; i < uv.count; i++) uv.setXY(i, place.getX(i) + 0.5, place.getZ(i) + 0.5);
  return body;
}

/** Where a rounded corner ends that begins at a point. */
function turnPast(x: number, y: number, cx: number, cy: number): [number, number] {
  const [dx, dy] = [cx - x, cy - y];
  return [cx - dy, cy + dx];
}
