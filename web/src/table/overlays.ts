/** What is drawn over the board at the reader's wish; remembered for each game. */
import { settings } from '../lib/settings.svelte';
import type { GameFace } from '../games/game';

/** The names of the overlays that are on. */
export function overlaysOn(face: GameFace): string[] {
  const chosen = settings.overlays[face.name];
  const known = face.Overlays.filter(({ name, on }) => (chosen ? chosen.includes(name) : on));
  return known.map(({ name }) => name);
}

/** Switch one on or off. */
export function toggle(face: GameFace, name: string): void {
  const on = overlaysOn(face);
  settings.overlays[face.name] = on.includes(name) ? on.filter((other) => other !== name) : [...on, name];
}

/** Whether one that is on needs what the game works out for those who want to see it. */
export function needAids(face: GameFace): boolean {
  const on = overlaysOn(face);
  return face.Overlays.some(({ name, aids }) => aids && on.includes(name));
}
