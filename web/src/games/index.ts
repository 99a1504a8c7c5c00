/** The games on this table. Each comes with its own chunk, loaded when somebody looks at it. */
import { during } from '../lib/activity';
import { part } from '../lib/api';
import type { GameFace } from './game';

const loaders: Record<string, () => Promise<{ default: GameFace }>> = {
  'the-base': () => import('./the-base'),
  underground: () => import('./underground'),
  'star-quest': () => import('./star-quest'),
  'panic-station': () => import('./panic-station'),
};

const loaded = new Map<string, Promise<GameFace>>();

/** The names of the games that can be shown. */
export const names: readonly string[] = Object.keys(loaders);

/** A game's face, loaded once. */
export function face(name: string): Promise<GameFace> {
  const load = Object.hasOwn(loaders, name) ? loaders[name] : undefined;
  if (!load) return Promise.reject(new Error(`There is no game called ${name}; there are: ${names.join(', ')}.`));
  const found = loaded.get(name) ?? during(part(load).then((module) => module.default));
  loaded.set(name, found);
  found.catch(() => loaded.delete(name)); // a lost connection must not make the game unplayable for good
  return found;
}
