"""Time and chance as the server gets them: from the machine, or pinned by whoever wants to repeat a run exactly.

Everything at a table that waits, counts time or draws lots asks here. What only keeps the machinery going (commits, the
closing of connections at the end) uses the event loop's own time.
"""

from __future__ import annotations

import asyncio
import time
from base64 import urlsafe_b64encode
from collections.abc import Callable
from random import Random, SystemRandom
from typing import Protocol


class Timer(Protocol):
    """Something that will happen later."""

    def cancel(self) -> None:
        """Let it not happen."""


class Runtime:
    """Time and chance of the machine."""

    def __init__(self) -> None:
        self.chance: Random = SystemRandom()
        self.pace: int | None = None  # simulations that count as a second of thought; None: the clock decides
        self._offset = self.wall() - self._uptime()  # looked at once: whoever sets the machine's clock moves no other

    def now(self) -> int:
        """Milliseconds since 1970, as records are stamped: the machine's clock at the start, and steady from there."""
        return self._offset + self._uptime()

    def not_before(self, at: int) -> None:
        """Go on from a time at least, if the machine's clock was set back since."""
        self._offset += max(0, at - self.now())

    def _uptime(self) -> int:
        return round(self.monotonic() * 1000)

    def wall(self) -> int:
        """Milliseconds since 1970, as the machine's clock has it now."""
        return time.time_ns() // 1_000_000

    def monotonic(self) -> float:
        """Seconds since some moment; this clock is never set back."""
        return time.monotonic()

    def later(self, seconds: float, call: Callable[[], object]) -> Timer:
        """Call something after a while."""
        return asyncio.get_running_loop().call_later(seconds, call)

    async def sleep(self, seconds: float) -> None:
        """Wait for a while."""
        passed: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        timer = self.later(seconds, lambda: passed.set_result(None))
        try:
            await passed
        finally:
            timer.cancel()

    def chance_for(self, *purpose: object) -> Random:
        """Chance for one purpose. Where chance is pinned, it depends on the purpose alone, not on earlier draws."""
        del purpose
        return Random(self.chance.getrandbits(128))

    def token(self, size: int) -> str:
        """A text that nobody can guess, from so many bytes of chance, for addresses and headers."""
        return urlsafe_b64encode(self.chance.randbytes(size)).rstrip(b"=").decode()
