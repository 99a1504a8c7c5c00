"""What a run of the suite found: for each check how often it was made, and every failure so that it can be repeated."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

import msgspec

ENOUGH: Final = 20  # failures of one check; it is given up for the rest of the run then


@dataclass(frozen=True)
class Failure:
    """One broken promise, with all that is needed to see it again."""

    check: str
    message: str
    match: int | None = None  # its number in the run; None for what concerns the run as a whole
    seed: int | None = None
    start: Any = None  # the position that it began from, where it was not dealt
    options: dict[str, Any] = field(default_factory=dict)
    ply: int | None = None
    actions: tuple[tuple[int, int], ...] = ()  # seat and id of everything played before

    def __str__(self) -> str:
        where = "" if self.match is None else f" (match {self.match}, seed {self.seed}, ply {self.ply})"
        return f"{self.check}: {self.message}{where}"


@dataclass
class Tally:
    """How one check fared."""

    name: str
    promise: str  # what must hold
    when: str  # at which steps or matches it is looked at
    runs: int = 0
    failed: int = 0
    failures: list[Failure] = field(default_factory=list)
    not_run: str = ""  # why it could not be made at all: then it has not passed either

    @property
    def given_up(self) -> bool:
        """Whether it failed so often that going on tells nothing new."""
        return self.failed >= ENOUGH

    def fail(self, failure: Failure) -> None:
        """Note a failure."""
        self.failed += 1
        self.failures.append(failure)


@dataclass
class Report:
    """What came out for one game."""

    game: str
    target: str
    seed: int
    matches: int = 0
    steps: int = 0
    longest: int = 0  # actions of the longest match
    most_events: int = 0  # that one action caused
    most_legal: int = 0  # actions that one seat had at once
    ends: dict[str, int] = field(default_factory=dict)
    seconds: float = 0.0
    checks: list[Tally] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)

    @property
    def passed(self) -> bool:
        """Whether nothing failed. A check that could not be made does not fail; `not_run` names it."""
        return not any(tally.failed for tally in self.checks)

    @property
    def not_run(self) -> list[Tally]:
        """The checks that could not be made, and so were not passed."""
        return [tally for tally in self.checks if tally.not_run]

    def failures(self) -> list[Failure]:
        """All failures, check by check."""
        return [failure for tally in self.checks for failure in tally.failures]

    def tally(self, name: str) -> Tally:
        """The tally of a check."""
        return next(tally for tally in self.checks if tally.name == name)

    def plain(self) -> dict[str, Any]:
        """The report as JSON-ready values."""
        return {"passed": self.passed, **msgspec.to_builtins(self)}
