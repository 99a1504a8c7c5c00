/** The materials of the stage in one theme. */
import {
  AdditiveBlending,
  Color,
  DoubleSide,
  Material,
  MeshBasicMaterial,
  MeshLambertMaterial,
  MeshStandardMaterial,
  MultiplyBlending,
  SpriteMaterial,
  type MeshLambertMaterialParameters,
  type MeshStandardMaterialParameters,
  type Texture,
} from 'three';
import * as paint from './paint';
import { digits } from './numbers';
import { signs } from './signs';
import type { Look } from './look';

type Surface = MeshStandardMaterial | MeshLambertMaterial;

export class Materials {
  readonly #textures: Texture[] = [];
  readonly #made: Material[] = [];
  readonly #tinted = new Map<string, Material[]>();
  readonly ground: Material;
  /** floor and rim; its picture is set for the side from which one reads */
  readonly sheet: MeshLambertMaterial;
  readonly ruler: Material;
  /** in the order of `KINDS` */
  readonly solids: Surface[];
  /** in the order of `FINISHES` */
  readonly finishes: Material[];
  readonly water: Surface;
  readonly watched: [Material, Material];
  readonly next: Material;
  readonly halo: SpriteMaterial;
  /** only casts shadows */
  readonly caster: Material;
  readonly ink: Material;
  readonly digits: Material;

  /** `room` is mirrored by what is wet or of metal; without one everything is dull and plain. */
  constructor(
    readonly look: Look,
    room: Texture | null,
  ) {
    const textures = {
      stoneTop: this.#kept(paint.stoneTop(look)),
      stoneSide: this.#kept(paint.stoneSide(look)),
      woodTop: this.#kept(paint.woodTop()),
      woodSide: this.#kept(paint.woodSide()),
      signs: this.#kept(signs()),
      ruler: this.#kept(paint.ruler(look)),
      depths: this.#kept(paint.depths()),
      rings: this.#kept(paint.rings()),
      stripes: this.#kept(paint.stripes()),
      halo: this.#kept(paint.halo()),
      digits: this.#kept(digits()),
    };
    const { gloss } = look;
    const dull = (values: MeshLambertMaterialParameters): MeshLambertMaterial =>
      this.#own(new MeshLambertMaterial(room ? values : { ...values, bumpMap: null }));
    // Wet stone, iron and water mirror the room; the rest is dull, which costs much less.
    const glossy = (
      values: MeshLambertMaterialParameters,
      shine: Pick<MeshStandardMaterialParameters, 'roughness' | 'metalness' | 'envMapIntensity'>,
    ): Surface => (room ? this.#own(new MeshStandardMaterial({ ...values, ...shine, envMap: room })) : dull(values));
    if (!room) for (const texture of this.#textures) texture.anisotropy = 1;
    this.ground = room ? dull({ color: look.ground }) : this.#own(new MeshBasicMaterial({ color: look.plainGround }));
    this.sheet = this.#own(new MeshLambertMaterial());
    this.ruler = dull({
      map: textures.ruler,
      emissive: 0xffffff,
      emissiveMap: textures.ruler,
      emissiveIntensity: 0.14,
    });
    const painted = glossy({ vertexColors: true }, { roughness: 0.42, metalness: 0.25, envMapIntensity: gloss * 1.5 });
    const wood = { vertexColors: true, color: new Color().setScalar(look.wood) };
    this.solids = [
      glossy(
        { vertexColors: true, map: textures.stoneTop, bumpMap: textures.stoneTop, bumpScale: 1.4 },
        { roughness: 0.46, metalness: 0.04, envMapIntensity: gloss * 1.5 },
      ),
      dull({ vertexColors: true, map: textures.stoneSide }),
      dull({ ...wood, map: textures.woodTop, bumpMap: textures.woodTop, bumpScale: 1.2 }),
      dull({ ...wood, map: textures.woodSide }),
      painted,
      dull({
        map: textures.signs,
        emissive: 0xffffff,
        emissiveMap: textures.signs,
        emissiveIntensity: 0.2,
      }),
    ];
    this.finishes = [painted, this.#own(new MeshBasicMaterial({ vertexColors: true }))];
    this.water = glossy(
      {
        color: look.water,
        map: textures.depths,
        transparent: true,
        opacity: look.waterOpacity,
        emissive: 0xffffff,
        emissiveMap: textures.rings,
        emissiveIntensity: 0.75,
      },
      { roughness: 0.07, envMapIntensity: gloss * 3 },
    );
    // A light that colours what it falls on: darker where it is not red, and a little glow.
    const over = { transparent: true, depthWrite: false, polygonOffset: true, polygonOffsetFactor: -3 };
    const multiply = { ...over, blending: MultiplyBlending, premultipliedAlpha: true } as const;
    this.watched = [
      this.#own(new MeshBasicMaterial({ ...multiply, color: new Color(1, 0.38, 0.32) })),
      this.#own(new MeshBasicMaterial({ ...over, blending: AdditiveBlending, color: new Color(0.16, 0.016, 0.014) })),
    ];
    this.next = this.#own(new MeshBasicMaterial({ ...multiply, map: textures.stripes }));
    this.halo = this.#own(
      new SpriteMaterial({
        map: textures.halo,
        blending: AdditiveBlending,
        depthWrite: false,
        depthTest: false,
        transparent: true,
        opacity: look.halo,
      }),
    );
    this.caster = this.#own(new MeshBasicMaterial({ colorWrite: false, depthWrite: false }));
    this.ink = this.#own(
      new MeshBasicMaterial({
        vertexColors: true,
        transparent: true,
        toneMapped: false,
        side: DoubleSide,
        polygonOffset: true,
        polygonOffsetFactor: -0.5,
        polygonOffsetUnits: -1,
      }),
    );
    this.digits = this.#own(
      new MeshBasicMaterial({
        map: textures.digits,
        vertexColors: true,
        transparent: true,
        toneMapped: false,
        depthWrite: false,
      }),
    );
  }

  #kept(texture: Texture): Texture {
    this.#textures.push(texture);
    return texture;
  }

  #own<M extends Material>(material: M): M {
    this.#made.push(material);
    return material;
  }

  /** The solids' materials in the colour of a ghost: still wood and stone, but tinted and a little transparent. */
  tinted(colour: number | string, strength: number): Material[] {
    const key = `${colour} ${strength}`;
    const known = this.#tinted.get(key);
    if (known) return known;
    const tint = new Color(0xffffff).lerp(new Color(colour), strength);
    const made = this.solids.map((material) => {
      const copy = this.#own(material.clone() as Surface);
      copy.color = tint;
      copy.transparent = true;
      copy.opacity = 0.92;
      copy.emissive = new Color(colour);
      copy.emissiveMap = null;
      copy.emissiveIntensity = strength * 0.4;
      return copy;
    });
    this.#tinted.set(key, made);
    return made;
  }

  /** The printed sheet, to be read from a side. */
  read(quarter: number, pixels: number): void {
    this.sheet.map?.dispose();
    this.sheet.map = paint.sheet(this.look, quarter, pixels);
    this.sheet.needsUpdate = true;
  }

  dispose(): void {
    this.sheet.map?.dispose();
    for (const texture of this.#textures) texture.dispose();
    for (const material of this.#made) material.dispose();
  }
}
