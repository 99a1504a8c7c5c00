/** Missions in words. */
import { has, t } from '../../../lib/text.svelte';
import { goalWords } from '../notes';
import { onHulk, squaresOf, type Draft, type Objective, type Thing } from './draft';

type Args = Record<string, string | number>;

export const say = (name: string, args: Args = {}): string => t(`star-quest-editor-${name}`, args);

export const thingWords = (thing: Thing): string => say(`thing-${thing}`);

/** What a mission is called: in the reader's language if it is one of the house, else as its owner calls it. */
export function titleOf(mission: string, draft: { name: string } | null): string {
  const key = `star-quest-mission-${mission}`;
  return has(key) ? t(key) : draft?.name || mission;
}

/** What it is about. */
export function aboutOf(mission: string, draft: { briefing: string } | null): string {
  if (has(`star-quest-mission-${mission}`)) return t('star-quest-briefing', { mission });
  return draft?.briefing || t('star-quest-briefing', { mission: 'custom' });
}

const OPEN = '…'; // what is still to be chosen

/** An objective in one sentence, as the table tells it. */
export function objectiveWords(draft: Draft, goal: Objective): string {
  const count = goal.type === 'HOLD' ? goal.figures : goal.type === 'SCORE' ? goal.points : goal.count;
  const squares = squaresOf(goal).flatMap((square) => onHulk(draft, square) ?? []);
  return goalWords({
    mark: 'primary',
    points: 0,
    known: true,
    form: goal.type,
    kind: goal.kind ?? null,
    count: count ?? 1,
    room: goal.room || OPEN,
    squares: squares.length ? squares : [OPEN],
  });
}
