/** What the board plays when a step arrives: its events as effects, one after the other. */
import type { Event, Step } from '../../lib/protocol';

export type Effect = { start: number; length: number } & (
  | { kind: 'die'; room: string; value: number } // a roll
  | { kind: 'alert'; room: string } // a parasite appears
  | { kind: 'hit'; room: string } // somebody or something is hit
  | { kind: 'shot'; from: string; to: string }
  | { kind: 'glow'; room: string } // something good: healed, found
  | { kind: 'swap'; room: string; seats: [string, string] } // two envelopes cross
  | { kind: 'scan'; red: number; blue: number }
  | { kind: 'doors'; open: boolean }
);
type Shot = Effect extends infer E ? (E extends Effect ? Omit<E, 'start' | 'length'> : never) : never;

// How long things take at normal speed, in milliseconds. Secrets change none of them.
const STEP = 220;
const DIE = 420;
const HIT = 380;
const SWAP = 1500;
const SCAN = 3400;
const LAY = 300;
const DOORS = 300;
const WALK = 170;

const text = (event: Event, name: string): string => String(event.args[name] ?? '');

/** Where the things of an event are: the room of a character, and of a card by its code (`R05`, `R03i`). */
export interface Whereabouts {
  who(who: string): string;
  room(code: string): string;
}
const NOWHERE: Whereabouts = { who: () => '', room: () => '' };

/** The room in which two players met: never the reactor, where nobody has to exchange. */
function meeting(where: Whereabouts, a: string, b: string): string {
  const rooms = (letter: string): string[] => [where.who(`${letter}T`), where.who(`${letter}A`)];
  return rooms(a).find((room) => room && room !== '0,0' && rooms(b).includes(room)) ?? rooms(a).find(Boolean) ?? '';
}

/** The effects of a step. */
export function effectsOf(step: Step, where: Whereabouts): Effect[] {
  const effects: Effect[] = [];
  let now = 0;
  const room = (event: Event, name = 'room'): string => where.room(text(event, name));
  const add = (length: number, shot: Shot, wait = length): void => {
    effects.push({ start: now, length, ...shot } as Effect);
    now += wait;
  };
  for (const event of step.events) {
    switch (event.kind) {
      case 'alerted':
        add(DIE, { kind: 'die', room: room(event, 'from'), value: Number(event.args['die']) });
        break;
      case 'parasite-came':
        add(HIT, { kind: 'alert', room: room(event) });
        break;
      case 'parasite-relocated':
        add(HIT, { kind: 'alert', room: room(event, 'to') });
        break;
      case 'parasite-walked':
        add(DIE, { kind: 'die', room: room(event, 'from'), value: Number(event.args['die']) }, WALK);
        break;
      case 'shot':
        add(HIT, { kind: 'shot', from: where.who(text(event, 'who')), to: room(event) });
        break;
      case 'stabbed':
        add(DIE, { kind: 'die', room: room(event), value: Number(event.args['die']) });
        break;
      case 'grenade-thrown':
        add(HIT, { kind: 'shot', from: where.who(text(event, 'who')), to: room(event) });
        add(HIT, { kind: 'hit', room: room(event) });
        break;
      case 'parasite-hit':
        add(HIT, { kind: 'hit', room: room(event) }, 120);
        break;
      case 'life-lost':
        add(HIT, { kind: 'hit', room: where.who(text(event, 'who')) }, 120);
        break;
      case 'healed':
        add(HIT, { kind: 'glow', room: where.who(text(event, 'who')) }, 120);
        break;
      case 'exchanged':
        add(SWAP, {
          kind: 'swap',
          room: meeting(where, text(event, 'player'), text(event, 'partner')),
          seats: [text(event, 'player'), text(event, 'partner')],
        });
        break;
      case 'scanned':
        add(SCAN, { kind: 'scan', red: Number(event.args['red']), blue: Number(event.args['blue']) });
        break;
      case 'doors-opened':
      case 'doors-closed':
        add(DOORS, { kind: 'doors', open: event.kind === 'doors-opened' });
        break;
      case 'moved':
        now += STEP;
        break;
      case 'room-laid':
      case 'room-turned':
        now += LAY;
        break;
    }
  }
  return effects;
}

/** How long a step is to be looked at before the next one. */
export function lengthOf(step: Step): number {
  const rest = { moved: STEP, 'room-laid': LAY, 'room-turned': LAY } as Record<string, number>;
  const ends = effectsOf(step, NOWHERE).map(({ start, length }) => start + length);
  const quiet = step.events.reduce((sum, { kind }) => sum + (rest[kind] ?? 0), 0);
  return Math.max(0, ...ends, quiet);
}
