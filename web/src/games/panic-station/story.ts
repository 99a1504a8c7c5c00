/** The whole story of a match that is over, from all its steps: what each exchange really was, who fell ill and when. */
import type { Event, Step } from '../../lib/protocol';
import { called, giftWords, say, seatWords, whoWords } from './notes';
import { letterOf, seatOf } from './seats';

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

/** What is worth telling, in the order in which it happened. */
export function storyOf(steps: readonly Step[]): Chapter[] {
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

/** A chapter in words. */
export function chapterWords({ kind, seats, cards, counts, who }: Chapter): string {
  const [a = 0, b = 0] = seats;
  const [given = '', got = ''] = cards;
  switch (kind) {
    case 'exchange':
      return say('tale-exchange', {
        a: seatWords(a),
        b: seatWords(b),
        given: giftWords(given, letterOf(a)),
        got: giftWords(got, letterOf(b)),
      });
    case 'scan':
      return `${say('scan-title')}: ${say('scan-result', { red: counts[0] ?? 0, blue: counts[1] ?? 0 })}`;
    case 'died':
      return say('tale-died', { who: whoWords(who) });
    default:
      return kind === 'infected' || kind === 'cured'
        ? say(`tale-${kind}`, { partner: called(letterOf(b)), victim: called(letterOf(a)) })
        : say(`tale-${kind}`, { player: seatWords(a) });
  }
}

/** What one player alone was told, in words for everybody; null for what all have heard. */
export function unveiled(event: Event): string | null {
  const player = seatWords(seat(event, 'seat'));
  const card = giftWords(word(event, 'card'), '');
  switch (event.kind) {
    case 'card-seen':
      return say('tale-found', { player, card });
    case 'gift-chosen':
      return say('tale-gift', { player, card });
    case 'armour-chosen':
      return say('tale-armour', { player, count: seat(event, 'trooper') + seat(event, 'android') });
    case 'hand-seen':
      return say('tale-seen', { player: seatWords(seat(event, 'other')), card, count: seat(event, 'count') });
    case 'cards-swapped':
    case 'infected':
    case 'cured': {
      const [chapter] = storyOf([{ number: 0, seat: 0, text: null, events: [event] }]);
      return chapter ? chapterWords(chapter) : null;
    }
    default:
      return null;
  }
}
