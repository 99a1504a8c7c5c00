// The options of a game as something that a form can be made of. Names and bounds come from the server.
import type { Json, OptionInfo } from '../lib/protocol';
import { has, t } from '../lib/text.svelte';

const hyphens = (name: string): string => name.replaceAll('_', '-');

/** The message that names an option, without its ending. */
export function optionKey(game: string, option: OptionInfo): string {
  return `${game}-option-${hyphens(option.name)}`;
}

/** What a value of an option is called. A named value has the message `<game>-<option>-<name>`. */
export function valueText(game: string, option: OptionInfo, value: string | boolean): string {
  const name = hyphens(String(value));
  const keys = [`${optionKey(game, option)}-${name}`, `${game}-${hyphens(option.name)}-${name}`];
  const key = keys.find(has);
  return key ? t(key) : String(value);
}

/** A table of numbers that an option can be instead of a name. */
export interface NumberField {
  name: string;
  least: number;
  most: number;
  start: number;
}

interface TableSchema {
  properties?: Record<string, { type?: string; minimum?: number; maximum?: number; default?: number }>;
  default?: Record<string, number>;
}

/** The fields of an option's table of whole numbers; empty if it cannot be one. */
export function numberFields(option: OptionInfo): NumberField[] {
  const schema = option.schema as TableSchema | null;
  const entries = Object.entries(schema?.properties ?? {});
  if (entries.some(([, field]) => field.type !== 'integer')) return [];
  return entries.map(([name, field]) => ({
    name,
    least: field.minimum ?? 0,
    most: field.maximum ?? 99,
    start: schema?.default?.[name] ?? field.default ?? field.minimum ?? 0,
  }));
}

/** What one of these numbers is called: `<game>-option-<option>-<name>`, or the shape of that letter. */
export function fieldText(game: string, option: OptionInfo, field: string): string {
  const key = [`${optionKey(game, option)}-${field}`, `${game}-shape-${field}`].find(has);
  return key ? t(key) : field;
}

/** The options with the defaults of a table at which people play, or of one for bots alone. */
export function usualFor(options: OptionInfo[], people: boolean): OptionInfo[] {
  return people ? options.map((option) => ({ ...option, default: option.people })) : options;
}

/** The options that differ from the rulebook: all that has to be said about a new table. */
export function changed(options: OptionInfo[], values: Record<string, Json>): Record<string, Json> {
  const differing = options.filter(
    ({ name, default: usual }) => name in values && JSON.stringify(values[name]) !== JSON.stringify(usual),
  );
  return Object.fromEntries(differing.map(({ name }) => [name, values[name]]));
}
