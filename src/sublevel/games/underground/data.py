"""The data files of Underground, read once and checked: pieces, plateaus, cards, code chips, scenarios (section 3)."""

from __future__ import annotations

import functools
import tomllib
from collections.abc import Iterable
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Annotated, Any, Final, Literal, TypeVar

import msgspec

from sublevel.engine.errors import BadFile, BadOption, quoted
from sublevel.games.underground.geometry import SIZE, Face, Token, read_faces, read_grid

ROWS: Final = "ABCDEFGHI"
SIDES: Final = "NESW"
CELLS: Final = SIZE * SIZE
NO_CELL: Final = 81
SHAPES: Final = (
    "M1",
    "I2",
    "I3",
    "V3",
    "I4",
    "O4",
    "T4",
    "L4",
    "S4",
    "JI",
    "JL",
    "JN",
    "JP",
    "JT",
    "JU",
    "JV",
    "JW",
    "JZ",
)
STACKS: Final = 9  # the first so many shapes stand in stacks of four; the rest are jokers, one of each
IN_STACK: Final = 4
SINGLES: Final = 10  # four in their stack, six in reserve
PLATEAUS: Final = "abcdefgh"
CABLES: Final = "RGBW"
RESERVE: Final = SINGLES - IN_STACK
CODES: Final = 4  # code chips that lie on the board from the start
MOST_WATER: Final = 24  # that a scenario can lay
MOST_CARDS: Final = CELLS - 2 * 4  # that are left to draw when four have their hands

Cell = Annotated[str, msgspec.Meta(pattern="^[A-I][1-9]$")]
T = TypeVar("T")


def cell_index(name: str) -> int:
    """The number of a cell from its name: A1 is 0, E6 is 41."""
    return SIZE * ROWS.index(name[0]) + int(name[1]) - 1


class PieceEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A piece as it is written."""

    name: str
    a: str
    b: str


class Piece(msgspec.Struct, frozen=True):
    """A piece."""

    name: str
    shape: int
    faces: tuple[Face, Face]


class Plateau(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A plateau."""

    name: str
    height: Annotated[int, msgspec.Meta(ge=1, le=9)]
    top: str

    def face(self) -> Face:
        """Its top, two by two cells."""
        grid = read_grid(self.top)
        return Face(tuple(grid), tuple(grid.values()))


class Card(msgspec.Struct, frozen=True):
    """A card: its piece symbol, the most steps, its colour."""

    symbol: str
    steps: int
    blue: bool


class NumberChip(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A code chip with a digit and two cables."""

    name: str
    digit: Annotated[int, msgspec.Meta(ge=0, le=9)]
    left: Literal["R", "G", "B", "W"]
    right: Literal["R", "G", "B", "W"]


class Scenario(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A laid-out start, with its own rules if it has any (section 3.8; UG-SETUP-13, 14; UG-SC-4 to 6; UG-RAT-1)."""

    tower: Cell
    door: Literal["N", "E", "S", "W"]
    start: Cell
    plateaus: dict[str, Cell]  # the north-west cell of each
    codes: Annotated[list[Cell], msgspec.Meta(min_length=CODES, max_length=CODES)]
    water: Annotated[list[Cell], msgspec.Meta(max_length=MOST_WATER)]
    draw_pile: Annotated[int, msgspec.Meta(ge=1, le=MOST_CARDS)]
    end_column: Annotated[int, msgspec.Meta(ge=1, le=SIZE)]  # of the end chip, at the bottom
    number: Annotated[int, msgspec.Meta(ge=1, le=999)] = 999  # where it stands in a list
    level: Literal["easy", "medium", "hard"] = "medium"
    timer: bool = True  # whether it is meant to be played with the timer
    keys: Annotated[int, msgspec.Meta(ge=0, le=5)] = 0  # that the group starts with
    valve_keys: Annotated[int, msgspec.Meta(ge=0, le=5)] = 0  # what closing a valve costs
    canal: Annotated[str, msgspec.Meta(pattern="^[A-I]?$")] = ""  # a row whose water on bare board no valve removes
    tiles: Annotated[int, msgspec.Meta(ge=1, le=3)] = 2  # drawn for a discovery or an empty timer
    rat: Annotated[str, msgspec.Meta(pattern="^([A-I][1-9])?$")] = ""

    def check(self) -> None:
        """Raise BadOption unless everything has a place of its own."""
        covered = self._check_plateaus()
        self._check_apart()
        bare = [cell for cell in (self.start, *self.codes) if cell_index(cell) not in covered]
        if len(bare) > RESERVE:
            raise BadOption(f"scenario: {len(bare)} singles are needed under figure and chips, but there are {RESERVE}")
        if not on_board(cell_index(self.tower), SIDES.index(self.door)):
            raise BadOption(f"scenario: the door of {self.tower} faces {self.door}, where the board ends")

    def _check_plateaus(self) -> set[int]:
        """The plateaus lie on the board and nowhere on each other or the tower; return what they cover."""
        if sorted(self.plateaus) != sorted(PLATEAUS):
            raise BadOption(f"scenario: plateaus are {', '.join(PLATEAUS)}, not {', '.join(sorted(self.plateaus))}")
        covered = {cell_index(self.tower): "the tower"}
        for name, place in sorted(self.plateaus.items()):
            cell = cell_index(place)
            if cell % SIZE == SIZE - 1 or cell // SIZE == SIZE - 1:
                raise BadOption(f"scenario: plateau {name} at {place} does not lie inside the board")
            for part in (cell, cell + 1, cell + SIZE, cell + SIZE + 1):
                if part in covered:
                    raise BadOption(f"scenario: plateau {name} at {place} lies on {covered[part]}")
                covered[part] = f"plateau {name}"
        return set(covered)

    def _check_apart(self) -> None:
        """Tower, figure, code chips, water and rat do not share a cell."""
        taken: dict[str, str] = {}
        places = [("the tower", self.tower), ("the figure", self.start)]
        places += [("a code chip", cell) for cell in self.codes] + [("water", cell) for cell in self.water]
        places += [("the rat", self.rat)] if self.rat else []
        for what, cell in places:
            if cell in taken and {what, taken[cell]} != {"the rat", "water"}:
                raise BadOption(f"scenario: {taken[cell]} and {what} are both on {cell}")
            taken[cell] = what


def on_board(cell: int, side: int) -> bool:
    """Whether a cell has a neighbour on that side (UG-GEO-1)."""
    row, column = divmod(cell, SIZE)
    return (row > 0, column < SIZE - 1, row < SIZE - 1, column > 0)[side]


# Reading.


def folder() -> Traversable:
    """Where the data files lie."""
    return resources.files(__package__).joinpath("data")


def read_file(file: Traversable, kind: type[T]) -> T:
    """A data file as what it should be. Raises BadFile, which names the file and what is wrong with it."""
    try:
        return msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), kind)
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadFile(f"{file.name} is no TOML: {error}") from None
    except msgspec.ValidationError as error:
        raise BadFile(f"{file.name}: {error}") from None


@functools.cache
def pieces() -> tuple[Piece, ...]:
    """The 51 pieces: singles M1.1 to M1.10, the regular shapes, the jokers (sections 3.2, 3.3)."""
    entries = read_file(folder().joinpath("pieces.toml"), dict[str, list[PieceEntry]])["piece"]
    names = [
        f"{shape}.{n}" for shape in SHAPES[:STACKS] for n in range(1, (SINGLES if shape == "M1" else IN_STACK) + 1)
    ]
    names += SHAPES[STACKS:]
    if [entry.name for entry in entries] != names:
        raise BadFile(f"pieces.toml: the pieces are {', '.join(names)}, in this order")
    return tuple(read_piece(entry) for entry in entries)


def read_piece(entry: PieceEntry) -> Piece:
    """A piece from its entry. Raises BadFile."""
    try:
        return Piece(entry.name, SHAPES.index(entry.name.split(".")[0]), read_faces(entry.a, entry.b))
    except ValueError as error:
        raise BadFile(f"pieces.toml: {entry.name}: {error}") from None


@functools.cache
def plateaus() -> tuple[Plateau, ...]:
    """The plateaus a to h (section 3.4)."""
    found = tuple(read_file(folder().joinpath("plateaus.toml"), dict[str, list[Plateau]])["plateau"])
    if [plateau.name for plateau in found] != list(PLATEAUS):
        raise BadFile(f"plateaus.toml: the plateaus are {', '.join(PLATEAUS)}, in this order")
    for plateau in found:
        if plateau.face().places != ((0, 0), (0, 1), (1, 0), (1, 1)):
            raise BadFile(f"plateaus.toml: the top of plateau {plateau.name} is not two by two cells")
    return found


@functools.cache
def cards() -> tuple[Card, ...]:
    """The 81 cards in the order of their cells (section 3.6)."""
    rows = read_file(folder().joinpath("cards.toml"), dict[str, list[str]])
    if list(rows) != list(ROWS) or any(len(row) != SIZE for row in rows.values()):
        raise BadFile(f"cards.toml: there are rows {', '.join(ROWS)} of {SIZE} cards each")
    return tuple(read_card(text) for row in rows.values() for text in row)


def read_card(text: str) -> Card:
    """A card as it is written, such as `I3 4b`. Raises BadFile."""
    symbol, _, rest = text.partition(" ")
    symbols = (*SHAPES[:STACKS], "J", "+2", "+3", "+4")
    if symbol not in symbols or len(rest) != 2 or rest[0] not in "12345" or rest[1] not in "br":
        raise BadFile(f"cards.toml: {quoted(text)} is no card: one of {', '.join(symbols)}, then 1 to 5 and b or r")
    return Card(symbol, int(rest[0]), rest[1] == "b")


class ChipFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file of the code chips."""

    special: tuple[Literal["SB"], Literal["SL"], Literal["SS"], Literal["ST"]]
    number: Annotated[list[NumberChip], msgspec.Meta(min_length=12, max_length=12)]


@functools.cache
def chips() -> tuple[NumberChip, ...]:
    """The number chips N1 to N12 (section 3.7)."""
    return tuple(read_file(folder().joinpath("chips.toml"), ChipFile).number)


@functools.cache
def scenarios() -> dict[str, Scenario]:
    """The scenarios by name, which is that of their file; who adds one puts a file beside the others (section 3.8)."""
    files = [file for file in folder().joinpath("scenarios").iterdir() if file.name.endswith(".toml")]
    return read_scenarios(files)


def read_scenarios(files: Iterable[Traversable]) -> dict[str, Scenario]:
    """Scenarios from their files, in the order of their numbers. Raises BadFile."""
    found: dict[str, Scenario] = {}
    for file in files:
        found[file.name.removesuffix(".toml")] = scenario = read_file(file, Scenario)
        try:
            scenario.check()
        except BadOption as error:
            raise BadFile(f"{file.name}: {error}") from None
    return dict(sorted(found.items(), key=lambda entry: (entry[1].number, entry[0])))


def named(values: dict[str, Scenario]) -> dict[str, dict[str, Any]]:
    """Scenarios as plain values, for whoever makes one of his own from them."""
    return {name: dict(msgspec.to_builtins(scenario)) for name, scenario in values.items()}


def packed_token(token: Token) -> int:
    """A token in seven bits: wood, symbol, walls."""
    return int(token.wood) | token.symbol << 1 | token.walls << 3
