"""The hulk: four boards joined, with their walls, doors, doorways and docking bays (sections 3.8 and 4).

A *square* is 0..575, 24 x row + column; a bay square 576..593 (SQ-ID-1). Edges are kept as bits, a row of the hulk in
one number: bit x of `wall_east[y]` is the edge between (x, y) and (x + 1, y), bit x of `wall_south[y]` that between
(x, y) and (x, y + 1). Bays lie outside the grid: their squares have columns or rows from -3 to -1 and from 24 to 26.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sublevel.engine.core import bit
from sublevel.games.star_quest import data
from sublevel.games.star_quest.state import (
    OPTION_COLOURS,
    OPTION_DIAGONAL,
    OPTION_DOCKS,
    OPTION_LAYOUT,
    OPTION_PLAYERS,
    Hulk,
)
from sublevel.games.star_quest.tables import BAY, BAY_SQUARES, BOARDS, COLOURS, DOORS, NOBODY, SIDE, SQUARES

BOARD_SIDE: Final = 12
BOARD_SQUARES: Final = 144
FULL_ROW: Final = (1 << 24) - 1
SEAM: Final = 11  # the last row and column before a seam between boards
DOORWAYS: Final = 0x30C30C  # the ways of a seam as bits: squares 3-4 and 9-10 of both boards (SQ-GEO-5)
PORTS: Final = 4  # on each side of the hull
NORTH_SIDE: Final = 0
EAST_SIDE: Final = 1
SOUTH_SIDE: Final = 2
WEST_SIDE: Final = 3
BAY_DEPTH: Final = 3
MARGIN: Final = 4  # columns beyond the hulk in a row of edges
NO_WAY: Final = (1 << 32) - 1  # all edges of such a row
RIM: Final = 0xF000000F  # those beyond the hulk, on both sides
WEST_BAY: Final = 0xE  # the edges around the three columns of a bay in the west
EAST_BAY: Final = 0x70000000  # of one in the east: those to the south of its squares
EAST_AIRLOCK: Final = 0x38000000  # and those to the east, from the port on
ALL_WAYS: Final = 255
BY_SIDE: Final = 2731  # 65536 / 24, rounded up: exact for all squares

# [direction]: n ne e se s sw w nw (SQ-GEO-9).
DX: Final = vec[i64]([0, 1, 1, 1, 0, -1, -1, -1])
DY: Final = vec[i64]([-1, -1, 0, 1, 1, 1, 0, -1])
NORTH: Final = 0
EAST: Final = 2
SOUTH: Final = 4
WEST: Final = 6

# [12 * (4 * board + turns) + row]: walls inside a board, to the east and to the south of each square.
BOARD_EAST: Final = vec[i64](
    [
        sum(1 << x for x in range(12) if ((x, y), (x + 1, y)) in plan.walls)
        for board in data.boards()
        for plan in board.plans
        for y in range(12)
    ]
)
BOARD_SOUTH: Final = vec[i64](
    [
        sum(1 << x for x in range(12) if ((x, y), (x, y + 1)) in plan.walls)
        for board in data.boards()
        for plan in board.plans
        for y in range(12)
    ]
)
# [board]: the number of its first door; [4]: how many doors there are
FIRST_DOOR: Final = vec[i64](data.first_doors())
# [door]: the board, 0 to 3, that has it
DOOR_BOARD: Final = vec[i64]([number for number, board in enumerate(data.boards()) for _ in board.plans[0].doors])
# [24 * turns + door]: 2 * (12 * row + column) of the square on its north or west side that has the smaller
# coordinates, plus 1 if the door is to the south of it, 0 if it is to the east (SQ-GEO-7)
DOOR_AT: Final = vec[i64](
    [
        2 * (12 * door.first[0][1] + door.first[0][0]) + int(door.first[0][0] == door.first[1][0])
        for turns in range(4)
        for board in data.boards()
        for door in board.plans[turns].doors
    ]
)
# [12 * (4 * board + turns) + row]: the squares of a board that lie in front of a door, a bit each (SQ-GEO-8)
DOORSTEPS: Final = vec[i64](
    [
        sum(1 << x for x in range(12) if any((x, y) in door.places() for door in plan.doors))
        for board in data.boards()
        for plan in board.plans
        for y in range(12)
    ]
)
# [12 * (4 * board + turns) + row]: the letters of the rooms of its squares, A is 1, 0 for the corridor (SQ-GEO-2); four
# bits each: a GPU has little room for constants
ROOM_ROWS: Final = vec[i64](
    [
        sum((0 if plan.rooms[x, y] == "." else ord(plan.rooms[x, y]) - 64) << (4 * x) for x in range(12))
        for board in data.boards()
        for plan in board.plans
        for y in range(12)
    ]
)


# Where things are.


def row_at(square: i64) -> i64:
    """The row of a square of the hulk: square // 24 without a division, which is slow on a GPU."""
    return (square * BY_SIDE) >> 16


def column_at(square: i64) -> i64:
    """The column of a square of the hulk."""
    return square - SIDE * row_at(square)


def quadrant_of(square: i64) -> i64:
    """The quarter of the hulk that a square is in: NW 0, NE 1, SW 2, SE 3 (SQ-GEO-1)."""
    quadrant: i64 = 0
    if row_at(square) >= BOARD_SIDE:
        quadrant = 2
    if column_at(square) >= BOARD_SIDE:
        quadrant += 1
    return quadrant


def board_of(s: Hulk, square: i64) -> i64:
    """The board, 0 to 3, that a square of the hulk is on."""
    return s.options[OPTION_LAYOUT + 2 * quadrant_of(square)]


def quadrant_with(s: Hulk, board: i64) -> i64:
    """The quarter in which a board lies."""
    quadrant: i64
    for quadrant in range(BOARDS):
        if s.options[OPTION_LAYOUT + 2 * quadrant] == board:
            return quadrant
    return 0


def board_row(s: Hulk, square: i64) -> i64:
    """Where the tables of boards keep the row of a square of the hulk, by the board there and how it is turned."""
    quadrant: i64 = quadrant_of(square)
    board: i64 = s.options[OPTION_LAYOUT + 2 * quadrant]
    turns: i64 = s.options[OPTION_LAYOUT + 2 * quadrant + 1]
    return BOARD_SIDE * (4 * board + turns) + row_at(square) - BOARD_SIDE * (quadrant >> 1)


def board_column(square: i64) -> i64:
    """The column of a square of the hulk on its board."""
    x: i64 = column_at(square)
    return x - BOARD_SIDE if x >= BOARD_SIDE else x


def at_some_door(s: Hulk, square: i64) -> bool:
    """Whether a square of the hulk lies in front of a door (SQ-GEO-8)."""
    return (DOORSTEPS[board_row(s, square)] >> board_column(square)) & 1 == 1


def room_of(s: Hulk, square: i64) -> i64:
    """The room of a square of the hulk: 16 * board + letter, A is 1; the letter is 0 in the corridor (SQ-GEO-2)."""
    return 16 * board_of(s, square) + ((ROOM_ROWS[board_row(s, square)] >> (4 * board_column(square))) & 15)


def in_corridor(s: Hulk, square: i64) -> bool:
    """Whether a square of the hulk is a corridor square (SQ-GEO-2)."""
    return room_of(s, square) % 16 == 0


def turned_square(local: i64, turns: i64) -> i64:
    """A square of a board, 12 * row + column, after quarter turns: (x, y) becomes (11 - y, x) (SQ-GEO-1)."""
    i: i64
    for i in range(turns):
        local = BOARD_SIDE * (local % BOARD_SIDE) + BOARD_SIDE - 1 - local // BOARD_SIDE
    return local


def place_of(s: Hulk, board: i64, local: i64) -> i64:
    """The square of the hulk for a square, 12 * row + column, of the unrotated map of a board (SQ-DATA-8)."""
    quadrant: i64 = quadrant_with(s, board)
    there: i64 = turned_square(local, s.options[OPTION_LAYOUT + 2 * quadrant + 1])
    row: i64 = BOARD_SIDE * (quadrant // 2) + there // BOARD_SIDE
    return SIDE * row + BOARD_SIDE * (quadrant % 2) + there % BOARD_SIDE


# Walls and doors.


def build(s: Hulk) -> None:
    """Join the boards as the mission says, doors as they stand (SQ-SETUP-4, SQ-GEO-5)."""
    y: i64
    door: i64
    for y in range(SIDE):
        west: i64 = 4 * (y // BOARD_SIDE) + OPTION_LAYOUT
        left: i64 = BOARD_SIDE * (4 * s.options[west] + s.options[west + 1]) + y % BOARD_SIDE
        right: i64 = BOARD_SIDE * (4 * s.options[west + 2] + s.options[west + 3]) + y % BOARD_SIDE
        seam: i64 = bit(SEAM)
        way: i64 = (DOORWAYS >> y) & 1
        walls: i64 = BOARD_EAST[left] | (BOARD_EAST[right] << BOARD_SIDE) | bit(SIDE - 1)
        s.frame_east[y] = walls | seam
        s.wall_east[y] = walls if way == 1 else walls | seam
        walls = BOARD_SOUTH[left] | (BOARD_SOUTH[right] << BOARD_SIDE)
        if y == SIDE - 1:
            walls = FULL_ROW
        s.frame_south[y] = FULL_ROW if y == SEAM else walls
        s.wall_south[y] = FULL_ROW - DOORWAYS if y == SEAM else walls
    for door in range(DOORS):
        frame_door(s, door)
        set_door(s, door, s.door_open[door])


def door_square(s: Hulk, door: i64) -> i64:
    """The square by which a door is named (SQ-GEO-7)."""
    quadrant: i64 = quadrant_with(s, DOOR_BOARD[door])
    local: i64 = DOOR_AT[DOORS * s.options[OPTION_LAYOUT + 2 * quadrant + 1] + door] // 2
    row: i64 = BOARD_SIDE * (quadrant // 2) + local // BOARD_SIDE
    return SIDE * row + BOARD_SIDE * (quadrant % 2) + local % BOARD_SIDE


def door_is_south(s: Hulk, door: i64) -> bool:
    """Whether a door is to the south of the square that names it; else to the east (SQ-GEO-7)."""
    quadrant: i64 = quadrant_with(s, DOOR_BOARD[door])
    return DOOR_AT[DOORS * s.options[OPTION_LAYOUT + 2 * quadrant + 1] + door] % 2 == 1


def door_place(s: Hulk, door: i64) -> i64:
    """Where a door is, in one number, for those who have not the hulk at hand: 2 * square, plus 1 for a south door."""
    return 2 * door_square(s, door) + (1 if door_is_south(s, door) else 0)


def frame_door(s: Hulk, door: i64) -> None:
    """Note the two edges of a door in the frame, where it stays whether open or closed."""
    square: i64 = door_square(s, door)
    x: i64 = square % SIDE
    y: i64 = square // SIDE
    if door_is_south(s, door):
        s.frame_south[y] |= bit(x) | bit(x + 1)
    else:
        s.frame_east[y] |= bit(x)
        s.frame_east[y + 1] |= bit(x)


def set_door(s: Hulk, door: i64, open_: i64) -> None:
    """Open or close a door: both edges together (SQ-GEO-7)."""
    s.door_open[door] = open_
    square: i64 = door_square(s, door)
    x: i64 = square % SIDE
    y: i64 = square // SIDE
    if door_is_south(s, door):
        edges: i64 = bit(x) | bit(x + 1)
        s.wall_south[y] |= edges
        if open_ == 1:
            s.wall_south[y] -= edges
        return
    s.wall_east[y] |= bit(x)
    s.wall_east[y + 1] |= bit(x)
    if open_ == 1:
        s.wall_east[y] -= bit(x)
        s.wall_east[y + 1] -= bit(x)


def door_in_front(s: Hulk, door: i64, square: i64) -> bool:
    """Whether a square has one of the two edges of a door (SQ-GEO-8)."""
    first: i64 = door_square(s, door)
    right: i64 = square % SIDE - first % SIDE
    down: i64 = square // SIDE - first // SIDE
    return square < SQUARES and right >= 0 and right <= 1 and down >= 0 and down <= 1


# Docking bays. Depth is 1 at the airlock, 3 at the back.


def bay_of(square: i64) -> i64:
    """The colour whose bay a square is in, NOBODY for a square of the hulk (SQ-GEO-4)."""
    if square < BAY:
        return NOBODY
    return (square - BAY) // BAY_SQUARES


def in_play(s: Hulk, colour: i64) -> bool:
    """Whether a squad of this colour takes part."""
    seat: i64
    for seat in range(s.options[OPTION_PLAYERS] - 1):
        if s.options[OPTION_COLOURS + seat] == colour:
            return True
    return False


def port_index(s: Hulk, colour: i64) -> i64:
    """Along its side of the hull, the smaller index of the two squares of a squad's port (SQ-GEO-3)."""
    return 6 * (s.options[OPTION_DOCKS + colour] % PORTS) + 2


def port_square(s: Hulk, colour: i64, second: i64) -> i64:
    """The port square of a squad with the smaller (0) or the larger (1) index (SQ-GEO-3)."""
    side: i64 = s.options[OPTION_DOCKS + colour] // PORTS
    along: i64 = port_index(s, colour) + second
    if side == NORTH_SIDE:
        return along
    if side == SOUTH_SIDE:
        return SIDE * (SIDE - 1) + along
    return SIDE * along + (SIDE - 1 if side == EAST_SIDE else 0)


def at_port(s: Hulk, colour: i64, square: i64) -> bool:
    """Whether a square of the hulk is one of the two port squares of a squad (SQ-GEO-3)."""
    first: i64 = port_square(s, colour, 0)
    side: i64 = s.options[OPTION_DOCKS + colour] // PORTS
    return square == first or square == first + (1 if side == NORTH_SIDE or side == SOUTH_SIDE else SIDE)


def column_of(s: Hulk, square: i64) -> i64:
    """The column of a square; of a bay square it may lie outside 0..23 (SQ-GEO-4)."""
    if square < SQUARES:
        return column_at(square)
    colour: i64 = bay_of(square)
    side: i64 = s.options[OPTION_DOCKS + colour] // PORTS
    depth: i64 = (square - BAY) % BAY_SQUARES // 2 + 1
    if side == EAST_SIDE:
        return SIDE - 1 + depth
    if side == WEST_SIDE:
        return -depth
    return port_index(s, colour) + (square - BAY) % 2


def row_of(s: Hulk, square: i64) -> i64:
    """The row of a square; of a bay square it may lie outside 0..23 (SQ-GEO-4)."""
    if square < SQUARES:
        return row_at(square)
    colour: i64 = bay_of(square)
    side: i64 = s.options[OPTION_DOCKS + colour] // PORTS
    depth: i64 = (square - BAY) % BAY_SQUARES // 2 + 1
    if side == SOUTH_SIDE:
        return SIDE - 1 + depth
    if side == NORTH_SIDE:
        return -depth
    return port_index(s, colour) + (square - BAY) % 2


def bay_square_at(s: Hulk, x: i64, y: i64) -> i64:
    """The bay square at a place outside the hulk, -1 where there is none."""
    colour: i64
    for colour in range(COLOURS):
        if not in_play(s, colour):
            continue
        side: i64 = s.options[OPTION_DOCKS + colour] // PORTS
        along: i64 = (x if side == NORTH_SIDE or side == SOUTH_SIDE else y) - port_index(s, colour)
        depth: i64 = -y
        if side == EAST_SIDE:
            depth = x - SIDE + 1
        elif side == SOUTH_SIDE:
            depth = y - SIDE + 1
        elif side == WEST_SIDE:
            depth = -x
        if along >= 0 and along <= 1 and depth >= 1 and depth <= 3:
            return BAY + BAY_SQUARES * colour + 2 * (depth - 1) + along
    return -1


def beside(square: i64, direction: i64) -> i64:
    """The square next to a square of the hulk, where the way there does not leave the hulk."""
    return square + SIDE * DY[direction] + DX[direction]


def neighbour(s: Hulk, square: i64, direction: i64) -> i64:
    """The square next to a square, bays included, or -1 where there is none."""
    x: i64 = DX[direction]
    y: i64 = DY[direction]
    if square < SQUARES:
        x += column_at(square)
        y += row_at(square)
    else:
        x += column_of(s, square)
        y += row_of(s, square)
    if x >= 0 and x < SIDE and y >= 0 and y < SIDE:
        return SIDE * y + x
    return bay_square_at(s, x, y)


# Passage. The rows of edges go beyond the hulk by a margin, with the bay of a squad in it: bit x + MARGIN is column x.


def rim_east(s: Hulk, y: i64, colour: i64) -> i64:
    """The edges to the east of squares in a row that the bay of a squad opens (SQ-GEO-4, SQ-GEO-6)."""
    side: i64 = s.options[OPTION_DOCKS + colour] // PORTS
    along: i64 = port_index(s, colour)
    if side == NORTH_SIDE or side == SOUTH_SIDE:
        beyond: i64 = -y if side == NORTH_SIDE else y - SIDE + 1
        return bit(along + MARGIN) if beyond >= 1 and beyond <= BAY_DEPTH else 0
    if y != along and y != along + 1:
        return 0
    return WEST_BAY if side == WEST_SIDE else EAST_AIRLOCK


def rim_south(s: Hulk, y: i64, colour: i64) -> i64:
    """The same for the edges to the south."""
    side: i64 = s.options[OPTION_DOCKS + colour] // PORTS
    along: i64 = port_index(s, colour)
    if side == NORTH_SIDE or side == SOUTH_SIDE:
        beyond: i64 = -y if side == NORTH_SIDE else y - SIDE + 2
        return 3 * bit(along + MARGIN) if beyond >= 1 and beyond <= BAY_DEPTH else 0
    if y != along:
        return 0
    return WEST_BAY if side == WEST_SIDE else EAST_BAY


def edges_east(s: Hulk, y: i64, who: i64) -> i64:
    """The blocked edges to the east of the squares of a row; an airlock is open for its owner (SQ-GEO-5, 6)."""
    edges: i64 = NO_WAY
    if y >= 0 and y < SIDE:
        edges = (s.wall_east[y] << MARGIN) | RIM
    return edges & ~rim_east(s, y, who) if who >= 0 and who < COLOURS else edges


def edges_south(s: Hulk, y: i64, who: i64) -> i64:
    """The blocked edges to the south of the squares of a row, likewise."""
    edges: i64 = NO_WAY
    if y >= 0 and y < SIDE:
        edges = (s.wall_south[y] << MARGIN) | RIM
    return edges & ~rim_south(s, y, who) if who >= 0 and who < COLOURS else edges


def ways(s: Hulk, square: i64, who: i64, strict: i64) -> i64:
    """The directions of one-step passage from a square, a bit each (SQ-GEO-10, SQ-GEO-11).

    Diagonally one of the two ways round the corner is enough, or both must be free: strict.
    """
    x: i64 = column_of(s, square) + MARGIN - 1  # the first of the three columns around
    y: i64 = row_of(s, square)
    north: i64 = edges_south(s, y - 1, who) >> x
    south: i64 = edges_south(s, y, who) >> x
    above: i64 = edges_east(s, y - 1, who) >> x
    beside: i64 = edges_east(s, y, who) >> x
    below: i64 = edges_east(s, y + 1, who) >> x
    up: i64 = north >> 1
    right: i64 = beside >> 1
    down: i64 = south >> 1
    left: i64 = beside
    straight: i64 = (up & 1) | ((right & 1) << 2) | ((down & 1) << 4) | ((left & 1) << 6)
    upright: i64 = corner(up | (above >> 1), right | (north >> 2), strict)
    downright: i64 = corner(down | (below >> 1), right | (south >> 2), strict)
    downleft: i64 = corner(down | below, left | south, strict)
    upleft: i64 = corner(up | above, left | north, strict)
    return ALL_WAYS - (straight | (upright << 1) | (downright << 3) | (downleft << 5) | (upleft << 7))


def corner(first: i64, second: i64, strict: i64) -> i64:
    """Whether a corner is blocked, 1 or 0, by what blocks the two ways round it."""
    return (first | second) & 1 if strict == 1 else first & second & 1


def steps_from(s: Hulk, square: i64, who: i64) -> i64:
    """The directions of one-step passage for movement (SQ-GEO-11)."""
    return ways(s, square, who, 1 - s.options[OPTION_DIAGONAL])


def links_from(s: Hulk, square: i64) -> i64:
    """The directions in which a square is linked to its neighbours on the hulk (SQ-GEO-10)."""
    return ways(s, square, NOBODY, 0)


def edge_open(s: Hulk, square: i64, direction: i64, who: i64) -> bool:
    """Whether the edge to the orthogonal neighbour is not blocked; an airlock is open for its owner (SQ-GEO-5, 6)."""
    return (ways(s, square, who, 0) >> direction) & 1 == 1


def link(s: Hulk, square: i64, direction: i64, who: i64) -> bool:
    """One-step passage: diagonally, one of the two ways round the corner is enough (SQ-GEO-10)."""
    return (ways(s, square, who, 0) >> direction) & 1 == 1


def may_step(s: Hulk, square: i64, direction: i64, who: i64) -> bool:
    """One-step passage for movement: diagonally, both ways round the corner must be free (SQ-GEO-11)."""
    return (steps_from(s, square, who) >> direction) & 1 == 1


# The Dreadnought's block of 2 x 2 squares, named by its north-west square.


def block_on_hulk(square: i64) -> bool:
    """Whether a block lies on the hulk."""
    return square >= 0 and square < SQUARES - SIDE and square % SIDE < SIDE - 1


def block_fits(s: Hulk, square: i64) -> bool:
    """Whether a block has no wall, doorway or door inside, be the door open or closed (SQ-REV-2, SQ-MOVE-12)."""
    if not block_on_hulk(square):
        return False
    x: i64 = column_at(square)
    y: i64 = row_at(square)
    inside: i64 = (s.frame_east[y] | s.frame_east[y + 1]) >> x
    return inside & 1 == 0 and (s.frame_south[y] >> x) & 3 == 0


def block_clear(s: Hulk, square: i64) -> bool:
    """Whether a block has no wall and no closed door inside (SQ-MOVE-11)."""
    if not block_on_hulk(square):
        return False
    x: i64 = column_at(square)
    y: i64 = row_at(square)
    inside: i64 = (s.wall_east[y] | s.wall_east[y + 1]) >> x
    return inside & 1 == 0 and (s.wall_south[y] >> x) & 3 == 0
