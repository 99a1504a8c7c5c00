"""Which piece may be placed where, and placing it (sections 7.2, 7.3).

All anchors of a piece are found at once, as sets of cells: where everything under it may be covered, its carried cells
are dry and equally high, and the others are no higher. Heights are compared for all cells together, digit by digit.
"""

from __future__ import annotations

from mypy_extensions import i64

from sublevel.engine.core import EVERYBODY, add_legal, bit, emit
from sublevel.games.underground.board import lay_piece
from sublevel.games.underground.chips import spend_chip
from sublevel.games.underground.state import (
    OPTION_BALANCE,
    OPTION_STACKS_OPEN,
    OWNED,
    PIECE_PLACED,
    Board,
)
from sublevel.games.underground.tables import (
    ANCHORS_NORTH,
    ANCHORS_SOUTH,
    CARD_SYMBOL,
    CELLS,
    CELLS_OF,
    FIRST_CELL,
    FIRST_JOKER,
    FIRST_OF,
    IN_STACK,
    JOKERS,
    LOOKS,
    NORTH_BOARD,
    NORTH_CELLS,
    PIECES,
    PLACE,
    SHAPE_OF,
    SHAPES,
    SOUTH_BOARD,
    STACKS,
    SUPPORTS,
    SWAP,
    SYMBOL_JOKER,
    SYMBOL_SIGNAL,
    TALL,
    WIDE,
    count,
    lowest,
    offset,
    orientation,
)

# Which pieces.


def slot_of(s: Board, shape: i64) -> i64:
    """The slot of the circle on which a shape's stack stands (UG-GEO-7)."""
    slot: i64
    for slot in range(STACKS):
        if s.circle[slot] == shape:
            return slot
    return -1


def available(s: Board) -> i64:
    """The shapes of which a piece is left: stacks that are not empty and jokers of the pool, a bit each (UG-PICK-8)."""
    shapes: i64 = 0
    i: i64
    for i in range(STACKS):
        if s.stack_n[i] > 0:
            shapes |= bit(s.circle[i])
    for i in range(JOKERS):
        if s.joker[i] == 1:
            shapes |= bit(FIRST_JOKER + i)
    return shapes


def signalled(s: Board, reach: i64) -> i64:
    """The shapes of the next stacks clockwise from the signal stone; empty slots do not count (UG-PICK-3, 4)."""
    shapes: i64 = 0
    left: i64 = reach
    i: i64
    for i in range(1, STACKS):
        slot: i64 = (s.stone + i) % STACKS
        if left > 0 and s.stack_n[slot] > 0:
            shapes |= bit(s.circle[slot])
            left -= 1
    return shapes


def offered(s: Board) -> i64:
    """The shapes that the played card offers, as far as they are left (UG-PICK-1 to 5)."""
    symbol: i64 = CARD_SYMBOL[s.card]
    if symbol > SYMBOL_SIGNAL:
        return signalled(s, symbol - SYMBOL_SIGNAL)
    if symbol == SYMBOL_JOKER:
        return available(s) >> FIRST_JOKER << FIRST_JOKER
    return available(s) & bit(symbol)


def placeable(s: Board) -> i64:
    """The shapes of which a piece may be placed: what the card offers, with the Swap chip any (UG-PICK-7, 9)."""
    return available(s) if s.got[SWAP] == OWNED else offered(s)


def top_piece(s: Board, shape: i64) -> i64:
    """The piece of a shape that is there to be taken; the shape must be left (UG-PICK-8, UG-ENC-1)."""
    if shape >= FIRST_JOKER:
        return FIRST_OF[shape]
    slot: i64 = slot_of(s, shape)
    return FIRST_OF[shape] + s.stack[IN_STACK * slot + s.stack_n[slot] - 1]


def remove_top(s: Board, slot: i64) -> None:
    """Take the top piece of a stack; the next one is seen now."""
    s.stack_n[slot] -= 1
    s.stack[IN_STACK * slot + s.stack_n[slot]] = IN_STACK
    if s.stack_n[slot] > 0 and s.options[OPTION_STACKS_OPEN] == 0:
        s.disclosed = 1


# Where.


def beyond_north(north: i64, south: i64, distance: i64) -> i64:
    """The north of the set of cells from which the cell so far on is in a set."""
    return (north >> distance) | ((south & (bit(distance) - 1)) << (NORTH_CELLS - distance))


def compare(s: Board, distance: i64) -> None:
    """Compare the heights of all cells with those so far on, if that was not done yet."""
    if (s.compared >> distance) & 1 == 1:
        return
    higher_north: i64 = 0
    higher_south: i64 = 0
    lower_north: i64 = 0
    lower_south: i64 = 0
    even_north: i64 = NORTH_BOARD
    even_south: i64 = SOUTH_BOARD
    digit: i64
    for digit in range(5, -1, -1):
        here_north: i64 = s.plane[2 * digit]
        here_south: i64 = s.plane[2 * digit + 1]
        if here_north | here_south != 0:
            there_north: i64 = beyond_north(here_north, here_south, distance)
            there_south: i64 = here_south >> distance
            higher_north |= even_north & here_north & ~there_north
            higher_south |= even_south & here_south & ~there_south
            lower_north |= even_north & there_north & ~here_north
            lower_south |= even_south & there_south & ~here_south
            even_north &= ~(here_north ^ there_north)
            even_south &= ~(here_south ^ there_south)
    s.at_least[2 * distance] = even_north | higher_north
    s.at_least[2 * distance + 1] = even_south | higher_south
    s.at_most[2 * distance] = even_north | lower_north
    s.at_most[2 * distance + 1] = even_south | lower_south
    s.compared |= bit(distance)


def narrow(s: Board, here: i64, there: i64, carried: bool) -> None:
    """Keep the anchors whose cell `there` is no higher than `here`; exactly as high where it is carried too."""
    low: i64 = min(here, there)
    distance: i64 = max(here, there) - low
    compare(s, distance)
    north: i64 = NORTH_BOARD
    south: i64 = SOUTH_BOARD
    if carried or here < there:
        north &= s.at_least[2 * distance]
        south &= s.at_least[2 * distance + 1]
    if carried or here > there:
        north &= s.at_most[2 * distance]
        south &= s.at_most[2 * distance + 1]
    s.spots_north &= beyond_north(north, south, low)
    s.spots_south &= south >> low


def narrow_to_support(s: Board, laid: i64, cells: i64, carried: i64) -> None:
    """Keep the anchors at which these cells of a piece are carried and no other is higher (UG-PLACE-5 to 8)."""
    first: i64 = FIRST_CELL[carried]
    here: i64 = offset(laid, first)
    i: i64
    for i in range(cells):
        there: i64 = offset(laid, i)
        if (carried >> i) & 1 == 1:
            s.spots_north &= beyond_north(s.dry_north, s.dry_south, there)
            s.spots_south &= s.dry_south >> there
        if i != first and s.spots_north | s.spots_south != 0:
            narrow(s, here, there, (carried >> i) & 1 == 1)


def find_spots(s: Board, piece: i64, face: i64, rotation: i64) -> None:
    """Find all anchors at which a piece may lie so (UG-PLACE-1 to 9)."""
    shape: i64 = SHAPE_OF[piece]
    laid: i64 = orientation(shape, face, rotation)
    cells: i64 = CELLS_OF[shape]
    box: i64 = 9 * (TALL[laid] - 1) + WIDE[laid] - 1
    free_north: i64 = ANCHORS_NORTH[box]
    free_south: i64 = ANCHORS_SOUTH[box]
    i: i64
    for i in range(cells):
        there: i64 = offset(laid, i)
        free_north &= beyond_north(s.open_north, s.open_south, there)
        free_south &= s.open_south >> there
    found_north: i64 = 0
    found_south: i64 = 0
    supports: i64 = SUPPORTS[2 * PIECES * s.options[OPTION_BALANCE] + 2 * piece + face]
    while supports != 0:
        s.spots_north = free_north & ~found_north
        s.spots_south = free_south & ~found_south
        narrow_to_support(s, laid, cells, supports & 31)
        found_north |= s.spots_north
        found_south |= s.spots_south
        supports >>= 5
    s.spots_north = found_north
    s.spots_south = found_south


def list_placements(s: Board) -> None:
    """List all placements of all pieces that may be placed, each once (UG-GEO-8, UG-ENC-2)."""
    shapes: i64 = placeable(s)
    s.compared = 0
    shape: i64
    face: i64
    rotation: i64
    for shape in range(SHAPES):
        if (shapes >> shape) & 1 == 1:
            piece: i64 = top_piece(s, shape)
            for face in range(2):
                for rotation in range(4):
                    if (LOOKS[2 * piece + face] >> rotation) & 1 == 1:
                        find_spots(s, piece, face, rotation)
                        list_spots(s, PLACE + CELLS * orientation(shape, face, rotation))


def list_spots(s: Board, first: i64) -> None:
    """List the anchors that were found, as actions."""
    left: i64 = s.spots_north
    while left != 0:
        add_legal(s, first + lowest(left))
        left &= left - 1
    left = s.spots_south
    while left != 0:
        add_legal(s, first + NORTH_CELLS + lowest(left))
        left &= left - 1


def ways_to_lie(piece: i64) -> i64:
    """The faces and rotations of a piece that look different, a bit each: 4 x face + rotation (UG-GEO-8)."""
    return LOOKS[2 * piece] | LOOKS[2 * piece + 1] << 4


def count_placements(s: Board) -> i64:
    """How many placements there are, and how many of each orientation, without listing them.

    Shapes and orientations are taken from sets, so that threads of a GPU that look at different ones go in step.
    """
    shapes: i64 = placeable(s)
    s.compared = 0
    total: i64 = 0
    while shapes != 0:
        shape: i64 = lowest(shapes)
        shapes &= shapes - 1
        piece: i64 = top_piece(s, shape)
        ways: i64 = ways_to_lie(piece)
        while ways != 0:
            way: i64 = lowest(ways)
            ways &= ways - 1
            find_spots(s, piece, way // 4, way % 4)
            found: i64 = count(s.spots_north) + count(s.spots_south)
            s.tally[8 * shape + way] = found
            total += found
    return total


def nth_placement(s: Board, n: i64) -> i64:
    """The nth of the placements that were counted just before."""
    shapes: i64 = placeable(s)
    shape: i64 = lowest(shapes)
    ways: i64 = ways_to_lie(top_piece(s, shape))
    left: i64 = n
    while s.tally[8 * shape + lowest(ways)] <= left:
        left -= s.tally[8 * shape + lowest(ways)]
        ways &= ways - 1
        if ways == 0:
            shapes &= shapes - 1
            shape = lowest(shapes)
            ways = ways_to_lie(top_piece(s, shape))
    laid: i64 = 8 * shape + lowest(ways)
    find_spots(s, top_piece(s, shape), laid // 4 % 2, laid % 4)
    first: i64 = PLACE + CELLS * laid
    spots: i64 = s.spots_north
    if left >= count(spots):
        left -= count(spots)
        spots = s.spots_south
        first += NORTH_CELLS
    while left > 0:
        spots &= spots - 1
        left -= 1
    return first + lowest(spots)


# Placing.


def place(s: Board, code: i64) -> None:
    """Place a piece: it leaves its stack, to which the stone goes; Swap is spent if need be (UG-PICK-1, 6, 7, 9)."""
    laid: i64 = code // CELLS
    shape: i64 = laid // 8
    piece: i64 = top_piece(s, shape)
    if (offered(s) >> shape) & 1 == 0:
        spend_chip(s, SWAP)
    if shape >= FIRST_JOKER:
        s.joker[shape - FIRST_JOKER] = 0
    else:
        s.stone = slot_of(s, shape)
        remove_top(s, s.stone)
    base: i64 = lay_piece(s, piece, laid // 4 % 2, laid % 4, code % CELLS)
    s.placed = 1
    emit(s, EVERYBODY, PIECE_PLACED, piece, laid % 8, code % CELLS, base)
