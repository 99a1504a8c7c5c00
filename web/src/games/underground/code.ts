/** The number chips that were found, as they are laid out. */
import type { BoardView, ChipView } from './board';
import { say } from './notes';

/** The chips of the chain, in its order. */
export const chainOf = (view: BoardView): ChipView[] =>
  view.chain.flatMap((name) => view.chips.filter(({ chip }) => chip === name));

/** What would make the chain longer, in words. */
export function missingOf(view: BoardView): string {
  const chain = chainOf(view);
  const [first, last] = [chain[0], chain.at(-1)];
  if (!first || !last) return say('code-none');
  return say('code-missing', { count: 5 - chain.length, starts: cable(last.right), ends: cable(first.left) });
}

const cable = (colour: string | null | undefined): string => say('cable', { colour: colour ?? 'W' });
