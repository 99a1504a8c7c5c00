"""Names of positions, openings and sides, as notation, positions, views and messages write them (BASE-GEO-1)."""

from __future__ import annotations

from typing import Final

from sublevel.games.the_base.tables import LANES

COLUMNS: Final = "xabcdem"
SIDES: Final = "XM"  # by seat
DIRECTIONS: Final = "NESW"
SHAPES: Final = "DILTX"


def position_name(position: int) -> str:
    """`x3`, `a1`, `m5` for a position index (BASE-GEO-2)."""
    return f"{COLUMNS[position // LANES]}{position % LANES + 1}"


def position_index(name: str) -> int:
    """The index of a position's name."""
    return LANES * COLUMNS.index(name[0]) + int(name[1]) - 1


def openings(mask: int) -> str:
    """The openings of a tile as letters, in the order N E S W."""
    return "".join(letter for d, letter in enumerate(DIRECTIONS) if mask >> d & 1)


def mask_of(letters: str) -> int:
    """The mask of openings given as letters."""
    return sum(1 << DIRECTIONS.index(letter) for letter in set(letters))


def slot_column(side: int) -> str:
    """The column of a side's start slots."""
    return COLUMNS[-side]
