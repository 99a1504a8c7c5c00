"""`sublevel replay`: a saved match, printed and verified."""

from __future__ import annotations

import os
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Annotated, Any

import typer

from sublevel.cli.app import JsonOption, LangOption
from sublevel.cli.printing import option_text, position_text, print_json, result_line
from sublevel.engine.core import SPECTATOR
from sublevel.engine.errors import BadOption
from sublevel.engine.match import Match, event_rows
from sublevel.engine.registry import find
from sublevel.engine.text import catalogue


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A match that was saved, or a tournament's folder.")],
    match_number: Annotated[
        int | None, typer.Option("--match", metavar="NUMBER", min=0, help="Which match of a tournament.")
    ] = None,
    narrate: Annotated[bool, typer.Option("--narrate", help="Tell in sentences what happened.")] = False,
    lang: LangOption = "en",
    as_json: JsonOption = False,
) -> None:
    """Print a saved match, and verify it: every action is played again and the final state compared.

    \b
    Examples:
      sublevel replay my-match.json
      sublevel replay my-match.json --narrate --lang sk
      sublevel replay my-match.json --json
      sublevel replay arena-the-base-0 --match 12
    """
    catalogue(lang)
    match = saved_match(file) if match_number is None else match_of_tournament(file, match_number)
    if as_json:
        print_json(match_content(match))
        return
    started = f"seed {match.seed}" if match.seed is not None else "no seed"
    started = f"from a position, {started}" if match.placed_at_start else started
    print(f"{match.game.title}, {started}, {len(match.plies)} actions")
    print("options: " + ", ".join(f"{name}={option_text(value)}" for name, value in match.options.items()))
    print(f"start: {position_text(match.start_position())}")
    for line in narration(match, lang) if narrate else match.log():
        print(line)
    print(f"position: {position_text(match.position())}")
    print(result_line(match))
    print("verified: all actions are legal and lead to the state and result in the file")


def saved_match(file: Path) -> Match:
    """The match of a file."""
    from sublevel.engine.matchfile import game_of
    from sublevel.terminal.table import read_file

    if os.path.isdir(file):  # unlike Path.is_dir, it takes a name that is too long
        raise BadOption(f"{file} cannot be read: it is a folder; if it is a tournament's, --match says which match")
    text = read_file(file)
    return find(game_of(text)).load(text)


def match_of_tournament(folder: Path, number: int) -> Match:
    """A match of a tournament, by its number."""
    from sublevel.arena.records import Folder, match_of

    files = Folder(folder)
    tournament = files.terms()
    for record in files.records(tournament):
        if record.number == number:
            return match_of(tournament, record)
    raise BadOption(f"match {number}: it is not among those that were played, 0 to {tournament.matches - 1} at most")


def match_content(match: Match) -> dict[str, Any]:
    """A match as JSON-ready values."""
    return {
        "game": match.game.name,
        "seed": match.seed,
        "options": match.options,
        "start": match.start_position(),
        "actions": [[ply.seat, ply.text] for ply in match.plies],
        "log": match.log(),
        "position": match.position(),
        "result": match.result.plain() if match.result else None,
        "digest": match.digest(),
        "verified": True,
    }


def narration(match: Match, lang: str) -> Iterator[str]:
    """The match in sentences, a line for each action."""
    for ply, s in zip(match.plies, islice(match.states(), 1, None), strict=True):
        seen = match.game.seen_by(s, SPECTATOR)
        told = " ".join(match.game.event(row)[1].text(lang) for row in event_rows(seen))
        yield f"{match.seat_name(ply.seat)} {ply.text}: {told}"
