/** The tool that shows lines of sight: what a square sees, and what is in the way between two. */
import { cellOf } from './geometry';

export class SightTool {
  #on = $state(false);
  /** where the line begins */
  from = $state<string | null>(null);
  /** where it ends; until that is settled it follows the pointer */
  to = $state<string | null>(null);
  #held: string | null = null;

  get on(): boolean {
    return this.#on;
  }

  toggle(): void {
    this.#on = !this.#on;
    this.from = this.to = this.#held = null;
  }

  /** A press: the beginning of a line, or the end of the one that was begun. */
  press(square: string | null): void {
    if (!square || !cellOf(square)) return;
    if (this.from === null || this.to !== null) {
      this.from = this.#held = square;
      this.to = null;
    } else if (square === this.from) this.from = null;
    else this.to = square;
  }

  /** The pointer is moved while it is pressed. */
  drag(square: string | null): void {
    if (this.#held && square && cellOf(square)) this.to = square === this.#held ? null : square;
  }

  release(): void {
    this.#held = null;
  }

  /** Puts down the line, then the tool; false if there was nothing to put down. */
  cancel(): boolean {
    if (!this.#on) return false;
    if (this.from !== null) this.from = this.to = null;
    else this.#on = false;
    return true;
  }

  /** The two squares in question while something is pointed at; null if there is no line. */
  line(pointed: string | null): [string, string] | null {
    const end = this.to ?? pointed;
    return this.#on && this.from && end && end !== this.from && cellOf(end) ? [this.from, end] : null;
  }

  /** The square from which one looks around. */
  eye(pointed: string | null): string | null {
    const square = this.from ?? pointed;
    return this.#on && square && cellOf(square) ? square : null;
  }
}
