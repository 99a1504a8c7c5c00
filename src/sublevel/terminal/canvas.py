"""A picture made of character cells."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from rich.segment import Segment
from rich.style import Style
from textual.strip import Strip


@lru_cache(maxsize=1024)
def style(ink: str, ground: str, bold: bool) -> Style:
    """The look of a cell."""
    return Style(color=ink, bgcolor=ground, bold=bold)


@dataclass(slots=True)
class Cell:
    """One character with its colours."""

    char: str
    ink: str
    ground: str
    bold: bool = False


class Canvas:
    """A grid of cells to paint on. Whatever falls outside is cut off."""

    def __init__(self, width: int, height: int, ground: str) -> None:
        self.width = width
        self.height = height
        self.ground = ground
        self._rows = [[Cell(" ", ground, ground) for _ in range(width)] for _ in range(height)]

    def put(self, x: int, y: int, char: str, ink: str, ground: str | None = None, bold: bool = False) -> None:
        """Paint one cell; without a ground the one that is there stays."""
        if 0 <= x < self.width and 0 <= y < self.height:
            cell = self._rows[y][x]
            self._rows[y][x] = Cell(char, ink, cell.ground if ground is None else ground, bold)

    def text(self, x: int, y: int, text: str, ink: str, ground: str | None = None, bold: bool = False) -> None:
        """Write a line of text."""
        for i, char in enumerate(text):
            self.put(x + i, y, char, ink, ground, bold)

    def ground_at(self, x: int, y: int) -> str:
        """The colour behind a cell."""
        inside = 0 <= x < self.width and 0 <= y < self.height
        return self._rows[y][x].ground if inside else self.ground

    def strip(self, y: int) -> Strip:
        """One line as the screen takes it, neighbours of the same look together."""
        if not 0 <= y < self.height:
            return Strip([])
        segments: list[Segment] = []
        run, look = "", None
        for cell in self._rows[y]:
            here = style(cell.ink, cell.ground, cell.bold)
            if here is not look and run:
                segments.append(Segment(run, look))
                run = ""
            run, look = run + cell.char, here
        segments.append(Segment(run, look))
        return Strip(segments, self.width)

    def plain(self) -> str:
        """The picture without its colours."""
        return "\n".join("".join(cell.char for cell in row).rstrip() for row in self._rows)
