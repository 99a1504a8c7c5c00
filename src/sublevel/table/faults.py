"""Thoughts that failed, as the log keeps them: enough to think each of them again (`table/repeat.py`)."""

from __future__ import annotations

from typing import Final

import msgspec

from sublevel.engine.game import Game, Json
from sublevel.table.guard import log_fault
from sublevel.table.thinking import unpacked

REPEAT: Final = "repeat it with `python -m sublevel.table.repeat`, which reads:"


class Thought(msgspec.Struct, frozen=True, tag_field="type", tag="thought"):
    """A choice that a bot had to make."""

    game: str
    bot: str
    seat: int
    seed: int
    seen: bytes  # the packed state as the seat sees it
    position: Json = None  # the same in the game's notation, as far as everybody may know it

    @classmethod
    def of(cls, game: Game, seen: bytes, seat: int, bot: str, seed: int) -> Thought:
        """The choice that a bot was asked for."""
        return cls(game.name, bot, seat, seed, seen, game.write_position(unpacked(game, seen), public=True))


def log_thought(what: str, thought: msgspec.Struct, error: Exception) -> None:
    """Log a thought that failed, with all that it takes to think it again."""
    log_fault(what, error, f"{REPEAT}\n{msgspec.json.encode(thought).decode()}")
