/** Carries out what the hand decided, and brings a refusal back to the place where it happened. */
import * as sound from '../../lib/sound';
import type { Refusal } from '../../lib/protocol';
import type { Act, Why } from '../game';
import type { Deed, StarHand } from './hand.svelte';

export interface Doing {
  hand: StarHand;
  act: Act;
  why: Why;
  onrefused?: ((refusal: Refusal, at?: string) => void) | undefined;
}

/** Plays, begins a plan, or asks; true if something is played. */
export async function perform({ hand, act, why, onrefused }: Doing, deed: Deed): Promise<boolean> {
  if (!deed) return false;
  if ('plan' in deed) {
    hand.start(deed.plan);
    await hand.advance(act);
    return true;
  }
  const refusal = 'play' in deed ? await act(deed.play.id) : await why(deed.ask);
  if (!refusal) return 'play' in deed;
  hand.refused = { refusal, at: deed.at };
  sound.play('refuse');
  onrefused?.(refusal, deed.at || undefined);
  return false;
}
