"""The result record (SQ-SCORE-1 to 5)."""

from __future__ import annotations

from sublevel.engine.game import Outcome
from sublevel.games.star_quest.names import COLOUR_NAMES, ENDS, SEATS
