/** Fields of their own that games bring to the page on which a table is set up; loaded without the rest of the game. */
import type { Component } from 'svelte';
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
  idle?: (options: OptionInfo[], values: Record<string, Json>) => string[];
}

const loaders: Record<string, () => Promise<{ default: OwnField[] }>> = {
  underground: () => import('./underground/scenario'),
};

/** The fields that a game brings; most options do with the usual ones. */
export async function ownFields(game: string): Promise<OwnField[]> {
  const load = Object.hasOwn(loaders, game) ? loaders[game] : undefined;
  return load ? (await load()).default : [];
}
