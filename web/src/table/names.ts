/** Names in sentences. */
import { playerName } from '../lib/names';
import type { SeatState } from '../lib/protocol';

/** The name of who sits on a seat; empty if there is no such seat. */
export function nameAt(seats: readonly SeatState[], seat: number | null): string {
  const found = seats.find((one) => one.seat === seat);
  return found ? playerName(found) : '';
}

/** Several names as one enumeration, in the reader's language. */
export function several(names: readonly string[], lang: string): string {
  return new Intl.ListFormat(lang, { type: 'conjunction' }).format(names);
}
