"""Guests, accounts, tokens and names, on SQLite and on PostgreSQL alike."""

from __future__ import annotations

import asyncio
import threading
import unicodedata
from collections.abc import Iterator
from dataclasses import replace

import msgspec
import pytest
from argon2 import PasswordHasher

from sublevel.table import people as module
from sublevel.table.api_types import Credentials, PersonChange, Session
from sublevel.table.errors import Refused
from sublevel.table.people import People, clean_name, hashed, login_of
from sublevel.table.protocol import Person
from sublevel.table.store import PersonRow, Store, TableRow
from tests.pinned import Pinned
from tests.waiting import eventually

QUICK = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
PASSWORD = "correct horse"


class SlowHasher(PasswordHasher):
    """Counts what it has to do, and does it when it is allowed to."""

    def __init__(self) -> None:
        super().__init__(time_cost=1, memory_cost=8, parallelism=1)
        self.go = threading.Event()
        self.verified: list[str] = []

    def verify(self, hash: str | bytes, password: str | bytes) -> bool:  # type: ignore[override]  # noqa: A002
        self.go.wait(30)
        self.verified.append(str(hash))
        return super().verify(hash, password)


@pytest.fixture
def people(store: Store) -> Iterator[People]:
    people = People(store, QUICK, Pinned())
    yield people
    people.close()


async def refusal(work: object) -> tuple[str, int]:
    """What is refused, with its status."""
    with pytest.raises(Refused) as caught:
        await work  # type: ignore[misc]
    return caught.value.refusal.key.removeprefix("table-refused-"), caught.value.status


def credentials(name: str, password: str = PASSWORD) -> Credentials:
    return Credentials(name=name, password=password)


async def test_a_guest_is_known_by_the_token(people: People) -> None:
    ada, bea = await people.guest("Ada"), await people.guest("Bea")
    assert ada.person.name == "Ada"
    assert not ada.person.account
    assert ada.person.id != bea.person.id
    assert len(ada.token) == 32
    for _ in range(2):  # from the store, then from memory
        assert await people.who(ada.token) == ada.person
        assert await people.who(bea.token) == bea.person
    assert await people.who("x" * 32) is None
    assert await people.session(ada.person) == Session(person=ada.person, token="")


async def test_two_guests_can_have_one_name(people: People) -> None:
    first, second = await people.guest("Ada"), await people.guest("Ada")
    assert first.person.id != second.person.id


async def test_only_the_hash_of_a_token_is_stored(people: People, store: Store) -> None:
    session = await people.guest("Ada")
    assert await store.person_of_token(session.token.encode()) is None
    row = await store.person_of_token(hashed(session.token))
    assert row is not None
    assert row.id == session.person.id


async def test_who_asks_the_store_once(people: People, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    session = await people.guest("Ada")
    asked: list[bytes] = []
    genuine = store.person_of_token

    async def counted(token_hash: bytes) -> PersonRow | None:
        asked.append(token_hash)
        return await genuine(token_hash)

    monkeypatch.setattr(store, "person_of_token", counted)
    for _ in range(5):
        assert await people.who(session.token) == session.person
    assert len(asked) == 1
    monkeypatch.setattr(module, "REMEMBERED", 2)
    others = [await people.guest(f"G{n}") for n in range(3)]
    for other in others:
        assert await people.who(other.token) == other.person
    assert len(people._known) == 2
    assert await people.who(session.token) == session.person
    assert len(asked) == 5


async def test_what_is_remembered_grows_old(store: Store, monkeypatch: pytest.MonkeyPatch, people: People) -> None:
    elsewhere = People(store, QUICK, Pinned("elsewhere"))
    session = await people.guest("Ada")
    assert await people.who(session.token) == session.person
    await elsewhere.log_out(session.token)
    assert await people.who(session.token) == session.person, "it is remembered for a while"
    monkeypatch.setattr(module, "REMEMBERED_FOR", 0.0)
    other = await people.guest("Bea")
    assert await people.who(other.token) == other.person
    await elsewhere.log_out(other.token)
    assert await people.who(other.token) is None
    assert hashed(other.token) not in people._known
    elsewhere.close()


async def test_guests_who_come_back_are_not_forgotten(people: People, monkeypatch: pytest.MonkeyPatch) -> None:
    """Memory must not hide from the store that somebody is here: each day it is told once."""
    monkeypatch.setattr(module, "REMEMBERED_FOR", 0.0)
    runtime = people._runtime
    today = runtime.now()
    comes, stays_away = await people.guest("Ada"), await people.guest("Bea")
    for day in range(1, 11):
        monkeypatch.setattr(runtime, "now", lambda day=day: today + day * module.DAY)
        assert await people.who(comes.token) == comes.person
    assert await people.forget_guests(11) == 0
    assert await people.forget_guests(9) == 1
    assert await people.who(comes.token) == comes.person
    assert await people.who(stays_away.token) is None


async def test_names_and_settings_can_be_changed(people: People) -> None:
    session = await people.guest("Ada")
    await people.who(session.token)
    changed = await people.change(session.person, PersonChange(name="  Bea  "))
    assert (changed.person.name, changed.token, changed.settings) == ("Bea", "", {})
    assert await people.who(session.token) == changed.person
    settings = {"theme": "light", "overlays": {"the_base": ["threats"]}, "volume": 0.5}
    changed = await people.change(session.person, PersonChange(settings=settings))
    assert (changed.person.name, changed.settings) == ("Bea", settings)
    assert (await people.session(session.person)).settings == settings
    assert (await people.change(session.person, PersonChange(settings={}))).settings == {}


async def test_settings_are_bounded(people: People) -> None:
    session = await people.guest("Ada")
    full = {"x": "y" * (module.LARGEST_SETTINGS * 1024 - 8)}
    assert len(msgspec.json.encode(full)) == module.LARGEST_SETTINGS * 1024
    await people.change(session.person, PersonChange(settings=full))
    full["x"] += "y"
    change = PersonChange(name="Bea", settings=full)
    assert await refusal(people.change(session.person, change)) == ("settings-size", 413)
    assert (await people.session(session.person)).person.name == "Ada", "half of the change was done"


async def test_who_is_gone_is_refused(people: People) -> None:
    ghost = Person(id="nobody", name="Ghost")
    assert await refusal(people.session(ghost)) == ("bad-token", 401)
    assert await refusal(people.change(ghost, PersonChange(name="Bea"))) == ("bad-token", 401)


async def test_a_guest_becomes_the_owner_of_an_account(people: People, store: Store) -> None:
    guest = await people.guest("Ada")
    await people.change(guest.person, PersonChange(settings={"sound": False}))
    await store.create(TableRow("table-1", "the_base", 1, 1, "open", False, b"{}", b"{}"))
    store.seat("table-1", 0, guest.person.id)
    owner = await people.open_account(guest.person, credentials("Ada Lovelace"))
    assert owner.person == Person(id=guest.person.id, name="Ada Lovelace", account=True)
    assert owner.settings == {"sound": False}
    assert await people.who(guest.token) == await people.who(owner.token) == owner.person
    assert [row.id for row in await store.of_person(owner.person.id, 9)] == ["table-1"]
    again = await people.log_in(credentials(" ada  LOVELACE "))
    assert again.person == owner.person
    assert again.settings == {"sound": False}
    assert again.token not in (guest.token, owner.token)
    assert await people.who(again.token) == owner.person


async def test_an_account_can_be_opened_without_being_a_guest_before(people: People) -> None:
    owner = await people.open_account(None, credentials("Ada"))
    assert owner.person.account
    assert await people.who(owner.token) == owner.person


async def test_one_account_is_enough(people: People) -> None:
    owner = await people.open_account(None, credentials("Ada"))
    assert await refusal(people.open_account(owner.person, credentials("Bea"))) == ("has-account", 409)


@pytest.mark.parametrize("other", ["Žofie", "žOFIE", "Z\u030cofie", " Žofie ", "Ž\uff4ffie"])
async def test_the_name_of_an_account_belongs_to_its_owner(people: People, other: str) -> None:
    owner = await people.open_account(None, credentials("Žofie"))
    guest = await people.guest("Bea")
    assert await refusal(people.open_account(None, credentials(other))) == ("name-taken", 409)
    assert await refusal(people.open_account(guest.person, credentials(other))) == ("name-taken", 409)
    assert await refusal(people.guest(other)) == ("name-taken", 409)
    assert await refusal(people.change(guest.person, PersonChange(name=other))) == ("name-taken", 409)
    changed = await people.change(owner.person, PersonChange(name=other))
    assert changed.person.account


async def test_who_changes_the_name_of_an_account_logs_in_with_the_new_one(people: People) -> None:
    owner = await people.open_account(None, credentials("Ada"))
    await people.change(owner.person, PersonChange(name="Bea"))
    assert await refusal(people.log_in(credentials("Ada"))) == ("wrong-login", 401)
    assert (await people.log_in(credentials("bea"))).person.id == owner.person.id
    assert (await people.guest("Ada")).person.name == "Ada"


async def test_of_those_who_want_one_name_at_once_one_gets_it(people: People) -> None:
    results = await asyncio.gather(
        *(people.open_account(None, credentials(name)) for name in ("Ada", "ADA", "ada", "aDa")), return_exceptions=True
    )
    owners = [result for result in results if isinstance(result, Session)]
    refusals = [result.refusal.key for result in results if isinstance(result, Refused)]
    assert len(owners) == 1
    assert refusals == ["table-refused-name-taken"] * 3
    assert (await people.log_in(credentials("Ada"))).person == owners[0].person


async def test_a_wrong_password_and_a_wrong_name_get_the_same_answer(people: People) -> None:
    await people.open_account(None, credentials("Ada"))
    await people.guest("Guest")
    answers = []
    for name, password in (("Ada", "wrong horse"), ("Bea", PASSWORD), ("Guest", PASSWORD), ("\u202eAda", PASSWORD)):
        with pytest.raises(Refused) as caught:
            await people.log_in(credentials(name, password))
        answers.append((caught.value.refusal, caught.value.status))
    assert answers == [answers[0]] * 4
    assert answers[0][1] == 401


async def test_a_name_that_nobody_has_costs_as_much_time(store: Store) -> None:
    hasher = SlowHasher()
    hasher.go.set()
    people = People(store, hasher, Pinned())
    await people.open_account(None, credentials("Ada"))
    for name in ("Ada", "Bea", "\u202e"):
        assert await refusal(people.log_in(credentials(name, "wrong horse"))) == ("wrong-login", 401)
    assert len(hasher.verified) == 3
    parameters = {text.rsplit("$", 2)[0] for text in hasher.verified}
    assert len(parameters) == 1, "the stand-in is cheaper than a real one"
    people.close()


async def test_passwords_do_not_hold_up_the_table_and_the_queue_has_an_end(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "PASSWORDS_WAITING", 3)
    hasher = SlowHasher()
    people = People(store, hasher, Pinned())
    waiting = [asyncio.create_task(people.log_in(credentials("Ada"))) for _ in range(5)]
    await eventually(lambda: people._working == 5, "five passwords are waited for")
    assert await refusal(people.log_in(credentials("Ada"))) == ("busy", 503)
    assert (await people.guest("Bea")).person.name == "Bea"
    hasher.go.set()
    for task in waiting:
        assert await refusal(task) == ("wrong-login", 401)
    people.close()


async def test_passwords_are_kept_with_argon2(store: Store) -> None:
    people = People(store, runtime=Pinned())
    await people.open_account(None, credentials("Ada"))
    account = await store.account_of("ada")
    assert account is not None
    assert account[1].startswith("$argon2id$")
    assert "m=65536" in account[1]
    assert PASSWORD not in account[1]
    assert (await people.log_in(credentials("Ada"))).person.account
    people.close()


async def test_a_password_is_the_same_however_it_is_typed(people: People) -> None:
    await people.open_account(None, credentials("Ada", "příliš žluťoučký"))
    decomposed = "pr\u030ci\u0301lis\u030c z\u030clut\u030couc\u030cky\u0301"
    assert (await people.log_in(credentials("Ada", decomposed))).person.name == "Ada"


async def test_logging_out_ends_one_session(people: People) -> None:
    owner = await people.open_account(None, credentials("Ada"))
    other = await people.log_in(credentials("Ada"))
    await people.who(owner.token)
    await people.log_out(owner.token)
    assert await people.who(owner.token) is None
    assert await people.who(other.token) == owner.person
    await people.log_out("x" * 20)


async def test_an_account_lost_to_another_leaves_no_session(
    people: People, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The name is taken between the look and the deed."""
    guest = await people.guest("Ada")
    rival = await people.guest("Rival")
    genuine = store.make_account

    async def late(person: str, name: str, login: str, password_hash: str) -> None:
        await genuine(rival.person.id, name, login, password_hash)
        await genuine(person, name, login, password_hash)

    monkeypatch.setattr(store, "make_account", late)
    monkeypatch.setattr(people, "_new_token", lambda: "the new token")
    assert await refusal(people.open_account(guest.person, credentials("Ada"))) == ("name-taken", 409)
    assert await people.who("the new token") is None
    assert await people.who(guest.token) == guest.person


@pytest.mark.parametrize(
    ("raw", "name"),
    [
        ("Ada", "Ada"),
        ("  Ada \t\n Lovelace\u2028", "Ada Lovelace"),
        ("Ada\u00a0\u3000B", "Ada B"),
        ("\uff26\uff55\uff4c\uff4c", "Full"),
        ("Z\u030cofie", "Žofie"),
        ("x", "x"),
        ("n" * 24, "n" * 24),
        ("  " * 30 + "Ada", "Ada"),
        ("李小龙", "李小龙"),
        ("Nguyễn Ái", "Nguyễn Ái"),
        ("🎲❤️", "🎲❤️"),
        ("<b>&'\";--", "<b>&'\";--"),
        ("שָׁלוֹם", "שָׁלוֹם"),
        ("...", "..."),
    ],
)
def test_names_are_tidied_up(raw: str, name: str) -> None:
    cleaned = clean_name(raw)
    assert cleaned == unicodedata.normalize("NFKC", name)
    assert clean_name(cleaned) == cleaned


@pytest.mark.parametrize(
    ("raw", "key", "args"),
    [
        ("", "name-length", {"most": 24}),
        (" \t\u3000", "name-length", {"most": 24}),
        ("n" * 25, "name-length", {"most": 24}),
        ("\ufdfa" * 2, "name-length", {"most": 24}),  # one character that becomes eighteen
        ("n" * 10_000_000, "name-length", {"most": 24}),
        ("Ada\x00", "name-character", {"code": "U+0000"}),
        ("A\x1b[2Jda", "name-character", {"code": "U+001B"}),
        ("\u202eadA", "name-character", {"code": "U+202E"}),
        ("A\u2066da", "name-character", {"code": "U+2066"}),
        ("A\u200bda", "name-character", {"code": "U+200B"}),
        ("Ada\ufeff", "name-character", {"code": "U+FEFF"}),
        ("\ud800", "name-character", {"code": "U+D800"}),
        ("\ue000", "name-character", {"code": "U+E000"}),
        ("\U000e0041", "name-character", {"code": "U+E0041"}),
        ("\u3164", "name-character", {"code": "U+1160"}),
        ("\u2800", "name-character", {"code": "U+2800"}),
        ("q" + "\u0323" * 4, "name-character", {"code": "U+0323"}),
        ("\u0301", "name-invisible", {}),
    ],
)
def test_hostile_names_are_refused(raw: str, key: str, args: dict[str, object]) -> None:
    with pytest.raises(Refused) as caught:
        clean_name(raw)
    assert caught.value.refusal.key == f"table-refused-{key}"
    assert caught.value.refusal.args == args
    assert caught.value.status == 422
    assert str(caught.value).isascii()


async def test_hostile_names_reach_no_store(people: People) -> None:
    guest = await people.guest("'; DROP TABLE people; --")
    assert await people.who(guest.token) == guest.person
    for name in ("\x00", "\u202e"):
        assert (await refusal(people.guest(name)))[1] == 422
        assert (await refusal(people.change(guest.person, PersonChange(name=name))))[1] == 422
        assert (await refusal(people.open_account(guest.person, credentials(name))))[1] == 422


def test_logins_compare_without_case() -> None:
    assert login_of("STRASSE") == login_of("straße") == login_of("Strasse")
    assert login_of("Ada") != login_of("Ade")


def test_rows_become_people() -> None:
    row = PersonRow("id", "Ada", None, b"{}", 1)
    assert module.person_of(row) == Person(id="id", name="Ada")
    assert module.person_of(replace(row, login="ada")).account
