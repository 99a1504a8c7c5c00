"""Objectives and their marks, scores and the end (sections 8.5, 8.9, 9)."""

from __future__ import annotations

from mypy_extensions import i64

from sublevel.engine.core import EVERYBODY, bit, emit
from sublevel.games.star_quest.figures import (
    chaos_on_hulk,
    lift,
    loss_value,
    player_of,
)
from sublevel.games.star_quest.hulk import room_of
from sublevel.games.star_quest.state import (
    ABANDONED,
    ABOARD,
    LOST,
    MARK_TAKEN,
    MATCH_ENDED,
    OPTION_PLAYERS,
    OPTION_SCORING,
    OVER,
    SCANNED,
    Hulk,
)
from sublevel.games.star_quest.tables import (
    BOARDS,
    CARRY_GOAL,
    CHAOS,
    CLEAR_GOAL,
    COLOURS,
    GOAL_COUNT,
    GOAL_FORM,
    GOAL_KIND,
    GOAL_NEEDS_COUNT,
    GOAL_NEEDS_KIND,
    GOAL_ROOM,
    GOAL_SQUARES,
    HOLD_GOAL,
    MOST_GOAL_SQUARES,
    MOST_REMOVALS,
    NOBODY,
    PRIMARY,
    PRIMARY_POINTS,
    REMOVE_GOAL,
    SCORE_GOAL,
    SECONDARY,
    SECONDARY_POINTS,
    SQUAD,
    SQUAD_FIGURES,
    SQUARES,
    TOKEN_GOAL,
    TOKEN_KINDS,
    TOKEN_VALUE,
    USE_GOAL,
)


def goal(s: Hulk, which: i64, i: i64) -> i64:
    """A number of the primary or the secondary objective."""
    return s.primary[i] if which == PRIMARY else s.secondary[i]


def goal_open(s: Hulk, which: i64) -> bool:
    """Whether a mark can still be earned: not given, and read out if it is the secondary one (SQ-OBJ-1)."""
    return s.mark[which] == NOBODY and (which == PRIMARY or s.known == 1)


def award(s: Hulk, which: i64, player: i64) -> None:
    """Give a mark: once, for good (SQ-OBJ-1)."""
    s.mark[which] = player
    emit(s, EVERYBODY, MARK_TAKEN, which, player, 0, 0)


# Tokens.


def tokens_of(s: Hulk, colour: i64, kind: i64) -> i64:
    """How many tokens of a kind a squad has."""
    return s.token_blips[TOKEN_KINDS * colour + kind] + s.token_chips[TOKEN_KINDS * colour + kind]


def token_points(s: Hulk, colour: i64) -> i64:
    """What a squad's tokens are worth (SQ-DATA-3)."""
    points: i64 = 0
    kind: i64
    for kind in range(TOKEN_KINDS):
        points += TOKEN_VALUE[kind] * tokens_of(s, colour, kind)
    return points


def token_count(s: Hulk, colour: i64) -> i64:
    """How many tokens a squad has."""
    count: i64 = 0
    kind: i64
    for kind in range(TOKEN_KINDS):
        count += tokens_of(s, colour, kind)
    return count


# What is looked at after every action.


def check_goals(s: Hulk) -> None:
    """Give the marks that were earned, the primary one first (SQ-OBJ-1, SQ-INT-4)."""
    which: i64
    for which in range(2):
        if goal_open(s, which):
            winner: i64 = fulfilled_by(s, which)
            if winner != NOBODY:
                award(s, which, winner)


def fulfilled_by(s: Hulk, which: i64) -> i64:
    """The squad that fulfils an objective of a form that looks at the position (SQ-OBJ-4, 7, 8, 9)."""
    form: i64 = goal(s, which, GOAL_FORM)
    if form == REMOVE_GOAL:
        return remover_of(s, which)
    if form == CLEAR_GOAL:
        return best_collector(s) if is_clear(s) else NOBODY
    if form == TOKEN_GOAL or form == SCORE_GOAL:
        seat: i64
        for seat in range(s.options[OPTION_PLAYERS] - 1):
            colour: i64 = player_of(s, seat)
            have: i64 = token_points(s, colour)
            if form == TOKEN_GOAL:
                have = tokens_of(s, colour, goal(s, which, GOAL_KIND))
            if have >= goal(s, which, GOAL_COUNT):
                return colour
    return NOBODY


def remover_of(s: Hulk, which: i64) -> i64:
    """The squad that removed the figure that was asked for, counted over all squads (SQ-OBJ-4)."""
    kind: i64 = goal(s, which, GOAL_KIND)
    count: i64 = goal(s, which, GOAL_COUNT)
    if s.removed[kind] < count:
        return NOBODY
    return s.remover[MOST_REMOVALS * kind + count - 1]


def is_clear(s: Hulk) -> bool:
    """Whether nothing of Chaos is left but chips (SQ-OBJ-7)."""
    board: i64
    if s.pool_blip_n > 0:
        return False
    for board in range(BOARDS):
        if s.board[board] != SCANNED:
            return False
    return not chaos_on_hulk(s)


def best_collector(s: Hulk) -> i64:
    """The squad with the highest token sum, then more tokens, then first in seat order (SQ-OBJ-7)."""
    best: i64 = player_of(s, 0)
    seat: i64
    for seat in range(1, s.options[OPTION_PLAYERS] - 1):
        colour: i64 = player_of(s, seat)
        more: i64 = token_points(s, colour) - token_points(s, best)
        if more > 0 or (more == 0 and token_count(s, colour) > token_count(s, best)):
            best = colour
    return best


# Squares to use, things to carry, rooms to hold.


def usable(s: Hulk, which: i64, square: i64) -> i64:
    """The place of a square among those of an objective that are still to be used, -1 if it is none (SQ-OBJ-3)."""
    i: i64
    if not goal_open(s, which) or goal(s, which, GOAL_FORM) != USE_GOAL:
        return -1
    for i in range(MOST_GOAL_SQUARES):
        if goal(s, which, GOAL_SQUARES + i) == square and (s.goal_used[which] >> i) & 1 == 0:
            return i
    return -1


def unlocked(s: Hulk, which: i64) -> bool:
    """Whether what an objective requires has come true, by whatever cause (SQ-OBJ-3)."""
    kind: i64 = goal(s, which, GOAL_NEEDS_KIND)
    return kind < 0 or s.removed_any[kind] >= goal(s, which, GOAL_NEEDS_COUNT)


def use_square(s: Hulk, which: i64, i: i64, colour: i64) -> None:
    """Use a square; the squad of the last one takes the mark (SQ-OBJ-3)."""
    s.goal_used[which] |= bit(i)
    done: i64 = 0
    k: i64
    for k in range(MOST_GOAL_SQUARES):
        done += (s.goal_used[which] >> k) & 1
    if done >= goal(s, which, GOAL_COUNT):
        award(s, which, colour)


def lay_item(s: Hulk, which: i64) -> None:
    """Lay the thing of a CARRY objective on its square (SQ-OBJ-1, SQ-OBJ-5)."""
    if goal(s, which, GOAL_FORM) == CARRY_GOAL:
        s.cargo[which] = goal(s, which, GOAL_SQUARES)


def bring_home(s: Hulk, figure: i64) -> None:
    """A figure becomes Returned: what it carries is home (SQ-OBJ-5)."""
    which: i64
    for which in range(2):
        if s.carrier[which] == figure:
            s.carrier[which] = NOBODY
            if goal_open(s, which):
                award(s, which, figure // SQUAD)


def check_hold(s: Hulk) -> None:
    """At the end of a Chaos turn: does a squad hold the room alone? (SQ-OBJ-6)"""
    which: i64
    for which in range(2):
        if goal_open(s, which) and goal(s, which, GOAL_FORM) == HOLD_GOAL:
            winner: i64 = holder(s, goal(s, which, GOAL_ROOM), goal(s, which, GOAL_COUNT))
            if winner != NOBODY:
                award(s, which, winner)


def holder(s: Hulk, room: i64, figures: i64) -> i64:
    """The squad with most figures, and at least so many, in a room without Chaos; then seat order (SQ-OBJ-6)."""
    square: i64
    seat: i64
    n: i64
    for square in range(SQUARES):
        if s.at[square] > SQUAD_FIGURES and room_of(s, square) == room:
            return NOBODY
    best: i64 = NOBODY
    most: i64 = figures - 1
    for seat in range(s.options[OPTION_PLAYERS] - 1):
        colour: i64 = player_of(s, seat)
        count: i64 = 0
        for n in range(SQUAD):
            figure: i64 = SQUAD * colour + n
            if s.status[figure] == ABOARD and room_of(s, s.square[figure]) == room:
                count += 1
        if count > most:
            most = count
            best = colour
    return best


# The end (section 9).


def squad_score(s: Hulk, colour: i64) -> i64:
    """The score of a squad (SQ-SCORE-1)."""
    score: i64 = token_points(s, colour) - s.loss[colour]
    if s.mark[PRIMARY] == colour:
        score += PRIMARY_POINTS
    if s.mark[SECONDARY] == colour:
        score += SECONDARY_POINTS
    return score


def chaos_score(s: Hulk) -> i64:
    """The score of Chaos: what the squads lost, and its marks (SQ-SCORE-2)."""
    score: i64 = 0
    colour: i64
    for colour in range(COLOURS):
        score += s.loss[colour]
    if s.mark[PRIMARY] == CHAOS:
        score += PRIMARY_POINTS
    if s.mark[SECONDARY] == CHAOS:
        score += SECONDARY_POINTS
    return score


def score_of(s: Hulk, player: i64) -> i64:
    """The score of a player."""
    return chaos_score(s) if player == CHAOS else squad_score(s, player)


def abandon(s: Hulk) -> None:
    """Chaos takes the squad figures that are still Aboard; Docked and Returned ones are safe (SQ-END-4)."""
    figure: i64
    for figure in range(SQUAD_FIGURES):
        if s.status[figure] == ABOARD:
            value: i64 = loss_value(s, figure)
            s.status[figure] = LOST
            s.lp[figure] = 0
            lift(s, figure)
            s.loss[figure // SQUAD] += value
            emit(s, EVERYBODY, ABANDONED, figure, value, 0, 0)


def finish(s: Hulk, kind: i64) -> None:
    """End the match: losses, marks for Chaos, scores and the winners (SQ-END-4, 5; SQ-SCORE-1 to 5)."""
    abandon(s)
    if s.mark[PRIMARY] == NOBODY:
        award(s, PRIMARY, CHAOS)
    if s.mark[SECONDARY] == NOBODY and s.known == 1:
        award(s, SECONDARY, CHAOS)
    seats: i64 = s.options[OPTION_PLAYERS]
    seat: i64
    for seat in range(seats):
        s.score[seat] = score_of(s, player_of(s, seat))
    for seat in range(seats):
        s.payoff[seat] = 1 if wins(s, seat) else 0
    s.ended = kind
    s.phase = OVER
    s.resume = OVER
    s.waiting = 0
    emit(s, EVERYBODY, MATCH_ENDED, kind, 0, 0, 0)


def wins(s: Hulk, seat: i64) -> bool:
    """Whether a seat is among the winners: the highest score, or its side (SQ-SCORE-3, SQ-SCORE-4)."""
    chaos: i64 = s.options[OPTION_PLAYERS] - 1
    other: i64
    if s.options[OPTION_SCORING] == 1:
        together: i64 = 0
        for other in range(chaos):
            together += s.score[other]
        squads_win: bool = s.mark[PRIMARY] != CHAOS and together > s.score[chaos]
        return squads_win if seat < chaos else not squads_win
    for other in range(chaos + 1):
        if s.score[other] > s.score[seat]:
            return False
    return True
