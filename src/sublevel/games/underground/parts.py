"""The parts as a client draws them, turned every way, so that no client turns them by rules of its own (UG-GEO-5)."""

from __future__ import annotations

from typing import Any

from sublevel.games.underground import data
from sublevel.games.underground.geometry import ROTATIONS, SURFACES, SYMBOLS, Face, Token
from sublevel.games.underground.names import FACES, walls
from sublevel.games.underground.tables import EXIT_HEIGHT
from sublevel.games.underground.words import line_of

SECTIONS = 36


def parts() -> dict[str, tuple[str, Any]]:
    """Everything that is drawn, by its name, with what it is."""
    return {
        "PIECES": ("Each piece: face A and B, turned 0 to 3 quarters clockwise, written as in the rules.", pieces()),
        "PLATEAUS": ("The top of each plateau, turned 0 to 3 quarters clockwise.", plateaus()),
        "HEIGHTS": ("The height of each plateau.", {plateau.name: plateau.height for plateau in data.plateaus()}),
        "LEVELS": ("Of a random set-up: how much water lies, and the column of the end chip, at the bottom.", levels()),
        "LINES": ("What the kidnapper sees from each section: a column's digit or a row's letter.", lines()),
        "CHIPS": ("Each number chip: its digit, the cable on its left and the one on its right.", chips()),
        "EXIT": ("The level of the door.", EXIT_HEIGHT),
    }


def pieces() -> dict[str, dict[str, list[str]]]:
    """All pieces with both faces."""
    return {
        piece.name: {side: turns(face) for side, face in zip(FACES, piece.faces, strict=True)}
        for piece in data.pieces()
    }


def plateaus() -> dict[str, list[str]]:
    """All plateaus."""
    return {plateau.name: turns(plateau.face) for plateau in data.plateaus()}


def levels() -> dict[str, dict[str, int]]:
    """The levels of a random set-up (UG-SETUP-5, 8)."""
    found = data.levels()
    return {level: {"water": found.water[level], "end": found.kidnapper[level]} for level in data.LEVELS}


def lines() -> list[str]:
    """The line of each section (UG-GEO-6)."""
    return [str(line_of(section)["number"]) for section in range(SECTIONS)]


def chips() -> dict[str, str]:
    """The number chips, such as `4RG` (section 3.7)."""
    return {chip.name: f"{chip.digit}{chip.left}{chip.right}" for chip in data.chips()}


def turns(face: Face) -> list[str]:
    """A face in its four rotations."""
    return [written(face.turned(quarters)) for quarters in range(ROTATIONS)]


def written(face: Face) -> str:
    """A face as the rules write it: rows divided by `/`, `.` where there is no cell (section 3.3)."""
    rows, columns = face.size()
    tokens = dict(zip(face.places, face.tokens, strict=True))
    grid = [
        [token(tokens[row, column]) if (row, column) in tokens else "." for column in range(columns)]
        for row in range(rows)
    ]
    return " / ".join(" ".join(row) for row in grid)


def token(cell: Token) -> str:
    """A cell as the rules write it: surface, symbol, walls."""
    sides = walls(cell.walls)
    return SURFACES[cell.wood] + SYMBOLS[cell.symbol].strip() + (f":{sides}" if sides else "")
