"""What a match looked like yesterday it looks like today, or the change is wanted and reviewed."""

from __future__ import annotations

import pytest

import sublevel
from tests.golden.playthrough import FOLDER, SCRIPTS, Script, text


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda script: script.path.stem)
def test_playthrough(script: Script) -> None:
    """`python -m tests.golden.playthrough` writes the files anew, if the change is meant."""
    assert text(script).splitlines() == script.path.read_text(encoding="utf-8").splitlines()


def test_every_game_has_a_playthrough() -> None:
    assert {script.game for script in SCRIPTS} == set(sublevel.game_names())


def test_no_file_is_left_over() -> None:
    assert {path.name for path in FOLDER.glob("*.txt")} == {script.path.name for script in SCRIPTS}
