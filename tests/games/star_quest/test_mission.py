"""Missions of one's own (SQ-DATA-8): what can be wrong with them, files, the owner's folder."""

from __future__ import annotations

import copy
from pathlib import Path
from typing import Any

import pytest

from sublevel.engine.errors import BadFile
from sublevel.engine.scenario import OWN_FOLDER
from sublevel.games.star_quest import mission
from sublevel.games.star_quest.mission import check_file, check_values, missions, plain, write_file
from sublevel.games.star_quest.options import StarQuestOptions
from tests.test_text import arguments, messages


def values(**changes: Any) -> dict[str, Any]:
    """The first mission, changed; a dot leads into a table."""
    found: dict[str, Any] = copy.deepcopy(plain(missions()["dead-signal"]))
    for name, value in changes.items():
        if value is None:
            del found[name]
        else:
            found[name] = value
    return found


@pytest.mark.parametrize("name", missions())
def test_missions_come_back_from_their_files(name: str) -> None:
    """SQ-DATA-8: squares and rooms exist, ports lie on corridor squares, lists fit the token stock."""
    house = missions()[name]
    checked = check_file(write_file(house))
    assert not checked.faults
    assert mission.read_mission(checked.values) == house
    assert checked.file == write_file(house)


def test_walking_distances_of_the_docks_are_fair() -> None:
    """SQ-DATA-8: from the three docks to the objective they differ by at most five squares in M1, M3 and M7."""
    from sublevel.games.star_quest import hulk, rules
    from sublevel.games.star_quest.state import Hulk

    for name in ("dead-signal", "black-box", "heart-of-chaos"):
        s = Hulk()
        for i, number in enumerate(StarQuestOptions.read({"mission": name, "players": 4}).numbers()):
            s.options[i] = number
        rules.setup(s)
        for door in range(24):
            hulk.set_door(s, door, 1)
        far = []
        for colour in range(3):
            seen, ends, steps = {hulk.port_square(s, colour, 0)}, [hulk.port_square(s, colour, 0)], 0
            while s.primary[3] not in seen:
                steps += 1
                steps_open = [(here, d) for here in ends for d in range(8) if hulk.may_step(s, here, d, 3)]
                ends = sorted({hulk.neighbour(s, here, d) for here, d in steps_open} - seen)
                seen |= set(ends)
            far.append(steps)
        assert max(far) - min(far) <= 5, name


FAULTS: list[tuple[dict[str, Any], str, str]] = [
    ({"colour": "red"}, "unknown", ""),
    ({"layout": None}, "missing", "layout"),
    ({"name": "a\nb"}, "text", "name"),
    ({"difficulty": 9}, "number", "difficulty"),
    ({"reserve": "1.e1"}, "value", "reserve"),
    ({"layout": {"NW": [1, 0], "NE": [1, 0], "SW": [3, 0], "SE": [4, 0]}}, "layout", "layout"),
    ({"layout": {"NW": [1, 4], "NE": [2, 0], "SW": [3, 0], "SE": [4, 0]}}, "turns", "layout.NW"),
    ({"docks": {"RED": "W1", "YEL": "W3"}}, "docks", "docks"),
    ({"docks": {"RED": "W1", "YEL": "W1", "BLU": "E4"}}, "docks-shared", "docks"),
    ({"docks": {"RED": "N3", "YEL": "W3", "BLU": "E4"}}, "dock-in-room", "docks.RED"),
    ({"chips": {"1": {"G": 4}}}, "chips", "chips"),
    ({"blips": {"G": 3, "A": 2, "X": 1}}, "kind", "blips"),
    ({"blips": {"G": 3, "A": 5}}, "tokens", "blips"),
    ({"blips": {"A": 0}}, "no-blips", "blips"),
    ({"reserve": ["1.e1", "9.z9"]}, "square", "reserve"),
    ({"reserve": ["1.a1"]}, "reserve-corridor", "reserve"),
    ({"reserve": ["1.e1", "1.e1"]}, "twice", "reserve"),
    ({"secondary": {"type": "USE", "squares": ["2.h7"]}}, "objectives-shared", "secondary"),
    ({"primary": {"type": "USE", "squares": ["2.h7"], "count": 2}}, "use", "primary"),
    ({"primary": {"type": "CARRY"}}, "carry", "primary"),
    ({"primary": {"type": "HOLD", "room": "4:Q", "figures": 2}}, "hold", "primary"),
    ({"primary": {"type": "REMOVE"}}, "objective-kind", "primary"),
    ({"primary": {"type": "REMOVE", "kind": "G", "count": 9}}, "removals", "primary"),
    ({"primary": {"type": "REMOVE", "kind": "D"}}, "too-few", "primary"),
    ({"primary": {"type": "SCORE", "points": 200}}, "too-many-points", "primary"),
]


@pytest.mark.parametrize(("changes", "name", "field"), FAULTS, ids=[name for _, name, _ in FAULTS])
def test_what_is_wrong_is_said_in_four_languages(changes: dict[str, Any], name: str, field: str) -> None:
    """SQ-DATA-8: a missing board, an objective that cannot be fulfilled, a reserve square in a corridor ..."""
    checked = check_values(values(**changes))
    assert checked.file == ""
    found = [fault for fault in checked.faults if fault.key == f"star-quest-fault-{name}"]
    assert found, [fault.key for fault in checked.faults]
    assert found[0].field == field
    texts = {found[0].text(lang) for lang in ("en", "de", "cs", "sk")}
    assert len(texts) == 4
    assert arguments("en", found[0].key) <= set(found[0].args)


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"layout": {"NW": 1}}, "This doesn't fit: layout: NW is 1; it must be a list."),
        ({"layout": 3}, "This doesn't fit: layout is 3; it must be a table."),
        ({"reserve": [3]}, "This doesn't fit: reserve: entry 1 of reserve is 3; it must be a text."),
        ({"primary": {"type": "FLY"}}, "This doesn't fit: primary: type is 'FLY'; it must be one of 'CARRY', 'CLEAR',"),
        ({"name": "x" * 41}, "is not one line of at most 40 characters."),
    ],
)
def test_what_would_be_right_is_said_in_plain_words(changes: dict[str, Any], sentence: str) -> None:
    """SQ-DATA-8: the very value that is wrong and what it must be, without a word of the program that read it."""
    told = check_values(values(**changes)).faults[0].text()
    assert sentence in told
    assert "`" not in told


def test_no_message_about_faults_is_left_over() -> None:
    written = {key for key in messages("en") if key.startswith("star-quest-fault-")}
    assert written == {f"star-quest-fault-{name}" for _, name, _ in FAULTS} | {"star-quest-fault-no-toml"}


def test_faults_name_the_line_of_a_file() -> None:
    text = write_file(missions()["dead-signal"]).replace('RED = "W1"', 'RED = "N3"')
    checked = check_file(text)
    line = text.splitlines().index('RED = "N3"') + 1
    assert checked.located(text) == [
        f"line {line}: The port N3 of RED leads into a room; it has to lead into a corridor."
    ]
    assert check_file("layout = [").faults[0].key == "star-quest-fault-no-toml"


def test_the_mission_of_the_manual_is_right() -> None:
    """docs/missions.md shows a file that can be played."""
    manual = Path(__file__).resolve().parents[3] / "docs" / "missions.md"
    text = manual.read_text(encoding="utf-8").split("```toml\n")[1].split("```")[0]
    assert check_file(text).located(text) == []
    assert StarQuestOptions.read({"mission": check_file(text).values}).mission_played().name == "The silent barge"


def test_the_list_of_missions_keeps_what_is_for_chaos_alone() -> None:
    """SQ-VIEW-3."""
    for listed in StarQuestOptions.named_values()["mission"].values():
        assert listed is not None
        assert {"briefing", "difficulty", "layout", "primary"} <= set(listed)
        assert not {"blips", "chips", "reserve", "secondary", "secondary_text"} & set(listed)


def test_missions_of_the_owner_have_a_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    own = tmp_path / "star-quest"
    own.mkdir()
    (own / "my-wreck.toml").write_text(write_file(missions()["dead-signal"]), encoding="utf-8")
    monkeypatch.setenv(OWN_FOLDER, str(tmp_path))
    options = StarQuestOptions.read({"mission": "my-wreck"})
    assert options.mission_name() == "custom"
    assert "my-wreck" in StarQuestOptions.named_values()["mission"]
    (own / "black-box.toml").write_text(write_file(missions()["dead-signal"]), encoding="utf-8")
    mission.own_files.cache_clear()
    with pytest.raises(BadFile, match="there is a mission black-box already"):
        StarQuestOptions.read({"mission": "my-wreck"})
    (own / "black-box.toml").unlink()
    (own / "wrong.toml").write_text("number = 1\n", encoding="utf-8")
    mission.own_files.cache_clear()
    with pytest.raises(BadFile, match=r"wrong\.toml, The entry layout is missing"):
        StarQuestOptions.read({"mission": "my-wreck"})
    mission.own_files.cache_clear()
