"""Actions as text and back (section 4.2), and the log of a match (BASE-GEO-9)."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from sublevel.engine.actions import Ply
from sublevel.engine.errors import Illegal, Malformed, quoted
from sublevel.engine.match import event_rows, repeat
from sublevel.games.the_base import words
from sublevel.games.the_base.moves import path_length, piece_at
from sublevel.games.the_base.names import SIDES, mask_of, openings, position_index, position_name, slot_column
from sublevel.games.the_base.reasons import NO_SUCH_TURN
from sublevel.games.the_base.rules import TheBase
from sublevel.games.the_base.state import CHALLENGE, NOBODY, ORIENT, TURN_BEGAN, Board
from sublevel.games.the_base.tables import (
    BONUS_ACTION,
    BONUS_TIME,
    CHALLENGE_ACCEPT,
    CHALLENGE_DECLINE,
    FIRST_TILE,
    MASK_OF,
    ORIENTATION_OF,
    PASS,
    POSITIONS,
    RETURN,
    REVEAL,
    ROTATE,
    SHAPE_OF,
    goal,
    has,
)

FIXED: Final = {BONUS_ACTION: "+A", BONUS_TIME: "+T", PASS: "--", CHALLENGE_ACCEPT: "TC+", CHALLENGE_DECLINE: "TC-"}

MOVE_TEXT: Final = re.compile(r"([123])(?:-|x|\^|\^x)([xabcdem][1-5])!?")
TURN_TEXT: Final = re.compile(r"([a-e][1-5])@([NESW]+)")
REVEAL_TEXT: Final = re.compile(r"([a-e][1-5])\?")
RETURN_TEXT: Final = re.compile(r">([xm])([1-5])")
EXAMPLES: Final = "2-b3, 2xb3, 2^c3, b3@EW, b3?, >m4, +A, +T, --, TC+ or TC-"


def write_action(s: Board, seat: int, action: int) -> str:
    """An action in canonical notation (BASE-GEO-8)."""
    if action < ROTATE:
        return write_move(s, seat, action // POSITIONS, action % POSITIONS)
    if action < REVEAL:
        t, orientation = divmod(action - ROTATE, 4)
        return f"{position_name(t + FIRST_TILE)}@{openings(MASK_OF[4 * SHAPE_OF[s.tile[t]] + orientation])}"
    if action < RETURN:
        return f"{position_name(action - REVEAL + FIRST_TILE)}?"
    if action < BONUS_ACTION:
        return f">{slot_column(s.pending // 3)}{action - RETURN + 1}"
    return FIXED[action]


def write_move(s: Board, side: int, number: int, destination: int) -> str:
    """A move: `^` if it crosses, `x` if it captures."""
    crosses = path_length(s, side, s.piece[3 * side + number], destination) > 1
    captures = piece_at(s, 1 - side, destination) >= 0
    return move_text(number, destination, crosses, captures)


def move_text(number: int, destination: int, crosses: bool, captures: bool) -> str:
    """A move as it is written."""
    sign = ("^x" if captures else "^") if crosses else ("x" if captures else "-")
    return f"{number + 1}{sign}{position_name(destination)}"


def read_action(s: Board, seat: int, text: str) -> int:
    """The action of a text (BASE-GEO-8). Raises Malformed, or Illegal for a turn that a tile's shape does not have."""
    text = text.strip()
    for action, sign in FIXED.items():
        if text == sign:
            return action
    if found := MOVE_TEXT.fullmatch(text):
        return POSITIONS * (int(found[1]) - 1) + position_index(found[2])
    if found := REVEAL_TEXT.fullmatch(text):
        return REVEAL + position_index(found[1]) - FIRST_TILE
    if found := TURN_TEXT.fullmatch(text):
        return read_turn(s, seat, position_index(found[1]) - FIRST_TILE, found[2])
    if found := RETURN_TEXT.fullmatch(text):
        return read_return(s, found[1], int(found[2]))
    raise Malformed(f"{quoted(text)} is no action; actions look like {EXAMPLES}")


def read_turn(s: Board, seat: int, t: int, letters: str) -> int:
    """A turn by the openings it leads to. The face of a hidden tile is not looked at."""
    if len(set(letters)) != len(letters):
        raise Malformed(f"{quoted(letters)}: each opening N, E, S, W is named once")
    mask = mask_of(letters)
    action = ROTATE + 4 * t + ORIENTATION_OF[mask]
    if not has(s.hidden, t + FIRST_TILE) and SHAPE_OF[mask] != SHAPE_OF[s.tile[t]]:
        raise Illegal(words.reason(NO_SUCH_TURN, s, seat, action))
    return action


def read_return(s: Board, column: str, lane: int) -> int:
    """A return slot; it must be one of the waiting piece's side."""
    if s.pending != NOBODY and column != slot_column(s.pending // 3):
        raise Malformed(f"'>{column}{lane}': the piece returns to a slot of its own side")
    return RETURN + lane - 1


def write_log(start: Board, plies: Sequence[Ply]) -> list[str]:
    """The log: one line for each turn, with reveals shown and saving moves marked (BASE-GEO-9)."""
    rules = TheBase()
    s = Board()
    s.take(start)
    s.recording = 1
    lines: list[str] = []
    new_line = True
    for ply in plies:
        side = s.turn
        if ply.action >= CHALLENGE_ACCEPT:
            lines.append(ply.text)
        elif new_line:
            lines.append(heading(s))
        repeat(rules, s, ply)
        if ply.action < CHALLENGE_ACCEPT:
            lines[-1] += " " + logged(s, ply)
        new_line = s.turn != side or any(row[0] == TURN_BEGAN for row in event_rows(s))
    return lines


def heading(s: Board) -> str:
    """How a line of the log begins."""
    if s.phase == ORIENT:
        return f"setup {SIDES[s.turn]}:"
    challenge = "tc " if s.phase == CHALLENGE else ""
    return f"{challenge}{s.countdown}{SIDES[s.turn]}:"


def logged(after: Board, ply: Ply) -> str:
    """An action as the log shows it: what was revealed, who was saved."""
    if REVEAL <= ply.action < RETURN:
        return f"{ply.text}={openings(after.tile[ply.action - REVEAL])}"
    if ply.action < ROTATE and has(goal(ply.seat), ply.action % POSITIONS):
        return f"{ply.text}!"
    return ply.text
