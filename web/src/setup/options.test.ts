import { beforeAll, describe, expect, it } from 'vitest';
import type { OptionInfo } from '../lib/protocol';
import { settings } from '../lib/settings.svelte';
import { language } from '../lib/text.svelte';
import { changed, fieldText, numberFields, optionKey, usualFor, valueText } from './options';

const option = (more: Partial<OptionInfo>): OptionInfo => ({
  name: 'mix',
  kind: 'named',
  default: 'standard',
  people: 'standard',
  choices: ['standard', 'maze'],
  least: null,
  most: null,
  clause: null,
  schema: null,
  named: {},
  ...more,
});
const mix = option({
  schema: { properties: { D: { type: 'integer', minimum: 0, maximum: 24 }, I: { type: 'integer', default: 3 } } },
});

beforeAll(async () => {
  settings.language = 'en';
  await language.use('en');
});

describe('an option', () => {
  it('is called as the game calls it', () => {
    const order = option({ name: 'setup_order', kind: 'choice' });
    expect(optionKey('the-base', order)).toBe('the-base-option-setup-order');
    expect(valueText('the-base', order, 'mutants_first')).toBe('Mutants first');
    expect(valueText('the-base', option({}), 'maze')).toBe('Maze');
    expect(valueText('the-base', option({ name: 'capture_on_start_slots' }), true)).toBe('Allowed');
    expect(fieldText('the-base', mix, 'D')).toBe('Dead end');
    expect(valueText('the-base', option({}), 'unheard-of')).toBe('unheard-of');
  });

  it('can be a table of whole numbers, as its schema says', () => {
    expect(numberFields(mix)).toEqual([
      { name: 'D', least: 0, most: 24, start: 0 },
      { name: 'I', least: 0, most: 99, start: 3 },
    ]);
    expect(
      numberFields(option({ schema: { ...(mix.schema as object), default: { D: 2, I: 6 } } })).map((f) => f.start),
    ).toEqual([2, 6]);
    expect(numberFields(option({}))).toEqual([]);
    expect(numberFields(option({ schema: { properties: { a: { type: 'string' } } } }))).toEqual([]);
  });

  it('is sent only if it differs from the rulebook', () => {
    const options = [mix, option({ name: 'countdown_start', default: 20 })];
    expect(changed(options, { mix: 'standard', countdown_start: 20 })).toEqual({});
    expect(changed(options, { mix: { D: 0, I: 24 }, countdown_start: 20 })).toEqual({ mix: { D: 0, I: 24 } });
  });

  it('may have another default where people play', () => {
    const rounds = option({ name: 'max_rounds', kind: 'number', default: 30, people: 0 });
    expect(usualFor([mix, rounds], true).map((one) => one.default)).toEqual(['standard', 0]);
    expect(changed(usualFor([rounds], true), { max_rounds: 30 })).toEqual({ max_rounds: 30 });
    expect(changed(usualFor([rounds], true), { max_rounds: 0 })).toEqual({});
    expect(changed(usualFor([rounds], false), { max_rounds: 0 })).toEqual({ max_rounds: 0 });
  });
});
