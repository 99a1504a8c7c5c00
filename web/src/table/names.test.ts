import { beforeAll, expect, it } from 'vitest';
import type { SeatState } from '../lib/protocol';
import { settings } from '../lib/settings.svelte';
import { language } from '../lib/text.svelte';
import { nameAt, several } from './names';

beforeAll(async () => {
  settings.language = 'en';
  await language.use('en');
});

const person = (seat: number, name: string): SeatState => ({
  seat,
  holder: 'person',
  name,
  bot: null,
  program: false,
  mine: false,
  present: true,
  overdue: false,
  left: null,
  running: false,
});
const side = (seat: number): string => ['Red', 'Blue', 'Green'][seat] ?? '';

it('tells those who are called the same by their sides', () => {
  const seats = [person(0, 'Ida'), person(1, 'Jan'), person(2, 'Ida')];
  expect([0, 1, 2].map((seat) => nameAt(seats, seat, side))).toEqual(['Ida (Red)', 'Jan', 'Ida (Green)']);
  expect(nameAt(seats, 0)).toBe('Ida');
  expect(nameAt(seats, null, side)).toBe('');
});

it('enumerates names', () => {
  expect(several(['Ida', 'Jan', 'Eva'], 'en')).toBe('Ida, Jan, and Eva');
  expect(several(['Ida', 'Jan'], 'de')).toBe('Ida und Jan');
});
