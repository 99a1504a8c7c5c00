/** Hints at the table: asked for, shown on the board, played. */
import { untrack } from 'svelte';
import { Advice } from '../analysis/advice.svelte';
import { ideasOf } from '../analysis/chance';
import type { Idea } from '../games/game';
import type { Hint } from '../lib/protocol';
import { MOST_HINTS } from './hints';
import type { Sitting } from './sitting.svelte';

export class Hinting {
  readonly advice = new Advice();
  readonly #sitting: Sitting;
  readonly #uncover: () => void;
  #before: string | null = null; // what was held when the hint was asked for

  readonly possible: boolean = $derived.by(() => this.#sitting.standing.hints && this.#sitting.playable);
  readonly ideas: Idea[] = $derived.by(() =>
    this.advice.open ? ideasOf(this.advice.hints?.seat ?? 0, this.advice.list.slice(0, MOST_HINTS)) : [],
  );
  /** The choice that is looked at, unless something else was taken up. */
  readonly shown: string | null = $derived.by(() =>
    this.advice.shown === this.#sitting.hand.held ? this.advice.shown : null,
  );

  /**
   * @param uncover lets the board be seen
   * @param covers whether the card lies over the bar
   */
  constructor(sitting: Sitting, uncover: () => void, covers: () => boolean) {
    this.#sitting = sitting;
    this.#uncover = uncover;
    // A hint is about one board: it goes with the next action, and with the leave to play.
    $effect(() => {
      void [sitting.stage.at, sitting.stage.now?.eyes];
      if (!this.possible || sitting.live.acting) untrack(this.close);
      return () => untrack(this.close);
    });
    // Something else was taken up: the card makes room for the button that confirms it.
    $effect(() => {
      const { held } = sitting.hand;
      if (this.advice.open && covers() && held !== null && held !== this.#before && this.shown === null)
        untrack(this.close);
    });
  }

  readonly ask = (): void => {
    const { hand, live, eyes } = this.#sitting;
    hand.cancel();
    this.#before = hand.held;
    this.#uncover();
    void this.advice.ask((heard) => live.hint(heard, eyes));
  };

  readonly close = (): void => {
    if (!this.advice.open) return;
    this.#sitting.live.noHint();
    this.advice.close();
  };

  /** A choice of the hint: the first press shows it on the board, the second plays it. */
  readonly pick = (hint: Hint): void => {
    if (this.shown === hint.text) void this.#sitting.actHere(hint.action);
    else this.#show(hint);
  };

  /** The key for hints: asks, then shows one choice after the other. */
  key(): void {
    if (this.advice.open) this.#show(this.advice.next());
    else this.ask();
  }

  /** Puts down the choice that is looked at, or else the whole hint. */
  less(): void {
    if (this.shown === null) return this.close();
    this.advice.shown = null;
    this.#sitting.hand.cancel();
  }

  #show(hint: Hint | null): void {
    this.advice.shown = hint && this.#sitting.hand.show(hint.text) ? hint.text : null;
  }
}
