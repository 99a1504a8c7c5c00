"""The result record (UG-END-7, UG-END-8)."""

from __future__ import annotations

from sublevel.engine.game import Outcome
from sublevel.games.underground.endings import cards_left, sections_left
from sublevel.games.underground.names import ENDS, SEATS
from sublevel.games.underground.state import OPTION_PLAYERS, WON, Board


def outcome(s: Board) -> Outcome:
    """How a match that has ended came out: for everybody alike."""
    return Outcome(
        reason=ENDS[s.ended],
        winners=tuple(range(s.options[OPTION_PLAYERS])) if s.ended == WON else (),
        returns=tuple(float(s.payoff[seat]) for seat in range(SEATS)),
        scores=tuple(s.score[seat] for seat in range(SEATS)),
        details={
            "won": s.ended == WON,
            "turns": s.turn,
            "cards_left": cards_left(s),
            "sections_left": sections_left(s),
            "keys": s.keys,
            "discoveries": s.discoveries,
        },
    )
