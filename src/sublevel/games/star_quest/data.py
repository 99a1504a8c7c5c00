"""The data files of Star Quest, read once and checked: the values of tokens and the four boards (sections 3.4, 3.8)."""

from __future__ import annotations

import functools
import itertools
from collections.abc import Iterator
from typing import Annotated, Final

import msgspec

from sublevel.engine.datafiles import DataFolder, Found
from sublevel.games.star_quest.geometry import CORRIDOR, SIZE, TURNS, Edge, Place, Plan, read_plan

BOARDS: Final = 4
DOORS: Final = 24  # in the box, on all boards together
COLUMNS: Final = "abcdefghijkl"  # of a board; the hulk goes on to x
LAST_ROOM: Final = "O"  # the tables of boards have room for fifteen letters
DATA: Final = DataFolder(__package__, ("boards.toml", "tokens.toml"), "missions")

Points = Annotated[int, msgspec.Meta(ge=0, le=99)]


class TokenValues(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a token of each kind is worth to a squad (SQ-DATA-3)."""

    G: Points  # Gridling
    O: Points  # Ork  # noqa: E741
    A: Points  # Android
    T: Points  # Chaos Trooper
    H: Points  # Heavy Chaos Trooper
    Z: Points  # Chaos Commander
    D: Points  # Dreadnought


class TokenFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file of the tokens."""

    value: TokenValues  # points of one token, by its kind


class BoardEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A board as it is written."""

    name: str  # for messages
    map: str  # 25 lines of squares and edges


class Board(msgspec.Struct, frozen=True):
    """A board: its name, and how it lies after 0 to 3 quarter turns clockwise."""

    name: str
    plans: tuple[Plan, ...]

    @property
    def rooms(self) -> str:
        """The letters of its rooms."""
        return "".join(sorted(set(self.plans[0].rooms.values()) - {CORRIDOR}))


class BoardFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file of the boards."""

    board: Annotated[list[BoardEntry], msgspec.Meta(min_length=BOARDS, max_length=BOARDS)]  # boards 1 to 4


@functools.cache
def token_values() -> list[int]:
    """What a token is worth, by its kind (SQ-DATA-3); a Clone, which comes last, has none."""
    return [*msgspec.structs.astuple(DATA.read("tokens.toml", TokenFile).value), 0]


@functools.cache
def boards() -> tuple[Board, ...]:
    """The boards 1 to 4 (SQ-DATA-7)."""
    return tuple(map(made_board, DATA.read("boards.toml", BoardFile, board_faults).board))


def made_board(entry: BoardEntry) -> Board:
    """A board from its entry, in all rotations. Raises ValueError."""
    plan = read_plan(entry.map)
    check_plan(plan)
    return Board(entry.name, tuple(plan.turned(quarters) for quarters in range(TURNS)))


def board_faults(file: BoardFile) -> Iterator[Found]:
    """What is wrong with the maps of boards: each by itself, then how many doors they have together."""
    doors: list[int] = []
    for i, entry in enumerate(file.board):
        try:
            doors.append(len(made_board(entry).plans[0].doors))
        except ValueError as error:
            yield ("board", i, "map"), f"board {entry.name}: {error}"
            return
    if sum(doors) != DOORS:
        counts = ", ".join(f"{entry.name} {count}" for entry, count in zip(file.board, doors, strict=True))
        yield ("board",), f"the boards have {sum(doors)} doors together ({counts}); there must be {DOORS}"


def first_doors() -> list[int]:
    """The number of each board's first door, then that of all doors: doors are numbered board by board (SQ-ID-1)."""
    return [*itertools.accumulate((len(board.plans[0].doors) for board in boards()), initial=0)]


def check() -> None:
    """Read all files. Raises BadFile, which names the file and what is wrong with it."""
    token_values()
    boards()
    from sublevel.games.star_quest.mission import missions  # whose tables are made from the files above

    missions()


def check_plan(plan: Plan) -> None:
    """Doors lead from a room to another or to the corridor, and the board is one piece with all doors open.

    Raises ValueError.
    """
    if wrong := sorted(room for room in set(plan.rooms.values()) - {CORRIDOR} if room > LAST_ROOM):
        raise ValueError(f"room {wrong[0]}: rooms have the letters A to {LAST_ROOM}")
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


# What each file holds; those of the missions are told by `mission.Mission`.
FILES: Final = {"boards.toml": BoardFile, "tokens.toml": TokenFile}
