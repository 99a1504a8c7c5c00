"""Code chips: taking them, and the chain of cables that makes a code (UG-CODE-1 to 4, UG-RES-1)."""

from __future__ import annotations

from mypy_extensions import i64

from sublevel.engine.core import EVERYBODY, emit
from sublevel.games.underground.board import put_code
from sublevel.games.underground.state import CHIP_SPENT, CHIP_TAKEN, CODE_COMPLETE, OWNED, SPENT, Board
from sublevel.games.underground.tables import CABLE_LEFT, CABLE_RIGHT, CODE_LENGTH, NUMBER_CHIPS


def fits(s: Board, depth: i64, chip: i64) -> bool:
    """Whether a chip can be the next of the trail: owned, not in it yet, and its left cable goes on (UG-CODE-1)."""
    if s.got[chip] != OWNED:
        return False
    i: i64
    for i in range(depth):
        if s.trail[i] == chip:
            return False
    return depth == 0 or CABLE_RIGHT[s.trail[depth - 1]] == CABLE_LEFT[chip]


def find_trail(s: Board) -> i64:
    """The length of the longest chain of owned chips, at most five; a whole code is left in `trail` (UG-CODE-4)."""
    longest: i64 = 0
    depth: i64 = 0
    s.trail[0] = 0
    while depth >= 0:
        chip: i64 = s.trail[depth] + 1
        while chip <= NUMBER_CHIPS and not fits(s, depth, chip):
            chip += 1
        if chip > NUMBER_CHIPS:
            depth -= 1
            continue
        s.trail[depth] = chip
        longest = max(longest, depth + 1)
        if longest == CODE_LENGTH:
            return longest
        depth += 1
        s.trail[depth] = 0
    return longest


def owns_enough(s: Board) -> bool:
    """Whether there are as many number chips as a code needs: a quick look before the search."""
    owned: i64 = 0
    chip: i64
    for chip in range(1, NUMBER_CHIPS + 1):
        if s.got[chip] == OWNED:
            owned += 1
    return owned >= CODE_LENGTH


def take_chip(s: Board) -> None:
    """Take the code chip under the figure and turn it up (UG-RES-1, 2; UG-CODE-2, 3; UG-TURN-7)."""
    chip: i64 = s.code[s.figure]
    put_code(s, s.figure, 0)
    s.got[chip] = OWNED
    s.due += 1
    s.disclosed = 1
    emit(s, EVERYBODY, CHIP_TAKEN, chip, s.figure, 0, 0)
    if chip <= NUMBER_CHIPS and s.complete == 0 and owns_enough(s) and find_trail(s) == CODE_LENGTH:
        s.complete = 1
        emit(s, EVERYBODY, CODE_COMPLETE, 0, 0, 0, 0)


def spend_chip(s: Board, chip: i64) -> None:
    """A special chip leaves the game (UG-MOVE-8, UG-TEL-1)."""
    s.got[chip] = SPENT
    emit(s, EVERYBODY, CHIP_SPENT, chip, 0, 0, 0)
