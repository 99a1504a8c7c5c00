"""What a seat may expect from a position, and what looks promising: for search (section 15).

A squad counts its score, how far its figures are on their way to the objective, what the Robotlings near it may do in
their turn, and the way home as the event cards run out. Chaos counts the same with the opposite sign, and likes its
figures near the squads. Values are in hundredths of a point.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sublevel.engine.core import bit
from sublevel.games.star_quest.dice import close_dice
from sublevel.games.star_quest.figures import allowance, armour, is_commander, is_enemy, loss_value, player_of, side_of
from sublevel.games.star_quest.goals import chaos_score, goal, goal_open, squad_score, unlocked
from sublevel.games.star_quest.hulk import (
    BOARD_SIDE,
    bay_of,
    build,
    link,
    may_step,
    neighbour,
    place_of,
    port_square,
    room_of,
)
from sublevel.games.star_quest.odds import chance_ahead, chance_over
from sublevel.games.star_quest.sight import line_of_fire
from sublevel.games.star_quest.state import (
    ABOARD,
    DOCKED,
    OPTION_LAYOUT,
    OPTION_PLAYERS,
    OPTION_SCORING,
    UNSCANNED,
    Hulk,
)
from sublevel.games.star_quest.tables import (
    ALLOW,
    AT,
    BAY,
    BAY_SQUARES,
    BLIPS,
    BOARDS,
    CARRY_GOAL,
    CHAOS,
    CHIP,
    CLOSE,
    CLOSE_GRENADE,
    DIRECTIONS,
    DONE,
    DOORS,
    END,
    FIGURES,
    FIRE,
    FIRE_BLACK_HOLE,
    FIRE_HOLO,
    FIRE_RED,
    FIRE_WHITE,
    GOAL_KIND,
    GOAL_NEEDS_KIND,
    GOAL_ROOM,
    GOAL_SQUARES,
    HIT,
    HOLD_GOAL,
    INSPECT,
    KIND_OF,
    MOST_GOAL_SQUARES,
    MOVE_OF,
    NOBODY,
    NOWHERE,
    OPEN,
    PLACE_DREAD,
    PLAY_DAZZLE,
    PRIMARY,
    PRIMARY_POINTS,
    REMOVE_GOAL,
    SCAN,
    SCAN_DONE,
    SECONDARY,
    SECONDARY_POINTS,
    SELECT,
    SIDE,
    SQUAD,
    SQUAD_FIGURES,
    SQUARES,
    TAKE,
    TOKEN_GOAL,
    TOKEN_VALUE,
    USE,
    USE_GOAL,
    WEAPON_RED,
    WEAPON_WHITE,
)

FULL: Final = 1000  # a win
SOFT: Final = 4000  # hundredths of a point that make half of the way from even to certain
FAR: Final = 80  # a distance at which nothing is near
HUNT: Final = 24  # beyond so many squares a Robotling is out of the way
BLIP_THREAT: Final = 60  # thousandths that a blip near by costs a figure
NEAR_BLIP: Final = 7
SURE: Final = 900  # the most that dangers add up to, in thousandths
# [kind]: how likely one of them puts a Trooper out of action in its turn, in thousandths
THREAT: Final = vec[i64]([70, 110, 260, 110, 330, 380, 600, 420])
# How much the nearest, the second ... figure of a squad counts on the way to an objective, in percent
WEIGHT: Final = vec[i64]([36, 24, 16, 12, 8])

# Distances over the hulk with all doors open, by layout and target: they never change, so they are kept.
KNOWN: Final[dict[int, list[int]]] = {}
MOST_KNOWN: Final = 4000


# Distances.


def layout_key(s: Hulk) -> i64:
    """A number for the way in which the boards lie."""
    key: i64 = 0
    i: i64
    for i in range(2 * BOARDS):
        key = 4 * key + s.options[OPTION_LAYOUT + i]
    return key


def distances(s: Hulk, target: i64) -> list[int]:
    """The steps from each square to a target, walls in the way, doors not; from 576 on targets are rooms."""
    key: int = 1024 * layout_key(s) + target
    found = KNOWN.get(key)
    if found is None:
        if len(KNOWN) >= MOST_KNOWN:
            KNOWN.clear()
        found = measured(s, target)
        KNOWN[key] = found
    return found


def measured(s: Hulk, target: i64) -> list[int]:
    """These distances, worked out."""
    open_hulk = Hulk()
    i: i64
    square: i64
    direction: i64
    for i in range(OPTION_LAYOUT + 2 * BOARDS):
        open_hulk.options[i] = s.options[i]
    open_hulk.options[OPTION_PLAYERS] = 1  # no bays
    for i in range(DOORS):
        open_hulk.door_open[i] = 1
    build(open_hulk)
    found: list[int] = [FAR] * SQUARES
    ends: list[int] = []
    for square in range(SQUARES):
        if square == target or (target >= SQUARES and room_of(open_hulk, square) == target - SQUARES):
            found[square] = 0
            ends.append(square)
    steps: int = 0
    while ends:
        steps += 1
        further: list[int] = []
        for here in ends:
            for direction in range(DIRECTIONS):
                if may_step(open_hulk, here, direction, CHAOS):
                    to: int = neighbour(open_hulk, here, direction)
                    if found[to] > steps:
                        found[to] = steps
                        further.append(to)
        ends = further
    return found


def walk(s: Hulk, square: i64, target: i64) -> i64:
    """How many steps a figure is away from a target, from its bay too."""
    if square >= NOWHERE:
        return FAR
    far: list[int] = distances(s, target)
    if square < SQUARES:
        return far[square]
    depth: i64 = (square - BAY) % BAY_SQUARES // 2 + 1
    return depth + far[port_square(s, bay_of(square), (square - BAY) % 2)]


def apart(a: i64, b: i64) -> i64:
    """How many steps two squares are apart at least."""
    dx: i64 = a % SIDE - b % SIDE
    dy: i64 = a // SIDE - b // SIDE
    dx = -dx if dx < 0 else dx
    dy = -dy if dy < 0 else dy
    return dx if dx > dy else dy


# Squads on their way.


def way_left(s: Hulk, square: i64, which: i64) -> i64:
    """How far a square is from what an objective asks for next."""
    form: i64 = goal(s, which, 0)
    best: i64 = FAR
    i: i64
    if form == HOLD_GOAL:
        return walk(s, square, SQUARES + goal(s, which, GOAL_ROOM))
    if form == USE_GOAL and unlocked(s, which):
        for i in range(MOST_GOAL_SQUARES):
            place: i64 = goal(s, which, GOAL_SQUARES + i)
            if place < SQUARES and (s.goal_used[which] >> i) & 1 == 0:
                best = min(best, walk(s, square, place))
        return best
    if form == CARRY_GOAL:
        return walk(s, square, s.cargo[which]) if s.cargo[which] < SQUARES else FAR
    kind: i64 = goal(s, which, GOAL_NEEDS_KIND) if form == USE_GOAL else NOBODY
    if form == REMOVE_GOAL or form == TOKEN_GOAL:
        kind = goal(s, which, GOAL_KIND)
    return way_to_prey(s, square, kind)


def way_to_prey(s: Hulk, square: i64, kind: i64) -> i64:
    """How far it is to a Robotling of a kind, or of any (-1); else to blips and boards that nobody has scanned."""
    best: i64 = FAR
    i: i64
    for i in range(SQUAD_FIGURES, FIGURES):
        if s.square[i] < SQUARES and (kind < 0 or KIND_OF[i] == kind):
            best = min(best, walk(s, square, s.square[i]))
    if best < FAR:
        return best
    for i in range(BLIPS):
        if s.blip_square[i] < SQUARES:
            best = min(best, 5 + walk(s, square, s.blip_square[i]))
    for i in range(BOARDS):
        if s.board[i] == UNSCANNED:
            best = min(best, 10 + walk(s, square, place_of(s, i, BOARD_SIDE * 5 + 5)))
    return best


def progress(s: Hulk, colour: i64, which: i64) -> i64:
    """What the way so far is worth to a squad, in hundredths of a point: the nearest figures count most."""
    points: i64 = 100 * (PRIMARY_POINTS if which == PRIMARY else SECONDARY_POINTS)
    carrier: i64 = s.carrier[which]
    if carrier >= 0 and carrier // SQUAD == colour:
        home: i64 = min(FAR, walk(s, s.square[carrier], port_square(s, colour, 0)))
        return points * (60 + 30 * (FAR - home) // FAR) // 100
    worth: i64 = 0
    taken: i64 = 0
    n: i64
    k: i64
    for k in range(SQUAD):
        nearest: i64 = FAR
        chosen: i64 = NOBODY
        for n in range(SQUAD):
            figure: i64 = SQUAD * colour + n
            if (taken >> n) & 1 == 1 or (s.status[figure] != ABOARD and s.status[figure] != DOCKED):
                continue
            left: i64 = way_left(s, s.square[figure], which)
            if chosen < 0 or left < nearest:
                nearest = left
                chosen = n
        if chosen < 0:
            break
        taken |= bit(chosen)
        worth += WEIGHT[k] * (FAR - nearest)
    used: i64 = 0
    for k in range(MOST_GOAL_SQUARES):
        used += (s.goal_used[which] >> k) & 1
    return points * worth * 6 // (FAR * 1000) + used * points // 8


# Dangers.


def danger(s: Hulk, figure: i64) -> i64:
    """How likely Chaos puts a figure out of action in its next turn, in thousandths, by what is near it."""
    square: i64 = s.square[figure]
    sum_: i64 = 0
    i: i64
    for i in range(SQUAD_FIGURES, FIGURES):
        if s.square[i] >= SQUARES:
            continue
        kind: i64 = KIND_OF[i]
        gap: i64 = apart(square, s.square[i])
        if gap > HUNT:
            continue
        if gap <= 1:
            sum_ += THREAT[kind]
        elif gap <= 12 and line_of_fire(s, i, figure):
            sum_ += THREAT[kind] * 3 // 4
        elif gap <= MOVE_OF[kind] + 1:
            sum_ += THREAT[kind] // 4
    for i in range(BLIPS):
        if s.blip_square[i] < SQUARES and apart(square, s.blip_square[i]) <= NEAR_BLIP:
            sum_ += BLIP_THREAT
    sum_ = min(sum_, SURE)
    return sum_ // (2 * s.lp[figure]) if is_commander(figure) else sum_


def risk(s: Hulk, colour: i64) -> i64:
    """What a squad may lose in the next Chaos turn, and on its way home, in hundredths of a point."""
    left: i64 = s.deck_n - s.deck_at
    loss: i64 = 0
    n: i64
    for n in range(SQUAD):
        figure: i64 = SQUAD * colour + n
        if s.status[figure] != ABOARD or s.square[figure] >= SQUARES:
            continue
        value: i64 = loss_value(s, figure)
        loss += value * danger(s, figure) // 20
        home: i64 = walk(s, s.square[figure], port_square(s, colour, 0))
        turns: i64 = home // allowance(s, figure) + 1
        if turns + 1 > left:
            loss += 100 * value * min(4, turns + 2 - left) // 4
        elif s.mark[PRIMARY] != NOBODY:
            loss += value * home // 4
    return loss


def squad_value(s: Hulk, colour: i64) -> i64:
    """What a squad may hope for, in hundredths of a point."""
    worth: i64 = 100 * squad_score(s, colour) - risk(s, colour)
    if goal_open(s, PRIMARY):
        worth += progress(s, colour, PRIMARY)
    if goal_open(s, SECONDARY):
        worth += progress(s, colour, SECONDARY)
    return worth


def chaos_value(s: Hulk) -> i64:
    """What Chaos may hope for: its score, marks that nobody earns, figures on the hulk and near the squads."""
    worth: i64 = 100 * chaos_score(s)
    i: i64
    if s.mark[PRIMARY] == NOBODY:
        worth += 100 * PRIMARY_POINTS // 2
    for i in range(SQUAD_FIGURES, FIGURES):
        if s.square[i] < SQUARES:
            worth += 8 * TOKEN_VALUE[KIND_OF[i]] + 10 + 2 * (HUNT - nearest_squad(s, s.square[i]))
    for i in range(BLIPS):
        if s.blip_square[i] < SQUARES:
            worth += 25 + 2 * (HUNT - nearest_squad(s, s.blip_square[i]))
    return worth


def nearest_squad(s: Hulk, square: i64) -> i64:
    """How far the nearest squad figure is, at most HUNT."""
    best: i64 = HUNT
    figure: i64
    for figure in range(SQUAD_FIGURES):
        if s.status[figure] == ABOARD and s.square[figure] < SQUARES:
            best = min(best, apart(square, s.square[figure]))
    return best


def expect(s: Hulk, seat: i64) -> i64:
    """What a seat may expect, in thousandths of a win: against the best of the others, or side against side."""
    squads: i64 = s.options[OPTION_PLAYERS] - 1
    if s.ended != 0:
        return ended_worth(s, seat)
    chaos: i64 = chaos_value(s)
    together: i64 = 0
    mine: i64 = 0
    best: i64 = -100000
    other: i64
    for other in range(squads):
        value: i64 = squad_value(s, player_of(s, other))
        together += value
        if other == seat:
            mine = value
        elif value > best:
            best = value
    if s.options[OPTION_SCORING] == 1:
        difference: i64 = together - chaos
        if seat == squads:
            difference = -difference
    elif seat == squads:
        difference = chaos - best
    else:
        difference = mine - max(chaos, best)
    size: i64 = difference if difference > 0 else -difference
    return FULL // 2 + FULL * difference // (2 * (size + SOFT))


def ended_worth(s: Hulk, seat: i64) -> i64:
    """The return of a match that has ended (SQ-SCORE-5)."""
    winners: i64 = 0
    other: i64
    for other in range(s.options[OPTION_PLAYERS]):
        winners += s.payoff[other]
    return FULL * s.payoff[seat] // (1 if s.options[OPTION_SCORING] == 1 else max(1, winners))


# What to look at first.


def glance(s: Hulk, seat: i64, action: i64) -> i64:
    """How promising an action looks, in percent of the usual."""
    if action == END or action == PLAY_DAZZLE:
        return 15
    if action == DONE or action == SCAN_DONE:
        return 35
    if action == USE or action == TAKE:
        return 900
    if action >= FIRE and action < CLOSE:
        return 60 + shot_chance(s, s.actor, action - FIRE) // 25
    if action >= CLOSE and action < FIRE_BLACK_HOLE:
        return close_promise(s, action)
    if action >= FIRE_BLACK_HOLE and action < FIRE_HOLO:
        return 220
    if action >= FIRE_HOLO and action < SELECT:
        return blast_promise(s, action - FIRE_HOLO)
    if action >= HIT and action < SCAN:
        return 250
    if action >= CHIP and action < CHIP + 168:
        return 150
    if action >= ALLOW and action < INSPECT:
        return 2
    return 90 if action >= OPEN and action < FIRE else 100


def shot_chance(s: Hulk, shooter: i64, figure: i64) -> i64:
    """The chance that a shot at one figure removes it, in ten-thousandths."""
    reds: i64 = WEAPON_RED[s.weapon[shooter]] if shooter < SQUAD_FIGURES else FIRE_RED[KIND_OF[shooter]]
    whites: i64 = WEAPON_WHITE[s.weapon[shooter]] if shooter < SQUAD_FIGURES else FIRE_WHITE[KIND_OF[shooter]]
    return chance_over(reds, whites, armour(s, figure) + s.lp[figure] - 1)


def close_promise(s: Hulk, action: i64) -> i64:
    """Close combat is promising as far as the attacker wins it and does not lose it."""
    figure: i64 = action - CLOSE if action < CLOSE_GRENADE else action - CLOSE_GRENADE
    mine: i64 = close_dice(s, s.actor, 0 if action < CLOSE_GRENADE else 1)
    yours: i64 = close_dice(s, figure, 0)
    wins: i64 = chance_ahead(mine // 16, mine % 16, yours // 16, yours % 16, s.lp[figure])
    loses: i64 = chance_ahead(yours // 16, yours % 16, mine // 16, mine % 16, s.lp[s.actor])
    return max(5, 60 + (wins - loses) // 30)


def blast_promise(s: Hulk, square: i64) -> i64:
    """A blast is promising by whom it meets: enemies for it, friends against it."""
    worth: i64 = 0
    direction: i64
    if s.at[square] > 0 and s.at[square] <= FIGURES:
        worth += 220
    for direction in range(DIRECTIONS):
        if not link(s, square, direction, NOBODY):
            continue
        occupant: i64 = s.at[neighbour(s, square, direction)] - 1
        if occupant >= 0 and occupant < FIGURES:
            worth += 90 if is_enemy(s, side_of(s.actor), occupant) else -150
    return max(1, worth)


def narrow(s: Hulk, seat: i64, width: i64) -> None:
    """Leave out what looks least promising of a long list: blasts at nobody, switches, blips far from the squads."""
    i: i64
    if s.legal_count <= width:
        return
    near: i64 = HUNT
    if s.legal[0] >= AT and s.legal[0] < PLACE_DREAD:
        near = 2
        while near < HUNT and placed_within(s, near) < width:
            near += 1
    kept: i64 = 0
    for i in range(s.legal_count):
        action: i64 = s.legal[i]
        if action >= AT and action < PLACE_DREAD:
            good: bool = nearest_squad(s, action - AT) <= near
        else:
            good = glance(s, seat, action) > 4
        if good:
            s.legal[kept] = action
            kept += 1
    if kept > 0:
        s.legal_count = kept


def placed_within(s: Hulk, reach: i64) -> i64:
    """How many of the listed squares lie so near to a squad figure."""
    count: i64 = 0
    i: i64
    for i in range(s.legal_count):
        action: i64 = s.legal[i]
        if action >= AT and action < PLACE_DREAD and nearest_squad(s, action - AT) <= reach:
            count += 1
    return count
