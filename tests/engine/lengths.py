"""How long matches are: the longest possible ones would take minutes."""

from __future__ import annotations

from functools import cache

from sublevel.engine.chance import generator
from sublevel.engine.game import Game
from sublevel.engine.playout import play_random

SOME = 200  # actions of the next match


@cache
def past_the_end(game: Game, seed: int, stream: int = 0) -> int:
    """So many actions that the random match of a deal has ended by then, and another one has begun."""
    s = game.deal(seed, game.environment())
    play_random(game.rules, s, generator(seed, stream), game.longest)
    assert s.waiting == 0
    return s.ply + SOME
