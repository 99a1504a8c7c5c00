/** How much sand is above: in turns as the view says, by the clock as the table says. */
import type { Scene } from '../../lib/protocol';
import { viewOf } from './board';
import { say } from './notes';

const LATE = 20; // seconds from which the number warns

export class Sand {
  readonly #scene: () => Scene;

  constructor(scene: () => Scene) {
    this.#scene = scene;
  }

  readonly #timer = $derived.by(() => viewOf(this.#scene()).timer);

  /** Which part of the sand is above, from 0 to 1. */
  get part(): number {
    const timer = this.#timer;
    return timer ? Math.min(1, timer.sand / Math.max(1, timer.turns)) : 0;
  }

  /** The large figure beside the glass. */
  get face(): string {
    return String(this.#timer?.sand ?? '');
  }

  get words(): string {
    return say('sand-turns', { count: this.#timer?.sand ?? 0 });
  }

  get late(): boolean {
    return this.#timer?.sand === 0 || LATE < 0;
  }
}
