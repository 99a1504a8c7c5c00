"""A cheap judgement of a position: the scores as they stand, and what is near (section 15)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sublevel.games.star_quest.figures import is_remaining, loss_value, player_of
from sublevel.games.star_quest.goals import chaos_score, squad_score
from sublevel.games.star_quest.state import ABOARD, OPTION_PLAYERS, OPTION_SCORING, Hulk
from sublevel.games.star_quest.tables import CHAOS, NOBODY, PRIMARY, PRIMARY_POINTS, SQUAD

FULL: Final = 1000  # of a win
STEEP: Final = 12  # thousandths for a point of difference


def squad_outlook(s: Hulk, colour: i64) -> i64:
    """The score of a squad, less a part of what it could still lose."""
    risk: i64 = 0
    n: i64
    for n in range(SQUAD):
        figure: i64 = SQUAD * colour + n
        if is_remaining(s, figure) and s.status[figure] == ABOARD:
            risk += loss_value(s, figure)
    return squad_score(s, colour) - risk // 4


def judge(s: Hulk, seat: i64) -> i64:
    """How the seat stands against the best of the others, in thousandths of a win (section 15)."""
    chaos: i64 = s.options[OPTION_PLAYERS] - 1
    if s.ended != 0:
        return FULL * s.payoff[seat]
    theirs: i64 = chaos_score(s)
    if s.mark[PRIMARY] == NOBODY:
        theirs += PRIMARY_POINTS // 2
    together: i64 = 0
    best: i64 = -FULL
    mine: i64 = 0
    other: i64
    for other in range(chaos):
        score: i64 = squad_outlook(s, player_of(s, other))
        together += score
        if other == seat:
            mine = score
        else:
            best = max(best, score)
    if s.options[OPTION_SCORING] == 1:
        best = together
        mine = together
    if player_of(s, seat) == CHAOS:
        difference: i64 = theirs - best
    else:
        difference = mine - (theirs if s.options[OPTION_SCORING] == 1 else max(theirs, best))
    return max(0, min(FULL, FULL // 2 + STEEP * difference))
