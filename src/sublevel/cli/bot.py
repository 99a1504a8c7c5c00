"""`sublevel bot`: a program of anybody's at a table."""

from __future__ import annotations

import re
import sys
from typing import Annotated

import typer

from sublevel.cli.app import FAILED, complain
from sublevel.engine.errors import BadOption


def bot(
    url: Annotated[str, typer.Option(metavar="LINK", help="The link to the table, as the browser shows it.")],
    cmd: Annotated[str, typer.Option(metavar="COMMAND", help="The program, such as: python my_bot.py")],
    name: Annotated[
        str | None, typer.Option(help="What it is called at the table; after its file, if left out.")
    ] = None,
    seat: Annotated[int | None, typer.Option(min=0, max=5, help="Its seat; any open one, if left out.")] = None,
    seconds: Annotated[
        float,
        typer.Option(min=0, max=86_400, help="How long it may think about a decision; 0 for as long as it likes."),
    ] = 30.0,
    token: Annotated[
        str | None, typer.Option(envvar="SUBLEVEL_TOKEN", help="Who it is, to come back to a seat.")
    ] = None,
) -> None:
    """Let a program in any language play at a table, against people or bots.

    The program reads and writes JSON lines (docs/bots.md). Everybody at the table sees that a program plays. It agrees
    to take-backs and pauses, and declines draws. If it fails, its seat stays: the last line says how to come back.

    \b
    Examples:
      sublevel bot --url http://localhost:8000/t/k3J9x2Qa --cmd "python my_bot.py"
      sublevel bot --url http://localhost:8000/t/k3J9x2Qa --cmd ./my-bot --name "My bot" --seat 1 --seconds 5
    """
    from sublevel.bots.program import BotFault, Program, called_program, words_of
    from sublevel.table.visit import TableLink, Visit, VisitFailed, become_guest, sit_down

    link = TableLink.read(url)
    if token is not None and not re.fullmatch("[!-~]+", token):
        raise BadOption("token: it has letters, digits and signs only; the last line of an earlier visit tells it")
    program = Program(cmd)
    known = token or become_guest(link, name or called_program(words_of(cmd))[:24])
    taken = sit_down(link, known, seat)
    print(f"seat {taken} at {url}", file=sys.stderr)
    try:
        ending = Visit(link, known, taken, program, seconds).play()
    except (BotFault, VisitFailed) as error:
        complain(f"{error}; to come back to the seat: SUBLEVEL_TOKEN={known}")
        raise typer.Exit(FAILED) from None
    except KeyboardInterrupt:
        print(f"interrupted; to come back to the seat: SUBLEVEL_TOKEN={known}", file=sys.stderr)
        raise typer.Exit(130) from None
    finally:
        program.close()
    won = "won" if taken in ending.winners else "lost" if ending.winners else "nobody won"
    print(f"{won} ({ending.reason})")
