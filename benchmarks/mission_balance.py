"""Who wins the missions of Star Quest: bots of one kind on both sides, one to three squads, on all cores.

Every result is a line of a file at once (`--file`): what is on it is not played again (`played.py`). Of a match that
several win, each has its part. The interval holds the true share of the squads with 95 % (Wilson).

With `--levels` each level plays the one below: as Chaos against its squads, and with the squads against its Chaos, the
same deals. Its share is what it wins of both.

usage: python benchmarks/mission_balance.py [--missions a,b] [--squads 1,2,3] [--bots a,b] [--levels] [--games N]
       [--processes N] [--seconds S] [--seed N] [--file F] [--save]
"""

from __future__ import annotations

import argparse
import time
from collections import Counter
from itertools import pairwise
from typing import NamedTuple

from measure import interval, machine, save
from played import add_arguments, check_bots, check_target, played, player

import sublevel
from sublevel import bots
from sublevel.engine.core import first_waiting

GAME = "star-quest"
MISSIONS = (
    *("dead-signal", "iron-sleeper", "black-box", "three-generators"),
    *("hold-the-bridge", "clean-sweep", "heart-of-chaos"),
)
COLUMNS = (
    *("mission", "squads", "bot", "matches", "Chaos wins", "squads win", "95 % interval", "points of Chaos"),
    *("points of a squad", "of the best", "primary mark", "rounds", "ends", "core-seconds", "ms a decision"),
)
LEVEL_COLUMNS = (
    *("stronger", "weaker", "matches", "its share", "95 % interval", "as Chaos", "with the squads"),
    *("points ahead", "core-seconds"),
)


class Task(NamedTuple):
    """One match to be played."""

    mission: str
    squads: int
    bot: str  # of the squads: a name, or an effort such as simulations=500;depth=4
    chaos: str  # the same for Chaos
    seed: int


class Result(NamedTuple):
    """What came out of it: the task, and more."""

    mission: str
    squads: int
    bot: str
    chaos: str
    seed: int
    won: float  # the squads' share of the win
    chaos_points: int
    points: list[int]  # of the squads
    primary: bool  # a squad has the mark
    reason: str
    rounds: int
    decisions: int
    seconds: float  # of the processor, for all decisions


def play(task: Task) -> Result:
    """Play one match, with the options of a table."""
    game = sublevel.game(GAME)
    s = game.deal(task.seed, game.options.read({"players": task.squads + 1, "mission": task.mission}))
    names = [task.bot] * task.squads + [task.chaos]
    players = [player(name, game, 1_000_003 * task.seed + seat) for seat, name in enumerate(names)]
    start = time.process_time()
    decisions = 0
    while s.waiting:
        seat = first_waiting(s)
        game.rules.step(s, seat, players[seat].choose(game.seen_by(s, seat), seat))
        decisions += 1
    seconds = round(time.process_time() - start, 3)
    outcome = game.outcome(s)
    *points, chaos_points = outcome.scores[: task.squads + 1]
    won = sum(outcome.returns[: task.squads])
    primary = outcome.details["primary"] != "CHAOS"
    rounds = outcome.details["rounds"]
    return Result(*task, won, chaos_points, points, primary, outcome.reason, rounds, decisions, seconds)


def mean(values: list[float]) -> float:
    """The mean."""
    return sum(values) / len(values)


def line(cells: tuple[object, ...]) -> str:
    """A row of a table."""
    return "| " + " | ".join(map(str, cells)) + " |"


def head(columns: tuple[str, ...]) -> list[str]:
    """The first two rows of a table."""
    return [line(columns), "|---" * len(columns) + "|"]


def balance_line(mission: str, squads: object, bot: str, own: list[Result]) -> str:
    """A row of the balance: one mission with so many squads, or all of them."""
    share = mean([result.won for result in own])
    low, high = interval(share, len(own))
    ends = ", ".join(f"{end} {count}" for end, count in Counter(result.reason for result in own).most_common())
    cells = (
        *(mission, squads, bot, len(own), f"{1 - share:.0%}", f"{share:.0%}", f"{low:.0%} to {high:.0%}"),
        f"{mean([result.chaos_points for result in own]):.1f}",
        f"{mean([mean([*result.points]) for result in own]):.1f}",
        f"{mean([max(result.points) for result in own]):.1f}",
        f"{mean([result.primary for result in own]):.0%}",
        f"{mean([result.rounds for result in own]):.1f}",
        ends,
        f"{mean([result.seconds for result in own]):.2f}",
        f"{1000 * sum(result.seconds for result in own) / sum(result.decisions for result in own):.1f}",
    )
    return line(cells)


def balance(results: list[Result], missions: list[str], counts: list[int], names: list[str]) -> list[str]:
    """The table of the missions."""
    lines = head(COLUMNS)
    for bot in names:
        for mission in missions:
            for squads in counts:
                own = [one for one in results if (one.mission, one.squads, one.bot) == (mission, squads, bot)]
                if own:
                    lines.append(balance_line(mission, squads, bot, own))
        if all_ := [one for one in results if one.bot == bot]:
            lines.append(balance_line("**all**", "", bot, all_))
    return lines


def ladder_line(weak: str, strong: str, results: list[Result]) -> str | None:
    """A row of the levels, if both sides were played."""
    chaos = [one for one in results if (one.bot, one.chaos) == (weak, strong)]
    squads = [one for one in results if (one.bot, one.chaos) == (strong, weak)]
    if not (chaos and squads):
        return None
    shares = [*(1 - one.won for one in chaos), *(one.won for one in squads)]
    low, high = interval(mean(shares), len(shares))
    ahead = [one.chaos_points - max(one.points) for one in chaos] + [
        max(one.points) - one.chaos_points for one in squads
    ]
    cells = (
        *(strong, weak, len(shares), f"{mean(shares):.1%}", f"{low:.1%} to {high:.1%}"),
        f"{mean([1 - one.won for one in chaos]):.0%}",
        f"{mean([one.won for one in squads]):.0%}",
        f"{mean([float(points) for points in ahead]):+.1f}",
        f"{mean([one.seconds for one in [*chaos, *squads]]):.2f}",
    )
    return line(cells)


def ladder(results: list[Result], pairs: list[tuple[str, str]]) -> list[str]:
    """The table of the levels."""
    rows = [ladder_line(weak, strong, results) for weak, strong in pairs]
    return head(LEVEL_COLUMNS) + [row for row in rows if row]


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--missions", default=",".join(MISSIONS))
    parser.add_argument("--squads", default="1,2,3")
    parser.add_argument("--bots", default="master", help="names, or efforts such as simulations=500;depth=4")
    parser.add_argument("--levels", action="store_true", help="let each level play the one below")
    add_arguments(parser, "mission-balance.jsonl", 100)
    args = parser.parse_args()
    check_target()
    missions, counts = args.missions.split(","), [int(count) for count in args.squads.split(",")]
    if unknown := [name for name in missions if name not in MISSIONS]:
        raise SystemExit(f"there is no mission {unknown[0]!r}; there are: {', '.join(MISSIONS)}")
    if not {1, 2, 3}.issuperset(counts):
        raise SystemExit(f"--squads {args.squads}: they are 1, 2 or 3, with commas")
    names = args.bots.split(",")
    check_bots(names, GAME)
    pairs = list(pairwise(("random", *bots.levels())))
    sides = [side for pair in pairs for side in (pair, pair[::-1])] if args.levels else [(bot, bot) for bot in names]
    seeds = range(args.seed, args.seed + args.games)
    tasks = [
        Task(mission, squads, side[0], side[1], seed)
        for seed in seeds
        for mission in missions
        for squads in counts
        for side in sides
    ]
    results = list(played(tasks, play, Result, GAME, args.processes, args.file, args.seconds))
    title = "# The levels of Star Quest" if args.levels else "# Who wins the missions of Star Quest"
    lines = [title, "", f"{machine()}; deals from {args.seed}.", ""]
    lines += ladder(results, pairs) if args.levels else balance(results, missions, counts, names)
    print("\n".join(lines))
    if args.save:
        name = "mission-levels" if args.levels else "mission-balance"
        print("saved as", save(name, "\n".join(lines) + "\n"))


if __name__ == "__main__":
    main()
