"""Actions as people meet them: one that can be played, and one that was; and what was said between them."""

from __future__ import annotations

import msgspec


class Action(msgspec.Struct, frozen=True):
    """A legal action: its number and its notation."""

    id: int
    text: str

    def __str__(self) -> str:
        return self.text


class Ply(msgspec.Struct, frozen=True):
    """An action that was played."""

    seat: int
    action: int
    text: str
    disclosed: bool  # whether it drew, or showed somebody something hidden: such a step is never undone freely
    fresh: int | None = None  # the key of the chance it was played with, if that was drawn afresh just before


class Said(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A line of chat or a claim, at its place between the actions."""

    after: int  # how many actions had been played
    at: int  # milliseconds since 1970
    seat: int | None  # null: a spectator
    name: str
    watchers: bool = False  # said among those who watch
    text: str | None = None  # their own words,
    phrase: str | None = None  # or a phrase, or a claim in the game's notation
