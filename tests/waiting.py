"""Positive waits: for something that must happen. The deadline bounds a failure and decides nothing else."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from inspect import isawaitable
from typing import TypeVar

T = TypeVar("T")

PATIENCE = 120.0  # seconds: the machine may be very busy
PAUSE = 0.005  # seconds between two looks
ROUNDS = 10  # turns of the event loop after which whatever was ready has begun


def until(condition: Callable[[], T | None], what: str, patience: float = PATIENCE) -> T:
    """Wait until a condition holds, and return what it gave."""
    deadline = time.monotonic() + patience
    while not (found := condition()):
        if time.monotonic() > deadline:
            raise TimeoutError(f"not within {patience:g} s: {what}")
        time.sleep(PAUSE)
    return found


async def eventually(condition: Callable[[], object], what: str, patience: float = PATIENCE) -> None:
    """Wait until a condition, which may be a coroutine, holds while the event loop goes on."""
    deadline = time.monotonic() + patience
    while True:
        found = condition()
        if isawaitable(found):
            found = await found
        if found:
            return
        if time.monotonic() > deadline:
            raise TimeoutError(f"not within {patience:g} s: {what}")
        await asyncio.sleep(PAUSE)


async def a_few_rounds(rounds: int = ROUNDS) -> None:
    """Let the event loop do what is ready."""
    for _ in range(rounds):
        await asyncio.sleep(0)
