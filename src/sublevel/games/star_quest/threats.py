"""What figures may do to each other in one attack, in hundredths of a point (section 15: odds, lines of fire)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sublevel.games.star_quest.dice import close_dice
from sublevel.games.star_quest.figures import armour, loss_value
from sublevel.games.star_quest.odds import ahead_of, over
from sublevel.games.star_quest.state import Hulk
from sublevel.games.star_quest.tables import (
    CLOSE_RED,
    CLOSE_WHITE,
    DREAD,
    FIRE_RED,
    FIRE_WHITE,
    GOAL_FORM,
    GOAL_KIND,
    GOAL_NEEDS_KIND,
    KIND_OF,
    PRIMARY,
    REMOVE_GOAL,
    SECONDARY,
    SIDE,
    TOKEN_GOAL,
    TOKEN_VALUE,
    WEAPON_RED,
    WEAPON_WHITE,
)

CERTAIN: Final = 10000  # of odds
QUARRY: Final = 2400  # what a Robotling is worth that the primary objective asks for
FIERCE: Final = 8000  # what the weapons of a Dreadnought do together to one figure
# [kind]: what it is worth to be rid of one, beside its token: what it would do to the squads
RELIEF: Final = vec[i64]([100, 160, 420, 180, 450, 480, 700, 420])


def apart(a: i64, b: i64) -> i64:
    """How many steps two squares are apart at least."""
    dx: i64 = a % SIDE - b % SIDE
    dy: i64 = a // SIDE - b // SIDE
    dx = -dx if dx < 0 else dx
    dy = -dy if dy < 0 else dy
    return dx if dx > dy else dy


def beside(a: i64, b: i64) -> bool:
    """Whether two squares are orthogonal neighbours, walls or not."""
    gap: i64 = a - b if a > b else b - a
    return gap == SIDE or (gap == 1 and a // SIDE == b // SIDE)


def prize(s: Hulk, kind: i64) -> i64:
    """What a squad gains by putting a Robotling out of action: a token, relief, an objective."""
    worth: i64 = 100 * TOKEN_VALUE[kind] + RELIEF[kind]
    if s.mark[PRIMARY] < 0 and wanted(s.primary, kind):
        worth += QUARRY
    if s.mark[SECONDARY] < 0 and s.known == 1 and wanted(s.secondary, kind):
        worth += QUARRY // 2
    return worth


def wanted(objective: vec[i64], kind: i64) -> bool:
    """Whether an objective asks for Robotlings of a kind, or for all."""
    form: i64 = objective[GOAL_FORM]
    if form == REMOVE_GOAL or form == TOKEN_GOAL:
        return objective[GOAL_KIND] == kind
    return objective[GOAL_NEEDS_KIND] == kind


def squad_shot(s: Hulk, figure: i64, foe: i64) -> i64:
    """What a shot of a squad figure at a Robotling in its line of fire is worth."""
    weapon: i64 = s.weapon[figure]
    kind: i64 = KIND_OF[foe]
    return prize(s, kind) * over(WEAPON_RED[weapon], WEAPON_WHITE[weapon], armour(s, foe)) // (CERTAIN * s.lp[foe])


def squad_blow(s: Hulk, figure: i64, foe: i64, grenade: i64) -> i64:
    """What close combat is worth to a squad figure that starts it: what it may win, less what it may lose twice."""
    mine: i64 = close_dice(s, figure, grenade)
    yours: i64 = close_dice(s, foe, 0)
    won: i64 = prize(s, KIND_OF[foe]) * ahead_of(mine, yours) // wounds(s.lp[foe])
    return (won - 200 * loss_value(s, figure) * ahead_of(yours, mine) // wounds(s.lp[figure])) // CERTAIN


def wounds(life: i64) -> i64:
    """How many won combats put a figure with so many life points out of action: each takes about two of them."""
    return (life + 1) // 2


def chaos_shot(s: Hulk, kind: i64, figure: i64) -> i64:
    """What a shot of a Robotling at a squad figure is worth to Chaos; the squad loses as much."""
    odds: i64 = over(FIRE_RED[kind], FIRE_WHITE[kind], armour(s, figure))
    if kind == DREAD:
        odds = FIERCE
    return 100 * loss_value(s, figure) * odds // (CERTAIN * s.lp[figure])


def chaos_blow(s: Hulk, kind: i64, figure: i64) -> i64:
    """The same for close combat, less half of what the squad gains if it wins."""
    mine: i64 = 16 * CLOSE_RED[kind] + CLOSE_WHITE[kind]
    yours: i64 = close_dice(s, figure, 0)
    won: i64 = 100 * loss_value(s, figure) * ahead_of(mine, yours) // wounds(s.lp[figure])
    return (won - prize(s, kind) * ahead_of(yours, mine) // 2) // CERTAIN
