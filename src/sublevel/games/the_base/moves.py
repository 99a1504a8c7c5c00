"""Where pieces can go: connections, destinations, crossings (section 7.1)."""

from __future__ import annotations

from mypy_extensions import i64

from sublevel.engine.core import add_legal, bit
from sublevel.games.the_base.state import (
    CROSSING_COSTS_ONE,
    OPTION_CROSSING,
    OPTION_SLOT_CAPTURE,
    Board,
)
from sublevel.games.the_base.tables import (
    BOARD,
    EXPLORERS,
    LANE_1,
    LANE_5,
    POSITIONS,
    SLOTS,
    TILES,
    goal,
    has,
    home,
    lowest,
)


def pieces_of(s: Board, side: i64) -> i64:
    """The set of positions that a side's pieces stand on."""
    return s.explorers if side == EXPLORERS else s.mutants


def put_piece(s: Board, piece: i64, position: i64) -> None:
    """Put a piece on a position, or off the board."""
    before: i64 = bit(s.piece[piece]) & BOARD
    after: i64 = bit(position) & BOARD
    s.piece[piece] = position
    if piece < 3:
        s.explorers = (s.explorers & ~before) | after
    else:
        s.mutants = (s.mutants & ~before) | after


def active_pieces(s: Board, side: i64) -> i64:
    """The positions of the pieces that can still act: saved ones never do again (BASE-MOVE-3, BASE-MANIP-5)."""
    return pieces_of(s, side) & ~goal(side)


def saved_count(s: Board, side: i64) -> i64:
    """How many pieces of a side stand on target slots (BASE-SAVE-1)."""
    count: i64 = 0
    i: i64
    for i in range(3 * side, 3 * side + 3):
        if has(goal(side), s.piece[i]):
            count += 1
    return count


def piece_at(s: Board, side: i64, position: i64) -> i64:
    """The index of the side's piece on a position, or -1."""
    i: i64
    for i in range(3 * side, 3 * side + 3):
        if s.piece[i] == position:
            return i
    return -1


def neighbours(position: i64) -> i64:
    """The positions beside one, whatever the tiles look like (BASE-GEO-4)."""
    here: i64 = bit(position)
    beside: i64 = ((here << 5) | (here >> 5)) & BOARD
    if has(TILES, position):
        beside |= ((here & ~LANE_1) >> 1) | ((here & ~LANE_5) << 1)
    return beside


def facing(s: Board, positions: i64) -> i64:
    """The neighbours that any of the positions has an opening towards (BASE-GEO-4, 5)."""
    return (
        ((positions & s.east) << 5)
        | ((positions & s.west) >> 5)
        | ((positions & s.south) << 1)
        | ((positions & s.north) >> 1)
    )


def connected(s: Board, positions: i64) -> i64:
    """The neighbours that any of the positions shares a passage with: open on both sides (BASE-GEO-6)."""
    eastward: i64 = s.east & (s.west >> 5)
    southward: i64 = s.south & (s.north >> 1)
    return (
        ((positions & eastward) << 5)
        | ((positions >> 5) & eastward)
        | ((positions & southward) << 1)
        | ((positions >> 1) & southward)
    )


def enterable(s: Board, side: i64) -> i64:
    """The positions on which a move of the side may end, wherever it starts (BASE-MOVE-2, 4; BASE-CAP-3, 4)."""
    enemies: i64 = pieces_of(s, 1 - side)
    closed: i64 = pieces_of(s, side) | (enemies & SLOTS)
    if s.options[OPTION_SLOT_CAPTURE] == 1:
        closed &= ~(enemies & home(1 - side))
    return BOARD & ~closed


def longest_path(s: Board) -> i64:
    """How many positions a move may travel with the actions left (BASE-MOVE-7, BASE-TURN-5)."""
    if s.options[OPTION_CROSSING] == CROSSING_COSTS_ONE:
        return 3
    return s.actions


def destinations(s: Board, side: i64, start: i64, ends: i64, longest: i64) -> i64:
    """The positions that a piece can move to: steps, and crossings over own pieces (BASE-MOVE-1, 5, 6, 8)."""
    reached: i64 = connected(s, bit(start))
    crossed: i64 = reached & pieces_of(s, side) & TILES
    if crossed == 0 or longest == 1:
        return reached & ends
    return (reached & ends) | beyond(s, side, start, crossed, ends, longest)


def beyond(s: Board, side: i64, start: i64, crossed: i64, ends: i64, longest: i64) -> i64:
    """The positions behind own pieces that a piece crosses; rare, and so kept out of the way of simple steps."""
    reached: i64 = connected(s, crossed)
    found: i64 = reached & ends
    crossed = reached & pieces_of(s, side) & TILES & ~bit(start) & ~crossed
    if crossed != 0 and longest > 2:
        found |= connected(s, crossed) & ends
    return found


def moves_of(s: Board, side: i64, start: i64, movable: i64, ends: i64, longest: i64) -> i64:
    """The positions that a piece can move to, if it is one that can move (BASE-MOVE-3)."""
    return destinations(s, side, start, ends, longest) if has(movable, start) else 0


def path_length(s: Board, side: i64, start: i64, destination: i64) -> i64:
    """How many positions the shortest path of a legal move travels (BASE-MOVE-8)."""
    length: i64
    for length in range(1, 3):
        if has(destinations(s, side, start, BOARD, length), destination):
            return length
    return 3


def move_cost(s: Board, length: i64) -> i64:
    """What a path costs: an action per position travelled, or one for any path by option (BASE-MOVE-7)."""
    if s.options[OPTION_CROSSING] == CROSSING_COSTS_ONE:
        return 1
    return length


def list_moves(s: Board, side: i64) -> None:
    """List the moves of a side's pieces, one id for each destination (BASE-ENC-1, 2)."""
    ends: i64 = enterable(s, side)
    longest: i64 = longest_path(s)
    movable: i64 = active_pieces(s, side)
    i: i64
    for i in range(3):
        found: i64 = moves_of(s, side, s.piece[3 * side + i], movable, ends, longest)
        while found != 0:
            add_legal(s, POSITIONS * i + lowest(found))
            found &= found - 1
