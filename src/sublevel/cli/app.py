"""The group of all commands, how it complains, and the arguments that several commands share."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from typing import Annotated, Any, Final

import typer
from typer.core import TyperGroup

from sublevel.engine.errors import SublevelError
from sublevel.engine.registry import names as game_names
from sublevel.engine.text import LANGUAGES

FAILED: Final = 1  # exit statuses; 0 is success
WRONG: Final = 2


class Commands(TyperGroup):
    """The group of all commands: every mistake of a user ends in one line."""

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        windows_expand_args: bool = True,
        **extra: Any,
    ) -> Any:
        """Run a command and leave with its status."""
        status: Any
        try:
            status = super().main(args, prog_name, complete_var, False, windows_expand_args, **extra)
        except SublevelError as error:
            status = complain(str(error))
        except typer.Abort:
            status = complain("given up")
        except Exception as error:
            usage: Callable[[], str] | None = getattr(error, "format_message", None)
            if usage is None:
                raise
            said = usage().replace("Value error, ", "").rstrip(".")
            status = complain(f"{said} (`--help` tells more)")
        sys.exit(status if isinstance(status, int) else 0)


def complain(message: str) -> int:
    """Say in one line what is wrong."""
    print("error:", " ".join(message.split()), file=sys.stderr)
    return WRONG


program = typer.Typer(
    cls=Commands,
    help="Board games of escape and survival: play them, look into them, let bots play them.",
    epilog="Each command has a --help of its own. Start with: sublevel play the-base",
    rich_markup_mode="rich",
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


@program.callback(invoke_without_command=True)
def root(
    context: typer.Context, version: Annotated[bool, typer.Option("--version", help="Print the version.")] = False
) -> None:
    """Board games of escape and survival: play them, look into them, let bots play them."""
    if version:
        print(program_version())
    elif context.invoked_subcommand is None:
        typer.echo(context.get_help())


def program_version() -> str:
    """The version of the program."""
    from sublevel import __version__

    return __version__


# Arguments that several commands share.

GameArgument = Annotated[
    str, typer.Argument(metavar="GAME", help="A game, such as the-base.", autocompletion=lambda: list(game_names()))
]
OptionOption = Annotated[
    list[str] | None,
    typer.Option(
        "--option",
        "-o",
        metavar="NAME=VALUE",
        help="An option of the game, as often as needed: mix=balanced, mix=D0,I8,L8,T8,X0, countdown_start=12.",
    ),
]
SeedOption = Annotated[int | None, typer.Option("--seed", "-s", help="The seed of the deal; any number, if left out.")]
JsonOption = Annotated[bool, typer.Option("--json", help="Print JSON instead of text.")]
LangOption = Annotated[str, typer.Option("--lang", "-l", help=f"Language of sentences: {', '.join(LANGUAGES)}.")]
