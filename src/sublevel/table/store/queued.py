"""Group commit: what is common to the stores.

Writes wait in a batch until the one before is committed. So the busier the table is, the more of them share a commit,
and an idle store does nothing. A kind of database only has to write a batch, and to read.

Statements are written once for both databases, with numbered parameters: `?1`.
"""

from __future__ import annotations

import asyncio
from abc import abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from sublevel.table.metrics import Counter
from sublevel.table.store.store import Conflict, Done, PersonRow, Store, StoreError, TableRow, Unavailable

Row = tuple[Any, ...]
Statement = tuple[str, Row]

SUMMARIES_EVERY: Final = 0.5  # seconds: lists need no entry fresher than somebody can read
RETRY_AFTER: Final = 1.0
# When much is going on, commits come at this pace: what a commit costs is shared by more records.
BUSY: Final = 16  # records in a batch
PACE: Final = 0.01  # seconds

LOG: Final = "SELECT number, at, data FROM log WHERE table_id = ?1 ORDER BY number"
SUMMARY: Final = "UPDATE tables SET moved = ?2, status = ?3, summary = ?4 WHERE id = ?1"
FREE_SEAT: Final = "DELETE FROM seats WHERE table_id = ?1 AND seat = ?2"
TAKE_SEAT: Final = """INSERT INTO seats (table_id, seat, person) VALUES (?1, ?2, ?3)
    ON CONFLICT (table_id, seat) DO UPDATE SET person = excluded.person"""
SEEN: Final = "UPDATE sessions SET at = ?2 WHERE token_hash = ?1"
OLD_GUESTS: Final = """DELETE FROM people WHERE login IS NULL AND created < ?1
    AND id NOT IN (SELECT person FROM seats) AND id NOT IN (SELECT person FROM sessions WHERE at >= ?1)"""
OLD_SESSIONS: Final = "DELETE FROM sessions WHERE at < ?1 AND person NOT IN (SELECT id FROM people)"
LIVE: Final = """INSERT INTO lives (life, began, until) VALUES (?1, ?2, ?3)
    ON CONFLICT (life) DO UPDATE SET until = excluded.until"""
ENTRY: Final = "id, game, created, moved, status, public, summary"
PERSON: Final = "id, name, login, settings, created"


@dataclass(frozen=True, slots=True)
class Call:
    """Statements that somebody waits for; all of them are done, or none. The answer is how many rows each touched."""

    statements: Sequence[Statement]
    answer: asyncio.Future[list[int]]


@dataclass(slots=True)
class Batch:
    """Writes that are committed together."""

    calls: list[Call] = field(default_factory=list)
    records: list[tuple[str, int, int, bytes]] = field(default_factory=list)
    dones: list[Done] = field(default_factory=list)  # of the records
    seats: dict[tuple[str, int], str | None] = field(default_factory=dict)
    seen: dict[bytes, int] = field(default_factory=dict)
    summaries: dict[str, tuple[int, str, bytes]] = field(default_factory=dict)

    def __bool__(self) -> bool:
        return bool(self.records or self.calls or self.seats or self.seen or self.summaries)

    def changes(self) -> list[tuple[str, Sequence[Row]]]:
        """The statements that nobody waits for, with rows; sorted, so that two processes cannot block each other."""
        summaries = [(table, *self.summaries[table]) for table in sorted(self.summaries)]
        seats = sorted(self.seats)
        taken = [(*seat, person) for seat in seats if (person := self.seats[seat]) is not None]
        freed = [seat for seat in seats if self.seats[seat] is None]
        all_rows: list[tuple[str, Sequence[Row]]]
        all_rows = [(SUMMARY, summaries), (FREE_SEAT, freed), (TAKE_SEAT, taken), (SEEN, sorted(self.seen.items()))]
        return [(sql, rows) for sql, rows in all_rows if rows]


@dataclass(frozen=True, slots=True)
class Outcome:
    """What became of a batch: the errors of records that failed by their place, and an answer to each call."""

    failed: dict[int, BaseException]
    answers: list[list[int] | BaseException]


class QueuedStore(Store):
    """A store that commits in groups. One task writes, one batch after the other."""

    log_query = LOG

    def __init__(self) -> None:
        self._pending = Batch()
        self._summaries: dict[str, tuple[int, str, bytes]] = {}
        self._ripe = False  # summaries have waited long enough
        self._timer: asyncio.TimerHandle | None = None
        self._sleeping: asyncio.Future[None] | None = None  # while the writer has nothing to do
        self._writer: asyncio.Task[None] | None = None
        self._closing = False
        self.commits = 0
        self.failed = Counter()

    # What a kind of database has to do.

    @abstractmethod
    async def _open(self) -> None:
        """Open the database, and bring its schema up to date."""

    @abstractmethod
    async def _shut(self) -> None:
        """Close the database."""

    @abstractmethod
    async def _commit(self, batch: Batch) -> Outcome:
        """Write a batch in one transaction. Raises if nothing of it was written, or if nobody knows."""

    @abstractmethod
    async def _query(self, sql: str, *args: Any) -> list[Row]:
        """What a query finds."""

    @abstractmethod
    def _trouble(self, error: Exception) -> str | None:
        """What keeps the database from reading or writing, in words without secrets; None for any other error."""

    # Opening and closing.

    async def start(self) -> None:
        """See Store."""
        if self._writer is not None:  # two writers would wait for one call, and one of them forever
            return
        await self._open()
        self._loop = asyncio.get_running_loop()
        self._writer = self._loop.create_task(self._write())

    async def close(self) -> None:
        """See Store."""
        if self._writer is None:
            return
        writer, self._writer = self._writer, None
        self._closing = self._ripe = True
        self._wake()
        await writer
        if self._timer is not None:
            self._timer.cancel()
        await self._shut()

    async def flush(self) -> None:
        """See Store."""
        if self._sleeping is not None and not self._summaries:
            return
        self._ripe = True
        try:
            await self._call()
        except Exception:  # whoever asked for the writes has been told
            return

    # The queue.

    def append(self, table: str, number: int, at: int, data: bytes, done: Done) -> None:
        """See Store."""
        if self._closing:
            self._loop.call_soon(done, closed())
            return
        pending = self._pending
        pending.records.append((table, number, at, data))
        pending.dones.append(done)
        if self._sleeping is not None:
            self._wake()

    def summarise(self, table: str, moved: int, status: str, summary: bytes) -> None:
        """See Store."""
        if self._closing:
            return
        self._summaries[table] = (moved, status, summary)
        if self._timer is None:
            self._timer = self._loop.call_later(SUMMARIES_EVERY, self._ripen)

    def seat(self, table: str, seat: int, person: str | None) -> None:
        """See Store."""
        if self._closing:
            return
        self._pending.seats[table, seat] = person
        self._wake()

    def _call(self, *statements: Statement) -> asyncio.Future[list[int]]:
        """Queue statements that are done together; the answer says how many rows each touched."""
        answer: asyncio.Future[list[int]] = self._loop.create_future()
        if self._closing:
            answer.set_exception(closed())
        else:
            self._pending.calls.append(Call(statements, answer))
            self._wake()
        return answer

    def _ripen(self) -> None:
        """Let the summaries go with the next batch, and make one."""
        self._timer = None
        self._ripe = True
        self._wake()

    def _wake(self) -> None:
        """Tell the writer that there is something to do. It begins after what the loop has in hand, with all of it."""
        if self._sleeping is not None:
            self._sleeping.set_result(None)
            self._sleeping = None

    def _take(self) -> Batch:
        """All that waits to be written."""
        batch, self._pending = self._pending, Batch()
        if self._ripe:
            batch.summaries, self._summaries = self._summaries, {}
            self._ripe = False
        return batch

    async def _write(self) -> None:
        """The writer: one batch after the other, until the store is closed."""
        while True:
            batch = self._take()
            if batch:
                begun = self._loop.time()
                await self._settle(batch)
                if len(batch.records) >= BUSY and not self._closing:
                    await asyncio.sleep(begun + PACE - self._loop.time())
            elif self._closing:
                return
            else:
                self._sleeping = self._loop.create_future()
                await self._sleeping

    async def _settle(self, batch: Batch) -> None:
        """Write a batch, and tell everybody what became of it."""
        try:
            outcome = await self._commit(batch)
            self.commits += 1
        except Exception as error:
            fault = self._named(error)
            self.failed.add(len(batch.records) + len(batch.calls))
            outcome = Outcome(dict.fromkeys(range(len(batch.records)), fault), [fault] * len(batch.calls))
            self._try_again(batch)
        for call, answer in zip(batch.calls, outcome.answers, strict=True):
            if call.answer.done():  # nobody waits any more
                continue
            if isinstance(answer, BaseException):
                call.answer.set_exception(answer)
            else:
                call.answer.set_result(answer)
        if outcome.failed:
            self._tell_failures(batch, outcome.failed)
        else:
            for done in batch.dones:
                self._tell(done, None)

    async def _rows(self, sql: str, *args: Any) -> list[Row]:
        """What a query finds. Raises Unavailable if the database cannot be asked."""
        try:
            return await self._query(sql, *args)
        except Exception as error:
            raise self._named(error) from None

    def _named(self, error: Exception) -> Exception:
        """An error as the table knows it."""
        trouble = self._trouble(error)
        return error if trouble is None else Unavailable(trouble)

    def _tell_failures(self, batch: Batch, failed: dict[int, BaseException]) -> None:
        """Call what waits for the records of a batch some of which failed, and for those that go down with them."""
        lost = {batch.records[place][0]: error for place, error in failed.items()}
        doomed = [
            (done, lost[record[0]])
            for record, done in zip(self._pending.records, self._pending.dones, strict=True)
            if record[0] in lost
        ]
        kept = [place for place, record in enumerate(self._pending.records) if record[0] not in lost]
        self._pending.dones = [self._pending.dones[place] for place in kept]
        self._pending.records = [self._pending.records[place] for place in kept]
        for place, done in enumerate(batch.dones):
            self._tell(done, failed.get(place))
        for done, error in doomed:
            self._tell(done, error)

    def _tell(self, done: Done, error: BaseException | None) -> None:
        """Call back; what is wrong there must not stop the writer."""
        try:
            done(error)
        except Exception as fault:
            self._loop.call_exception_handler({"message": "after a commit", "exception": fault})

    def _try_again(self, batch: Batch) -> None:
        """Keep what nobody waits for, below what has come since, for a batch in a while."""
        if self._closing:
            return
        self._summaries = {**batch.summaries, **self._summaries}
        self._pending.seats = {**batch.seats, **self._pending.seats}
        if self._timer is None and (batch.summaries or batch.seats):
            self._timer = self._loop.call_later(RETRY_AFTER, self._ripen)

    # Tables.

    async def create(self, row: TableRow) -> None:
        """See Store."""
        entry = (row.id, row.game, row.created, row.moved, row.status, row.public, row.summary)
        await self._call(
            (f"INSERT INTO tables ({ENTRY}) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)", entry),
            ("INSERT INTO headers (table_id, header) VALUES (?1, ?2)", (row.id, row.header)),
        )

    async def load(self, table: str) -> tuple[TableRow, list[tuple[int, int, bytes]]] | None:
        """See Store."""
        found = await self._rows(
            f"SELECT {ENTRY}, header FROM tables JOIN headers ON table_id = id WHERE id = ?1", table
        )
        if not found:
            return None
        *entry, header = found[0]
        log = await self._rows(self.log_query, table)
        return table_row(tuple(entry), header), [(number, at, data) for number, at, data in log]

    async def listed(self, status: str, limit: int) -> list[TableRow]:
        """See Store."""
        return await self._list(
            f"SELECT {ENTRY} FROM tables WHERE public AND status = ?1 ORDER BY moved DESC, id LIMIT ?2", status, limit
        )

    async def of_person(self, person: str, limit: int) -> list[TableRow]:
        """See Store."""
        return await self._list(
            f"""SELECT {ENTRY} FROM tables WHERE id IN (SELECT table_id FROM seats WHERE person = ?1)
            ORDER BY moved DESC, id LIMIT ?2""",
            person,
            limit,
        )

    async def counts(self) -> dict[str, int]:
        """See Store."""
        await self.flush()
        return dict(await self._rows("SELECT game, COUNT(*) FROM tables WHERE status = 'playing' GROUP BY game"))

    async def live(self, life: str, began: int, until: int) -> None:
        """See Store."""
        await self._call((LIVE, (life, began, until)))

    async def lives(self, since: int) -> list[tuple[int, int]]:
        """See Store."""
        found = await self._rows("SELECT began, until FROM lives WHERE until >= ?1 ORDER BY began", since)
        return [(began, until) for began, until in found]

    async def _list(self, sql: str, *args: Any) -> list[TableRow]:
        """The tables that a query finds, once what is queued has been written: lists lag behind nothing."""
        await self.flush()
        return [table_row(entry) for entry in await self._rows(sql, *args)]

    # People.

    async def add_person(self, person: PersonRow, token_hash: bytes) -> None:
        """See Store."""
        row = (person.id, person.name, person.login, person.settings, person.created)
        await self._call(
            (f"INSERT INTO people ({PERSON}) VALUES (?1, ?2, ?3, ?4, ?5)", row),
            session(token_hash, person.id, person.created),
        )

    async def person_of_token(self, token_hash: bytes) -> PersonRow | None:
        """See Store."""
        found = await self._rows(
            f"SELECT {PERSON} FROM people WHERE id = (SELECT person FROM sessions WHERE token_hash = ?1)", token_hash
        )
        return PersonRow(*found[0]) if found else None

    def seen(self, token_hash: bytes, at: int) -> None:
        """See Store."""
        if self._closing:
            return
        self._pending.seen[token_hash] = at
        self._wake()

    async def person(self, person: str) -> PersonRow | None:
        """See Store."""
        found = await self._rows(f"SELECT {PERSON} FROM people WHERE id = ?1", person)
        return PersonRow(*found[0]) if found else None

    async def rename(self, person: str, name: str, login: str) -> None:
        """See Store."""
        sql = "UPDATE people SET name = ?2, login = CASE WHEN login IS NULL THEN NULL ELSE ?3 END WHERE id = ?1"
        await self._call((sql, (person, name, login)))

    async def set_settings(self, person: str, settings: bytes) -> None:
        """See Store."""
        await self._call(("UPDATE people SET settings = ?2 WHERE id = ?1", (person, settings)))

    async def make_account(self, person: str, name: str, login: str, password_hash: str) -> None:
        """See Store."""
        sql = "UPDATE people SET name = ?2, login = ?3, password = ?4 WHERE id = ?1 AND login IS NULL"
        if await self._call((sql, (person, name, login, password_hash))) != [1]:
            raise Conflict(f"{person} is no guest")

    async def account_of(self, login: str) -> tuple[PersonRow, str] | None:
        """See Store."""
        found = await self._rows(f"SELECT password, {PERSON} FROM people WHERE login = ?1", login)
        return (PersonRow(*found[0][1:]), found[0][0]) if found else None

    async def add_session(self, token_hash: bytes, person: str, at: int) -> None:
        """See Store."""
        await self._call(session(token_hash, person, at))

    async def drop_session(self, token_hash: bytes) -> None:
        """See Store."""
        await self._call(("DELETE FROM sessions WHERE token_hash = ?1", (token_hash,)))

    async def drop_guests(self, before: int) -> int:
        """See Store."""
        await self.flush()  # who has just sat down holds a seat
        guests, _ = await self._call((OLD_GUESTS, (before,)), (OLD_SESSIONS, (before,)))
        return guests


def session(token_hash: bytes, person: str, at: int) -> Statement:
    """The statement that adds a session."""
    return "INSERT INTO sessions (token_hash, person, at) VALUES (?1, ?2, ?3)", (token_hash, person, at)


def table_row(entry: Row, header: bytes = b"") -> TableRow:
    """A row of the database as the table knows it."""
    key, game, created, moved, status, public, summary = entry
    return TableRow(key, game, created, moved, status, bool(public), header, summary)


def closed() -> StoreError:
    """What one gets who writes after the end."""
    return StoreError("the store is closed")
