"""Every command on every game, with ordinary and with bad input.

A row is what somebody types, with words in capitals that stand for something of the game it is run on (`material`).
Commands come from the program and games from the registry: one that has no row fails a test.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest

import sublevel
from sublevel import bots
from sublevel.cli.printing import position_text
from sublevel.engine import conformance
from sublevel.engine.game import Game
from sublevel.engine.match import Match
from sublevel.terminal import app as terminal
from sublevel.terminal.face import FACES
from tests.cli.running import command_names, decoded, good, run, wrong

Row = tuple[str, ...]
Material = dict[str, str]  # what a word of a row stands for

GAMES: Final = sublevel.game_names()
SEED: Final = "4"  # whose matches are short in every game
BEYOND: Final = str(1 << 63)  # the first seed that there is not
HUGE: Final = "9" * 400
LONG: Final = "x" * 5000
WRONG_TABLE: Final = '{"layout": {"NW": 1}, "tower": ["E9"]}'  # of a mission, of a scenario
NESTED: Final = '{"a":' * 20_000
FOREIGN: Final = "\udcff"  # how Python reads a byte that is no UTF-8
NOWHERE: Final = "http://127.0.0.1:1/t/k3J9x2Qa"  # nobody listens there

# Options that keep matches between bots short.
SHORT: Final[dict[str, Row]] = {
    "panic-station": ("-o", "max_rounds=1"),
    "star-quest": ("-o", "mission=first-boarding", "-o", "event_deck=10"),
    "the-base": ("-o", "countdown_start=5"),
    "underground": ("-o", "players=1", "-o", "kidnapper_level=hard", "-o", "water_level=hard"),
}
# An ordinary scenario of each game that has some, among those that come with it.
SCENARIOS: Final = {"star-quest": "missions/first-boarding.toml", "underground": "scenarios/canal.toml"}

# Ordinary input: all of it succeeds. Commands with --json are run with it, too, and must print JSON.
ORDINARY: Final[dict[str, list[Row]]] = {
    "simulate": [
        ("GAME", "--games", "3", "--seed", SEED),
        ("GAME", "--games", "1", "--seed", str((1 << 63) - 1)),
        ("GAME", "--games", "1", "--seed", SEED, "--bots", "random", "-o", "OPTION"),
    ],
    "arena": [
        (
            "GAME",
            "--bots",
            "ENTRANTS",
            "--games",
            "2",
            "--workers",
            "1",
            "--out",
            "TOURNAMENT",
            "--resume",
            "--no-report",
        )
    ],
    "bot": [("--help",)],  # a whole visit is a test of the table's
    "replay": [("SAVED",), ("BEGUN",), ("SAVED", "--lang", "sk"), ("TOURNAMENT", "--match", "0")],
    "position": [
        ("GAME", "POSITION"),
        ("GAME", "FINISHED"),
        ("GAME", "POSITION", "--play", "ACTION"),
        ("GAME", "POSITION", "--seat", "0"),
        ("GAME", "POSITION", "--seat", "LAST_SEAT"),
    ],
    "scenario": [("check", "--game", "GAME", "SCENARIO"), ("show", "--game", "GAME", "SCENARIO")],
    "data": [("export", "GAME", "EXPORTED")],  # a folder of data is for a process of its own: see tests/owners
    "perft": [
        ("GAME", "POSITION", "1"),
        ("GAME", "POSITION", "2", "--divide"),
        ("GAME", "FINISHED", "2", "--divide"),
        ("GAME", "2", "--seed", SEED),
        ("GAME", "1", "--seed", SEED, "-o", "OPTION"),
    ],
    "check": [("GAME", "--matches", "1", "--seed", SEED, "--no-cuda")],
    "bench": [("--here", "--seconds", "0.01")],
    "info": [(), ("--cuda",)],
    "play": [("--help",)],  # see test_play_opens_the_table: it needs a terminal
    "serve": [("--help",)],  # a whole server is a test of the table's
}

# Bad input, each with a part of the one line that it gets.
WRONG: Final[dict[str, list[tuple[Row, str]]]] = {
    "simulate": [
        (("MISSPELT",), "there is no game 'MISSPELT'; there are: "),
        ((LONG,), "there is no game 'xxx"),
        ((FOREIGN,), "there is no game "),
        ((), " is missing (see --help)"),
        (("GAME", "more"), "unexpected argument: more"),
        (("GAME", "--games", "0"), "--games: must be at least 1"),
        (("GAME", "--games", "-1"), "--games: must be at least 1"),
        (("GAME", "--games", "1.5"), "--games: must be a whole number"),
        (("GAME", "--games", FOREIGN), "--games: must be"),
        (("GAME", "--games", HUGE), "deals need a seed each from there on; the last is 9223372036854775807"),
        (("GAME", "--seed", "-1"), "seed -1: a seed is a whole number from 0 to 9223372036854775807"),
        (("GAME", "--seed", BEYOND), f"seed {BEYOND}: a seed is a whole number"),
        (("GAME", "--seed", str((1 << 63) - 1), "--games", "2"), "2 deals need a seed each"),
        (("GAME", "--seed", "x"), "--seed: must be a whole number"),
        (("GAME", "--bots", "randm"), "there is no bot 'randm'; there are: random, "),
        (("GAME", "--bots", ""), "there is no bot ''"),
        (("GAME", "--bots", LONG), "there is no bot 'xxx"),
        (("GAME", "--bots", ",".join(["random"] * 9)), "9 names; GAME has "),
        (("GAME", "--target", "gpu"), "target 'gpu': there are python, cpu, cuda"),
        (("GAME", "--target", ""), "target '': there are python, cpu, cuda"),
        (("GAME", "--target", "cuda", "--games", "1"), "target cuda: no NVIDIA GPU can be used here"),
        (("GAME", "--target", "cuda", "--bots", "beginner"), "target cuda: only random bots play there"),
        (("GAME", "-o", "luck=1"), "option 'luck' is unknown; there are OPTION_NAME"),
        (("GAME", "-o", "OPTION_NAME"), "options are given as NAME=VALUE, such as "),
        (("GAME", "-o", "=1"), "options are given as NAME=VALUE"),
        (("GAME", "-o", LONG), "options are given as NAME=VALUE"),
    ],
    "arena": [
        (("MISSPELT",), "there is no game 'MISSPELT'"),
        (("GAME", "--bots", ""), "bots: 0 named; at least "),
        (("GAME", "--bots", "random,genius"), "there is no bot 'genius'"),
        (("GAME", "--bots", "random,random"), "'random' is named twice"),
        (("GAME", "--bots", "random,cmd:"), "a command is needed, such as: python my_bot.py"),
        (("GAME", "--bots", "random,cmd:/no/such/program"), "there is no program '/no/such/program'"),
        (("GAME", "--bots", 'random,mine=cmd:"'), "no closing quotation"),
        (("GAME", "--games", "0"), "--games: must be at least 1"),
        (("GAME", "--bots", "ENTRANTS", "--games", HUGE), "deals need a seed each"),
        (("GAME", "--bots", "ENTRANTS", "--seed", "-1"), "seed -1: a seed is a whole number"),
        (("GAME", "--seconds", "-1"), "--seconds: must be at least 0"),
        (("GAME", "--seconds", "nan"), "--seconds: must be"),
        (("GAME", "--workers", "0"), "--workers: must be at least 1"),
        (("GAME", "--bots", "ENTRANTS", "--out", "SAVED"), "SAVED: nothing can be written there: File exists"),
        (("GAME", "--bots", "ENTRANTS", "--out", "/dev/null/x"), "/dev/null/x: nothing can be written there"),
        (("GAME", "--bots", "ENTRANTS", "--out", "TOURNAMENT"), "TOURNAMENT holds a tournament already"),
        (("GAME", "--bots", "ENTRANTS", "--resume", "--out", "NOTHING"), "there is no tournament in this folder"),
        (("GAME", "--bots", "ENTRANTS", "--resume", "--out", "TOURNAMENT", "--seed", "5"), "holds another tournament"),
        (("GAME", "--bots", "ENTRANTS", "--ray-address", "nonsense"), "an address is auto, HOST:PORT or ray://"),
        (("GAME", "-o", "luck=1"), "option 'luck' is unknown"),
    ],
    "bot": [
        ((), "option --url is missing"),
        (("--url", NOWHERE), "option --cmd is missing"),
        (("--url", NOWHERE, "--cmd", "true"), "http://127.0.0.1:1 cannot be reached"),
        (("--url", "http://127.0.0.1:1/", "--cmd", "true"), "is no link to a table, such as http://"),
        (("--url", "http://127.0.0.1:x/t/k3J9x2Qa", "--cmd", "true"), "is no link to a table"),
        (("--url", "http://127.0.0.1:99999/t/k3J9x2Qa", "--cmd", "true"), "is no link to a table"),
        (("--url", "http://[::1/t/k3J9x2Qa", "--cmd", "true"), "is no link to a table"),
        (("--url", "http://a..b/t/k3J9x2Qa", "--cmd", "true"), "is no link to a table"),
        (("--url", "http://é/t/k3J9x2Qa", "--cmd", "true"), "is no link to a table"),
        (("--url", LONG, "--cmd", "true"), "is no link to a table"),
        (("--url", NOWHERE, "--cmd", ""), "a command is needed"),
        (("--url", NOWHERE, "--cmd", "/no/such/program"), "there is no program '/no/such/program'"),
        (("--url", NOWHERE, "--cmd", "true", "--seat", "-1"), "--seat: must be at least 0"),
        (("--url", NOWHERE, "--cmd", "true", "--seat", "9"), "--seat: must be at most 5"),
        (("--url", NOWHERE, "--cmd", "true", "--seconds", "-1"), "--seconds: must be at least 0"),
        (("--url", NOWHERE, "--cmd", "true", "--token", "a b"), "token: it has letters, digits and signs only"),
    ],
    "replay": [
        ((), "argument FILE is missing"),
        (("NOTHING",), "cannot be read: No such file"),
        ((LONG,), "cannot be read: File name too long"),
        (("~nobody-of-that-name/match.json",), "cannot be read: there is no such home folder"),
        ((".",), "it is a folder; if it is a tournament's, --match says which match"),
        (("/dev/null",), "not a whole JSON text"),
        (("EMPTY",), "not a whole JSON text"),
        (("TRUNCATED",), "not a whole JSON text"),
        (("NOISE",), "it is not a text in UTF-8"),
        (("NESTED",), "nested too deeply"),
        (("OTHER_GAME",), "its start cannot be set up: option "),
        (("OTHER_ACTION",), "action 1 (\\x1b[31mhello) cannot be played: "),
        (("LONG_ACTION",), "action 1 (xxx"),
        (("OTHER_SEED",), f"seed {BEYOND}: a seed is a whole number"),
        (("OTHER_SEAT",), "seat 99 cannot act now"),
        (("OTHER_DIGEST",), "do not lead to the final state it names"),
        (("SAVED", "--lang", "xx"), "language 'xx': there are en, de, cs, sk"),
        (("SAVED", "--match", "0"), "not a directory"),
        (("TOURNAMENT",), "it is a folder"),
        (("TOURNAMENT", "--match", "-1"), "--match: must be at least 0"),
        (("TOURNAMENT", "--match", HUGE), "it is not among those that were played"),
        (("NOTHING", "--match", "0"), "there is no tournament in this folder"),
    ],
    "position": [
        (("MISSPELT", "POSITION"), "there is no game 'MISSPELT'"),
        (("GAME",), "argument TEXT is missing"),
        (("GAME", ""), "a position "),
        (("GAME", "{}"), "position"),
        (("GAME", "[]"), "a position of "),
        (("GAME", "{"), "not a whole JSON text"),
        (("GAME", LONG), "a position "),
        (("GAME", NESTED), "nested too deeply"),
        (("GAME", FOREIGN), "a position "),
        (("GAME", '{"nonsense": 1}'), "position of "),
        (("GAME", '{"position": 3}'), "a position of "),
        (("GAME", '{"position": {}, "options": 7}'), "options are a table of names and values"),
        (("GAME", "PUBLIC"), ""),  # what everybody may know is no whole position; each game says what is missing
        (("GAME", "POSITION", "--play", "nonsense"), "'nonsense' is no action; actions look like "),
        (("GAME", "POSITION", "--play", ""), "'' is no action"),
        (("GAME", "FINISHED", "--play", "ACTION"), "the match is over"),
        (("GAME", "POSITION", "--seat", "9"), "seat '9': the seats are 0 "),
        (("GAME", "POSITION", "--seat", "-1"), "seat '-1': the seats are 0 "),
        (("GAME", "POSITION", "--seat", "²"), "seat '²': the seats are 0 "),
        (("GAME", "POSITION", "--seat", LONG), "the seats are 0 "),
        (("GAME", "POSITION", "--seat", "9" * 5000), "the seats are 0 "),
        (("GAME", "POSITION", "-o", "luck=1"), "option 'luck' is unknown"),
    ],
    "scenario": [
        (("check", "NOTHING"), "--game: say which one is meant"),
        (("check", "--game", "GAME"), "argument FILE... is missing"),
        (("look", "--game", "GAME", "SAVED"), "'look' is not one of 'check', 'show'"),
        (("check", "--game", "GAME", "NOTHING"), "No such file or directory"),
        (("check", "--game", "GAME", "."), "Is a directory"),
        (("check", "--game", "GAME", "NOISE"), "it is no text"),
        (("check", "--game", "MISSPELT", "SAVED"), "there is no game 'MISSPELT'"),
    ],
    "data": [
        (("export", "MISSPELT", "NOTHING"), "there is no game 'MISSPELT'"),
        (("export", "GAME"), "export: 1 arguments; right would be sublevel data export"),
        (("export", "GAME", "SAVED"), "cannot be written: Not a directory"),
        (("check", "NOTHING"), "is not a folder; name one that holds a folder for each game"),
        (("check", "GAME", "NOTHING"), "check: 2 arguments"),
        (("import", "GAME", "NOTHING"), "'import' is not one of 'export', 'check'"),
    ],
    "perft": [
        (("MISSPELT", "POSITION", "1"), "there is no game 'MISSPELT'"),
        (("GAME",), "a position and a depth are needed, or a depth and --seed"),
        (("GAME", "POSITION"), "a position and a depth are needed, or a depth and --seed"),
        (("GAME", "POSITION", "0"), "depth '0': a depth is a whole number from 1 to 99"),
        (("GAME", "POSITION", "100"), "a depth is a whole number from 1 to 99"),
        (("GAME", "POSITION", "²"), "a depth is a whole number from 1 to 99"),
        (("GAME", "POSITION", HUGE), "a depth is a whole number from 1 to 99"),
        (("GAME", "POSITION", "1", "--seed", "1"), "either a position or --seed, not both"),
        (("GAME", "1", "--seed", "-1"), "seed -1: a seed is a whole number"),
        (("GAME", "1", "--seed", BEYOND), "a seed is a whole number"),
        (("GAME", "nonsense", "1"), "a position "),
        (("GAME", NESTED, "1"), "nested too deeply"),
        (("GAME", "1", "--seed", "1", "-o", "luck=1"), "option 'luck' is unknown"),
    ],
    "check": [
        (("MISSPELT",), "there is no game 'MISSPELT'"),
        (("GAME", "--matches", "0"), "--matches: must be at least 1"),
        (("GAME", "--matches", "many"), "--matches: must be a whole number"),
        (("GAME", "--seed", "-1"), "seed -1: a seed is a whole number"),
        (("GAME", "--seed", HUGE), "a seed is a whole number"),
    ],
    "bench": [
        (("--seconds", "0"), "--seconds: must be at least 0.01"),
        (("--seconds", "1e9"), "--seconds: must be at most 600"),
        (("--seconds", "soon"), "--seconds: must be a number"),
        (("more",), "unexpected argument: more"),
    ],
    "info": [
        (("--nonsense",), "No such option: --nonsense"),
        (("more",), "unexpected argument: more"),
        ((LONG,), "xxx"),
    ],
    "play": [
        (("MISSPELT",), "there is no game 'MISSPELT'"),
        (("GAME",), "needs a terminal; without one, `sublevel simulate` plays matches by bots"),
        (("GAME", "--seat", "9"), "seat '9': the seats are 0 "),
        (("GAME", "--bot", "genius"), "there is no bot 'genius'; there are: random, "),
        (("GAME", "--seed", "-1"), "seed -1: a seed is a whole number"),
        (("GAME", "--lang", "xx"), "language 'xx': there are en, de, cs, sk"),
        (("GAME", "-o", "luck=1"), "option 'luck' is unknown"),
    ],
    "serve": [
        (("--host", "no host"), "'no host' is no address to listen at; 127.0.0.1 or 0.0.0.0 would be"),
        (("--host", "192.0.2.1", "--port", "0"), "cannot listen at 192.0.2.1: "),
        (("--port", "65536"), "--port: '65536' is no number from 0 to 65535"),
        (("--port", "-1"), "--port: '-1' is no number from 0 to 65535"),
        (("--port", "http"), "--port: must be a whole number"),
        (("--port", "0", "--store", "/dev/null/x"), "/dev/null/x: cannot be opened as an SQLite database"),
        (("--port", "0", "--store", "redis://here"), "no store is known"),
        (("--port", "0", "--store", "NOISE"), "NOISE"),
        (("--port", "0", "--scenarios", "NOTHING"), "is no folder"),
        (("--port", "0", "--data", "NOTHING"), "is no folder"),
    ],
}
PRINTS_JSON: Final = ("simulate", "arena", "replay", "position", "perft", "check", "bench", "info")


def other_value(kind: msgspec.inspect.Type, usual: object) -> str | None:
    """A value that an option can take, as it is typed: not its default; None where only the game knows one."""
    match kind:
        case msgspec.inspect.Metadata(type=inner):
            return other_value(inner, usual)
        case msgspec.inspect.LiteralType(values=values):
            return str(next(value for value in values if value != usual))
        case msgspec.inspect.IntType(ge=int(low), le=int(high)):
            return str(high if usual == low else low)
        case msgspec.inspect.BoolType():
            return "no" if usual else "yes"
    return None


def other_values(game: Game) -> dict[str, str]:
    """For each option of a game a value that is not its default, as it is typed."""
    info = msgspec.inspect.type_info(game.options)
    assert isinstance(info, msgspec.inspect.StructType)
    usual = game.options.read({}).plain()
    values = {field.name: other_value(field.type, usual[field.name]) for field in info.fields}
    for name, words in game.options.named_values().items():
        values[name] = next((word for word in words if word != usual[name]), None)
    return {name: value for name, value in values.items() if value is not None}


def played(game: Game, actions: int | None = None) -> Match:
    """A match of random actions from a pinned seed: all of it, or its beginning."""
    match = game.new(int(SEED), game.environment().plain())
    choices = random.Random(int(SEED))
    while not match.finished and (actions is None or len(match.plies) < actions):
        seat = match.waiting[0]
        match.play(seat, choices.choice(match.legal(seat)))
    return match


def write_changed_files(folder: Path, text: str) -> Iterator[tuple[str, Path]]:
    """Files that are no saved matches any more, by what is wrong with them."""
    content = json.loads(text)
    other = next(name for name in GAMES if name != content["game"])
    first = content["actions"][0]

    def changed(**values: object) -> str:
        return json.dumps(content | values)

    files: dict[str, str | bytes] = {
        "EMPTY": "",
        "TRUNCATED": text[:200],
        "NOISE": b"\xff\xfe\x00\x01" * 600,
        "NESTED": NESTED,
        "OTHER_GAME": changed(game=other, rules=sublevel.game(other).version),
        "OTHER_ACTION": changed(actions=[[first[0], "\x1b[31mhello"]]),
        "LONG_ACTION": changed(actions=[[first[0], LONG]]),
        "OTHER_SEED": changed(seed=int(BEYOND)),
        "OTHER_SEAT": changed(actions=[[99, first[1]]]),
        "OTHER_DIGEST": changed(digest="0"),
    }
    for name, written in files.items():
        path = folder / f"{name.lower()}.json"
        path.write_bytes(written if isinstance(written, bytes) else written.encode())
        yield name, path


def make_material(game: Game, folder: Path) -> Material:
    """What the words of a row stand for."""
    whole, begun = played(game), played(game, 6)
    saved = folder / "match.json"
    saved.write_text(whole.to_json(), encoding="utf-8")
    (folder / "begun.json").write_text(begun.to_json(), encoding="utf-8")
    option, value = next(iter(other_values(game).items()))
    entrants = "random,planner" if game.zero_sum else "random"
    good(
        *("arena", game.name, "--bots", entrants, "--games", "1", "--workers", "1", "--out", str(folder / "arena")),
        "--no-report",
    )
    return {
        "GAME": game.name,
        "MISSPELT": game.name[:-1],
        "SAVED": str(saved),
        "BEGUN": str(folder / "begun.json"),
        "POSITION": position_text(begun.position()),
        "PUBLIC": position_text(begun.position(public=True)),
        "FINISHED": position_text(whole.position()),
        "ACTION": begun.legal(begun.waiting[0])[0].text,
        "LAST_SEAT": game.seats[-1],
        "OPTION": f"{option}={value}",
        "OPTION_NAME": next(iter(game.options.__struct_fields__)),
        "ENTRANTS": entrants,
        "TOURNAMENT": str(folder / "arena"),
        "SCENARIO": str(
            Path(sublevel.__file__).parent / "games" / game.name.replace("-", "_") / "data" / SCENARIOS[game.name]
        )
        if game.name in SCENARIOS
        else "",
        "NOTHING": str(folder / "nothing"),
        "EXPORTED": str(folder / "exported"),
        **{name: str(path) for name, path in write_changed_files(folder, whole.to_json())},
    }


@pytest.fixture(scope="module")
def materials(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Material]:
    return {name: make_material(sublevel.game(name), tmp_path_factory.mktemp(name)) for name in GAMES}


def typed(row: Row, material: Material) -> list[str]:
    """A row as it is typed for a game."""
    return [material.get(word, word) for word in row]


def on_games(row: Row) -> tuple[str, ...]:
    """The games that a row is run on: one is enough where no word depends on it."""
    return GAMES if {"GAME", "MISSPELT", "SAVED", "TOURNAMENT"} & set(row) else GAMES[:1]


def cases(rows: dict[str, list[Row]]) -> list[Any]:
    """Every row on every game that it is about, named by what is typed."""
    return [
        pytest.param(game, (command, *row), id=f"{game}: {' '.join((command, *row))}"[:90])
        for command, listed in rows.items()
        for row in listed
        for game in on_games(row)
        if "SCENARIO" not in row or game in SCENARIOS
    ]


def wrong_cases() -> list[Any]:
    """The same for bad input."""
    return [
        pytest.param(game, (command, *row), named, id=ascii(f"{game}: {' '.join((command, *row))}"[:90]))
        for command, listed in WRONG.items()
        for row, named in listed
        for game in on_games(row)
    ]


# That nothing is left out.


@pytest.mark.parametrize("table", [ORDINARY, WRONG], ids=["ordinary", "wrong"])
def test_every_command_has_rows(table: dict[str, list[Any]]) -> None:
    missing = [name for name in command_names() if not table.get(name)]
    assert not missing, f"no rows for the commands {missing}: add some to ORDINARY and to WRONG"
    gone = sorted(set(table) - set(command_names()))
    assert not gone, f"rows for commands that there are not: {gone}"


def test_every_game_has_what_the_rows_need() -> None:
    assert set(SHORT) == set(GAMES), "SHORT needs options of every game that keep its matches short"
    # A game without scenarios refuses them, and is in no row that needs one.
    with_scenarios = {name for name in GAMES if type(sublevel.game(name)).check_scenario is not Game.check_scenario}
    assert set(SCENARIOS) == with_scenarios, "SCENARIOS needs a file of every game that has some"


def test_every_command_with_json_is_run_with_it() -> None:
    offered = [name for name in command_names() if "--json" in good(name, "--help")]
    assert offered == [name for name in command_names() if name in PRINTS_JSON], "PRINTS_JSON is not up to date"


# The rows.


@pytest.fixture
def checked_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let `check` look at a game once, whether it prints text or JSON: it takes seconds."""
    monkeypatch.setattr(conformance, "check", check_once)


REPORTS: Final[dict[str, conformance.Report]] = {}
CHECK: Final = conformance.check


def check_once(game: Game, *arguments: Any, **settings: Any) -> conformance.Report:
    if game.name not in REPORTS:
        REPORTS[game.name] = CHECK(game, *arguments, **settings)
    return REPORTS[game.name]


@pytest.mark.usefixtures("checked_once")
@pytest.mark.parametrize(("game", "row"), cases(ORDINARY))
def test_ordinary_input(game: str, row: Row, materials: dict[str, Material]) -> None:
    arguments = typed(row, materials[game])
    assert good(*arguments).strip()
    if row[0] in PRINTS_JSON:
        assert decoded(*arguments)


@pytest.mark.parametrize(("game", "row", "named"), wrong_cases())
def test_bad_input(game: str, row: Row, named: str, materials: dict[str, Material]) -> None:
    for word in ("MISSPELT", "GAME", "OPTION_NAME", "SAVED", "TOURNAMENT", "NOISE"):
        named = named.replace(word, materials[game][word])
    assert named in wrong(*typed(row, materials[game]))


# What takes more than a row.


@pytest.mark.parametrize("name", GAMES)
def test_every_option_can_be_set(name: str) -> None:
    usual = sublevel.game(name).options.read({}).plain()
    for option, value in other_values(sublevel.game(name)).items():
        content = decoded("simulate", name, "--games", "1", "--seed", SEED, "-o", f"{option}={value}")
        assert content["options"][option] != usual[option]


@pytest.mark.parametrize("name", GAMES)
def test_every_option_refuses_nonsense(name: str) -> None:
    for option in sublevel.game(name).options.__struct_fields__:
        for value in ("nonsense", "", "-1", LONG, '{"nonsense": 1}', WRONG_TABLE, NESTED, "Z1,Y2", FOREIGN):
            line = wrong("simulate", name, "--games", "1", "-o", f"{option}={value}")
            assert option in line or line.startswith("scenario: ")
            assert "Expected `" not in line, "what the reader of JSON says"


@pytest.mark.parametrize("name", GAMES)
def test_every_bot_is_known(name: str) -> None:
    for bot in bots.names():
        assert "needs a terminal" in wrong("play", name, "--bot", bot)


@pytest.mark.parametrize("name", GAMES)
def test_a_match_between_bots(name: str) -> None:
    content = decoded("simulate", name, "--games", "1", "--seed", SEED, "--bots", "beginner", *SHORT[name])
    game = sublevel.game(name)
    assert content["bots"] == ["beginner"] * game.seat_count(game.options.read(content["options"]))
    assert sum(content["ends"].values()) == 1


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("lang", sublevel.LANGUAGES)
def test_a_match_is_told_in_every_language(name: str, lang: str, materials: dict[str, Material]) -> None:
    lines = good("replay", materials[name]["SAVED"], "--narrate", "--lang", lang).splitlines()
    assert len(lines) > len(decoded("replay", materials[name]["SAVED"])["actions"])


@pytest.mark.parametrize("name", GAMES)
def test_a_position_is_read_as_it_was_written(name: str, materials: dict[str, Material]) -> None:
    written = materials[name]["POSITION"]
    assert position_text(decoded("perft", name, written, "1")["position"]) == written


@pytest.mark.parametrize("name", GAMES)
def test_a_broken_scenario(name: str, tmp_path: Path) -> None:
    for number, text in enumerate(("", "a = = 3", "number = 99999999999999999999\ntitle = 3", "a = " + "[" * 5000)):
        path = tmp_path / f"{number}.toml"
        path.write_text(text, encoding="utf-8")
        if name not in SCENARIOS:
            assert "has no scenarios" in wrong("scenario", "check", "--game", name, str(path))
            continue
        result = run("scenario", "check", "--game", name, str(path))
        assert result.exit_code == 1, result.output
        assert result.stdout.startswith(f"{path}, ")
        assert all(len(line) < 1000 for line in result.stdout.splitlines())


@pytest.mark.parametrize("name", GAMES)
def test_play_opens_the_table(name: str, materials: dict[str, Material], monkeypatch: pytest.MonkeyPatch) -> None:
    """With a terminal, a game that the terminal can show opens, and any other is refused in one line."""
    opened: list[terminal.TableApp] = []
    monkeypatch.setattr(terminal, "has_terminal", lambda: True)
    monkeypatch.setattr(terminal.TableApp, "run", lambda app: opened.append(app))
    if name not in FACES:
        assert f"{name} is played in the browser (`sublevel serve --open`); in the terminal: " in wrong("play", name)
        return
    good("play", name, "--seed", SEED)
    good("play", name, "--load", materials[name]["BEGUN"])
    good("play", name, "--position", materials[name]["POSITION"])
    assert [app.table.match.game.name for app in opened] == [name] * 3
    assert "No such file" in wrong("play", name, "--load", materials[name]["NOTHING"])
    assert "not a whole JSON text" in wrong("play", name, "--load", materials[name]["TRUNCATED"])
    assert "a match of" in wrong("play", name, "--load", materials[name]["OTHER_GAME"])
    assert "position" in wrong("play", name, "--position", "nonsense")


# Where Ctrl-C arrives in each command that can take long. Those that keep something say so themselves.
INTERRUPTED: Final[dict[str, tuple[str, Row]]] = {
    "simulate": ("sublevel.cli.statistics.play_batch", ("GAME", "--games", "3")),
    "arena": ("sublevel.cli.arena.keep", ("GAME", "--bots", "ENTRANTS", "--out", "UNUSED", "--no-report")),
    "replay": ("sublevel.cli.replay.saved_match", ("SAVED",)),
    "position": ("sublevel.cli.position.draw", ("GAME", "POSITION")),
    "perft": ("sublevel.engine.game.Game.perft", ("GAME", "POSITION", "2")),
    "check": ("sublevel.engine.conformance.check", ("GAME",)),
    "bench": ("sublevel.cli.bench.measure", ()),
}


@pytest.mark.parametrize("command", INTERRUPTED)
def test_ctrl_c_ends_a_command(
    command: str, materials: dict[str, Material], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    place, row = INTERRUPTED[command]

    def interrupt(*arguments: Any, **settings: Any) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(place, interrupt)
    result = run(command, *typed(row, materials[GAMES[0]] | {"UNUSED": str(tmp_path / "arena")}))
    assert isinstance(result.exception, SystemExit), f"a traceback: {result.exception!r}"
    assert result.exit_code == 130
    assert result.stdout == ""
