/** What the keys do on the board of The Base: everything can be played with them. */
import type { BoardView } from './board';
import type { Direction, Placement, Side } from './geometry';
import type { BaseHand, Deed } from './hand.svelte';

export interface Desk {
  hand: BaseHand;
  view: BoardView;
  own: Side;
  placement: Placement;
  /** a button has the focus, by keyboard: Enter and space are for it. One that was only clicked does not keep them. */
  onButton: boolean;
  /** tiles that could be turned, those that are looked at first */
  cells: (string | null)[];
  press: (place: string) => void;
  go: (deed: Deed) => unknown;
}

const ARROWS: Record<string, Direction> = { ArrowUp: 'N', ArrowRight: 'E', ArrowDown: 'S', ArrowLeft: 'W' };

/** Does what a key means where the focus is; true if it meant something. */
export function keyDeed(key: string, target: Element, desk: Desk): boolean {
  const { hand, placement } = desk;
  const place = target.getAttribute?.('data-place') ?? null;
  const arrow = ARROWS[key];
  if (/^[1-3]$/.test(key)) return pick(desk, Number(key));
  if (/^[qe]$/i.test(key)) return turn(desk, place, key.toLowerCase() === 'q' ? -1 : 1);
  if (key === 'Escape') return hand.cancel();
  if (arrow && hand.piece !== null) desk.go(hand.step(placement.direction(arrow)));
  else if (key === 'Enter' && hand.chosen && (place || !desk.onButton)) desk.go(hand.confirm());
  else if ((key === 'Enter' || key === ' ') && place) desk.press(place);
  else return false;
  return true;
}

/** A digit always means the piece, also when the picked one could move there. */
function pick({ hand, view, own, press }: Desk, number: number): boolean {
  const home = view.pieces.find((piece) => piece.side === own && piece.number === number)?.at;
  if (!home || hand.orienting || view.pending) return false;
  hand.piece = hand.piece === number ? hand.piece : null;
  press(home);
  return true;
}

function turn({ hand, cells, go }: Desk, place: string | null, by: 1 | -1): boolean {
  const cell = hand.chosen?.cell ?? [place, ...cells].find((other) => other && hand.turnsOf(other).length);
  if (!cell) return false;
  go(hand.turn(cell, by));
  return true;
}
