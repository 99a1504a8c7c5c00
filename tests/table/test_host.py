"""A host in this process, where a bot can be slow and a disk can fail."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import random
from typing import Any

import msgspec
import pytest

import sublevel
from sublevel.table import host as hosts
from sublevel.table.api_types import NewTable, Origin, SeatWish
from sublevel.table.audience import Visitor
from sublevel.table.errors import Refused as Refusal
from sublevel.table.host import DAY
from sublevel.table.logged import Holder
from sublevel.table.protocol import Act, Answer, Clock, Do, Person
from sublevel.table.records import AnyRecord, Header
from sublevel.table.room import Room
from sublevel.table.running import UNSEEN
from sublevel.table.store import Conflict, PersonRow
from sublevel.table.table import Table
from tests.table.den import Hall, in_hall
from tests.waiting import eventually


def test_a_bot_does_not_play_what_it_thought_of_another_position() -> None:
    """Taken back and played differently while the bot thinks: it has to think again, and goes on playing."""

    async def work(hall: Hall) -> None:
        room = await hall.open(SeatWish(holder="me"), SeatWish(holder="bot", bot="random"))
        anna = hall.enter(room, "anna")
        match = room.table.match
        while 0 not in match.waiting:  # the bot begins
            hall.go.set()
            await hall.rest()
        hall.go.clear()
        while True:  # until an action of hers makes it the bot's turn, and another one could have
            legal = [action.text for action in match.legal(0)]
            passing = [text for text in legal if turns_over(match, text)]
            if len(passing) > 1 and not passing[0].endswith("?"):
                break
            room.handle(anna, Act(ref=1, after=len(match.plies), action=legal[0]))
            await hall.rest()
            if 0 not in match.waiting:
                hall.go.set()
                await hall.rest()
                hall.go.clear()
        plies = len(match.plies)
        room.handle(anna, Act(ref=2, after=plies, action=passing[0]))
        await hall.rest()
        asked = hall.asked
        room.handle(anna, Do(ref=3, what="undo"))
        room.handle(anna, Act(ref=4, after=plies, action=passing[1]))
        await hall.rest()
        hall.go.set()
        await hall.rest()
        assert hall.asked > asked
        assert len(match.plies) > plies + 1

    in_hall(work)


def test_players_on_one_screen_get_names_of_their_own() -> None:
    """Whoever opens a table for two at one screen and names nobody reads two names, not twice the own one."""

    async def work(hall: Hall) -> None:
        room = await hall.open(SeatWish(holder="me"), SeatWish(holder="me"))
        first, second = (seat.name for seat in room.table.seats)
        assert (first, second) == (first, f"{first} 2")

    in_hall(work)


def test_dice_after_a_written_position_fall_as_a_sealed_seed_says() -> None:
    """Nobody knows them before, everybody can check them afterwards, and the table comes out of its log the same."""
    game = sublevel.game("star-quest")
    position = game.new(seed=5).position()

    async def work(hall: Hall) -> None:
        seeds = set()
        for _ in range(2):
            wish = NewTable(game="star-quest", seats=[SeatWish(holder="me")] * 2, origin=Origin(position=position))
            table = (await hall.furnish(wish)).table
            header, choices = table.header, random.Random(1)
            seeds.add(header.seed)
            assert header.forked
            assert table.match.start_position() == position
            early = table.standing("anna", 0)
            assert (early.seed, early.salt) == (None, None)
            assert early.commitment == hashlib.sha256(f"{header.seed}:{header.salt}".encode()).hexdigest()
            records: list[tuple[int, AnyRecord]] = []
            while table.status == "playing" and len(records) < 80:
                at, seat = len(records), table.match.due[0]
                records.append((at, table.play(seat, choices.choice(table.match.legal(seat)).id, at)))
            if table.status == "playing":
                records += [(80, record) for record in table.resign(0, "random", 80)]
            assert table.standing("anna", 81).seed == str(header.seed)
            again = Table(msgspec.json.decode(msgspec.json.encode(header), type=Header), game)
            again.furnish([Holder(person="anna", name="Anna")] * 2, 0)
            for at, record in records:
                again.apply(at, record)
            assert again.match.digest() == table.match.digest()
            assert game.load(table.match.to_json()).digest() == table.match.digest()
        assert len(seeds) == 2
        assert None not in seeds

    in_hall(work)


def test_bots_do_not_play_on_forever_when_nobody_plays_or_looks() -> None:
    """All left: the bots play on for a while, then rest until somebody looks again."""

    async def work(hall: Hall) -> None:
        room = await hall.open(SeatWish(holder="me"), SeatWish(holder="bot", bot="random"))
        anna = hall.enter(room, "anna")
        room.handle(anna, Do(ref=1, what="leave"))
        room.leave(anna)
        await hall.rest()
        plies = len(room.table.match.plies)
        await hall.move(UNSEEN + 1)  # while a bot thinks
        hall.go.set()
        await hall.rest()
        rested = len(room.table.match.plies)
        assert rested == plies + 1
        assert room.idle
        hall.go.clear()
        hall.enter(room, "bert")
        hall.go.set()
        await hall.rest()
        assert len(room.table.match.plies) > rested
        assert room.table.status == "finished"

    in_hall(work)


def turns_over(match: Any, text: str) -> bool:
    """Whether an action makes it the other's turn without showing anything."""
    branch = match.branch()
    ply = branch.play(0, text)
    return branch.waiting == (1,) and not ply.disclosed


def test_what_was_not_written_did_not_happen() -> None:
    """A disk that fails: nobody is told of the action, everybody gets the table as it is on record, and plays on."""

    async def work(hall: Hall) -> None:
        room = await hall.open(SeatWish(holder="me"), SeatWish(holder="open"))
        await hall.host.sit(room.table.header.id, Person(id="bert", name="Bert"), None)
        visitors = [hall.enter(room, "anna"), hall.enter(room, "bert")]
        await hall.rest()
        for _ in range(3):
            seat = room.table.match.waiting[0]
            plies = len(room.table.match.plies)
            legal = [action.text for action in room.table.match.legal(seat)]
            hall.heard.clear()
            append = hall.host.store.append
            failing = hall.host.store

            def fail(table: str, number: int, at: int, data: bytes, done: Any) -> None:
                asyncio.get_running_loop().call_soon(done, Conflict("the disk is full"))

            failing.append = fail  # type: ignore[method-assign]
            room.handle(visitors[seat], Act(ref=1, after=plies, action=legal[0]))
            failing.append = append  # type: ignore[method-assign]
            late = hall.enter(room, "bert")
            await hall.rest()
            assert not any(b'"type":"played"' in data for _, data in hall.heard)
            assert sum(b'"type":"welcome"' in data for _, data in hall.heard) >= 3
            assert len(room.table.match.plies) == plies
            room.leave(late)
            room.handle(visitors[seat], Act(ref=2, after=plies, action=legal[0]))
            await hall.rest()
            assert any(b'"type":"played"' in data for _, data in hall.heard)
            assert len(room.table.match.plies) == plies + 1
        found = await hall.host.store.load(room.table.header.id)
        assert found is not None
        assert [number for number, _, _ in found[1]] == list(range(len(found[1])))

    in_hall(work)


def test_nobody_sits_down_at_a_table_that_is_being_mended() -> None:
    async def work(hall: Hall) -> None:
        room = await hall.open(SeatWish(holder="me"), SeatWish(holder="open"))
        anna = hall.enter(room, "anna")
        await hall.rest()
        store = hall.host.store
        append = store.append

        def fail(table: str, number: int, at: int, data: bytes, done: Any) -> None:
            asyncio.get_running_loop().call_soon(done, Conflict("the disk is full"))

        store.append = fail  # type: ignore[method-assign]
        room.handle(anna, Do(ref=1, what="leave"))
        store.append = append  # type: ignore[method-assign]
        await asyncio.sleep(0)
        with contextlib.suppress(Refusal):  # refused, or done when all is well again
            await hall.host.sit(room.table.header.id, Person(id="bert", name="Bert"), None)
        await hall.rest()
        if room.table.status == "open":
            await hall.host.sit(room.table.header.id, Person(id="cleo", name="Cleo"), None)
        await hall.rest()
        found = await store.load(room.table.header.id)
        assert found is not None
        assert [number for number, _, _ in found[1]] == list(range(len(found[1])))
        again = await hall.host.load_table(room.table.header.id)
        assert again.status == "playing"

    in_hall(work)


DEEDS = (
    "undo",
    "ask-undo",
    "ask-pause",
    "ask-draw",
    "resume",
    "resign",
    "leave",
    "return",
    "replace",
    "claim",
    "rematch",
)


@pytest.mark.parametrize("seed", range(12))
def test_the_table_in_memory_is_the_one_on_record(seed: int) -> None:
    """Whatever people do: a table that is loaded anew stands as the one that has been in memory all the time."""
    chance = random.Random(seed)
    clock = chance.choice([Clock(), Clock(kind="game", seconds=60, increment=5), Clock(kind="move", seconds=30)])

    async def something(hall: Hall, room: Room, visitors: list[Visitor]) -> None:
        """Somebody does something, sensible or not."""
        visitor = chance.choice(visitors)
        table = room.table
        dice = chance.random()
        if dice < 0.5 and table.match.waiting and visitor.seats:
            seat = table.match.waiting[0]
            action = chance.choice(table.match.legal(seat) or [None])
            if action is not None:
                room.handle(visitor, Act(ref=1, after=len(table.match.plies), action=action.text))
        elif dice < 0.8:
            what: Any = chance.choice(DEEDS if chance.random() < 0.2 else table.can(visitor.who, hall.at) or DEEDS)
            if what != "resign" or chance.random() < 0.1:
                room.handle(visitor, Do(ref=2, what=what))
        elif dice < 0.9:
            offer: Any = chance.choice(["undo", "pause", "draw", "rematch"])
            room.handle(visitor, Answer(ref=3, offer=offer, yes=chance.random() < 0.6))
        elif dice < 0.95 and len(visitors) > 1:
            visitors.remove(visitor)
            room.leave(visitor)
            await hall.move(chance.choice([0, 40]))
        else:
            await hall.move(chance.choice([0.1, 5, 40]))

    async def work(hall: Hall) -> None:
        hall.go.set()
        room = await hall.open(SeatWish(holder="me"), SeatWish(holder="open"), clock=clock)
        ident = room.table.header.id
        visitors = [hall.enter(room, "anna"), hall.enter(room, "cleo")]
        await hall.host.sit(ident, Person(id="bert", name="Bert"), None)
        visitors.append(hall.enter(room, "bert"))
        for _ in range(60):
            await hall.move(chance.randrange(1000) / 1000)
            await something(hall, room, visitors)
            if chance.random() < 0.1:
                visitors.append(hall.enter(room, chance.choice(["anna", "bert"])))
            await hall.rest()
            fresh = await hall.host.load_table(ident)
            fresh.away, fresh.watching = room.table.away, room.table.watching
            for person in ("anna", "bert", "cleo", None):
                assert fresh.standing(person, hall.at) == room.table.standing(person, hall.at)
                assert fresh.heard(person) == room.table.heard(person)
            assert fresh.match.digest() == room.table.match.digest()
            assert fresh.number == room.table.number
            if room.table.status == "finished" and chance.random() < 0.3:
                break

    in_hall(work)


def test_guests_who_stay_away_are_forgotten_when_the_host_starts(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(hall: Hall) -> None:
        host = hall.host
        monkeypatch.setattr(host.thinking, "warm", lambda: None)
        monkeypatch.setattr(hosts, "ROUND", 2 * DAY)  # there is nothing else to tidy up
        forget_guests, looks = host.people.forget_guests, []

        async def counted(days: int) -> int:
            looks.append(await forget_guests(days))
            return looks[-1]

        monkeypatch.setattr(host.people, "forget_guests", counted)
        await host.start()
        await eventually(lambda: looks == [0], "the first look")
        store = host.store
        await store.add_person(PersonRow("old", "Old", None, b"{}", 1000), b"old")
        guest = await host.people.guest("New")
        await hall.move(DAY - 1)
        assert await store.person("old")
        await hall.move(2)
        await eventually(lambda: looks == [0, 1], "the second look")
        assert await store.person("old") is None
        assert await host.people.who(guest.token) == guest.person

    in_hall(work)
