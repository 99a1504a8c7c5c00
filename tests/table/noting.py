"""Tables without a server that keep their log, as the store does."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import sublevel
from sublevel.engine.game import Game
from sublevel.table.errors import Refused
from sublevel.table.logged import Holder
from sublevel.table.protocol import Clock
from sublevel.table.records import AnyRecord, Header, read_record, write_record
from sublevel.table.table import Table

GAME = sublevel.game("the-base")
ANNA, BERT = "anna", "bert"


class Noting:
    """A table that keeps its log, as the store does."""

    def __init__(self, header: Header) -> None:
        self.log: list[tuple[int, bytes]] = []
        self.table = Table(header, sublevel.game(header.game))

    def __getattr__(self, name: str) -> Any:
        return getattr(self.table, name)

    def keep(self, records: list[AnyRecord], at: int) -> list[AnyRecord]:
        self.log += [(at, write_record(record)) for record in records]
        return records


def opened(
    seed: int = 5, clock: Clock | None = None, seats: list[Holder] | None = None, game: Game = GAME, **header: Any
) -> Noting:
    table = Noting(
        Header(
            id="test",
            game=game.name,
            rules=game.version,
            options=game.options.read(header.pop("options", {})).plain(),
            clock=clock or Clock(),
            public=False,
            created=0,
            seed=seed,
            salt="salt",
            **header,
        )
    )
    holders = seats or [Holder(person=ANNA, name="Anna"), Holder(person=BERT, name="Bert")]
    table.keep(table.furnish(holders, 0), 0)
    return table


def who(table: Noting) -> str:
    """The person who is to act."""
    person = table.seats[table.match.waiting[0]].person
    assert person is not None
    return str(person)


def act(table: Noting, at: int = 1000, person: str | None = None, action: str | None = None) -> None:
    person = person or who(table)
    seat = table.match.waiting[0]
    action = action or table.match.legal(seat)[0].text
    record = table.act(person, None, len(table.match.plies), action, at)
    assert record is not None
    table.keep([record], at)


def act_until_other(table: Noting, at: int = 1000) -> None:
    """Play on until somebody else is to act."""
    person = who(table)
    while table.status == "playing" and who(table) == person:
        act(table, at)


def again(table: Noting) -> Table:
    """The same table from its log."""
    copy = Table(table.header, table.game)
    for at, data in table.log:
        copy.apply(at, read_record(data))
    return copy


def same(table: Noting) -> bool:
    copy = again(table)
    one, two = ([msgspec.json.encode(t.standing(p, 99_000)) for p in (ANNA, BERT, None)] for t in (table, copy))
    return one == two and copy.match.digest() == table.match.digest() and copy.number == table.number


def key(error: pytest.ExceptionInfo[Refused]) -> str:
    return error.value.refusal.key.removeprefix("table-refused-")


def in_play(seed: int = 5, **more: Any) -> Noting:
    """A table after the set-up, whose tiles were oriented."""
    table = opened(seed, **more)
    while table.match.view(None)["phase"] == "orient":
        act(table, 0)
    return table


def closed_moves(table: Noting) -> list[str]:
    """Actions that show nothing new."""
    seat = table.match.waiting[0]
    return [choice["text"] for choice in table.match.view(seat)["legal"] if choice["kind"] == "rotate"]
