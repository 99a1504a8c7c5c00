"""What nobody can know: the faces of hidden tiles, and the generator (section 10)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sublevel.engine.core import bit, draw, hide_common
from sublevel.games.the_base.state import DEAD_ENDS_INNER, OPTION_DEAD_ENDS, Board
from sublevel.games.the_base.tables import DEAD_END, FIRST_TILE, HIDDEN, LANES, MASK_OF, SHAPES, lowest, nth, size

INNER_COLUMNS: Final = ((1 << 3 * LANES) - 1) << 2 * LANES


def hide(s: Board, seat: i64) -> None:
    """Blank the hidden tiles and the generator; everything else is public (BASE-INFO-1, 2, 3)."""
    hide_common(s, seat)
    hidden: i64 = s.hidden
    while hidden != 0:
        s.tile[lowest(hidden) - FIRST_TILE] = HIDDEN
        hidden &= hidden - 1


def resample(s: Board, seat: i64) -> None:
    """Deal the unseen tiles anew to the hidden cells: all ways are equally likely (BASE-RNG-2, BASE-INFO-4).

    The caller puts a generator of its own into the state first, so that nothing of the match's leaks into it.
    """
    s.tape_end = 0
    s.tape_next = 0
    left: i64 = s.hidden
    shape: i64
    i: i64
    for shape in range(SHAPES):
        cells: i64 = left
        if shape == DEAD_END and s.options[OPTION_DEAD_ENDS] == DEAD_ENDS_INNER:
            cells = left & INNER_COLUMNS
        for i in range(s.unseen[shape]):
            position: i64 = nth(cells, draw(s, size(cells)))
            s.tile[position - FIRST_TILE] = MASK_OF[4 * shape + draw(s, 4)] + HIDDEN
            cells &= ~bit(position)
            left &= ~bit(position)
    s.disclosed = 0
