"""How often bots win a game in which all win or lose together: set-ups x bots, on all cores.

Every result is a line of a file at once (`--file`): what is on it is not played again, so that Ctrl-C loses nothing and
several machines can share the work by `--seed`. The interval holds the true share with 95 % (Wilson). Core-seconds are
those of a decision with more than one choice; the slowest is the longest of them all.

usage: python benchmarks/escape_rates.py [--setups a,b] [--bots a,b] [--games N] [--processes N] [--file F] [--save]
"""

from __future__ import annotations

import argparse
import json
import os
import time
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path
from typing import Any, NamedTuple

from measure import interval, machine, save

import sublevel
from sublevel import bots
from sublevel.bots.search import Effort, SearchBot
from sublevel.engine import targets
from sublevel.engine.core import first_waiting
from sublevel.engine.errors import BadOption

# What is measured of a game unless told otherwise: a name and options, on top of those of environments.
SETUPS: dict[str, dict[str, dict[str, Any]]] = {
    "underground": {
        **{
            name: {"setup": name, "timer_mode": "auto"}
            for name in ("stairwell", "two-stations", "knee-deep", "rusty-valves", "canal", "at-your-heels", "rat")
        },
        **{
            f"random-{level}": {"setup": "random", "kidnapper_level": level, "water_level": level}
            for level in ("easy", "medium", "hard")
        },
    }
}


class Task(NamedTuple):
    """One match to be played by several copies of one bot."""

    game: str
    setup: str
    bot: str  # a name, or an effort such as simulations=500;depth=4
    seed: int


class Result(NamedTuple):
    """What came out of it."""

    setup: str
    bot: str
    seed: int
    won: bool
    reason: str
    turns: int
    decisions: int
    seconds: float  # of the processor, for all decisions
    slowest: float


def player(name: str, game: sublevel.Game, seed: int) -> bots.Bot:
    """A bot by its name, or one that searches with the effort that is given."""
    if "=" not in name:
        return bots.make(name, game, seed)
    given = dict(part.split("=") for part in name.split(";"))
    numbers = {key: float(value) if "." in value else int(value) for key, value in given.items()}
    return SearchBot(game, seed, Effort(**numbers))  # type: ignore[arg-type]  # it checks its values itself


def play(task: Task) -> Result:
    """Play one match."""
    game = sublevel.game(task.game)
    options = game.environment(SETUPS[task.game][task.setup])
    s = game.deal(task.seed, options)
    players = [player(task.bot, game, 1_000_003 * task.seed + seat) for seat in range(len(game.seats))]
    seconds = slowest = 0.0
    decisions = 0
    while s.waiting:
        seat = first_waiting(s)
        seen = game.seen_by(s, seat)
        start = time.process_time()
        action = players[seat].choose(seen, seat)
        taken = time.process_time() - start
        seconds, slowest, decisions = seconds + taken, max(slowest, taken), decisions + 1
        game.rules.step(s, seat, action)
    outcome = game.outcome(s)
    turns = int(outcome.details.get("turns", decisions))
    won = bool(outcome.winners)
    return Result(task.setup, task.bot, task.seed, won, outcome.reason, turns, decisions, round(seconds, 3), slowest)


def on_file(path: Path) -> list[Result]:
    """The results of earlier runs."""
    if not path.exists():
        return []
    return [Result(*json.loads(line)) for line in path.read_text(encoding="utf-8").splitlines()]


def played(tasks: Iterable[Task], processes: int, path: Path) -> Iterator[Result]:
    """Play what is not on file; every result is written as soon as it is there."""
    found = {(result.setup, result.bot, result.seed): result for result in on_file(path)}
    missing = []
    for task in tasks:
        result = found.get((task.setup, task.bot, task.seed))
        if result is None:
            missing.append(task)
        else:
            yield result
    with ProcessPoolExecutor(processes) as pool, path.open("a", encoding="utf-8") as file:
        for future in as_completed([pool.submit(play, task) for task in missing]):
            result = future.result()
            file.write(json.dumps(result) + "\n")
            file.flush()
            yield result


def line(setup: str, bot: str, results: list[Result]) -> str:
    """A row of the table."""
    games = len(results)
    share = sum(result.won for result in results) / games
    low, high = interval(share, games)
    turns = sum(result.turns for result in results) / games
    pace = sum(result.seconds for result in results) / sum(result.decisions for result in results)
    slowest = max(result.slowest for result in results)
    reasons = sorted({result.reason for result in results if not result.won})
    losses = ", ".join(f"{reason} {sum(result.reason == reason for result in results)}" for reason in reasons)
    cells = (setup, bot, games, f"{share:.1%}", f"{low:.1%} to {high:.1%}", f"{turns:.1f}", losses)
    return "| " + " | ".join(map(str, cells)) + f" | {1000 * pace:.0f} | {1000 * slowest:.0f} |"


def report(results: list[Result], setups: list[str], names: list[str]) -> list[str]:
    """The table: for each bot all set-ups, and their mean."""
    lines = [
        "| set-up | bot | matches | won | 95 % interval | turns | lost by | ms a decision | slowest |",
        "|---|---|---|---|---|---|---|---|---|",
    ]
    for bot in names:
        shares = []
        for setup in setups:
            own = [result for result in results if (result.setup, result.bot) == (setup, bot)]
            if own:
                lines.append(line(setup, bot, own))
                shares.append(sum(result.won for result in own) / len(own))
        if shares:
            lines.append(f"| **mean of {len(shares)}** | {bot} | | **{sum(shares) / len(shares):.1%}** | | | | | |")
    return lines


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="underground", choices=sorted(SETUPS))
    parser.add_argument("--setups", help="some of the set-ups, with commas")
    parser.add_argument(
        "--bots", default="master", help="names, or efforts such as simulations=500;depth=4, with commas"
    )
    parser.add_argument("--games", type=int, default=200, help="matches of each bot in each set-up")
    parser.add_argument("--processes", type=int, default=os.cpu_count(), help="matches at a time")
    parser.add_argument("--seed", type=int, default=0, help="the first deal")
    parser.add_argument("--file", type=Path, default=Path("escape-rates.jsonl"), help="where results are kept")
    parser.add_argument("--save", action="store_true", help="keep the table in benchmarks/results")
    args = parser.parse_args()
    if targets.running() != "cpu":
        raise SystemExit(f"the rules are not compiled: {targets.why()} `make build` compiles them")
    setups = args.setups.split(",") if args.setups else list(SETUPS[args.game])
    names = args.bots.split(",")
    if unknown := [name for name in setups if name not in SETUPS[args.game]]:
        raise SystemExit(f"there is no set-up {unknown[0]!r}; there are: {', '.join(SETUPS[args.game])}")
    try:
        for name in names:
            player(name, sublevel.game(args.game), 0)
    except (BadOption, TypeError, ValueError) as error:
        raise SystemExit(f"--bots {name}: {error}") from None
    seeds = range(args.seed, args.seed + args.games)
    tasks = [Task(args.game, setup, bot, seed) for seed in seeds for setup in setups for bot in names]
    results: list[Result] = []
    start = time.monotonic()
    for result in played(tasks, args.processes, args.file):
        results.append(result)
        if len(results) % max(1, len(tasks) // 20) == 0:
            print(f"{len(results)} of {len(tasks)} matches, {time.monotonic() - start:.0f} s", flush=True)
    lines = [f"# Escape rates of {args.game}", "", f"{machine()}; deals from {args.seed}.", ""]
    lines += report(results, setups, names)
    print("\n".join(lines))
    if args.save:
        print("saved as", save("escape-rates", "\n".join(lines) + "\n"))


if __name__ == "__main__":
    main()
