/** Icons of Underground on a grid of 24, stroked 1.75 with round ends. */
export const BOARD_ICONS = {
  cube: 'M12 3 20 7.5v9L12 21l-8-4.5v-9ZM4 7.5 12 12l8-4.5M12 12v9',
  plan: 'M4 4h16v16H4ZM4 9.3h16M4 14.6h16M9.3 4v16M14.6 4v16',
  turn: 'M20 12a8 8 0 1 1-2.600-5.900M20 3v4.5h-4.5',
  flip: 'M12 3v18M8.5 7 4 17h4.5ZM15.5 7 20 17h-4.5Z',
  heights: 'M4 20V8l5-4v16M13 20V12l5-4v12M2.5 20h19',
  steps: 'M4 19h5v-5h5V9h5V4',
  fits: 'M12 4a8 8 0 1 0 0 16a8 8 0 1 0 0-16M12 10.5a1.5 1.5 0 1 0 0 3a1.5 1.5 0 1 0 0-3',
} as const;
