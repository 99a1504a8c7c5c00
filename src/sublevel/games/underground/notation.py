"""Actions as text and back (section 4), and the log of a match."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from sublevel.engine.actions import Ply
from sublevel.engine.core import TABLE
from sublevel.engine.errors import Illegal, Malformed, quoted
from sublevel.engine.match import event_rows, repeat
from sublevel.games.underground import state, words
from sublevel.games.underground.names import (
    CHIP_NAMES,
    ENDS,
    FACES,
    PIECE_NAMES,
    PLATEAUS,
    SIDES,
    cell_index,
    cell_name,
    placement_name,
)
from sublevel.games.underground.placing import offered, placeable, top_piece
from sublevel.games.underground.reasons import needs_swap
from sublevel.games.underground.rules import Underground
from sublevel.games.underground.state import ACT, DISPLACE, SETUP_FIRST, SETUP_PLATEAU, Board
from sublevel.games.underground.tables import (
    BEGIN,
    CELLS,
    CLOSE,
    DECLINE,
    DISPLACE_STEP,
    END_MOVE,
    END_TURN,
    LAY_PLATEAU,
    PLACE,
    QUIT,
    REPLACE_NO,
    REPLACE_YES,
    SAND_OUT,
    SET_DOOR,
    SHAPE_OF,
    STEP,
    TAKE_CHIP,
    TAKE_KEY,
    TELEPORT,
    TELEPORT_GO,
    TELEPORT_STAY,
    TURN_TIMER,
    neighbour,
)

FIXED: Final = {
    END_MOVE: ".",
    END_TURN: "E",
    TAKE_CHIP: "G",
    TAKE_KEY: "K",
    DECLINE: "-",
    TELEPORT: "T",
    TELEPORT_GO: "T+",
    TELEPORT_STAY: "T-",
    REPLACE_YES: "R+",
    REPLACE_NO: "R-",
    TURN_TIMER: "F",
    SAND_OUT: "Z",
    QUIT: "Q",
}
CHIP_SIGNS: Final = ("", "!B", "!L", "!BL")  # by what a step uses

CARD_TEXT: Final = re.compile(r"C ([A-I][1-9])")
PLACE_TEXT: Final = re.compile(r"P(!S)? (\S+?)([AB])r([0-3])@([A-I][1-9])")
STEP_TEXT: Final = re.compile(r"(X )?([A-I][1-9])-([A-I][1-9])(!B|!L|!BL)?")
CLOSE_TEXT: Final = re.compile(r"V ([A-I][1-9])")
PLATEAU_TEXT: Final = re.compile(r"SP ([a-h])@([A-I][1-9])r([0-3])")
DOOR_TEXT: Final = re.compile(r"SD ([NESW])")
BEGIN_TEXT: Final = re.compile(r"SF ([1-4])")
PREFIX: Final = re.compile(r"s([1-4]):([FQ])")
EXAMPLES: Final = "C E6, P I3.1Ar1@C7, D1-E1, E, V E4, X C5-C6, SP a@D1r0, SD W, SF 2 or " + ", ".join(FIXED.values())


# Writing.


def write_action(s: Board, seat: int, action: int) -> str:
    """An action in notation."""
    if action < PLACE:
        return f"C {cell_name(action)}"
    if action < STEP:
        return write_placement(s, action - PLACE)
    if action < CLOSE:
        return write_step(s, action - STEP) if action < DISPLACE_STEP else "X " + write_step(s, action - DISPLACE_STEP)
    if action < LAY_PLATEAU:
        return f"V {cell_name(action - CLOSE)}"
    if action < SET_DOOR:
        cell, rotation = divmod(action - LAY_PLATEAU, 4)
        return f"SP {PLATEAUS[s.plateau]}@{cell_name(cell)}r{rotation}"
    if action < BEGIN:
        return f"SD {SIDES[action - SET_DOOR]}"
    if action < END_MOVE:
        return f"SF {action - BEGIN + 1}"
    aside = action in (TURN_TIMER, QUIT) and seat != s.seat
    return f"s{seat + 1}:{FIXED[action]}" if aside else FIXED[action]


def write_placement(s: Board, code: int) -> str:
    """A placement: the piece is the one that can be taken of its shape (UG-ENC-1)."""
    way, anchor = divmod(code, CELLS)
    sign = "P!S" if needs_swap(s, way // 8) else "P"
    return f"{sign} {placement_name(top_piece(s, way // 8), way % 8, anchor)}"


def write_step(s: Board, code: int) -> str:
    """A step, with the chips that it uses."""
    to = neighbour(s.figure, code // 4)
    return f"{cell_name(s.figure)}-{cell_name(to)}{CHIP_SIGNS[code % 4]}"


# Reading.


def read_action(s: Board, seat: int, text: str) -> int:
    """The action of a text. Raises Malformed, or Illegal where it names what no action does."""
    text = text.strip()
    if aside := PREFIX.fullmatch(text):
        if int(aside[1]) - 1 != seat:
            raise Malformed(f"{quoted(text)}: this is seat {seat + 1}, not seat {aside[1]}")
        text = aside[2]
    for action, sign in FIXED.items():
        if text == sign:
            return action
    if found := CARD_TEXT.fullmatch(text):
        return cell_index(found[1])
    if found := PLACE_TEXT.fullmatch(text):
        return read_placement(s, seat, found)
    if found := STEP_TEXT.fullmatch(text):
        return read_step(s, seat, found)
    if found := CLOSE_TEXT.fullmatch(text):
        return CLOSE + cell_index(found[1])
    return read_set_up(s, seat, text)


def read_set_up(s: Board, seat: int, text: str) -> int:
    """A choice of the set-up."""
    if found := PLATEAU_TEXT.fullmatch(text):
        action = LAY_PLATEAU + 4 * cell_index(found[2]) + int(found[3])
        if s.phase == SETUP_PLATEAU and found[1] != PLATEAUS[s.plateau]:
            raise Illegal(words.reason(words.OTHER_PLATEAU_DUE, s, seat, action))
        return action
    if found := DOOR_TEXT.fullmatch(text):
        return SET_DOOR + SIDES.index(found[1])
    if found := BEGIN_TEXT.fullmatch(text):
        return BEGIN + int(found[1]) - 1
    raise Malformed(f"{quoted(text)} is no action; actions look like {EXAMPLES}")


def read_placement(s: Board, seat: int, found: re.Match[str]) -> int:
    """A placement. It names its piece, which must be the one that can be taken, and the Swap chip where it is spent."""
    if found[2] not in PIECE_NAMES:
        raise Malformed(f"{quoted(found[2])} is no piece; pieces are M1.1 to S4.4 and the jokers JI to JZ")
    piece = PIECE_NAMES.index(found[2])
    shape = SHAPE_OF[piece]
    way = 8 * shape + 4 * FACES.index(found[3]) + int(found[4])
    action = PLACE + CELLS * way + cell_index(found[5])
    if s.phase == ACT and s.placed == 0 and seat == s.seat and placeable(s) >> shape & 1:
        if top_piece(s, shape) != piece:
            raise Illegal(words.reason(words.PIECE_NOT_ON_TOP, s, seat, action))
        swaps, free = found[1] is not None, offered(s) >> shape & 1
        if swaps and free:
            raise Illegal(words.reason(words.SWAP_NOT_NEEDED, s, seat, action))
        if not swaps and not free:
            raise Illegal(words.reason(words.SWAP_NEEDED, s, seat, action))
    return action


def read_step(s: Board, seat: int, found: re.Match[str]) -> int:
    """A step from where the figure stands to a neighbouring cell."""
    start, to = cell_index(found[2]), cell_index(found[3])
    first = DISPLACE_STEP if found[1] else STEP
    directions = [direction for direction in range(4) if neighbour(start, direction) == to]
    if not directions:
        walks = start == s.figure and start != to and not found[1]
        raise Illegal(words.why_not_walk(s, seat, to) if walks else words.reason(words.NOT_A_NEIGHBOUR, s, seat, -1))
    action = first + 4 * directions[0] + CHIP_SIGNS.index(found[4] or "")
    if start != s.figure:
        raise Illegal(words.reason(words.FIGURE_ELSEWHERE, s, seat, -1))
    return action


# The log.

# What the engine did by itself, as the log shows it: the name and which argument it shows.
SHOWN: Final = {
    state.CARD_DRAWN: ("draw", 1),
    state.CARD_TURNED: ("draw", 0),
    state.WATER_ROSE: ("water", 0),
    state.RAT_RAN: ("rat", 1),
    state.CHIP_LAID: ("laid", 0),
    state.SINGLE_LAID: ("single", 0),
}


def shown_event(row: Sequence[int]) -> str | None:
    """An event in the log, such as `{draw B6}`; None if the actions tell it already."""
    code, _, a, b, _, _ = row
    if code in SHOWN:
        name, which = SHOWN[code]
        return f"{{{name} {cell_name((a, b)[which])}}}"
    match code:
        case state.CHIP_TAKEN:
            return f"{{chip {CHIP_NAMES[a]}}}"
        case state.TIMER_TURNED:
            return f"{{sec {a}}}"
        case state.DISCOVERED:
            return "{disc}"
        case state.SAND_RAN_OUT:
            return "{expire}"
        case state.MATCH_ENDED:
            return "{win}" if a == state.WON else f"{{lose {ENDS[a]}}}"
    return None


def write_log(start: Board, plies: Sequence[Ply]) -> list[str]:
    """The log: a line for the set-up, one for each turn; steps are joined to a path."""
    rules = Underground()
    s = Board()
    s.take(start)
    s.recording = 1
    lines: list[str] = []
    turn = -1
    for ply in plies:
        if s.turn != turn:
            turn = s.turn
            lines.append("set-up:" if s.phase <= SETUP_FIRST else f"{s.turn} s{s.seat + 1}:")
        displaced = s.phase == DISPLACE
        repeat(rules, s, ply)
        text = "clock:Z" if ply.seat == TABLE else ply.text
        lines[-1] = joined(lines[-1], text, displaced)
        for row in event_rows(s):
            if shown := shown_event(row):
                lines[-1] += f" {shown}"
    return lines


def joined(line: str, text: str, displaced: bool) -> str:
    """A line with one action more: a step goes on where the last one ended, the end of a move follows it at once."""
    if text == ".":
        return line + text
    start, dash, _ = text.partition("-")
    if dash and len(start) == 2 and not displaced and line.endswith(f"-{start}"):
        return line + text[2:]
    return f"{line} {text}"
