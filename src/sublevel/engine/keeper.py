"""A clock that a game brings to its table and that acts by itself, such as a sand timer.

It asks for no time and no place: whoever keeps it says how much time went by and what was played. The same times and
the same actions bring it to the same moment again, so a log is enough to set it.
"""

from __future__ import annotations

from abc import ABC, abstractmethod

from sublevel.engine.core import State


class Keeper(ABC):
    """The clock of one match. When nothing is left, the table itself plays the keeper's action."""

    action: int  # what the table (the seat core.TABLE) plays when it has run out
    whole: int  # milliseconds when it is full
    patient: bool  # whether it stands still as long as a player is away

    @property
    @abstractmethod
    def left(self) -> int:
        """Milliseconds until it has run out."""

    @abstractmethod
    def runs(self, s: State) -> bool:
        """Whether the rules let it run in a position."""

    @abstractmethod
    def pass_time(self, milliseconds: int) -> None:
        """It ran for so long."""

    @abstractmethod
    def follow(self, s: State) -> bool:
        """Do what the last action, whose events are in the state, did to the clock; whether that was anything."""
