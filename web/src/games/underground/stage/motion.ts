/** What moves when a step arrives: its events as clips, one after the other. The timing follows from the events alone. */
import type { Event, Step } from '../../../lib/protocol';
import type { BoardView } from '../../../lib/underground';
import { sectionSpot, spot, squareOf, type Point } from './grid';
import { cellsOf, topOf, type Cells, type Lying } from './model';
import type { Airborne, Pose } from './world';

export type Clip = { start: number; length: number } & (
  | { kind: 'drop'; piece: string; cell: string } // a piece falls into its place
  | { kind: 'walk' | 'leap'; from: string; to: string } // the figure
  | { kind: 'run'; from: string; to: string } // the rat
  | { kind: 'rise' | 'drain'; cell: string } // water
  | { kind: 'lantern' } // the kidnapper goes one section on
);
type Shot = Clip extends infer C ? (C extends Clip ? Omit<C, 'start' | 'length'> : never) : never;

// How long things take at normal speed, in milliseconds.
const LENGTH: Record<Clip['kind'], number> = {
  drop: 160,
  walk: 180,
  leap: 250,
  run: 250,
  rise: 200,
  drain: 200,
  lantern: 250,
};

const SHOTS: Record<string, (args: Event['args']) => Shot> = {
  'piece-placed': (args) => ({ kind: 'drop', piece: String(args['piece']), cell: String(args['cell']) }),
  'single-laid': (args) => ({ kind: 'drop', piece: '', cell: String(args['cell']) }),
  'figure-moved': (args) => ({ kind: 'walk', from: String(args['from']), to: String(args['to']) }),
  'figure-displaced': (args) => ({ kind: 'walk', from: String(args['from']), to: String(args['to']) }),
  teleported: (args) => ({ kind: 'leap', from: String(args['from']), to: String(args['to']) }),
  'rat-ran': (args) => ({ kind: 'run', from: String(args['from']), to: String(args['to']) }),
  'water-rose': (args) => ({ kind: 'rise', cell: String(args['cell']) }),
  'valve-closed': (args) => ({ kind: 'drain', cell: String(args['cell']) }),
  'timer-turned': () => ({ kind: 'lantern' }),
};

/** The clips of a step. */
export function clipsOf(step: Step): Clip[] {
  const clips: Clip[] = [];
  let now = 0;
  for (const { kind, args } of step.events) {
    const shot = SHOTS[kind]?.(args);
    if (!shot) continue;
    const length = LENGTH[shot.kind];
    clips.push({ start: now, length, ...shot } as Clip);
    now += length;
  }
  return clips;
}

/** How long the stage needs to show a step, in milliseconds at normal speed. */
export function lengthOf(step: Step): number {
  return clipsOf(step).reduce((end, { start, length }) => Math.max(end, start + length), 0);
}

/** One step on its way: from the board before it to the board after it. */
export class Performance {
  readonly airborne: Airborne;
  readonly length: number;
  readonly #clips: Clip[];
  readonly #cells: Cells;
  readonly #drops: Clip[];
  readonly #waters: Clip[];
  readonly #section: number;

  constructor(step: Step, before: BoardView, after: BoardView) {
    this.#clips = clipsOf(step);
    this.#cells = cellsOf(after);
    this.length = lengthOf(step);
    this.#section = before.timer?.section ?? 0;
    const pieces: Lying[] = [];
    this.#drops = this.#clips.filter((clip) => {
      const lying = clip.kind === 'drop' ? fallen(after, clip) : undefined;
      if (lying) pieces.push(lying);
      return lying !== undefined;
    });
    this.#waters = this.#clips.filter(({ kind }) => kind === 'rise' || kind === 'drain');
    this.airborne = {
      pieces,
      water: this.#waters.map((clip) => ('cell' in clip ? clip.cell : '')),
    };
  }

  /** Where everything is after so many milliseconds. */
  at(now: number): Pose {
    const part = ({ start, length }: Clip): number => Math.min(1, Math.max(0, (now - start) / length));
    const pose: Pose = {
      lift: this.#drops.map((clip) => fall(part(clip))),
      spread: this.#waters.map((clip) => (clip.kind === 'rise' ? eased(part(clip)) : 1 - eased(part(clip)))),
    };
    const walks = this.#clips.filter((clip) => clip.kind === 'walk' || clip.kind === 'leap');
    const walk = current(walks, now);
    if (walk && 'from' in walk) pose.figure = this.#between(walk, part(walk), walk.kind === 'leap' ? 1.4 : 0.16);
    const run = this.#clips.find((clip) => clip.kind === 'run');
    if (run && 'from' in run) pose.rat = this.#between(run, part(run), 0.3);
    const turns = this.#clips.filter(({ kind }) => kind === 'lantern');
    if (turns.length) pose.lantern = this.#lantern(turns, now, part);
    return pose;
  }

  /** Over the edge between two tops, in an arc. */
  #between({ from, to }: { from: string; to: string }, part: number, hop: number): Point {
    const [a, b] = [spot(squareOf(from)), spot(squareOf(to))];
    const [low, high] = [topOf(this.#cells, from), topOf(this.#cells, to)];
    const p = eased(part);
    const climb = Math.max(0, Math.abs(high - low) - 0.1);
    const arc = (hop + climb * 0.5) * 4 * p * (1 - p);
    return [a[0] + (b[0] - a[0]) * p, low + (high - low) * p + arc, a[2] + (b[2] - a[2]) * p];
  }

  #lantern(turns: readonly Clip[], now: number, part: (clip: Clip) => number): { x: number; z: number } {
    const done = turns.filter((clip) => now >= clip.start + clip.length).length;
    const going = turns[done];
    const from = sectionSpot(Math.min(35, this.#section + done));
    const to = sectionSpot(Math.min(35, this.#section + done + (going ? 1 : 0)));
    const p = going ? eased(part(going)) : 0;
    return { x: from.x + (to.x - from.x) * p, z: from.z + (to.z - from.z) * p };
  }
}

/** The piece that a clip drops, as it lies afterwards. */
function fallen(after: BoardView, clip: Clip & { kind: 'drop' }): Lying | undefined {
  return after.pieces.findLast(({ piece, anchor }) => (clip.piece ? piece === clip.piece : anchor === clip.cell));
}

/** The clip that runs, or waits to run, or ran last. */
function current(clips: readonly Clip[], now: number): Clip | undefined {
  return clips.findLast(({ start }) => start <= now) ?? clips[0];
}

export function eased(part: number): number {
  return part < 0.5 ? 2 * part * part : 1 - 2 * (1 - part) * (1 - part);
}

/** From half a level above its place down, a little too far, and to rest. */
function fall(part: number): number {
  const [high, sag] = [0.34, 0.02];
  if (part < 0.75) return high * (1 - (part / 0.75) ** 2);
  return -sag * Math.sin(((part - 0.75) / 0.25) * Math.PI);
}
