"""Turns and rounds, bonus tokens, the countdown, the end, and the Time challenge (sections 6, 8.3 to 8.6, 9)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sublevel.engine.core import EVERYBODY, add_legal, bit, emit
from sublevel.games.the_base.moves import saved_count
from sublevel.games.the_base.state import (
    ACTION_BOUGHT,
    CHALLENGE,
    CHALLENGE_ACCEPTED,
    CHALLENGE_DECLINED,
    CHALLENGE_ENDED,
    CHALLENGE_OFF,
    CHALLENGE_OFFER,
    CHALLENGE_OFFERED,
    CHALLENGE_OVER,
    COUNTDOWN,
    COUNTDOWN_FELL,
    DECLINED,
    DISCARD_TOKENS,
    ESCAPED,
    FAILED,
    MATCH_ENDED,
    OPTION_CHALLENGE,
    OPTION_CHALLENGE_TOKENS,
    OPTION_TIEBREAK,
    OVER,
    PIECE_SAVED,
    PLAY,
    REAR_ONLY,
    SAVED,
    TIEBREAK,
    TIME_BOUGHT,
    TOKEN_GAINED,
    TURN_BEGAN,
    TURN_PASSED,
    Board,
)
from sublevel.games.the_base.tables import (
    BONUS_ACTION,
    BONUS_TIME,
    EXPLORERS,
    LANES,
    MUTANTS,
    OFF,
    PASS,
)

ACTIONS_PER_TURN: Final = 3
MOST_ACTIONS: Final = 5  # three and two bought; only a loaded position could ask for more
MOST_TOKENS: Final = 2  # likewise (BASE-COMP-5)
COUNTDOWN_TOP: Final = 20


def begin_turn(s: Board, side: i64) -> None:
    """Give a side a fresh turn: three actions and an open bonus window (BASE-TURN-2, 9)."""
    s.turn = side
    s.actions = ACTIONS_PER_TURN
    s.window = 1
    s.waiting = bit(side)
    emit(s, EVERYBODY, TURN_BEGAN, side, s.countdown, 0, 0)


def count_down(s: Board) -> None:
    """End a round (BASE-TURN-7, BASE-CD-1)."""
    s.countdown -= 1
    emit(s, EVERYBODY, COUNTDOWN_FELL, s.countdown, 0, 0, 0)


def end_turn(s: Board) -> None:
    """Pass the turn on; the Explorers' turn ends the round (BASE-TURN-1, 6, 7; BASE-CD-2; BASE-TC-3)."""
    if s.phase == CHALLENGE:
        count_down(s)
        if s.countdown == 0:
            end_challenge(s, FAILED)
        else:
            begin_turn(s, s.turn)
    elif s.turn == MUTANTS:
        begin_turn(s, EXPLORERS)
    else:
        count_down(s)
        if s.countdown == 0:
            end_by_countdown(s)
        else:
            begin_turn(s, MUTANTS)


def end_turn_if_done(s: Board) -> None:
    """End the turn when no actions are left, unless the match or a choice of slot came between (BASE-TURN-6)."""
    if s.actions == 0 and (s.phase == PLAY or s.phase == CHALLENGE):
        end_turn(s)


def pass_turn(s: Board) -> None:
    """Give up the rest of the turn (BASE-TURN-4, BASE-LOCK-2)."""
    emit(s, EVERYBODY, TURN_PASSED, s.turn, 0, 0, 0)
    s.actions = 0
    s.window = 0
    end_turn(s)


def list_tokens_and_pass(s: Board) -> None:
    """List the uses of bonus tokens, and the pass when nothing else can be done.

    BASE-BONUS-1, 2, 4, 5, 7; BASE-TURN-3, 4. Call it after the ordinary actions were listed.
    """
    stuck: bool = s.legal_count == 0
    if s.window == 1 and s.token[s.turn] > 0:
        if not stuck and s.actions < MOST_ACTIONS:
            add_legal(s, BONUS_ACTION)
        if s.countdown < COUNTDOWN_TOP:
            add_legal(s, BONUS_TIME)
    if stuck:
        add_legal(s, PASS)


def buy_action(s: Board) -> None:
    """Use a token for one more action in this turn (BASE-BONUS-3, 4)."""
    s.token[s.turn] -= 1
    s.actions += 1
    emit(s, EVERYBODY, ACTION_BOUGHT, s.turn, s.actions, 0, 0)


def buy_time(s: Board) -> None:
    """Use a token to set the countdown one back (BASE-BONUS-3, 5, 6)."""
    s.token[s.turn] -= 1
    s.countdown += 1
    emit(s, EVERYBODY, TIME_BOUGHT, s.turn, s.countdown, 0, 0)


def save_piece(s: Board, piece: i64, slot: i64) -> None:
    """A piece is on a target slot: a token for the first two, the end for the third (BASE-SAVE-1, 2; BASE-TC-4)."""
    side: i64 = piece // 3
    count: i64 = saved_count(s, side)
    emit(s, EVERYBODY, PIECE_SAVED, piece, slot, count, 0)
    if count == 3:
        if s.phase == CHALLENGE:
            end_challenge(s, ESCAPED)
        else:
            end_by_saving(s, side)
    elif s.phase == PLAY and s.token[side] < MOST_TOKENS:
        s.token[side] += 1
        emit(s, EVERYBODY, TOKEN_GAINED, side, s.token[side], 0, 0)


def set_result(s: Board, kind: i64, explorers: i64) -> None:
    """Note the result: +1, 0 or -1 for the Explorers, the opposite for the Mutants (BASE-END-7)."""
    s.ended = kind
    s.payoff[EXPLORERS] = explorers
    s.payoff[MUTANTS] = -explorers
    note_standing(s)
    s.phase = OVER
    s.waiting = 0
    emit(s, EVERYBODY, MATCH_ENDED, kind, explorers, 0, 0)


def note_standing(s: Board) -> None:
    """Keep what the result says of the board: a Time challenge changes it no more (BASE-END-7, BASE-TC-1, 2)."""
    s.score[EXPLORERS] = saved_count(s, EXPLORERS)
    s.score[MUTANTS] = saved_count(s, MUTANTS)
    s.final_countdown = s.countdown


def end_by_saving(s: Board, side: i64) -> None:
    """A side's third piece is saved: it wins at once (BASE-END-1, BASE-TURN-8)."""
    set_result(s, SAVED, 1 if side == EXPLORERS else -1)
    if challenge_possible(s, side):
        s.phase = CHALLENGE_OFFER
        s.waiting = bit(1 - side)
        emit(s, EVERYBODY, CHALLENGE_OFFERED, 1 - side, 0, 0, 0)


def end_by_countdown(s: Board) -> None:
    """The countdown is over: most saved wins, else the tie-break decides (BASE-END-2, 6)."""
    lead: i64 = saved_count(s, EXPLORERS) - saved_count(s, MUTANTS)
    if lead != 0:
        set_result(s, COUNTDOWN, 1 if lead > 0 else -1)
    else:
        set_result(s, TIEBREAK, tiebreak(s))


def distance(s: Board, piece: i64) -> i64:
    """Columns between a piece and its goal: 0 saved, 1 to 5 on tiles, 6 on an own start slot (BASE-END-3)."""
    return columns_to_goal(piece // 3, s.piece[piece])


def columns_to_goal(side: i64, position: i64) -> i64:
    """Columns between a position and a side's goal."""
    column: i64 = position // LANES
    return 6 - column if side == EXPLORERS else column


def rank_of_rear(s: Board, side: i64) -> i64:
    """The side's distances from the rearmost to the foremost, as one number: the smaller is better (BASE-END-4)."""
    a: i64 = distance(s, 3 * side)
    b: i64 = distance(s, 3 * side + 1)
    c: i64 = distance(s, 3 * side + 2)
    rear: i64 = max(a, b, c)
    front: i64 = min(a, b, c)
    return 100 * rear + 10 * (a + b + c - rear - front) + front


def tiebreak(s: Board) -> i64:
    """Who is nearer to the goal with as many saved: 1 the Explorers, -1 the Mutants, 0 nobody (BASE-END-4, 5, 6)."""
    explorers: i64 = rank_of_rear(s, EXPLORERS)
    mutants: i64 = rank_of_rear(s, MUTANTS)
    if s.options[OPTION_TIEBREAK] == REAR_ONLY:
        explorers //= 100
        mutants //= 100
    if explorers == mutants:
        return 0
    return 1 if explorers < mutants else -1


def challenge_possible(s: Board, winner: i64) -> bool:
    """Whether the loser may go on alone: rounds are left, and all its pieces are there (BASE-TC-1, 2; BASE-CAP-7)."""
    if s.options[OPTION_CHALLENGE] == CHALLENGE_OFF:
        return False
    if winner == EXPLORERS and s.countdown == 1:
        return False
    first: i64 = 3 * (1 - winner)
    return s.piece[first] != OFF and s.piece[first + 1] != OFF and s.piece[first + 2] != OFF


def accept_challenge(s: Board) -> None:
    """The loser goes on alone (BASE-TC-2, 3, 5)."""
    loser: i64 = MUTANTS if s.payoff[EXPLORERS] > 0 else EXPLORERS
    emit(s, EVERYBODY, CHALLENGE_ACCEPTED, loser, 0, 0, 0)
    if loser == MUTANTS:
        count_down(s)
    if s.options[OPTION_CHALLENGE_TOKENS] == DISCARD_TOKENS:
        s.token[loser] = 0
    s.phase = CHALLENGE
    begin_turn(s, loser)


def decline_challenge(s: Board) -> None:
    """The loser leaves it at that (BASE-TC-1, BASE-END-8)."""
    emit(s, EVERYBODY, CHALLENGE_DECLINED, MUTANTS if s.payoff[EXPLORERS] > 0 else EXPLORERS, 0, 0, 0)
    s.challenge = DECLINED
    s.phase = CHALLENGE_OVER
    s.waiting = 0


def end_challenge(s: Board, outcome: i64) -> None:
    """The loser got everybody out, or was too late (BASE-TC-6)."""
    s.challenge = outcome
    s.phase = CHALLENGE_OVER
    s.waiting = 0
    emit(s, EVERYBODY, CHALLENGE_ENDED, s.turn, outcome, 0, 0)
