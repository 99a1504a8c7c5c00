"""Talking, coming back, several tabs, several people on one screen."""

from __future__ import annotations

import asyncio
import functools
import random

import pytest

from sublevel.table.protocol import Act, Eyes, NewScene, Played, Refused, Stands, WantAids
from tests.table.client import Client, at_rest, play, refusal
from tests.table.play.pairs import Pair, with_pair
from tests.table.server import Problem, Server


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
            told = len(pair.second.all(Stands))
        await pair.second.until(lambda: len(pair.second.all(Stands)) > told)  # the tab is closed
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
                await at_rest([client])
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
