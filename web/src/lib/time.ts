// Spans of time in the reader's language; the browser knows the words.
import type { Clock } from './protocol';
import { language, t } from './text.svelte';

type Unit = 'second' | 'minute' | 'hour' | 'day';
const UNITS: [Unit, number][] = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
];

/** So many of a unit: "5 min", "3 days". */
export function amount(value: number, unit: Unit): string {
  const unitDisplay = unit === 'day' ? 'long' : 'short';
  return new Intl.NumberFormat(language.current, { style: 'unit', unit, unitDisplay }).format(value);
}

/** A span in its largest whole unit. */
export function span(seconds: number): string {
  const [unit, size] = UNITS.find(([, size]) => seconds >= size && seconds % size === 0) ?? ['second', 1];
  return amount(seconds / size, unit);
}

/** What a clock shows: 8:42, or days and hours where there are many. */
export function clockFace(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  if (seconds >= 86_400) return amount(Math.floor(seconds / 86_400), 'day');
  const parts = [Math.floor(seconds / 60) % 60, seconds % 60].map((part) => String(part).padStart(2, '0'));
  const hours = Math.floor(seconds / 3600);
  return hours ? `${hours}:${parts.join(':')}` : parts.join(':').replace(/^0/, '');
}

/** How long ago something was. */
export function ago(at: number, now = Date.now()): string {
  const seconds = Math.max(0, (now - at) / 1000);
  const [unit, size] = UNITS.find(([, size]) => seconds >= size) ?? ['second', 1];
  const format = new Intl.RelativeTimeFormat(language.current, { numeric: 'auto' });
  return unit === 'second' ? format.format(0, 'second') : format.format(-Math.floor(seconds / size), unit);
}

/** A clock in a few words. */
export function clockText(clock: Clock): string {
  const args = { time: span(clock.seconds), increment: span(clock.increment) };
  if (clock.kind === 'game' && !clock.increment) return args.time;
  return t(`web-clock-short-${clock.kind}`, args);
}
