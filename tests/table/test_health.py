"""Health that looks: a full disk and a stopped database are seen, told, and overcome; nothing that was told is lost."""

from __future__ import annotations

import asyncio
import errno
import os
import subprocess
from collections.abc import Callable, Iterator
from io import FileIO
from pathlib import Path

import msgspec
import pytest
from starlette.requests import Request

from sublevel.table import health, pulse
from sublevel.table.api_types import Health, NewTable, SeatWish
from sublevel.table.health import LATEST, REMEMBERED, Lag, free_mib, is_near, too_long
from sublevel.table.logbook import EVERY, MOST_KINDS, OTHERS, Logbook
from sublevel.table.metrics import Histogram
from sublevel.table.protocol import Act, Clock, Person, Played, Refused, Saving, Standing, Welcome
from sublevel.table.settings import BadSetting, read_settings
from sublevel.table.store.queued import Batch, Outcome, QueuedStore
from tests.table.client import Client
from tests.table.den import ME, OPEN, Den, Hall, in_den, in_hall
from tests.table.postgres import Postgres
from tests.table.server import Problem, Server
from tests.waiting import eventually, until

RED = GREEN = 5.0  # seconds after which readiness has changed at the latest
ROOM = 8  # MiB of the small disk
SECONDS = 20  # on each clock
CLOCK = {"kind": "game", "seconds": SECONDS}
TOKEN = "a-token-of-the-host-0123"


def health_of(server: Server) -> Health:
    """What the server says of itself, ready or not."""
    try:
        return server.get("/readyz", Health)
    except Problem as problem:
        if problem.status != 503:
            raise
        return msgspec.json.decode(problem.content, type=Health)


def ready(server: Server) -> bool:
    """Whether it can save. How late a busy machine is does not matter here."""
    return not wrong(server).keys() & {"store", "disk"}


def wrong(server: Server) -> dict[str, str | None]:
    """What is wrong, and why."""
    return {check.name: check.reason for check in health_of(server).checks if not check.ok}


# The store fails, and comes back.


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A disk with room for a few MiB."""
    folder = tmp_path / "disk"
    folder.mkdir()
    mounted = subprocess.run(
        ["mount", "-t", "tmpfs", "-o", f"size={ROOM}m", "tmpfs", folder], capture_output=True, text=True, check=False
    )
    if mounted.returncode:
        pytest.skip(
            f"a small disk can be mounted by root only ({mounted.stderr.strip()}); see test_store.py for the rest"
        )
    yield folder
    subprocess.run(["umount", folder], check=True)


def fill(folder: Path) -> None:
    """Leave no room on a disk."""
    with (folder / "filling").open("wb", buffering=0) as filling:
        for size in (1 << 16, 1 << 9, 1):
            with pytest.raises(OSError, match=os.strerror(errno.ENOSPC)):
                write_on(filling, size)


def write_on(file: FileIO, size: int) -> None:
    """Write until something is in the way."""
    while True:
        file.write(b"x" * size)


def test_a_full_disk(small_disk: Path, tmp_path: Path) -> None:
    store = f"sqlite:{small_disk / 'table.db'}"
    server = Server(tmp_path, store, limits="off", free_disk="1")
    try:
        reasons = asyncio.run(live_through(server, lambda: fill(small_disk), (small_disk / "filling").unlink))
        assert reasons["store"] == "nothing can be saved: database or disk is full"
        assert reasons["disk"] == "0 MiB are free where tables are kept; 1 are needed"
        assert set(reasons) <= {"store", "disk", "loop"}
    finally:
        server.close()


def test_a_stopped_postgres(postgres: Postgres, tmp_path: Path) -> None:
    server = Server(tmp_path, postgres.new_database(), limits="off")
    try:
        reasons = asyncio.run(live_through(server, postgres.halt, postgres.start))
        assert str(reasons["store"]).startswith("nothing can be saved: the database cannot be used")
        assert set(reasons) <= {"store", "loop"}
    finally:
        server.close()
        if postgres.server.poll() is not None:
            postgres.start()


async def live_through(
    server: Server, break_store: Callable[[], None], mend_store: Callable[[], None]
) -> dict[str, str | None]:
    """Play, lose the store, have it back, play on. What was wrong in between."""
    await asyncio.to_thread(until, lambda: ready(server), "it is ready")
    table, *tokens = server.pair(clock=CLOCK)
    async with Client(server.port, table, tokens[0]) as anna, Client(server.port, table, tokens[1]) as bert:
        players = (anna, bert)
        for _ in range(4):
            assert isinstance(await play(players), Played)
        told = [(step.seat, step.text) for step in anna.steps]
        await asyncio.to_thread(server.move, 2 * pulse.BEAT)
        before = clocks(server, table)

        await asyncio.to_thread(break_store)
        mover = await to_move(players)
        pending = next_act(mover)
        await mover.send(pending)
        for player in players:
            await player.until(lambda player=player: last(player, Saving) == Saving(ok=False))  # type: ignore[misc]
        await asyncio.to_thread(until, lambda: not ready(server), "it is not ready", RED)
        reasons = await asyncio.to_thread(wrong, server)
        await asyncio.to_thread(server.move, 3 * SECONDS)
        refusal = await play(players)
        assert isinstance(refusal, Refused)
        assert refusal.refusal.key == "table-refused-not-stored"
        with pytest.raises(Problem) as caught:
            await asyncio.to_thread(server.open_table, tokens[0])
        assert (caught.value.status, caught.value.key) == (503, "table-refused-not-stored")
        assert await asyncio.to_thread(server.call, "GET", "/livez")
        assert [player.scene.plies for player in players] == [len(told)] * 2

        welcomes = [count(player, Welcome) for player in players]
        await asyncio.to_thread(mend_store)
        await asyncio.to_thread(until, lambda: ready(server), "it is ready again", GREEN)
        for player, known in zip(players, welcomes, strict=True):
            await player.until(lambda player=player, known=known: count(player, Welcome) > known)  # type: ignore[misc]
            assert last(player, Saving) == Saving(ok=True)
        assert [(step.seat, step.text) for step in anna.steps] == told
        assert clocks(server, table) == before, "they stood"
        assert isinstance(await mover.ask(pending), Played)
        told = [(step.seat, step.text) for step in anna.steps]

    await asyncio.to_thread(server.kill)
    await asyncio.to_thread(server.start)
    async with Client(server.port, table, tokens[0]) as anna:
        assert [(step.seat, step.text) for step in anna.steps] == told
    text = server.text()
    assert "Traceback" not in text
    assert text.count("ERROR") <= 5, text
    return reasons


async def to_move(players: tuple[Client, Client]) -> Client:
    """Whoever is to move, once both have heard of all that was played."""

    def movers() -> list[Client]:
        same = players[0].scene.plies == players[1].scene.plies
        return [player for player in players if same and player.scene.legal]

    await eventually(movers, "somebody is to move")
    return movers()[0]


async def play(players: tuple[Client, Client]) -> object:
    """Let whoever is to move play; the answer."""
    mover = await to_move(players)
    return await mover.ask(next_act(mover))


def next_act(player: Client) -> Act:
    """An action that is legal."""
    return Act(ref=player.ref(), after=player.scene.plies, action=player.scene.legal[0]["text"])


def last(player: Client, kind: type) -> object:
    """The last message of a kind."""
    return next((message for message in reversed(player.messages) if isinstance(message, kind)), None)


def count(player: Client, kind: type) -> int:
    return sum(isinstance(message, kind) for message in player.messages)


def clocks(server: Server, table: str) -> list[int | None]:
    """What the clocks show."""
    return [seat.left for seat in server.get(f"/api/tables/{table}", Standing).seats]


def test_red_comes_in_time() -> None:
    """What was looked at a moment ago, and a write that hangs: both together."""
    assert pulse.FRESH + pulse.SLOW < RED
    assert pulse.RETRY + pulse.SLOW < GREEN


class Breakable:
    """Lets the commits of a store fail."""

    def __init__(self, store: object, error: Exception) -> None:
        assert isinstance(store, QueuedStore)
        self.store = store
        self._commit = store._commit

        async def fail(batch: Batch) -> Outcome:
            raise error

        store._commit = fail  # type: ignore[method-assign]

    def mend(self) -> None:
        """Let them succeed again."""
        self.store._commit = self._commit  # type: ignore[method-assign]


def test_bots_wait_and_go_on_by_themselves(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot that has thought while nothing could be saved is not lost, nor does it try over and over."""
    monkeypatch.setattr(pulse, "RETRY", 0.001)

    async def work(hall: Hall) -> None:
        room = await hall.open(SeatWish(holder="me"), SeatWish(holder="bot", bot="random"))
        anna = hall.enter(room, "anna")
        await hall.rest()
        match = room.table.match
        while 0 in match.due:
            room.handle(anna, Act(ref=1, after=len(match.plies), action=match.legal(0)[0].text))
            await hall.rest()
        plies, asked = len(match.plies), hall.asked
        broken = Breakable(hall.host.store, OSError(errno.EIO, "the disk is gone"))
        assert isinstance(broken.store, QueuedStore)
        monkeypatch.setattr(broken.store, "_trouble", lambda error: "the disk is gone")
        assert not await eventually_halted(hall)
        hall.go.set()
        await eventually(lambda: hall.waiting == 0, "it has thought")
        await asyncio.wait_for(hall.host.store.flush(), 60)
        assert (len(match.plies), hall.asked) == (plies, asked)
        assert room.visitors
        broken.mend()
        await eventually(lambda: len(room.table.match.plies) > plies, "the bot has played")
        await hall.rest()

    in_hall(work)


def test_a_table_that_is_loaded_while_nothing_can_be_saved(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It counts neither the time before, without a server, nor the time until it can be saved again."""
    monkeypatch.setattr(pulse, "RETRY", 0.001)

    async def work(den: Den) -> None:
        clock = Clock(kind="game", seconds=1_000)
        room = await den.furnish(NewTable(game="the-base", seats=[ME, OPEN], clock=clock))
        other = await den.furnish(NewTable(game="the-base", seats=[ME, OPEN]))
        name = room.table.header.id
        await den.host.sit(name, Person(id="bert", name="Bert"), None)
        den.enter(room, "anna")
        await den.move(10)
        await den.crash(other, away=500)
        await den.move(pulse.REST)
        broken = Breakable(den.host.store, OSError(errno.EIO, "the disk is gone"))
        monkeypatch.setattr(broken.store, "_trouble", lambda error: "the disk is gone")
        den.host.pulse._proved = float("-inf")
        assert not await den.host.pulse.look()
        room = await den.host.room(name)
        await den.runtime.move(0)
        records = room.table.number
        broken.mend()
        await asyncio.wait_for(den.host.pulse.back(), 60)
        await den.rest()
        assert room.table.number == records + 2
        [left] = [room.table.clocks.at(den.at)[seat] for seat in room.table.clocks.running]
        assert left == (1_000 - 10 - pulse.REST) * 1_000

    in_den(tmp_path, work)


async def eventually_halted(hall: Hall) -> bool:
    """Whether the host can save once its pulse has noticed that it cannot."""
    hall.host.pulse._proved = float("-inf")
    return await hall.host.pulse.look()


def test_an_error_of_one_table_halts_no_other() -> None:
    """Another process wrote the record: that concerns the table alone."""

    async def work(hall: Hall) -> None:
        room = await hall.open(SeatWish(holder="me"), SeatWish(holder="open"))
        await hall.host.sit(room.table.header.id, Person(id="bert", name="Bert"), None)
        anna = hall.enter(room, "anna")
        await hall.rest()
        match = room.table.match
        await hall.host.store.flush()
        hall.host.store.append(room.table.header.id, room.table.number, 0, b'["wish","x",true]', lambda error: None)
        if 0 in match.due:
            room.handle(anna, Act(ref=1, after=len(match.plies), action=match.legal(0)[0].text))
        await hall.rest()
        assert not hall.host.pulse.halted
        assert hall.host.store.failed.value == 0

    in_hall(work)


# The other checks.


def test_lateness_is_remembered_for_a_while() -> None:
    async def work() -> None:
        now = [100.0]
        lag = Lag(Histogram(), clock=lambda: now[0])
        lag.start()
        assert lag.worst == 0
        now[0] += 3
        lag.tick(due=101.0)
        assert lag.worst == 2
        now[0] += REMEMBERED
        lag.tick(due=now[0])
        assert lag.worst == 2
        now[0] += REMEMBERED + 1
        lag.tick(due=now[0])
        assert lag.worst == 0
        lag.close()

    asyncio.run(work())


def test_what_takes_too_long_is_said() -> None:
    assert too_long(LATEST, LATEST, "{:.1f} s late") is None
    assert too_long(2.34, LATEST, "{:.1f} s late") == "2.3 s late"


def test_a_disk_is_looked_at(tmp_path: Path) -> None:
    assert free_mib(tmp_path) > 0

    async def work() -> None:
        assert await health._disk(None, 1) is None, "a database elsewhere has its own disk"
        assert await health._disk(tmp_path, 0) is None
        assert "are needed" in str(await health._disk(tmp_path, 1 << 40))
        assert await health._disk(tmp_path / "gone", 0) == "the disk cannot be looked at: No such file or directory"

    asyncio.run(work())


def test_bots_and_the_analyst_are_watched() -> None:
    """Whoever was asked first counts; an analyst that has nothing to do may be silent."""

    async def work(hall: Hall) -> None:
        host = hall.host
        assert (host.thinking.longest, host.thinking.waiting, host.analyst.silence) == (0, 0, 0)
        assert {check.name for check in await health.checks(host) if not check.ok} <= {"loop"}
        host.thinking._began.append(host.runtime.monotonic())
        host.thinking.busy = host.thinking.processes + 2
        host.analyst.studies[1] = object()  # type: ignore[assignment]
        host.analyst._heard = asyncio.get_running_loop().time() - 31
        await hall.move(health.LONGEST_THOUGHT + 1)
        assert host.thinking.waiting == 2
        wrong = {check.name: check.reason for check in await health.checks(host) if not check.ok}
        assert wrong["bots"] == "a bot has not answered for 61 s"
        assert str(wrong["analyst"]).startswith("the analyst has said nothing for 31")
        host.analyst.studies.clear()

    in_hall(work)


# Errors in the log.


def test_errors_are_written_once_and_counted(caplog: pytest.LogCaptureFixture) -> None:
    book = Logbook()
    book.sum_up(0.0)
    for number in range(4_003):
        book.error("disk", f"table {number}: not written\nat line 3")
    book.error("other", "something else")
    assert [record.getMessage().partition("\n")[0] for record in caplog.records] == [
        "table 0: not written",
        "something else",
    ]
    book.sum_up(EVERY - 1)
    assert len(caplog.records) == 2
    book.sum_up(EVERY)
    assert caplog.records[-1].getMessage() == "table 0: not written ... and 4,002 more like it"
    assert len(caplog.records) == 3
    book.sum_up(2 * EVERY)
    book.error("disk", "table 7: not written")
    assert caplog.records[-1].getMessage() == "table 7: not written", "after a quiet minute it is news again"
    assert book.total == 4_005


def test_some_errors_are_worth_a_few_samples_and_countless_kinds_are_one(caplog: pytest.LogCaptureFixture) -> None:
    book = Logbook()
    for number in range(10):
        book.error("thought", f"the bot of table {number} failed", samples=3)
    assert len(caplog.records) == 3
    caplog.clear()
    for number in range(MOST_KINDS + 50):
        book.error(f"kind {number}", f"error {number}")
    assert len(caplog.records) == MOST_KINDS
    assert caplog.records[-1].getMessage() == OTHERS
    book.clear()
    assert caplog.records[-1].getMessage() == f"{OTHERS} ... and 50 more like it"


# Who reads the metrics.


def request_from(host: str | None, **headers: str) -> Request:
    raw = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    return Request({"type": "http", "client": host and (host, 50_000), "headers": raw})


@pytest.mark.parametrize(
    ("request_", "near"),
    [
        (request_from("127.0.0.1"), True),
        (request_from("::1"), True),
        (request_from("10.0.0.7"), False),
        (request_from("a name"), False),
        (request_from(None), False),
        (request_from("127.0.0.1", x_forwarded_for="203.0.113.9"), False),
        (request_from("127.0.0.1", x_forwarded_for="127.0.0.1"), False),
        (request_from("127.0.0.1", forwarded="for=203.0.113.9"), False),
    ],
)
def test_what_comes_from_this_machine(request_: Request, near: bool) -> None:
    assert is_near(request_) == near


def test_metrics_for_this_machine_or_for_a_token(tmp_path: Path) -> None:
    server = Server(tmp_path, "memory:", limits="off")
    try:
        text = server.call("GET", "/metrics").decode()
        with pytest.raises(Problem) as caught:
            server.call("POST", "/api/sessions", {"name": "Nobody", "password": "not the right one"})
        assert caught.value.status in (401, 403, 422)
        assert "sublevel_refused_logins_total 1\n" in server.call("GET", "/metrics").decode()
    finally:
        server.close()
    for name in (
        "failed_writes_total",
        "loop_lag_seconds_count",
        "loop_lag_worst_seconds",
        "bots_waiting",
        "studies",
        "sockets",
        "saving",
        "errors",
    ):
        assert f"\nsublevel_{name} " in text, name
    server = Server(tmp_path, "memory:", limits="off", metrics_token=TOKEN)
    try:
        assert server.call("GET", "/metrics", token=TOKEN)
        for token in (None, "another-token-of-some-length"):
            with pytest.raises(Problem) as caught:
                server.call("GET", "/metrics", token=token)
            assert caught.value.status == 401
    finally:
        server.close()


def test_settings_of_health() -> None:
    settings = read_settings({"SUBLEVEL_FREE_DISK": "5", "SUBLEVEL_METRICS_TOKEN": TOKEN})
    assert (settings.free_disk, settings.metrics_token) == (5, TOKEN)
    with pytest.raises(BadSetting, match="16 characters") as caught:
        read_settings({"SUBLEVEL_METRICS_TOKEN": "short-secret"})
    assert "short-secret" not in str(caught.value)
    with pytest.raises(BadSetting, match="0 to"):
        read_settings({"SUBLEVEL_FREE_DISK": "much"})
