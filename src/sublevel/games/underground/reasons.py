"""Why an action is not legal: codes that stand for a clause and a sentence (UG-PLACE-15, UG-MOVE-12)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sublevel.engine.core import FINISHED, NOT_YOUR_TURN, TABLE, bit
from sublevel.games.underground.board import base_of
from sublevel.games.underground.endings import cards_left
from sublevel.games.underground.kidnapper import timer_can_turn
from sublevel.games.underground.moves import key_here, removable, valve_here, why_not_step
from sublevel.games.underground.placing import available, offered, placeable, top_piece
from sublevel.games.underground.setup import nearest_possible, plateau_allowed, plateau_fits
from sublevel.games.underground.state import (
    ACT,
    DISPLACE,
    MOVE,
    OPTION_BALANCE,
    OPTION_LAID_OUT,
    OPTION_PLAYERS,
    OPTION_RESIGN,
    OPTION_TIMER,
    OWNED,
    PLAY,
    REPLACE,
    RESOLVE,
    SETUP_DOOR,
    SETUP_FIRST,
    SETUP_PLATEAU,
    TELEPORTING,
    TIMER_OFF,
    Board,
)
from sublevel.games.underground.tables import (
    ACTIONS,
    BEGIN,
    CELLS,
    CELLS_OF,
    CLOSE,
    DECLINE,
    DISPLACE_STEP,
    END_MOVE,
    END_TURN,
    KEY,
    LAY_PLATEAU,
    LOOKS,
    PIECES,
    PLACE,
    PLATEAU_LOOKS,
    QUIT,
    REPLACE_NO,
    REPLACE_YES,
    SAND_OUT,
    SET_DOOR,
    SHAPE_OF,
    SIZE,
    STEP,
    SUPPORTS,
    TAKE_CHIP,
    TAKE_KEY,
    TALL,
    TELEPORT,
    TELEPORT_CHIP,
    TELEPORT_GO,
    TELEPORT_STAY,
    TOKENS,
    TURN_TIMER,
    VALVE,
    WIDE,
    neighbour,
    offset,
    orientation,
)
from sublevel.games.underground.turns import can_land, may_quit, may_teleport, may_turn

NO_SUCH_ACTION: Final = 10
NOT_NOW: Final = 11
NOT_ACTIVE: Final = 12

NOT_IN_HAND: Final = 20
CARD_FIRST: Final = 21
CARD_PLAYED_ALREADY: Final = 22

ALREADY_PLACED: Final = 25
IN_THE_MIDDLE_OF_A_MOVE: Final = 26
PIECE_NOT_LEFT: Final = 27
PIECE_NOT_OFFERED: Final = 28
SAME_AS_ANOTHER: Final = 29
OFF_THE_BOARD: Final = 30
ON_CODE_CHIP: Final = 31
ON_FIGURE: Final = 32
ON_TOWER: Final = 33
ON_RAT: Final = 34
STONE_OVER_WATER: Final = 35
STONE_IN_THE_AIR: Final = 36
NOTHING_CARRIES: Final = 37
OUT_OF_BALANCE: Final = 38

# 40 to 53: why the figure cannot take a step (moves.py).
ALREADY_MOVED: Final = 55
NOT_MOVING: Final = 56

NO_CHIP_HERE: Final = 60
NO_KEY_HERE: Final = 61
NO_VALVE_HERE: Final = 62
VALVE_NEEDS_KEY: Final = 63
NO_WATER_THERE: Final = 64
WATER_OF_THE_CANAL: Final = 65
NO_KEY_CHIP_LEFT: Final = 66
KEY_TAKEN_ALREADY: Final = 67
VALVE_CLOSED_ALREADY: Final = 68
ONLY_AFTER_A_MOVE: Final = 69

NO_TELEPORT: Final = 70
NO_CARD_FOR_TELEPORT: Final = 71
CANNOT_LAND: Final = 72

NO_TIMER: Final = 75
TIMER_MUST_WAIT: Final = 76
ONLY_THE_CLOCK: Final = 77
NOT_YOUR_TIMER: Final = 78

VOTED_ALREADY: Final = 80
NO_GIVING_UP: Final = 81

PLATEAU_OUT_OF_PLACE: Final = 85
PLATEAU_NO_ROOM: Final = 86
PLATEAU_SAME_TURN: Final = 87
DOOR_TO_NOWHERE: Final = 88
NO_SUCH_PLAYER: Final = 89


def reason(s: Board, seat: i64, action: i64) -> i64:
    """0 if the seat may do it now, else the reason why not."""
    if s.waiting == 0:
        return FINISHED
    if (s.waiting >> seat) & 1 == 0:
        return NOT_YOUR_TURN
    if action < 0 or action >= ACTIONS:
        return NO_SUCH_ACTION
    if s.phase <= SETUP_FIRST:
        return why_not_set_up(s, action)
    if action == TURN_TIMER:
        return why_not_turn(s, seat)
    if action == SAND_OUT:
        return 0 if seat == TABLE else ONLY_THE_CLOCK
    if action == QUIT:
        return why_not_quit(s, seat)
    if seat != s.seat:
        return NOT_ACTIVE
    if action < PLACE:
        return why_not_card(s, seat, action)
    if action < STEP:
        return why_not_place(s, action - PLACE)
    return why_not_act(s, action)


def why_not_act(s: Board, action: i64) -> i64:
    """The same for everything that the active player does besides cards and pieces."""
    if action < DISPLACE_STEP:
        return why_not_move(s, action - STEP)
    if action < CLOSE:
        code: i64 = action - DISPLACE_STEP
        return why_not_step(s, code // 4, code % 4) if s.phase == DISPLACE else NOT_NOW
    if action < LAY_PLATEAU or END_TURN < action <= DECLINE:
        return why_not_resolve(s, action)
    if action == END_MOVE:
        return 0 if s.phase == MOVE else NOT_MOVING
    if action == END_TURN:
        return why_not_end(s)
    if action == TELEPORT:
        return why_not_teleport(s)
    if action == TELEPORT_GO or action == TELEPORT_STAY:
        if s.phase != TELEPORTING:
            return NOT_NOW
        return 0 if action == TELEPORT_STAY or can_land(s) else CANNOT_LAND
    if action == REPLACE_YES or action == REPLACE_NO:
        return 0 if s.phase == REPLACE else NOT_NOW
    return NOT_NOW


# Set-up.


def why_not_set_up(s: Board, action: i64) -> i64:
    """Why a choice of the set-up is not possible (UG-SETUP-8 to 13, 19)."""
    if s.phase == SETUP_PLATEAU and LAY_PLATEAU <= action < SET_DOOR:
        return why_not_plateau(s, (action - LAY_PLATEAU) // 4, (action - LAY_PLATEAU) % 4)
    if s.phase == SETUP_DOOR and SET_DOOR <= action < BEGIN:
        return 0 if neighbour(s.tower, action - SET_DOOR) >= 0 else DOOR_TO_NOWHERE
    if s.phase == SETUP_FIRST and BEGIN <= action < END_MOVE:
        return 0 if action - BEGIN < s.options[OPTION_PLAYERS] else NO_SUCH_PLAYER
    return NOT_NOW


def why_not_plateau(s: Board, cell: i64, rotation: i64) -> i64:
    """Why the plateau that is due cannot lie so."""
    if s.options[OPTION_LAID_OUT] == 0 and not plateau_fits(s, s.plateau, cell, rotation):
        return PLATEAU_NO_ROOM
    if (PLATEAU_LOOKS[s.plateau] >> rotation) & 1 == 0:
        return PLATEAU_SAME_TURN
    return 0 if plateau_allowed(s, cell, rotation, nearest_possible(s)) else PLATEAU_OUT_OF_PLACE


# A turn.


def why_not_card(s: Board, seat: i64, card: i64) -> i64:
    """Why a card cannot be played (UG-TURN-2)."""
    if s.phase != PLAY:
        return CARD_PLAYED_ALREADY if s.phase == ACT or s.phase == MOVE else NOT_NOW
    return 0 if s.hand[2 * seat] == card or s.hand[2 * seat + 1] == card else NOT_IN_HAND


def why_not_place(s: Board, code: i64) -> i64:
    """Why a piece cannot be placed so: when, which, then where (UG-TURN-3, 4; sections 7.2, 7.3)."""
    if s.phase != ACT:
        if s.phase == PLAY:
            return CARD_FIRST
        return IN_THE_MIDDLE_OF_A_MOVE if s.phase == MOVE else NOT_NOW
    if s.placed == 1:
        return ALREADY_PLACED
    laid: i64 = code // CELLS
    if (available(s) >> (laid // 8)) & 1 == 0:
        return PIECE_NOT_LEFT
    if (placeable(s) >> (laid // 8)) & 1 == 0:
        return PIECE_NOT_OFFERED
    piece: i64 = top_piece(s, laid // 8)
    if (LOOKS[2 * piece + laid // 4 % 2] >> (laid % 4)) & 1 == 0:
        return SAME_AS_ANOTHER
    return why_not_lie(s, piece, laid // 4 % 2, laid % 4, code % CELLS)


def why_not_lie(s: Board, piece: i64, face: i64, rotation: i64, anchor: i64) -> i64:
    """Why a piece cannot lie so: the first of UG-PLACE-1, 3, 4, 7, 6, 8, 9 (UG-PLACE-15)."""
    shape: i64 = SHAPE_OF[piece]
    laid: i64 = orientation(shape, face, rotation)
    if anchor // SIZE + TALL[laid] > SIZE or anchor % SIZE + WIDE[laid] > SIZE:
        return OFF_THE_BOARD
    cells: i64 = CELLS_OF[shape]
    covered: i64 = why_not_cover(s, laid, cells, anchor)
    if covered != 0:
        return covered
    tokens: i64 = TOKENS[2 * piece + face]
    base: i64 = base_of(s, laid, cells, anchor)
    carried: i64 = 0
    hangs: bool = False
    i: i64
    for i in range(cells):
        cell: i64 = anchor + offset(laid, i)
        stone: bool = (tokens >> (7 * i)) & 1 == 0
        if s.water[cell] == 1:
            if stone:
                return STONE_OVER_WATER
        elif s.height[cell] == base:
            carried |= bit(i)
        elif stone:
            hangs = True
    if hangs:
        return STONE_IN_THE_AIR
    if carried == 0:
        return NOTHING_CARRIES
    return 0 if rests(s, piece, face, carried) else OUT_OF_BALANCE


def why_not_cover(s: Board, laid: i64, cells: i64, anchor: i64) -> i64:
    """Which of the things on the board a piece would cover (UG-PLACE-3, 4)."""
    found: i64 = 0
    i: i64
    for i in range(cells):
        cell: i64 = anchor + offset(laid, i)
        if s.code[cell] != 0:
            return ON_CODE_CHIP
        if cell == s.figure:
            found = ON_FIGURE
        elif cell == s.tower:
            found = ON_TOWER
        elif cell == s.rat:
            found = ON_RAT
    return found


def rests(s: Board, piece: i64, face: i64, carried: i64) -> bool:
    """Whether a piece lies safely on these of its cells (UG-PLACE-9)."""
    supports: i64 = SUPPORTS[2 * PIECES * s.options[OPTION_BALANCE] + 2 * piece + face]
    while supports != 0:
        if supports & 31 & ~carried == 0:
            return True
        supports >>= 5
    return False


def why_not_move(s: Board, code: i64) -> i64:
    """Why a step of the move is not possible (UG-TURN-3, 4; section 7.4)."""
    if s.phase != ACT and s.phase != MOVE:
        return CARD_FIRST if s.phase == PLAY else NOT_NOW
    if s.phase == ACT and s.moved == 1:
        return ALREADY_MOVED
    return why_not_step(s, code // 4, code % 4)


def why_not_end(s: Board) -> i64:
    """Why the action phase cannot be ended (UG-TURN-10)."""
    if s.phase == MOVE:
        return IN_THE_MIDDLE_OF_A_MOVE
    if s.phase == PLAY:
        return CARD_FIRST
    return 0 if s.phase == ACT else NOT_NOW


def why_not_resolve(s: Board, action: i64) -> i64:
    """Why something cannot be taken or closed where the figure ended its movement (section 7.5)."""
    if action == DECLINE:
        return 0 if s.phase == RESOLVE else NOT_NOW
    why: i64 = 0
    if action == TAKE_CHIP:
        why = 0 if s.code[s.figure] != 0 else NO_CHIP_HERE
    elif action == TAKE_KEY:
        why = why_not_take_key(s)
    else:
        why = why_not_close(s, action - CLOSE)
    if why != 0:  # told in every phase: a move that ends where nothing can be done asks for no choice (UG-TURN-10)
        return why
    return 0 if s.phase == RESOLVE else ONLY_AFTER_A_MOVE


def why_not_take_key(s: Board) -> i64:
    """Why no key can be taken where the figure stands (UG-RES-2, 3, 5)."""
    if key_here(s):
        return 0
    if s.symbol[s.figure] != KEY or s.code[s.figure] != 0:
        return NO_KEY_HERE
    return KEY_TAKEN_ALREADY if s.used[s.figure] == 1 else NO_KEY_CHIP_LEFT


def why_not_close(s: Board, cell: i64) -> i64:
    """Why a valve cannot remove the water of a cell (UG-RES-4, UG-RES-5, UG-SC-4, UG-SC-5)."""
    if s.symbol[s.figure] != VALVE or s.code[s.figure] != 0:
        return NO_VALVE_HERE
    if s.used[s.figure] == 1:
        return VALVE_CLOSED_ALREADY
    if not valve_here(s):
        return VALVE_NEEDS_KEY
    if removable(s, cell):
        return 0
    return WATER_OF_THE_CANAL if s.water[cell] == 1 else NO_WATER_THERE


def why_not_teleport(s: Board) -> i64:
    """Why the Teleport chip cannot be used (UG-TEL-1)."""
    if may_teleport(s):
        return 0
    if s.got[TELEPORT_CHIP] != OWNED:
        return NO_TELEPORT
    moving: bool = s.phase == PLAY or s.phase == ACT or s.phase == MOVE
    return NO_CARD_FOR_TELEPORT if moving and cards_left(s) == 0 else NOT_NOW


# Timer and giving up.


def why_not_turn(s: Board, seat: i64) -> i64:
    """Why the timer cannot be turned (UG-TURN-9, UG-KID-10, 12)."""
    if may_turn(s, seat):
        return 0
    if s.options[OPTION_TIMER] == TIMER_OFF:
        return NO_TIMER
    if seat == TABLE or timer_can_turn(s):
        return NOT_YOUR_TIMER
    return TIMER_MUST_WAIT


def why_not_quit(s: Board, seat: i64) -> i64:
    """Why a vote to give up is not possible (UG-END-5)."""
    if may_quit(s, seat):
        return 0
    if s.options[OPTION_RESIGN] == 0:
        return NO_GIVING_UP
    return NOT_ACTIVE if seat == TABLE else VOTED_ALREADY


def needs_swap(s: Board, shape: i64) -> bool:
    """Whether placing a piece of a shape spends the Swap chip (UG-PICK-9)."""
    return (offered(s) >> shape) & 1 == 0
