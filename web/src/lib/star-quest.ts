// Made by `python -m sublevel.table.typescript` from src/sublevel/games/star_quest/view_types.py. Do not edit.

import type { Json } from './protocol';

/** One of the four boards, in the order north-west, north-east, south-west, south-east (SQ-GEO-1). */
export interface BoardView {
  /** 1..4 */
  board: number;
  turns: number;
  /** "no", "pending", "yes" */
  scan: string;
}

/** A docking bay of a squad in play (SQ-GEO-3, SQ-GEO-4). */
export interface BayView {
  /** RED, YEL, BLU */
  colour: string;
  /** W1 */
  port: string;
}

/** The hulk as it is built; it never changes in a match. */
export interface ShipView {
  /** 24 rows of 24: `.` corridor, a letter a room */
  rooms: string[];
  /** 25 rows of 24 edges, each above a square: space, `-` wall, `=` door, `o` doorway */
  across: string[];
  /** 24 rows of 25 edges, each left of a square: space, `|` wall, `:` door, `o` doorway */
  down: string[];
  bays: BayView[];
  /** in the order of their numbers */
  doors: string[];
}

/** A figure of a squad, or one of Chaos on the hulk; with its values as they are now (SQ-DATA-2, SQ-DATA-3). */
export interface FigureView {
  /** R2, G5 */
  figure: string;
  /** also a bay square; None: returned or lost */
  square: string | null;
  lp: number;
  /** 6, 3 or 1 */
  most: number;
  move: number;
  armour: number;
  /** dice: 2W; None: cannot fire */
  fire: string | null;
  /** dice: 2R+2W */
  close: string;
  /** L N H B, or the kit */
  weapon?: string | null;
  /** docked, aboard, returned, lost */
  state?: string;
  /** fresh, open, done */
  acted?: string;
  /** of its loss, or of its token */
  value?: number;
  /** heavy weapons that a Dreadnought has left */
  arms?: string;
  /** the item */
  carries?: boolean;
}

/** A radar blip on the hulk; its kind where the reader may know it. */
export interface BlipView {
  /** b7 */
  blip: string;
  square: string;
  kind?: string | null;
  acted?: string;
}

/** An equipment or order card of a squad. */
export interface CardView {
  /** DZ, TA:N, oDT */
  card: string;
  /** equipment: "no", "owned", "gone"; orders: "box", "hand", "laid", "gone" */
  state: string;
}

/** A squad's screen. */
export interface SquadView {
  seat: number;
  colour: string;
  score: number;
  loss: number;
  /** of its tokens */
  points: number;
  /** by kind, blips and chips together */
  tokens: Record<string, number>;
  equipment: CardView[];
  orders: CardView[];
  /** primary, secondary */
  marks?: string[];
  /** in force */
  order?: string | null;
  /** silenced, held, jammed, dazzled */
  flags?: string[];
  /** loadout */
  ready?: boolean;
  /** equipment cards of the loadout, and order cards */
  choose?: number;
  pick?: number;
  /** players who may pass through its figures */
  allows?: string[];
}

/** What Chaos has; kinds of the pools only for its own eyes. */
export interface ChaosView {
  seat: number;
  score: number;
  blips: number;
  chips: number;
  /** face-up tokens by kind */
  table: Record<string, number>;
  supply: Record<string, number>;
  blip_kinds?: Record<string, number> | null;
  chip_kinds?: Record<string, number> | null;
  allows?: string[];
}

/** An objective of the mission. The secondary one is `known` to squads once it was read out. */
export interface GoalView {
  /** primary, secondary */
  mark: string;
  points: number;
  known: boolean;
  /** USE, REMOVE, CARRY, HOLD, CLEAR, TOKEN, SCORE */
  form?: string | null;
  /** RED, YEL, BLU, CHAOS */
  owner?: string | null;
  squares?: string[];
  /** squares that were used */
  done?: string[];
  /** 4:E */
  room?: string | null;
  kind?: string | null;
  count?: number;
  /** the furthest so far; of tokens and points the best squad's */
  progress?: number;
  /** a kind that must be removed before */
  requires?: string | null;
  /** what is required has come true */
  open?: boolean;
  /** square of the item */
  item?: string | null;
  carrier?: string | null;
}

/** A die that lies there. */
export interface DieView {
  /** W, R */
  colour: string;
  value: number;
}

/** The last roll, and the attack it belongs to. */
export interface RollView {
  /** fire, null, holo, ray, close, gun (E05), call (E16), bomb ... */
  kind: string;
  dice: DieView[];
  attacker?: string | null;
  /** a figure */
  target?: string | null;
  square?: string | null;
  direction?: string | null;
  defence?: DieView[];
  armour?: number | null;
  /** Null-Time: still to be allotted */
  points?: number;
}

/** The event card of this Chaos turn, for all to see. */
export interface EventView {
  /** E05 */
  event: string;
  /** sentry-gun: cards with the same effect have the same */
  name: string;
  /** squad, figure, second, order, card, clone, door, board, blip or place */
  asks?: string | null;
  /** the one that was chosen or is asked */
  squad?: string | null;
  /** the first one to be exchanged */
  figure?: string | null;
  /** the one that blips go to, 1..4 */
  board?: number | null;
  /** gives a power that is not used yet */
  power?: boolean;
}

/** The figure or blip whose activation is open (SQ-ACT-2). */
export interface ActorView {
  figure: string;
  mp: number;
  moves: number;
  shots: number;
  combats: number;
  /** it stands on an occupied square */
  passing: boolean;
}

/** A square where a move may end, with its cost and the square before it; follow those back for the way. */
export interface WayView {
  square: string;
  cost: number;
  /** the square before */
  back: string;
  /** false: only on the way (occupied) */
  end?: boolean;
  /** begins a scan */
  scan?: boolean;
  /** the own bay */
  home?: boolean;
  /** a blip would be seen there */
  seen?: boolean;
}

/** What an attack does to one figure. */
export interface ChanceView {
  target: string;
  /** in 1/10000, with a re-roll put to its best use */
  removed: number;
  /** at least one life point, in 1/10000 */
  damaged: number;
  friend?: boolean;
  /** its life points now: if they are more than one, to wound it is something, too */
  life?: number;
  /** what must be shown to take a life point, and to remove it; None in close combat */
  hurts?: number | null;
  removes?: number | null;
}

/** An enemy that a figure could attack: from where it stands, or after a move. */
export interface ProspectView {
  target: string;
  /** fire, close, null, holo, ray */
  how: string;
  /** in 1/10000 that the target is removed */
  chance: number;
  /** the same that it loses at least one life point */
  damaged: number;
  /** move there first, one of `ways`; None: from here */
  square?: string | null;
  /** 2W */
  dice?: string | null;
  /** dice of the defender */
  defence?: string | null;
  /** a die may be rolled again; the chances count on it */
  reroll?: boolean;
  /** of the target and all others whom the attack may harm, friends included */
  chances?: ChanceView[];
}

/** What a figure could do: for the open one, and for each that may still be selected by the reader. */
export interface OutlookView {
  figure: string;
  ways: WayView[];
  prospects: ProspectView[];
}

/** A legal action with what a client needs to draw it. */
export interface ActionView {
  id: number;
  text: string;
  kind: string;
  /** who acts, or whom a choice names */
  figure?: string | null;
  /** figure */
  target?: string | null;
  /** where it leads to, or what it aims at */
  square?: string | null;
  door?: string | null;
  direction?: string | null;
  /** card, order, weapon set, kit */
  card?: string | null;
  /** points of a hit, number of a die, number of a board */
  count?: number | null;
  /** 2W */
  dice?: string | null;
  /** weights of the sums 0, 1, 2 ... of 10000 */
  totals?: number[] | null;
  /** a die may be rolled again; the chances count on it */
  reroll?: boolean;
  /** dice of the defender */
  defence?: string | null;
  chances?: ChanceView[] | null;
  /** squares that a blast or ray touches */
  area?: string[] | null;
}

/** A line of the score sheet at the end. */
export interface ScoreView {
  player: string;
  seat: number;
  tokens: number;
  primary: number;
  secondary: number;
  losses: number;
  total: number;
  winner: boolean;
}

/** Everything a seat may know. */
export interface View {
  /** dead-signal; `custom` for one of your own */
  mission: string;
  /** of one's own mission */
  title: string | null;
  briefing: string | null;
  /** on the secondary objective of one's own mission, for who may know it */
  notes: string | null;
  ship: ShipView;
  /** loadout, squad, event, chaos, reinforce, over, reroll, alloc, dread, lose, scan, ... */
  phase: string;
  /** whose turn it is: RED, YEL, BLU, CHAOS */
  player: string;
  waiting: number[];
  round: number;
  /** the last turns are played */
  last: boolean;
  /** event cards left */
  deck: number;
  boards: BoardView[];
  /** doors */
  open: string[];
  /** 24 rows of 24, `1` in sight of a squad (radar) */
  lit: string[];
  figures: FigureView[];
  blips: BlipView[];
  squads: SquadView[];
  chaos: ChaosView;
  goals: GoalView[];
  event: EventView | null;
  actor: ActorView | null;
  roll: RollView | null;
  /** only for the reader whose turn it is */
  outlooks: OutlookView[];
  reserve?: string[] | null;
  /** board 1..4 */
  scanning?: number | null;
  /** with `sheet`: list of ScoreView */
  result?: Record<string, Json> | null;
}
