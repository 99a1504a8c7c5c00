"""Lessons of any game, played with the engine."""

from __future__ import annotations

from collections.abc import Iterator

import sublevel
from sublevel.engine.lesson import Lesson, LessonStep


def start(game: str, lesson: Lesson) -> sublevel.Match:
    """A lesson's match at its beginning."""
    return sublevel.game(game).position(lesson.position, options=lesson.options)


def ways(match: sublevel.Match, seat: int, steps: list[LessonStep]) -> Iterator[sublevel.Match]:
    """Every way through the steps: whichever accepted action is taken, the answers and the next step fit."""
    if not steps:
        yield match
        return
    step, *others = steps
    for action in step.accept or [""]:
        branch = match.branch()
        if action:
            assert seat in branch.waiting, f"{action}: it is not for the learner to act"
            assert action in [legal.text for legal in branch.legal(seat)], f"{action} is not legal as it is written"
            branch.play(seat, action)
        for other, answer in step.answers:
            assert other != seat
            branch.play(other, answer)
        yield from ways(branch, seat, others)


def happened(match: sublevel.Match) -> list[str]:
    """The kinds of all events of a match."""
    again = match.game.position(match.start_position(), options=match.options)
    kinds = []
    for ply in match.plies:
        again.play(ply.seat, ply.action)
        kinds += [event["kind"] for event in again.events(None)]
    return kinds
