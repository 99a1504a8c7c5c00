"""`sublevel scenario`: look at scenarios that somebody made, before they are played."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

import typer

from sublevel.cli.app import FAILED
from sublevel.engine.errors import BadFile, BadOption
from sublevel.engine.game import Game
from sublevel.engine.registry import find, names

Deed = Literal["check", "show"]


def scenario(
    deed: Annotated[
        Deed, typer.Argument(metavar="check|show", help="check: what is wrong; show: the file as it would be written.")
    ],
    files: Annotated[list[Path], typer.Argument(metavar="FILE...", help="Scenarios, each a TOML file.")],
    game: Annotated[str | None, typer.Option(help="Whose scenarios; needed where several games have some.")] = None,
) -> None:
    """Look at scenario files of your own.

    What is wrong is said line by line, and the exit status is 1. `sublevel serve --scenarios FOLDER` offers those that
    are right to everybody at the table. An empty file tells what a scenario needs.

    \b
    Examples:
      sublevel scenario check --game underground my-cellar.toml
      sublevel scenario check --game star-quest missions/*.toml
      sublevel scenario show --game underground my-cellar.toml > tidied.toml
    """
    found = game_with_scenarios(game)
    results = [look_at(found, file, deed) for file in files]
    raise typer.Exit(0 if all(results) else FAILED)


def look_at(game: Game, file: Path, deed: Deed) -> bool:
    """Say what there is to say about a file; whether it can be played."""
    try:
        text = file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        detail = error.strerror if isinstance(error, OSError) else "it is no text"
        raise BadFile(f"{file}: {detail}") from None
    checked = game.check_scenario(text)
    for said in checked.located(text):
        print(f"{file}, {said}")
    if not checked.faults:
        print(checked.file if deed == "show" else f"{file}: right")
    return not checked.faults


def game_with_scenarios(name: str | None) -> Game:
    """The game that is meant. Raises BadOption."""
    if name is not None:
        return find(name)
    able = [game for game in map(find, names()) if type(game).check_scenario is not Game.check_scenario]
    if len(able) != 1:
        raise BadOption(f"--game: say which one is meant; there are {', '.join(game.name for game in able)}")
    return able[0]
