"""What can go wrong, each with a class of its own. A message is one line: what is wrong, and what would be right."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from sublevel.engine.text import Reason

LONGEST_QUOTE: Final = 80


def quoted(value: object) -> str:
    """A wrong value as a message shows it: not longer than a line bears."""
    return shortened(repr(value))


def shortened(text: str) -> str:
    """A text from outside as a message shows it: not longer than a line bears."""
    return text if len(text) <= LONGEST_QUOTE else text[: LONGEST_QUOTE - 3] + "..."


class SublevelError(Exception):
    """The parent of all errors that a user can cause."""


class UnknownGame(SublevelError):
    """No game of that name is registered."""


class BadTarget(SublevelError):
    """The target is unknown, or cannot run here."""


class BadOption(SublevelError):
    """An option is unknown or has a value that it cannot take."""


class BadPosition(SublevelError):
    """A position that cannot be read, or that the rules exclude."""


class BadFile(SublevelError):
    """A saved match that cannot be read, or that does not replay to what it says."""


class OtherData(BadFile):
    """A match that was played with other data: what is printed on the components decides what its actions do."""


class Malformed(SublevelError):
    """A text that is no action in the game's notation."""


class Finished(SublevelError):
    """The match is over: nobody acts any more."""


class NotYourTurn(SublevelError):
    """Another seat is to act."""


class Illegal(SublevelError):
    """An action that the rules forbid now, and why."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(f"{reason.text()} [{reason.clause}]")
        self.reason = reason
