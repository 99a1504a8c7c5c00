"""`sublevel bench`: how fast random play is on this machine."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any, Final

import typer

import sublevel
from sublevel.cli import elsewhere
from sublevel.cli.app import JsonOption
from sublevel.cli.printing import print_json
from sublevel.engine import targets
from sublevel.engine.chance import generator
from sublevel.engine.core import State, advance, below, first_waiting
from sublevel.engine.errors import BadOption
from sublevel.engine.game import Game
from sublevel.engine.playout import random_steps
from sublevel.engine.registry import find
from sublevel.engine.registry import names as game_names

SECONDS: Final = 1.0  # for each measurement


def bench(
    seconds: Annotated[
        float | None, typer.Option(min=0.01, max=600, help="How long each measurement takes; 1, if left out.")
    ] = None,
    full: Annotated[
        bool, typer.Option("--full", help="Run the scripts of benchmarks/ instead, which take as long as they need.")
    ] = False,
    here: Annotated[bool, typer.Option("--here", help="Measure only the target that runs here.")] = False,
    as_json: JsonOption = False,
) -> None:
    """Measure quickly how fast random play is on this machine, for all games, interpreted and compiled.

    Every action counts with its list of legal actions. "Inside" is a loop within the engine, "from Python" calls it
    step by step. The thorough measurements, beside other libraries, are the scripts in benchmarks/ of the sources.

    \b
    Examples:
      sublevel bench
      sublevel bench --seconds 5 --json
      sublevel bench --full
    """
    if full:
        given = {"--seconds": seconds is not None, "--here": here, "--json": as_json}
        unused = [name for name, is_given in given.items() if is_given]
        if unused:
            raise BadOption(f"{unused[0]} has no effect on the scripts of --full; leave one of them out")
        raise typer.Exit(run_benchmarks())
    seconds = SECONDS if seconds is None else seconds
    rows = [measure(find(name), seconds) for name in game_names()]
    if not here:
        for target in ("python", "cpu"):
            if target != targets.running() and targets.status().available[target].usable:
                rows += elsewhere.json_from(target, ["bench", "--here", "--json", "--seconds", str(seconds)])
    print_json(rows) if as_json else print_rows(rows)


def print_rows(rows: list[dict[str, Any]]) -> None:
    """The measurements for people."""
    from rich.console import Console
    from rich.table import Table

    table = Table(title="random play, actions per second")
    for heading in ("game", "target", "inside", "from Python"):
        table.add_column(heading, justify="left" if heading in ("game", "target") else "right")
    for row in rows:
        table.add_row(row["game"], row["target"], f"{row['inside']:,}", f"{row['from_python']:,}")
    Console().print(table)


def measure(game: Game, seconds: float) -> dict[str, Any]:
    """Actions per second of random play, inside the engine and driven from Python."""
    return {
        "game": game.name,
        "target": targets.running(),
        "inside": rate_of(game, seconds, inside_the_engine),
        "from_python": rate_of(game, seconds, driven_from_python),
    }


def rate_of(game: Game, seconds: float, steps: Callable[[Game, State, int, int], int]) -> int:
    """How many actions a second a way of playing makes."""
    s, choice, done = game.deal(0, game.environment()), generator(0, stream=1), 0
    size = 200 if targets.running() == "python" else 5000
    started = time.perf_counter()
    while (taken := time.perf_counter() - started) < seconds or done == 0:
        choice = steps(game, s, choice, size)
        done += size
    return round(done / max(taken, 1e-9))


def inside_the_engine(game: Game, s: State, choice: int, count: int) -> int:
    """Play within the engine."""
    return random_steps(game.rules, s, choice, count)


def driven_from_python(game: Game, s: State, choice: int, count: int) -> int:
    """Play step by step from here."""
    rules = game.rules
    for _ in range(count):
        if s.waiting == 0:
            rules.setup(s)
        seat = first_waiting(s)
        rules.legal(s, seat)
        choice = advance(choice)
        rules.step(s, seat, s.legal[below(choice, s.legal_count)])
    return choice


def run_benchmarks() -> int:
    """Run the scripts of a source checkout one after the other; the worst status counts."""
    folder = Path(sublevel.__file__).resolve().parents[2] / "benchmarks"
    scripts = sorted(folder.glob("*_speed.py"))
    if not scripts:
        raise BadOption("the benchmark scripts are not installed; they are in benchmarks/ of the source tree")
    status = 0
    for script in scripts:
        if script.name.startswith("gpu") and not (found := targets.status(probe_cuda=True).available["cuda"]).usable:
            print(f"left out benchmarks/{script.name}: {found.note}", file=sys.stderr)
            continue
        print(f"running benchmarks/{script.name}", file=sys.stderr)
        status = max(status, subprocess.run([sys.executable, str(script)], check=False).returncode)
    return status
