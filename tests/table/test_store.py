"""The store, on SQLite and on PostgreSQL alike."""

from __future__ import annotations

import asyncio
import importlib
import os
import sqlite3
import stat
import subprocess
import sys
from collections import defaultdict
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from types import ModuleType

import pytest

from sublevel.table.store import Conflict, PersonRow, Store, StoreError, TableRow, open_store, schema, sqlite
from sublevel.table.store.queued import QueuedStore
from sublevel.table.store.sqlite import SqliteStore
from tests.table import appender
from tests.table.postgres import Postgres
from tests.waiting import a_few_rounds, eventually

ROW = TableRow("table-1", "the_base", 1000, 1000, "open", True, b'{"seed":"secret"}', b'{"plies":0}')
PERSON = PersonRow("person-1", "Ada", None, b"{}", 1000)


class Told:
    """Collects what a store says about appended records."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.all: list[tuple[str, int, BaseException | None]] = []

    def append(self, table: str, number: int, data: bytes = b"{}") -> None:
        self.store.append(table, number, number * 10, data, lambda error: self.all.append((table, number, error)))

    def kinds(self) -> list[tuple[str, int, str]]:
        return [(table, number, type(error).__name__ if error else "ok") for table, number, error in self.all]


async def numbers(store: Store, table: str) -> list[int]:
    loaded = await store.load(table)
    assert loaded is not None
    return [number for number, _, _ in loaded[1]]


def commits(store: Store) -> int:
    assert isinstance(store, QueuedStore)
    return store.commits


async def test_a_table_is_loaded_as_it_was_written(store: Store) -> None:
    hard = bytes(range(256)) + '{"name":"Žofie 🎲"}'.encode()
    told = Told(store)
    await store.create(ROW)
    told.append(ROW.id, 0, b"")
    told.append(ROW.id, 1, hard)
    await store.flush()
    assert await store.load(ROW.id) == (ROW, [(0, 0, b""), (1, 10, hard)])
    assert await store.load("nowhere") is None


async def test_an_id_is_given_once(store: Store) -> None:
    await store.create(ROW)
    with pytest.raises(Conflict):
        await store.create(replace(ROW, header=b"{}"))
    loaded = await store.load(ROW.id)
    assert loaded is not None
    assert loaded[0] == ROW


async def test_records_are_acknowledged_in_order_with_few_commits(store: Store) -> None:
    told = Told(store)
    before = commits(store)
    asked = [(f"t{n % 7}", n // 7, "ok") for n in range(1000)]
    for burst in range(10):
        for table, number, _ in asked[burst * 100 : burst * 100 + 100]:
            told.append(table, number)
        await asyncio.sleep(0)
    await store.flush()
    assert told.kinds() == asked
    assert 1 <= commits(store) - before <= 20


async def test_nothing_is_said_before_it_can_be_read(store: Store, address: str) -> None:
    other = open_store(address)
    await other.start()
    await store.create(ROW)
    told = asyncio.Event()
    store.append(ROW.id, 0, 1, b"x", lambda error: told.set())
    await told.wait()
    assert await numbers(other, ROW.id) == [0]
    await other.close()


async def test_a_conflict_in_the_middle_of_a_batch_takes_only_its_table(store: Store) -> None:
    await store.create(ROW)
    told = Told(store)
    told.append(ROW.id, 0, b"first")
    await store.flush()
    told.all.clear()
    told.append("other", 0)
    told.append(ROW.id, 0, b"second")
    told.append(ROW.id, 1, b"rests on the second")
    told.append("other", 1)
    await store.create(replace(ROW, id="other"))
    assert told.kinds() == [("other", 0, "ok"), (ROW.id, 0, "Conflict"), (ROW.id, 1, "Conflict"), ("other", 1, "ok")]
    assert await store.load(ROW.id) == (ROW, [(0, 0, b"first")])
    assert await numbers(store, "other") == [0, 1]


async def test_the_same_record_twice_in_a_batch_is_a_conflict(store: Store) -> None:
    await store.create(ROW)
    told = Told(store)
    told.append(ROW.id, 0, b"z")
    told.append(ROW.id, 0, b"a")
    await store.flush()
    assert told.kinds() == [(ROW.id, 0, "ok"), (ROW.id, 0, "Conflict")]
    assert await store.load(ROW.id) == (ROW, [(0, 0, b"z")])


async def test_records_queued_behind_a_failed_one_fail_until_it_is_told(store: Store) -> None:
    await store.create(ROW)
    told = Told(store)
    told.append(ROW.id, 0, b"first")
    await store.flush()
    told.all.clear()
    told.append(ROW.id, 0, b"second")
    while not told.all:  # while the batch is on its way
        told.append(ROW.id, 1 + len(told.all))
        await asyncio.sleep(0)
    await store.flush()
    assert len(told.all) > 1
    assert {kind for _, _, kind in told.kinds()} == {"Conflict"}
    assert await numbers(store, ROW.id) == [0]
    told.append(ROW.id, 1)  # after the news it is another matter
    await store.flush()
    assert await numbers(store, ROW.id) == [0, 1]


async def test_of_two_writers_one_wins_each_number(store: Store, address: str) -> None:
    other = open_store(address)
    await other.start()
    await store.create(ROW)
    tables = [f"t{n}" for n in range(30)]
    mine, theirs = Told(store), Told(other)
    for number in range(20):
        for told, order in ((mine, tables), (theirs, tables[::-1])):
            for table in order:
                told.append(table, number, b"mine" if told is mine else b"theirs")
        await a_few_rounds()
    await store.flush()
    await other.flush()
    assert len(mine.all) == len(theirs.all) == 600
    assert {kind for _, _, kind in mine.kinds() + theirs.kinds()} == {"ok", "Conflict"}
    for table in tables:
        await store.create(replace(ROW, id=table))
        loaded = await store.load(table)
        assert loaded is not None
        written = {number: data for number, _, data in loaded[1]}
        for told, data in ((mine, b"mine"), (theirs, b"theirs")):
            own = {number for name, number, kind in told.kinds() if name == table and kind == "ok"}
            assert own == {number for number in written if written[number] == data}
    await other.close()


async def test_an_error_is_told_and_the_next_write_is_tried_again(store: Store, execute: Callable[[str], None]) -> None:
    await store.create(ROW)
    told = Told(store)
    execute("ALTER TABLE log RENAME TO hidden")
    told.append(ROW.id, 0)
    store.summarise(ROW.id, 2000, "playing", b'{"plies":1}')
    store.seat(ROW.id, 0, PERSON.id)
    await store.flush()
    [(_, _, error)] = told.all
    assert error is not None
    assert not isinstance(error, Conflict)
    execute("ALTER TABLE hidden RENAME TO log")
    told.append(ROW.id, 0)
    await store.flush()
    assert told.all[1:] == [(ROW.id, 0, None)]
    expected = replace(ROW, moved=2000, status="playing", summary=b'{"plies":1}')
    assert await store.load(ROW.id) == (expected, [(0, 0, b"{}")])
    assert await store.of_person(PERSON.id, 9) == [replace(expected, header=b"")]


async def test_what_nobody_waits_for_is_tried_again_by_itself(store: Store, execute: Callable[[str], None]) -> None:
    await store.create(ROW)
    execute("ALTER TABLE seats RENAME TO hidden")
    store.seat(ROW.id, 0, "early")
    store.seat(ROW.id, 1, "other")
    await store.flush()
    execute("ALTER TABLE hidden RENAME TO seats")
    store.seat(ROW.id, 0, "late")
    await eventually(lambda: store.of_person("other", 1), "the seats are written")
    assert await store.of_person("late", 1)
    assert not await store.of_person("early", 1)


async def test_a_record_that_cannot_be_stored_hurts_nobody_else(store: Store) -> None:
    await store.create(ROW)
    told = Told(store)
    told.append(ROW.id, 0)
    told.append("half a \ud800 character", 0)
    told.append("too high", 2**70)
    told.append(ROW.id, 1)
    store.summarise("\ud800", 1, "open", b"")
    store.summarise(ROW.id, 5, "open", b"new")
    await store.flush()
    kinds = told.kinds()
    assert [kind for _, _, kind in kinds][::3] == ["ok", "ok"]
    assert not {"ok", "Conflict"} & {kind for _, _, kind in kinds[1:3]}
    loaded = await store.load(ROW.id)
    assert loaded is not None
    assert (loaded[0].summary, len(loaded[1])) == (b"new", 2)


async def test_a_call_back_that_fails_stops_nothing(store: Store) -> None:
    faults: list[object] = []
    asyncio.get_running_loop().set_exception_handler(lambda loop, context: faults.append(context["exception"]))
    told = Told(store)

    def fail(error: BaseException | None) -> None:
        raise ZeroDivisionError

    store.append("t", 0, 0, b"", fail)
    told.append("t", 1)
    await store.flush()
    assert told.kinds() == [("t", 1, "ok")]
    assert [type(fault) for fault in faults] == [ZeroDivisionError]


async def test_lists_show_public_tables_the_last_moved_first(store: Store) -> None:
    for place, (public, status) in enumerate(
        [(True, "open"), (True, "open"), (False, "open"), (True, "playing"), (True, "open")]
    ):
        await store.create(replace(ROW, id=f"t{place}", public=public, status=status, moved=place))
    assert [row.id for row in await store.listed("open", 9)] == ["t4", "t1", "t0"]
    assert [row.id for row in await store.listed("open", 2)] == ["t4", "t1"]
    store.summarise("t0", 50, "open", b"old")
    store.summarise("t0", 60, "open", b"new")
    first = (await store.listed("open", 1))[0]
    assert first == replace(ROW, id="t0", moved=60, summary=b"new", header=b"")


async def test_summaries_are_written_without_being_asked_for(store: Store, address: str) -> None:
    other = open_store(address)
    await other.start()
    await store.create(ROW)
    store.summarise(ROW.id, 77, "playing", b"s")
    expected = replace(ROW, moved=77, status="playing", summary=b"s")

    async def written() -> bool:
        return await other.load(ROW.id) == (expected, [])

    await eventually(written, "the summary is written")
    await other.close()


async def test_a_persons_tables_follow_the_seats(store: Store) -> None:
    for place in range(3):
        await store.create(replace(ROW, id=f"t{place}", moved=place, public=False))
        store.seat(f"t{place}", 0, "ada")
        store.seat(f"t{place}", 1, "ada" if place == 1 else "ben")
    assert [row.id for row in await store.of_person("ada", 9)] == ["t2", "t1", "t0"]
    assert [row.id for row in await store.of_person("ada", 1)] == ["t2"]
    store.seat("t2", 0, None)
    store.seat("t0", 0, None)
    store.seat("t0", 0, "ben")
    assert [row.id for row in await store.of_person("ada", 9)] == ["t1"]
    assert [row.id for row in await store.of_person("ben", 9)] == ["t2", "t0"]
    assert await store.of_person("nobody", 9) == []


async def test_running_tables_are_counted_by_game(store: Store) -> None:
    assert await store.counts() == {}
    for place, (game, status) in enumerate(
        [("a", "playing"), ("a", "playing"), ("a", "open"), ("b", "playing"), ("c", "finished")]
    ):
        await store.create(replace(ROW, id=f"t{place}", game=game, status=status, public=place > 0))
    assert await store.counts() == {"a": 2, "b": 1}
    store.summarise("t3", 1, "finished", b"")
    assert await store.counts() == {"a": 2}


async def test_people_have_sessions(store: Store) -> None:
    await store.add_person(PERSON, b"hash-1")
    with pytest.raises(Conflict):
        await store.add_person(PERSON, b"hash-2")
    assert await store.person_of_token(b"hash-2") is None, "half of a call was done"
    await store.add_session(b"hash-2", PERSON.id, 5)
    await store.rename(PERSON.id, "Bea", "bea")
    await store.set_settings(PERSON.id, b'{"sound":false}')
    expected = replace(PERSON, name="Bea", settings=b'{"sound":false}')
    assert await store.person_of_token(b"hash-1") == await store.person_of_token(b"hash-2") == expected
    assert await store.person(PERSON.id) == expected
    assert await store.person("nobody") is None
    await store.drop_session(b"hash-1")
    await store.drop_session(b"hash-1")
    assert await store.person_of_token(b"hash-1") is None
    assert await store.person_of_token(b"hash-2") == expected


async def test_accounts_have_a_login_of_their_own(store: Store) -> None:
    await store.add_person(PERSON, b"1")
    await store.add_person(replace(PERSON, id="person-2"), b"2")
    await store.add_person(replace(PERSON, id="person-3"), b"3")
    await store.make_account(PERSON.id, "Ada L", "ada l", "argon")
    with pytest.raises(Conflict):
        await store.make_account("person-2", "ADA L", "ada l", "argon")
    with pytest.raises(Conflict):
        await store.make_account(PERSON.id, "Again", "again", "argon")
    with pytest.raises(Conflict):
        await store.make_account("nobody", "Nobody", "nobody", "argon")
    assert await store.account_of("ada l") == (replace(PERSON, name="Ada L", login="ada l"), "argon")
    assert await store.account_of("again") is None
    await store.rename(PERSON.id, "Ada B", "ada b")
    assert await store.account_of("ada l") is None
    assert await store.account_of("ada b") == (replace(PERSON, name="Ada B", login="ada b"), "argon")
    await store.make_account("person-3", "C", "c", "argon")
    with pytest.raises(Conflict):
        await store.rename("person-3", "ada B", "ada b")
    assert await store.person_of_token(b"2") == replace(PERSON, id="person-2")


async def test_guests_who_stay_away_are_forgotten(store: Store) -> None:
    for place, name in enumerate(["away", "owner", "seated", "back", "new"]):
        created = 1000 if name != "new" else 5000
        await store.add_person(replace(PERSON, id=name, created=created), bytes([place]))
    await store.make_account("owner", "Owner", "owner", "argon")
    store.seat(ROW.id, 0, "seated")
    store.seen(bytes([3]), 5000)
    assert await store.drop_guests(1000) == 0
    assert await store.drop_guests(5000) == 1
    assert await store.person("away") is None
    assert await store.person_of_token(bytes([0])) is None
    for place, name in enumerate(["owner", "seated", "back", "new"], 1):
        found = await store.person_of_token(bytes([place]))
        assert found is not None
        assert found.id == name
    store.seat(ROW.id, 0, None)
    assert await store.drop_guests(5000) == 1, "who has left the table stays no longer"
    assert await store.person("seated") is None


async def test_of_two_who_want_a_login_one_gets_it(store: Store, address: str) -> None:
    other = open_store(address)
    await other.start()
    await store.add_person(PERSON, b"1")
    await store.add_person(replace(PERSON, id="person-2"), b"2")
    results = await asyncio.gather(
        store.make_account(PERSON.id, "X", "x", "h1"), other.make_account("person-2", "X", "x", "h2"),
        return_exceptions=True,
    )  # fmt: skip
    assert sorted(type(result).__name__ for result in results) == ["Conflict", "NoneType"]
    await other.close()


async def test_a_store_that_is_open_is_not_opened_again(store: Store) -> None:
    for _ in range(3):
        await store.start()
    await store.create(ROW)
    async with asyncio.timeout(10):
        await store.close()


async def test_closing_writes_what_is_queued(address: str, runner: asyncio.Runner) -> None:
    store = open_store(address)
    await store.start()
    await store.create(ROW)
    told = Told(store)
    for number in range(50):
        told.append(ROW.id, number)
    store.summarise(ROW.id, 9, "finished", b"end")
    store.seat(ROW.id, 0, "ada")
    await store.close()
    await store.close()
    assert [kind for _, _, kind in told.kinds()] == ["ok"] * 50
    told.append(ROW.id, 50)
    await asyncio.sleep(0)
    assert told.kinds()[-1] == (ROW.id, 50, "StoreError")
    with pytest.raises(StoreError, match="closed"):
        await store.create(replace(ROW, id="late"))

    again = open_store(address)
    await again.start()
    assert await numbers(again, ROW.id) == list(range(50))
    assert [row.summary for row in await again.of_person("ada", 9)] == [b"end"]
    await again.close()


async def test_a_schema_from_the_future_is_refused(
    address: str, runner: asyncio.Runner, execute: Callable[[str], None]
) -> None:
    store = open_store(address)
    await store.start()
    await store.close()
    sqlite = isinstance(store, SqliteStore)
    execute("PRAGMA user_version = 99" if sqlite else "UPDATE sublevel_schema SET version = 99")
    with pytest.raises(StoreError, match=rf"version 99, but this program knows versions up to {schema.VERSION}"):
        await open_store(address).start()


async def test_many_can_make_the_schema_at_once(address: str, runner: asyncio.Runner) -> None:
    stores = [open_store(address) for _ in range(4)]
    await asyncio.gather(*(store.start() for store in stores))
    for place, store in enumerate(stores):
        await store.create(replace(ROW, id=f"t{place}"))
    assert len(await stores[0].listed("open", 9)) == 4
    for store in stores:
        await store.close()


async def test_an_idle_store_does_not_write(store: Store) -> None:
    await store.create(ROW)
    before = commits(store)
    assert await store.listed("open", 9)
    await store.flush()
    await a_few_rounds()
    assert isinstance(store, QueuedStore)
    assert store._timer is None, "something is due"
    assert store._sleeping is not None, "the writer has something to do"
    assert commits(store) == before


def test_a_killed_process_loses_nothing_that_was_acknowledged(address: str, runner: asyncio.Runner) -> None:
    process = subprocess.Popen([sys.executable, appender.__file__, address], stdout=subprocess.PIPE, text=True)
    with process:
        assert process.stdout is not None
        lines = [process.stdout.readline() for _ in range(500)]
        process.kill()
        lines += process.stdout.readlines()
    acknowledged: dict[str, list[int]] = defaultdict(list)
    for line in lines:
        table, number = line.split()
        acknowledged[table].append(int(number))
    assert len(acknowledged) == appender.TABLES

    async def check() -> None:
        store = open_store(address)
        await store.start()
        for table, said in acknowledged.items():
            assert said == list(range(len(said)))
            await store.create(replace(ROW, id=table))
            loaded = await store.load(table)
            assert loaded is not None
            log = loaded[1]
            assert len(log) >= len(said)
            assert log == [(number, number, appender.data(table, number)) for number in range(len(log))]
        await store.close()

    runner.run(check())


# What concerns one kind of database only.


async def test_a_store_in_memory_needs_no_file(runner: asyncio.Runner) -> None:
    store = open_store("memory:")
    await store.start()
    await store.create(ROW)
    told = Told(store)
    told.append(ROW.id, 0)
    await store.flush()
    assert await store.load(ROW.id) == (ROW, [(0, 0, b"{}")])
    await store.close()


async def test_fresh_records_move_into_the_log(
    tmp_path: Path, runner: asyncio.Runner, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite, "MOST_FRESH", 10)
    path = str(tmp_path / "table.db")
    store = SqliteStore(path)
    await store.start()
    await store.create(ROW)
    told = Told(store)

    async def counted(kept: str) -> int:
        return int((await store._rows(f"SELECT COUNT(*) FROM {kept}"))[0][0])

    for number in range(35):
        told.append(ROW.id, number)
        await store.flush()
        assert await numbers(store, ROW.id) == list(range(number + 1))
        assert await counted("fresh") <= 10
    assert await counted("log") == 33
    told.append(ROW.id, 3)
    told.append(ROW.id, 34)
    await store.flush()
    assert [kind for _, _, kind in told.kinds()] == ["ok"] * 35 + ["Conflict"] * 2  # in either place
    await store.close()
    with closing(sqlite3.connect(path)) as db:  # what is left for whoever comes next
        assert db.execute("SELECT COUNT(*) FROM log").fetchone() == (35,)
        assert db.execute("SELECT COUNT(*) FROM fresh").fetchone() == (0,)


async def test_a_full_disk_is_told_and_overcome(tmp_path: Path, runner: asyncio.Runner) -> None:
    store = SqliteStore(str(tmp_path / "table.db"))
    await store.start()
    await store.create(ROW)

    async def allow(pages: int) -> None:
        await store._in(store._write_thread, store._db.execute, f"PRAGMA max_page_count = {pages}")

    await allow(1)  # means: no more than there are
    told = Told(store)
    for number in range(20):
        told.append(ROW.id, number, b"x" * 1000)
    store.seat(ROW.id, 0, "ada")
    await store.flush()
    assert [str(error) for _, _, error in told.all] == ["database or disk is full"] * 20
    assert await numbers(store, ROW.id) == []
    await allow(1_000_000)
    told.append(ROW.id, 0)
    await store.flush()
    assert await numbers(store, ROW.id) == [0]
    assert await store.of_person("ada", 1)
    await store.close()


async def test_the_file_is_for_its_owner_alone_and_durable(tmp_path: Path, runner: asyncio.Runner) -> None:
    folder = tmp_path / "new"
    store = SqliteStore(str(folder / "table.db"))
    await store.start()
    await store.create(ROW)
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    files = sorted(os.listdir(folder))
    assert files == ["table.db", "table.db-shm", "table.db-wal"]
    assert {stat.S_IMODE((folder / name).stat().st_mode) for name in files} == {0o600}
    for pragma, value in (("journal_mode", "wal"), ("synchronous", 2)):
        assert await store._in(
            store._write_thread, lambda sql: store._db.execute(sql).fetchone(), f"PRAGMA {pragma}"
        ) == (value,)
    await store.close()


async def test_files_that_are_no_store_are_refused(tmp_path: Path, runner: asyncio.Runner) -> None:
    (tmp_path / "text").write_text("This is no database, it is only a text that is long enough to look like one.")
    other = sqlite3.connect(tmp_path / "other")
    other.execute("CREATE TABLE recipes (id)")
    other.close()
    for name, reason in (
        ("text", "file is not a database"),
        ("other", "this is a database of another program"),
        ("text/table.db", "Not a directory"),
        (".", "Is a directory"),
    ):
        with pytest.raises(StoreError, match=reason):
            await open_store(str(tmp_path / name)).start()
    other = sqlite3.connect(tmp_path / "other")
    assert other.execute("PRAGMA journal_mode").fetchone() == ("delete",), "it was changed nevertheless"
    other.close()


async def test_a_lost_connection_is_told_and_replaced(postgres: Postgres, runner: asyncio.Runner) -> None:
    address = postgres.new_database()
    store = open_store(address)
    await store.start()
    await store.create(ROW)
    cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND datname = '{}'"
    database = address.partition("?")[0].rpartition("/")[2]
    told = Told(store)
    for number in range(200):
        told.append(f"t{number}", 0)
        if number % 50 == 25:
            postgres.execute(postgres.url("postgres"), cut.format(database))
        if number % 50 == 40:
            await store.flush()  # what was lost has been told, and there is another connection
        await a_few_rounds()
    await store.flush()
    assert len(told.all) == 200, "somebody is still waiting"
    assert told.kinds()[-1] == ("t199", 0, "ok")
    for table, _, error in told.all:
        await store.create(replace(ROW, id=table))
        assert error is not None or await numbers(store, table) == [0]
    await store.close()


async def test_without_a_server_the_address_is_named_without_its_password(
    tmp_path: Path, runner: asyncio.Runner
) -> None:
    pytest.importorskip("asyncpg")
    with pytest.raises(StoreError, match=r"^postgresql://me@/db: cannot be opened: ") as caught:
        await open_store(f"postgresql://me:hush@/db?host={tmp_path}").start()
    assert "hush" not in str(caught.value)


def test_without_the_package_a_line_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    genuine = importlib.import_module

    def hide(name: str, package: str | None = None) -> ModuleType:
        if name == "asyncpg":
            raise ImportError(name)
        return genuine(name, package)

    monkeypatch.setattr(importlib, "import_module", hide)
    with pytest.raises(StoreError, match=r"^PostgreSQL needs the package asyncpg: pip install 'sublevel\[postgres\]'$"):
        open_store("postgresql://localhost/x")


@pytest.mark.parametrize(
    ("url", "path"),
    [
        ("sqlite:table.db", "table.db"),
        ("sqlite:/var/lib/table.db", "/var/lib/table.db"),
        ("sqlite:///var/lib/table.db", "/var/lib/table.db"),
        ("sqlite::memory:", ":memory:"),
        ("memory:", ":memory:"),
        ("data/table.db", "data/table.db"),
        ("C:\\table.db", "C:\\table.db"),
    ],
)
def test_addresses_of_files(url: str, path: str) -> None:
    store = open_store(url)
    assert isinstance(store, SqliteStore)
    assert store.path == path


@pytest.mark.parametrize("url", ["", "sqlite:", "mysql://root:hush@host/db", "memory:x", "http://example.org"])
def test_other_addresses_are_refused(url: str) -> None:
    with pytest.raises(StoreError, match="give sqlite:PATH, a path, memory: or postgresql://") as caught:
        open_store(url)
    assert "hush" not in str(caught.value)
