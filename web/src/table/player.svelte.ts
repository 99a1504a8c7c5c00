/** Walks through a recorded match, by hand or by itself. */
import type { GameFace } from '../games/game';
import { after } from '../lib/activity';
import type { Replay, Scene, Step } from '../lib/protocol';

export const SPEEDS = [0.5, 1, 2, 4] as const;
const STEP = 1100; // milliseconds for which a step stays at normal speed

export class Player {
  replay = $state.raw<Replay>() as Replay;
  #at = $state(0);
  #animated = $state(false); // whether one step forward led here
  #forgetDice: () => void = () => undefined; // calls off what they lead to
  /** The step whose dice roll now; what comes of them is shown when they rest. */
  coming = $state.raw<Step | null>(null);
  playing = $state(false);
  speed = $state<number>(1);

  readonly at = $derived(Math.min(this.#at, this.newest));
  readonly scene: Scene = $derived(this.replay.scenes[this.at] as Scene);
  readonly last: Step | null = $derived(this.#animated ? (this.replay.steps[this.at - 1] ?? null) : null);

  readonly #face: Pick<GameFace, 'duration' | 'dice'>;

  constructor(replay: Replay, at: number, face: Pick<GameFace, 'duration' | 'dice'>) {
    this.#face = face;
    this.replay = replay;
    this.#at = Math.max(0, Math.min(at, this.newest));
    $effect(() => {
      if (!this.playing || this.coming) return;
      const wait = Math.max(STEP / this.speed, this.last ? this.#rest(this.last) : 0);
      const id = setTimeout(() => this.look(this.at + 1), wait);
      return () => clearTimeout(id);
    });
    $effect(() => () => this.#forgetDice());
  }

  get newest(): number {
    return this.replay.scenes.length - 1;
  }

  /** The board after so many actions. One step forward is animated; who asks again does not wait for its dice. */
  look(plies: number): void {
    const target = Math.max(0, Math.min(plies, this.newest));
    const step = target === this.at + 1 ? (this.replay.steps[this.at] ?? null) : null;
    const dice = step && step !== this.coming ? this.#face.dice?.(step) : undefined;
    this.#forgetDice();
    this.coming = dice?.length ? step : null;
    if (dice?.length) this.#forgetDice = after(dice.length, () => this.#put(target, true));
    else this.#put(target, step !== null);
  }

  /** How long the board needs to show a step after its dice. */
  #rest(step: Step): number {
    return this.#face.duration(step) - (this.#face.dice?.(step).length ?? 0);
  }

  #put(target: number, animated: boolean): void {
    this.coming = null;
    this.#animated = animated;
    this.#at = target;
    if (target === this.newest) this.playing = false;
  }

  toggle(): void {
    if (!this.playing && this.at === this.newest) this.look(0);
    this.playing = !this.playing && this.newest > 0;
  }
}
