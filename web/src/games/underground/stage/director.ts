/** Lets the stage come alive: decides when to draw, what moves meanwhile, and how much light to gather. */
import { begin } from '../../../lib/activity';
import type { Step } from '../../../lib/protocol';
import type { BoardView } from '../../../lib/underground';
import { bestStop, type Eye } from './camera';
import { blended, bounded, eyeOf, quarterOf, seated, type Gaze, type Setting } from './gaze';
import { LEVEL, spot, squareOf } from './grid';
import type { ThemeName } from './look';
import type { Marks } from './marks';
import { eased, Performance } from './motion';
import { Picture, type Quality } from './picture';
import type { StageStats } from './stage';
import type { World } from './world';

/** How long it takes to go a quarter round the box, in milliseconds at normal speed. */
const TURN = 250;
// What a frame takes, in milliseconds: more light is gathered while it is quick, and the picture gets simpler when
// several in a row are slow. After a pause nobody knows.
const QUICK = 20;
const SLOW = 60;
const PAUSE = 3000;
const PATIENCE = 5;

/** Who wants to know. */
export interface Audience {
  /** One looks from elsewhere now. */
  looked(eye: Eye): void;
  /** Nothing moves any more, and all light is gathered. */
  finished(stats: StageStats): void;
}

interface Going<T> {
  what: T;
  since: number;
  length: number;
}

export class Director {
  readonly #picture: Picture;
  #world: World | null = null;
  #view: BoardView | null = null;
  #marks: Marks | null = null;
  #danger: string[] | undefined;
  #setting: Setting = { width: 0, height: 0, tower: null };
  #gaze: Gaze | null = null;
  #home: Gaze | null = null;
  #quarter = -1;
  #turning: Going<{ from: Gaze; to: Gaze }> | null = null;
  #acting: Going<Performance> | null = null;
  #played = -1; // the number of the step that was played last
  #asked = 0;
  #pending: (() => void) | null = null; // the page is busy until the picture that was asked for is drawn
  #fresh = true; // something has to be shown
  #last = 0;
  #slow = 0;
  #perFrame = 1;
  #frame = 0;
  #pace = 1;
  #disposed = false;

  /** Throws if there is no WebGL. */
  constructor(
    canvas: HTMLCanvasElement,
    quality: Quality,
    readonly audience: Audience,
  ) {
    this.#picture = new Picture(canvas, quality);
  }

  enter(theme: ThemeName): void {
    this.#world = this.#picture.enter(theme);
    this.#quarter = -1;
    this.#look();
    this.#settle();
    if (this.#marks) this.#world.mark(this.#marks);
    this.request();
  }

  /** The board as it is, with nothing in the air. */
  #settle(): void {
    if (this.#view) this.#world?.show(this.#view, { danger: this.#danger });
  }

  resize(width: number, height: number, ratio: number): void {
    if (!width || !height) return;
    this.#setting = { ...this.#setting, width, height };
    this.#picture.resize(width, height, ratio);
    this.#sitDown();
    this.#look();
  }

  /** Shows a board; with a step it is played first. */
  show(view: BoardView, step: Step | null, danger?: string[]): void {
    const before = this.#view;
    this.#danger = danger;
    this.#view = view;
    this.#setting = { ...this.#setting, tower: view.tower || null };
    this.#sitDown();
    const fresh = step && step.number !== this.#played;
    this.#played = step?.number ?? -1;
    const performance = fresh && before && this.pace > 0 ? new Performance(step, before, view) : null;
    this.#acting = null;
    if (performance?.length) {
      this.#acting = { what: performance, since: -1, length: performance.length * this.pace };
      this.#world?.show(view, { ...performance.airborne, danger });
      this.#world?.pose(performance.at(0));
    } else this.#settle();
    if (this.#marks) this.#world?.mark(this.#marks);
    this.#picture.stir();
    this.request();
  }

  mark(marks: Marks): void {
    this.#marks = marks;
    this.#world?.mark(marks);
    this.request();
  }

  /** The length of all motion is multiplied by it; 0: nothing moves, and nothing does on a machine that draws slowly. */
  get pace(): number {
    return this.#picture.quality.rich ? this.#pace : 0;
  }

  set pace(pace: number) {
    this.#pace = pace;
  }

  get gaze(): Gaze | null {
    return this.#turning?.what.to ?? this.#gaze;
  }

  get home(): Gaze | null {
    return this.#home;
  }

  get setting(): Setting {
    return this.#setting;
  }

  /** Looks from elsewhere, at once or on the way there. */
  look(to: Gaze, smoothly = false): void {
    const wished = bounded(to);
    const from = this.#gaze;
    if (smoothly && from && this.pace > 0)
      this.#turning = { what: { from, to: wished }, since: -1, length: TURN * this.pace };
    else {
      this.#turning = null;
      this.#gaze = wished;
      this.#look();
    }
    this.request();
  }

  /** Chooses the side to sit on as soon as there is a board and a size. */
  #sitDown(): void {
    const { width, height } = this.#setting;
    if (!this.#view || !width || !height) return;
    const stop = this.#home ? Math.round((this.#home.azimuth - seated(this.#setting, 0).azimuth) / 90) : this.#best();
    const home = seated(this.#setting, stop);
    const untouched = !this.#gaze || (this.#home && same(this.#gaze, this.#home));
    this.#home = home;
    if (untouched) {
      this.#gaze = home;
      this.#look();
    }
  }

  /** The tower counts most; where it is in the middle the plateaus decide. */
  #best(): number {
    const view = this.#view;
    if (!view) return 0;
    const tall = view.plateaus.map(({ cell, height }) => ({ at: spot(squareOf(cell)), height: height * LEVEL }));
    const tower = view.tower ? [{ at: spot(squareOf(view.tower)), height: 24 }] : [];
    return bestStop([...tower, ...tall], seated(this.#setting, 0).azimuth);
  }

  #look(): void {
    const { width, height } = this.#setting;
    if (!this.#gaze || !width || !height) return;
    const eye = eyeOf(this.#gaze, this.#setting);
    this.#picture.look(eye);
    if (this.#quarter < 0) this.#read();
    this.audience.looked(eye);
    this.request();
  }

  /** Letters and signs are turned to whoever sits there now. */
  #read(): void {
    const quarter = this.#gaze ? quarterOf(this.#gaze.azimuth) : this.#quarter;
    if (quarter === this.#quarter || !this.#world) return;
    this.#quarter = quarter;
    this.#world.turn(quarter);
    if (this.#marks) this.#world.mark(this.#marks);
    this.#picture.stir();
  }

  /** Ends what moves: everything is where it belongs. */
  skip(): void {
    if (!this.#acting) return;
    this.#acting = null;
    this.#settle();
    this.#picture.stir();
    this.request();
  }

  request(): void {
    this.#fresh = true;
    this.#schedule();
  }

  #schedule(): void {
    this.#pending ??= begin();
    this.#asked ||= requestAnimationFrame((now) => this.#draw(now));
  }

  /** Nothing is left to draw for now. */
  #done(): void {
    this.#pending?.();
    this.#pending = null;
  }

  #draw(now: number): void {
    this.#asked = 0;
    if (!this.#setting.width || !this.#world) return this.#done();
    const begun = performance.now();
    const gap = now - this.#last;
    this.#last = now;
    const [turning, acting] = [this.#turn(now), this.#act(now)];
    const moving = turning || acting;
    this.#adapt(gap);
    if (moving) this.#picture.stir();
    if (moving && !this.#picture.frugal) this.#picture.show();
    else this.#rest();
    this.#fresh = false;
    this.#frame = performance.now() - begun;
    if (moving || !this.#picture.complete) return this.#schedule();
    void this.#picture.drawn().then(() => this.#finish());
  }

  /** The picture is on the screen, unless something has been asked for since. */
  #finish(): void {
    if (this.#asked || this.#disposed) return;
    this.audience.finished(this.stats());
    this.#done();
  }

  /** A still board: first a quick picture, then more and more light. */
  #rest(): void {
    const picture = this.#picture;
    // Painting the letters anew takes a moment: not while somebody turns the box.
    if (picture.samples > 0 || picture.frugal) this.#read();
    if (picture.samples === 0 && this.#fresh && !picture.frugal) picture.show();
    picture.gather(this.#perFrame);
    if (picture.presentable) picture.show();
  }

  /** As many samples in a frame as the machine takes without effort; a simpler picture where it is slow. */
  #adapt(gap: number): void {
    if (gap > PAUSE) return; // nothing was drawn meanwhile
    this.#slow = gap > SLOW ? this.#slow + 1 : 0;
    if (gap < QUICK) this.#perFrame = Math.min(6, this.#perFrame + 1);
    else if (gap > 2 * QUICK) this.#perFrame = 1;
    if (this.#slow < PATIENCE) return;
    this.#slow = 0;
    this.#picture.spare();
  }

  #turn(now: number): boolean {
    const going = this.#turning;
    if (!going) return false;
    if (going.since < 0) going.since = now;
    const part = Math.min(1, (now - going.since) / going.length);
    this.#gaze = blended(going.what.from, going.what.to, eased(part));
    if (part >= 1) this.#turning = null;
    this.#look();
    return true;
  }

  #act(now: number): boolean {
    const going = this.#acting;
    if (!going) return false;
    if (going.since < 0) going.since = now;
    const gone = now - going.since;
    if (gone >= going.length) {
      this.#acting = null;
      this.#settle();
    } else this.#world?.pose(going.what.at(gone / this.pace));
    return true;
  }

  stats(): StageStats {
    const { calls, triangles, samples, complete } = this.#picture;
    return {
      calls,
      triangles,
      samples,
      frame: this.#frame,
      still: complete && !this.#acting && !this.#turning && this.#asked === 0,
    };
  }

  dispose(): void {
    cancelAnimationFrame(this.#asked);
    this.#disposed = true;
    this.#done();
    this.#picture.dispose();
  }
}

function same(a: Gaze, b: Gaze): boolean {
  return a.azimuth === b.azimuth && a.elevation === b.elevation && a.zoom === b.zoom && a.x === b.x && a.z === b.z;
}
