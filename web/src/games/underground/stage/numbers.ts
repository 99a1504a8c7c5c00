/** Heights as numbers on all tops. */
import { CanvasTexture, Color, PlaneGeometry, SRGBColorSpace, type BufferGeometry, type Texture } from 'three';
import type { CellView } from '../../../lib/underground';
import { EXIT } from '../../../lib/underground-parts';
import { EXIT_GREEN, PRINT } from './look';
import { at, Mould } from './mould';
import { spot, squareOf } from './grid';
import { seenTop } from './marks';
import type { Cells } from './model';

const FIELD = 128;
const DIGITS = '0123456789';
const TALL = 0.44;
const WIDE = 0.25;

/** The ten digits side by side, white with a dark edge. */
export function digits(): Texture {
  const picture = document.createElement('canvas');
  picture.width = DIGITS.length * FIELD;
  picture.height = 2 * FIELD;
  const pen = picture.getContext('2d');
  if (!pen) throw new Error('This browser cannot draw on a canvas.');
  pen.font = `700 ${FIELD * 1.7}px ${PRINT}`;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.lineJoin = 'round';
  pen.lineWidth = 22;
  pen.strokeStyle = 'rgba(11,15,18,0.9)';
  pen.fillStyle = '#fff';
  [...DIGITS].forEach((digit, i) => {
    pen.strokeText(digit, (i + 0.5) * FIELD, FIELD * 1.06);
    pen.fillText(digit, (i + 0.5) * FIELD, FIELD * 1.06);
  });
  const made = new CanvasTexture(picture);
  made.colorSpace = SRGBColorSpace;
  made.anisotropy = 4;
  return made;
}

/** The numbers of all tops above the floor, to be read from a side; in the corner that signs leave free. */
export function heightNumbers(list: readonly CellView[], cells: Cells, quarter: number): BufferGeometry {
  const mould = new Mould(['digits']);
  const angle = (-quarter * Math.PI) / 2;
  for (const { cell, height, surface, code } of list) {
    if (!height || surface === 'tower') continue;
    const [x, , z] = spot(squareOf(cell));
    const text = String(height);
    [...text].forEach((digit, i) => {
      const plane = new PlaneGeometry(WIDE, TALL).rotateX(-Math.PI / 2);
      const uv = plane.getAttribute('uv');
      for (let k = 0; k < uv.count; k++) uv.setX(k, (Number(digit) + uv.getX(k)) / DIGITS.length);
      // The reader's left and far side.
      const [right, near] = [-0.3 + i * WIDE * 0.8, -0.24];
      const place = at(
        x + right * Math.cos(angle) + near * Math.sin(angle),
        seenTop(cells, cell) + (code ? 0.13 : 0.05), // over a chip
        z - right * Math.sin(angle) + near * Math.cos(angle),
        angle,
      );
      mould.add('digits', plane, place, new Color(height === EXIT ? EXIT_GREEN : 0xffffff));
    });
  }
  return mould.geometry();
}
