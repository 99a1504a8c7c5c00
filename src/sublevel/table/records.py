"""What is on record about a table: a header that never changes, and a log of numbered records.

Everything else is worked out from them: the match, who sits where, the clocks, offers, chat. A record is written as a
short JSON list that begins with its tag.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from sublevel.engine.game import Json
from sublevel.table.protocol import Clock, OfferKind

Absence = Literal["left", "away", "resigned"]


class Header(msgspec.Struct, frozen=True, kw_only=True):
    """What a table was opened with. It holds the seed and never leaves the server whole."""

    id: str
    game: str
    rules: str  # the version of the game's rules
    data: str | None = None  # the digest of the owner's data it is played with; null: the data that come with the rules
    options: dict[str, Json]
    clock: Clock
    public: bool
    created: int
    seed: int | None  # null if it began from a match file with a written position and no seed
    salt: str
    forked: bool = False  # whether it began from another match or a position: then somebody may know what is hidden
    start: Json = None  # the written position it began from; else it was dealt
    prelude: list[tuple[int, int]] = []  # the actions it began with, if it was forked: seat and number
    fresh: list[tuple[int, int]] = []  # after how many of them chance was drawn afresh, and from which key


class Record(msgspec.Struct, array_like=True):
    """The parent of all records."""


class Sat(Record, tag="sat"):
    """A person took a seat."""

    seat: int
    person: str
    name: str
    program: bool = False  # and lets a program of his play


class BotSat(Record, tag="bot"):
    """A bot took a seat."""

    seat: int
    bot: str


class GotUp(Record, tag="up"):
    """Somebody left a seat before the match began."""

    seat: int


class Started(Record, tag="start"):
    """The match began."""


class Acted(Record, tag="act"):
    """An action was played."""

    seat: int
    action: int
    auto: bool = False  # by the table, because the seat had no other


class Wished(Record, tag="wish"):
    """A player wants the table to play what is forced, or does not; everybody does until they say otherwise."""

    person: str
    auto: bool


class Undone(Record, tag="undo"):
    """Actions were taken back until so many were left."""

    to: int
    key: int | None = None  # if they revealed something: what is drawn from there on is drawn afresh from this key


class Offered(Record, tag="offer"):
    """Somebody asked the others for something."""

    kind: OfferKind
    seat: int
    to: int | None = None


class Answered(Record, tag="answer"):
    """Somebody agreed, or did not. What all agree on is on record separately."""

    kind: OfferKind
    seat: int
    yes: bool


class Paused(Record, tag="pause"):
    """The clocks stopped."""


class Resumed(Record, tag="resume"):
    """They run again."""


class Timed(Record, tag="timer"):
    """The game's own timer runs from now on, as far as the rules let it, or stands still."""

    runs: bool


class Stood(Record, tag="stood"):
    """Between two times nothing could be played, since no server ran or none could save: clocks stood."""

    since: int  # milliseconds since 1970
    until: int


class Resigned(Record, tag="resign"):
    """A seat gave up."""

    seat: int


class Conceded(Record, tag="concede"):
    """All who play together gave up."""


class Agreed(Record, tag="draw"):
    """The match ended with an agreed draw."""


class Flagged(Record, tag="flag"):
    """A seat ran out of time."""

    seat: int


class Claimed(Record, tag="claim"):
    """Somebody won against a seat that was out of time."""

    seat: int  # the one out of time


class StoodIn(Record, tag="standin"):
    """A bot plays for a person who left, is away or out of time."""

    seat: int
    bot: str
    why: Absence


class Returned(Record, tag="return"):
    """The person plays again."""

    seat: int


class Spoke(Record, tag="say"):
    """Somebody spoke: one of the players, or (seat null) somebody who watches."""

    seat: int | None
    name: str
    text: str | None = None
    phrase: str | None = None


class Followed(Record, tag="next"):
    """The rematch was opened."""

    table: str


AnyRecord = (
    Sat
    | BotSat
    | GotUp
    | Started
    | Acted
    | Wished
    | Undone
    | Offered
    | Answered
    | Paused
    | Resumed
    | Timed
    | Stood
    | Resigned
    | Agreed
    | Conceded
    | Flagged
    | Claimed
    | StoodIn
    | Returned
    | Spoke
    | Followed
)

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[AnyRecord] = msgspec.json.Decoder(AnyRecord)


def write_record(record: Record) -> bytes:
    """A record as it is stored."""
    return _encoder.encode(record)


def read_record(data: bytes) -> AnyRecord:
    """A record as it was."""
    return _decoder.decode(data)
