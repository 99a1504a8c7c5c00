"""The table under load: many tables with two live clients each over WebSockets, beside boardgame.io's server.

Three measurements, each with storage on (SQLite, every action committed before anybody hears of it):
- as fast as it goes at 100 tables, in turn with boardgame.io's server on a game of the same size and with its own
  client, once with its storage in files and once in memory alone: actions per CPU-second of the server process, and
  the ratios;
- 1,000 tables with an action every two seconds: the time from sending an action to the opponent's view;
- memory: a live table with its two connections, and an idle one that nobody looks at (what a second crowd adds once
  it has left, as the first has: the room that the process keeps from one crowd to the next belongs to no table).

Usage: python benchmarks/table_load.py [--rounds 3] [--seconds 5] [--tables 1000] [--save]
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import shutil
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

import uvloop
from load_client import Client, Duo, Load, cpu_seconds, loopback_connections, resident_bytes
from measure import machine, save

HERE = Path(__file__).parent
PEER = HERE.parent / "build" / "boardgameio"
PEER_VERSION = "0.50.2"
PEER_PACKAGES = (f"boardgame.io@{PEER_VERSION}", "node-persist@3.1.3")  # the second for its storage in files
SPARE = 8  # tables for each that plays: matches end, and the load goes on


@dataclass(frozen=True)
class Run:
    """What one run gave."""

    moves: int
    wall: float
    cpu: float
    p50: float  # milliseconds
    p99: float

    @property
    def per_cpu_second(self) -> float:
        """Actions per CPU-second of the server."""
        return self.moves / self.cpu

    def __str__(self) -> str:
        rates = f"{self.moves / self.wall:8,.0f} actions/s, {self.per_cpu_second:8,.0f} per server CPU-second"
        return f"{rates}, p50 {self.p50:6.1f} ms, p99 {self.p99:6.1f} ms"


def free_port() -> int:
    """A port that nobody uses."""
    with socket.create_server(("127.0.0.1", 0)) as listener:
        return int(listener.getsockname()[1])


@contextmanager
def our_server(folder: str) -> Iterator[tuple[int, int]]:
    """The table's server: its port and its process."""
    port = free_port()
    command = [sys.executable, "-m", "sublevel", "serve", "--no-open", "--port", str(port)]
    environment = {**os.environ, "SUBLEVEL_LIMITS": "off", "SUBLEVEL_STORE": f"sqlite:{folder}/table.db"}
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert "open at" in process.stdout.readline()
        try:
            yield port, process.pid
        finally:
            process.terminate()


@contextmanager
def peer_server(folder: str | None) -> Iterator[tuple[int, int]]:
    """boardgame.io's server, with its storage in a folder or in memory: its port and its process."""
    port = free_port()
    command = ["node", str(HERE / "boardgameio" / "server.cjs"), str(port), *([folder] if folder else [])]
    environment = {**os.environ, "NODE_ENV": "production"}
    with subprocess.Popen(command, env=environment, cwd=PEER, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        while "up" not in process.stdout.readline():
            pass
        try:
            yield port, process.pid
        finally:
            process.terminate()


def install_peer() -> None:
    """Install boardgame.io, once."""
    if not all((PEER / "node_modules" / package.split("@")[0]).is_dir() for package in PEER_PACKAGES):
        PEER.mkdir(parents=True, exist_ok=True)
        (PEER / "package.json").write_text("{}")
        subprocess.run(["npm", "install", "--silent", *PEER_PACKAGES], cwd=PEER, check=True)


def post(port: int, path: str, body: object, token: str = "") -> Any:
    """Ask the HTTP API."""
    headers = {"content-type": "application/json", **({"authorization": f"Bearer {token}"} if token else {})}
    request = urllib.request.Request(f"http://127.0.0.1:{port}{path}", json.dumps(body).encode(), headers)
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)


def open_tables(port: int, count: int) -> list[tuple[str, tuple[str, str]]]:
    """Tables for two of two people: their names and the tokens."""
    tokens = [post(port, "/api/guests", {"name": name})["token"] for name in ("Anna", "Bert")]

    def open_one(_: int) -> tuple[str, tuple[str, str]]:
        wish = {"game": "the-base", "seats": [{"holder": "me"}, {"holder": "open"}]}
        table = post(port, "/api/tables", wish, tokens[0])["table"]
        post(port, f"/api/tables/{table}/seats", {}, tokens[1])
        return table, (tokens[0], tokens[1])

    with ThreadPoolExecutor(32) as pool:
        return list(pool.map(open_one, range(count)))


def itself(client: Client) -> Client:
    """What a connection is made for: the client is there already."""
    return client


async def connect(port: int, load: Load, tables: list[tuple[str, tuple[str, str]]]) -> list[Duo]:
    """Two clients for each table, welcomed."""
    loop = asyncio.get_running_loop()
    duos = [Duo(load, port, table, tokens) for table, tokens in tables]
    for start in range(0, len(duos), 25):
        clients = [client for duo in duos[start : start + 25] for client in duo.clients]
        await asyncio.gather(*(loop.create_connection(partial(itself, c), "127.0.0.1", port) for c in clients))
        await asyncio.gather(*(client.open for client in clients))
    return duos


async def measure(pid: int, load: Load, duos: list[Duo], playing: int, seconds: float) -> Run:
    """Let so many tables play for so long."""
    await asyncio.sleep(1)
    load.waiting = duos[playing:]
    load.running = True
    cpu, began = cpu_seconds(pid), time.perf_counter()
    for number, duo in enumerate(duos[:playing]):
        asyncio.get_running_loop().call_later(load.pause * number / playing, duo.act)
    await asyncio.sleep(seconds)
    load.running = False
    wall, used = time.perf_counter() - began, cpu_seconds(pid) - cpu
    ordered = sorted(load.latencies)
    p50, p99 = (ordered[int(len(ordered) * part)] * 1000 for part in (0.5, 0.99))
    return Run(load.moves, wall, used, p50, p99)


def ours_at_full_speed(tables: int, seconds: float) -> Run:
    """Our server as fast as it goes."""

    async def work(port: int, pid: int) -> Run:
        await warm_up(port, pid)  # as long as the peer's
        load = Load(0)
        duos = await connect(port, load, open_tables(port, tables * SPARE))
        return await measure(pid, load, duos, tables, seconds)

    with tempfile.TemporaryDirectory() as folder, our_server(folder) as (port, pid):
        return uvloop.run(work(port, pid))


def peer_at_full_speed(matches: int, seconds: float, files: bool) -> Run:
    """boardgame.io's server as fast as it goes."""
    with tempfile.TemporaryDirectory() as folder, peer_server(folder if files else None) as (port, pid):
        command = ["node", str(HERE / "boardgameio" / "load.cjs"), *map(str, (port, matches, seconds, pid))]
        output = subprocess.run(command, cwd=PEER, check=True, capture_output=True, text=True).stdout
    return Run(**json.loads(output.splitlines()[-1]))


@dataclass(frozen=True)
class Crowd:
    """Many tables at an ordinary pace. Memory in KiB a table."""

    run: Run
    live: float
    spare: float  # what the process keeps for the next crowd when the first has left
    idle: float  # what a second crowd of as many other tables adds when it has left too


def crowd(tables: int, seconds: float) -> Crowd:
    """So many tables with an action every two seconds, then nobody; and the same with as many others."""

    async def work(port: int, pid: int) -> Crowd:
        await warm_up(port, pid)
        names = open_tables(port, 2 * tables)
        await settle(port)
        empty = resident_bytes(pid)
        run, live = await visit(port, pid, names[:tables], seconds)
        first = resident_bytes(pid)
        await visit(port, pid, names[tables:], seconds / 2)
        second = resident_bytes(pid)
        each = tables * 1024
        return Crowd(run, (live - empty) / each, (first - empty) / each, (second - first) / each)

    with tempfile.TemporaryDirectory() as folder, our_server(folder) as (port, pid):
        return uvloop.run(work(port, pid))


async def visit(port: int, pid: int, names: list[tuple[str, tuple[str, str]]], seconds: float) -> tuple[Run, int]:
    """Let tables be played at an ordinary pace, then leave them. The memory is that while all play."""
    load = Load(2.0)
    duos = await connect(port, load, names)
    run = await measure(pid, load, duos, len(duos), seconds)
    live = resident_bytes(pid)
    for duo in duos:
        for client in duo.clients:
            client.close()
    await settle(port)
    return run, live


async def warm_up(port: int, pid: int) -> None:
    """Let the server fill its caches, which do not belong to any table, and leave again."""
    load = Load(0)
    duos = await connect(port, load, open_tables(port, 300))
    await measure(pid, load, duos, 100, 4)
    for duo in duos:
        for client in duo.clients:
            client.close()


async def settle(port: int) -> None:
    """Wait until no table is in memory."""
    for _ in range(120):
        await asyncio.sleep(1)
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics") as answer:
            if "sublevel_tables_in_memory 0" in answer.read().decode():
                return
    raise TimeoutError("tables stay in memory")


def at_full_speed(rounds: int, seconds: float, alone: bool) -> list[str]:
    """Our server and the peer in turn, and how they compare."""
    measured: dict[str, Callable[[], Run]] = {"the table": lambda: ours_at_full_speed(100, seconds)}
    if not alone:
        peer = f"boardgame.io {PEER_VERSION}"
        measured[f"{peer}, storage in files"] = lambda: peer_at_full_speed(100, seconds, files=True)
        measured[f"{peer}, storage in memory"] = lambda: peer_at_full_speed(100, seconds, files=False)
    runs: dict[str, list[Run]] = {name: [] for name in measured}
    for _ in range(rounds):
        for name, run in measured.items():
            runs[name].append(run())
            print(f"{name:40}{runs[name][-1]}", flush=True)
    ours, *others = (statistics.median(run.per_cpu_second for run in some) for some in runs.values())
    lines = [f"- {name}, 100 tables at full speed: {run}" for name, some in runs.items() for run in some]
    for name, other in zip(list(runs)[1:], others, strict=True):
        lines.append(f"- ratio of the medians to {name}, actions per server CPU-second: {ours / other:.2f}")
    return lines


def main() -> None:
    """Measure, print, and keep the result if asked."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=5)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--only", choices=["speed", "crowd", "ours"])
    parser.add_argument("--save", action="store_true")
    chosen = parser.parse_args()
    if shutil.which("node") is None:
        sys.exit("node is needed for boardgame.io's server: install Node 20")
    loopback_connections()
    install_peer()
    lines = [f"# The table under load\n\n{machine()}; storage on SQLite, durable.\n"]
    if chosen.only != "crowd":
        lines += at_full_speed(chosen.rounds, chosen.seconds, alone=chosen.only == "ours")
    if chosen.only in (None, "crowd"):
        many = crowd(chosen.tables, 20)
        lines.append(f"- {chosen.tables:,} tables, an action every 2 s at each: {many.run}")
        lines.append(
            f"- memory: {many.live:.1f} KiB a live table with two connections, of which {many.spare:.1f} stay with the "
            f"process as room for others; {many.idle:.1f} KiB an idle table"
        )
    text = "\n".join(lines) + "\n"
    print(text)
    if chosen.save:
        print(f"kept in {save('table-load', text)}")


if __name__ == "__main__":
    main()
