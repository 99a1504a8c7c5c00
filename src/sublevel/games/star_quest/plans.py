"""Where the actor had best end its move (section 15): every square that it can come to is looked at once.

A squad figure likes to come nearer to what its squad is heading for, to have a good shot, and to stay out of the
Robotlings' lines of fire. A Robotling or blip likes a good attack, and cover when it has none. What was found is
noted in the state: search asks for it again and again.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sublevel.engine.core import bit
from sublevel.games.star_quest.activation import ahead, comes_home, may_rest, why_not_go, why_not_move
from sublevel.games.star_quest.figures import allowance, can_be_attacked, part, place_of_actor, width_of
from sublevel.games.star_quest.hulk import board_of
from sublevel.games.star_quest.odds import over
from sublevel.games.star_quest.refusals import FINE
from sublevel.games.star_quest.routes import FAR, TO_BAY, distances, heading, route
from sublevel.games.star_quest.sight import line
from sublevel.games.star_quest.state import ABOARD, FRESH, MOVE_OPEN, UNSCANNED, Hulk
from sublevel.games.star_quest.tables import (
    ARMOUR_OF,
    CLONE,
    DIRECTIONS,
    FIGURES,
    FIRST_BLIP,
    KIND_OF,
    LIFE_OF,
    NOBODY,
    PLACES,
    SIDE,
    SQUAD,
    SQUAD_FIGURES,
    SQUARES,
    WEAPON_RED,
    WEAPON_WHITE,
)
from sublevel.games.star_quest.threats import (
    CERTAIN,
    apart,
    beside,
    chaos_blow,
    chaos_shot,
    prize,
    squad_blow,
    squad_shot,
)

# What stands where in `plan`.
KEY: Final = 0  # the actor and how far its activation is, plus 1; 0: no plan
PLY: Final = 1  # when it was made: the directions hold then
GOAL: Final = 2  # the best square to end on
WAY: Final = 3  # the first step to it, -1: stay
OTHER_GOAL: Final = 4  # the best one in another direction
OTHER_WAY: Final = 5  # the first step to that, -1: none

SIGHT: Final = 18  # beyond so many squares nobody is shot at in plans
PACE: Final = 22  # what a step on the way is worth to a squad
SAFE: Final = 500  # what it is worth to be home in time
CHASE: Final = 4  # what a step towards the squads is worth to Chaos
STRANGER: Final = 60  # what a figure that has not acted makes of a board that nobody has scanned
NEAR_ENOUGH: Final = 60  # another square is worth a look if it is worth so little less
NEVER: Final = -1000000

# Scratch of `make_plan`.
ENDS: Final = vec[i64]([0] * PLACES)
COST: Final = vec[i64]([0] * PLACES)
START: Final = vec[i64]([0] * PLACES)


def plan_key(s: Hulk) -> i64:
    """A number for the actor and what it has done so far."""
    done: i64 = 1 if s.shots + s.combats + s.used > 0 else 0
    return 1 + s.actor + 128 * done + 256 * s.moves_left + 1024 * s.rounds


def see_plan(s: Hulk) -> None:
    """Make a plan for the actor unless there is one."""
    if s.plan[KEY] != plan_key(s):
        make_plan(s)


def kind_of_actor(s: Hulk, actor: i64) -> i64:
    """The kind of a Robotling or blip."""
    return s.blip_kind[actor - FIRST_BLIP] if actor >= FIRST_BLIP else KIND_OF[actor]


def make_plan(s: Hulk) -> None:
    """Look at all squares that the actor can come to, and note the best ones."""
    actor: i64 = s.actor
    here: i64 = place_of_actor(s, actor)
    ready: bool = s.shots + s.combats + s.used == 0
    head: i64 = heading(s, actor // SQUAD) if actor < SQUAD_FIGURES else TO_BAY
    prey: i64 = NOBODY if actor < SQUAD_FIGURES else nearest_figure(s, here)
    stand(s, here, False)
    best: i64 = NEVER if s.passing == 1 else worth_of(s, here, ready, head, prey)
    second: i64 = NEVER
    s.plan[KEY] = plan_key(s)
    s.plan[PLY] = s.ply
    s.plan[GOAL] = here
    s.plan[WAY] = -1
    s.plan[OTHER_GOAL] = here
    s.plan[OTHER_WAY] = -1
    stand(s, here, True)
    if why_not_move(s) != FINE:
        return
    most: i64 = s.mp if s.move == MOVE_OPEN and s.mp > 0 else allowance(s, actor)
    count: i64 = 1
    i: i64 = 0
    direction: i64
    ENDS[0] = here
    COST[here] = 1
    START[here] = -1
    while i < count:
        square: i64 = ENDS[i]
        i += 1
        if COST[square] > most or (i > 1 and comes_home(here, square)):
            continue
        for direction in range(DIRECTIONS):
            if why_not_go(s, actor, square, direction, most - COST[square]) != FINE:
                continue
            to: i64 = ahead(s, actor, square, direction)
            if COST[to] != 0:
                continue
            COST[to] = COST[square] + 1
            START[to] = direction if square == here else START[square]
            ENDS[count] = to
            count += 1
            if not (comes_home(square, to) or may_rest(s, actor, to)):
                continue
            stand(s, here, False)
            worth: i64 = worth_of(s, to, ready, head, prey)
            stand(s, here, True)
            if worth > best:
                if s.plan[WAY] != START[to]:
                    second = best
                    s.plan[OTHER_GOAL] = s.plan[GOAL]
                    s.plan[OTHER_WAY] = s.plan[WAY]
                best = worth
                s.plan[GOAL] = to
                s.plan[WAY] = START[to]
            elif worth > second and START[to] != s.plan[WAY]:
                second = worth
                s.plan[OTHER_GOAL] = to
                s.plan[OTHER_WAY] = START[to]
    for i in range(count):
        COST[ENDS[i]] = 0
    if second < best - NEAR_ENOUGH or s.plan[WAY] < 0:
        s.plan[OTHER_WAY] = -1


def stand(s: Hulk, square: i64, there: bool) -> None:
    """Take the actor out of the way of lines, where it stands now, or put it back."""
    q: i64
    if s.actor >= FIRST_BLIP or s.passing == 1 or square >= SQUARES:
        return
    for q in range(width_of(s.actor)):
        covered: i64 = part(square, q)
        if there:
            s.standing[covered // SIDE] |= bit(covered % SIDE)
        else:
            s.standing[covered // SIDE] &= ~bit(covered % SIDE)


def nearest_figure(s: Hulk, square: i64) -> i64:
    """The squad figure on the hulk that is fewest steps away from a square, or NOBODY."""
    best: i64 = NOBODY
    least: i64 = FAR + 1
    figure: i64
    for figure in range(SQUAD_FIGURES):
        if s.status[figure] == ABOARD and s.square[figure] < SQUARES:
            gap: i64 = distances(s, s.square[figure])[square]
            if gap < least:
                least = gap
                best = figure
    return best


def worth_of(s: Hulk, square: i64, ready: bool, head: i64, prey: i64) -> i64:
    """What it is worth to its side that the actor ends its move on a square; `ready`: its attack is still to come."""
    if s.actor < SQUAD_FIGURES:
        return squad_worth(s, s.actor, square, ready, head)
    return chaos_worth(s, s.actor, square, ready, prey)


def squad_worth(s: Hulk, figure: i64, square: i64, ready: bool, head: i64) -> i64:
    """The same for a squad figure."""
    colour: i64 = figure // SQUAD
    worth: i64 = -PACE * route(s, colour, head, square)
    if square >= SQUARES:
        return worth + SAFE if head == TO_BAY else worth
    best: i64 = 0
    risk: i64 = 0
    foe: i64
    for foe in range(SQUAD_FIGURES, FIGURES):
        if s.square[foe] >= SQUARES:
            continue
        gap: i64 = apart(square, s.square[foe])
        if gap > SIGHT:
            continue
        kind: i64 = KIND_OF[foe]
        if line(s, square, s.square[foe], 1):
            risk += chaos_shot(s, kind, figure)
            if ready:
                best = max(best, squad_shot(s, figure, foe))
        if gap <= 2:
            risk += max(0, chaos_blow(s, kind, figure)) // gap
            if ready and beside(square, s.square[foe]):
                best = max(best, squad_blow(s, figure, foe, 0))
    if s.board[board_of(s, square)] == UNSCANNED:
        worth -= STRANGER * fresh_mates(s, figure)
    return worth + best - risk * 3 // 4


def fresh_mates(s: Hulk, figure: i64) -> i64:
    """How many other figures of a squad have not acted in this turn."""
    count: i64 = 0
    n: i64
    for n in range(SQUAD):
        mate: i64 = figure - figure % SQUAD + n
        if mate != figure and s.status[mate] == ABOARD and s.acted[mate] == FRESH:
            count += 1
    return count


def chaos_worth(s: Hulk, actor: i64, square: i64, ready: bool, prey: i64) -> i64:
    """The same for a Robotling or blip."""
    kind: i64 = kind_of_actor(s, actor)
    worth: i64 = 0 if prey < 0 else -CHASE * distances(s, s.square[prey])[square]
    best: i64 = 0
    risk: i64 = 0
    figure: i64
    for figure in range(SQUAD_FIGURES):
        if s.status[figure] != ABOARD or s.square[figure] >= SQUARES:
            continue
        gap: i64 = apart(square, s.square[figure])
        if gap > SIGHT or not line(s, square, s.square[figure], 1):
            continue
        risk += exposure(s, figure, kind)
        if ready and can_be_attacked(s, figure):
            if kind != CLONE:
                best = max(best, chaos_shot(s, kind, figure))
            if beside(square, s.square[figure]):
                best = max(best, chaos_blow(s, kind, figure))
    return worth + 2 * best - min(risk, prize(s, kind)) // 2


def exposure(s: Hulk, figure: i64, kind: i64) -> i64:
    """What a squad figure's shot at a Robotling of a kind in the open is worth to its squad."""
    weapon: i64 = s.weapon[figure]
    odds: i64 = over(WEAPON_RED[weapon], WEAPON_WHITE[weapon], ARMOUR_OF[kind])
    return prize(s, kind) * odds // (CERTAIN * LIFE_OF[kind])
