"""Whole matches to be played through the page, for any game: files in this folder, made by the scripts beside them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import sublevel

HERE = Path(__file__).parent


class Deed(NamedTuple):
    """What a seat does, in notation, and what that seat sees before."""

    seat: int
    text: str
    plies: int  # actions played before it
    view: dict[str, Any]

    @property
    def action(self) -> dict[str, Any]:
        """The action as the page gets it."""
        return next(action for action in self.view["legal"] if action["text"] == self.text)

    @property
    def forced(self) -> bool:
        """Whether there is nothing else that the seat could do."""
        return len(self.view["legal"]) == 1


class Course:
    """A match from its deal to its end."""

    def __init__(self, game: str, name: str) -> None:
        self.game = sublevel.game(game)
        self.file = (HERE / f"{name}.json").read_text(encoding="utf-8")
        self.match = self.game.load(self.file)
        assert self.match.result is not None

    def origin(self, plies: int = 0) -> dict[str, Any]:
        """For a new table: the same deal, with so many actions played already."""
        return {"file": self.file, "plies": plies}

    def deeds(self) -> Iterator[Deed]:
        """All that has to be done, in order."""
        assert self.match.seed is not None
        match = self.game.new(self.match.seed, self.match.options)
        for plies, ply in enumerate(self.match.plies):
            yield Deed(ply.seat, ply.text, plies, match.view(ply.seat))
            match.play(ply.seat, ply.text)
