"""The two symmetries of the board: the mover's view (BASE-ENC-4) and the lane mirror (BASE-ENC-5)."""

from __future__ import annotations

from mypy_extensions import i64

from sublevel.games.the_base.state import Board
from sublevel.games.the_base.tables import (
    BONUS_ACTION,
    CORNER,
    CROSS,
    DEAD_END,
    EXPLORERS,
    FIRST_TILE,
    JUNCTION,
    LANES,
    POSITIONS,
    RETURN,
    REVEAL,
    ROTATE,
    SHAPE_OF,
    STRAIGHT,
    TILE_COUNT,
    has,
)


def seen_position(seat: i64, position: i64) -> i64:
    """A position as the seat sees it: the Mutants look from the other side, so that everybody goes east."""
    return position if seat == EXPLORERS else POSITIONS - 1 - position


def seen_mask(seat: i64, mask: i64) -> i64:
    """The openings of a tile as the seat sees them."""
    return mask if seat == EXPLORERS else ((mask << 2) | (mask >> 2)) & 15


def seen_orientation(seat: i64, shape: i64, orientation: i64) -> i64:
    """An orientation index as the seat sees it."""
    if seat == EXPLORERS or shape == STRAIGHT or shape == CROSS:
        return orientation
    return (orientation + 2) % 4


def shape_or_straight(s: Board, t: i64) -> i64:
    """The shape of a revealed tile. Of a hidden one nothing may show: its turns, never legal, keep their index."""
    if has(s.hidden, t + FIRST_TILE):
        return STRAIGHT
    return SHAPE_OF[s.tile[t]]


def seen_action(s: Board, seat: i64, action: i64) -> i64:
    """The id that stands for an action in the seat's features."""
    return half_turned_action(s, seat, action, (action - ROTATE) // 4)


def board_action(s: Board, seat: i64, seen: i64) -> i64:
    """The action that an id in the seat's features stands for: the inverse of `seen_action` on the same board."""
    return half_turned_action(s, seat, seen, TILE_COUNT - 1 - (seen - ROTATE) // 4)


def half_turned_action(s: Board, seat: i64, action: i64, rotated: i64) -> i64:
    """Turn the board under an action for the Mutants. `rotated` is the tile that it rotates, as the board lies."""
    if seat == EXPLORERS or action >= BONUS_ACTION:
        return action
    if action >= RETURN:
        return RETURN + LANES - 1 - (action - RETURN)
    if action >= REVEAL:
        return REVEAL + TILE_COUNT - 1 - (action - REVEAL)
    if action >= ROTATE:
        t: i64 = (action - ROTATE) // 4
        orientation: i64 = seen_orientation(seat, shape_or_straight(s, rotated), (action - ROTATE) % 4)
        return ROTATE + 4 * (TILE_COUNT - 1 - t) + orientation
    return action // POSITIONS * POSITIONS + POSITIONS - 1 - action % POSITIONS


def mirrored_position(position: i64) -> i64:
    """A position with north and south swapped."""
    return position // LANES * LANES + LANES - 1 - position % LANES


def mirrored_mask(mask: i64) -> i64:
    """Openings with north and south swapped."""
    return (mask & 10) | ((mask & 1) << 2) | ((mask >> 2) & 1)


def mirrored_orientation(shape: i64, orientation: i64) -> i64:
    """An orientation index with north and south swapped."""
    if shape == CORNER:
        return orientation ^ 1
    if (shape == DEAD_END or shape == JUNCTION) and orientation % 2 == 0:
        return 2 - orientation
    return orientation


def mirrored_action(s: Board, action: i64) -> i64:
    """An action id with north and south swapped."""
    if action >= BONUS_ACTION:
        return action
    if action >= RETURN:
        return RETURN + LANES - 1 - (action - RETURN)
    if action >= REVEAL:
        return REVEAL + mirrored_position(action - REVEAL)
    if action >= ROTATE:
        t: i64 = (action - ROTATE) // 4
        turned: i64 = mirrored_orientation(shape_or_straight(s, t), (action - ROTATE) % 4)
        return ROTATE + 4 * mirrored_position(t) + turned
    return action // POSITIONS * POSITIONS + mirrored_position(action % POSITIONS)
