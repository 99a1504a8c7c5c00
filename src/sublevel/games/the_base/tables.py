"""The board of The Base as numbers: positions, sets of positions, shapes and action ids.

A *position* is 0..34: seven columns `x a b c d e m` of five lanes (BASE-GEO-1, 2). A *set of positions* is an integer
whose bit P stands for position P, so that one operation looks at the whole board. A tile index is position - 5.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# Sides, which are the seats (section 1 of the specification).
EXPLORERS: Final = 0
MUTANTS: Final = 1

# Positions (BASE-GEO-2).
LANES: Final = 5
TILE_COUNT: Final = 25
POSITIONS: Final = 35
OFF: Final = 35  # a captured piece that waits for its return is on no position
FIRST_TILE: Final = 5
CENTRE: Final = 12  # tile index of c3
BOARD: Final = (1 << 35) - 1
TILES: Final = ((1 << 25) - 1) << 5
LANE_1: Final = 0b00001_00001_00001_00001_00001_00001_00001  # nothing lies north of these
LANE_5: Final = LANE_1 << 4  # nothing lies south of these
X_SLOTS: Final = 0b11111
M_SLOTS: Final = X_SLOTS << 30
SLOTS: Final = X_SLOTS | M_SLOTS

# Openings of a tile, a bit mask (section 3.1; directions BASE-GEO-3).
NORTH: Final = 1
EAST: Final = 2
SOUTH: Final = 4
WEST: Final = 8
HIDDEN: Final = 16  # added to the mask of a tile that lies face down

# Shapes D I L T X and their orientations (section 3.1).
DEAD_END: Final = 0
STRAIGHT: Final = 1
CORNER: Final = 2
JUNCTION: Final = 3
CROSS: Final = 4
SHAPES: Final = 5
# [4 * shape + quarter turns]: the mask
MASK_OF: Final = vec[i64]([1, 2, 4, 8, 5, 10, 5, 10, 3, 6, 12, 9, 11, 7, 14, 13, 15, 15, 15, 15])
# [mask]: the shape, and the index among its distinct orientations
SHAPE_OF: Final = vec[i64]([-1, 0, 0, 2, 0, 1, 2, 3, 0, 2, 1, 3, 2, 3, 3, 4])
ORIENTATION_OF: Final = vec[i64]([0, 0, 1, 0, 2, 0, 1, 1, 3, 3, 1, 0, 2, 3, 2, 0])
# [shape]: how many orientations look different
ORIENTATIONS: Final = vec[i64]([4, 2, 4, 4, 1])
# How many orientations a tile may be turned to, two bits for each mask; the same without idle turns (BASE-MANIP-8)
TURNS: Final = 0b01_11_11_11_11_10_11_11_11_11_10_11_11_11_11_00
REAL_TURNS: Final = 0b00_11_11_11_11_01_11_11_11_11_01_11_11_11_11_00
# fmt: off
# [3 * (mask or mask + 16) + n]: the nth of them
TURN_TO: Final = vec[i64]([
    0, 0, 0, 1, 2, 3, 0, 2, 3, 1, 2, 3, 0, 1, 3, 0, 1, 0, 0, 2, 3, 0, 2, 3,
    0, 1, 2, 0, 1, 2, 0, 1, 0, 1, 2, 3, 0, 1, 3, 0, 1, 2, 0, 1, 3, 0, 0, 0,
    0, 0, 0, 1, 2, 3, 0, 2, 3, 1, 2, 3, 0, 1, 3, 1, 0, 0, 0, 2, 3, 0, 2, 3,
    0, 1, 2, 0, 1, 2, 0, 0, 0, 1, 2, 3, 0, 1, 3, 0, 1, 2, 0, 1, 3, 0, 0, 0,
])
# fmt: on

# Action ids (section 4.4).
MOVE: Final = 0
ROTATE: Final = 105
REVEAL: Final = 205
RETURN: Final = 230
BONUS_ACTION: Final = 235
BONUS_TIME: Final = 236
PASS: Final = 237
CHALLENGE_ACCEPT: Final = 238
CHALLENGE_DECLINE: Final = 239
ACTIONS: Final = 240

# [residue modulo 37]: the position whose bit leaves it. 2 generates all residues, so every power of two has its own.
POSITION_OF_POWER: Final = vec[i64]([sum(p for p in range(POSITIONS) if (1 << p) % 37 == r) for r in range(37)])


def turns_of(mask: i64, turns: i64) -> i64:
    """How many orientations a revealed tile may be turned to, read from one of the two numbers above."""
    return (turns >> (2 * mask)) & 3


def lowest(positions: i64) -> i64:
    """The first position of a set that is not empty."""
    return POSITION_OF_POWER[(positions & -positions) % 37]


def size(positions: i64) -> i64:
    """How many positions a set holds."""
    count: i64 = 0
    while positions != 0:
        positions &= positions - 1
        count += 1
    return count


def nth(positions: i64, n: i64) -> i64:
    """The position of a set that follows n others."""
    i: i64
    for i in range(n):
        positions &= positions - 1
    return lowest(positions)


def has(positions: i64, position: i64) -> bool:
    """Whether a set holds the position."""
    return (positions >> position) & 1 == 1


def home(side: i64) -> i64:
    """The set of the side's own start slots."""
    return X_SLOTS if side == EXPLORERS else M_SLOTS


def goal(side: i64) -> i64:
    """The set of the side's target slots: the enemy's start slots."""
    return M_SLOTS if side == EXPLORERS else X_SLOTS
