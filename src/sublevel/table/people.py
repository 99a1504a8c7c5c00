"""People: guests with a name, owners of accounts, and the tokens that prove who somebody is.

Of a token only its SHA-256 is stored, of a password only what Argon2 makes of it. The name of an account belongs to
its owner: nobody else is seen under it.
"""

from __future__ import annotations

import asyncio
import hashlib
import unicodedata
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cached_property
from typing import Final, NamedTuple, TypeVar

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import VerificationError

from sublevel.table.api_types import Credentials, PersonChange, Session
from sublevel.table.errors import Refused, refused
from sublevel.table.protocol import LONGEST_NAME, Json, Person
from sublevel.table.runtime import Runtime
from sublevel.table.store import Conflict, PersonRow, Store

T = TypeVar("T")

REMEMBERED: Final = 4096  # tokens that need no query
# Seconds that they are remembered. Another process sees a new name, or the end of a session, as much later at most.
REMEMBERED_FOR: Final = 60.0
DAY: Final = 24 * 60 * 60 * 1000  # milliseconds; when a session was last used is known to the day
PASSWORDS_AT_ONCE: Final = 2  # each takes 64 MiB while it is worked on
PASSWORDS_WAITING: Final = 32
LARGEST_SETTINGS: Final = 8  # KiB

LONGEST_RAW_NAME: Final = 200  # before it is tidied up
MOST_MARKS: Final = 3  # that one letter may bear: more of them spill over the lines of others
REFUSED_KINDS: Final = {"Cc", "Cf", "Cs", "Co"}  # control, format (bidi overrides too), half and private characters
BLANK_LETTERS: Final = set("\u115f\u1160\u2800\u3164\uffa0")  # letters and symbols that show nothing


class Known(NamedTuple):
    """Whose token it is, as far as it is remembered."""

    until: float  # then the store is asked again
    day: int  # on which the store was told that it is used
    person: Person


class People:
    """Who is who, kept in a store."""

    def __init__(self, store: Store, hasher: PasswordHasher | None = None, runtime: Runtime | None = None) -> None:
        self._store = store
        self._runtime = runtime or Runtime()
        self._hasher = hasher or PasswordHasher()
        self._workers = ThreadPoolExecutor(PASSWORDS_AT_ONCE, "passwords")
        self._working = 0
        self._known: OrderedDict[bytes, Known] = OrderedDict()

    def close(self) -> None:
        """End the threads that work on passwords."""
        self._workers.shutdown()

    async def guest(self, name: str) -> Session:
        """Somebody new. Raises Refused if the name will not do."""
        name = clean_name(name)
        await self._check_free(name, None)
        return await self._add(name)

    async def who(self, token: str) -> Person | None:
        """Whose token it is. Costs a query only now and then."""
        key = hashed(token)
        known = self._known.get(key)
        if known is not None and known.until > self._runtime.monotonic():
            self._known.move_to_end(key)
            return known.person
        row = await self._store.person_of_token(key)
        if row is None:
            self._known.pop(key, None)
            return None
        today = self._runtime.now() // DAY
        if known is None or known.day != today:
            self._store.seen(key, self._runtime.now())
        self._known[key] = Known(self._runtime.monotonic() + REMEMBERED_FOR, today, person_of(row))
        self._known.move_to_end(key)
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)
        return person_of(row)

    async def session(self, person: Person) -> Session:
        """Somebody with his settings, without a token. Raises Refused if there is no such person."""
        row = await self._store.person(person.id)
        if row is None:
            raise nobody()
        return Session(person=person_of(row), token="", settings=settings_of(row))

    async def change(self, person: Person, change: PersonChange) -> Session:
        """Give somebody another name, other settings, or both. Raises Refused."""
        name = None if change.name is None else clean_name(change.name)
        settings = None if change.settings is None else packed_settings(change.settings)
        if name is not None:
            await self._check_free(name, person)
            try:
                await self._store.rename(person.id, name, login_of(name))
            except Conflict:
                raise name_taken(name) from None
            self._forget(person.id)
        if settings is not None:
            await self._store.set_settings(person.id, settings)
        return await self.session(person)

    async def open_account(self, person: Person | None, credentials: Credentials) -> Session:
        """Make a guest, or somebody new, the owner of an account. A guest keeps id, seats and settings.

        Raises Refused if the name is taken or will not do, or if there is an account already.
        """
        name = clean_name(credentials.name)
        if person is not None and person.account:
            raise refused("has-account", status=409, text="you have an account already: log out to open another one")
        await self._check_free(name, None)
        password = await self._work(lambda: self._hasher.hash(secret_bytes(credentials.password)))
        session = await (self._add(name) if person is None else self._enter(person))
        try:
            await self._store.make_account(session.person.id, name, login_of(name), password)
        except Conflict:
            await self._store.drop_session(hashed(session.token))
            raise name_taken(name) from None
        self._forget(session.person.id)
        return msgspec.structs.replace(session, person=Person(id=session.person.id, name=name, account=True))

    async def log_in(self, credentials: Credentials) -> Session:
        """A new session of the owner of an account. Raises Refused; whether the name exists, it does not tell."""
        try:
            account = await self._store.account_of(login_of(clean_name(credentials.name)))
        except Refused:
            account = None  # nobody can have such a name
        stored = account[1] if account else None
        right = await self._work(lambda: self._verify(stored, credentials.password))
        if account is None or not right:
            raise refused("wrong-login", status=401, text="no account has this name and this password")
        return await self._enter(person_of(account[0]))

    async def log_out(self, token: str) -> None:
        """End a session. Other sessions of the person go on."""
        await self._store.drop_session(hashed(token))
        self._known.pop(hashed(token), None)

    async def forget_guests(self, days: int) -> int:
        """Forget guests who hold no seat and were not here for so many days; how many they were."""
        return await self._store.drop_guests(self._runtime.now() - days * DAY)

    async def _add(self, name: str) -> Session:
        """Somebody new, with a token."""
        token = self._new_token()
        row = PersonRow(self._runtime.token(9), name, None, b"{}", self._runtime.now())
        await self._store.add_person(row, hashed(token))
        return Session(person=person_of(row), token=token)

    async def _enter(self, person: Person) -> Session:
        """A new session of somebody who is known."""
        session = await self.session(person)
        token = self._new_token()
        await self._store.add_session(hashed(token), person.id, self._runtime.now())
        return msgspec.structs.replace(session, token=token)

    def _new_token(self) -> str:
        """A token that nobody guesses."""
        return self._runtime.token(24)

    async def _check_free(self, name: str, person: Person | None) -> None:
        """Refuse a name that is the name of another's account."""
        account = await self._store.account_of(login_of(name))
        if account is not None and (person is None or account[0].id != person.id):
            raise name_taken(name)

    def _forget(self, person: str) -> None:
        """Ask the store again about somebody who has changed."""
        for key in [key for key, known in self._known.items() if known.person.id == person]:
            del self._known[key]

    async def _work(self, work: Callable[[], T]) -> T:
        """Work on a password, which takes long by design, beside the event loop."""
        if self._working >= PASSWORDS_AT_ONCE + PASSWORDS_WAITING:
            raise refused("busy", status=503, text="too many people log in just now: try again in a moment")
        self._working += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._workers, work)
        finally:
            self._working -= 1

    def _verify(self, stored: str | None, password: str) -> bool:
        """Whether a password is right. Takes as long if there is none to compare it with."""
        nobodys = self._nobodys
        try:
            self._hasher.verify(stored or nobodys, secret_bytes(password))
        except VerificationError:
            return False
        return stored is not None

    @cached_property
    def _nobodys(self) -> str:
        """The hash of a password that nobody has."""
        return self._hasher.hash(self._runtime.chance.randbytes(16))


def clean_name(raw: str) -> str:
    """A name as it is shown. Raises Refused."""
    name = " ".join(unicodedata.normalize("NFKC", raw[: LONGEST_RAW_NAME + 1]).split())
    if not 1 <= len(name) <= LONGEST_NAME:
        raise refused("name-length", status=422, text=f"a name has 1 to {LONGEST_NAME} characters", most=LONGEST_NAME)
    marks = 0
    for char in name:
        kind = unicodedata.category(char)
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        if kind in REFUSED_KINDS or char in BLANK_LETTERS or marks > MOST_MARKS:
            code = f"U+{ord(char):04X}"
            raise refused("name-character", status=422, text=f"a name cannot contain {code} here", code=code)
    if not any(unicodedata.category(char)[0] in "LNPS" for char in name):
        raise refused("name-invisible", status=422, text="a name needs a character that can be seen")
    return name


def login_of(name: str) -> str:
    """A clean name as it is compared: big and small letters are the same."""
    return unicodedata.normalize("NFKC", name.casefold())


def packed_settings(settings: dict[str, Json]) -> bytes:
    """Settings as they are stored. Raises Refused if there are too many."""
    packed = msgspec.json.encode(settings)
    if len(packed) > LARGEST_SETTINGS * 1024:
        text = f"settings can have {LARGEST_SETTINGS} KiB at most"
        raise refused("settings-size", status=413, text=text, size=LARGEST_SETTINGS)
    return packed


def settings_of(row: PersonRow) -> dict[str, Json]:
    """Settings as they were given."""
    return msgspec.json.decode(row.settings, type=dict[str, Json])


def person_of(row: PersonRow) -> Person:
    """Somebody as everybody may know him."""
    return Person(id=row.id, name=row.name, account=row.login is not None)


def secret_bytes(password: str) -> bytes:
    """A password as it is hashed: the same however a keyboard composes its letters."""
    return unicodedata.normalize("NFKC", password).encode("utf-8", "surrogatepass")


def hashed(token: str) -> bytes:
    """What is stored of a token."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).digest()


def name_taken(name: str) -> Refused:
    """The error for a name that belongs to somebody else."""
    return refused("name-taken", status=409, text=f"the name {name} belongs to an account: choose another", name=name)


def nobody() -> Refused:
    """The error for somebody who is not there any more."""
    return refused("bad-token", status=401, text="nobody has this token, or not any more: get a new one")
