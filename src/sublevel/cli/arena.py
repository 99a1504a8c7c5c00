"""`sublevel arena`: a tournament between bots, with ratings and reports."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from sublevel.cli.app import GameArgument, JsonOption, OptionOption
from sublevel.cli.printing import print_json, progress_bar
from sublevel.cli.reading import read_options
from sublevel.engine import targets
from sublevel.engine.chance import check_seeds
from sublevel.engine.registry import find

if TYPE_CHECKING:
    from collections.abc import Generator

    from sublevel.arena.records import Folder, Record
    from sublevel.arena.summary import Summary
    from sublevel.arena.tournament import Tournament

INTERRUPTED: Final = 130  # the exit status of what Ctrl-C ended


def arena(
    game: GameArgument,
    bots: Annotated[
        str,
        typer.Option(help="Who takes part, with commas: names of bots, cmd:COMMAND or NAME=cmd:COMMAND for programs."),
    ] = "random,planner",
    games: Annotated[int, typer.Option("--games", "-n", min=1, help="How many matches; rounded up to deals.")] = 100,
    seed: Annotated[int, typer.Option("--seed", "-s", help="Deal i has the seed plus i.")] = 0,
    seconds: Annotated[
        float,
        typer.Option(min=0, max=86_400, help="How long a bot may think about a decision; 0 for as long as it likes."),
    ] = 30.0,
    workers: Annotated[
        int | None, typer.Option(min=1, max=4096, help="How many processes; one for each core, if left out.")
    ] = None,
    out: Annotated[
        Path | None, typer.Option(help="The folder for records and reports; arena-GAME-SEED, if left out.")
    ] = None,
    resume: Annotated[bool, typer.Option("--resume", help="Go on with the tournament in that folder.")] = False,
    ray: Annotated[bool, typer.Option("--ray", help="Play on Ray, on this machine or at --ray-address.")] = False,
    ray_address: Annotated[
        str | None, typer.Option(metavar="ADDRESS", help="A Ray cluster: auto, HOST:PORT or ray://HOST:PORT.")
    ] = None,
    report: Annotated[bool, typer.Option(help="Draw plots and write the page, too.")] = True,
    option: OptionOption = None,
    as_json: JsonOption = False,
) -> None:
    """Let bots play a tournament: everybody against everybody, every deal from every seat.

    Every match is kept as soon as it ends; Ctrl-C loses none, `--resume` goes on. A bot that crashes, hangs or plays
    what is not legal loses that match. The folder has all matches (`sublevel replay` shows them), a summary as JSON and
    Markdown, plots, and a page with everything. How to write a bot in any language: docs/bots.md.

    \b
    Examples:
      sublevel arena the-base --bots random,planner --games 100
      sublevel arena the-base --bots "planner,mine=cmd:python my_bot.py"
      sublevel arena the-base --bots random,planner --out duel --resume
      sublevel arena the-base --games 10000 --ray-address auto
    """
    from sublevel.arena import plots, pools
    from sublevel.arena.records import Folder
    from sublevel.arena.report import write_reports
    from sublevel.arena.summary import summarise

    tournament = read_tournament(game, bots, games, seed, seconds, option)
    if tournament.matches != games:
        print(rounding_note(tournament, games), file=sys.stderr)
    if report:
        plots.check_matplotlib()
    if ray or ray_address is not None:
        pools.check_ray(ray_address)
    folder = Folder(out or Path(f"arena-{game}-{seed}"))
    records = folder.resume(tournament) if resume else []
    if not resume:
        folder.begin(tournament)
    played = {record.number for record in records}
    missing = [pairing for pairing in tournament.pairings() if pairing.number not in played]
    if ray or ray_address is not None:
        coming = pools.play_on_ray(tournament, missing, workers, ray_address)
    else:
        coming = pools.play_here(tournament, missing, workers)
    try:
        keep(folder, coming, records, tournament.matches)
    except KeyboardInterrupt:
        say_how_to_resume(folder.path, len(records), tournament.matches)
        raise typer.Exit(INTERRUPTED) from None
    finally:
        folder.close()
    summary = summarise(tournament, sorted(records, key=lambda record: record.number))
    files = write_reports(summary, folder.path, report)
    if as_json:
        print_json(summary)
    else:
        print_summary(summary)
        print(f"records and reports: {folder.path} ({files[-1].name} shows it all)")


def read_tournament(
    name: str, bots: str, games: int, seed: int, seconds: float, option: list[str] | None
) -> Tournament:
    """The tournament that is asked for. Raises BadOption."""
    from sublevel.arena.tournament import Tournament, read_entrants, seatings, seats_taken

    game = find(name)
    entrants = read_entrants(bots, game)
    options = game.environment(read_options(game, option))
    seats = seats_taken(game, options)
    deals = -(-games // len(seatings(len(entrants), seats, game.zero_sum)))  # rounded up
    check_seeds(seed, deals)
    return Tournament(
        game=game.name,
        rules=game.version,
        target=targets.running(),
        entrants=entrants,
        seats=seats,
        deals=deals,
        seed=seed,
        options=options.plain(),
        seconds=seconds,
        data=game.own_data,
    )


def rounding_note(tournament: Tournament, games: int) -> str:
    """Why more matches are played than were asked for."""
    deals, lineups = tournament.deals, tournament.matches // tournament.deals
    return (
        f"note: {tournament.matches:,} matches instead of {games:,}: every deal is played from every seat, "
        f"which takes {lineups:,} matches, and {deals:,} whole {'deal' if deals == 1 else 'deals'}"
    )


def keep(folder: Folder, coming: Generator[Record, None, None], records: list[Record], total: int) -> None:
    """Keep matches as they end."""
    with progress_bar("matches", total) as moved:
        moved(len(records), total)
        try:
            for record in coming:
                folder.add(record)
                records.append(record)
                moved(len(records), total)
        finally:
            coming.close()  # ends its processes


def say_how_to_resume(path: Path, played: int, total: int) -> None:
    """What is kept, and the command that goes on."""
    words = [word for word in sys.argv[1:] if word != "--resume"]
    command = shlex.join(["sublevel", *words, "--resume"])
    print(f"interrupted: {played:,} of {total:,} matches are kept in {path}; go on with\n  {command}", file=sys.stderr)


def print_summary(summary: Summary) -> None:
    """The tables for people."""
    from rich import box
    from rich.console import Console
    from rich.table import Table

    from sublevel.arena import wording

    console = Console()
    for name, headings, rows in wording.tables(summary):
        title = f"{summary.title}: {wording.headline(summary)}" if name == "standings" else name
        table = Table(title=title, title_justify="left", box=box.SIMPLE, padding=(0, 1, 0, 0))
        for heading in headings:
            table.add_column(heading, justify="left" if heading in wording.NAMES else "right")
        for row in rows:
            table.add_row(*row)
        console.print(table)
    console.print(wording.length_line(summary), highlight=False)
    for record in summary.faults[:10]:
        console.print(f"fault: {wording.fault_line(record)}", markup=False, highlight=False, soft_wrap=True)
    if len(summary.faults) > 10:
        console.print(f"and {len(summary.faults) - 10} more faults, in summary.md", highlight=False)
