/** Carries out what the hand decided, and brings a refusal back to the place where it happened. */
import * as sound from '../../lib/sound';
import type { Refusal } from '../../lib/protocol';
import type { Act, Why } from '../game';
import type { Deed, UndergroundHand } from './hand.svelte';

export interface Doing {
  hand: UndergroundHand;
  act: Act;
  why: Why;
  /** for who waits: what is chosen is suggested, not played */
  propose?: ((texts: string[]) => Promise<Refusal | null>) | undefined;
  onrefused?: ((refusal: Refusal, at?: string) => void) | undefined;
}

/** Plays one action after the other, suggests them, or asks; true if that was done. */
export async function perform({ hand, act, why, propose, onrefused }: Doing, deed: Deed): Promise<boolean> {
  if (!deed) return false;
  if ('play' in deed && hand.planning && !propose) return false;
  const refusal =
    'ask' in deed
      ? await why(deed.ask)
      : hand.planning && propose
        ? await suggest(hand, propose, hand.planned(deed.play))
        : await playAll(act, deed.play);
  if (!refusal) return 'play' in deed;
  hand.refused = { refusal, at: deed.at };
  sound.play('refuse');
  onrefused?.(refusal, deed.at || undefined);
  return false;
}

async function suggest(hand: UndergroundHand, propose: NonNullable<Doing['propose']>, texts: string[]) {
  const refusal = await propose(texts);
  if (!refusal) hand.suggested(texts);
  return refusal;
}

async function playAll(act: Act, actions: string[]): Promise<Refusal | null> {
  for (const action of actions) {
    const refusal = await act(action);
    if (refusal) return refusal;
  }
  return null;
}
