/** The deck plan as a few long paths: floors, light, walls, doorways. Drawn anew only when a door or the light changes. */
import { cellOf, doorPlace, HALF, SIZE, squaresPath, U, type Cell } from './geometry';

/** The ship as it is built: strings of characters, one for each square or edge. */
export interface Built {
  /** for each row its squares: `.` is a corridor, a letter a room */
  rooms: readonly string[];
  /** the edges above the squares of each row, and below the last one: space, `-` wall, `=` door, `o` doorway */
  across: readonly string[];
  /** for each row the edges left of its squares, and right of the last one: space, `|` wall, `:` door, `o` doorway */
  down: readonly string[];
}

export interface Paths {
  hall: string;
  room: string;
  hallLit: string;
  roomLit: string;
  fog: string;
  walls: string;
  wallsDim: string;
  wallsFog: string;
  ways: string;
  grid: string;
}

/** Which of the four boards a cell lies on: north-west, north-east, south-west, south-east. */
export const quarter = ({ column, row }: Cell): number => (row >= HALF ? 2 : 0) + (column >= HALF ? 1 : 0);

const isWall = (edge: string | undefined): boolean => edge === '-' || edge === '|';

export function pathsOf(built: Built, scanned: readonly boolean[], lit: ReadonlySet<string> | null): Paths {
  const cells: Record<'hall' | 'room' | 'hallLit' | 'roomLit' | 'fog', Cell[]> = {
    hall: [],
    room: [],
    hallLit: [],
    roomLit: [],
    fog: [],
  };
  const inside = ({ column, row }: Cell) => column >= 0 && row >= 0 && column < SIZE && row < SIZE;
  const open = (cell: Cell) => inside(cell) && scanned[quarter(cell)] === true;
  const bright = (cell: Cell) => open(cell) && (lit === null || lit.has(`${cell.column} ${cell.row}`));
  for (let row = 0; row < SIZE; row++)
    for (let column = 0; column < SIZE; column++) {
      const cell = { column, row };
      const room = built.rooms[row]?.charAt(column) !== '.';
      if (!open(cell)) cells.fog.push(cell);
      else if (bright(cell)) cells[room ? 'roomLit' : 'hallLit'].push(cell);
      else cells[room ? 'room' : 'hall'].push(cell);
    }
  const lines = { walls: '', wallsDim: '', wallsFog: '', ways: '' };
  const draw = (edge: string | undefined, a: Cell, b: Cell, line: string, way: string) => {
    if (isWall(edge)) {
      const name = bright(a) || bright(b) ? 'walls' : open(a) || open(b) ? 'wallsDim' : 'wallsFog';
      lines[name] += line;
    } else if (edge === 'o') lines.ways += way;
  };
  for (let row = 0; row <= SIZE; row++)
    for (let column = 0; column < SIZE; column++)
      draw(
        built.across[row]?.charAt(column),
        { column, row: row - 1 },
        { column, row },
        `M${column * U} ${row * U}h${U}`,
        `M${column * U + 4} ${row * U}h${U - 8}`,
      );
  for (let row = 0; row < SIZE; row++)
    for (let column = 0; column <= SIZE; column++)
      draw(
        built.down[row]?.charAt(column),
        { column: column - 1, row },
        { column, row },
        `M${column * U} ${row * U}v${U}`,
        `M${column * U} ${row * U + 4}v${U - 8}`,
      );
  const grid = Array.from({ length: SIZE - 1 }, (_, i) => `M0 ${(i + 1) * U}H${SIZE * U}M${(i + 1) * U} 0V${SIZE * U}`);
  return {
    hall: squaresPath(cells.hall),
    room: squaresPath(cells.room),
    hallLit: squaresPath(cells.hallLit),
    roomLit: squaresPath(cells.roomLit),
    fog: squaresPath(cells.fog),
    ...lines,
    grid: grid.join(''),
  };
}

/** Whether a door is on a board that has been scanned. */
export function doorSeen(door: string, scanned: readonly boolean[]): boolean {
  const cell = cellOf(door.slice(0, -1));
  return cell !== null && scanned[quarter(cell)] === true && doorPlace(door) !== null;
}

export interface RoomSign {
  name: string;
  x: number;
  y: number;
}

/** The letters of the rooms, each in the south-western corner of its room. */
export function roomSigns(built: Built, scanned: readonly boolean[]): RoomSign[] {
  const rooms = new Map<string, Cell[]>();
  for (let row = 0; row < SIZE; row++)
    for (let column = 0; column < SIZE; column++) {
      const letter = built.rooms[row]?.charAt(column) ?? '.';
      const cell = { column, row };
      if (letter === '.' || !scanned[quarter(cell)]) continue;
      const name = `${quarter(cell)}${letter}`;
      rooms.set(name, [...(rooms.get(name) ?? []), cell]);
    }
  return [...rooms].map(([name, cells]) => {
    const bottom = Math.max(...cells.map(({ row }) => row));
    const left = Math.min(...cells.filter(({ row }) => row === bottom).map(({ column }) => column));
    return { name: name.slice(1), x: left * U + 6, y: (bottom + 1) * U - 7 };
  });
}
