"""The Base: what may be done, and what it does. The parts are in the modules beside this one."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from sublevel.engine.core import EVERYBODY, SPECTATOR, Rules, State, add_legal, begin, below, bit, emit
from sublevel.games.the_base.captures import capture, choose_return, list_returns
from sublevel.games.the_base.evaluation import evaluate
from sublevel.games.the_base.features import features
from sublevel.games.the_base.knowledge import hide, resample
from sublevel.games.the_base.manipulation import (
    count_rotations,
    list_manipulations,
    list_orientations,
    manipulable,
    nth_rotation,
    orient,
    orienting_side,
    reveal,
    rotate,
)
from sublevel.games.the_base.moves import (
    active_pieces,
    enterable,
    list_moves,
    longest_path,
    move_cost,
    moves_of,
    path_length,
    piece_at,
    put_piece,
)
from sublevel.games.the_base.outlook import observed, outlook, promise
from sublevel.games.the_base.reasons import reason
from sublevel.games.the_base.setup import setup
from sublevel.games.the_base.state import (
    CHALLENGE,
    CHALLENGE_OFFER,
    ORIENT,
    PIECE_MOVED,
    PLAY,
    RETURNING,
    Board,
)
from sublevel.games.the_base.symmetry import board_action, seen_action
from sublevel.games.the_base.tables import (
    BONUS_ACTION,
    BONUS_TIME,
    CHALLENGE_ACCEPT,
    CHALLENGE_DECLINE,
    FIRST_TILE,
    MUTANTS,
    OFF,
    PASS,
    POSITIONS,
    RETURN,
    REVEAL,
    ROTATE,
    goal,
    has,
    nth,
    size,
)
from sublevel.games.the_base.turns import (
    accept_challenge,
    begin_turn,
    buy_action,
    buy_time,
    decline_challenge,
    end_turn_if_done,
    list_tokens_and_pass,
    pass_turn,
    save_piece,
)


def legal(s: Board, seat: i64) -> None:
    """List what a seat may do in the present phase (table of section 6; BASE-STATE-2)."""
    s.legal_count = 0
    if (s.waiting >> seat) & 1 == 0:
        return
    if s.phase == PLAY or s.phase == CHALLENGE:
        list_moves(s, seat)
        list_manipulations(s, seat)
        list_tokens_and_pass(s)
    elif s.phase == ORIENT:
        list_orientations(s)
    elif s.phase == RETURNING:
        list_returns(s)
    elif s.phase == CHALLENGE_OFFER:
        add_legal(s, CHALLENGE_ACCEPT)
        add_legal(s, CHALLENGE_DECLINE)


def pick(s: Board, seat: i64, choice: i64) -> i64:
    """One of the seat's legal actions, as if picked from the list; ordinary ones are counted, not listed.

    Random play does little else. The order is that of the list: moves piece by piece, turns, reveals.
    """
    if s.phase != PLAY or (s.window == 1 and s.token[s.turn] > 0):
        return pick_listed(s, seat, choice)
    ends: i64 = enterable(s, seat)
    longest: i64 = longest_path(s)
    movable: i64 = active_pieces(s, seat)
    first: i64 = moves_of(s, seat, s.piece[3 * seat], movable, ends, longest)
    second: i64 = moves_of(s, seat, s.piece[3 * seat + 1], movable, ends, longest)
    third: i64 = moves_of(s, seat, s.piece[3 * seat + 2], movable, ends, longest)
    tiles: i64 = manipulable(s, seat)
    to_second: i64 = size(first)
    to_third: i64 = to_second + size(second)
    to_turns: i64 = to_third + size(third)
    to_reveals: i64 = to_turns + count_rotations(s, tiles & ~s.hidden)
    total: i64 = to_reveals + size(tiles & s.hidden)
    if total == 0:
        return pick_listed(s, seat, choice)
    n: i64 = below(choice, total)
    if n < to_second:
        return nth(first, n)
    if n < to_third:
        return POSITIONS + nth(second, n - to_second)
    if n < to_turns:
        return 2 * POSITIONS + nth(third, n - to_third)
    if n < to_reveals:
        return nth_rotation(s, tiles & ~s.hidden, n - to_turns)
    return REVEAL + nth(tiles & s.hidden, n - to_reveals) - FIRST_TILE


def pick_listed(s: Board, seat: i64, choice: i64) -> i64:
    """One of the seat's legal actions, picked from the list."""
    legal(s, seat)
    return s.legal[below(choice, s.legal_count)]


def step(s: Board, seat: i64, action: i64) -> None:
    """Do what the acting seat chose, one of its legal actions."""
    begin(s)
    if s.phase == ORIENT:
        orient_start_tile(s, action - ROTATE)
    elif action < RETURN:
        take_ordinary_action(s, action)
    elif action < BONUS_ACTION:
        choose_return(s, action - RETURN)
        end_turn_if_done(s)
    elif action == BONUS_ACTION:
        buy_action(s)
    elif action == BONUS_TIME:
        buy_time(s)
    elif action == PASS:
        pass_turn(s)
    elif action == CHALLENGE_ACCEPT:
        accept_challenge(s)
    else:
        decline_challenge(s)


def orient_start_tile(s: Board, code: i64) -> None:
    """Turn the start tile that is due; after the sixth the Mutants begin (BASE-SETUP-7b, 9)."""
    orient(s, code // 4, code % 4)
    s.oriented += 1
    if s.oriented < 6:
        s.turn = orienting_side(s)
        s.waiting = bit(s.turn)
    else:
        s.phase = PLAY
        begin_turn(s, MUTANTS)


def take_ordinary_action(s: Board, action: i64) -> None:
    """Move, rotate or reveal; the bonus window closes (BASE-TURN-2, BASE-BONUS-1)."""
    s.window = 0
    if action < ROTATE:
        move(s, 3 * s.turn + action // POSITIONS, action % POSITIONS)
    else:
        s.actions -= 1
        if action < REVEAL:
            rotate(s, (action - ROTATE) // 4, (action - ROTATE) % 4)
        else:
            reveal(s, action - REVEAL)
    end_turn_if_done(s)


def move(s: Board, piece: i64, destination: i64) -> None:
    """Move a piece, with all that follows, in the order of BASE-MOVE-10 (BASE-CAP-2, 7; BASE-MOVE-9)."""
    side: i64 = piece // 3
    start: i64 = s.piece[piece]
    length: i64 = path_length(s, side, start, destination)
    captured: i64 = piece_at(s, 1 - side, destination)
    s.actions -= move_cost(s, length)
    if captured >= 0:
        put_piece(s, captured, OFF)
    put_piece(s, piece, destination)
    emit(s, EVERYBODY, PIECE_MOVED, piece, start, destination, length)
    if has(goal(side), destination):
        save_piece(s, piece, destination)
    if captured >= 0 and s.ended == 0:
        capture(s, captured, destination, piece)


class TheBase(Rules):
    """The contract, kept by the functions of this folder."""

    def new(self) -> State:
        return Board()

    def setup(self, s: State) -> None:
        assert isinstance(s, Board)
        setup(s)

    def legal(self, s: State, seat: i64) -> None:
        assert isinstance(s, Board)
        legal(s, seat)

    def pick(self, s: State, seat: i64, choice: i64) -> i64:
        assert isinstance(s, Board)
        return pick(s, seat, choice)

    def step(self, s: State, seat: i64, action: i64) -> None:
        assert isinstance(s, Board)
        step(s, seat, action)

    def reason(self, s: State, seat: i64, action: i64) -> i64:
        assert isinstance(s, Board)
        return reason(s, seat, action)

    def hide(self, s: State, seat: i64) -> None:
        assert isinstance(s, Board)
        hide(s, seat)

    def resample(self, s: State, seat: i64) -> None:
        assert isinstance(s, Board)
        resample(s, seat)

    def redraw(self, s: State) -> None:
        assert isinstance(s, Board)
        resample(s, SPECTATOR)

    def features(self, s: State, seat: i64, out: vec[float]) -> None:
        assert isinstance(s, Board)
        features(s, seat, out)

    def evaluate(self, s: State, seat: i64) -> i64:
        assert isinstance(s, Board)
        return evaluate(s, seat)

    def outlook(self, s: State, seat: i64) -> i64:
        assert isinstance(s, Board)
        return outlook(s, seat)

    def promise(self, s: State, seat: i64, action: i64) -> i64:
        assert isinstance(s, Board)
        return promise(s, seat, action)

    def observed(self, s: State, seat: i64) -> i64:
        assert isinstance(s, Board)
        return observed(s)

    def seen_action(self, s: State, seat: i64, action: i64) -> i64:
        assert isinstance(s, Board)
        return seen_action(s, seat, action)

    def board_action(self, s: State, seat: i64, seen: i64) -> i64:
        assert isinstance(s, Board)
        return board_action(s, seat, seen)
