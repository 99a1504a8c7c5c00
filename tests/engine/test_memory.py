"""What is done millions of times gives its memory back. (A vector handed from Python into compiled code does not.)"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

import sublevel
from sublevel.engine.batch import Batch

STATM = Path("/proc/self/statm")
PAGE = 4096


def grown(action: Callable[[], object], times: int) -> float:
    """Bytes that the process grew by in each call, once everything is warm."""
    for _ in range(200):
        action()
    before = int(STATM.read_text().split()[1])
    for _ in range(times):
        action()
    return (int(STATM.read_text().split()[1]) - before) * PAGE / times


def step_or_deal(batch: Batch) -> None:
    """One action in each match, or new deals when one is over."""
    if (batch.seats() < 0).any():
        batch.reset()
    batch.step(batch.legal_mask().argmax(axis=1))


@pytest.mark.compiled_only  # interpreted, Python looks after the memory, and features of Star Quest take half a minute
@pytest.mark.skipif(not STATM.exists(), reason="the memory of a process is read from /proc")
@pytest.mark.parametrize("name", sublevel.game_names())
@pytest.mark.parametrize("what", ["copy", "features", "view", "mask", "step"])
def test_memory_is_given_back(name: str, what: str) -> None:
    game = sublevel.game(name)
    match = game.new(seed=1)
    batch = game.batch(2)
    seat = match.waiting[0]
    action = {
        "copy": lambda: game.copy(match.state),
        "features": lambda: game.features(match.state, seat),
        "view": lambda: match.view(seat),
        "mask": lambda: batch.legal_mask(),
        "step": lambda: step_or_deal(batch),
    }[what]
    assert grown(action, 2000) < 500
