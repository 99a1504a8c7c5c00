"""How much stronger each level is than the one before, and the strongest than the planner: matches on all cores.

Each pair plays every deal twice, with sides swapped. A draw counts half. The interval holds the true share with 95 %
(Wilson). Core-seconds are those of the stronger bot in one match.

usage: python benchmarks/ladder.py [--games N] [--processes N] [--pairs a:b,c:d] [--seed N] [--save]
"""

from __future__ import annotations

import argparse
import os
import time
from concurrent.futures import ProcessPoolExecutor
from itertools import pairwise
from typing import NamedTuple

from measure import interval, machine, save

import sublevel
from sublevel import bots
from sublevel.engine import targets
from sublevel.engine.core import first_waiting


class Task(NamedTuple):
    """One match to be played."""

    game: str
    weak: str
    strong: str
    deal: int
    side: int  # of the stronger


class Score(NamedTuple):
    """What came out of it: the points of the stronger, and the CPU-seconds that it thought."""

    points: float
    seconds: float


def standard_pairs() -> list[tuple[str, str]]:
    """Each level beside the one before, the weakest beside random play, the strongest beside the planner."""
    levels = bots.levels()
    return [("random", levels[0]), *pairwise(levels), ("planner", levels[-1])]


def play(task: Task) -> Score:
    """Play one match."""
    game = sublevel.game(task.game)
    s = game.deal(task.deal, game.environment())
    names = [task.strong if seat == task.side else task.weak for seat in range(len(game.seats))]
    players = [bots.make(name, game, 1_000_003 * task.deal + seat) for seat, name in enumerate(names)]
    thought = 0.0
    while s.waiting:
        seat = first_waiting(s)
        start = time.process_time()
        action = players[seat].choose(game.seen_by(s, seat), seat)
        if seat == task.side:
            thought += time.process_time() - start
        game.rules.step(s, seat, action)
    return Score((1 + s.payoff[task.side]) / 2, thought)


def line(weak: str, strong: str, scores: list[Score]) -> str:
    """A pair's row of the table."""
    games = len(scores)
    share = sum(score.points for score in scores) / games
    low, high = interval(share, games)
    seconds = sum(score.seconds for score in scores) / games
    return f"| {strong} | {weak} | {games} | {share:.1%} | {low:.1%} to {high:.1%} | {seconds:.2f} |"


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="the-base")
    parser.add_argument("--games", type=int, default=400, help="matches of each pair")
    parser.add_argument("--processes", type=int, default=os.cpu_count(), help="matches at a time")
    parser.add_argument("--pairs", help="weaker:stronger, with commas")
    parser.add_argument("--seed", type=int, default=0, help="the first deal")
    parser.add_argument("--save", action="store_true", help="keep the result in benchmarks/results")
    args = parser.parse_args()
    if targets.running() != "cpu":
        raise SystemExit(f"the rules are not compiled: {targets.why()} `make build` compiles them")
    pairs = [tuple(pair.split(":")) for pair in args.pairs.split(",")] if args.pairs else standard_pairs()
    if any(len(pair) != 2 or not set(pair) <= set(bots.names()) for pair in pairs):
        raise SystemExit(f"a pair is weaker:stronger, of: {', '.join(bots.names())}")
    lines = [f"# The ladder of {args.game}", "", f"{machine()}; deals from {args.seed}.", ""]
    lines += [
        "| stronger | weaker | matches | its share | 95 % interval | core-seconds a match |",
        "|---|---|---|---|---|---|",
    ]
    print("\n".join(lines), flush=True)
    with ProcessPoolExecutor(args.processes) as pool:
        for weak, strong in pairs:
            tasks = [Task(args.game, weak, strong, args.seed + i // 2, i % 2) for i in range(args.games)]
            lines.append(line(weak, strong, list(pool.map(play, tasks, chunksize=2))))
            print(lines[-1], flush=True)
    if args.save:
        print("saved as", save("ladder", "\n".join(lines) + "\n"))


if __name__ == "__main__":
    main()
