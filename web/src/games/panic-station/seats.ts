/** Seats by colour, letter and shape: none of them stands alone. */
export const LETTERS = ['R', 'B', 'G', 'Y', 'W', 'P'] as const;

/** Shapes round a middle, about 34 across, with where their letter stands. */
const SHAPES: Record<string, { path: string; base: number }> = {
  R: { path: 'M-3.5-15.5Q0-19 3.5-15.5L17 11Q18 15.5 13 15.5H-13Q-18 15.5-17 11Z', base: 10 },
  B: { path: 'M0-16A16 16 0 1 1 0 16A16 16 0 1 1 0-16Z', base: 6 },
  G: {
    path: 'M-11-14.5H11A3.5 3.5 0 0 1 14.5-11V11A3.5 3.5 0 0 1 11 14.5H-11A3.5 3.5 0 0 1-14.5 11V-11A3.5 3.5 0 0 1-11-14.5Z',
    base: 6,
  },
  Y: {
    path: 'M-2.500-17.500Q0-20 2.500-17.500L17.500-2.500Q20 0 17.500 2.500L2.500 17.500Q0 20-2.500 17.500L-17.500 2.500Q-20 0-17.500-2.500Z',
    base: 6,
  },
  W: { path: 'M-6-16.5H6V-6H16.5V6H6V16.5H-6V6H-16.5V-6H-6Z', base: 6 },
  P: { path: 'M-9-15.5H9L18 0 9 15.5H-9L-18 0Z', base: 6 },
};

export const shapeOf = (letter: string) => SHAPES[letter] ?? { path: 'M-14-14H14V14H-14Z', base: 6 };
export const letterOf = (seat: number): string => LETTERS[seat] ?? '?';
export const seatOf = (letter: string): number => (LETTERS as readonly string[]).indexOf(letter);
export const seatColour = (seat: number): string => `--seat-${letterOf(seat).toLowerCase()}`;

/** The variables with which a part draws in the colour of a seat. */
export const paint = (letter: string): string =>
  `--fc:var(--seat-${letter.toLowerCase()});--fd:var(--seat-${letter.toLowerCase()}-deep)`;
