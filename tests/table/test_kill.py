"""`kill -9` in the midst of many matches: what was acknowledged is on record once, in its place, and play goes on."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

import msgspec
import psutil
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

import sublevel
from sublevel.engine.match import Match
from sublevel.table.api_types import Replay
from sublevel.table.protocol import (
    Act,
    Bye,
    FromTable,
    Join,
    NewScene,
    Played,
    Refused,
    Scene,
    Standing,
    Stands,
    Welcome,
)
from tests.pinned import SEED
from tests.table.postgres import Postgres
from tests.table.server import Server
from tests.waiting import PATIENCE, a_few_rounds

_read: msgspec.json.Decoder[FromTable] = msgspec.json.Decoder(FromTable)
_write = msgspec.json.Encoder().encode

GAME = sublevel.game("the-base")


@dataclass(frozen=True)
class Size:
    """How much goes on, and for how long."""

    tables: int
    kills: int
    between: tuple[int, int]  # acknowledged actions from one kill to the next
    longest: float  # seconds after which something is wrong


QUICK = Size(tables=20, kills=3, between=(20, 300), longest=120)
FULL = Size(tables=200, kills=12, between=(20, 1500), longest=400)


class Course:
    """How far all matches have come together, whether there is a server, and whether something is about to happen.

    As soon as that is due, everybody sends one more action, which is under way when it happens, and then waits.
    """

    def __init__(self) -> None:
        self.acknowledged = 0
        self.interruptions = 0
        self.up = asyncio.Event()
        self.up.set()
        self.calm = asyncio.Event()
        self._goal: int | None = None
        self._due = asyncio.Event()

    def acknowledge(self) -> None:
        """Another action is on record."""
        self.acknowledged += 1
        if self.acknowledged == self._goal:
            self.interruptions += 1
            self.calm.clear()
            self._due.set()

    async def goes_on(self, actions: int) -> None:
        """Wait until so many more actions are on record."""
        self._goal = self.acknowledged + actions
        self._due.clear()
        self.calm.set()
        await self._due.wait()

    def goes_to_the_end(self) -> None:
        """Nothing more will happen."""
        self._goal = None
        self.calm.set()

    async def interrupt(self, server: Server, end: Callable[[Server], object]) -> None:
        """End the server, and start it again."""
        self.up.clear()
        await asyncio.to_thread(end, server)
        await asyncio.to_thread(server.start)
        self.up.set()


@dataclass
class Seen:
    """What somebody at a table was told is on record."""

    steps: dict[int, tuple[int, str | None]] = field(default_factory=dict)  # by number: the seat and the action
    mine: dict[int, str] = field(default_factory=dict)  # own actions that were acknowledged, by number

    def note(self, number: int, seat: int, text: str | None) -> None:
        """An action is on record. No number can ever mean another action: nobody takes anything back here."""
        before = self.steps.setdefault(number, (seat, text))
        assert before == (seat, text), f"action {number} was {before} and is {(seat, text)}"


class Player:
    """Somebody who plays to the end, whatever happens to the line: comes back, and sends again what is in doubt."""

    mended = False  # whether the server may lose its database

    def __init__(self, port: int, table: str, token: str, seat: int, course: Course) -> None:
        self.port = port
        self.table = table
        self.token = token
        self.seat = seat
        self.course = course
        self.chance = random.Random(f"{table}{seat}")
        self.seen = Seen()
        self.over = False
        self.plies = 0
        self.doubts = 0  # actions that had to be sent again
        self.known = 0  # of these, those that were on record
        self._pending: Act | None = None
        self._refs = 0
        self._last_word = 0  # the interruption before which it sent its one more action

    async def play(self) -> None:
        """Until the match is over."""
        while not self.over:
            await self.course.up.wait()
            with contextlib.suppress(OSError, ConnectionClosed, InvalidHandshake):
                url = f"ws://127.0.0.1:{self.port}/api/live"
                async with connect(url, compression=None, ping_interval=None, open_timeout=PATIENCE) as link:
                    await self._follow(link)
            await a_few_rounds()

    async def _follow(self, link: ClientConnection) -> None:
        await link.send(_write(Join(table=self.table, token=self.token)).decode())
        while not self.over:
            message = _read.decode(await link.recv(decode=False))
            match message:
                case Welcome():
                    for step in message.log:
                        self.seen.note(step.number, step.seat, step.text)
                    assert [step.number for step in message.log] == list(range(1, len(message.log) + 1))
                    assert message.scene.plies == len(message.log) >= self.plies
                    self.plies = message.scene.plies
                    self._look(message.standing)
                    if self._pending is not None:
                        self.doubts += 1
                        await link.send(_write(self._pending).decode())
                    else:
                        await self._choose(link, message.scene)
                case Played():
                    assert message.step.number == self.plies + 1 == message.scene.plies
                    self.seen.note(message.step.number, message.step.seat, message.step.text)
                    if message.ref is not None:
                        self._acknowledged(message.ref)
                    await self._choose(link, message.scene)
                case Stands():
                    if message.ref is not None:
                        self.known += 1
                        self._acknowledged(message.ref)
                        await link.send('{"type": "aids", "on": false}')  # asks for the scene
                    self._look(message.standing)
                case NewScene():
                    await self._choose(link, message.scene)
                case Refused() if message.refusal.key == "table-refused-not-stored" and self.mended:
                    self._pending = None  # it was not done; a welcome or a scene follows
                case Refused():
                    raise AssertionError(f"{self.table}: {message.refusal.text} ({self._pending})")
                case Bye():
                    assert message.refusal.key == "table-refused-stopping", message

    def _look(self, standing: Standing) -> None:
        self.over = standing.status == "finished"

    def _acknowledged(self, ref: int) -> None:
        act, self._pending = self._pending, None
        assert act is not None
        assert act.ref == ref
        self.seen.mine[act.after + 1] = str(act.action)
        self.course.acknowledge()

    async def _choose(self, link: ClientConnection, scene: Scene) -> None:
        self.plies = scene.plies
        if not scene.legal or self._pending is not None:
            return
        if not self.course.calm.is_set():
            if self._last_word == self.course.interruptions:
                await self.course.calm.wait()
            else:
                self._last_word = self.course.interruptions
        self._refs += 1
        action = self.chance.choice(scene.legal)["text"]
        self._pending = Act(ref=self._refs, after=scene.plies, action=action)
        await link.send(_write(self._pending).decode())


async def kill_repeatedly(server: Server, size: Size, course: Course, chance: random.Random) -> None:
    """Kill the server in the midst of play, and start it again."""
    for _ in range(size.kills):
        await course.goes_on(chance.randint(*size.between))
        children = server.process.children(recursive=True)
        await course.interrupt(server, Server.kill)
        _, alive = await asyncio.to_thread(psutil.wait_procs, children, PATIENCE)
        assert not alive, "what belongs to a server has to end with it"
    course.goes_to_the_end()


def own_actions(match: Match, seat: int) -> list[int]:
    """The numbers of a seat's actions."""
    return [number for number, ply in enumerate(match.plies, 1) if ply.seat == seat]


def has_choice(match: Match, number: int) -> bool:
    """Whether there was something else to do instead of an action."""
    return len(GAME.legal_ids(match.state_after(number - 1), match.plies[number - 1].seat)) > 1


def check_table(server: Server, first: Player, second: Player) -> None:
    """The log that the server has now is the one that both were told of, and everybody's own actions are in it."""
    match = GAME.load(server.call("GET", f"/api/tables/{first.table}/file").decode())
    assert match.finished
    for player in (first, second):
        replay = server.get(f"/api/tables/{first.table}/replay?eyes={player.seat}", Replay, player.token)
        log = [(step.seat, step.text) for step in replay.steps]
        for number, told in player.seen.steps.items():
            assert log[number - 1] == told, f"{first.table}: action {number}"
        for number, action in player.seen.mine.items():
            assert log[number - 1] == (player.seat, action), f"{first.table}: own action {number}"
        # What leaves no choice, the table plays by itself. Of the rest at most the last one is in doubt.
        chosen = {number for number in own_actions(match, player.seat) if has_choice(match, number)}
        assert len(chosen - player.seen.mine.keys()) <= 1
        assert player.seen.steps.keys() >= set(range(1, player.plies + 1))
    assert [(ply.seat, ply.text) for ply in match.plies] == log
    assert replay.ending is not None


def play_and_kill(server: Server, size: Size) -> None:
    """Many matches, several kills, and then a look at everything."""
    chance = random.Random(f"kill {SEED}")
    course = Course()
    players: list[Player] = []
    for _ in range(size.tables):
        table, anna, bert = server.pair()
        players.append(Player(server.port, table, anna, 0, course))
        players.append(Player(server.port, table, bert, 1, course))

    async def everything() -> None:
        async with asyncio.timeout(size.longest), asyncio.TaskGroup() as tasks:
            for player in players:
                tasks.create_task(player.play())
            tasks.create_task(kill_repeatedly(server, size, course, chance))

    asyncio.run(everything())
    for number in range(0, len(players), 2):
        check_table(server, players[number], players[number + 1])
    acknowledged = sum(len(player.seen.mine) for player in players)
    doubts, known = sum(player.doubts for player in players), sum(player.known for player in players)
    print(
        f"{size.tables} tables, {size.kills} kills: {acknowledged} actions acknowledged, "
        f"{doubts} sent again, {known} of them were on record"
    )
    server.check()


def test_nothing_acknowledged_is_lost_when_the_server_is_killed(address: str, tmp_path: Path) -> None:
    server = Server(tmp_path, address, limits="off")
    try:
        play_and_kill(server, QUICK)
    finally:
        server.close()


@pytest.mark.soak
def test_many_tables_and_many_kills(address: str, tmp_path: Path) -> None:
    server = Server(tmp_path, address, limits="off")
    try:
        play_and_kill(server, FULL)
    finally:
        server.close()


def test_an_orderly_end_loses_nothing_and_says_goodbye(address: str, tmp_path: Path) -> None:
    server = Server(tmp_path, address, limits="off")
    try:
        course = Course()
        table, anna, bert = server.pair()
        players = [Player(server.port, table, token, seat, course) for seat, token in enumerate((anna, bert))]
        statuses: list[int] = []

        async def stop_repeatedly() -> None:
            for actions in (7, 20):
                await course.goes_on(actions)
                await course.interrupt(server, lambda server: statuses.append(server.stop()))
            course.goes_to_the_end()

        async def everything() -> None:
            async with asyncio.timeout(100), asyncio.TaskGroup() as tasks:
                for player in players:
                    tasks.create_task(player.play())
                tasks.create_task(stop_repeatedly())

        asyncio.run(everything())
        assert statuses == [0, 0]
        check_table(server, *players)
        server.check()
    finally:
        server.close()


def test_a_database_that_breaks_off_loses_nothing(postgres: Postgres, tmp_path: Path) -> None:
    """Its connections are cut in the midst of play: nobody knows what was written, until the log is read again."""
    address = postgres.new_database()
    server = Server(tmp_path, address, limits="off")
    cut = """SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE datname = current_database() AND pid <> pg_backend_pid()"""
    try:
        course = Course()
        players = []
        for _ in range(6):
            table, *tokens = server.pair()
            players += [Player(server.port, table, token, seat, course) for seat, token in enumerate(tokens)]
        for player in players:
            player.mended = True

        async def cut_repeatedly() -> None:
            for actions in (5, 60, 20, 90, 40):
                await course.goes_on(actions)
                await asyncio.to_thread(postgres.execute, address, cut)
            course.goes_to_the_end()

        async def let_time_pass() -> None:
            while not all(player.over for player in players):  # tables are loaded again after a while
                await asyncio.to_thread(server.move, 1)

        async def everything() -> None:
            async with asyncio.timeout(100), asyncio.TaskGroup() as tasks:
                for player in players:
                    tasks.create_task(player.play())
                tasks.create_task(cut_repeatedly())
                tasks.create_task(let_time_pass())

        asyncio.run(everything())
        for number in range(0, len(players), 2):
            check_table(server, players[number], players[number + 1])
    finally:
        server.close()
