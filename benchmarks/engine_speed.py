"""Random play, legal list and step for every action: our games beside OpenSpiel's, on one core, in one run.

Inside the engine: compiled loops on both sides (OpenSpiel: its MCTS bot with one simulation and k random rollouts,
so that all of them run in C++; actions = rollouts x mean length of a playout). From Python: a Python loop asks for
the legal actions, picks one and plays it, on both sides.

usage: python benchmarks/engine_speed.py [--rounds N] [--scale X] [--save]
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

import pyspiel
from measure import Speed, interleaved, machine, save

import sublevel
from sublevel.engine import targets
from sublevel.engine.chance import generator
from sublevel.engine.core import first_waiting
from sublevel.engine.playout import Stepper, random_steps

PEERS = ("quoridor(board_size=5)", "breakthrough(rows=5,columns=5)", "backgammon")
YARDSTICK = PEERS[0]
LONG_LIST = 50
REPEATED = 20


def our_inside(name: str, steps: int) -> Callable[[], float]:
    """Random play inside the engine, dealing anew when a match is over."""
    game = sublevel.game(name)
    s = game.deal(1, game.environment())

    def play() -> float:
        random_steps(game.rules, s, generator(2, stream=1), steps)
        return steps

    return play


def our_steps(name: str, matches: int) -> Callable[[], float]:
    """The same, driven action by action from Python."""
    game = sublevel.game(name)
    stepper = Stepper(game.rules, game.deal(1, game.environment()))

    def play() -> float:
        pick, actions = random.Random(3).random, 0
        for _ in range(matches):
            legal = stepper.deal()
            while legal:
                legal = stepper.step(legal[int(pick() * len(legal))])
                actions += 1
        return actions

    return play


def peer_steps(name: str, matches: int) -> Callable[[], float]:
    """OpenSpiel, driven action by action from Python."""
    game = pyspiel.load_game(name)

    def play() -> float:
        rng, actions = random.Random(3), 0
        pick = rng.random
        for _ in range(matches):
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(rng.choices(outcomes, chances)[0])
                else:
                    legal = state.legal_actions()
                    state.apply_action(legal[int(pick() * len(legal))])
                actions += 1
        return actions

    return play


def peer_inside(name: str, rollouts: int) -> Callable[[], float]:
    """OpenSpiel inside its C++ code: random rollouts of its MCTS evaluator."""
    game = pyspiel.load_game(name)
    length = peer_steps(name, 200)() / 200
    root = game.new_initial_state()
    while root.is_chance_node():
        root.apply_action(root.chance_outcomes()[0][0])

    def play() -> float:
        evaluator = pyspiel.RandomRolloutEvaluator(rollouts, 7)
        pyspiel.MCTSBot(game, evaluator, 2.0, 1, 100, False, 7, False).mcts_search(root)
        return rollouts * length

    return play


def measured(rounds: int, scale: float) -> dict[str, Speed]:
    """All speeds of this process."""
    work: dict[str, Callable[[], float]] = {}
    ours = 1.0 if targets.running() == "cpu" else 0.02
    for name in sublevel.game_names():
        work[f"{name} inside"] = our_inside(name, int(3_000_000 * scale * ours))
        work[f"{name} from Python"] = our_steps(name, int(8_000 * scale * ours))
    if targets.running() == "cpu":
        for name in PEERS:
            share = 0.03 if name == "backgammon" else 1.0
            work[f"{name} inside"] = peer_inside(name, int(20_000 * scale * share))
            work[f"{name} from Python"] = peer_steps(name, int(8_000 * scale * share))
    return interleaved(work, rounds)


def interpreted(rounds: int, scale: float) -> dict[str, Speed]:
    """Our speeds with interpreted rules, measured by this script in a process of its own."""
    command = [sys.executable, __file__, "--child", "--rounds", str(rounds), "--scale", str(scale)]
    environment = {**os.environ, targets.VARIABLE: "python"}
    answer = subprocess.run(command, env=environment, check=True, capture_output=True, text=True).stdout
    return {name: Speed(*numbers) for name, numbers in json.loads(answer).items()}


def listing(name: str, positions: int = 400) -> str:
    """How long it takes to list the legal actions where there are many, in positions of random play."""
    game = sublevel.game(name)
    s, choice = game.deal(1, game.environment()), generator(2, stream=1)
    times: list[float] = []
    sizes: list[int] = []
    while len(times) < positions:
        choice = random_steps(game.rules, s, choice, 1)
        if s.waiting:
            seat = first_waiting(s)
            game.rules.legal(s, seat)
            if s.legal_count >= LONG_LIST:
                start = time.process_time()
                for _ in range(REPEATED):
                    game.rules.legal(s, seat)
                times.append((time.process_time() - start) / REPEATED * 1e6)
                sizes.append(int(s.legal_count))
    mean = statistics.mean
    return f"{mean(sizes):.0f} actions on average: {mean(times):.1f} µs, {max(times):.0f} µs at most"


def compile_seconds() -> float:
    """What the compilation of all rules took, as the build noted it."""
    manifest = targets.read_manifest(Path(sublevel.__file__).parent)
    assert manifest is not None
    return manifest.seconds


def answer_seconds() -> float:
    """How long `sublevel position` takes from the shell: the median of a few runs."""
    position = "F 123-- 123-- x1,x2,x3 m1,m2,m3 M 3* 20 0-0".replace("F", "/".join(["fffff"] * 5))
    command = [sys.executable, "-m", "sublevel", "position", "the-base", position]
    times = []
    for _ in range(7):
        start = time.perf_counter()
        subprocess.run(command, check=True, capture_output=True)
        times.append(time.perf_counter() - start)
    return statistics.median(times)


def report(compiled: dict[str, Speed], plain: dict[str, Speed]) -> str:
    """The result as a page."""
    lines = ["# Engine speed: random play, legal list and step for every action, one core", ""]
    lines += [f"{machine()}; OpenSpiel {pyspiel.__version__ if hasattr(pyspiel, '__version__') else '2.0.2'};"]
    lines += ["actions a CPU-second, median of interleaved rounds.", ""]
    lines += ["| how | game, target | speed | times OpenSpiel quoridor 5x5 |", "|---|---|---|---|"]
    for how in ("inside", "from Python"):
        unit = compiled[f"{YARDSTICK} {how}"].median
        rows = [(name, "cpu" if name in sublevel.game_names() else "C++") for name in (*sublevel.game_names(), *PEERS)]
        for name, target in rows:
            speed = compiled[f"{name} {how}"]
            lines.append(f"| {how} | {name}, {target} | {speed} | {speed.median / unit:.2f} |")
        for name in sublevel.game_names():
            speed = plain[f"{name} {how}"]
            lines.append(f"| {how} | {name}, python | {speed} | {speed.median / unit:.3f} |")
    lines += ["", f"Lists of {LONG_LIST} and more legal actions of underground: {listing('underground')}."]
    lines += ["", f"Compiling the rules of all games from a clean tree: {compile_seconds():.0f} s."]
    lines += [f"`sublevel position the-base ...` from the shell: {answer_seconds():.2f} s, median of 7."]
    return "\n".join(lines) + "\n"


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=7, help="rounds of which the median counts")
    parser.add_argument("--scale", type=float, default=1.0, help="more or less work in each round")
    parser.add_argument("--save", action="store_true", help="keep the result in benchmarks/results")
    parser.add_argument("--child", action="store_true", help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.child:
        speeds = measured(args.rounds, args.scale)
        print(json.dumps({name: (speed.median, speed.lowest, speed.highest) for name, speed in speeds.items()}))
        return
    if targets.running() != "cpu":
        raise SystemExit(f"the rules are not compiled: {targets.why()} `make build` compiles them")
    page = report(measured(args.rounds, args.scale), interpreted(3, args.scale))
    print(page)
    if args.save:
        print("saved as", save("engine-speed", page))


if __name__ == "__main__":
    main()
