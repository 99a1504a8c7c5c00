/** How long the board needs to show a step, at normal speed, in milliseconds: as the stage plays it. */
import type { Step } from '../../lib/protocol';

const LENGTHS: Record<string, number> = {
  'piece-placed': 240,
  'single-laid': 240,
  'plateau-laid': 240,
  'figure-moved': 180,
  'figure-displaced': 240,
  teleported: 250,
  'water-rose': 200,
  'valve-closed': 200,
  'timer-turned': 250,
  'chip-taken': 220,
  'chip-laid': 160,
  'rat-ran': 250,
};

export const lengthOf = (step: Step): number => step.events.reduce((sum, event) => sum + (LENGTHS[event.kind] ?? 0), 0);
