/** The signs on plates and chips, and the numbers, as one picture each: an atlas of square fields. */
import { CanvasTexture, SRGBColorSpace, type Texture } from 'three';
import { CHIPS } from '../../../lib/underground-parts';
import { PRINT } from './look';

type Pen = CanvasRenderingContext2D;

const COLUMNS = 6;
const ROWS = 4;
const FIELD = 192;

/** What is painted in each field of the atlas. */
export const FIELDS = [...['key', 'valve', 'lock', 'manhole', 'code', 'SB', 'SL', 'SS', 'ST'], ...Object.keys(CHIPS)];

/** The part of the atlas that shows a sign: from the left and from below. */
export function fieldOf(name: string): readonly [u0: number, v0: number, u1: number, v1: number] {
  const i = Math.max(0, FIELDS.indexOf(name));
  const [column, row] = [i % COLUMNS, Math.floor(i / COLUMNS)];
  return [column / COLUMNS, 1 - (row + 1) / ROWS, (column + 1) / COLUMNS, 1 - row / ROWS];
}

const CABLES: Record<string, string> = { R: '#ef6a50', G: '#3fb98c', B: '#58a6ee', W: '#f2f5f6' };

const GROUND: Record<string, [ground: string, sign: string]> = {
  key: ['#3b2f17', '#ffd987'],
  valve: ['#123544', '#8fdcf6'],
  lock: ['#2a2023', '#ffb4a6'],
  manhole: ['#171b1d', '#616d74'],
  code: ['#11181c', '#f3e7c8'],
};

/** The atlas. */
export function signs(): Texture {
  const picture = document.createElement('canvas');
  picture.width = COLUMNS * FIELD;
  picture.height = ROWS * FIELD;
  const pen = picture.getContext('2d');
  if (!pen) throw new Error('This browser cannot draw on a canvas.');
  FIELDS.forEach((name, i) => {
    pen.save();
    pen.translate(((i % COLUMNS) + 0.5) * FIELD, (Math.floor(i / COLUMNS) + 0.5) * FIELD);
    pen.scale(FIELD / 256, FIELD / 256);
    paint(pen, name);
    pen.restore();
  });
  const made = new CanvasTexture(picture);
  made.colorSpace = SRGBColorSpace;
  made.anisotropy = 4;
  return made;
}

function paint(pen: Pen, name: string): void {
  const [ground, sign] = GROUND[name] ?? ['#11181c', '#f3e7c8'];
  // A little beyond the rim of the plate, so that no edge of another field shines through.
  pen.fillStyle = ground;
  pen.fillRect(-127, -127, 254, 254);
  pen.strokeStyle = pen.fillStyle = sign;
  pen.lineCap = pen.lineJoin = 'round';
  if (name !== 'manhole') ring(pen, 116, 9);
  pen.lineWidth = 16;
  if (name === 'key') key(pen);
  else if (name === 'valve') valve(pen);
  else if (name === 'lock') lock(pen, ground);
  else if (name === 'manhole') manhole(pen);
  else if (name === 'code') code(pen);
  else if (CHIPS[name]) number(pen, CHIPS[name]);
  else special(pen, name);
}

function ring(pen: Pen, radius: number, width: number): void {
  pen.lineWidth = width;
  pen.beginPath();
  pen.arc(0, 0, radius, 0, 7);
  pen.stroke();
}

function lines(pen: Pen, ...strokes: readonly number[][]): void {
  pen.beginPath();
  for (const [x = 0, y = 0, ...rest] of strokes) {
    pen.moveTo(x, y);
    for (let i = 0; i < rest.length; i += 2) pen.lineTo(rest[i] ?? 0, rest[i + 1] ?? 0);
  }
  pen.stroke();
}

function key(pen: Pen): void {
  pen.beginPath();
  pen.arc(-38, 0, 32, 0, 7);
  pen.stroke();
  lines(pen, [-6, 0, 74, 0], [46, 0, 46, 30], [72, 0, 72, 24]);
}

function valve(pen: Pen): void {
  ring(pen, 60, 16);
  for (let i = 0; i < 6; i++) {
    pen.rotate(Math.PI / 3);
    lines(pen, [0, 14, 0, 56]);
  }
  pen.beginPath();
  pen.arc(0, 0, 18, 0, 7);
  pen.fill();
}

function lock(pen: Pen, ground: string): void {
  pen.beginPath();
  pen.roundRect(-48, -10, 96, 72, 8);
  pen.fill();
  pen.beginPath();
  pen.arc(0, -16, 32, Math.PI, 0);
  pen.stroke();
  pen.fillStyle = ground;
  pen.beginPath();
  pen.arc(0, 20, 12, 0, 7);
  pen.fill();
  pen.fillRect(-5, 22, 10, 24);
}

function manhole(pen: Pen): void {
  ring(pen, 114, 10);
  pen.lineWidth = 13;
  for (const y of [-48, -16, 16, 48]) {
    const half = Math.sqrt(86 * 86 - y * y);
    lines(pen, [-half, y, -9, y], [9, y, half, y]);
  }
}

function code(pen: Pen): void {
  for (const x of [-40, 0, 40]) for (const y of [-34, 6, 46]) pen.fillRect(x - 14, y - 14, 28, 28);
  lamp(pen);
}

function lamp(pen: Pen): void {
  pen.fillStyle = '#f2b632';
  pen.beginPath();
  pen.arc(0, -80, 13, 0, 7);
  pen.fill();
}

/** A digit between its cables, such as `4RG`. */
function number(pen: Pen, chip: string): void {
  const [digit = '', left = '', right = ''] = chip;
  pen.font = `700 150px ${PRINT}`;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillText(digit, 0, 14);
  for (const [x, cable] of [
    [-92, left],
    [92, right],
  ] as const) {
    pen.fillStyle = CABLES[cable] ?? '#fff';
    pen.fillRect(x - 16, -22, 32, 52);
  }
  lamp(pen);
}

/** Breaker, ladder, swap, teleport. */
function special(pen: Pen, name: string): void {
  pen.lineWidth = 15;
  if (name === 'SB') lines(pen, [-52, 56, 26, -22], [-6, -54, 58, 10, 34, 34, -30, -30, -6, -54]);
  else if (name === 'SL')
    lines(pen, [-34, -66, -34, 70], [34, -66, 34, 70], [-34, -36, 34, -36], [-34, 2, 34, 2], [-34, 40, 34, 40]);
  else if (name === 'SS') lines(pen, [-60, -22, 54, -22, 24, -52], [60, 26, -54, 26, -24, 56]);
  else if (name === 'ST') {
    ring(pen, 60, 14);
    lines(pen, [0, 46, 0, -40, -28, -12], [0, -40, 28, -12]);
  } else {
    pen.font = `700 130px ${PRINT}`;
    pen.textAlign = 'center';
    pen.textBaseline = 'middle';
    pen.fillText('?', 0, 8);
  }
}
