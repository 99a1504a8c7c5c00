"""The command line: every command, its JSON, and one-line errors with status 2 for everything a user can get wrong."""

from __future__ import annotations

import ast
import json
import random
import subprocess
import sys
from collections.abc import Callable
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any

import pytest

import sublevel
from sublevel import cli
from sublevel.cli import play, statistics
from sublevel.cli.reading import seat_of
from sublevel.engine import targets
from sublevel.engine.game import Game
from tests.cli.running import command_names, decoded, good, program, run, wrong

POSITION = "a3a5a/9b5dc/5ff77/ae5aa/caa3d -231- -13-2 x4,x2,a3 e2,m5,m3 X 2 15 0-0"
GAMES = [sublevel.game(name) for name in sublevel.game_names()]
MODULES = sorted(Path(cli.__file__).parent.glob("*.py"))
COMMANDS = command_names()


@pytest.fixture(scope="module")
def saved(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A whole match in a file."""
    match = sublevel.game("the-base").new(seed=7)
    choices = random.Random(1)
    while not match.finished:
        seat = match.waiting[0]
        match.play(seat, choices.choice(match.legal(seat)))
    path = tmp_path_factory.mktemp("matches") / "match.json"
    path.write_text(match.to_json(), encoding="utf-8")
    return path


@pytest.fixture
def changed(saved: Path, tmp_path: Path) -> Callable[[Callable[[dict[str, Any]], None]], str]:
    """Makes a file with one thing changed."""

    def change(alter: Callable[[dict[str, Any]], None]) -> str:
        content = json.loads(saved.read_text(encoding="utf-8"))
        alter(content)
        path = tmp_path / "changed.json"
        path.write_text(json.dumps(content), encoding="utf-8")
        return str(path)

    return change


# Help.


def test_without_arguments_all_commands_are_listed() -> None:
    text = good()
    assert all(command in text for command in COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
def test_help_has_examples(command: str) -> None:
    text = good(command, "--help")
    assert "Examples:" in text
    assert f"sublevel {command}" in text.split("Examples:")[1]


def test_version() -> None:
    assert good("--version").strip() == sublevel.__version__


# Info.


def test_info_tells_which_target_runs_and_why() -> None:
    text = good("info")
    assert f"target: {targets.running()}. {targets.why()}" in text
    assert "the-base (The Base)" in text
    content = decoded("info")
    assert content["version"] == sublevel.__version__
    assert content["target"] == targets.running()
    assert set(content["targets"]) == {"python", "cpu", "cuda"}
    assert content["languages"] == ["en", "de", "cs", "sk"]


# Simulate.


def test_simulate_counts_every_match_once() -> None:
    content = decoded("simulate", "the-base", "--games", "30", "--seed", "5")
    assert sum(content["wins"].values()) + content["draws"] == 30
    assert sum(content["ends"].values()) == 30
    assert 0 < content["length"]["min"] <= content["length"]["mean"] <= content["length"]["max"] <= 320
    assert content["options"]["time_challenge"] == "off"
    assert content["bots"] == ["random", "random"]
    assert content["target"] == targets.running()


def test_simulate_is_repeatable_however_it_is_divided(monkeypatch: pytest.MonkeyPatch) -> None:
    counted = ("wins", "draws", "ends", "length")
    whole = decoded("simulate", "the-base", "--games", "12", "--seed", "3")
    monkeypatch.setattr(statistics, "BATCH_SIZES", {"python": 5, "cpu": 5, "cuda": 5})
    parts = decoded("simulate", "the-base", "--games", "12", "--seed", "3")
    assert [whole[name] for name in counted] == [parts[name] for name in counted]


def test_simulate_with_bots() -> None:
    arguments = ("simulate", "the-base", "--games", "1", "--bots", "planner,random", "-o", "countdown_start=5")
    content = decoded(*arguments)
    assert content["bots"] == ["planner", "random"]
    assert sum(content["ends"].values()) == 1
    again = decoded(*arguments)
    assert (content["wins"], content["length"]) == (again["wins"], again["length"])


@pytest.mark.parametrize("game", [game for game in GAMES if game.seat_option], ids=lambda game: game.name)
def test_simulate_plays_with_as_many_as_are_named(game: Game) -> None:
    """Bots named one by one decide how many play, unless an option does; seats that stay empty are not listed."""
    least = max(game.least_seats or 0, 2)
    arguments = ("simulate", game.name, "--games", "1")
    for seats in (least, least + 1):
        content = decoded(*arguments, "--bots", ",".join(["random"] * seats))
        assert content["options"][game.seat_option or ""] == seats
        assert content["bots"] == ["random"] * seats
        assert list(content["wins"]) == list(game.seats[:seats])
    one_for_all = decoded(*arguments, "-o", f"{game.seat_option}={least + 1}")
    assert (one_for_all["bots"], len(one_for_all["wins"])) == (["random"] * (least + 1), least + 1)
    text = good(*arguments, "--bots", ",".join(["random"] * least))
    assert game.seats[least - 1] in text
    assert game.seats[least] not in text
    named = ",".join(["random"] * least)
    line = wrong(*arguments, "--bots", named, "-o", f"{game.seat_option}={least + 1}")
    assert line == f"bots: {least} names, but {least + 1} play with {game.seat_option}={least + 1}"
    line = wrong(*arguments, "--bots", ",".join(["random"] * 9))
    assert line == f"bots: 9 names; {game.name} has {game.least_seats} to {len(game.seats)} seats"


def test_simulate_takes_options() -> None:
    arguments = ("-o", "mix=D0,I8,L8,T8,X0", "-o", "capture_on_start_slots=yes", "-o", "countdown_start=6")
    options = decoded("simulate", "the-base", "--games", "2", *arguments, "-o", "time_challenge=offer")["options"]
    assert options["mix"] == {"D": 0, "I": 8, "L": 8, "T": 8, "X": 0}
    assert options["capture_on_start_slots"] is True
    assert options["countdown_start"] == 6
    assert options["time_challenge"] == "offer"


def test_simulate_starts_from_what_environments_set(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(sublevel.game("the-base")), "environment_options", {"countdown_start": 6})
    content = decoded("simulate", "the-base", "--games", "2")
    assert content["options"]["countdown_start"] == 6
    content = decoded("simulate", "the-base", "--games", "2", "-o", "countdown_start=7")
    assert content["options"]["countdown_start"] == 7


def test_simulate_for_people() -> None:
    text = good("simulate", "the-base", "--games", "3")
    assert "Explorers (random) won" in text
    assert "actions/s" in text


# Replay.


def test_replay_prints_and_verifies(saved: Path) -> None:
    text = good("replay", str(saved))
    match = sublevel.game("the-base").load(saved.read_text(encoding="utf-8"))
    assert all(line in text for line in match.log())
    assert "result: " in text
    assert "verified" in text
    content = decoded("replay", str(saved))
    assert content["log"] == match.log()
    assert content["digest"] == match.digest()
    assert content["result"]["reason"] == match.result.reason if match.result else None


def test_replay_tells_the_story(saved: Path) -> None:
    english = good("replay", str(saved), "--narrate")
    assert "Mutants" in english
    assert good("replay", str(saved), "--narrate", "--lang", "de") != english


# Position.


def test_position_is_drawn_with_its_actions() -> None:
    text = good("position", "the-base", POSITION)
    match = sublevel.game("the-base").position(POSITION)
    assert f"Explorers: {len(match.legal(0))} legal actions" in text
    assert all(action.text in text for action in match.legal(0))
    assert "X3" in text
    assert "m5" in text


def test_position_as_json_is_the_view() -> None:
    match = sublevel.game("the-base").position(POSITION)
    assert decoded("position", "the-base", POSITION) == match.view(0)
    assert decoded("position", "the-base", POSITION, "--seat", "M") == match.view(1)


def test_position_after_actions() -> None:
    match = sublevel.game("the-base").position(POSITION)
    action = match.legal(0)[0]
    match.play(0, action)
    assert decoded("position", "the-base", POSITION, "--play", action.text)["position"] == match.position(public=True)


# Perft.


def test_perft_counts_each_depth() -> None:
    match = sublevel.game("the-base").position(POSITION, {"time_challenge": "off"})
    counts = [match.game.perft(match.state, depth) for depth in (1, 2)]
    assert decoded("perft", "the-base", POSITION, "2")["counts"] == counts
    assert f"{counts[1]:,}" in good("perft", "the-base", POSITION, "2")


def test_perft_divides() -> None:
    content = decoded("perft", "the-base", POSITION, "2", "--divide")
    assert sum(content["divide"].values()) == content["counts"][-1]
    assert len(content["divide"]) == content["counts"][0]


def test_perft_says_what_is_needed() -> None:
    text = good("perft", "--help")
    assert "[POSITION] [DEPTH]" in text
    assert text.count("[required]") == 1  # the game
    assert wrong("perft", "the-base") == "perft: a position and a depth are needed, or a depth and --seed"


def test_perft_of_a_deal() -> None:
    match = sublevel.game("the-base").new(seed=7)
    assert decoded("perft", "the-base", "2", "--seed", "7")["counts"] == [
        match.game.perft(match.state, depth) for depth in (1, 2)
    ]


def test_perft_starts_from_what_environments_set(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(sublevel.game("the-base")), "environment_options", {"countdown_start": 6})
    match = sublevel.game("the-base").new(seed=7, options={"countdown_start": 6})
    assert decoded("perft", "the-base", "1", "--seed", "7")["position"] == match.position()
    assert decoded("perft", "the-base", "1", "--seed", "7", "-o", "countdown_start=7")["position"] != match.position()


def test_perft_keeps_the_options_of_a_written_position() -> None:
    game = sublevel.game("the-base")
    counts = {
        rule: game.perft(game.position(POSITION, {"null_rotation": rule, "time_challenge": "off"}).state, 2)
        for rule in ("allow", "forbid")
    }
    assert counts["allow"] != counts["forbid"]
    text = json.dumps({"position": POSITION, "options": {"null_rotation": "forbid"}})
    assert decoded("perft", "the-base", text, "2")["counts"][-1] == counts["forbid"]


# Check and bench.


def test_check_passes_and_says_what_was_not_run() -> None:
    result = run("check", "the-base", "--matches", "1", "--no-cuda")
    assert result.exit_code == 0, result.output
    assert "legality" in result.stdout
    assert "not run: cuda: switched off" in result.stdout
    assert "passed in" in result.stdout


def test_check_fails_with_status_1(monkeypatch: pytest.MonkeyPatch) -> None:
    from sublevel.engine import conformance

    def fails(*arguments: Any, **settings: Any) -> conformance.Report:
        tally = conformance.Tally("legality", "It holds.", "every step", runs=1)
        tally.fail(conformance.Failure("legality", "it does not hold", 3, 4, None, {}, 5))
        return conformance.Report("the-base", "cpu", 0, matches=1, checks=[tally])

    monkeypatch.setattr(conformance, "check", fails)
    result = run("check", "the-base")
    assert result.exit_code == 1
    assert "failed: legality: it does not hold (match 3, seed 4, ply 5)" in result.stdout
    as_json = run("check", "--json")
    assert as_json.exit_code == 1
    assert json.loads(as_json.stdout)[0]["passed"] is False


def test_bench_measures_the_target_here() -> None:
    rows = decoded("bench", "--here", "--seconds", "0.02")
    assert [row["game"] for row in rows] == list(sublevel.game_names())
    assert all(row["target"] == targets.running() for row in rows)
    assert all(row["inside"] > 0 and row["from_python"] > 0 for row in rows)


def test_bench_measures_both_targets() -> None:
    usable = {name for name, found in targets.status().available.items() if found.usable} - {"cuda"}
    assert {row["target"] for row in decoded("bench", "--seconds", "0.02")} == usable


@pytest.mark.parametrize("other", [("--seconds", "2"), ("--here",), ("--json",)], ids=lambda other: other[0])
def test_bench_says_what_has_no_effect_on_the_scripts(other: tuple[str, ...]) -> None:
    line = wrong("bench", "--full", *other)
    assert line == f"{other[0]} has no effect on the scripts of --full; leave one of them out"


def test_bench_runs_the_scripts_of_the_sources(monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[str] = []

    def pretend(command: list[str], **settings: Any) -> subprocess.CompletedProcess[str]:
        started.append(Path(command[-1]).name)
        return subprocess.CompletedProcess(command, 3 if command[-1].endswith("engine_speed.py") else 0)

    monkeypatch.setattr(subprocess, "run", pretend)
    assert run("bench", "--full").exit_code == 3
    assert "engine_speed.py" in started


# Play.


def test_play_hands_over_to_the_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    from sublevel.terminal import app

    calls: list[tuple[Any, dict[str, Any]]] = []

    def play(*arguments: Any, **settings: Any) -> int:
        calls.append((arguments, settings))
        return 0

    monkeypatch.setattr(app, "play", play)
    good("play", "the-base", "--seat", "M", "--bot", "random", "--seed", "9", "-o", "mix=maze", "--lang", "sk")
    arguments, settings = calls.pop()
    assert arguments == ("the-base",)
    assert settings["seats"] == {0: "random", 1: "human"}
    assert (settings["seed"], settings["options"], settings["lang"]) == (9, {"mix": "maze"}, "sk")
    good("play", "--seat", "both", "--position", POSITION)
    assert calls.pop()[1] | {"position": POSITION} == {
        "seats": {0: "human", 1: "human"},
        "seed": None,
        "options": {},
        "position": POSITION,
        "load": None,
        "lang": "en",
    }
    good("play", "--seat", "none")
    assert calls.pop()[1]["seats"] == {0: "skilled", 1: "skilled"}


@pytest.mark.parametrize(
    ("text", "seat"), [("X", 0), ("m", 1), ("Explorers", 0), ("mutants", 1), ("0", 0), ("1", 1), ("Mut", 1)]
)
def test_seats_by_any_unambiguous_name(text: str, seat: int) -> None:
    assert seat_of(sublevel.game("the-base"), text) == seat


def test_play_asks_which_game_if_there_are_several(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play, "game_names", lambda: ("the-attic", "the-base", "the-cellar"))
    monkeypatch.setattr("sublevel.terminal.face.FACES", {"the-attic": None, "the-base": None})
    assert wrong("play").startswith("which game? There are: the-attic, the-base")


def test_play_needs_a_terminal() -> None:
    assert "needs a terminal" in wrong("play", "the-base")


# What users get wrong.


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (("simulate", "the-bass"), "there is no game 'the-bass'"),
        (("play", "chess"), "there is no game 'chess'"),
        (("position", "the-base", ""), "not 0"),
        (("simulate", "the-base", "--bots", "genius"), "there is no bot 'genius'; there are: random, planner"),
        (("simulate", "the-base", "--bots", "random,random,random"), "3 names; the-base has 2 seats"),
        (("simulate", "the-base", "--games", "-5"), "--games"),
        (("simulate", "the-base", "--games", "many"), "--games"),
        (("simulate", "the-base", "--seed", "-1"), "seed -1"),
        (("simulate", "the-base", "--target", "abacus"), "target 'abacus': there are python, cpu, cuda"),
        (("simulate", "the-base", "--bots", "planner", "--target", "cuda"), "only random bots"),
        (("simulate", "the-base", "-o", "mix=D0,I8,L8,T9,X0"), "add up to 25 instead of 24"),
        (("simulate", "the-base", "-o", "mix=nothing"), "'nothing' is not one of standard"),
        (("simulate", "the-base", "-o", "mix={broken"), "mix"),
        (("simulate", "the-base", "-o", "mix"), "NAME=VALUE, such as mix=standard"),
        (("simulate", "the-base", "-o", "luck=high"), "option 'luck' is unknown"),
        (("simulate", "the-base", "-o", "countdown_start=40"), "a whole number from 5 to 20"),
        (("simulate", "the-base", "-o", "capture_on_start_slots=maybe"), "true or false"),
        (("simulate", "the-base", "-o", "tiebreak=none"), "one of full, rear_only"),
        (("play", "the-base", "--seat", "Z"), "seat 'Z': the seats are 0 Explorers, 1 Mutants"),
        (("play", "the-base", "--bot", "genius"), "there is no bot 'genius'"),
        (("play", "the-base", "--lang", "xx"), "language 'xx'"),
        (("replay", "no-such-file.json"), "no-such-file.json cannot be read: No such file"),
        (("replay", "."), "cannot be read"),
        (("position", "the-base", POSITION.replace("x4,x2,a3", "x4,x2,x2")), "X2 and X3 both stand on x2"),
        (("position", "the-base", "{"), "not a whole JSON text"),
        (("position", "the-base", POSITION, "--play", "2_b3"), "'2_b3' is no action; actions look like"),
        (("position", "the-base", POSITION, "--play", "2-e5"), "[BASE-MOVE-1]"),
        (("perft", "the-base", POSITION), "a position and a depth are needed"),
        (("perft", "the-base", POSITION, "deep"), "depth 'deep'"),
        (("perft", "the-base", POSITION, "0"), "depth '0'"),
        (("perft", "the-base", POSITION, "2", "--seed", "3"), "either a position or --seed"),
        (("check", "the-bass"), "there is no game 'the-bass'"),
        (("check", "--matches", "0"), "--matches"),
        (("bench", "--seconds", "-1"), "--seconds"),
        (("dance",), "No such command 'dance'"),
        (("info", "--dance"), "No such option"),
        (("simulate",), "GAME"),
    ],
)
def test_mistakes_get_one_line(arguments: tuple[str, ...], named: str) -> None:
    assert named in wrong(*arguments)


def test_a_truncated_file(saved: Path, tmp_path: Path) -> None:
    path = tmp_path / "half.json"
    path.write_text(saved.read_text(encoding="utf-8")[:300], encoding="utf-8")
    assert "not a whole JSON text" in wrong("replay", str(path))


def test_a_file_that_is_no_text(tmp_path: Path) -> None:
    path = tmp_path / "noise.json"
    path.write_bytes(b"\xff\xfe\x00\x01")
    assert "not a text in UTF-8" in wrong("replay", str(path))


def alter_action(content: dict[str, Any]) -> None:
    content["actions"][20][1] = "1-c3" if content["actions"][20][1] != "1-c3" else "2-c3"


def drop_last_action(content: dict[str, Any]) -> None:
    del content["actions"][-1]


def alter_notation(content: dict[str, Any]) -> None:
    content["actions"][3][1] = "one step ahead"


@pytest.mark.parametrize(
    ("alter", "named"),
    [
        (alter_action, "action 21 ("),
        (drop_last_action, "do not lead to the final state"),
        (alter_notation, "action 4 (one step ahead) cannot be played: 'one step ahead' is no action"),
        (lambda content: content.update(version=99), "match file version 99; this program reads version 1"),
        (lambda content: content.update(rules="0"), "made with version 0 of the rules"),
        (lambda content: content.update(game="the-bass"), "there is no game 'the-bass'"),
        (lambda content: content["options"].update(mix={"D": 0, "I": 1, "L": 1, "T": 1, "X": 1}), "add up to 4"),
        (lambda content: content.update(seed=8), "cannot be played"),
        (lambda content: content.pop("digest"), "not a whole match file"),
    ],
)
def test_a_changed_file(
    changed: Callable[[Callable[[dict[str, Any]], None]], str], alter: Callable[[dict[str, Any]], None], named: str
) -> None:
    assert named in wrong("replay", changed(alter))


# What the command line leaves to others.


@pytest.mark.parametrize("path", MODULES, ids=lambda path: path.stem)
def test_what_is_slow_to_import_is_imported_where_it_is_needed(path: Path) -> None:
    nodes = ast.parse(path.read_text(encoding="utf-8")).body
    modules = [node.module or "" for node in nodes if isinstance(node, ast.ImportFrom)]
    modules += [alias.name for node in nodes if isinstance(node, ast.Import) for alias in node.names]
    assert not {"numpy", "rich", "textual"} & {module.split(".")[0] for module in modules}
    assert not [module for module in modules if module.startswith(("sublevel.terminal", "sublevel.bots"))]


@pytest.mark.parametrize("path", MODULES, ids=lambda path: path.stem)
def test_no_command_knows_a_game(path: Path) -> None:
    """Help may give examples; a whole string with the name of a game would be a rule for that game."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    strings = {node.value for node in ast.walk(tree) if isinstance(node, ast.Constant)}
    assert not strings & set(sublevel.game_names())
    assert not any(isinstance(text, str) and text.startswith("sublevel.games.") for text in strings)


def imported(*arguments: str) -> set[str]:
    """The packages that a process has imported after a command, or after importing the command line alone."""
    code = "import sys\nimport sublevel.cli\n"
    if arguments:
        code += "try: sublevel.cli.main()\nexcept SystemExit as leaving: assert not leaving.code\n"
    code += "print(*sys.modules, file=sys.stderr)"
    finished = subprocess.run([sys.executable, "-c", code, *arguments], capture_output=True, text=True, check=True)
    return set(finished.stderr.splitlines()[-1].split())


def test_importing_the_command_line_is_cheap() -> None:
    assert not imported() & {"textual", "numpy", "sublevel.terminal", "sublevel.bots"}


@pytest.mark.parametrize(
    ("arguments", "unneeded"),
    [
        (("info",), {"textual", "numpy", "rich.progress"}),
        (("--help",), {"textual", "numpy", "sublevel.games.the_base"}),
        (("position", "the-base", POSITION), {"numpy", "rich.progress", "textual.app"}),
        (("position", "the-base", POSITION, "--json"), {"textual", "numpy", "rich.progress"}),
        (("perft", "the-base", POSITION, "1"), {"textual", "numpy", "rich.progress"}),
    ],
    ids=lambda value: "-".join(value[::3]) if isinstance(value, tuple) else "",
)
def test_commands_import_what_they_need_and_no_more(arguments: tuple[str, ...], unneeded: set[str]) -> None:
    assert not imported(*arguments) & unneeded


def test_the_installed_command_is_this_program() -> None:
    (script,) = entry_points(group="console_scripts", name="sublevel")
    assert script.load() is cli.main


# The real program.


def test_the_program_succeeds() -> None:
    finished = program("position", "the-base", POSITION)
    assert finished.returncode == 0, finished.stderr
    assert "legal actions" in finished.stdout


@pytest.mark.parametrize(
    "arguments",
    [("replay", "no-such-file.json"), ("simulate", "the-base", "--games", "-1"), ("play",), ("position", "chess", "x")],
    ids=lambda arguments: arguments[0],
)
def test_the_program_fails_in_one_line(arguments: tuple[str, ...]) -> None:
    finished = program(*arguments)
    assert finished.returncode == 2
    assert finished.stdout == ""
    assert finished.stderr.startswith("error: ")
    assert len(finished.stderr.splitlines()) == 1


def test_the_program_runs_another_target() -> None:
    """The target is fixed when a process starts, so another one takes another process."""
    finished = program("simulate", "the-base", "--games", "3", "--target", "python", "--json")
    assert finished.returncode == 0, finished.stderr
    content = json.loads(finished.stdout)
    assert content["target"] == "python"
    here = decoded("simulate", "the-base", "--games", "3")
    assert (content["wins"], content["length"]) == (here["wins"], here["length"])


def test_a_target_that_cannot_be_is_named() -> None:
    finished = program("info", SUBLEVEL_TARGET="abacus")
    assert finished.returncode == 1
    assert finished.stderr.splitlines() == [
        "sublevel: SUBLEVEL_TARGET is 'abacus', but must be one of auto, python, cpu"
    ]


def test_a_reader_that_leaves_early_is_no_error(saved: Path) -> None:
    command = f"{sys.executable} -m sublevel replay {saved} | head -n 1"
    finished = subprocess.run(["bash", "-c", command], capture_output=True, text=True, check=False)
    assert finished.stdout.startswith("The Base")
    assert "Traceback" not in finished.stderr
