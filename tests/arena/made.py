"""Records and results that were never played, with known strengths behind them."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence

from sublevel.arena.ratings import ELO
from sublevel.arena.records import Record


def record(number: int, deal: int, bots: Sequence[str], returns: Sequence[float], plies: int = 100) -> Record:
    """A record with a result; what the ratings do not read is made up."""
    seats = range(len(bots))
    return Record(
        number=number,
        deal=deal,
        seed=deal,
        bots=list(bots),
        end="made",
        winners=[seat for seat in seats if returns[seat] > 0],
        returns=list(returns),
        scores=[0 for _ in seats],
        plies=plies,
        decisions=[plies // len(bots) for _ in seats],
        seconds=[0.1 * (seat + 1) for seat in seats],
        longest=[0.01 for _ in seats],
    )


def duel(luck: random.Random, lead: float, draws: float = 0.0) -> tuple[float, float]:
    """The returns of two sides, of which the first leads by so many Elo."""
    half = lead / ELO / 2
    weights = [math.exp(half), math.exp(-half), draws]
    return luck.choices([(1.0, -1.0), (-1.0, 1.0), (0.0, 0.0)], weights)[0]
