"""The store in a file: SQLite, for one machine. Durable: a commit is on the disk before anybody is told."""

from __future__ import annotations

import asyncio
import functools
import os
import sqlite3
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final, TypeVar

from sublevel.table.store import schema
from sublevel.table.store.queued import Batch, Call, Outcome, QueuedStore, Row
from sublevel.table.store.store import Conflict, StoreError

T = TypeVar("T")

MEMORY: Final = ":memory:"
BUSY_SECONDS: Final = 10.0  # how long to wait for another process that writes

# New records go to the end of a table without a key: a batch then touches one page, not a page of the log's key for
# every record in it. Every few thousand records they move into the log, in the order of its key.
FRESH: Final = """CREATE TABLE IF NOT EXISTS fresh (
    table_id TEXT NOT NULL, number BIGINT NOT NULL, at BIGINT NOT NULL, data BLOB NOT NULL)"""
MOST_FRESH: Final = 5000
RECORD: Final = "INSERT INTO fresh (table_id, number, at, data) VALUES (?, ?, ?, ?)"
MOVE: Final = "INSERT INTO log (table_id, number, at, data) SELECT * FROM fresh ORDER BY table_id, number"
HIGHEST: Final = """SELECT MAX(number) FROM (
    SELECT MAX(number) AS number FROM log WHERE table_id = ?1 UNION ALL
    SELECT MAX(number) FROM fresh WHERE table_id = ?1)"""

# Many records go in with one statement: the interpreter's lock then changes hands a few times a batch, not a few times
# a record. There are statements for these numbers of records, so that each is compiled once. OR ROLLBACK saves
# SQLite the journal that it would need to take back a statement alone.
CHUNKS: Final = (64, 16, 4, 1)
RECORDS: Final = {
    size: "INSERT OR ROLLBACK INTO fresh (table_id, number, at, data) VALUES " + ", ".join(["(?, ?, ?, ?)"] * size)
    for size in CHUNKS
}

# What is wrong with the data of a write, and no fault of the disk: it concerns that write alone.
DATA_FAULTS: Final = (
    sqlite3.IntegrityError,
    sqlite3.DataError,
    sqlite3.InterfaceError,
    sqlite3.ProgrammingError,
    TypeError,
    ValueError,
    OverflowError,
)


class SqliteStore(QueuedStore):
    """A store in one file, or in memory. One thread writes, another reads."""

    log_query = """SELECT number, at, data FROM log WHERE table_id = ?1 UNION ALL
        SELECT number, at, data FROM fresh WHERE table_id = ?1 ORDER BY number"""

    def __init__(self, path: str) -> None:
        super().__init__()
        self.path = path
        self.folder = None if path == MEMORY else Path(path).absolute().parent
        self._write_thread = ThreadPoolExecutor(1, "store-writer")
        self._read_thread = self._write_thread if path == MEMORY else ThreadPoolExecutor(1, "store-reader")
        self._highest: dict[str, int] = {}  # the number of each table's last record, as far as it was looked up
        self._fresh = 0
        self._version = 0  # changes when another process writes

    async def _open(self) -> None:
        try:
            self._db = await self._in(self._write_thread, self._open_for_writing)
            self._reading = self._db
            if self.path != MEMORY:
                self._reading = await self._in(self._read_thread, self._open_for_reading)
        except BaseException:
            self._stop_threads()
            raise

    async def _shut(self) -> None:
        if self._reading is not self._db:
            await self._in(self._read_thread, self._reading.close)
        await self._in(self._write_thread, self._close)
        self._stop_threads()

    def _stop_threads(self) -> None:
        self._write_thread.shutdown()
        self._read_thread.shutdown()

    async def _commit(self, batch: Batch) -> Outcome:
        return await self._in(self._write_thread, self._transaction, batch)

    def _trouble(self, error: Exception) -> str | None:
        return str(error) if isinstance(error, sqlite3.Error) else None

    async def _query(self, sql: str, *args: Any) -> list[Row]:
        return await self._in(self._read_thread, lambda: self._reading.execute(sql, args).fetchall())

    async def _in(self, thread: ThreadPoolExecutor, work: Callable[..., T], *args: Any) -> T:
        return await asyncio.get_running_loop().run_in_executor(thread, functools.partial(work, *args))

    # In the threads.

    def _open_for_writing(self) -> sqlite3.Connection:
        """Open the file, making it if need be, and bring its schema up to date."""
        try:
            if self.path != MEMORY:
                # It holds seeds and password hashes: only for ourselves. SQLite's other files take the mode over.
                folder = Path(self.path).parent
                if not folder.exists():
                    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
                os.close(os.open(self.path, os.O_CREAT | os.O_RDWR, 0o600))
            db = sqlite3.connect(self.path, timeout=BUSY_SECONDS, isolation_level=None)
            try:
                self._check(db)
                use_wal(db)
                db.execute("PRAGMA synchronous = FULL")
                self._migrate(db)
                db.execute(FRESH)
            except BaseException:
                db.close()
                raise
        except (OSError, sqlite3.Error) as error:
            reason = error.strerror if isinstance(error, OSError) else str(error)
            raise StoreError(f"{self.path}: cannot be opened as an SQLite database: {reason}") from None
        return db

    def _open_for_reading(self) -> sqlite3.Connection:
        db = sqlite3.connect(self.path, timeout=BUSY_SECONDS, isolation_level=None)
        db.execute("PRAGMA query_only = TRUE")
        return db

    def _check(self, db: sqlite3.Connection) -> None:
        """Refuse a file that is not ours, or not ours yet, before anything in it is changed."""
        db.execute("BEGIN")  # both looks at the same moment: another server may be making the schema just now
        [version] = db.execute("PRAGMA user_version").fetchone()
        filled = db.execute("SELECT 1 FROM sqlite_master").fetchone()
        db.execute("COMMIT")
        if version > schema.VERSION:
            raise schema.too_new(self.path, version)
        if version == 0 and filled:
            raise StoreError(f"{self.path}: this is a database of another program")

    def _migrate(self, db: sqlite3.Connection) -> None:
        """Take the steps that this file has not taken yet."""
        db.execute("BEGIN IMMEDIATE")
        try:
            [version] = db.execute("PRAGMA user_version").fetchone()
            for step in schema.STEPS[version:]:
                for statement in step:
                    db.execute(statement.format(bytes="BLOB"))
            db.execute(f"PRAGMA user_version = {schema.VERSION}")
            db.execute("COMMIT")
        except BaseException:
            roll_back(db)
            raise

    def _close(self) -> None:
        """Leave everything in the log."""
        db = self._db
        try:
            roll_back(db)
            db.execute("BEGIN IMMEDIATE")
            self._move()
            db.execute("COMMIT")
        except sqlite3.OperationalError:
            pass  # the disk is full: what is fresh is read from where it is
        finally:
            db.close()

    def _transaction(self, batch: Batch) -> Outcome:
        """Write a batch: in great strides; if something in it is wrong, again step by step."""
        try:
            return self._attempt(batch, careful=False)
        except DATA_FAULTS:
            return self._attempt(batch, careful=True)

    def _attempt(self, batch: Batch, careful: bool) -> Outcome:
        db = self._db
        roll_back(db)  # what an error of the disk may have left open
        db.execute("BEGIN IMMEDIATE")
        try:
            self._look_for_others()
            answers = [self._answer(call) for call in batch.calls]
            failed = self._add_singly(batch.records) if careful else self._add(batch.records)
            for sql, rows in batch.changes():
                if careful:
                    for row in rows:
                        self._execute(sql, row)
                else:
                    db.executemany(sql, rows)
            if self._fresh > MOST_FRESH:
                self._move()
            db.execute("COMMIT")
        except BaseException:
            self._highest.clear()
            roll_back(db)
            raise
        return Outcome(failed, answers)

    def _look_for_others(self) -> None:
        """If another process wrote, what is known of the log is old."""
        [version] = self._db.execute("PRAGMA data_version").fetchone()
        if version != self._version:
            self._version = version
            self._move()

    def _move(self) -> None:
        """Put what is fresh into the log."""
        self._db.execute(MOVE)
        self._db.execute("DELETE FROM fresh")
        self._highest.clear()
        self._fresh = 0

    def _add(self, records: list[Row]) -> dict[int, BaseException]:
        """Add all records but those that somebody else wrote before, and whatever follows them at their tables."""
        failed: dict[int, BaseException] = {}
        lost: dict[str, BaseException] = {}
        for place, record in enumerate(records):
            error = lost.get(record[0]) or self._conflict(record)
            if error is not None:
                failed[place] = lost[record[0]] = error
        self._insert([record for place, record in enumerate(records) if place not in failed] if failed else records)
        return failed

    def _add_singly(self, records: list[Row]) -> dict[int, BaseException]:
        """The same, one by one: a record that cannot be stored at all fails alone."""
        failed: dict[int, BaseException] = {}
        lost: dict[str, BaseException] = {}
        for place, record in enumerate(records):
            error = lost.get(record[0]) or self._add_one(record)
            if error is not None:
                failed[place] = lost[record[0]] = error
        return failed

    def _add_one(self, record: Row) -> BaseException | None:
        try:
            error = self._conflict(record)
            if error is None:
                self._db.execute(RECORD, record)
                self._fresh += 1
        except DATA_FAULTS as fault:
            self._highest.pop(record[0], None)
            return verdict(fault)
        return error

    def _conflict(self, record: Row) -> Conflict | None:
        """What is wrong with a record whose number is taken."""
        table, number = record[0], record[1]
        highest = self._highest.get(table)
        if highest is None:
            [found] = self._db.execute(HIGHEST, (table,)).fetchone()
            highest = -1 if found is None else found
        if number <= highest:
            return Conflict(f"table {table} has a record {number} already")
        self._highest[table] = number
        return None

    def _insert(self, records: list[Row]) -> None:
        """Write records that are right."""
        done = 0
        for size in CHUNKS:
            while len(records) - done >= size:
                values: list[object] = []
                for record in records[done : done + size]:
                    values += record
                self._db.execute(RECORDS[size], values)
                done += size
        self._fresh += len(records)

    def _execute(self, sql: str, row: Row) -> BaseException | None:
        """Do one statement, or nothing: then the error."""
        try:
            self._db.execute(sql, row)
        except DATA_FAULTS as error:
            return verdict(error)
        return None

    def _answer(self, call: Call) -> list[int] | BaseException:
        """Do all of a call, or nothing of it."""
        db = self._db
        db.execute("SAVEPOINT call")
        try:
            answer: list[int] | BaseException = [db.execute(sql, args).rowcount for sql, args in call.statements]
        except DATA_FAULTS as error:
            db.execute("ROLLBACK TO call")
            answer = verdict(error)
        db.execute("RELEASE call")
        return answer


def verdict(error: Exception) -> Exception:
    """An error of SQLite as the table knows it."""
    return Conflict(str(error)) if isinstance(error, sqlite3.IntegrityError) else error


def use_wal(db: sqlite3.Connection) -> None:
    """Let readers and the writer work side by side. While others open the file too, SQLite has to be asked again."""
    end = time.monotonic() + BUSY_SECONDS
    while True:
        try:
            db.execute("PRAGMA journal_mode = WAL")
            return
        except sqlite3.OperationalError:
            if time.monotonic() > end:
                raise
            time.sleep(0.02)


def roll_back(db: sqlite3.Connection) -> None:
    """End a transaction, unless SQLite has ended it itself."""
    if db.in_transaction:
        db.execute("ROLLBACK")
