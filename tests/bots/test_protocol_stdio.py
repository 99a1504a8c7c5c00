"""Bots over standard input and output: the documented one plays, and whatever goes wrong is said clearly."""

from __future__ import annotations

import json
import os
import re
import select
import signal
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import psutil
import pytest

import sublevel
from sublevel.arena.players import Outsider
from sublevel.bots.program import BotFault, Program, called_program, words_of
from sublevel.bots.protocol import Act, Hello, Over, Ready, Turn
from sublevel.engine.chance import generator
from sublevel.engine.errors import BadOption
from sublevel.engine.playout import random_action
from tests.bots.documented import PAGE, command, example, write_example
from tests.waiting import PATIENCE, until

GAMES = [sublevel.game(name) for name in sublevel.game_names()]
HELLO = Hello(game="the-base", rules="1", seat=0, seats=["A", "B"], options={}, seconds=PATIENCE, seed=7)
TURN = Turn(plies=0, view={}, legal=[{"id": 3, "text": "x"}], steps=[])

Make = Callable[[str], Program]


@pytest.fixture
def make(tmp_path: Path) -> Any:
    """Makes a program of lines of Python; all are ended with the test."""
    made: list[Program] = []

    def make(lines: str) -> Program:
        path = tmp_path / f"bot{len(made)}.py"
        path.write_text(f"import json, os, signal, sys\n{lines}\n", encoding="utf-8")
        made.append(Program(command(path), start_seconds=PATIENCE))
        return made[-1]

    yield make
    for one in made:
        one.close()


def answering(*answers: str) -> str:
    """A program that says these lines, one for each that it hears."""
    return (
        f"for answer in {list(answers)!r}:\n    sys.stdin.readline()\n    print(answer, flush=True)\nsys.stdin.read()"
    )


READY = '{"type": "ready"}'


def fault_of(work: Callable[[], object]) -> BotFault:
    with pytest.raises(BotFault) as caught:
        work()
    assert len(str(caught.value).splitlines()) == 1
    return caught.value


# The example.


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_documented_bot_plays_a_match(game: sublevel.Game, tmp_path: Path) -> None:
    """Alone on all seats, from the deal to the end; nothing but its seat's view leaves the engine."""
    players = [Outsider(command(write_example("stdio", tmp_path))) for _ in game.seats]
    match = game.new(seed=3, options=game.environment().plain())
    try:
        for seat, player in enumerate(players):
            player.begin(match, seat, 11 + seat, PATIENCE)
        while not match.finished:
            seat = match.waiting[0]
            match.play(seat, players[seat].choose(match))
            for player in players:
                player.saw(match)
        assert match.result is not None
        for player in players:
            player.end(match, "played", list(match.result.winners))
    finally:
        for player in players:
            player.close()


def test_the_documented_bot_is_short_and_needs_nothing() -> None:
    code = example("stdio")
    assert len(code.splitlines()) <= 30
    imported = re.findall(r"^import (\w+)$", code, re.MULTILINE)
    assert imported == ["json", "random", "sys"]
    assert set(imported) <= set(sys.stdlib_module_names)
    compile(code, "my_bot.py", "exec")


def test_the_documented_messages_are_those_of_the_protocol() -> None:
    """Every line of JSON in the documentation is a message as it is sent."""
    found = [
        json.loads(text) for text in re.findall(r"^```json\n(.*?)^```$", PAGE.read_text(), re.DOTALL | re.MULTILINE)
    ]
    kinds = {"hello": Hello, "turn": Turn, "over": Over, "act": Act, "ready": Ready}
    assert {message["type"] for message in found} == {"hello", "turn", "over", "act"}
    for message in found:
        kind = kinds[message["type"]]
        again = msgspec.to_builtins(msgspec.convert(message, kind))
        assert set(again) - set(message) <= {"protocol"}, message["type"]
        assert set(message) <= set(again)


# What a program hears.


def test_what_a_program_hears_is_what_its_seat_may_know(tmp_path: Path) -> None:
    """In worlds that differ in nothing that the seat can know, a turn has the same bytes."""
    game = sublevel.game("the-base")
    for plies in (0, 6, 40):
        match = game.new(seed=987_654_321 + plies, options=game.environment().plain())
        luck = generator(plies, stream=1)
        for _ in range(plies):
            seat = match.waiting[0]
            luck = generator(luck % 1000, stream=1)
            match.play(seat, random_action(game.rules, match.state, seat, luck))
        seat = match.waiting[0]
        heard, worlds = set(), set()
        for number in range(3):
            world = match.branch()
            world.state.rng = generator(number, stream=9)
            game.rules.resample(world.state, seat)
            worlds.add(game.schema.pack(world.state))
            log = tmp_path / f"{plies}-{number}"
            player = Outsider(command(write_listener(tmp_path), str(log)))
            player.begin(world, seat, 5, PATIENCE)
            player.choose(world)
            player.close()
            heard.add(log.read_bytes())
        assert len(worlds) == 3
        assert len(heard) == 1
        [text] = heard
        hello, turn = map(json.loads, text.splitlines())
        assert (hello["seat"], hello["seed"], hello["options"]) == (seat, 5, match.options)
        assert [action["id"] for action in turn["legal"]] == [action.id for action in match.legal(seat)]
        assert str(match.seed).encode() not in text


def write_listener(folder: Path) -> Path:
    """A bot that keeps what it hears."""
    path = folder / "listener.py"
    path.write_text(
        "import json, sys\n"
        "for line in sys.stdin:\n"
        "    open(sys.argv[1], 'a').write(line)\n"
        "    message = json.loads(line)\n"
        "    kind = {'hello': {'type': 'ready'}, 'turn': {'type': 'act', 'action': 0}}[message['type']]\n"
        "    print(json.dumps(kind), flush=True)\n"
    )
    return path


def test_steps_tell_what_was_played_since_the_last_turn(tmp_path: Path) -> None:
    game = sublevel.game("the-base")
    match = game.new(seed=1, options=game.environment().plain())
    log = tmp_path / "log"
    player = Outsider(command(write_listener(tmp_path), str(log)))
    player.begin(match, 0, 5, PATIENCE)
    asked: list[int] = []
    while len(asked) < 4:
        seat = match.waiting[0]
        if seat == 0:
            asked.append(len(match.plies))
            player.choose(match)
        match.play(seat, match.legal(seat)[0])
        player.saw(match)
    player.close()
    turns = [json.loads(line) for line in log.read_text().splitlines()[1:]]
    assert [turn["plies"] for turn in turns] == asked
    steps = [step for turn in turns for step in turn["steps"]]
    assert [step["number"] for step in steps] == list(range(1, asked[-1] + 1))
    assert [(step["seat"], step["text"]) for step in steps] == [
        (ply.seat, ply.text) for ply in match.plies[: asked[-1]]
    ]
    assert all({"kind", "key", "args"} <= set(event) for step in steps for event in step["events"])


# What goes wrong.


def test_many_matches_one_after_the_other(make: Make) -> None:
    program = make(
        "for line in sys.stdin:\n"
        "    kind = json.loads(line)['type']\n"
        "    if kind != 'over':\n"
        "        answer = {'type': 'ready'} if kind == 'hello' else {'type': 'act', 'action': os.getpid()}\n"
        "        print(json.dumps(answer), flush=True)"
    )
    heard = set()
    for _ in range(3):
        program.begin(HELLO)
        heard.add(program.choose(TURN))
        program.end(Over(reason="played", winners=[0]))
    assert len(heard) == 1


def test_bad_json(make: Make) -> None:
    program = make(answering(READY, "my move is x"))
    program.begin(HELLO)
    fault = fault_of(lambda: program.choose(TURN))
    assert fault.kind == "malformed"
    assert fault.reason.startswith("""it said 'my move is x' instead of {"type": "act", "action": ...}: """)


@pytest.mark.parametrize(
    "answer",
    [
        "{}",
        "[]",
        '{"type": "ready"}',
        '{"type": "act"}',
        '{"type": "act", "action": 1.5}',
        '{"type": "act", "action": null}',
        "",
    ],
)
def test_answers_that_are_none(make: Make, answer: str) -> None:
    program = make(answering(READY, answer))
    program.begin(HELLO)
    fault = fault_of(lambda: program.choose(TURN))
    assert fault.kind == "malformed"
    assert repr(answer) in fault.reason


def test_two_answers_are_not_taken_for_the_next_one(make: Make) -> None:
    program = make(answering(f"{READY}\nand more"))
    program.begin(HELLO)
    assert program._process is not None
    assert program._process.stdout is not None
    assert select.select([program._process.stdout], [], [], PATIENCE)[0], "it never says more"
    fault = fault_of(lambda: program.choose(TURN))
    assert (fault.kind, fault.reason) == ("malformed", "it said 'and more' when nobody had asked")


def test_a_line_without_end(make: Make) -> None:
    program = make("sys.stdout.write('x' * 1000000); sys.stdout.flush(); signal.pause()")
    fault = fault_of(lambda: program.begin(HELLO))
    assert (fault.kind, fault.reason) == ("malformed", "its line does not end")


def test_not_ready(make: Make) -> None:
    fault = fault_of(lambda: make(answering("hello")).begin(HELLO))
    assert fault.kind == "malformed"
    assert """instead of {"type": "ready"}""" in fault.reason


def test_an_exit_is_told_with_its_status(make: Make) -> None:
    assert str(fault_of(lambda: make("sys.exit(3)").begin(HELLO))) == "it ended with status 3"
    program = make(
        answering(READY).replace("sys.stdin.read()", "sys.stdin.readline(); os.kill(os.getpid(), signal.SIGABRT)")
    )
    program.begin(HELLO)
    fault = fault_of(lambda: program.choose(TURN))
    assert (fault.kind, fault.reason) == ("crashed", "it was ended by SIGABRT")


def test_after_a_fault_the_next_match_starts_it_anew(make: Make) -> None:
    program = make(answering(READY, "nonsense"))
    for _ in range(2):
        program.begin(HELLO)
        fault_of(lambda: program.choose(TURN))
        program.end(Over(reason="fault", winners=[]))


def test_time_is_kept_and_everything_it_started_ends(make: Make, tmp_path: Path) -> None:
    """Also a program that ignores polite signals and has children that keep its output open."""
    pid = tmp_path / "pid"
    program = make(
        "import subprocess\nsignal.signal(signal.SIGTERM, signal.SIG_IGN)\n"
        "child = subprocess.Popen([sys.executable, '-c', 'import signal; signal.pause()'])\n"
        f"open({str(pid)!r}, 'w').write(str(child.pid))\n"
        f"sys.stdin.readline()\nprint({READY!r}, flush=True)\nsignal.pause()"
    )
    hello = msgspec.structs.replace(HELLO, seconds=0.3)
    program.begin(hello)
    child = psutil.Process(int(pid.read_text()))
    fault = fault_of(lambda: program.choose(TURN))
    assert (fault.kind, fault.reason) == ("hung", "it gave no answer within 0.3 seconds")
    until(lambda: not child.is_running() or child.status() == psutil.STATUS_ZOMBIE, "what it started ends")


def test_a_program_that_reads_nothing(make: Make) -> None:
    """A turn larger than any pipe is not waited for longer than its time."""
    program = make(f"sys.stdin.readline()\nprint({READY!r}, flush=True)\nsignal.pause()")
    program.begin(msgspec.structs.replace(HELLO, seconds=0.5))
    fault = fault_of(lambda: program.choose(msgspec.structs.replace(TURN, view="x" * (1 << 21))))
    assert fault.kind == "hung"


def test_standard_error_is_passed_through(make: Make, capfd: pytest.CaptureFixture[str]) -> None:
    program = make(f"print('thinking', file=sys.stderr)\n{answering(READY)}")
    program.begin(HELLO)
    program.close()
    assert capfd.readouterr().err == "thinking\n"


def test_a_program_that_does_not_end_is_ended(make: Make) -> None:
    program = make(f"sys.stdin.readline()\nprint({READY!r}, flush=True)\nsignal.pause()")
    program.begin(HELLO)
    assert program._process is not None
    process = program._process
    program.close()
    assert process.returncode == -signal.SIGKILL


@pytest.mark.parametrize(
    ("text", "hint"),
    [
        ("", "a command is needed"),
        ("  ", "a command is needed"),
        ("no-such-program --x", "there is no program 'no-such-program'"),
        ("python 'my bot.py", "no closing quotation"),
    ],
)
def test_commands_that_are_none(text: str, hint: str) -> None:
    with pytest.raises(BadOption, match=hint):
        words_of(text)


def test_a_file_that_cannot_be_run(tmp_path: Path) -> None:
    path = tmp_path / "bot"
    path.write_text("no program")
    path.chmod(0o755)
    program = Program(str(path))
    fault = fault_of(lambda: program.begin(HELLO))
    assert fault.kind == "crashed"
    assert fault.reason.startswith("it cannot be started: ") or os.name == "nt"


@pytest.mark.parametrize(
    ("words", "name"),
    [
        (["python", "my_bot.py"], "my_bot"),
        (["./my-bot"], "my-bot"),
        (["/usr/bin/python3", "-u", "bots/deep.py", "--fast"], "deep"),
        (["python"], "python"),
    ],
)
def test_a_program_is_called_after_its_file(words: list[str], name: str) -> None:
    assert called_program(words) == name
