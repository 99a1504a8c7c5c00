"""`sublevel data`: what is printed on the components of a box, entered by its owner."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated, Literal

import typer

from sublevel.engine.datafiles import VARIABLE, text_of
from sublevel.engine.errors import BadFile, BadOption
from sublevel.engine.registry import check_data, data_of, find, names

Deed = Literal["export", "check"]
USAGE = "sublevel data export GAME DIR, or sublevel data check DIR"


def data(
    deed: Annotated[
        Deed,
        typer.Argument(metavar="export|check", help="export: write a game's files to DIR; check: read those of DIR."),
    ],
    words: Annotated[list[str], typer.Argument(metavar="[GAME] DIR", help="The game to export, and the folder.")],
) -> None:
    """Enter what is printed on the components of your box.

    `export` writes today's files of a game to a folder, with comments. Edit them, drop those you do not change, and
    play with `sublevel serve --data DIR`; all other commands read the variable SUBLEVEL_DATA. `check` tells what is
    wrong, in one line. docs/data.md explains every field.

    \b
    Examples:
      sublevel data export underground my-boxes
      sublevel data check my-boxes
      SUBLEVEL_DATA=my-boxes sublevel simulate underground
    """
    match deed, words:
        case "export", [game, folder]:
            export(game, Path(folder))
        case "check", [folder]:
            look_at(folder)
        case _:
            raise BadOption(f"{deed}: {len(words)} arguments; right would be {USAGE}")


def export(game: str, folder: Path) -> None:
    """Write the files of a game as they are played with now. Raises BadOption if that would overwrite one."""
    files = find(game).data
    assert files is not None
    targets = {name: folder / game / name for name in files.replaceable}
    if there := next((path for path in targets.values() if path.exists()), None):
        raise BadOption(f"{there} is there already; choose another folder, or remove it")
    for name, path in targets.items():
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text_of(files / name), encoding="utf-8")
        except OSError as error:
            raise BadOption(f"{path}: cannot be written: {error.strerror}") from None
        print(path)


def look_at(folder: str) -> None:
    """Say with which data each game would be played. Raises BadFile for a folder that cannot be played with."""
    if not Path(folder).is_dir():
        raise BadFile(f"{folder} is not a folder; name one that holds a folder for each game: {', '.join(names())}")
    os.environ[VARIABLE] = folder  # no game is imported yet
    for name in names():
        check_data(name)
    for name in names():
        print(f"{name}: {said(name)}")


def said(game: str) -> str:
    """With which data a game is played, in words."""
    data = data_of(game)
    return f"data {data.digest}, " + (f"from {data.own}" if data.own_digest else "as it comes with the game")
