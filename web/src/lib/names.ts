// How those at a table are called.
import type { SeatState } from './protocol';
import { has, t } from './text.svelte';

/** A bot's level in words. */
export function botName(level: string): string {
  return has(`bot-${level}`) ? t(`bot-${level}`) : level;
}

/** The person's name, and whether a program of his plays; the bot where no person sits; or that the seat is open. */
export function playerName(seat: SeatState): string {
  if (seat.holder === 'open') return t('web-seat-open');
  if (seat.name) return seat.program ? t('web-program', { name: seat.name }) : seat.name;
  return seat.bot ? t('web-bot', { bot: botName(seat.bot) }) : t('web-seat-nameless');
}
