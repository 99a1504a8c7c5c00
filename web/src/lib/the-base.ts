// Made by `python -m sublevel.table.typescript` from src/sublevel/games/the_base/view_types.py. Do not edit.

import type { Json } from './protocol';

/** A tile; a hidden one shows neither openings nor shape, unless somebody looks back at a match that is over. */
export interface TileView {
  cell: string;
  open: string | null;
  shape: string | null;
  /** said only where its face is shown nevertheless */
  hidden?: boolean;
}

/** A start slot; number 0 is blank. */
export interface SlotView {
  at: string;
  side: string;
  number: number;
}

/** A piece and where it stands. */
export interface PieceView {
  side: string;
  number: number;
  at: string | null;
  saved: boolean;
  /** columns to its goal, as the tie-break counts them */
  distance: number;
}

/** How a piece stands. */
export interface PieceAids {
  side: string;
  number: number;
  locked: boolean;
  /** where its passages lead; a locked piece can neither enter nor turn any of these */
  exits: string[];
  /** estimated actions to its goal */
  race: number;
  /** an enemy can walk to it in its next turn */
  threatened: boolean;
  guarded: boolean;
}

/** A captured piece that waits for its return. */
export interface PendingView {
  side: string;
  number: number;
  candidates: string[];
}

/** A legal action with what a client needs to draw it. */
export interface ActionView {
  id: number;
  text: string;
  kind: string;
  piece?: number | null;
  to?: string | null;
  cost?: number | null;
  /** number of the enemy's piece */
  captures?: number | null;
  saves?: boolean;
  cell?: string | null;
  open?: string | null;
}

/** The board of The Base. It is the same for both seats and for spectators (BASE-INFO-2, BASE-INFO-3). */
export interface BoardView {
  phase: string;
  turn: string;
  waiting: number[];
  actions: number;
  window: boolean;
  countdown: number;
  countdown_start: number;
  tokens: Record<string, number>;
  saved: Record<string, number>;
  tiles: TileView[];
  slots: SlotView[];
  pieces: PieceView[];
  /** hidden tiles by shape */
  hidden: Record<string, number>;
  orient: string | null;
  pending: PendingView | null;
  result: Record<string, Json> | null;
}

/** What the overlays of BASE-UI-9 show. */
export interface BoardAids {
  /** in the order of the board's */
  pieces: PieceAids[];
  manipulable: Record<string, string[]>;
  /** where each side can walk to in its next turn */
  threats: Record<string, string[]>;
  /** the same, turning tiles on the way */
  threats_turning: Record<string, string[]>;
  /** who would win if the countdown ended now */
  leader: string;
}
