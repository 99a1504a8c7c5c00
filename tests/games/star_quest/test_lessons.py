"""The lessons of Star Quest, played with the engine: each can be finished, and is told in every language."""

from __future__ import annotations

import re

import pytest

import sublevel
from sublevel.engine.lesson import Lesson
from sublevel.engine.text import say
from sublevel.games.star_quest.lessons import lessons
from sublevel.games.star_quest.names import SQUARE_NAMES
from tests.games.lessons import happened, start, ways
from tests.test_text import messages

NAMES = [lesson.name for lesson in lessons()]
EVERY = pytest.mark.parametrize("lesson", lessons(), ids=NAMES)
GAME = "star-quest"
# What a lesson is about, and the events that show it.
SHOWS = {
    "goal": {"selected", "stepped", "used", "mark-taken"},
    "door": {"stepped", "door-opened"},
    "fire": {"fired", "rolled"},
    "heavy": {"fired", "rolled"},
    "close": {"fought", "rolled"},
    "scan": {"board-entered", "scan-began", "blip-placed", "board-scanned"},
    "home": {"came-back"},
}


@EVERY
def test_every_way_through_a_lesson_can_be_played(lesson: Lesson) -> None:
    finished = list(ways(start(GAME, lesson), lesson.seat, lesson.steps))
    assert finished
    for match in finished:
        assert set(happened(match)) >= SHOWS[lesson.name]


@EVERY
def test_a_step_asks_for_something_that_can_be_done_wrong(lesson: Lesson) -> None:
    """So the learner chooses: at each step there are legal actions that are not the one that is asked for."""
    match = start(GAME, lesson)
    for step in lesson.steps:
        if step.accept:
            assert match.waiting == (lesson.seat,)
            assert {action.text for action in match.legal(lesson.seat)} > set(step.accept)
            match.play(lesson.seat, step.accept[0])
        for seat, answer in step.answers:
            match.play(seat, answer)


@EVERY
def test_points_are_places(lesson: Lesson) -> None:
    for step in lesson.steps:
        assert set(step.point) <= set(SQUARE_NAMES)
        assert step.accept or step.point, "a step that only is read shows something"


@EVERY
@pytest.mark.parametrize("lang", sublevel.LANGUAGES)
def test_every_step_has_a_text(lesson: Lesson, lang: str) -> None:
    """A text for each step, which names the same figures and squares in every language."""
    key = f"{GAME}-lesson-{lesson.name}"
    assert 2 < len(say(key, {}, lang)) < 40
    for name in [*(str(number + 1) for number in range(len(lesson.steps))), "done"]:
        text = say(f"{key}-{name}", {}, lang)
        assert 4 < len(text) < 260
        assert named(text) == named(say(f"{key}-{name}", {}))


def named(text: str) -> set[str]:
    """The squares and figures that a text names."""
    return set(re.findall(r"\b[a-xRGO][0-9]{1,2}\b", text))


def test_no_text_is_left_over() -> None:
    written = {key for key in messages("en") if key.startswith(f"{GAME}-lesson-")}
    assert written == {
        f"{GAME}-lesson-{lesson.name}{ending}"
        for lesson in lessons()
        for ending in ["", "-done", *(f"-{number + 1}" for number in range(len(lesson.steps)))]
    }


def test_the_game_offers_them() -> None:
    assert sublevel.game(GAME).lessons() == lessons()
    assert list(SHOWS) == NAMES
