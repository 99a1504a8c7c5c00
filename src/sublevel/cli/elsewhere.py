"""This program in another process: a process runs one target only, so another target takes another process."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

import sublevel
from sublevel.engine import targets
from sublevel.engine.errors import BadTarget


def own_command(arguments: Sequence[str]) -> list[str]:
    """The command that starts this program."""
    return [sys.executable, "-P", "-m", "sublevel", *arguments]


def own_environment(target: str) -> dict[str, str]:
    """The environment in which another process finds the same package and runs another target."""
    folder = str(Path(sublevel.__file__).resolve().parents[1])
    paths = os.pathsep.join(filter(None, (folder, os.environ.get("PYTHONPATH"))))
    return {**os.environ, "PYTHONPATH": paths, targets.VARIABLE: target}


def run_on(target: str, arguments: Sequence[str]) -> int:
    """Run a command on another target; its output is ours. Returns its status."""
    found = targets.status().available[target]
    if not found.usable:
        raise BadTarget(f"target {target} cannot run here: {found.note}")
    return subprocess.run(own_command(arguments), env=own_environment(target), check=False).returncode


def json_from(target: str, arguments: Sequence[str]) -> Any:
    """What a command on another target prints as JSON. Raises BadTarget."""
    finished = subprocess.run(
        own_command(arguments), env=own_environment(target), capture_output=True, text=True, check=False
    )
    if finished.returncode:
        raise BadTarget(f"target {target}: {finished.stderr.strip() or 'the measurement broke off'}")
    return msgspec.json.decode(finished.stdout)
