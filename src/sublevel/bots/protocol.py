"""What a bot that is a program of its own hears and says: one JSON object a line (docs/bots.md)."""

from __future__ import annotations

from typing import Any, Final

import msgspec

Json = Any  # what a game makes: a view, options, an outcome

VERSION: Final = 1
LONGEST_LINE: Final = 1 << 16  # bytes that a program may say at once


class Message(msgspec.Struct, kw_only=True, tag_field="type"):
    """The parent of all messages."""


# To the program.


class Hello(Message, tag="hello"):
    """A match begins; whatever was before is over. Answered by `ready`."""

    game: str
    rules: str  # the version of the game's rules
    seat: int  # the program's own
    seats: list[str]  # what the seats that play are called
    options: dict[str, Json]
    seconds: float  # to answer a turn; 0: as long as it likes
    seed: int  # for a program that wants to play the same again
    protocol: int = VERSION


class Turn(Message, tag="turn"):
    """It is for the program to act. Answered by `act`."""

    plies: int  # actions played so far
    view: Json  # what the seat sees
    legal: list[Json]  # what it may choose from: each has `id` and `text`
    steps: list[Json]  # what was played since the program's last turn, as far as the seat may know


class Over(Message, tag="over"):
    """The match has ended. Needs no answer: another `hello` follows, or the end of the input."""

    reason: str  # `played`, or what ended it before
    winners: list[int]
    result: Json = None  # the game's own outcome of a match that was played to its end


ToProgram = Hello | Turn | Over


# From the program.


class Ready(Message, tag="ready", forbid_unknown_fields=True):
    """The program knows that a match begins."""


class Act(Message, tag="act", forbid_unknown_fields=True):
    """One of the legal actions, by its number or in notation."""

    action: int | str
