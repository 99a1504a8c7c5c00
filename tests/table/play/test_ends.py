"""How matches end without being played to the end, and what comes after."""

from __future__ import annotations

import asyncio
import random

from sublevel.table.protocol import Do, Refused, Standing
from tests.table.client import Client, play, refusal
from tests.table.play.pairs import GAME, RANDOM, Pair, mine, with_pair
from tests.table.server import Server


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
        await pair.second.look(0)  # messages are taken in order: by now all three were
        await pair.all(lambda client: client.standing.following is not None)
        following = pair.first.standing.following
        assert following is not None
        async with Client(server.port, following, pair.tokens[0]) as again:
            assert [seat.name for seat in again.standing.seats] == ["Bert", "Anna"]
            assert again.standing.seats[1].mine
            assert again.standing.commitment != pair.first.standing.commitment
        assert isinstance(await pair.first.do("rematch"), Refused)

    table = with_pair(server, work)
    server.settle()
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
            await client.look(0)  # messages are taken in order: by now all three were

    asyncio.run(work())
    server.settle()
    assert len(mine(server, anna)) == 2
