/** Shapes of Star Quest as path data. Figures lie on a grid from -16 to 16; icons on a grid of 24. */

/** The base of a squad's figures: a squad has a colour and a shape, and neither stands alone. */
export interface Base {
  path: string;
  /** where the number stands, and how large it is */
  y: number;
  font: number;
}
export const BASES: Record<string, Base> = {
  RED: { path: 'M0-14.5 15.2 13.2a1.2 1.2 0 0 1-1 1.8h-28.4a1.2 1.2 0 0 1-1-1.8Z', y: 10.4, font: 16.5 },
  YEL: {
    path: 'M-10.5-13.5h21a3 3 0 0 1 3 3v21a3 3 0 0 1-3 3h-21a3 3 0 0 1-3-3v-21a3 3 0 0 1 3-3Z',
    y: 6,
    font: 17,
  },
  BLU: { path: 'M0-14.5a14.5 14.5 0 1 1 0 29a14.5 14.5 0 1 1 0-29Z', y: 6, font: 17 },
};

export const STAR = 'M0-8.2 2.4-2.9 8-2.4 3.8 1.5 5 7.2 0 4.3-5 7.2-3.8 1.5-8-2.4-2.4-2.9Z';

/** The silhouettes of Chaos: body, and what is cut out of it in the dark. */
export interface Shape {
  body: string;
  cut: string;
}
export const KINDS: Record<string, Shape> = {
  // Gridling: small, wide ears.
  G: {
    body: 'M-14.5-7 -6.5-4.5C-4.5-8.5 4.5-8.5 6.5-4.5L14.5-7C13-1 10.5 1.5 8.5 2.5 8 8.5 4 12 0 12S-8 8.5-8.5 2.500C-10.5 1.5-13-1-14.5-7Z',
    cut: 'M-5.2-.5 -1.2 1.2-1.5 3.200C-4 3.4-5.2 2-5.2-.5ZM5.2-.5 1.2 1.2 1.5 3.200C4 3.4 5.2 2 5.2-.5Z',
  },
  // Ork: broad jaw with tusks.
  O: {
    body: 'M-9-10.500C-5-13.5 5-13.5 9-10.5 13-8 13.5-2 12.5 2L14 7.5 10 6.500C9 11 5 13.5 0 13.500S-9 11-10 6.500L-14 7.5-12.5 2C-13.5-2-13-8-9-10.500Z',
    cut: 'M-8-4.5-2.5-2.5-3-.5C-6-.2-8-1.5-8-4.500ZM8-4.5 2.5-2.5 3-.5C6-.2 8-1.5 8-4.500ZM-6.5 4H6.500V7L5 5.8 3.5 9 2 5.800H-2L-3.5 9-5 5.8-6.5 7Z',
  },
  // Android: a plated head with one visor.
  A: {
    body: 'M-6.5-13.500H6.500L12.5-8V4L8 13.500H-8L-12.5 4V-8Z',
    cut: 'M-9.5-4.500H9.500V.5H-9.500ZM-4 5.500H4V7.500H-4ZM-3 9.500H3V11H-3Z',
  },
  // Clone: all claws.
  K: {
    body: 'M0-13C4-13 6-9.5 6-6L14.5-11C14-4 11-.5 7-.5L14.5 6C9.5 8.5 6 7 4.5 4.500L3.5 13.5 0 9-3.5 13.5-4.5 4.500C-6 7-9.5 8.5-14.5 6L-7-.5C-11-.5-14-4-14.5-11L-6-6C-6-9.5-4-13 0-13Z',
    cut: 'M-4-5.5-.8-3.8-1.2-1.600C-3.2-1.6-4.2-3-4-5.500ZM4-5.5 .8-3.8 1.2-1.600C3.2-1.6 4.2-3 4-5.500Z',
  },
  // Chaos Trooper: a horned helmet.
  T: {
    body: 'M-13.5-13C-9.5-12.5-7.5-11-6.5-8.5-2.5-10.5 2.5-10.5 6.5-8.5 7.5-11 9.5-12.5 13.5-13 13-8.5 11.5-6 9.8-4.5 10.5 2 9.5 9 5.5 13.500H-5.500C-9.5 9-10.5 2-9.8-4.5-11.5-6-13-8.5-13.5-13Z',
    cut: 'M-7-3.500H7L5.5 1H1.200L0 6.5-1.2 1H-5.500ZM-3.5 9H3.500V10.500H-3.500Z',
  },
};
KINDS['H'] = KINDS['T'] as Shape;
// The Chaos Commander: the helmet with a crown.
KINDS['Z'] = {
  body: 'M-14-14.5-8-9.5-4.5-14.5 0-9.8 4.5-14.5 8-9.5 14-14.5 11.5-4C12 3 10.5 9.5 6 14H-6C-10.5 9.5-12 3-11.5-4Z',
  cut: 'M-8-3.500H8L6 1.500H1.400L0 7-1.4 1.500H-6ZM-4 9.500H4V11H-4Z',
};

/** The Dreadnought on its block of two by two, from -30 to 30. */
export const DREADNOUGHT = {
  legs: 'M-20 14h11l3 13h-17ZM9 14h11l3 13H6Z',
  body: 'M-15-18-9-25H9L15-18 19-6V10L12 18H-12L-19 10V-6Z',
  arms: 'M-28-13h10v21h-3l-1 15h-4l-1-15h-1ZM28-13H18v21h3l1 15h4l1-15h1Z',
  visor: 'M-10-13H10V-7H-10Z',
  vents: 'M-9 2H9M-9 6.500H9M-9 11H9',
};

/** Signs on a grid of 24, stroked. */
export const ICONS: Record<string, string> = {
  scan: 'M12 12 18.5 6M12 3a9 9 0 1 0 9 9M12 7.500A4.5 4.5 0 1 0 16.5 12M12 12h.01',
  can: 'M4 4h7v7H4ZM13 13h7v7h-7ZM16 4v7M12.5 7.500h7',
  light:
    'M12 3v3M12 18v3M3 12h3M18 12h3M5.6 5.600l2.2 2.200M16.2 16.200l2.2 2.200M18.4 5.600l-2.2 2.200M7.8 16.200l-2.2 2.200M12 9a3 3 0 1 0 0 6 3 3 0 1 0 0-6Z',
  names: 'M5 19 11 5h2l6 14M7.5 14h9',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  whole: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5',
  sight: 'M3 12s3.5-6 9-6 9 6 9 6-3.5 6-9 6-9-6-9-6ZM12 9.500a2.5 2.5 0 1 0 0 5 2.5 2.5 0 1 0 0-5Z',
  next: 'M5 12h13M13 6.5 18.5 12 13 17.5',
  door: 'M6 21V4h12v17M3 21h18M14.5 12.500h.01',
  fire: 'M12 3v4M12 17v4M3 12h4M17 12h4M12 7.500a4.5 4.5 0 1 0 0 9 4.5 4.5 0 1 0 0-9Z',
  close: 'M4 20 15 9M13 5l6 6M17 3l4 4M4 16l4 4',
  use: 'M12 3v8M7 6.500a7.5 7.5 0 1 0 10 0',
  card: 'M7 3h10a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2ZM9 8h6M9 12h6',
  home: 'M4 12 12 4l8 8M7 10v9h10v-9',
  list: 'M5 6h14M5 12h14M5 18h14',
};

/** The sign of the objective: a mast that sends. Grid of 32 round the middle. */
export const GOAL =
  'M0-3v14M-5 11H5M-4.5-7.500a6 6 0 0 0 0 9M4.5-7.500a6 6 0 0 1 0 9M-8.5-11a11 11 0 0 0 0 16M8.5-11a11 11 0 0 1 0 16';
