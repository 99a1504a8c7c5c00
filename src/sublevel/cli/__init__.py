"""The command line: `sublevel COMMAND`. What is wrong is said in one line, with exit status 2.

What takes long to import (the terminal's program, arrays, tables) is imported where it is needed, not before.
"""

from __future__ import annotations

import io
import sys

from sublevel.cli import (
    app,
    arena,
    bench,
    bot,
    check,
    data,
    info,
    perft,
    play,
    position,
    replay,
    scenario,
    serve,
    simulate,
)

# In the order in which the help lists them.
for command in (
    play.play,
    serve.serve,
    simulate.simulate,
    arena.arena,
    bot.bot,
    replay.replay,
    position.position,
    scenario.scenario,
    data.data,
    perft.perft,
    check.check,
    bench.bench,
    info.info,
):
    app.program.command()(command)


def main() -> None:
    """Run the command line."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")  # the terminal may not know every letter
    app.program(prog_name="sublevel")


__all__ = ["main"]
