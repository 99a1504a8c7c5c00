/** The private notebook, made from the steps that these eyes have seen: nothing in it was told to anybody else. */
import type { ChatLine, Event, Step } from '../../lib/protocol';
import type { BoardView, OwnView } from './board';
import { letterOf } from './seats';

export interface Received {
  /** the step that brought it */
  number: number;
  round: number;
  other: number;
  given: string;
  got: string;
  infected: boolean;
  cured: boolean;
}
export interface Scan {
  round: number;
  red: number;
  blue: number;
}
export interface Draw {
  round: number;
  card: string;
}
export interface Glance {
  round: number;
  other: number;
  cards: { card: string; count: number }[];
}
export interface Swap {
  round: number;
  seats: [number, number];
}
export interface Claim {
  round: number;
  seat: number;
  claim: string;
}
export interface Notes {
  exchanges: Received[];
  scans: Scan[];
  draws: Draw[];
  glances: Glance[];
  /** who exchanged with whom: everybody sees that */
  swaps: Swap[];
  claims: Claim[];
}

const number = (event: Event, name: string): number => Number(event.args[name] ?? -1);
const word = (event: Event, name: string): string => String(event.args[name] ?? '');

/** What a seat has learnt so far; without a seat only what is public. */
export function notesOf(log: readonly Step[], seat: number | null): Notes {
  const notes: Notes = { exchanges: [], scans: [], draws: [], glances: [], swaps: [], claims: [] };
  let round = 1;
  for (const step of log) {
    for (const event of step.events) {
      switch (event.kind) {
        case 'turn-began':
          round = number(event, 'round');
          break;
        case 'scanned':
          notes.scans.push({ round, red: number(event, 'red'), blue: number(event, 'blue') });
          break;
        case 'exchanged':
          notes.swaps.push({ round, seats: [number(event, 'seat'), number(event, 'other')] });
          break;
        case 'cards-swapped':
          if (number(event, 'seat') === seat) notes.exchanges.push(received(step, event, round, seat));
          break;
        case 'card-seen':
          if (number(event, 'seat') === seat) notes.draws.push({ round, card: word(event, 'card') });
          break;
        case 'claimed':
          notes.claims.push({ round, seat: number(event, 'seat'), claim: claimOf(event) });
          break;
      }
    }
    const seen = step.events.filter(({ kind }) => kind === 'hand-seen');
    if (seen[0])
      notes.glances.push({
        round,
        other: number(seen[0], 'other'),
        cards: seen.map((event) => ({ card: word(event, 'card'), count: number(event, 'count') })),
      });
  }
  return notes;
}

/** A claim that was an action, in its notation. */
function claimOf(event: Event): string {
  const kind = word(event, 'claim');
  const about = ['partner', 'card', 'count', 'plan', 'request', 'answer', 'victim'].flatMap((name) =>
    event.args[name] === undefined ? [] : [String(event.args[name])],
  );
  return kind === 'ask-shoot' ? `ask ${about[0]} shoot ${about[1]}` : [kind, ...about].join(' ');
}

function received(step: Step, event: Event, round: number, seat: number): Received {
  const mine = (kind: string): boolean =>
    step.events.some((other) => other.kind === kind && number(other, 'seat') === seat);
  return {
    number: step.number,
    round,
    other: number(event, 'other'),
    given: word(event, 'given'),
    got: word(event, 'received'),
    infected: mine('infected'),
    cured: mine('cured'),
  };
}

export type Outcome = 'infected' | 'cured' | 'warded' | 'spread' | 'failed' | 'none';

/** What an exchange has led to, as far as who took part in it can tell; `ill` is whether he is infected now. */
export function outcomeOf({ other, given, got, infected, cured }: Received, own: string, ill: boolean): Outcome {
  if (infected || cured) return infected ? 'infected' : 'cured';
  if (given === `INF_${own}` && got !== 'ANTI') return got === 'GAS' ? 'failed' : 'spread';
  return got === `INF_${letterOf(other)}` && !ill ? 'warded' : 'none';
}

/** Of whom the latest scan spoke besides those whose state one knows: at least so many of these were infected. */
export interface Rest {
  count: number;
  seats: number[];
}

/** What follows from the latest scan and one's own knowledge; null if that narrows nothing. */
export function restOf({ exchanges, scans }: Notes, own: OwnView, seats: BoardView['seats']): Rest | null {
  const { red, blue } = scans.at(-1) ?? { red: 0, blue: 0 };
  const ill = own.notes.filter(({ sure }) => sure === 'infected').map(({ seat }) => seat);
  const known = ill.length + Number(own.infected);
  const count = red - known;
  // Who was cured may have been among them.
  if (!known || count < 1 || exchanges.some(({ cured }) => cured)) return null;
  const living = seats.filter(({ alive }) => alive);
  const scanned = living.length === red + blue ? living : seats; // who has died since took part
  return {
    count,
    seats: scanned.map(({ seat }) => seat).filter((seat) => seat !== own.seat && !ill.includes(seat)),
  };
}

/** How many steps the result of an exchange stays in sight if nobody puts it away. */
const STAYS = 4;

/** The exchange that was just opened, for one of its two partners. */
export function receivedIn(log: readonly Step[], seat: number, plies: number): Received | null {
  for (const step of log.slice(-STAYS)) {
    const event = step.events.find((one) => one.kind === 'cards-swapped' && number(one, 'seat') === seat);
    if (event && plies - step.number < STAYS) return received(step, event, 0, seat);
  }
  return null;
}

/** Claims that were spoken: phrases of this game. The round is that of the step before them, if it is known. */
export function spoken(lines: readonly ChatLine[], isClaim: (phrase: string) => boolean): Claim[] {
  return lines.flatMap((line) =>
    line.seat !== null && line.phrase && isClaim(line.phrase)
      ? [{ round: 0, seat: line.seat, claim: line.phrase }]
      : [],
  );
}
