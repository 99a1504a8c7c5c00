"""`sublevel check`: games put through the conformance suite."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from sublevel.cli.app import FAILED, JsonOption
from sublevel.cli.printing import print_json, progress_bar
from sublevel.engine.chance import check_seed
from sublevel.engine.registry import find
from sublevel.engine.registry import names as game_names

if TYPE_CHECKING:
    from sublevel.engine.conformance import Report


def check(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="A game; all of them, if left out.")] = None,
    matches: Annotated[int, typer.Option("--matches", "-n", min=1, help="How many random matches.")] = 1000,
    seed: Annotated[int, typer.Option("--seed", "-s", help="Another seed looks at other matches.")] = 0,
    cuda: Annotated[bool, typer.Option(help="Compare with a GPU, or with its simulator, too.")] = True,
    as_json: JsonOption = False,
) -> None:
    """Put games through the conformance suite: what must hold at every step of any match.

    Legality, ends, copies, undo, notation, positions, files, secrets, translations, and equal bytes on all targets.
    The exit status is 1 if anything fails; what could not be run is named, not counted as passed.

    \b
    Examples:
      sublevel check
      sublevel check the-base --matches 100 --seed 3
      sublevel check the-base --json
    """
    from sublevel.engine import conformance

    check_seed(seed)
    reports = []
    for name in [game] if game else game_names():
        found = find(name)
        with progress_bar(found.title, matches) as moved:
            reports.append(conformance.check(found, matches, seed, moved, cuda=cuda))
    if as_json:
        print_json([report.plain() for report in reports])
    else:
        for report in reports:
            print_report(report)
    raise typer.Exit(0 if all(report.passed for report in reports) else FAILED)


def print_report(report: Report) -> None:
    """A report for people."""
    from rich.console import Console
    from rich.table import Table

    console = Console()
    table = Table(title=f"{report.game}: {report.matches:,} matches, {report.steps:,} actions, on {report.target}")
    for heading in ("check", "what must hold", "looked at", "times", ""):
        table.add_column(heading, justify="right" if heading == "times" else "left")
    for tally in report.checks:
        verdict = "not run" if tally.not_run else f"{tally.failed} failed" if tally.failed else "ok"
        colour = "yellow" if tally.not_run else "red" if tally.failed else "green"
        table.add_row(tally.name, tally.promise, tally.when, f"{tally.runs:,}", f"[{colour}]{verdict}[/{colour}]")
    console.print(table)
    lines = [f"failed: {failure}" for failure in report.failures()]
    lines += [f"not run: {tally.name}: {tally.not_run}" for tally in report.not_run]
    lines += [*report.notes, f"ends: {', '.join(f'{name} {count}' for name, count in report.ends.items())}"]
    lines += [f"longest match {report.longest} actions, at most {report.most_legal} legal at once"]
    lines += [f"{'passed' if report.passed else 'FAILED'} in {report.seconds:.1f} s"]
    for line in lines:
        console.print(line, markup=False, highlight=False, soft_wrap=True)
