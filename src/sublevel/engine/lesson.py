"""What a game's tutorial is made of: lessons on the real rules, each a written position and steps to take on it."""

from __future__ import annotations

from typing import Any

import msgspec


class LessonStep(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One thing to read or to do. Its text is the message `<game>-lesson-<lesson>-<number>`, counted from 1."""

    accept: list[str] = []  # the actions that do it, in notation; empty: just read on
    point: list[str] = []  # the places to look at
    answers: list[tuple[int, str]] = []  # what is played afterwards by the other side: seat and action


class Lesson(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A part of the tutorial. Its title is the message `<game>-lesson-<name>`, its last words `...-done`."""

    name: str
    seat: int  # the learner's
    position: Any  # in the game's notation
    options: dict[str, Any] = {}
    steps: list[LessonStep]
