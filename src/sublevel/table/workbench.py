"""What can be done with a game without a table: try actions out, ask the analyst, look at a scenario, learn."""

from __future__ import annotations

import sublevel
from sublevel.engine.errors import SublevelError
from sublevel.engine.game import Game
from sublevel.table.api_types import (
    AnalysisWish,
    Lesson,
    LessonStep,
    ScenarioCheck,
    ScenarioDraft,
    ScenarioFault,
    Tried,
    Try,
)
from sublevel.table.catalogue import offered_game
from sublevel.table.errors import as_refused, refused
from sublevel.table.protocol import Refusal
from sublevel.table.replays import check_eyes
from sublevel.table.scenes import Picture, steps_of


def try_out(game: str, request: Try) -> Tried:
    """Play actions on a position, without a table."""
    found = offered_game(game)
    check_eyes(found, request.eyes)
    if request.position is not None:
        match = found.position(request.position, request.options)
    else:
        match = found.new(request.seed, request.options)
    refusal = None
    for seat, action in request.actions:
        try:
            match.play(seat, action)
        except SublevelError as error:
            refusal = as_refused(error).refusal
            break
    picture = Picture.of(match, live=True)
    eyes = next(iter(picture.waiting), request.eyes) if request.mover else request.eyes
    return Tried(
        scene=picture.scene(eyes, aids=True),
        steps=steps_of(match, eyes),
        refusal=refusal,
        position=picture.position(eyes),
        whole=match.position(),
    )


def question(game: str, wish: AnalysisWish) -> tuple[Game, bytes, int]:
    """What is to be analysed: the game, the packed state as the seat sees it, and the seat."""
    found = offered_game(game)
    check_eyes(found, wish.seat)
    match = found.position(wish.position, wish.options)
    if match.finished:
        raise refused("over-already", status=422, text="in that position the match is over already")
    waiting = match.due
    seat = waiting[0] if wish.seat is None else wish.seat
    if seat not in waiting:
        raise refused("not-your-turn", status=422, text=f"seat {seat} is not to act in that position")
    return found, found.schema.pack(found.pondered(found.seen_by(match.state, seat), seat)), seat


def check_scenario(game: str, draft: ScenarioDraft) -> ScenarioCheck:
    """What there is to say about a scenario."""
    source = draft.values if draft.file is None else draft.file
    if source is None or (draft.values is not None and draft.file is not None):
        raise refused("no-scenario", status=422, text="a scenario is given by its values or by its file")
    checked = sublevel.game(game).check_scenario(source)
    faults = [
        ScenarioFault(
            refusal=Refusal(key=fault.key, args=dict(fault.args), clause=fault.clause or None, text=fault.text()),
            field=fault.field,
            places=list(fault.places),
        )
        for fault in checked.faults
    ]
    return ScenarioCheck(values=checked.values, faults=faults, file=checked.file or None)


def lessons(game: str) -> list[Lesson]:
    """The tutorial of a game."""
    return [
        Lesson(
            name=lesson.name,
            position=lesson.position,
            seat=lesson.seat,
            options=lesson.options,
            steps=[LessonStep(accept=step.accept, point=step.point, answers=step.answers) for step in lesson.steps],
        )
        for lesson in offered_game(game).offered_lessons()
    ]
