/** What the stage is given and what it tells: the contract between the board of Underground and its model box. */
import type { Step } from '../../../lib/protocol';
import type { BoardView } from '../../../lib/underground';

/** A piece that is not there yet. */
export interface Ghost {
  piece: string;
  face: string;
  rotation: number;
  anchor: string;
  /** the level it would lie on */
  base: number;
  fits: boolean;
  /** cells at fault when it does not fit */
  faults: string[];
  /** such as "V3 on A7: level 9", or a sentence why not; empty where that is said elsewhere */
  tag: string;
  /** a proposal of that seat; otherwise one's own */
  seat?: number;
}

/** A cell that the figure can reach, and how many steps away it is. */
export interface Reached {
  cell: string;
  cost: number;
}

/** A way that somebody suggests, without the figure's own cell. */
export interface Suggestion {
  seat: number;
  path: string[];
}

export interface StageProps {
  view: BoardView;
  /** animate it by its events; null: jump */
  last: Step | null;
  ghosts: Ghost[];
  /** anchors where the held piece fits this way round: ring and dot */
  fits: string[];
  reach: Reached[];
  /** the way under the pointer: the cells after the figure's, as many as it costs steps */
  path: string[];
  suggestions: Suggestion[];
  /** cells to look at: of a lesson, of a card, of the set-up */
  point: string[];
  /** the cell on which the keyboard is */
  cursor?: string | null;
  /** numbers on all tops */
  heights: boolean;
  /** cells of the kidnapper's line; left out: worked out from the timer */
  danger?: string[];
  colour: (seat: number) => string;
  letter: (seat: number) => string;
  onhover: (cell: string | null) => void;
  /** one looks from another side: quarters from the south towards the west */
  onlook?: (quarter: number) => void;
  /** click or tap; the board decides what it means */
  onpick: (cell: string) => void;
  /** wheel or two fingers while a piece is held */
  onturn: (quarter: 1 | -1) => void;
  onflip: () => void;
  /** a piece is in hand: the wheel turns it instead of zooming */
  held: boolean;
  /** there is no WebGL, or no longer: the board falls back to the plan */
  onlost?: () => void;
}

/** What a component of the stage offers to whoever binds it. */
export interface StageApi {
  /** A quarter round the box. */
  turnView(quarter: 1 | -1): void;
  /** As it was at the start. */
  resetView(): void;
  /** Nearer (above 1) or farther. */
  zoomView(factor: number): void;
  /** Where the middle of a cell's top is, in pixels of the stage. */
  pointOf(cell: string): { x: number; y: number } | null;
  /** What drawing costs, for tests; also on the canvas as `data-stats`, whenever a picture is finished. */
  stats(): StageStats;
}

export interface StageStats {
  /** draw calls of one sample, shadows and marks included */
  calls: number;
  triangles: number;
  /** milliseconds of the last frame on the processor */
  frame: number;
  /** gathered samples of light of the picture on the screen */
  samples: number;
  /** nothing moves and all samples are gathered */
  still: boolean;
}
