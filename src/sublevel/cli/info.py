"""`sublevel info`: the version, the games, the languages, the targets."""

from __future__ import annotations

import platform
from typing import Annotated

import typer

from sublevel.cli.app import JsonOption, program_version
from sublevel.cli.data import said
from sublevel.cli.printing import print_json
from sublevel.engine import targets
from sublevel.engine.registry import data_of, find
from sublevel.engine.registry import names as game_names
from sublevel.engine.text import LANGUAGES


def info(
    cuda: Annotated[bool, typer.Option("--cuda", help="Ask the graphics device, too; that takes seconds.")] = False,
    as_json: JsonOption = False,
) -> None:
    """Tell the version, the games with the data they are played with, the languages, and which target runs and why.

    The target is chosen when the program starts. To force one, set SUBLEVEL_TARGET to python, cpu or auto.

    \b
    Examples:
      sublevel info
      SUBLEVEL_TARGET=python sublevel info --json
    """
    status = targets.status(probe_cuda=cuda)
    content = {
        "version": program_version(),
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "target": status.running,
        "why": status.why,
        "targets": {name: {"usable": found.usable, "note": found.note} for name, found in status.available.items()},
        "games": {name: find(name).title for name in game_names()},
        "data": {
            name: {"digest": data_of(name).digest, "own": data_of(name).own_digest is not None} for name in game_names()
        },
        "languages": list(LANGUAGES),
    }
    if as_json:
        print_json(content)
        return
    print(f"sublevel {content['version']}, {content['python']}")
    print(f"target: {status.running}. {status.why}")
    for name, found in status.available.items():
        usable = {True: "usable", False: "not usable", None: "perhaps"}[found.usable]
        print(f"  {name:7} {usable}: {found.note}")
    print("games: " + ", ".join(f"{name} ({find(name).title})" for name in game_names()))
    for name in game_names():
        print(f"  {name}: {said(name)}")
    print("languages: " + ", ".join(LANGUAGES))
