"""The games that there are: the folders of `sublevel.games` with a module `game`; each is loaded when asked for."""

from __future__ import annotations

import functools
import importlib
import pkgutil
from pathlib import Path

from sublevel.engine.datafiles import DataFolder, check_owner_folder
from sublevel.engine.errors import UnknownGame, quoted
from sublevel.engine.game import Game


@functools.cache
def names() -> tuple[str, ...]:
    """The names of all games."""
    folders = importlib.import_module("sublevel.games").__path__
    packages = [Path(folder) / module.name for folder in folders for module in pkgutil.iter_modules([folder])]
    return tuple(sorted(path.name.replace("_", "-") for path in packages if (path / "game.py").exists()))


@functools.cache
def find(name: str) -> Game:
    """The game of a name: `GAME` in the module `game` of its folder. Raises UnknownGame, or BadFile for its data."""
    if name not in names():
        raise UnknownGame(f"there is no game {quoted(name)}; there are: {', '.join(names())}")
    check_data(name)
    game = importlib.import_module(f"{package(name)}.game").GAME
    assert isinstance(game, Game)
    return game


def package(name: str) -> str:
    """The package of a game."""
    return f"sublevel.games.{name.replace('-', '_')}"


def data_of(name: str) -> DataFolder:
    """The data files of a game."""
    folder = importlib.import_module(f"{package(name)}.data").DATA
    assert isinstance(folder, DataFolder)
    return folder


def check_data(name: str) -> None:
    """Raise BadFile for data of an owner that cannot be played with, before any table is made from it."""
    check_owner_folder(names())
    data_of(name).check_names()
    importlib.import_module(f"{package(name)}.data").check()
