/** A hint that somebody at the table asked for: what is thought so far, and which of it he looks at. */
import type { Hint, Hints, Refusal } from '../lib/protocol';

/** What is asked: answers again and again, and at last with a refusal or null. */
type Ask = (heard: (hints: Hints) => void) => Promise<Refusal | null>;

export class Advice {
  /** Whether it is shown. */
  open = $state(false);
  hints = $state.raw<Hints | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  /** The notation of the choice that is looked at. */
  shown = $state<string | null>(null);
  #asked = 0; // counts questions: only the latest is listened to

  readonly thinking = $derived(this.open && !this.refusal && !this.hints?.done);
  readonly list: Hint[] = $derived(this.hints?.hints ?? []);

  async ask(ask: Ask): Promise<void> {
    const asked = ++this.#asked;
    this.open = true;
    this.hints = this.refusal = this.shown = null;
    const refusal = await ask((hints) => {
      if (asked === this.#asked) this.hints = hints;
    });
    if (asked === this.#asked) this.refusal = refusal;
  }

  /** The next best choice after the one that is looked at, round and round. */
  next(): Hint | null {
    const at = this.list.findIndex(({ text }) => text === this.shown);
    return this.list[(at + 1) % this.list.length] ?? null;
  }

  close(): void {
    this.#asked++;
    this.open = false;
    this.hints = this.refusal = this.shown = null;
  }
}
