"""What a bot is."""

from __future__ import annotations

from abc import ABC, abstractmethod

from sublevel.engine.chance import generator
from sublevel.engine.core import State, advance
from sublevel.engine.game import Game

STREAM = 2  # of chance: the deal and random play have others


class Bot(ABC):
    """A player made of code, with a generator of its own."""

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self._choice = generator(seed, STREAM)

    @abstractmethod
    def choose(self, seen: State, seat: int) -> int:
        """One of the seat's legal actions. `seen` is what `Game.seen_by` gives; it may be changed."""

    def next_number(self) -> int:
        """The bot's next random number, a generator's value."""
        self._choice = advance(self._choice)
        return self._choice
