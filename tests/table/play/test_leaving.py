"""Pausing, leaving, returning, and running out of time."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest

from sublevel.table.protocol import Played, Standing, Stands
from sublevel.table.standing import AWAY
from tests.table.client import Client, play, refusal
from tests.table.play.pairs import RANDOM, Pair, with_pair
from tests.table.server import Problem, Server


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
        await asyncio.to_thread(server.move, 300)
        await pair.second.do("resume")
        await pair.all(lambda client: client.standing.status == "playing")
        await pair.all(lambda client: any(other.scene.legal for other in pair.both))
        assert [seat.left for seat in pair.first.standing.seats] == left
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
        await asyncio.to_thread(server.settle)  # the bot has thought to the end: it plays no more
        await pair.catch_up()
        plies = other.scene.plies
        assert leaver.scene.plies == plies
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
            await asyncio.to_thread(server.move, AWAY / 1000 - 1)
            assert refusal(await first.do("replace")) == "not-away"
            await asyncio.to_thread(server.move, 2)
            await first.until(lambda: "replace" in first.standing.can)
            assert isinstance(await first.do("replace", seat=1), Stands)
            assert first.standing.seats[1].bot is not None
            async with Client(server.port, table, bert) as second:
                assert second.standing.seats[1].bot is None
                await first.until(lambda: first.standing.seats[1].bot is None)

    asyncio.run(work())


def test_a_fallen_clock_and_a_claim(server: Server) -> None:
    async def work(pair: Pair) -> None:
        mover, other = pair.mover, pair.other
        late = mover.scene.eyes
        assert late is not None
        assert refusal(await other.do("claim")) == "nothing-to-claim"
        assert refusal(await other.do("replace")) == "not-away"
        await asyncio.to_thread(server.move, 4.9)
        assert refusal(await other.do("claim")) == "nothing-to-claim"
        await asyncio.to_thread(server.move, 0.2)
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
        await asyncio.to_thread(server.move, 5.1)
        await pair.all(lambda client: client.standing.seats[late].overdue)
        assert isinstance(await pair.mover.act(pair.mover.legal[0]), Played)

    with_pair(server, work, clock={"kind": "game", "seconds": 5})


def test_a_fallen_clock_against_a_bot_ends_the_match_even_if_nobody_looks(server: Server) -> None:
    anna = server.guest("Anna")
    table = server.open_table(anna, [{"holder": "me"}, RANDOM], clock={"kind": "game", "seconds": 5})
    server.settle()
    assert server.get(f"/api/tables/{table}", Standing).status == "playing"
    server.move(5.1)
    found = server.get(f"/api/tables/{table}", Standing)
    assert found.status == "finished"
    assert found.ending is not None
    assert (found.ending.reason, found.ending.by, found.ending.winners) == ("time", 0, [1])


@pytest.mark.parametrize(
    "clock", [{"kind": "game", "seconds": 4}, {"kind": "game", "seconds": -1}, {"kind": "sand", "seconds": 60}]
)
def test_clocks_that_make_no_sense(server: Server, clock: dict[str, Any]) -> None:
    with pytest.raises(Problem) as error:
        server.open_table(server.guest(), clock=clock)
    assert error.value.status == 422
