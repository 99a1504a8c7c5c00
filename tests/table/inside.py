"""A table in this process, without sockets, whose clock a test moves: all that goes out is recorded."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from typing import Any

from sublevel.engine.match import Match
from sublevel.table.audience import Visitor
from sublevel.table.host import Host
from sublevel.table.logged import Holder
from sublevel.table.people import People
from sublevel.table.protocol import Act, Clock, Do, Person
from sublevel.table.records import Acted, AnyRecord, Header, read_record
from sublevel.table.room import Room
from sublevel.table.settings import Settings
from sublevel.table.store import open_store
from sublevel.table.table import Table
from tests.pinned import Pinned
from tests.table.client import Ear

Heard = list[tuple[str, bytes]]


class NotingHost(Host):
    """A host without sockets that also notes what it puts on record."""

    def __init__(self, runtime: Pinned) -> None:
        store = open_store("memory:")
        super().__init__(store, People(store, runtime=runtime), Settings(limits=False), runtime)
        self.noted: defaultdict[str, list[tuple[int, AnyRecord]]] = defaultdict(list)
        append = store.append

        def note(table: str, number: int, at: int, data: bytes, done: Any) -> None:
            self.noted[table].append((at, read_record(data)))
            append(table, number, at, data, done)

        setattr(store, "append", note)  # noqa: B010  # mypy lets nobody assign to a method


class Inside:
    """A table that begins from a match, with a person of the same name on each seat unless told otherwise."""

    def __init__(
        self,
        match: Match,
        *names: str,
        clock: Clock | None = None,
        holders: list[Holder] | None = None,
        host: NotingHost | None = None,
        ident: str = "table",
    ) -> None:
        self.heard: Heard = []
        self.visitors: dict[str, Visitor] = {}
        self.host = host or NotingHost(Pinned())
        assert isinstance(self.host.runtime, Pinned)
        self.runtime = self.host.runtime
        header = Header(
            id=ident,
            game=match.game.name,
            rules=match.game.version,
            options=match.options,
            clock=clock or Clock(),
            public=True,
            created=0,
            seed=7,  # the match that it deals gives way to the one given
            salt="0" * 32,
        )
        self.table = Table(header, match.game)
        self.table.match = match.branch()
        seats = holders or [Holder(person=name, name=name.title()) for name in names]
        self.table.furnish(seats, self.host.now())
        self.room = self.host.rooms[ident] = Room(self.host, self.table)

    async def open(self, *people: str, auto: bool = True) -> None:
        """Start the store, let people in, and let the table begin."""
        await self.host.store.start()
        for name in people:
            self.enter(name, auto)
        self.room.refresh()
        await self.settle()

    def enter(self, name: str, auto: bool = True) -> None:
        """Let somebody in."""
        visitor = Visitor(Ear(name, self.heard), Person(id=name, name=name.title()), False, auto)
        self.visitors[name] = visitor
        self.room.join(visitor, log=True)

    async def act(self, name: str, action: str, seat: int | None = None) -> None:
        """Somebody plays, and all that follows from it at once happens."""
        self.room.handle(self.visitors[name], Act(ref=9, after=self.plies, action=action, seat=seat))
        await self.settle()

    async def undo(self, name: str, to: int | None = None) -> None:
        """Somebody takes back."""
        self.room.handle(self.visitors[name], Do(ref=8, what="undo", to=to))
        await self.settle()

    async def settle(self) -> None:
        """Wait until everything is committed and told."""
        for _ in range(1000):
            await self.host.store.flush()
            await asyncio.sleep(0)
            if not self.room._uncommitted and not self.room._tasks:
                return
        raise AssertionError("it never comes to rest")

    @property
    def plies(self) -> int:
        """How many actions were played."""
        return len(self.table.match.plies)

    @property
    def played(self) -> list[str]:
        """The actions that were played."""
        return [ply.text for ply in self.table.match.plies]

    @property
    def acted(self) -> list[tuple[int, bool]]:
        """Which seats have acted, taken back or not, and whether the table did it for them."""
        noted = self.host.noted[self.table.header.id]
        return [(record.seat, record.auto) for _, record in noted if isinstance(record, Acted)]

    async def close(self) -> None:
        """The end."""
        self.room.close()
        await self.host.store.close()
        self.host.people.close()
