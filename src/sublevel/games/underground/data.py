"""The data files of Underground, read once and checked: pieces, plateaus, cards, code chips, levels (section 3)."""

from __future__ import annotations

import functools
from typing import Annotated, Final, Literal

import msgspec

from sublevel.engine.datafiles import data_folder, read_data
from sublevel.engine.errors import BadFile, quoted
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
Level = Literal["easy", "medium", "hard"]
LEVELS: Final = ("easy", "medium", "hard")
MOST_WATER: Final = 24  # tiles of a set-up
MOST_REMOVED: Final = 20  # cards that a level of the random set-up takes away

Cell = Annotated[str, msgspec.Meta(pattern="^[A-I][1-9]$", max_length=2)]
DATA: Final = data_folder(__package__)


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


def on_board(cell: int, side: int) -> bool:
    """Whether a cell has a neighbour on that side (UG-GEO-1)."""
    row, column = divmod(cell, SIZE)
    return (row > 0, column < SIZE - 1, row < SIZE - 1, column > 0)[side]


# Reading.


@functools.cache
def pieces() -> tuple[Piece, ...]:
    """The 51 pieces: singles M1.1 to M1.10, the regular shapes, the jokers (sections 3.2, 3.3)."""
    entries = read_data(DATA / "pieces.toml", dict[str, list[PieceEntry]])["piece"]
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
    found = tuple(read_data(DATA / "plateaus.toml", dict[str, list[Plateau]])["plateau"])
    if [plateau.name for plateau in found] != list(PLATEAUS):
        raise BadFile(f"plateaus.toml: the plateaus are {', '.join(PLATEAUS)}, in this order")
    for plateau in found:
        if plateau.face().places != ((0, 0), (0, 1), (1, 0), (1, 1)):
            raise BadFile(f"plateaus.toml: the top of plateau {plateau.name} is not two by two cells")
    return found


@functools.cache
def cards() -> tuple[Card, ...]:
    """The 81 cards in the order of their cells (section 3.6)."""
    rows = read_data(DATA / "cards.toml", dict[str, list[str]])
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
    return tuple(read_data(DATA / "chips.toml", ChipFile).number)


class KidnapperLevel(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How much time a level of the random set-up leaves (UG-SETUP-5, 21)."""

    end_column: Annotated[int, msgspec.Meta(ge=1, le=SIZE)]
    removed: Annotated[int, msgspec.Meta(ge=0, le=MOST_REMOVED)]  # cards


class Levels(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file of the levels."""

    kidnapper: dict[Level, KidnapperLevel]
    water: dict[Level, Annotated[int, msgspec.Meta(ge=0, le=MOST_WATER)]]  # tiles (UG-SETUP-8)


@functools.cache
def levels() -> Levels:
    """The levels of the random set-up (section 3.9)."""
    found = read_data(DATA / "levels.toml", Levels)
    for name in ("kidnapper", "water"):
        if list(getattr(found, name)) != list(LEVELS):
            raise BadFile(f"levels.toml: the levels of {name} are {', '.join(LEVELS)}, in this order")
    return found


def packed_token(token: Token) -> int:
    """A token in seven bits: wood, symbol, walls."""
    return int(token.wood) | token.symbol << 1 | token.walls << 3
