"""How good a position looks: race distance and threats (BASE-BOT-2 to 5)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sublevel.engine.core import bit
from sublevel.games.the_base.captures import numbered_slot
from sublevel.games.the_base.moves import active_pieces, connected, enterable, facing, pieces_of, saved_count
from sublevel.games.the_base.state import Board
from sublevel.games.the_base.tables import (
    BOARD,
    CORNER,
    DEAD_END,
    EXPLORERS,
    FIRST_TILE,
    LANES,
    OFF,
    SHAPE_OF,
    STRAIGHT,
    TILE_COUNT,
    TILES,
    goal,
    has,
    lowest,
)
from sublevel.games.the_base.turns import ACTIONS_PER_TURN

# Costs in tenths of an action.
STEP: Final = 10
TURN: Final = 10
UNKNOWN: Final = 17  # what a hidden tile costs on top, on average
TOKEN: Final = 12
NO_ROUTE: Final = 250
FAR: Final = 100_000

# Weights in percent, and the sum that counts as a won game.
ENEMY_RACE: Final = 30
LOST_STEPS: Final = 25
CERTAIN: Final = 900


def opposite(d: i64) -> i64:
    """The direction back."""
    return (d + 2) & 3


def beside(position: i64, d: i64) -> i64:
    """The position next to a tile in a direction, or -1 outside (BASE-GEO-3, 4)."""
    if d == 0:
        return -1 if position % LANES == 0 else position - 1
    if d == 1:
        return position + LANES
    if d == 2:
        return -1 if position % LANES == LANES - 1 else position + 1
    return position - LANES


def joins(shape: i64, d: i64, e: i64) -> bool:
    """Whether some orientation of a shape is open towards both directions."""
    if shape == DEAD_END:
        return False
    if shape == STRAIGHT:
        return opposite(d) == e
    if shape == CORNER:
        return opposite(d) != e
    return True


def passing_cost(s: Board, position: i64, d: i64, e: i64, occupied: i64) -> i64:
    """What it costs to enter a tile through side d so that side e is open then; FAR if that cannot be."""
    if has(s.hidden, position):
        return STEP + UNKNOWN
    mask: i64 = s.tile[position - FIRST_TILE]
    if (mask >> d) & (mask >> e) & 1 == 1:
        return STEP
    if has(occupied, position) or not joins(SHAPE_OF[mask], d, e):
        return FAR
    return STEP + TURN


def cost_beyond(s: Board, position: i64, d: i64, open_goals: i64) -> i64:
    """The rest of the way once a tile was left towards d."""
    q: i64 = beside(position, d)
    if q < 0:
        return FAR
    if has(TILES, q):
        return s.route[4 * q + opposite(d)]
    return STEP if has(open_goals, q) else FAR


def relax(s: Board, position: i64, open_goals: i64, occupied: i64) -> bool:
    """Improve the ways through one tile; tell whether any got shorter."""
    better: bool = False
    d: i64
    e: i64
    for e in range(4):
        rest: i64 = cost_beyond(s, position, e, open_goals)
        if rest >= FAR:
            continue
        for d in range(4):
            if d != e:
                cost: i64 = passing_cost(s, position, d, e, occupied) + rest
                if cost < s.route[4 * position + d]:
                    s.route[4 * position + d] = cost
                    better = True
    return better


def find_routes(s: Board, side: i64) -> None:
    """Fill `route`: what it costs a side's piece to enter each tile through each side and reach a free target slot."""
    open_goals: i64 = goal(side) & enterable(s, side)
    occupied: i64 = pieces_of(s, 0) | pieces_of(s, 1)
    i: i64
    for i in range(140):
        s.route[i] = FAR
    again: bool = True
    while again:
        again = False
        for i in range(TILE_COUNT):
            # From the goal backwards, so that most ways are found in the first pass.
            position: i64 = FIRST_TILE + (TILE_COUNT - 1 - i if side == EXPLORERS else i)
            if relax(s, position, open_goals, occupied):
                again = True


def race_distance(s: Board, piece: i64) -> i64:
    """Tenths of actions that a piece needs to its goal; `find_routes` was called for its side."""
    position: i64 = s.piece[piece]
    side: i64 = piece // 3
    if position == OFF:
        return NO_ROUTE
    if has(goal(side), position):
        return 0
    best: i64 = NO_ROUTE
    open_goals: i64 = goal(side) & enterable(s, side)
    d: i64
    for d in range(4):
        q: i64 = beside(position, d)
        if q >= 0 and has(facing(s, bit(position)), q):
            best = min(best, cost_beyond(s, position, d, open_goals))
    return best


def race(s: Board, side: i64) -> i64:
    """The race distances of a side's pieces added up."""
    find_routes(s, side)
    return race_distance(s, 3 * side) + race_distance(s, 3 * side + 1) + race_distance(s, 3 * side + 2)


def passable(s: Board, side: i64) -> i64:
    """Where a side's piece can be on its way: where moves may end but for the goal, and over own pieces."""
    return (enterable(s, side) & ~goal(side)) | (pieces_of(s, side) & TILES)


def reach(s: Board, side: i64, actions: i64) -> i64:
    """The positions that a side's pieces can walk to with so many actions, turning no tile (BASE-ADV-1)."""
    front: i64 = active_pieces(s, side)
    seen: i64 = 0
    i: i64
    for i in range(actions):
        reached: i64 = connected(s, front)
        front = reached & passable(s, side) & ~seen
        seen |= reached
    return seen & enterable(s, side)


def reach_turning(s: Board, side: i64, actions: i64) -> i64:
    """The same when revealed tiles may be turned on the way; it may name a few places too many (BASE-ADV-1)."""
    empty: i64 = TILES & ~s.hidden & ~pieces_of(s, 0) & ~pieces_of(s, 1)
    front: i64 = active_pieces(s, side)
    turned: i64 = 0  # tiles that are entered after they were turned, one action later
    seen: i64 = 0
    i: i64
    for i in range(actions):
        reached: i64 = connected(s, front) | around(front & seen & empty) | turned
        turned = facing(s, front) & empty & ~seen
        front = reached & passable(s, side) & ~seen
        seen |= reached
    return seen & enterable(s, side)


def around(positions: i64) -> i64:
    """All positions beside any of a set."""
    found: i64 = 0
    left: i64 = positions
    d: i64
    while left != 0:
        position: i64 = lowest(left)
        left &= left - 1
        for d in range(4):
            if beside(position, d) >= 0:
                found |= bit(beside(position, d))
    return found & BOARD


def within(s: Board, piece: i64) -> i64:
    """Where a piece would be guarded: three connected positions from a team mate or its own slot (BASE-ADV-2)."""
    side: i64 = piece // 3
    front: i64 = active_pieces(s, side) & ~bit(s.piece[piece])
    front |= bit(numbered_slot(s, side, piece % 3 + 1))
    found: i64 = 0
    i: i64
    for i in range(3):
        front = connected(s, front)
        found |= front
    return found


def exposed_steps(s: Board, side: i64) -> i64:
    """Columns that the side would lose if all its pieces in reach of the enemy were captured (BASE-BOT-3)."""
    danger: i64 = reach(s, 1 - side, ACTIONS_PER_TURN + s.token[1 - side]) & TILES
    lost: i64 = 0
    i: i64
    for i in range(3 * side, 3 * side + 3):
        if s.piece[i] != OFF and has(danger, s.piece[i]):
            column: i64 = s.piece[i] // LANES
            lost += column if side == EXPLORERS else 6 - column
    return lost


def standing(s: Board, side: i64) -> i64:
    """What a side's own affairs are worth to it, in tenths of actions."""
    return TOKEN * s.token[side] - race(s, side)


def evaluate(s: Board, seat: i64) -> i64:
    """The own race counts in full, the enemy's less, so that bots run rather than block."""
    if s.ended != 0:
        return 1000 * s.payoff[seat]
    own: i64 = standing(s, seat) - STEP * exposed_steps(s, seat) * LOST_STEPS // 100
    enemy: i64 = standing(s, 1 - seat)
    lead: i64 = 30 * (saved_count(s, seat) - saved_count(s, 1 - seat))
    score: i64 = (own - enemy * ENEMY_RACE // 100 + lead) * 1000 // CERTAIN
    return max(-999, min(999, score))
