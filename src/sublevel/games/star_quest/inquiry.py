"""Questions about the ship as somebody sees it (section 14, 2 and 3): lines of sight, and what is in reach."""

from __future__ import annotations

from typing import Any

import msgspec

from sublevel.engine.errors import BadOption, quoted
from sublevel.games.star_quest.activation import select, why_not_select
from sublevel.games.star_quest.names import ACTOR_NAMES, SQUARE_NAMES
from sublevel.games.star_quest.obstacles import is_free, obstacles, told
from sublevel.games.star_quest.prospects import outlook_view
from sublevel.games.star_quest.refusals import FINE
from sublevel.games.star_quest.state import Hulk
from sublevel.games.star_quest.tables import SIDE, SQUARES


def answer(s: Hulk, question: str) -> dict[str, Any]:
    """`sight e5`: what is seen from a square; `line e5 h6`: what is in the way; `reach G3`: where somebody could go.

    `s` is a copy as the seat that asks may know it. Raises BadOption for anything else.
    """
    what, *names = question.split(" ")
    if what == "reach" and len(names) == 1 and names[0] in ACTOR_NAMES:
        return reach(s, ACTOR_NAMES.index(names[0]))
    squares = [SQUARE_NAMES.index(name) for name in names if name in SQUARE_NAMES[:SQUARES]]
    if len(squares) == len(names) == 1 and what == "sight":
        return sight(s, squares[0])
    if len(squares) == len(names) == 2 and what == "line":
        return line_between(s, squares[0], squares[1])
    known = "'sight' with a square, 'line' with two squares and 'reach' with a figure"
    raise BadOption(f"{quoted(question)} is no question; there are {known}")


def sight(s: Hulk, square: int) -> dict[str, Any]:
    """The squares in radar sight of a square, and those to which a line of fire is free, row by row (SQ-LOS-1)."""
    return {name: [seen_row(s, square, y, fire) for y in range(SIDE)] for fire, name in enumerate(("radar", "fire"))}


def seen_row(s: Hulk, square: int, y: int, fire: int) -> str:
    """A row of squares: 1 for those to which the line is free."""
    return "".join("1" if is_free(s, square, SIDE * y + x, fire) else "0" for x in range(SIDE))


def line_between(s: Hulk, a: int, b: int) -> dict[str, Any]:
    """What is first in the way of radar, and of fire, between two squares; nothing on a free line (SQ-LOS-1)."""
    found = {name: obstacles(s, a, b, fire) for fire, name in enumerate(("radar", "fire"))}
    return {name: [told(s, obstacle) for obstacle in those] for name, those in found.items()}


def reach(s: Hulk, actor: int) -> dict[str, Any]:
    """What somebody who can be selected now could do (SQ-MOVE-1); nothing for who cannot."""
    if s.actor >= 0 or why_not_select(s, actor) != FINE:
        return {"figure": ACTOR_NAMES[actor], "ways": [], "prospects": []}
    s.recording = 0
    select(s, actor)
    return dict(msgspec.to_builtins(outlook_view(s)))
