"""Bots think in processes of their own: a strong one in several at once, if they are free."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Iterator
from random import Random

import pytest

import sublevel
from sublevel import bots
from sublevel.engine.core import first_waiting
from sublevel.table.thinking import FADING, LONGEST, NICE, SHORTEST, Thinking
from tests.pinned import Pinned

GAME = sublevel.game("the-base")


class Ticking(Pinned):
    """A clock that goes on by a second whenever somebody looks at it."""

    def monotonic(self) -> float:
        self.looks += 1
        return float(self.looks)

    looks = 0


@pytest.fixture
def two() -> Iterator[Thinking]:
    made = Thinking(2, Ticking())
    yield made
    made.close()


def ask(pool: Thinking, bot: str, seed: int = 1) -> int:
    s = GAME.deal(3, GAME.environment())
    seat = first_waiting(s)
    action = asyncio.run(pool.choose(GAME, GAME.schema.pack(GAME.seen_by(s, seat)), seat, bot, seed))
    assert GAME.rules.reason(s, seat, action) == 0
    return action


@pytest.mark.parametrize("bot", ["random", "beginner", "master"])
def test_bots_answer_from_processes(two: Thinking, bot: str) -> None:
    assert ask(two, bot) == ask(two, bot)
    assert two.busy == 0


def test_a_crew_takes_what_is_free(two: Thinking, monkeypatch: pytest.MonkeyPatch) -> None:
    """The strongest level searches in two processes; beside another bot, in the one that is left."""
    merged: list[int] = []
    agreed = bots.agreed

    def counted(found: list[list[bots.Tried]], *rest: object) -> int:
        merged.append(len(found))
        return agreed(found, *rest)  # type: ignore[arg-type]  # they are what the caller gives

    monkeypatch.setattr(bots, "agreed", counted)
    assert bots.processes("master") == 2
    ask(two, "master")
    ask(two, "strong")
    two.busy = 1
    ask(two, "master")
    two.busy = 9  # all taken: it waits for its turn
    ask(two, "master")
    assert merged == [2, 1, 1, 1]


def test_a_bot_hesitates_longer_than_such_bots_have_thought(two: Thinking) -> None:
    """Where the time of an answer must tell nothing, none comes later than it would with a choice."""
    assert all(SHORTEST <= two.hesitation("master", Random(seed)) <= LONGEST for seed in range(100))
    ask(two, "master")
    assert ask(two, "random") >= 0
    slow = two._slow["master"]
    assert slow == 1
    assert all(two.hesitation("master", Random(seed)) >= SHORTEST + round(1000 * slow) for seed in range(100))
    two._slow["random"] = 100.0
    ask(two, "random")
    assert two._slow["random"] == 100 * FADING  # one slow answer on a busy machine does not slow all others for ever


def test_the_tables_go_first(two: Thinking) -> None:
    assert two._workers().submit(os.nice, 0).result() == min(os.nice(0) + NICE, 19)
