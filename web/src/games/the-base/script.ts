/** What the board plays when a step arrives: its events as clips, one after the other. */
import type { Step } from '../../lib/protocol';
import { pieceId, placesOf, sideOfWord, tilesOf, type BoardView } from './board';
import { quartersBetween, wayOf, type Openings } from './geometry';

export type Clip = { start: number; length: number } & (
  | { kind: 'slide'; piece: string; way: string[] } // a piece goes its way
  | { kind: 'home'; piece: string; from: string; to: string } // a captured piece slides to its slot
  | { kind: 'land'; piece: string } // a captured piece comes down on the slot that was chosen
  | { kind: 'hit'; at: string } // where it was captured
  | { kind: 'turn'; cell: string; quarters: number }
  | { kind: 'flip'; cell: string }
  | { kind: 'glow'; at: string } // saved
);
type Shot = Clip extends infer C ? (C extends Clip ? Omit<C, 'start' | 'length'> : never) : never;

// How long things take at normal speed, in milliseconds.
const STEP = 160;
const HOME = 250;
const TURN = 200;
const FLIP = 250;
const GLOW = 700;
const BREATH = 60;

/** The clips of a step. `before` is how the tiles lay until now. */
export function clipsOf(step: Step, view: BoardView, before: Openings): Clip[] {
  const clips: Clip[] = [];
  const taken = new Map<string, string>(); // captured pieces and where
  const tiles = tilesOf(view);
  let now = 0;
  // What only accompanies the rest does not make the others wait.
  const add = (length: number, shot: Shot, wait = length) => {
    clips.push({ start: now, length, ...shot } as Clip);
    now += wait;
  };
  for (const { kind, args } of step.events) {
    const piece = pieceId({ side: sideOfWord(args['side']), number: Number(args['piece']) });
    const cell = String(args['cell']);
    const open = String(args['open']);
    if (kind === 'piece-moved') {
      const way = wayOf(tiles, placesOf(view, piece.charAt(0)), String(args['from']), String(args['to']));
      add(STEP * (way.length - 1), { kind: 'slide', piece, way });
    } else if (kind === 'piece-captured') {
      taken.set(piece, String(args['at']));
      add(HOME, { kind: 'hit', at: String(args['at']) }, 0);
    } else if (kind === 'piece-returned') {
      const from = taken.get(piece);
      if (from) add(HOME, { kind: 'home', piece, from, to: String(args['to']) });
      else add(HOME, { kind: 'land', piece });
    } else if (kind === 'piece-saved') add(GLOW, { kind: 'glow', at: String(args['at']) }, BREATH);
    else if (kind === 'tile-revealed') add(FLIP, { kind: 'flip', cell });
    else if (kind === 'tile-rotated' || kind === 'tile-oriented') {
      const quarters = quartersBetween(String(args['before'] ?? before[cell] ?? open), open);
      // A turn that changes nothing is a turn all the same: half round.
      add(TURN, { kind: 'turn', cell, quarters: quarters || (kind === 'tile-rotated' ? 2 : 0) });
    }
  }
  return clips;
}

/** How long a step is to be looked at before the next one. */
export function lengthOf(clips: Clip[]): number {
  return clips.reduce((end, clip) => Math.max(end, clip.start + (clip.kind === 'glow' ? BREATH : clip.length)), 0);
}
