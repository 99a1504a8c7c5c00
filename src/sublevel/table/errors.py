"""What the table refuses, in words that can be said in every language."""

from __future__ import annotations

from typing import Final

from sublevel.engine import errors
from sublevel.engine.errors import SublevelError
from sublevel.engine.text import Argument
from sublevel.table.protocol import Refusal
from sublevel.table.store import Unavailable

PREFIX: Final = "table-refused-"


class Refused(SublevelError):
    """Something that was asked for is not done, and why; with the HTTP status that says the same to programs."""

    def __init__(self, refusal: Refusal, status: int = 400) -> None:
        super().__init__(refusal.text or refusal.key)
        self.refusal = refusal
        self.status = status


def refused(key: str, *, status: int = 400, text: str, clause: str | None = None, **args: Argument) -> Refused:
    """An error with the message `table-refused-<key>`. `text` is the same in English, for programs and logs."""
    return Refused(Refusal(key=PREFIX + key, args=args, clause=clause, text=text), status)


# Errors of the rooms below, with their keys and statuses.
KINDS: Final[dict[type[SublevelError], tuple[str, int]]] = {
    errors.UnknownGame: ("unknown-game", 404),
    errors.BadOption: ("bad-option", 422),
    errors.BadPosition: ("bad-position", 422),
    errors.BadFile: ("bad-file", 422),
    errors.OtherData: ("other-data", 409),
    errors.Malformed: ("malformed", 422),
    errors.Finished: ("finished", 409),
    errors.NotYourTurn: ("not-your-turn", 409),
    Unavailable: ("not-stored", 503),
    SublevelError: ("bad-request", 422),
}


def as_refused(error: SublevelError) -> Refused:
    """What was wrong, as everybody can be told."""
    if isinstance(error, Refused):
        return error
    if isinstance(error, errors.Illegal):
        reason = error.reason
        refusal = Refusal(key=reason.key, args=dict(reason.args), clause=reason.clause or None, text=reason.text())
        return Refused(refusal, 409)
    key, status = next(KINDS[kind] for kind in type(error).__mro__ if kind in KINDS)
    return Refused(Refusal(key=PREFIX + key, args={"detail": str(error)}, text=str(error)), status)
