"""The analyst's desk: how it shares its time, by a clock that the test keeps."""

from __future__ import annotations

import socket
from collections.abc import Callable, Iterator
from itertools import pairwise

import msgspec
import pytest

import sublevel
from sublevel.table import studies
from sublevel.table.studies import GAP, ROOM, SLICE, STEP, Answer, Desk, Judge, Ponder, Pondered, Searches, ponder
from tests.games.the_base.positions import at

GAME = sublevel.game("the-base")
OPEN = at("F 123-- 123-- c1,c2,x3 m1,m2,e3 X 3* 15 0-0", time_challenge="off")
SEEN = GAME.schema.pack(GAME.seen_by(OPEN.state, 0))
MANY = 10_000_000  # simulations: more than time allows
PACE = 3200  # simulations a second: 80 in a slice


def question(number: int = 1, seconds: float = 1.0, simulations: int = MANY, pace: int | None = PACE) -> Ponder:
    return Ponder(number, GAME.name, SEEN, 0, seconds, simulations, pace)


def visits(answers: list[Answer | None]) -> list[int]:
    """How much had been looked at whenever something was told."""
    return [answer.hints.visits for answer in answers if isinstance(answer, Pondered)]


@pytest.fixture
def desk() -> Iterator[Desk]:
    ours, theirs = socket.socketpair()
    with ours, theirs:
        yield Desk(theirs)


def stand_still() -> float:
    raise AssertionError("nobody looks at this clock")


def test_a_question_takes_its_seconds_and_tells_now_and_then() -> None:
    answers = list(ponder(question(seconds=2.0), Searches(), stand_still))
    told = visits(answers)
    assert told[-1] == 2 * PACE
    assert len(answers) == pytest.approx(2 / SLICE, abs=3)  # a slice may take a step more
    assert len(told) == pytest.approx(2 / GAP, abs=1)
    assert max(after - before for before, after in pairwise(told)) <= (GAP + SLICE) * PACE + STEP


def test_the_same_question_gets_the_same_answers() -> None:
    first, second = (list(ponder(question(), Searches(), stand_still)) for _ in range(2))
    assert msgspec.json.encode(first) == msgspec.json.encode(second)


def test_it_goes_on_from_what_was_found_before() -> None:
    searches = Searches()
    before = visits(list(ponder(question(), searches, stand_still)))[-1]
    again = visits(list(ponder(question(), searches, stand_still)))
    assert again[0] > before
    assert again[-1] == 2 * before


def test_simulations_bound_it_too() -> None:
    assert visits(list(ponder(question(simulations=500), Searches(), stand_still)))[-1] <= 500


def test_without_a_pace_the_clock_decides() -> None:
    """A clock on which every look takes a slice: after two seconds it ends, whatever has been looked at."""
    looks = 0

    def clock() -> float:
        nonlocal looks
        looks += 1
        return looks * SLICE

    told = visits(list(ponder(question(seconds=2.0, pace=None), Searches(), clock)))
    assert looks * SLICE == pytest.approx(2.0, abs=GAP)
    assert 1 < len(told) <= looks
    assert told[-1] <= STEP * looks


def test_all_questions_have_their_turn(desk: Desk) -> None:
    """A short question that comes later is answered while the long one and a review go on."""
    match = GAME.new(5)
    for _ in range(40):
        match.play(match.waiting[0], match.legal(match.waiting[0])[0])
    for task in (question(1, seconds=30), Judge(2, match.to_json(), []), question(3, seconds=0.5)):
        desk.tasks.put(task)
    rounds = rounds_until(desk, lambda: 3 not in desk.studies)
    assert list(desk.studies) == [1, 2]
    assert rounds <= round(0.5 / SLICE) + 1


def rounds_until(desk: Desk, done: Callable[[], bool]) -> int:
    """How often everybody has a turn until something is the case."""
    rounds = 0
    while not rounds or not done():
        assert desk.take_tasks()
        for number, study in list(desk.studies.items()):
            desk.go_on(number, study)
        rounds += 1
        assert rounds < 1000
    return rounds


def test_the_searches_that_are_kept_are_few() -> None:
    searches = Searches()
    for plies in range(studies.KEPT + 3):
        match = OPEN.branch()
        for _ in range(plies):
            match.play(match.waiting[0], match.legal(match.waiting[0])[0])
        seen = GAME.schema.pack(GAME.seen_by(match.state, match.waiting[0]))
        task = Ponder(1, GAME.name, seen, match.waiting[0], 1.0, STEP, PACE)
        list(ponder(task, searches, stand_still))
    assert len(searches.kept) == studies.KEPT
    assert all(search.tree.node_count <= ROOM for search in searches.kept.values())
