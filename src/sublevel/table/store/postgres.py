"""The store in PostgreSQL: for several processes on several machines."""

from __future__ import annotations

import importlib
import re
from typing import Any, Final

from sublevel.table.store import schema
from sublevel.table.store.queued import Batch, Call, Outcome, QueuedStore, Row
from sublevel.table.store.store import Conflict, StoreError

READERS: Final = 4
CONNECT_SECONDS: Final = 10
COMMAND_SECONDS: Final = 30
ATTEMPTS: Final = 3  # when two processes were in each other's way
MIGRATION_LOCK: Final = 0x5B1E7E1  # any number, the same in all processes

RECORD: Final = "INSERT INTO log (table_id, number, at, data) VALUES (?1, ?2, ?3, ?4)"
RECORDS: Final = """INSERT INTO log (table_id, number, at, data)
    SELECT * FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::bytea[])"""


class PostgresStore(QueuedStore):
    """A store in a PostgreSQL database. One connection writes, a few read."""

    def __init__(self, url: str) -> None:
        super().__init__()
        try:
            self._pg: Any = importlib.import_module("asyncpg")  # typed as nothing, for it brings no types
        except ImportError:
            raise StoreError("PostgreSQL needs the package asyncpg: pip install 'sublevel[postgres]'") from None
        self._url = url
        self._db: Any = None
        # What is wrong with the data of a write, and no fault of the database: it concerns that write alone.
        self._data_faults = (
            self._pg.IntegrityConstraintViolationError,
            self._pg.DataError,
            TypeError,
            ValueError,
            OverflowError,
        )

    async def _open(self) -> None:
        try:
            await self._connect()
            await self._migrate()
            self._readers = await self._pg.create_pool(
                self._url, min_size=0, max_size=READERS, timeout=CONNECT_SECONDS, command_timeout=COMMAND_SECONDS
            )
        except (OSError, ValueError, self._pg.PostgresError, self._pg.InterfaceError) as error:
            self._disconnect()
            reason = str(error) or type(error).__name__
            raise StoreError(f"{self._where()}: cannot be opened: {reason}") from None
        except StoreError:
            self._disconnect()
            raise

    async def _shut(self) -> None:
        await self._readers.close()
        if self._db is not None:
            await self._db.close()

    def _where(self) -> str:
        """The address, without the password."""
        return re.sub(r"(//[^:/@]*):[^@/]*@", r"\1@", self._url).partition("?")[0]

    async def _connect(self) -> None:
        self._db = await self._pg.connect(self._url, timeout=CONNECT_SECONDS, command_timeout=COMMAND_SECONDS)

    def _disconnect(self) -> None:
        if self._db is not None:
            self._db.terminate()
            self._db = None

    async def _migrate(self) -> None:
        """Take the steps that this database has not taken yet."""
        db = self._db
        async with db.transaction():
            await db.execute(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})")
            await db.execute("CREATE TABLE IF NOT EXISTS sublevel_schema (version BIGINT NOT NULL)")
            version = await db.fetchval("SELECT MAX(version) FROM sublevel_schema") or 0
            if version > schema.VERSION:
                raise schema.too_new(self._where(), version)
            for step in schema.STEPS[version:]:
                for statement in step:
                    await db.execute(statement.format(bytes="BYTEA"))
            if version < schema.VERSION:
                await db.execute("INSERT INTO sublevel_schema (version) VALUES ($1)", schema.VERSION)

    def _trouble(self, error: Exception) -> str | None:
        if isinstance(error, (OSError, TimeoutError, self._pg.PostgresError, self._pg.InterfaceError)):
            return f"the database cannot be used ({type(error).__name__})"
        return None

    async def _query(self, sql: str, *args: Any) -> list[Row]:
        query = numbered(sql)
        try:
            found = await self._readers.fetch(query, *args)
        except (OSError, self._pg.PostgresConnectionError, self._pg.InterfaceError, self._pg.AdminShutdownError):
            found = await self._readers.fetch(query, *args)  # over a new connection
        return [tuple(row) for row in found]

    async def _commit(self, batch: Batch) -> Outcome:
        """Write a batch. After an error the connection is given up, for nobody knows in what state it is."""
        try:
            return await self._transaction(batch)
        except BaseException:
            self._disconnect()
            raise

    async def _transaction(self, batch: Batch) -> Outcome:
        """Write a batch: in great strides; if something in it is wrong, again step by step."""
        if self._db is None or self._db.is_closed():
            await self._connect()
        careful = False
        for _ in range(ATTEMPTS):
            try:
                return await self._attempt(batch, careful)
            except self._data_faults:
                if careful:
                    raise
                careful = True
            except (self._pg.DeadlockDetectedError, self._pg.SerializationError):
                continue
        return await self._attempt(batch, careful)

    async def _attempt(self, batch: Batch, careful: bool) -> Outcome:
        async with self._db.transaction():
            answers = [await self._answer(call) for call in batch.calls]
            failed = await self._insert_singly(batch) if careful else await self._insert(batch)
            for sql, rows in batch.changes():
                if careful:
                    for row in rows:
                        await self._execute(sql, row)
                else:
                    await self._db.executemany(numbered(sql), rows)
        return Outcome(failed, answers)

    async def _insert(self, batch: Batch) -> dict[int, BaseException]:
        """Add all records; sorted, so that two processes cannot wait for each other. A bad one ends it."""
        if batch.records:
            await self._db.execute(RECORDS, *zip(*sorted(batch.records), strict=True))
        return {}

    async def _insert_singly(self, batch: Batch) -> dict[int, BaseException]:
        """Add records one by one. After one that fails the table's others fail too."""
        failed: dict[int, BaseException] = {}
        lost: dict[str, BaseException] = {}
        for place in sorted(range(len(batch.records)), key=lambda place: batch.records[place][0]):
            record = batch.records[place]
            error = lost.get(record[0]) or await self._execute(RECORD, record)
            if error is not None:
                failed[place] = lost[record[0]] = error
        return failed

    async def _execute(self, sql: str, row: Row) -> BaseException | None:
        """Do one statement, or nothing: then the error."""
        try:
            async with self._db.transaction():
                await self._db.execute(numbered(sql), *row)
        except self._data_faults as error:
            return self._verdict(error)
        return None

    async def _answer(self, call: Call) -> list[int] | BaseException:
        """Do all of a call, or nothing of it."""
        if not call.statements:
            return []
        try:
            async with self._db.transaction():
                return [touched(await self._db.execute(numbered(sql), *args)) for sql, args in call.statements]
        except self._data_faults as error:
            return self._verdict(error)

    def _verdict(self, error: Exception) -> Exception:
        """An error of PostgreSQL as the table knows it."""
        return Conflict(str(error)) if isinstance(error, self._pg.IntegrityConstraintViolationError) else error


def numbered(sql: str) -> str:
    """A statement with its parameters as PostgreSQL writes them."""
    return sql.replace("?", "$")


def touched(status: str) -> int:
    """How many rows a statement touched, as its status says: INSERT 0 1, UPDATE 3."""
    return int(status.rpartition(" ")[2])
