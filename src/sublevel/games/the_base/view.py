"""What a client gets (section 14): the board, a seat's choices, and aids for whoever wants them.

The board and the choices are sent after every action, so their parts are made once and kept; the aids take longer.
"""

from __future__ import annotations

from functools import cache
from operator import getitem
from typing import Final

from sublevel.engine.core import bit
from sublevel.engine.views import encoded
from sublevel.games.the_base.captures import return_slots
from sublevel.games.the_base.evaluation import find_routes, race_distance, reach, reach_turning, within
from sublevel.games.the_base.manipulation import manipulable, tile_to_orient
from sublevel.games.the_base.moves import facing, move_cost, path_length, piece_at, saved_count
from sublevel.games.the_base.names import SHAPES, SIDES, openings, position_name, slot_column
from sublevel.games.the_base.notation import FIXED, move_text
from sublevel.games.the_base.options import TheBaseOptions
from sublevel.games.the_base.outcome import outcome, projected_winner
from sublevel.games.the_base.reasons import piece_locked
from sublevel.games.the_base.rules import legal
from sublevel.games.the_base.state import NOBODY, ORIENT, Board
from sublevel.games.the_base.tables import (
    BONUS_ACTION,
    FIRST_TILE,
    HIDDEN,
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
from sublevel.games.the_base.turns import ACTIONS_PER_TURN, columns_to_goal
from sublevel.games.the_base.view_types import (
    ActionView,
    BoardAids,
    BoardView,
    PendingView,
    PieceAids,
    PieceView,
    SlotView,
    TileView,
)

PHASES: Final = ("orient", "play", "return", "over", "challenge_offer", "challenge", "challenge_over")
FIXED_KINDS: Final = ("bonus_action", "bonus_time", "pass", "challenge_accept", "challenge_decline")
SEATS: Final = 2
PIECES: Final = 6
FARTHEST: Final = 6  # columns between a start slot and the goal


def board_view(s: Board, options: TheBaseOptions) -> BoardView:
    """The board. What nobody may know was blanked before, or (BASE-INFO-3) is shown on purpose after the end."""
    return BoardView(
        phase=PHASES[s.phase],
        turn=SIDES[s.turn],
        waiting=[side for side in range(SEATS) if s.waiting >> side & 1],
        actions=s.actions,
        window=bool(s.window),
        countdown=s.countdown,
        countdown_start=options.countdown_start,
        tokens={SIDES[side]: s.token[side] for side in range(SEATS)},
        saved={SIDES[side]: saved_count(s, side) for side in range(SEATS)},
        tiles=list(map(getitem, TILE_VIEWS, s.tile)),
        slots=list(map(getitem, SLOT_VIEWS, s.slot)),
        pieces=list(map(getitem, PIECE_VIEWS, s.piece)),
        hidden={shape: s.unseen[i] for i, shape in enumerate(SHAPES)},
        orient=position_name(tile_to_orient(s)) if s.phase == ORIENT else None,
        pending=pending_view(s),
        result=outcome(s).plain() if s.ended else None,
    )


def board_aids(s: Board) -> BoardAids:
    """The aids, worked out from what everybody sees."""
    return BoardAids(
        pieces=[aids for side in range(SEATS) for aids in piece_aids(s, side)],
        manipulable={SIDES[side]: cells(manipulable(s, side)) for side in range(SEATS)},
        threats={SIDES[side]: cells(reach(s, side, next_actions(s, side))) for side in range(SEATS)},
        threats_turning={SIDES[side]: cells(reach_turning(s, side, next_actions(s, side))) for side in range(SEATS)},
        leader=projected_winner(s),
    )


def cells(positions: int) -> list[str]:
    """The names of a set of positions."""
    return [position_name(position) for position in range(POSITIONS) if has(positions, position)]


def next_actions(s: Board, side: int) -> int:
    """The actions that a side can have in its next turn, all its tokens used."""
    return ACTIONS_PER_TURN + s.token[side]


def tile_view(t: int, value: int) -> TileView:
    """One tile: open, hidden, or hidden with its face shown nevertheless."""
    name, mask = position_name(t + FIRST_TILE), value % HIDDEN
    if not mask:
        return TileView(cell=name, open=None, shape=None)
    return TileView(cell=name, open=openings(mask), shape=SHAPES[SHAPE_OF[mask]], hidden=value > HIDDEN)


def slot_view(index: int, number: int) -> SlotView:
    """One start slot."""
    side, lane = divmod(index, LANES)
    return SlotView(at=position_name(30 * side + lane), side=SIDES[side], number=number)


def piece_view(piece: int, position: int) -> PieceView:
    """One piece; one that is off the board will return to an own start slot."""
    side, away = piece // 3, position == OFF
    return PieceView(
        side=SIDES[side],
        number=piece % 3 + 1,
        at=None if away else position_name(position),
        saved=not away and has(goal(side), position),
        distance=FARTHEST if away else columns_to_goal(side, position),
    )


# All views that there can be, by what the state says of a tile, a slot or a piece: encoded, as they go out.
TILE_VIEWS: Final = [[encoded(tile_view(t, value)) for value in range(2 * HIDDEN)] for t in range(TILE_COUNT)]
SLOT_VIEWS: Final = [[encoded(slot_view(i, number)) for number in range(4)] for i in range(SEATS * LANES)]
PIECE_VIEWS: Final = [[encoded(piece_view(piece, p)) for p in (*range(POSITIONS), OFF)] for piece in range(PIECES)]


def piece_aids(s: Board, side: int) -> list[PieceAids]:
    """How the three pieces of a side stand."""
    danger = reach(s, 1 - side, next_actions(s, 1 - side))
    find_routes(s, side)
    return [standing(s, piece, danger) for piece in range(3 * side, 3 * side + 3)]


def standing(s: Board, piece: int, danger: int) -> PieceAids:
    """How one piece stands; the routes of its side were found before."""
    side, position = piece // 3, s.piece[piece]
    active = position != OFF and not has(goal(side), position)
    return PieceAids(
        side=SIDES[side],
        number=piece % 3 + 1,
        locked=active and piece_locked(s, piece),
        exits=cells(facing(s, bit(position))) if active else [],
        race=race_distance(s, piece) / 10,
        threatened=active and has(danger, position),
        guarded=active and has(within(s, piece), position),
    )


def pending_view(s: Board) -> PendingView | None:
    """The captured piece that waits, if one does."""
    if s.pending == NOBODY:
        return None
    return PendingView(
        side=SIDES[s.pending // 3], number=s.pending % 3 + 1, candidates=cells(return_slots(s, s.pending))
    )


def action_views(s: Board, seat: int) -> list[ActionView]:
    """The legal actions of a seat; a spectator has none."""
    if seat >= SEATS:
        return []
    legal(s, seat)
    return [action_view(s, seat, s.legal[i]) for i in range(s.legal_count)]


def action_view(s: Board, seat: int, action: int) -> ActionView:
    """One legal action."""
    if action < ROTATE:
        destination = action % POSITIONS
        length = path_length(s, seat, s.piece[3 * seat + action // POSITIONS], destination)
        return move_view(seat, action, piece_at(s, 1 - seat, destination), length, move_cost(s, length))
    if action < REVEAL:
        return turn_view(action, SHAPE_OF[s.tile[(action - ROTATE) // 4]], s.phase == ORIENT)
    return place_view(action, s.pending)


@cache
def move_view(side: int, action: int, captured: int, length: int, cost: int) -> ActionView:
    """A move, with its price and what it does."""
    number, destination = divmod(action, POSITIONS)
    view = ActionView(
        action,
        move_text(number, destination, length > 1, captured >= 0),
        "move",
        piece=number + 1,
        to=position_name(destination),
        cost=cost,
        captures=captured % 3 + 1 if captured >= 0 else None,
        saves=has(goal(side), destination),
    )
    return encoded(view)


@cache
def turn_view(action: int, shape: int, orients: bool) -> ActionView:
    """A turn of a tile, in the set-up or later."""
    t, orientation = divmod(action - ROTATE, 4)
    cell, letters = position_name(t + FIRST_TILE), openings(MASK_OF[4 * shape + orientation])
    kind = "orient" if orients else "rotate"
    return encoded(ActionView(action, f"{cell}@{letters}", kind, cell=cell, open=letters))


@cache
def place_view(action: int, pending: int) -> ActionView:
    """A reveal, a return, or one of the actions that are about no place."""
    if action < RETURN:
        cell = position_name(action - REVEAL + FIRST_TILE)
        return encoded(ActionView(action, f"{cell}?", "reveal", cell=cell))
    if action < BONUS_ACTION:
        slot = f"{slot_column(pending // 3)}{action - RETURN + 1}"
        return encoded(ActionView(action, f">{slot}", "return", piece=pending % 3 + 1, to=slot))
    return encoded(ActionView(action, FIXED[action], FIXED_KINDS[action - BONUS_ACTION]))
