"""The data files of Star Quest, read once and checked: the four boards (section 3.8)."""

from __future__ import annotations

import functools
from typing import Final

import msgspec

from sublevel.engine.datafiles import data_folder, read_data
from sublevel.engine.errors import BadFile
from sublevel.games.star_quest.geometry import CORRIDOR, SIZE, TURNS, Edge, Place, Plan, read_plan

BOARDS: Final = 4
DOORS: Final = 6  # of each board
COLUMNS: Final = "abcdefghijkl"  # of a board; the hulk goes on to x
DATA: Final = data_folder(__package__)


class BoardEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A board as it is written."""

    name: str
    map: str


class Board(msgspec.Struct, frozen=True):
    """A board: its name, and how it lies after 0 to 3 quarter turns clockwise."""

    name: str
    plans: tuple[Plan, ...]

    @property
    def rooms(self) -> str:
        """The letters of its rooms."""
        return "".join(sorted(set(self.plans[0].rooms.values()) - {CORRIDOR}))


@functools.cache
def boards() -> tuple[Board, ...]:
    """The boards 1 to 4 (SQ-DATA-7)."""
    entries = read_data(DATA / "boards.toml", dict[str, list[BoardEntry]])["board"]
    if len(entries) != BOARDS:
        raise BadFile(f"boards.toml: there are {BOARDS} boards, not {len(entries)}")
    return tuple(read_board(entry) for entry in entries)


def read_board(entry: BoardEntry) -> Board:
    """A board from its entry, in all rotations. Raises BadFile."""
    try:
        plan = read_plan(entry.map)
        check_plan(plan)
    except ValueError as error:
        raise BadFile(f"boards.toml: board {entry.name}: {error}") from None
    return Board(entry.name, tuple(plan.turned(quarters) for quarters in range(TURNS)))


def check_plan(plan: Plan) -> None:
    """A board has six doors, each between two rooms or a room and the corridor, and is one piece with all doors open.

    Raises ValueError.
    """
    if len(plan.doors) != DOORS:
        raise ValueError(f"it has {len(plan.doors)} doors, not {DOORS}")
    for door in plan.doors:
        for first, second in door:
            if plan.rooms[first] == plan.rooms[second]:
                raise ValueError(f"the door at {local_name(first)} has {plan.rooms[first]!r} on both sides")
    reached = reachable(plan)
    if missing := sorted(set(plan.rooms) - reached):
        raise ValueError(f"{local_name(missing[0])} cannot be reached from {local_name((0, 0))}")


def reachable(plan: Plan) -> set[Place]:
    """The squares of a board that can be reached from its north-west corner, all doors open."""
    found: set[Place] = {(0, 0)}
    ends: list[Place] = [(0, 0)]
    while ends:
        x, y = ends.pop()
        for to in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
            if to in plan.rooms and to not in found and edge_between((x, y), to) not in plan.walls:
                found.add(to)
                ends.append(to)
    return found


def edge_between(a: Place, b: Place) -> Edge:
    """The edge between two neighbouring squares."""
    return (a, b) if a < b else (b, a)


def local_name(place: Place) -> str:
    """A square of a board: column a to l, row 1 to 12 (SQ-GEO-2)."""
    return f"{COLUMNS[place[0]]}{place[1] + 1}"


def read_local(text: str) -> Place:
    """The square of a board from its name. Raises ValueError."""
    column, row = text[:1], text[1:]
    if not column or column not in COLUMNS or not row.isdecimal() or not 1 <= int(row) <= SIZE or row[0] == "0":
        raise ValueError(f"{text!r} is no square of a board: a to l, then 1 to {SIZE}")
    return COLUMNS.index(column), int(row) - 1
