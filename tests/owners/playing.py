"""Plays a match at random with whatever data there is, in a process of its own, and tells how it went, as JSON.

The variable SUBLEVEL_DATA has to be set before a game is imported, so this is a program: GAME SEED OPTIONS.
"""

from __future__ import annotations

import json
import sys
from random import Random
from typing import Any

import sublevel
from sublevel.engine import targets


def played(name: str, seed: int, options: dict[str, Any]) -> dict[str, Any]:
    """A whole match, saved and loaded again."""
    game = sublevel.game(name)
    match, random = game.new(seed, options), Random(seed)
    while match.waiting:
        seat = match.waiting[0]
        match.play(seat, random.choice(match.legal(seat)))
    file = match.to_json()
    assert game.load(file).digest() == match.digest()
    placed = game.position({"position": match.position(), "options": match.options})
    assert placed.position() == match.position()
    view = match.view(0)
    return {
        "target": targets.running(),
        "data": game.own_data,
        "plies": len(match.plies),
        "finished": match.finished,
        "digest": match.digest(),
        "file": file,
        "start": match.start_position(),
        "view": view,
        "lessons": [lesson.name for lesson in game.offered_lessons()],
        "named": {name: list(values) for name, values in game.options.named_values().items()},
        "options": game.options.read(None).plain(),
    }


if __name__ == "__main__":
    print(json.dumps(played(sys.argv[1], int(sys.argv[2]), json.loads(sys.argv[3]))))
