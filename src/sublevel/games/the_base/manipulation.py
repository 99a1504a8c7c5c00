"""Turning tiles: reveal, rotate, and the orientation of the start tiles (sections 5, 7.2, 7.3)."""

from __future__ import annotations

from mypy_extensions import i64

from sublevel.engine.core import EVERYBODY, add_legal, bit, emit
from sublevel.games.the_base.moves import active_pieces, facing, pieces_of
from sublevel.games.the_base.state import (
    EXPLORERS_FIRST,
    IDLE_TURNS_FORBIDDEN,
    OPTION_IDLE_TURNS,
    OPTION_SETUP_ORDER,
    TILE_ORIENTED,
    TILE_REVEALED,
    TILE_ROTATED,
    Board,
)
from sublevel.games.the_base.tables import (
    EAST,
    FIRST_TILE,
    HIDDEN,
    LANE_1,
    LANE_5,
    LANES,
    MASK_OF,
    MUTANTS,
    NORTH,
    ORIENTATIONS,
    REAL_TURNS,
    REVEAL,
    ROTATE,
    SHAPE_OF,
    SOUTH,
    TILES,
    TURN_TO,
    TURNS,
    WEST,
    lowest,
    turns_of,
)


def manipulable(s: Board, side: i64) -> i64:
    """The tiles that a side may reveal or rotate: empty ones behind an opening of an own, unsaved piece's position.

    BASE-MANIP-2, 3, 4, 5; BASE-LOCK-3.
    """
    return facing(s, active_pieces(s, side)) & TILES & ~pieces_of(s, 0) & ~pieces_of(s, 1)


def turns(s: Board) -> i64:
    """How many turns each mask has, with or without idle ones (BASE-MANIP-8, 9)."""
    return REAL_TURNS if s.options[OPTION_IDLE_TURNS] == IDLE_TURNS_FORBIDDEN else TURNS


def nth_turn(s: Board, mask: i64, n: i64) -> i64:
    """The orientation that a revealed tile may be turned to after n others."""
    row: i64 = mask + 16 if s.options[OPTION_IDLE_TURNS] == IDLE_TURNS_FORBIDDEN else mask
    return TURN_TO[3 * row + n]


def list_rotations(s: Board, tiles: i64) -> None:
    """List the turns of revealed tiles (BASE-MANIP-7)."""
    n: i64
    while tiles != 0:
        t: i64 = lowest(tiles) - FIRST_TILE
        tiles &= tiles - 1
        for n in range(turns_of(s.tile[t], turns(s))):
            add_legal(s, ROTATE + 4 * t + nth_turn(s, s.tile[t], n))


def count_rotations(s: Board, tiles: i64) -> i64:
    """How many turns of revealed tiles there are."""
    each: i64 = turns(s)
    count: i64 = 0
    while tiles != 0:
        count += turns_of(s.tile[lowest(tiles) - FIRST_TILE], each)
        tiles &= tiles - 1
    return count


def nth_rotation(s: Board, tiles: i64, n: i64) -> i64:
    """The turn of a revealed tile that follows n others in the list."""
    each: i64 = turns(s)
    t: i64 = lowest(tiles) - FIRST_TILE
    count: i64 = turns_of(s.tile[t], each)
    while n >= count:
        n -= count
        tiles &= tiles - 1
        t = lowest(tiles) - FIRST_TILE
        count = turns_of(s.tile[t], each)
    return ROTATE + 4 * t + nth_turn(s, s.tile[t], n)


def can_turn(s: Board, mask: i64, orientation: i64) -> bool:
    """Whether a revealed tile may be turned to an orientation."""
    n: i64
    for n in range(turns_of(mask, turns(s))):
        if nth_turn(s, mask, n) == orientation:
            return True
    return False


def list_reveals(s: Board, tiles: i64) -> None:
    """List the hidden tiles that can be revealed."""
    while tiles != 0:
        add_legal(s, REVEAL + lowest(tiles) - FIRST_TILE)
        tiles &= tiles - 1


def list_manipulations(s: Board, side: i64) -> None:
    """List all turns, then all reveals, of a side."""
    tiles: i64 = manipulable(s, side)
    list_rotations(s, tiles & ~s.hidden)
    list_reveals(s, tiles & s.hidden)


def orienting_side(s: Board) -> i64:
    """The side that turns the next start tile (BASE-SETUP-7b)."""
    second: i64 = s.oriented // 3
    if s.options[OPTION_SETUP_ORDER] == EXPLORERS_FIRST:
        return second
    return 1 - second


def tile_to_orient(s: Board) -> i64:
    """The position of the start tile to be turned now: the one before the side's next piece."""
    side: i64 = orienting_side(s)
    slot: i64 = s.piece[3 * side + s.oriented % 3]
    return slot - LANES if side == MUTANTS else slot + LANES


def faces_slot(side: i64, mask: i64) -> bool:
    """Whether a start tile so turned has a passage towards its side's slot (BASE-SETUP-8)."""
    return mask & (EAST if side == MUTANTS else WEST) != 0


def list_orientations(s: Board) -> None:
    """List the ways to turn the start tile that is due (BASE-SETUP-8)."""
    side: i64 = orienting_side(s)
    t: i64 = tile_to_orient(s) - FIRST_TILE
    shape: i64 = SHAPE_OF[s.tile[t]]
    orientation: i64
    for orientation in range(ORIENTATIONS[shape]):
        if faces_slot(side, MASK_OF[4 * shape + orientation]):
            add_legal(s, ROTATE + 4 * t + orientation)


def with_position(positions: i64, bit: i64, wanted: bool) -> i64:
    """A set of positions with or without the one that the bit stands for."""
    if wanted:
        return positions | bit
    return positions & ~bit


def show_tile(s: Board, t: i64, mask: i64) -> None:
    """Lay a tile face up with these openings."""
    here: i64 = bit(t + FIRST_TILE)
    s.tile[t] = mask
    s.hidden &= ~here
    s.north = with_position(s.north, here, mask & NORTH != 0 and here & LANE_1 == 0)
    s.east = with_position(s.east, here, mask & EAST != 0)
    s.south = with_position(s.south, here, mask & SOUTH != 0 and here & LANE_5 == 0)
    s.west = with_position(s.west, here, mask & WEST != 0)


def reveal(s: Board, t: i64) -> None:
    """Turn a hidden tile face up as it was dealt, for good (BASE-MANIP-1, 6)."""
    mask: i64 = s.tile[t] - HIDDEN
    s.unseen[SHAPE_OF[mask]] -= 1
    s.disclosed = 1
    show_tile(s, t, mask)
    emit(s, EVERYBODY, TILE_REVEALED, t + FIRST_TILE, mask, 0, 0)


def rotate(s: Board, t: i64, orientation: i64) -> None:
    """Turn a revealed tile (BASE-MANIP-7)."""
    before: i64 = s.tile[t]
    after: i64 = MASK_OF[4 * SHAPE_OF[before] + orientation]
    show_tile(s, t, after)
    emit(s, EVERYBODY, TILE_ROTATED, t + FIRST_TILE, before, after, 0)


def orient(s: Board, t: i64, orientation: i64) -> None:
    """Turn a start tile at set-up (BASE-SETUP-7b)."""
    mask: i64 = MASK_OF[4 * SHAPE_OF[s.tile[t]] + orientation]
    show_tile(s, t, mask)
    emit(s, EVERYBODY, TILE_ORIENTED, t + FIRST_TILE, mask, 0, 0)
