"""What several commands print in the same way."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any

import msgspec

from sublevel.engine.match import Match


def print_json(content: Any) -> None:
    """JSON for other programs, and readable."""
    print(msgspec.json.format(msgspec.json.encode(content), indent=2).decode())


def option_text(value: Any) -> str:
    """An option's value as it can be typed."""
    if isinstance(value, Mapping):
        return ",".join(f"{name}{number}" for name, number in value.items())
    return str(value).lower() if isinstance(value, bool) else str(value)


def position_text(content: Any) -> str:
    """A written position in one line."""
    return content if isinstance(content, str) else msgspec.json.encode(content).decode()


def result_line(match: Match) -> str:
    """How a match stands, in one line."""
    result = match.result
    if result is None:
        return "result: open, " + " and ".join(map(match.seat_name, match.actors)) + " to act"
    won = " and ".join(match.game.seats[seat] for seat in result.winners)
    playing = match.game.seat_count(match.rules_options)
    scores = "-".join(map(str, result.scores[:playing]))
    return f"result: {won + ' won' if won else 'nobody won'} ({result.reason}), {scores}"


@contextmanager
def progress_bar(what: str, total: int) -> Iterator[Callable[[int, int], None]]:
    """A bar on the error output, where that is a terminal. What it yields is told how many are done, of how many."""
    if sys.stderr is None or not sys.stderr.isatty():  # None: it was closed
        yield lambda done, _: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(what, total=total)
        yield lambda done, _: progress.update(task, completed=done)
