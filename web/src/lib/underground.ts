// Made by `python -m sublevel.table.typescript` from src/sublevel/games/underground/view_types.py. Do not edit.

import type { Json } from './protocol';

/** A cell as it is seen from above (UG-GEO-3). */
export interface CellView {
  cell: string;
  height: number;
  surface: string;
  symbol?: string | null;
  used?: boolean;
  walls?: string;
  water?: boolean;
  buried?: number;
  /** a chip, `?` while it lies face down */
  code?: string | null;
}

/** A piece on the board, in the order in which they were laid; its top is one above its base (UG-GEO-4). */
export interface PieceView {
  piece: string;
  face: string;
  rotation: number;
  anchor: string;
  base: number;
}

/** A plateau on the board. */
export interface PlateauView {
  plateau: string;
  cell: string;
  rotation: number;
  height: number;
}

/** A card. */
export interface CardView {
  card: string;
  symbol: string;
  steps: number;
  blue: boolean;
}

/** A stack of the circle, bottom first; a piece that is not seen is None. */
export interface StackView {
  shape: string;
  pieces: (string | null)[];
  stone: boolean;
  /** the played card leads to it */
  offered: boolean;
}

/** A collected code chip. */
export interface ChipView {
  chip: string;
  digit?: number | null;
  left?: string | null;
  right?: string | null;
  spent?: boolean;
}

/** The timer and the kidnapper behind it. */
export interface TimerView {
  mode: string;
  section: number;
  end: number;
  /** row or column */
  line: string;
  /** which */
  number: string;
  /** what the next section sees */
  next_line: string;
  next_number: string;
  /** what turning the timer now would bring: free, discovered, caught (UG-KID-4, 9) */
  turning: string;
  /** the figure stands in the line: ending a move there is a discovery (UG-KID-5) */
  seen: boolean;
  /** that a discovery draws, each with water (UG-KID-3, UG-SC-6) */
  cards: number;
  sand: number;
  turns: number;
  seconds: number;
  flip: string;
  can_turn: boolean;
}

/** A cell that the figure can walk to, and the way that spends least (UG-MOVE-1 to 8). */
export interface WayView {
  cell: string;
  /** the cells on the way, its own last: as many as it costs steps */
  path: string[];
  /** the same as actions in notation */
  steps: string[];
  /** that locks on the way cost */
  keys?: number;
  /** that are used up: B Breaker, L Ladder */
  chips?: string;
  /** the kidnapper discovers a figure that ends its move there (UG-KID-5) */
  seen?: boolean;
}

/** A card in a hand, and the stacks and jokers to which it would lead now (UG-PICK-1 to 5). */
export interface LeadView {
  card: string;
  shapes: string[];
}

/** Everything on the table. It is the same for all seats and for spectators (section 10). */
export interface BoardView {
  phase: string;
  players: number;
  /** the active one */
  seat: number;
  turn: number;
  waiting: number[];
  cells: CellView[];
  plateaus: PlateauView[];
  pieces: PieceView[];
  tower: string;
  door: string;
  figure: string | null;
  rat: string | null;
  stacks: StackView[];
  jokers: string[];
  reserve: number;
  hands: CardView[][];
  card: CardView | null;
  steps: number;
  placed: boolean;
  moved: boolean;
  pile: number;
  discard: string[];
  /** coordinates that nobody has seen yet */
  unseen: string[];
  chips: ChipView[];
  chip_stack: number;
  /** the chain of five, once there is one */
  code: string[];
  /** the longest so far, as it is laid out */
  chain: string[];
  complete: boolean;
  /** chain of cables so far */
  longest: number;
  keys: number;
  keys_left: number;
  water_left: number;
  manholes_left: number;
  timer: TimerView | null;
  due: number;
  /** that is laid next */
  plateau: string | null;
  target: string | null;
  flood: string | null;
  votes: number[];
  discoveries: number;
  /** of the move; before a card is played, as far as the better card leads */
  ways: WayView[];
  leads: LeadView[];
  result: Record<string, Json> | null;
}

/** A legal action with what a client needs to show it. A placement is told whole by its text (UG-GEO-5). */
export interface ActionView {
  id: number;
  text: string;
  kind: string;
  cell?: string | null;
  /** that a lock on the cell costs whoever steps there (UG-MOVE-6) */
  keys?: number;
}

/** What the game works out for whoever wants it. */
export interface BoardAids {
  /** stacks and jokers of which a piece may be placed, with the Swap chip if need be */
  reachable: string[];
  /** whether that chip is at hand */
  swap: boolean;
}
