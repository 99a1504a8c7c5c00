/** The borders of sets of squares, from which slabs are cut. */
import type { Square } from './grid';

/** A corner in the plane: x to the east, z to the south. */
export type Corner = readonly [x: number, z: number];

const key = (row: number, column: number): string => `${row},${column}`;

/**
 * The border of connected squares as one loop, clockwise seen from above, pulled in by `inset`. A shape with a hole does
 * not occur: no piece has one.
 */
export function outline(squares: readonly Square[], inset: number): Corner[] {
  const loop = border(squares);
  const count = loop.length;
  const corners: Corner[] = [];
  loop.forEach((edge, i) => {
    const before = loop[(i + count - 1) % count] ?? edge;
    if (before.dx === edge.dx && before.dz === edge.dz) return; // straight on
    // The inner side is on the right of an edge.
    const x = edge.x + inset * (-before.dz - edge.dz);
    const z = edge.z + inset * (before.dx + edge.dx);
    corners.push([x - 4.5, z - 4.5]);
  });
  return corners;
}

interface Edge {
  x: number;
  z: number;
  dx: number;
  dz: number;
}

function border(squares: readonly Square[]): Edge[] {
  const has = new Set(squares.map(({ row, column }) => key(row, column)));
  const edges: Edge[] = [];
  for (const { row, column } of squares) {
    if (!has.has(key(row - 1, column))) edges.push({ x: column, z: row, dx: 1, dz: 0 });
    if (!has.has(key(row, column + 1))) edges.push({ x: column + 1, z: row, dx: 0, dz: 1 });
    if (!has.has(key(row + 1, column))) edges.push({ x: column + 1, z: row + 1, dx: -1, dz: 0 });
    if (!has.has(key(row, column - 1))) edges.push({ x: column, z: row + 1, dx: 0, dz: -1 });
  }
  const loop: Edge[] = [];
  let edge = edges.shift();
  while (edge) {
    loop.push(edge);
    const next = follower(edges, edge);
    if (next) edges.splice(edges.indexOf(next), 1);
    edge = next;
  }
  return loop;
}

/** The edge that begins where one ends; where two squares touch at a corner, the one that stays on the same square. */
function follower(edges: readonly Edge[], { x, z, dx, dz }: Edge): Edge | undefined {
  const turn = (edge: Edge): number => dx * edge.dz - dz * edge.dx;
  return edges
    .filter((edge) => edge.x === x + dx && edge.z === z + dz)
    .sort((a, b) => turn(b) - turn(a))
    .at(0);
}

/** Squares in connected groups of the same kind. */
export function groups<T extends Square>(squares: readonly T[], kind: (square: T) => unknown): T[][] {
  const left = [...squares];
  const found: T[][] = [];
  for (let first = left.shift(); first; first = left.shift()) {
    const group = [first];
    for (const member of group)
      for (let i = left.length - 1; i >= 0; i--) {
        const other = left[i] as T;
        const near = Math.abs(other.row - member.row) + Math.abs(other.column - member.column) === 1;
        if (near && kind(other) === kind(member)) group.push(...left.splice(i, 1));
      }
    found.push(group);
  }
  return found;
}
