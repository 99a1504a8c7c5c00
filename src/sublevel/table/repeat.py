"""Thinks again what failed on a server: `python -m sublevel.table.repeat < line`.

`line` is the last line of the log's message, a JSON text. The command fails as the server did, with the whole trace.
"""

from __future__ import annotations

import sys
import time

import msgspec

import sublevel
from sublevel import bots
from sublevel.table.faults import Thought
from sublevel.table.studies import Ponder, Pondered, Searches, ponder
from sublevel.table.thinking import unpacked


def repeat(line: str | bytes) -> int:
    """Think again what a log tells; give back the action that is chosen. Raises whatever made it fail."""
    thought = msgspec.json.decode(line, type=Thought | Ponder)
    if isinstance(thought, Thought):
        game = sublevel.game(thought.game)
        return bots.consider(thought.bot, game, thought.seed, unpacked(game, thought.seen), thought.seat)[0].action
    found = [answer.hints for answer in ponder(thought, Searches(), time.monotonic) if isinstance(answer, Pondered)]
    return found[-1].hints[0].action


if __name__ == "__main__":
    print(repeat(sys.stdin.read()))
