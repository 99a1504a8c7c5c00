/** Which sound goes with what happens. */
import type { Event } from '../../lib/protocol';
import type { Sound } from '../../lib/sound';

const SOUNDS: Record<string, Sound> = {
  'plateau-laid': 'stone',
  'card-played': 'click',
  'piece-placed': 'stone',
  'single-laid': 'stone',
  'figure-moved': 'step',
  'figure-displaced': 'step',
  'chip-taken': 'hatch',
  'key-taken': 'hatch',
  'lock-opened': 'hatch',
  'code-complete': 'saved',
  'valve-closed': 'water',
  'water-rose': 'water',
  teleported: 'hatch',
  'timer-turned': 'glass',
  discovered: 'alarm',
  'sand-ran-out': 'alarm',
  'rat-bit': 'capture',
  'turn-began': 'turn',
};

export function soundOf(event: Event): Sound | null {
  if (event.kind === 'match-ended') return event.args['end'] === 'escaped' ? 'win' : 'lose';
  return SOUNDS[event.kind] ?? null;
}
