"""The lessons of Underground, read from `data/lessons.toml` once; the tests play them.

A lesson says how its board differs from the start of its scenario, and which cards come next; the rest is filled in.
"""

from __future__ import annotations

import functools
from typing import Any, Final

import msgspec

from sublevel.engine.lesson import Lesson, LessonStep
from sublevel.games.underground.data import DATA
from sublevel.games.underground.names import CELL_NAMES, CHIP_NAMES, SHAPES
from sublevel.games.underground.options import UndergroundOptions
from sublevel.games.underground.position import write_position
from sublevel.games.underground.setup import setup
from sublevel.games.underground.state import Board

OPTIONS: Final = {"players": 1, "setup": "stairwell", "setup_choices": "auto", "timer_mode": "off"}


class LessonBoard(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How a lesson's board differs from the start of its scenario."""

    hand: tuple[str, str]
    next: list[str] = []  # the cards that are drawn, the first one first
    pieces: list[str] = []  # that were laid, in their order, such as I3.1Ar1@C7
    top: list[str] = []  # pieces that lie on top of their stacks
    circle: list[str] = []  # the stacks clockwise from the first slot on
    codes: dict[str, str] = {}  # the chips on the board, if they are others
    collected: list[str] = []
    rest: dict[str, Any] = {}  # further fields of a written position


class LessonEntry(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A lesson as it is written."""

    name: str
    board: LessonBoard
    options: dict[str, Any] = {}
    steps: list[LessonStep]


@functools.cache
def lessons() -> list[Lesson]:
    """The lessons in the order in which they are learnt."""
    entries = DATA.read("lessons.toml", dict[str, list[LessonEntry]])["lessons"]
    return [made(entry) for entry in entries]


def made(entry: LessonEntry) -> Lesson:
    """A lesson with its whole position; the learner plays the first seat, alone."""
    options = {**OPTIONS, **entry.options}
    return Lesson(
        name=entry.name, seat=0, position=whole_position(entry.board, options), options=options, steps=entry.steps
    )


def whole_position(board: LessonBoard, options: dict[str, Any]) -> dict[str, Any]:
    """The written position of a lesson."""
    position = start_of(options)
    position["pieces"] += board.pieces
    position["stacks"] = stacks(position, board)
    position["codes"] = [f"{cell}={chip}" for cell, chip in codes(position, board).items()]
    position["collected"] = board.collected
    used = {*board.collected, *(text[3:] for text in position["codes"])}
    position["chips"] = [chip for chip in CHIP_NAMES[1:] if chip not in used]
    dealt = [*board.hand, *board.next]
    position["hands"] = [list(board.hand)]
    position["pile"] = [card for card in CELL_NAMES if card not in dealt] + board.next[::-1]
    return {**position, **board.rest}


def start_of(options: dict[str, Any]) -> dict[str, Any]:
    """The written start of a scenario."""
    s = Board()
    for i, number in enumerate(UndergroundOptions.read(options).numbers()):
        s.options[i] = number
    setup(s)
    return write_position(s)


def stacks(position: dict[str, Any], board: LessonBoard) -> list[str]:
    """The stacks without what was laid, with what shall lie on top."""
    laid = {text.partition("@")[0][:-3] for text in position["pieces"]}
    written = dict(text.split(":") for text in position["stacks"])
    order = [*board.circle, *(shape for shape in SHAPES if shape in written and shape not in board.circle)]
    made = []
    for shape in order:
        left = [piece for piece in "1234" if f"{shape}.{piece}" not in laid]
        top = [piece for piece in left if f"{shape}.{piece}" in board.top]
        made.append(f"{shape}:{''.join([piece for piece in left if piece not in top] + top)}")
    return made


def codes(position: dict[str, Any], board: LessonBoard) -> dict[str, str]:
    """The chips on the board: those of the lesson, or any that were not collected on the scenario's cells."""
    if board.codes:
        return board.codes
    free = [chip for chip in CHIP_NAMES[:0:-1] if chip not in board.collected]
    return dict(zip((text[:2] for text in position["codes"]), free, strict=False))
