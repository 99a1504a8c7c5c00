/** Walks through a recorded match, by hand or by itself. */
import type { Replay, Scene, Step } from '../lib/protocol';

export const SPEEDS = [0.5, 1, 2, 4] as const;
const STEP = 1100; // milliseconds for which a step stays at normal speed

export class Player {
  replay = $state.raw<Replay>() as Replay;
  #at = $state(0);
  #animated = $state(false); // whether one step forward led here
  playing = $state(false);
  speed = $state<number>(1);

  readonly at = $derived(Math.min(this.#at, this.newest));
  readonly scene: Scene = $derived(this.replay.scenes[this.at] as Scene);
  readonly last: Step | null = $derived(this.#animated ? (this.replay.steps[this.at - 1] ?? null) : null);

  constructor(replay: Replay, at: number, least: (step: Step) => number) {
    this.replay = replay;
    this.#at = Math.max(0, Math.min(at, this.newest));
    $effect(() => {
      if (!this.playing) return;
      const wait = Math.max(STEP / this.speed, this.last ? least(this.last) : 0);
      const id = setTimeout(() => this.#on(), wait);
      return () => clearTimeout(id);
    });
  }

  get newest(): number {
    return this.replay.scenes.length - 1;
  }

  look(plies: number): void {
    const target = Math.max(0, Math.min(plies, this.newest));
    this.#animated = target === this.at + 1;
    this.#at = target;
    if (target === this.newest) this.playing = false;
  }

  toggle(): void {
    if (!this.playing && this.at === this.newest) this.look(0);
    this.playing = !this.playing && this.newest > 0;
  }

  #on(): void {
    this.look(this.at + 1);
  }
}
