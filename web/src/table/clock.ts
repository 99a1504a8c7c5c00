/** Clocks as the table shows them: the server's milliseconds are the truth, between its messages they tick here. */
import type { SeatState } from '../lib/protocol';
import { clockFace } from '../lib/time';

const SECOND = 1000;

/** Below this the tenths are shown, and the clock is marked as nearly out. */
export const LAST_SECONDS = 10 * SECOND;

/** Milliseconds left on a seat's clock, `elapsed` milliseconds after the message; null without a clock. */
export function remaining(seat: Pick<SeatState, 'left' | 'running'>, elapsed: number): number | null {
  if (seat.left === null) return null;
  return Math.max(0, seat.running ? seat.left - Math.max(0, elapsed) : seat.left);
}

/** A clock's digits: with tenths at the very end (`0:07.3`), else as everywhere. */
export function digits(left: number): string {
  if (left >= LAST_SECONDS) return clockFace(left);
  const tenths = Math.floor(left / 100);
  return `0:${String(Math.floor(tenths / 10)).padStart(2, '0')}.${tenths % 10}`;
}

/** How long a clock that shows this can be left alone, in milliseconds. */
export function nextTick(left: number): number {
  return left <= LAST_SECONDS ? 100 : Math.max(100, left % SECOND || SECOND);
}
