"""Positions as one line of text, BPN (BASE-GEO-10), both ways, with everything checked (BASE-GEO-11, 12)."""

from __future__ import annotations

import re
from typing import Final

from sublevel.engine.errors import BadPosition, quoted
from sublevel.games.the_base.captures import numbered_slot, return_slots
from sublevel.games.the_base.manipulation import orienting_side, show_tile
from sublevel.games.the_base.moves import put_piece, saved_count
from sublevel.games.the_base.names import SIDES, position_index, position_name
from sublevel.games.the_base.setup import clear_board
from sublevel.games.the_base.state import (
    CAPTURER_CHOOSES,
    CHALLENGE,
    CHALLENGE_OFFER,
    CHALLENGE_OVER,
    COUNTDOWN,
    DECLINED,
    ESCAPED,
    FAILED,
    NOBODY,
    OPTION_CHOOSER,
    OPTION_SLOT_CAPTURE,
    ORIENT,
    OVER,
    PLAY,
    RETURNING,
    SAVED,
    TIEBREAK,
    Board,
)
from sublevel.games.the_base.tables import (
    EXPLORERS,
    FIRST_TILE,
    HIDDEN,
    LANES,
    MUTANTS,
    OFF,
    SHAPE_OF,
    has,
)
from sublevel.games.the_base.turns import note_standing

FIELDS: Final = "tiles slotsX slotsM piecesX piecesM turn actions countdown tokens"
KINDS: Final = {SAVED: "saved", COUNTDOWN: "countdown", TIEBREAK: "countdown-tiebreak"}
OUTCOMES: Final = {ESCAPED: "escaped", FAILED: "failed", DECLINED: "declined"}
FLAGS: Final = {
    "ori": re.compile(r"([XM])([123])"),
    "ret": re.compile(r"([XM])([123])"),
    "over": re.compile(r"draw|([XM]):(saved|countdown|countdown-tiebreak)"),
    "offer": re.compile(r"([XM])"),
    "tc": re.compile(r"([XM])(?::(escaped|failed|declined))?"),
}


# Writing.


def write_position(s: Board, public: bool = False) -> str:
    """The position; `public` writes `?` for hidden tiles."""
    lanes = ("".join(write_tile(s, column * LANES + lane, public) for column in range(LANES)) for lane in range(LANES))
    slots = ("".join(str(s.slot[LANES * side + lane] or "-") for lane in range(LANES)) for side in range(2))
    pieces = (",".join(write_place(s.piece[3 * side + i]) for i in range(3)) for side in range(2))
    actions = f"{s.actions}{'*' if s.window else ''}"
    head = ["/".join(lanes), *slots, *pieces, SIDES[s.turn], actions, str(s.countdown), f"{s.token[0]}-{s.token[1]}"]
    return " ".join(head + write_flags(s))


def write_tile(s: Board, t: int, public: bool) -> str:
    """A tile: its mask in hex, behind `~` while it is hidden."""
    if not has(s.hidden, t + FIRST_TILE):
        return f"{s.tile[t]:x}"
    return "?" if public else f"~{s.tile[t] - HIDDEN:x}"


def write_place(position: int) -> str:
    """Where a piece stands; `--` off the board."""
    return "--" if position == OFF else position_name(position)


def write_flags(s: Board) -> list[str]:
    """The flags, in their order."""
    flags = []
    if s.phase == ORIENT:
        flags.append(f"ori={SIDES[orienting_side(s)]}{s.oriented % 3 + 1}")
    if s.phase == RETURNING:
        flags.append(f"ret={SIDES[s.pending // 3]}{s.pending % 3 + 1}")
    if s.ended:
        winner = EXPLORERS if s.payoff[EXPLORERS] > 0 else MUTANTS
        flags.append(f"over={SIDES[winner]}:{KINDS[s.ended]}" if s.payoff[EXPLORERS] else "over=draw")
        if s.phase == CHALLENGE_OFFER:
            flags.append(f"offer={SIDES[1 - winner]}")
        elif s.phase == CHALLENGE:
            flags.append(f"tc={SIDES[1 - winner]}")
        elif s.phase == CHALLENGE_OVER:
            flags.append(f"tc={SIDES[1 - winner]}:{OUTCOMES[s.challenge]}")
    return flags


# Reading.


def read_position(text: object, s: Board) -> None:
    """Fill a state, whose options are set, from its text. Raises BadPosition."""
    if not isinstance(text, str):
        raise BadPosition(f"a position of The Base is a line of text, not {quoted(text)}")
    fields = text.split()
    if len(fields) < 9:
        raise BadPosition(f"a position has at least nine fields, not {len(fields)}: {FIELDS}")
    clear_board(s)
    read_tiles(fields[0], s)
    read_slots(fields[1], EXPLORERS, s)
    read_slots(fields[2], MUTANTS, s)
    read_pieces(fields[3], EXPLORERS, s)
    read_pieces(fields[4], MUTANTS, s)
    read_turn(fields[5], fields[6], s)
    s.countdown = read_number(fields[7], "countdown", 0, 20)
    read_tokens(fields[8], s)
    flags = read_flags(fields[9:])
    apply_flags(flags, s)
    check_pieces(s)
    check_numbers(s)
    if s.ended:
        note_standing(s)


def read_tiles(field: str, s: Board) -> None:
    """Five lanes of five tiles."""
    lanes = field.split("/")
    if len(lanes) != LANES:
        raise BadPosition(f"tiles: {len(lanes)} lanes instead of {LANES}, divided by '/'")
    for lane, text in enumerate(lanes):
        tiles = re.findall(r"~?.", text)
        if len(tiles) != LANES:
            raise BadPosition(f"tiles: lane {lane + 1} ({quoted(text)}) has {len(tiles)} tiles instead of {LANES}")
        for column, tile in enumerate(tiles):
            read_tile(tile, LANES * column + lane, s)


def read_tile(text: str, t: int, s: Board) -> None:
    """A mask as a hex digit, behind `~` if hidden."""
    digit = text[-1]
    name = position_name(t + FIRST_TILE)
    if digit == "?":
        raise BadPosition(f"tiles: {name} is '?'; a position to be loaded says what lies there, '~' and a hex digit")
    if digit not in "123456789abcdef":
        raise BadPosition(f"tiles: {name} is {quoted(text)} instead of a hex digit from 1 to f, behind '~' if hidden")
    mask = int(digit, 16)
    if text[0] == "~":
        s.tile[t] = mask + HIDDEN
        s.unseen[SHAPE_OF[mask]] += 1
    else:
        show_tile(s, t, mask)


def read_slots(field: str, side: int, s: Board) -> None:
    """The numbers of a side's slots, lane by lane."""
    if sorted(field) != sorted("123--"):
        raise BadPosition(f"slots{SIDES[side]}: {quoted(field)} instead of an arrangement of 1 2 3 - -")
    for lane, number in enumerate(field):
        s.slot[LANES * side + lane] = 0 if number == "-" else int(number)


def read_pieces(field: str, side: int, s: Board) -> None:
    """Where a side's pieces 1, 2, 3 stand."""
    places = field.split(",")
    if len(places) != 3:
        raise BadPosition(f"pieces{SIDES[side]}: {quoted(field)} instead of three places divided by ','")
    for i, place in enumerate(places):
        if place != "--" and not re.fullmatch("[xabcdem][1-5]", place):
            raise BadPosition(f"pieces{SIDES[side]}: {quoted(place)} is no place; places are x1 to m5, or '--'")
        put_piece(s, 3 * side + i, OFF if place == "--" else position_index(place))


def read_turn(side: str, actions: str, s: Board) -> None:
    """Whose turn it is, and the actions left."""
    if side not in tuple(SIDES):
        raise BadPosition(f"turn: {quoted(side)} instead of X or M")
    s.turn = SIDES.index(side)
    s.window = 1 if actions.endswith("*") else 0
    s.actions = read_number(actions.removesuffix("*"), "actions", 0, 5)


def read_number(text: str, what: str, low: int, high: int) -> int:
    """A small number."""
    if not re.fullmatch("[0-9]{1,2}", text) or not low <= int(text) <= high:
        raise BadPosition(f"{what}: {quoted(text)} instead of a number from {low} to {high}")
    return int(text)


def read_tokens(field: str, s: Board) -> None:
    """The tokens of both sides."""
    counts = field.split("-")
    if len(counts) != 2:
        raise BadPosition(f"tokens: {quoted(field)} instead of two numbers such as 1-0")
    for side, count in enumerate(counts):
        s.token[side] = read_number(count, "tokens", 0, 2)


def read_flags(texts: list[str]) -> dict[str, re.Match[str]]:
    """The flags by name; each at most once and in their order."""
    found: dict[str, re.Match[str]] = {}
    for text in texts:
        name, _, value = text.partition("=")
        if name not in FLAGS:
            raise BadPosition(f"flag {quoted(text)} is unknown; there are {', '.join(f'{flag}=' for flag in FLAGS)}")
        matched = FLAGS[name].fullmatch(value)
        if not matched:
            raise BadPosition(f"flag {quoted(text)} cannot be read")
        if name in found or any(list(FLAGS).index(other) > list(FLAGS).index(name) for other in found):
            raise BadPosition(f"flag {quoted(text)}: flags stand once each, in the order {', '.join(FLAGS)}")
        found[name] = matched
    return found


def apply_flags(flags: dict[str, re.Match[str]], s: Board) -> None:
    """Set the phase that the flags stand for."""
    s.phase = PLAY
    s.waiting = 1 << s.turn
    s.oriented = 6
    s.pending = NOBODY
    if "over" in flags:
        if "ori" in flags or "ret" in flags:
            raise BadPosition("a finished match has no ori= or ret=")
        apply_over(flags["over"], s)
        apply_challenge(flags, s)
    elif "offer" in flags or "tc" in flags:
        raise BadPosition("offer= and tc= stand only behind over=")
    elif "ori" in flags and "ret" in flags:
        raise BadPosition("ori= and ret= exclude each other")
    elif "ori" in flags:
        apply_orientation(flags["ori"], s)
    elif "ret" in flags:
        apply_return(flags["ret"], s)


def apply_over(flag: re.Match[str], s: Board) -> None:
    """The result."""
    s.phase = OVER
    s.waiting = 0
    if flag[1] is None:
        s.ended = TIEBREAK
        return
    winner = SIDES.index(flag[1])
    s.ended = next(kind for kind, word in KINDS.items() if word == flag[2])
    s.payoff[winner] = 1
    s.payoff[1 - winner] = -1


def apply_challenge(flags: dict[str, re.Match[str]], s: Board) -> None:
    """The Time challenge: on offer, running, or over."""
    flag = flags.get("offer") or flags.get("tc")
    if flag is None:
        return
    if "offer" in flags and "tc" in flags:
        raise BadPosition("offer= and tc= exclude each other")
    loser = SIDES.index(flag[1])
    if s.ended != SAVED or s.payoff[loser] != -1:
        raise BadPosition(f"the Time challenge is for the loser of a match that ended by saving, not for {flag[1]}")
    if "offer" in flags:
        s.phase = CHALLENGE_OFFER
    elif flag[2] is None:
        s.phase = CHALLENGE
        if s.turn != loser:
            raise BadPosition(f"turn: {SIDES[s.turn]}, but {flag[1]} plays the Time challenge")
    else:
        s.phase = CHALLENGE_OVER
        s.challenge = next(outcome for outcome, word in OUTCOMES.items() if word == flag[2])
    s.waiting = 1 << loser if s.phase != CHALLENGE_OVER else 0


def apply_orientation(flag: re.Match[str], s: Board) -> None:
    """The set-up: which start tile is to be turned."""
    side, number = SIDES.index(flag[1]), int(flag[2])
    s.phase = ORIENT
    s.oriented = number - 1
    if orienting_side(s) != side:
        s.oriented += 3
    if s.turn != side:
        raise BadPosition(f"turn: {SIDES[s.turn]}, but {flag[1]} is to turn a start tile")
    for piece in range(6):
        if s.piece[piece] != numbered_slot(s, piece // 3, piece % 3 + 1):
            raise BadPosition("with ori= every piece stands on the slot with its number")
        position = s.piece[piece] + (LANES if piece < 3 else -LANES)
        if has(s.hidden, position):
            raise BadPosition(f"with ori= the six start tiles are revealed, but {position_name(position)} is hidden")
    if s.token[EXPLORERS] or s.token[MUTANTS]:
        raise BadPosition("with ori= nobody has a token: tokens are 0-0")
    if s.actions != 3 or not s.window:
        raise BadPosition("with ori= the actions are 3*")


def apply_return(flag: re.Match[str], s: Board) -> None:
    """A captured piece waits for its return."""
    side, number = SIDES.index(flag[1]), int(flag[2])
    piece = 3 * side + number - 1
    if side == s.turn:
        raise BadPosition(f"ret={flag[0]}: the captured piece is an enemy of the side on turn")
    if s.piece[piece] != OFF:
        raise BadPosition(f"ret={flag[0]}: the piece stands on {position_name(s.piece[piece])} instead of '--'")
    slots = return_slots(s, piece)
    if slots & (slots - 1) == 0:
        raise BadPosition(f"ret={flag[0]}: there is no choice between two slots")
    if s.window:
        raise BadPosition(f"ret={flag[0]}: the bonus window is closed after a capture")
    s.phase = RETURNING
    s.pending = piece
    s.waiting = 1 << (s.turn if s.options[OPTION_CHOOSER] == CAPTURER_CHOOSES else side)


def check_pieces(s: Board) -> None:
    """All pieces stand on places of their own, none on a hidden tile (BASE-GEO-12)."""
    taken: dict[int, str] = {}
    for piece in range(6):
        position, name = s.piece[piece], f"{SIDES[piece // 3]}{piece % 3 + 1}"
        if position == OFF:
            if piece != s.pending and not captured_at_the_end(s, piece):
                raise BadPosition(f"piece {name} is '--', but no return of it is pending")
        elif position in taken:
            raise BadPosition(f"pieces {taken[position]} and {name} both stand on {position_name(position)}")
        elif has(s.hidden, position):
            raise BadPosition(f"piece {name} stands on the hidden tile {position_name(position)}")
        else:
            taken[position] = name
    for side in range(2):
        if saved_count(s, side) == 3 and not saved_by_flags(s, side):
            raise BadPosition(f"all three pieces of {SIDES[side]} are saved, but over= does not say so")
        if saved_count(s, side) < 3 and s.ended == SAVED and s.payoff[side] == 1:
            raise BadPosition(f"over={SIDES[side]}:saved, but only {saved_count(s, side)} pieces of it are saved")


def captured_at_the_end(s: Board, piece: int) -> bool:
    """Whether a piece was captured on its slot by the move that won (BASE-CAP-7)."""
    return s.options[OPTION_SLOT_CAPTURE] == 1 and s.phase == OVER and s.ended == SAVED and s.payoff[piece // 3] == -1


def saved_by_flags(s: Board, side: int) -> bool:
    """Whether the flags say that all of a side is saved: it won so, or it escaped in the Time challenge."""
    return s.ended == SAVED and (s.payoff[side] == 1 or s.challenge == ESCAPED)


def check_numbers(s: Board) -> None:
    """Actions, window and countdown fit the phase (BASE-GEO-12)."""
    if s.actions == 0 and s.phase != RETURNING and not s.ended:
        raise BadPosition("actions: 0 is only possible with ret= or over=")
    if s.phase == CHALLENGE and s.actions == 0:
        raise BadPosition("actions: 0, but the Time challenge goes on")
    if s.window and s.actions < 3:
        raise BadPosition(f"actions: {s.actions}*, but the bonus window is open only with 3 or more")
    if s.window and s.phase in (OVER, CHALLENGE_OFFER, CHALLENGE_OVER):
        raise BadPosition("actions: the bonus window of a finished match is closed")
    if s.countdown == 0 and not s.ended:
        raise BadPosition("countdown: 0 is only possible with over=")
    if s.countdown == 0 and s.phase in (CHALLENGE_OFFER, CHALLENGE):
        raise BadPosition("countdown: 0, but then there is no Time challenge any more")
