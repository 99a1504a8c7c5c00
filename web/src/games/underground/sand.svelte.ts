/** How much sand is above: by the clock as the table says, otherwise in turns as the view says. */
import type { Scene } from '../../lib/protocol';
import { timeLeft, type RunningTimer } from '../game';
import { viewOf } from './board';
import { say } from './notes';

const LATE = 20; // seconds from which the number warns
const TICK = 200; // milliseconds between two looks at the clock

const clockWords = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

export class Sand {
  readonly #scene: () => Scene;
  readonly #running: () => RunningTimer | null;
  #now = $state(performance.now());

  constructor(scene: () => Scene, running: () => RunningTimer | null) {
    this.#scene = scene;
    this.#running = running;
    $effect(() => {
      this.#now = performance.now();
      if (!this.#running()?.running) return;
      const id = setInterval(() => (this.#now = performance.now()), TICK);
      return () => clearInterval(id);
    });
  }

  readonly #turns = $derived.by(() => viewOf(this.#scene()).timer);
  readonly #seconds: number | null = $derived.by(() => {
    const running = this.#running();
    return running ? Math.ceil(timeLeft(running, this.#now) / 1000) : null;
  });

  /** Which part of the sand is above, from 0 to 1. */
  readonly part: number = $derived.by(() => {
    const running = this.#running();
    if (running) return Math.min(1, timeLeft(running, this.#now) / Math.max(1, running.whole));
    return this.#turns ? Math.min(1, this.#turns.sand / Math.max(1, this.#turns.turns)) : 0;
  });

  /** The large figure beside the glass. */
  readonly face: string = $derived(
    this.#seconds === null ? String(this.#turns?.sand ?? '') : clockWords(this.#seconds),
  );

  /** In words, how much is above once it is turned (UG-TIME-1, 3): what has run through, or all of it. */
  readonly turned: string = $derived.by(() => {
    const running = this.#running();
    if (!running) return say('sand-turns', { count: this.#turns?.turns ?? 0 });
    const whole = Math.ceil(running.whole / 1000);
    const above = this.#turns?.flip === 'glass' ? whole - (this.#seconds ?? 0) : whole;
    return say('turning-sand', { sand: clockWords(above) });
  });

  /** What the figure means. */
  readonly words: string = $derived(
    this.#seconds === null
      ? say('sand-turns', { count: this.#turns?.sand ?? 0 })
      : say('sand-time', { seconds: this.#seconds }),
  );

  /** Seconds left, while the clock runs. */
  get seconds(): number | null {
    return this.#running()?.running ? this.#seconds : null;
  }

  readonly late: boolean = $derived(this.#seconds === null ? this.#turns?.sand === 0 : this.#seconds <= LATE);
}
