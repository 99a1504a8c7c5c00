/** The sentences of Panic Station that are made from an action or a room: prompts, labels, the text twin. */
import type { Event } from '../../lib/protocol';
import { t } from '../../lib/text.svelte';
import {
  besideOf,
  cardsByCell,
  cardToLay,
  charactersIn,
  characterOf,
  neighbour,
  type BoardView,
  type RoomCardView,
} from './board';
import { cellOf, halfOf, type Direction, type Point } from './geometry';
import { armourOf, type Choice } from './notation';
import { people } from './people.svelte';
import { letterOf, seatOf } from './seats';

type Args = Record<string, string | number>;

export const say = (key: string, args: Args = {}): string => t(`panic-station-board-${key}`, args);

export const colourWords = (letter: string): string => t('panic-station-colour', { colour: letter });
/** A seat by its colour. */
export const sideWords = (seat: number): string => colourWords(letterOf(seat));
/** The player of a seat by name, or else by colour. */
export const seatWords = (seat: number): string => people.at(seat) || sideWords(seat);
const playerWords = (letter: string): string => seatWords(seatOf(letter));
/** Who is meant in a message that selects by colours, and takes a name as it is. */
export const called = (letter: string): string => people.at(seatOf(letter)) || letter;
export const cardWords = (card: string): string =>
  card.startsWith('INF') ? say('infection') : t('panic-station-card', { card });
export const nameOfRoom = (card: string): string => t('panic-station-room', { card });

/** Whose infection card it is. */
export const ownerWords = (letter: string, own: string): string => (letter === own ? say('own') : playerWords(letter));

/** A character by name: Anna's trooper. */
export const whoWords = (who: string, own = ''): string =>
  who.charAt(0) === own
    ? say('my-character', { kind: who.charAt(1) })
    : say('character', { player: playerWords(who.charAt(0)), kind: who.charAt(1) });
/** The same where it is hit. */
const hitWords = (who: string): string =>
  say('character-hit', { player: playerWords(who.charAt(0)), kind: who.charAt(1) });

export const kindWords = (kind: string): string => say('kind', { kind });

/** A room by name, and which half of it. */
export function roomWords(view: BoardView, room: string): string {
  const card = cardsByCell(view).get(cellOf(room));
  if (!card) return room;
  const name = nameOfRoom(card.card);
  return halfOf(room) === 'a' ? say('antechamber', { room: name }) : name;
}

/** A parasite or a character. */
export function targetWords(view: BoardView, target: string, own: string): string {
  const [sign, room, colour] = target.split(':');
  if (sign === 'p' && room) return say('parasite-in', { colour: colour ?? 'g', room: roomWords(view, room) });
  return whoWords(target, own);
}

export const laidWords = ({ card, charges }: { card: string; charges?: number | null }): string =>
  charges === null || charges === undefined ? cardWords(card) : `${cardWords(card)} ${charges}`;

/** Where a step leads. */
function whereto(view: BoardView, deed: Choice): string {
  const from = deed.who ? characterOf(view, deed.who)?.room : null;
  const to = from && deed.direction ? neighbour(view, from, deed.direction as Direction) : null;
  return to ? roomWords(view, to) : say('direction', { direction: deed.direction ?? '' });
}

/** Where a room card would lie, named by a card beside it, as arguments of a message. */
export function besideWords(view: BoardView, cell: string, orientation = 'u'): Args {
  const beside = besideOf(view, cell, orientation);
  return { beside: beside ? nameOfRoom(beside.card) : '', direction: beside?.direction ?? 'N' };
}

const placeWords = (view: BoardView, deed: Choice): Args => ({
  ...besideWords(view, deed.cell ?? '', deed.orientation),
  card: nameOfRoom(cardToLay(view)?.card ?? ''),
  turned: deed.orientation ?? 'u',
});

/** How far a card lies from the reactor. */
export function farWords({ x, y }: Point): string {
  const sides: [number, Direction][] = [
    [x, x > 0 ? 'E' : 'W'],
    [y, y > 0 ? 'N' : 'S'],
  ];
  return sides
    .filter(([steps]) => steps)
    .map(([steps, direction]) => say('far', { count: Math.abs(steps), direction }))
    .join(', ');
}

type Wording = (view: BoardView, deed: Choice, own: string) => string;
const WORDINGS: Record<string, Wording> = {
  lay: (view, deed) => (deed.cell ? say('do-lay', placeWords(view, deed)) : say('do-lay-none')),
  put: (view, deed) => say('do-lay', placeWords(view, deed)),
  mv: (view, deed, own) => say('do-move', { who: whoWords(deed.who ?? '', own), where: whereto(view, deed) }),
  run: (view, deed, own) => say('do-run', { who: whoWords(deed.who ?? '', own), where: whereto(view, deed) }),
  find: (_, deed, own) => {
    const who = whoWords(deed.who ?? '', own);
    const words = deed.player
      ? say('do-find-team', { who, partner: playerWords(deed.player) })
      : say('do-find', { who });
    return deed.how === 'nv' ? `${words} ${say('with-night-vision')}` : words;
  },
  eq: (_, deed) => say('do-lay-out', { card: cardWords(deed.card ?? '') }),
  boost: () => say('do-boost'),
  aid: (_, deed, own) =>
    say('do-aid', {
      count: deed.targets?.length ?? 1,
      whom: (deed.targets ?? []).map((who) => whoWords(who, own)).join(', '),
    }),
  nade: (view, deed, own) => say('do-grenade', { who: whoWords(deed.who ?? '', own), where: whereto(view, deed) }),
  knife: (view, deed, own) =>
    say('do-knife', { who: whoWords(deed.who ?? '', own), target: targetWords(view, deed.targets?.[0] ?? '', own) }),
  bscan: (_, deed) => say('do-body-scan', { player: playerWords(deed.player ?? '') }),
  signal: (view, deed) =>
    say('do-signal', {
      from: roomWords(view, deed.rooms?.[0] ?? ''),
      to: roomWords(view, deed.rooms?.[1] ?? ''),
    }),
  shoot: (view, deed, own) =>
    say('do-shoot', {
      count: deed.targets?.length ?? 1,
      targets: (deed.targets ?? []).map((target) => targetWords(view, target, own)).join(' + '),
    }),
  heal: (_, deed, own) =>
    deed.how === 'both' ? say('do-heal-both') : say('do-heal', { who: whoWords(deed.who ?? '', own) }),
  term: (view, deed) => {
    if (deed.cell) return say('do-terminal-lay', placeWords(view, deed));
    const use = deed.how === 'lay ?' ? 'lay-none' : deed.how;
    return say(`do-terminal-${use}`);
  },
  burn: () => say('do-burn'),
  swap: (_, deed) => say('do-swap', { player: playerWords(deed.player ?? '') }),
  team: (_, deed) => say(`do-team-${deed.how}`),
  give: (_, deed, own) => say('do-give', { card: giftWords(deed.card ?? '', own) }),
  arm: (_, deed) => {
    const how = deed.how ?? 'none';
    const [trooper, android] = [armourOf(how, 'T'), armourOf(how, 'A')];
    if (how.startsWith('T')) return say('do-armour-split', { trooper, android });
    return say('do-armour', { count: trooper, use: how === 'none' ? 'none' : 'some' });
  },
  reloc: (view, deed) => say('do-relocate', { room: roomWords(view, deed.rooms?.[0] ?? ''), colour: deed.how ?? 'g' }),
  end: () => say('do-end'),
  concede: () => say('do-concede'),
  say: (_, deed) => claimWords(deed.how ?? ''),
};

/** A card with its owner where that matters. */
export const giftWords = (card: string, own: string): string =>
  card.startsWith('INF_')
    ? card.slice(4) === own
      ? say('infection-own')
      : say('infection-of', { player: playerWords(card.slice(4)) })
    : cardWords(card);

/** Words with soft hyphens where a narrow place may break them. */
export const hyphened = (words: string): string =>
  say('breaks')
    .split(' ')
    .reduce((text, parts) => text.replace(parts.replaceAll('|', ''), parts), words)
    .replaceAll('|', '\u00ad');

/** As the beginning of a sentence. */
export const capital = (words: string): string => words.charAt(0).toLocaleUpperCase() + words.slice(1);

/** An action as the label of a button. */
export const actionWords = (view: BoardView, deed: Choice, own: string): string =>
  capital(WORDINGS[deed.kind]?.(view, deed, own) ?? deed.kind);

/** The arguments of a message that mean somebody, and how that one is called in it. */
const named: Record<string, (value: string) => string> = {
  player: called,
  partner: called,
  victim: called,
  source: called,
  who: (who) => capital(whoWords(who)),
  target: hitWords,
};
const PEOPLE = /^[RBGYWP][TA]?$/;

/** What happened, or why something may be good, in words: with the names of those who are meant. */
export function tellWords({ key, args }: Pick<Event, 'key' | 'args'>): string {
  const entries = Object.entries(args).map(([name, value]) => {
    const words = named[name];
    return [name, words && PEOPLE.test(String(value)) ? words(String(value)) : value];
  });
  return t(key, Object.fromEntries(entries) as Args);
}

/** A claim as it is spoken: `accuse B`, `got R GAS`, `have GAS 2`, `ask B shoot G`. Languages decline who is meant. */
export function claimWords(claim: string): string {
  const [kind = '', about = '', ...rest] = claim.split(' ');
  const [what = '', victim = ''] = rest;
  const partner = called(about);
  switch (kind) {
    case 'clean':
      return say('claim-clean');
    case 'accuse':
    case 'know':
    case 'trust':
      return say(`claim-${kind}`, { partner });
    case 'gave':
    case 'got':
      return what === 'INF' ? say('claim-got-infection', { partner }) : say(`claim-${kind}`, { partner, card: what });
    case 'have':
      return say('claim-have', { card: about, count: Number(what) });
    case 'will':
      return say('claim-will', { plan: about });
    case 'ask':
      return what === 'shoot'
        ? say('claim-ask-shoot', { partner, victim: called(victim) })
        : say('claim-ask', { partner, request: what });
    case 'answer':
      return say('claim-answer', { answer: about });
    default:
      return claim;
  }
}

/** What is in a room, in words: for screen readers and for the text twin. */
export function describe(view: BoardView, room: string, card: RoomCardView): string {
  const inside = charactersIn(view, room).map(({ who, life }) => `${whoWords(who)} (${life})`);
  const bugs = view.parasites.find((one) => one.room === room);
  const symbol = card.symbol && halfOf(room) !== 'a' ? card.symbol : '';
  return [
    roomWords(view, room),
    symbol ? say('symbol', { symbol, side: card.red ? 'red' : 'black' }) : '',
    bugs?.grey ? say('parasites', { count: bugs.grey, colour: 'g' }) : '',
    bugs?.black ? say('parasites', { count: bugs.black, colour: 'b' }) : '',
    ...inside,
  ]
    .filter(Boolean)
    .join(', ');
}
