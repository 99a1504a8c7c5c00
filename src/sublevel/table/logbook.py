"""Errors in the server's log: each kind is written once and counted from then on, so that no trouble floods the log."""

from __future__ import annotations

import logging
from dataclasses import dataclass
from typing import Final

LOG: Final = logging.getLogger("sublevel.table")
EVERY: Final = 60.0  # seconds between two sums
MOST_KINDS: Final = 1000
OTHERS: Final = "further errors, of too many kinds to tell them apart"


@dataclass(slots=True)
class Kind:
    """Errors that are alike."""

    title: str
    written: int = 0  # of them, in full
    more: int = 0  # since the last sum


class Logbook:
    """What went wrong lately."""

    def __init__(self) -> None:
        self.total = 0
        self._kinds: dict[str, Kind] = {}
        self._due = 0.0

    def error(self, kind: str, text: str, samples: int = 1) -> None:
        """Something went wrong. It is written down unless so much of the same kind was a short while ago."""
        self.total += 1
        if kind not in self._kinds and len(self._kinds) >= MOST_KINDS:
            kind = text = OTHERS
        found = self._kinds.setdefault(kind, Kind(text.partition("\n")[0]))
        if found.written < samples:
            found.written += 1
            LOG.error("%s", text)
        else:
            found.more += 1

    def sum_up(self, now: float) -> None:
        """If it is time, write how often everything happened again. What did not is written in full the next time."""
        if now < self._due:
            return
        self._due = now + EVERY
        for kind, found in list(self._kinds.items()):
            if found.more:
                LOG.error("%s ... and %s more like it", found.title, f"{found.more:,}")
                found.more = 0
            else:
                del self._kinds[kind]

    def clear(self) -> None:
        """Write all sums now, and begin anew."""
        self._due = 0.0
        self.sum_up(0.0)
        self._kinds.clear()
        self._due = 0.0


BOOK: Final = Logbook()  # of this process, as its log is
