/** Carries out what the hand decided, and brings a refusal back to the place where it happened. */
import * as sound from '../../lib/sound';
import type { Refusal } from '../../lib/protocol';
import type { Act, Why } from '../game';
import type { StationHand, Wish } from './hand.svelte';

export interface Doing {
  hand: StationHand;
  act: Act;
  why: Why;
  onrefused?: ((refusal: Refusal, at?: string) => void) | undefined;
}

/** Plays or asks; true if something was played. A way of several rooms ends where something happens on it. */
export async function perform({ hand, act, why, onrefused }: Doing, wish: Wish): Promise<boolean> {
  if (!wish) return false;
  let refusal: Refusal | null = null;
  if ('ask' in wish) refusal = await why(wish.ask);
  else {
    let done = 0;
    for (const deed of wish.play) {
      refusal = await act(deed.id >= 0 ? deed.id : deed.text);
      if (refusal) break;
      done += 1;
    }
    if (!refusal || done) return true;
  }
  if (!refusal) return false;
  hand.refused = { refusal, at: wish.at };
  sound.play('refuse');
  onrefused?.(refusal, wish.at || undefined);
  return false;
}
