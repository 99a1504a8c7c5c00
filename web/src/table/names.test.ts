import { beforeAll, expect, it } from 'vitest';
import { seat } from '../lib/fixture';
import { settings } from '../lib/settings.svelte';
import { language } from '../lib/text.svelte';
import { nameAt, namesOf, several } from './names';

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

it('names all who sit at a table', () => {
  const seats = [seat(0, { name: 'Ida' }), seat(1, { holder: 'open', name: null }), seat(2, { name: 'Ida' })];
  expect(namesOf(seats, side)).toEqual(['Ida (Red)', '', 'Ida (Green)']);
});

it('enumerates names', () => {
  expect(several(['Ida', 'Jan', 'Eva'], 'en')).toBe('Ida, Jan, and Eva');
  expect(several(['Ida', 'Jan'], 'de')).toBe('Ida und Jan');
});
