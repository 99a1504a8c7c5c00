/** The log as people read it: steps grouped by turns. What happened comes from events alone; no game is known here. */
import type { GameFace, Lines } from '../games/game';
import type { Event, Step } from '../lib/protocol';
import { t } from '../lib/text.svelte';

export const TURN_BEGAN = 'turn-began';
/** The seat of the table itself, whose timer acts in some games. */
export const TABLE_SEAT = 7;

/** A line of the log: a step, or several, with what it says. The events that only open the next turn are kept apart. */
export interface Entry {
  steps: Step[]; // at least one
  events: Event[];
  opens: boolean; // it is what the beginning of the turn brought, not an action of it
}

/** Everything between two beginnings of a turn. */
export interface Turn {
  began: Event | null; // null before the first turn
  seat: number; // who acts in it
  entries: Entry[];
}

/**
 * Group steps by turns, the oldest first. A step that opens the next turn still belongs to the one before; where lines
 * are gathered, what the beginning of a turn brought is the first line of that turn.
 */
export function turns(
  steps: readonly Step[],
  {
    whose,
    opening,
    lines,
  }: {
    whose?: ((event: Event) => number) | undefined;
    opening?: ((step: Step) => Event | null) | undefined;
    lines?: Lines | undefined;
  } = {},
): Turn[] {
  const all: Turn[] = [];
  let began: Event | null = (steps[0] && opening?.(steps[0])) ?? null;
  let mine: Step[] | null = null; // what was done in the turn that is read
  const open = (seat: number, entries: Entry[] = []): Step[] => {
    all.push({ began, seat: (began && whose?.(began)) ?? seat, entries });
    return [];
  };
  const close = (done: Step[]) => {
    const groups = lines ? lines.group(done) : done.map((step) => [step]);
    all.at(-1)?.entries.push(...groups.map(entryOf));
  };
  for (const step of steps) {
    const last = step.events.findLastIndex(({ kind }) => kind === TURN_BEGAN);
    const brought = lines && last >= 0 ? step.events.slice(last + 1) : [];
    const events = step.events.filter((event) => event.kind !== TURN_BEGAN && !brought.includes(event));
    mine ??= open(step.seat);
    mine.push({ ...step, events });
    if (last < 0) continue;
    close(mine);
    began = step.events[last] ?? null;
    mine = brought.length ? open(step.seat, [{ steps: [step], events: brought, opens: true }]) : null;
  }
  if (mine) close(mine);
  return all;
}

const entryOf = (steps: Step[]): Entry => ({ steps, events: steps.flatMap(({ events }) => events), opens: false });

/** The action that a line leads to: its last one. */
export const numberOf = ({ steps }: Entry): number => steps.at(-1)?.number ?? 0;

/** The actions of a line in the game's notation; null for what these eyes may not know. */
export function notationOf({ steps, opens }: Entry, lines?: Lines): string | null {
  if (opens) return null;
  const texts = steps.flatMap(({ text }) => text ?? []);
  return texts.length > 1 && lines ? lines.notation(texts) : (texts[0] ?? null);
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
