"""Line of sight in whole numbers (section 4.1): walls and closed doors block radar, figures block fire as well."""

from __future__ import annotations

from mypy_extensions import i64

from sublevel.engine.core import bit
from sublevel.games.star_quest.figures import part, width_of
from sublevel.games.star_quest.hulk import column_at, row_at
from sublevel.games.star_quest.state import ABOARD, Hulk
from sublevel.games.star_quest.tables import DREADNOUGHT, SIDE, SQUAD_FIGURES, SQUARES, first_column


def radar(s: Hulk, a: i64, b: i64) -> bool:
    """Whether walls and closed doors leave the line between two squares free (SQ-LOS-1)."""
    return line(s, a, b, 0)


def fire_line(s: Hulk, a: i64, b: i64) -> bool:
    """Whether the line between two squares is free of walls, closed doors and figures in between (SQ-LOS-1)."""
    return line(s, a, b, 1)


def line(s: Hulk, a: i64, b: i64, fire: i64) -> bool:
    """The line between the centres of two squares, edge by edge (SQ-LOS-2, 3, 4, 7). Blips never block (SQ-LOS-6)."""
    x: i64 = column_at(a)
    y: i64 = row_at(a)
    right: i64 = column_at(b) - x
    down: i64 = row_at(b) - y
    nx: i64 = right
    ny: i64 = down
    sx: i64 = 1
    sy: i64 = 1
    west: i64 = 0
    north: i64 = 0
    if right <= 0:
        nx = -right
        sx = -1
        west = 1  # the edge to the west of a square is kept with its western neighbour
    if down <= 0:
        ny = -down
        sy = -1
        north = 1
    turn: i64 = ny - nx  # which edge comes first: below 0 one to the side, above one up or down, at 0 a corner
    left: i64 = nx + ny
    while left > 0:
        if turn < 0:
            if (s.wall_east[y] >> (x - west)) & 1 == 1:
                return False
            x += sx
            turn += 2 * ny
            left -= 1
        elif turn > 0:
            if (s.wall_south[y - north] >> x) & 1 == 1:
                return False
            y += sy
            turn -= 2 * nx
            left -= 1
        else:
            if not past_corner(s, x, y, sx, sy, nx - ny, fire):
                return False
            x += sx
            y += sy
            turn += 2 * (ny - nx)
            left -= 2
        if fire == 1 and left > 0 and (s.standing[y] >> x) & 1 == 1:
            return False
    return True


def past_corner(s: Hulk, x: i64, y: i64, sx: i64, sy: i64, flat: i64, fire: i64) -> bool:
    """Whether a line that runs exactly through a corner of four squares passes it (SQ-LOS-2, 3).

    One way round the corner must be free, and no wall may touch it that runs closer to the line than 45 degrees.
    """
    east: i64 = x if sx > 0 else x - 1
    south: i64 = y if sy > 0 else y - 1
    across: i64 = (s.wall_east[y] >> east) & 1  # A|C
    beyond: i64 = (s.wall_south[south] >> (x + sx)) & 1  # C|B
    down: i64 = (s.wall_south[south] >> x) & 1  # A|D
    aside: i64 = (s.wall_east[y + sy] >> east) & 1  # D|B
    first: i64 = across | beyond
    second: i64 = down | aside
    if fire == 1:
        first |= (s.standing[y] >> (x + sx)) & 1
        second |= (s.standing[y + sy] >> x) & 1
    if first == 1 and second == 1:
        return False
    if flat > 0 and (down == 1 or beyond == 1):
        return False
    return not (flat < 0 and (across == 1 or aside == 1))


# Figures as observers and targets. The Dreadnought uses all four of its squares, and none of them is in its way.


def figure_sees(s: Hulk, figure: i64, square: i64) -> bool:
    """Whether a figure on the hulk has a square in radar sight (SQ-LOS-5, 8)."""
    return from_figure(s, figure, square, 0)


def figure_fires(s: Hulk, figure: i64, square: i64) -> bool:
    """Whether a figure on the hulk has a free line of fire to a square (SQ-LOS-5)."""
    lift(s, figure)
    free: bool = from_figure(s, figure, square, 1)
    drop(s, figure)
    return free


def line_of_fire(s: Hulk, shooter: i64, target: i64) -> bool:
    """Whether a figure on the hulk has a free line of fire to another (SQ-LOS-5)."""
    at: i64 = s.square[target]
    if at >= SQUARES or s.square[shooter] >= SQUARES:
        return False
    if target != DREADNOUGHT:
        return figure_fires(s, shooter, at)
    free: bool = False
    q: i64
    lift(s, target)
    for q in range(4):
        if from_figure(s, shooter, at + SIDE * (q // 2) + q % 2, 1):
            free = True
            break
    drop(s, target)
    return free


def straight_line_of_fire(s: Hulk, shooter: i64, target: i64) -> bool:
    """Whether a free line of fire between two figures runs along a row or a column (SQ-HVY-3)."""
    at: i64 = s.square[target]
    start: i64 = s.square[shooter]
    if at >= SQUARES or start >= SQUARES:
        return False
    free: bool = False
    large: i64 = DREADNOUGHT if shooter == DREADNOUGHT else target  # there is one Dreadnought
    lift(s, large)
    pair: i64
    for pair in range(width_of(shooter) * width_of(target)):
        own: i64 = part(start, pair // width_of(target))
        other: i64 = part(at, pair % width_of(target))
        straight: bool = column_at(own) == column_at(other) or row_at(own) == row_at(other)
        if straight and line(s, own, other, 1):
            free = True
            break
    drop(s, large)
    return free


def from_figure(s: Hulk, figure: i64, square: i64, fire: i64) -> bool:
    """Whether there is a line to a square from one of the squares of a figure."""
    at: i64 = s.square[figure]
    if at >= SQUARES:
        return False
    squares: i64 = 1
    q: i64
    if figure == DREADNOUGHT:
        squares = 4
    for q in range(squares):
        if line(s, at + SIDE * (q // 2) + q % 2, square, fire):
            return True
    return False


def lift(s: Hulk, figure: i64) -> None:
    """Take the Dreadnought's squares out of the way of its own lines."""
    if figure == DREADNOUGHT:
        at: i64 = s.square[figure]
        block: i64 = 3 * bit(column_at(at))
        s.standing[row_at(at)] -= block
        s.standing[row_at(at) + 1] -= block


def drop(s: Hulk, figure: i64) -> None:
    """Put them back."""
    if figure == DREADNOUGHT:
        at: i64 = s.square[figure]
        block: i64 = 3 * bit(column_at(at))
        s.standing[row_at(at)] += block
        s.standing[row_at(at) + 1] += block


# What the squads see.


def in_squads_sight(s: Hulk, square: i64) -> bool:
    """Whether a square is in radar sight of an Aboard figure of any squad (SQ-LOS-8)."""
    figure: i64
    for figure in range(SQUAD_FIGURES):
        if s.status[figure] == ABOARD and s.square[figure] < SQUARES and line(s, s.square[figure], square, 0):
            return True
    return False


def is_in_view(s: Hulk, square: i64) -> bool:
    """The same for many squares of one position: all that the squads see is noted, until one of them moves."""
    if s.seen_valid == 0:
        look_around(s)
        s.seen_valid = 1
    return is_seen(s, square)


def look_around(s: Hulk) -> None:
    """Note in `seen` all squares in radar sight of the Aboard figures of all squads (SQ-LOS-8)."""
    y: i64
    figure: i64
    for y in range(SIDE):
        s.seen[y] = 0
    for figure in range(SQUAD_FIGURES):
        if s.status[figure] == ABOARD and s.square[figure] < SQUARES:
            look_from(s, s.square[figure])


def look_from(s: Hulk, square: i64) -> None:
    """Add to `seen` what is in radar sight of a square."""
    y: i64
    begin_reach(s)
    reach_from(s, square)
    for y in range(SIDE):
        look_at(s, square, y, s.reach[y])


def begin_reach(s: Hulk) -> None:
    """Nothing is in `reach` yet."""
    y: i64
    for y in range(SIDE):
        s.reach[y] = 0


def reach_from(s: Hulk, square: i64) -> None:
    """Add to `reach` what can be reached from a square in one sense, up or down, east or west.

    A line goes from square to square over open edges and never turns back: the lines to all other squares are blocked.
    """
    first: i64 = row_at(square)
    y: i64
    found: i64 = along_row(s, first, bit(column_at(square)))
    s.reach[first] |= found
    east: i64 = found & ~(bit(column_at(square)) - 1)
    west: i64 = found & (2 * bit(column_at(square)) - 1)
    for y in range(first + 1, SIDE):
        east = spread_east(s, y, east & ~s.wall_south[y - 1])
        west = spread_west(s, y, west & ~s.wall_south[y - 1])
        if east | west == 0:
            break
        s.reach[y] |= east | west
    east = found & ~(bit(column_at(square)) - 1)
    west = found & (2 * bit(column_at(square)) - 1)
    for y in range(first - 1, -1, -1):
        east = spread_east(s, y, east & ~s.wall_south[y])
        west = spread_west(s, y, west & ~s.wall_south[y])
        if east | west == 0:
            break
        s.reach[y] |= east | west


def in_reach(s: Hulk, square: i64) -> bool:
    """Whether `reach` has a square."""
    return (s.reach[row_at(square)] >> column_at(square)) & 1 == 1


def along_row(s: Hulk, y: i64, squares: i64) -> i64:
    """The squares of a row that can be reached from some of them along the row."""
    return spread_east(s, y, squares) | spread_west(s, y, squares)


def spread_east(s: Hulk, y: i64, squares: i64) -> i64:
    """The squares of a row that can be reached from some of them eastwards, with strides of 1, 2, 4, 8 and 16."""
    open_: i64 = ~(s.wall_east[y] << 1)
    squares |= open_ & (squares << 1)
    open_ &= open_ << 1
    squares |= open_ & (squares << 2)
    open_ &= open_ << 2
    squares |= open_ & (squares << 4)
    open_ &= open_ << 4
    squares |= open_ & (squares << 8)
    open_ &= open_ << 8
    return squares | (open_ & (squares << 16))


def spread_west(s: Hulk, y: i64, squares: i64) -> i64:
    """The same westwards."""
    open_: i64 = ~s.wall_east[y]
    squares |= open_ & (squares >> 1)
    open_ &= open_ >> 1
    squares |= open_ & (squares >> 2)
    open_ &= open_ >> 2
    squares |= open_ & (squares >> 4)
    open_ &= open_ >> 4
    squares |= open_ & (squares >> 8)
    open_ &= open_ >> 8
    return squares | (open_ & (squares >> 16))


def look_at(s: Hulk, square: i64, y: i64, squares: i64) -> None:
    """Add to `seen` what of some squares of a row is in radar sight of a square."""
    squares &= ~s.seen[y]
    while squares != 0:
        x: i64 = first_column(squares)
        squares &= squares - 1
        if line(s, square, SIDE * y + x, 0):
            s.seen[y] |= bit(x)


def is_seen(s: Hulk, square: i64) -> bool:
    """Whether `look_around` found a square in sight."""
    return (s.seen[row_at(square)] >> column_at(square)) & 1 == 1
