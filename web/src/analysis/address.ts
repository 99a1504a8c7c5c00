/** The address of the analysis page: it holds the position, the options that are not the usual ones, and what was played. */
import type { GameInfo, Json } from '../lib/protocol';
import type { Played, Start } from './exploration.svelte';

const BETWEEN = / (?=\d:)/; // before the next seat: a notation may have blanks of its own

/** Positions are text in most games, and JSON in the others. */
export const textOf = (position: Json): string => (typeof position === 'string' ? position : JSON.stringify(position));

export function positionOf(text: string): Json {
  const trimmed = text.trim();
  if (!/^[[{]/.test(trimmed)) return trimmed;
  try {
    return JSON.parse(trimmed) as Json;
  } catch {
    return trimmed; // the server says what is wrong with it
  }
}

/** The options that differ from the usual ones. */
export function unusual(options: Record<string, Json>, info: GameInfo | undefined): Record<string, Json> {
  const same = (name: string, value: Json): boolean =>
    info?.options.some((one) => one.name === name && JSON.stringify(one.default) === JSON.stringify(value)) ?? false;
  return Object.fromEntries(Object.entries(options).filter(([name, value]) => !same(name, value)));
}

export function addressOf(game: string, { position, options }: Start, line: Played[] = []): string {
  const parts = new URLSearchParams({ position: textOf(position) });
  if (Object.keys(options).length) parts.set('options', JSON.stringify(options));
  if (line.length) parts.set('line', line.map(([seat, text]) => `${seat}:${text}`).join(' '));
  return `/analysis/${game}#${parts}`;
}

/** What an address says after its #, as it stands in the address line; null if it names no position. */
export function readAddress(hash: string): { start: Start; line: Played[] } | null {
  const parts = new URLSearchParams(hash.replace(/^#/, ''));
  const position = parts.get('position');
  if (!position) return null;
  return {
    start: { position: positionOf(position), options: readOptions(parts.get('options')) },
    line: readLine(parts.get('line')),
  };
}

function readOptions(text: string | null): Record<string, Json> {
  try {
    const options: unknown = JSON.parse(text ?? '{}');
    return typeof options === 'object' && options !== null && !Array.isArray(options)
      ? (options as Record<string, Json>)
      : {};
  } catch {
    return {};
  }
}

function readLine(text: string | null): Played[] {
  return (text ?? '').split(BETWEEN).flatMap((part): Played[] => {
    const found = /^(\d+):(.+)$/.exec(part);
    return found ? [[Number(found[1]), found[2] as string]] : [];
  });
}
