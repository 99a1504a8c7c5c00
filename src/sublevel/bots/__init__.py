"""Opponents. A bot sees what its seat may know, and answers with an action."""

from __future__ import annotations

from sublevel.bots.bot import Bot
from sublevel.bots.planner import Planner
from sublevel.bots.random_bot import RandomBot
from sublevel.engine.errors import BadOption
from sublevel.engine.game import Game

BOTS: dict[str, type[Bot]] = {"random": RandomBot, "planner": Planner}


def names() -> tuple[str, ...]:
    """The names of all bots, weakest first."""
    return tuple(BOTS)


def make(name: str, game: Game, seed: int) -> Bot:
    """A bot for a game; the same seed gives the same answers. Raises BadOption for an unknown name."""
    if name not in BOTS:
        raise BadOption(f"there is no bot {name!r}; there are: {', '.join(BOTS)}")
    return BOTS[name](game, seed)


__all__ = ["BOTS", "Bot", "make", "names"]
