"""A bot that plans its own turn, as far as it lasts, and does not look at the answer (BASE-BOT-6)."""

from __future__ import annotations

from dataclasses import dataclass

from sublevel.bots.bot import Bot
from sublevel.engine import targets
from sublevel.engine.chance import generator
from sublevel.engine.core import State

WIDTH = {"cpu": 50, "python": 8}  # positions kept at each depth: interpreted rules take a hundred times as long
WORLDS = {"cpu": 3, "python": 1}  # worlds that fit what the seat knows: no plan rests on one lucky tile
DEPTH = 8  # longer than any turn, so a turn is always planned to its end
LOSS = 1001  # below the value of any line


@dataclass
class Line:
    """A sequence of own actions: how it begins, where it leads, what that is worth."""

    first: int
    state: State
    value: int


class Planner(Bot):
    """Follows its best lines action by action, many at once, in a few worlds that fit what it knows."""

    def choose(self, seen: State, seat: int) -> int:
        """The action whose best lines are worth most on average."""
        worlds = [self._plan(self._imagine(seen, seat), seat) for _ in range(WORLDS[targets.running()])]
        values = {action: sum(world[action] for world in worlds) for action in worlds[0]}
        return max(values, key=lambda action: values[action])

    def _imagine(self, seen: State, seat: int) -> State:
        """One world as the seat may imagine it."""
        world = self.game.copy(seen)
        world.rng = generator(self.next_number())  # not the number itself: two worlds would draw from one sequence
        self.game.rules.resample(world, seat)
        return world

    def _plan(self, world: State, seat: int) -> dict[int, int]:
        """What each legal action is worth: the value of the best line that begins with it."""
        lines = self._extend([Line(-1, world, 0)], seat)
        best = dict.fromkeys(self.game.legal_ids(world, seat), -LOSS)
        for _ in range(DEPTH):
            for line in lines:
                if not acts_alone(line.state, seat):
                    best[line.first] = max(best[line.first], line.value)
            lines = self._extend([line for line in lines if acts_alone(line.state, seat)], seat)
        return best

    def _extend(self, lines: list[Line], seat: int) -> list[Line]:
        """All continuations by one action, each position once; the best of them."""
        found: dict[bytes, Line] = {}
        for line in lines:
            for action in self.game.legal_ids(line.state, seat):
                state = self.game.copy(line.state)
                self.game.rules.step(state, seat, action)
                key = self.game.schema.pack(state)
                if key not in found:
                    first = action if line.first < 0 else line.first
                    found[key] = Line(first, state, self.game.rules.evaluate(state, seat))
        kept = sorted(found.values(), key=lambda line: line.value, reverse=True)
        return kept[: WIDTH[targets.running()]]


def acts_alone(s: State, seat: int) -> bool:
    """Whether the next decision is the seat's own and nobody else's."""
    return s.waiting == 1 << seat
