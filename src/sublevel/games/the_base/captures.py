"""Captured pieces and their way back (sections 8.1, 8.2)."""

from __future__ import annotations

from mypy_extensions import i64

from sublevel.engine.core import EVERYBODY, add_legal, bit, emit
from sublevel.games.the_base.moves import pieces_of, put_piece
from sublevel.games.the_base.state import (
    CAPTURER_CHOOSES,
    NOBODY,
    OPTION_CHOOSER,
    PIECE_CAPTURED,
    PIECE_RETURNED,
    PLAY,
    RETURN_ASKED,
    RETURNING,
    Board,
)
from sublevel.games.the_base.tables import LANES, OFF, RETURN, goal, has, home, lowest


def first_slot(side: i64) -> i64:
    """The position of a side's slot in lane 1."""
    return 30 * side


def numbered_slot(s: Board, side: i64, number: i64) -> i64:
    """The position of the side's start slot with a number."""
    lane: i64
    for lane in range(LANES):
        if s.slot[LANES * side + lane] == number:
            return first_slot(side) + lane
    return OFF


def nearest_blanks(s: Board, side: i64, origin: i64, free: i64) -> i64:
    """The free blank slots nearest to a slot: none, one, or two equally near (BASE-RET-2)."""
    lane: i64
    nearest: i64 = LANES
    found: i64 = 0
    for lane in range(LANES):
        slot: i64 = first_slot(side) + lane
        distance: i64 = slot - origin if slot > origin else origin - slot
        if s.slot[LANES * side + lane] == 0 and has(free, slot) and distance <= nearest:
            if distance < nearest:
                found = 0
            nearest = distance
            found |= bit(slot)
    return found


def left_by_saved(s: Board, side: i64, free: i64) -> i64:
    """The free numbered slots whose pieces are saved (BASE-RET-3)."""
    found: i64 = 0
    i: i64
    for i in range(3):
        slot: i64 = numbered_slot(s, side, i + 1)
        if has(goal(side), s.piece[3 * side + i]) and has(free, slot):
            found |= bit(slot)
    return found


def return_slots(s: Board, piece: i64) -> i64:
    """The slots to which a captured piece may return, by the first rule that names one (BASE-RET-1 to 5)."""
    owner: i64 = piece // 3
    free: i64 = home(owner) & ~pieces_of(s, 0) & ~pieces_of(s, 1)
    origin: i64 = numbered_slot(s, owner, piece % 3 + 1)
    if has(free, origin):
        return bit(origin)
    blanks: i64 = nearest_blanks(s, owner, origin, free)
    if blanks != 0:
        return blanks
    vacated: i64 = left_by_saved(s, owner, free)
    if vacated != 0:
        return vacated
    return free


def place_back(s: Board, piece: i64, slot: i64) -> None:
    """Put a captured piece on a start slot (BASE-CAP-6)."""
    put_piece(s, piece, slot)
    emit(s, EVERYBODY, PIECE_RETURNED, piece, slot, 0, 0)


def capture(s: Board, piece: i64, position: i64, by: i64) -> None:
    """Send a captured piece home, or ask where to, if there is a choice (BASE-CAP-1, 5; BASE-RET-6, 7)."""
    emit(s, EVERYBODY, PIECE_CAPTURED, piece, position, by, 0)
    slots: i64 = return_slots(s, piece)
    if slots & (slots - 1) == 0:
        place_back(s, piece, lowest(slots))
        return
    chooser: i64 = piece // 3
    if s.options[OPTION_CHOOSER] == CAPTURER_CHOOSES:
        chooser = s.turn
    s.pending = piece
    s.phase = RETURNING
    s.waiting = bit(chooser)
    emit(s, EVERYBODY, RETURN_ASKED, piece, chooser, 0, 0)


def choose_return(s: Board, lane: i64) -> None:
    """Put the waiting piece on the chosen slot; the turn goes on (BASE-RET-8)."""
    place_back(s, s.pending, first_slot(s.pending // 3) + lane)
    s.pending = NOBODY
    s.phase = PLAY
    s.waiting = bit(s.turn)


def list_returns(s: Board) -> None:
    """List the lanes of the slots that the waiting piece may return to."""
    slots: i64 = return_slots(s, s.pending)
    while slots != 0:
        add_legal(s, RETURN + lowest(slots) % LANES)
        slots &= slots - 1
