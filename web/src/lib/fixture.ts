/** Parts of messages, for tests. */
import type { SeatState } from './protocol';

/** A seat with a person on it, unless more is said. */
export const seat = (number: number, more: Partial<SeatState> = {}): SeatState => ({
  seat: number,
  holder: 'person',
  name: `P${number}`,
  bot: null,
  program: false,
  mine: false,
  present: true,
  overdue: false,
  left: null,
  running: false,
  ...more,
});
