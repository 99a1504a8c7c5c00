/** Which sound goes with what happens. */
import type { Event } from '../../lib/protocol';
import type { Sound } from '../../lib/sound';

const SOUNDS: Record<string, Sound> = {
  stepped: 'step',
  'door-opened': 'hatch',
  'door-closed': 'hatch',
  fired: 'laser',
  fought: 'clash',
  rolled: 'dice',
  rerolled: 'dice',
  removed: 'capture',
  'figure-lost': 'capture',
  revealed: 'radar',
  'board-scanned': 'radar',
  'blip-placed': 'click',
  'blip-placed-as': 'click',
  'event-drawn': 'alarm',
  'mark-taken': 'saved',
  used: 'saved',
  took: 'saved',
  'came-back': 'hatch',
  'chip-played': 'hatch',
  'turn-began': 'turn',
};

export function soundOf(event: Event): Sound | null {
  if (event.kind === 'match-ended') return 'win';
  return SOUNDS[event.kind] ?? null;
}
