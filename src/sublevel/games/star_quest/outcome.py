"""The result of a match (SQ-SCORE-1 to 5)."""

from __future__ import annotations

from sublevel.engine.game import Outcome
from sublevel.games.star_quest.names import ENDS, MARKS, SEATS, player_or_none
from sublevel.games.star_quest.state import OPTION_PLAYERS, OPTION_SCORING, Hulk


def outcome(s: Hulk) -> Outcome:
    """How a match that has ended came out: winners share the win, unless they are one side (SQ-SCORE-5)."""
    winners = tuple(seat for seat in range(s.options[OPTION_PLAYERS]) if s.payoff[seat])
    share = 1 if s.options[OPTION_SCORING] else len(winners)
    return Outcome(
        reason=ENDS[s.ended],
        winners=winners,
        returns=tuple(s.payoff[seat] / share for seat in range(SEATS)),
        scores=tuple(s.score[seat] for seat in range(SEATS)),
        details={"rounds": s.rounds, **{mark: player_or_none(s.mark[i]) for i, mark in enumerate(MARKS)}},
    )
