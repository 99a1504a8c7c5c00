"""The sand timer by the clock: seconds, which no rule reads (UG-TIME-1, 2).

Whoever keeps the clock plays `Z` when it is empty. Nothing here asks for the time: from the times of all actions the
sand that is left comes out the same again and again.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Final

from sublevel.engine.core import State
from sublevel.engine.keeper import Keeper
from sublevel.engine.match import event_rows
from sublevel.games.underground.options import UndergroundOptions
from sublevel.games.underground.state import DISPLACE, OPTION_TIMER, SETUP_FIRST, TIMER_REAL, TIMER_TURNED, Board
from sublevel.games.underground.tables import SAND_OUT

SECOND: Final = 1000  # milliseconds


@dataclass(frozen=True)
class Sand:
    """How much sand is above, in seconds."""

    whole: float  # what runs through from full to empty
    left: float
    glass: bool  # turned early, what has run through is above; otherwise it is always full

    @property
    def empty(self) -> bool:
        """Whether it has run out: it is time for `Z`."""
        return self.left <= 0

    def after(self, seconds: float) -> Sand:
        """So much later."""
        return replace(self, left=max(0.0, self.left - seconds))

    def turned(self) -> Sand:
        """Upside down (UG-TIME-1)."""
        return replace(self, left=self.whole - self.left if self.glass else self.whole)

    def following(self, events: Iterable[Sequence[int]]) -> Sand:
        """After the events of an action: turned as often as these say."""
        sand = self
        for row in events:
            sand = sand.turned() if row[0] == TIMER_TURNED else sand
        return sand


def full(options: UndergroundOptions) -> Sand:
    """The timer of a match when it begins."""
    return Sand(options.timer_seconds, options.timer_seconds, options.timer_flip == "glass")


def runs(s: Board) -> bool:
    """Whether the sand runs now: not before the match begins, nor while the kidnapper's water waits (UG-TIME-2)."""
    if s.options[OPTION_TIMER] != TIMER_REAL or s.phase <= SETUP_FIRST or s.ended:
        return False
    return not (s.phase == DISPLACE and s.cause == 1)


class SandTimer(Keeper):
    """The sand timer of one match, for the table that keeps it (UG-TIME-1, 2, 5)."""

    action = SAND_OUT

    def __init__(self, options: UndergroundOptions) -> None:
        self._sand = full(options)
        self.whole = options.timer_seconds * SECOND
        self.patient = options.timer_away == "stands"

    @property
    def left(self) -> int:
        """Milliseconds until it is empty."""
        return round(self._sand.left * SECOND)

    def runs(self, s: State) -> bool:
        """Whether the sand runs in a position."""
        assert isinstance(s, Board)
        return runs(s)

    def pass_time(self, milliseconds: int) -> None:
        """Sand ran for so long."""
        self._sand = self._sand.after(milliseconds / SECOND)

    def follow(self, s: State) -> bool:
        """Turn it as often as the last action did; whether it was turned."""
        rows = event_rows(s)
        self._sand = self._sand.following(rows)
        return any(row[0] == TIMER_TURNED for row in rows)
