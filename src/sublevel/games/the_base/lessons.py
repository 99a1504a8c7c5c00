"""The lessons of The Base, read from `data/lessons.toml` once and checked for their form; the tests play them."""

from __future__ import annotations

import functools

import msgspec

from sublevel.engine.lesson import Lesson
from sublevel.games.the_base.data import DATA


class LessonFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file as it is written."""

    lessons: list[Lesson]


@functools.cache
def lessons() -> list[Lesson]:
    """The lessons in the order in which they are learnt."""
    return DATA.read("lessons.toml", LessonFile).lessons
