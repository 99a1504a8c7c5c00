"""A host in this process whose clock stands still unless a test turns it, with tables of Underground."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec

import sublevel
from sublevel.table.host import Host
from sublevel.table.people import People
from sublevel.table.protocol import FromTable, NewTable, Person, Refused, SeatWish
from sublevel.table.records import read_record
from sublevel.table.room import Room, Visitor
from sublevel.table.settings import Settings
from sublevel.table.store import open_store
from tests.table.client import Ear

GAME = sublevel.game("underground")
SECOND = 1000
REAL = {"timer_mode": "real", "setup": "two-stations", "setup_choices": "auto"}
ME, OPEN, BOT = SeatWish(holder="me"), SeatWish(holder="open"), SeatWish(holder="bot", bot="random")
_read: msgspec.json.Decoder[FromTable] = msgspec.json.Decoder(FromTable)


class Den:
    """A host whose clock stands still unless the test turns it. Its bots do as little as they can."""

    def __init__(self, folder: Path, limits: bool = False) -> None:
        self.address = f"sqlite:{folder / 'table.db'}"
        self.limits = limits
        self.at = 1_000_000
        self.heard: list[tuple[str, bytes]] = []
        self.host = self._opened()

    def _opened(self) -> Host:
        store = open_store(self.address)
        host = Host(store, People(store), Settings(limits=self.limits))
        host.now = lambda: self.at
        host.thinking.choose = self.choose  # type: ignore[method-assign]  # bots decide without processes
        return host

    async def choose(self, game: Any, seen: bytes, seat: int, bot: str, seed: int) -> int:
        """What a bot does."""
        state = GAME.rules.new()
        GAME.schema.unpack(seen, state)
        assert state.waiting == 1 << seat, "a bot thinks of its own choice alone"
        legal = {GAME.write_action(state, seat, action): action for action in GAME.legal_ids(state, seat)}
        return legal[shortest(list(legal))]

    async def open(self, *seats: SeatWish, **options: Any) -> Room:
        """A table of Underground by the clock."""
        await self.host.store.start()
        wish = NewTable(game="underground", seats=list(seats), options={**REAL, **options})
        return self.host.rooms[await self.host.open_table(Person(id="anna", name="Anna"), wish)]

    async def pair(self, **options: Any) -> tuple[Room, Visitor, Visitor]:
        """A table at which Anna and Bert sit, both present."""
        room = await self.open(ME, OPEN, **options)
        anna = self.enter(room, "anna")
        await self.host.sit(room.table.header.id, Person(id="bert", name="Bert"), None)
        bert = self.enter(room, "bert")
        await self.rest(room)
        return room, anna, bert

    def enter(self, room: Room, person: str) -> Visitor:
        """Somebody comes."""
        visitor = Visitor(Ear(person, self.heard), Person(id=person, name=person.title()), False)
        room.join(visitor, log=True)
        return visitor

    def pass_time(self, room: Room, seconds: float) -> None:
        """Time goes by, and the room wakes up as often as it would."""
        end = self.at + round(seconds * SECOND)
        while True:
            timer = room.table.timer
            moments = timer.moments(room.table.match.state) if timer and room.table.status == "playing" else []
            due = [moment for moment in moments if self.at < moment <= end]
            if not due:
                break
            self.at = min(due)
            room.wake()
        self.at = end
        room.wake()

    async def rest(self, room: Room) -> None:
        """Until everything is written and told."""
        for _ in range(20):
            await self.host.store.flush()
            await asyncio.sleep(0)

    async def crash(self, room: Room) -> Room:
        """The server ends without a word, and another one reads what is on record."""
        await self.host.store.flush()
        room.close()
        await self.host.store.close()
        self.host = self._opened()
        await self.host.store.start()
        return await self.host.room(room.table.header.id)

    def told(self, person: str, kind: type[Any]) -> list[Any]:
        """The messages of a kind that somebody got."""
        found = [_read.decode(data) for name, data in self.heard if name == person]
        return [message for message in found if isinstance(message, kind)]

    async def log(self, room: Room) -> list[tuple[int, Any]]:
        """What is on record, with its times."""
        await self.rest(room)
        found = await self.host.store.load(room.table.header.id)
        assert found is not None
        return [(at, read_record(data)) for _, at, data in found[1]]

    async def close(self) -> None:
        """The end."""
        for room in self.host.rooms.values():
            room.close()
        await self.host.store.close()
        self.host.people.close()


def in_den(folder: Path, work: Callable[[Den], Awaitable[None]], limits: bool = False) -> None:
    """Do something at a host, and let go of it."""

    async def run() -> None:
        den = Den(folder, limits)
        try:
            await work(den)
        finally:
            await den.close()

    asyncio.run(asyncio.wait_for(run(), 60))


def shortest(legal: list[str]) -> str:
    """The action that brings a turn to its end soonest."""
    return next((text for text in ("E", "-", "T-", "R-", ".") if text in legal), legal[0])


def runs(room: Room) -> bool:
    """Whether the game's timer runs."""
    return room.table.timer is not None and room.table.timer.running


def refusals(den: Den, person: str) -> list[str]:
    """What somebody was refused."""
    return [message.refusal.key.removeprefix("table-refused-") for message in den.told(person, Refused)]
