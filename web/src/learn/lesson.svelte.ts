// A lesson that is being taken: the server plays it, here it is only known what is wanted next.
import { refusalOf } from '../lib/api';
import type { Lesson, LessonStep, Refusal, Scene, Step, Tried, Try } from '../lib/protocol';

/** What a lesson needs of the world around it. */
export interface Helpers {
  tryOut: (what: Try) => Promise<Tried>;
  /** how long the board needs to show a step, in milliseconds */
  duration: (step: Step) => number;
  /** how much of that the dice roll before anything is shown that comes of them */
  dice?: (step: Step) => number;
  wait: (milliseconds: number) => Promise<void>;
  /** a step is shown: it can be heard and announced */
  onshow?: (step: Step) => void;
}

type Played = [seat: number, action: string][];

const BREATH = 350; // between what two players do
const LONG_ENOUGH = 900; // to see what is then taken back

export class LessonRun {
  readonly lesson: Lesson;
  readonly #helpers: Helpers;
  #actions: Played = [];
  #runs = 0; // counts beginnings: what belongs to an earlier one is not shown any more

  scene: Scene | null = $state.raw(null);
  /** The step that led here, to be animated. */
  last: Step | null = $state.raw(null);
  /** The step whose dice roll now; what comes of them is shown when they rest. */
  coming: Step | null = $state.raw(null);
  /** How many steps of the lesson are done. */
  at = $state(0);
  /** Something else was played that is possible, too. */
  other = $state(false);
  hinted = $state(false);
  busy = $state(false);
  failed: Refusal | null = $state.raw(null);

  readonly step: LessonStep | null = $derived.by(() => this.lesson.steps[this.at] ?? null);
  readonly done = $derived.by(() => this.at >= this.lesson.steps.length);
  readonly reading = $derived.by(() => this.step !== null && this.step.accept.length === 0);
  readonly playable = $derived.by(() => this.step !== null && !this.reading && !this.busy);

  constructor(lesson: Lesson, helpers: Helpers) {
    this.lesson = lesson;
    this.#helpers = helpers;
  }

  /** From the beginning. */
  async begin(): Promise<void> {
    const run = ++this.#runs;
    this.#actions = [];
    this.at = 0;
    this.other = this.hinted = this.busy = false;
    this.last = this.coming = this.failed = null;
    try {
      const start = await this.#ask([]);
      if (run === this.#runs) this.scene = start.scene;
    } catch (error) {
      if (run === this.#runs) this.failed = refusalOf(error);
    }
  }

  /** Nothing of this lesson is shown any more. */
  stop(): void {
    this.#runs++;
  }

  /** Goes on after something that was only to be read. */
  async next(): Promise<void> {
    if (this.reading && !this.busy) await this.#goOn(this.#runs);
  }

  /** Plays an action if it is the one that is wanted; shows any other that is possible and takes it back. */
  act = async (action: number | string): Promise<Refusal | null> => {
    const wanted = this.step?.accept;
    const text = this.#textOf(action);
    if (!wanted || !this.playable) return null;
    const run = this.#runs;
    this.busy = true;
    this.other = false;
    try {
      const played: Played = [...this.#actions, [this.lesson.seat, text]];
      const tried = await this.#ask(played);
      if (run !== this.#runs || tried.refusal) return tried.refusal;
      if (wanted.includes(text)) {
        await this.#show(tried, played, run);
        await this.#goOn(run);
      } else await this.#takeBack(tried, run);
      return null;
    } catch (error) {
      return refusalOf(error);
    } finally {
      if (run === this.#runs) this.busy = false;
    }
  };

  /** Why something cannot be done; null if it can. */
  why = async (action: string): Promise<Refusal | null> => {
    try {
      return (await this.#ask([...this.#actions, [this.lesson.seat, action]])).refusal;
    } catch (error) {
      return refusalOf(error);
    }
  };

  #textOf(action: number | string): string {
    const legal = (this.scene?.legal ?? []) as { id: number; text: string }[];
    return legal.find(({ id, text }) => id === action || text === action)?.text ?? String(action);
  }

  async #ask(actions: Played): Promise<Tried> {
    const { position, options, seat } = this.lesson;
    return this.#helpers.tryOut({ position, options, actions, eyes: seat });
  }

  async #show(tried: Tried, played: Played, run: number): Promise<void> {
    this.#actions = played;
    await this.#put(tried, run);
    if (this.last && run === this.#runs) this.#helpers.onshow?.(this.last);
  }

  /** The board that comes of the last step, when its dice have come to rest. */
  async #put({ scene, steps }: Tried, run: number): Promise<void> {
    const step = steps[steps.length - 1] ?? null;
    const roll = step ? (this.#helpers.dice?.(step) ?? 0) : 0;
    if (roll) {
      this.coming = step;
      await this.#helpers.wait(roll);
      if (run !== this.#runs) return;
      this.coming = null;
    }
    this.scene = scene;
    this.last = step;
  }

  /** What the other side answers, one action after the other, then the next step. */
  async #goOn(run: number): Promise<void> {
    this.busy = true;
    const answers = this.step?.answers ?? [];
    await this.#pause(this.reading ? 0 : answers.length ? BREATH : 0);
    for (const answer of answers) {
      const played: Played = [...this.#actions, answer];
      const tried = await this.#ask(played);
      if (run !== this.#runs) return;
      await this.#show(tried, played, run);
      await this.#pause(BREATH);
    }
    if (run !== this.#runs) return;
    this.at++;
    this.hinted = this.other = this.busy = false;
  }

  async #takeBack(tried: Tried, run: number): Promise<void> {
    const before = this.scene;
    this.other = true;
    await this.#put(tried, run);
    await this.#pause(LONG_ENOUGH);
    if (run !== this.#runs) return;
    this.scene = before;
    this.last = null;
  }

  /** As long as the board shows the last step, and a little more. */
  #pause(more: number): Promise<void> {
    const { duration, dice, wait } = this.#helpers;
    const { last } = this;
    return wait((last && !this.reading ? duration(last) - (dice?.(last) ?? 0) : 0) + more);
  }
}
