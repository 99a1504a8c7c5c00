/** The keyboard: arrows walk, T and A pick a character, letters act, R turns the room card, Enter confirms. */
import type { Mode, StationHand, Wish } from './hand.svelte';

const ARROWS: Record<string, string> = { ArrowUp: 'N', ArrowRight: 'E', ArrowDown: 'S', ArrowLeft: 'W' };
const LETTERS: Record<string, Mode> = { f: 'find', l: 'lay', m: 'term', s: 'shoot', c: 'heal', k: 'knife' };

export const MODE_KEYS: Partial<Record<Mode, string>> = Object.fromEntries(
  Object.entries(LETTERS).map(([key, mode]) => [mode, key.toUpperCase()]),
);

const character = (hand: StationHand, kind: string): void => {
  const found = hand.own.find((one) => one.kind === kind);
  if (found) hand.pick(found.who);
};

export const KEYS = {
  /** What a key asks for; null if it was for the hand alone, undefined if it is not for us. */
  press(key: string, hand: StationHand, onButton: boolean): Wish | undefined {
    if (key === 'Escape') return hand.cancel() ? null : undefined;
    if (!hand.active) return undefined;
    if (key === 'Enter') return onButton || !hand.waits ? undefined : hand.confirm();
    const direction = ARROWS[key];
    if (direction) {
      if (hand.chosen?.cell)
        return hand.nextPlace(key === 'ArrowRight' || key === 'ArrowDown' ? 1 : -1) ? null : undefined;
      return hand.phase === 'turn' ? hand.step(direction) : undefined;
    }
    const letter = key.toLowerCase();
    if (letter === 'r') return hand.turn() ? null : undefined;
    if (hand.phase !== 'turn') return undefined;
    if (letter === 't' || letter === 'a') {
      character(hand, letter.toUpperCase());
      return null;
    }
    const mode = LETTERS[letter];
    return mode ? hand.take(mode) : undefined;
  },
};
