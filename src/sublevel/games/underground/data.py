"""The data files of Underground, read once and checked: pieces, plateaus, cards, code chips, levels (section 3)."""

from __future__ import annotations

import functools
from collections.abc import Iterator
from itertools import groupby
from typing import Annotated, Final, Literal

import msgspec

from sublevel.engine.datafiles import DataFolder, Found, listed
from sublevel.games.underground.geometry import (
    ROTATIONS,
    SIZE,
    Face,
    Token,
    in_one_piece,
    orientations,
    read_face,
    read_faces,
)

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

Cell = Annotated[str, msgspec.Meta(pattern="^[A-I][1-9]$", max_length=2)]
SIGNALS: Final = ("+1", "+2", "+3", "+4")
CARDS: Final = (*SHAPES[:STACKS], "J", *SIGNALS)  # the symbols on cards
MOST_STEPS: Final = 5
MOST_CELLS: Final = 5  # of a piece
MOST_PLATEAU_CELLS: Final = 16
MOST_PLACEMENTS: Final = 8184  # that can be legal at once: the list of legal actions has 8192 places (UG-ENC-3)
CODE_LENGTH: Final = 5
NUMBER_CHIPS: Final = 12

DATA: Final = DataFolder(
    __package__, ("cards.toml", "chips.toml", "levels.toml", "pieces.toml", "plateaus.toml"), "scenarios"
)


def cell_index(name: str) -> int:
    """The number of a cell from its name: A1 is 0, E6 is 41."""
    return SIZE * ROWS.index(name[0]) + int(name[1]) - 1


class PieceEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A piece as it is written."""

    name: str  # its stack and number, or the name of a joker
    a: str  # the cells of one face
    b: str  # the cells of the other: the left-right mirror of the first


class PieceFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file of the pieces."""

    piece: list[PieceEntry]


class Piece(msgspec.Struct, frozen=True):
    """A piece."""

    name: str
    shape: int
    faces: tuple[Face, Face]


class PlateauEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A plateau as it is written."""

    name: str  # a to h
    height: Annotated[int, msgspec.Meta(ge=1, le=9)]  # levels
    top: str  # its cells, all of stone


class PlateauFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file of the plateaus."""

    plateau: list[PlateauEntry]


class Plateau(msgspec.Struct, frozen=True):
    """A plateau."""

    name: str
    height: int
    face: Face


class Card(msgspec.Struct, frozen=True):
    """A card: its piece symbol, the most steps, its colour."""

    symbol: str
    steps: int
    blue: bool


class NumberChip(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A code chip with a digit and two cables."""

    name: str  # N1 to N12
    digit: Annotated[int, msgspec.Meta(ge=0, le=9)]
    left: Literal["R", "G", "B", "W"]  # the colour of its left cable
    right: Literal["R", "G", "B", "W"]  # the colour of its right cable


CARD: Final = f"^({'|'.join(symbol.replace('+', '[+]') for symbol in CARDS)}) [1-{MOST_STEPS}][br]$"
CARD_WORDS: Final = f"a card such as 'I3 4b': one of {', '.join(CARDS)}, then 1 to {MOST_STEPS} steps, then b or r"
CardText = Annotated[str, msgspec.Meta(pattern=CARD, extra={"words": CARD_WORDS})]
CardRow = Annotated[list[CardText], msgspec.Meta(min_length=SIZE, max_length=SIZE)]


def on_board(cell: int, side: int) -> bool:
    """Whether a cell has a neighbour on that side (UG-GEO-1)."""
    row, column = divmod(cell, SIZE)
    return (row > 0, column < SIZE - 1, row < SIZE - 1, column > 0)[side]


# Reading.


@functools.cache
def pieces() -> tuple[Piece, ...]:
    """The 51 pieces: singles M1.1 to M1.10, the regular shapes, the jokers (sections 3.2, 3.3)."""
    entries = DATA.read("pieces.toml", PieceFile, piece_faults).piece
    return tuple(made_piece(entry) for entry in entries)


def made_piece(entry: PieceEntry) -> Piece:
    """A piece from its entry. Raises ValueError."""
    return Piece(entry.name, SHAPES.index(entry.name.split(".")[0]), read_faces(entry.a, entry.b))


def piece_names() -> list[str]:
    """The names of all pieces in their order: ten singles, four of each other stack, the jokers."""
    regular = [
        f"{shape}.{n}" for shape in SHAPES[:STACKS] for n in range(1, (IN_STACK if shape != "M1" else SINGLES) + 1)
    ]
    return [*regular, *SHAPES[STACKS:]]


def piece_faults(file: PieceFile) -> Iterator[Found]:
    """What is wrong with the pieces."""
    yield from listed("piece", [entry.name for entry in file.piece], piece_names())
    read: list[Piece] = []
    for i, entry in enumerate(file.piece):
        try:
            read.append(made_piece(entry))
        except ValueError as error:
            yield ("piece", i), f"{entry.name}: {error}"
            return
        places = read[-1].faces[0].places
        most = 1 if read[-1].shape == 0 else MOST_CELLS
        if len(places) > most or not in_one_piece(places):
            yield (
                ("piece", i, "a"),
                f"{entry.name}: a piece is 1 to {MOST_CELLS} connected cells, one of M1 a single cell",
            )
        if places != next(piece for piece in read if piece.shape == read[-1].shape).faces[0].places:
            yield ("piece", i, "a"), f"{entry.name}: all pieces of a stack have the same outline, laid the same way"
    if (ways := most_placements(read)) > MOST_PLACEMENTS:
        yield ("piece",), f"these pieces could be laid in {ways} ways at once; at most {MOST_PLACEMENTS} can be listed"


def most_placements(all_pieces: list[Piece]) -> int:
    """How many placements can be legal at once: of one piece from every stack, and of every joker (UG-ENC-3)."""
    shapes = groupby(all_pieces, key=lambda piece: piece.shape)
    return sum(max(placements(piece) for piece in stack) for _, stack in shapes)


def placements(piece: Piece) -> int:
    """In how many different ways a piece can lie on the board (UG-GEO-8)."""
    boxes = [turned.size() for _, _, turned in orientations(piece.faces)]
    return sum((SIZE + 1 - rows) * (SIZE + 1 - columns) for rows, columns in boxes)


@functools.cache
def plateaus() -> tuple[Plateau, ...]:
    """The plateaus a to h (section 3.4)."""
    entries = DATA.read("plateaus.toml", PlateauFile, plateau_faults).plateau
    return tuple(Plateau(entry.name, entry.height, read_face(entry.top)) for entry in entries)


def plateau_looks(plateau: Plateau) -> int:
    """The rotations in which a plateau looks different from all rotations before, a bit each (UG-ENC-2)."""
    looks = [plateau.face.turned(rotation).looks() for rotation in range(ROTATIONS)]
    return sum(1 << rotation for rotation in range(ROTATIONS) if looks[rotation] not in looks[:rotation])


def plateau_looks_in_place(plateau: Plateau) -> int:
    """Those of them in which it covers the same cells as unturned: a scenario shows where it lies (UG-SETUP-13)."""
    outline = set(plateau.face.places)
    same = sum(1 << turns for turns in range(ROTATIONS) if set(plateau.face.turned(turns).places) == outline)
    return plateau_looks(plateau) & same


def plateau_faults(file: PlateauFile) -> Iterator[Found]:
    """What is wrong with the plateaus."""
    yield from listed("plateau", [entry.name for entry in file.plateau], list(PLATEAUS))
    for i, entry in enumerate(file.plateau):
        at = ("plateau", i, "top")
        try:
            face = read_face(entry.top)
        except ValueError as error:
            yield at, f"plateau {entry.name}: {error}"
            continue
        if len(face.places) > MOST_PLATEAU_CELLS or max(face.size()) > SIZE or not in_one_piece(face.places):
            yield at, f"plateau {entry.name}: a plateau is 1 to {MOST_PLATEAU_CELLS} connected cells that fit the board"
        if any(token.wood for token in face.tokens):
            yield at, f"plateau {entry.name}: the top of a plateau is stone; write S, not W"


class CardFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file of the cards: a row of the board each, from column 1 to 9."""

    A: CardRow
    B: CardRow
    C: CardRow
    D: CardRow
    E: CardRow
    F: CardRow
    G: CardRow
    H: CardRow
    I: CardRow  # noqa: E741  # the row's name in the rules

    def rows(self) -> list[list[str]]:
        """The rows in their order."""
        return [getattr(self, row) for row in ROWS]


@functools.cache
def cards() -> tuple[Card, ...]:
    """The 81 cards in the order of their cells (section 3.6)."""
    return tuple(made_card(text) for row in DATA.read("cards.toml", CardFile).rows() for text in row)


def made_card(text: str) -> Card:
    """A card as it is written, such as `I3 4b`."""
    symbol, _, rest = text.partition(" ")
    return Card(symbol, int(rest[0]), rest[1] == "b")


class ChipFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file of the code chips."""

    special: tuple[Literal["SB"], Literal["SL"], Literal["SS"], Literal["ST"]]  # Breaker, Ladder, Swap, Teleport
    number: list[NumberChip]


@functools.cache
def chips() -> tuple[NumberChip, ...]:
    """The number chips N1 to N12 (section 3.7)."""
    return tuple(DATA.read("chips.toml", ChipFile, chip_faults).number)


def chip_faults(file: ChipFile) -> Iterator[Found]:
    """What is wrong with the code chips."""
    yield from listed("number", [chip.name for chip in file.number], [f"N{n}" for n in range(1, NUMBER_CHIPS + 1)])
    if not has_code(file.number, []):
        yield (
            ("number",),
            f"no {CODE_LENGTH} chips make a code: each left cable must fit the right one of the chip before",
        )


def has_code(chips: list[NumberChip], chain: list[NumberChip]) -> bool:
    """Whether the chips can go on a chain of cables to the length of a code (UG-CODE-5)."""
    fitting = [chip for chip in chips if chip not in chain and (not chain or chain[-1].right == chip.left)]
    return len(chain) == CODE_LENGTH or any(has_code(chips, [*chain, chip]) for chip in fitting)


class Levels(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file of the levels."""

    kidnapper: dict[Level, Annotated[int, msgspec.Meta(ge=1, le=SIZE)]]  # column of the end chip (UG-SETUP-5)
    water: dict[Level, Annotated[int, msgspec.Meta(ge=0, le=MOST_WATER)]]  # tiles (UG-SETUP-8)


@functools.cache
def levels() -> Levels:
    """The levels of the random set-up (section 3.9)."""
    return DATA.read("levels.toml", Levels, level_faults)


def level_faults(file: Levels) -> Iterator[Found]:
    """What is wrong with the levels."""
    for name, given in (("kidnapper", list(file.kidnapper)), ("water", list(file.water))):
        if given != list(LEVELS):
            yield (name,), f"the levels of {name} are {', '.join(LEVELS)}, in this order"


def check() -> None:
    """Read all files. Raises BadFile, which names the file and what is wrong with it."""
    from sublevel.games.underground.scenario import scenarios  # which needs the plateaus

    for part in (pieces, plateaus, cards, chips, levels, scenarios):
        part()


def packed_token(token: Token) -> int:
    """A token in seven bits: wood, symbol, walls."""
    return int(token.wood) | token.symbol << 1 | token.walls << 3


# What each file holds; those of the scenarios are told by `scenario.Scenario`.
FILES: Final = {
    "cards.toml": CardFile,
    "chips.toml": ChipFile,
    "levels.toml": Levels,
    "pieces.toml": PieceFile,
    "plateaus.toml": PlateauFile,
}
