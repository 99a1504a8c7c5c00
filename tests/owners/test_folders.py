"""A folder of an owner's data: what is wrong with one is said in one line; today's files are where one starts."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import sublevel
from sublevel.engine.datafiles import VARIABLE, line_of
from tests.cli.running import error_line, good, program
from tests.owners.boxes import changed, put

CARD_A1 = '"J 3b"'


def refused(folder: Path) -> str:
    """The one line with which a folder is refused."""
    result = program("data", "check", str(folder), SUBLEVEL_TARGET="python")
    assert result.returncode == 2, result.stdout
    assert result.stdout == ""
    return error_line(result.stderr)


@pytest.mark.parametrize(
    ("game", "name", "old", "new", "says"),
    [
        ("underground", "cards.toml", "A = [", "A = [[", "line 6: not TOML: Unclosed array"),
        ("underground", "cards.toml", CARD_A1, '"J 6b"', "line 5: entry 1 of A is 'J 6b'; it must be a card such as"),
        ("underground", "cards.toml", CARD_A1 + ",", "", "line 5: A has 8 entries; there must be 9"),
        (
            "underground",
            "chips.toml",
            "digit = 9",
            "digit = 19",
            "line 26: digit is 19; it must be a whole number from 0",
        ),
        (
            "underground",
            "chips.toml",
            'right = "G"',
            'rigth = "G"',
            "line 10: unknown field 'rigth'; did you mean right?",
        ),
        ("underground", "chips.toml", "digit = 4\n", "", "line 6: the field digit of entry 1 of number is missing"),
        (
            "underground",
            "plateaus.toml",
            '"S S / S S"',
            '"S S / S S S W"',
            "line 6: plateau a: the top of a plateau is st",
        ),
        ("underground", "plateaus.toml", 'name = "c"', 'name = "x"', "line 13: entry 3 is 'x'; it must be c"),
        ("underground", "scenarios/rat.toml", 'start = "A1"', 'start = "Z1"', "rat.toml, line "),
        (
            "star-quest",
            "boards.toml",
            ":B B B B|",
            "xB B B B|",
            "line 6: board Spine: line 2 of the map: 'x' is no edge",
        ),
        ("star-quest", "tokens.toml", "G = 2", "G = true", "line 5: G is true; it must be a whole number from 0 to 99"),
        ("panic-station", "cards.toml", "count = 7", "count = 8", "search cards add up to 47; they must add up to 46"),
        ("panic-station", "rooms.toml", '"wooo"', '"woo"', "line 14: edges is 'woo'; it must be four letters"),
        ("the-base", "mixes.toml", "T = 12", "T = 11", "line 4: the five numbers of standard add up to 23; they must"),
    ],
)
def test_a_wrong_file_is_named_with_its_line(
    tmp_path: Path, game: str, name: str, old: str, new: str, says: str
) -> None:
    path = changed(tmp_path, game, name, old, new)
    line = refused(tmp_path)
    assert line.startswith(str(path)), line
    assert says in line


def test_what_replaces_nothing_is_named(tmp_path: Path) -> None:
    misnamed = put(tmp_path, "underground", "card.toml", "")
    assert refused(tmp_path).startswith(f"{misnamed}: unknown; there can be cards.toml, ")
    misnamed.unlink()
    (tmp_path / "underground").rename(tmp_path / "undergruond")
    assert "undergruond: unknown; there can be a folder for each game" in refused(tmp_path)


@pytest.mark.parametrize("command", [("simulate", "underground"), ("info",), ("serve", "--port", "0")])
def test_every_command_refuses_a_wrong_folder(tmp_path: Path, command: tuple[str, ...]) -> None:
    changed(tmp_path, "underground", "chips.toml", "digit = 9", "digit = 19")
    result = program(*command, SUBLEVEL_TARGET="python", SUBLEVEL_DATA=str(tmp_path))
    assert result.returncode == 2
    assert "chips.toml, line 26: digit is 19" in error_line(result.stderr)


def test_a_folder_that_is_not_there() -> None:
    result = program("info", SUBLEVEL_TARGET="python", SUBLEVEL_DATA="nowhere")
    assert error_line(result.stderr).startswith(f"{VARIABLE}: 'nowhere' is not a folder")


def test_today_s_files_are_exported_and_mean_the_same(tmp_path: Path) -> None:
    """They load, have the digest of the data that come with the games, and keep their comments."""
    for name in sublevel.game_names():
        good("data", "export", name, str(tmp_path))
    checked = program("data", "check", str(tmp_path), SUBLEVEL_TARGET="python").stdout
    for name in sublevel.game_names():
        data = sublevel.game(name).data
        assert data is not None
        assert f"{name}: data {data.digest}, as it comes with the game\n" in checked
        for file in data.replaceable:
            assert (tmp_path / name / file).read_text("utf-8").startswith("#"), file
    again = program("data", "export", "the-base", str(tmp_path), SUBLEVEL_TARGET="python")
    assert "mixes.toml is there already" in error_line(again.stderr)


def test_comments_and_layout_do_not_change_the_digest(tmp_path: Path) -> None:
    text = "".join(f"[{name}]\nX = {x}\nT = {24 - x}\n" for name, x in (("standard", 4), ("other", 9)))
    put(tmp_path, "the-base", "mixes.toml", text)
    first = program("data", "check", str(tmp_path), SUBLEVEL_TARGET="python").stdout
    sections = text.replace("[other]", "# another\n\n[other]").replace("X = 9\nT = 15", "T = 15 # junctions\nX = 9")
    put(tmp_path, "the-base", "mixes.toml", sections)
    assert program("data", "check", str(tmp_path), SUBLEVEL_TARGET="python").stdout == first
    assert re.search(rf"the-base: data [0-9a-f]{{12}}, from {re.escape(str(tmp_path))}", first)


def test_the_line_of_a_value() -> None:
    text = "a = 1\n\n# a comment\n[[b]]\nc = [\n  1,\n]\n[[b]]\nd = { e = 2 }\n"
    assert line_of(text, ("a",)) == 1
    assert line_of(text, ("b", 0)) == 4
    assert line_of(text, ("b", 0, "c", 0)) == 5
    assert line_of(text, ("b", 1, "d", "e")) == 9
    assert line_of(text, ("b", 1, "missing")) == 8
    assert line_of(text, ()) is None
