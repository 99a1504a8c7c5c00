"""The clocks of a table, in milliseconds. They know who may act, and nothing else."""

from __future__ import annotations

from collections.abc import Collection

from sublevel.table.protocol import Clock

SECOND = 1000


class Clocks:
    """How much time each seat has. A turn is the time from when a seat may act until it may not."""

    def __init__(self, clock: Clock, seats: int) -> None:
        self.clock = clock
        self.left: list[int | None] = [None if clock.kind == "none" else clock.seconds * SECOND] * seats
        self.running: list[int] = []
        self._since = 0

    def turn_to(self, seats: Collection[int], now: int) -> None:
        """Let the clocks of these seats run and no others; whoever's turn ended is credited."""
        if self.clock.kind == "none":
            return
        self._charge(now)
        for seat in self.running:
            if seat not in seats and self.clock.kind == "game":
                self.left[seat] = (self.left[seat] or 0) + self.clock.increment * SECOND
        if self.clock.kind != "game":
            for seat in seats:
                if seat not in self.running:
                    self.left[seat] = self.clock.seconds * SECOND
        self.running = sorted(seats)

    def halt(self, now: int) -> None:
        """Stop all clocks where they are: a pause, or the end. Nobody is credited."""
        if self.clock.kind != "none":
            self._charge(now)
            self.running = []

    def resume(self, seats: Collection[int], now: int) -> None:
        """Go on after a pause with what is left."""
        if self.clock.kind != "none":
            self._since = now
            self.running = sorted(seats)

    def stop(self, seat: int, now: int) -> None:
        """Stop one clock: its time is up."""
        self._charge(now)
        self.running = [other for other in self.running if other != seat]

    def stand(self, since: int, until: int) -> None:
        """Between two times that are past, time did not count."""
        if since > self._since:
            self._charge(since)
        self._since = max(self._since, until)

    def at(self, now: int) -> list[int | None]:
        """What each seat has left at a time."""
        if not self.running:
            return self.left
        passed = max(0, now - self._since)
        return [
            max(0, left - passed) if left is not None and seat in self.running else left
            for seat, left in enumerate(self.left)
        ]

    def due(self) -> int | None:
        """When the next running clock falls to zero, if nothing happens before."""
        return min((self._since + (self.left[seat] or 0) for seat in self.running), default=None)

    def fallen(self, now: int) -> list[int]:
        """The seats whose clocks have fallen."""
        return [seat for seat, left in enumerate(self.at(now)) if left == 0 and seat in self.running]

    def _charge(self, now: int) -> None:
        self.left = list(self.at(now))
        self._since = now
