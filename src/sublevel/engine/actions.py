"""Actions as people meet them: one that can be played, and one that was."""

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
    disclosed: bool  # whether it drew, or showed somebody something hidden: such a step is not taken back lightly
