/** Actions of The Base as they are written, read for words and drawing. Whether they are possible is the server's to say. */
import type { Idea } from '../game';
import { pieceOn, placesOf, tilesOf, type ActionView, type BoardView } from './board';
import { sideOfSeat, wayOf } from './geometry';

const MOVE = /^([123])(?:-|x|\^x?)([xabcdem][1-5])!?$/;
const TURN = /^([a-e][1-5])@([NESW]+)$/;
const REVEAL = /^([a-e][1-5])\?$/;
const RETURN = /^>([xm][1-5])$/;
const FIXED: Record<string, string> = {
  '+A': 'bonus_action',
  '+T': 'bonus_time',
  '--': 'pass',
  'TC+': 'challenge_accept',
  'TC-': 'challenge_decline',
};

/** Where a side's piece stands. */
export const placeOfPiece = (view: BoardView, side: string, number: number | null | undefined): string | null =>
  view.pieces.find((piece) => piece.side === side && piece.number === number)?.at ?? null;

/** The way of a piece to a place, from where it stands; empty if it stands nowhere. */
export function wayTo(view: BoardView, side: string, number: number, to: string): string[] {
  const from = placeOfPiece(view, side, number);
  return from ? wayOf(tilesOf(view), placesOf(view, side), from, to) : [];
}

/** What an action in notation means on a board, before it is played; null if it is not written as an action. */
export function actionOf(view: BoardView, { seat, text }: Idea): ActionView | null {
  const side = sideOfSeat(seat);
  const action = (kind: string, more: Partial<ActionView> = {}): ActionView => ({ id: -1, text, kind, ...more });
  const fixed = Object.hasOwn(FIXED, text) ? FIXED[text] : undefined;
  if (fixed) return action(fixed);
  const [, number, place] = MOVE.exec(text) ?? [];
  if (number && place) return action('move', move(view, side, Number(number), place));
  const [, cell, open] = TURN.exec(text) ?? [];
  if (cell && open) return action(view.phase === 'orient' ? 'orient' : 'rotate', { cell, open });
  const [, hidden] = REVEAL.exec(text) ?? [];
  if (hidden) return action('reveal', { cell: hidden });
  const [, slot] = RETURN.exec(text) ?? [];
  return slot ? action('return', { to: slot, piece: view.pending?.number ?? null }) : null;
}

function move(view: BoardView, side: string, piece: number, to: string): Partial<ActionView> {
  const enemy = pieceOn(view, to);
  return {
    piece,
    to,
    cost: Math.max(1, wayTo(view, side, piece, to).length - 1),
    captures: enemy && enemy.side !== side ? enemy.number : null,
    saves: to.startsWith(side === 'X' ? 'm' : 'x'),
  };
}
