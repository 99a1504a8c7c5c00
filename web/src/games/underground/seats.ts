/** Seats by colour and shape: neither stands alone. */
const COLOURS = ['--seat-b', '--seat-r', '--seat-g', '--seat-y'];

export const seatColour = (seat: number): string => COLOURS[seat] ?? '--seat-w';

/** Shapes on a grid of 32, with where their letter stands and how large it is. */
export const SHAPES: { path: string; base: number; font: number }[] = [
  { path: 'M16 1.5a14.5 14.5 0 1 1 0 29a14.5 14.5 0 1 1 0-29Z', base: 22, font: 17 },
  { path: 'M16 2 30.5 28.5h-29Z', base: 25, font: 15 },
  { path: 'M6 3h20a3 3 0 0 1 3 3v20a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3V6a3 3 0 0 1 3-3Z', base: 22, font: 17 },
  { path: 'M16 1 31 16 16 31 1 16Z', base: 21.5, font: 15 },
];
