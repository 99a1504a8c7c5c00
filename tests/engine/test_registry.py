"""The registry: games are found by their folders, loaded when asked for, and complete."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import sublevel
from sublevel import errors
from sublevel.engine.game import Game
from sublevel.engine.options import Options

NAMES = sublevel.game_names()


def test_every_folder_is_a_game() -> None:
    folder = Path(sublevel.__file__).parent / "games"
    folders = sorted(entry.name for entry in folder.iterdir() if (entry / "__init__.py").is_file())
    assert [name.replace("-", "_") for name in NAMES] == folders
    assert "the-base" in NAMES


@pytest.mark.parametrize("name", NAMES)
def test_a_game_is_made_once(name: str) -> None:
    game = sublevel.game(name)
    assert isinstance(game, Game)
    assert game.name == name
    assert sublevel.game(name) is game


@pytest.mark.parametrize("name", NAMES)
def test_a_game_says_all_about_itself(name: str) -> None:
    game = sublevel.game(name)
    assert game.title
    assert game.version
    assert len(set(game.seats)) == len(game.seats) in range(1, 7)
    assert issubclass(game.options, Options)
    assert game.options.read(None).plain().keys() == set(game.options.__struct_fields__)
    assert 0 < game.actions < 1 << 15  # what the list of legal actions can hold
    for module in game.modules:
        assert (Path(sublevel.__file__).parent / "games" / name.replace("-", "_") / f"{module}.py").is_file()


@pytest.mark.parametrize("name", ["", "ludo", "The-Base", "the_base", "../engine", "the-base ", "x" * 1000])
def test_unknown_games(name: str) -> None:
    with pytest.raises(errors.UnknownGame, match=r"there is no game .*; there are: .*the-base") as caught:
        sublevel.game(name)
    assert "\n" not in str(caught.value)


def test_games_are_loaded_when_asked_for() -> None:
    code = "import sys, sublevel; sublevel.game_names(); print([m for m in sys.modules if 'sublevel.games.' in m])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
