/** From a match that is over to the analysis of one of its boards. */
import type { GameInfo, Json, Step } from '../lib/protocol';
import { addressOf, unusual } from './address';
import type { Played } from './exploration.svelte';

export interface Recorded {
  options: Record<string, Json>;
  /** all that was played, at least up to the board */
  steps: readonly Step[];
  /** the boards with what was hidden, from the start */
  positions: readonly Json[];
}

/**
 * The address of the analysis of the board after so many actions, with something else played there if it is given.
 * With the whole match before it one can look back there, too; where actions are secret it begins at the board.
 */
export function examined(info: GameInfo, { options, steps, positions }: Recorded, plies: number, more: Played[] = []) {
  const line = steps.slice(0, plies).flatMap(({ seat, text }): Played[] => (text === null ? [] : [[seat, text]]));
  const whole = line.length === plies;
  const start = { position: positions[whole ? 0 : plies] as Json, options: unusual(options, info) };
  return addressOf(info.name, start, [...(whole ? line : []), ...more]);
}
