import { beforeAll, describe, expect, it } from 'vitest';
import { language } from '../../lib/text.svelte';
import type { GoalView } from './board';
import { goalWords } from './notes';

const core: GoalView = { mark: 'primary', points: 30, known: true, form: 'USE', squares: ['n18'], count: 1 };

describe('an objective', () => {
  beforeAll(() => language.use('en'));

  it('says what has to be done, and what before', () => {
    expect(goalWords(core)).toBe('Switch off what stands on n18.');
    expect(goalWords({ ...core, requires: 'D' })).toBe(
      'Switch off what stands on n18. First put out of action: Dreadnought.',
    );
  });
});
