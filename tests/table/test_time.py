"""Time is fair: clocks count what a server counted, never what a machine's clock says or what nobody could play."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

from sublevel.table.api_types import NewTable
from sublevel.table.protocol import Clock, Person
from sublevel.table.pulse import BEAT, LATE, REST, SLOW, Pulse, between
from sublevel.table.records import Stood, read_record
from sublevel.table.room import Room
from sublevel.table.runtime import Runtime
from sublevel.table.store import Unavailable, open_store, schema
from sublevel.table.store.queued import QueuedStore
from tests.pinned import BEGINNING, Pinned
from tests.table.client import Client
from tests.table.den import ME, OPEN, SECOND, Den, in_den
from tests.table.noting import again, opened
from tests.table.server import Server
from tests.waiting import eventually

HOUR = 3_600_000  # milliseconds
TWENTY = Clock(kind="game", seconds=20)


class Watch(Runtime):
    """The machine's two clocks in the hands of a test."""

    def __init__(self) -> None:
        self.time, self.up = BEGINNING, 50.0
        super().__init__()

    def wall(self) -> int:
        return self.time

    def monotonic(self) -> float:
        return self.up


@pytest.mark.parametrize("step", [HOUR, -HOUR, 5 * HOUR, -5 * HOUR])
def test_setting_the_machines_clock_moves_no_other(step: int) -> None:
    watch = Watch()
    assert watch.now() == BEGINNING
    watch.up += 3
    watch.time += 3_000 + step
    assert watch.now() == BEGINNING + 3_000


def test_a_clock_goes_on_after_what_the_store_has_seen() -> None:
    watch = Watch()
    watch.not_before(BEGINNING - 5)
    assert watch.now() == BEGINNING
    watch.not_before(BEGINNING + HOUR)
    watch.up += 1
    assert watch.now() == BEGINNING + HOUR + 1_000


@pytest.mark.parametrize(
    ("lives", "gaps"),
    [
        ([], []),
        ([(0, 50), (60, 70)], [(50, 60)]),
        ([(0, 5), (60, 70)], [(10, 60)]),
        ([(0, 50), (20, 90), (80, 95), (99, 99)], [(95, 99)]),
        ([(60, 70), (0, 50), (71, 72)], [(50, 60), (70, 71)]),
    ],
)
def test_times_between_lives(lives: list[tuple[int, int]], gaps: list[tuple[int, int]]) -> None:
    assert between(lives, 10) == gaps


def test_the_log_says_how_long_clocks_stood() -> None:
    """Of 100 seconds 30 and 20, which overlap, did not count; a log without such a word counts all of them."""
    table = opened(clock=Clock(kind="game", seconds=900))
    seat = table.match.waiting[0]
    stood = [(30 * SECOND, 60 * SECOND), (50 * SECOND, 70 * SECOND)]
    assert again(table).clocks.at(100 * SECOND)[seat] == 800 * SECOND
    table.keep(table.stand(stood, 90 * SECOND), 90 * SECOND)
    assert [read_record(data) for _, data in table.log[-2:]] == [Stood(*span) for span in stood]
    for one in (table.table, again(table)):
        assert one.clocks.at(100 * SECOND)[seat] == 840 * SECOND
        assert one.clocks.due() == 940 * SECOND
    assert table.stand([(10 * SECOND, 20 * SECOND)], 95 * SECOND) == [], "what is over was counted before"


def test_a_log_of_an_older_version_gives_the_clocks_it_gave() -> None:
    """Records as release 0.1 wrote them, and the clocks it read from them."""
    table = opened(clock=Clock(kind="game", seconds=60, increment=5)).table
    for at, record in (
        (1_000, b'["wish","anna",false]'),
        (7_250, b'["pause"]'),
        (90_000, b'["resume"]'),
        (94_000, b'["offer","draw",0]'),
    ):
        table.apply(at, read_record(record))
    seat = table.match.due[0]
    assert table.clocks.at(94_000)[seat] == 60_000 - 7_250 - 4_000


# One machine, several lives.


async def clocked(den: Den, clock: Clock = TWENTY) -> Room:
    """A table of The Base at which Anna and Bert sit."""
    room = await den.furnish(NewTable(game="the-base", seats=[ME, OPEN], clock=clock))
    await den.host.sit(room.table.header.id, Person(id="bert", name="Bert"), None)
    await den.rest()
    return room


def left(room: Room) -> float:
    """Seconds that the player to move has."""
    now = room.host.now()
    return min((room.table.clocks.at(now)[seat] or 0) / SECOND for seat in room.table.clocks.running)


def test_clocks_stand_while_no_server_runs(tmp_path: Path) -> None:
    async def work(den: Den) -> None:
        room = await clocked(den)
        den.enter(room, "anna")
        await den.move(5.5)
        assert left(room) == 14.5
        room = await den.crash(room, away=22)
        assert left(room) == 16, "what ran after the last beat is given back"
        assert [record for _, record in await den.log(room) if isinstance(record, Stood)] == [
            Stood(BEGINNING + 4_000, BEGINNING + 27_500)
        ]
        await den.move(15.9)
        assert not room.table.seats[room.table.match.due[0]].overdue
        await den.move(0.2)
        assert room.table.seats[room.table.match.due[0]].overdue

    in_den(tmp_path, work)


def test_a_table_that_nobody_looked_at_counts_every_absence(tmp_path: Path) -> None:
    """Two crashes lie between two looks at a match by correspondence; the log alone gives the same clocks."""

    async def work(den: Den) -> None:
        room = await clocked(den, Clock(kind="days", seconds=100_000))
        name = room.table.header.id
        other = await clocked(den)
        await den.move(10)
        other = await den.crash(
            other, away=5_000
        )  # nobody was there: the 10 seconds since the first beat are given back
        await den.move(10 * REST)
        await den.crash(other, away=7_000)
        await den.move(REST)
        room = await den.host.room(name)
        assert left(room) == 100_000 - 10 * REST - REST
        assert len([record for _, record in await den.log(room) if isinstance(record, Stood)]) == 2
        fresh = await den.host.load_table(name)
        assert fresh.clocks.at(den.at) == room.table.clocks.at(den.at)

    in_den(tmp_path, work)


async def test_a_store_of_an_older_version_knows_its_last_sign_of_life(tmp_path: Path, runner: asyncio.Runner) -> None:
    """Its clocks stood from the last thing that happened anywhere until a server with beats ran."""
    with closing(sqlite3.connect(tmp_path / "table.db")) as db, db:
        for statement in schema.STEPS[0]:
            db.execute(statement.format(bytes="BLOB"))
        for name, moved in (("one", 5_000), ("two", 9_000)):
            db.execute("INSERT INTO tables VALUES (?, 'the-base', 0, ?, 'playing', TRUE, x'')", (name, moved))
        db.execute("PRAGMA user_version = 1")
    store = open_store(f"sqlite:{tmp_path / 'table.db'}")
    await store.start()
    assert await store.lives(7_000) == [(0, 9_000)]
    pulse = Pulse(store, Pinned(), Heart())
    await pulse.start()
    past = await pulse.past(5_000)
    assert (past.gaps, past.ended) == ([(9_000, BEGINNING)], 9_000)
    pulse.stop()
    await store.close()


@pytest.mark.parametrize("hours", [-5, -1, 1, 5])
def test_the_machines_clock_may_be_set_while_it_runs_and_while_it_does_not(tmp_path: Path, hours: int) -> None:
    async def work(den: Den) -> None:
        room = await clocked(den)
        den.enter(room, "anna")
        await den.move(4)
        den.runtime.set_wall(hours * 3_600)
        await den.move(4)
        assert left(room) == 12
        room = await den.crash(room, away=hours * 3_600)
        assert left(room) == 12
        await den.move(2)
        assert left(room) == 10

    in_den(tmp_path, work)


def test_a_machine_that_slept_was_away(tmp_path: Path) -> None:
    """Its process stood still and its clocks did not: nobody could play meanwhile."""

    async def work(den: Den) -> None:
        room = await clocked(den)
        den.enter(room, "anna")
        await den.move(5)
        await den.runtime.oversleep(300)
        await den.rest()
        await eventually(lambda: not den.host.pulse.halted, "it beats again")
        assert left(room) == 16
        assert room.table.status == "playing"

    in_den(tmp_path, work)


def test_an_idle_server_seldom_writes(tmp_path: Path) -> None:
    async def work(den: Den) -> None:
        room = await clocked(den)
        store = den.host.store
        assert isinstance(store, QueuedStore)
        before = store.commits
        await den.move(10 * REST)
        assert 10 <= store.commits - before <= 30  # with BEAT it would be 300
        den.enter(room, "anna")
        before = store.commits
        await den.move(10 * BEAT)
        assert store.commits - before >= 10

    in_den(tmp_path, work)


class Heart:
    """Counts what a pulse tells."""

    resting = False

    def __init__(self) -> None:
        self.told: list[str] = []

    def halt(self) -> None:
        self.told.append("halt")

    def go_on(self) -> None:
        self.told.append("go on")


def test_a_write_that_hangs_is_one_that_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sublevel.table.pulse.SLOW", SLOW / 100)
    monkeypatch.setattr("sublevel.table.pulse.RETRY", 0.001)

    async def work() -> None:
        store, heart, runtime = open_store("memory:"), Heart(), Pinned()
        await store.start()
        pulse = Pulse(store, runtime, heart)
        await pulse.start()
        live, stuck = store.live, asyncio.Event()

        async def hang(life: str, began: int, until: int) -> None:
            await stuck.wait()
            await live(life, began, until)

        store.live = hang  # type: ignore[method-assign]
        await runtime.move(BEAT)
        await eventually(lambda: pulse.halted, "it halts")
        assert "did not take a write" in pulse.reason
        assert not await pulse.look()
        await runtime.move(LATE)
        stuck.set()
        await asyncio.wait_for(pulse.back(), 60)
        assert heart.told == ["halt", "go on"]
        assert pulse.own_gaps(0) == [(BEGINNING, BEGINNING + 7_000)]
        await pulse.close()
        await store.close()

    asyncio.run(work())


def test_another_error_than_the_stores_halts_nothing() -> None:
    async def work() -> None:
        heart = Heart()
        pulse = Pulse(open_store("memory:"), Pinned(), heart)
        pulse.failed(ValueError("one record was wrong"))
        assert heart.told == []
        pulse.failed(Unavailable("database or disk is full"))
        pulse.failed(Unavailable("database or disk is full"))
        assert (heart.told, pulse.reason) == (["halt"], "database or disk is full")
        pulse.stop()

    asyncio.run(work())


# Real servers.


@pytest.mark.parametrize("end", [Server.kill, Server.stop], ids=["killed", "stopped"])
@pytest.mark.parametrize("away", [22 * SECOND, -HOUR, 26 * HOUR], ids=["ahead", "set-back", "far-ahead"])
def test_a_server_that_is_away_takes_nobodys_time(
    address: str, tmp_path: Path, end: Callable[[Server], object], away: int
) -> None:
    """22 seconds without a server empty no clock of 20, wherever the machine's clock stands afterwards."""
    server = Server(tmp_path, address, limits="off")
    try:
        table, anna, _ = server.pair(clock=msgspec.to_builtins(TWENTY))

        async def think(seconds: float) -> float:
            """Look at the clock that runs, and let time pass; what was left before, in seconds."""
            async with Client(server.port, table, anna) as client:
                [running] = [seat for seat in client.standing.seats if seat.running]
                await asyncio.to_thread(server.move, seconds)
                return (running.left or 0) / SECOND

        assert asyncio.run(think(5)) == 20
        end(server)
        server.now += away
        server.start()
        given_back = 5 % BEAT if end is Server.kill else 0
        assert asyncio.run(think(5)) == 15 + given_back
        server.check()
    finally:
        server.close()
