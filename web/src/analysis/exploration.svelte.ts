/** A position and what was played on it to see where it leads: back, forward, another way. The server plays. */
import { after } from '../lib/activity';
import { refusalOf } from '../lib/api';
import type { Json, Refusal, Scene, Step, Tried, Try } from '../lib/protocol';

export type Played = [seat: number, action: string];

/** Where an exploration begins. */
export interface Start {
  position: Json;
  options: Record<string, Json>;
}

export class Exploration {
  start = $state.raw<Start>() as Start;
  /** What was played, also what lies ahead of where one looks. */
  line: Played[] = $state.raw([]);
  /** How many of those actions were played on the board that is shown. */
  at = $state(0);
  tried = $state.raw<Tried | null>(null);
  /** The step that led here, to be animated. */
  last = $state.raw<Step | null>(null);
  /** The step whose dice roll now; what comes of them is shown when they rest. */
  coming = $state.raw<Step | null>(null);
  /** For how long the dice of a step roll, in milliseconds; the game knows. */
  dice: (step: Step) => number = () => 0;
  /** Why there is no board. */
  failed = $state.raw<Refusal | null>(null);
  busy = $state(false);

  readonly scene: Scene | null = $derived(this.tried?.scene ?? null);
  readonly whole: Json = $derived(this.tried?.whole ?? null);
  /** What has been played, as words can be made of it. */
  readonly steps: Step[] = $derived(this.tried?.steps ?? []);

  readonly #tryOut: (what: Try) => Promise<Tried>;
  #asked = 0; // counts questions: only the answer to the latest is shown
  #settle: () => void = () => undefined; // brings dice that roll to rest

  constructor(tryOut: (what: Try) => Promise<Tried>) {
    this.#tryOut = tryOut;
  }

  /** From another position; its first actions are played. False, and nothing changes, if the server says no. */
  async begin(start: Start, line: Played[] = []): Promise<boolean> {
    const asked = ++this.#asked;
    this.#settle();
    this.busy = true;
    try {
      const tried = await this.#ask(start, line);
      if (asked !== this.#asked) return false;
      if (tried.refusal) throw tried.refusal;
      this.start = start;
      this.failed = null;
      this.#show(tried, line, line.length, false);
      return true;
    } catch (error) {
      if (asked === this.#asked) this.failed = isRefusal(error) ? error : refusalOf(error);
      return false;
    } finally {
      if (asked === this.#asked) this.busy = false;
    }
  }

  /** Plays an action, by number or in notation, for whoever is to act. What lay ahead goes, unless it was the same. */
  act = async (action: number | string): Promise<Refusal | null> => {
    const seat = this.scene?.eyes ?? 0;
    const text = this.#textOf(action);
    const line: Played[] = [...this.line.slice(0, this.at), [seat, text]];
    const [ahead] = this.line.slice(this.at);
    const same = ahead?.[0] === seat && ahead[1] === text;
    return this.#go(same ? this.line : line, line.length, true);
  };

  /** Why an action cannot be played; null if it can. */
  why = async (action: string): Promise<Refusal | null> => {
    try {
      const line: Played[] = [...this.line.slice(0, this.at), [this.scene?.eyes ?? 0, action]];
      return (await this.#ask(this.start, line)).refusal;
    } catch (error) {
      return refusalOf(error);
    }
  };

  /** Looks at the board after so many of the actions. Who asks again does not wait for dice. */
  look(at: number): Promise<Refusal | null> {
    if (this.coming) {
      this.#settle();
      return Promise.resolve(null);
    }
    const target = Math.max(0, Math.min(at, this.line.length));
    return target === this.at ? Promise.resolve(null) : this.#go(this.line, target, target === this.at + 1);
  }

  async #go(line: Played[], at: number, animated: boolean): Promise<Refusal | null> {
    const asked = ++this.#asked;
    this.#settle();
    this.busy = true;
    try {
      const tried = await this.#ask(this.start, line.slice(0, at));
      if (asked !== this.#asked || tried.refusal) return tried.refusal;
      if (animated) await this.#roll(tried.steps.at(-1));
      if (asked === this.#asked) this.#show(tried, line, at, animated);
      return null;
    } catch (error) {
      return refusalOf(error);
    } finally {
      if (asked === this.#asked) this.busy = false;
    }
  }

  #roll(step: Step | undefined): Promise<void> {
    const length = step ? this.dice(step) : 0;
    if (!step || !length) return Promise.resolve();
    this.coming = step;
    return new Promise((resolve) => {
      const forget = after(length, () => this.#settle());
      this.#settle = () => {
        forget();
        this.coming = null;
        resolve();
      };
    });
  }

  #show(tried: Tried, line: Played[], at: number, animated: boolean): void {
    this.tried = tried;
    this.line = line;
    this.at = at;
    this.last = animated ? (tried.steps.at(-1) ?? null) : null;
  }

  #ask({ position, options }: Start, actions: Played[]): Promise<Tried> {
    return this.#tryOut({ position, options, actions, mover: true });
  }

  #textOf(action: number | string): string {
    const legal = (this.scene?.legal ?? []) as { id: number; text: string }[];
    return legal.find(({ id, text }) => id === action || text === action)?.text ?? String(action);
  }
}

const isRefusal = (value: unknown): value is Refusal => typeof value === 'object' && value !== null && 'key' in value;
