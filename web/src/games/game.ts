/**
 * What a game brings to the table. The frame of the table page knows nothing else about a game, and a game knows
 * nothing about the frame: both meet here.
 */
import type { Component, Snippet } from 'svelte';
import type { ChatLine, Event, Json, Proposal, Refusal, Scene, Standing, Step, Timer } from '../lib/protocol';

/** Plays an action, by number or in the game's notation; null if it was played. */
export type Act = (action: number | string) => Promise<Refusal | null>;

/** Asks the server why something cannot be done; null if it can. */
export type Why = (action: string) => Promise<Refusal | null>;

/** Asks the server about the board as it is shown, in the game's own words; null if there is no answer. */
export type Inquire = (question: string) => Promise<Json | null>;

/**
 * Plays an action that others do not make wrong, such as turning a timer: at once, whatever else is under way, also when
 * it is not one's turn. The mark is what was seen of it, as the game counts it; if somebody else was faster, all is well.
 */
export type Hurry = (action: number | string, mark: number) => Promise<Refusal | null>;

/** The game's own timer as the table keeps it. */
export interface RunningTimer extends Timer {
  /** performance.now() when `left` was right */
  heard: number;
}

/** Milliseconds left on the game's timer at a moment, which is performance.now() at some time. */
export function timeLeft(timer: RunningTimer, now: number): number {
  return Math.max(0, timer.running ? timer.left - Math.max(0, now - timer.heard) : timer.left);
}

/** What parts of a game with a timer of its own get. */
export interface TimerProps {
  timer?: RunningTimer | null;
  hurry?: Hurry;
}

/**
 * What parts of a game get in which all plan together. Whoever waits for another gets a scene with the eyes and the
 * choices of the one to act: he uses the board in the same way, and suggests at the end instead of playing.
 */
export interface PlanProps {
  /** Whether something can be suggested; `playable` is false then. */
  proposable?: boolean;
  /** Suggests actions in notation, one after the other, instead of what was suggested before; none takes that back. */
  propose?: (texts: string[]) => Promise<Refusal | null>;
}

/** An action that somebody thinks of, in the game's notation. */
export interface Idea {
  seat: number;
  text: string;
}

/** What the player has picked up and looks at before he pays for it. One for a table; board, bar and twin share it. */
export interface Hand {
  /** Puts down whatever is held; false if there was nothing. */
  cancel(): boolean;
  /**
   * Takes up an action, given in notation, as if it had been chosen on the board; false if it is not possible now. `rest`
   * is what its plan goes on with: as much of it as one gesture does may be taken up too.
   */
  show(text: string, rest?: readonly string[]): boolean;
  /** Gets ready for actions that a lesson asks for, so that the next click does one of them; chooses none of them. */
  ready?(texts: readonly string[]): void;
  /** The notation of what is chosen and waits for its confirmation. */
  readonly held: string | null;
}

export interface BoardProps<H extends Hand = Hand> extends TimerProps, PlanProps {
  scene: Scene;
  /** The step that led to this scene: the board animates it. Null after a jump. */
  last: Step | null;
  /** The step whose dice roll now: the scene is still the one before, and shows what comes of them when they rest. */
  coming?: Step | null;
  /** The steps so far, for the trace of what the others did; without it only `last` leaves one. */
  log?: Step[];
  playable: boolean;
  act: Act;
  why: Why;
  hand: H;
  /** The names of the overlays that are switched on. */
  overlays: string[];
  /** Where questions are answered: at a table, for the newest position. */
  inquire?: Inquire;
  /** Places that a lesson points at. */
  point?: string[];
  /** Whether a wrong choice is taken back, as in a lesson: then nothing has to be looked at before it is chosen. */
  practice?: boolean;
  /** What could be done here, the best first: drawn as arrows and marks. */
  ideas?: Idea[];
  /** What players suggest, each a whole plan: drawn as ghosts and dotted ways in the colour of the seat. */
  suggestions?: readonly Proposal[];
  /** Whether the board lies the other way round than the eyes would have it. */
  flip: boolean;
  /** Whether the table gives a secret answer that leaves no choice: at a table, unless several share a screen. */
  answered?: boolean;
  /** The board shows a refusal itself, at its place; this tells the frame, for a log or a live region. */
  onrefused?: (refusal: Refusal, at?: string) => void;
}

export interface BarProps<H extends Hand = Hand> extends TimerProps, PlanProps {
  scene: Scene;
  /** The step whose dice roll now. */
  coming?: Step | null;
  hand: H;
  playable: boolean;
  act: Act;
  why: Why;
  phone: boolean;
  /** The name of whoever is waited for, if the frame knows it. */
  waitingFor?: string | null;
  /** What happened last, in words; empty where several share a screen. */
  told?: string;
  /** Whether the table gives a secret answer that leaves no choice. */
  answered?: boolean;
  /** The frame's own buttons, such as taking back; they stand beside the game's. */
  extra?: Snippet;
}

export interface TwinProps<H extends Hand = Hand> extends TimerProps, PlanProps {
  scene: Scene;
  hand: H;
  playable: boolean;
  act: Act;
  /** Where questions are answered: at a table, for the newest position. */
  inquire?: Inquire;
}

/** How steps become lines of the log, where a line tells more than one step. */
export interface Lines {
  /** The steps of a turn as lines: each begins with an action, and goes on with those that only continue it. */
  group(steps: readonly Step[]): Step[][];
  /** The events of a line as they are told, the deed first. */
  gather(events: readonly Event[]): Event[];
  /** The notation of its actions in short. */
  notation(texts: readonly string[]): string;
}

export interface NotebookProps {
  scene: Scene;
  /** the steps that these eyes have seen */
  log: Step[];
  /** the table's name, under which private notes are kept in this browser */
  table: string;
  /** what was said */
  chat?: ChatLine[];
  /** says a phrase of the game; null where nobody may */
  speak?: ((said: { phrase: string }) => void) | null;
}

export interface EditorProps {
  /** The position as the game writes it. */
  position: Json;
  /** It was changed. Whether it is possible is the server's to say. */
  onchange: (position: Json) => void;
  phone: boolean;
  flip: boolean;
}

export interface Overlay {
  /** Its label is the message `<game>-board-overlay-<name>`. */
  name: string;
  /** Path data on a grid of 24, stroked 1.75 with round ends. */
  icon: string;
  /** Whether it needs `scene.aids`. */
  aids: boolean;
  /** Whether it is on until somebody switches it off. */
  on: boolean;
}

/** Dice that roll: for how many milliseconds at the chosen speed, and the events that tell of them. */
export interface Dice {
  length: number;
  events: readonly Event[];
}

export interface GameFace {
  name: string;
  /** The level of the base on which it is played. */
  level: number;
  minutes: string;
  /** The message that says what kind of game it is. */
  kind: string;
  // Each game's own components; the registry hands a board only the hand that the same face made.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  Board: Component<BoardProps<any>>;
  /** What stands above the board. */
  Track?: Component<{ scene: Scene } & TimerProps>;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  Facts: Component<{ scene: Scene; seat: number; compact?: boolean; hand?: any; act?: Act }>;
  /** What belongs to all seats together: under them at a desk, in the sheet on a phone. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  Aside?: Component<{ scene: Scene; hand?: any; act?: Act; why?: Why } & TimerProps>;
  /** What is good to know but not needed at every moment: under the log at a desk, in the sheet on a phone. */
  Below?: Component<{ scene: Scene }>;
  /** What a player writes down for himself: a tab beside log and chat. */
  Notebook?: Component<NotebookProps>;
  /** From how many seats on each has only a narrow column on a phone; 5 unless it is said here. */
  crowd?: number;
  /** The board wants all the room, to its edges. */
  bleed?: boolean;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  Bar: Component<BarProps<any>>;
  /** How high the bar is, in pixels, where the game's sentences and buttons need more: on a phone, at a narrow desk. */
  barHeight?: { phone?: number; narrow?: number };
  Overlays: Overlay[];
  Ending: Component<{ scene: Scene; standing?: Standing | null }>;
  Door: Component;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  Twin: Component<TwinProps<any>>;
  Emblem: Component<{ seat: number; size?: number }>;
  /**
   * The table that is shown, where its options say what a seat plays, or its sentences name people; called before
   * anything of it is drawn. `names` are those of the players by seat, each unlike the others; empty where nobody sits.
   */
  meet?(options: Record<string, Json>, seats: number, names: readonly string[]): void;
  /** The name of the CSS variable with the colour of a seat. */
  colour(seat: number): string;
  /** What a seat is called: a side, a colour. */
  seatName(seat: number): string;
  /** What the player of a seat is called in the log; without it as the seat is. */
  playerName?(seat: number): string;
  /** The line under a player's name: what he plays and where to. */
  role(seat: number): string;
  /** The seats whose turn it is, where more may act than that; without it all that may. */
  active?(scene: Scene): number[];
  /** The headline of a match that nobody has won; without it that is a draw. */
  nobody?: string;
  /** Whether a seat takes no further part: who holds only such seats speaks with those who watch. */
  out?(scene: Scene, seat: number): boolean;
  newHand(): Hand;
  /** An action in words; the scene is the one before it. */
  words(scene: Scene, idea: Idea): string;
  /** The words of something that was said in the game's own notation; null if it is none. */
  phrase?(phrase: string): string | null;
  /** Sets up any position on the board; a game without one takes positions as text only. */
  Editor?: Component<EditorProps>;
  /** Whose turn an event began, where another seat may act first in it. */
  whose?(event: Event): number;
  /** The beginning of the first turn, from the first step of all, where no set-up comes before; else null. */
  opening?(step: Step): Event | null;
  /** Lines of the log that tell several steps; without it every step has its own. */
  lines?: Lines;
  /** The log and hints are told in words alone: the notation names places that the board does not. */
  wordy?: boolean;
  /** The short label of a turn in the log, from the event that began it. */
  heading(event: Event): string;
  /** An event in words, where its message needs names in place of codes; null where the message says it all. */
  tell?(event: Event): string | null;
  /** What was told to one seat alone, in words for everybody: after the end. Null for what all have heard. */
  unveiled?(event: Event): string | null;
  /** Whether the log shows an event in bold. */
  notable(event: Event): boolean;
  /** The sound of an event for whoever looks, see `lib/sound.ts`; null if it makes none. */
  sound(event: Event, eyes?: number | null): string | null;
  /** What happened in a step, in the reader's language, for the live region. */
  announce(step: Step): string;
  /** The dice that roll before anything is shown that comes of a step; without it there are none. */
  dice?(step: Step): Dice;
  /** How long the board needs to show a step, in milliseconds, at the chosen speed. */
  duration(step: Step): number;
  /** Whether the next step may follow as soon as this one is drawn, as in a way of several steps. */
  brisk?(step: Step): boolean;
}
