/** The pictures on things, all drawn here on canvases: wood, stone, the printed board, signs, numbers. */
import { CanvasTexture, RepeatWrapping, SRGBColorSpace, type Texture } from 'three';
import { EXIT } from '../../../lib/underground-parts';
import { PRINT, type Look } from './look';
import { nameOf, SIZE } from './grid';

type Pen = CanvasRenderingContext2D;

/** Chance that is the same every time, so that no stone changes when the board is drawn anew. */
export function chance(seed: number): () => number {
  let state = seed * 16807 + 7;
  return () => (state = (state * 16807) % 2147483647) / 2147483647;
}

function canvas(width: number, height: number, draw: (pen: Pen, width: number, height: number) => void) {
  const made = document.createElement('canvas');
  made.width = width;
  made.height = height;
  const pen = made.getContext('2d');
  if (!pen) throw new Error('This browser cannot draw on a canvas.');
  draw(pen, width, height);
  return made;
}

function texture(picture: HTMLCanvasElement, coloured = true): Texture {
  const made = new CanvasTexture(picture);
  made.wrapS = made.wrapT = RepeatWrapping;
  made.anisotropy = 4;
  if (coloured) made.colorSpace = SRGBColorSpace;
  return made;
}

function speckle(pen: Pen, width: number, height: number, count: number, alpha: number, next: () => number): void {
  for (let i = 0; i < count; i++) {
    const grey = 20 + Math.floor(next() * 210);
    const size = 1 + next() * 3;
    pen.fillStyle = `rgba(${grey},${grey},${grey},${alpha})`;
    pen.fillRect(next() * width, next() * height, size, size);
  }
}

/** Three by three cells of worn flagstones, each cell cut in three its own way. */
export function stoneTop(look: Look): Texture {
  const next = chance(3);
  const [red = 120, green = 130, blue = 134] = look.stone.split(',').map(Number);
  const picture = canvas(768, 768, (pen, width, height) => {
    pen.fillStyle = look.stoneGap;
    pen.fillRect(0, 0, width, height);
    const unit = width / 3;
    for (let row = 0; row < 3; row++)
      for (let column = 0; column < 3; column++)
        for (const [x0, y0, x1, y1] of flags(next)) {
          const v = (next() - 0.5) * 17;
          pen.fillStyle = `rgb(${red + v},${green + v},${blue + v})`;
          pen.beginPath();
          pen.roundRect(
            (column + x0) * unit + 2.5,
            (row + y0) * unit + 2.5,
            (x1 - x0) * unit - 5,
            (y1 - y0) * unit - 5,
            6,
          );
          pen.fill();
        }
    speckle(pen, width, height, 1500, 0.055, next);
  });
  const made = texture(picture);
  made.repeat.set(1 / 3, 1 / 3);
  return made;
}

type Flag = [x0: number, y0: number, x1: number, y1: number];

function flags(next: () => number): Flag[] {
  const [cut, second] = [0.38 + next() * 0.24, 0.35 + next() * 0.3];
  return next() < 0.5
    ? [
        [0, 0, cut, 1],
        [cut, 0, 1, second],
        [cut, second, 1, 1],
      ]
    : [
        [0, 0, 1, cut],
        [0, cut, second, 1],
        [second, cut, 1, 1],
      ];
}

/** One level of a stone side: a groove at its foot makes heights countable. */
export function stoneSide(look: Look): Texture {
  const next = chance(5);
  return texture(
    canvas(256, 128, (pen, width, height) => {
      pen.fillStyle = look.stoneSide;
      pen.fillRect(0, 0, width, height);
      speckle(pen, width, height, 220, 0.07, next);
      pen.fillStyle = look.groove;
      pen.fillRect(0, height - 9, width, 9);
      pen.fillStyle = 'rgba(255,255,255,0.16)';
      pen.fillRect(0, 0, width, 5);
    }),
  );
}

/** One cell of planks, four to a cell, that run along the picture. */
export function woodTop(): Texture {
  const next = chance(11);
  return texture(
    canvas(512, 512, (pen, width, height) => {
      const unit = height / 4;
      for (let plank = 0; plank < 4; plank++) {
        const [y, v] = [plank * unit, (next() - 0.5) * 24];
        pen.fillStyle = `rgb(${190 + v},${130 + v * 0.8},${74 + v * 0.6})`;
        pen.fillRect(0, y, width, unit);
        grain(pen, y, unit, width, 12, '92,52,20', next);
        pen.fillStyle = 'rgba(40,20,6,0.72)';
        pen.fillRect(0, y, width, 7);
        pen.fillStyle = 'rgba(255,226,178,0.25)';
        pen.fillRect(0, y + 7, width, 3);
        for (const x of [26, width - 30]) dot(pen, x, y + unit / 2 + 3, 6, 'rgba(30,20,12,0.75)');
      }
    }),
  );
}

function grain(pen: Pen, y: number, tall: number, width: number, count: number, colour: string, next: () => number) {
  for (let i = 0; i < count; i++) {
    const at = y + next() * tall;
    pen.strokeStyle = `rgba(${colour},${0.08 + next() * 0.16})`;
    pen.lineWidth = 1 + next() * 2;
    pen.beginPath();
    pen.moveTo(0, at);
    pen.bezierCurveTo(width * 0.3, at + (next() - 0.5) * 9, width * 0.7, at + (next() - 0.5) * 9, width, at);
    pen.stroke();
  }
}

export function woodSide(): Texture {
  const next = chance(13);
  return texture(
    canvas(256, 128, (pen, width, height) => {
      pen.fillStyle = '#8f5d31';
      pen.fillRect(0, 0, width, height);
      for (let i = 0; i < 10; i++) {
        pen.fillStyle = `rgba(60,32,10,${0.1 + next() * 0.2})`;
        pen.fillRect(0, next() * height, width, 2 + next() * 4);
      }
      pen.fillStyle = 'rgba(255,220,160,0.35)';
      pen.fillRect(0, 0, width, 8);
    }),
  );
}

/** How far the printed sheet reaches from the middle: the floor and the top of the rim are one picture. */
export const SHEET = 5.48;

/** Floor and rim with their coordinates, to be read from a side: `quarter` turns of the eye from the south. */
export function sheet(look: Look, quarter: number, pixels: number): Texture {
  const unit = pixels / (2 * SHEET);
  const place = (value: number): number => (value + SHEET) * unit;
  const picture = canvas(pixels, pixels, (pen) => {
    rimWood(pen, look, pixels, unit);
    floor(pen, look, unit, place(-4.5), quarter);
    pen.fillStyle = look.rimText;
    for (let i = 0; i < SIZE; i++)
      for (const side of [-1, 1]) {
        print(pen, String(i + 1), place(i - 4), place(side * 4.84), unit * 0.34, quarter);
        print(pen, 'ABCDEFGHI'.charAt(i), place(side * 4.84), place(i - 4), unit * 0.34, quarter);
      }
  });
  return texture(picture);
}

/** Four boards with mitred corners. */
function rimWood(pen: Pen, look: Look, pixels: number, unit: number): void {
  const next = chance(17);
  const wide = unit * 0.98;
  for (let side = 0; side < 4; side++) {
    pen.save();
    pen.translate(pixels / 2, pixels / 2);
    pen.rotate((side * Math.PI) / 2);
    pen.translate(-pixels / 2, -pixels / 2);
    pen.beginPath();
    pen.moveTo(0, 0);
    pen.lineTo(pixels, 0);
    pen.lineTo(pixels - wide, wide);
    pen.lineTo(wide, wide);
    pen.clip();
    pen.fillStyle = look.rim;
    pen.fillRect(0, 0, pixels, wide);
    grain(pen, 0, wide, pixels, 46, look.rimGrain, next);
    pen.restore();
  }
  pen.strokeStyle = `rgba(${look.rimGrain},0.55)`;
  pen.lineWidth = 2;
  for (const [x, y] of [
    [0, 0],
    [pixels, 0],
    [0, pixels],
    [pixels, pixels],
  ] as const) {
    pen.beginPath();
    pen.moveTo(x, y);
    pen.lineTo(x ? pixels - wide : wide, y ? pixels - wide : wide);
    pen.stroke();
  }
}

function floor(pen: Pen, look: Look, unit: number, start: number, quarter: number): void {
  pen.fillStyle = look.floor;
  pen.fillRect(start - unit * 0.06, start - unit * 0.06, unit * 9.12, unit * 9.12);
  for (let row = 0; row < SIZE; row++)
    for (let column = 0; column < SIZE; column++) {
      if ((row + column) % 2) {
        pen.fillStyle = look.floorShade;
        pen.fillRect(start + column * unit, start + row * unit, unit, unit);
      }
      // In the corner that is nearest to whoever reads it.
      const [dx, dz] = [-0.3, 0.36];
      const angle = (quarter * Math.PI) / 2;
      const x = dx * Math.cos(angle) - dz * Math.sin(angle);
      const z = dx * Math.sin(angle) + dz * Math.cos(angle);
      pen.fillStyle = look.floorText;
      const middle = (value: number): number => start + (value + 0.5) * unit;
      print(pen, nameOf({ row, column }), middle(column) + x * unit, middle(row) + z * unit, unit * 0.19, quarter, 500);
    }
  pen.strokeStyle = look.floorLine;
  pen.lineWidth = Math.max(2, unit * 0.02);
  pen.beginPath();
  for (let i = 0; i <= SIZE; i++) {
    pen.moveTo(start + i * unit, start);
    pen.lineTo(start + i * unit, start + SIZE * unit);
    pen.moveTo(start, start + i * unit);
    pen.lineTo(start + SIZE * unit, start + i * unit);
  }
  pen.stroke();
}

function print(pen: Pen, text: string, x: number, y: number, size: number, quarter: number, weight = 700): void {
  pen.save();
  pen.translate(x, y);
  pen.rotate((quarter * Math.PI) / 2);
  pen.font = `${weight} ${size}px ${PRINT}`;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillText(text, 0, size * 0.06);
  pen.restore();
}

function dot(pen: Pen, x: number, y: number, radius: number, colour: string): void {
  pen.fillStyle = colour;
  pen.beginPath();
  pen.arc(x, y, radius, 0, 7);
  pen.fill();
}

/** The side of the tower: a ruler of ten levels. */
export function ruler(look: Look): Texture {
  return texture(
    canvas(256, 768, (pen, width, height) => {
      pen.fillStyle = look.tower;
      pen.fillRect(0, 0, width, height);
      speckle(pen, width, height, 500, 0.05, chance(19));
      const unit = height / EXIT;
      for (let level = 1; level <= EXIT; level++) {
        const y = height - level * unit;
        pen.fillStyle = level === EXIT ? '#7fe0b4' : look.towerText;
        pen.fillRect(0, y, level % 5 ? width * 0.22 : width * 0.42, 6);
        pen.font = `700 ${unit * 0.74}px ${PRINT}`;
        pen.textAlign = 'right';
        pen.textBaseline = 'top';
        pen.fillText(String(level), width - 26, y + 8);
      }
    }),
  );
}

/** A soft glow, for the lantern. */
export function halo(): Texture {
  return texture(
    canvas(128, 128, (pen, width) => {
      const fade = pen.createRadialGradient(width / 2, width / 2, 0, width / 2, width / 2, width / 2);
      for (const [place, alpha] of [
        [0, 0.8],
        [0.12, 0.5],
        [0.3, 0.2],
        [0.5, 0.075],
        [0.75, 0.016],
        [1, 0],
      ] as const)
        fade.addColorStop(place, `rgba(255,112,60,${alpha})`);
      pen.fillStyle = fade;
      pen.fillRect(0, 0, width, width);
    }),
  );
}

/** Stripes for the line that the kidnapper sees next: where they are not white they darken. */
export function stripes(): Texture {
  return texture(
    canvas(128, 128, (pen, width) => {
      pen.fillStyle = '#fff';
      pen.fillRect(0, 0, width, width);
      pen.strokeStyle = '#ffb9b0';
      pen.lineWidth = 14;
      for (let i = -1; i < 3; i++) {
        pen.beginPath();
        pen.moveTo(i * 64 - 32, 160);
        pen.lineTo(i * 64 + 160, -32);
        pen.stroke();
      }
    }),
  );
}

/** The surface of a pool: deeper in the middle. */
export function depths(): Texture {
  return texture(
    canvas(64, 64, (pen, width) => {
      const middle = width / 2;
      const deep = pen.createRadialGradient(middle, middle, 3, middle, middle, middle * 1.2);
      deep.addColorStop(0, '#a4cbd9');
      deep.addColorStop(0.72, '#bcdfea');
      deep.addColorStop(1, '#eefaff');
      pen.fillStyle = deep;
      pen.fillRect(0, 0, width, width);
    }),
  );
}

/** Rings round a drop, as light on the water. */
export function rings(): Texture {
  return texture(
    canvas(256, 256, (pen, width) => {
      const middle = width / 2;
      pen.fillStyle = '#101c21';
      pen.fillRect(0, 0, width, width);
      pen.lineWidth = 5;
      for (const [radius, alpha] of [
        [22, 0.9],
        [50, 0.62],
        [79, 0.4],
      ] as const) {
        pen.strokeStyle = `rgba(214,244,255,${alpha})`;
        pen.beginPath();
        pen.arc(middle - 14, middle + 10, radius, 0, 7);
        pen.stroke();
      }
    }),
  );
}
