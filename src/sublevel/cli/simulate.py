"""`sublevel simulate`: many matches between bots, counted."""

from __future__ import annotations

from typing import Annotated, Any

import typer

from sublevel.cli import elsewhere, statistics
from sublevel.cli.app import GameArgument, JsonOption, OptionOption
from sublevel.cli.printing import print_json
from sublevel.cli.reading import read_options
from sublevel.engine import targets
from sublevel.engine.chance import check_seeds
from sublevel.engine.errors import BadOption, BadTarget, quoted
from sublevel.engine.game import Game
from sublevel.engine.registry import find


def simulate(
    game: GameArgument,
    games: Annotated[int, typer.Option("--games", "-n", min=1, help="How many matches.")] = 1000,
    bots: Annotated[str, typer.Option(help="One bot for each seat, with commas, or one for all.")] = "random",
    seed: Annotated[int, typer.Option("--seed", "-s", help="Match i is dealt with the seed plus i.")] = 0,
    target: Annotated[
        str | None, typer.Option(help="python, cpu or cuda; the one that runs (`sublevel info`), if left out.")
    ] = None,
    option: OptionOption = None,
    as_json: JsonOption = False,
) -> None:
    """Let bots play many matches and count what comes out.

    Random play takes the fast way, on the GPU with --target cuda. The same seed gives the same results everywhere.
    What a game adds after the result is left out unless an option asks for it.

    \b
    Examples:
      sublevel simulate the-base --games 10000
      sublevel simulate the-base --games 20 --bots skilled,beginner --json
      sublevel simulate the-base --games 1000000 --target cuda -o mix=maze
    """
    found = find(game)
    players = bots_of(found, bots)
    check_seeds(seed, games)
    options = found.environment(read_options(found, option))
    where = targets.running() if target is None else target
    if where not in statistics.BATCH_SIZES:
        raise BadTarget(f"target {quoted(where)}: there are {', '.join(statistics.BATCH_SIZES)}")
    if where != "cuda" and where != targets.running():
        texts = [part for text in option or [] for part in ("--option", text)]
        arguments = ["simulate", game, "--games", str(games), "--bots", bots, "--seed", str(seed), *texts]
        raise typer.Exit(elsewhere.run_on(where, [*arguments, *(["--json"] if as_json else [])]))
    outcome = statistics.run_matches(found, games, players, seed, where, options)
    content = {
        "game": found.name,
        "games": games,
        "bots": players,
        "seed": seed,
        "target": where,
        "options": options.plain(),
        **outcome.plain(found),
    }
    print_json(content) if as_json else print_simulation(found, content)


def bots_of(game: Game, text: str) -> list[str]:
    """The names of the bots, one for each seat."""
    from sublevel import bots

    players = [name.strip() for name in text.split(",")]
    if len(players) == 1:
        players *= len(game.seats)
    if len(players) != len(game.seats):
        raise BadOption(f"bots: {len(players)} names; {game.name} has {len(game.seats)} seats: {', '.join(game.seats)}")
    for name in players:
        bots.make(name, game, 0)
    return players


def print_simulation(game: Game, content: dict[str, Any]) -> None:
    """The statistics for people."""
    from rich.console import Console
    from rich.table import Table

    games = content["games"]
    table = Table(title=f"{game.title}: {games:,} matches on {content['target']}, seed {content['seed']}")
    table.add_column("what")
    table.add_column("how often", justify="right")
    table.add_column("share", justify="right")
    for (name, wins), bot in zip(content["wins"].items(), content["bots"], strict=True):
        table.add_row(f"{name} ({bot}) won", f"{wins:,}", f"{wins / games:.1%}")
    table.add_row("nobody won", f"{content['draws']:,}", f"{content['draws'] / games:.1%}", end_section=True)
    for end, count in content["ends"].items():
        table.add_row(f"ended by {end}", f"{count:,}", f"{count / games:.1%}")
    console = Console()
    console.print(table)
    length = content["length"]
    console.print(
        f"{length['mean']} actions on average, from {length['min']} to {length['max']}; "
        f"{content['games_per_second']:,} matches/s, {content['actions_per_second']:,} actions/s",
        highlight=False,
    )
