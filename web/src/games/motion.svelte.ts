/** How fast things move: by the player's wish, and not at all for whoever wants less motion. */
import { prefersReducedMotion } from 'svelte/motion';
import { settings } from '../lib/settings.svelte';

/** The factor on all lengths of time; 0 means no motion. */
export function pace(): number {
  if (prefersReducedMotion.current || settings.animation === 'off') return 0;
  return settings.animation === 'fast' ? 0.5 : 1;
}
