/** What is on the stage: the newest scene that was shown, or an older one that somebody looks back at. */
import { untrack } from 'svelte';
import type { GameFace } from '../games/game';
import type { Live } from '../lib/live.svelte';
import type { Played, Scene, Step } from '../lib/protocol';
import { hold, Pacer, type Showing } from './pace';
import { upTo } from './logbook';

/** What the stage needs to know of the reader's wishes. */
export interface Wishes {
  animation: () => 'normal' | 'fast' | 'off';
  reducedMotion: () => boolean;
  sound: (name: string) => void;
}

interface Back {
  plies: number;
  scene: Scene;
  last: Step | null; // set when one step forward led here: then it is animated
}

export class Stage {
  readonly live: Live;
  readonly #face: GameFace;
  readonly #wishes: Wishes;
  readonly #pacer: Pacer<Played>;
  #cache = new Map<number, Scene>();
  #wanted = 0; // counts requests to look back: only the answer to the latest one is shown

  /** The newest scene that was shown. */
  now = $state.raw<Scene | null>(null);
  #last = $state.raw<Step | null>(null);
  #back = $state.raw<Back | null>(null);
  /** What is said to a screen reader. */
  told = $state('');

  /** What the board shows. */
  readonly scene = $derived(this.#back?.scene ?? this.now);
  /** The step that led there, to be animated. */
  readonly last = $derived(this.#back ? this.#back.last : this.#last);
  readonly lookingBack = $derived(this.#back !== null);
  /** After how many actions the board is shown. */
  readonly at = $derived(this.scene?.plies ?? 0);
  readonly newest = $derived(this.now?.plies ?? 0);
  /** The log so far; what still waits to be shown is not told beforehand. */
  readonly log: Step[] = $derived.by(() => upTo(this.live.log, this.newest));

  constructor(live: Live, face: GameFace, wishes: Wishes) {
    this.live = live;
    this.#face = face;
    this.#wishes = wishes;
    this.#pacer = new Pacer<Played>(
      { take: () => live.queue.shift(), waiting: () => live.queue.length },
      (played, how) => this.#show(played, how),
      ({ step }) => this.#pause(step),
    );
    $effect(() => {
      void [live.scene, live.queue.length];
      untrack(() => this.#sync());
    });
    $effect(() => () => this.#pacer.stop());
  }

  /** Whether played steps still wait to be shown. */
  get busy(): boolean {
    return this.live.queue.length > 0;
  }

  /** Show everything that waits at once. */
  skip(): void {
    this.#pacer.skip();
  }

  /** Look at the board as it was after so many actions, without leaving the match. */
  async look(plies: number): Promise<void> {
    const wanted = ++this.#wanted;
    const target = Math.max(0, Math.min(plies, this.newest));
    if (target === this.newest) {
      this.#back = null;
      this.#last = null;
      return;
    }
    const scene = this.#cache.get(target) ?? (await this.live.look(target)).scene;
    if (wanted !== this.#wanted) return;
    this.#cache.set(target, scene);
    const forward = this.#back !== null && this.#back.plies === target - 1;
    const step = this.live.log.find(({ number }) => number === target) ?? null;
    this.#back = { plies: target, scene, last: forward ? step : null };
  }

  /** Back to the present. */
  toNow(): void {
    void this.look(this.newest);
  }

  #sync(): void {
    const { scene, queue } = this.live;
    if (!scene) return;
    const newest = queue.at(-1);
    if (newest && newest.step.number <= scene.plies && document.visibilityState === 'visible' && this.now) {
      this.#pacer.wake();
      return;
    }
    queue.length = 0;
    const before = this.now;
    if (before === scene) return;
    const same = before !== null && before.plies === scene.plies && before.eyes === scene.eyes;
    const forgotten = before !== null && (scene.plies < before.plies || before.eyes !== scene.eyes);
    this.now = scene;
    if (!same) this.#last = null;
    if (forgotten) this.#forget();
  }

  #show(played: Played, how: Showing): void {
    const { step, scene } = played;
    // The newest scene may have come again meanwhile, with aids or for other eyes.
    if (this.now?.eyes !== scene.eyes) this.#forget();
    this.now = this.live.scene?.plies === scene.plies ? this.live.scene : scene;
    this.#last = how === 'animated' ? step : null;
    if (how === 'passed') return;
    this.told = this.#face.announce(step);
    for (const event of step.events) {
      const sound = this.#face.sound(event, scene.eyes);
      if (sound) this.#wishes.sound(sound);
    }
  }

  /** The board's own time for the step, and never less than a reader needs. */
  #pause(step: Step): number {
    const least = hold(this.#wishes.animation(), this.#wishes.reducedMotion());
    const drawn = this.#face.duration(step);
    return least === 0 ? 0 : this.#face.brisk?.(step) ? drawn : Math.max(least, drawn);
  }

  #forget(): void {
    this.#cache.clear();
    this.#back = null;
  }
}
