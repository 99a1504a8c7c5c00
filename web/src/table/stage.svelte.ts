/** What is on the stage: the newest scene that was shown, or an older one that somebody looks back at. */
import { untrack } from 'svelte';
import type { GameFace } from '../games/game';
import { after } from '../lib/activity';
import type { Live } from '../lib/live.svelte';
import type { Event, Played, Scene, Step } from '../lib/protocol';
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
  #rolling = $state.raw<Played | null>(null); // its dice have not come to rest yet
  #forgetDice: () => void = () => undefined; // calls off what they lead to
  /** What is said to a screen reader. */
  told = $state('');

  /** What the board shows. */
  readonly scene = $derived(this.#back?.scene ?? this.now);
  /** The step that led there, to be animated. */
  readonly last = $derived(this.#back ? this.#back.last : this.#last);
  /** The step whose dice roll now; what comes of them is shown when they rest. */
  readonly coming: Step | null = $derived(this.#back ? null : (this.#rolling?.step ?? null));
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
    $effect(() => () => {
      this.#pacer.stop();
      this.#forgetDice();
    });
  }

  /** Whether played steps still wait to be shown. */
  get busy(): boolean {
    return this.live.queue.length > 0 || this.#rolling !== null;
  }

  /** Show everything that waits at once. */
  skip(): void {
    this.#pacer.skip();
    this.#rest();
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
    const newest = queue.at(-1) ?? this.#rolling;
    if (newest && newest.step.number <= scene.plies && document.visibilityState === 'visible' && this.now) {
      this.#pacer.wake();
      return;
    }
    queue.length = 0;
    this.#forgetDice();
    this.#rolling = null;
    const before = this.now;
    if (before === scene) return;
    const same = before !== null && before.plies === scene.plies && before.eyes === scene.eyes;
    const forgotten = before !== null && (scene.plies < before.plies || before.eyes !== scene.eyes);
    this.now = scene;
    if (!same) this.#last = null;
    if (forgotten) this.#forget();
  }

  #show(played: Played, how: Showing): void {
    this.#rest();
    const dice = how === 'animated' ? this.#face.dice?.(played.step) : undefined;
    if (!dice?.length) return this.#put(played, how);
    this.#rolling = played;
    this.#forgetDice = after(dice.length, () => this.#rest());
    this.#sound(dice.events, played.scene);
  }

  /** The dice have come to rest: what comes of them is shown. */
  #rest(): void {
    const played = this.#rolling;
    if (!played) return;
    this.#forgetDice();
    this.#rolling = null;
    this.#put(played, 'animated', this.#face.dice?.(played.step).events);
  }

  /** `heard` are events that have made their sound already. */
  #put({ step, scene }: Played, how: Showing, heard: readonly Event[] = []): void {
    // The newest scene may have come again meanwhile, with aids or for other eyes.
    if (this.now?.eyes !== scene.eyes) this.#forget();
    this.now = this.live.scene?.plies === scene.plies ? this.live.scene : scene;
    this.#last = how === 'animated' ? step : null;
    if (how === 'passed') return;
    this.told = this.#face.announce(step);
    this.#sound(
      step.events.filter((event) => !heard.includes(event)),
      scene,
    );
  }

  #sound(events: readonly Event[], { eyes }: Scene): void {
    for (const event of events) {
      const sound = this.#face.sound(event, eyes);
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
