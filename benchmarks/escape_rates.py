"""How often bots win a game in which all win or lose together: set-ups x bots, on all cores.

Every result is a line of a file at once (`--file`): what is on it is not played again (`played.py`).
The interval holds the true share with 95 % (Wilson), or the mean of the true shares. Milliseconds are those of a
processor for a decision; the slowest is the longest of them all.

usage: python benchmarks/escape_rates.py [--setups a,b] [--bots a,b] [--games N] [--processes N] [--seconds S]
       [--seed N] [--file F] [--save]
"""

from __future__ import annotations

import argparse
import time
from math import sqrt
from typing import Any, NamedTuple

from measure import interval, machine, save
from played import add_arguments, check_bots, check_target, played, player

import sublevel
from sublevel.engine.core import first_waiting

# What is measured of a game unless told otherwise: a name and options, on top of those of environments.
SETUPS: dict[str, dict[str, dict[str, Any]]] = {
    "underground": {
        **{
            name: {"setup": name, "timer_mode": "auto"}
            for name in ("stairwell", "two-stations", "knee-deep", "rusty-valves", "canal", "at-your-heels", "rat")
        },
        **{
            f"random-{level}": {
                "setup": "random",
                "kidnapper_level": level,
                "water_level": level,
                "cards_removed": removed,  # as in the dated results
            }
            for level, removed in (("easy", 0), ("medium", 7), ("hard", 18))
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
    """What came out of it: the task, and more."""

    game: str
    setup: str
    bot: str
    seed: int
    won: bool
    reason: str
    turns: int
    decisions: int
    seconds: float  # of the processor, for all decisions
    slowest: float


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
    numbers = turns, decisions, round(seconds, 3), round(slowest, 3)
    return Result(*task, won, outcome.reason, *numbers)


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
                shares.append((sum(result.won for result in own) / len(own), len(own)))
        if shares:
            lines.append(mean_line(bot, shares))
    return lines


def mean_line(bot: str, shares: list[tuple[float, int]]) -> str:
    """The row of the mean of the set-ups' shares; their intervals add up as chance does."""
    mean = sum(share for share, _ in shares) / len(shares)
    widths = [interval(share, games) for share, games in shares]
    below = sqrt(sum((share - low) ** 2 for (share, _), (low, _) in zip(shares, widths, strict=True))) / len(shares)
    above = sqrt(sum((high - share) ** 2 for (share, _), (_, high) in zip(shares, widths, strict=True))) / len(shares)
    total = sum(games for _, games in shares)
    between = f"{mean - below:.1%} to {mean + above:.1%}"
    return f"| **mean of {len(shares)}** | {bot} | {total} | **{mean:.1%}** | {between} | | | | |"


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="underground", choices=sorted(SETUPS))
    parser.add_argument("--setups", help="some of the set-ups, with commas")
    parser.add_argument(
        "--bots", default="master", help="names, or efforts such as simulations=500;depth=4, with commas"
    )
    add_arguments(parser, "escape-rates.jsonl", 200)
    args = parser.parse_args()
    check_target()
    setups = args.setups.split(",") if args.setups else list(SETUPS[args.game])
    names = args.bots.split(",")
    if unknown := [name for name in setups if name not in SETUPS[args.game]]:
        raise SystemExit(f"there is no set-up {unknown[0]!r}; there are: {', '.join(SETUPS[args.game])}")
    check_bots(names, args.game)
    seeds = range(args.seed, args.seed + args.games)
    tasks = [Task(args.game, setup, bot, seed) for seed in seeds for setup in setups for bot in names]
    results = list(played(tasks, play, Result, args.game, args.processes, args.file, args.seconds))
    lines = [f"# Escape rates of {args.game}", "", f"{machine()}; deals from {args.seed}.", ""]
    lines += report(results, setups, names)
    print("\n".join(lines))
    if args.save:
        print("saved as", save("escape-rates", "\n".join(lines) + "\n"))


if __name__ == "__main__":
    main()
