import { describe, expect, it } from 'vitest';
import { hold, LONGEST_PLAYBACK, Pacer, type Timer } from './pace';

/** A clock that runs when it is told to. */
class Hand implements Timer {
  time = 0;
  #due: { at: number; then: () => void }[] = [];
  now = (): number => this.time;
  after(milliseconds: number, then: () => void): () => void {
    const entry = { at: this.time + milliseconds, then };
    this.#due.push(entry);
    return () => void (this.#due = this.#due.filter((other) => other !== entry));
  }
  pass(milliseconds: number): void {
    const end = this.time + milliseconds;
    for (;;) {
      const next = this.#due.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      this.#due = this.#due.filter((other) => other !== next);
      this.time = next.at;
      next.then();
    }
    this.time = end;
  }
}

function setUp(pause: number) {
  const queue: number[] = [];
  const shown: [number, string, number][] = []; // what, how, when
  const timer = new Hand();
  const pacer = new Pacer<number>(
    { take: () => queue.shift(), waiting: () => queue.length },
    (played, how) => shown.push([played, how, timer.time]),
    () => pause,
    timer,
  );
  const put = (...played: number[]): void => {
    queue.push(...played);
    pacer.wake();
  };
  return { put, shown, timer, pacer };
}

describe('Pacer', () => {
  it('shows the first at once and each next one after its pause', () => {
    const { put, shown, timer } = setUp(600);
    put(1, 2, 3);
    expect(shown).toEqual([[1, 'animated', 0]]);
    timer.pass(2000);
    expect(shown.map(([what, , when]) => [what, when])).toEqual([
      [1, 0],
      [2, 600],
      [3, 1200],
    ]);
  });
  it('does not let somebody wait who comes when nothing is shown any more', () => {
    const { put, shown, timer } = setUp(600);
    put(1);
    timer.pass(5000);
    put(2);
    expect(shown.at(-1)).toEqual([2, 'animated', 5000]);
  });
  it('keeps the pace when one comes while another is shown', () => {
    const { put, shown, timer } = setUp(600);
    put(1);
    timer.pass(200);
    put(2);
    put(3);
    timer.pass(5000);
    expect(shown.map(([, , when]) => when)).toEqual([0, 600, 1200]);
  });
  it('shows all at once without animation', () => {
    const { put, shown } = setUp(0);
    put(1, 2, 3);
    expect(shown.map(([what, how]) => [what, how])).toEqual([
      [1, 'still'],
      [2, 'still'],
      [3, 'still'],
    ]);
  });
  it('skips to the newest, which alone is animated', () => {
    const { put, shown, timer, pacer } = setUp(600);
    put(1, 2, 3);
    pacer.skip();
    expect(shown.map(([what, how]) => [what, how])).toEqual([
      [1, 'animated'],
      [2, 'passed'],
      [3, 'animated'],
    ]);
    timer.pass(5000);
    expect(shown).toHaveLength(3);
  });
  it('does not play back what somebody has missed for long', () => {
    const { put, shown } = setUp(600);
    put(...Array.from({ length: LONGEST_PLAYBACK + 1 }, (_, i) => i + 1));
    expect(shown).toHaveLength(LONGEST_PLAYBACK + 1);
  });
  it('shows nothing more after it was stopped', () => {
    const { put, shown, timer, pacer } = setUp(600);
    put(1, 2);
    pacer.stop();
    timer.pass(5000);
    expect(shown).toHaveLength(1);
  });
});

describe('hold', () => {
  it('follows the settings, and reduced motion before them', () => {
    expect(hold('normal', false)).toBe(600);
    expect(hold('fast', false)).toBeLessThan(300);
    expect(hold('off', false)).toBe(0);
    expect(hold('normal', true)).toBe(0);
  });
});
