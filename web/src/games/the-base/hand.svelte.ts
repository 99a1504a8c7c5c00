/** What the player has picked up at The Base and looks at before he pays: all choosing, without any drawing. */
import type { Refusal, Scene } from '../../lib/protocol';
import type { Hand } from '../game';
import { legalOf, ownSide, pieceOn, tilesOf, viewOf, type ActionView } from './board';
import { DIRECTIONS, directionTo, isSlot, neighbour, quartersBetween, type Direction } from './geometry';

/** What comes of a click: an action to play, a wish that the server refuses with a reason, or nothing but a look. */
export type Deed = { play: ActionView } | { ask: string; at: string } | null;

/** What the player wants to be asked about first. */
export interface Caution {
  confirm: () => boolean;
  confirmReveals: () => boolean;
}

export class BaseHand implements Hand {
  /** The number of the picked piece. */
  piece = $state<number | null>(null);
  /** The action that is shown on the board and waits for its confirmation. */
  chosen = $state.raw<ActionView | null>(null);
  /** The action under the pointer; shown as long as nothing is chosen. */
  looked = $state.raw<ActionView | null>(null);
  /** Why the last wish was refused, and where. */
  refused = $state.raw<{ refusal: Refusal; at: string } | null>(null);

  #scene = $state.raw<Scene | null>(null);
  #playable = $state(false);

  #tiles = $derived(this.#scene ? tilesOf(viewOf(this.#scene)) : {});
  legal: ActionView[] = $derived(this.#scene && this.#playable ? legalOf(this.#scene) : []);
  /** The moves of the picked piece. */
  moves: ActionView[] = $derived(this.piece === null ? [] : this.movesOf(this.piece));
  /** The action whose outcome the board shows. */
  shown: ActionView | null = $derived(this.chosen ?? this.looked);

  readonly #caution: Caution;

  constructor(caution: Caution) {
    this.#caution = caution;
  }

  /** The board has changed, or it is our turn now: what no longer fits is put down. */
  see(scene: Scene, playable: boolean): void {
    const before = this.#scene;
    if (before === scene && this.#playable === playable) return;
    const moved = before?.plies !== scene.plies || before?.eyes !== scene.eyes;
    this.#scene = scene;
    this.#playable = playable;
    if (moved || !playable) {
      this.chosen = null;
      this.looked = null;
      this.refused = null;
    }
    if (this.piece !== null && !this.legal.some((action) => action.kind === 'move' && action.piece === this.piece))
      this.piece = null;
    // In the set-up there is one tile to look at: it lies in the hand at once.
    if (this.orienting && !this.chosen) this.chosen = this.turnsOf(this.orienting)[0] ?? null;
  }

  /** The tile that is to be set up now. */
  get orienting(): string | null {
    return this.legal.find((action) => action.kind === 'orient')?.cell ?? null;
  }

  movesOf(piece: number): ActionView[] {
    return this.legal.filter((action) => action.kind === 'move' && action.piece === piece);
  }

  moveTo(place: string): ActionView | undefined {
    return this.moves.find((action) => action.to === place);
  }

  /** The turns of a tile that change something, clockwise from how it lies; in the set-up all that are possible. */
  turnsOf(cell: string): ActionView[] {
    const now = this.#openAt(cell);
    if (now === null) return [];
    const quarters = (action: ActionView) => quartersBetween(now, action.open ?? now);
    return this.legal
      .filter((action) => action.cell === cell)
      .filter((action) => action.kind === 'orient' || (action.kind === 'rotate' && action.open !== now))
      .sort((a, b) => quarters(a) - quarters(b));
  }

  /** The turns that leave everything as it is: ways to wait. */
  get idle(): ActionView[] {
    return this.legal.filter((action) => action.kind === 'rotate' && action.open === this.#openAt(action.cell ?? ''));
  }

  revealOf(cell: string): ActionView | undefined {
    return this.legal.find((action) => action.kind === 'reveal' && action.cell === cell);
  }

  returnTo(slot: string): ActionView | undefined {
    return this.legal.find((action) => action.kind === 'return' && action.to === slot);
  }

  /** An action that is about no place: a bonus, a pass, the challenge. */
  only(kind: string): ActionView | undefined {
    return this.legal.find((action) => action.kind === kind);
  }

  /** Picks a piece, or puts it down if it is picked already. */
  pick(piece: number | null): void {
    this.chosen = this.orienting ? this.chosen : null;
    this.looked = null;
    this.refused = null;
    this.piece = piece === this.piece ? null : piece;
  }

  /** A click on a place. */
  press(place: string): Deed {
    this.refused = null;
    const action = this.moveTo(place) ?? this.returnTo(place);
    if (action) return this.wish(action);
    const scene = this.#scene;
    if (!scene || !this.#playable) return null;
    const piece = pieceOn(viewOf(scene), place);
    if (piece?.side === ownSide(scene) && !this.orienting) return this.#pressPiece(piece.number, place);
    if (this.turnsOf(place).length) return this.turn(place);
    const reveal = this.revealOf(place);
    return reveal ? this.wish(reveal) : this.#refuse(place);
  }

  #pressPiece(number: number, at: string): Deed {
    if (this.movesOf(number).length || this.piece === number) {
      this.pick(number);
      return null;
    }
    this.piece = null;
    // Whatever it is told to do, the server knows why it cannot: its saved state, or the wall in its way.
    const next = DIRECTIONS.map((d) => neighbour(at, d)).find((place) => place !== null);
    return next ? { ask: `${number}-${next}`, at } : null;
  }

  get held(): string | null {
    return this.chosen?.text ?? null;
  }

  /** Takes up an action that was named instead of pointed at. */
  show(text: string): boolean {
    const action = this.legal.find((legal) => legal.text === text);
    if (!action) return false;
    this.looked = null;
    this.refused = null;
    this.piece = action.kind === 'move' ? (action.piece ?? null) : null;
    this.chosen = action;
    return true;
  }

  /** Shows the next turn of a tile, clockwise or the other way round. */
  turn(cell: string, by: 1 | -1 = 1): Deed {
    const turns = this.turnsOf(cell);
    if (!turns.length) return this.#refuse(cell);
    const at = turns.findIndex((action) => action.id === this.chosen?.id);
    const next = at < 0 ? (by > 0 ? 0 : turns.length - 1) : (at + by + turns.length) % turns.length;
    this.refused = null;
    this.chosen = turns[next] ?? null;
    return null;
  }

  /** Something the player wants: played at once, or shown first if he wants to be asked. */
  wish(action: ActionView): Deed {
    this.refused = null;
    const asks =
      action.kind === 'reveal' ? this.#caution.confirmReveals() : action.kind === 'move' && this.#caution.confirm();
    if (asks && this.chosen?.id !== action.id) {
      this.chosen = action;
      return null;
    }
    this.chosen = null;
    this.looked = null;
    return { play: action };
  }

  /** The chosen action shall be played. */
  confirm(): Deed {
    const action = this.chosen;
    if (!action) return null;
    this.chosen = null;
    this.looked = null;
    return { play: action };
  }

  /** An arrow key: the picked piece goes to its neighbour, or crosses own pieces that stand there. */
  step(d: Direction): Deed {
    const from = this.#placeOf(this.piece);
    if (!from) return null;
    const next = neighbour(from, d);
    if (!next) return null;
    const crossing = this.moves
      .filter((action) => directionTo(from, action.to ?? '') === null && this.#beyond(from, action.to ?? '', d))
      .sort((a, b) => (a.cost ?? 0) - (b.cost ?? 0))[0];
    const action = this.moveTo(next) ?? crossing;
    return action ? this.wish(action) : { ask: `${this.piece}-${next}`, at: next };
  }

  /** A piece was dragged to a place. */
  drop(piece: number, place: string): Deed {
    this.piece = piece;
    const from = this.#placeOf(piece);
    if (place === from) return null;
    const action = this.moveTo(place);
    return action ? this.wish(action) : { ask: `${piece}-${place}`, at: place };
  }

  /** The pointer rests on a place: shows what a click would begin. */
  look(place: string | null): void {
    if (!place || this.moveTo(place) || this.orienting) this.looked = null;
    else this.looked = this.turnsOf(place)[0] ?? null;
  }

  cancel(): boolean {
    const held = this.chosen !== null || this.piece !== null || this.refused !== null;
    if (this.refused) this.refused = null;
    else if (this.chosen && !this.orienting) this.chosen = null;
    else this.piece = null;
    this.looked = null;
    return held;
  }

  /** Words for the server's refusal: what the player seems to have wanted. */
  #refuse(place: string): Deed {
    if (!this.legal.length) return null;
    if (this.legal.some((action) => action.kind === 'return'))
      return isSlot(place) ? { ask: `>${place}`, at: place } : null;
    if (this.piece !== null) return { ask: `${this.piece}-${place}`, at: place };
    if (isSlot(place)) return null;
    const open = this.#openAt(place);
    return { ask: open === null ? `${place}?` : `${place}@${open}`, at: place };
  }

  #openAt(cell: string): string | null {
    return this.#tiles[cell] ?? null;
  }

  #placeOf(piece: number | null): string | null {
    const scene = this.#scene;
    if (!scene || piece === null) return null;
    const side = ownSide(scene);
    return viewOf(scene).pieces.find((other) => other.side === side && other.number === piece)?.at ?? null;
  }

  /** Whether a place lies straight ahead of another. */
  #beyond(from: string, to: string, d: Direction): boolean {
    for (let place = neighbour(from, d); place; place = neighbour(place, d)) if (place === to) return true;
    return false;
  }
}
