/** How fast things move: by the player's wish, and not at all for whoever wants less motion. */
import { shownMotion, type Animation } from '../lib/settings.svelte';

const PACES: Record<Animation, number> = { normal: 1, fast: 0.5, off: 0 };

/** The factor on all lengths of time; 0 means no motion. */
export function pace(): number {
  return PACES[shownMotion()];
}
