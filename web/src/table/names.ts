/** Names in sentences. */
import { playerName } from '../lib/names';
import type { SeatState } from '../lib/protocol';

/** The name of who sits on a seat, with the side where others are called the same; empty if there is no such seat. */
export function nameAt(
  seats: readonly SeatState[],
  seat: number | null,
  sideOf: ((seat: number) => string) | null = null,
): string {
  const found = seats.find((one) => one.seat === seat);
  if (!found) return '';
  const name = playerName(found);
  const alone = seats.filter((one) => playerName(one) === name).length === 1;
  return alone || !sideOf ? name : `${name} (${sideOf(found.seat)})`;
}

/** The names of all seats, in their order, as sentences say them; empty where nobody sits. */
export function namesOf(seats: readonly SeatState[], sideOf: (seat: number) => string): string[] {
  return seats.map(({ seat, holder }) => (holder === 'open' ? '' : nameAt(seats, seat, sideOf)));
}

/** Several names as one enumeration, in the reader's language. */
export function several(names: readonly string[], lang: string): string {
  return new Intl.ListFormat(lang, { type: 'conjunction' }).format(names);
}
