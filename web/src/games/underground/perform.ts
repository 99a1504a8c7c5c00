/** Carries out what the hand decided, and brings a refusal back to the place where it happened. */
import * as sound from '../../lib/sound';
import type { Refusal } from '../../lib/protocol';
import type { Act, Why } from '../game';
import type { Deed, UndergroundHand } from './hand.svelte';

export interface Doing {
  hand: UndergroundHand;
  act: Act;
  why: Why;
  onrefused?: ((refusal: Refusal, at?: string) => void) | undefined;
}

/** Plays one action after the other, or asks; true if all were played. */
export async function perform({ hand, act, why, onrefused }: Doing, deed: Deed): Promise<boolean> {
  if (!deed) return false;
  const refusal = 'play' in deed ? await playAll(act, deed.play) : await why(deed.ask);
  if (!refusal) return 'play' in deed;
  hand.refused = { refusal, at: deed.at };
  sound.play('refuse');
  onrefused?.(refusal, deed.at || undefined);
  return false;
}

async function playAll(act: Act, actions: (number | string)[]): Promise<Refusal | null> {
  for (const action of actions) {
    const refusal = await act(action);
    if (refusal) return refusal;
  }
  return null;
}
