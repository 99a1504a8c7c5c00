/** The outlines that the drawings of The Base are made of, in board units. */

/** Explorers: a machined hexagon. */
export const HEXAGON =
  'M-15-28Q-13-31-9-31H9Q13-31 15-28L31-3Q33 0 31 3L15 28Q13 31 9 31H-9Q-13 31-15 28L-31 3Q-33 0-31-3Z';

/** Mutants: a disc with eight lobes. */
export const LOBES = (() => {
  const points = Array.from({ length: 96 }, (_, i) => {
    const angle = (i / 96) * 2 * Math.PI;
    const radius = 30.5 + 2.6 * Math.cos(8 * angle);
    return `${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${points.join('L')}Z`;
})();

export const outline = (side: string): string => (side === 'M' ? LOBES : HEXAGON);
export const letter = (side: string): string => (side === 'M' ? 'M' : 'X');

/** The corridors of the five shapes without a turn. */
export const CORRIDORS: Record<string, string> = {
  D: 'M0 0V-61',
  I: 'M0-61V61',
  L: 'M61 0H0V-61',
  T: 'M-61 0H61M0 0V-61',
  X: 'M-61 0H61M0-61V61',
};

/** The corner brackets of a tile that can be manipulated. */
export const BRACKETS = (() => {
  const [b, k, r] = [61.5, 20, 9];
  return (
    `M${-b} ${-b + k}V${-b + r}Q${-b} ${-b} ${-b + r} ${-b}H${-b + k}M${b - k} ${-b}H${b - r}Q${b} ${-b} ${b} ${-b + r}V${-b + k}` +
    `M${b} ${b - k}V${b - r}Q${b} ${b} ${b - r} ${b}H${b - k}M${-b + k} ${b}H${-b + r}Q${-b} ${b} ${-b} ${b - r}V${b - k}`
  );
})();

/** Small signs, drawn around 0, 0. */
export const SIGNS = {
  turn: 'M5.5-3.5A6.5 6.5 0 1 0 6.5 1M6.500-7v4h-4',
  eye: 'M-7 0S-4-5 0-5 7 0 7 0 4 5 0 5-7 0-7 0Z',
  check: 'M-5.5 0-1.5 4.500 6-4.500',
  cross: 'M-8-8l16 16M8-8l-16 16',
  spin: 'M-21-12A24 24 0 0 1 21-12M22.500-22.500 21.500-11.500 11-12.500',
  lock: 'M-5-1H5V6H-5ZM-3-1V-4a3 3 0 0 1 6 0V-1',
  shield: 'M0-7 6-5V0C6 4 3 6.500 0 8-3 6.500-6 4-6 0V-5Z',
  alarm: 'M0-7 7.500 6h-15ZM0-2V2M0 4v.2',
};

/** The signs of the overlays, on a grid of 24. */
export const OVERLAY_ICONS = {
  can: 'M12 3v6M12 3 9 6M12 3l3 3M21 12h-6M21 12l-3-3M21 12l-3 3M12 21v-6M12 21l-3-3M12 21l3-3M3 12h6M3 12l3-3M3 12l3 3',
  threats: 'M12 3.500 21.500 20h-19ZM12 10v4.500M12 17.300v.1',
  guards: 'M12 3l7.500 2.500V11c0 5-3.500 8-7.500 10-4-2-7.500-5-7.500-10V5.500ZM8.500 12l2.500 2.500 4.500-5',
  routes:
    'M3 18.500a2.500 2.500 0 1 0 5 0 2.500 2.500 0 1 0-5 0M16 5.500a2.500 2.500 0 1 0 5 0 2.500 2.500 0 1 0-5 0M8 18.500h6a3.500 3.500 0 0 0 0-7h-4a3.500 3.500 0 0 1 0-6h6',
  hidden: 'M3.500 3.500h7v7h-7ZM13.500 3.500h7v7h-7ZM3.500 13.500h7v7h-7ZM13.500 17h7M17 13.500v7',
  distance: 'M4 6v12M20 6v12M4 12h16M7 9l-3 3 3 3M17 9l3 3-3 3',
};

/** An hourglass, on a grid of 24. */
export const WAIT_ICON = 'M6.5 3.500h11M6.5 20.500h11M8 3.500v3.500l4 5 4-5v-3.500M8 20.500v-3.500l4-5 4 5v3.500';
