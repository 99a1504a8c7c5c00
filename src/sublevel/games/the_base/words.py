"""Events and reasons as message keys with arguments; the sentences are in `sublevel/text`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sublevel.engine.core import FINISHED, NOT_YOUR_TURN
from sublevel.engine.text import Argument, Reason, Words
from sublevel.games.the_base import reasons, state
from sublevel.games.the_base.moves import path_length
from sublevel.games.the_base.names import SHAPES, openings, position_name
from sublevel.games.the_base.state import Board
from sublevel.games.the_base.tables import BONUS_ACTION, FIRST_TILE, POSITIONS, RETURN, REVEAL, ROTATE, SHAPE_OF, has

SIDES: Final = ("explorers", "mutants")
ENDS: Final = {state.SAVED: "saved", state.COUNTDOWN: "countdown", state.TIEBREAK: "countdown-tiebreak"}
CHALLENGES: Final = {state.ESCAPED: "escaped", state.FAILED: "failed", state.DECLINED: "declined"}

# Each reason: its message key and the clause behind it (BASE-UI-10).
REASONS: Final = {
    NOT_YOUR_TURN: ("not-your-turn", "BASE-STATE-2"),
    FINISHED: ("finished", "BASE-STATE-2"),
    reasons.NO_SUCH_ACTION: ("no-such-action", "BASE-ENC-1"),
    reasons.NOT_NOW: ("not-now", "BASE-STATE-2"),
    reasons.RETURN_FIRST: ("return-first", "BASE-RET-6"),
    reasons.SAVED_PIECE: ("saved-piece", "BASE-MOVE-3"),
    reasons.SAME_PLACE: ("same-place", "BASE-MOVE-1"),
    reasons.OWN_PIECE: ("own-piece", "BASE-MOVE-4"),
    reasons.SLOT_TAKEN: ("slot-taken", "BASE-MOVE-4"),
    reasons.SLOT_GUARDED: ("slot-guarded", "BASE-CAP-3"),
    reasons.TOO_DEAR: ("too-dear", "BASE-MOVE-7"),
    reasons.SLOT_TO_SLOT: ("slot-to-slot", "BASE-MOVE-5"),
    reasons.OWN_WALL: ("own-wall", "BASE-MOVE-1"),
    reasons.TILE_HIDDEN: ("tile-hidden", "BASE-MOVE-1"),
    reasons.FAR_WALL: ("far-wall", "BASE-MOVE-1"),
    reasons.OVER_ENEMY: ("over-enemy", "BASE-MOVE-6"),
    reasons.NO_WAY: ("no-way", "BASE-MOVE-1"),
    reasons.TOO_FAR: ("too-far", "BASE-MOVE-1"),
    reasons.STEP_BY_STEP: ("step-by-step", "BASE-MOVE-1"),
    reasons.TILE_OCCUPIED: ("tile-occupied", "BASE-MANIP-4"),
    reasons.ONLY_SAVED_NEAR: ("only-saved-near", "BASE-MANIP-5"),
    reasons.BEHIND_WALL: ("behind-wall", "BASE-MANIP-2"),
    reasons.OUT_OF_REACH: ("out-of-reach", "BASE-MANIP-2"),
    reasons.HIDDEN_CANNOT_TURN: ("hidden-cannot-turn", "BASE-MANIP-7"),
    reasons.NO_SUCH_TURN: ("no-such-turn", "BASE-MANIP-8"),
    reasons.NO_IDLE_TURN: ("no-idle-turn", "BASE-MANIP-8"),
    reasons.ALREADY_REVEALED: ("already-revealed", "BASE-MANIP-1"),
    reasons.CENTRE_IS_OPEN: ("centre-is-open", "BASE-MANIP-9"),
    reasons.OTHER_TILE_DUE: ("other-tile-due", "BASE-SETUP-7b"),
    reasons.NOT_TOWARDS_SLOT: ("not-towards-slot", "BASE-SETUP-8"),
    reasons.NOT_A_RETURN_SLOT: ("not-a-return-slot", "BASE-RET-7"),
    reasons.WINDOW_CLOSED: ("window-closed", "BASE-BONUS-1"),
    reasons.NO_TOKEN: ("no-token", "BASE-BONUS-1"),
    reasons.COUNTDOWN_FULL: ("countdown-full", "BASE-BONUS-5"),
    reasons.NOTHING_TO_BUY: ("nothing-to-buy", "BASE-BONUS-7"),
    reasons.MUST_ACT: ("must-act", "BASE-TURN-4"),
    reasons.ACTIONS_FULL: ("actions-full", "BASE-BONUS-4"),
}


# Each kind of event: the clause that a reader of the log is led to.
EVENT_CLAUSES: Final = {
    "tile-oriented": "BASE-SETUP-7b",
    "piece-moved": "BASE-MOVE-1",
    "piece-captured": "BASE-CAP-1",
    "return-asked": "BASE-RET-6",
    "piece-returned": "BASE-RET-1",
    "piece-saved": "BASE-SAVE-1",
    "token-gained": "BASE-SAVE-2",
    "tile-revealed": "BASE-MANIP-1",
    "tile-rotated": "BASE-MANIP-7",
    "action-bought": "BASE-BONUS-4",
    "time-bought": "BASE-BONUS-5",
    "turn-passed": "BASE-TURN-4",
    "turn-began": "BASE-TURN-1",
    "countdown-fell": "BASE-CD-1",
    "match-ended": "BASE-END-1",
    "challenge-offered": "BASE-TC-1",
    "challenge-accepted": "BASE-TC-3",
    "challenge-declined": "BASE-TC-1",
    "challenge-ended": "BASE-TC-6",
}


def who(piece: int) -> dict[str, Argument]:
    """The arguments that name a piece."""
    return {"side": SIDES[piece // 3], "piece": piece % 3 + 1}


def reason(code: int, s: Board, seat: int, action: int) -> Reason:
    """A reason code in words, with what the action was about."""
    waits = code == NOT_YOUR_TURN and s.phase == state.RETURNING and seat == s.turn
    key, clause = REASONS[reasons.RETURN_FIRST if waits else code]
    args = about(s, action)
    if code in (reasons.TOO_DEAR, reasons.TOO_FAR, reasons.STEP_BY_STEP):
        args["steps"] = steps_to(code, s, seat, action)
    return Reason(f"the-base-reason-{key}", args, code, clause)


def steps_to(code: int, s: Board, seat: int, action: int) -> int:
    """How many steps away the destination of a move is, or what its crossing costs."""
    start, destination = s.piece[3 * seat + action // POSITIONS], action % POSITIONS
    if code == reasons.TOO_DEAR:
        return path_length(s, seat, start, destination)
    return reasons.walk_length(s, seat, start, destination)


def about(s: Board, action: int) -> dict[str, Argument]:
    """The piece and the places that an action names, the shape of a revealed tile, and the actions left."""
    args: dict[str, Argument] = {"actions": s.actions}
    if 0 <= action < ROTATE:
        args |= {"piece": action // POSITIONS + 1, "to": position_name(action % POSITIONS)}
    elif ROTATE <= action < REVEAL:
        t = (action - ROTATE) // 4
        hidden = has(s.hidden, t + FIRST_TILE)
        args |= {"cell": position_name(t + FIRST_TILE), "shape": "" if hidden else SHAPES[SHAPE_OF[s.tile[t]]]}
    elif REVEAL <= action < RETURN:
        args["cell"] = position_name(action - REVEAL + FIRST_TILE)
    elif RETURN <= action < BONUS_ACTION:
        args["slot"] = position_name(30 * (s.pending // 3) + action - RETURN) if s.pending != state.NOBODY else ""
    return args


def event(row: Sequence[int]) -> tuple[str, Words]:
    """What happened: its kind, and how to say it."""
    code, _, a, b, c, d = row
    args: dict[str, Argument]
    match code:
        case state.TILE_ORIENTED:
            kind, args = "tile-oriented", {"cell": position_name(a), "open": openings(b)}
        case state.PIECE_MOVED:
            kind, args = "piece-moved", {**who(a), "from": position_name(b), "to": position_name(c), "length": d}
        case state.PIECE_CAPTURED:
            kind, args = "piece-captured", {**who(a), "at": position_name(b), "by": c % 3 + 1}
        case state.RETURN_ASKED:
            kind, args = "return-asked", {**who(a), "chooser": SIDES[b]}
        case state.PIECE_RETURNED:
            kind, args = "piece-returned", {**who(a), "to": position_name(b)}
        case state.PIECE_SAVED:
            kind, args = "piece-saved", {**who(a), "at": position_name(b), "count": c}
        case state.TOKEN_GAINED:
            kind, args = "token-gained", {"side": SIDES[a], "count": b}
        case state.TILE_REVEALED:
            kind, args = "tile-revealed", {"cell": position_name(a), "open": openings(b)}
        case state.TILE_ROTATED:
            kind, args = "tile-rotated", {"cell": position_name(a), "before": openings(b), "open": openings(c)}
        case state.ACTION_BOUGHT:
            kind, args = "action-bought", {"side": SIDES[a], "actions": b}
        case state.TIME_BOUGHT:
            kind, args = "time-bought", {"side": SIDES[a], "countdown": b}
        case state.TURN_PASSED:
            kind, args = "turn-passed", {"side": SIDES[a]}
        case state.TURN_BEGAN:
            kind, args = "turn-began", {"side": SIDES[a], "countdown": b}
        case state.COUNTDOWN_FELL:
            kind, args = "countdown-fell", {"countdown": a}
        case state.MATCH_ENDED:
            winner = "draw" if b == 0 else SIDES[0 if b > 0 else 1]
            kind, args = "match-ended", {"end": ENDS[a], "winner": winner}
        case state.CHALLENGE_OFFERED:
            kind, args = "challenge-offered", {"side": SIDES[a]}
        case state.CHALLENGE_ACCEPTED:
            kind, args = "challenge-accepted", {"side": SIDES[a]}
        case state.CHALLENGE_DECLINED:
            kind, args = "challenge-declined", {"side": SIDES[a]}
        case state.CHALLENGE_ENDED:
            kind, args = "challenge-ended", {"side": SIDES[a], "outcome": CHALLENGES[b]}
        case _:
            raise ValueError(f"no event has the code {code}")
    return kind, Words(f"the-base-event-{kind}", args)
