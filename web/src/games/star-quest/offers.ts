/** What a press on the board does, square by square: for the keyboard and for screen readers. */
import { squareOf, type View } from './board';
import type { StarHand } from './hand.svelte';
import { actionWords, figureWords, say } from './notes';

/** The squares on which a press does something, each with its words. */
export function offersOf(view: View, hand: StarHand): Map<string, string> {
  const found = new Map<string, string>();
  const on = (name: string, words: string) => {
    const square = squareOf(view, name);
    if (square) found.set(square, words);
  };
  if (!hand.aiming)
    for (const [square, { cost, scan }] of hand.ends)
      found.set(square, say('offer-walk', { square, steps: cost, scan: scan ? 'yes' : 'no' }));
  for (const name of hand.selectable.keys()) on(name, say('offer-look', { figure: figureWords(name) }));
  for (const target of new Set([...hand.attacks.keys(), ...hand.prospects.keys()]))
    on(target, say('offer-attack', { figure: figureWords(target) }));
  for (const [square, actions] of hand.choices) if (actions[0]) found.set(square, actionWords(view, actions[0]));
  return found;
}
