"""`sublevel perft`: how many sequences of legal actions there are."""

from __future__ import annotations

import re
import time
from typing import Annotated, Any

import typer

from sublevel.cli.app import GameArgument, JsonOption, OptionOption
from sublevel.cli.printing import print_json, progress_bar
from sublevel.cli.reading import read_options, written
from sublevel.engine.errors import BadOption, quoted
from sublevel.engine.game import Game
from sublevel.engine.match import Match
from sublevel.engine.registry import find


def perft(
    game: GameArgument,
    first: Annotated[
        str | None, typer.Argument(metavar="POSITION", help="A position in quotes; left out with --seed.")
    ] = None,
    second: Annotated[str | None, typer.Argument(metavar="DEPTH", help="How many actions deep; always needed.")] = None,
    seed: Annotated[int | None, typer.Option("--seed", "-s", help="Count from the deal of a seed.")] = None,
    option: OptionOption = None,
    divide: Annotated[bool, typer.Option("--divide", help="Count separately for each first action.")] = False,
    as_json: JsonOption = False,
) -> None:
    """Count the sequences of legal actions from a position: a test of the rules.

    \b
    Examples:
      sublevel perft the-base "..." 4
      sublevel perft the-base 3 --seed 7
      sublevel perft the-base "..." 3 --divide
    """
    found = find(game)
    match, depth = perft_start(found, first, second, seed, read_options(found, option))
    counts, seconds = [], []
    with progress_bar("depth", depth) as moved:
        for level in range(1, depth + 1):
            started = time.perf_counter()
            counts.append(found.perft(match.state, level))
            seconds.append(round(time.perf_counter() - started, 3))
            moved(level, depth)
    divided = divide_counts(match, depth) if divide else {}
    if as_json:
        content = {"game": found.name, "position": match.position(), "counts": counts, "seconds": seconds}
        print_json({**content, **({"divide": divided} if divide else {})})
        return
    for text, count in divided.items():
        print(f"{text:8} {count:>15,}")
    for level, (count, taken) in enumerate(zip(counts, seconds, strict=True), 1):
        print(f"depth {level:2} {count:>15,}   {taken:8.3f} s")


def perft_start(
    game: Game, first: str | None, second: str | None, seed: int | None, options: dict[str, Any]
) -> tuple[Match, int]:
    """Where to count from, and how deep."""
    if first is None or (second is None and seed is None):
        raise BadOption("perft: a position and a depth are needed, or a depth and --seed")
    if second is not None and seed is not None:
        raise BadOption("perft: either a position or --seed, not both")
    text = first if second is None else second
    if not re.fullmatch("[0-9]{1,2}", text) or int(text) < 1:
        raise BadOption(f"depth {quoted(text)}: a depth is a whole number from 1 to 99")
    if second is None:
        return game.new(seed, game.environment(options).plain()), int(text)
    # A written position may bring options of its own, so no defaults are laid over them: only what environments set.
    return game.position(written(first), {**game.environment_options, **options}), int(text)


def divide_counts(match: Match, depth: int) -> dict[str, int]:
    """For each first action how many sequences begin with it."""
    game, counts = match.game, {}
    for seat in match.actors:
        for action in match.legal(seat):
            after = match.branch()
            after.play(seat, action)
            counts[action.text] = game.perft(after.state, depth - 1)
    return counts
