// The four games of the house, in the order of their levels, whether they can be played yet or not.
import { names } from '../games';
import type { GameInfo, Json } from './protocol';
import { has, t } from './text.svelte';

export interface GameCard {
  name: string;
  level: number;
  players: string;
  /** in minutes, or in hours where `hours` says so */
  duration: string;
  hours?: boolean;
  /** message key */
  kind: string;
  /** all win or lose together */
  together?: boolean;
}

export const GAMES: readonly GameCard[] = [
  { name: 'the-base', level: -1, players: '2', duration: '20', kind: 'web-kind-race' },
  { name: 'underground', level: -2, players: '1–4', duration: '45', kind: 'web-kind-together', together: true },
  { name: 'star-quest', level: -3, players: '2–4', duration: '1–2', hours: true, kind: 'web-kind-one-vs-many' },
  { name: 'panic-station', level: -4, players: '4–6', duration: '40–60', kind: 'web-kind-traitor' },
];

/** Whether all win or lose together in a game. */
export function isTogether(game: string): boolean {
  return GAMES.some(({ name, together }) => name === game && together);
}

/** Whether this client can show the game. */
export function isReady(game: string): boolean {
  return names.includes(game);
}

/** A message of a game, which stands with the game if it is there, and with the pages if it is still to come. */
function gameText(game: string, what: string): string {
  if (has(`${game}-${what}`)) return t(`${game}-${what}`);
  return has(`web-${game}-${what}`) ? t(`web-${game}-${what}`) : game;
}

export const titleOf = (game: string): string => gameText(game, 'title');
export const taglineOf = (game: string): string => gameText(game, 'tagline');

/** How many seats are taken with these options; what they do not say is as usual. */
export function seatCount(info: GameInfo, options: Record<string, Json>): number {
  const option = info.options.find(({ name }) => name === info.seat_option);
  return option ? Number(options[option.name] ?? option.default) : info.seats.length;
}

/** A level as a sign: with a real minus. */
export function levelOf(game: string): string {
  const card = GAMES.find((known) => known.name === game);
  return card ? String(card.level).replace('-', '−') : '·';
}

/** What a seat is called in its game; `<game>-seat-<name>` if the game has words for it. */
export function seatTitle(game: string, seat: string): string {
  const side = seat.toLowerCase().replaceAll(/[ _]/g, '-');
  const key = `${game}-seat-${side}`;
  if (has(key)) return t(key);
  return has(`${game}-side`) ? t(`${game}-side`, { side }) : seat;
}
