"""Who wins Panic Station among bots: how matches of four, five and six end, and how far the infection goes.

Every result is a line of a file at once (`--file`): what is on it is not played again (`played.py`). The humans win by
burning the hive; everything else that has winners is a victory of the infected. The interval holds the true share of
the humans with 95 % (Wilson).

Matches without people have the options of environments: they end when the humans cannot win any more (PS-END-6).
`--option adjudicate=off` plays as at a table of people.

With `--sides` the two bots named there share the seats by what these are: one decides for all who are clean, the other
for all who are infected, from the infection on. All four pairings play the same deals: so a better human and a better
traitor can be told apart, although nobody keeps his side. The gain of a bot is what its side wins more than with the
other bot against the same opponents; its interval holds the true gain with 95 %.

usage: python benchmarks/infection_rates.py [--players 4,5,6] [--bots a,b] [--sides a,b] [--option name=value]
       [--games N] [--processes N] [--seconds S] [--seed N] [--file F] [--save]
"""

from __future__ import annotations

import argparse
import time
from collections import Counter
from math import sqrt
from typing import NamedTuple

from measure import interval, machine, save
from played import add_arguments, check_bots, check_target, played, player

import sublevel
from sublevel.engine.core import first_waiting
from sublevel.engine.errors import BadOption

GAME = "panic-station"
BURNT = "burnt"
CAPPED = "out-of-rounds"
COLUMNS = (
    *("players", "humans", "infected", "matches", "humans won", "95 % interval", "infected won"),
    *("ended before the last round", "ends", "infected at the end", "living", "rounds", "decisions"),
    *("core-seconds", "ms a decision"),
)


class Task(NamedTuple):
    """One match to be played."""

    players: int
    humans: str  # the bot that decides for the clean
    infected: str  # the bot that decides for the infected
    option: str  # `name=value`, or nothing
    seed: int


class Result(NamedTuple):
    """What came out of it: the task, and more."""

    players: int
    humans: str
    infected: str
    option: str
    seed: int
    reason: str
    winners: int
    turned: int  # how many were infected at the end
    living: int
    rounds: int
    decisions: int
    seconds: float


def options(task: Task) -> dict[str, object]:
    """The options of a match: what differs from those of environments."""
    name, _, value = task.option.partition("=")
    told: dict[str, object] = {"players": task.players}
    if name:
        told[name] = int(value) if value.isdigit() else {"on": True, "off": False}.get(value, value)
    return told


def play(task: Task) -> Result:
    """Play one match."""
    game = sublevel.game(GAME)
    s = game.deal(task.seed, game.environment(options(task)))
    seeds = [1_000_003 * task.seed + seat for seat in range(task.players)]
    clean = [player(task.humans, game, seed) for seed in seeds]
    ill = clean if task.humans == task.infected else [player(task.infected, game, seed) for seed in seeds]
    start = time.process_time()
    decisions = 0
    while s.waiting:
        seat = first_waiting(s)
        side = ill if s.infected >> seat & 1 else clean  # type: ignore[attr-defined]  # a board
        game.rules.step(s, seat, side[seat].choose(game.seen_by(s, seat), seat))
        decisions += 1
    seconds = round(time.process_time() - start, 3)
    outcome = game.outcome(s)
    details = outcome.details
    turned, living = len(details["infected"]), len(details["living"])
    return Result(*task, outcome.reason, len(outcome.winners), turned, living, details["rounds"], decisions, seconds)


def line(players: int | str, humans: str, infected: str, results: list[Result]) -> str:
    """A row of the table."""
    games = len(results)
    share = sum(result.reason == BURNT for result in results) / games
    others = sum(result.reason != BURNT and result.winners > 0 for result in results) / games
    low, high = interval(share, games)
    ends = Counter(result.reason for result in results)
    seconds, decisions = sum(result.seconds for result in results), sum(result.decisions for result in results)
    cells = (
        *(players, humans, infected, games, f"{share:.1%}", f"{low:.1%} to {high:.1%}", f"{others:.1%}"),
        f"{1 - ends[CAPPED] / games:.1%}",
        ", ".join(f"{end} {count}" for end, count in ends.most_common()),
        f"{sum(result.turned for result in results) / games:.1f}",
        f"{sum(result.living for result in results) / games:.1f}",
        f"{sum(result.rounds for result in results) / games:.1f}",
        *(f"{decisions / games:.0f}", f"{seconds / games:.1f}", f"{1000 * seconds / decisions:.0f}"),
    )
    return "| " + " | ".join(map(str, cells)) + " |"


def table(results: list[Result], counts: list[int], pairs: list[tuple[str, str]]) -> list[str]:
    """How matches end: each number of players, and all together."""
    lines = ["| " + " | ".join(COLUMNS) + " |", "|---" * len(COLUMNS) + "|"]
    for pair in pairs:
        own = [result for result in results if (result.humans, result.infected) == pair]
        for count in counts:
            part = [result for result in own if result.players == count]
            if part:
                lines.append(line(count, *pair, part))
        if own and len(counts) > 1:
            lines.append(line("all", *pair, own))
    return lines


def gains(results: list[Result], better: str, worse: str) -> list[str]:
    """What each side gains by the better bot, against either bot on the other side."""
    lines = ["| side | of the better bot | against | matches | gain | 95 % interval |", "|---" * 6 + "|"]
    for side in ("humans", "infected"):
        for other in (worse, better):
            pairs = [(bot, other) if side == "humans" else (other, bot) for bot in (better, worse)]
            wins = [victories(results, pair, side == "humans") for pair in pairs]
            both = sorted(wins[0].keys() & wins[1].keys())
            if both:
                differences = [wins[0][deal] - wins[1][deal] for deal in both]
                mean = sum(differences) / len(both)
                spread = sum((difference - mean) ** 2 for difference in differences) / max(1, len(both) - 1)
                width = 1.96 * sqrt(spread / len(both))
                cells = (side, better, other, len(both), f"{mean:+.1%}", f"{mean - width:+.1%} to {mean + width:+.1%}")
                lines.append("| " + " | ".join(map(str, cells)) + " |")
    return lines


def victories(results: list[Result], pair: tuple[str, str], humans: bool) -> dict[tuple[int, int], int]:
    """For each deal whether a side won, 0 or 1."""
    own = [result for result in results if (result.humans, result.infected) == pair]
    return {
        (result.players, result.seed): int(result.winners > 0 and (result.reason == BURNT) == humans) for result in own
    }


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--players", default="4,5,6")
    parser.add_argument("--bots", default="master", help="names, or efforts such as simulations=500;depth=4")
    parser.add_argument("--sides", help="two of them, the better one first: all four pairings of humans and infected")
    parser.add_argument("--option", default="", help="an option of the matches, as name=value")
    add_arguments(parser, "infection-rates.jsonl", 200)
    args = parser.parse_args()
    check_target()
    counts, names = [int(count) for count in args.players.split(",")], args.bots.split(",")
    if args.sides:
        names = args.sides.split(",")
        if len(names) != 2:
            raise SystemExit(f"--sides {args.sides}: name two bots, such as master,skilled")
    check_bots(names, GAME)
    pairs = [(a, b) for a in names for b in names] if args.sides else [(name, name) for name in names]
    try:
        for count in counts:
            sublevel.game(GAME).environment(options(Task(count, "", "", args.option, 0)))
    except BadOption as error:
        raise SystemExit(f"--players {args.players} --option {args.option!r}: {error}") from None
    seeds = range(args.seed, args.seed + args.games)
    tasks = [Task(count, *pair, args.option, seed) for seed in seeds for count in counts for pair in pairs]
    results = list(played(tasks, play, Result, GAME, args.processes, args.file, args.seconds))
    told = f" Option {args.option}." if args.option else ""
    lines = ["# Who wins Panic Station", "", f"{machine()}; deals from {args.seed}.{told}", ""]
    lines += table(results, counts, pairs)
    if args.sides:
        lines += ["", *gains(results, *names)]
    print("\n".join(lines))
    if args.save:
        name = "infection-sides" if args.sides else "infection-rates"
        if args.option:
            name += "-" + args.option.replace("=", "-").replace("_", "-")
        print("saved as", save(name, "\n".join(lines) + "\n"))


if __name__ == "__main__":
    main()
