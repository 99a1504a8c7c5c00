"""Secret answers take their time: how long one takes tells nobody whether there was a choice (PS-HIDE-1, PS-DMG-2)."""

from __future__ import annotations

import asyncio
import math
from bisect import bisect_right
from functools import partial
from random import Random

import pytest

from sublevel.engine.match import Match
from sublevel.table import padding
from sublevel.table.audience import Visitor
from sublevel.table.logged import Holder
from sublevel.table.padding import LONGEST, PATIENCE, SHORTEST, AnswerTimes
from sublevel.table.protocol import Act, Answer, Do
from sublevel.table.records import Acted
from tests.pinned import Pinned
from tests.table.inside import Heard, Inside, NotingHost
from tests.table.sextet import GAME, NAMES, OPTIONS, SixSeats, blast, without

TOPIC = (GAME.name, 6)
RED, BLUE, GREEN, YELLOW = range(4)
CLOSED = 1.63  # Kolmogorov and Smirnov: a greater distance happens by chance once in a hundred times


def distance(first: list[int], second: list[int]) -> float:
    """How far apart two samples are, in units in which `CLOSED` is the limit (Kolmogorov-Smirnov)."""
    first, second = sorted(first), sorted(second)
    gap = max(
        abs(bisect_right(first, at) / len(first) - bisect_right(second, at) / len(second)) for at in first + second
    )
    return gap * math.sqrt(len(first) * len(second) / (len(first) + len(second)))


# A browser that is closed.


def test_a_closed_browser_does_not_stall_an_armour_window() -> None:
    """Yellow has no armour and is not there: the table answers, and the match goes on when all have answered."""

    async def play() -> None:
        table = SixSeats(blast())
        table.people = [name for name in table.people if name != "yellow"]
        try:
            await table.open()
            await table.act("blue", "arm 1")
            await table.act("green", "arm none")
            assert table.table.match.waiting == (YELLOW,)
            assert not table.room.idle
            await table.runtime.move(LONGEST * 1.1 / 1000)
            await table.settle()
            assert [ply.text for ply in table.table.match.plies] == ["arm 1", "arm none", "arm none"]
            assert table.table.match.waiting == (RED,)
        finally:
            await table.close()

    asyncio.run(play())


def test_nobody_waits_when_nothing_is_left_to_answer() -> None:
    """A room in which nobody is asked any more may leave memory."""

    async def play() -> None:
        table = SixSeats(blast())
        table.people = []
        try:
            await table.open()
            table.room.refresh()
            assert not table.room.idle
            await table.runtime.move(LONGEST * 1.1 / 1000)
            await table.settle()
            assert table.table.match.waiting == (BLUE, GREEN)  # these have a choice
            assert table.room.idle
        finally:
            await table.close()

    asyncio.run(play())


# An answer that comes early.


def frames(press: float | None, held: bool = True) -> tuple[Heard, list[bytes], int]:
    """What goes to the others and to Yellow if Yellow presses after so many seconds, and when the answer counted.

    With `held` false the room is made to forget that it has to wait.
    """

    async def play() -> tuple[Heard, list[bytes], int]:
        table = SixSeats(blast())
        try:
            await table.open()
            began = table.runtime.now()
            table.heard.clear()
            await table.runtime.move(press or 0)
            if not held:
                table.room._questions[YELLOW].due = 0
            if press is not None:
                table.press("yellow", "arm none")
                table.press("yellow", "arm none")  # twice, with the same number: one wish
            await table.settle()
            await table.runtime.move(0.9)
            await table.act("blue", "arm 1")  # answers stand side by side: another's does not make one stale
            await table.runtime.move(LONGEST * 1.1 / 1000 - 0.9 - (press or 0))
            await table.settle()
            await table.look_around()
            own = [data for name, data in table.heard if name == "yellow"]
            [at] = [when for when, record in table.records if isinstance(record, Acted) and record.seat == YELLOW]
            return without(table.heard, "yellow"), own, at - began
        finally:
            await table.close()

    return asyncio.run(play())


def test_an_early_answer_changes_no_frame_that_others_get() -> None:
    """Byte by byte, in the same order, at the same time; Yellow alone is told that his message was done."""
    others, own, when = frames(None)
    early = frames(0.0)
    assert early[0] == others
    assert early[2] == when
    assert SHORTEST * 0.9 <= when <= LONGEST * 1.1
    assert len(others) > 20
    assert not any(b'"ref":9' in data for data in own if b'"played"' in data)
    assert sum(b'"ref":9' in data for data in early[1] if b'"played"' in data) == 1


def test_the_comparison_would_notice_an_answer_that_is_not_held() -> None:
    assert frames(0.0, held=False)[0] != frames(None)[0]


def test_an_answer_that_is_wrong_is_refused_at_once() -> None:
    async def play() -> None:
        table = SixSeats(blast())
        try:
            await table.open()
            table.heard.clear()
            table.press("yellow", "arm 1")
            await table.settle()
            [(name, data)] = table.heard
            assert name == "yellow"
            assert b'"refused"' in data
        finally:
            await table.close()

    asyncio.run(play())


# One screen.


@pytest.mark.parametrize("program", [False, True])
def test_at_one_screen_every_player_is_called(program: bool) -> None:
    """Yellow and Green share a screen: the table answers for neither, or Green would see Yellow passed over.

    A program that plays two seats has no screen, and nobody to call.
    """

    async def play() -> None:
        table = SixSeats(blast())
        for seat in (GREEN, YELLOW):
            table.table.seats[seat] = Holder(person="yellow", name=NAMES[seat].title(), program=program)
        table.table._seats.clear()
        try:
            await table.open()
            await table.runtime.move(PATIENCE / 1000)
            await table.settle()
            assert table.table.match.waiting == ((BLUE, GREEN) if program else (BLUE, GREEN, YELLOW))
            if not program:
                table.room.handle(table.visitors["yellow"], Act(ref=9, after=0, action="arm none", seat=YELLOW))
                assert table.table.match.waiting == (BLUE, GREEN)  # at once: a wait would tell as well
        finally:
            await table.close()

    asyncio.run(play())


def test_a_program_answers_as_late_as_people_do() -> None:
    """Blue's program has a choice and decides at once; that takes effect as late as an answer without a choice."""

    async def play() -> None:
        table = SixSeats(blast())
        table.table.seats[BLUE].program = True
        try:
            await table.open()
            began = table.runtime.now()
            table.press("blue", "arm none")
            table.room.handle(table.visitors["blue"], Act(ref=10, after=0, action="arm 1"))  # it thinks again
            await table.settle()
            assert table.table.match.plies == []
            await table.runtime.move(LONGEST * 1.1 / 1000)
            await table.settle()
            answers = {record.seat: (at, record.auto) for at, record in table.records if isinstance(record, Acted)}
            assert SHORTEST * 0.9 <= answers[BLUE][0] - began <= LONGEST * 1.1
            assert not answers[BLUE][1]
            assert "arm 1" in [ply.text for ply in table.table.match.plies]
        finally:
            await table.close()

    asyncio.run(play())


def test_a_program_that_thinks_for_long_answers_when_it_has_done() -> None:
    async def play() -> None:
        table = SixSeats(blast())
        table.table.seats[BLUE].program = True
        try:
            await table.open()
            await table.runtime.move(LONGEST * 1.1 / 1000)
            await table.settle()
            assert table.table.match.waiting == (BLUE, GREEN)
            await table.act("blue", "arm 1")
            assert len(table.table.match.plies) == 2
        finally:
            await table.close()

    asyncio.run(play())


# Clocks, pauses, taking back.


def test_a_forced_answer_never_lets_the_clock_fall() -> None:
    """Yellow has one second left. The clock runs like anybody's, or it would tell; but it does not fall."""

    async def play() -> None:
        table = SixSeats(blast())
        try:
            table.table.clocks.left = [1000] * 6
            await table.open()
            await table.runtime.move(0.9)
            await table.settle()
            assert table.table.match.waiting == (BLUE, GREEN)
            left = table.table.clocks.left[YELLOW]
            assert left is not None
            assert 5000 < left < 6000  # some of the second, and five for the answer
            assert not table.table.seats[YELLOW].overdue
        finally:
            await table.close()

    asyncio.run(play())


def test_a_pause_asks_anew() -> None:
    """Time that goes by in a pause is no time to think; afterwards a forced answer takes a time of its own."""

    async def play() -> None:
        table = SixSeats(blast())
        try:
            await table.open()
            table.room.handle(table.visitors["red"], Do(ref=4, what="ask-pause"))
            table.press("yellow", "arm none")
            table.heard.clear()
            for name in NAMES[1:]:
                table.room.handle(table.visitors[name], Answer(ref=5, offer="pause", yes=True))
            assert table.table.status == "paused"
            await table.settle()
            let_go = [name for name, data in table.heard if b'"refused"' in data and b'"ref":9' in data]
            assert let_go == ["yellow"]  # the answer that was held will not count: he hears of it
            await table.runtime.move(60)
            assert table.table.match.plies == []
            table.room.handle(table.visitors["red"], Do(ref=6, what="resume"))
            await table.runtime.move(SHORTEST * 0.9 / 1000 - 0.1)
            assert table.table.match.plies == []
            await table.runtime.move(LONGEST * 1.1 / 1000)
            await table.settle()
            assert [ply.seat for ply in table.table.match.plies] == [YELLOW]
        finally:
            await table.close()

    asyncio.run(play())


# The distributions.


def thinking(chance: Random) -> float:
    """How long somebody with a choice takes, in seconds: mostly two, sometimes many."""
    return min(chance.lognormvariate(0.7, 0.5), 15)


def answer_times(windows: int, warm: int) -> tuple[list[int], list[int]]:
    """How long real and forced answers take, in milliseconds, in so many armour windows after the first few."""

    async def play() -> tuple[list[int], list[int]]:
        runtime = Pinned(seed=5)
        host = NotingHost(runtime)
        await host.store.start()
        chance = Random(11)
        real: list[int] = []
        forced: list[int] = []
        for number in range(windows + warm):
            match = Match(GAME, OPTIONS, blast().s, number, ())
            table = Inside(match, *NAMES, host=host, ident=f"table{number}")
            for name in ("blue", "green"):
                table.enter(name)
                call = partial(press, table, table.visitors[name])
                runtime.later(thinking(chance), call)
            began = runtime.now()
            await runtime.move(25)
            taken = {r.seat: at - began for at, r in host.noted[f"table{number}"] if isinstance(r, Acted)}
            if number >= warm:
                real += [taken[BLUE], taken[GREEN]]
                forced.append(taken[YELLOW])
            del host.rooms[f"table{number}"]
            table.room.close()
        await host.store.close()
        host.people.close()
        return real, forced

    return asyncio.run(play())


def press(table: Inside, visitor: Visitor) -> None:
    """Send an answer."""
    table.room.handle(visitor, Act(ref=1, after=table.plies, action="arm none"))


def test_real_and_forced_answers_take_equally_long() -> None:
    """After some windows nobody can tell one from the other by the time: the samples are close enough."""
    real, forced = answer_times(windows=150, warm=90)
    assert distance(real, forced) < CLOSED
    assert len(set(forced) & set(real)) < len(forced) / 10  # and no time is a copy of another's


@pytest.mark.parametrize("fault", ["at once", "never learns"])
def test_the_comparison_of_times_would_notice(fault: str, monkeypatch: pytest.MonkeyPatch) -> None:
    if fault == "at once":
        monkeypatch.setattr(AnswerTimes, "draw", lambda self, topic, chance: 0)
    else:
        monkeypatch.setattr(AnswerTimes, "note", lambda self, topic, took: None)
    real, forced = answer_times(windows=100, warm=0)
    assert distance(real, forced) > CLOSED


def test_what_is_drawn_at_first_and_what_is_learnt() -> None:
    times, chance = AnswerTimes(), Random(1)
    first = [times.draw(TOPIC, chance) for _ in range(400)]
    assert SHORTEST * 0.9 <= min(first) < SHORTEST * 1.1
    assert LONGEST * 0.9 < max(first) <= LONGEST * 1.1
    for _ in range(padding.KEPT):
        times.note(TOPIC, 600_000)  # somebody had lunch
    late = [times.draw(TOPIC, chance) for _ in range(100)]
    assert PATIENCE * 0.9 <= min(late) <= max(late) <= PATIENCE * 1.1
    assert max(times.draw((GAME.name, 3), chance) for _ in range(100)) <= LONGEST * 1.1  # another kind of question
