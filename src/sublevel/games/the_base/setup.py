"""The deal (section 5): shuffled tiles and slots, in the order of draws of BASE-RNG-3."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sublevel.engine.core import bit, clear, draw
from sublevel.games.the_base.manipulation import orienting_side, show_tile
from sublevel.games.the_base.moves import put_piece
from sublevel.games.the_base.state import (
    DEAD_ENDS_INNER,
    NOBODY,
    OPTION_COUNTDOWN,
    OPTION_DEAD_ENDS,
    OPTION_MIX,
    ORIENT,
    Board,
)
from sublevel.games.the_base.tables import (
    CENTRE,
    CROSS,
    DEAD_END,
    EXPLORERS,
    FIRST_TILE,
    HIDDEN,
    LANES,
    M_SLOTS,
    MASK_OF,
    MUTANTS,
    OFF,
    SHAPE_OF,
    SHAPES,
    TILE_COUNT,
    TILES,
    X_SLOTS,
)
from sublevel.games.the_base.turns import ACTIONS_PER_TURN

TO_DEAL: Final = -1  # marks a cell that has no tile yet
CELLS: Final = 32  # where the list of inner cells begins in the scratch list


def shuffle_list(s: Board, first: i64, count: i64) -> None:
    """Shuffle a stretch of the scratch list; the list of legal actions serves as such while no one asks for it."""
    i: i64
    for i in range(count - 1, 0, -1):
        j: i64 = draw(s, i + 1)
        held: i64 = s.legal[first + i]
        s.legal[first + i] = s.legal[first + j]
        s.legal[first + j] = held


def keep_dead_ends_inside(s: Board) -> i64:
    """Deal the dead ends to inner cells by option; return the first shape still to be dealt (BASE-COMP-12, 13)."""
    dead_ends: i64 = s.options[OPTION_MIX + DEAD_END]
    if s.options[OPTION_DEAD_ENDS] != DEAD_ENDS_INNER or dead_ends == 0:
        return DEAD_END
    t: i64
    count: i64 = 0
    for t in range(LANES, 4 * LANES):
        if t != CENTRE:
            s.legal[CELLS + count] = t
            count += 1
    shuffle_list(s, CELLS, count)
    i: i64
    for i in range(dead_ends):
        s.tile[s.legal[CELLS + i]] = DEAD_END
    return DEAD_END + 1


def list_shapes(s: Board, first: i64) -> i64:
    """Put the mix's shapes on the scratch list, sorted D I L T X; return how many (BASE-COMP-9)."""
    count: i64 = 0
    shape: i64
    i: i64
    for shape in range(first, SHAPES):
        for i in range(s.options[OPTION_MIX + shape]):
            s.legal[count] = shape
            count += 1
    return count


def deal_tiles(s: Board) -> None:
    """Deal the tiles face down, each turned at random; the centre lies face up (BASE-SETUP-1, 2)."""
    t: i64
    shape: i64
    for t in range(TILE_COUNT):
        s.tile[t] = TO_DEAL
    shuffle_list(s, 0, list_shapes(s, keep_dead_ends_inside(s)))
    taken: i64 = 0
    for t in range(TILE_COUNT):
        if t == CENTRE:
            continue
        shape = s.tile[t]
        if shape == TO_DEAL:
            shape = s.legal[taken]
            taken += 1
        s.tile[t] = MASK_OF[4 * shape + draw(s, 4)] + HIDDEN
    for shape in range(SHAPES):
        s.unseen[shape] = s.options[OPTION_MIX + shape]
    clear_board(s)
    show_tile(s, CENTRE, MASK_OF[4 * CROSS])


def clear_board(s: Board) -> None:
    """No pieces, every tile hidden; the slots open towards the board (BASE-COMP-8, BASE-GEO-5)."""
    i: i64
    for i in range(6):
        s.piece[i] = OFF
    s.explorers = 0
    s.mutants = 0
    s.hidden = TILES
    s.north = 0
    s.east = X_SLOTS
    s.south = 0
    s.west = M_SLOTS


def deal_slots(s: Board, side: i64) -> None:
    """Shuffle a side's slots along its edge and put the pieces on their numbers (BASE-SETUP-4, 5)."""
    lane: i64
    for lane in range(LANES):
        s.legal[lane] = lane + 1 if lane < 3 else 0
    shuffle_list(s, 0, LANES)
    for lane in range(LANES):
        number: i64 = s.legal[lane]
        s.slot[LANES * side + lane] = number
        if number > 0:
            put_piece(s, 3 * side + number - 1, 30 * side + lane)


def reveal_start_tiles(s: Board) -> None:
    """Reveal the six tiles before the pieces (BASE-SETUP-7a)."""
    i: i64
    for i in range(6):
        slot: i64 = s.piece[i]
        t: i64 = (slot + LANES if slot < FIRST_TILE else slot - LANES) - FIRST_TILE
        mask: i64 = s.tile[t] - HIDDEN
        s.unseen[SHAPE_OF[mask]] -= 1
        show_tile(s, t, mask)


def setup(s: Board) -> None:
    """Set the match up to the first decision: the orientation of the start tiles (BASE-SETUP-1 to 9)."""
    clear(s)
    deal_tiles(s)
    deal_slots(s, EXPLORERS)
    deal_slots(s, MUTANTS)
    reveal_start_tiles(s)
    s.token[EXPLORERS] = 0
    s.token[MUTANTS] = 0
    s.phase = ORIENT
    s.oriented = 0
    s.turn = orienting_side(s)
    s.actions = ACTIONS_PER_TURN
    s.window = 1
    s.countdown = s.options[OPTION_COUNTDOWN]
    s.pending = NOBODY
    s.final_countdown = 0
    s.challenge = 0
    s.waiting = bit(s.turn)
