/** The light and the colours of the stage in both themes, and how long things take. */

export type ThemeName = 'dark' | 'light';

export interface Look {
  ground: number;
  /** where no light falls on it */
  plainGround: number;
  floor: string;
  floorShade: string;
  floorLine: string;
  floorText: string;
  rim: string;
  rimGrain: string;
  rimText: string;
  stone: string;
  stoneGap: string;
  stoneSide: string;
  groove: string;
  /** how bright planks are */
  wood: number;
  iron: number;
  tower: string;
  towerText: string;
  towerHead: number;
  door: number;
  window: number;
  doorLight: number;
  stud: number;
  water: number;
  waterOpacity: number;
  lamp: number;
  lampColour: number;
  sky: number;
  skyColour: number;
  fill: number;
  room: number;
  hemisphere: number;
  gloss: number;
  exposure: number;
  lantern: number;
  halo: number;
}

export const LOOKS: Record<ThemeName, Look> = {
  dark: {
    ground: 0x2b373f,
    plainGround: 0x262d32,
    floor: '#2f383d',
    floorShade: 'rgba(255,255,255,0.018)',
    floorLine: '#414d55',
    floorText: '#7d919b',
    rim: '#675240',
    rimGrain: '38,24,12',
    rimText: '#e3d5bd',
    stone: '124,133,136',
    stoneGap: '#515c61',
    stoneSide: '#6f7c82',
    groove: 'rgba(8,11,13,0.78)',
    wood: 1,
    iron: 0x14181a,
    tower: '#5d6a70',
    towerText: 'rgba(240,245,247,0.9)',
    towerHead: 0x4a555b,
    door: 0xb9f7db,
    window: 0x7fe0b4,
    doorLight: 6.5,
    stud: 0x8a7863,
    water: 0x3ea6c9,
    waterOpacity: 0.7,
    lamp: 2.5,
    lampColour: 0xffe0ba,
    sky: 1.35,
    skyColour: 0x9fbdd2,
    fill: 1.15,
    room: 0x1a2329,
    hemisphere: 0.55,
    gloss: 0.4,
    exposure: 1.08,
    lantern: 1,
    halo: 0.62,
  },
  light: {
    ground: 0xe9e4d6,
    plainGround: 0xe2ddd0,
    floor: '#8e8b80',
    floorShade: 'rgba(255,255,255,0.03)',
    floorLine: '#6d6a60',
    floorText: '#3d3b35',
    rim: '#96734f',
    rimGrain: '70,40,16',
    rimText: '#fff6e6',
    stone: '162,171,173',
    stoneGap: '#7f8786',
    stoneSide: '#929999',
    groove: 'rgba(40,44,46,0.55)',
    wood: 1.45,
    iron: 0x23282b,
    tower: '#b9bbb4',
    towerText: 'rgba(30,34,36,0.8)',
    towerHead: 0x6f767a,
    door: 0x9fe9c6,
    window: 0x8fdcb9,
    doorLight: 1.6,
    stud: 0xe2d2b6,
    water: 0x2b8fb3,
    waterOpacity: 0.84,
    lamp: 2.05,
    lampColour: 0xfff1dc,
    sky: 1.35,
    skyColour: 0xdfe9f2,
    fill: 0.45,
    room: 0xaab3b8,
    hemisphere: 1.15,
    gloss: 0.45,
    exposure: 0.96,
    lantern: 0.75,
    halo: 0.3,
  },
};

// One meaning for each colour.
/** what this player can do now */
export const SIGNAL = 0xf2b632;
/** the kidnapper's line, a cell at fault */
export const DANGER = 0xe5484d;
/** the door */
export const EXIT_GREEN = 0x7fe0b4;
/** the lantern and the timer */
export const EMBER = 0xff6a3a;
/** what a lesson points at */
export const POINTER = 0x5cc4ea;
export const INK = 0x0b0f12;
export const IVORY = 0xf3ecdb;

/** Numbers and letters painted on things. */
export const PRINT = '"Sublevel Condensed", "IBM Plex Sans Condensed", sans-serif';
