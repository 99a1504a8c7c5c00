import { describe, expect, it } from 'vitest';
import { seatCount } from './games';
import type { GameInfo } from './protocol';

describe('how many seats are taken', () => {
  const info = {
    seats: ['A', 'B', 'C', 'D'],
    seat_option: 'players',
    options: [{ name: 'players', default: 2 }],
  } as GameInfo;

  it('is what the option says, or what is usual', () => {
    expect(seatCount(info, { players: 3 })).toBe(3);
    expect(seatCount(info, {})).toBe(2);
  });

  it('is all of them where no option says it', () => {
    expect(seatCount({ ...info, seat_option: null }, {})).toBe(4);
  });
});
