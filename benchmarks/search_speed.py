"""Monte-Carlo tree search with one full random playout for each simulation: ours beside OpenSpiel's, on one core.

A simulation imagines a world, walks down the tree and plays on at random to the end of the match. OpenSpiel's is the
MCTSBot of its C++ library with a RandomRolloutEvaluator. Actions: ours are counted; OpenSpiel's are simulations x mean
length of a random match from the same position, which is rather too many, since its tree prefers short wins.

usage: python benchmarks/search_speed.py [--rounds N] [--scale X] [--save]
"""

from __future__ import annotations

import argparse
from collections.abc import Callable

import pyspiel
from engine_speed import YARDSTICK, peer_steps
from measure import Speed, interleaved, machine, save

import sublevel
from sublevel.bots.search import Effort, Search
from sublevel.engine import targets
from sublevel.engine.chance import generator
from sublevel.engine.core import first_waiting
from sublevel.engine.playout import play_random

MOMENTS = {"the start": 6, "the middle": 66}  # of The Base: actions played at random before the search begins
EXPLORATION = 1.4  # for returns from -1 to 1; OpenSpiel's is told the same


class Work:
    """A search that is done again and again, and what it took."""

    def __init__(self, search: Callable[[], tuple[float, float]]) -> None:
        self.search = search
        self.simulations = 0.0
        self.actions = 0.0

    def __call__(self) -> float:
        """Search once; the simulations count."""
        simulations, actions = self.search()
        self.simulations += simulations
        self.actions += actions
        return simulations

    @property
    def length(self) -> float:
        """Actions in a simulation."""
        return self.actions / self.simulations


def ours(name: str, before: int, simulations: int) -> Work:
    """Our search with full random playouts."""
    game = sublevel.game(name)
    state = game.deal(1, game.environment())
    play_random(game.rules, state, generator(2, stream=1), before)
    seat = first_waiting(state)
    search = Search(game, Effort(simulations, playout=game.longest, exploration=EXPLORATION, room=2 * simulations))

    def work() -> tuple[float, float]:
        search.tree.clear()
        search.begin(game.seen_by(state, seat), seat, generator(3))
        actions = search.tree.actions
        search.tree.grow(simulations)
        return simulations, int(search.tree.actions - actions)

    return Work(work)


def peer(name: str, simulations: int) -> Work:
    """OpenSpiel's search with full random playouts."""
    game = pyspiel.load_game(name)
    length = peer_steps(name, 500)() / 500
    root = game.new_initial_state()

    def work() -> tuple[float, float]:
        evaluator = pyspiel.RandomRolloutEvaluator(1, 7)
        pyspiel.MCTSBot(game, evaluator, EXPLORATION, simulations, 1000, False, 7, False).mcts_search(root)
        return simulations, simulations * length

    return Work(work)


def report(work: dict[str, Work], speeds: dict[str, Speed]) -> str:
    """The result as a page."""
    lines = ["# Search speed: full random playouts, one core", ""]
    lines += [f"{machine()}; OpenSpiel 2.0.2; a CPU-second, median of interleaved rounds.", ""]
    lines += [
        "| search | simulations | actions in one | actions | times OpenSpiel quoridor 5x5 |",
        "|---|---|---|---|---|",
    ]
    unit = speeds[YARDSTICK].median * work[YARDSTICK].length
    for name, speed in speeds.items():
        actions = speed.median * work[name].length
        numbers = f"{speed.median:,.0f} ({speed.lowest:,.0f} to {speed.highest:,.0f}) | {work[name].length:.0f}"
        lines.append(f"| {name} | {numbers} | {actions / 1e6:.2f} M | {actions / unit:.2f} |")
    return "\n".join(lines) + "\n"


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=7, help="rounds of which the median counts")
    parser.add_argument("--scale", type=float, default=1.0, help="more or less work in each round")
    parser.add_argument("--save", action="store_true", help="keep the result in benchmarks/results")
    args = parser.parse_args()
    if targets.running() != "cpu":
        raise SystemExit(f"the rules are not compiled: {targets.why()} `make build` compiles them")
    simulations = int(20_000 * args.scale)
    work = {f"the-base, from {moment}": ours("the-base", plies, simulations) for moment, plies in MOMENTS.items()}
    work[YARDSTICK] = peer(YARDSTICK, simulations)
    page = report(work, interleaved(work, args.rounds))
    print(page)
    if args.save:
        print("saved as", save("search-speed", page))


if __name__ == "__main__":
    main()
