"""The table as people use it, over real sockets: playing, watching, taking back, leaving, returning, time, chat."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import random
import time
from collections.abc import Awaitable, Callable, Iterator
from typing import Any

import msgspec
import pytest

import sublevel
from sublevel.table import host as hosts
from sublevel.table.errors import Refused as Refusal
from sublevel.table.host import Host
from sublevel.table.people import People
from sublevel.table.protocol import (
    Act,
    Answer,
    Clock,
    Do,
    Eyes,
    Lobby,
    NewScene,
    NewTable,
    Person,
    Played,
    Refused,
    Replay,
    SeatWish,
    Standing,
    Stands,
    TableInfo,
    WantAids,
)
from sublevel.table.room import Room, Visitor
from sublevel.table.settings import Settings
from sublevel.table.store import Conflict, open_store
from tests.table.client import Client, Ear, all_of, play, refusal
from tests.table.server import Problem, Server

GAME = sublevel.game("the-base")
RANDOM = {"holder": "bot", "bot": "random"}
AWAY = 400  # milliseconds, for these tests
IDLE = 0.5  # seconds


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("play")
    patch = {"host.IDLE": IDLE, "host.ROUND": 0.1, "table.AWAY": AWAY, "room.AWAY": AWAY}
    server = Server(folder, f"sqlite:{folder / 'table.db'}", patch, limits="off")
    yield server
    server.close()


@pytest.fixture(autouse=True)
def no_fault(server: Server) -> Iterator[None]:
    yield
    server.check()


class Pair:
    """A table at which two sit, connected, and who of them is to act."""

    def __init__(self, table: str, tokens: tuple[str, str], clients: tuple[Client, Client]) -> None:
        self.table = table
        self.tokens = tokens
        self.first, self.second = clients
        self.both = list(clients)

    @property
    def mover(self) -> Client:
        """Who is to act."""
        return next(client for client in self.both if client.scene.legal)

    @property
    def other(self) -> Client:
        """Who is not."""
        return next(client for client in self.both if not client.scene.legal)

    async def all(self, test: Callable[[Client], bool]) -> None:
        """Wait until something holds for both."""
        await all_of(self.both, test)


def with_pair(server: Server, work: Callable[[Pair], Awaitable[None]], **wish: Any) -> str:
    """Do something at a table for two."""
    table, anna, bert = server.pair(**wish)

    async def run() -> None:
        async with Client(server.port, table, anna) as first, Client(server.port, table, bert) as second:
            await first.until(lambda: first.standing.seats[1].present)
            await work(Pair(table, (anna, bert), (first, second)))

    asyncio.run(asyncio.wait_for(run(), 60))
    return table


def mine(server: Server, token: str) -> list[str]:
    """The tables in somebody's own list."""
    return [info.id for info in server.get("/api/me/tables", list[TableInfo], token)]


# A whole match.


def test_two_people_play_a_whole_match_and_somebody_watches(server: Server) -> None:
    watcher = server.guest("Cleo")

    async def work(pair: Pair) -> None:
        async with Client(server.port, pair.table, watcher) as third:
            await pair.all(lambda client: client.standing.watching == 1)
            await play([*pair.both, third], random.Random(3))
            assert third.scene.eyes is None
            assert not third.standing.can
            for client in (*pair.both, third):
                ending = client.standing.ending
                assert ending is not None
                assert ending.reason == "played"
                assert client.scene.legal == []
                assert [step.number for step in client.steps] == list(range(1, client.scene.plies + 1))
                assert client.steps == pair.first.steps
                assert client.scene.view == pair.first.scene.view
                assert client.standing.deal == pair.first.standing.deal
            assert refusal(await pair.first.act("pass")) == "finished"
            assert refusal(await pair.first.do("resign")) == "nothing-to-resign"
            assert refusal(await pair.first.do("undo")) == "finished"
            assert refusal(await pair.first.do("leave")) == "finished"

    table = with_pair(server, work)
    check_file(server, table)


def check_file(server: Server, table: str) -> None:
    """The match file is that of the match, and a replay of it shows the same."""
    file = server.call("GET", f"/api/tables/{table}/file").decode()
    standing = server.get(f"/api/tables/{table}", Standing)
    replay = server.get(f"/api/tables/{table}/replay", Replay)
    match = GAME.load(file)
    assert str(match.seed) == standing.seed
    assert match.position() == standing.deal
    assert [ply.text for ply in match.plies] == [step.text for step in replay.steps]
    assert len(replay.scenes) == len(replay.positions) == len(replay.steps) + 1
    for all_seeing in (False, True):
        body = {"file": file, "all_seeing": all_seeing}
        imported = msgspec.json.decode(server.call("POST", "/api/replays", body), type=Replay)
        kept = server.get(f"/api/tables/{table}/replay?all={'true' if all_seeing else 'false'}", Replay)
        assert imported.steps == kept.steps
        assert imported.scenes == kept.scenes
        assert imported.positions == kept.positions


def test_a_whole_match_against_a_bot(server: Server) -> None:
    anna = server.guest("Anna")
    table = server.open_table(anna, [{"holder": "me"}, RANDOM])

    async def work() -> None:
        chance = random.Random(4)
        async with Client(server.port, table, anna) as client:
            while not client.over:
                await client.until(lambda: client.over or bool(client.scene.legal))
                if client.scene.legal:
                    assert isinstance(await client.act(chance.choice(client.legal)), Played)
                    if not client.scene.waiting:
                        await client.until(lambda: client.over)
            assert {step.seat for step in client.steps} == {0, 1}

    asyncio.run(work())
    check_file(server, table)


def test_bots_alone_play_to_the_end(server: Server) -> None:
    anna = server.guest("Anna")
    table = server.open_table(anna, [RANDOM, RANDOM])

    async def work() -> None:
        async with Client(server.port, table) as client:
            await client.until(lambda: client.over)

    asyncio.run(work())
    check_file(server, table)


# Watching.


def test_who_watches_may_not_act_and_sits_down_when_a_seat_is_open(server: Server) -> None:
    anna, bert = server.guest("Anna"), server.guest("Bert")
    table = server.open_table(anna, public=True)
    assert table in [info.id for info in server.get("/api/lobby", Lobby).open]

    async def work() -> None:
        async with Client(server.port, table, anna) as first, Client(server.port, table, bert) as second:
            assert first.standing.status == "open"
            assert refusal(await first.act("pass")) == "not-started"
            assert refusal(await second.act("pass")) == "not-seated"
            await asyncio.to_thread(server.sit, bert, table)
            await all_of([first, second], lambda client: client.standing.status == "playing")
            await second.until(lambda: second.scene.eyes == 1)
            assert [seat.mine for seat in second.standing.seats] == [False, True]
            assert [seat.present for seat in second.standing.seats] == [True, True]
            await play([first, second], random.Random(5), plies=3)

    asyncio.run(work())
    assert table in [info.id for info in server.get("/api/lobby", Lobby).running]
    with pytest.raises(Problem) as error:
        server.sit(server.guest("Dora"), table)
    assert error.value.key == "table-refused-no-open-seat"


def test_an_open_table_can_be_left_and_started_with_bots(server: Server) -> None:
    anna, bert = server.guest("Anna"), server.guest("Bert")
    table = server.open_table(anna)

    async def leave() -> None:
        async with Client(server.port, table, anna) as client:
            assert isinstance(await client.do("leave"), Stands)
            assert [seat.holder for seat in client.standing.seats] == ["open", "open"]
            assert client.standing.can == []

    asyncio.run(leave())
    assert table not in mine(server, anna)
    server.sit(bert, table, 1)

    async def start() -> None:
        async with Client(server.port, table, bert) as client:
            assert isinstance(await client.do("start"), Stands)
            assert [seat.holder for seat in client.standing.seats] == ["bot", "person"]
            await client.until(lambda: client.scene.plies > 0 or bool(client.scene.legal))
            assert refusal(await client.do("start")) == "started-already"

    asyncio.run(start())
    assert table in mine(server, bert)


# Taking back.


def test_own_actions_are_taken_back_freely(server: Server) -> None:
    async def work(pair: Pair) -> None:
        mover, other = pair.mover, pair.other
        before = mover.scene
        await mover.act(mover.legal[0])
        assert mover.standing.undo_to == 0
        assert "undo" in mover.standing.can
        assert refusal(await other.do("undo")) == "nothing-to-undo"
        assert isinstance(await mover.do("undo", to=0), Stands)
        await pair.all(lambda client: client.scene.plies == 0)
        assert mover.scene == before
        assert mover.steps == other.steps == []
        assert refusal(await mover.do("undo")) == "nothing-to-undo"
        assert isinstance(await mover.act(mover.legal[-1]), Played)

    table = with_pair(server, work)
    replay = server.get(f"/api/tables/{table}/replay", Replay)
    assert len(replay.steps) == 1


def test_a_turned_up_tile_is_not_taken_back_freely(server: Server) -> None:
    async def work(pair: Pair) -> None:
        chance = random.Random(8)
        while not (reveals := [text for text in pair.mover.legal if text.endswith("?")]):
            await play(pair.both, chance, plies=pair.mover.scene.plies + 1)
        mover = pair.mover
        await mover.act(reveals[0])
        assert mover.standing.undo_to is None
        assert "undo" not in mover.standing.can
        assert refusal(await mover.do("undo")) == "nothing-to-undo"
        assert refusal(await mover.do("undo", to=0)) == "nothing-to-undo"

    with_pair(server, work)


@pytest.mark.parametrize("yes", [True, False])
def test_taking_back_with_consent(server: Server, yes: bool) -> None:
    async def work(pair: Pair) -> None:
        first = pair.mover
        await play(pair.both, random.Random(9), plies=1)
        while pair.mover is first:
            await play(pair.both, random.Random(9), plies=first.scene.plies + 1)
        asked = max(step.number for step in first.steps if step.seat == first.scene.eyes) - 1
        await play(pair.both, random.Random(9), plies=first.scene.plies + 1)
        plies = first.scene.plies
        other = next(client for client in pair.both if client is not first)
        assert "ask-undo" in first.standing.can
        assert isinstance(await first.do("ask-undo"), Stands)
        await other.until(lambda: bool(other.standing.offers))
        assert other.standing.offers[0].to == asked
        assert refusal(await first.answer("undo", True)) == "nothing-to-answer"
        assert refusal(await first.do("ask-undo")) == "asked-already"
        await other.answer("undo", yes)
        await pair.all(lambda client: not client.standing.offers)
        await pair.all(lambda client: client.scene.plies == (asked if yes else plies))
        assert first.steps == other.steps
        assert refusal(await other.answer("undo", yes)) == "nothing-to-answer"

    with_pair(server, work)


def test_an_offer_ends_with_the_next_action(server: Server) -> None:
    async def work(pair: Pair) -> None:
        await play(pair.both, random.Random(10), plies=12)
        mover, other = pair.mover, pair.other
        assert isinstance(await other.do("ask-undo"), Stands)
        assert isinstance(await other.do("ask-draw"), Stands)
        await mover.until(lambda: len(mover.standing.offers) == 2)
        await mover.act(mover.legal[0])
        async with Client(server.port, pair.table) as fresh:
            assert fresh.standing.offers == []
        assert refusal(await mover.answer("undo", True)) == "nothing-to-answer"
        assert refusal(await mover.answer("draw", True)) == "nothing-to-answer"

    with_pair(server, work)


def test_offers_do_not_wait_for_who_left(server: Server) -> None:
    async def work(pair: Pair) -> None:
        await play(pair.both, random.Random(10), plies=2)
        assert isinstance(await pair.first.do("ask-pause"), Stands)
        await pair.second.do("leave")
        await pair.first.until(lambda: bool(pair.first.standing.seats[1].bot))
        await pair.first.until(lambda: not pair.first.standing.offers)

    with_pair(server, work)


# Ends.


def test_resigning(server: Server) -> None:
    async def work(pair: Pair) -> None:
        await play(pair.both, random.Random(1), plies=5)
        await pair.second.do("resign")
        await pair.all(lambda client: client.over)
        for client in pair.both:
            assert client.standing.ending is not None
            assert client.standing.ending.reason == "resigned"
            assert (client.standing.ending.winners, client.standing.ending.by) == ([0], 1)
            assert client.standing.seed is not None
            assert client.scene.legal == []

    table = with_pair(server, work)
    match = GAME.load(server.call("GET", f"/api/tables/{table}/file").decode())
    assert len(match.plies) == 5


def test_an_agreed_draw(server: Server) -> None:
    async def work(pair: Pair) -> None:
        await pair.first.do("ask-draw")
        await pair.second.until(lambda: bool(pair.second.standing.offers))
        await pair.second.answer("draw", False)
        await pair.all(lambda client: not client.standing.offers)
        await pair.second.do("ask-draw")
        await pair.first.until(lambda: bool(pair.first.standing.offers))
        await pair.first.answer("draw", True)
        await pair.all(lambda client: client.over)
        assert pair.first.standing.ending is not None
        assert pair.first.standing.ending.reason == "agreed"
        assert pair.first.standing.ending.winners == []

    with_pair(server, work)


def test_a_rematch_with_changed_seats_is_opened_once(server: Server) -> None:
    tokens: list[str] = []

    async def work(pair: Pair) -> None:
        tokens.extend(pair.tokens)
        assert refusal(await pair.first.do("rematch")) == "cannot-ask"
        await pair.first.do("resign")
        await pair.all(lambda client: client.over)
        await pair.first.do("rematch")
        await pair.second.until(lambda: bool(pair.second.standing.offers))
        assert "rematch" in pair.second.standing.can
        for number in range(3):  # an impatient person
            await pair.second.send(Do(ref=100 + number, what="rematch"))
        await pair.all(lambda client: client.standing.following is not None)
        following = pair.first.standing.following
        assert following is not None
        async with Client(server.port, following, pair.tokens[0]) as again:
            assert [seat.name for seat in again.standing.seats] == ["Bert", "Anna"]
            assert again.standing.seats[1].mine
            assert again.standing.commitment != pair.first.standing.commitment
        assert isinstance(await pair.first.do("rematch"), Refused)

    table = with_pair(server, work)
    time.sleep(0.2)
    following = server.get(f"/api/tables/{table}", Standing).following
    for token in tokens:
        assert sorted(mine(server, token)) == sorted([table, str(following)])


def test_a_rematch_against_a_bot_is_opened_once(server: Server) -> None:
    anna = server.guest("Anna")
    table = server.open_table(anna, [{"holder": "me"}, RANDOM])

    async def work() -> None:
        async with Client(server.port, table, anna) as client:
            await client.do("resign")
            for number in range(3):
                await client.send(Do(ref=100 + number, what="rematch"))
            await client.until(lambda: client.standing.following is not None)

    asyncio.run(work())
    time.sleep(0.2)
    assert len(mine(server, anna)) == 2


# Pausing, leaving, returning.


def test_a_pause(server: Server) -> None:
    async def work(pair: Pair) -> None:
        await pair.first.do("ask-pause")
        await pair.second.until(lambda: bool(pair.second.standing.offers))
        await pair.second.answer("pause", True)
        await pair.all(lambda client: client.standing.status == "paused")
        await pair.all(lambda client: not client.scene.legal)
        for client in pair.both:
            assert not any(seat.running for seat in client.standing.seats)
            assert refusal(await client.act(0)) == "paused"
        left = [seat.left for seat in pair.first.standing.seats]
        await asyncio.sleep(0.3)
        await pair.second.do("resume")
        await pair.all(lambda client: client.standing.status == "playing")
        await pair.all(lambda client: any(other.scene.legal for other in pair.both))
        now = [seat.left for seat in pair.first.standing.seats]
        assert all(
            then is not None and that is not None and then - that < 200 for then, that in zip(left, now, strict=True)
        )
        await play(pair.both, random.Random(1), plies=2)

    with_pair(server, work, clock={"kind": "game", "seconds": 600})


def test_clocks_stand_still_while_paused_though_somebody_leaves(server: Server) -> None:
    async def work(pair: Pair) -> None:
        await pair.first.do("ask-pause")
        await pair.second.until(lambda: bool(pair.second.standing.offers))
        await pair.second.answer("pause", True)
        await pair.all(lambda client: client.standing.status == "paused")
        await pair.second.do("leave")
        await pair.first.until(lambda: bool(pair.first.standing.seats[1].bot))
        assert not any(seat.running for seat in pair.first.standing.seats)
        await pair.second.do("return")
        await pair.first.until(lambda: not pair.first.standing.seats[1].bot)
        assert not any(seat.running for seat in pair.first.standing.seats)
        assert pair.first.standing.status == "paused"

    with_pair(server, work, clock={"kind": "move", "seconds": 600})


def test_a_bot_plays_for_who_leaves_until_he_returns(server: Server) -> None:
    async def work(pair: Pair) -> None:
        await play(pair.both, random.Random(2), plies=10)
        leaver, other = pair.mover, pair.other
        plies = leaver.scene.plies
        await leaver.do("leave")
        seat = leaver.scene.eyes
        assert seat is not None
        await other.until(lambda: other.standing.seats[seat].bot is not None)
        assert other.standing.seats[seat].holder == "person"
        await other.until(lambda: other.scene.plies > plies)
        assert refusal(await leaver.act("pass", after=leaver.scene.plies)) in ("bot-plays", "stale")
        assert "return" in leaver.standing.can
        await leaver.do("return")
        await other.until(lambda: other.standing.seats[seat].bot is None)
        assert refusal(await leaver.do("return")) == "nothing-to-return-to"
        await asyncio.sleep(0.3)
        plies = other.scene.plies
        await pair.all(lambda client: client.scene.plies >= plies)
        await play(pair.both, random.Random(2), plies=plies + 5)

    with_pair(server, work)


def test_a_bot_plays_for_who_is_away_until_he_comes_back(server: Server) -> None:
    table, anna, bert = server.pair()

    async def work() -> None:
        async with Client(server.port, table, anna) as first:
            async with Client(server.port, table, bert):
                await first.until(lambda: first.standing.seats[1].present)
                assert refusal(await first.do("replace")) == "not-away"
            await first.until(lambda: not first.standing.seats[1].present)
            await first.until(lambda: "replace" in first.standing.can)
            assert isinstance(await first.do("replace", seat=1), Stands)
            assert first.standing.seats[1].bot is not None
            async with Client(server.port, table, bert) as second:
                assert second.standing.seats[1].bot is None
                await first.until(lambda: first.standing.seats[1].bot is None)

    asyncio.run(work())


# Time.


def test_a_fallen_clock_and_a_claim(server: Server) -> None:
    async def work(pair: Pair) -> None:
        mover, other = pair.mover, pair.other
        late = mover.scene.eyes
        assert late is not None
        assert refusal(await other.do("claim")) == "nothing-to-claim"
        assert refusal(await other.do("replace")) == "not-away"
        await pair.all(lambda client: client.standing.seats[late].overdue)
        assert other.standing.seats[late].left == 0
        assert "claim" in other.standing.can
        assert "claim" not in mover.standing.can
        assert refusal(await mover.do("claim")) == "nothing-to-claim"
        assert isinstance(await other.do("claim", seat=late), Stands)
        await pair.all(lambda client: client.over)
        assert other.standing.ending is not None
        assert (other.standing.ending.reason, other.standing.ending.by) == ("time", late)
        assert other.standing.ending.winners == [1 - late]

    with_pair(server, work, clock={"kind": "move", "seconds": 5})


def test_who_is_out_of_time_may_still_act_until_somebody_decides(server: Server) -> None:
    async def work(pair: Pair) -> None:
        late = pair.mover.scene.eyes
        assert late is not None
        await pair.all(lambda client: client.standing.seats[late].overdue)
        assert isinstance(await pair.mover.act(pair.mover.legal[0]), Played)

    with_pair(server, work, clock={"kind": "game", "seconds": 5})


def test_a_fallen_clock_against_a_bot_ends_the_match_even_if_nobody_looks(server: Server) -> None:
    anna = server.guest("Anna")
    table = server.open_table(anna, [{"holder": "me"}, RANDOM], clock={"kind": "game", "seconds": 5})
    ended = time.monotonic() + 15
    while (found := server.get(f"/api/tables/{table}", Standing)).status != "finished":
        assert time.monotonic() < ended
        time.sleep(0.7)
    assert found.ending is not None
    assert (found.ending.reason, found.ending.by, found.ending.winners) == ("time", 0, [1])


@pytest.mark.parametrize(
    "clock", [{"kind": "game", "seconds": 4}, {"kind": "game", "seconds": -1}, {"kind": "sand", "seconds": 60}]
)
def test_clocks_that_make_no_sense(server: Server, clock: dict[str, Any]) -> None:
    with pytest.raises(Problem) as error:
        server.open_table(server.guest(), clock=clock)
    assert error.value.status == 422


# Talking.


def test_players_and_watchers_talk_apart_until_the_end(server: Server) -> None:
    cleo = server.guest("Cleo")

    async def work(pair: Pair) -> None:
        async with Client(server.port, pair.table, cleo) as third, Client(server.port, pair.table) as nameless:
            await pair.first.say(text="Guten Tag \N{SLIGHTLY SMILING FACE}")
            await pair.second.say(phrase="hello")
            await third.say(text="first will lose")
            await nameless.say(text="indeed")
            await pair.all(lambda client: len(client.chat) == 2)
            await third.until(lambda: len(third.chat) == 1)
            await nameless.until(lambda: len(nameless.chat) == 1 and bool(nameless.all(Refused)))
            assert nameless.all(Refused)[0].refusal.key == "table-refused-nameless"
            assert [(line.seat, line.name) for line in pair.first.chat] == [(0, "Anna"), (1, "Bert")]
            assert pair.first.chat[0].text == "Guten Tag \N{SLIGHTLY SMILING FACE}"
            assert [(line.seat, line.name, line.text) for line in third.chat] == [(None, "Cleo", "first will lose")]
            for text, phrase in (("both", "hello"), (None, None), (None, "rubbish")):
                count = len(pair.first.all(Refused))
                await pair.first.say(text, phrase)
                await pair.first.until(functools.partial(more_refused, pair.first, count))
            async with Client(server.port, pair.table, pair.tokens[0]) as tab:
                assert tab.chat == pair.first.chat
            async with Client(server.port, pair.table) as another:
                assert another.chat == third.chat
            await pair.first.do("resign")
            await pair.all(lambda client: client.over)
            async with Client(server.port, pair.table) as another:
                assert len(another.chat) == 3
            await third.say(text="told you so")
            await pair.all(lambda client: len(client.chat) == 3)

    with_pair(server, work)


def more_refused(client: Client, count: int) -> bool:
    """Whether more than that was refused."""
    return len(client.all(Refused)) > count


# Coming back, several tabs, one screen.


def test_coming_back_brings_everything(server: Server) -> None:
    async def work(pair: Pair) -> None:
        await play(pair.both, random.Random(6), plies=30)
        await pair.first.leave()
        await pair.second.until(lambda: not pair.second.standing.seats[0].present)
        async with Client(server.port, pair.table, pair.tokens[0], aids=True) as again:
            assert again.steps == pair.second.steps
            assert again.scene.plies == 30
            assert again.scene.aids is not None
            assert again.scene.view == pair.second.scene.view
            await pair.second.until(lambda: pair.second.standing.seats[0].present)
            await play([again, pair.second], random.Random(6), plies=40)
        async with Client(server.port, pair.table, pair.tokens[0], log=False) as short:
            assert short.steps == []
            assert short.scene.plies == 40

    with_pair(server, work)


def test_a_second_tab_of_the_same_person(server: Server) -> None:
    async def work(pair: Pair) -> None:
        async with Client(server.port, pair.table, pair.tokens[0]) as tab:
            await play([tab, pair.first, pair.second], random.Random(7), plies=10)
            assert tab.steps == pair.first.steps
            assert sum(message.ref is not None for message in (*tab.all(Played), *pair.first.all(Played))) > 0
            assert pair.second.standing.watching == 0
        await asyncio.sleep(0.1)
        assert pair.second.standing.seats[0].present

    with_pair(server, work)


def test_two_seats_on_one_screen(server: Server) -> None:
    anna = server.guest("Anna")
    table = server.open_table(anna, [{"holder": "me"}, {"holder": "me", "name": "Oma"}])

    async def work() -> None:
        async with Client(server.port, table, anna) as client:
            assert [seat.name for seat in client.standing.seats] == ["Anna", "Oma"]
            assert all(seat.mine for seat in client.standing.seats)
            await play([client], random.Random(12), plies=20)
            assert client.scene.eyes == client.scene.waiting[0]
            assert {step.seat for step in client.steps} == {0, 1}
            seat, plies = client.scene.waiting[0], client.scene.plies
            assert refusal(await client.act(client.legal[0], seat=1 - seat)) == "not-your-turn"
            message = Act(ref=500, after=plies, action=client.legal[0], seat=seat)
            assert isinstance(await client.ask(message), Played)
            assert isinstance(await client.ask(message), Stands)
            await client.send(Eyes(seat=0))
            await client.send(WantAids(on=True))
            await client.until(lambda: len(client.all(NewScene)) >= 2)
            assert client.scene.aids is not None
            await client.do("resign", seat=1)
            assert client.standing.ending is not None
            assert client.standing.ending.winners == [0]

    asyncio.run(work())


def test_a_message_sent_again_without_its_seat_is_known_on_one_screen(server: Server) -> None:
    """Who holds both seats need not name one: a message sent again is still the same message."""
    anna = server.guest("Anna")
    table = server.open_table(anna, [{"holder": "me"}, {"holder": "me"}])

    async def work() -> None:
        async with Client(server.port, table, anna) as client:
            for _ in range(40):
                message = Act(ref=client.ref(), after=client.scene.plies, action=client.legal[0])
                seat = client.scene.waiting
                assert isinstance(await client.ask(message), Played)
                if client.scene.waiting != seat:
                    assert isinstance(await client.ask(message), Stands)
                    return
            raise AssertionError("it was always the same seat's turn")

    asyncio.run(work())


def test_nobody_is_shown_under_a_name_that_is_none_or_another_s(server: Server) -> None:
    owner = server.guest("Somebody")
    server.call("POST", "/api/accounts", {"name": "Owner", "password": "correct horse"}, owner)
    anna = server.guest("Anna")
    for name in ("Owner", "OWNER", "\u202egnihton", "\u200b", "a\nb"):
        with pytest.raises(Problem) as error:
            server.open_table(anna, [{"holder": "me", "name": name}, {"holder": "open"}], public=True)
        assert error.value.status in (409, 422)


# Forks, and tables that sleep.


def test_a_fork_goes_on_from_a_finished_match(server: Server) -> None:
    async def work(pair: Pair) -> None:
        await play(pair.both, random.Random(13), plies=30)
        await pair.first.do("resign")

    table = with_pair(server, work)
    steps = server.get(f"/api/tables/{table}/replay", Replay).steps
    anna = server.guest("Anna")
    forked = server.open_table(anna, [{"holder": "me"}, {"holder": "me"}], origin={"table": table, "plies": 20})

    async def go_on() -> None:
        async with Client(server.port, forked, anna) as client:
            assert client.steps == steps[:20]
            assert client.standing.forked
            assert client.standing.seed is None
            assert client.standing.undo_to is None
            assert refusal(await client.do("undo", to=5)) == "nothing-to-undo"
            assert isinstance(await client.act(str(steps[20].text)), Played)
            assert isinstance(await client.do("undo", to=5), Refused)
            await play([client], random.Random(14))
            assert client.over

    asyncio.run(go_on())
    check_file(server, forked)
    with pytest.raises(Problem) as error:
        server.open_table(anna, [{"holder": "me"}, {"holder": "me"}], origin={"table": forked})
    assert error.value.key == "table-refused-over-already"


def test_a_table_without_anybody_leaves_memory_and_comes_back(server: Server) -> None:
    tokens: list[str] = []

    async def work(pair: Pair) -> None:
        tokens.extend(pair.tokens)
        await play(pair.both, random.Random(15), plies=25)
        await pair.first.say(text="see you")

    table = with_pair(server, work)
    server.gauge_becomes("tables_in_memory", 0, 20)
    server.gauge_becomes("sockets", 0)

    async def again() -> None:
        async with Client(server.port, table, tokens[0]) as first, Client(server.port, table, tokens[1]) as second:
            assert first.scene.plies == 25
            assert first.chat[0].text == "see you"
            await play([first, second], random.Random(15), plies=30)

    asyncio.run(again())
    server.gauge_becomes("tables_in_memory", 0, 20)


# In this process, where a bot can be slow and a disk can fail.


class Hall:
    """A host without a server. Its bot waits until it is let go; its store can be broken."""

    def __init__(self) -> None:
        store = open_store("memory:")
        self.host = Host(store, People(store), Settings(limits=False))
        self.host.thinking.choose = self.choose  # type: ignore[method-assign]
        self.go = asyncio.Event()
        self.asked = 0
        self.heard: list[tuple[str, bytes]] = []

    async def choose(self, game: object, seen: bytes, seat: int, bot: str, seed: int) -> int:
        """A slow bot that always chooses its first legal action."""
        self.asked += 1
        state = GAME.rules.new()
        GAME.schema.unpack(seen, state)
        action = GAME.legal_ids(state, seat)[0]
        await self.go.wait()
        return action

    async def open(self, *seats: SeatWish, clock: Clock | None = None) -> Room:
        """A table."""
        await self.host.store.start()
        wish = NewTable(game="the-base", seats=list(seats), clock=clock or Clock())
        return self.host.rooms[await self.host.open_table(Person(id="anna", name="Anna"), wish)]

    def enter(self, room: Room, person: str) -> Visitor:
        """Somebody comes."""
        visitor = Visitor(Ear(person, self.heard), Person(id=person, name=person.title()), False)
        room.join(visitor, log=True)
        return visitor

    async def rest(self, room: Room) -> None:
        """Until nothing is under way but a bot's thoughts."""
        for _ in range(20):
            await self.host.store.flush()
            await asyncio.sleep(0.005)

    async def settled(self, room: Room) -> None:
        """Until everything is written and no bot thinks."""
        for _ in range(1000):
            await self.host.store.flush()
            await asyncio.sleep(0)
            if not room._uncommitted and not room._tasks:
                return
        raise AssertionError("it never comes to rest")

    async def close(self) -> None:
        """The end."""
        for room in self.host.rooms.values():
            room.close()
        await self.host.store.close()
        self.host.people.close()


def in_hall(work: Callable[[Hall], Awaitable[None]]) -> None:
    async def run() -> None:
        hall = Hall()
        try:
            await work(hall)
        finally:
            await hall.close()

    asyncio.run(asyncio.wait_for(run(), 30))


def test_a_bot_does_not_play_what_it_thought_of_another_position() -> None:
    """Taken back and played differently while the bot thinks: it has to think again, and goes on playing."""

    async def work(hall: Hall) -> None:
        room = await hall.open(SeatWish(holder="me"), SeatWish(holder="bot", bot="random"))
        anna = hall.enter(room, "anna")
        match = room.table.match
        while 0 not in match.waiting:  # the bot begins
            hall.go.set()
            await hall.rest(room)
        hall.go.clear()
        while True:  # until an action of hers makes it the bot's turn, and another one could have
            legal = [action.text for action in match.legal(0)]
            passing = [text for text in legal if turns_over(match, text)]
            if len(passing) > 1 and not passing[0].endswith("?"):
                break
            room.handle(anna, Act(ref=1, after=len(match.plies), action=legal[0]))
            await hall.rest(room)
            if 0 not in match.waiting:
                hall.go.set()
                await hall.rest(room)
                hall.go.clear()
        plies = len(match.plies)
        room.handle(anna, Act(ref=2, after=plies, action=passing[0]))
        await hall.rest(room)
        asked = hall.asked
        room.handle(anna, Do(ref=3, what="undo"))
        room.handle(anna, Act(ref=4, after=plies, action=passing[1]))
        await hall.rest(room)
        hall.go.set()
        await hall.rest(room)
        assert hall.asked > asked
        assert len(match.plies) > plies + 1

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
        await hall.rest(room)
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
            await hall.rest(room)
            assert not any(b'"type":"played"' in data for _, data in hall.heard)
            assert sum(b'"type":"welcome"' in data for _, data in hall.heard) >= 3
            assert len(room.table.match.plies) == plies
            room.leave(late)
            room.handle(visitors[seat], Act(ref=2, after=plies, action=legal[0]))
            await hall.rest(room)
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
        await hall.rest(room)
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
        await hall.rest(room)
        if room.table.status == "open":
            await hall.host.sit(room.table.header.id, Person(id="cleo", name="Cleo"), None)
        await hall.rest(room)
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
def test_the_table_in_memory_is_the_one_on_record(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever people do: a table that is loaded anew stands as the one that has been in memory all the time."""
    at = [1_000_000]
    monkeypatch.setattr(hosts, "now", lambda: at[0])
    chance = random.Random(seed)
    clock = chance.choice([Clock(), Clock(kind="game", seconds=60, increment=5), Clock(kind="move", seconds=30)])

    def something(room: Room, visitors: list[Visitor]) -> None:
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
            what: Any = chance.choice(DEEDS if chance.random() < 0.2 else table.can(visitor.who, at[0]) or DEEDS)
            if what != "resign" or chance.random() < 0.1:
                room.handle(visitor, Do(ref=2, what=what))
        elif dice < 0.9:
            offer: Any = chance.choice(["undo", "pause", "draw", "rematch"])
            room.handle(visitor, Answer(ref=3, offer=offer, yes=chance.random() < 0.6))
        elif dice < 0.95 and len(visitors) > 1:
            visitors.remove(visitor)
            room.leave(visitor)
            at[0] += chance.choice([0, 40_000])
        else:
            at[0] += chance.choice([100, 5_000, 40_000])
            room.wake()

    async def work(hall: Hall) -> None:
        hall.go.set()
        room = await hall.open(SeatWish(holder="me"), SeatWish(holder="open"), clock=clock)
        ident = room.table.header.id
        visitors = [hall.enter(room, "anna"), hall.enter(room, "cleo")]
        await hall.host.sit(ident, Person(id="bert", name="Bert"), None)
        visitors.append(hall.enter(room, "bert"))
        for _ in range(60):
            at[0] += chance.randrange(1000)
            something(room, visitors)
            if chance.random() < 0.1:
                visitors.append(hall.enter(room, chance.choice(["anna", "bert"])))
            await hall.settled(room)
            fresh = await hall.host.load_table(ident)
            fresh.away, fresh.watching = room.table.away, room.table.watching
            for person in ("anna", "bert", "cleo", None):
                assert fresh.standing(person, at[0]) == room.table.standing(person, at[0])
                assert fresh.heard(person) == room.table.heard(person)
            assert fresh.match.digest() == room.table.match.digest()
            assert fresh.number == room.table.number
            if room.table.status == "finished" and chance.random() < 0.3:
                break

    in_hall(work)
