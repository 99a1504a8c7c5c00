/**
 * Draws the world. A board game stands still most of the time, so light is gathered: every still frame adds samples with
 * a jittered eye, lamp and sky, until shadows are soft and edges clean. While something moves one sample is shown. Marks
 * are drawn over what was gathered, so that a ghost that follows the pointer costs next to nothing.
 */
import {
  ConstantAlphaFactor,
  CustomBlending,
  CustomToneMapping,
  FloatType,
  HalfFloatType,
  Mesh,
  OneMinusConstantAlphaFactor,
  OrthographicCamera,
  PCFShadowMap,
  PerspectiveCamera,
  PlaneGeometry,
  ShaderChunk,
  ShaderMaterial,
  WebGLRenderer,
  WebGLRenderTarget,
  type IUniform,
  type Texture,
} from 'three';
import { eyePoint, FIELD, type Eye } from './camera';
import { scattered, studio } from './light';
import { LOOKS, type ThemeName } from './look';
import { LAYERS, World, type Detail } from './world';

// How light becomes colour on the screen: soft in the bright, firm in the dark.
const FILM = `vec3 CustomToneMapping( vec3 color ) {
  vec3 x = color * toneMappingExposure;
  return clamp( x * ( x * 1.9 + 0.06 ) / ( x * ( x * 1.75 + 0.62 ) + 0.16 ), 0.0, 1.0 );
}`;
ShaderChunk.tonemapping_pars_fragment = ShaderChunk.tonemapping_pars_fragment.replace(
  'vec3 CustomToneMapping( vec3 color ) { return color; }',
  FILM,
);

const VERTEX = 'varying vec2 at; void main() { at = uv; gl_Position = vec4(position.xy, 0.0, 1.0); }';
const GATHER =
  'uniform sampler2D light; varying vec2 at; void main() { gl_FragColor = vec4(min(texture2D(light, at).rgb, vec3(6.0)), 1.0); }';
const DEVELOP = `uniform sampler2D light; varying vec2 at;
void main() {
  gl_FragColor = vec4(texture2D(light, at).rgb, 1.0);
  #include <tonemapping_fragment>
  #include <colorspace_fragment>
}`;

/** From how many samples on the gathered picture looks better than a single one. */
const ENOUGH = 8;
/** How many a slow machine gathers. */
const SPARING = 12;
/** The fewest pixels it draws for each of the screen's. */
const COARSEST = 0.6;
/** Milliseconds between two looks whether a picture is drawn. */
const GLANCE = 10;

export interface Quality {
  /** samples of light for a still picture */
  samples: number;
  /** the most device pixels for a pixel */
  ratio: number;
  /** wet stone and water mirror the room, all lights shine and cast shadows, things move */
  rich: boolean;
  /** stays as it is, however slow the machine */
  fixed?: boolean;
  detail: Detail;
}

const FULL: Quality = { samples: 48, ratio: 2, rich: true, detail: { shadow: 2048, sheet: 2048 } };
const PHONE: Quality = { samples: 32, ratio: 2, rich: true, detail: { shadow: 1024, sheet: 1536 } };
/** For a machine without a graphics card. */
const PLAIN: Quality = { samples: 1, ratio: 1, rich: false, detail: { shadow: 1024, sheet: 1024 } };

/** What this machine can be asked for. */
export function qualityFor(width: number): Quality {
  const probe = document.createElement('canvas').getContext('webgl2');
  const info = probe?.getExtension('WEBGL_debug_renderer_info');
  const name = String(probe?.getParameter(info ? info.UNMASKED_RENDERER_WEBGL : probe.RENDERER) ?? '');
  probe?.getExtension('WEBGL_lose_context')?.loseContext();
  if (/swiftshader|llvmpipe|software|basic render/i.test(name)) return PLAIN;
  return width <= 600 ? PHONE : FULL;
}

export class Picture {
  readonly renderer: WebGLRenderer;
  readonly #camera = new PerspectiveCamera(FIELD, 1, 6, 120);
  readonly #flat = new OrthographicCamera(-1, 1, 1, -1, 0, 1);
  readonly #quad = new Mesh(new PlaneGeometry(2, 2));
  readonly #one: WebGLRenderTarget;
  readonly #sum: WebGLRenderTarget;
  readonly #gather: ShaderMaterial;
  readonly #develop: ShaderMaterial;
  #environment: Texture | null = null;
  #world: World | null = null;
  #azimuth = 0;
  #wanted: number;
  #coarse = 1;
  #lit = { calls: 0, triangles: 0 };
  #size: [width: number, height: number, ratio: number] = [1, 1, 1];
  /** samples gathered since something changed */
  samples = 0;
  /** what a picture costs: a sample of light with its shadows, and the marks over it */
  calls = 0;
  triangles = 0;

  constructor(
    canvas: HTMLCanvasElement,
    readonly quality: Quality,
  ) {
    this.#wanted = quality.samples;
    this.renderer = new WebGLRenderer({ canvas, antialias: true, alpha: false });
    const { renderer } = this;
    renderer.shadowMap.enabled = true;
    renderer.shadowMap.type = PCFShadowMap;
    renderer.shadowMap.autoUpdate = false;
    renderer.toneMapping = CustomToneMapping;
    renderer.info.autoReset = false;
    renderer.debug.checkShaderErrors = import.meta.env.DEV; // asking for them makes the page wait
    renderer.autoClear = false;
    const fine = renderer.extensions.has('EXT_float_blend') && renderer.extensions.has('EXT_color_buffer_float');
    this.#one = new WebGLRenderTarget(1, 1, { type: HalfFloatType, samples: 4 });
    this.#sum = new WebGLRenderTarget(1, 1, { type: fine ? FloatType : HalfFloatType, depthBuffer: false });
    const pass = { vertexShader: VERTEX, depthTest: false, depthWrite: false };
    this.#gather = new ShaderMaterial({
      ...pass,
      fragmentShader: GATHER,
      uniforms: { light: { value: this.#one.texture } },
      blending: CustomBlending,
      blendSrc: ConstantAlphaFactor,
      blendDst: OneMinusConstantAlphaFactor,
    });
    this.#develop = new ShaderMaterial({
      ...pass,
      fragmentShader: DEVELOP,
      uniforms: { light: { value: this.#sum.texture } },
    });
  }

  /** The world in a theme; one has to show the board in it anew. */
  enter(theme: ThemeName): World {
    this.#world?.dispose();
    this.#environment?.dispose();
    const look = LOOKS[theme];
    this.#environment = this.quality.rich ? studio(this.renderer, look) : null;
    this.renderer.toneMappingExposure = look.exposure;
    this.renderer.setClearColor(look.ground);
    this.#world = new World(look, this.quality.detail, this.#environment);
    this.samples = 0;
    return this.#world;
  }

  resize(width: number, height: number, ratio: number): void {
    this.#size = [width, height, ratio];
    const finest = this.#wanted > 1 ? this.quality.ratio : Math.min(1.5, this.quality.ratio);
    this.renderer.setPixelRatio(Math.min(ratio, finest) * this.#coarse);
    this.renderer.setSize(width, height, false);
    const canvas = this.renderer.domElement;
    this.#one.setSize(canvas.width, canvas.height);
    this.#sum.setSize(canvas.width, canvas.height);
    this.#camera.aspect = width / height;
    this.#camera.updateProjectionMatrix();
    this.samples = 0;
  }

  look(eye: Eye): void {
    this.#camera.position.set(...eyePoint(eye));
    this.#camera.lookAt(...eye.target);
    this.#camera.updateMatrixWorld();
    this.#azimuth = eye.azimuth;
    this.samples = 0;
  }

  /** Something in the world has changed: what was gathered is worth nothing. */
  stir(): void {
    this.samples = 0;
  }

  get complete(): boolean {
    return this.samples >= this.#wanted;
  }

  /** Whether a single sample is all there will be. */
  get frugal(): boolean {
    return this.#wanted === 1;
  }

  /** Whether what was gathered looks better than a single sample. */
  get presentable(): boolean {
    return this.samples > 0 && this.samples >= Math.min(ENOUGH, this.#wanted);
  }

  /** A simpler picture will do, the machine is slow: less light, then a single sample, then fewer pixels. */
  spare(): void {
    if (this.quality.fixed) return;
    if (this.#wanted > SPARING) this.#wanted = SPARING;
    else if (this.#wanted > 1) this.#wanted = 1;
    else if (this.#coarse > COARSEST) {
      this.#coarse = Math.max(COARSEST, this.#coarse * 0.8);
      this.resize(...this.#size);
    }
  }

  /** Gathers some more light. */
  gather(count: number): void {
    const { width, height } = this.#one;
    for (let i = 0; i < count && !this.complete; i++) {
      const [x, y] = this.frugal ? [0.5, 0.5] : scattered(this.samples);
      this.#camera.setViewOffset(width, height, x - 0.5, y - 0.5, width, height);
      this.#sample(this.frugal ? null : this.samples);
      this.#gather.blendAlpha = 1 / (this.samples + 1);
      this.#pass(this.#gather, this.#sum);
      this.samples += 1;
    }
    this.#camera.clearViewOffset();
  }

  /** One sample of light; null: with lamp and sky in their middle. */
  #sample(number: number | null): void {
    const world = this.#world;
    if (!world) return;
    const { renderer } = this;
    world.light.aim(this.#azimuth, number);
    this.#camera.layers.set(LAYERS.world);
    renderer.shadowMap.needsUpdate = true;
    renderer.setRenderTarget(this.#one);
    renderer.clear();
    renderer.info.reset();
    renderer.render(world.scene, this.#camera);
    this.#lit = { ...renderer.info.render };
  }

  #pass(material: ShaderMaterial, target: WebGLRenderTarget | null): void {
    this.#quad.material = material;
    this.renderer.setRenderTarget(target);
    this.renderer.render(this.#quad, this.#flat);
  }

  /** Puts the picture on the screen: what was gathered if it is worth showing, otherwise a single sample. */
  show(): void {
    const world = this.#world;
    if (!world) return;
    const { renderer } = this;
    if (!this.presentable) this.#sample(null);
    renderer.info.reset();
    (this.#develop.uniforms['light'] as IUniform).value = (this.presentable ? this.#sum : this.#one).texture;
    renderer.setRenderTarget(null);
    renderer.clear();
    this.#pass(this.#develop, null);
    world.depthOnly = true;
    this.#camera.layers.set(LAYERS.depth);
    renderer.render(world.scene, this.#camera);
    world.depthOnly = false;
    this.#camera.layers.set(LAYERS.marks);
    renderer.render(world.scene, this.#camera);
    this.calls = this.#lit.calls + renderer.info.render.calls;
    this.triangles = this.#lit.triangles + renderer.info.render.triangles;
  }

  /** Waits until the graphics card, or the software in its place, has drawn everything it was told to. */
  async drawn(): Promise<void> {
    const gl = this.renderer.getContext() as WebGL2RenderingContext;
    const fence = gl.fenceSync(gl.SYNC_GPU_COMMANDS_COMPLETE, 0);
    if (!fence) return; // the context is lost
    gl.flush();
    while (!gl.isContextLost() && gl.getSyncParameter(fence, gl.SYNC_STATUS) !== gl.SIGNALED)
      await new Promise((next) => setTimeout(next, GLANCE));
    gl.deleteSync(fence);
  }

  dispose(): void {
    this.#world?.dispose();
    this.#environment?.dispose();
    this.#one.dispose();
    this.#sum.dispose();
    this.renderer.dispose();
    // A browser has only a few contexts, and frees them late.
    this.renderer.getContext().getExtension('WEBGL_lose_context')?.loseContext();
  }
}
