// Made by `python -m sublevel.table.typescript` from src/sublevel/games/panic_station/view_types.py. Do not edit.

import type { Json } from './protocol';

/** A room card on the board. Edges are those of the north, east, south, west as it lies: o, d or w (section 3.4). */
export interface RoomCardView {
  /** R00 to R19 */
  card: string;
  /** reactor, open-terminal, hive, closed-terminal, infirmary, storage, hall, run, team, danger */
  name: string;
  x: number;
  y: number;
  /** u, r, d or l (PS-GEO-3) */
  orientation: string;
  edges: string;
  /** terminal, infirmary, storage, run, team or danger */
  symbol?: string | null;
  /** the red side is up */
  red?: boolean;
  /** an inner room lies in the north of it (orientation u) or in the south (d) */
  double?: boolean;
}

/** A room card of the stack whose face is public; edges as printed. */
export interface StackCardView {
  card: string;
  name: string;
  edges: string;
  symbol?: string | null;
  double?: boolean;
}

/** A free cell where the top room card fits, and how it may lie there (PS-LAY-2 to 4). Public. */
export interface PlaceView {
  x: number;
  y: number;
  /** such as `ud` */
  orientations: string;
}

/** A trooper or an android. */
export interface CharacterView {
  /** colour and T or A, such as RT */
  who: string;
  seat: number;
  /** T or A */
  kind: string;
  life: number;
  /** as in PS-GEO-4, None off the board */
  room: string | null;
}

/** The parasites of one room; a black one that shows its grey side counts as grey (section 3.6). */
export interface ParasiteView {
  room: string;
  grey: number;
  black: number;
}

/** A card that is laid out in front of a player. */
export interface LaidView {
  card: string;
  /** of ammunition */
  charges?: number | null;
}

/** What everybody sees of a player. */
export interface SeatView {
  seat: number;
  colour: string;
  /** cards */
  hand: number;
  laid: LaidView[];
  alive: boolean;
  entered: boolean;
  /** in `give` and `armour`: has committed; what, nobody sees */
  answered: boolean;
}

/** A page of the private notebook: what a player can be sure of about another (PS-RES-2, PS-RES-3). */
export interface KnownView {
  seat: number;
  /** infected, clean or None */
  sure: string | null;
  /** at least so many of each kind are in that hand */
  cards: Record<string, number>;
}

/** What only the seat that looks may know of itself. */
export interface OwnView {
  seat: number;
  /** in the order of the kinds */
  hand: string[];
  infected: boolean;
  /** holds the host card */
  host: boolean;
  /** the antidote in the hand is spent */
  spent: boolean;
  /** the committed answer of `give` or `armour`, in notation */
  answer: string | null;
  /** the latest scan left this player as the only clean one (PS-END-5) */
  sole_clean: boolean;
  /** empty with the option notebook = off */
  notes: KnownView[];
}

/** The search stack and its discard. */
export interface SearchView {
  stack: number;
  discard: Record<string, number>;
  /** energy boosts used in this turn */
  aside: number;
  /** how often the stack became empty */
  runs: number;
  /** cards on top among which the host card was mixed */
  packet: number;
  /** what the discard held when it was shuffled last */
  restock: Record<string, number>;
}

/** The latest thermo-scan. */
export interface ScanView {
  red: number;
  blue: number;
  /** who took part */
  seats: number[];
}

/** Points that a character is about to lose: the armour window is open. */
export interface DamageView {
  who: string;
  points: number;
}

/** A room that an own character can walk to with the action points left. */
export interface WayView {
  who: string;
  room: string;
  cost: number;
  /** the actions in notation */
  steps: string[];
  /** the rooms on the way, its own last */
  path: string[];
  /** an exchange would be due there */
  exchange: boolean;
  /** it is a danger room */
  alert: boolean;
}

/** After the end: how a player stood, and how that came (PS-END-10). */
export interface InfectionView {
  seat: number;
  infected: boolean;
  /** the place in the order of infections */
  time: number | null;
  /** who infected this player; None for the host card or nobody */
  by: number | null;
  /** drew the host card */
  host: boolean;
  hand: string[];
}

/** Everything on the table, and what the seat that looks knows besides. */
export interface BoardView {
  /** turn, place, encounter, give, team_reply, relocate, armour or over */
  phase: string;
  players: number;
  /** from 1 */
  round: number;
  /** the most there can be */
  rounds: number;
  /** the seats of this team phase, in order */
  turns: number[];
  /** which of them */
  turn: number;
  /** the active player */
  seat: number;
  /** who has the door card */
  start: number;
  waiting: number[];
  /** action points left */
  points: number;
  /** red or green */
  doors: string;
  /** the first-turn search is still owed */
  duty: boolean;
  min_hand: number;
  gas_needed: number;
  cards: RoomCardView[];
  top: StackCardView | null;
  /** below the hive, where it was shown */
  second: StackCardView | null;
  /** cards that were put under the stack, the last one first */
  bottom: string[];
  rooms_left: number;
  /** room cards of the stack whose place in it nobody knows */
  unseen: string[];
  /** where the top card fits on the whole board */
  places: PlaceView[];
  characters: CharacterView[];
  parasites: ParasiteView[];
  /** parasites in the supply */
  grey_left: number;
  black_left: number;
  seats: SeatView[];
  /** None for spectators */
  own: OwnView | null;
  search: SearchView;
  /** the other one in `give` and `team_reply` */
  partner: number | null;
  /** the character that entered, searches or attacks */
  worker: string | null;
  /** of the encounter, or where a relocated parasite goes */
  room: string | null;
  damage: DamageView[];
  /** whose attack it is; None for parasites */
  damage_by: number | null;
  scan: ScanView | null;
  terminal_used: boolean;
  /** the character that may move on without action points */
  run: string | null;
  /** with claims as actions: who has made one before this decision */
  claimed: number[];
  /** who was asked something and has not answered */
  asked: number[];
  ways: WayView[];
  /** after the end */
  story: InfectionView[];
  result: Record<string, Json> | null;
}

/** A legal action; its text tells it whole, in the notation of section 4. */
export interface ActionView {
  id: number;
  text: string;
  kind: string;
  /** action points */
  cost?: number;
}

/** What the game works out for whoever wants it, from public facts alone. */
export interface BoardAids {
  /** for each room with own characters: where an alert would land, for 1 to 4 */
  alerts: Record<string, string[]>;
  /** gas cans in the stack and in hands that the viewer does not know */
  gas_unseen: number;
  /** rooms from each own character to the hive, doors counted as open */
  hive_distance: Record<string, number>;
}
