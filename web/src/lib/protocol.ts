// Made by `python -m sublevel.table.typescript` from the schema: protocol.py and api_types.py beside it. Do not edit.

/** What a game makes; its own types are in a file of its own. */
export type Json = unknown;

/** What can stand in a sentence. */
export type Argument = string | number;

export const LONGEST_NAME = 24;
export const LONGEST_LINE = 300;
export const LARGEST_FRAME = 8192;
export const LONGEST_ANALYSIS = 30;
export const PHRASES = [
  'hello',
  'good-luck',
  'one-moment',
  'nice-move',
  'oops',
  'well-played',
  'thanks',
  'again',
] as const;

/** One of the phrases that everybody reads in his language. */
export type Phrase = (typeof PHRASES)[number];

export type ClockKind = 'none' | 'move' | 'game' | 'days';

export type Status = 'open' | 'playing' | 'paused' | 'finished';

export type OfferKind = 'undo' | 'pause' | 'draw' | 'concede' | 'rematch';

export type Deed =
  | 'undo'
  | 'ask-undo'
  | 'ask-pause'
  | 'resume'
  | 'ask-draw'
  | 'ask-concede'
  | 'rematch'
  | 'resign'
  | 'leave'
  | 'return'
  | 'replace'
  | 'claim'
  | 'start';

export type FromClient =
  | Join
  | Act
  | AskWhy
  | Look
  | Eyes
  | WantAids
  | WantAuto
  | Say
  | Do
  | Answer
  | Propose
  | Agree
  | AskHint
  | Ping;

export type FromTable =
  | Welcome
  | Played
  | NewScene
  | Stands
  | Spoken
  | Declined
  | Proposed
  | Refused
  | Why
  | Looked
  | Hinted
  | Saving
  | Pong
  | Bye;

/** Why something was not done: a message key with arguments, the clause of the rules if one is behind it. */
export interface Refusal {
  key: string;
  args: Record<string, Argument>;
  clause: string | null;
  /** in English, for programs and logs */
  text: string;
}

/** Somebody: a guest with a name, or the owner of an account. */
export interface Person {
  id: string;
  name: string;
  account: boolean;
}

/** How much time people have. */
export interface Clock {
  kind: ClockKind;
  /** a move, a game, or a move that may take days */
  seconds: number;
  /** seconds gained with each turn, per game */
  increment: number;
}

/** One seat as everybody sees it. */
export interface SeatState {
  seat: number;
  holder: 'bot' | 'open' | 'person';
  /** of the person */
  name: string | null;
  /** the level of the bot that plays, also of one that stands in for a person */
  bot: string | null;
  /** the person said that a program of his plays here */
  program: boolean;
  /** held by the reader */
  mine: boolean;
  /** the person is connected */
  present: boolean;
  /** the person ran out of time, and the others may decide */
  overdue: boolean;
  /** milliseconds on the clock when the message was made */
  left: number | null;
  /** the clock runs */
  running: boolean;
}

/** The game's own clock, such as a sand timer: when nothing is left, the table itself acts. */
export interface Timer {
  /** milliseconds until then, when the message was made */
  left: number;
  /** milliseconds when it is full */
  whole: number;
  running: boolean;
}

/** Something that needs the others' consent. */
export interface Offer {
  kind: OfferKind;
  /** the seat that asks */
  by: number;
  /** the seats that said yes */
  agreed: number[];
  /** for undo: how many actions would remain */
  to: number | null;
  /** for undo: something was revealed since; what is drawn after it will be drawn afresh */
  redraws: boolean;
}

/** How the match at a table ended. */
export interface Ending {
  reason: 'agreed' | 'conceded' | 'played' | 'resigned' | 'time';
  winners: number[];
  /** who resigned, or ran out of time */
  by: number | null;
  /** the game's own outcome, for a match played to its end */
  result: Record<string, Json> | null;
}

/** Everything about a table but the board. */
export interface Standing {
  id: string;
  game: string;
  options: Record<string, Json>;
  clock: Clock;
  public: boolean;
  status: Status;
  seats: SeatState[];
  /** spectators connected */
  watching: number;
  offers: Offer[];
  /** what the reader can do now */
  can: Deed[];
  /** how many actions remain if the reader takes back all that is free */
  undo_to: number | null;
  /** and if the reader takes back only the last choice, with what the table played after it */
  undo_last: number | null;
  /** why the reader's last choice can be taken back neither freely nor by asking */
  undo_off: 'revealed' | 'timer' | null;
  /** whether the reader may ask for hints when it is his turn: no other person plays here */
  hints: boolean;
  ending: Ending | null;
  /** once the match is over: the whole position, with all that was hidden */
  deal: Json;
  /** SHA-256 of "seed:salt", shown from the start */
  commitment: string;
  /** published at the end, with the salt */
  seed: string | null;
  salt: string | null;
  /** the table of the rematch */
  following: string | null;
  /** it began from a position, or from another match */
  forked: boolean;
  /** the digest of the owner's data it is played with; null: the data that come with the game */
  data: string | null;
  /** where the game brings one */
  timer: Timer | null;
}

/** Something that happened on the board. */
export interface Event {
  kind: string;
  key: string;
  args: Record<string, Argument>;
  /** the rule behind it */
  clause: string | null;
}

/** One action that was played, as the reader may know it. */
export interface Step {
  /** actions played, with this one */
  number: number;
  /** who played it; 7 is the table itself: its timer ran out */
  seat: number;
  /** in the game's notation */
  text: string | null;
  events: Event[];
}

/** What one pair of eyes sees after so many actions. */
export interface Scene {
  plies: number;
  /** a seat, or null for a spectator */
  eyes: number | null;
  /** the seats whose turn it is */
  waiting: number[];
  /** the game's own structure */
  view: Json;
  /** the actions that the eyes' seat may choose from, as the game describes them */
  legal: Json[];
  /** what the game works out for those who want to see threats and routes */
  aids: Json;
  /** where all plan together: what a seat whose turn it is may choose from, for a seat that waits */
  plans: Json[];
}

/** What a seat suggests to do next: actions in the game's notation, one after the other. It is not on record. */
export interface Proposal {
  seat: number;
  texts: string[];
  /** the seats that like it */
  agreed: number[];
}

/** Something said at the table: words of one's own, or one of the phrases that everybody reads in his language. */
export interface ChatLine {
  number: number;
  /** milliseconds since 1970 */
  at: number;
  /** how many actions had been played */
  after: number;
  /** null: somebody who watches */
  seat: number | null;
  name: string;
  /** said to those who watch, by one of them or by a player who is out */
  watchers: boolean;
  text: string | null;
  phrase: string | null;
}

/** The first message: which table, and who I am. Without a token one watches as a nameless guest. */
export interface Join {
  type: 'join';
  table: string;
  token?: string | null;
  /** whether the welcome brings the log and the chat so far */
  log?: boolean;
  aids?: boolean;
  /** whether the table may play for me where I have no choice, see `auto` */
  auto?: boolean;
}

/** Play an action. `after` is the number of actions seen so far: what comes too late or twice changes nothing. */
export interface Act {
  type: 'act';
  ref: number;
  after: number;
  action: number | string;
  /** needed only by who holds several */
  seat?: number | null;
  /** what was seen of an action that others do not make wrong: a timer's section */
  mark?: number | null;
}

/** Why can I not do this? Answered by `why`. */
export interface AskWhy {
  type: 'why';
  ref: number;
  action: number | string;
  seat?: number | null;
}

/** Show me the board as it was after so many actions. Answered by `look`. */
export interface Look {
  type: 'look';
  ref: number;
  plies: number;
}

/** Who holds several seats says whose eyes look at the screen now. Answered by `scene`. */
export interface Eyes {
  type: 'eyes';
  seat: number | null;
}

/** Send aids with every scene, or do not. Answered by `scene`. */
export interface WantAids {
  type: 'aids';
  on: boolean;
}

/** Let the table play for me where I have no choice and the game leaves it to me, such as a forced pass, or do not. */
export interface WantAuto {
  type: 'auto';
  on: boolean;
}

/** Speak: one's own words, or a phrase. */
export interface Say {
  type: 'say';
  text?: string | null;
  phrase?: string | null;
}

/** Something besides playing, see `Standing.can`. */
export interface Do {
  type: 'do';
  ref: number;
  what: Deed;
  /** own seat for who holds several; for `replace` and `claim` the other's */
  seat?: number | null;
  /** for undo: how many actions remain */
  to?: number | null;
}

/** Yes or no to an offer; no to one's own withdraws it. */
export interface Answer {
  type: 'answer';
  ref: number;
  offer: OfferKind;
  yes: boolean;
}

/** Shall we? Suggest actions, in notation; none takes back what was suggested before. Answered by `proposed`. */
export interface Propose {
  type: 'propose';
  ref: number;
  /** actions seen so far */
  after: number;
  texts: string[];
  /** needed only by who holds several */
  seat?: number | null;
}

/** Like what a seat suggests, or no longer. Answered by `proposed`. */
export interface Agree {
  type: 'agree';
  ref: number;
  /** whose suggestion it is */
  to: number;
  yes: boolean;
  /** needed only by who holds several */
  seat?: number | null;
}

/** What would you do? Answered by `hints`, several times. Who asks again no longer waits for the first answer. */
export interface AskHint {
  type: 'hint';
  ref: number;
  /** needed only by who holds several */
  seat?: number | null;
}

/** Are you there? Answered by `pong`. */
export interface Ping {
  type: 'ping';
}

/** Answers `join`, also after a lost connection: everything that is needed to go on. */
export interface Welcome {
  type: 'welcome';
  you: Person | null;
  standing: Standing;
  scene: Scene;
  log: Step[];
  chat: ChatLine[];
  proposals: Proposal[];
}

/** Somebody played, and it is on record. To the player himself `ref` names his message. */
export interface Played {
  type: 'played';
  step: Step;
  scene: Scene;
  /** milliseconds on each seat's clock */
  left: (number | null)[];
  /** the seats whose clocks run */
  running: number[];
  can: Deed[];
  undo_to: number | null;
  undo_last: number | null;
  undo_off: 'revealed' | 'timer' | null;
  ref: number | null;
  /** where the game brings one */
  timer: Timer | null;
}

/** The board anew: after a take-back (then `plies` is smaller), for other eyes, or with aids. */
export interface NewScene {
  type: 'scene';
  scene: Scene;
  /** for other eyes that know other things: what was played as they have seen it */
  log: Step[] | null;
}

/** Something about the table has changed. */
export interface Stands {
  type: 'standing';
  standing: Standing;
  ref: number | null;
}

/** Somebody spoke. */
export interface Spoken {
  type: 'chat';
  line: ChatLine;
}

/** Somebody said no to an offer, so it is over. */
export interface Declined {
  type: 'declined';
  offer: OfferKind;
  /** the seat that asked */
  by: number;
  /** the seat that said no */
  seat: number;
}

/** All that is suggested now, by whomever. Carries `ref` if it answers a message. */
export interface Proposed {
  type: 'proposed';
  proposals: Proposal[];
  ref: number | null;
}

/** What the message `ref` asked for was not done. */
export interface Refused {
  type: 'refused';
  refusal: Refusal;
  ref: number | null;
}

/** The answer to `why`: null if it can be done. */
export interface Why {
  type: 'why';
  ref: number;
  refusal: Refusal | null;
}

/** The answer to `look`. `position` is the board in the game's notation. */
export interface Looked {
  type: 'look';
  ref: number;
  scene: Scene;
  position: Json;
}

/** The answer to `hint` so far. The last one is done, unless the board changes before. */
export interface Hinted {
  type: 'hints';
  ref: number;
  hints: Hints;
}

/** Whether the server can save. As long as it cannot, nothing is played and all clocks stand. */
export interface Saving {
  type: 'saving';
  ok: boolean;
}

/** I am here. */
export interface Pong {
  type: 'pong';
  /** milliseconds since 1970 */
  now: number;
}

/** The last message before the table closes the connection, and why. */
export interface Bye {
  type: 'bye';
  refusal: Refusal;
}

/** An option of a game. Its label is the message `<game>-option-<name>`, its explanation `...-help`. */
export interface OptionInfo {
  name: string;
  kind: 'choice' | 'named' | 'number' | 'switch';
  /** of the rules: where nobody says otherwise */
  default: Json;
  /** the default at a table with people; mostly the same */
  people: Json;
  /** for a choice, or the names that a named value can have */
  choices: string[];
  least: number | null;
  most: number | null;
  clause: string | null;
  /** JSON Schema, for values that no simple control can give */
  schema: Json;
  /** what each name stands for; null if no table of values tells it */
  named: Record<string, Json>;
}

/** What can be played, and how. */
export interface GameInfo {
  name: string;
  version: string;
  /** the digest of the owner's data it is played with; null: the data that come with it */
  data: string | null;
  seats: string[];
  least_seats: number;
  /** the option that says how many seats are taken; without one it is all of them */
  seat_option: string | null;
  /** all win or lose together */
  cooperative: boolean;
  /** what is often said here; the words are the messages `<game>-phrase-<name>` */
  phrases: string[];
  /** what a table that is opened with one click should set */
  quick_options: Record<string, Json>;
  /** whether seats know different things: then one screen needs a hand-over curtain */
  secrets: boolean;
  draw_offers: boolean;
  options: OptionInfo[];
  /** the levels, weakest first */
  bots: string[];
  lessons: number;
}

/** A guest who wants to be known by a name. */
export interface NewPerson {
  name: string;
}

/** Who opens an account, or logs in. */
export interface Credentials {
  name: string;
  password: string;
}

/** A person and the token that proves it. The token is shown this once. */
export interface Session {
  person: Person;
  token: string;
  settings: Record<string, Json>;
}

/** What one can change about oneself. */
export interface PersonChange {
  name?: string | null;
  settings?: Record<string, Json> | null;
}

/** Who shall sit on a seat of a new table: `me` can be said of several, on one screen. */
export interface SeatWish {
  holder: 'bot' | 'me' | 'open';
  bot?: string | null;
  /** on one screen: what this player is called */
  name?: string | null;
  /** a program plays on my seat, and everybody shall know it */
  program?: boolean;
}

/** Where a new table begins, if not with a deal: another table's match, a match file, or a written position. */
export interface Origin {
  table?: string | null;
  file?: string | null;
  position?: Json;
  /** how many of its actions to keep; all if null */
  plies?: number | null;
}

/** A table to be opened. */
export interface NewTable {
  game: string;
  seats: SeatWish[];
  options?: Record<string, Json>;
  clock?: Clock;
  public?: boolean;
  origin?: Origin | null;
}

/** A table is there. */
export interface Opened {
  table: string;
}

/** Take an open seat; null for any. */
export interface SitDown {
  seat?: number | null;
  /** a program plays, and everybody shall know it */
  program?: boolean;
}

/** Which seat it became. */
export interface Seated {
  table: string;
  seat: number;
}

/** A table in a list. */
export interface TableInfo {
  id: string;
  game: string;
  status: Status;
  public: boolean;
  seats: SeatState[];
  clock: Clock;
  plies: number;
  watching: number;
  /** milliseconds since 1970 */
  created: number;
  /** when something last happened */
  moved: number;
  my_turn: boolean;
  ending: Ending | null;
  forked: boolean;
}

/** What goes on: tables to join or watch, and one's own. */
export interface Lobby {
  open: TableInfo[];
  running: TableInfo[];
  mine: TableInfo[];
  /** running tables of each game */
  counts: Record<string, number>;
  online: number;
}

/** A whole match from one pair of eyes: `scenes[n]` is the board after n actions. */
export interface Replay {
  game: string;
  version: string;
  options: Record<string, Json>;
  seats: SeatState[];
  eyes: number | null;
  all_seeing: boolean;
  finished: boolean;
  steps: Step[];
  scenes: Scene[];
  /** the board in the game's notation, after n actions */
  positions: Json[];
  /** what was said and claimed; `after` is its place between the actions */
  chat: ChatLine[];
  ending: Ending | null;
  commitment: string | null;
  seed: string | null;
  salt: string | null;
  /** the digest of the owner's data it was played with; null: the data that come with the game */
  data: string | null;
}

/** A match file to be looked at. */
export interface ReplayFile {
  file: string;
  eyes?: number | null;
  all_seeing?: boolean;
}

/** A position and actions to try on it, without a table: lessons, and 'what if'. */
export interface Try {
  /** null: a fresh deal from `seed` */
  position?: Json;
  seed?: number | null;
  options?: Record<string, Json>;
  actions?: [number, string][];
  eyes?: number | null;
  /** look through the eyes of whoever is to act then, instead of `eyes` */
  mover?: boolean;
}

/** Where that leads. The actions before a refused one were played. */
export interface Tried {
  scene: Scene;
  steps: Step[];
  refusal: Refusal | null;
  /** as the eyes see it */
  position: Json;
  /** the same with what is hidden: it can be loaded again */
  whole: Json;
}

/** A position to be analysed, for a seat that is to act there. */
export interface AnalysisWish {
  /** as the game writes it */
  position: Json;
  options?: Record<string, Json>;
  /** null: whoever is to act */
  seat?: number | null;
  seconds?: number;
}

/** A match file to be reviewed. */
export interface MatchFile {
  file: string;
}

/** One line of a review: what is new in it. */
export interface ReviewPart {
  /** the actions of the match */
  plies: number;
  /** since the line before, in the order of the actions */
  verdicts: Verdict[];
  /** of all so far: the numbers of the actions that gave away most, the worst first */
  turning_points: number[];
  done: boolean;
}

/** A scenario to be looked at, as a table of values or as the text of its file. */
export interface ScenarioDraft {
  values?: Record<string, Json> | null;
  file?: string | null;
}

/** Something that is wrong with a scenario. */
export interface ScenarioFault {
  refusal: Refusal;
  /** which value, with a dot for a part of a table; empty for the whole */
  field: string;
  /** where on the board */
  places: string[];
}

/** What there is to say about a scenario: it can be played if it has no faults. */
export interface ScenarioCheck {
  /** as far as they could be read */
  values: Record<string, Json>;
  faults: ScenarioFault[];
  /** how it is written as a file, if nothing is wrong with it */
  file: string | null;
}

/** A question about the board as some eyes see it, in the game's own words. */
export interface Inquiry {
  question: string;
  eyes?: number | null;
}

/** The answer, and after how many actions it is right. */
export interface Inquired {
  answer: Json;
  plies: number;
}

/** A campaign to begin with some sides, or one that goes on: after its next match, or after a promotion. */
export interface CampaignWish {
  sides?: string[] | null;
  /** as it was kept */
  values?: Json;
  /** where its next match was played */
  table?: string | null;
  /** a side */
  promote?: string | null;
}

/** How a campaign stands between two matches. The server keeps none: whoever plays it does. */
export interface CampaignState {
  values: Record<string, Json>;
  /** of the match that is played next; null if all are played */
  options: Record<string, Json> | null;
  /** when all are played */
  winners: string[];
}

/** One thing to do in a lesson. Its text is the message `<game>-lesson-<lesson>-<number>`. */
export interface LessonStep {
  /** the actions that do it, in notation; empty: just read on */
  accept: string[];
  /** the places to look at */
  point: string[];
  /** what is played afterwards by the other side */
  answers: [number, string][];
}

/** A part of the tutorial, on the real rules. Its title is the message `<game>-lesson-<name>`. */
export interface Lesson {
  name: string;
  position: Json;
  seat: number;
  options: Record<string, Json>;
  steps: LessonStep[];
}

/** One clause of the rules. The short text is the message `<game>-rule-<id>` where there is one. */
export interface Clause {
  id: string;
  section: string;
  /** the wording of the specification, in English (Markdown) */
  text: string;
}

/** The rules of a game, clause by clause. */
export interface RulesText {
  game: string;
  sections: string[];
  clauses: Clause[];
}

/** What every HTTP error carries. */
export interface Problem {
  refusal: Refusal;
}

/** The server runs. */
export interface Alive {
  status: 'ok';
}

/** One thing that has to be right. */
export interface Check {
  /** store, disk, loop, bots or analyst */
  name: string;
  ok: boolean;
  /** what is wrong, in a few words for the host */
  reason: string | null;
}

/** Whether the server can do what it is there for. */
export interface Health {
  status: 'failing' | 'ok';
  version: string;
  target: string;
  checks: Check[];
}

/** Something to be said: a message key and its arguments. */
export interface Said {
  key: string;
  args: Record<string, Argument>;
}

/** An action of an expected line. */
export interface Move {
  seat: number;
  action: number;
  text: string;
}

/** A choice, and what is thought of it. */
export interface Hint {
  action: number;
  text: string;
  visits: number;
  /** what the seat may expect, from -1 (lost) to 1 (won) */
  value: number;
  /** the same as a chance to win, from 0 to 1 */
  chance: number;
  /** what is expected to follow, this action first; it ends where chance comes in */
  line: Move[];
  reasons: Said[];
}

/** What a search thinks so far. */
export interface Hints {
  seat: number;
  visits: number;
  done: boolean;
  /** the best first */
  hints: Hint[];
}

/** What is thought of an action that was played. */
export interface Verdict {
  /** its number in the match, from 0 */
  ply: number;
  seat: number;
  action: number;
  text: string;
  /** what its seat could expect after it, from -1 to 1; of two rivals, the other one's is -value */
  value: number;
  /** what its seat could expect from the best choice */
  best: number;
  /** that choice, where another one seems better */
  better: Hint | null;
}
