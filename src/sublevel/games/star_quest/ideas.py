"""What to look at first, and what not at all: for search (section 15).

Shoot before moving when a target is in view, follow the plan of the actor, act with those first who have a target,
bring blips near, and leave out what looks much worse than the best.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sublevel.games.star_quest.activation import ahead
from sublevel.games.star_quest.figures import is_enemy, place_of_actor, side_of
from sublevel.games.star_quest.hulk import link, neighbour
from sublevel.games.star_quest.plans import (
    GOAL,
    OTHER_GOAL,
    OTHER_WAY,
    PLY,
    SIGHT,
    WAY,
    kind_of_actor,
    nearest_figure,
    see_plan,
)
from sublevel.games.star_quest.routes import FAR, HUNT, distances, heading, route, walk
from sublevel.games.star_quest.sight import line_of_fire
from sublevel.games.star_quest.state import ABOARD, DOCKED, LONGEST_LIST, Hulk
from sublevel.games.star_quest.tables import (
    AGAIN,
    ALLOW,
    AT,
    AXE,
    BAY,
    BAY_SQUARES,
    CARD,
    CARDS,
    CHAOS,
    CHIP,
    CLEAR_GOAL,
    CLONE,
    CLOSE,
    CLOSE_GRENADE,
    DAZZLE,
    DIRECTIONS,
    DONE,
    DOUBLE_TIME,
    DREAD,
    END,
    EV_SQUAD,
    FIGURES,
    FIRE,
    FIRE_BLACK_HOLE,
    FIRE_HOLO,
    FIRE_NULL_TIME,
    FIRST_BLIP,
    GIVE_ORDER,
    GRENADE,
    HIT,
    INSPECT,
    KIT,
    MOST_RESERVE,
    NOBODY,
    OPEN,
    OPEN_FIRE,
    ORDER_HEAVY,
    ORDER_OF,
    ORDERS,
    PICK,
    PLACE_DREAD,
    PLAY_DAZZLE,
    POWER_LASER,
    REDEPLOY,
    REROLL,
    SCAN,
    SCAN_DONE,
    SELECT,
    SQUAD,
    SQUAD_FIGURES,
    SQUARES,
    STEP,
    STOP,
    SWORD,
    TAKE,
    TARGETER,
    TOKEN_VALUE,
    USE,
    WEAPONS,
)
from sublevel.games.star_quest.threats import (
    apart,
    chaos_blow,
    chaos_shot,
    squad_blow,
    squad_shot,
    wanted,
)

USUAL: Final = 100
MUST: Final = 2000
WIDE: Final = 24  # who looks at so many choices leaves out only what makes no sense
SHARE: Final = 6  # others leave out what promises less than this part of the best
NO_SENSE: Final = 4
PROMISE: Final = vec[i64]([0] * LONGEST_LIST)  # scratch of `narrow`: of each listed action
CLOSE_BY: Final = 5  # how many steps from the squads a blip lies best


def glance(s: Hulk, seat: i64, action: i64) -> i64:
    """How promising an action looks, in percent of the usual."""
    if action < STEP:
        return small_glance(s, action)
    if action < OPEN:
        return step_glance(s, action - STEP)
    if action < FIRE:
        return door_glance(s, action - OPEN)
    if action < SELECT:
        return attack_glance(s, action)
    if action < AGAIN:
        return select_glance(s, action - SELECT)
    if action >= HIT and action < SCAN:
        return 250
    if action >= SCAN and action < REDEPLOY:
        return 200 + 4 * TOKEN_VALUE[action - SCAN]
    if action >= AT and action < PLACE_DREAD:
        return lurk_glance(s, action - AT)
    if action >= CHIP and action < EV_SQUAD:
        return chip_glance(s, (action - CHIP) // MOST_RESERVE, s.reserve[(action - CHIP) % MOST_RESERVE])
    if action >= GIVE_ORDER and action < ALLOW:
        return order_glance(s, action)
    if action >= ALLOW and action < INSPECT:
        return 2
    return loadout_glance(s, action) if action >= KIT else USUAL


def small_glance(s: Hulk, action: i64) -> i64:
    """The actions without a number."""
    if action == USE or action == TAKE:
        return MUST
    if action == END:
        return 20
    if action == DONE:
        see_plan(s)
        return 300 if s.plan[GOAL] == place_of_actor(s, s.actor) else 40
    if action == STOP or action == SCAN_DONE:
        return 10
    if action == PLAY_DAZZLE:
        return 20
    if action >= REROLL:
        return 30 if s.dice[action - REROLL] > 0 else 110
    return 300 if action == FIRE_NULL_TIME else USUAL


# The actor.


def step_glance(s: Hulk, direction: i64) -> i64:
    """A step promises something if it is on the way to where the actor had best end its move."""
    see_plan(s)
    if s.plan[PLY] == s.ply:
        if direction == s.plan[WAY]:
            return 300
        return 150 if direction == s.plan[OTHER_WAY] else NO_SENSE
    here: i64 = place_of_actor(s, s.actor)
    to: i64 = ahead(s, s.actor, here, direction)
    if nearer(s, here, to, s.plan[GOAL]):
        return 280
    if s.plan[OTHER_WAY] >= 0 and nearer(s, here, to, s.plan[OTHER_GOAL]):
        return 140
    return NO_SENSE


def nearer(s: Hulk, here: i64, to: i64, target: i64) -> bool:
    """Whether a step leads nearer to a target."""
    if target >= BAY:
        return to >= BAY and here < BAY
    if here == target:
        return False
    if to >= BAY:
        return False
    return walk(s, to, target) < walk(s, here, target)


def door_glance(s: Hulk, door: i64) -> i64:
    """A door promises something if what is behind it is nearer to where the actor wants to go."""
    here: i64 = place_of_actor(s, s.actor)
    if here >= SQUARES:
        return NO_SENSE
    direction: i64
    now: i64 = aim_distance(s, here)
    for direction in range(0, DIRECTIONS, 2):
        if not link(s, here, direction, NOBODY):
            to: i64 = neighbour(s, here, direction)
            if to >= 0 and to < SQUARES and aim_distance(s, to) < now:
                return 320
    return 30


def aim_distance(s: Hulk, square: i64) -> i64:
    """How far a square is from what the actor's side is after."""
    if s.actor < SQUAD_FIGURES:
        return route(s, s.actor // SQUAD, heading(s, s.actor // SQUAD), square)
    prey: i64 = nearest_figure(s, place_of_actor(s, s.actor))
    return FAR if prey < 0 else walk(s, square, s.square[prey])


def attack_glance(s: Hulk, action: i64) -> i64:
    """An attack is promising by what it is worth."""
    if action < CLOSE:
        return 300 + worth_of_shot(s, action - FIRE)
    if action < FIRE_BLACK_HOLE:
        grenade: i64 = 1 if action >= CLOSE_GRENADE else 0
        worth: i64 = worth_of_blow(s, action - CLOSE - (CLOSE_GRENADE - CLOSE) * grenade, grenade)
        return max(5, 260 + worth - 100 * grenade) if worth > 0 else 5
    if action < FIRE_HOLO:
        return ray_promise(s, (action - FIRE_BLACK_HOLE) % DIRECTIONS)
    return blast_promise(s, action - FIRE_HOLO)


def worth_of_shot(s: Hulk, figure: i64) -> i64:
    """What a shot of the actor is worth."""
    if s.actor < SQUAD_FIGURES:
        return squad_shot(s, s.actor, figure)
    return 2 * chaos_shot(s, kind_of_actor(s, s.actor), figure)


def worth_of_blow(s: Hulk, figure: i64, grenade: i64) -> i64:
    """What close combat is worth to the actor."""
    if s.actor < SQUAD_FIGURES:
        return squad_blow(s, s.actor, figure, grenade)
    return 2 * chaos_blow(s, kind_of_actor(s, s.actor), figure)


def meeting(s: Hulk, occupant: i64) -> i64:
    """What a blast that meets somebody promises: enemies speak for it, friends against it."""
    if occupant < 0 or occupant >= FIGURES or occupant == s.actor:
        return 0
    return 160 if is_enemy(s, side_of(s.actor), occupant) else -220


def ray_promise(s: Hulk, direction: i64) -> i64:
    """A ray is promising by whom it meets."""
    worth: i64 = 200
    square: i64 = s.square[s.actor]
    while link(s, square, direction, NOBODY):
        square = neighbour(s, square, direction)
        worth += meeting(s, s.at[square] - 1)
    return max(5, worth)


def blast_promise(s: Hulk, square: i64) -> i64:
    """A blast is promising by whom it meets, most of all on its square."""
    worth: i64 = 2 * meeting(s, s.at[square] - 1)
    direction: i64
    for direction in range(DIRECTIONS):
        if link(s, square, direction, NOBODY):
            worth += meeting(s, s.at[neighbour(s, square, direction)] - 1)
    if s.actor < SQUAD_FIGURES and apart(square, s.square[s.actor]) <= 1:
        worth -= 220
    return 120 + worth if worth > 0 else 1


# Between activations.


def select_glance(s: Hulk, actor: i64) -> i64:
    """Those act first who have a target; then of the squads, those at the airlock and in front; of Chaos the near."""
    if actor < SQUAD_FIGURES:
        return squad_select_glance(s, actor)
    square: i64 = place_of_actor(s, actor)
    worth: i64 = 0
    figure: i64
    kind: i64 = kind_of_actor(s, actor)
    gap: i64 = FAR
    for figure in range(SQUAD_FIGURES):
        if not is_enemy(s, CHAOS, figure):
            continue
        gap = min(gap, distances(s, s.square[figure])[square])
        armed: bool = actor < FIRST_BLIP and kind != CLONE and apart(square, s.square[figure]) <= SIGHT
        if armed and line_of_fire(s, actor, figure):
            worth = max(worth, chaos_shot(s, kind, figure))
    return 300 + worth - gap if worth > 0 else max(60, 240 - 4 * gap)


def squad_select_glance(s: Hulk, figure: i64) -> i64:
    """The same for a squad figure."""
    square: i64 = s.square[figure]
    if s.status[figure] == DOCKED:
        return 280 - 40 * ((square - BAY) % BAY_SQUARES // 2)
    worth: i64 = best_shot(s, figure)
    if worth > 0:
        return 320 + worth
    colour: i64 = figure // SQUAD
    return max(60, 260 - 2 * route(s, colour, heading(s, colour), square))


def best_shot(s: Hulk, figure: i64) -> i64:
    """The best shot that a squad figure has from where it stands, 0 for none."""
    worth: i64 = 0
    foe: i64
    for foe in range(SQUAD_FIGURES, FIGURES):
        near: bool = s.square[foe] < SQUARES and apart(s.square[figure], s.square[foe]) <= SIGHT
        if near and line_of_fire(s, foe, figure):
            worth = max(worth, squad_shot(s, figure, foe))
    return worth


def order_glance(s: Hulk, action: i64) -> i64:
    """An order is worth it when it serves many: a second move far from everybody, a second shot in the thick of it."""
    colour: i64 = s.player
    aiming: i64 = 0
    aboard: i64 = 0
    n: i64
    for n in range(SQUAD):
        figure: i64 = SQUAD * colour + n
        if s.status[figure] == ABOARD and s.square[figure] < SQUARES:
            aboard += 1
            if best_shot(s, figure) > 0:
                aiming += 1
    if action >= ORDER_HEAVY:
        return 500 if aiming >= 2 else 10
    order: i64 = ORDER_OF[ORDERS * colour + action - GIVE_ORDER]
    if order == OPEN_FIRE:
        return 900 if aiming >= 3 else 10
    if order == DOUBLE_TIME:
        return 900 if aiming == 0 and aboard >= 3 and s.rounds > 2 else 10
    return 500 if aiming >= 3 else 10


# Chaos puts things down.


def lurk_glance(s: Hulk, square: i64) -> i64:
    """A blip, or a Clone, lies best a few steps from the squads."""
    prey: i64 = nearest_figure(s, square)
    if prey < 0:
        return 20
    gap: i64 = walk(s, square, s.square[prey]) - CLOSE_BY
    return max(5, 300 - 15 * (gap if gap > 0 else -gap))


def chip_glance(s: Hulk, kind: i64, square: i64) -> i64:
    """The strongest chips first, near the squads."""
    prey: i64 = nearest_figure(s, square) if square < SQUARES else NOBODY
    gap: i64 = HUNT if prey < 0 else walk(s, square, s.square[prey])
    return 200 + 6 * TOKEN_VALUE[kind] + max(0, 3 * (HUNT - gap))


def loadout_glance(s: Hulk, action: i64) -> i64:
    """What serves best: against a Dreadnought a sword and a grenade, else heavy fire and the means to aim it."""
    duel: bool = s.primary[0] == CLEAR_GOAL or wanted(s.primary, DREAD)
    good: bool = False
    if action < WEAPONS:
        good = action == KIT + (SWORD - AXE if duel else POWER_LASER - AXE)
    elif action < CARD:
        good = action == WEAPONS + 3 or action == WEAPONS + 4  # two heavy weapons, one of them Null-Time
    elif action < PICK:
        card: i64 = action - CARD
        good = card == TARGETER or card == TARGETER + 1 or card == CARDS - 1
        good = good or card == (GRENADE if duel else DAZZLE)
    else:
        good = action < PICK + 2  # Double Time, Open Fire
    return 300 if good else 40


# What is left out.


def narrow(s: Hulk, seat: i64, width: i64) -> None:
    """Leave out what looks least promising: a wide look drops what makes no sense, a narrow one keeps the best."""
    i: i64
    if s.legal_count <= 1 or (width >= WIDE and s.legal_count <= width):
        return
    best: i64 = 0
    for i in range(s.legal_count):
        PROMISE[i] = glance(s, seat, s.legal[i])
        best = max(best, PROMISE[i])
    bar: i64 = NO_SENSE + 1 if width >= WIDE else max(NO_SENSE + 1, best // SHARE)
    while above(s, bar) > 2 * width and bar < best:
        bar += max(1, (best - bar) // 4)
    kept: i64 = 0
    for i in range(s.legal_count):
        if PROMISE[i] >= bar:
            s.legal[kept] = s.legal[i]
            kept += 1
    if kept > 0:
        s.legal_count = kept


def above(s: Hulk, bar: i64) -> i64:
    """How many of the listed actions promise so much."""
    count: i64 = 0
    i: i64
    for i in range(s.legal_count):
        if PROMISE[i] >= bar:
            count += 1
    return count
