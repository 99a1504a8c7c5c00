"""Who wins Panic Station among bots of one kind: how matches of four, five and six end, and how far the infection goes.

Every result is a line of a file at once (`--file`): what is on it is not played again. The humans win by burning the
hive; everything else that has winners is a victory of the infected. Core-seconds are those of all decisions.

usage: python benchmarks/infection_rates.py [--players 4,5,6] [--bots a,b] [--games N] [--file F] [--save]
"""

from __future__ import annotations

import argparse
import json
import os
import time
from collections import Counter
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path
from typing import NamedTuple

from measure import interval, machine, save
from played import player

import sublevel
from sublevel.engine import targets
from sublevel.engine.core import first_waiting

BURNT = "burnt"
CAPPED = "out-of-rounds"
COLUMNS = (
    *("players", "bot", "matches", "humans won", "infected won", "ended before the last round", "ends"),
    *("infected", "living", "rounds", "decisions", "ms a decision"),
)


class Task(NamedTuple):
    """One match to be played by several copies of one bot."""

    players: int
    bot: str
    seed: int


class Result(NamedTuple):
    """What came out of it."""

    players: int
    bot: str
    seed: int
    reason: str
    winners: int
    infected: int
    living: int
    rounds: int
    decisions: int
    seconds: float


def play(task: Task) -> Result:
    """Play one match, with the options of a table."""
    game = sublevel.game("panic-station")
    s = game.deal(task.seed, game.options.read({"players": task.players}))
    bots = [player(task.bot, game, 1_000_003 * task.seed + seat) for seat in range(task.players)]
    start = time.process_time()
    decisions = 0
    while s.waiting:
        seat = first_waiting(s)
        game.rules.step(s, seat, bots[seat].choose(game.seen_by(s, seat), seat))
        decisions += 1
    seconds = round(time.process_time() - start, 3)
    outcome = game.outcome(s)
    details = outcome.details
    infected, living = len(details["infected"]), len(details["living"])
    return Result(*task, outcome.reason, len(outcome.winners), infected, living, details["rounds"], decisions, seconds)


def played(tasks: Iterable[Task], processes: int, path: Path) -> Iterator[Result]:
    """Play what is not on file; every result is written as soon as it is there."""
    lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    found = {Task(*result[:3]): result for result in (Result(*json.loads(line)) for line in lines)}
    missing = [task for task in tasks if task not in found]
    yield from (found[task] for task in tasks if task in found)
    with ProcessPoolExecutor(processes) as pool, path.open("a", encoding="utf-8") as file:
        for future in as_completed([pool.submit(play, task) for task in missing]):
            result = future.result()
            file.write(json.dumps(result) + "\n")
            file.flush()
            yield result


def line(players: int, bot: str, results: list[Result]) -> str:
    """A row of the table."""
    games = len(results)
    humans = sum(result.reason == BURNT for result in results) / games
    others = sum(result.reason != BURNT and result.winners > 0 for result in results) / games
    low, high = interval(humans, games)
    ends = Counter(result.reason for result in results)
    mean = [sum(result[i] for result in results) / games for i in (5, 6, 7, 8)]  # type: ignore[misc]  # numbers all
    pace = sum(result.seconds for result in results) / sum(result.decisions for result in results)
    cells = (
        players,
        bot,
        games,
        f"{humans:.0%} ({low:.0%} to {high:.0%})",
        f"{others:.0%}",
        f"{1 - ends[CAPPED] / games:.0%}",
        ", ".join(f"{end} {count}" for end, count in ends.most_common()),
        *(f"{value:.1f}" for value in mean),
        f"{1000 * pace:.0f}",
    )
    return "| " + " | ".join(map(str, cells)) + " |"


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--players", default="4,5,6")
    parser.add_argument("--bots", default="master", help="names, or efforts such as simulations=500;depth=4")
    parser.add_argument("--games", type=int, default=200, help="matches of each bot with each number of players")
    parser.add_argument("--processes", type=int, default=os.cpu_count(), help="matches at a time")
    parser.add_argument("--seed", type=int, default=0, help="the first deal")
    parser.add_argument("--file", type=Path, default=Path("infection-rates.jsonl"), help="where results are kept")
    parser.add_argument("--save", action="store_true", help="keep the table in benchmarks/results")
    args = parser.parse_args()
    if targets.running() != "cpu":
        raise SystemExit(f"the rules are not compiled: {targets.why()} `make build` compiles them")
    counts, names = [int(count) for count in args.players.split(",")], args.bots.split(",")
    seeds = range(args.seed, args.seed + args.games)
    tasks = [Task(count, bot, seed) for seed in seeds for count in counts for bot in names]
    results = list(played(tasks, args.processes, args.file))
    lines = [
        "# Who wins Panic Station",
        "",
        f"{machine()}; deals from {args.seed}.",
        "",
        "| " + " | ".join(COLUMNS) + " |",
        "|---" * len(COLUMNS) + "|",
    ]
    for bot in names:
        for count in counts:
            own = [result for result in results if (result.players, result.bot) == (count, bot)]
            if own:
                lines.append(line(count, bot, own))
    print("\n".join(lines))
    if args.save:
        print("saved as", save("infection-rates", "\n".join(lines) + "\n"))


if __name__ == "__main__":
    main()
