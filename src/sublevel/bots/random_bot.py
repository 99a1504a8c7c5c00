"""The weakest bot: any legal action is as good as another."""

from __future__ import annotations

from sublevel.bots.bot import Bot
from sublevel.engine.core import State
from sublevel.engine.playout import random_action


class RandomBot(Bot):
    """Plays uniformly at random."""

    def choose(self, seen: State, seat: int) -> int:
        """Any legal action."""
        return random_action(self.game.rules, seen, seat, self.next_number())
