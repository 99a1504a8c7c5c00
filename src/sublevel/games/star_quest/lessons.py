"""The lessons of Star Quest, read from `data/lessons.toml` once; the tests play them.

A lesson says who stands where on the hulk of the small mission; the rest is filled in.
"""

from __future__ import annotations

import functools
from typing import Any, Final

import msgspec

from sublevel.engine.lesson import Lesson, LessonStep
from sublevel.games.star_quest import rules
from sublevel.games.star_quest.data import DATA
from sublevel.games.star_quest.notation import read_action, unfold
from sublevel.games.star_quest.options import StarQuestOptions
from sublevel.games.star_quest.position import write_position
from sublevel.games.star_quest.state import Hulk

OPTIONS: Final = {"mission": "first-boarding", "players": 2}
LOADOUT: Final = "loadout AXE LLNB SA,TG,AB,FF oDT"
BOARDS: Final = 4
FACE_UP: Final = {"G": 2, "O": 2}  # tokens on the table that a removal can bring


class LessonEntry(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A lesson as it is written."""

    name: str
    figures: dict[str, str]
    open: list[str] = []  # doors
    dark: list[int] = []  # boards that nobody has scanned
    steps: list[LessonStep]


@functools.cache
def lessons() -> list[Lesson]:
    """The lessons in the order in which they are learnt."""
    entries = DATA.read("lessons.toml", dict[str, list[LessonEntry]])["lessons"]
    return [
        Lesson(name=entry.name, seat=0, position=position_of(entry), options=dict(OPTIONS), steps=entry.steps)
        for entry in entries
    ]


def position_of(entry: LessonEntry) -> dict[str, Any]:
    """The written position of a lesson: the start of the small mission, changed."""
    position = start()
    position["doors_open"] = entry.open
    position["board"] = {str(n): "yes" for n in range(1, BOARDS + 1) if n not in entry.dark}
    for name, square in entry.figures.items():
        position["square"][name] = square
        position["lp"].setdefault(name, 1)
        if name in position["status"]:
            position["status"][name] = "aboard"
    position["table_blips"] = dict(FACE_UP)
    for kind, count in FACE_UP.items():
        position["unused_blips"][kind] -= count
    return position


@functools.cache
def begun() -> Hulk:
    """The small mission after the loadout."""
    s = Hulk()
    for i, number in enumerate(StarQuestOptions.read(OPTIONS).numbers()):
        s.options[i] = number
    rules.setup(s)
    for text in unfold(s, LOADOUT):
        rules.step(s, 0, read_action(s, 0, text))
    return s


def start() -> dict[str, Any]:
    """The written start of the small mission."""
    return write_position(begun())
