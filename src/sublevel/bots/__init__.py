"""Opponents. A bot sees what its seat may know, and answers with an action."""

from __future__ import annotations

from collections.abc import Iterable

from sublevel.bots.bot import STREAM, Bot
from sublevel.bots.levels import LEVELS, level
from sublevel.bots.planner import Planner
from sublevel.bots.random_bot import RandomBot
from sublevel.bots.search import SearchBot, Tried, decide_together, merged, settled
from sublevel.engine.chance import generator
from sublevel.engine.core import State, advance
from sublevel.engine.errors import BadOption, quoted
from sublevel.engine.game import Game

BOTS: dict[str, type[Bot]] = {"random": RandomBot, "planner": Planner}  # yardsticks for tests and tournaments


def names() -> tuple[str, ...]:
    """The names of all bots: the yardsticks, then the levels, weakest first."""
    return (*BOTS, *LEVELS)


def levels() -> tuple[str, ...]:
    """The names of those that people play against, weakest first."""
    return tuple(LEVELS)


def make(name: str, game: Game, seed: int) -> Bot:
    """A bot for a game; the same seed gives the same answers. Raises BadOption for an unknown name."""
    if name in LEVELS:
        return SearchBot(game, seed, level(name, game))
    if name not in BOTS:
        raise BadOption(f"there is no bot {quoted(name)}; there are: {', '.join(names())}")
    return BOTS[name](game, seed)


def processes(name: str) -> int:
    """How many processes a bot may use at once, where there are some to spare."""
    return LEVELS[name].processes if name in LEVELS else 1


def consider(name: str, game: Game, seed: int, seen: State, seat: int) -> list[Tried]:
    """What one process finds: all choices that a bot looked at, the best first. `agreed` settles for one of them."""
    bot = make(name, game, seed)
    if isinstance(bot, SearchBot):
        return bot.consider(seen, seat)
    return [Tried(bot.choose(seen, seat), 1, 0)]


def agreed(found: Iterable[list[Tried]], game: Game, seen: State, seat: int, seed: int) -> int:
    """The action that several processes choose together."""
    return settled(merged(game, found), decide_together(seen, seat), advance(generator(seed, STREAM)))


__all__ = ["BOTS", "Bot", "Tried", "agreed", "consider", "levels", "make", "names", "processes"]
