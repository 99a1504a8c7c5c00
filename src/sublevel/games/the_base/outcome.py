"""The result record (BASE-END-7)."""

from __future__ import annotations

from sublevel.engine.game import Outcome
from sublevel.games.the_base.moves import saved_count
from sublevel.games.the_base.names import SIDES
from sublevel.games.the_base.state import SAVED, Board
from sublevel.games.the_base.tables import EXPLORERS, MUTANTS, OFF
from sublevel.games.the_base.turns import distance, tiebreak
from sublevel.games.the_base.words import CHALLENGES, ENDS


def outcome(s: Board) -> Outcome:
    """How a match that has ended came out, and what became of the Time challenge."""
    details: dict[str, object] = {"countdown": s.final_countdown, "challenge": CHALLENGES.get(s.challenge)}
    if s.ended != SAVED:
        details["distances"] = {SIDES[side]: distances(s, side) for side in (EXPLORERS, MUTANTS)}
    return Outcome(
        reason=ENDS[s.ended],
        winners=tuple(side for side in (EXPLORERS, MUTANTS) if s.payoff[side] > 0),
        returns=(float(s.payoff[EXPLORERS]), float(s.payoff[MUTANTS])),
        scores=(s.score[EXPLORERS], s.score[MUTANTS]),
        details=details,
    )


def distances(s: Board, side: int) -> list[int]:
    """The distances of a side's remaining pieces, the rearmost first (BASE-END-3)."""
    remaining = (distance(s, piece) for piece in range(3 * side, 3 * side + 3) if s.piece[piece] != OFF)
    return sorted((columns for columns in remaining if columns > 0), reverse=True)


def projected_winner(s: Board) -> str:
    """Who would win if the countdown ended now: `X`, `M` or `draw`."""
    lead = saved_count(s, EXPLORERS) - saved_count(s, MUTANTS) or tiebreak(s)
    return "draw" if lead == 0 else SIDES[EXPLORERS if lead > 0 else MUTANTS]
