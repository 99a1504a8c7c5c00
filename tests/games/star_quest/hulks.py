"""Hulks for the tests: joined boards, mini-maps of the worked examples, figures put by hand."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from sublevel.games.star_quest import hulk
from sublevel.games.star_quest.state import (
    ABOARD,
    OPTION_COLOURS,
    OPTION_DIAGONAL,
    OPTION_DOCKS,
    OPTION_LAYOUT,
    OPTION_PLAYERS,
    Hulk,
)
from sublevel.games.star_quest.tables import DREADNOUGHT, NOWHERE, SIDE

Layout = Sequence[tuple[int, int]]  # board 1 to 4 and its turns, for NW, NE, SW, SE
Place = tuple[int, int]  # column and row

S0: Layout = ((1, 0), (2, 0), (3, 0), (4, 0))  # the hulk of the worked examples
PORTS = [f"{side}{number}" for side in "NESW" for number in range(1, 5)]


def square(name: str) -> int:
    """The number of a square of the hulk from its name."""
    return SIDE * (int(name[1:]) - 1) + ord(name[0]) - ord("a")


def bay(name: str) -> int:
    """The number of a bay square from its name, such as dR1."""
    return 576 + 6 * "RYB".index(name[1]) + int(name[2]) - 1


def name_of(number: int) -> str:
    """The name of a square of the hulk or of a bay."""
    if number >= 576:
        colour, n = divmod(number - 576, 6)
        return f"d{'RYB'[colour]}{n + 1}"
    return f"{chr(ord('a') + number % SIDE)}{number // SIDE + 1}"


def joined(layout: Layout = S0, docks: Sequence[str] = ("W1", "W3", "E4"), lenient: bool = False) -> Hulk:
    """A hulk of four boards with three docking bays, all doors closed."""
    s = Hulk()
    s.options[OPTION_PLAYERS] = 4
    s.options[OPTION_DIAGONAL] = int(lenient)
    for seat, port in enumerate(docks):
        s.options[OPTION_COLOURS + seat] = seat
        s.options[OPTION_DOCKS + seat] = PORTS.index(port)
    for quadrant, (board, turns) in enumerate(layout):
        s.options[OPTION_LAYOUT + 2 * quadrant] = board - 1
        s.options[OPTION_LAYOUT + 2 * quadrant + 1] = turns
    hulk.build(s)
    return s


def mini_map(width: int, height: int, below: Iterable[Place] = (), right: Iterable[Place] = ()) -> Hulk:
    """A small map in the north-west corner, with a closed rim and walls below and to the right of some squares."""
    s = Hulk()
    for y in range(SIDE):
        s.wall_east[y] = 1 << (width - 1) | 1 << (SIDE - 1)
        s.wall_south[y] = (1 << SIDE) - 1 if y in (height - 1, SIDE - 1) else 0
    for x, y in below:
        s.wall_south[y] |= 1 << x
    for x, y in right:
        s.wall_east[y] |= 1 << x
    for y in range(SIDE):
        s.frame_east[y] = s.wall_east[y]
        s.frame_south[y] = s.wall_south[y]
    return s


def at(x: int, y: int) -> int:
    """The square in a column and a row, both from 0."""
    return SIDE * y + x


def stand(s: Hulk, figure: int, place: int) -> None:
    """Put a figure on a square of the hulk."""
    s.square[figure] = place
    if figure < 15:
        s.status[figure] = ABOARD
    block = (0, 1, SIDE, SIDE + 1) if figure == DREADNOUGHT else (0,)
    for offset in block:
        s.at[place + offset] = figure + 1
        s.standing[(place + offset) // SIDE] |= 1 << ((place + offset) % SIDE)


def nobody(s: Hulk) -> None:
    """Take all figures away."""
    for figure in range(50):
        s.square[figure] = NOWHERE
    for y in range(SIDE):
        s.standing[y] = 0
    for place in range(576):
        s.at[place] = 0


def door_named(s: Hulk, name: str) -> int:
    """The number of a door from its name, such as e4S."""
    found = [
        door
        for door in range(24)
        if name_of(hulk.door_square(s, door)) + ("S" if hulk.door_is_south(s, door) else "E") == name
    ]
    assert len(found) == 1, f"{name} is no door"
    return found[0]


def door_names(s: Hulk) -> list[str]:
    """The names of all doors in the order of their numbers."""
    return [name_of(hulk.door_square(s, door)) + ("S" if hulk.door_is_south(s, door) else "E") for door in range(24)]
