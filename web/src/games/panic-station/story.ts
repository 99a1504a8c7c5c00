/** The whole story of a match that is over, from all its steps: what each exchange really was, who fell ill and when. */
import type { Event, Step } from '../../lib/protocol';

export interface Chapter {
  round: number;
  kind: 'host' | 'exchange' | 'infected' | 'cured' | 'scan' | 'died' | 'out' | 'burnt';
  /** the seats it is about */
  seats: number[];
  /** cards: what the first gave, what the second gave */
  cards: string[];
  /** red and blue of a scan */
  counts: number[];
  /** the figure that died */
  who: string;
}

const seat = (event: Event, name: string): number => Number(event.args[name] ?? -1);
const word = (event: Event, name: string): string => String(event.args[name] ?? '');

/** What is worth telling, in the order in which it happened. `seatOf` knows the colours. */
export function storyOf(steps: readonly Step[], seatOf: (letter: string) => number): Chapter[] {
  const story: Chapter[] = [];
  let round = 1;
  const tell = (kind: Chapter['kind'], seats: number[], more: Partial<Chapter> = {}): void => {
    story.push({ round, kind, seats, cards: [], counts: [], who: '', ...more });
  };
  for (const { events } of steps) {
    for (const event of events) {
      const one = seat(event, 'seat');
      switch (event.kind) {
        case 'turn-began':
          round = seat(event, 'round');
          break;
        case 'cards-swapped': // told to both; the first tells it
          if (one < seat(event, 'other') || !twice(events, one, seat(event, 'other')))
            tell('exchange', [one, seat(event, 'other')], { cards: [word(event, 'given'), word(event, 'received')] });
          break;
        case 'infected':
          if (word(event, 'source') === 'host') tell('host', [one]);
          else tell('infected', [one, seatOf(word(event, 'source'))]);
          break;
        case 'cured':
          tell('cured', [one, seat(event, 'other')]);
          break;
        case 'scanned':
          tell('scan', [], { counts: [seat(event, 'red'), seat(event, 'blue')] });
          break;
        case 'died':
          tell('died', [one], { who: word(event, 'who') });
          break;
        case 'eliminated':
          tell('out', [one]);
          break;
        case 'hive-burnt':
          tell('burnt', [one]);
          break;
      }
    }
  }
  return story;
}

/** Whether both partners were told of their exchange. */
const twice = (events: Event[], a: number, b: number): boolean =>
  events.some((event) => event.kind === 'cards-swapped' && seat(event, 'seat') === b && seat(event, 'other') === a);
