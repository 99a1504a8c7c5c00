"""The board, the pieces and the cards of Underground as numbers, made from the data files; and the action ids.

A *cell* is 0..80, 9 x row + column (section 4.1). A *set of cells* is two integers, north (rows A to E, 45 bits) and
south (rows F to I, 36 bits), so that a few operations look at the whole board. A *piece* is 0..50 in the order of
section 3.3, a *shape* 0..17 in that of section 3.2, an *orientation* 8 x shape + 4 x face + rotation.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sublevel.games.underground import data, geometry

# The board (UG-GEO-1).
SIZE: Final = 9
CELLS: Final = 81
NOWHERE: Final = 81  # no cell, no card
NORTH_CELLS: Final = 45
NORTH_BOARD: Final = (1 << 45) - 1
SOUTH_BOARD: Final = (1 << 36) - 1
EXIT_HEIGHT: Final = 10

# Surfaces and symbols of a cell (UG-GEO-3).
BARE: Final = 0
PLATEAU: Final = 1
STONE: Final = 2
WOOD: Final = 3
TOWER: Final = 4
KEY: Final = 1
VALVE: Final = 2
LOCK: Final = 3

# Pieces (sections 3.2, 3.3).
PIECES: Final = 51
SHAPES: Final = 18
STACKS: Final = 9
SINGLE: Final = 0  # the shape of the singles
IN_STACK: Final = 4
FIRST_RESERVE: Final = 4  # M1.5
RESERVE: Final = 6
FIRST_JOKER: Final = 9  # the shape JI
JOKERS: Final = 9
# [piece]: its shape. [shape]: its first piece, and how many cells it has
SHAPE_OF: Final = vec[i64]([piece.shape for piece in data.pieces()])
FIRST_OF: Final = vec[i64]([[piece.shape for piece in data.pieces()].index(shape) for shape in range(18)])
CELLS_OF: Final = vec[i64](
    [len(next(piece for piece in data.pieces() if piece.shape == shape).faces[0].places) for shape in range(18)]
)
# [2 * piece + face]: what its cells show, seven bits each: wood 1, symbol 2 and 4, walls 8 to 64
TOKENS: Final = vec[i64](
    [
        sum(data.packed_token(token) << 7 * i for i, token in enumerate(face.tokens))
        for piece in data.pieces()
        for face in piece.faces
    ]
)
# [2 * piece + face]: the rotations that look different from all faces and rotations before, a bit each (UG-GEO-8)
LOOKS: Final = vec[i64](
    [
        sum(1 << rotation for number, rotation, _ in geometry.orientations(piece.faces) if number == face)
        for piece in data.pieces()
        for face in range(2)
    ]
)
# [orientation]: how far each cell lies from the anchor, six bits each
OFFSETS: Final = vec[i64](
    [
        sum((9 * row + column) << 6 * i for i, (row, column) in enumerate(face.turned(rotation).places))
        for shape in range(18)
        for face in next(piece for piece in data.pieces() if piece.shape == shape).faces
        for rotation in range(4)
    ]
)
# [orientation]: rows and columns of its bounding box
TALL: Final = vec[i64](
    [
        face.turned(rotation).size()[0]
        for shape in range(18)
        for face in next(piece for piece in data.pieces() if piece.shape == shape).faces
        for rotation in range(4)
    ]
)
WIDE: Final = vec[i64](
    [
        face.turned(rotation).size()[1]
        for shape in range(18)
        for face in next(piece for piece in data.pieces() if piece.shape == shape).faces
        for rotation in range(4)
    ]
)
# [9 * (rows - 1) + columns - 1]: the anchors of boxes that fit on the board, a set of cells
ANCHORS_NORTH: Final = vec[i64](
    [
        sum(1 << 9 * r + c for r in range(5) for c in range(9) if r + rows <= 9 and c + columns <= 9)
        for rows in range(1, 10)
        for columns in range(1, 10)
    ]
)
ANCHORS_SOUTH: Final = vec[i64](
    [
        sum(1 << 9 * r + c - 45 for r in range(5, 9) for c in range(9) if r + rows <= 9 and c + columns <= 9)
        for rows in range(1, 10)
        for columns in range(1, 10)
    ]
)
# [102 * balance + 2 * piece + face]: the smallest sets of cells that must be carried, five bits each (UG-PLACE-6, 8, 9)
SUPPORTS: Final = vec[i64](
    [
        sum(sum(1 << i for i in cells) << 5 * n for n, cells in enumerate(geometry.support_sets(face, balance)))
        for balance in ("edge", "firm", "off")
        for piece in data.pieces()
        for face in piece.faces
    ]
)
# [set of a piece's cells]: the first of them
FIRST_CELL: Final = vec[i64]([next((i for i in range(5) if cells >> i & 1), 0) for cells in range(32)])

# Plateaus (section 3.4). A plateau that lies has the number 4 * plateau + rotation.
PLATEAUS: Final = 8
PLATEAU_HEIGHT: Final = vec[i64]([plateau.height for plateau in data.plateaus()])
PLATEAU_CELLS: Final = vec[i64]([len(plateau.face.places) for plateau in data.plateaus()])
# [4 * plateau + rotation]: rows and columns of its bounding box, and where its cells begin in the next two tables
PLATEAU_TALL: Final = vec[i64](
    [plateau.face.turned(rotation).size()[0] for plateau in data.plateaus() for rotation in range(4)]
)
PLATEAU_WIDE: Final = vec[i64](
    [plateau.face.turned(rotation).size()[1] for plateau in data.plateaus() for rotation in range(4)]
)
PLATEAU_FIRST: Final = vec[i64](
    [
        4 * sum(len(earlier.face.places) for earlier in data.plateaus()[:i]) + rotation * len(plateau.face.places)
        for i, plateau in enumerate(data.plateaus())
        for rotation in range(4)
    ]
)
# How far each cell lies from the north-west corner of the box, and what it shows, with walls turned already
PLATEAU_OFFSET: Final = vec[i64](
    [
        9 * row + column
        for plateau in data.plateaus()
        for rotation in range(4)
        for row, column in plateau.face.turned(rotation).places
    ]
)
PLATEAU_TOKEN: Final = vec[i64](
    [
        data.packed_token(token)
        for plateau in data.plateaus()
        for rotation in range(4)
        for token in plateau.face.turned(rotation).tokens
    ]
)
# [plateau]: the rotations that look different, a bit each; and those of them that cover the same cells as the first
PLATEAU_LOOKS: Final = vec[i64]([data.plateau_looks(plateau) for plateau in data.plateaus()])
PLATEAU_LOOKS_IN_PLACE: Final = vec[i64]([data.plateau_looks_in_place(plateau) for plateau in data.plateaus()])

# Cards (section 3.6): [card].
SYMBOL_JOKER: Final = 9  # below: the shape of a stack
SYMBOL_SIGNAL: Final = 10  # + n: the signal stone, up to n stacks
CARD_SYMBOL: Final = vec[i64](
    [
        10 + int(card.symbol[1])
        if card.symbol[0] == "+"
        else 9
        if card.symbol == "J"
        else data.SHAPES.index(card.symbol)
        for card in data.cards()
    ]
)
CARD_STEPS: Final = vec[i64]([card.steps for card in data.cards()])
CARD_BLUE: Final = vec[i64]([int(card.blue) for card in data.cards()])

# Code chips (section 3.7): 1 to 12 have numbers, 13 to 16 are special; 0 is none.
CHIPS: Final = 16
NUMBER_CHIPS: Final = 12
BREAKER: Final = 13
LADDER: Final = 14
SWAP: Final = 15
TELEPORT_CHIP: Final = 16
SOME_CHIP: Final = 17  # a chip on the board whose face the viewer does not know
# [chip]: the colour of its cables
CABLE_LEFT: Final = vec[i64]([-1] + [data.CABLES.index(chip.left) for chip in data.chips()])
CABLE_RIGHT: Final = vec[i64]([-1] + [data.CABLES.index(chip.right) for chip in data.chips()])
CODE_LENGTH: Final = 5

# Supplies (section 3.1).
WATER_TILES: Final = 40
KEY_CHIPS: Final = 5
MANHOLES: Final = 16

# Sections (UG-GEO-6): [section] the row or the column that is seen, -1 for the other.
SECTIONS: Final = 36
ROW_SEEN: Final = vec[i64]([-1] * 9 + list(range(9)) + [-1] * 9 + list(range(8, -1, -1)))
COLUMN_SEEN: Final = vec[i64](list(range(9)) + [-1] * 9 + list(range(8, -1, -1)) + [-1] * 9)

# Action ids (section 4.1).
CARD: Final = 0
PLACE: Final = 81
STEP: Final = 11745
DISPLACE_STEP: Final = 11761
CLOSE: Final = 11777
LAY_PLATEAU: Final = 11858
SET_DOOR: Final = 12182
BEGIN: Final = 12186
END_MOVE: Final = 12190
END_TURN: Final = 12191
TAKE_CHIP: Final = 12192
TAKE_KEY: Final = 12193
DECLINE: Final = 12194
TELEPORT: Final = 12195
TELEPORT_GO: Final = 12196
TELEPORT_STAY: Final = 12197
REPLACE_YES: Final = 12198
REPLACE_NO: Final = 12199
TURN_TIMER: Final = 12200
SAND_OUT: Final = 12201
QUIT: Final = 12202
ACTIONS: Final = 12203

# What a step may use, added to its id: 1 the Breaker, 2 the Ladder.
USE_BREAKER: Final = 1
USE_LADDER: Final = 2

# [residue modulo 59]: the bit that leaves it. 2 generates all residues, so every power of two has its own.
BIT_OF_POWER: Final = vec[i64]([sum(b for b in range(58) if (1 << b) % 59 == r) for r in range(59)])

# Every second bit, every second pair, every second four of a set.
PAIRS: Final = 0x155555555555
FOURS: Final = 0x333333333333
EIGHTS: Final = 0x0F0F0F0F0F0F


def count(cells: i64) -> i64:
    """How many cells are in a half of a set."""
    left: i64 = cells - ((cells >> 1) & PAIRS)
    left = (left & FOURS) + ((left >> 2) & FOURS)
    left = (left + (left >> 4)) & EIGHTS
    left += left >> 8
    left += left >> 16
    left += left >> 32
    return left & 63


def lowest(cells: i64) -> i64:
    """The first cell in a half of a set that is not empty."""
    return BIT_OF_POWER[(cells & -cells) % 59]


def neighbour(cell: i64, direction: i64) -> i64:
    """The cell next to a cell, or -1 where the board ends (UG-GEO-1)."""
    if direction == 0:
        return cell - SIZE if cell >= SIZE else -1
    if direction == 1:
        return cell + 1 if cell % SIZE != SIZE - 1 else -1
    if direction == 2:
        return cell + SIZE if cell < CELLS - SIZE else -1
    return cell - 1 if cell % SIZE != 0 else -1


def orientation(shape: i64, face: i64, rotation: i64) -> i64:
    """The number of a way to lay a shape."""
    return 8 * shape + 4 * face + rotation


def offset(orientation_: i64, i: i64) -> i64:
    """How far the ith cell of a laid shape lies from its anchor."""
    return (OFFSETS[orientation_] >> (6 * i)) & 63


def turned_walls(walls: i64, rotation: i64) -> i64:
    """Walls after quarter turns clockwise (UG-GEO-5)."""
    return ((walls << rotation) | (walls >> (4 - rotation))) & 15


def sees(section: i64, cell: i64) -> bool:
    """Whether the line of a section holds the cell (UG-GEO-6)."""
    return ROW_SEEN[section] == cell // SIZE or COLUMN_SEEN[section] == cell % SIZE
