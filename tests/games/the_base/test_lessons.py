"""The lessons of The Base, played with the engine: each can be finished, and says what it wants in every language."""

from __future__ import annotations

import re

import pytest

import sublevel
from sublevel.engine.lesson import Lesson
from sublevel.engine.text import catalogue, say
from sublevel.games.the_base.lessons import lessons
from sublevel.games.the_base.names import position_name
from sublevel.games.the_base.tables import POSITIONS
from tests.games.lessons import happened, start, ways
from tests.test_text import messages

NAMES = [lesson.name for lesson in lessons()]
EVERY = pytest.mark.parametrize("lesson", lessons(), ids=NAMES)
# What a message may promise about its lesson, and the event that keeps the promise.
SHOWS = {
    "goal": "match-ended",
    "walls": "tile-rotated",
    "reveal": "tile-revealed",
    "capture": "piece-returned",
    "save": "token-gained",
    "countdown": "match-ended",
    "strike": "piece-captured",
    "dash": "match-ended",
}


def places(text: str) -> set[str]:
    """The places that a text names."""
    return set(re.findall(r"\b[xabcdem][1-5]\b", text))


@EVERY
def test_every_way_through_a_lesson_can_be_played(lesson: Lesson) -> None:
    finished = list(ways(start("the-base", lesson), lesson.seat, lesson.steps))
    assert finished
    for match in finished:
        assert match.plies
        assert SHOWS.get(lesson.name, "piece-moved") in happened(match)


@EVERY
def test_a_step_asks_for_something_that_can_be_done_wrong(lesson: Lesson) -> None:
    """So the learner chooses: at each step there are legal actions that are not the one that is asked for."""
    match = start("the-base", lesson)
    for step in lesson.steps:
        if step.accept:
            possible = {action.text for action in match.legal(lesson.seat)}
            assert possible > set(step.accept) or step.accept[0].startswith(">")
            match.play(lesson.seat, step.accept[0])
        for seat, answer in step.answers:
            match.play(seat, answer)


@EVERY
def test_the_other_side_leaves_the_board_to_the_learner(lesson: Lesson) -> None:
    """After each step but the last it is for the learner to act."""
    match = start("the-base", lesson)
    for step in lesson.steps[:-1]:
        for action in step.accept[:1]:
            match.play(lesson.seat, action)
        for seat, answer in step.answers:
            match.play(seat, answer)
        assert match.waiting == (lesson.seat,)


@EVERY
def test_points_are_places(lesson: Lesson) -> None:
    places = {position_name(position) for position in range(POSITIONS)}
    for step in lesson.steps:
        assert set(step.point) <= places
        assert step.accept or step.point or step.answers, "a step that only is read shows something"


@EVERY
@pytest.mark.parametrize("lang", sublevel.LANGUAGES)
def test_every_step_has_a_text(lesson: Lesson, lang: str) -> None:
    key = f"the-base-lesson-{lesson.name}"
    assert 3 < len(say(key, {}, lang)) < 40
    for name in [*(str(number + 1) for number in range(len(lesson.steps))), "done"]:
        assert 4 < len(say(f"{key}-{name}", {}, lang)) < 260


@EVERY
@pytest.mark.parametrize("lang", sublevel.LANGUAGES)
def test_texts_name_the_places_that_matter(lesson: Lesson, lang: str) -> None:
    """Where one place is asked for, it stands in the text or in the hint; texts name the same places everywhere."""
    for number, step in enumerate(lesson.steps, start=1):
        key = f"the-base-lesson-{lesson.name}-{number}"
        texts = [say(key, {}, lang)]
        if catalogue(lang).has_message(f"{key}-hint"):
            assert step.accept, "a hint for a step that only is read"
            texts.append(say(f"{key}-hint", {}, lang))
        wanted = places(" ".join(re.sub(r"[-x^>?@]", " ", accepted, count=1) for accepted in step.accept))
        named = places(" ".join(texts))
        assert places(texts[0]) == places(say(key, {}))
        assert len(wanted) > 1 or wanted <= named


def test_no_text_is_left_over() -> None:
    written = {key for key in messages("en") if key.startswith("the-base-lesson-")}
    expected = {
        f"the-base-lesson-{lesson.name}{ending}"
        for lesson in lessons()
        for ending in [
            "",
            "-done",
            *(f"-{number + 1}{h}" for number in range(len(lesson.steps)) for h in ("", "-hint")),
        ]
    }
    assert written <= expected


def solutions(match: sublevel.Match, seat: int, kind: str, known: dict[str, int]) -> int:
    """In how many ways something can be made to happen within the turn."""
    if match.plies and kind in [event["kind"] for event in match.events(None)]:
        return 1
    if seat not in match.waiting:
        return 0
    here = str(match.position())
    if here not in known:
        branches = [match.branch() for _ in match.legal(seat)]
        for branch, action in zip(branches, match.legal(seat), strict=True):
            branch.play(seat, action)
        known[here] = sum(solutions(branch, seat, kind, known) for branch in branches)
    return known[here]


@pytest.mark.parametrize("name", ["strike", "dash"])
def test_a_puzzle_has_one_solution(name: str) -> None:
    lesson = lessons()[NAMES.index(name)]
    assert solutions(start("the-base", lesson), lesson.seat, SHOWS[name], {}) == 1


def test_the_order_goes_from_the_goal_to_puzzles() -> None:
    assert NAMES == ["goal", "move", "walls", "reveal", "cross", "capture", "save", "countdown", "strike", "dash"]
