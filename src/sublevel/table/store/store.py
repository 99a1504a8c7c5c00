"""What the table keeps: the log of every table, lists of tables, people. An interface, for SQLite and PostgreSQL.

A table's log is the truth: numbered records that are added and never changed. A record counts once it is committed,
and only one process can write a number; so two processes can never tell two stories about one table.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from sublevel.engine.errors import SublevelError
from sublevel.table.metrics import Counter

Done = Callable[[BaseException | None], None]


class StoreError(SublevelError):
    """The store cannot be opened: a wrong address, a newer schema, a missing package."""


class Conflict(Exception):
    """Another process has written this record already."""


class Unavailable(SublevelError):
    """The store cannot be read or written now: a full disk, a database that does not answer. It may come back."""


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table. Times are milliseconds since 1970."""

    id: str
    game: str
    created: int
    moved: int  # when something last happened
    status: str
    public: bool
    header: bytes  # JSON, fixed when the table is opened; holds the seed, so lists leave it empty
    summary: bytes  # JSON for lists, renewed as the match goes on


@dataclass(frozen=True, slots=True)
class PersonRow:
    """Somebody. `login` is None for a guest."""

    id: str
    name: str
    login: str | None
    settings: bytes  # a JSON object
    created: int


class Store(ABC):
    """What the table keeps. All methods are for the thread of the event loop in which `start` was called.

    Whatever reads or waits for a write raises Unavailable if the database cannot be reached or written.

    Writes are queued, and committed many at a time in the order in which they were asked for. Those that are awaited
    (`create`, and all about people) go the same way and return after their commit. A read sees all that was
    committed before it was asked for.
    """

    folder: Path | None = None  # on whose disk it lies, if it is of this machine
    failed: Counter  # writes that failed because the database could not be reached or written

    @abstractmethod
    async def start(self) -> None:
        """Open the store, making or migrating its schema; if it is open, do nothing.

        Raises StoreError, also for a schema from the future.
        """

    @abstractmethod
    async def close(self) -> None:
        """Write what is queued, tell everybody, and close. Closing twice does nothing."""

    @abstractmethod
    async def flush(self) -> None:
        """Wait until all that is queued now was written, or has failed."""

    # Tables.

    @abstractmethod
    def append(self, table: str, number: int, at: int, data: bytes, done: Done) -> None:
        """Queue one record of a table's log.

        `done` is called in the event loop, in the order of the calls: with None after the commit; with Conflict if
        the record exists already; with another error if it could not be written, or if nobody knows (the connection
        broke during the commit). Who gets an error has to load the table again. A record that fails takes with it
        the table's later ones that were queued before its `done`: a log has no gaps, and no record rests on one
        that is not there. Other tables are not touched.
        """

    @abstractmethod
    def summarise(self, table: str, moved: int, status: str, summary: bytes) -> None:
        """Queue the renewal of a table's entry in lists. Of several in a batch only the last is written.

        Nobody is told. After an error it is tried again.
        """

    @abstractmethod
    def seat(self, table: str, seat: int, person: str | None) -> None:
        """Queue who holds a seat, for lists of a person's tables. Like `summarise` otherwise."""

    @abstractmethod
    async def create(self, row: TableRow) -> None:
        """Add a table. Raises Conflict if there is one with that id."""

    @abstractmethod
    async def load(self, table: str) -> tuple[TableRow, list[tuple[int, int, bytes]]] | None:
        """A table with all records of its log (number, at, data) by number; None if there is no such table."""

    @abstractmethod
    async def listed(self, status: str, limit: int) -> list[TableRow]:
        """Public tables of a status, the one that moved last first. Their headers are left empty."""

    @abstractmethod
    async def of_person(self, person: str, limit: int) -> list[TableRow]:
        """Tables at which a person holds a seat, the one that moved last first. Their headers are left empty."""

    @abstractmethod
    async def counts(self) -> dict[str, int]:
        """How many tables of each game have the status "playing", public or not."""

    @abstractmethod
    async def live(self, life: str, began: int, until: int) -> None:
        """Note from when until when a server ran; later calls for the same life replace the end."""

    @abstractmethod
    async def lives(self, since: int) -> list[tuple[int, int]]:
        """From when until when servers ran that had not ended before a time, the earliest first."""

    # People. Of a token only the hash is kept, of a password only what Argon2 makes of it.

    @abstractmethod
    async def add_person(self, person: PersonRow, token_hash: bytes) -> None:
        """Add somebody with a first session. Raises Conflict if there is somebody with that id."""

    @abstractmethod
    async def person_of_token(self, token_hash: bytes) -> PersonRow | None:
        """Whose session it is."""

    @abstractmethod
    def seen(self, token_hash: bytes, at: int) -> None:
        """Queue when a session was last used. Nobody is told."""

    @abstractmethod
    async def person(self, person: str) -> PersonRow | None:
        """Somebody, by id."""

    @abstractmethod
    async def rename(self, person: str, name: str, login: str) -> None:
        """Change the name under which somebody is seen, and for the owner of an account the login with it.

        Raises Conflict if the login is taken.
        """

    @abstractmethod
    async def set_settings(self, person: str, settings: bytes) -> None:
        """Keep somebody's settings in place of the former ones."""

    @abstractmethod
    async def make_account(self, person: str, name: str, login: str, password_hash: str) -> None:
        """Turn a guest into the owner of an account.

        Raises Conflict if the login is taken, or if this is no guest any more.
        """

    @abstractmethod
    async def account_of(self, login: str) -> tuple[PersonRow, str] | None:
        """The owner of an account, with the hash of the password."""

    @abstractmethod
    async def add_session(self, token_hash: bytes, person: str, at: int) -> None:
        """Add a session of somebody who has logged in."""

    @abstractmethod
    async def drop_session(self, token_hash: bytes) -> None:
        """End a session, if there is such a one."""

    @abstractmethod
    async def drop_guests(self, before: int) -> int:
        """Forget the guests who hold no seat and whose sessions were last used before a time; how many they were."""
