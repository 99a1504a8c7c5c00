/** Which sound goes with what happens. */
import type { Event } from '../../lib/protocol';
import type { Sound } from '../../lib/sound';
import { sideWord } from './board';
import { sideOfSeat } from './geometry';

const SOUNDS: Record<string, Sound> = {
  'tile-oriented': 'stone',
  'tile-rotated': 'stone',
  'tile-revealed': 'hatch',
  'piece-moved': 'step',
  'piece-captured': 'capture',
  'piece-saved': 'saved',
  'action-bought': 'click',
  'time-bought': 'click',
  'turn-began': 'turn',
};
const ALARM_FROM = 3; // the last rounds are heard

export function soundOf(event: Event, eyes: number | null = null): Sound | null {
  if (event.kind === 'match-ended') return eyes === null || wonBy(event, eyes) ? 'win' : 'lose';
  if (event.kind === 'countdown-fell') return Number(event.args['countdown']) <= ALARM_FROM ? 'alarm' : null;
  if (event.kind === 'challenge-ended') return event.args['outcome'] === 'escaped' ? 'win' : 'lose';
  return SOUNDS[event.kind] ?? null;
}

const wonBy = (event: Event, seat: number): boolean => event.args['winner'] === sideWord(sideOfSeat(seat));
