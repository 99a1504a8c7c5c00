"""Scenarios of one's own: what is wrong is said with its place and its line, what is right plays and stays whole."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

import sublevel
from sublevel.cli import app
from sublevel.engine.errors import BadFile, BadOption
from sublevel.engine.scenario import OWN_FOLDER, line_of
from sublevel.engine.text import say
from sublevel.games.underground import scenario
from sublevel.games.underground.options import UndergroundOptions
from sublevel.games.underground.scenario import (
    check_file,
    check_values,
    own_scenarios,
    plain,
    read_files,
    scenarios,
    write_file,
)
from tests.test_text import messages

from .positions import GAME

GOOD = plain(scenarios()["stairwell"])
FILE = Path(scenario.__file__).parent / "data" / "scenarios" / "canal.toml"


def changed(**changes: Any) -> dict[str, Any]:
    """The first scenario with other values; None leaves one out."""
    values = {**GOOD, **changes}
    return {name: value for name, value in values.items() if value is not None}


def moved(**plateaus: Any) -> dict[str, Any]:
    """The first scenario with plateaus elsewhere; None takes one away."""
    values = {**GOOD["plateaus"], **plateaus}
    return changed(plateaus={name: cell for name, cell in values.items() if cell is not None})


# What is wrong, the value that it is about, and where it shows on the board.
WRONG: list[tuple[dict[str, Any], str, str, set[str]]] = [
    (moved(b="D2"), "Plateau b at D2 lies on plateau a.", "plateaus.b", {"D2", "E2"}),
    (moved(h="D8"), "Plateau h at D8 lies on the tower.", "plateaus.h", {"E9"}),
    (moved(h="I7"), "Plateau h at I7 does not lie inside the board.", "plateaus.h", {"I7", "I8"}),
    (moved(h="A9"), "Plateau h at A9 does not lie inside the board.", "plateaus.h", {"A9", "B9"}),
    (moved(c=None, g=None), "These plateaus are missing: c, g.", "plateaus", set()),
    (moved(i="A1"), "There is no plateau 'i'. They are a to h.", "plateaus", set()),
    (moved(b="D0"), "plateaus.b: 'D0' is no cell. Cells are A1 to I9.", "plateaus.b", set()),
    (moved(b="D1\n"), "plateaus.b: 'D1\\n' is no cell. Cells are A1 to I9.", "plateaus.b", set()),
    (moved(b=7), "plateaus.b: 7 is no cell. Cells are A1 to I9.", "plateaus.b", set()),
    (
        changed(plateaus=["A1"]),
        "plateaus: ['A1'] is no table of the plateaus a to h with a cell each.",
        "plateaus",
        set(),
    ),
    (changed(start="E9"), "Only one of these can be on E9: tower, figure.", "start", {"E9"}),
    (changed(codes=["A3", "A3", "G5", "H4"]), "Only one of these can be on A3: code chip, code chip.", "codes", {"A3"}),
    (changed(water=["H4"]), "Only one of these can be on H4: code chip, water.", "water", {"H4"}),
    (changed(rat="D1"), "Only one of these can be on D1: figure, rat.", "rat", {"D1"}),
    (changed(codes=["A3"]), "Code chips on the board: 1. There must be 4.", "codes", set()),
    (changed(codes=["A3", "C5", "G5", "H4", "A7"]), "Code chips on the board: 5. There must be 4.", "codes", {"A7"}),
    (
        changed(water=[f"{row}{column}" for row in "ABC" for column in range(1, 10)], codes=["D3", "D4", "G5", "H4"]),
        "Water tiles on the board: 27. There can be 24 at most.",
        "water",
        {"C7", "C8", "C9"},
    ),
    (changed(door="E"), "The door on E9 faces east, where the board ends.", "door", {"E9"}),
    (changed(tower=None), "The tower is missing.", "tower", set()),
    (changed(start=None), "The figure's start is missing.", "start", set()),
    (changed(draw_pile=None), "draw_pile is missing.", "draw_pile", set()),
    (changed(tower="J1"), "tower: 'J1' is no cell. Cells are A1 to I9.", "tower", set()),
    (changed(tower="A1\n"), "tower: 'A1\\n' is no cell. Cells are A1 to I9.", "tower", set()),
    (changed(draw_pile=74), "draw_pile: 74 is no whole number from 1 to 73.", "draw_pile", set()),
    (changed(draw_pile=True), "draw_pile: True is no whole number from 1 to 73.", "draw_pile", set()),
    (changed(door="up"), "door: 'up' is not one of E, N, S, W.", "door", set()),
    (changed(level="cruel"), "level: 'cruel' is not one of easy, hard, medium.", "level", set()),
    (changed(canal="J"), "canal: 'J' is not one of A, B, C, D, E, F, G, H, I.", "canal", set()),
    (changed(timer="on"), "timer: 'on' is neither true nor false.", "timer", set()),
    (changed(water="A1"), "water: 'A1' is no list of cells such as A1, E6, I9.", "water", set()),
    (changed(codes=[1, 2, 3, 4]), "codes: [1, 2, 3, 4] is no list of cells such as A1, E6, I9.", "codes", set()),
    (changed(title="two\nlines"), "title: 'two\\nlines' is not one short line of text.", "title", set()),
    (changed(title="line\n"), "title: 'line\\n' is not one short line of text.", "title", set()),
    (changed(lava=["A1"]), "A scenario has no 'lava'. It has title, about, number,", "", set()),
]


@pytest.mark.parametrize(("values", "message", "field", "places"), WRONG)
def test_a_fault_is_said_with_its_place(values: dict[str, Any], message: str, field: str, places: set[str]) -> None:
    """UG-SETUP-12, UG-SETUP-13, UG-RAT-1: one mistake, one fault; as an option it is refused with it."""
    [fault] = check_values(values).faults
    assert fault.text().startswith(message)
    assert (fault.field, set(fault.places)) == (field, places)
    with pytest.raises(BadOption) as caught:
        GAME.new(seed=1, options={"setup": values})
    assert str(caught.value) == f"scenario: {fault.text()}"


def test_all_faults_are_told_at_once() -> None:
    values = {**moved(b="D2", c=None), "door": "E", "rat": "D1", "tiles": 9}
    assert [fault.field for fault in check_values(values).faults] == ["tiles", "plateaus", "plateaus.b", "rat", "door"]


def test_the_rat_does_not_mind_water() -> None:
    """UG-RAT-5."""
    assert not check_values(changed(rat=GOOD["water"][0])).faults


@pytest.mark.parametrize("lang", sublevel.LANGUAGES)
def test_every_fault_is_said_in_every_language(lang: str) -> None:
    for values, *_ in WRONG:
        for fault in check_values(values).faults:
            assert len(say(fault.key, fault.args, lang)) >= 10


def test_no_message_waits_for_nothing() -> None:
    written = {key for key in messages("en") if key.startswith("underground-fault-")}
    said = {fault.key for values, *_ in WRONG for fault in check_values(values).faults}
    assert written == said | {"underground-fault-no-toml"}


def test_whatever_is_sent_is_answered() -> None:
    """Values of all sorts under all names: never an error, and what is returned can be sent again."""
    rng = random.Random(3)
    sorts: list[Any] = [
        None,
        True,
        -1,
        3,
        2.5,
        "",
        "A1",
        "Z9",
        "é" * 90,
        [],
        ["A1"],
        [None],
        {},
        {"a": "A1"},
        {"a": []},
    ]
    for _ in range(3000):
        names = rng.sample([*GOOD, "lava", ""], rng.randint(0, 8))
        values = {**(GOOD if rng.random() < 0.5 else {}), **{name: rng.choice(sorts) for name in names}}
        checked = check_values(values)
        assert bool(checked.faults) != bool(checked.file)
        assert set(checked.values) <= set(scenario.TYPES)
        again = check_values(checked.values)
        assert checked.values.items() <= again.values.items()


# Files.


@pytest.mark.parametrize("name", scenarios())
def test_a_scenario_is_written_as_it_is_read(name: str) -> None:
    text = write_file(scenarios()[name])
    assert check_file(text).values == plain(scenarios()[name])
    assert check_file(text).file == text


def test_odd_titles_are_written_as_they_are() -> None:
    values = changed(title='Kellér "1" \\ \u2028 #', about="ř")
    text = check_values(values).file
    assert check_file(text).values == values


def test_a_file_that_is_no_toml() -> None:
    [fault] = check_file("tower =").faults
    assert fault.text().startswith("This is no scenario file: Invalid value (at end of document)")
    [fault] = check_file("a = " + "[" * 5000).faults
    assert fault.text().startswith("This is no scenario file")
    assert check_file("a = 1979-05-27\nb = nan").faults


def test_lines_are_found() -> None:
    text = 'tower = "A1"\n# door = "N"\n  door="S" # here\n[plateaus]\na = "A1"\ntower = 3\n'
    assert line_of(text, "door") == 3
    assert line_of(text, "tower") == 1
    assert line_of(text, "plateaus") == 4
    assert line_of(text, "plateaus.a") == 5
    assert line_of(text, "plateaus.b") is None


def test_a_bad_file_is_named_with_its_line(tmp_path: Path) -> None:
    """Section 3.8: whoever adds one writes a file; faults are named with it."""
    text = FILE.read_text(encoding="utf-8")
    own = tmp_path / "my-cellar.toml"
    own.write_text(text.replace('tower = "A5"', 'tower = "A6"').replace("number = 5", "number = 8"), encoding="utf-8")
    assert read_files([own])["my-cellar"].tower == "A6"
    own.write_text(text.replace('"A5"', '"Z5"'), encoding="utf-8")
    with pytest.raises(BadFile, match=r"my-cellar\.toml, line 4: tower: 'Z5' is no cell\. Cells are A1 to I9\."):
        read_files([own])
    own.write_text("tower =", encoding="utf-8")
    with pytest.raises(BadFile, match=r"my-cellar\.toml, This is no scenario file"):
        read_files([own])
    own.write_bytes(b"\xff\xfe")
    with pytest.raises(BadFile, match=r"my-cellar\.toml cannot be read"):
        read_files([own])


# The owner's folder.


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder with one scenario, named in the environment."""
    text = FILE.read_text(encoding="utf-8").replace("number = 5", 'title = "My cellar"\nkeys = 3')
    (tmp_path / "my-cellar.toml").write_text(text, encoding="utf-8")
    (tmp_path / "notes.txt").write_text("not a scenario", encoding="utf-8")
    monkeypatch.setenv(OWN_FOLDER, str(tmp_path))
    scenario.own_files.cache_clear()
    yield tmp_path
    scenario.own_files.cache_clear()


def test_a_scenario_of_the_owner_is_offered(folder: Path) -> None:
    """Section 3.8."""
    named = UndergroundOptions.named_values()["setup"]
    assert list(named) == [*scenarios(), "my-cellar", "random"]
    values = named["my-cellar"]
    assert values is not None
    assert values["title"] == "My cellar"


def test_a_match_with_it_stays_whole_without_the_folder(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match = GAME.new(seed=5, options={"setup": "my-cellar", "setup_choices": "auto"})
    assert match.view(0)["keys"] == 3
    saved = match.to_json()
    monkeypatch.delenv(OWN_FOLDER)
    assert not own_scenarios()
    assert GAME.load(saved).digest() == match.digest()
    with pytest.raises(BadOption, match="'my-cellar' is not one of random, stairwell"):
        GAME.new(seed=5, options={"setup": "my-cellar"})


def test_a_folder_that_is_not_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(OWN_FOLDER, "no/such/folder")
    with pytest.raises(BadFile, match=f"{OWN_FOLDER}: 'no/such/folder' is no folder"):
        own_scenarios()
    assert GAME.new(seed=1, options={"setup": "canal"}).waiting  # the house's own need no folder


def test_a_name_of_the_house_is_taken(folder: Path) -> None:
    (folder / "my-cellar.toml").rename(folder / "rat.toml")
    with pytest.raises(BadFile, match=r"rat\.toml: there is a scenario rat already"):
        own_scenarios()


# The command.


def command(*arguments: object) -> tuple[int, str]:
    result = CliRunner().invoke(app.program, ["scenario", "--game", "underground", *map(str, arguments)])
    assert result.exception is None or isinstance(result.exception, SystemExit)
    return result.exit_code, result.output


def test_the_command_says_what_is_wrong_line_by_line(tmp_path: Path) -> None:
    text = FILE.read_text(encoding="utf-8")
    bad = tmp_path / "bad.toml"
    bad.write_text(text.replace('"A5"', '"Z5"').replace('a = "G1"', 'a = "H4"'), encoding="utf-8")
    assert command("check", FILE) == (0, f"{FILE}: right\n")
    status, output = command("check", FILE, bad)
    assert status == 1
    assert output.splitlines() == [
        f"{FILE}: right",
        f"{bad}, line 4: tower: 'Z5' is no cell. Cells are A1 to I9.",
        f"{bad}, line 15: Plateau b at H4 lies on plateau a.",
    ]


def test_an_empty_file_tells_what_a_scenario_needs(tmp_path: Path) -> None:
    empty = tmp_path / "empty.toml"
    empty.write_text("", encoding="utf-8")
    status, output = command("check", empty)
    assert status == 1
    assert "The tower is missing." in output
    assert "Traceback" not in output


def test_the_command_shows_a_file_as_it_would_be_written() -> None:
    status, output = command("show", FILE)
    assert status == 0
    assert check_file(output).values == plain(scenarios()["canal"])


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("check", "no-such-file.toml"), "no-such-file.toml: No such file or directory"),
        (("check", "x.toml", "--game", "the-base"), "x.toml: No such file or directory"),
        (("check", FILE, "--game", "the-base"), "The Base has no scenarios"),
        (("check", FILE, "--game", "chess"), "chess"),
        (("praise", FILE), "praise"),
        (("check", FILE.parent), "directory"),
    ],
)
def test_mistakes_get_one_line(arguments: tuple[object, ...], message: str) -> None:
    status, output = command(*arguments)
    assert status == 2
    assert message in output
    assert len(output.strip().splitlines()) == 1
