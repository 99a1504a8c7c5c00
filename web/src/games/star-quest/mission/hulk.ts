/** The four boards of a mission joined to a hulk, as the deck plan is drawn from it. */
import { BOARDS } from '../../../lib/star-quest-parts';
import { HALF, nameAt, SIZE, type Cell } from '../geometry';
import type { Built } from '../walls';

/** Boards and their quarter turns by quarter. */
interface Laid {
  layout: Record<'NW' | 'NE' | 'SW' | 'SE', [number, number]>;
}

const RIM = 2 * HALF; // the last line of a map

/** The map of the board on which a cell lies: lines of squares and edges. */
function mapAt({ layout }: Laid, { column, row }: Cell): readonly string[] {
  const quarter = row < HALF ? (column < HALF ? 'NW' : 'NE') : column < HALF ? 'SW' : 'SE';
  const [board, turns] = layout[quarter];
  return BOARDS[String(board)]?.[String(turns)] ?? [];
}

/** The letter of the room of a cell, a dot for corridor. */
export function letterAt(laid: Laid, cell: Cell): string {
  return mapAt(laid, cell)[2 * (cell.row % HALF) + 1]?.charAt(2 * (cell.column % HALF) + 1) ?? '.';
}

/** The hulk; where two boards meet there are doorways, and the hull has none but those of the bays. */
export function builtOf(laid: Laid): Built {
  const cells = Array.from({ length: SIZE }, (_, i) => i);
  const edges = (across: boolean) => (at: number, along: number) => {
    if (at === 0 || at === SIZE) return across ? '-' : '|';
    const map = mapAt(laid, across ? { column: along, row: at - 1 } : { column: at - 1, row: along });
    const line = at % HALF === 0 ? RIM : 2 * (at % HALF);
    const place = 2 * (along % HALF) + 1;
    return (across ? map[line]?.charAt(place) : map[place]?.charAt(line)) ?? ' ';
  };
  const [above, left] = [edges(true), edges(false)];
  const lines = [...cells, SIZE];
  return {
    rooms: cells.map((row) => cells.map((column) => letterAt(laid, { column, row })).join('')),
    across: lines.map((row) => cells.map((column) => above(row, column)).join('')),
    down: cells.map((row) => lines.map((column) => left(column, row)).join('')),
  };
}

/** The names of all doors: `e4S` lies south of e4 and f4, `b5E` east of b5 and b6. */
export function doorsOf({ across, down }: Built): string[] {
  const doors: string[] = [];
  for (let at = 1; at < SIZE; at++)
    for (let along = 0; along < SIZE - 1; along++) {
      const flat = across[at]?.charAt(along) === '=' && across[at]?.charAt(along + 1) === '=';
      if (flat && !doors.includes(`${nameAt(along - 1, at - 1)}S`)) doors.push(`${nameAt(along, at - 1)}S`);
      const upright = down[along]?.charAt(at) === ':' && down[along + 1]?.charAt(at) === ':';
      if (upright && !doors.includes(`${nameAt(at - 1, along - 1)}E`)) doors.push(`${nameAt(at - 1, along)}E`);
    }
  return doors;
}

/** All squares of the hulk, row by row; or those of one of its quarters. */
export function squaresIn(from: Cell = { column: 0, row: 0 }, side = SIZE): string[] {
  return Array.from({ length: side * side }, (_, i) =>
    nameAt(from.column + (i % side), from.row + Math.floor(i / side)),
  ).filter((square) => square !== null);
}
