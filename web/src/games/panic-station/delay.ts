/** How long an answer takes that leaves no choice: as long as somebody who has one might think, in milliseconds. */
const LEAST = 1800;
const MOST = 5200;

export const forcedDelay = (chance: () => number = Math.random): number => LEAST + chance() * (MOST - LEAST);
