"""`sublevel play`: a game in the terminal."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from sublevel.cli.app import LangOption, OptionOption, SeedOption
from sublevel.cli.reading import read_options, seats_of
from sublevel.engine.chance import check_seed
from sublevel.engine.errors import UnknownGame
from sublevel.engine.registry import find
from sublevel.engine.registry import names as game_names
from sublevel.engine.text import catalogue


def play(
    game: Annotated[
        str | None,
        typer.Argument(
            metavar="GAME",
            help="A game, such as the-base; needed if there are several.",
            autocompletion=lambda: list(game_names()),
        ),
    ] = None,
    seat: Annotated[
        str,
        typer.Option(help="Your seat by number, name or unambiguous letters (X, M); several with commas; both; none."),
    ] = "0",
    bot: Annotated[
        str, typer.Option(help="Who plays the other seats: beginner, casual, skilled, strong or master.")
    ] = "skilled",
    seed: SeedOption = None,
    option: OptionOption = None,
    position: Annotated[str | None, typer.Option(help="Start from a written position.")] = None,
    load: Annotated[Path | None, typer.Option(help="Go on with a saved match.")] = None,
    lang: LangOption = "en",
) -> None:
    """Play a game in the terminal, against a bot or with a friend.

    Keys and mouse are explained in the program itself (press [bold]?[/bold]).

    \b
    Examples:
      sublevel play the-base
      sublevel play the-base --seat M --bot beginner --seed 7
      sublevel play the-base --seat both -o mix=maze -o countdown_start=12
      sublevel play the-base --load my-match.json --lang de
    """
    from sublevel import bots
    from sublevel.terminal.app import play as play_in_terminal

    found = find(game or only_game())
    catalogue(lang)
    bots.make(bot, found, 0)  # an unknown name is told before the screen opens
    people = seats_of(found, seat)
    status = play_in_terminal(
        found.name,
        seats={number: "human" if number in people else bot for number in range(len(found.seats))},
        seed=None if seed is None else check_seed(seed),
        options=read_options(found, option),
        position=position,
        load=load,
        lang=lang,
    )
    raise typer.Exit(status)


def only_game() -> str:
    """The name of the game that goes without saying: the terminal shows no other. Raises UnknownGame if it does."""
    from sublevel.terminal.face import FACES

    names = [name for name in game_names() if name in FACES]
    if len(names) != 1:
        raise UnknownGame(f"which game? There are: {', '.join(names)}")
    return names[0]
