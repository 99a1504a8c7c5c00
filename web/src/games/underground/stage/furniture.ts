/** What is always there: the box with its rim, the tower, the figure, the rat, the lantern. */
import {
  BoxGeometry,
  Color,
  ConeGeometry,
  CylinderGeometry,
  ExtrudeGeometry,
  LatheGeometry,
  Matrix4,
  Path,
  Shape,
  SphereGeometry,
  TorusGeometry,
  Vector2,
  type BufferGeometry,
} from 'three';
import { EXIT } from '../../../lib/underground-parts';
import { DANGER, EMBER, IVORY, SIGNAL, type Look } from './look';
import { at, Mould } from './mould';
import { SHEET } from './paint';
import { LEVEL, RIM_TOP, sectionSpot, spot, type Side, type Square } from './grid';

/** Painted: one colour a body. Lit: shines by itself. */
export type Finish = 'painted' | 'lit';
export const FINISHES: readonly Finish[] = ['painted', 'lit'];

const QUARTER = Math.PI / 2;
/** How far round the tower is turned when its door faces a side; it is built with the door to the west. */
const FACING: Record<Side, number> = { W: 0, S: QUARTER, E: 2 * QUARTER, N: 3 * QUARTER };
const INNER = 4.56;
const DEEP = 0.35; // the foot of the box below the floor

/** The frame of the box, without its printed top: its sides and the bevel. */
export function rimFrame(): BufferGeometry {
  const bevel = 0.05;
  const square = <T extends Shape | Path>(path: T, half: number): T => {
    path.moveTo(-half, -half);
    path.lineTo(half, -half);
    path.lineTo(half, half);
    path.lineTo(-half, half);
    path.lineTo(-half, -half);
    return path;
  };
  const shape = square(new Shape(), SHEET - bevel);
  shape.holes.push(square(new Path(), INNER + bevel));
  const frame = new ExtrudeGeometry(shape, {
    depth: RIM_TOP + DEEP - 2 * bevel,
    bevelSize: bevel,
    bevelThickness: bevel,
    bevelSegments: 3,
  });
  frame.translate(0, 0, bevel - DEEP);
  frame.rotateX(-QUARTER);
  // The picture of floor and rim lies over everything; sides repeat the edge of it.
  const [place, uv] = [frame.getAttribute('position'), frame.getAttribute('uv')];
  for (let i = 0; i < uv.count; i++) uv.setXY(i, 0.5 + place.getX(i) / SHEET / 2, 0.5 - place.getZ(i) / SHEET / 2);
  return frame;
}

/** The studs of the sections, as far as the end chip: those behind the kidnapper glow. */
export function studs(mould: Mould<Finish>, look: Look, section: number, end: number): void {
  for (let s = 0; s <= Math.min(end, 35); s++) {
    const { x, z, side } = sectionSpot(s);
    const out = 0.21;
    const [px, pz] = [
      x + (side === 'E' ? out : side === 'W' ? -out : 0),
      z + (side === 'S' ? out : side === 'N' ? -out : 0),
    ];
    if (s === end) {
      mould.add(
        'painted',
        new CylinderGeometry(0.25, 0.28, 0.08, 6),
        at(px, RIM_TOP + 0.04, pz, 0.3),
        new Color(DANGER),
      );
      mould.add('lit', new CylinderGeometry(0.19, 0.19, 0.012, 6), at(px, RIM_TOP + 0.084, pz, 0.3), new Color(DANGER));
      continue;
    }
    const past = s < section;
    const glow = new Color(EMBER).multiplyScalar(0.55 + 0.75 * Math.max(0, 1 - (section - s) / 6));
    const stud = new CylinderGeometry(0.07, 0.085, 0.035, 18);
    mould.add(past ? 'lit' : 'painted', stud, at(px, RIM_TOP + 0.017, pz), past ? glow : new Color(look.stud));
  }
}

/** The head of the tower with its door, above the shaft that carries the ruler. */
export function towerHead(mould: Mould<Finish>, look: Look, square: Square, door: Side): void {
  const [x, , z] = spot(square);
  const foot = EXIT * LEVEL;
  const turn = new Matrix4().makeRotationY(FACING[door]).setPosition(x, foot, z);
  const put = (finish: Finish, size: [number, number, number], place: [number, number, number], tint: number): void =>
    mould.add(finish, new BoxGeometry(...size), turn.clone().multiply(at(...place)), new Color(tint));
  const [head, iron] = [look.towerHead, look.iron];
  put('painted', [0.98, 0.1, 0.98], [0, 0, 0], head);
  put('painted', [0.8, 0.84, 0.84], [0.06, 0.47, 0], head);
  put('painted', [1.02, 0.1, 1.02], [0, 0.94, 0], iron);
  put('painted', [0.55, 0.12, 0.55], [0, 1.04, 0], iron);
  put('lit', [0.05, 0.66, 0.46], [-0.35, 0.39, 0], look.door);
  for (const side of [-1, 1]) {
    put('painted', [0.12, 0.76, 0.07], [-0.36, 0.42, side * 0.27], iron);
    put('lit', [0.34, 0.2, 0.03], [0.06, 0.52, side * 0.425], look.window);
  }
  put('painted', [0.12, 0.07, 0.6], [-0.36, 0.77, 0], iron);
  put('lit', [0.03, 0.2, 0.34], [0.465, 0.52, 0], look.window);
}

/** The shaft, for the material with the ruler: a ruler on each of its four sides. */
export function towerShaft(square: Square): BufferGeometry {
  const shaft = new BoxGeometry(0.9, EXIT * LEVEL, 0.9);
  const [x, , z] = spot(square);
  shaft.translate(x, (EXIT * LEVEL) / 2, z);
  return shaft;
}

/** Where the light of the door shines from. */
export function doorLight(square: Square, door: Side): [number, number, number] {
  const [x, , z] = spot(square);
  const ways: Record<Side, [number, number]> = { N: [0, -0.75], E: [0.75, 0], S: [0, 0.75], W: [-0.75, 0] };
  return [x + ways[door][0], EXIT * LEVEL + 0.45, z + ways[door][1]];
}

/** The one figure of all players. */
export function figure(): BufferGeometry {
  const mould = new Mould(FINISHES);
  const profile = [
    [0, 0],
    [0.27, 0],
    [0.28, 0.05],
    [0.22, 0.1],
    [0.15, 0.2],
    [0.11, 0.42],
    [0.13, 0.5],
    [0.17, 0.53],
    [0.1, 0.56],
    [0.07, 0.6],
  ].map(([x, y]) => new Vector2(x, y));
  const ivory = new Color(IVORY);
  mould.add('painted', new LatheGeometry(profile, 36), at(0, 0, 0), ivory);
  mould.add('painted', new SphereGeometry(0.155, 28, 20), at(0, 0.72, 0), ivory);
  const band = new TorusGeometry(0.135, 0.032, 8, 32).rotateX(QUARTER);
  mould.add('lit', band, at(0, 0.34, 0), new Color(SIGNAL));
  return mould.geometry();
}

/** The rat. */
export function rat(): BufferGeometry {
  const mould = new Mould(FINISHES);
  const fur = new Color(0x5b5048);
  const pink = new Color(0xd79a93);
  const stretched = (x: number, y: number, z: number, sx: number, sy: number, sz: number): Matrix4 =>
    new Matrix4().makeScale(sx, sy, sz).setPosition(x, y, z);
  const ball = (): BufferGeometry => new SphereGeometry(1, 20, 14);
  mould.add('painted', ball(), stretched(0.03, 0.17, 0, 0.27, 0.17, 0.17), fur);
  mould.add('painted', ball(), stretched(-0.25, 0.17, 0, 0.16, 0.11, 0.11), fur);
  mould.add('painted', ball(), stretched(-0.41, 0.15, 0, 0.035, 0.035, 0.035), pink);
  for (const side of [-1, 1]) {
    mould.add('painted', ball(), stretched(-0.18, 0.29, side * 0.1, 0.03, 0.075, 0.07), pink);
    mould.add('lit', ball(), stretched(-0.33, 0.21, side * 0.075, 0.022, 0.022, 0.022), new Color(0xffd0a0));
  }
  const tail = new TorusGeometry(0.17, 0.024, 8, 20, Math.PI * 1.05).rotateX(QUARTER);
  mould.add('painted', tail, at(0.42, 0.07, 0.1, 0.4), pink);
  return mould.geometry();
}

/** The kidnapper: a lantern whose flame is a sand glass. */
export function lantern(look: Look): BufferGeometry {
  const mould = new Mould(FINISHES);
  const iron = new Color(look.iron);
  const ring = (top: number, bottom: number, tall: number, y: number): void =>
    mould.add('painted', new CylinderGeometry(top, bottom, tall, 8), at(0, y, 0), iron);
  ring(0.27, 0.31, 0.1, 0.05);
  ring(0.19, 0.19, 0.05, 0.79);
  ring(0.06, 0.2, 0.13, 0.88);
  for (let i = 0; i < 4; i++) {
    const angle = i * QUARTER + 0.4;
    const rod = new CylinderGeometry(0.017, 0.017, 0.66, 6);
    mould.add('painted', rod, at(Math.cos(angle) * 0.19, 0.43, Math.sin(angle) * 0.19), iron);
  }
  mould.add('painted', new TorusGeometry(0.1, 0.02, 8, 24), at(0, 1.02, 0), iron);
  mould.add('lit', new ConeGeometry(0.17, 0.31, 24).rotateX(Math.PI), at(0, 0.58, 0), new Color(EMBER));
  mould.add('lit', new ConeGeometry(0.17, 0.31, 24), at(0, 0.27, 0), new Color(0xffc39a));
  return mould.geometry();
}
