"""Line of sight in whole numbers (section 4.1): walls and closed doors block radar, figures block fire as well."""

from __future__ import annotations

from mypy_extensions import i64

from sublevel.engine.core import bit
from sublevel.games.star_quest.state import ABOARD, Hulk
from sublevel.games.star_quest.tables import DREADNOUGHT, NOWHERE, SIDE, SQUAD_FIGURES, SQUARES


def radar(s: Hulk, a: i64, b: i64) -> bool:
    """Whether walls and closed doors leave the line between two squares free (SQ-LOS-1)."""
    return line(s, a, b, 0)


def fire_line(s: Hulk, a: i64, b: i64) -> bool:
    """Whether the line between two squares is free of walls, closed doors and figures in between (SQ-LOS-1)."""
    return line(s, a, b, 1)


def line(s: Hulk, a: i64, b: i64, fire: i64) -> bool:
    """The line between the centres of two squares, edge by edge (SQ-LOS-2, 3, 4, 7). Blips never block (SQ-LOS-6)."""
    x: i64 = a % SIDE
    y: i64 = a // SIDE
    right: i64 = b % SIDE - x
    down: i64 = b // SIDE - y
    nx: i64 = right if right > 0 else -right
    ny: i64 = down if down > 0 else -down
    sx: i64 = 1 if right > 0 else -1
    sy: i64 = 1 if down > 0 else -1
    west: i64 = 0 if right > 0 else 1  # the edge to the west of a square is kept with its western neighbour
    north: i64 = 0 if down > 0 else 1
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
    lift(s, target)
    free: bool = (
        from_figure(s, shooter, at, 1)
        or from_figure(s, shooter, at + 1, 1)
        or from_figure(s, shooter, at + SIDE, 1)
        or from_figure(s, shooter, at + SIDE + 1, 1)
    )
    drop(s, target)
    return free


def from_figure(s: Hulk, figure: i64, square: i64, fire: i64) -> bool:
    """Whether there is a line to a square from one of the squares of a figure."""
    at: i64 = s.square[figure]
    if at >= SQUARES:
        return False
    if figure != DREADNOUGHT:
        return line(s, at, square, fire)
    return (
        line(s, at, square, fire)
        or line(s, at + 1, square, fire)
        or line(s, at + SIDE, square, fire)
        or line(s, at + SIDE + 1, square, fire)
    )


def lift(s: Hulk, figure: i64) -> None:
    """Take the Dreadnought's squares out of the way of its own lines."""
    if figure == DREADNOUGHT:
        at: i64 = s.square[figure]
        block: i64 = 3 * bit(at % SIDE)
        s.standing[at // SIDE] -= block
        s.standing[at // SIDE + 1] -= block


def drop(s: Hulk, figure: i64) -> None:
    """Put them back."""
    if figure == DREADNOUGHT:
        at: i64 = s.square[figure]
        block: i64 = 3 * bit(at % SIDE)
        s.standing[at // SIDE] += block
        s.standing[at // SIDE + 1] += block


# What the squads see.


def in_squads_sight(s: Hulk, square: i64) -> bool:
    """Whether a square is in radar sight of an Aboard figure of any squad (SQ-LOS-8)."""
    figure: i64
    for figure in range(SQUAD_FIGURES):
        if s.status[figure] == ABOARD and s.square[figure] < SQUARES and line(s, s.square[figure], square, 0):
            return True
    return False


def look_around(s: Hulk) -> None:
    """Note in `seen` all squares in radar sight of the Aboard figures of all squads (SQ-LOS-8)."""
    y: i64
    figure: i64
    for y in range(SIDE):
        s.seen[y] = 0
    for figure in range(SQUAD_FIGURES):
        if s.status[figure] == ABOARD and s.square[figure] != NOWHERE:
            look_from(s, s.square[figure])


def look_from(s: Hulk, square: i64) -> None:
    """Add to `seen` what is in radar sight of a square."""
    to: i64
    for to in range(SQUARES):
        if (s.seen[to // SIDE] >> (to % SIDE)) & 1 == 0 and line(s, square, to, 0):
            s.seen[to // SIDE] |= bit(to % SIDE)


def is_seen(s: Hulk, square: i64) -> bool:
    """Whether `look_around` found a square in sight."""
    return (s.seen[square // SIDE] >> (square % SIDE)) & 1 == 1
