"""Compare two builds of the rules: how long each takes to compile, and how fast each one plays.

Both trees are source checkouts with compiled rules (`make build`). A round starts a fresh process for each tree, one
after the other, so that a noisy neighbour disturbs both alike; the medians of all rounds are compared. CPU time counts.

Four kinds of work for every game: random play inside the engine, the same driven action by action from Python, tree
search, and what a server does for each action (play it by its notation, narrate it, show the view).

usage: python benchmarks/compare_builds.py OLD NEW [--rounds N] [--scale X] [--kinds KIND ...] [--compile] [--save]
"""

from __future__ import annotations

import argparse
import json
import os
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

from measure import machine, save

KINDS = ("inside", "from Python", "search", "table")


def inside(name: str, scale: float) -> Callable[[], float]:
    """Play at random in a compiled loop."""
    import sublevel
    from sublevel.engine.chance import generator
    from sublevel.engine.playout import random_steps

    game, steps = sublevel.game(name), int(300_000 * scale)
    state = game.deal(1, game.environment())

    def play() -> float:
        random_steps(game.rules, state, generator(2, stream=1), steps)
        return steps

    return play


def from_python(name: str, scale: float) -> Callable[[], float]:
    """Play at random, action by action, from Python."""
    import sublevel
    from sublevel.engine.playout import Stepper

    game, steps = sublevel.game(name), int(100_000 * scale)
    stepper = Stepper(game.rules, game.deal(1, game.environment()))

    def play() -> float:
        pick, done = random.Random(3).random, 0
        while done < steps:
            legal = stepper.deal()
            while legal:
                legal = stepper.step(legal[int(pick() * len(legal))])
                done += 1
        return done

    return play


def search(name: str, scale: float) -> Callable[[], float]:
    """Grow a search tree as the strong level does; simulations count."""
    import sublevel
    from sublevel.bots.levels import level
    from sublevel.bots.search import Search
    from sublevel.engine.chance import generator
    from sublevel.engine.core import first_waiting
    from sublevel.engine.playout import play_random

    game, simulations = sublevel.game(name), int(1_500 * scale)
    state = game.deal(1, game.environment())
    play_random(game.rules, state, generator(2, stream=1), 6)
    seat = first_waiting(state)
    searching = Search(game, level("strong", game))

    def grow() -> float:
        searching.tree.clear()
        searching.begin(game.seen_by(state, seat), seat, generator(3))
        searching.tree.grow(simulations)
        return simulations

    return grow


def table(name: str, scale: float) -> Callable[[], float]:
    """Play a match by notation, and narrate and show every position; actions count."""
    import sublevel

    game, actions = sublevel.game(name), int(120 * scale)

    def play() -> float:
        match, pick = game.new(seed=7), random.Random(3)
        for _ in range(actions):
            if match.finished:
                match = game.new(seed=7)
            seat = match.waiting[0]
            match.play(seat, str(pick.choice(match.legal(seat))))
            match.narration(None)
            match.view(seat)
        return actions

    return play


WORK = dict(zip(KINDS, (inside, from_python, search, table), strict=True))


def measured(kinds: list[str], scale: float) -> dict[str, float]:
    """Units of work a CPU-second in this process, after one round to warm up."""
    import sublevel

    speeds = {}
    for name in sublevel.game_names():
        for kind in kinds:
            work = WORK[kind](name, scale)
            work()
            start = time.process_time()
            done = work()
            speeds[f"{name}, {kind}"] = done / (time.process_time() - start)
    return speeds


def measured_in(tree: Path, kinds: list[str], scale: float) -> dict[str, float]:
    """Measure a tree in a process of its own."""
    environment = {**os.environ, "PYTHONPATH": str(tree / "src"), "SUBLEVEL_TARGET": "cpu"}
    command = [sys.executable, __file__, "--child", "--scale", str(scale), "--kinds", *kinds]
    finished = subprocess.run(command, env=environment, stdout=subprocess.PIPE, text=True, check=False)
    if finished.returncode:
        raise SystemExit(f"{tree} could not be measured")
    speeds: dict[str, float] = json.loads(finished.stdout)
    return speeds


def one_round(trees: list[Path], kinds: list[str], scale: float, number: int) -> list[dict[str, float]]:
    """Measure both trees; the other one goes first in every second round."""
    order = (0, 1) if number % 2 == 0 else (1, 0)
    speeds = {side: measured_in(trees[side], kinds, scale) for side in order}
    return [speeds[0], speeds[1]]


def compile_again(tree: Path) -> str:
    """Compile the rules of a tree anew: seconds on the clock, and of all cores together."""
    before, start = os.times(), time.perf_counter()
    command = [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace", "--force"]
    if subprocess.run(command, cwd=tree, stdout=subprocess.DEVNULL, check=False).returncode:
        raise SystemExit(f"{tree} could not be compiled")
    after = os.times()
    cpu = after.children_user - before.children_user + after.children_system - before.children_system
    return f"{time.perf_counter() - start:.0f} s, {cpu:.0f} CPU-seconds"


def report(compiling: list[str], rounds: list[list[dict[str, float]]]) -> str:
    """The comparison as a page; each round has the speeds of both trees."""
    lines = ["# Two builds of the rules: the old one and the new one", ""]
    lines += [f"{machine()}; medians of {len(rounds)} interleaved rounds, units of work a CPU-second.", ""]
    if compiling:
        lines += [f"Compiling all rules: {compiling[0]} before; {compiling[1]} now.", ""]
    lines += ["| game, work | old | new | new/old | fastest round, new/old |", "|---|---|---|---|---|"]
    for name in rounds[0][0]:
        olds, news = ([pair[side][name] for pair in rounds] for side in (0, 1))
        old, new = statistics.median(olds), statistics.median(news)
        lines.append(f"| {name} | {old:,.0f} | {new:,.0f} | {new / old:.3f} | {max(news) / max(olds):.3f} |")
    return "\n".join(lines) + "\n"


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("trees", type=Path, nargs="*", metavar="TREE", help="the old tree and the new one")
    parser.add_argument("--rounds", type=int, default=15, help="rounds of which the median counts")
    parser.add_argument("--scale", type=float, default=1.0, help="more or less work in each round")
    parser.add_argument("--kinds", nargs="+", choices=KINDS, default=KINDS, help="which work to do")
    parser.add_argument("--compile", action="store_true", help="compile both anew before, and time that")
    parser.add_argument("--save", action="store_true", help="keep the result in benchmarks/results")
    parser.add_argument("--child", action="store_true", help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.child:
        print(json.dumps(measured(args.kinds, args.scale)))
        return
    if len(args.trees) != 2:
        parser.error("name two trees, the old one and the new one")
    trees = [tree.resolve() for tree in args.trees]
    compiling = [compile_again(tree) for tree in trees] if args.compile else []
    page = report(compiling, [one_round(trees, args.kinds, args.scale, number) for number in range(args.rounds)])
    print(page)
    if args.save:
        print("saved as", save("compare-builds", page))


if __name__ == "__main__":
    main()
