"""Options and scenario files: what can be wrong is said in one line."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import sublevel
from sublevel.engine.errors import BadFile, BadOption
from sublevel.engine.text import Words
from sublevel.games.underground import data, geometry
from sublevel.games.underground.data import DATA, PieceEntry, levels, read_card, read_piece
from sublevel.games.underground.options import UndergroundOptions
from sublevel.games.underground.scenario import plain, scenarios
from sublevel.games.underground.state import OPTION_COUNT

from .positions import GAME

GOOD = plain(scenarios()["stairwell"])


@pytest.mark.parametrize(
    ("values", "message"),
    [
        ({"players": 5}, "a whole number from 1 to 4"),
        ({"setup": "cellar"}, "is not one of random, stairwell, two-stations"),
        ({"timer_mode": "sand"}, "one of"),
        ({"timer_seconds": 10}, "from 30 to 600"),
        ({"end_section": 36}, "from 0 to 35"),
        ({"balance": "loose"}, "one of"),
        ({"level": "easy"}, "unknown"),
    ],
)
def test_bad_options(values: dict[str, Any], message: str) -> None:
    with pytest.raises(BadOption, match=message):
        GAME.new(seed=1, options=values)


def test_an_own_scenario_as_an_option() -> None:
    """It plays like one from a file, and a match with it can be saved."""
    match = GAME.new(seed=4, options={"setup": {**GOOD, "tower": "E9", "keys": 3}, "setup_choices": "auto"})
    assert match.view(0)["keys"] == 3
    assert GAME.load(match.to_json()).digest() == match.digest()


def test_bad_pieces_and_cards() -> None:
    with pytest.raises(BadFile, match=r"I2\.1: 'Q' is no cell"):
        read_piece(PieceEntry("I2.1", "Q W", "S S"))
    with pytest.raises(BadFile, match="turned over"):
        read_piece(PieceEntry("V3.1", "S . / S S", "S . / S S"))
    with pytest.raises(BadFile, match="written on both"):
        read_piece(PieceEntry("I2.1", "S:E S", "S S"))
    with pytest.raises(BadFile, match="is no card"):
        read_card("I9 4b")
    with pytest.raises(ValueError, match="walls are some of"):
        geometry.read_token("S:NN")


def test_bad_levels(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The file of the levels says what is wrong with it (UG-SETUP-21)."""
    right = (DATA / "levels.toml").read_text(encoding="utf-8")
    monkeypatch.setattr(data, "DATA", tmp_path)
    for old, new, error in (
        ("removed = 7", "removed = 33", r"levels\.toml: Expected `int` <= 20 - at `\$\.kidnapper\[...\]\.removed`"),
        ("hard = 10", "worse = 10", r"levels\.toml: Invalid enum value 'worse'"),
        ("medium = 8\n", "", r"levels\.toml: the levels of water are easy, medium, hard, in this order"),
    ):
        (tmp_path / "levels.toml").write_text(right.replace(old, new), encoding="utf-8")
        with pytest.raises(BadFile, match=error):
            levels.__wrapped__()


@pytest.mark.parametrize("lang", sublevel.LANGUAGES)
def test_the_texts_tell_how_many_cards_are_removed(lang: str) -> None:
    """UG-SETUP-21: what players read is what the file says."""
    removed = [str(level.removed) for level in levels().kidnapper.values() if level.removed]
    for key in ("underground-option-kidnapper-level-help", "underground-rule-ug-setup-21"):
        assert re.findall(r"\d+", Words(key, {}).text(lang)) == removed


@pytest.mark.parametrize("name", ["random", *scenarios()])
def test_numbers(name: str) -> None:
    """What the rules read: as many numbers as there is room for, all small."""
    numbers = UndergroundOptions.read({"setup": name}).numbers()
    assert len(numbers) == OPTION_COUNT
    assert all(-1 <= number <= 81 for number in numbers)


@pytest.mark.parametrize(
    ("values", "timer", "end"),
    [
        ({}, "off", 36),
        ({"timer_mode": "turns"}, "turns", 26),
        ({"setup": "knee-deep"}, "turns", 22),
        ({"setup": "rat", "timer_mode": "real"}, "real", 18),
        ({"setup": "random", "kidnapper_level": "hard"}, "turns", 18),
        ({"setup": "random", "end_section": 35}, "turns", 35),
        ({"setup": "random", "timer_mode": "off", "end_section": 3}, "off", 36),
    ],
)
def test_timer_and_end(values: dict[str, Any], timer: str, end: int) -> None:
    """UG-SETUP-5, UG-KID-10: scenario 1 has no timer unless it is asked for."""
    options = UndergroundOptions.read(values)
    assert (options.timer(), options.end()) == (timer, end)
