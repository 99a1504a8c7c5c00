"""The real program and its streams: what is wrong is one line on the error output, and never a traceback."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

import sublevel
from tests.cli.running import error_line, program

GAMES: Final = sublevel.game_names()
PERFT: Final = ("1", "--seed", "4")


@pytest.mark.parametrize("game", GAMES)
def test_a_mistake_is_one_line(game: str) -> None:
    finished = program("simulate", game, "--games", "many")
    assert finished.returncode == 2
    assert finished.stdout == ""
    assert error_line(finished.stderr) == "--games: must be a whole number (see --help)"


@pytest.mark.parametrize("game", GAMES)
def test_statistics_of_every_game(game: str) -> None:
    finished = program("simulate", game, "--games", "2", "--seed", "4")
    assert finished.returncode == 0, finished.stderr
    assert finished.stderr == ""
    assert "ended by " in finished.stdout


@pytest.mark.parametrize(
    "arguments",
    [
        ("perft", GAMES[0], *PERFT, "--json"),
        ("simulate", GAMES[0], "--games", "1"),
        ("info",),
        ("--help",),
        ("--version",),
    ],
    ids=lambda arguments: arguments[0],
)
def test_a_full_disk(arguments: tuple[str, ...]) -> None:
    finished = program(*arguments, shell="> /dev/full")
    assert finished.returncode == 1
    assert error_line(finished.stderr) == "the output cannot be written: No space left on device"


@pytest.mark.parametrize("arguments", [("perft", GAMES[0], *PERFT, "--json"), ("--help",)], ids=lambda row: row[0])
def test_a_reader_that_leaves_early(arguments: tuple[str, ...]) -> None:
    finished = program(*arguments, shell="| head -n 1")
    assert finished.stdout
    assert finished.stderr == ""


@pytest.mark.parametrize("closed", [">&-", "<&-", "2>&-"])
def test_a_closed_stream(closed: str) -> None:
    finished = program("perft", GAMES[0], *PERFT, shell=closed)
    assert finished.returncode == 0
    assert finished.stderr == ""


def test_play_with_closed_streams() -> None:
    for closed in (">&-", "<&-", ">&- <&-"):
        finished = program("play", GAMES[0], shell=closed)
        assert finished.returncode == 2
        assert "needs a terminal" in error_line(finished.stderr)


def test_a_terminal_that_knows_few_letters(tmp_path: Path) -> None:
    match = sublevel.game("the-base").new(seed=7)
    for _ in range(4):
        seat = match.waiting[0]
        match.play(seat, match.legal(seat)[0])
    path = tmp_path / "match.json"
    path.write_text(match.to_json(), encoding="utf-8")
    for arguments in (
        ("replay", str(path), "--narrate", "--lang", "cs"),
        ("position", "the-base", str(match.position())),
        ("play", "the-base", "--lang", "ž"),
    ):
        finished = program(*arguments, PYTHONIOENCODING="ascii")
        assert finished.returncode in (0, 2), finished.stderr
        assert "Traceback" not in finished.stderr
        assert (finished.stdout + finished.stderr).isascii()


def test_an_argument_that_is_no_text() -> None:
    for arguments in (
        ("simulate", "$'\\xff'"),
        ("simulate", GAMES[0], "-o", "$'players=\\xff'"),
        ("replay", "$'\\xff'"),
    ):
        finished = program(*arguments[:-1], shell=arguments[-1])
        assert finished.returncode == 2
        error_line(finished.stderr)
