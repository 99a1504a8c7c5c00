"""Whether the server can do what it is there for. It is tried, not taken for granted."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import Callable
from ipaddress import ip_address
from pathlib import Path
from typing import TYPE_CHECKING, Final

from starlette.requests import Request

from sublevel.table.api_types import Check
from sublevel.table.metrics import Histogram

if TYPE_CHECKING:
    from sublevel.table.host import Host

TICK: Final = 0.25  # seconds between two looks at how late the event loop is
REMEMBERED: Final = 5.0  # seconds for which lateness counts, and up to twice as long
LATEST: Final = 1.0  # seconds that the event loop may be late
LONGEST_THOUGHT: Final = 60.0  # seconds that a bot may take, with its waiting for a process to think in
LONGEST_SILENCE: Final = 30.0  # seconds that the analyst may say nothing while it has something to think about
PATIENCE: Final = 2.0  # seconds for the disk to say how full it is
MIB: Final = 1 << 20
FORWARDED: Final = ("forwarded", "x-forwarded-for", "x-forwarded-host", "x-real-ip", "via")


class Lag:
    """How late the event loop is with what it should do: nobody is answered sooner than that."""

    def __init__(self, seconds: Histogram, clock: Callable[[], float] | None = None) -> None:
        self._seconds = seconds
        self._given_clock = clock
        self._worst = self._before = 0.0
        self._turned = 0.0
        self._timer: asyncio.TimerHandle | None = None

    def start(self) -> None:
        """Look from now on."""
        self._turned = self._clock()
        self._wait()

    def close(self) -> None:
        """Look no more."""
        if self._timer is not None:
            self._timer.cancel()

    @property
    def worst(self) -> float:
        """The worst of the last seconds."""
        return max(self._worst, self._before)

    def _clock(self) -> float:
        return self._given_clock() if self._given_clock else asyncio.get_running_loop().time()

    def _wait(self) -> None:
        self._timer = asyncio.get_running_loop().call_later(TICK, self.tick, self._clock() + TICK)

    def tick(self, due: float) -> None:
        """Note how late this comes."""
        now = self._clock()
        late = max(0.0, now - due)
        if now - self._turned > REMEMBERED:
            self._turned, self._before, self._worst = now, self._worst, 0.0
        self._worst = max(self._worst, late)
        self._seconds.observe(late)
        self._wait()


async def checks(host: Host) -> list[Check]:
    """Everything that has to be right for people to play here. It takes a few seconds at most."""
    store, disk = await asyncio.gather(_store(host), _disk(host.store.folder, host.settings.free_disk))
    return [
        check("store", store),
        check("disk", disk),
        check("loop", too_long(host.lag.worst, LATEST, "answers came {:.1f} s late")),
        check("bots", too_long(host.thinking.longest, LONGEST_THOUGHT, "a bot has not answered for {:.0f} s")),
        check("analyst", too_long(host.analyst.silence, LONGEST_SILENCE, "the analyst has said nothing for {:.0f} s")),
    ]


def check(name: str, reason: str | None) -> Check:
    """A check, and what is wrong if anything is."""
    return Check(name=name, ok=reason is None, reason=reason)


def too_long(seconds: float, most: float, words: str) -> str | None:
    """What is wrong if something took too long."""
    return words.format(seconds) if seconds > most else None


async def _store(host: Host) -> str | None:
    return None if await host.pulse.look() else f"nothing can be saved: {host.pulse.reason}"


async def _disk(folder: Path | None, needed: int) -> str | None:
    """What is wrong with the disk under a folder, on which some MiB have to be free."""
    if folder is None:
        return None
    try:
        free = await asyncio.wait_for(asyncio.to_thread(free_mib, folder), PATIENCE)
    except TimeoutError:
        return f"the disk did not answer within {PATIENCE:g} s"
    except OSError as error:
        return f"the disk cannot be looked at: {error.strerror}"
    return None if free >= needed else f"{free} MiB are free where tables are kept; {needed} are needed"


def free_mib(folder: Path) -> int:
    """How much is free on the disk under a folder."""
    return shutil.disk_usage(folder).free // MIB


def is_near(request: Request) -> bool:
    """Whether a request comes from this machine, and no proxy brings it from another."""
    if request.client is None or any(name in request.headers for name in FORWARDED):
        return False
    try:
        return ip_address(request.client.host).is_loopback
    except ValueError:
        return False
