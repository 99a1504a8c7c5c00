"""Forks, and tables that sleep."""

from __future__ import annotations

import asyncio
import random

import pytest

from sublevel.table import host
from sublevel.table.api_types import Replay
from sublevel.table.protocol import Played, Refused
from tests.table.client import Client, play, refusal
from tests.table.play.pairs import Pair, check_file, with_pair
from tests.table.server import Problem, Server


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
    plies: list[int] = []

    async def work(pair: Pair) -> None:
        tokens.extend(pair.tokens)
        await play(pair.both, random.Random(15), plies=25)
        plies.append(pair.first.scene.plies)
        await pair.first.say(text="see you")

    table = with_pair(server, work)
    everybody_leaves(server)

    async def again() -> None:
        async with Client(server.port, table, tokens[0]) as first, Client(server.port, table, tokens[1]) as second:
            assert first.scene.plies == plies[0]
            assert first.chat[0].text == "see you"
            await play([first, second], random.Random(15), plies=plies[0] + 5)

    asyncio.run(again())
    everybody_leaves(server)


def everybody_leaves(server: Server) -> None:
    """After a while without anybody no table is in memory."""
    server.gauge_becomes("sockets", 0)
    assert server.gauge("tables_in_memory") > 0
    server.move(host.IDLE + 2 * host.ROUND)
    assert server.gauge("tables_in_memory") == 0
