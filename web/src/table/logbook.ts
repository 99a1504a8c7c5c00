/** The log as people read it: steps grouped by turns. What happened comes from events alone; no game is known here. */
import type { GameFace } from '../games/game';
import type { Event, Step } from '../lib/protocol';
import { t } from '../lib/text.svelte';

export const TURN_BEGAN = 'turn-began';
/** The seat of the table itself, whose timer acts in some games. */
export const TABLE_SEAT = 7;

/** A step with what it says; the events that only open the next turn are kept apart. */
export interface Entry {
  step: Step;
  events: Event[];
}

/** Everything between two beginnings of a turn. */
export interface Turn {
  began: Event | null; // null before the first turn
  seat: number; // who acts in it
  entries: Entry[];
}

/** Group steps by turns, the oldest first. A step that opens the next turn still belongs to the one before. */
export function turns(steps: readonly Step[], whose?: (event: Event) => number): Turn[] {
  const all: Turn[] = [];
  let began: Event | null = null;
  let open: Turn | null = null;
  for (const step of steps) {
    if (!open) {
      open = { began, seat: (began && whose?.(began)) ?? step.seat, entries: [] };
      all.push(open);
    }
    const entry: Entry = { step, events: step.events.filter((event) => event.kind !== TURN_BEGAN) };
    open.entries.push(entry);
    const next = step.events.findLast((event) => event.kind === TURN_BEGAN);
    if (next) {
      began = next;
      open = null;
    }
  }
  return all;
}

/** The steps that can be shown: what is still waiting to be played back is not told beforehand. */
export function upTo(steps: readonly Step[], plies: number): Step[] {
  return steps.filter((step) => step.number <= plies);
}

/** The sentence that says most about a step: what is notable in it, else what came first. Empty if nothing happened. */
export function stepWords(face: Pick<GameFace, 'tell' | 'notable'>, step: Step): string {
  const event = step.events.findLast((one) => face.notable(one)) ?? step.events[0];
  return event ? eventWords(face, event) : '';
}

/** What happened, in the reader's language. */
export function eventWords(face: Pick<GameFace, 'tell'>, event: Event): string {
  return face.tell?.(event) ?? t(event.key, event.args);
}
