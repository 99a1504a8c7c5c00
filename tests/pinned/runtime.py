"""Time that a test moves, and chance from a seed."""

from __future__ import annotations

import asyncio
import heapq
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from itertools import count
from random import Random

from sublevel.engine import targets
from sublevel.table.runtime import Runtime, Timer
from tests.waiting import a_few_rounds

PACE = 2_000 if targets.running() == "cpu" else 20  # simulations that count as a second of an analyst
BEGINNING = 1_800_000_000_000  # milliseconds since 1970: where pinned clocks start


@dataclass(order=True)
class PinnedTimer:
    """Something that happens when the clock has been moved far enough."""

    when: float
    number: int  # of those for the same moment, the one set first comes first
    call: Callable[[], object] = field(compare=False)
    cancelled: bool = field(default=False, compare=False)

    def cancel(self) -> None:
        """Let it not happen."""
        self.cancelled = True


class Pinned(Runtime):
    """A clock that stands until it is moved, and chance that depends on a seed alone."""

    def __init__(
        self, seed: int | str = 0, at: int = BEGINNING, quiet: Callable[[], Awaitable[None]] = a_few_rounds
    ) -> None:
        self._wall = at
        self._passed = 0.0  # seconds
        super().__init__()
        self.pace = PACE
        self.quiet = quiet  # waits until what has begun is done
        self._timers: list[PinnedTimer] = []
        self._numbers = count()
        self.pin(seed)

    def pin(self, seed: int | str) -> None:
        """Begin again with chance from a seed."""
        self.seed = seed
        self.chance = Random(f"{seed}")

    def wall(self) -> int:
        return self._wall + round(self._passed * 1000)

    def set_wall(self, by: float) -> None:
        """Somebody sets the machine's clock, so many seconds ahead or back."""
        self._wall += round(by * 1000)

    def begin_again(self) -> None:
        """Another process looks at the machine's clock."""
        self._offset = self.wall() - self._uptime()

    async def oversleep(self, seconds: float) -> None:
        """The machine sleeps: whatever is due meanwhile happens afterwards, all at once."""
        self._passed += seconds
        await self.move(0)

    def monotonic(self) -> float:
        return self._passed

    def later(self, seconds: float, call: Callable[[], object]) -> Timer:
        if seconds <= 0:
            return asyncio.get_running_loop().call_soon(call)
        timer = PinnedTimer(self._passed + seconds, next(self._numbers), call)
        heapq.heappush(self._timers, timer)
        return timer

    def chance_for(self, *purpose: object) -> Random:
        return Random(f"{self.seed} {purpose}")

    @property
    def until_next(self) -> float | None:
        """How many seconds it takes until something is due; None if nothing ever is."""
        while self._timers and self._timers[0].cancelled:
            heapq.heappop(self._timers)
        return max(0.0, self._timers[0].when - self._passed) if self._timers else None

    async def move(self, seconds: float) -> None:
        """Let time pass; everything that is due on the way happens at its own moment, one thing after the other."""
        end = self._passed + seconds
        await self.quiet()
        while (wait := self.until_next) is not None and self._passed + wait <= end:
            timer = heapq.heappop(self._timers)
            self._passed = max(self._passed, timer.when)
            timer.call()
            await self.quiet()
        self._passed = end
