/** The review of a match while it is made: what is thought of each action, and where the match turned. */
import { refusalOf } from '../lib/api';
import type { Refusal, ReviewPart, Verdict } from '../lib/protocol';

export class Review {
  /** How many actions the match has; 0 until it is known. */
  plies = $state(0);
  verdicts: Verdict[] = $state.raw([]);
  running = $state(false);
  done = $state(false);
  refusal = $state.raw<Refusal | null>(null);
  #worst: number[] = $state.raw([]);

  /** The costliest actions, the worst first. */
  readonly turning: Verdict[] = $derived(
    this.#worst.flatMap((ply) => this.verdicts.filter((verdict) => verdict.ply === ply)),
  );

  readonly #ask: (signal: AbortSignal) => AsyncIterable<ReviewPart>;
  #stop: AbortController | null = null;

  constructor(ask: (signal: AbortSignal) => AsyncIterable<ReviewPart>) {
    this.#ask = ask;
  }

  /** From the beginning; nothing happens while it runs, or when it is done. */
  async start(): Promise<void> {
    if (this.running || this.done) return;
    const { signal } = (this.#stop = new AbortController());
    this.running = true;
    this.refusal = null;
    this.verdicts = [];
    try {
      for await (const part of this.#ask(signal)) this.#take(part);
    } catch (error) {
      this.refusal = refusalOf(error);
    }
    if (!signal.aborted) this.running = false;
  }

  stop(): void {
    this.#stop?.abort();
    this.running = false;
  }

  /** What is thought of the action that was played on the board after so many. */
  verdictAt(ply: number): Verdict | undefined {
    return this.verdicts.find((verdict) => verdict.ply === ply);
  }

  #take({ plies, verdicts, turning_points, done }: ReviewPart): void {
    this.plies = plies;
    if (verdicts.length) this.verdicts = [...this.verdicts, ...verdicts];
    this.#worst = turning_points;
    this.done = done;
  }
}
