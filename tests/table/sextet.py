"""A table of Panic Station for six people and a watcher, in this process: all that goes out is recorded."""

from __future__ import annotations

import msgspec

import sublevel
from sublevel.engine.match import Match
from sublevel.table.audience import Visitor
from sublevel.table.logged import Holder
from sublevel.table.protocol import Act, Clock, Look, Person
from sublevel.table.records import AnyRecord, Header
from sublevel.table.room import Room
from sublevel.table.table import Table
from tests.games.panic_station.stations import Station
from tests.pinned import Pinned
from tests.table.client import Ear
from tests.table.den import come_to_rest
from tests.table.inside import Heard, NotingHost

GAME = sublevel.game("panic-station")
OPTIONS = GAME.options.read({"players": 6})
NAMES = ("red", "blue", "green", "yellow", "white", "purple")
EVERYBODY = (*NAMES, "watcher")


class SixSeats:
    """A table with six people and a watcher, in this process, that begins from a station."""

    def __init__(self, station: Station, bots: tuple[str, ...] = ()) -> None:
        self.heard: Heard = []
        self.people = [name for name in EVERYBODY if name not in bots]
        self.runtime = Pinned()
        self.host = NotingHost(self.runtime)
        header = Header(
            id="table",
            game=GAME.name,
            rules=GAME.version,
            options=OPTIONS.plain(),
            clock=Clock(kind="game", seconds=900, increment=5),
            public=True,
            created=0,
            seed=7,
            salt="0" * 32,
        )
        self.table = Table(header, GAME)
        self.table.match = Match(GAME, OPTIONS, station.s, 7, ())
        holders = [Holder(bot="casual") if name in bots else Holder(person=name, name=name.title()) for name in NAMES]
        self.table.furnish(holders, self.host.now())
        self.room = self.host.rooms["table"] = Room(self.host, self.table)
        self.visitors: dict[str, Visitor] = {}

    async def open(self) -> None:
        """Let everybody in, and wait until all have heard it."""
        await self.let_in()
        await self.settle()

    async def let_in(self) -> None:
        """Let everybody in."""
        await self.host.store.start()
        for name in self.people:
            visitor = self.visitors[name] = Visitor(
                Ear(name, self.heard), Person(id=name, name=name.title()), name == "watcher"
            )
            self.room.join(visitor, log=True)

    async def settle(self) -> None:
        """Until everything is committed and told."""
        await come_to_rest(self.host)

    async def act(self, name: str, action: str) -> None:
        """Somebody plays. An answer that leaves no choice takes effect when its time has come."""
        plies = len(self.table.match.plies)
        self.press(name, action)
        question = self.room._questions.get(NAMES.index(name))
        if question is not None and question.held is not None:
            await self.runtime.move((question.due - self.runtime.now()) / 1000)
        await self.settle()
        assert len(self.table.match.plies) == plies + 1, self.heard[-1]

    def press(self, name: str, action: str) -> None:
        """Somebody sends an action, whatever comes of it."""
        self.room.handle(self.visitors[name], Act(ref=9, after=len(self.table.match.plies), action=action))

    async def look_around(self) -> None:
        """Everybody looks back, and asks for the replay as far as it is told."""
        for name in self.people:
            for plies in range(len(self.table.match.plies) + 1):
                self.room.handle(self.visitors[name], Look(ref=1, plies=plies))
            seat = NAMES.index(name) if name in NAMES else None
            replay = await self.host.replay("table", Person(id=name, name=name.title()), seat, False)
            self.heard.append((name, msgspec.json.encode(replay)))
        await self.settle()

    @property
    def records(self) -> list[tuple[int, AnyRecord]]:
        """What was put on record since everybody sat down, and when."""
        return self.host.noted["table"]

    async def close(self) -> None:
        """The end."""
        self.room.close()
        await self.host.store.close()
        self.host.people.close()


def without(heard: Heard, *names: str) -> Heard:
    """The frames that went to all others: bytes, and with them sizes and order."""
    return [(name, data) for name, data in heard if name not in names]


def meeting() -> Station:
    """Red, who is infected, has entered a room with Blue; both hold cards of every kind that matters."""
    station = Station(
        rooms={"1,0": "R10u"},
        figures={"BT": "1,0", "GA": "1,0"},
        hands={"R": "GAS KEY ANTI", "B": "GAS AID ARM"},
        infected="R",
        players=6,
    )
    return station.play("mv RA E", "swap B")


def blast() -> Station:
    """Red has thrown a grenade at Blue, Green and Yellow, who all have cards to spare."""
    station = Station(
        rooms={"1,0": "R10u"},
        figures={"BT": "1,0", "BA": "1,0", "GT": "1,0", "YT": "1,0"},
        hands={"R": "NADE AID AID", "B": "ARM ARM AID KEY", "G": "ARM GAS AID", "Y": "AID AID KEY"},
        players=6,
    )
    return station.play("nade RT E")
