"""The board once more, slowly and independently: from the written history to cells, layers, supports and walls.

Nothing of the engine is used but the data files' texts: pieces are read, mirrored, turned and stacked anew here.
"""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cache
from pathlib import Path

import sublevel

DATA = Path(sublevel.__file__).parent / "games" / "underground" / "data"
SIDES = "NESW"
Cell = tuple[int, int]


@dataclass(frozen=True)
class Layer:
    """One thing that lies on a cell, from one height to another."""

    bottom: int
    top: int
    what: str  # a piece or a plateau
    surface: str
    symbol: str
    walls: frozenset[str]


@dataclass
class Column:
    """The space above a cell, bottom first."""

    layers: list[Layer] = field(default_factory=list)
    water: bool = False
    buried: int = 0

    @property
    def height(self) -> int:
        return self.layers[-1].top if self.layers else 0


@cache
def raw(name: str) -> dict[str, object]:
    return tomllib.loads((DATA / name).read_text(encoding="utf-8"))


@cache
def face(piece: str, side: str, turns: int) -> dict[Cell, tuple[str, str, frozenset[str]]]:
    """The cells of a turned face: surface, symbol, walls."""
    entries: list[dict[str, str]] = raw("pieces.toml")["piece"]  # type: ignore[assignment]  # the file's own form
    text = next(entry[side.lower()] for entry in entries if entry["name"] == piece)
    return turned(parsed(text), turns)


def parsed(text: str) -> dict[Cell, tuple[str, str, frozenset[str]]]:
    cells = {}
    for row, line in enumerate(text.split("/")):
        for column, token in enumerate(line.split()):
            if token != ".":
                head, _, walls = token.partition(":")
                cells[row, column] = ("wood" if head[0] == "W" else "stone", head[1:], frozenset(walls))
    return cells


def turned(
    cells: dict[Cell, tuple[str, str, frozenset[str]]], turns: int
) -> dict[Cell, tuple[str, str, frozenset[str]]]:
    """Quarter turns clockwise: what was north is east, what was west is north."""
    for _ in range(turns):
        tall = 1 + max(row for row, _ in cells)
        cells = {
            (column, tall - 1 - row): (surface, symbol, frozenset(SIDES[(SIDES.index(w) + 1) % 4] for w in walls))
            for (row, column), (surface, symbol, walls) in cells.items()
        }
    return cells


def place_of(name: str) -> Cell:
    return "ABCDEFGHI".index(name[0]), int(name[1]) - 1


def name_of(cell: Cell) -> str:
    return f"{'ABCDEFGHI'[cell[0]]}{cell[1] + 1}"


class Box:
    """The box: all columns."""

    def __init__(self) -> None:
        self.columns = {(row, column): Column() for row in range(9) for column in range(9)}
        self.things: dict[Cell, str] = {}  # code chips, figure, tower, rat
        self.balance = "edge"

    def lay_plateau(self, text: str) -> None:
        """`a@D1r0`."""
        letter, at, turns = text[0], place_of(text[2:4]), int(text[5])
        entries: list[dict[str, str]] = raw("plateaus.toml")["plateau"]  # type: ignore[assignment]
        entry = next(entry for entry in entries if entry["name"] == letter)
        for (row, column), (_, symbol, walls) in turned(parsed(entry["top"]), turns).items():
            layer = Layer(0, int(entry["height"]), letter, "plateau", symbol, walls)
            self.columns[at[0] + row, at[1] + column].layers.append(layer)

    def covered(self, text: str) -> dict[Cell, tuple[str, str, frozenset[str]]]:
        """The cells of the board that a placement covers, also beyond its edge."""
        found = re.fullmatch(r"(\S+)([AB])r(\d)@(..)", text)
        assert found
        at = place_of(found[4])
        cells = face(found[1], found[2], int(found[3]))
        return {(at[0] + row, at[1] + column): token for (row, column), token in cells.items()}

    def lay_piece(self, text: str) -> None:
        """`I3.1Ar1@C7`."""
        cells = self.covered(text)
        base = max(self.columns[cell].height for cell in cells)
        for cell, (surface, symbol, walls) in cells.items():
            column = self.columns[cell]
            column.buried += column.water
            column.water = False
            column.layers.append(Layer(base, base + 1, text, surface, symbol, walls))

    def may_lie(self, text: str) -> bool:
        """UG-PLACE-1 to UG-PLACE-9, read literally."""
        cells = self.covered(text)
        if any(cell not in self.columns or cell in self.things for cell in cells):
            return False
        base = max(self.columns[cell].height for cell in cells)
        carried = [cell for cell in cells if self.columns[cell].height == base and not self.columns[cell].water]
        stone = [cell for cell, token in cells.items() if token[0] == "stone"]
        if not carried or any(cell not in carried for cell in stone):
            return False
        return self.balance == "off" or rests(list(cells), carried, self.balance == "firm")


def rests(cells: list[Cell], carried: list[Cell], firm: bool) -> bool:
    """Whether no line can be drawn with the centre of mass on one side and all carried squares on the other.

    Such a line could be turned until it is parallel to one through two corners, so these directions are enough.
    """
    centre = (
        sum(Fraction(2 * row + 1, 2) for row, _ in cells) / len(cells),
        sum(Fraction(2 * column + 1, 2) for _, column in cells) / len(cells),
    )
    corners = {(row + a, column + b) for row, column in carried for a in (0, 1) for b in (0, 1)}
    for one in corners:
        for other in corners:
            if one != other:
                normal = (other[1] - one[1], one[0] - other[0])
                sides = [normal[0] * (row - one[0]) + normal[1] * (column - one[1]) for row, column in corners]
                if max(sides) <= 0:  # an edge of the hull, all of it on this side
                    side = normal[0] * (centre[0] - one[0]) + normal[1] * (centre[1] - one[1])
                    if side > 0 or (firm and side == 0):
                        return False
    return True
