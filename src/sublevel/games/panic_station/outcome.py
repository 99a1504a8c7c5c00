"""The result record (PS-END-10, PS-END-11)."""

from __future__ import annotations

from sublevel.engine.game import Outcome
from sublevel.games.panic_station.cards import alive, is_infected, players
from sublevel.games.panic_station.endings import why_nobody
from sublevel.games.panic_station.names import COLOURS, ENDS, WHY_NOBODY
from sublevel.games.panic_station.state import Board


def outcome(s: Board) -> Outcome:
    """How a match that has ended came out: who won, who was infected and by whom, who lived."""
    seats = range(players(s))
    return Outcome(
        reason=ENDS[s.ended],
        winners=tuple(seat for seat in seats if s.payoff[seat] > 0),
        returns=tuple(float(s.payoff[seat]) for seat in range(6)),
        scores=tuple(s.score[seat] for seat in range(6)),
        details={
            "rounds": s.rounds,
            "nobody": WHY_NOBODY[why_nobody(s, sum(1 << seat for seat in seats if s.payoff[seat] > 0))],
            "infected": [COLOURS[seat] for seat in seats if is_infected(s, seat)],
            "living": [COLOURS[seat] for seat in seats if alive(s, seat)],
        },
    )
