/** Which sound goes with what happens: by public facts alone, so that no ear learns more than an eye. */
import type { Event } from '../../lib/protocol';
import type { Sound } from '../../lib/sound';
import { letterOf } from './seats';

const SOUNDS: Record<string, Sound> = {
  'turn-began': 'turn',
  'room-laid': 'stone',
  'room-turned': 'click',
  moved: 'step',
  alerted: 'dice',
  'parasite-came': 'crawl',
  'parasite-relocated': 'crawl',
  'parasite-walked': 'crawl',
  'card-drawn': 'card',
  'item-laid': 'card',
  exchanged: 'card',
  shot: 'shot',
  stabbed: 'dice',
  'grenade-thrown': 'shot',
  'life-lost': 'capture',
  died: 'lose',
  'doors-opened': 'hatch',
  'doors-closed': 'hatch',
  scanned: 'scan',
  healed: 'saved',
  'hive-burnt': 'alarm',
  'phase-began': 'alarm',
};

export function soundOf(event: Event, eyes?: number | null): Sound | null {
  if (event.kind === 'match-ended') {
    if (eyes === null || eyes === undefined) return 'win';
    return String(event.args['colours']).includes(letterOf(eyes)) ? 'win' : 'lose';
  }
  return SOUNDS[event.kind] ?? null;
}
