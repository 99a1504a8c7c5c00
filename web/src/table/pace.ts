import { after } from '../lib/activity';

/** How fast played steps are shown: one after the other, at a pace that can be followed. */
export type Animation = 'normal' | 'fast' | 'off';

const HOLD: Record<Animation, number> = { normal: 600, fast: 220, off: 0 };

/** A queue longer than this is not played back step by step any more: who was away wants to see where the match stands. */
export const LONGEST_PLAYBACK = 12;

/** Milliseconds for which a step stays before the next one is shown. */
export function hold(animation: Animation, reducedMotion: boolean): number {
  return reducedMotion ? 0 : HOLD[animation];
}

export interface Timer {
  now(): number;
  after(milliseconds: number, then: () => void): () => void;
}

export const browserTimer: Timer = {
  now: () => performance.now(),
  after,
};

/** How a step is shown: with its animation; at once; or passed over, because newer ones follow at once. */
export type Showing = 'animated' | 'still' | 'passed';

/**
 * Takes what was played from a queue and shows it, piece by piece.
 * The first is shown at once; each next one when the one before has been seen for long enough.
 */
export class Pacer<T> {
  readonly #take: () => T | undefined;
  readonly #waiting: () => number;
  readonly #show: (played: T, how: Showing) => void;
  readonly #hold: (played: T) => number;
  readonly #timer: Timer;
  #free = 0; // when the next one may be shown
  #cancel: (() => void) | null = null;

  constructor(
    queue: { take: () => T | undefined; waiting: () => number },
    show: (played: T, how: Showing) => void,
    holdFor: (played: T) => number,
    timer: Timer = browserTimer,
  ) {
    this.#take = queue.take;
    this.#waiting = queue.waiting;
    this.#show = show;
    this.#hold = holdFor;
    this.#timer = timer;
  }

  /** Something was put into the queue. */
  wake(): void {
    if (this.#waiting() > LONGEST_PLAYBACK) this.skip();
    else if (!this.#cancel) this.#next();
  }

  /** Show everything that is left at once. */
  skip(): void {
    this.stop();
    this.#free = 0;
    for (let played = this.#take(); played; played = this.#take()) {
      const newest = this.#waiting() === 0;
      this.#show(played, newest ? (this.#hold(played) > 0 ? 'animated' : 'still') : 'passed');
    }
  }

  stop(): void {
    this.#cancel?.();
    this.#cancel = null;
  }

  #next(): void {
    while (this.#waiting() > 0) {
      const wait = this.#free - this.#timer.now();
      if (wait > 0) {
        this.#cancel = this.#timer.after(wait, () => {
          this.#cancel = null;
          this.#next();
        });
        return;
      }
      const played = this.#take();
      if (!played) return;
      const pause = this.#hold(played);
      this.#free = this.#timer.now() + pause;
      this.#show(played, pause > 0 ? 'animated' : 'still');
    }
  }
}
