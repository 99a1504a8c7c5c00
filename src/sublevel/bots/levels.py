"""The levels: five opponents of one kind, from one that hardly looks ahead to the strongest.

All of them search (`bots/search.py`); they differ in how much they look at. The weak ones are weak as people are: they
see a few actions ahead, overlook some choices, and misjudge positions, but they never blunder for the sake of it.
How much they look at is counted in simulations, not in seconds, so that a match can be played again with the same
answers; the seconds are a bound for slow machines, for each action. A game whose simulations take longer, and are worth
more, tells its own efforts (`Game.efforts`).
"""

from __future__ import annotations

from typing import Final

from sublevel.bots.search import Effort
from sublevel.engine import targets
from sublevel.engine.game import Game

INTERPRETED: Final = 100  # interpreted rules take so many times as long: the levels look at so much less

LEVELS: Final[dict[str, Effort]] = {
    "beginner": Effort(simulations=40, depth=1, noise=250, blind=30),
    "casual": Effort(simulations=200, depth=3, noise=120, blind=15),
    "skilled": Effort(simulations=600, depth=6, noise=80, blind=5),
    "strong": Effort(simulations=4_000),
    "master": Effort(simulations=40_000, processes=2),
}


def level(name: str, game: Game) -> Effort:
    """The effort of a level in a game, on the target that runs."""
    own = game.efforts.get(name)
    return suited(LEVELS[name] if own is None else Effort(**own))


def suited(effort: Effort) -> Effort:
    """An effort as the target that runs can afford it."""
    return effort if targets.running() == "cpu" else effort.reduced(INTERPRETED)
