"""What a side may expect from a position, for search: the race, found for the whole board at once, and its meaning."""

from __future__ import annotations

from itertools import pairwise
from math import tanh
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sublevel.engine.core import bit, mix
from sublevel.games.the_base.evaluation import reach
from sublevel.games.the_base.moves import active_pieces, enterable, pieces_of, saved_count
from sublevel.games.the_base.state import CHALLENGE, CHALLENGE_OFFER, ESCAPED, FAILED, Board
from sublevel.games.the_base.tables import (
    CORNER,
    EAST,
    EXPLORERS,
    FIRST_TILE,
    HIDDEN,
    LANE_1,
    LANE_5,
    LANES,
    MASK_OF,
    MUTANTS,
    NORTH,
    OFF,
    POSITIONS,
    REVEAL,
    ROTATE,
    SHAPE_OF,
    SOUTH,
    STRAIGHT,
    TILE_COUNT,
    TILES,
    WEST,
    goal,
    has,
    lowest,
)
from sublevel.games.the_base.turns import ACTIONS_PER_TURN, columns_to_goal

LONGEST_RACE: Final = 24  # actions; a piece without a way is counted as if it needed so many


def turnable(s: Board, shape: i64) -> i64:
    """The empty, revealed tiles of all shapes but one, of those that have more than one way through."""
    found: i64 = 0
    t: i64
    for t in range(TILE_COUNT):
        mask: i64 = s.tile[t]
        if mask < HIDDEN and SHAPE_OF[mask] != shape and mask & (mask - 1) != 0:
            found |= bit(t)
    return (found << FIRST_TILE) & ~s.explorers & ~s.mutants


def race(s: Board, side: i64) -> i64:
    """The actions that each piece of a side needs to its goal, if nobody disturbs it; eight bits for each piece.

    A step costs an action, turning a tile first one more, a hidden tile two more (BASE-BOT-2). The search goes back
    from the goal, action by action, for all tiles at once: `north` is where leaving towards the north takes so many
    actions to the goal, `north_1` and `north_2` where it takes one or two less, `in_north` where entering from it does.
    """
    straight: i64 = turnable(s, CORNER)
    bent: i64 = turnable(s, STRAIGHT)
    hidden: i64 = s.hidden
    through_ns: i64 = s.north & s.south
    through_ew: i64 = s.east & s.west
    through_ne: i64 = s.north & s.east
    through_es: i64 = s.east & s.south
    through_sw: i64 = s.south & s.west
    through_nw: i64 = s.north & s.west
    goals: i64 = goal(side) & enterable(s, side)
    missing: i64 = active_pieces(s, side)
    first: i64 = s.piece[3 * side]
    second: i64 = s.piece[3 * side + 1]
    third: i64 = s.piece[3 * side + 2]
    result: i64 = 0
    if first == OFF:
        result |= LONGEST_RACE
    if second == OFF:
        result |= LONGEST_RACE << 8
    if third == OFF:
        result |= LONGEST_RACE << 16
    north: i64 = 0
    south: i64 = 0
    east: i64 = goals >> LANES if side == EXPLORERS else 0
    west: i64 = 0 if side == EXPLORERS else goals << LANES
    north_1: i64 = 0
    south_1: i64 = 0
    east_1: i64 = 0
    west_1: i64 = 0
    north_2: i64 = 0
    south_2: i64 = 0
    east_2: i64 = 0
    west_2: i64 = 0
    seen_north: i64 = 0
    seen_south: i64 = 0
    seen_east: i64 = 0
    seen_west: i64 = 0
    actions: i64
    for actions in range(1, LONGEST_RACE):
        found: i64 = missing & ((north & s.north) | (south & s.south) | (east & s.east) | (west & s.west))
        if found != 0:
            missing &= ~found
            if has(found, first):
                result |= actions
            if has(found, second):
                result |= actions << 8
            if has(found, third):
                result |= actions << 16
            if missing == 0:
                return result
        hidden_ew: i64 = (east_2 | west_2) & hidden
        hidden_ns: i64 = (north_2 | south_2) & hidden
        bent_ew: i64 = (east_1 | west_1) & bent
        bent_ns: i64 = (north_1 | south_1) & bent
        in_north: i64 = (south & through_ns) | (east & through_ne) | (west & through_nw)
        in_north |= (south_1 & straight) | bent_ew | (south_2 & hidden) | hidden_ew
        in_south: i64 = (north & through_ns) | (east & through_es) | (west & through_sw)
        in_south |= (north_1 & straight) | bent_ew | (north_2 & hidden) | hidden_ew
        in_east: i64 = (west & through_ew) | (north & through_ne) | (south & through_es)
        in_east |= (west_1 & straight) | bent_ns | (west_2 & hidden) | hidden_ns
        in_west: i64 = (east & through_ew) | (north & through_nw) | (south & through_sw)
        in_west |= (east_1 & straight) | bent_ns | (east_2 & hidden) | hidden_ns
        in_north &= ~seen_north
        in_south &= ~seen_south
        in_east &= ~seen_east
        in_west &= ~seen_west
        seen_north |= in_north
        seen_south |= in_south
        seen_east |= in_east
        seen_west |= in_west
        north_2 = north_1
        south_2 = south_1
        east_2 = east_1
        west_2 = west_1
        north_1 = north
        south_1 = south
        east_1 = east
        west_1 = west
        north = (in_south & ~LANE_5) << 1
        south = (in_north & ~LANE_1) >> 1
        east = in_west >> LANES
        west = in_east << LANES
    if has(missing, first):
        result |= LONGEST_RACE
    if has(missing, second):
        result |= LONGEST_RACE << 8
    if has(missing, third):
        result |= LONGEST_RACE << 16
    return result


def by_rounds(last: int, late: int, middle: int, first: int) -> list[int]:
    """A number for each countdown, on straight lines between those for the last round and 4, 10 and 20 rounds left."""
    anchors = ((1, last), (4, late), (10, middle), (20, first))
    return (
        [last]
        + [
            a + (b - a) * (left - low) // (high - low)
            for (low, a), (high, b) in pairwise(anchors)
            for left in range(low, high)
        ]
        + [first]
    )


# What things are worth by the rounds that are left, in hundredths of the exponent of the odds: [countdown].
# Fitted to the results of the search's own matches (logistic regression), like the straight lines between the figures.
PIECE_SAVED: Final = vec[i64](by_rounds(232, 155, 110, 109))
TOKEN_HELD: Final = vec[i64](by_rounds(29, 15, 15, 15))
ACTION_NEEDED: Final = vec[i64](by_rounds(3, 3, 3, 3))
COLUMN_TO_GO: Final = vec[i64](by_rounds(46, 29, 23, 23))
COLUMN_IN_DANGER: Final = vec[i64](by_rounds(25, 12, 22, 17))
COLUMN_UNGUARDED: Final = vec[i64](by_rounds(3, 3, 14, 17))
LAST_TURN: Final = vec[i64](by_rounds(125, 95, 76, 75))
ACTION_TO_SPARE: Final = 15  # in the Time challenge
CERTAINTY: Final = vec[i64]([int(1000 * tanh(i / 200)) for i in range(800)])  # [hundredths]: the mean return


def outlook(s: Board, seat: i64) -> i64:
    """What a seat may expect, in thousandths of a win."""
    if s.phase >= CHALLENGE_OFFER:
        return challenge_outlook(s, seat)
    if s.ended != 0:
        return 1000 * s.payoff[seat]
    lead: i64 = LAST_TURN[s.countdown] + prospects(s, EXPLORERS, MUTANTS) - prospects(s, MUTANTS, EXPLORERS)
    return mean_return(lead if seat == EXPLORERS else -lead)


def mean_return(lead: i64) -> i64:
    """The mean return of a lead in hundredths."""
    return -CERTAINTY[min(-lead, 799)] if lead < 0 else CERTAINTY[min(lead, 799)]


def challenge_outlook(s: Board, seat: i64) -> i64:
    """How the loser's race against time goes, which counts for him alone now (BASE-TC-3, 6)."""
    side: i64 = MUTANTS if s.payoff[EXPLORERS] > 0 else EXPLORERS
    hope: i64 = 0  # declined, or not begun
    if s.phase == CHALLENGE:
        hope = mean_return(ACTION_TO_SPARE * (ACTIONS_PER_TURN * (s.countdown - 1) + s.actions - total_race(s, side)))
    elif s.challenge == ESCAPED:
        hope = 1000
    elif s.challenge == FAILED:
        hope = -1000
    return hope if seat == side else -hope


def total_race(s: Board, side: i64) -> i64:
    """The actions that all pieces of a side need."""
    actions: i64 = race(s, side)
    return (actions & 255) + ((actions >> 8) & 255) + (actions >> 16)


def prospects(s: Board, side: i64, enemy: i64) -> i64:
    """What a side's own affairs are worth to it."""
    left: i64 = s.countdown
    columns: i64 = 0
    i: i64
    for i in range(3 * side, 3 * side + 3):
        columns += 6 if s.piece[i] == OFF else columns_to_goal(side, s.piece[i])
    worth: i64 = PIECE_SAVED[left] * saved_count(s, side) + TOKEN_HELD[left] * s.token[side]
    worth -= ACTION_NEEDED[left] * total_race(s, side) + COLUMN_TO_GO[left] * columns
    if s.turn == enemy:
        return worth - COLUMN_IN_DANGER[left] * columns_lost(s, side, reach(s, enemy, s.actions))
    return worth - COLUMN_UNGUARDED[left] * columns_lost(s, side, reach(s, enemy, ACTIONS_PER_TURN + s.token[enemy]))


def columns_lost(s: Board, side: i64, danger: i64) -> i64:
    """How many columns a side would lose if all its pieces in danger were captured."""
    lost: i64 = 0
    left: i64 = danger & TILES & pieces_of(s, side)
    while left != 0:
        lost += 6 - columns_to_goal(side, lowest(left))
        left &= left - 1
    return lost


def promise(s: Board, seat: i64, action: i64) -> i64:
    """How promising an action looks at a glance, in percent: forward, into the goal, against the enemy."""
    position: i64
    if action < ROTATE:
        position = action % POSITIONS
        if has(goal(seat), position):
            return 400
        if has(pieces_of(s, 1 - seat), position):
            return 300
        ahead: i64 = columns_to_goal(seat, s.piece[3 * seat + action // POSITIONS]) - columns_to_goal(seat, position)
        return 150 if ahead > 0 else 100 if ahead == 0 else 40
    if action < REVEAL:
        position = FIRST_TILE + (action - ROTATE) // 4
        shape: i64 = SHAPE_OF[s.tile[position - FIRST_TILE]]
        return promise_of_turn(s, seat, position, MASK_OF[4 * shape + (action - ROTATE) % 4])
    return 100


def promise_of_turn(s: Board, seat: i64, position: i64, mask: i64) -> i64:
    """The same for turning a tile: a way forward for an own piece beside it, or a way that is closed to the enemy."""
    own: i64 = active_pieces(s, seat)
    forward: i64 = EAST if seat == EXPLORERS else WEST
    if mask & forward != 0 and entered(s, position, mask & ~forward, own):
        return 110
    enemies: i64 = active_pieces(s, 1 - seat)
    if entered(s, position, s.tile[position - FIRST_TILE], enemies) and not entered(s, position, mask, enemies):
        return 90
    return 30


def entered(s: Board, position: i64, mask: i64, pieces: i64) -> bool:
    """Whether one of the pieces could step on a tile with such openings."""
    beside: i64 = 0
    if mask & NORTH != 0:
        beside |= (bit(position) & ~LANE_1) >> 1 & s.south
    if mask & SOUTH != 0:
        beside |= (bit(position) & ~LANE_5) << 1 & s.north
    if mask & WEST != 0:
        beside |= bit(position) >> LANES & s.east
    if mask & EAST != 0:
        beside |= bit(position) << LANES & s.west
    return beside & pieces != 0


def observed(s: Board) -> i64:
    """A number for the position as everybody sees it (BASE-INFO-2)."""
    key: i64 = 1
    number: i64 = 0
    i: i64
    for i in range(TILE_COUNT):
        number = number << 5 | (HIDDEN if s.tile[i] >= HIDDEN else s.tile[i])
        if i % 5 == 4:
            key = mix(key, number)
            number = 0
    for i in range(6):
        number = number << 6 | s.piece[i]
        if i == 2:
            key = mix(key, number)
            number = 0
    key = mix(key, number)
    for i in range(10):
        number = s.slot[i] if i == 0 else number << 2 | s.slot[i]
    key = mix(key, number << 8 | s.oriented << 3 | s.pending)
    return mix(
        key,
        ((s.countdown << 4 | s.actions) << 8 | s.token[0] << 4 | s.token[1] << 1 | s.window) << 8
        | s.phase << 4
        | s.turn << 2
        | s.challenge,
    )
