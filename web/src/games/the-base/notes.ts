/** The sentences of The Base that are made from an action or a refusal: notes, prompts and labels. */
import type { Event } from '../../lib/protocol';
import { t } from '../../lib/text.svelte';
import {
  pieceId,
  pieceOn,
  sideWord,
  tilesOf,
  type ActionView,
  type BoardAids,
  type BoardView,
  type PieceAids,
  type PieceView,
} from './board';
import { isSlot, linkChange, neighbour, type Direction, type Link } from './geometry';

const say = (key: string, args: Record<string, string | number> = {}): string => t(`the-base-board-${key}`, args);

export { say };

/** A piece by name. */
export const pieceName = (side: string, piece: number): string => t('the-base-piece', { side: sideWord(side), piece });

/** Why a piece is locked. */
export function lockedWords({ side, number, exits }: PieceAids): string {
  const who = pieceName(side, number);
  return exits.length ? say('locked', { who, exits: exits.join(', ') }) : say('locked-in', { who });
}

/** What is on a place, in words: for screen readers and for the text twin. With aids also how a piece stands. */
export function placeWords(view: BoardView, place: string, aids: BoardAids | null = null): string {
  const piece = pieceOn(view, place);
  if (!piece) return ground(view, place);
  const who = pieceName(piece.side, piece.number);
  const aid = aids?.pieces.find((other) => pieceId(other) === pieceId(piece));
  const held = piece.saved ? say('twin-saved', { who }) : aid ? standing(piece, aid) : who;
  return `${ground(view, place)}; ${held}`;
}

function standing(piece: PieceView, aid: PieceAids): string {
  const parts = [
    pieceName(piece.side, piece.number),
    aid.threatened && !aid.guarded ? say('badge-unguarded') : aid.guarded ? say('badge-guarded') : '',
    aid.locked ? '' : say('badge-race', { count: Math.round(aid.race) }),
    say('badge-distance', { count: piece.distance }),
  ];
  return [parts.filter(Boolean).join(', '), aid.locked ? lockedWords(aid) : ''].filter(Boolean).join('. ');
}

/** The places that the passages of a tile lead to: they have the same names however the board is turned. */
const exitsOf = (cell: string, open: string): string[] =>
  [...open].flatMap((direction) => neighbour(cell, direction as Direction) ?? []);

/** Where the passages of a tile lead, in words. */
function openWords(cell: string, open: string): string {
  const places = exitsOf(cell, open);
  return say('open', { leads: places.length ? 'somewhere' : 'nowhere', places: places.join(', ') });
}

/** An event in words where a tile lies in a new way; null for all others. */
export function toldWords({ kind, args }: Event): string | null {
  const [, how] = /^tile-(oriented|revealed|rotated)$/.exec(kind) ?? [];
  const [cell, open] = [String(args['cell'] ?? ''), String(args['open'] ?? '')];
  return how ? say('tile-told', { kind: how, cell, open: openWords(cell, open) }) : null;
}

function ground(view: BoardView, place: string): string {
  if (isSlot(place)) {
    const slot = view.slots.find((other) => other.at === place);
    const side = t('the-base-side', { side: sideWord(slot?.side ?? 'X') });
    return slot?.number ? say('twin-slot', { side, number: slot.number }) : say('twin-slot-blank', { side });
  }
  const open = tilesOf(view)[place];
  return open ? openWords(place, open) : say('twin-hidden');
}

/** An action as the label of a button. */
export function actionWords(view: BoardView, side: string, action: ActionView): string {
  const piece = action.piece ?? 0;
  const to = action.to ?? '';
  const cell = action.cell ?? '';
  const own = pieceName(side, piece);
  switch (action.kind) {
    case 'move': {
      const cost = action.cost ?? 1;
      const enemy = action.captures ? pieceName(side === 'X' ? 'M' : 'X', action.captures) : '';
      const what = enemy ? 'do-capture' : action.saves ? 'do-save' : cost > 1 ? 'do-cross' : 'do-move';
      const words = say(what, { who: own, to, enemy });
      return cost > 1 ? `${words} ${say('for-actions', { cost })}` : words;
    }
    case 'rotate':
    case 'orient':
      return action.kind === 'rotate' && action.open === tilesOf(view)[cell]
        ? say('do-wait', { cell })
        : say('do-turn', { cell, open: exitsOf(cell, action.open ?? '').join(', ') || '–' });
    case 'reveal':
      return say('do-reveal', { cell });
    case 'return':
      return say('do-return', { who: pieceName(view.pending?.side ?? side, piece), to });
    default:
      return say(`do-${action.kind.replaceAll('_', '-')}`);
  }
}

const between = (link: Link): string => `${link.from} – ${link.to}`;

/** What a turn opens and closes, as a sentence. */
export function changeWords(view: BoardView, action: ActionView): string {
  const { opened, closed } = linkChange(tilesOf(view), action.cell ?? '', action.open ?? '');
  const parts = [
    opened.length ? say('opens', { links: opened.map(between).join(', ') }) : '',
    closed.length ? say('closes', { links: closed.map(between).join(', ') }) : '',
  ];
  return parts.filter(Boolean).join(' ') || say('opens-nothing');
}

/** What an action costs and what is left then. */
export function priceWords(view: BoardView, action: ActionView): string {
  if (action.kind === 'orient' || action.kind === 'return') return say('price-free');
  const cost = action.cost ?? 1;
  return say('price', { cost, left: Math.max(0, view.actions - cost) });
}
