"""Why an action is not legal (BASE-UI-10): codes that stand for a clause and a sentence."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sublevel.engine.core import FINISHED, NOT_YOUR_TURN, bit
from sublevel.games.the_base.captures import return_slots
from sublevel.games.the_base.manipulation import (
    can_turn,
    faces_slot,
    manipulable,
    orienting_side,
    tile_to_orient,
    turns,
)
from sublevel.games.the_base.moves import (
    active_pieces,
    connected,
    destinations,
    enterable,
    facing,
    longest_path,
    neighbours,
    pieces_of,
)
from sublevel.games.the_base.state import CHALLENGE, CHALLENGE_OFFER, ORIENT, PLAY, RETURNING, Board
from sublevel.games.the_base.tables import (
    ACTIONS,
    BOARD,
    BONUS_ACTION,
    BONUS_TIME,
    CENTRE,
    CHALLENGE_ACCEPT,
    FIRST_TILE,
    MASK_OF,
    ORIENTATIONS,
    PASS,
    POSITIONS,
    RETURN,
    REVEAL,
    ROTATE,
    SHAPE_OF,
    SLOTS,
    TILES,
    goal,
    has,
    home,
    lowest,
    turns_of,
)
from sublevel.games.the_base.turns import COUNTDOWN_TOP, MOST_ACTIONS

NO_SUCH_ACTION: Final = 10
NOT_NOW: Final = 11
RETURN_FIRST: Final = 12

SAVED_PIECE: Final = 20
SAME_PLACE: Final = 21
OWN_PIECE: Final = 22
SLOT_TAKEN: Final = 23
SLOT_GUARDED: Final = 24
TOO_DEAR: Final = 25
SLOT_TO_SLOT: Final = 26
OWN_WALL: Final = 27
TILE_HIDDEN: Final = 28
FAR_WALL: Final = 29
OVER_ENEMY: Final = 30
NO_WAY: Final = 31
TOO_FAR: Final = 32
STEP_BY_STEP: Final = 33

TILE_OCCUPIED: Final = 40
ONLY_SAVED_NEAR: Final = 41
BEHIND_WALL: Final = 42
OUT_OF_REACH: Final = 43
HIDDEN_CANNOT_TURN: Final = 44
NO_SUCH_TURN: Final = 45
NO_IDLE_TURN: Final = 46
ALREADY_REVEALED: Final = 47
CENTRE_IS_OPEN: Final = 48

OTHER_TILE_DUE: Final = 50
NOT_TOWARDS_SLOT: Final = 51

NOT_A_RETURN_SLOT: Final = 60

WINDOW_CLOSED: Final = 70
NO_TOKEN: Final = 71
COUNTDOWN_FULL: Final = 72
NOTHING_TO_BUY: Final = 73
MUST_ACT: Final = 74
ACTIONS_FULL: Final = 75


def reason(s: Board, seat: i64, action: i64) -> i64:
    """0 if the seat may do it now, else the reason why not."""
    if s.waiting == 0:
        return FINISHED
    if (s.waiting >> seat) & 1 == 0:
        return NOT_YOUR_TURN
    if action < 0 or action >= ACTIONS:
        return NO_SUCH_ACTION
    if s.phase == PLAY or s.phase == CHALLENGE:
        return why_not_play(s, seat, action)
    if s.phase == ORIENT and ROTATE <= action < REVEAL:
        return why_not_orient(s, (action - ROTATE) // 4, (action - ROTATE) % 4)
    if s.phase == RETURNING and RETURN <= action < BONUS_ACTION:
        slot: i64 = 30 * (s.pending // 3) + action - RETURN
        return 0 if has(return_slots(s, s.pending), slot) else NOT_A_RETURN_SLOT
    if s.phase == CHALLENGE_OFFER and action >= CHALLENGE_ACCEPT:
        return 0
    return NOT_NOW


def why_not_play(s: Board, side: i64, action: i64) -> i64:
    """The same within a turn."""
    if action < ROTATE:
        return why_not_move(s, side, s.piece[3 * side + action // POSITIONS], action % POSITIONS)
    if action < REVEAL:
        return why_not_rotate(s, side, (action - ROTATE) // 4, (action - ROTATE) % 4)
    if action < RETURN:
        return why_not_reveal(s, side, action - REVEAL)
    if action == BONUS_ACTION or action == BONUS_TIME:
        return why_not_token(s, side, action)
    if action == PASS:
        return MUST_ACT if can_act(s, side) else 0
    return NOT_NOW


def why_not_move(s: Board, side: i64, start: i64, destination: i64) -> i64:
    """Why a piece cannot move there (section 7.1)."""
    if has(goal(side), start):
        return SAVED_PIECE
    if destination == start:
        return SAME_PLACE
    if has(destinations(s, side, start, BOARD, 3), destination):
        return why_not_enter(s, side, start, destination)
    if has(SLOTS, start) and has(home(side), destination):
        return SLOT_TO_SLOT
    if has(neighbours(start), destination):
        return why_not_connected(s, start, destination)
    enemies: i64 = connected(s, bit(start)) & pieces_of(s, 1 - side) & TILES
    if has(connected(s, enemies), destination):
        return OVER_ENEMY
    steps: i64 = walk_length(s, side, start, destination)
    if steps == 0:
        return NO_WAY
    return TOO_FAR if steps > s.actions else STEP_BY_STEP


def walk_length(s: Board, side: i64, start: i64, destination: i64) -> i64:
    """How many steps lead to a position, over tiles without enemies; 0 if none do (BASE-MOVE-1)."""
    through: i64 = TILES & ~pieces_of(s, 1 - side)
    reached: i64 = bit(start)
    steps: i64
    for steps in range(1, POSITIONS):
        found: i64 = connected(s, reached)
        if has(found, destination):
            return steps
        reached |= found & through
    return 0


def why_not_enter(s: Board, side: i64, start: i64, destination: i64) -> i64:
    """Why a path that is there cannot be taken (BASE-MOVE-4, 7)."""
    if has(pieces_of(s, side), destination):
        return SLOT_TAKEN if has(SLOTS, destination) else OWN_PIECE
    ends: i64 = enterable(s, side)
    if not has(ends, destination):
        return SLOT_GUARDED if has(goal(side), destination) else SLOT_TAKEN
    if has(destinations(s, side, start, ends, longest_path(s)), destination):
        return 0
    return TOO_DEAR


def why_not_connected(s: Board, start: i64, destination: i64) -> i64:
    """Which side of the shared edge is closed (BASE-MOVE-1, BASE-GEO-6)."""
    if not has(facing(s, bit(start)), destination):
        return OWN_WALL
    return TILE_HIDDEN if has(s.hidden, destination) else FAR_WALL


def why_not_manipulate(s: Board, side: i64, position: i64) -> i64:
    """Why a tile cannot be touched at all (BASE-MANIP-2, 4, 5)."""
    if has(manipulable(s, side), position):
        return 0
    if has(pieces_of(s, 0) | pieces_of(s, 1), position):
        return TILE_OCCUPIED
    if neighbours(position) & active_pieces(s, side) != 0:
        return BEHIND_WALL
    if has(facing(s, pieces_of(s, side)), position):
        return ONLY_SAVED_NEAR
    return OUT_OF_REACH


def why_not_rotate(s: Board, side: i64, t: i64, orientation: i64) -> i64:
    """Why a tile cannot be turned so (section 7.3)."""
    if has(s.hidden, t + FIRST_TILE):
        return HIDDEN_CANNOT_TURN
    if orientation >= ORIENTATIONS[SHAPE_OF[s.tile[t]]]:
        return NO_SUCH_TURN
    closed: i64 = why_not_manipulate(s, side, t + FIRST_TILE)
    if closed != 0:
        return closed
    return 0 if can_turn(s, s.tile[t], orientation) else NO_IDLE_TURN


def why_not_reveal(s: Board, side: i64, t: i64) -> i64:
    """Why a tile cannot be revealed (section 7.2)."""
    if not has(s.hidden, t + FIRST_TILE):
        return CENTRE_IS_OPEN if t == CENTRE else ALREADY_REVEALED
    return why_not_manipulate(s, side, t + FIRST_TILE)


def why_not_orient(s: Board, t: i64, orientation: i64) -> i64:
    """Why a start tile cannot be turned so at set-up (BASE-SETUP-7b, 8)."""
    if t + FIRST_TILE != tile_to_orient(s):
        return OTHER_TILE_DUE
    shape: i64 = SHAPE_OF[s.tile[t]]
    if orientation >= ORIENTATIONS[shape]:
        return NO_SUCH_TURN
    return 0 if faces_slot(orienting_side(s), MASK_OF[4 * shape + orientation]) else NOT_TOWARDS_SLOT


def why_not_token(s: Board, side: i64, action: i64) -> i64:
    """Why a bonus token cannot be used so (section 8.4)."""
    if s.token[side] == 0:
        return NO_TOKEN
    if s.window == 0:
        return WINDOW_CLOSED
    if action == BONUS_TIME:
        return COUNTDOWN_FULL if s.countdown >= COUNTDOWN_TOP else 0
    if s.actions >= MOST_ACTIONS:
        return ACTIONS_FULL
    return 0 if can_act(s, side) else NOTHING_TO_BUY


def can_act(s: Board, side: i64) -> bool:
    """Whether a move, a turn or a reveal is legal (BASE-TURN-4, 5)."""
    if tiles_can_turn(s, manipulable(s, side)):
        return True
    i: i64
    movable: i64 = active_pieces(s, side)
    for i in range(3 * side, 3 * side + 3):
        if has(movable, s.piece[i]) and destinations(s, side, s.piece[i], enterable(s, side), longest_path(s)) != 0:
            return True
    return False


def piece_locked(s: Board, piece: i64) -> bool:
    """Whether an unsaved piece can neither move nor manipulate, however many actions there are (BASE-LOCK-1)."""
    side: i64 = piece // 3
    here: i64 = bit(s.piece[piece])
    if destinations(s, side, s.piece[piece], enterable(s, side), 3) != 0:
        return False
    tiles: i64 = facing(s, here) & TILES & ~pieces_of(s, 0) & ~pieces_of(s, 1)
    return not tiles_can_turn(s, tiles)


def tiles_can_turn(s: Board, tiles: i64) -> bool:
    """Whether any of the tiles can be revealed or turned."""
    if tiles & s.hidden != 0:
        return True
    while tiles != 0:
        if turns_of(s.tile[lowest(tiles) - FIRST_TILE], turns(s)) > 0:
            return True
        tiles &= tiles - 1
    return False
