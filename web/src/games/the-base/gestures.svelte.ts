/** Pointers on the board of The Base: a press, a drag of an own piece, the wheel and the other button, which turn tiles. */
import { tick } from 'svelte';
import * as sound from '../../lib/sound';
import { pace } from '../motion.svelte';
import { pieceOn, type BoardView } from './board';
import type { Placement, Point, Side } from './geometry';
import type { BaseHand, Deed } from './hand.svelte';

const DRAG_FROM = 7; // pixels before a press becomes a drag
const WHEEL_PAUSE = 120; // milliseconds between two turns

/** What the gestures are about, as it is now. */
export interface Desk {
  readonly board: SVGSVGElement | undefined;
  readonly hand: BaseHand;
  readonly view: BoardView;
  readonly own: Side;
  readonly placement: Placement;
  /** pixels of the screen for one of the drawing */
  readonly scale: number;
  readonly playable: boolean;
  /** Carries a deed out. */
  readonly go: (deed: Deed) => Promise<unknown>;
}

interface Drag {
  piece: number;
  at: Point;
  start: Point;
  moved: boolean;
}

export class Gestures {
  drag = $state.raw<Drag | null>(null);
  /** the place under the pointer */
  under: string | null = $state(null);
  /** the piece that lies where it was dragged to, while the table answers */
  dropped: string | null = null;
  #dragged = false; // the click after a drag is none
  #lastWheel = 0;

  constructor(private readonly desk: Desk) {}

  /** The piece that is being dragged, by its number. */
  get held(): number | null {
    return this.drag?.moved ? this.drag.piece : null;
  }

  down(event: PointerEvent): void {
    const { hand, view, own, playable } = this.desk;
    this.#dragged = false;
    if (event.button !== 0 || !playable || this.drag) return;
    const place = this.#placeAt(event);
    const piece = place ? pieceOn(view, place) : undefined;
    if (!piece || piece.side !== own || !hand.movesOf(piece.number).length) return;
    const start = this.#pointOf(event);
    this.drag = { piece: piece.number, at: start, start, moved: false };
  }

  move(event: PointerEvent): void {
    const { board, hand, scale } = this.desk;
    const { drag } = this;
    this.under = this.#placeAt(event);
    if (!drag) {
      if (event.pointerType === 'mouse') hand.look(this.under);
      return;
    }
    const now = this.#pointOf(event);
    const far = Math.hypot(now.x - drag.start.x, now.y - drag.start.y) * scale;
    if (!drag.moved && far < DRAG_FROM) return;
    if (!drag.moved) {
      board?.setPointerCapture(event.pointerId);
      if (hand.piece !== drag.piece) hand.pick(drag.piece);
      sound.play('click');
    }
    this.drag = { ...drag, at: now, moved: true };
  }

  async up(event: PointerEvent): Promise<void> {
    const { hand, view, own, placement, go } = this.desk;
    const held = this.drag;
    if (!held?.moved) {
      this.drag = null;
      return;
    }
    this.#dragged = true;
    const place = this.#placeAt(event);
    const from = view.pieces.find((piece) => piece.side === own && piece.number === held.piece)?.at;
    const deed = place ? hand.drop(held.piece, place) : null;
    const played = deed && 'play' in deed;
    // A legal drop stays where it is until the table has answered, and then needs no way to go.
    this.drag = played && place ? { ...held, at: placement.at(place) } : null;
    if (played) this.dropped = own + held.piece;
    else if (from) void this.#springBack(own + held.piece, held.at, placement.at(from));
    await go(deed);
    this.dropped = null;
    this.drag = null;
  }

  cancel(): void {
    this.drag = null;
  }

  leave(): void {
    this.under = null;
    this.desk.hand.look(null);
  }

  click(event: MouseEvent): void {
    if (this.#dragged) {
      this.#dragged = false;
      return;
    }
    const target = event.target as Element;
    const badge = target.closest('[data-badge]')?.getAttribute('data-badge');
    const place = target.closest('[data-place]')?.getAttribute('data-place') ?? this.#placeAt(event);
    if (badge) this.#pressBadge(badge);
    else if (place) this.press(place);
    else this.desk.hand.cancel();
  }

  /** A place is pressed, with whatever. */
  press(place: string): void {
    const { hand, playable, go } = this.desk;
    if (!playable) return;
    const { piece, chosen } = hand;
    void go(hand.press(place));
    if (hand.piece !== piece || hand.chosen !== chosen) sound.play('click');
  }

  /** The other button turns a tile. */
  context(event: MouseEvent): void {
    const place = this.#turnable(event);
    if (!place) return;
    event.preventDefault();
    this.desk.hand.turn(place);
  }

  wheel(event: WheelEvent): void {
    const place = this.#turnable(event);
    if (!place) return;
    event.preventDefault();
    if (event.timeStamp - this.#lastWheel < WHEEL_PAUSE || !event.deltaY) return;
    this.#lastWheel = event.timeStamp;
    this.desk.hand.turn(place, event.deltaY > 0 ? 1 : -1);
  }

  /** The sign in a tile's corner: begins a turn even where a click would move, and confirms what is chosen. */
  #pressBadge(cell: string): void {
    const { hand, go } = this.desk;
    const reveal = hand.revealOf(cell);
    if (hand.chosen?.cell === cell) void go(hand.confirm());
    else if (reveal) void go(hand.wish(reveal));
    else {
      sound.play('click');
      void go(hand.turn(cell));
    }
  }

  async #springBack(piece: string, from: Point, to: Point): Promise<void> {
    await tick();
    const frames = [from, to].map(({ x, y }) => ({ transform: `translate(${x}px, ${y}px)` }));
    this.desk.board
      ?.querySelector(`[data-piece="${piece}"]`)
      ?.animate?.(frames, { duration: 250 * pace(), easing: 'cubic-bezier(.3,1.35,.5,1)' });
  }

  #pointOf(event: MouseEvent): Point {
    const matrix = this.desk.board?.getScreenCTM()?.inverse();
    return matrix ? new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix) : { x: 0, y: 0 };
  }

  #placeAt(event: MouseEvent): string | null {
    return this.desk.placement.under(this.#pointOf(event));
  }

  #turnable(event: MouseEvent): string | null {
    const place = this.#placeAt(event);
    return place && this.desk.hand.turnsOf(place).length ? place : null;
  }
}
