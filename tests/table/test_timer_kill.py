"""A real server with the sand running: killed, stopped, started again; what it plays by itself reaches everybody."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from sublevel.engine.core import TABLE
from sublevel.table.protocol import Act, Played, Timer
from tests.table.client import Client
from tests.table.server import Server

WHOLE = 30.0  # seconds: the shortest timer
NOTED = 0.4  # seconds after which the log says how far it ran, for these tests
SLACK = 1.5  # seconds: the machine may be busy
REAL = {"timer_mode": "real", "setup": "two-stations", "setup_choices": "auto", "timer_seconds": int(WHOLE)}


def sand(client: Client) -> Timer:
    """The timer as a client was last told."""
    timer = client.standing.timer
    assert timer is not None
    return timer


@pytest.mark.parametrize("end", [Server.kill, Server.stop])
def test_the_sand_goes_on_after_a_restart(tmp_path: Path, end: Callable[[Server], object]) -> None:
    """The time without a server costs nothing, and of the time before hardly anything is given back (UG-TIME-2)."""
    server = Server(tmp_path, f"sqlite:{tmp_path / 'table.db'}", {"timers.NOTED": int(NOTED * 1000)}, limits="off")
    try:
        table, anna, bert = server.pair(game="underground", options=REAL)

        async def run_for(seconds: float) -> float:
            """Both are there for a while; how much sand was left when the second one came."""
            async with Client(server.port, table, anna) as first, Client(server.port, table, bert):
                await first.until(lambda: sand(first).running)
                left = sand(first).left / 1000
                await asyncio.sleep(seconds)
                await asyncio.to_thread(end, server)
                return left

        assert asyncio.run(run_for(2.5)) > WHOLE - SLACK
        time.sleep(2)
        server.start()
        after = asyncio.run(run_for(1))
        assert WHOLE - 2.5 - SLACK < after < WHOLE - 2.5 + NOTED + 0.3
        time.sleep(1)
        server.start()

        async def to_the_end() -> None:
            async with Client(server.port, table, anna) as first, Client(server.port, table, bert) as second:
                await first.until(lambda: sand(first).running)
                assert sand(first).left / 1000 < after
                ran = WHOLE - sand(first).left / 1000
                act = Act(ref=first.ref(), after=first.scene.plies, action="F", mark=0)
                answer = await first.ask(act)
                assert isinstance(answer, Played)
                assert answer.timer is not None
                assert answer.timer.left / 1000 == pytest.approx(ran, abs=SLACK)
                began = time.monotonic()
                await second.until(lambda: any(step.seat == TABLE for step in second.steps))
                assert time.monotonic() - began == pytest.approx(answer.timer.left / 1000 + 0.3, abs=SLACK)
                assert [step.text for step in second.steps if step.seat == TABLE] == ["Z"]

        asyncio.run(to_the_end())
        server.check()
    finally:
        server.close()
