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
}

/** What the game works out for whoever wants it. */
export interface BoardAids {
  /** stacks and jokers of which a piece may be placed, with the Swap chip if need be */
  reachable: string[];
  /** whether that chip is at hand */
  swap: boolean;
}

export const PIECES: Record<string, { A: string; B: string }> = {
  'M1.1': { A: 'S', B: 'Sk' },
  'M1.2': { A: 'S', B: 'Sk' },
  'M1.3': { A: 'S', B: 'Sv' },
  'M1.4': { A: 'S', B: 'Sv' },
  'M1.5': { A: 'S', B: 'S' },
  'M1.6': { A: 'S', B: 'S' },
  'M1.7': { A: 'S', B: 'S' },
  'M1.8': { A: 'S', B: 'S' },
  'M1.9': { A: 'S', B: 'S' },
  'M1.10': { A: 'S', B: 'S' },
  'I2.1': { A: 'W:N W', B: 'S S' },
  'I2.2': { A: 'Sk S', B: 'Wx W' },
  'I2.3': { A: 'S:E Sv:W', B: 'W S' },
  'I2.4': { A: 'Wx W', B: 'S:W W:S' },
  'I3.1': { A: 'W W:N W', B: 'S S S' },
  'I3.2': { A: 'Sk S S', B: 'Wx S W' },
  'I3.3': { A: 'S:E S:W Sv', B: 'S W S' },
  'I3.4': { A: 'W Wx W', B: 'W:S W S:N' },
  'V3.1': { A: 'W . / W:W W', B: '. S / S S' },
  'V3.2': { A: 'Sk . / S S', B: '. Wx / W S' },
  'V3.3': { A: 'S:S . / S:N Sv', B: '. S / S W' },
  'V3.4': { A: 'W . / Wx W', B: '. S:N / W:S W' },
  'I4.1': { A: 'W W W:N W', B: 'S S S S' },
  'I4.2': { A: 'S Sk S S', B: 'Wx S S W' },
  'I4.3': { A: 'S S:E S:W Sv', B: 'S W W S' },
  'I4.4': { A: 'W Wx W W', B: 'W:S W S S:N' },
  'O4.1': { A: 'W:N W / W W', B: 'S S / S S' },
  'O4.2': { A: 'S S / Sk S', B: 'W W / Sx S' },
  'O4.3': { A: 'Sv:E S:W / S S', B: 'W S / S W' },
  'O4.4': { A: 'W W / W Wx', B: 'S:S S:S / W:N W:N' },
  'T4.1': { A: 'W W:N W / . W .', B: 'S S S / . S .' },
  'T4.2': { A: 'S S S / . Sk .', B: 'W S Wx / . W .' },
  'T4.3': { A: 'Sv S:S S / . S:N .', B: 'S W S / . W .' },
  'T4.4': { A: 'W Wx W / . W .', B: 'W:N S:E W:W / . S .' },
  'L4.1': { A: 'W . / W:W . / W W', B: '. S / . S / S S' },
  'L4.2': { A: 'Sk . / S . / S S', B: '. W / . W / Sx S' },
  'L4.3': { A: 'S . / S:S . / S:N Sv', B: '. S / . W / W S' },
  'L4.4': { A: 'W . / W . / Wx W', B: '. S:E / . S / W W:E' },
  'S4.1': { A: '. W W:N / W W .', B: 'S S . / . S S' },
  'S4.2': { A: '. S Sk / S S .', B: 'S W . / . S Wx' },
  'S4.3': { A: '. S:S S / Sv S:N .', B: 'W S . / . W S' },
  'S4.4': { A: '. Wx W / W W .', B: 'S W:N . / . W:S S' },
  JI: { A: 'W W W W W', B: 'S S Sv S S' },
  JL: { A: 'W:S . / W:N . / W . / W W', B: '. S / . S / . S / Sk S' },
  JN: { A: '. W / . W / W W / W .', B: 'S:S . / S:N . / Sv S / . S' },
  JP: { A: 'W W / W W / Wx .', B: 'S Sk / S S / . S' },
  JT: { A: 'W:N W W / . W . / . W .', B: 'S S S / . S . / . Sv .' },
  JU: { A: 'W . W / W W W', B: 'S . Sv / S S:S S' },
  JV: { A: 'W . . / W . . / W:E W:W W', B: '. . S / . . S / Sk S S' },
  JW: { A: 'W . . / W W . / . W W', B: '. . S / . Sv:E S:W / S S .' },
  JZ: { A: 'W Wx . / . W . / . W W', B: '. S Sk / . S . / S S .' },
};

export const PLATEAUS: Record<string, { height: number; top: string }> = {
  a: { height: 1, top: 'S S / S S' },
  b: { height: 2, top: 'S S / S Sv' },
  c: { height: 3, top: 'S:E S:W / S S' },
  d: { height: 4, top: 'Sk S / S S' },
  e: { height: 5, top: 'S:N S / Sv S' },
  f: { height: 6, top: 'S Sx / S S' },
  g: { height: 7, top: 'S S:S / S Sk:N' },
  h: { height: 8, top: 'S:W S / S S' },
};
