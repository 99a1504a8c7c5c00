"""Steps of the figure, and what it can do where it ends its movement (sections 7.4, 7.5)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sublevel.engine.core import EVERYBODY, add_legal, emit
from sublevel.games.underground.board import put_figure, set_water
from sublevel.games.underground.chips import spend_chip
from sublevel.games.underground.state import (
    KEY_TAKEN,
    LOCK_OPENED,
    OPTION_CANAL,
    OPTION_VALVE_KEYS,
    OWNED,
    VALVE_CLOSED,
    Board,
)
from sublevel.games.underground.tables import (
    BARE,
    BREAKER,
    CELLS,
    CLOSE,
    DECLINE,
    EXIT_HEIGHT,
    KEY,
    KEY_CHIPS,
    LADDER,
    LOCK,
    SIZE,
    TAKE_CHIP,
    TAKE_KEY,
    USE_BREAKER,
    USE_LADDER,
    VALVE,
    neighbour,
)

LADDER_REACH: Final = 3  # levels (UG-MOVE-8)

# Why a step is not possible, in the order of UG-MOVE-12.
STEP_OFF_BOARD: Final = 40
STEP_TO_BARE_BOARD: Final = 41
STEP_INTO_WATER: Final = 42
STEP_ONTO_RAT: Final = 43
NO_BREAKER: Final = 44
NO_LADDER: Final = 45
WALL_IN_THE_WAY: Final = 46
NO_WALL_TO_BREAK: Final = 47
NOT_AT_THE_DOOR: Final = 48
CODE_INCOMPLETE: Final = 49
DOOR_TOO_HIGH: Final = 50
NO_NEED_OF_LADDER: Final = 51
TOO_STEEP: Final = 52
LOCKED: Final = 53


def wall_between(s: Board, cell: i64, to: i64, direction: i64) -> bool:
    """Whether either of two neighbours shows a wall towards the other, whatever their heights (UG-MOVE-4)."""
    return ((s.walls[cell] >> direction) | (s.walls[to] >> (direction ^ 2))) & 1 == 1


def climb(s: Board, cell: i64, to: i64) -> i64:
    """The difference in height between two cells."""
    return max(s.height[cell], s.height[to]) - min(s.height[cell], s.height[to])


def locked(s: Board, cell: i64) -> bool:
    """Whether entering a cell costs a key: an unused lock that no code chip hides (UG-MOVE-6, UG-RES-2)."""
    return s.symbol[cell] == LOCK and s.used[cell] == 0 and s.code[cell] == 0


def chips_needed(s: Board, direction: i64) -> i64:
    """The special chips that a step needs; it is legal with these or not at all (UG-MOVE-11)."""
    to: i64 = neighbour(s.figure, direction)
    if to < 0:
        return 0
    needed: i64 = USE_BREAKER if wall_between(s, s.figure, to, direction) else 0
    if to != s.tower and 1 < climb(s, s.figure, to) <= LADDER_REACH:
        needed |= USE_LADDER
    return needed


def why_not_step(s: Board, direction: i64, chips: i64) -> i64:
    """0 if the figure can take the step with these chips, else the first reason why not (UG-MOVE-1 to 8, 11, 12)."""
    to: i64 = neighbour(s.figure, direction)
    if to < 0:
        return STEP_OFF_BOARD
    if s.surface[to] == BARE:
        return STEP_TO_BARE_BOARD
    if s.water[to] == 1:
        return STEP_INTO_WATER
    if s.rat == to:
        return STEP_ONTO_RAT
    if chips & USE_BREAKER != 0 and s.got[BREAKER] != OWNED:
        return NO_BREAKER
    if chips & USE_LADDER != 0 and s.got[LADDER] != OWNED:
        return NO_LADDER
    wall: bool = wall_between(s, s.figure, to, direction)
    if wall and chips & USE_BREAKER == 0:
        return WALL_IN_THE_WAY
    if not wall and chips & USE_BREAKER != 0:
        return NO_WALL_TO_BREAK
    if to == s.tower:
        return why_not_exit(s, direction, chips)
    if chips & USE_LADDER != 0 and climb(s, s.figure, to) <= 1:
        return NO_NEED_OF_LADDER
    if climb(s, s.figure, to) > (LADDER_REACH if chips & USE_LADDER != 0 else 1):
        return TOO_STEEP
    return LOCKED if locked(s, to) and s.keys == 0 else 0


def why_not_exit(s: Board, direction: i64, chips: i64) -> i64:
    """The same for the step onto the tower (UG-MOVE-7, 8)."""
    if direction ^ 2 != s.door:
        return NOT_AT_THE_DOOR
    if s.complete == 0:
        return CODE_INCOMPLETE
    if s.height[s.figure] != EXIT_HEIGHT:
        return DOOR_TOO_HIGH
    return NO_NEED_OF_LADDER if chips & USE_LADDER != 0 else 0


def list_steps(s: Board, first: i64) -> None:
    """List the steps that the figure can take; `first` is the id of the plain step north."""
    direction: i64
    for direction in range(4):
        chips: i64 = chips_needed(s, direction)
        if why_not_step(s, direction, chips) == 0:
            add_legal(s, first + 4 * direction + chips)


def can_step(s: Board) -> bool:
    """Whether the figure can leave its cell (UG-WATER-5)."""
    direction: i64
    for direction in range(4):
        if why_not_step(s, direction, chips_needed(s, direction)) == 0:
            return True
    return False


def open_lock(s: Board, cell: i64) -> None:
    """Give up a key if the cell is locked; it stays open from now on (UG-MOVE-6)."""
    if locked(s, cell):
        s.keys -= 1
        s.used[cell] = 1
        emit(s, EVERYBODY, LOCK_OPENED, cell, s.keys, 0, 0)


def take_step(s: Board, code: i64, event: i64) -> None:
    """Move the figure one cell: chips and keys that it needs are gone (UG-MOVE-1, 6, 8, 9)."""
    before: i64 = s.figure
    to: i64 = neighbour(before, code // 4)
    if code & USE_BREAKER != 0:
        spend_chip(s, BREAKER)
    if code & USE_LADDER != 0:
        spend_chip(s, LADDER)
    open_lock(s, to)
    put_figure(s, to)
    emit(s, EVERYBODY, event, before, to, 0, 0)


# Where a movement ends.


def removable(s: Board, cell: i64) -> bool:
    """Whether a valve can remove the water of a cell: it is visible, and no canal (UG-RES-4, UG-SC-5)."""
    return s.water[cell] == 1 and not (s.surface[cell] == BARE and cell // SIZE == s.options[OPTION_CANAL])


def key_here(s: Board) -> bool:
    """Whether a key can be taken where the figure stands (UG-RES-2, 3, 5)."""
    cell: i64 = s.figure
    return s.symbol[cell] == KEY and s.used[cell] == 0 and s.code[cell] == 0 and s.keys < KEY_CHIPS


def valve_here(s: Board) -> bool:
    """Whether the figure stands at a valve that can be paid for (UG-RES-2, 4, 5; UG-SC-4)."""
    cell: i64 = s.figure
    if s.symbol[cell] != VALVE or s.used[cell] == 1 or s.code[cell] != 0:
        return False
    return s.keys >= s.options[OPTION_VALVE_KEYS]


def any_removable(s: Board) -> bool:
    """Whether there is water that a valve can remove."""
    cell: i64
    for cell in range(CELLS):
        if removable(s, cell):
            return True
    return False


def can_resolve(s: Board) -> bool:
    """Whether there is something to choose where the movement ended (UG-RES-1, 3, 4; UG-TURN-10)."""
    return s.code[s.figure] != 0 or key_here(s) or (valve_here(s) and any_removable(s))


def list_resolutions(s: Board) -> None:
    """List what can be done there (UG-RES-1 to 4)."""
    cell: i64
    if valve_here(s):
        for cell in range(CELLS):
            if removable(s, cell):
                add_legal(s, CLOSE + cell)
    if s.code[s.figure] != 0:
        add_legal(s, TAKE_CHIP)
    if key_here(s):
        add_legal(s, TAKE_KEY)
    add_legal(s, DECLINE)


def take_key(s: Board) -> None:
    """Take a key chip; a manhole marks the symbol (UG-RES-3, 5)."""
    s.keys += 1
    s.used[s.figure] = 1
    emit(s, EVERYBODY, KEY_TAKEN, s.figure, s.keys, 0, 0)


def close_valve(s: Board, cell: i64) -> None:
    """Remove the water of a cell; a manhole marks the valve (UG-RES-4, 5; UG-SC-4; UG-WATER-7)."""
    s.keys -= s.options[OPTION_VALVE_KEYS]
    s.used[s.figure] = 1
    set_water(s, cell, 0)
    s.water_left += 1
    emit(s, EVERYBODY, VALVE_CLOSED, s.figure, cell, 0, 0)
