"""Secret answers in Panic Station that are taken back: nothing is told by it, and all of them are given anew."""

from __future__ import annotations

import asyncio

import pytest

from sublevel.table.protocol import Act, Answer, Do
from sublevel.table.thinking import LONGEST, SHORTEST
from tests.games.panic_station.stations import Station
from tests.table.inside import Heard
from tests.table.sextet import GAME, NAMES, SixSeats, blast, meeting, without

BOTS = ("blue", "yellow", "white", "purple")


def given_anew(
    monkeypatch: pytest.MonkeyPatch, first: tuple[str, str], again: tuple[str, str]
) -> tuple[Heard, list[str], list[int]]:
    """Red and the bot Blue exchange, Red asks to take it back, Green agrees, and they exchange again.

    Gives back all frames that went out since, what was played, and how long the bot took for each answer.
    """

    async def play() -> tuple[Heard, list[str], list[int]]:
        table = SixSeats(meeting(), bots=BOTS)
        answers, rests = [first[1], again[1]], []

        async def choose(game: object, seen: bytes, seat: int, bot: str, seed: int) -> int:
            state = GAME.rules.new()
            GAME.schema.unpack(seen, state)
            return GAME.read_action(state, seat, f"give {answers.pop(0)}")

        async def rest(seconds: float) -> None:
            rests.append(round(1000 * seconds))

        monkeypatch.setattr(table.host.thinking, "choose", choose)
        monkeypatch.setattr(table.runtime, "sleep", rest)
        try:
            await table.open()
            await table.act("red", f"give {first[0]}")
            table.heard.clear()
            table.room.handle(table.visitors["red"], Do(ref=2, what="ask-undo"))
            table.room.handle(table.visitors["green"], Answer(ref=3, offer="undo", yes=True))
            await table.settle()
            await table.look_around()
            await table.act("red", f"give {again[0]}")
            await table.look_around()
            return table.heard, [ply.text for ply in table.table.match.plies], rests
        finally:
            await table.close()

    return asyncio.run(play())


def test_secret_answers_are_taken_back_together_and_given_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    """PS-HIDE-2: Blue, a bot, had answered first; Red has seen that answer, so it does not stand. It is another one."""
    _, played, rests = given_anew(monkeypatch, ("KEY", "AID"), ("GAS", "ARM"))
    assert played == ["give ARM", "give GAS"]
    assert len(rests) == 2
    assert all(SHORTEST <= milliseconds <= LONGEST for milliseconds in rests)


def test_who_takes_back_a_secret_answer_tells_the_others_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """PS-HIDE-3: whatever was given before, frames to all but Red are equal, also to Green who agreed."""
    heard = [
        given_anew(monkeypatch, (red, blue), ("GAS", "ARM"))[0]
        for red, blue in (("KEY", "AID"), ("INF_R", "AID"), ("INF_R", "GAS"), ("ANTI", "ARM"))
    ]
    assert all(without(part, "red") == without(heard[0], "red") for part in heard)
    assert {name for name, _ in without(heard[0], "red")} == {"green", "watcher"}


def test_an_answer_given_anew_takes_a_time_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    """PS-HIDE-1: the bot Blue had answered when Green took his own answer back; others are still to answer."""

    async def play() -> list[int]:
        table = SixSeats(blast(), bots=("blue", "white", "purple"))
        rests: list[int] = []

        async def choose(game: object, seen: bytes, seat: int, bot: str, seed: int) -> int:
            return GAME.read_action(table.table.match.state, seat, "arm none")

        async def rest(seconds: float) -> None:
            rests.append(round(1000 * seconds))
            await table.runtime.move(seconds)

        monkeypatch.setattr(table.host.thinking, "choose", choose)
        monkeypatch.setattr(table.runtime, "sleep", rest)
        try:
            await table.open()
            await table.act("green", "arm none")
            table.room.handle(table.visitors["green"], Do(ref=2, what="ask-undo"))
            for name in ("red", "yellow"):
                table.room.handle(table.visitors[name], Answer(ref=3, offer="undo", yes=True))
            await table.settle()
            assert [ply.seat for ply in table.table.match.plies] == [1]
            return rests
        finally:
            await table.close()

    rests = asyncio.run(play())
    assert len(rests) == 2
    assert all(SHORTEST <= milliseconds <= LONGEST for milliseconds in rests)


def test_a_bot_thinks_again_about_another_way_to_as_many_actions(monkeypatch: pytest.MonkeyPatch) -> None:
    """Red takes his turn back while Blue thinks about it, and plays another one of the same length."""

    async def play() -> list[bytes]:
        table = SixSeats(Station(rooms={"1,0": "R07u"}, players=6), bots=NAMES[1:])
        thoughts: list[bytes] = []
        gate = asyncio.get_running_loop().create_future()

        async def choose(game: object, seen: bytes, seat: int, bot: str, seed: int) -> int:
            if seat != 1:
                await asyncio.get_running_loop().create_future()  # forever
            thoughts.append(seen)
            if len(thoughts) == 1:
                await gate
            return GAME.read_action(table.table.match.state, seat, "end")

        async def red(*actions: str) -> None:
            for action in actions:
                plies = len(table.table.match.plies)
                table.room.handle(table.visitors["red"], Act(ref=9, after=plies, action=action))
                await tick()

        async def tick() -> None:
            for _ in range(20):
                await table.host.store.flush()
                await asyncio.sleep(0)

        monkeypatch.setattr(table.host.thinking, "choose", choose)
        try:
            await table.let_in()
            await red("mv RT E", "end")
            for _ in range(2):
                table.room.handle(table.visitors["red"], Do(ref=2, what="ask-undo"))
                await tick()
            await red("mv RA E", "end")
            assert [ply.text for ply in table.table.match.plies] == ["mv RA E", "end"]
            gate.set_result(None)
            await tick()
            assert [ply.text for ply in table.table.match.plies] == ["mv RA E", "end", "end"]
            return thoughts
        finally:
            await table.close()

    first, second = asyncio.run(play())
    assert first != second


def test_armour_is_taken_back_by_all_who_were_asked() -> None:
    """PS-DMG-2: one who saw what the others used does not choose against it; a lone action goes alone."""
    table = SixSeats(blast()).table
    for seat, answer in ((1, "arm 1"), (2, "arm none"), (3, "arm none")):
        table.play(seat, answer, 1)
    assert table.own_last("yellow") == 0
    table.play(0, "end", 1)
    assert table.own_last("red") == 3
