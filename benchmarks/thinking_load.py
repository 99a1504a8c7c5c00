"""Tables of people while the server thinks: what eight strong bots and four analyses take from everybody else.

50 tables with two live clients each over WebSockets, an action every half a second at each, storage on (SQLite, every
action committed before anybody hears of it). In each round three times, each with a server of its own: alone; beside
eight tables at which two bots of the level `master` play each other without a pause; and beside these and four analyses
that somebody reads. Measured is the time from sending an action to the opponent's view. Every run is told: where the
first kind misses the bar as well, other programs kept the machine busy, and the rest says little about thinking.

Usage: python benchmarks/thinking_load.py [--tables 50] [--seconds 20] [--rounds 3] [--save]
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import tempfile
import threading
import urllib.request
from dataclasses import dataclass

import uvloop
from load_client import Load, loopback_connections
from measure import machine, save
from table_load import Run, connect, measure, open_tables, our_server, post

import sublevel

PAUSE = 0.5  # seconds between two actions at a table
SPARE = 2  # tables for each that plays: matches end, and the load goes on
BAR = 150  # milliseconds, of the 99th percentile
LONGEST = 30  # seconds of one analysis


@dataclass(frozen=True)
class Thinking:
    """What the server thinks about meanwhile."""

    name: str
    bots: int = 0  # tables at which two of them play
    analyses: int = 0


LOADS = (
    Thinking("nobody thinks"),
    Thinking("eight bots think", bots=8),
    Thinking("eight bots and four analyses", bots=8, analyses=4),
)


@dataclass(frozen=True)
class Outcome:
    """How it went."""

    run: Run
    busy: float  # the load average of the machine before
    thinking: float  # bots, when the time was up
    visits: int  # of all analyses together

    def __str__(self) -> str:
        thought = f"{self.thinking:.0f} bots thinking at the end, {self.visits:,} visits by analyses"
        verdict = f"p99 {'below' if self.run.p99 < BAR else 'NOT below'} {BAR} ms"
        return f"{self.run}; load average {self.busy:.1f} before; {thought}; {verdict}"


class Analyses:
    """Some who read analyses until it is enough."""

    def __init__(self, port: int, count: int) -> None:
        self.port = port
        self.enough = threading.Event()
        self.visits = [0] * count
        self.threads = [threading.Thread(target=self.read, args=[number]) for number in range(count)]
        for thread in self.threads:
            thread.start()

    def read(self, number: int) -> None:
        """One of them. Each looks at a position of its own."""
        position = sublevel.game("the-base").new(seed=number).position()
        body = json.dumps({"position": position, "seconds": LONGEST}).encode()
        url = f"http://127.0.0.1:{self.port}/api/games/the-base/analysis"
        while not self.enough.is_set():
            request = urllib.request.Request(url, body, {"content-type": "application/json"})
            with urllib.request.urlopen(request) as answer:
                for line in answer:
                    self.visits[number] = max(self.visits[number], json.loads(line)["visits"])
                    if self.enough.is_set():
                        break

    def stop(self) -> int:
        """Enough; all visits."""
        self.enough.set()
        for thread in self.threads:
            thread.join()
        return sum(self.visits)


def open_bots(port: int, count: int) -> None:
    """Tables at which bots play each other."""
    token = post(port, "/api/guests", {"name": "Host"})["token"]
    for _ in range(count):
        post(port, "/api/tables", {"game": "the-base", "seats": [{"holder": "bot", "bot": "master"}] * 2}, token)


def gauge(port: int, name: str) -> float:
    """A number of the server's metrics."""
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics") as answer:
        lines = answer.read().decode().splitlines()
    return next(float(line.split()[1]) for line in lines if line.startswith(f"sublevel_{name} "))


def under(load: Thinking, tables: int, seconds: float) -> Outcome:
    """Let tables be played under such a load."""

    async def work(port: int, pid: int) -> Outcome:
        pace = Load(PAUSE)
        duos = await connect(port, pace, open_tables(port, tables * SPARE))
        open_bots(port, load.bots)
        analyses = Analyses(port, load.analyses)
        try:
            await asyncio.sleep(3)  # until all processes are there
            run = await measure(pid, pace, duos, tables, seconds)
            return Outcome(run, busy, gauge(port, "bots_thinking"), analyses.stop())
        finally:
            analyses.stop()

    busy = os.getloadavg()[0]
    with tempfile.TemporaryDirectory() as folder, our_server(folder) as (port, pid):
        return uvloop.run(work(port, pid))


def main() -> None:
    """Measure, print, and keep the result if asked."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--save", action="store_true")
    chosen = parser.parse_args()
    loopback_connections()
    pace = f"{chosen.tables} tables of two people, an action every {PAUSE} s at each"
    lines = [f"# Tables while the server thinks\n\n{machine()}; {pace}; storage on SQLite, durable.\n"]
    for load in LOADS * chosen.rounds:
        lines.append(f"- {load.name}: {under(load, chosen.tables, chosen.seconds)}")
        print(lines[-1], flush=True)
    text = "\n".join(lines) + "\n"
    if chosen.save:
        print(f"kept in {save('thinking-load', text)}")


if __name__ == "__main__":
    main()
