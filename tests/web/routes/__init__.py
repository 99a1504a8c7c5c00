"""Whole matches to be played through the page: files in this folder, made by the scripts beside them."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import sublevel
from sublevel.engine.match import Match
from sublevel.games.underground.parts import pieces

GAME = sublevel.game("underground")
HERE = Path(__file__).parent
PIECES = pieces()

View = dict[str, Any]


@dataclass(frozen=True)
class Gesture:
    """What somebody does at once, in notation, and the board on which they do it."""

    seat: int
    texts: tuple[str, ...]  # one action, all plateaus of the set-up, or the steps that one click plays
    plies: int  # actions played before it
    view: View

    @property
    def kind(self) -> str:
        """What is done: `step`, or the letter of the notation."""
        return "step" if self.texts[0][2:3] == "-" else self.texts[0].split(" ")[0]

    @property
    def after(self) -> int:
        """Actions played after it."""
        return self.plies + len(self.texts)


class Route:
    """A whole match: where to begin, what to do, and how it ends."""

    def __init__(self, name: str) -> None:
        self.file = (HERE / f"{name}.json").read_text(encoding="utf-8")
        self.match = GAME.load(self.file)
        assert self.match.result is not None, f"{name}: not a whole match; make it anew with find.py"

    @property
    def won(self) -> bool:
        """Whether the players win."""
        assert self.match.result is not None
        return bool(self.match.result.details["won"])

    @property
    def log(self) -> list[str]:
        """All actions as the log of the page shows them."""
        return [ply.text for ply in self.match.plies]

    @property
    def origin(self) -> dict[str, Any]:
        """For a new table: the same deal, and nothing played yet."""
        return {"file": self.file, "plies": 0}

    def gestures(self) -> Iterator[Gesture]:
        """All that has to be done, in order."""
        assert self.match.seed is not None
        match = GAME.new(self.match.seed, self.match.options)
        plies = self.match.plies
        while (at := len(match.plies)) < len(plies):
            seat = plies[at].seat
            view: View = match.view(seat if seat < match.state.options[0] else 0)
            texts = at_once(match, view, [ply.text for ply in plies[at:] if ply.seat == seat])
            for text in texts:
                match.play(seat, text)
            yield Gesture(seat, texts, at, view)


def at_once(match: Match, view: View, texts: list[str]) -> tuple[str, ...]:
    """As many of the next actions as one gesture plays."""
    if texts[0].startswith("SP"):
        return tuple(text for text in texts if text.startswith("SP"))
    ways = [tuple(way["steps"]) for way in view["ways"]]
    return max((way for way in ways if tuple(texts[: len(way)]) == way), key=len, default=(texts[0],))


@dataclass(frozen=True)
class Laid:
    """A piece as it is placed: `V3.1Br3@D7`, or held: `V3.1Br3`."""

    piece: str
    face: str
    rotation: int
    anchor: str

    @classmethod
    def read(cls, text: str) -> Laid:
        """From its notation."""
        held, _, anchor = text.split()[-1].partition("@")
        return cls(held[:-3], held[-3], int(held[-1]), anchor)

    @property
    def shape(self) -> str:
        """The stack it comes from."""
        return self.piece.partition(".")[0]

    def looks(self, face: str, quarters: int) -> bool:
        """Whether it looks the same with this face up, turned by so many quarters."""
        return PIECES[self.piece][face][quarters % 4] == PIECES[self.piece][self.face][self.rotation]

    @property
    def grip(self) -> str:
        """The cell over which it is held: of its cells the one next to the middle."""
        rows = PIECES[self.piece][self.face][self.rotation].split(" / ")
        cells = [(i, j) for i, row in enumerate(rows) for j, token in enumerate(row.split()) if token != "."]
        middle = [sum(place) / len(cells) for place in zip(*cells, strict=True)]

        def far(cell: tuple[int, int]) -> float:
            return round(math.dist(cell, middle), 6)

        row, column = min(cells, key=far)
        return chr(ord(self.anchor[0]) + row) + str(int(self.anchor[1]) + column)
