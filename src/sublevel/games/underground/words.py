"""Events and reasons as message keys with arguments; the sentences are in `sublevel/text`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from sublevel.engine.core import FINISHED, NOT_YOUR_TURN, TABLE
from sublevel.engine.text import Argument, Reason, Words
from sublevel.games.underground import moves, reasons, state
from sublevel.games.underground.data import ROWS
from sublevel.games.underground.names import (
    CHIP_NAMES,
    ENDS,
    FACES,
    PIECE_NAMES,
    PLATEAUS,
    SHAPES,
    SIDES,
    cell_name,
)
from sublevel.games.underground.placing import offered, top_piece
from sublevel.games.underground.state import Board
from sublevel.games.underground.tables import (
    CARD_SYMBOL,
    CELLS,
    CELLS_OF,
    CLOSE,
    COLUMN_SEEN,
    DISPLACE_STEP,
    KEY_CHIPS,
    LAY_PLATEAU,
    NOWHERE,
    PLACE,
    ROW_SEEN,
    SET_DOOR,
    SIZE,
    STEP,
    SYMBOL_JOKER,
    SYMBOL_SIGNAL,
    TOKENS,
    neighbour,
    offset,
    orientation,
)

# Reasons that only a written action can have: it names a piece or a place that the id does not.
PIECE_NOT_ON_TOP: Final = 100
SWAP_NOT_NEEDED: Final = 101
SWAP_NEEDED: Final = 102
NOT_A_NEIGHBOUR: Final = 103
FIGURE_ELSEWHERE: Final = 104
OTHER_PLATEAU_DUE: Final = 105
TOO_FAR: Final = 106
NO_WAY_THERE: Final = 107

# Each reason: its message key and the clause behind it.
REASONS: Final = {
    NOT_YOUR_TURN: ("not-your-turn", "UG-TURN-11"),
    FINISHED: ("finished", "UG-END-1"),
    reasons.NO_SUCH_ACTION: ("no-such-action", "UG-ENC-1"),
    reasons.NOT_NOW: ("not-now", "UG-TURN-12"),
    reasons.NOT_ACTIVE: ("not-active", "UG-TURN-11"),
    reasons.NOT_IN_HAND: ("not-in-hand", "UG-TURN-2"),
    reasons.CARD_FIRST: ("card-first", "UG-TURN-2"),
    reasons.CARD_PLAYED_ALREADY: ("card-played-already", "UG-TURN-2"),
    reasons.ALREADY_PLACED: ("already-placed", "UG-TURN-3"),
    reasons.IN_THE_MIDDLE_OF_A_MOVE: ("in-the-middle-of-a-move", "UG-TURN-4"),
    reasons.PIECE_NOT_LEFT: ("piece-not-left", "UG-PICK-5"),
    reasons.PIECE_NOT_OFFERED: ("piece-not-offered", "UG-PICK-1"),
    reasons.SAME_AS_ANOTHER: ("same-as-another", "UG-ENC-2"),
    reasons.OFF_THE_BOARD: ("off-the-board", "UG-PLACE-1"),
    reasons.ON_CODE_CHIP: ("on-code-chip", "UG-PLACE-3"),
    reasons.ON_FIGURE: ("on-figure", "UG-PLACE-4"),
    reasons.ON_TOWER: ("on-tower", "UG-PLACE-4"),
    reasons.ON_RAT: ("on-rat", "UG-PLACE-4"),
    reasons.STONE_OVER_WATER: ("stone-over-water", "UG-PLACE-7"),
    reasons.STONE_IN_THE_AIR: ("stone-in-the-air", "UG-PLACE-6"),
    reasons.NOTHING_CARRIES: ("nothing-carries", "UG-PLACE-8"),
    reasons.OUT_OF_BALANCE: ("out-of-balance", "UG-PLACE-9"),
    moves.STEP_OFF_BOARD: ("step-off-board", "UG-MOVE-1"),
    moves.STEP_TO_BARE_BOARD: ("step-to-bare-board", "UG-MOVE-2"),
    moves.STEP_INTO_WATER: ("step-into-water", "UG-MOVE-3"),
    moves.STEP_ONTO_RAT: ("step-onto-rat", "UG-MOVE-3"),
    moves.NO_BREAKER: ("no-breaker", "UG-MOVE-8"),
    moves.NO_LADDER: ("no-ladder", "UG-MOVE-8"),
    moves.WALL_IN_THE_WAY: ("wall-in-the-way", "UG-MOVE-4"),
    moves.NO_WALL_TO_BREAK: ("no-wall-to-break", "UG-MOVE-11"),
    moves.NOT_AT_THE_DOOR: ("not-at-the-door", "UG-MOVE-7"),
    moves.CODE_INCOMPLETE: ("code-incomplete", "UG-MOVE-7"),
    moves.DOOR_TOO_HIGH: ("door-too-high", "UG-MOVE-7"),
    moves.NO_NEED_OF_LADDER: ("no-need-of-ladder", "UG-MOVE-11"),
    moves.TOO_STEEP: ("too-steep", "UG-MOVE-5"),
    moves.LOCKED: ("locked", "UG-MOVE-6"),
    reasons.ALREADY_MOVED: ("already-moved", "UG-TURN-4"),
    reasons.NOT_MOVING: ("not-moving", "UG-MOVE-10"),
    reasons.NO_CHIP_HERE: ("no-chip-here", "UG-RES-1"),
    reasons.NO_KEY_HERE: ("no-key-here", "UG-RES-3"),
    reasons.NO_VALVE_HERE: ("no-valve-here", "UG-RES-4"),
    reasons.VALVE_NEEDS_KEY: ("valve-needs-key", "UG-SC-4"),
    reasons.NO_WATER_THERE: ("no-water-there", "UG-RES-4"),
    reasons.WATER_OF_THE_CANAL: ("water-of-the-canal", "UG-SC-5"),
    reasons.NO_KEY_CHIP_LEFT: ("no-key-chip-left", "UG-RES-3"),
    reasons.KEY_TAKEN_ALREADY: ("key-taken-already", "UG-RES-5"),
    reasons.VALVE_CLOSED_ALREADY: ("valve-closed-already", "UG-RES-5"),
    reasons.ONLY_AFTER_A_MOVE: ("only-after-a-move", "UG-RES-1"),
    reasons.NO_TELEPORT: ("no-teleport", "UG-TEL-1"),
    reasons.NO_CARD_FOR_TELEPORT: ("no-card-for-teleport", "UG-TEL-1"),
    reasons.CANNOT_LAND: ("cannot-land", "UG-TEL-2"),
    reasons.NO_TIMER: ("no-timer", "UG-KID-10"),
    reasons.TIMER_MUST_WAIT: ("timer-must-wait", "UG-TURN-9"),
    reasons.ONLY_THE_CLOCK: ("only-the-clock", "UG-TIME-5"),
    reasons.NOT_YOUR_TIMER: ("not-your-timer", "UG-TURN-9"),
    reasons.VOTED_ALREADY: ("voted-already", "UG-END-5"),
    reasons.NO_GIVING_UP: ("no-giving-up", "UG-END-5"),
    reasons.PLATEAU_OUT_OF_PLACE: ("plateau-out-of-place", "UG-SETUP-9"),
    reasons.PLATEAU_NO_ROOM: ("plateau-no-room", "UG-SETUP-8"),
    reasons.PLATEAU_SAME_TURN: ("plateau-same-turn", "UG-ENC-2"),
    reasons.DOOR_TO_NOWHERE: ("door-to-nowhere", "UG-SETUP-12"),
    reasons.NO_SUCH_PLAYER: ("no-such-player", "UG-SETUP-15"),
    PIECE_NOT_ON_TOP: ("piece-not-on-top", "UG-PICK-8"),
    SWAP_NOT_NEEDED: ("swap-not-needed", "UG-PICK-9"),
    SWAP_NEEDED: ("swap-needed", "UG-PICK-9"),
    NOT_A_NEIGHBOUR: ("not-a-neighbour", "UG-MOVE-1"),
    FIGURE_ELSEWHERE: ("figure-elsewhere", "UG-MOVE-1"),
    OTHER_PLATEAU_DUE: ("other-plateau-due", "UG-SETUP-19"),
    TOO_FAR: ("too-far", "UG-MOVE-1"),
    NO_WAY_THERE: ("no-way-there", "UG-MOVE-1"),
}

# Reasons that lie in some of the cells under a piece.
AT_FAULT: Final = (
    reasons.ON_CODE_CHIP,
    reasons.ON_FIGURE,
    reasons.ON_TOWER,
    reasons.ON_RAT,
    reasons.STONE_OVER_WATER,
    reasons.STONE_IN_THE_AIR,
    reasons.NOTHING_CARRIES,
    reasons.OUT_OF_BALANCE,
)

# Each kind of event: the clause that a reader of the log is led to.
EVENT_CLAUSES: Final = {
    "plateau-laid": "UG-SETUP-8",
    "door-set": "UG-SETUP-12",
    "match-began": "UG-SETUP-15",
    "card-played": "UG-CARD-1",
    "piece-placed": "UG-PLACE-10",
    "chip-spent": "UG-MOVE-8",
    "figure-moved": "UG-MOVE-1",
    "lock-opened": "UG-MOVE-6",
    "chip-taken": "UG-RES-1",
    "code-complete": "UG-CODE-1",
    "key-taken": "UG-RES-3",
    "valve-closed": "UG-RES-4",
    "card-drawn": "UG-TURN-5",
    "card-turned": "UG-KID-3",
    "water-rose": "UG-WATER-2",
    "water-stayed-away": "UG-WATER-4",
    "displacement-due": "UG-WATER-3",
    "figure-displaced": "UG-WATER-3",
    "timer-turned": "UG-KID-1",
    "discovered": "UG-KID-4",
    "sand-ran-out": "UG-KID-3",
    "teleported": "UG-TEL-1",
    "teleport-stayed": "UG-TEL-2",
    "single-laid": "UG-CODE-5",
    "chip-laid": "UG-CODE-5",
    "replacement-offered": "UG-CODE-7",
    "replacement-declined": "UG-CODE-7",
    "rat-ran": "UG-RAT-2",
    "rat-bit": "UG-RAT-3",
    "rat-took-chip": "UG-RAT-4",
    "turn-began": "UG-TURN-1",
    "voted": "UG-END-5",
    "match-ended": "UG-END-1",
    "move-ended": "UG-MOVE-10",
    "left-alone": "UG-RES-1",
}


def line_of(section: int) -> dict[str, Argument]:
    """The row or the column that a section sees, in words: `column` 5 or `row` C."""
    if ROW_SEEN[section] >= 0:
        return {"line": "row", "number": ROWS[ROW_SEEN[section]]}
    return {"line": "column", "number": str(COLUMN_SEEN[section] + 1)}


def player(seat: int) -> int:
    """A seat as people count."""
    return seat + 1


def between(a: int, b: int) -> dict[str, Argument]:
    """From where to where."""
    return {"from": cell_name(a), "to": cell_name(b)}


def at(cell: int) -> dict[str, Argument]:
    """Where."""
    return {"cell": cell_name(cell)}


def placed(piece: int, way: int, anchor: int, base: int) -> dict[str, Argument]:
    """What was placed how and where; its top is on level base + 1."""
    return {"piece": PIECE_NAMES[piece], "face": FACES[way // 4], "cell": cell_name(anchor), "level": base + 1}


def by_whom(section: int, seat: int) -> dict[str, Argument]:
    """Where the timer stands now, and who turned it."""
    return {**line_of(section), "who": "nobody" if seat == TABLE else "player", "player": player(seat)}


# Each code of an event: its kind, and its arguments made from the four numbers.
EVENTS: Final[dict[int, tuple[str, Callable[[int, int, int, int], dict[str, Argument]]]]] = {
    state.PLATEAU_LAID: ("plateau-laid", lambda a, b, c, d: {"plateau": PLATEAUS[a], **at(b)}),
    state.DOOR_SET: ("door-set", lambda a, b, c, d: {"side": SIDES[a]}),
    state.MATCH_BEGAN: ("match-began", lambda a, b, c, d: {"player": player(a)}),
    state.CARD_PLAYED: ("card-played", lambda a, b, c, d: {"player": player(a), "card": cell_name(b)}),
    state.PIECE_PLACED: ("piece-placed", placed),
    state.CHIP_SPENT: ("chip-spent", lambda a, b, c, d: {"chip": CHIP_NAMES[a]}),
    state.FIGURE_MOVED: ("figure-moved", lambda a, b, c, d: between(a, b)),
    state.LOCK_OPENED: ("lock-opened", lambda a, b, c, d: {**at(a), "keys": b}),
    state.CHIP_TAKEN: ("chip-taken", lambda a, b, c, d: {"chip": CHIP_NAMES[a], **at(b)}),
    state.CODE_COMPLETE: ("code-complete", lambda a, b, c, d: {}),
    state.KEY_TAKEN: ("key-taken", lambda a, b, c, d: {**at(a), "keys": b}),
    state.VALVE_CLOSED: ("valve-closed", lambda a, b, c, d: {"valve": cell_name(a), **at(b)}),
    state.CARD_DRAWN: ("card-drawn", lambda a, b, c, d: {"player": player(a), "card": cell_name(b)}),
    state.CARD_TURNED: ("card-turned", lambda a, b, c, d: {"card": cell_name(a)}),
    state.WATER_ROSE: ("water-rose", lambda a, b, c, d: at(a)),
    state.WATER_STAYED_AWAY: ("water-stayed-away", lambda a, b, c, d: at(a)),
    state.DISPLACEMENT_DUE: ("displacement-due", lambda a, b, c, d: at(a)),
    state.FIGURE_DISPLACED: ("figure-displaced", lambda a, b, c, d: between(a, b)),
    state.TIMER_TURNED: ("timer-turned", lambda a, b, c, d: by_whom(a, b)),
    state.DISCOVERED: ("discovered", lambda a, b, c, d: {**line_of(a), **at(b)}),
    state.SAND_RAN_OUT: ("sand-ran-out", lambda a, b, c, d: line_of(a)),
    state.TELEPORTED: ("teleported", lambda a, b, c, d: between(a, b)),
    state.TELEPORT_STAYED: ("teleport-stayed", lambda a, b, c, d: at(a)),
    state.SINGLE_LAID: ("single-laid", lambda a, b, c, d: at(a)),
    state.CHIP_LAID: ("chip-laid", lambda a, b, c, d: at(a)),
    state.REPLACEMENT_OFFERED: ("replacement-offered", lambda a, b, c, d: {}),
    state.REPLACEMENT_DECLINED: ("replacement-declined", lambda a, b, c, d: {}),
    state.RAT_RAN: ("rat-ran", lambda a, b, c, d: between(a, b)),
    state.RAT_BIT: ("rat-bit", lambda a, b, c, d: {"keys": a, "stolen": "yes" if b else "no"}),
    state.RAT_TOOK_CHIP: ("rat-took-chip", lambda a, b, c, d: at(a)),
    state.TURN_BEGAN: ("turn-began", lambda a, b, c, d: {"player": player(a), "turn": b}),
    state.VOTED: ("voted", lambda a, b, c, d: {"player": player(a), "missing": b}),
    state.MATCH_ENDED: ("match-ended", lambda a, b, c, d: {"end": ENDS[a]}),
    state.MOVE_ENDED: ("move-ended", lambda a, b, c, d: at(a)),
    state.LEFT_ALONE: ("left-alone", lambda a, b, c, d: at(a)),
}


def event(row: Sequence[int]) -> tuple[str, Words]:
    """What happened: its kind, and how to say it."""
    code, _, a, b, c, d = row
    if code not in EVENTS:
        raise ValueError(f"no event has the code {code}")
    kind, arguments = EVENTS[code]
    return kind, Words(f"underground-event-{kind}", arguments(a, b, c, d))


def reason(code: int, s: Board, seat: int, action: int) -> Reason:
    """A reason code in words, with what the action was about."""
    key, clause = REASONS[code]
    args = about(s, action)
    if code in AT_FAULT and PLACE <= action < STEP:
        args["faults"] = " ".join(cell_name(cell) for cell in cells_at_fault(s, action - PLACE, code))
    if code in (reasons.PIECE_NOT_OFFERED, SWAP_NEEDED):
        args |= card_offers(s)
    return Reason(f"underground-reason-{key}", args, code, clause)


def card_offers(s: Board) -> dict[str, Argument]:
    """The pieces that the played card offers, and how: a stack, the jokers, or so many stacks from the stone."""
    if s.card == NOWHERE:
        return {"card": "", "kind": "nothing", "reach": 0, "offers": ""}
    symbol, shapes = CARD_SYMBOL[s.card], offered(s)
    kind = "signal" if symbol > SYMBOL_SIGNAL else "joker" if symbol == SYMBOL_JOKER else "stack"
    return {
        "card": cell_name(s.card),
        "kind": kind if shapes else "nothing",
        "reach": max(symbol - SYMBOL_SIGNAL, 0),
        "offers": ", ".join(SHAPES[shape] for shape in range(len(SHAPES)) if shapes >> shape & 1),
    }


def why_not_walk(s: Board, seat: int, to: int) -> Reason:
    """Why a cell that is no neighbour is not reached: it is too far, or no way leads there (UG-MOVE-1)."""
    steps = steps_to(s, to)
    walking = s.phase == state.MOVE or (s.phase == state.ACT and not s.moved)
    here = int(s.figure)
    diagonal = abs(to // SIZE - here // SIZE) == 1 and abs(to % SIZE - here % SIZE) == 1
    code = NOT_A_NEIGHBOUR
    if steps is None and not diagonal:
        code = NO_WAY_THERE
    elif steps is not None and walking and steps > s.steps:
        code = TOO_FAR
    key, clause = REASONS[code]
    args = {**about(s, -1), "cell": cell_name(to), "steps": steps or 0}
    return Reason(f"underground-reason-{key}", args, code, clause)


def steps_to(s: Board, to: int) -> int | None:
    """How many steps without a chip lead from the figure to a cell as the board is; None if no way does."""
    there = Board()
    there.take(s)
    found = {s.figure: 0}
    frontier = [s.figure]
    for cell in frontier:
        there.figure = cell
        for direction in range(4):
            if moves.why_not_step(there, direction, 0) == 0:
                beside = neighbour(cell, direction)
                if beside not in found:
                    found[beside] = found[cell] + 1
                    frontier.append(beside)
    return found.get(to)


def cells_at_fault(s: Board, code: int, why: int) -> list[int]:
    """The cells under a piece because of which it cannot lie so."""
    way, anchor = divmod(code, CELLS)
    shape = way // 8
    piece = top_piece(s, shape)
    laid = orientation(shape, way // 4 % 2, way % 4)
    covered = [anchor + offset(laid, i) for i in range(CELLS_OF[shape])]
    base = max(s.height[cell] for cell in covered)
    tokens = TOKENS[2 * piece + way // 4 % 2]
    stone = {cell for i, cell in enumerate(covered) if tokens >> (7 * i) & 1 == 0}
    match why:
        case reasons.ON_CODE_CHIP:
            return [cell for cell in covered if s.code[cell]]
        case reasons.STONE_OVER_WATER:
            return [cell for cell in covered if cell in stone and s.water[cell]]
        case reasons.STONE_IN_THE_AIR:
            return [cell for cell in covered if cell in stone and s.height[cell] < base]
        case reasons.NOTHING_CARRIES | reasons.OUT_OF_BALANCE:
            return [cell for cell in covered if s.height[cell] < base or s.water[cell]]
    return [cell for cell in covered if cell in (s.figure, s.tower, s.rat)]


def about(s: Board, action: int) -> dict[str, Argument]:
    """The cell, the shape, the card and the plateau that an action names, and the numbers that decide about it."""
    args: dict[str, Argument] = {
        "cell": "",
        "shape": "",
        "figure": cell_name(s.figure) if s.figure != NOWHERE else "",
        "plateau": PLATEAUS[min(s.plateau, len(PLATEAUS) - 1)],
        "keys": s.keys,
        "cost": s.options[state.OPTION_VALVE_KEYS],
        "most": KEY_CHIPS,
        "level": 0,
        "stand": s.height[s.figure] if s.figure != NOWHERE else 0,
        "steps": 0,
        "left": s.steps,
    }
    if 0 <= action < PLACE:
        args["cell"] = cell_name(action)
    elif PLACE <= action < STEP:
        args |= {"cell": cell_name((action - PLACE) % CELLS), "shape": SHAPES[(action - PLACE) // CELLS // 8]}
    elif STEP <= action < CLOSE and s.figure != NOWHERE:
        code = action - STEP if action < DISPLACE_STEP else action - DISPLACE_STEP
        to = neighbour(s.figure, code // 4)
        args["cell"] = cell_name(to) if to >= 0 else ""
        args["level"] = s.height[to] if to >= 0 else 0
    elif CLOSE <= action < LAY_PLATEAU:
        args["cell"] = cell_name(action - CLOSE)
    elif LAY_PLATEAU <= action < SET_DOOR:
        args["cell"] = cell_name((action - LAY_PLATEAU) // 4)
    return args
