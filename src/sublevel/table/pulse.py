"""The pulse of a server: it says in the store until when the server ran, and so notices when nothing can be saved.

Clocks run while a server lives. Each server has a life in the store, from when until when, and every beat moves its
end. A time between two lives is one in which nobody could play: there was no server, or it could not save, or its
machine slept. The clocks of a table stand then, and its log says so (`records.Stood`).
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Final, Protocol

from sublevel.engine.errors import SublevelError
from sublevel.table.guard import log_fault
from sublevel.table.logbook import BOOK, LOG
from sublevel.table.runtime import Runtime, Timer
from sublevel.table.store import Store, Unavailable

BEAT: Final = 2.0  # seconds between two beats while anybody is at a table: so much is given back after a crash
REST: Final = 60.0  # seconds between two while nobody is: a server that does nothing need not write
FRESH: Final = 1.0  # seconds for which it is believed that what could be written still can be
# Seconds after which a write that is not done counts as failed. Not final: tests on busy machines have more patience.
SLOW = 2.0
RETRY: Final = 1.0  # seconds between two attempts to write again
LATE: Final = 5.0  # seconds by which a beat is late if the machine slept meanwhile

Span = tuple[int, int]  # from when until when, in milliseconds since 1970


@dataclass(frozen=True, slots=True)
class Past:
    """What became of the servers after something happened."""

    gaps: list[Span]  # when none ran, or this one could not save; the earliest first, and they may overlap
    ended: int  # when the first of them ended: perhaps that was the one where it happened


class Heart(Protocol):
    """What a pulse belongs to."""

    @property
    def resting(self) -> bool:
        """Whether nothing goes on at any table."""

    def halt(self) -> None:
        """Nothing can be saved: from now on everything stands."""

    def go_on(self) -> None:
        """It can be saved again."""


class Pulse:
    """Whether the store can be written, and since when not."""

    def __init__(self, store: Store, runtime: Runtime, heart: Heart) -> None:
        self.store = store
        self.runtime = runtime
        self.heart = heart
        self.halted = False
        self.reason = ""  # why, if it is
        self.last = runtime.now()  # until when it is known that a server ran
        self._life: tuple[str, int] | None = None  # its name, and when it began
        self._gaps: list[Span] = []  # those of this process
        self._proved = float("-inf")  # when something was last written, by the event loop's clock
        self._writing: asyncio.Task[None] | None = None
        self._back = asyncio.Event()  # not halted
        self._back.set()
        self._next: Timer | None = None
        self._retry: asyncio.TimerHandle | None = None

    async def start(self) -> None:
        """Begin a life, after all that the store has seen, and beat from now on."""
        latest = max((until for _, until in await self.store.lives(0)), default=0)
        self.runtime.not_before(latest)
        if not await self.look():
            self.last = latest or self.last
        self._await_beat()

    async def close(self) -> None:
        """End the life now."""
        if self._life is not None:
            await self._look_now()
        self.stop()

    def stop(self) -> None:
        """Beat no more."""
        for timer in (self._next, self._retry):
            if timer is not None:
                timer.cancel()

    @property
    def writing(self) -> bool:
        """Whether a beat is under way."""
        return self._writing is not None

    # Beats.

    def _await_beat(self) -> None:
        due = self.runtime.monotonic() + BEAT
        self._next = self.runtime.later(BEAT, lambda: self._beat(due))

    def _beat(self, due: float) -> None:
        self._await_beat()
        if self.runtime.monotonic() > due + LATE:
            self._halt("the machine slept")
        resting = self.heart.resting and self.runtime.now() - self.last < REST * 1000
        if not resting or self.halted:
            self._begin()

    async def look(self) -> bool:
        """Whether the store can be written, as it shows now or showed a moment ago."""
        if self.halted or asyncio.get_running_loop().time() > self._proved + FRESH:
            await self._look_now()
        return not self.halted

    async def _look_now(self) -> None:
        await asyncio.wait([self._begin()])

    def _begin(self) -> asyncio.Task[None]:
        """Write, unless that is under way."""
        if self._writing is None:
            self._writing = asyncio.get_running_loop().create_task(self._write())
        return self._writing

    async def _write(self) -> None:
        """Move the end of the life to now, or begin another one."""
        at = self.runtime.now()
        life = self._life or (f"{self.runtime.chance_for('life', at).getrandbits(64):016x}", at)
        try:
            async with asyncio.timeout(SLOW):
                await self.store.live(*life, at)
        except TimeoutError:
            self._halt(f"the store did not take a write within {SLOW:g} s")
        except SublevelError as error:
            self._halt(str(error))
        except Exception as error:
            log_fault("writing until when the server ran", error)
            self._halt(type(error).__name__)
        else:
            self._proved = asyncio.get_running_loop().time()
            last, self.last = self.last, at
            self._life = life
            if self.halted:
                self._go_on(last, self.runtime.now())
        finally:
            self._writing = None

    # Trouble.

    def failed(self, error: BaseException) -> None:
        """Something could not be written. If that was no fault of its own, nothing else can be either."""
        if isinstance(error, Unavailable):
            self._halt(str(error))

    def _halt(self, reason: str) -> None:
        self._life = None
        self.reason = reason
        if self._retry is not None:
            self._retry.cancel()
        self._retry = asyncio.get_running_loop().call_later(RETRY, self._begin)
        if not self.halted:
            self.halted = True
            self._back.clear()
            BOOK.error(f"halt {reason}", f"nothing can be saved, so nothing is played and clocks stand: {reason}")
            self.heart.halt()

    def _go_on(self, since: int, until: int) -> None:
        if self._retry is not None:
            self._retry.cancel()
        self.halted = False
        self.reason = ""
        self._gaps.append((since, until))
        self._back.set()
        LOG.warning("after %.1f s everything can be saved again", (until - since) / 1000)
        self.heart.go_on()

    async def back(self) -> None:
        """Wait until the store can be written."""
        await self.look()
        await self._back.wait()

    # The past.

    def own_gaps(self, since: int) -> list[Span]:
        """When this process could save nothing, after a time."""
        return [gap for gap in self._gaps if gap[1] > since]

    async def past(self, since: int) -> Past:
        """What became of the servers after a time."""
        began = self.last if self._life is None else self._life[1]
        lives = await self.store.lives(since)
        ended = min((until for start, until in lives if start < began), default=since)
        own = [(began, self.runtime.now())]
        return Past(sorted(between(lives + own, since) + self.own_gaps(since)), ended)


def between(lives: list[Span], since: int) -> list[Span]:
    """The times between lives, after a time."""
    gaps, end = [], since
    for began, until in sorted(lives):
        if began > end:
            gaps.append((end, began))
        end = max(end, until)
    return gaps
