import { beforeAll, expect, it } from 'vitest';
import { seat } from '../lib/fixture';
import { settings } from '../lib/settings.svelte';
import { language } from '../lib/text.svelte';
import { nameAt, several } from './names';

beforeAll(async () => {
  settings.language = 'en';
  await language.use('en');
});

const side = (number: number): string => ['Red', 'Blue', 'Green'][number] ?? '';

it('tells those who are called the same by their sides', () => {
  const seats = ['Ida', 'Jan', 'Ida'].map((name, number) => seat(number, { name }));
  expect([0, 1, 2].map((number) => nameAt(seats, number, side))).toEqual(['Ida (Red)', 'Jan', 'Ida (Green)']);
  expect(nameAt(seats, 0)).toBe('Ida');
  expect(nameAt(seats, null, side)).toBe('');
});

it('enumerates names', () => {
  expect(several(['Ida', 'Jan', 'Eva'], 'en')).toBe('Ida, Jan, and Eva');
  expect(several(['Ida', 'Jan'], 'de')).toBe('Ida und Jan');
});
