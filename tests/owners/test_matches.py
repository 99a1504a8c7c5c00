"""Matches with an owner's components: played to the end on both targets, and bound to their data."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

import pytest

import sublevel
from sublevel.engine import targets
from sublevel.engine.datafiles import VARIABLE
from sublevel.engine.errors import OtherData
from sublevel.engine.game import Game
from sublevel.table.api_types import ReplayFile, SeatWish
from sublevel.table.errors import as_refused
from sublevel.table.replays import replay_file
from tests.cli.running import error_line, program, wrong
from tests.owners.boxes import PLATEAUS, box
from tests.table.den import Hall, in_hall
from tests.table.server import Server

OPTIONS: Final[dict[str, dict[str, Any]]] = {
    "underground": {"setup": "random", "setup_choices": "auto", "players": 1},
    "star-quest": {"mission": "first-boarding", "event_deck": 10},
    "panic-station": {"max_rounds": 3},
    "the-base": {"countdown_start": 5},
}
BOTH: Final = ("python", "cpu") if targets.running() == "cpu" else ("python",)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return box(tmp_path_factory.mktemp("boxes"))


def played(folder: Path, game: str, target: str, options: dict[str, Any] | None = None) -> dict[str, Any]:
    """A match in a process of its own."""
    result = subprocess.run(
        [sys.executable, "-m", "tests.owners.playing", game, "4", json.dumps(options or OPTIONS[game])],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, targets.VARIABLE: target, VARIABLE: str(folder)},
    )
    assert result.returncode == 0, result.stderr
    return dict(json.loads(result.stdout))


@pytest.fixture(scope="module")
def matches(folder: Path) -> dict[str, dict[str, Any]]:
    """One match of each game, played by interpreted rules."""
    return {game: played(folder, game, "python") for game in OPTIONS}


@pytest.mark.parametrize("game", OPTIONS)
def test_a_whole_match_is_the_same_on_both_targets(folder: Path, matches: dict[str, dict[str, Any]], game: str) -> None:
    match = matches[game]
    assert match["finished"]
    assert match["data"]
    assert json.loads(match["file"])["data"] == match["data"]
    for target in BOTH[1:]:
        assert played(folder, game, target) == {**match, "target": target}


def test_plateaus_cards_and_chips_of_underground(folder: Path, matches: dict[str, dict[str, Any]]) -> None:
    """Sections 3.4, 3.6, 3.7: the board is made of the owner's plateaus, whatever their shapes."""
    match = matches["underground"]
    laid = {plateau["plateau"]: plateau["height"] for plateau in match["view"]["plateaus"]}
    assert laid == {name: height for name, (height, _) in PLATEAUS.items()}
    tops = [cell["height"] for cell in match["view"]["cells"] if cell["surface"] == "plateau"]
    for height, top in PLATEAUS.values():
        cells = len(top.replace("/", " ").replace(".", " ").split())
        assert 0 < tops.count(height) <= cells, "as many as it has cells, less what is built over"
    assert match["view"]["pieces"]
    assert match["named"]["setup"] == ["canal", "random"], "scenarios whose plateaus overlap are left out"
    assert match["options"]["setup"] == "canal"
    assert match["lessons"] == []
    laid_out = played(folder, "underground", "python", {"setup": "canal", "players": 1})
    assert laid_out["finished"]


def test_a_changed_board_and_values_of_star_quest(matches: dict[str, dict[str, Any]]) -> None:
    """SQ-DATA-3, SQ-DATA-7: a room has its door elsewhere, two boards have other numbers of doors; a mission in a room
    that is no more is left out."""
    match = matches["star-quest"]
    doors = match["view"]["ship"]["doors"]
    assert len(set(doors)) == 24
    on_spine = [door[0] <= "l" and int(door[1:-1]) <= 12 for door in doors]  # which lies in the north-west
    assert on_spine == [True] * 7 + [False] * 17
    assert "h1E" in doors[:7]
    assert "j5E" in match["view"]["ship"]["doors"]
    assert "j7E" not in match["view"]["ship"]["doors"]
    assert "hold-the-bridge" not in match["named"]["mission"]
    assert "first-boarding" in match["named"]["mission"]


def test_the_counts_of_panic_station(matches: dict[str, dict[str, Any]]) -> None:
    """Sections 3.2, 3.3: six armours instead of seven, three knives instead of two."""
    start = matches["panic-station"]["start"]
    held = [kind for seat in start["seats"] for kind, count in seat["hand"].items() for _ in range(count)]
    assert [[*start["search"], *held].count(kind) for kind in ("ARM", "KNIFE", "AMMO")] == [6, 3, 6]


def test_what_stays_and_what_goes_in_panic_station(folder: Path) -> None:
    """Section 3.3, rulings 21 and 26: the rules read from the file which cards serve once."""
    names = ("SINGLE_SCAN", "SINGLE_NVG", "SINGLE_SIGNAL")
    program = f"from sublevel.games.panic_station import tables; print([int(getattr(tables, n)[0]) for n in {names}])"
    for own, expected in (("", "[1, 0, 1]"), (str(folder), "[0, 1, 0]")):
        environment = {**os.environ, targets.VARIABLE: "python", VARIABLE: own}
        command = [sys.executable, "-c", program]
        result = subprocess.run(command, capture_output=True, text=True, check=False, env=environment)
        assert result.stdout.strip() == expected, result.stderr


def test_the_mix_of_the_base(matches: dict[str, dict[str, Any]]) -> None:
    """BASE-COMP-9: the standard mix is the owner's, with a cross beside that in the centre."""
    assert json.loads(matches["the-base"]["file"])["options"]["mix"] == "standard"
    tiles = matches["the-base"]["start"].split()[0]
    assert tiles.count("f") == 2


# A match belongs to its data.


@pytest.mark.parametrize("game", OPTIONS)
def test_a_match_with_other_data_is_not_loaded(matches: dict[str, dict[str, Any]], game: str) -> None:
    digest = matches[game]["data"]
    with pytest.raises(OtherData, match=f"a match with an owner's data .digest {digest}.; here {game} is played with"):
        sublevel.game(game).load(matches[game]["file"])


def test_replay_says_so(folder: Path, matches: dict[str, dict[str, Any]], tmp_path: Path) -> None:
    """Either way round, in one line."""
    file = tmp_path / "own.json"
    file.write_text(matches["the-base"]["file"], encoding="utf-8")
    assert "a match with an owner's data (digest " in wrong("replay", str(file))
    assert "verified" in program("replay", str(file), SUBLEVEL_DATA=str(folder)).stdout
    file.write_text(sublevel.game("the-base").new(1).to_json(), encoding="utf-8")
    result = program("replay", str(file), SUBLEVEL_DATA=str(folder))
    assert error_line(result.stderr).startswith(
        "a match with the data that come with Sublevel; here the-base is played"
    )


def test_a_match_file_without_a_digest_is_one_of_the_house() -> None:
    """Files that were written before there were owners' data."""
    match = sublevel.game("the-base").new(1)
    content = json.loads(match.to_json())
    assert "data" not in content
    assert sublevel.game("the-base").load(json.dumps({**content, "data": None})).digest() == match.digest()
    assert sublevel.game("the-base").load(json.dumps(content)).digest() == match.digest()


def test_the_server_refuses_a_file_with_other_data(matches: dict[str, dict[str, Any]]) -> None:
    with pytest.raises(OtherData) as error:
        replay_file(ReplayFile(file=matches["the-base"]["file"]))
    refusal = as_refused(error.value)
    assert refusal.refusal.key == "table-refused-other-data"
    assert refusal.status == 409


def test_info_tells_whose_data_each_game_is_played_with(folder: Path, matches: dict[str, dict[str, Any]]) -> None:
    told = json.loads(program("info", "--json", SUBLEVEL_DATA=str(folder)).stdout)["data"]
    assert told == {game: {"digest": match["data"], "own": True} for game, match in matches.items()}
    lines = program("info").stdout
    assert lines.count("as it comes with the game") == len(matches)
    for match in matches.values():
        assert match["data"] not in lines


def test_a_table_with_other_data_is_not_opened_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its header tells which data it was opened with."""

    async def work(hall: Hall) -> None:
        room = await hall.open(SeatWish(holder="me"), SeatWish(holder="open"))
        assert room.table.header.data is None
        monkeypatch.setattr(Game, "own_data", "0123456789ab")
        with pytest.raises(OtherData, match="here the-base is played with"):
            await hall.host.load_table(room.table.header.id)
        other = await hall.open(SeatWish(holder="me"), SeatWish(holder="open"))
        assert other.table.header.data == other.table.standing(None, 0).data == "0123456789ab"

    in_hall(work)


def test_a_server_with_an_owner_s_data(folder: Path, tmp_path: Path) -> None:
    """It tells clients the digest, and what their pictures are made of."""
    server = Server(tmp_path, f"sqlite:{tmp_path / 'table.db'}", data=str(folder))
    try:
        games = {game["name"]: game for game in json.loads(server.call("GET", "/api/games"))}
        assert all(len(game["data"]) == 12 for game in games.values())
        page = server.call("GET", "/lobby").decode()
        components = json.loads(re.findall(r'id="own-components">(.*?)</script>', page)[0])
        assert components["underground"]["HEIGHTS"] == {name: height for name, (height, _) in PLATEAUS.items()}
        assert components["underground"]["PLATEAUS"]["d"][0] == PLATEAUS["d"][1]
        assert set(components) == {"underground", "star-quest"}, "all other games show what is in the view"
    finally:
        server.close()


def test_the_server_s_option_names_the_folder(folder: Path, matches: dict[str, dict[str, Any]]) -> None:
    """`serve --data DIR` says the same as the variable, also to the processes that the server starts."""
    words = (
        "import os, sublevel",
        "from sublevel.table.serving import find_data",
        "from sublevel.table.settings import read_settings",
        f"find_data(read_settings({{}}, data={str(folder)!r}))",
        f"print(os.environ[{VARIABLE!r}], sublevel.game('the-base').own_data)",
    )
    environment = {name: value for name, value in os.environ.items() if name != VARIABLE}
    command = [sys.executable, "-c", "\n".join(words)]
    result = subprocess.run(command, capture_output=True, text=True, check=False, env=environment)
    assert result.stdout.split() == [str(folder), matches["the-base"]["data"]], result.stderr
