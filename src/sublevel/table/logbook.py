"""Errors in the server's log: each kind is written once and counted from then on, so that no trouble floods the log."""

from __future__ import annotations

import logging
from typing import Final

LOG: Final = logging.getLogger("sublevel.table")
EVERY: Final = 60.0  # seconds between two sums
MOST_KINDS: Final = 1000


class Logbook:
    """What went wrong lately."""

    def __init__(self) -> None:
        self.total = 0
        self._more: dict[str, int] = {}  # how often each kind happened again since the last sum
        self._titles: dict[str, str] = {}
        self._due = 0.0

    def error(self, kind: str, text: str) -> None:
        """Something went wrong. It is written down unless the same kind of thing was a short while ago."""
        self.total += 1
        if kind in self._more:
            self._more[kind] += 1
            return
        if len(self._more) < MOST_KINDS:
            self._more[kind] = 0
            self._titles[kind] = text.partition("\n")[0]
        LOG.error("%s", text)

    def sum_up(self, now: float) -> None:
        """If it is time, write how often everything happened again. What did not is written in full the next time."""
        if now < self._due:
            return
        self._due = now + EVERY
        for kind, more in list(self._more.items()):
            if more:
                LOG.error("%s ... and %s more like it", self._titles[kind], f"{more:,}")
                self._more[kind] = 0
            else:
                del self._more[kind], self._titles[kind]

    def clear(self) -> None:
        """Write all sums now, and begin anew."""
        self._due = 0.0
        self.sum_up(0.0)
        self._more.clear()
        self._titles.clear()
        self._due = 0.0


BOOK: Final = Logbook()  # of this process, as its log is
