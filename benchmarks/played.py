"""Matches of bots for benchmarks: played on all cores, every result a line of a file at once.

What is on the file is not played again, so that Ctrl-C loses nothing and several machines can share the work by seeds.
A line tells which sources played it (`version`); others do not count.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import math
import os
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import islice
from pathlib import Path
from typing import Any, TypeVar

import sublevel
from sublevel import bots
from sublevel.bots.search import Effort, SearchBot
from sublevel.engine import targets
from sublevel.engine.errors import BadOption

Task = TypeVar("Task", bound=tuple[Any, ...])
Result = TypeVar("Result", bound=tuple[Any, ...])


def version(game: str) -> str:
    """A number for everything that decides how a match goes: engine, bots, the game and its data."""
    package = Path(sublevel.__file__).parent
    folders = (package / "engine", package / "bots", package / "games" / game.replace("-", "_"))
    files = sorted(file for folder in folders for file in folder.rglob("*") if file.suffix in (".py", ".toml"))
    return hashlib.sha256(b"".join(file.read_bytes() for file in files)).hexdigest()[:12]


def player(name: str, game: sublevel.Game, seed: int) -> bots.Bot:
    """A bot by its name, or one that searches with the effort that is given."""
    if "=" not in name:
        return bots.make(name, game, seed)
    given = dict(part.split("=") for part in name.split(";"))
    numbers = {key: float(value) if "." in value else int(value) for key, value in given.items()}
    return SearchBot(game, seed, Effort(**numbers))  # type: ignore[arg-type]  # it checks its values itself


def check_bots(names: Sequence[str], game: str) -> None:
    """End with a line that says what is wrong if one of them is no bot."""
    for name in names:
        try:
            player(name, sublevel.game(game), 0)
        except (BadOption, TypeError, ValueError) as error:
            raise SystemExit(f"{name}: {error}") from None


def check_target() -> None:
    """End with a line that says what to do if the rules are not compiled."""
    if targets.running() != "cpu":
        raise SystemExit(f"the rules are not compiled: {targets.why()} `make build` compiles them")


def add_arguments(parser: argparse.ArgumentParser, file: str, games: int) -> None:
    """What all such benchmarks can be told."""
    parser.add_argument("--games", type=int, default=games, help="matches of each kind")
    parser.add_argument("--processes", type=int, default=os.cpu_count(), help="matches at a time")
    parser.add_argument("--seconds", type=float, default=math.inf, help="begin no match after so long")
    parser.add_argument("--seed", type=int, default=0, help="the first deal")
    parser.add_argument("--file", type=Path, default=Path(file), help="where results are kept")
    parser.add_argument("--save", action="store_true", help="keep the table in benchmarks/results")


def on_file(path: Path, now: str) -> list[list[Any]]:
    """The lines of earlier runs of a version, which stands last in each; one that was cut off counts as none."""
    if not path.exists():
        return []
    text = path.read_text(encoding="utf-8")
    if text and not text.endswith("\n"):
        text = text[: text.rfind("\n") + 1]
        path.write_text(text, encoding="utf-8")
    lines = [json.loads(line) for line in text.splitlines()]
    return [line[:-1] for line in lines if line[-1] == now]


def played(
    tasks: Sequence[Task],
    play: Callable[[Task], Result],
    make: Callable[..., Result],
    game: str,
    processes: int,
    path: Path,
    seconds: float,
) -> Iterator[Result]:
    """Play what is not on file, as long as there is time; a result begins with its task.

    Every result is written as soon as it is there; every twentieth part of the work is told.
    """
    start = time.monotonic()
    now = version(game)
    width = len(tasks[0])
    found = {tuple(line[:width]): make(*line) for line in on_file(path, now)}
    yield from (found[tuple(task)] for task in tasks if tuple(task) in found)
    missing = [task for task in tasks if tuple(task) not in found]
    waiting = iter(missing)
    count = 0
    running: set[Future[Result]] = set()
    with ProcessPoolExecutor(processes) as pool, path.open("a", encoding="utf-8") as file:
        while True:
            if time.monotonic() - start < seconds:
                running |= {pool.submit(play, task) for task in islice(waiting, 2 * processes - len(running))}
            if not running:
                return
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                file.write(json.dumps([*future.result(), now]) + "\n")
                file.flush()
                yield future.result()
                count += 1
                if count % max(1, len(missing) // 20) == 0:
                    print(f"{count} of {len(missing)} matches, {time.monotonic() - start:.0f} s", flush=True)
