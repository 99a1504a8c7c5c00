/** Fields of their own that games bring to the page on which a table is set up; loaded without the rest of the game. */
import type { Component } from 'svelte';
import { part } from '../lib/api';
import type { Json, OptionInfo } from '../lib/protocol';

export interface FieldProps {
  game: string;
  /** all options of the game */
  options: OptionInfo[];
  /** what is chosen so far */
  values: Record<string, Json>;
  onchange: (name: string, value: Json) => void;
}

export interface OwnField {
  /** the options that it sets; the first one names it */
  options: string[];
  Field: Component<FieldProps>;
  /** the options that change nothing with what is chosen so far: nobody is asked for them */
  idle?: (options: OptionInfo[], values: Record<string, Json>, people: boolean) => string[];
}

/** What a game brings: its fields, and what each seat plays where the options say so. */
export interface OwnSetup {
  default: OwnField[];
  seatNames?: (values: Record<string, Json>, seats: number) => string[];
}

const loaders: Record<string, () => Promise<OwnSetup>> = {
  underground: () => import('./underground/scenario'),
  'star-quest': () => import('./star-quest/setup'),
};

/** What a game brings to its set-up; most options do with the usual fields. */
export async function ownSetup(game: string): Promise<OwnSetup> {
  const load = Object.hasOwn(loaders, game) ? loaders[game] : undefined;
  return load ? await part(load) : { default: [] };
}
