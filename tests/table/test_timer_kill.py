"""A real server with the sand running: killed, stopped, started again; what it plays by itself reaches everybody."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

from sublevel.engine.core import TABLE
from sublevel.table.protocol import Act, Played, Timer
from sublevel.table.pulse import BEAT
from sublevel.table.running import MARGIN
from sublevel.table.timers import GRACE
from tests.table.client import Client
from tests.table.server import Server

WHOLE = 120.0  # seconds
REAL = {"timer_mode": "real", "setup": "two-stations", "setup_choices": "auto", "timer_seconds": int(WHOLE)}


def sand(client: Client) -> Timer:
    """The timer as a client was last told."""
    timer = client.standing.timer
    assert timer is not None
    return timer


@pytest.mark.parametrize(
    ("end", "beats"), [(Server.kill, (12, 7)), (Server.stop, (12.5, 7.5))], ids=["killed", "stopped"]
)
def test_the_sand_goes_on_after_a_restart(
    tmp_path: Path, end: Callable[[Server], object], beats: tuple[float, float]
) -> None:
    """The time without a server costs nothing, and of the time before hardly anything is given back (UG-TIME-2)."""
    server = Server(tmp_path, f"sqlite:{tmp_path / 'table.db'}", limits="off")
    try:
        table, anna, bert = server.pair(game="underground", options=REAL)

        async def run_for(seconds: float) -> float:
            """Both are there for a while; how much sand was left when the second one came."""
            async with Client(server.port, table, anna) as first, Client(server.port, table, bert):
                await first.until(lambda: sand(first).running)
                left = sand(first).left / 1000
                await asyncio.to_thread(server.move, seconds)
                await asyncio.to_thread(end, server)
                server.now += 7_200_000  # two hours without a server
                return left

        assert asyncio.run(run_for(12.5 * BEAT)) == WHOLE
        server.start()
        after = asyncio.run(run_for(7.5 * BEAT))
        assert after == pytest.approx(WHOLE - beats[0] * BEAT, abs=0.002)
        server.start()

        async def to_the_end() -> None:
            async with Client(server.port, table, anna) as first, Client(server.port, table, bert) as second:
                await first.until(lambda: sand(first).running)
                ran = WHOLE - sand(first).left / 1000
                assert ran == pytest.approx(sum(beats) * BEAT, abs=0.002)
                act = Act(ref=first.ref(), after=first.scene.plies, action="F", mark=0)
                answer = await first.ask(act)
                assert isinstance(answer, Played)
                assert answer.timer is not None
                assert answer.timer.left / 1000 == pytest.approx(ran, abs=0.002)
                await asyncio.to_thread(server.move, (answer.timer.left + GRACE) / 1000 - MARGIN)
                assert not any(step.seat == TABLE for step in second.steps)
                await asyncio.to_thread(server.move, 3 * MARGIN)
                await second.until(lambda: any(step.seat == TABLE for step in second.steps))
                assert [step.text for step in second.steps if step.seat == TABLE] == ["Z"]

        asyncio.run(to_the_end())
        server.check()
    finally:
        server.close()
