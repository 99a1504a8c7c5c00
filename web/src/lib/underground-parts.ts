// Made by `python -m sublevel.table.typescript` from src/sublevel/games/underground/parts.py. Do not edit.

import { component } from './own-components';

/** Each piece: face A and B, turned 0 to 3 quarters clockwise, written as in the rules. */
const HOUSE_PIECES: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  'M1.1': {
    A: ['S', 'S', 'S', 'S'],
    B: ['Sk', 'Sk', 'Sk', 'Sk'],
  },
  'M1.2': {
    A: ['S', 'S', 'S', 'S'],
    B: ['Sk', 'Sk', 'Sk', 'Sk'],
  },
  'M1.3': {
    A: ['S', 'S', 'S', 'S'],
    B: ['Sv', 'Sv', 'Sv', 'Sv'],
  },
  'M1.4': {
    A: ['S', 'S', 'S', 'S'],
    B: ['Sv', 'Sv', 'Sv', 'Sv'],
  },
  'M1.5': {
    A: ['S', 'S', 'S', 'S'],
    B: ['S', 'S', 'S', 'S'],
  },
  'M1.6': {
    A: ['S', 'S', 'S', 'S'],
    B: ['S', 'S', 'S', 'S'],
  },
  'M1.7': {
    A: ['S', 'S', 'S', 'S'],
    B: ['S', 'S', 'S', 'S'],
  },
  'M1.8': {
    A: ['S', 'S', 'S', 'S'],
    B: ['S', 'S', 'S', 'S'],
  },
  'M1.9': {
    A: ['S', 'S', 'S', 'S'],
    B: ['S', 'S', 'S', 'S'],
  },
  'M1.10': {
    A: ['S', 'S', 'S', 'S'],
    B: ['S', 'S', 'S', 'S'],
  },
  'I2.1': {
    A: ['W:N W', 'W:E / W', 'W W:S', 'W / W:W'],
    B: ['S S', 'S / S', 'S S', 'S / S'],
  },
  'I2.2': {
    A: ['Sk S', 'Sk / S', 'S Sk', 'S / Sk'],
    B: ['Wx W', 'Wx / W', 'W Wx', 'W / Wx'],
  },
  'I2.3': {
    A: ['S:E Sv:W', 'S:S / Sv:N', 'Sv:E S:W', 'Sv:S / S:N'],
    B: ['W S', 'W / S', 'S W', 'S / W'],
  },
  'I2.4': {
    A: ['Wx W', 'Wx / W', 'W Wx', 'W / Wx'],
    B: ['S:W W:S', 'S:N / W:W', 'W:N S:E', 'W:E / S:S'],
  },
  'I3.1': {
    A: ['W W:N W', 'W / W:E / W', 'W W:S W', 'W / W:W / W'],
    B: ['S S S', 'S / S / S', 'S S S', 'S / S / S'],
  },
  'I3.2': {
    A: ['Sk S S', 'Sk / S / S', 'S S Sk', 'S / S / Sk'],
    B: ['Wx S W', 'Wx / S / W', 'W S Wx', 'W / S / Wx'],
  },
  'I3.3': {
    A: ['S:E S:W Sv', 'S:S / S:N / Sv', 'Sv S:E S:W', 'Sv / S:S / S:N'],
    B: ['S W S', 'S / W / S', 'S W S', 'S / W / S'],
  },
  'I3.4': {
    A: ['W Wx W', 'W / Wx / W', 'W Wx W', 'W / Wx / W'],
    B: ['W:S W S:N', 'W:W / W / S:E', 'S:S W W:N', 'S:W / W / W:E'],
  },
  'V3.1': {
    A: ['W . / W:W W', 'W:N W / W .', 'W W:E / . W', '. W / W W:S'],
    B: ['. S / S S', 'S . / S S', 'S S / S .', 'S S / . S'],
  },
  'V3.2': {
    A: ['Sk . / S S', 'S Sk / S .', 'S S / . Sk', '. S / Sk S'],
    B: ['. Wx / W S', 'W . / S Wx', 'S W / Wx .', 'Wx S / . W'],
  },
  'V3.3': {
    A: ['S:S . / S:N Sv', 'S:E S:W / Sv .', 'Sv S:S / . S:N', '. Sv / S:E S:W'],
    B: ['. S / S W', 'S . / W S', 'W S / S .', 'S W / . S'],
  },
  'V3.4': {
    A: ['W . / Wx W', 'Wx W / W .', 'W Wx / . W', '. W / W Wx'],
    B: ['. S:N / W:S W', 'W:W . / W S:E', 'W W:N / S:S .', 'S:W W / . W:E'],
  },
  'I4.1': {
    A: ['W W W:N W', 'W / W / W:E / W', 'W W:S W W', 'W / W:W / W / W'],
    B: ['S S S S', 'S / S / S / S', 'S S S S', 'S / S / S / S'],
  },
  'I4.2': {
    A: ['S Sk S S', 'S / Sk / S / S', 'S S Sk S', 'S / S / Sk / S'],
    B: ['Wx S S W', 'Wx / S / S / W', 'W S S Wx', 'W / S / S / Wx'],
  },
  'I4.3': {
    A: ['S S:E S:W Sv', 'S / S:S / S:N / Sv', 'Sv S:E S:W S', 'Sv / S:S / S:N / S'],
    B: ['S W W S', 'S / W / W / S', 'S W W S', 'S / W / W / S'],
  },
  'I4.4': {
    A: ['W Wx W W', 'W / Wx / W / W', 'W W Wx W', 'W / W / Wx / W'],
    B: ['W:S W S S:N', 'W:W / W / S / S:E', 'S:S S W W:N', 'S:W / S / W / W:E'],
  },
  'O4.1': {
    A: ['W:N W / W W', 'W W:E / W W', 'W W / W W:S', 'W W / W:W W'],
    B: ['S S / S S', 'S S / S S', 'S S / S S', 'S S / S S'],
  },
  'O4.2': {
    A: ['S S / Sk S', 'Sk S / S S', 'S Sk / S S', 'S S / S Sk'],
    B: ['W W / Sx S', 'Sx W / S W', 'S Sx / W W', 'W S / W Sx'],
  },
  'O4.3': {
    A: ['Sv:E S:W / S S', 'S Sv:S / S S:N', 'S S / S:E Sv:W', 'S:S S / Sv:N S'],
    B: ['W S / S W', 'S W / W S', 'W S / S W', 'S W / W S'],
  },
  'O4.4': {
    A: ['W W / W Wx', 'W W / Wx W', 'Wx W / W W', 'W Wx / W W'],
    B: ['S:S S:S / W:N W:N', 'W:E S:W / W:E S:W', 'W:S W:S / S:N S:N', 'S:E W:W / S:E W:W'],
  },
  'T4.1': {
    A: ['W W:N W / . W .', '. W / W W:E / . W', '. W . / W W:S W', 'W . / W:W W / W .'],
    B: ['S S S / . S .', '. S / S S / . S', '. S . / S S S', 'S . / S S / S .'],
  },
  'T4.2': {
    A: ['S S S / . Sk .', '. S / Sk S / . S', '. Sk . / S S S', 'S . / S Sk / S .'],
    B: ['W S Wx / . W .', '. W / W S / . Wx', '. W . / Wx S W', 'Wx . / S W / W .'],
  },
  'T4.3': {
    A: ['Sv S:S S / . S:N .', '. Sv / S:E S:W / . S', '. S:S . / S S:N Sv', 'S . / S:E S:W / Sv .'],
    B: ['S W S / . W .', '. S / W W / . S', '. W . / S W S', 'S . / W W / S .'],
  },
  'T4.4': {
    A: ['W Wx W / . W .', '. W / W Wx / . W', '. W . / W Wx W', 'W . / Wx W / W .'],
    B: ['W:N S:E W:W / . S .', '. W:E / S S:S / . W:N', '. S . / W:E S:W W:S', 'W:S . / S:N S / W:W .'],
  },
  'L4.1': {
    A: ['W . / W:W . / W W', 'W W:N W / W . .', 'W W / . W:E / . W', '. . W / W W:S W'],
    B: ['. S / . S / S S', 'S . . / S S S', 'S S / S . / S .', 'S S S / . . S'],
  },
  'L4.2': {
    A: ['Sk . / S . / S S', 'S S Sk / S . .', 'S S / . S / . Sk', '. . S / Sk S S'],
    B: ['. W / . W / Sx S', 'Sx . . / S W W', 'S Sx / W . / W .', 'W W S / . . Sx'],
  },
  'L4.3': {
    A: ['S . / S:S . / S:N Sv', 'S:E S:W S / Sv . .', 'Sv S:S / . S:N / . S', '. . Sv / S S:E S:W'],
    B: ['. S / . W / W S', 'W . . / S W S', 'S W / W . / S .', 'S W S / . . W'],
  },
  'L4.4': {
    A: ['W . / W . / Wx W', 'Wx W W / W . .', 'W Wx / . W / . W', '. . W / W W Wx'],
    B: ['. S:E / . S / W W:E', 'W . . / W:S S S:S', 'W:W W / S . / S:W .', 'S:N S W:N / . . W'],
  },
  'S4.1': {
    A: ['. W W:N / W W .', 'W . / W W / . W:E', '. W W / W:S W .', 'W:W . / W W / . W'],
    B: ['S S . / . S S', '. S / S S / S .', 'S S . / . S S', '. S / S S / S .'],
  },
  'S4.2': {
    A: ['. S Sk / S S .', 'S . / S S / . Sk', '. S S / Sk S .', 'Sk . / S S / . S'],
    B: ['S W . / . S Wx', '. S / S W / Wx .', 'Wx S . / . W S', '. Wx / W S / S .'],
  },
  'S4.3': {
    A: ['. S:S S / Sv S:N .', 'Sv . / S:E S:W / . S', '. S:S Sv / S S:N .', 'S . / S:E S:W / . Sv'],
    B: ['W S . / . W S', '. W / W S / S .', 'S W . / . S W', '. S / S W / W .'],
  },
  'S4.4': {
    A: ['. Wx W / W W .', 'W . / W Wx / . W', '. W W / W Wx .', 'W . / Wx W / . W'],
    B: ['S W:N . / . W:S S', '. S / W:W W:E / S .', 'S W:N . / . W:S S', '. S / W:W W:E / S .'],
  },
  JI: {
    A: ['W W W W W', 'W / W / W / W / W', 'W W W W W', 'W / W / W / W / W'],
    B: ['S S Sv S S', 'S / S / Sv / S / S', 'S S Sv S S', 'S / S / Sv / S / S'],
  },
  JL: {
    A: ['W:S . / W:N . / W . / W W', 'W W W:E W:W / W . . .', 'W W / . W / . W:S / . W:N', '. . . W / W:E W:W W W'],
    B: ['. S / . S / . S / Sk S', 'Sk . . . / S S S S', 'S Sk / S . / S . / S .', 'S S S S / . . . Sk'],
  },
  JN: {
    A: ['. W / . W / W W / W .', 'W W . . / . W W W', '. W / W W / W . / W .', 'W W W . / . . W W'],
    B: ['S:S . / S:N . / Sv S / . S', '. Sv S:E S:W / S S . .', 'S . / S Sv / . S:S / . S:N', '. . S S / S:E S:W Sv .'],
  },
  JP: {
    A: ['W W / W W / Wx .', 'Wx W W / . W W', '. Wx / W W / W W', 'W W . / W W Wx'],
    B: ['S Sk / S S / . S', '. S S / S S Sk', 'S . / S S / Sk S', 'Sk S S / S S .'],
  },
  JT: {
    A: ['W:N W W / . W . / . W .', '. . W:E / W W W / . . W', '. W . / . W . / W W W:S', 'W . . / W W W / W:W . .'],
    B: ['S S S / . S . / . Sv .', '. . S / Sv S S / . . S', '. Sv . / . S . / S S S', 'S . . / S S Sv / S . .'],
  },
  JU: {
    A: ['W . W / W W W', 'W W / W . / W W', 'W W W / W . W', 'W W / . W / W W'],
    B: ['S . Sv / S S:S S', 'S S / S:W . / S Sv', 'S S:N S / Sv . S', 'Sv S / . S:E / S S'],
  },
  JV: {
    A: [
      'W . . / W . . / W:E W:W W',
      'W:S W W / W:N . . / W . .',
      'W W:E W:W / . . W / . . W',
      '. . W / . . W:S / W W W:N',
    ],
    B: ['. . S / . . S / Sk S S', 'Sk . . / S . . / S S S', 'S S Sk / S . . / S . .', 'S S S / . . S / . . Sk'],
  },
  JW: {
    A: ['W . . / W W . / . W W', '. W W / W W . / W . .', 'W W . / . W W / . . W', '. . W / . W W / W W .'],
    B: [
      '. . S / . Sv:E S:W / S S .',
      'S . . / S Sv:S . / . S:N S',
      '. S S / S:E Sv:W . / S . .',
      'S S:S . / . Sv:N S / . . S',
    ],
  },
  JZ: {
    A: ['W Wx . / . W . / . W W', '. . W / W W Wx / W . .', 'W W . / . W . / . Wx W', '. . W / Wx W W / W . .'],
    B: ['. S Sk / . S . / S S .', 'S . . / S S S / . . Sk', '. S S / . S . / Sk S .', 'Sk . . / S S S / . . S'],
  },
};
export const PIECES = component('underground', 'PIECES', HOUSE_PIECES);

/** The top of each plateau, turned 0 to 3 quarters clockwise. */
const HOUSE_PLATEAUS: Readonly<Record<string, readonly string[]>> = {
  a: ['S S / S S', 'S S / S S', 'S S / S S', 'S S / S S'],
  b: ['S S / S Sv', 'S S / Sv S', 'Sv S / S S', 'S Sv / S S'],
  c: ['S:E S:W / S S', 'S S:S / S S:N', 'S S / S:E S:W', 'S:S S / S:N S'],
  d: ['Sk S / S S', 'S Sk / S S', 'S S / S Sk', 'S S / Sk S'],
  e: ['S:N S / Sv S', 'Sv S:E / S S', 'S Sv / S S:S', 'S S / S:W Sv'],
  f: ['S Sx / S S', 'S S / S Sx', 'S S / Sx S', 'Sx S / S S'],
  g: ['S S:S / S Sk:N', 'S S / Sk:E S:W', 'Sk:S S / S:N S', 'S:E Sk:W / S S'],
  h: ['S:W S / S S', 'S S:N / S S', 'S S / S S:E', 'S S / S:S S'],
};
export const PLATEAUS = component('underground', 'PLATEAUS', HOUSE_PLATEAUS);

/** The height of each plateau. */
const HOUSE_HEIGHTS: Readonly<Record<string, number>> = {
  a: 1,
  b: 2,
  c: 3,
  d: 4,
  e: 5,
  f: 6,
  g: 7,
  h: 8,
};
export const HEIGHTS = component('underground', 'HEIGHTS', HOUSE_HEIGHTS);

/** Of a random set-up: how much water lies, and the column of the end chip, at the bottom. */
const HOUSE_LEVELS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  easy: {
    water: 6,
    end: 1,
  },
  medium: {
    water: 8,
    end: 5,
  },
  hard: {
    water: 10,
    end: 9,
  },
};
export const LEVELS = component('underground', 'LEVELS', HOUSE_LEVELS);

/** What the kidnapper sees from each section: a column's digit or a row's letter. */
const HOUSE_LINES: readonly string[] = [
  '1',
  '2',
  '3',
  '4',
  '5',
  '6',
  '7',
  '8',
  '9',
  'A',
  'B',
  'C',
  'D',
  'E',
  'F',
  'G',
  'H',
  'I',
  '9',
  '8',
  '7',
  '6',
  '5',
  '4',
  '3',
  '2',
  '1',
  'I',
  'H',
  'G',
  'F',
  'E',
  'D',
  'C',
  'B',
  'A',
];
export const LINES = component('underground', 'LINES', HOUSE_LINES);

/** Each number chip: its digit, the cable on its left and the one on its right. */
const HOUSE_CHIPS: Readonly<Record<string, string>> = {
  N1: '4RG',
  N2: '7RB',
  N3: '1RW',
  N4: '9GR',
  N5: '0GB',
  N6: '3GW',
  N7: '8BR',
  N8: '2BG',
  N9: '6BW',
  N10: '5WR',
  N11: '7WG',
  N12: '1WB',
};
export const CHIPS = component('underground', 'CHIPS', HOUSE_CHIPS);

/** The level of the door. */
export const EXIT: number = 10;
