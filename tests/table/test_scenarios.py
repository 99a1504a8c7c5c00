"""Scenarios that people send: looked at without a table, whatever it is that they send; and those of the owner."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import sublevel
from sublevel.engine.errors import BadFile
from sublevel.engine.scenario import OWN_FOLDER
from sublevel.games.star_quest.mission import FOR_CHAOS, missions
from sublevel.games.star_quest.mission import plain as mission_values
from sublevel.games.underground.scenario import own_files, plain, scenarios
from sublevel.table.api_types import LONGEST_SCENARIO, CampaignState, ScenarioCheck
from sublevel.table.catalogue import option_infos
from sublevel.table.protocol import Do
from sublevel.table.replays import replay_of
from sublevel.table.serving import find_data
from sublevel.table.settings import BadSetting, Settings, read_settings
from tests.games.underground.positions import GAME
from tests.table.test_http import OPEN, Server, bad, good

GOOD = plain(scenarios()["canal"])
ADDRESS = "/api/games/underground/scenario"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("server"), Settings(limits=False, workers=1)) as server:
        yield server


def check(server: Server, **draft: Any) -> ScenarioCheck:
    return good(server.post(ADDRESS, json=draft), ScenarioCheck)


def test_a_scenario_that_is_right_comes_back_with_its_file(server: Server) -> None:
    checked = check(server, values=GOOD)
    assert (checked.faults, checked.values) == ([], GOOD)
    assert checked.file is not None
    assert check(server, file=checked.file) == checked


def test_what_is_wrong_is_said_with_its_place(server: Server) -> None:
    checked = check(server, values={**GOOD, "start": "A5", "codes": []})
    shared, chips = sorted(checked.faults, key=lambda fault: fault.field, reverse=True)
    assert (shared.field, shared.places) == ("start", ["A5"])
    assert shared.refusal.text == "Only one of these can be on A5: tower, figure."
    assert (shared.refusal.key, shared.refusal.clause) == ("underground-fault-shared", "UG-SETUP-13")
    assert (chips.field, chips.refusal.args) == ("codes", {"count": 0, "needed": 4})
    assert checked.file is None


@pytest.mark.parametrize(
    ("body", "status", "key"),
    [
        ({}, 422, "no-scenario"),
        ({"values": GOOD, "file": ""}, 422, "no-scenario"),
        ({"values": ["A1"]}, 422, "bad-request"),
        ({"file": 7}, 422, "bad-request"),
        ({"file": "#" * (LONGEST_SCENARIO + 1)}, 422, "bad-request"),
        ({"draft": GOOD}, 422, "bad-request"),
    ],
)
def test_what_is_no_draft_is_refused(server: Server, body: Any, status: int, key: str) -> None:
    bad(server.post(ADDRESS, json=body), status, key)


def test_only_games_with_scenarios_have_them(server: Server) -> None:
    bad(server.post("/api/games/the-base/scenario", json={"values": {}}), 422, "bad-option")
    bad(server.post("/api/games/chess/scenario", json={"values": {}}), 404, "unknown-game")


@pytest.mark.parametrize(
    "values",
    [
        {"plateaus": {"a" * 5000: {"a": {}}}},
        {name: name for name in map(str, range(3000))},
        {"water": ["A1"] * 20_000},
        {"tower": [[[[[[[[]]]]]]]], "title": "\u202e" * 300, "codes": None},
        {"rat": 10**30, "keys": -1e300},
    ],
)
def test_hostile_values_are_answered_shortly(server: Server, values: Any) -> None:
    answer = server.post(ADDRESS, json={"values": values})
    assert good(answer, ScenarioCheck).faults
    assert len(answer.content) < 150_000


@pytest.mark.parametrize(
    "file", ["", "[" * 900, "a = " + "[" * 4000, "a.b.c = 1\na = 2", "\u0000", "tower = 1979-05-27T07:32:00"]
)
def test_hostile_files_are_answered(server: Server, file: str) -> None:
    assert check(server, file=file).faults


# Those of the owner.


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, server: Server) -> Iterator[Path]:
    monkeypatch.setenv(OWN_FOLDER, "")  # and back again afterwards
    own_files.cache_clear()
    (tmp_path / "mill.toml").write_text(check(server, values={**GOOD, "title": "The mill"}).file or "", "utf-8")
    yield tmp_path
    own_files.cache_clear()


def test_the_owner_names_a_folder(folder: Path) -> None:
    settings = read_settings({}, scenarios=str(folder))
    assert settings == read_settings({OWN_FOLDER: str(folder)}) == Settings(scenarios=str(folder))
    find_data(settings)
    [setup] = [option for option in option_infos(GAME) if option.name == "setup"]
    assert setup.choices == [*scenarios(), "mill", "random"]
    assert setup.named["mill"] == {**GOOD, "title": "The mill"}
    assert setup.named["random"] is None


def test_a_folder_that_is_not_there() -> None:
    with pytest.raises(BadSetting, match="--scenarios: 'nowhere' is no folder"):
        read_settings({}, scenarios="nowhere")


def test_a_file_that_cannot_be_played_stops_the_server(folder: Path) -> None:
    (folder / "mine.toml").write_text('tower = "Z1"', encoding="utf-8")
    with pytest.raises(BadFile, match=r"mine\.toml, .*"):
        find_data(Settings(scenarios=str(folder)))


def test_people_are_not_asked_for_what_only_programs_need() -> None:
    names = {option.name for option in option_infos(GAME)}
    assert names == set(GAME.options.__struct_fields__) - {"resign", "timer_hands"}


def test_an_own_mission_is_secret_until_the_match_is_over(server: Server) -> None:
    """SQ-VIEW-3 and SQ-SETUP-7: whoever brings a mission, the others read of it what they would of any other."""
    secret = {"secondary_text": "Xyzzy: find the Ork.", "blips": {"G": 13, "A": 4}, "reserve": ["4.e1"]}
    mission = {**mission_values(missions()["dead-signal"]), **secret, "name": "Mine", "number": 999}
    ada, eve = server.guest(), server.guest("Eve")
    table = server.table(ada, {**OPEN, "game": "star-quest", "options": {"players": 2, "mission": mission}})
    server.post(f"/api/tables/{table}/seats", json={}, headers=eve)
    read = [server.get(f"/api/tables/{table}", headers=who) for who in ({}, ada, eve)]
    read += [server.get(f"/api/tables/{table}/replay", headers=who) for who in ({}, ada)]
    heard = server.live(table, ada, Do(ref=1, what="leave", seat=0))  # a bot goes on for her
    assert "Xyzzy" not in str(heard)
    for answer in read:
        shown = answer.json()["options"]["mission"]
        assert shown == {name: value for name, value in mission.items() if name not in FOR_CHAOS}
        assert "Xyzzy" not in answer.text
    assert server.get("/api/lobby").text.count("Xyzzy") == 0
    match = sublevel.game("star-quest").new(seed=1, options={"mission": mission})
    assert replay_of(match, [], None, False, True, None, None, []).options["mission"] == mission


# Campaigns.

CAMPAIGN = "/api/games/star-quest/campaign"


def test_a_campaign_goes_from_match_to_match(server: Server) -> None:
    """SQ-CAMP-1: the server says what is played next; a match that still runs is no result."""
    begun = good(server.post(CAMPAIGN, json={"sides": ["BLU"]}), CampaignState)
    assert begun.options
    assert (begun.options["mission"], begun.options["colours"][0], begun.winners) == ("dead-signal", "B", [])
    assert good(server.post(CAMPAIGN, json={"values": begun.values}), CampaignState) == begun
    ada = server.guest()
    table = server.table(ada, {**OPEN, "game": "star-quest", "options": begun.options})
    bad(server.post(CAMPAIGN, json={"values": begun.values, "table": table}), 403, "still-running")
    bad(server.post(CAMPAIGN, json={"values": begun.values, "table": "nosuchtable"}), 404, "no-such-table")
    bad(server.post(CAMPAIGN, json={"values": begun.values, "promote": "BLU"}), 422, "bad-option")
    bad(server.post(CAMPAIGN, json={"values": {"squads": 7}}), 422, "bad-option")
    bad(server.post(CAMPAIGN, json={"sides": ["PINK"]}), 422, "bad-option")
    bad(server.post("/api/games/the-base/campaign", json={"sides": ["RED"]}), 422, "bad-option")
