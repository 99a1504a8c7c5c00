"""Names of positions, openings and sides, as notation, positions, views and messages write them (BASE-GEO-1)."""

from __future__ import annotations

from typing import Final

from sublevel.engine.core import bit
from sublevel.games.the_base.tables import LANES, POSITIONS

COLUMNS: Final = "xabcdem"
SIDES: Final = "XM"  # by seat
DIRECTIONS: Final = "NESW"
SHAPES: Final = "DILTX"

# Made once: names are written with every view and every event.
POSITION_NAMES: Final = tuple(f"{COLUMNS[p // LANES]}{p % LANES + 1}" for p in range(POSITIONS))
OPENINGS: Final = tuple("".join(DIRECTIONS[d] for d in range(4) if mask >> d & 1) for mask in range(16))


def position_name(position: int) -> str:
    """`x3`, `a1`, `m5` for a position index (BASE-GEO-2)."""
    return POSITION_NAMES[position]


def position_index(name: str) -> int:
    """The index of a position's name."""
    return LANES * COLUMNS.index(name[0]) + int(name[1]) - 1


def openings(mask: int) -> str:
    """The openings of a tile as letters, in the order N E S W."""
    return OPENINGS[mask]


def mask_of(letters: str) -> int:
    """The mask of openings given as letters."""
    return sum(bit(DIRECTIONS.index(letter)) for letter in set(letters))


def slot_column(side: int) -> str:
    """The column of a side's start slots."""
    return COLUMNS[-side]
