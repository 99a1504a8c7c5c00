/** Carries out what the hand decided, and brings a refusal back to the place where it happened. */
import * as sound from '../../lib/sound';
import type { Refusal } from '../../lib/protocol';
import type { Act, Why } from '../game';
import type { BaseHand, Deed } from './hand.svelte';

export interface Doing {
  hand: BaseHand;
  act: Act;
  why: Why;
  onrefused?: ((refusal: Refusal, at?: string) => void) | undefined;
}

/** Plays or asks; true if something was played. */
export async function perform({ hand, act, why, onrefused }: Doing, deed: Deed): Promise<boolean> {
  if (!deed) return false;
  const playing = 'play' in deed;
  const refusal = playing ? await act(deed.play.id) : await why(deed.ask);
  if (!refusal) return playing;
  const at = playing ? (deed.play.to ?? deed.play.cell ?? '') : deed.at;
  hand.refused = { refusal, at };
  sound.play('refuse');
  onrefused?.(refusal, at || undefined);
  return false;
}
