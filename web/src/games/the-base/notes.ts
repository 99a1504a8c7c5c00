/** The sentences of The Base that are made from an action or a refusal: notes, prompts and labels. */
import { t } from '../../lib/text.svelte';
import { pieceOn, sideWord, spaced, tilesOf, type ActionView, type BoardView } from './board';
import { isSlot, linkChange, type Link } from './geometry';

const say = (key: string, args: Record<string, string | number> = {}): string => t(`the-base-board-${key}`, args);

export { say };

/** A piece by name. */
export const pieceName = (side: string, piece: number): string => t('the-base-piece', { side: sideWord(side), piece });

/** What is on a place, in words: for screen readers and for the text twin. */
export function placeWords(view: BoardView, place: string): string {
  const piece = pieceOn(view, place);
  const who = piece ? pieceName(piece.side, piece.number) : '';
  const held = piece?.saved ? say('twin-saved', { who }) : who;
  return [ground(view, place), held].filter(Boolean).join('; ');
}

function ground(view: BoardView, place: string): string {
  if (isSlot(place)) {
    const slot = view.slots.find((other) => other.at === place);
    const side = t('the-base-side', { side: sideWord(slot?.side ?? 'X') });
    return slot?.number ? say('twin-slot', { side, number: slot.number }) : say('twin-slot-blank', { side });
  }
  const open = tilesOf(view)[place];
  return open ? t('the-base-open', { open }) : say('twin-hidden');
}

/** An action as the label of a button. */
export function actionWords(view: BoardView, side: string, action: ActionView): string {
  const piece = action.piece ?? 0;
  const to = action.to ?? '';
  const cell = action.cell ?? '';
  const own = pieceName(side, piece);
  switch (action.kind) {
    case 'move': {
      const enemy = action.captures ? pieceName(side === 'X' ? 'M' : 'X', action.captures) : '';
      const what = enemy ? 'do-capture' : action.saves ? 'do-save' : (action.cost ?? 1) > 1 ? 'do-cross' : 'do-move';
      return say(what, { who: own, to, enemy, cost: action.cost ?? 1 });
    }
    case 'rotate':
    case 'orient':
      return action.kind === 'rotate' && action.open === tilesOf(view)[cell]
        ? say('do-wait', { cell })
        : say('do-turn', { cell, open: spaced(action.open ?? '') });
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
