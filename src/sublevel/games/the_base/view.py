"""What a client gets: a seat's view and its legal actions, as typed structures (section 14)."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from sublevel.engine.options import Options
from sublevel.games.the_base.captures import return_slots
from sublevel.games.the_base.evaluation import find_routes, race_distance, reach, reach_turning, within
from sublevel.games.the_base.manipulation import manipulable, tile_to_orient
from sublevel.games.the_base.moves import move_cost, path_length, piece_at, saved_count
from sublevel.games.the_base.names import SHAPES, SIDES, openings, position_name
from sublevel.games.the_base.notation import write_action
from sublevel.games.the_base.outcome import outcome, projected_winner
from sublevel.games.the_base.position import write_position
from sublevel.games.the_base.reasons import piece_locked
from sublevel.games.the_base.rules import legal
from sublevel.games.the_base.state import NOBODY, ORIENT, Board
from sublevel.games.the_base.tables import (
    BONUS_ACTION,
    FIRST_TILE,
    LANES,
    MASK_OF,
    OFF,
    POSITIONS,
    RETURN,
    REVEAL,
    ROTATE,
    SHAPE_OF,
    TILE_COUNT,
    goal,
    has,
)
from sublevel.games.the_base.turns import ACTIONS_PER_TURN, distance

PHASES: Final = ("orient", "play", "return", "over", "challenge_offer", "challenge", "challenge_over")
FIXED_KINDS: Final = ("bonus_action", "bonus_time", "pass", "challenge_accept", "challenge_decline")
SEATS: Final = 2


class TileView(msgspec.Struct):
    """A tile; a hidden one shows neither openings nor shape."""

    cell: str
    open: str | None
    shape: str | None


class SlotView(msgspec.Struct):
    """A start slot; number 0 is blank."""

    at: str
    side: str
    number: int


class PieceView(msgspec.Struct):
    """A piece and how it stands."""

    side: str
    number: int
    at: str | None
    saved: bool
    locked: bool
    distance: int  # columns to its goal, as the tie-break counts them
    race: float  # estimated actions to its goal
    threatened: bool  # an enemy can walk to it in its next turn
    guarded: bool


class PendingView(msgspec.Struct):
    """A captured piece that waits for its return."""

    side: str
    number: int
    candidates: list[str]


class ActionView(msgspec.Struct, omit_defaults=True):
    """A legal action with what a client needs to draw it."""

    id: int
    text: str
    kind: str
    piece: int | None = None
    to: str | None = None
    cost: int | None = None
    captures: int | None = None  # number of the enemy's piece
    saves: bool = False
    cell: str | None = None
    open: str | None = None


class BoardView(msgspec.Struct):
    """Everything that a seat, or a spectator, sees of The Base."""

    game: str
    seat: int | None
    phase: str
    turn: str
    waiting: list[int]
    actions: int
    window: bool
    countdown: int
    countdown_start: int
    tokens: dict[str, int]
    saved: dict[str, int]
    tiles: list[TileView]
    slots: list[SlotView]
    pieces: list[PieceView]
    manipulable: dict[str, list[str]]
    threats: dict[str, list[str]]  # where each side can walk to in its next turn
    threats_turning: dict[str, list[str]]  # the same, turning tiles on the way
    hidden: dict[str, int]  # hidden tiles by shape
    orient: str | None
    pending: PendingView | None
    leader: str  # who would win if the countdown ended now
    result: dict[str, Any] | None
    position: str
    legal: list[ActionView]
    options: dict[str, Any]


def board_view(s: Board, seat: int, options: Options) -> BoardView:
    """The view of a seat. The state was blanked for it before."""
    return BoardView(
        game="the-base",
        seat=seat if seat < SEATS else None,
        phase=PHASES[s.phase],
        turn=SIDES[s.turn],
        waiting=[side for side in range(SEATS) if s.waiting >> side & 1],
        actions=s.actions,
        window=bool(s.window),
        countdown=s.countdown,
        countdown_start=options.plain()["countdown_start"],
        tokens={SIDES[side]: s.token[side] for side in range(SEATS)},
        saved={SIDES[side]: saved_count(s, side) for side in range(SEATS)},
        tiles=[tile_view(s, t) for t in range(TILE_COUNT)],
        slots=[slot_view(s, side, lane) for side in range(SEATS) for lane in range(LANES)],
        pieces=[view for side in range(SEATS) for view in piece_views(s, side)],
        manipulable={SIDES[side]: cells(manipulable(s, side)) for side in range(SEATS)},
        threats={SIDES[side]: cells(reach(s, side, next_actions(s, side))) for side in range(SEATS)},
        threats_turning={SIDES[side]: cells(reach_turning(s, side, next_actions(s, side))) for side in range(SEATS)},
        hidden={shape: s.unseen[i] for i, shape in enumerate(SHAPES)},
        orient=position_name(tile_to_orient(s)) if s.phase == ORIENT else None,
        pending=pending_view(s),
        leader=projected_winner(s),
        result=outcome(s).plain() if s.ended else None,
        position=write_position(s, public=True),
        legal=action_views(s, seat) if seat < SEATS else [],
        options=options.plain(),
    )


def cells(positions: int) -> list[str]:
    """The names of a set of positions."""
    return [position_name(position) for position in range(POSITIONS) if has(positions, position)]


def next_actions(s: Board, side: int) -> int:
    """The actions that a side can have in its next turn, all its tokens used."""
    return ACTIONS_PER_TURN + s.token[side]


def tile_view(s: Board, t: int) -> TileView:
    """One tile."""
    name = position_name(t + FIRST_TILE)
    if has(s.hidden, t + FIRST_TILE):
        return TileView(cell=name, open=None, shape=None)
    return TileView(cell=name, open=openings(s.tile[t]), shape=SHAPES[SHAPE_OF[s.tile[t]]])


def slot_view(s: Board, side: int, lane: int) -> SlotView:
    """One start slot."""
    return SlotView(at=position_name(30 * side + lane), side=SIDES[side], number=s.slot[LANES * side + lane])


def piece_views(s: Board, side: int) -> list[PieceView]:
    """The three pieces of a side."""
    danger = reach(s, 1 - side, next_actions(s, 1 - side))
    find_routes(s, side)
    return [piece_view(s, piece, danger) for piece in range(3 * side, 3 * side + 3)]


def piece_view(s: Board, piece: int, danger: int) -> PieceView:
    """One piece; the routes of its side were found before."""
    side, position = piece // 3, s.piece[piece]
    away = position == OFF
    saved = has(goal(side), position)
    return PieceView(
        side=SIDES[side],
        number=piece % 3 + 1,
        at=None if away else position_name(position),
        saved=saved,
        locked=not away and not saved and piece_locked(s, piece),
        distance=6 if away else distance(s, piece),
        race=race_distance(s, piece) / 10,
        threatened=not away and not saved and has(danger, position),
        guarded=not away and not saved and has(within(s, piece), position),
    )


def pending_view(s: Board) -> PendingView | None:
    """The captured piece that waits, if one does."""
    if s.pending == NOBODY:
        return None
    return PendingView(
        side=SIDES[s.pending // 3], number=s.pending % 3 + 1, candidates=cells(return_slots(s, s.pending))
    )


def action_views(s: Board, seat: int) -> list[ActionView]:
    """The legal actions of a seat."""
    legal(s, seat)
    return [action_view(s, seat, s.legal[i]) for i in range(s.legal_count)]


def action_view(s: Board, seat: int, action: int) -> ActionView:
    """One legal action."""
    text = write_action(s, seat, action)
    if action < ROTATE:
        return move_view(s, seat, action, text)
    if action < REVEAL:
        t, orientation = divmod(action - ROTATE, 4)
        mask = MASK_OF[4 * SHAPE_OF[s.tile[t]] + orientation]
        kind = "orient" if s.phase == ORIENT else "rotate"
        return ActionView(action, text, kind, cell=position_name(t + FIRST_TILE), open=openings(mask))
    if action < RETURN:
        return ActionView(action, text, "reveal", cell=position_name(action - REVEAL + FIRST_TILE))
    if action < BONUS_ACTION:
        return ActionView(action, text, "return", piece=s.pending % 3 + 1, to=text[1:])
    return ActionView(action, text, FIXED_KINDS[action - BONUS_ACTION])


def move_view(s: Board, side: int, action: int, text: str) -> ActionView:
    """A move, with its price and what it does."""
    number, destination = divmod(action, POSITIONS)
    captured = piece_at(s, 1 - side, destination)
    length = path_length(s, side, s.piece[3 * side + number], destination)
    return ActionView(
        action,
        text,
        "move",
        piece=number + 1,
        to=position_name(destination),
        cost=move_cost(s, length),
        captures=captured % 3 + 1 if captured >= 0 else None,
        saves=has(goal(side), destination),
    )
