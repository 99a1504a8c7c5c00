/** What is shown in advance: the piece in hand, and what hints and fellow players think of. */
import type { Proposal, Refusal } from '../../lib/protocol';
import { refused as words } from '../../lib/text.svelte';
import type { Idea } from '../game';
import { baseOf, danger, placementOf, type BoardView } from './board';
import type { UndergroundHand } from './hand.svelte';
import { actionWords, say } from './notes';
import type { Ghost, Suggestion } from './stage/stage';

/** When a move is ahead or under way. */
const MOVING = ['play', 'act', 'move'];

/** What fellow players suggest, action by action. */
export const ideasOf = (suggestions: readonly Proposal[]): Idea[] =>
  suggestions.flatMap(({ seat, texts }) => texts.map((text) => ({ seat, text })));

/** The piece or plateau in hand, and the pieces that others think of. */
export function ghostsOf(view: BoardView, hand: UndergroundHand, thoughts: readonly Idea[]): Ghost[] {
  return [...heldPiece(hand), ...heldPlateau(view, hand), ...thoughts.flatMap((idea) => thought(view, idea))];
}

function heldPiece(hand: UndergroundHand): Ghost[] {
  const { placement, reason } = hand;
  if (!placement || hand.moving) return [];
  const level = hand.level ?? 1;
  const fits = hand.fitting !== undefined;
  const tag = say('ghost', { piece: placement.piece, cell: placement.anchor, level });
  // A refused click is explained beside the ghost: nothing is said twice.
  const trouble = hand.refused ? '' : reason ? words(reason) : tag;
  const faults = String(reason?.args['faults'] ?? '')
    .split(' ')
    .filter(Boolean);
  return [{ ...placement, base: level - 1, fits, faults, tag: fits ? tag : trouble }];
}

function heldPlateau({ plateau }: BoardView, { laying }: UndergroundHand): Ghost[] {
  if (!laying || !plateau) return [];
  const { rotation, cell: anchor } = laying;
  const tag = say('plateau', { plateau });
  return [{ piece: plateau, face: 'A', rotation, anchor, base: 0, fits: true, faults: [], tag }];
}

function thought(view: BoardView, { seat, text }: Idea): Ghost[] {
  const laid = placementOf(text);
  if (!laid) return [];
  const tag = actionWords(view, { kind: 'place', text });
  return [{ ...laid, base: baseOf(view, laid), fits: true, faults: [], tag, seat }];
}

/** What it costs to end a move on the cell that is looked at; null if it is not in the kidnapper's line. */
export function warningOf(view: BoardView, hand: UndergroundHand): (Refusal & { at: string }) | null {
  const { timer, phase } = view;
  const at = hand.pinned ?? hand.over;
  if (!at || !timer || hand.placement || at === view.tower || !danger(view).includes(at)) return null;
  if (!MOVING.includes(phase)) return null;
  return {
    key: 'underground-board-discovery',
    args: { cell: at, cards: timer.cards },
    clause: 'UG-KID-5',
    text: '',
    at,
  };
}

/** Ways that others think of: the steps of one plan make one way, each hint is a way of its own. */
export function waysOf(ideas: readonly Idea[], suggestions: readonly Proposal[]): Suggestion[] {
  const hints = ideas.map(({ seat, text }) => ({ seat, path: ends([text]) }));
  const plans = suggestions.map(({ seat, texts }) => ({ seat, path: ends(texts) }));
  return [...hints, ...plans].filter(({ path }) => path.length > 0);
}

/** The cells to which the steps among some actions lead. */
function ends(texts: readonly string[]): string[] {
  return texts.flatMap((text) => /^(?:X )?[A-I][1-9]-([A-I][1-9])/.exec(text)?.[1] ?? []);
}
