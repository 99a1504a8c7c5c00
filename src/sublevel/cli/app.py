"""The group of all commands, how it complains, and the arguments that several commands share."""

from __future__ import annotations

import errno
import os
import re
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
# What the system says where output cannot be written: a full disk, a broken device.
NOT_WRITTEN: Final = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO)
LONGEST_WORD: Final = 200  # in a message; a name of a file may be as long
# How the library that reads the command line puts things, and how this program does.
PLAINER: Final = (
    (r"^Invalid value for '([^']+)'(?: / '[^']+')?: ", r"\1: "),
    (r"Value error, ", ""),
    (r"Input should be a valid integer.*", "must be a whole number"),
    (r"Input should be a valid number.*", "must be a number"),
    (r"Input should be a valid string.*", "must be a text in UTF-8"),
    (r"Input should be greater than or equal to (\S+)", r"must be at least \1"),
    (r"Input should be less than or equal to (\S+)", r"must be at most \1"),
    (r"^Missing (argument|option) '([^']+)'", r"\1 \2 is missing"),
    (r"^Got unexpected extra arguments?(?:\(s\))? \((.*)\)", r"unexpected argument: \1"),
    (r"\.$", ""),
)


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
            if sys.stdout is not None:  # as it is where the output was closed
                sys.stdout.flush()  # while an error can still be told
        except SublevelError as error:
            status = complain(str(error))
        except typer.Abort:
            status = complain("interrupted")
        except OSError as error:
            if error.errno not in NOT_WRITTEN:
                raise
            complain(f"the output cannot be written: {error.strerror}")
            leave_output()
            status = FAILED
        except Exception as error:
            usage: Callable[[], str] | None = getattr(error, "format_message", None)
            if usage is None:
                raise
            status = complain(f"{plainer(usage())} (see --help)")
        sys.exit(status if isinstance(status, int) else 0)


def plainer(message: str) -> str:
    """What the library that reads the command line says, in the words of this program."""
    for pattern, words in PLAINER:
        message = re.sub(pattern, words, message)
    return message


def complain(message: str) -> int:
    """Say in one line what is wrong: nothing from outside makes it longer than a line or changes the terminal."""
    words = (word if len(word) <= LONGEST_WORD else word[: LONGEST_WORD - 3] + "..." for word in message.split())
    line = "".join(sign if sign.isprintable() else ascii(sign)[1:-1] for sign in " ".join(words))
    if sys.stderr is not None:  # as it is where it was closed; print would take the output instead
        print("error:", line, file=sys.stderr)
    return WRONG


def leave_output() -> None:
    """Forget what could not be written: at its end, Python would try again and complain in many lines."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


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
