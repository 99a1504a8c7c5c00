/** The words over the picture: what they say, and to which point of the stage they belong. */
import { t } from '../../../lib/text.svelte';
import type { BoardView } from '../../../lib/underground';
import { EXIT } from '../../../lib/underground-parts';
import { LEVEL, placed, RIM_TOP, sectionSpot, spot, squareOf, thickness, type Point } from './grid';
import { FLOAT, seenTop } from './marks';
import type { Cells } from './model';
import { outline } from './outline';
import type { StageProps } from './stage';

export interface Label {
  id: string;
  kind: 'exit' | 'sees' | 'end' | 'ghost' | 'bad' | 'proposal' | 'letter' | 'cost';
  text: string;
  /** it stands above all of them */
  over: Point[];
  /** hangs below its point instead of standing above it */
  below?: boolean;
  colour?: string;
}

type Shown = Pick<StageProps, 'ghosts' | 'suggestions' | 'path' | 'colour' | 'letter'>;

export function labelsOf(view: BoardView, cells: Cells, shown: Shown, phone: boolean): Label[] {
  return [...fixtures(view, phone), ...suggestions(cells, shown), ...cost(cells, shown.path), ...ghosts(shown, phone)];
}

function fixtures(view: BoardView, phone: boolean): Label[] {
  const labels: Label[] = [];
  if (view.tower) {
    const [x, , z] = spot(squareOf(view.tower));
    const text = t(phone ? 'underground-stage-exit' : 'underground-stage-exit-level', { level: EXIT });
    labels.push({ id: 'exit', kind: 'exit', text, over: [[x, EXIT * LEVEL + 1.12, z]] });
  }
  const { timer } = view;
  if (!timer) return labels;
  const here = sectionSpot(timer.section);
  const text = t('underground-stage-sees', { line: timer.line, number: timer.number });
  labels.push({ id: 'sees', kind: 'sees', text, over: [[here.x, RIM_TOP + 1.34, here.z]] });
  if (timer.end < 36 && !phone) {
    const end = sectionSpot(timer.end);
    labels.push({
      id: 'end',
      kind: 'end',
      text: t('underground-stage-end'),
      over: [[end.x * 1.08, RIM_TOP, end.z * 1.08]],
      below: true,
    });
  }
  return labels;
}

function suggestions(cells: Cells, { suggestions, colour, letter }: Shown): Label[] {
  return suggestions.flatMap(({ seat, path }, i): Label[] => {
    const end = path.at(-1);
    if (!end) return [];
    const [x, , z] = spot(squareOf(end));
    const over: Point[] = [[x, seenTop(cells, end) + 0.12, z]];
    return [{ id: `letter-${i}`, kind: 'letter', text: letter(seat), over, colour: colour(seat) }];
  });
}

/** How many steps the way under the pointer costs. */
function cost(cells: Cells, path: readonly string[]): Label[] {
  const end = path.at(-1);
  if (!end) return [];
  const [x, , z] = spot(squareOf(end));
  const text = t('underground-stage-steps', { count: path.length });
  return [{ id: 'cost', kind: 'cost', text, over: [[x, seenTop(cells, end) + 0.2, z]] }];
}

function ghosts({ ghosts, colour, letter }: Shown, phone: boolean): Label[] {
  const labelled = ghosts.filter(({ tag }) => tag);
  return labelled.map((ghost, i): Label => {
    const squares = placed(ghost.piece, ghost.face, ghost.rotation, ghost.anchor);
    const over = outline(squares, 0).map(([x, z]): Point => [
      x,
      (ghost.base + thickness(ghost.piece)) * LEVEL + FLOAT,
      z,
    ]);
    const id = `ghost-${i}`;
    if (!ghost.fits) return { id, kind: 'bad', text: ghost.tag, over };
    if (ghost.seat === undefined) {
      const text = phone ? t('underground-stage-level', { level: ghost.base + thickness(ghost.piece) }) : ghost.tag;
      return { id, kind: 'ghost', text, over };
    }
    return { id, kind: 'proposal', text: `${letter(ghost.seat)}: ${ghost.tag}`, over, colour: colour(ghost.seat) };
  });
}

/** A label on the screen: where its point is, and how far its words are shifted to the side. */
export interface Standing {
  label: Label;
  x: number;
  y: number;
  shift: number;
}

const EDGE = 6;
const ROOM = 32; // what a line of words needs above or below its point
const GAP = 6;

/** What always stands there need not be told of while it is out of sight. */
const FIXED: ReadonlySet<Label['kind']> = new Set(['exit', 'sees', 'end']);

function outside({ x, y }: { x: number; y: number }, width: number, height: number): boolean {
  return x < -EDGE || x > width + EDGE || y < -ROOM || y > height + EDGE;
}

/** How much room the words need, roughly: they are measured only when they are drawn. */
function sizeOf({ kind, text }: Label): { width: number; height: number } {
  if (kind === 'letter') return { width: 24, height: 24 };
  if (kind === 'bad') return { width: Math.min(270, text.length * 7 + 24), height: text.length > 36 ? 50 : 32 };
  return { width: text.length * (kind === 'ghost' ? 7.6 : 6.6) + 20, height: kind === 'ghost' ? 32 : 26 };
}

/**
 * Puts labels on a screen: inside it, `clear` pixels from its top, and beside each other. Those that come later stay, the
 * others make room.
 */
export function arranged(
  labels: readonly Label[],
  see: (point: Point) => { x: number; y: number },
  width: number,
  height: number,
  clear = 0,
): Standing[] {
  const standing: Standing[] = [];
  for (const label of labels.toReversed()) {
    const seen = label.over.map(see);
    const size = sizeOf(label);
    const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(high, value));
    const x = clamp(seen.reduce((sum, point) => sum + point.x, 0) / seen.length, EDGE, width - EDGE);
    const highest = Math.min(...seen.map((point) => point.y));
    if (FIXED.has(label.kind) && seen.every((point) => outside(point, width, height))) continue;
    const y = clamp(highest, label.below ? 0 : clear + size.height + 10, height - EDGE - (label.below ? ROOM : 0));
    const half = size.width / 2 + EDGE;
    let shift = clamp(x, half, Math.max(half, width - half)) - x;
    for (const other of standing) {
      if (label.kind === 'letter' || other.label.kind === 'letter') continue;
      const taken = sizeOf(other.label);
      const apart = (size.width + taken.width) / 2 + GAP;
      const beside = x + shift - (other.x + other.shift);
      if (Math.abs(y - other.y) > Math.max(size.height, taken.height) || Math.abs(beside) >= apart) continue;
      shift += beside >= 0 ? apart - beside : -apart - beside;
    }
    standing.push({ label, x, y, shift });
  }
  return standing.reverse();
}
