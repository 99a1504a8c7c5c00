/** The scene: what stands in it, and how it follows the view of the board. */
import {
  BufferGeometry,
  Color,
  Group,
  Mesh,
  PlaneGeometry,
  Scene,
  Sprite,
  type Material,
  type Object3D,
  type Texture,
} from 'three';
import type { BoardView } from '../../../lib/underground';
import { pools, solids } from './build';
import { doorLight, figure, FINISHES, lantern, rat, rimFrame, studs, towerHead, towerShaft } from './furniture';
import { Light } from './light';
import type { Look } from './look';
import { colourOf, FLOAT, inkOf, seenTop, type Marks } from './marks';
import { Materials } from './materials';
import { cellsOf, modelOf, pieceModel, type Cells, type Lying, type Pool } from './model';
import { Mould } from './mould';
import { heightNumbers } from './numbers';
import { SHEET } from './paint';
import { lineCells, nameOf, RIM_TOP, sectionSpot, spot, squareOf, type Point, type Side } from './grid';

// What is drawn in which pass.
export const LAYERS = { world: 0, depth: 1, marks: 2 } as const;

/** What is still in motion: pieces in the air, water that spreads. */
export interface Airborne {
  pieces: readonly Lying[];
  water: readonly string[];
}

/** What the view does not say. */
export interface Staging extends Partial<Airborne> {
  /** cells of the kidnapper's line, if not those of his section */
  danger?: readonly string[] | undefined;
}

/** Where the actors are; left out: where the view says. */
export interface Pose {
  figure?: Point;
  rat?: Point;
  lantern?: { x: number; z: number };
  /** how far each piece in the air is above its place */
  lift?: number[];
  /** how far each new pool has spread, 0 to 1 */
  spread?: number[];
}

export interface Detail {
  /** pixels of a shadow's side */
  shadow: number;
  /** pixels of the printed sheet's side */
  sheet: number;
}

export class World {
  readonly scene = new Scene();
  readonly light: Light;
  readonly #materials: Materials;
  readonly #board = new Group();
  readonly #marks = new Group();
  readonly #figure: Group;
  readonly #rat: Group;
  readonly #lantern: Group;
  #flying: Group[] = [];
  #rising: Group[] = [];
  #quarter = 0;
  #view: BoardView | null = null;
  #staging: Staging = {};
  #cells: Cells = new Map();

  constructor(
    readonly look: Look,
    readonly detail: Detail,
    environment: Texture | null,
  ) {
    this.#materials = new Materials(look, environment);
    this.light = new Light(look, detail.shadow, environment !== null);
    for (const light of this.light.all) light.layers.enableAll();
    this.#figure = this.#actor(figure());
    this.#rat = this.#actor(rat());
    this.#lantern = this.#actor(lantern(look));
    this.#lantern.scale.setScalar(1.2);
    const halo = new Sprite(this.#materials.halo);
    halo.scale.set(3.6, 3.6, 1);
    halo.position.y = 0.42;
    this.#lantern.add(halo);
    this.scene.add(...this.light.all, this.#board, this.#marks, this.#figure, this.#rat, this.#lantern);
    this.#furnish();
    this.turn(0);
  }

  /** Ground, floor and rim. */
  #furnish(): void {
    const level = (size: number, y: number, material: Material): Mesh => {
      const mesh = new Mesh(new PlaneGeometry(size, size).rotateX(-Math.PI / 2), material);
      mesh.position.y = y;
      mesh.receiveShadow = true;
      return mesh;
    };
    const ground = level(70, -0.35, this.#materials.ground);
    const floor = level(2 * SHEET, 0, this.#materials.sheet);
    this.scene.add(ground, floor, ...this.#solid(rimFrame(), this.#materials.sheet));
    this.scene.add(this.#depth(floor.geometry));
  }

  #depth(geometry: BufferGeometry): Mesh {
    const mesh = new Mesh(geometry, this.#materials.caster);
    mesh.layers.set(LAYERS.depth);
    return mesh;
  }

  /** A body that is seen, and the same body as one call for shadows and for the depth under the marks. */
  #solid(geometry: BufferGeometry, material: Material | Material[]): [Mesh, Mesh] {
    const seen = new Mesh(geometry, material);
    seen.receiveShadow = true;
    const caster = new Mesh(geometry, this.#materials.caster);
    caster.castShadow = true;
    caster.layers.enable(LAYERS.depth);
    return [seen, caster];
  }

  #actor(geometry: BufferGeometry): Group {
    return new Group().add(...this.#solid(geometry, this.#materials.finishes));
  }

  /** The casters write depth only under the marks. */
  set depthOnly(on: boolean) {
    this.#materials.caster.depthWrite = on;
  }

  /** Signs and coordinates are read from another side now. */
  turn(quarter: number): void {
    this.#quarter = quarter;
    this.#materials.read(quarter, this.detail.sheet);
    if (this.#view) this.show(this.#view, this.#staging);
  }

  /** Builds the board anew. */
  show(view: BoardView, staging: Staging = {}): void {
    const { pieces = [], water = [], danger } = staging;
    this.#view = view;
    this.#staging = staging;
    this.#cells = cellsOf(view);
    empty(this.#board);
    const model = modelOf(view, pieces);
    const rising = new Set(water);
    const still = model.pools.filter(({ square }) => !rising.has(nameOf(square)));
    this.#board.add(...this.#solid(solids(model, this.look, this.#quarter), this.#materials.solids));
    this.#board.add(this.#water(still));
    this.#flying = pieces.map((piece) => {
      const body = solids(pieceModel(piece), this.look, this.#quarter);
      return new Group().add(...this.#solid(body, this.#materials.solids));
    });
    this.#rising = water.map((name) => this.#pool(name));
    for (const group of [...this.#flying, ...this.#rising]) this.#board.add(group);
    this.#furnitureOf(view);
    this.#dangerOf(view, danger);
    this.pose({});
  }

  #water(list: readonly Pool[]): Mesh {
    const mesh = new Mesh(pools(list), this.#materials.water);
    mesh.receiveShadow = true;
    return mesh;
  }

  /** A pool that spreads from its middle. */
  #pool(name: string): Group {
    const square = squareOf(name);
    const [x, , z] = spot(square);
    const group = new Group();
    const mesh = this.#water([{ square, y: 0 }]);
    mesh.position.set(-x, 0, -z);
    group.add(mesh);
    group.position.set(x, seenTop(this.#cells, name) - 0.11, z);
    return group;
  }

  #furnitureOf(view: BoardView): void {
    const mould = new Mould(FINISHES);
    const tower = view.tower ? squareOf(view.tower) : null;
    if (view.timer) studs(mould, this.look, view.timer.section, view.timer.end);
    const door = (view.door || 'S') as Side;
    if (tower) {
      towerHead(mould, this.look, tower, door);
      this.#board.add(...this.#solid(towerShaft(tower), this.#materials.ruler));
      this.light.door.position.set(...doorLight(tower, door));
    }
    this.light.door.visible = tower !== null;
    this.#board.add(...this.#solid(mould.geometry(), this.#materials.finishes));
  }

  /** The line that the kidnapper sees, and, fainter, the next one. */
  #dangerOf(view: BoardView, seen?: readonly string[]): void {
    const { timer } = view;
    const now = seen ?? (timer ? lineCells(timer.section) : []);
    const next = timer && timer.section + 1 < timer.end ? lineCells(timer.section + 1) : [];
    for (const [names, materials] of [
      [now, this.#materials.watched],
      [next, [this.#materials.next]],
    ] as const) {
      const mould = new Mould(['flat']);
      for (const name of names) {
        if (name === view.tower) continue;
        const [x, , z] = spot(squareOf(name));
        mould.tile('flat', [x, seenTop(this.#cells, name) + 0.008, z], 1, 1, [0, 0, 1, 1], new Color(1, 1, 1));
      }
      const geometry = mould.geometry();
      for (const material of materials) this.#board.add(new Mesh(geometry, material));
    }
  }

  /** Puts the actors somewhere. */
  pose(pose: Pose): void {
    const view = this.#view;
    if (!view) return;
    const on = (name: string | null): Point | null => {
      if (!name) return null;
      const [x, , z] = spot(squareOf(name));
      return [x, seenTop(this.#cells, name), z];
    };
    put(this.#figure, pose.figure ?? on(view.figure));
    put(this.#rat, pose.rat ?? on(view.rat));
    const stand = pose.lantern ?? (view.timer ? sectionSpot(view.timer.section) : null);
    put(this.#lantern, stand && [stand.x, RIM_TOP, stand.z]);
    this.#shine(stand);
    this.#flying.forEach((group, i) => (group.position.y = pose.lift?.[i] ?? 0));
    this.#rising.forEach((group, i) => {
      const size = Math.max(0.001, pose.spread?.[i] ?? 1);
      group.scale.set(size, size, size);
    });
  }

  /** The lantern's own light and its beam along the line. */
  #shine(stand: { x: number; z: number } | null): void {
    const { near, beam } = this.light;
    near.visible = beam.visible = stand !== null;
    if (!stand) return;
    const [x, z] = [stand.x, stand.z];
    const across = Math.abs(x) > Math.abs(z);
    near.position.set(x * 0.98, RIM_TOP + 0.55, z * 0.98);
    beam.position.set(x, RIM_TOP + 1.6, z);
    beam.target.position.set(across ? -Math.sign(x) : x, 0.2, across ? z : -Math.sign(z));
    beam.target.updateMatrixWorld();
    beam.shadow.needsUpdate = true;
  }

  /** Draws the marks anew. */
  mark(marks: Marks): void {
    empty(this.#marks);
    for (const ghost of marks.ghosts) {
      const body = solids(pieceModel(ghost, FLOAT), this.look, this.#quarter);
      const strength = ghost.fits ? 0.42 : 0.62;
      this.#marks.add(new Mesh(body, this.#materials.tinted(colourOf(ghost, marks.colour), strength)));
    }
    const ink = new Mesh(inkOf(marks, this.#cells).geometry(), this.#materials.ink);
    ink.renderOrder = 2;
    this.#marks.add(ink);
    if (marks.heights && this.#view) {
      const numbers = new Mesh(heightNumbers(this.#view.cells, this.#cells, this.#quarter), this.#materials.digits);
      numbers.renderOrder = 3;
      this.#marks.add(numbers);
    }
    this.#marks.traverse((object) => object.layers.set(LAYERS.marks));
  }

  dispose(): void {
    this.scene.traverse((object) => (object as Partial<Mesh>).geometry?.dispose());
    for (const light of [this.light.lamp, this.light.sky, this.light.beam]) light.dispose();
    this.#materials.dispose();
  }
}

function put(actor: Object3D, place: Point | null): void {
  actor.visible = place !== null;
  if (place) actor.position.set(...place);
}

function empty(group: Group): void {
  group.traverse((object) => (object as Partial<Mesh>).geometry?.dispose());
  group.clear();
}
