"""Taking back: freely, with consent, not at all."""

from __future__ import annotations

import random

import pytest

from sublevel.table.api_types import Replay
from sublevel.table.protocol import Played, Stands
from tests.table.client import Client, play, refusal
from tests.table.play.pairs import Pair, with_pair
from tests.table.server import Server


def test_own_actions_are_taken_back_freely(server: Server) -> None:
    choices: list[str] = []

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
        choices.append(mover.legal[-1])
        assert isinstance(await mover.act(choices[0]), Played)

    table = with_pair(server, work)
    replay = server.get(f"/api/tables/{table}/replay", Replay)
    assert [step.text for step in replay.steps][: len(choices)] == choices  # the table may have gone on by itself


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
        to = other.standing.offers[0].to
        assert to is not None
        assert to <= asked  # what the table played by itself is passed over
        assert refusal(await first.answer("undo", True)) == "nothing-to-answer"
        assert refusal(await first.do("ask-undo")) == "asked-already"
        await other.answer("undo", yes)
        await pair.all(lambda client: not client.standing.offers)
        await pair.all(lambda client: client.scene.plies == (to if yes else plies))
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
