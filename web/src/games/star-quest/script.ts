/** What the board plays when a step arrives: shots, hits, losses, reveals, each with its moment. */
import type { Event, Step } from '../../lib/protocol';
import { isLarge, squareOf, type View } from './board';
import type { Plan, Point } from './geometry';

export type Clip = { start: number; length: number } & (
  | { kind: 'shot'; from: Point; to: Point }
  | { kind: 'clash'; at: Point }
  | { kind: 'hit'; at: Point; text: string }
  | { kind: 'miss'; at: Point }
  | { kind: 'gone'; at: Point; figure: string }
  | { kind: 'found'; at: Point }
  | { kind: 'ring'; at: Point }
);

// How long things take at normal speed, in milliseconds.
const STEP = 140;
const ROLL = 620; // dice come to rest before their effect is seen
const SHOT = 160;
const HIT = 900;
const FOUND = 500;
const CARD = 1400; // an event card is to be read

/** Where somebody stood before the step, or stands after it. */
function place(name: string, plan: Plan, views: readonly (View | null)[]): Point | null {
  for (const view of views) {
    const square = view ? squareOf(view, name) : null;
    const at = square ? plan.middle(square, isLarge(name) ? 2 : 1) : null;
    if (at) return at;
  }
  return null;
}

const word = ({ args }: Event, name: string): string => String(args[name] ?? '');

/** The clips of a step between two views. */
export function clipsOf(step: Step, before: View | null, after: View, plan: Plan): Clip[] {
  const clips: Clip[] = [];
  let now = 0;
  const rolled = step.events.some(({ kind }) => kind === 'rolled');
  for (const event of step.events) {
    const name = word(event, 'figure');
    const at = name ? place(name, plan, [before, after]) : null;
    const square = word(event, 'square');
    const there = square ? plan.middle(square) : null;
    switch (event.kind) {
      case 'fired':
      case 'fought': {
        const to = place(word(event, 'target'), plan, [before, after]) ?? there;
        if (rolled) now = Math.max(now, ROLL);
        if (event.kind === 'fired' && at && to) clips.push({ kind: 'shot', from: at, to, start: now, length: SHOT });
        else if (to) clips.push({ kind: 'clash', at: to, start: now, length: SHOT * 2 });
        now += SHOT;
        break;
      }
      case 'damaged':
        if (at) clips.push({ kind: 'hit', at, text: `−${word(event, 'count')}`, start: now, length: HIT });
        break;
      case 'unharmed':
        if (at) clips.push({ kind: 'miss', at, start: now, length: HIT / 2 });
        break;
      case 'removed':
      case 'figure-lost':
      case 'abandoned':
        if (at ?? there)
          clips.push({ kind: 'gone', at: (at ?? there) as Point, figure: name, start: now, length: HIT });
        break;
      case 'revealed':
      case 'clone-placed':
      case 'chip-played':
        if (there) clips.push({ kind: 'found', at: there, start: now, length: FOUND });
        break;
      case 'used':
      case 'took':
        if (at) clips.push({ kind: 'ring', at, start: now, length: FOUND });
        break;
    }
  }
  return clips;
}

/** How long a step is to be looked at before the next one. */
export function lengthOf(step: Step): number {
  const kinds = new Set(step.events.map(({ kind }) => kind));
  let length = kinds.has('stepped') || kinds.has('selected') ? STEP : 0;
  if (kinds.has('event-drawn')) length = CARD;
  if (kinds.has('rolled') || kinds.has('rerolled')) length += ROLL + SHOT;
  if (kinds.has('damaged') || kinds.has('removed') || kinds.has('figure-lost')) length += HIT * 0.6;
  if (kinds.has('revealed')) length += FOUND;
  return length;
}

/** Steps that follow each other at a run: a way over several squares is one movement. */
export const isBrisk = (step: Step): boolean =>
  step.events.every(({ kind }) => ['stepped', 'selected', 'activation-ended', 'door-opened'].includes(kind));
