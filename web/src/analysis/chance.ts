/** Chances as they are shown: as percents, and from a seat's own side. */
import type { Hint, Verdict } from '../lib/protocol';

/** A chance as a whole percent in a language. */
export const percent = (chance: number, lang: string): string =>
  new Intl.NumberFormat(lang, { style: 'percent', maximumFractionDigits: 0 }).format(chance);

/** A number of visits, short: 12 500 becomes 12.5 thousand as the language writes it. */
export const count = (visits: number, lang: string): string =>
  new Intl.NumberFormat(lang, { notation: 'compact', maximumFractionDigits: 1 }).format(visits);

/** The chance that goes with an expected return, which lies between -1 and 1. */
export const chanceOf = (value: number): number => (1 + value) / 2;

/** The actions that the hints speak of, as ideas for the board. */
export const ideasOf = (seat: number, hints: readonly Hint[]): { seat: number; text: string }[] =>
  hints.map(({ text }) => ({ seat, text }));

export interface Point {
  /** how many actions were played */
  at: number;
  chance: number;
}

/**
 * The chances of a seat over the match, as far as they are known: after each action of its own, and between two rivals
 * after each of the other one's as well, since what one gains the other loses. Who play together share their chance.
 */
export function chancesOf(verdicts: readonly Verdict[], seat: number, seats: number, together = false): Point[] {
  if (together) return verdicts.map(({ ply, value }) => ({ at: ply + 1, chance: chanceOf(value) }));
  return verdicts
    .filter((verdict) => verdict.seat === seat || seats === 2)
    .map(({ ply, seat: by, value }) => ({ at: ply + 1, chance: chanceOf(by === seat ? value : -value) }));
}
