"""The games that there are: the folders of `sublevel.games` with a module `game`; each is loaded when asked for."""

from __future__ import annotations

import functools
import importlib
import pkgutil
from pathlib import Path

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
    """The game of a name: `GAME` in the module `game` of its folder. Raises UnknownGame."""
    if name not in names():
        raise UnknownGame(f"there is no game {quoted(name)}; there are: {', '.join(names())}")
    game = importlib.import_module(f"sublevel.games.{name.replace('-', '_')}.game").GAME
    assert isinstance(game, Game)
    return game
