"""Padded answer times: how long a secret answer takes tells nobody whether there was a choice.

People with a choice answer when they like. Where there is none, the table answers, after a time drawn from those that
people with a choice took; an earlier answer is held back until then. Bots and programs decide faster than people, so
their answers always wait for their time. When and for whom is in `questions.py`; this module keeps the times.
"""

from __future__ import annotations

from collections import deque
from random import Random
from typing import Final

Topic = tuple[str, int]  # a game, and a kind of secret question there

# Not final: tests change them.
SHORTEST = 1800  # milliseconds between which answers are expected before anybody has given one
LONGEST = 5200
BLUR = 0.1  # how far a time is moved at most, as a share of it: nobody recognises one that was taken before
EXPECTED: Final = 18  # times, evenly spread between them, to begin with
KEPT: Final = 180  # the latest times: what was expected at first is soon forgotten
PATIENCE: Final = 20_000  # milliseconds that the others wait for a forced answer at most
SLICE: Final = (0.3, 0.9)  # the share of the time left on the clock that a forced answer takes at most


class AnswerTimes:
    """How long people think about secret questions when they have a choice, in milliseconds."""

    def __init__(self) -> None:
        self._taken: dict[Topic, deque[int]] = {}

    def note(self, topic: Topic, took: int) -> None:
        """Remember how long an answer took."""
        self._of(topic).append(min(took, PATIENCE))

    def draw(self, topic: Topic, chance: Random) -> int:
        """A time like those that were noted."""
        return round(chance.choice(self._of(topic)) * chance.uniform(1 - BLUR, 1 + BLUR))

    def _of(self, topic: Topic) -> deque[int]:
        taken = self._taken.get(topic)
        if taken is None:
            step = (LONGEST - SHORTEST) / (EXPECTED - 1)
            taken = self._taken[topic] = deque([round(SHORTEST + i * step) for i in range(EXPECTED)], KEPT)
        return taken
