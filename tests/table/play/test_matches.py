"""Whole matches: two people and a watcher, against bots, bots alone; and who only watches."""

from __future__ import annotations

import asyncio
import random

import pytest

from sublevel.table.api_types import Lobby
from sublevel.table.protocol import Played, Stands
from tests.table.client import Client, all_of, play, refusal
from tests.table.play.pairs import RANDOM, Pair, check_file, mine, with_pair
from tests.table.server import Problem, Server


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
