import { describe, expect, it } from 'vitest';
import { timeLeft, type RunningTimer } from './game';

describe("the game's timer", () => {
  const timer: RunningTimer = { left: 5000, whole: 120_000, running: true, heard: 1000 };

  it('runs between two messages of the table, and never below nothing', () => {
    expect(timeLeft(timer, 1000)).toBe(5000);
    expect(timeLeft(timer, 2500)).toBe(3500);
    expect(timeLeft(timer, 900)).toBe(5000);
    expect(timeLeft(timer, 60_000)).toBe(0);
  });

  it('stands where it stands', () => {
    expect(timeLeft({ ...timer, running: false }, 60_000)).toBe(5000);
  });
});
