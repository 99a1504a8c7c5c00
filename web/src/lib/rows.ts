// A table in a list: one sentence about it, and a line of details.
import { isTogether, titleOf } from './games';
import { playerName } from './names';
import type { SeatState, TableInfo } from './protocol';
import { has, language, t } from './text.svelte';
import { clockFace, clockText } from './time';

/** Several names as one enumeration. */
function namesOf(seats: SeatState[]): string {
  return new Intl.ListFormat(language.current, { type: 'conjunction' }).format(seats.map(playerName));
}

/** Who sits against whom. */
const pairing = (seats: SeatState[]): string => seats.map(playerName).join(' – ');

/** Whether one sits there oneself. */
export const isMine = (table: TableInfo): boolean => table.seats.some((seat) => seat.mine);

/** One's own running tables: where it is one's turn first, then what moved last. */
export function myRunning(tables: TableInfo[]): TableInfo[] {
  return tables
    .filter(({ status }) => status !== 'finished')
    .sort((a, b) => Number(b.my_turn) - Number(a.my_turn) || b.moved - a.moved);
}

/** The tables of others. */
export const ofOthers = (tables: TableInfo[]): TableInfo[] => tables.filter((table) => !isMine(table));

/** What is to be said about a table first. */
export function headline(table: TableInfo): string {
  const mine = table.seats.filter((seat) => seat.mine);
  const others = table.seats.filter((seat) => !seat.mine);
  const taken = table.seats.filter((seat) => seat.holder !== 'open');
  const everybody = pairing(table.seats);
  if (table.status === 'finished') return outcome(table, mine, others);
  if (table.status === 'open') {
    const free = table.seats.length - taken.length;
    return mine.length ? t('web-row-open-mine') : t('web-row-free', { free, names: namesOf(taken) });
  }
  if (table.status === 'paused') return t('web-row-paused', { names: everybody });
  if (!mine.length) return everybody;
  if (!others.length) return t(mine.length > 1 ? 'web-row-one-screen' : 'web-row-alone', { names: everybody });
  const yours = isTogether(table.game) ? 'web-row-your-turn-together' : 'web-row-your-turn';
  return t(table.my_turn ? yours : 'web-row-waiting', { names: namesOf(others) });
}

function outcome(table: TableInfo, mine: SeatState[], others: SeatState[]): string {
  const winners = table.seats.filter(({ seat }) => table.ending?.winners.includes(seat));
  if (isTogether(table.game))
    return t(winners.length ? 'web-row-together-won' : 'web-row-together-lost', { names: namesOf(table.seats) });
  if (!winners.length) return unwon(table, mine, others);
  if (winners.length === table.seats.length) return t('web-row-together-won', { names: namesOf(winners) });
  if (mine.length && !mine.some((seat) => winners.includes(seat)))
    return t('web-row-lost', { names: namesOf(winners) });
  const beaten = others.filter((seat) => !winners.includes(seat));
  if (mine.length && beaten.length) return t('web-row-won', { names: namesOf(beaten) });
  return t('web-row-winner', { winner: namesOf(winners), names: pairing(table.seats) });
}

/** That nobody won: as the game says it with `<game>-row-nobody`, for it may be no draw. */
function unwon(table: TableInfo, mine: SeatState[], others: SeatState[]): string {
  const key = `${table.game}-row-nobody`;
  if (table.ending?.reason !== 'agreed' && has(key))
    return t(key, { end: String(table.ending?.result?.['reason'] ?? 'none'), names: namesOf(table.seats) });
  if (mine.length && others.length) return t('web-row-draw', { names: namesOf(others) });
  return t('web-row-nobody', { names: pairing(table.seats) });
}

/** The rest, in a muted line. */
export function details(table: TableInfo): string {
  const parts = [titleOf(table.game)];
  if (table.plies || table.status !== 'open') parts.push(t('web-row-actions', { actions: table.plies }));
  const left = table.seats.find((seat) => seat.mine)?.left;
  if (table.status === 'playing' && left != null && table.clock.kind !== 'none')
    parts.push(t('web-row-left', { time: clockFace(left) }));
  else if (table.clock.kind !== 'none') parts.push(clockText(table.clock));
  if (table.watching) parts.push(t('web-row-watching', { watching: table.watching }));
  if (table.forked) parts.push(t('web-row-forked'));
  return parts.join(', ');
}
