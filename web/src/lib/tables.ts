// Opening a table with one click.
import { api } from './api';
import { me } from './person.svelte';
import type { GameInfo, NewTable, SeatWish } from './protocol';
import { navigate } from './router.svelte';
import { t } from './text.svelte';

/** `solo` is for games that one can play alone, with one hand. */
export type Way = { kind: 'solo' } | { kind: 'bot'; level?: string } | { kind: 'screen' } | { kind: 'online' };

/** The bot in the middle: neither the weakest nor the strongest where there are more than two. */
export function middleBot(game: GameInfo): string | undefined {
  return game.bots[Math.floor(game.bots.length / 2)];
}

/** How many play when a table is opened with one click: two, unless there must be more. */
export const quickSeats = (game: GameInfo): number => Math.max(2, game.least_seats);

/** Who sits where: I on a seat that chance gives me, the others as the way to play says; two unless there must be more. */
export function seatsFor(game: GameInfo, way: Way, random: () => number = Math.random): SeatWish[] {
  const length = way.kind === 'solo' ? game.least_seats : quickSeats(game);
  const mine = Math.floor(random() * length);
  return Array.from({ length }, (_, seat): SeatWish => {
    if (way.kind === 'screen') return { holder: 'me', name: t('web-player', { number: seat + 1 }) };
    if (seat === mine) return { holder: 'me' };
    if (way.kind === 'online') return { holder: 'open' };
    return { holder: 'bot', bot: (way.kind === 'bot' && way.level) || (middleBot(game) ?? null) };
  });
}

/** Opens a table and goes there. */
export async function openTable(table: NewTable): Promise<void> {
  await me.ensure();
  const { table: id } = await api.openTable(table);
  navigate(`/t/${id}`);
}

/** Opens a table with everything as usual. */
export async function playNow(name: string, way: Way): Promise<void> {
  const game = (await api.games()).find((known) => known.name === name);
  if (game) await openTable({ game: name, seats: seatsFor(game, way), options: game.quick_options });
}
