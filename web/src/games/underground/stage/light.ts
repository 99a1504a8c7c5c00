/** The lamp, the sky and the small lights; lamp and sky move a little from sample to sample, which makes them soft. */
import {
  Color,
  DirectionalLight,
  DoubleSide,
  HemisphereLight,
  Mesh,
  MeshBasicMaterial,
  PlaneGeometry,
  PMREMGenerator,
  PointLight,
  Scene,
  SpotLight,
  type Object3D,
  type Texture,
  type WebGLRenderer,
} from 'three';
import { EMBER, EXIT_GREEN, type Look } from './look';

// Steps that fill the square evenly, however many are taken (the plastic number and its square).
const [STEP_A, STEP_B] = [0.7548776662, 0.5698402909];

/** The n-th of many places in the unit square. */
export function scattered(n: number): [number, number] {
  return [(0.5 + n * STEP_A) % 1, (0.5 + n * STEP_B) % 1];
}

export class Light {
  readonly lamp: DirectionalLight;
  readonly sky: DirectionalLight;
  readonly fill: DirectionalLight;
  readonly door: PointLight;
  readonly near: PointLight;
  readonly beam: SpotLight;
  readonly all: Object3D[];

  /** `rich`: all lights shine; otherwise the lamp alone casts a shadow. */
  constructor(look: Look, fineness: number, rich: boolean) {
    this.lamp = new DirectionalLight(look.lampColour, look.lamp);
    this.sky = new DirectionalLight(look.skyColour, look.sky);
    this.fill = new DirectionalLight(0xbfd3df, look.fill);
    for (const light of [this.lamp, this.sky]) {
      light.castShadow = true;
      light.shadow.mapSize.set(fineness, fineness);
      const { camera } = light.shadow;
      camera.left = camera.bottom = -8.2;
      camera.right = camera.top = 8.2;
      camera.near = 2;
      camera.far = 34;
      light.shadow.bias = -0.0004;
      light.shadow.normalBias = 0.025;
    }
    this.door = new PointLight(EXIT_GREEN, look.doorLight, 4.5, 1.6);
    this.near = new PointLight(EMBER, 5 * look.lantern, 3.4, 1.7);
    this.beam = new SpotLight(0xff7a48, 110 * look.lantern, 16, 0.2, 0.55, 1.5);
    this.beam.castShadow = true;
    this.beam.shadow.mapSize.set(512, 512);
    this.beam.shadow.bias = -0.0006;
    this.beam.shadow.normalBias = 0.02;
    this.beam.shadow.camera.near = 0.3;
    this.beam.shadow.autoUpdate = false; // the lantern stands still while samples are gathered
    const room = new HemisphereLight(look.skyColour, 0x3a4348, look.hemisphere);
    this.all = [this.lamp, this.fill, room];
    if (rich) this.all.push(this.sky, this.door, this.near, this.beam, this.beam.target);
    else room.intensity += look.sky;
  }

  /** Turns the light with the eye, as if the box were turned under a lamp; `sample` of null is the middle of both. */
  aim(azimuth: number, sample: number | null): void {
    const angle = (-azimuth * Math.PI) / 180 + 0.35; // the mock-up's eye stood 20 degrees round
    const place = (light: DirectionalLight, x: number, y: number, z: number): void => {
      light.position.set(x * Math.cos(angle) + z * Math.sin(angle), y, z * Math.cos(angle) - x * Math.sin(angle));
    };
    place(this.fill, -4, 5, 10);
    if (sample === null) {
      place(this.lamp, -7.5, 13, -2.5);
      place(this.sky, -1, 16, 3);
      this.sky.shadow.intensity = 0.5; // one sample of a wide sky
      return;
    }
    const [a, b] = scattered(sample);
    const [turn, far] = [a * 2 * Math.PI, 2.1 * Math.sqrt(b)];
    place(this.lamp, -7.5 + far * Math.cos(turn), 13, -2.5 + far * Math.sin(turn));
    this.sky.shadow.intensity = 1;
    const [c, d] = scattered(sample * 3 + 1);
    const level = Math.sqrt(c) * 0.97;
    const round = d * 2 * Math.PI;
    place(
      this.sky,
      level * Math.cos(round) * 16,
      Math.sqrt(1 - level * level) * 16 + 0.8,
      level * Math.sin(round) * 16,
    );
  }
}

/** A soft studio round the box, for the gloss on wet stone and water. */
export function studio(renderer: WebGLRenderer, look: Look): Texture {
  const scene = new Scene();
  scene.background = new Color(look.room);
  const panel = (size: [number, number], colour: Color, x: number, y: number, z: number): void => {
    const mesh = new Mesh(new PlaneGeometry(...size), new MeshBasicMaterial({ color: colour, side: DoubleSide }));
    mesh.position.set(x, y, z);
    mesh.lookAt(0, 0, 0);
    scene.add(mesh);
  };
  panel([8, 8], new Color(4.5, 3.8, 3), -5, 9, -4);
  panel([12, 3], new Color(0.8, 1.3, 1.7), 3, 3, -10);
  panel([4, 10], new Color(0.5, 0.8, 1), 10, 4, 2);
  const generator = new PMREMGenerator(renderer);
  const made = generator.fromScene(scene, 0.03).texture;
  generator.dispose();
  return made;
}
