"""How a match ends, and what it was worth (section 9)."""

from __future__ import annotations

from mypy_extensions import i64

from sublevel.engine.core import EVERYBODY, emit
from sublevel.games.underground.chips import find_trail
from sublevel.games.underground.state import (
    MATCH_ENDED,
    OPTION_END,
    OPTION_PLAYERS,
    OPTION_TIMER,
    OVER,
    TIMER_OFF,
    WON,
    Board,
)
from sublevel.games.underground.tables import NOWHERE


def cards_left(s: Board) -> i64:
    """How many cards can still be drawn (UG-SETUP-14, 21)."""
    return s.pile_n - s.cut


def sections_left(s: Board) -> i64:
    """How far the timer is from the end chip; 0 without a timer (UG-END-7)."""
    return 0 if s.options[OPTION_TIMER] == TIMER_OFF else s.options[OPTION_END] - s.section


def points(s: Board, kind: i64) -> i64:
    """The score for lists (UG-END-7)."""
    if kind == WON:
        return 100 + cards_left(s) + 2 * sections_left(s)
    return 5 * find_trail(s) + (s.height[s.figure] if s.figure != NOWHERE else 0)


def finish(s: Board, kind: i64) -> None:
    """The match is over for everybody, won or lost (UG-END-1 to 8)."""
    seat: i64
    worth: i64 = points(s, kind)
    for seat in range(s.options[OPTION_PLAYERS]):
        s.payoff[seat] = 1 if kind == WON else 0
        s.score[seat] = worth
    s.ended = kind
    s.phase = OVER
    s.waiting = 0
    emit(s, EVERYBODY, MATCH_ENDED, kind, 0, 0, 0)
