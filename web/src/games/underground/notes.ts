/** The sentences of Underground that are made from an action: prompts, labels, hints. */
import { t } from '../../lib/text.svelte';
import { baseOf, placementOf, plateauOf, type ActionView, type BoardView, type CellView } from './board';
import { neighbour, type Side } from './pieces';

type Args = Record<string, string | number>;

export const say = (key: string, args: Args = {}): string => t(`underground-board-${key}`, args);

export const lineWords = (line: string, number: string): string => t('underground-line', { line, number });
export const chipWords = (chip: string): string => t('underground-chip', { chip });
export const sideWords = (side: string): string => t('underground-side', { side });

/** The sign of a seat, as people count; it goes with its shape and colour. */
export const letterOf = (seat: number): string => String(seat + 1);

export const seatWords = (seat: number): string => say('seat', { letter: letterOf(seat) });

/** A card in words. */
export function cardWords(card: { card: string; symbol: string; steps: number; blue: boolean }): string {
  return say('card', {
    card: card.card,
    symbol: symbolWords(card.symbol),
    steps: card.steps,
    colour: card.blue ? 'blue' : 'red',
  });
}

/** What a card gives to place. */
export function symbolWords(symbol: string): string {
  if (symbol.startsWith('+')) return say('symbol-signal', { count: Number(symbol.slice(1)) });
  return symbol === 'J' ? say('symbol-joker') : say('symbol-piece', { shape: symbol });
}

/** An action as the label of a button. */
export function actionWords(view: BoardView, action: Pick<ActionView, 'kind' | 'text' | 'cell' | 'keys'>): string {
  const cell = action.cell ?? '';
  switch (action.kind) {
    case 'card': {
      const card = view.hands.flat().find((one) => one.card === cell);
      return card ? say('do-card', { what: cardWords(card) }) : action.text;
    }
    case 'place': {
      const placement = placementOf(action.text);
      if (!placement) return action.text;
      return say(placement.swap ? 'do-place-swap' : 'do-place', {
        piece: placement.piece,
        face: placement.face,
        quarters: placement.rotation,
        cell: placement.anchor,
        level: baseOf(view, placement) + 1,
      });
    }
    case 'step':
    case 'displace': {
      const chips = /!(B?L?)$/.exec(action.text)?.[1] ?? '';
      const costs = [...[...chips].map((sign) => chipWords(`S${sign}`)), ...(action.keys ? [say('a-key')] : [])];
      const words = say(action.kind === 'step' ? 'do-step' : 'do-displace', { cell });
      return costs.length ? `${words} (${costs.join(', ')})` : words;
    }
    case 'close':
      return say('do-close', { cell });
    case 'plateau': {
      const laid = plateauOf(action.text);
      return laid
        ? say('do-plateau', {
            plateau: laid.plateau,
            cell: laid.cell,
            quarters: laid.rotation,
            turned: laid.rotation ? 'yes' : 'no',
          })
        : action.text;
    }
    case 'door':
      // The cell before it: compass points say little on a board that can be turned.
      return say('do-door', { cell: neighbour(view.tower, action.text.slice(-1) as Side) ?? '' });
    case 'begin':
      return say('do-begin', { letter: letterOf(Number(action.text.slice(-1)) - 1) });
    default:
      return say(`do-${action.kind.replaceAll('_', '-')}`);
  }
}

const KINDS: [RegExp, string][] = [
  [/^C /, 'card'],
  [/^P/, 'place'],
  [/^X /, 'displace'],
  [/^V /, 'close'],
  [/^SP/, 'plateau'],
  [/^SD/, 'door'],
  [/^SF/, 'begin'],
  [/^[A-I][1-9]-/, 'step'],
];
const FIXED: Record<string, string> = {
  '.': 'end_move',
  E: 'end_turn',
  G: 'take_chip',
  K: 'take_key',
  '-': 'decline',
  T: 'teleport',
  'T+': 'teleport_go',
  'T-': 'teleport_stay',
  'R+': 'replace',
  'R-': 'no_replace',
  F: 'turn_timer',
  Q: 'quit',
};

/** An action that is known by its notation only. */
export function readAction(text: string): Pick<ActionView, 'kind' | 'text' | 'cell'> | null {
  const bare = text.replace(/^s[1-4]:/, '');
  const kind = FIXED[bare] ?? KINDS.find(([form]) => form.test(bare))?.[1];
  if (!kind) return null;
  const cell =
    kind === 'step' || kind === 'displace' ? /-([A-I][1-9])/.exec(bare)?.[1] : /([A-I][1-9])/.exec(bare)?.[1];
  return { kind, text: bare, cell: cell ?? null };
}

/** What is on a cell, in words: for screen readers and for the text twin. */
export function cellWords(view: BoardView, cell: CellView): string {
  const parts = [
    cell.surface === 'tower'
      ? say('cell-tower', { side: sideWords(view.door) })
      : cell.surface === 'board'
        ? say('cell-board')
        : say('cell-top', { level: cell.height, surface: cell.surface }),
    cell.water ? say('cell-water') : '',
    cell.code ? say('cell-code') : '',
    cell.symbol ? say(`cell-${cell.symbol}`, { used: cell.used ? 'yes' : 'no' }) : '',
    cell.walls ? say('cell-walls', { sides: [...cell.walls].map(sideWords).join(', ') }) : '',
    view.figure === cell.cell ? say('cell-figure') : '',
    view.rat === cell.cell ? say('cell-rat') : '',
  ];
  return parts.filter(Boolean).join(', ');
}
