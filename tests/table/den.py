"""Hosts in this process, in a pinned world: a den of Underground, and a hall of The Base whose bot waits."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, TypeVar

import msgspec

import sublevel
from sublevel.engine.game import Game
from sublevel.table.api_types import NewTable, SeatWish
from sublevel.table.audience import Visitor
from sublevel.table.host import Host
from sublevel.table.people import People
from sublevel.table.protocol import Clock, FromTable, Person, Refused
from sublevel.table.records import read_record
from sublevel.table.room import Room
from sublevel.table.settings import Settings
from sublevel.table.store import open_store
from tests.pinned import Pinned
from tests.table.client import Ear
from tests.waiting import PATIENCE, a_few_rounds, eventually

GAME = sublevel.game("underground")
SECOND = 1000
REAL = {"timer_mode": "real", "setup": "two-stations", "setup_choices": "auto"}
ME, OPEN, BOT = SeatWish(holder="me"), SeatWish(holder="open"), SeatWish(holder="bot", bot="random")
H = TypeVar("H", bound="House")
_read: msgspec.json.Decoder[FromTable] = msgspec.json.Decoder(FromTable)


class House:
    """A host without a server, and what everybody in it hears."""

    def __init__(self, address: str, limits: bool = False) -> None:
        self.address = address
        self.limits = limits
        self.heard: list[tuple[str, bytes]] = []
        self.waiting = 0  # bots that think until they are let go
        self.runtime = Pinned()
        self.runtime.quiet = self.rest
        self.host = self.opened()

    def opened(self) -> Host:
        """A host at the address."""
        store = open_store(self.address)
        host = Host(store, People(store, runtime=self.runtime), Settings(limits=self.limits), self.runtime)
        host.thinking.choose = self.choose  # type: ignore[method-assign]  # bots decide without processes
        return host

    async def choose(self, game: Any, seen: bytes, seat: int, bot: str, seed: int) -> int:
        """What a bot does."""
        raise NotImplementedError

    async def furnish(self, wish: NewTable) -> Room:
        """A new table of Anna's."""
        return self.host.rooms[await self.host.open_table(Person(id="anna", name="Anna"), wish)]

    def enter(self, room: Room, person: str) -> Visitor:
        """Somebody comes."""
        visitor = Visitor(Ear(person, self.heard), Person(id=person, name=person.title()), False)
        room.join(visitor, log=True)
        return visitor

    @property
    def at(self) -> int:
        """The time, in milliseconds since 1970."""
        return self.runtime.now()

    async def rest(self) -> None:
        """Until everything is written and told, and nothing is under way but the thoughts of bots that wait."""
        await come_to_rest(self.host, lambda: self.waiting)

    async def move(self, seconds: float) -> None:
        """Let time pass."""
        await self.runtime.move(seconds)

    async def close(self) -> None:
        """The end."""
        self.host.pulse.stop()
        for room in self.host.rooms.values():
            room.close()
        await self.host.store.close()
        self.host.people.close()


class Den(House):
    """A host whose bots do as little as they can."""

    def __init__(self, folder: Path, limits: bool = False) -> None:
        super().__init__(f"sqlite:{folder / 'table.db'}", limits)

    async def choose(self, game: Any, seen: bytes, seat: int, bot: str, seed: int) -> int:
        state = GAME.rules.new()
        GAME.schema.unpack(seen, state)
        assert state.waiting == 1 << seat, "a bot thinks of its own choice alone"
        legal = {GAME.write_action(state, seat, action): action for action in GAME.legal_ids(state, seat)}
        return legal[shortest(list(legal))]

    async def open(self, *seats: SeatWish, **options: Any) -> Room:
        """A table of Underground by the clock."""
        return await self.furnish(NewTable(game="underground", seats=list(seats), options={**REAL, **options}))

    async def pair(self, **options: Any) -> tuple[Room, Visitor, Visitor]:
        """A table at which Anna and Bert sit, both present."""
        room = await self.open(ME, OPEN, **options)
        anna = self.enter(room, "anna")
        await self.host.sit(room.table.header.id, Person(id="bert", name="Bert"), None)
        bert = self.enter(room, "bert")
        await self.rest()
        return room, anna, bert

    async def crash(self, room: Room, away: float = 0) -> Room:
        """The server ends without a word; another one, so many seconds later, reads what is on record."""
        await self.host.store.flush()
        room.close()
        self.host.pulse.stop()
        await self.host.store.close()
        self.runtime.set_wall(away)
        self.runtime.begin_again()
        self.host = self.opened()
        await self.host.store.start()
        await self.host.pulse.start()
        return await self.host.room(room.table.header.id)

    def told(self, person: str, *kinds: type[Any]) -> list[Any]:
        """The messages of some kinds that somebody got."""
        found = [_read.decode(data) for name, data in self.heard if name == person]
        return [message for message in found if isinstance(message, kinds)]

    async def log(self, room: Room) -> list[tuple[int, Any]]:
        """What is on record, with its times."""
        await self.rest()
        found = await self.host.store.load(room.table.header.id)
        assert found is not None
        return [(at, read_record(data)) for _, at, data in found[1]]


class Hall(House):
    """A host whose bot waits until it is let go; its store can be broken."""

    def __init__(self) -> None:
        self.go = asyncio.Event()
        self.asked = 0
        super().__init__("memory:")

    async def choose(self, game: Game, seen: bytes, seat: int, bot: str, seed: int) -> int:
        """A slow bot that always chooses its first legal action."""
        self.asked += 1
        state = game.rules.new()
        game.schema.unpack(seen, state)
        action = game.legal_ids(state, seat)[0]
        self.waiting += 1
        await self.go.wait()
        self.waiting -= 1
        return action

    async def open(self, *seats: SeatWish, clock: Clock | None = None) -> Room:
        """A table of The Base."""
        return await self.furnish(NewTable(game="the-base", seats=list(seats), clock=clock or Clock()))


async def come_to_rest(host: Host, waiting: Callable[[], int] = lambda: 0) -> None:
    """Wait until everything at a host is written and told, and nobody thinks but so many bots that wait."""

    async def rests() -> bool:
        await host.store.flush()
        await a_few_rounds()
        rooms = host.rooms.values()
        written = not host.pulse.writing and not any(room._uncommitted or room._broken for room in rooms)
        return written and sum(len(room._tasks) for room in rooms) == waiting()

    await eventually(rests, "the tables come to rest")


def in_house(make: Callable[[], H], work: Callable[[H], Awaitable[None]]) -> None:
    """Do something at a host, and let go of it."""

    async def run() -> None:
        house = make()
        await house.host.store.start()
        await house.host.pulse.start()
        try:
            await work(house)
        finally:
            await house.close()

    asyncio.run(asyncio.wait_for(run(), PATIENCE))


def in_den(folder: Path, work: Callable[[Den], Awaitable[None]], limits: bool = False) -> None:
    """Do something at a den."""
    in_house(lambda: Den(folder, limits), work)


def in_hall(work: Callable[[Hall], Awaitable[None]]) -> None:
    """Do something at a hall."""
    in_house(Hall, work)


def shortest(legal: list[str]) -> str:
    """The action that brings a turn to its end soonest."""
    return next((text for text in ("E", "-", "T-", "R-", ".") if text in legal), legal[0])


def runs(room: Room) -> bool:
    """Whether the game's timer runs."""
    return room.table.timer is not None and room.table.timer.running


def refusals(den: Den, person: str) -> list[str]:
    """What somebody was refused."""
    return [message.refusal.key.removeprefix("table-refused-") for message in den.told(person, Refused)]
