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
    bots: Annotated[
        str,
        typer.Option(help="One bot for each seat that plays, with commas, or one for all; they decide how many play."),
    ] = "random",
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
      sublevel simulate underground --games 20 --bots casual,casual,beginner
      sublevel simulate the-base --games 1000000 --target cuda -o mix=maze
    """
    found = find(game)
    named = named_bots(found, bots)
    check_seeds(seed, games)
    options = found.environment(with_seats(found, read_options(found, option), len(named)))
    players = seated(found, named, found.seat_count(options))
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


def named_bots(game: Game, text: str) -> list[str]:
    """The names of bots as they are typed. Raises BadOption for an unknown one, or for more than there are seats."""
    from sublevel import bots

    named = [name.strip() for name in text.split(",")]
    least, most = len(game.seats) if game.least_seats is None else game.least_seats, len(game.seats)
    if len(named) > 1 and not least <= len(named) <= most:
        room = f"{most} seats: {', '.join(game.seats)}" if least == most else f"{least} to {most} seats"
        raise BadOption(f"bots: {len(named)} names; {game.name} has {room}")
    for name in named:
        bots.make(name, game, 0)
    return named


def with_seats(game: Game, options: dict[str, Any], named: int) -> dict[str, Any]:
    """The options, with as many seats as bots are named if several are and no option says how many play."""
    if named == 1 or game.seat_option is None:
        return options
    return {game.seat_option: named, **options}


def seated(game: Game, named: list[str], seats: int) -> list[str]:
    """A bot for each seat that plays. Raises BadOption."""
    if len(named) not in (1, seats):
        raise BadOption(f"bots: {len(named)} names, but {seats} play with {game.seat_option}={seats}")
    return named * seats if len(named) == 1 else named


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
