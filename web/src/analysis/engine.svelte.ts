/** The engine that looks at a position as long as it is switched on, and tells what it thinks. */
import { refusalOf } from '../lib/api';
import { LONGEST_ANALYSIS, type AnalysisWish, type Hint, type Hints, type Json, type Refusal } from '../lib/protocol';

/** Asks the server; told again and again. */
type Think = (wish: AnalysisWish, signal: AbortSignal) => AsyncIterable<Hints>;

const SETTLE = 200; // milliseconds: whoever leafs through positions does not want each of them thought about

/** What the engine looks at. */
export interface Subject {
  position: Json;
  options: Record<string, Json>;
}

export class Engine {
  /** Whether it shall think about whatever is shown. */
  on = $state(true);
  hints = $state.raw<Hints | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  thinking = $state(false);
  readonly list: Hint[] = $derived(this.hints?.hints ?? []);

  readonly #think: Think;
  #subject: Subject | null = null;
  #stop: AbortController | null = null;
  #soon: ReturnType<typeof setTimeout> | undefined;

  constructor(think: Think) {
    this.#think = think;
  }

  /** Looks at another position; null: there is nothing to think about. */
  look(subject: Subject | null): void {
    this.#subject = subject;
    this.#still();
    this.hints = null;
    this.refusal = null;
    if (this.on && subject) this.#soon = setTimeout(() => void this.go(), SETTLE);
  }

  /** Thinks, or thinks on. What is known already stays until there is something better. */
  async go(): Promise<void> {
    this.on = true;
    this.#still();
    const subject = this.#subject;
    if (!subject) return;
    const stop = (this.#stop = new AbortController());
    this.thinking = true;
    this.refusal = null;
    try {
      const wish = { ...subject, seat: null, seconds: LONGEST_ANALYSIS };
      for await (const hints of this.#think(wish, stop.signal))
        if (!stop.signal.aborted && hints.visits >= (this.hints?.visits ?? 0)) this.hints = hints;
    } catch (error) {
      if (!stop.signal.aborted) this.refusal = refusalOf(error);
    }
    if (this.#stop === stop) this.thinking = false;
  }

  /** Stops; what was found stays. */
  halt(): void {
    this.on = false;
    this.#still();
  }

  /** The page goes. */
  end(): void {
    this.#still();
  }

  #still(): void {
    clearTimeout(this.#soon);
    this.#stop?.abort();
    this.#stop = null;
    this.thinking = false;
  }
}
