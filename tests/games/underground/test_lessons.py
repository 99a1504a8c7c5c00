"""The lessons of Underground, played with the engine: each can be finished, and is told in every language."""

from __future__ import annotations

import re

import pytest

import sublevel
from sublevel.engine.lesson import Lesson
from sublevel.engine.text import catalogue, say
from sublevel.games.underground.lessons import lessons
from sublevel.games.underground.names import CELL_NAMES
from tests.games.lessons import happened, start, ways
from tests.test_text import messages

NAMES = [lesson.name for lesson in lessons()]
EVERY = pytest.mark.parametrize("lesson", lessons(), ids=NAMES)
GAME = "underground"
# What a lesson is about, and the events that show it.
SHOWS = {
    "goal": {"card-played", "match-ended"},
    "card": {"card-played", "move-ended", "card-drawn", "water-rose"},
    "build": {"piece-placed", "figure-moved"},
    "stack": {"piece-placed"},
    "height": {"piece-placed", "figure-moved"},
    "bridge": {"piece-placed", "figure-moved"},
    "lock": {"key-taken", "lock-opened"},
    "water": {"valve-closed", "displacement-due", "figure-displaced"},
    "code": {"chip-taken", "code-complete", "replacement-declined"},
    "timer": {"timer-turned", "discovered", "water-rose"},
    "exit": {"piece-placed", "match-ended"},
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
        assert match.finished or match.waiting == (lesson.seat,)
        if step.accept:
            possible = {action.text for action in match.legal(lesson.seat)}
            assert possible > set(step.accept) or possible == {"E"}  # when all is done, the turn can only be ended
            match.play(lesson.seat, step.accept[0])


@EVERY
def test_points_are_places(lesson: Lesson) -> None:
    for step in lesson.steps:
        assert set(step.point) <= set(CELL_NAMES)
        assert step.accept or step.point, "a step that only is read shows something"


@EVERY
@pytest.mark.parametrize("lang", sublevel.LANGUAGES)
def test_every_step_has_a_text(lesson: Lesson, lang: str) -> None:
    key = f"{GAME}-lesson-{lesson.name}"
    assert 2 < len(say(key, {}, lang)) < 40
    for name in [*(str(number + 1) for number in range(len(lesson.steps))), "done"]:
        assert 4 < len(say(f"{key}-{name}", {}, lang)) < 260


def places(text: str) -> set[str]:
    """The cells and cards that a text names; pieces are called the same, but for the number behind a dot."""
    return set(re.findall(r"\b[A-I][1-9]\b(?!\.\d)", text))


@EVERY
@pytest.mark.parametrize("lang", sublevel.LANGUAGES)
def test_texts_name_the_places_that_matter(lesson: Lesson, lang: str) -> None:
    """What a step asks for stands in its text or hint; texts name the same places in every language."""
    for number, step in enumerate(lesson.steps, start=1):
        key = f"{GAME}-lesson-{lesson.name}-{number}"
        texts = [say(key, {}, lang)]
        if catalogue(lang).has_message(f"{key}-hint"):
            assert step.accept, "a hint for a step that only is read"
            texts.append(say(f"{key}-hint", {}, lang))
        wanted = places(" ".join(re.split("[-@]", accepted)[-1] for accepted in step.accept))
        assert places(texts[0]) == places(say(key, {}))
        assert len(wanted) > 1 or wanted <= places(" ".join(texts))


def test_no_text_is_left_over() -> None:
    written = {key for key in messages("en") if key.startswith(f"{GAME}-lesson-")}
    expected = {
        f"{GAME}-lesson-{lesson.name}{ending}"
        for lesson in lessons()
        for ending in [
            "",
            "-done",
            *(f"-{number + 1}{h}" for number in range(len(lesson.steps)) for h in ("", "-hint")),
        ]
    }
    assert written <= expected


def test_the_game_offers_them() -> None:
    assert sublevel.game(GAME).lessons() == lessons()
    assert list(SHOWS) == NAMES


def test_other_ways_out_are_not_what_the_last_lesson_asks_for() -> None:
    """All placements that it accepts lead to the exit in the three steps of the card."""
    [lesson] = [lesson for lesson in lessons() if lesson.name == "exit"]
    match = start(GAME, lesson)
    match.play(0, "C I4")
    upright = [action.text for action in match.legal(0) if re.fullmatch(r"P I2\.1[AB]r[13]@D8", action.text)]
    solving = []
    for placement in upright:
        branch = match.branch()
        branch.play(0, placement)
        for step in ("D7-D8", "D8-E8", "E8-E9"):
            if step in [action.text for action in branch.legal(0)]:
                branch.play(0, step)
        if branch.finished:
            solving.append(placement)
    assert sorted(solving) == sorted(lesson.steps[2].accept)
