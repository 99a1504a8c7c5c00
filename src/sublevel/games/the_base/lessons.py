"""The lessons of The Base, read from `data/lessons.toml` once and checked for their form; the tests play them."""

from __future__ import annotations

import functools
import tomllib
from importlib import resources

import msgspec

from sublevel.engine.lesson import Lesson


class LessonFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file as it is written."""

    lessons: list[Lesson]


@functools.cache
def lessons() -> list[Lesson]:
    """The lessons in the order in which they are learnt."""
    text = resources.files(__package__).joinpath("data", "lessons.toml").read_text(encoding="utf-8")
    return msgspec.convert(tomllib.loads(text), LessonFile).lessons
