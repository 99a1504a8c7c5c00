"""Run the command line in this process or as a program of its own, and look at what it answers."""

from __future__ import annotations

import functools
import json
import os
import subprocess
import sys
from typing import Any, Final

import typer
from typer import testing
from typer.core import TyperGroup
from typer.testing import CliRunner, Result

from sublevel.cli.app import program as commands
from sublevel.engine import targets

RUNNER: Final = CliRunner(env={"COLUMNS": "120", "NO_COLOR": "1", "TERM": "dumb"})
LONGEST_LINE: Final = 400
# The runner builds all commands anew for every run, which takes ten times as long as most of them do.
vars(testing)["_get_command"] = functools.cache(typer.main.get_command)
INTERNALS: Final = ("Traceback", "Type(", "NoneType", "<class", "object at 0x", "Errno")  # no words for people


def command_names() -> tuple[str, ...]:
    """All commands, as the program itself knows them."""
    group = typer.main.get_command(commands)
    assert isinstance(group, TyperGroup)
    return tuple(group.commands)


def run(*arguments: str) -> Result:
    """What a command does, whatever that is."""
    return RUNNER.invoke(commands, arguments, prog_name="sublevel")


def good(*arguments: str) -> str:
    """What a command prints that succeeds."""
    result = run(*arguments)
    assert result.exit_code == 0, f"{result.output}{result.exception!r}"
    assert "Traceback" not in result.stderr
    return result.stdout


def decoded(*arguments: str) -> Any:
    """What a command that succeeds prints as JSON."""
    return json.loads(good(*arguments, "--json"))


def wrong(*arguments: str) -> str:
    """The one line that a mistake gets."""
    result = run(*arguments)
    assert isinstance(result.exception, SystemExit), f"a traceback: {result.exception!r}"
    assert result.exit_code == 2, result.output
    assert result.stdout == ""
    return error_line(result.stderr)


def error_line(text: str) -> str:
    """The only line of a text, which must be an error that people understand."""
    lines = text.splitlines()
    assert len(lines) == 1, lines
    assert lines[0].startswith("error: ")
    assert len(lines[0]) <= LONGEST_LINE, f"{len(lines[0])} characters: {lines[0]}"
    assert lines[0].isprintable(), repr(lines[0])
    assert not [word for word in INTERNALS if word in lines[0]], lines[0]
    return lines[0].removeprefix("error: ")


def program(*arguments: str, shell: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
    """Run the real program; `shell` redirects its streams, such as `> /dev/full`."""
    command = [sys.executable, "-m", "sublevel", *arguments]
    return subprocess.run(
        ["bash", "-c", f'"$@" {shell}', "bash", *command] if shell else command,
        capture_output=True,
        text=True,
        check=False,
        stdin=subprocess.DEVNULL,
        env={**os.environ, "COLUMNS": "120", targets.VARIABLE: targets.running(), **environment},
    )
