"""The timer that a game brings to its table, such as a sand timer, in milliseconds of the table's log."""

from __future__ import annotations

from typing import Final

from sublevel.engine.actions import Ply
from sublevel.engine.core import TABLE, State
from sublevel.engine.keeper import Keeper
from sublevel.table.protocol import Timer

GRACE: Final = 300  # milliseconds for actions that are under way when it has run out


class TableTimer:
    """A game's clock at a table. It runs when the table is played at, the players are there, and the rules let it."""

    def __init__(self, keeper: Keeper) -> None:
        self.keeper = keeper
        self.let = False  # whether those who should be there are there
        self.running = False
        self.since = 0  # up to when it was charged
        self.fixed = 0  # how many actions cannot be taken back, because the timer was turned by them
        self._empty: int | None = None  # when it ran out

    def charge(self, now: int) -> None:
        """Take off the time that went by."""
        if self.running:
            left, passed = self.keeper.left, max(0, now - self.since)
            if passed >= left and self._empty is None:
                self._empty = self.since + left
            self.keeper.pass_time(passed)
        self.since = now

    def stand(self, since: int, until: int) -> None:
        """Between two times that are past, time did not count."""
        if since > self.since:
            self.charge(since)
        self.since = max(self.since, until)

    def wind(self, s: State, playing: bool, now: int) -> None:
        """Something has changed: from now on it runs, or stands still."""
        self.charge(now)
        runs = self.let and playing and self.keeper.runs(s)
        if runs and not self.running:
            self._empty = None  # whoever comes back has time to turn it
        self.running = runs

    def follow(self, s: State, ply: Ply, plies: int, now: int) -> bool:
        """An action was played, and so many are played now; whether the timer was turned or acted."""
        self.charge(now)
        turned = self.keeper.follow(s)
        if turned:
            self._empty = None
        if turned or ply.seat == TABLE:
            self.fixed = plies
        return self.fixed == plies

    def shown(self, now: int) -> Timer:
        """How it stands at a time, for those who look at it."""
        passed = max(0, now - self.since) if self.running else 0
        left = max(0, self.keeper.left - passed)
        return Timer(left=left, whole=self.keeper.whole, running=self.running)

    def due(self, s: State) -> int | None:
        """When the table has to act, if nothing happens before; not as long as the rules make it wait."""
        if not self.running or not s.waiting >> TABLE & 1:
            return None
        empty = self.since + self.keeper.left if self._empty is None else self._empty
        return empty + GRACE
