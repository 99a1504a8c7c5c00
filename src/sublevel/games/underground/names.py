"""Names of cells, pieces, chips and phases, as notation, positions, views and messages write them (section 4)."""

from __future__ import annotations

from typing import Final

from sublevel.games.underground import data, state
from sublevel.games.underground.data import PLATEAUS, ROWS, SHAPES, SIDES, cell_index
from sublevel.games.underground.tables import CELLS, NOWHERE, SIZE

CELL_NAMES: Final = tuple(f"{ROWS[cell // SIZE]}{cell % SIZE + 1}" for cell in range(CELLS))
PIECE_NAMES: Final = tuple(piece.name for piece in data.pieces())
CHIP_NAMES: Final = ("", *[chip.name for chip in data.chips()], "SB", "SL", "SS", "ST")  # by number; 0 is none
FACES: Final = "AB"
SURFACES: Final = ("board", "plateau", "stone", "wood", "tower")
SYMBOLS: Final = (None, "key", "valve", "lock")
SEATS: Final = 4

PHASES: Final = (
    "setup_plateau",
    "setup_door",
    "setup_first",
    "play",
    "act",
    "move",
    "resolve",
    "teleport",
    "displace",
    "replace",
    "over",
)
# What can continue after the kidnapper's procedure: a phase, or a stage of the end of a turn.
CONTINUATIONS: Final = dict(enumerate(PHASES)) | {
    state.REPLACING: "replacing",
    state.NEXT_SEAT: "next_seat",
}
ENDS: Final = {
    state.WON: "escaped",
    state.DECK: "deck",
    state.KIDNAPPED: "kidnapper",
    state.IMMOBILE: "immobile",
    state.RESIGNED: "resign",
}
NOBODY: Final = "-"  # in written positions: no cell, no card


def cell_name(cell: int) -> str:
    """`A1` to `I9` for a cell's number."""
    return CELL_NAMES[cell]


def cell_or_none(cell: int) -> str | None:
    """The name of a cell, None for nowhere."""
    return None if cell == NOWHERE else CELL_NAMES[cell]


def walls(mask: int) -> str:
    """Walls as letters, in the order N E S W."""
    return "".join(side for i, side in enumerate(SIDES) if mask >> i & 1)


def placement_name(piece: int, way: int, anchor: int) -> str:
    """A placement in notation, such as `I3.1Ar1@C7` (UG-GEO-5)."""
    return f"{PIECE_NAMES[piece]}{FACES[way // 4]}r{way % 4}@{CELL_NAMES[anchor]}"


__all__ = [
    "CELL_NAMES",
    "CHIP_NAMES",
    "CONTINUATIONS",
    "ENDS",
    "FACES",
    "NOBODY",
    "PHASES",
    "PIECE_NAMES",
    "PLATEAUS",
    "SEATS",
    "SHAPES",
    "SIDES",
    "SURFACES",
    "SYMBOLS",
    "cell_index",
    "cell_name",
    "cell_or_none",
    "placement_name",
    "walls",
]
