/** Scenarios in words. */
import { has, t } from '../../../lib/text.svelte';
import type { Draft } from './draft';

/** What a scenario is called: in the reader's language if it is one of the house, else as its owner calls it. */
export function titleOf(name: string, draft: Draft | null): string {
  const key = `underground-setup-${name}`;
  return has(key) ? t(key) : draft?.title || name;
}

/** What there is to say about it in one line. */
export function aboutOf(name: string, draft: Draft | null): string {
  const key = `underground-about-${name}`;
  return has(key) ? t(key) : (draft?.about ?? '');
}

/** What makes it easier or harder, and what is special. */
export function factsOf(draft: Draft): string[] {
  const facts = [
    t('underground-fact-water', { count: draft.water.length }),
    t('underground-fact-cards', { count: draft.draw_pile }),
  ];
  if (!draft.timer) facts.push(t('underground-fact-no-timer'));
  if (draft.keys) facts.push(t('underground-fact-keys', { count: draft.keys }));
  if (draft.valve_keys) facts.push(t('underground-fact-valve-keys', { count: draft.valve_keys }));
  if (draft.canal) facts.push(t('underground-fact-canal', { row: draft.canal }));
  if (draft.tiles !== 2) facts.push(t('underground-fact-tiles', { count: draft.tiles }));
  if (draft.rat) facts.push(t('underground-fact-rat'));
  return facts;
}
