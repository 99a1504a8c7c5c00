"""Sublevel: board games of escape and survival, and the engine room under them.

import sublevel
game = sublevel.game("the-base")
match = game.new(seed=7)
match.play(match.waiting[0], match.legal(match.waiting[0])[0])
"""

from __future__ import annotations

from sublevel.engine import targets

targets.choose()  # before anything that may be compiled is imported

from sublevel.engine import errors
from sublevel.engine.actions import Action, Ply
from sublevel.engine.game import Game, Outcome
from sublevel.engine.match import Match
from sublevel.engine.registry import find as game
from sublevel.engine.registry import names as game_names
from sublevel.engine.text import LANGUAGES, Reason, Words

__version__ = "0.1.0"

__all__ = [
    "LANGUAGES",
    "Action",
    "Game",
    "Match",
    "Outcome",
    "Ply",
    "Reason",
    "Words",
    "__version__",
    "errors",
    "game",
    "game_names",
]
