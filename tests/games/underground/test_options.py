"""Options and scenario files: what can be wrong is said in one line."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

import sublevel
from sublevel.engine.datafiles import read_data
from sublevel.engine.errors import BadFile, BadOption
from sublevel.engine.text import Words
from sublevel.games.underground import data, geometry
from sublevel.games.underground.data import DATA, PieceEntry, PieceFile, PlateauEntry, PlateauFile
from sublevel.games.underground.options import MOST_REMOVED, UndergroundOptions
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
        ({"cards_removed": 31}, "from 0 to 30"),
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


def piece_faults(name: str, a: str, b: str) -> list[str]:
    """What is wrong with the pieces if one of them looks like that."""
    entries = [
        PieceEntry(name, a, b) if entry.name == name else entry for entry in DATA.read("pieces.toml", PieceFile).piece
    ]
    return [message for _, message in data.piece_faults(PieceFile(entries))]


def test_bad_pieces() -> None:
    assert piece_faults("I2.1", "S W", "S S") == []
    assert "I2.1: 'Q' is no cell" in piece_faults("I2.1", "Q W", "S S")[0]
    assert "turned over" in piece_faults("V3.1", "S . / S S", "S . / S S")[0]
    assert "written on both" in piece_faults("I2.1", "S:E S", "S S")[0]
    assert "all pieces of a stack have the same outline" in piece_faults("I2.1", "S / S", "S / S")[0]
    assert "1 to 5 connected cells" in piece_faults("JI", "S S S S S S", "S S S S S S")[0]
    assert "1 to 5 connected cells" in piece_faults("JI", "S . S", "S . S")[0]
    assert "could be laid in" not in piece_faults("JI", "S:N W W W W", "W S W W W")
    with pytest.raises(ValueError, match="walls are some of"):
        geometry.read_token("S:NN")


def plateau_faults(top: str) -> list[str]:
    """What is wrong with the plateaus if the first one looks like that."""
    entries = DATA.read("plateaus.toml", PlateauFile).plateau
    return [message for _, message in data.plateau_faults(PlateauFile([PlateauEntry("a", 1, top), *entries[1:]]))]


def test_plateaus_have_any_shape() -> None:
    """Section 3.4: one to sixteen cells of stone that hang together."""
    assert (
        plateau_faults("S")
        == plateau_faults("S S S / . S . / . Sk .")
        == plateau_faults(" / ".join(["S S S S"] * 4))
        == []
    )
    assert "16 connected cells" in plateau_faults(" / ".join(["S S S"] * 6))[0]
    assert "16 connected cells" in plateau_faults("S . / . S")[0]
    assert "write S, not W" in plateau_faults("S W")[0]
    assert "the first row and the first column hold a cell each" in plateau_faults(". / S")[0]


def test_a_code_must_be_possible() -> None:
    """Section 3.7: at least one chain of five."""
    file = DATA.read("chips.toml", data.ChipFile)
    apart = [msgspec.structs.replace(chip, left="R", right="G") for chip in file.number]
    [(steps, message)] = data.chip_faults(data.ChipFile(file.special, apart))
    assert steps == ("number",)
    assert "no 5 chips make a code" in message


def test_bad_levels(tmp_path: Path) -> None:
    """The file of the levels says what is wrong with it (UG-SETUP-5, UG-SETUP-8)."""
    right = (DATA / "levels.toml").read_text(encoding="utf-8")
    file = tmp_path / "levels.toml"
    for old, new, error in (
        ("medium = 5", "medium = 33", r"levels\.toml, line 5: medium is 33; it must be a whole number from 1 to 9"),
        ("hard = 10", "worse = 10", r"levels\.toml, line 11: unknown name 'worse'; it must be one of"),
        ("medium = 8\n", "", r"levels\.toml, line 8: the levels of water are easy, medium, hard, in this order"),
    ):
        file.write_text(right.replace(old, new), encoding="utf-8")
        with pytest.raises(BadFile, match=error):
            read_data(file, data.Levels, data.level_faults)


@pytest.mark.parametrize("lang", sublevel.LANGUAGES)
def test_the_texts_tell_how_many_cards_may_be_removed(lang: str) -> None:
    """UG-SETUP-21: what players read is what the option takes; the levels say nothing of cards."""
    told = re.findall(r"\d+", Words("underground-option-cards-removed-help", {}).text(lang))
    assert told == ["0", str(MOST_REMOVED), "0"]
    assert not re.findall(r"\d", Words("underground-option-kidnapper-level-help", {}).text(lang))


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


@pytest.mark.parametrize(
    ("values", "timer"),
    [
        ({}, "off"),
        *(({"setup": name}, "real") for name in ["random", *scenarios()] if name != "stairwell"),
        ({"setup": {**GOOD, "timer": True}}, "real"),
        ({"setup": "stairwell", "timer_mode": "real"}, "real"),
        ({"setup": "rat", "timer_mode": "turns"}, "turns"),
        ({"setup": "rat", "timer_mode": "off"}, "off"),
    ],
)
def test_at_a_table_with_people_the_sand_runs_in_real_time(values: dict[str, Any], timer: str) -> None:
    """UG-TIME-7: in every set-up but scenario 1, unless something else is chosen; elsewhere turns are counted."""
    options = UndergroundOptions.read_for_people(values)
    assert options.timer() == timer
    assert UndergroundOptions.read(options.plain()) == options
    assert UndergroundOptions.read(values).timer() == (
        "turns" if timer == "real" and "timer_mode" not in values else timer
    )
