"""The lessons of Panic Station, played with the engine: each can be finished, and is told in every language."""

from __future__ import annotations

import re

import pytest

import sublevel
from sublevel.engine.lesson import Lesson
from sublevel.engine.text import say
from sublevel.games.panic_station.lessons import lessons
from tests.games.lessons import happened, start, ways
from tests.test_text import messages

NAMES = [lesson.name for lesson in lessons()]
EVERY = pytest.mark.parametrize("lesson", lessons(), ids=NAMES)
GAME = "panic-station"
# What a lesson is about, and the public events that show it.
SHOWS = {
    "station": {"room-laid", "moved", "card-drawn", "room-turned", "turn-ended"},
    "exchange": {"encountered", "exchange-began", "exchanged"},
    "infected": {"encountered", "exchange-began", "exchanged"},
    "parasites": {"item-laid", "shot", "parasite-hit"},
    "terminal": {"item-laid", "moved", "scanned"},
    "hive": {"moved", "hive-burnt", "match-ended"},
}


@EVERY
def test_every_way_through_a_lesson_can_be_played(lesson: Lesson) -> None:
    finished = list(ways(start(GAME, lesson), lesson.seat, lesson.steps))
    assert finished
    for match in finished:
        assert set(happened(match)) >= SHOWS[lesson.name]


def test_what_the_lessons_say_is_so() -> None:
    """The gas is found, an attempt is warded off, another succeeds, the scan shows one of four, the hive burns."""
    ends = {lesson.name: next(ways(start(GAME, lesson), lesson.seat, lesson.steps)) for lesson in lessons()}
    assert ends["station"].view(0)["own"]["hand"].count("GAS") == 1
    warded, success = (ends[name].view(0)["own"] for name in ("exchange", "infected"))
    assert not warded["infected"]
    assert warded["notes"][0]["sure"] == success["notes"][0]["sure"] == "infected"
    assert ends["infected"].view(1)["own"]["infected"]
    assert ends["parasites"].view(0)["parasites"] == []
    assert ends["parasites"].view(0)["seats"][0]["laid"] == [{"card": "AMMO", "charges": 3}]
    assert ends["terminal"].view(0)["scan"]["red"] == 1
    result = ends["hive"].result
    assert result is not None
    assert result.winners == (0, 1, 3)


@EVERY
def test_the_learner_chooses(lesson: Lesson) -> None:
    """At each step but those that the rules force there are other legal actions."""
    match = start(GAME, lesson)
    for step in lesson.steps:
        assert match.finished or lesson.seat in match.waiting
        if step.accept:
            possible = {action.text for action in match.legal(lesson.seat)}
            assert possible > set(step.accept) or possible == {"swap B"}
            match.play(lesson.seat, step.accept[0])
        for seat, answer in step.answers:
            match.play(seat, answer)


@EVERY
def test_points_are_places(lesson: Lesson) -> None:
    for step in lesson.steps:
        assert all(re.fullmatch(r"-?\d,-?\d[ia]?", place) for place in step.point)
        assert step.accept or step.point, "a step that only is read shows something"


@EVERY
@pytest.mark.parametrize("lang", sublevel.LANGUAGES)
def test_every_step_has_a_text(lesson: Lesson, lang: str) -> None:
    key = f"{GAME}-lesson-{lesson.name}"
    assert 2 < len(say(key, {}, lang)) < 40
    for name in [*(str(number + 1) for number in range(len(lesson.steps))), "done"]:
        assert 4 < len(say(f"{key}-{name}", {}, lang)) < 260


def test_no_text_is_left_over() -> None:
    written = {key for key in messages("en") if key.startswith(f"{GAME}-lesson-")}
    expected = {
        f"{GAME}-lesson-{lesson.name}{ending}"
        for lesson in lessons()
        for ending in ["", "-done", *(f"-{number + 1}" for number in range(len(lesson.steps)))]
    }
    assert written == expected


def test_the_game_offers_them() -> None:
    assert sublevel.game(GAME).lessons() == lessons()
    assert list(SHOWS) == NAMES
