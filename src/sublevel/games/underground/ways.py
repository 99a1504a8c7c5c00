"""How far everything is from everything, if one builds on the way: the soft distances that bots judge by (section 15).

A *state* is a cell at a height: as it is, or as it could be built. Going to a neighbouring state, at most one level up
or down, costs what it takes to enter it: a step, and the building. Distances are found backwards from a target for the
whole board at once, tick by tick (a tick is a step), as sets of cells. What was found for a board is remembered.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sublevel.engine.core import LOW, bit, mix
from sublevel.games.underground.moves import locked
from sublevel.games.underground.state import Board
from sublevel.games.underground.tables import (
    CELLS,
    EXIT_HEIGHT,
    KEY,
    NORTH_BOARD,
    NORTH_CELLS,
    SIZE,
    SOUTH_BOARD,
    VALVE,
    lowest,
    neighbour,
)

LAYERS: Final = 13  # heights that are looked at; the door's is 10
LAST: Final = 12
RING: Final = 16  # more ticks than entering any state takes
FAR: Final = 40  # ticks; what is not found before counts as so far
CHIP_FAR: Final = 30  # ticks; so far ways to code chips are looked for
NO_WAY: Final = FAR + 1  # how far everything is from a door before which nothing can be built any more
HALF_ROW: Final = 511  # the row of the south half that borders on the north
EAST_NORTH: Final = sum(1 << 9 * row + 8 for row in range(5))  # the easternmost column
EAST_SOUTH: Final = sum(1 << 9 * row + 8 for row in range(4))
WEST_NORTH: Final = sum(1 << 9 * row for row in range(5))
WEST_SOUTH: Final = sum(1 << 9 * row for row in range(4))

# What it takes to enter a state, in ticks.
STEP_TICKS: Final = 1
UNLOCK: Final = 1
FETCH: Final = 3  # a key, or a valve's help, from where one stands; more for every two cells to the symbol
FETCH_FAR: Final = 12
KINDS: Final = 7  # of building
ONE_LEVEL: Final = 0  # on what is there
OVERHANG: Final = 1  # on a neighbour that is one level lower than what is built
LONG_OVERHANG: Final = 2  # on a cell two steps away
STACK: Final = 3  # two, three, four or more levels on what is there
# [kind]
BUILD_TICKS: Final = vec[i64]([3, 4, 5, 5, 8, 11, 14])
RISING: Final = 5  # at most, if one comes from one level lower: what one stands on carries it, unless one is there now

MOST_CHIPS: Final = 4  # code chips that are looked at
TARGETS: Final = 1 + MOST_CHIPS  # the exit, and chips
EXIT: Final = 0
FIGURE: Final = TARGETS  # a target too, where ways from the figure are looked for
STATES: Final = LAYERS * CELLS
BOARDS: Final = 1024  # that are remembered
ENTRY: Final = TARGETS * CELLS


class Ways:
    """Working space of the search for ways, and the memory of what was found."""

    def __init__(self) -> None:
        # The board as sets of cells: [2 * height + half].
        self.level = vec[i64]([0] * (2 * LAYERS))  # can be walked on
        self.low = vec[i64]([0] * (2 * LAYERS))  # can be built up to that height
        self.carrier = vec[i64]([0] * (2 * LAYERS))  # can be built on
        self.wet = vec[i64]([0] * (2 * LAYERS))  # can be built over
        self.build = vec[i64]([0] * (KINDS * 2 * LAYERS))  # can be built up to that height in a way
        self.figure = vec[i64]([0] * 2)  # where nothing can be laid as long as the figure stands there
        self.wall = vec[i64]([0] * 8)  # [2 * direction + half]: cells with a wall on that side
        self.toll = vec[i64]([0] * 4)  # [2 * kind + half]: cells that cost more to enter: locked, under water
        self.toll_ticks = vec[i64]([0] * 2)

        # The wave: sets of states whose neighbours are reached at a tick.
        self.walked = vec[i64]([0] * (RING * 2 * LAYERS))
        self.built = vec[i64]([0] * (RING * 2 * LAYERS))
        self.risen = vec[i64]([0] * (RING * 2 * LAYERS))  # only those one level lower are reached
        self.due = vec[i64]([0] * RING)  # [tick]: the heights at which there are such states, a bit each
        self.seen = vec[i64]([0] * (2 * LAYERS))
        self.found = vec[i64]([FAR] * CELLS)  # how far each cell is, as it is
        self.whole = vec[i64]([FAR] * ((TARGETS + 1) * STATES))  # and every state, for all targets and the figure
        self.limit: i64 = FAR  # ticks after which the wave stops
        self.keeping: i64 = -1  # which of these the wave fills, -1 none

        # The tours over the code chips (`evaluation.py`), in ticks.
        self.best = vec[i64]([0] * (MOST_CHIPS + 1))  # [n]: over n of them to the exit
        self.reach = vec[i64]([0] * (MOST_CHIPS << MOST_CHIPS))  # [set, last one]: over a set of them

        # What is remembered of boards.
        self.key = vec[i64]([0] * BOARDS)
        self.chip_count = vec[i64]([0] * BOARDS)
        self.chip_cell = vec[i64]([0] * (BOARDS * MOST_CHIPS))
        self.distance = vec[i64]([FAR] * (BOARDS * ENTRY))


def draw_map(w: Ways, s: Board) -> None:
    """Draw the board as sets: where one can walk, and what can be built."""
    i: i64
    for i in range(2 * LAYERS):
        w.level[i] = 0
        w.low[i] = 0
        w.carrier[i] = 0
        w.wet[i] = 0
    for i in range(8):
        w.wall[i] = 0
    for i in range(4):
        w.toll[i] = 0
    half: i64 = 0 if s.figure < NORTH_CELLS else 1
    w.figure[half] = bit(s.figure - NORTH_CELLS * half)
    w.figure[1 - half] = 0
    cell: i64
    for cell in range(CELLS):
        if cell != s.tower:  # the rat will run off
            draw_cell(w, s, cell)
    for i in range(2, 2 * LAYERS, 2):  # whatever is lower
        w.low[i] = w.low[i - 2] | w.carrier[i - 2] | w.wet[i - 2]
        w.low[i + 1] = w.low[i - 1] | w.carrier[i - 1] | w.wet[i - 1]
    for i in range(1, LAYERS):
        draw_building(w, i)


def fetching(s: Board, symbol: i64) -> i64:
    """What it takes to fetch a key, or to use a valve, by how far the next symbol is that was not used."""
    nearest: i64 = 2 * FETCH_FAR
    cell: i64
    for cell in range(CELLS):
        if s.symbol[cell] == symbol and s.used[cell] == 0 and s.water[cell] == 0 and s.code[cell] == 0:
            down: i64 = cell // SIZE - s.figure // SIZE
            right: i64 = cell % SIZE - s.figure % SIZE
            nearest = min(nearest, max(down, -down) + max(right, -right))
    return min(FETCH + 2 * (nearest // 2), FETCH_FAR)


def set_tolls(w: Ways, s: Board) -> None:
    """Find what locks and water cost."""
    w.toll_ticks[0] = UNLOCK if s.keys > 0 else fetching(s, KEY)
    w.toll_ticks[1] = fetching(s, VALVE)


def draw_cell(w: Ways, s: Board, cell: i64) -> None:
    """Draw one cell."""
    half: i64 = 0 if cell < NORTH_CELLS else 1
    place: i64 = bit(cell - NORTH_CELLS * half)
    height: i64 = s.height[cell]
    walls: i64 = s.walls[cell]
    i: i64
    if s.code[cell] == 0:
        if s.water[cell] == 0:
            w.carrier[2 * min(height, LAST) + half] |= place
        else:
            w.wet[2 * min(height, LAST) + half] |= place
    if 0 < height <= LAST:
        w.level[2 * height + half] |= place
        if locked(s, cell):
            w.toll[half] |= place
        if s.water[cell] == 1:
            w.toll[2 + half] |= place
    if walls != 0:
        for i in range(4):
            if (walls >> i) & 1 == 1:
                w.wall[2 * i + half] |= place


def beside_north(north: i64, south: i64) -> i64:
    """The north of the set of all neighbours of a set."""
    across: i64 = ((north & ~EAST_NORTH) << 1) | ((north & ~WEST_NORTH) >> 1)
    return across | (north >> SIZE) | ((south & HALF_ROW) << (NORTH_CELLS - SIZE)) | ((north << SIZE) & NORTH_BOARD)


def beside_south(north: i64, south: i64) -> i64:
    """The south of the set of all neighbours of a set."""
    across: i64 = ((south & ~EAST_SOUTH) << 1) | ((south & ~WEST_SOUTH) >> 1)
    return across | (south >> SIZE) | (((south << SIZE) | (north >> (NORTH_CELLS - SIZE))) & SOUTH_BOARD)


def draw_building(w: Ways, height: i64) -> None:
    """Draw what can be built up to a height, and how."""
    at: i64 = 2 * height
    north: i64 = w.carrier[at - 2]
    south: i64 = w.carrier[at - 1]
    left_north: i64 = w.low[at]
    left_south: i64 = w.low[at + 1]
    kind: i64
    for kind in range(KINDS):
        if kind == OVERHANG:
            north &= ~w.figure[0]
            south &= ~w.figure[1]
        if kind == OVERHANG or kind == LONG_OVERHANG:
            wide: i64 = beside_north(north, south)
            south = beside_south(north, south)
            north = wide
        elif kind == KINDS - 1:
            north = NORTH_BOARD
            south = SOUTH_BOARD
        elif kind >= STACK:
            north = w.carrier[max(at - 2 * (kind - 1), 0)]
            south = w.carrier[max(at - 2 * (kind - 1), 0) + 1]
        w.build[2 * LAYERS * kind + at] = north & left_north
        w.build[2 * LAYERS * kind + at + 1] = south & left_south
        left_north &= ~north
        left_south &= ~south


def arrive(w: Ways, height: i64, north: i64, south: i64, tick: i64) -> None:
    """States are reached: note how far they are, and when their neighbours are."""
    at: i64 = 2 * height
    seen = w.seen
    level = w.level
    due = w.due
    seen[at] |= north
    seen[at + 1] |= south
    walk_north: i64 = north & level[at]
    walk_south: i64 = south & level[at + 1]
    if w.keeping >= 0:
        note_whole(w, height, north, south, tick)
    if walk_north | walk_south != 0:
        note_level(w, walk_north, walk_south, tick)
        north &= ~walk_north
        south &= ~walk_south
        toll = w.toll
        dear_north: i64 = walk_north & (toll[0] | toll[2])
        dear_south: i64 = walk_south & (toll[1] | toll[3])
        ahead: i64 = (tick + STEP_TICKS) % RING
        later: i64 = 2 * LAYERS * ahead + at
        walked = w.walked
        walked[later] |= walk_north & ~dear_north
        walked[later + 1] |= walk_south & ~dear_south
        due[ahead] |= bit(height)
        if dear_north | dear_south != 0:
            pay_tolls(w, height, dear_north, dear_south, tick + STEP_TICKS)
    if north | south == 0:
        return
    build = w.build
    built = w.built
    risen = w.risen
    here: i64 = at
    kind: i64
    for kind in range(KINDS):
        build_north: i64 = north & build[here]
        build_south: i64 = south & build[here + 1]
        here += 2 * LAYERS
        if build_north | build_south != 0:
            then: i64 = (tick + BUILD_TICKS[kind]) % RING
            due[then] |= bit(height)
            built[2 * LAYERS * then + at] |= build_north
            built[2 * LAYERS * then + at + 1] |= build_south
            if BUILD_TICKS[kind] > RISING:
                then = (tick + RISING) % RING
                due[then] |= bit(height)
                risen[2 * LAYERS * then + at] |= build_north
                risen[2 * LAYERS * then + at + 1] |= build_south
            north &= ~build_north
            south &= ~build_south
            if north | south == 0:
                return


def pay_tolls(w: Ways, height: i64, north: i64, south: i64, tick: i64) -> None:
    """The same for cells that cost more to enter."""
    kind: i64
    for kind in range(2):
        then: i64 = (tick + w.toll_ticks[kind]) % RING
        later: i64 = 2 * LAYERS * then + 2 * height
        w.due[then] |= bit(height)
        w.walked[later] |= north & w.toll[2 * kind]
        w.walked[later + 1] |= south & w.toll[2 * kind + 1]


def note_level(w: Ways, north: i64, south: i64, tick: i64) -> None:
    """Note how far cells are that are as they are."""
    while north != 0:
        w.found[lowest(north)] = tick
        north &= north - 1
    while south != 0:
        w.found[NORTH_CELLS + lowest(south)] = tick
        south &= south - 1


def note_whole(w: Ways, height: i64, north: i64, south: i64, tick: i64) -> None:
    """Note how far states are."""
    first: i64 = STATES * w.keeping + CELLS * height
    while north != 0:
        w.whole[first + lowest(north)] = tick
        north &= north - 1
    while south != 0:
        w.whole[first + NORTH_CELLS + lowest(south)] = tick
        south &= south - 1


def release(w: Ways, height: i64, tick: i64) -> None:
    """The time of the states at a height has come: their neighbours are reached."""
    at: i64 = 2 * LAYERS * (tick % RING) + 2 * height
    walked = w.walked
    built = w.built
    risen = w.risen
    walk_north: i64 = walked[at]
    walk_south: i64 = walked[at + 1]
    built_north: i64 = built[at]
    built_south: i64 = built[at + 1]
    risen_north: i64 = risen[at]
    risen_south: i64 = risen[at + 1]
    walked[at] = 0
    walked[at + 1] = 0
    built[at] = 0
    built[at + 1] = 0
    risen[at] = 0
    risen[at + 1] = 0
    if tick >= w.limit:
        return
    if walk_north | walk_south | built_north | built_south != 0:
        spread(w, height - 1, height + 1, walk_north, walk_south, built_north, built_south, 0, 0, tick)
    if risen_north | risen_south != 0:
        figure = w.figure
        spread(w, height - 1, height - 1, 0, 0, risen_north, risen_south, figure[0], figure[1], tick)


def spread(
    w: Ways,
    least: i64,
    most: i64,
    walk_north: i64,
    walk_south: i64,
    built_north: i64,
    built_south: i64,
    not_north: i64,
    not_south: i64,
    tick: i64,
) -> None:
    """The neighbours, from one height to another but for some, of states as they are and of others that are built."""
    wall = w.wall
    level = w.level
    low = w.low
    seen = w.seen
    # From the north, the east, the south and the west; walls of what is entered, and of what is left as it is, stop.
    north: i64 = (walk_north & ~wall[0]) | built_north
    south: i64 = (walk_south & ~wall[1]) | built_south
    any_north: i64 = (north >> SIZE) | ((south & HALF_ROW) << (NORTH_CELLS - SIZE))
    any_south: i64 = south >> SIZE
    open_north: i64 = any_north & ~wall[4]
    open_south: i64 = any_south & ~wall[5]
    north = ((walk_north & ~wall[2]) | built_north) & ~EAST_NORTH
    south = ((walk_south & ~wall[3]) | built_south) & ~EAST_SOUTH
    any_north |= north << 1
    any_south |= south << 1
    open_north |= (north << 1) & ~wall[6]
    open_south |= (south << 1) & ~wall[7]
    north = (walk_north & ~wall[4]) | built_north
    south = (walk_south & ~wall[5]) | built_south
    up_north: i64 = (north << SIZE) & NORTH_BOARD
    up_south: i64 = ((south << SIZE) | (north >> (NORTH_CELLS - SIZE))) & SOUTH_BOARD
    any_north |= up_north
    any_south |= up_south
    open_north |= up_north & ~wall[0]
    open_south |= up_south & ~wall[1]
    north = ((walk_north & ~wall[6]) | built_north) & ~WEST_NORTH
    south = ((walk_south & ~wall[7]) | built_south) & ~WEST_SOUTH
    any_north |= north >> 1
    any_south |= south >> 1
    open_north |= (north >> 1) & ~wall[2]
    open_south |= (south >> 1) & ~wall[3]
    to: i64
    for to in range(max(least, 1), min(most, LAST) + 1):
        north = ((open_north & level[2 * to] & ~not_north) | (any_north & low[2 * to])) & ~seen[2 * to]
        south = ((open_south & level[2 * to + 1] & ~not_south) | (any_south & low[2 * to + 1])) & ~seen[2 * to + 1]
        if north | south != 0:
            arrive(w, to, north, south, tick)


def possible(w: Ways, cell: i64, height: i64) -> bool:
    """Whether a cell is of a height, or can be built up to it; nothing above the last layer is looked at.

    Stacks have no height limit (UG-PLACE-14): a code chip may lie, and the figure stand, on one far above the door.
    """
    if height > LAST:
        return False
    half: i64 = 0 if cell < NORTH_CELLS else 1
    return (w.level[2 * height + half] | w.low[2 * height + half]) & bit(cell - NORTH_CELLS * half) != 0


def flow(w: Ways, cell: i64, height: i64, tick: i64) -> None:
    """Find how far everything is from a state that is so far itself; it is `found`, FAR where there is no way."""
    i: i64
    for i in range(CELLS):
        w.found[i] = FAR
    for i in range(2 * LAYERS):
        w.seen[i] = 0
    if w.keeping >= 0:
        for i in range(STATES * w.keeping, STATES * (w.keeping + 1)):
            w.whole[i] = FAR
    if not possible(w, cell, height):
        return
    half: i64 = 0 if cell < NORTH_CELLS else 1
    place: i64 = bit(cell - NORTH_CELLS * half)
    arrive(w, height, place if half == 0 else 0, place if half == 1 else 0, tick)
    quiet: i64 = 0
    while quiet < RING:
        tick += 1
        quiet += 1
        heights: i64 = w.due[tick % RING]
        w.due[tick % RING] = 0
        while heights != 0:
            quiet = 0
            release(w, lowest(heights), tick)
            heights &= heights - 1


def flow_from_exit(w: Ways, s: Board) -> None:
    """Find how far everything is from the exit: before the door one has to stand exactly on its level.

    A code chip that lies there is taken first; then one has to leave the cell, build, and come back.
    """
    before: i64 = neighbour(s.tower, s.door)
    cell: i64
    if s.code[before] != 0 and s.height[before] < EXIT_HEIGHT:
        flow(w, before, s.height[before], 3 * STEP_TICKS + BUILD_TICKS[OVERHANG])
    else:
        flow(w, before, EXIT_HEIGHT, STEP_TICKS)
        if not possible(w, before, EXIT_HEIGHT):
            for cell in range(CELLS):
                w.found[cell] = NO_WAY


def flow_from_cell(w: Ways, s: Board, cell: i64) -> None:
    """Find how far everything is from a cell as it is; who stands there has to leave it and come back."""
    flow(w, cell, s.height[cell], 0)
    direction: i64
    back: i64 = FAR
    for direction in range(4):
        beside: i64 = neighbour(cell, direction)
        if beside >= 0:
            back = min(back, w.found[beside])
    w.found[cell] = min(STEP_TICKS + back, BUILD_TICKS[OVERHANG] + 2 * STEP_TICKS)


def board_key(w: Ways, s: Board) -> i64:
    """A number for all that ways depend on, and whether those to code chips matter."""
    key: i64 = 1
    i: i64
    for i in range(12):
        key = mix(mix(key, s.plane[i] & LOW), s.plane[i] >> 32)
    key = mix(mix(key, s.dry_north & LOW), s.dry_north >> 32)
    key = mix(mix(key, s.dry_south & LOW), s.dry_south >> 32)
    number: i64 = 0
    for i in range(CELLS):
        shown: i64 = s.walls[i]
        if s.code[i] != 0:
            shown |= 16
        elif s.symbol[i] >= VALVE and s.used[i] == 0:
            shown |= 32 * (s.symbol[i] - 1)
        if shown != 0:
            number = mix(number, i << 7 | shown)
    key = mix(mix(key, number & LOW), number >> 32 & LOW)
    key = mix(key, (s.figure << 4 | w.toll_ticks[0]) << 4 | w.toll_ticks[1])
    return mix(key, (s.tower << 2 | s.door) << 1 | s.complete) | 1


def entry_of(w: Ways, s: Board) -> i64:
    """Where the distances of a board are remembered; they are found now if they are not."""
    set_tolls(w, s)
    key: i64 = board_key(w, s)
    entry: i64 = (key >> 1) % BOARDS
    if w.key[entry] == key:
        return entry
    w.key[entry] = key
    draw_map(w, s)
    w.keeping = -1
    first: i64 = ENTRY * entry
    flow_from_exit(w, s)
    remember(w, first)
    count: i64 = 0
    cell: i64
    for cell in range(CELLS):
        if s.code[cell] != 0 and s.complete == 0 and count < MOST_CHIPS:
            w.limit = CHIP_FAR
            flow_from_cell(w, s, cell)
            w.limit = FAR
            w.chip_cell[MOST_CHIPS * entry + count] = cell
            count += 1
            remember(w, first + CELLS * count)
    w.chip_count[entry] = count
    return entry


def remember(w: Ways, first: i64) -> None:
    """Keep what was found."""
    cell: i64
    for cell in range(CELLS):
        w.distance[first + cell] = w.found[cell]
