/** What the board plays when a step arrives: shots, hits, losses, reveals, each with its moment. */
import type { Event, Step } from '../../lib/protocol';
import { isLarge, squareOf, type RollView, type View } from './board';
import { rollLength } from './dice';
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

/** The clips of a step between two views; they begin when its dice rest, unless those have rolled already. */
export function clipsOf(step: Step, before: View | null, after: View, plan: Plan, rolled = false): Clip[] {
  const clips: Clip[] = [];
  const views = [before, after];
  const add = (clip: Clip | null) => clip && clips.push(clip);
  let now = rolled ? 0 : rollingOf(step);
  for (const event of step.events) {
    const name = word(event, 'figure');
    const at = name ? place(name, plan, views) : null;
    const there = plan.middle(word(event, 'square'));
    const spot = there ?? at;
    switch (event.kind) {
      case 'fired':
        for (const to of aimOf(step, event, plan, views))
          add(at && { kind: 'shot', from: at, to, start: now, length: SHOT });
        now += SHOT;
        break;
      case 'fought': {
        const to = place(word(event, 'target'), plan, views);
        add(to && { kind: 'clash', at: to, start: now, length: SHOT * 2 });
        now += SHOT;
        break;
      }
      case 'damaged':
        add(at && { kind: 'hit', at, text: `−${word(event, 'lost')}`, start: now, length: HIT });
        break;
      case 'unharmed':
        add(at && { kind: 'miss', at, start: now, length: HIT / 2 });
        break;
      case 'removed':
      case 'figure-lost':
      case 'abandoned':
        add(spot && { kind: 'gone', at: spot, figure: name, start: now, length: HIT });
        break;
      case 'revealed':
      case 'clone-placed':
      case 'chip-played':
        add(there && { kind: 'found', at: there, start: now, length: FOUND });
        break;
      case 'used':
      case 'took':
        add(spot && { kind: 'ring', at: spot, start: now, length: FOUND });
        break;
    }
  }
  return clips;
}

/** Where a shot goes: at a figure, at a square, or at all whom it touches. */
function aimOf(step: Step, event: Event, plan: Plan, views: readonly (View | null)[]): Point[] {
  const aim = word(event, 'aim');
  const to = place(aim, plan, views) ?? plan.middle(aim);
  if (to) return [to];
  const touched = step.events.filter(({ kind }) => kind === 'damaged' || kind === 'unharmed');
  return touched.flatMap((one) => place(word(one, 'figure'), plan, views) ?? []);
}

/** The events that tell of dice. */
export const throwsIn = (step: Step): Event[] =>
  step.events.filter(({ kind }) => kind === 'rolled' || kind === 'rerolled');

/** How long the dice of a step roll, at normal speed. */
export const rollingOf = (step: Step): number =>
  rollLength(throwsIn(step).reduce((sum, event) => sum + (event.kind === 'rolled' ? diceIn(event).length : 1), 0));

/** Dice on the table, and which of them a step has rolled: by their places, the defender's after the attacker's. */
export interface Throw {
  roll: RollView;
  rolling: readonly number[];
}

/** The dice after a step, as far as its events tell; null if nobody rolled. A re-roll goes on with those of the step before. */
export function throwOf(step: Step, earlier?: Step): Throw | null {
  const rolls = step.events.filter(({ kind }) => kind === 'rolled').map(diceIn);
  const again = step.events.find(({ kind }) => kind === 'rerolled');
  const kept = step.events.some(({ kind }) => kind === 'kept-roll');
  const before = (again || kept) && earlier ? throwOf(earlier)?.roll : undefined;
  if (before) {
    const which = again ? Number(again.args['die']) - 1 : -1;
    const dice = before.dice.map((die, i) => (i === which ? { ...die, value: Number(again?.args['value']) } : die));
    const defence = rolls[0] ?? [];
    return { roll: { ...before, dice, defence }, rolling: [...(again ? [which] : []), ...places(dice, defence)] };
  }
  const [dice, defence = []] = rolls;
  if (!dice) return null;
  return { roll: { ...attackIn(step), dice, defence }, rolling: [...dice.keys(), ...places(dice, defence)] };
}

/** The places of the defender's dice. */
const places = (dice: readonly unknown[], defence: readonly unknown[]): number[] =>
  defence.map((_, i) => dice.length + i);

/** Who attacks whom in a step. */
function attackIn(step: Step): Omit<RollView, 'dice' | 'defence'> {
  const began = step.events.find(({ kind }) => kind === 'fired' || kind === 'fought');
  const held = step.events.find(({ kind }) => kind === 'unharmed');
  const rolled = step.events.find(({ kind }) => kind === 'rolled');
  const aim = began ? word(began, began.kind === 'fought' ? 'target' : 'aim') : '';
  const named = /^[A-Z]\d+$/.test(aim) ? aim : null;
  return {
    kind: began?.kind === 'fought' ? 'close' : 'fire',
    attacker: (rolled && word(rolled, 'figure')) || null,
    target: named,
    square: named ? null : aim || null,
    armour: held && word(held, 'figure') === named ? Number(held.args['armour']) : null,
  };
}

/** The dice of a roll that was told: heavy ones first. */
function diceIn(event: Event): { colour: string; value: number }[] {
  const heavy = Number(event.args['heavy'] ?? 0);
  return word(event, 'dice')
    .split(', ')
    .filter(Boolean)
    .map((value, i) => ({ colour: i < heavy ? 'R' : 'W', value: Number(value) }));
}

/** How long a step is to be looked at before the next one. */
export function lengthOf(step: Step): number {
  const kinds = new Set(step.events.map(({ kind }) => kind));
  let length = kinds.has('stepped') || kinds.has('selected') ? STEP : 0;
  if (kinds.has('event-drawn')) length = CARD;
  if (throwsIn(step).length) length += rollingOf(step) + SHOT;
  if (kinds.has('damaged') || kinds.has('removed') || kinds.has('figure-lost')) length += HIT * 0.6;
  if (kinds.has('revealed')) length += FOUND;
  return length;
}

/** Steps that follow each other at a run: a way over several squares is one movement. */
export const isBrisk = (step: Step): boolean =>
  step.events.every(({ kind }) => ['stepped', 'selected', 'activation-ended', 'door-opened'].includes(kind));
