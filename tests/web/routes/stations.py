"""Matches of Panic Station, to be played through the page: files in this folder, made by `find_stations.py`."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import sublevel

GAME = sublevel.game("panic-station")
HERE = Path(__file__).parent


class Deed(NamedTuple):
    """One action in notation, and the board as its player sees it before."""

    seat: int
    text: str
    plies: int  # actions played before it
    view: dict[str, Any]
    forced: bool  # the only answer to a secret question: given for the player after a while

    @property
    def words(self) -> list[str]:
        """The parts of the notation."""
        return self.text.split()

    def target(self) -> str:
        """The room that a move leads to."""
        return next(str(way["room"]) for way in self.view["ways"] if way["steps"] == [self.text])


class Course:
    """A match from its deal on."""

    def __init__(self, name: str) -> None:
        self.file = (HERE / f"{name}.json").read_text(encoding="utf-8")
        self.match = GAME.load(self.file)

    @property
    def origin(self) -> dict[str, Any]:
        """For a new table: the same deal, and nothing played yet."""
        return {"file": self.file, "plies": 0}

    @property
    def kinds(self) -> set[str]:
        """What can be seen to happen in it."""
        return {text.split()[0] for text in (ply.text for ply in self.match.plies)}

    def deeds(self) -> Iterator[Deed]:
        """All that has to be done, in order."""
        assert self.match.seed is not None
        match = GAME.new(self.match.seed, self.match.options)
        for plies, ply in enumerate(self.match.plies):
            forced = bool(GAME.veiled(match.state)) and len(match.legal(ply.seat)) == 1
            yield Deed(ply.seat, ply.text, plies, match.view(ply.seat), forced)
            match.play(ply.seat, ply.text)
