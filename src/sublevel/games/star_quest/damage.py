"""Damage, removals and losses (sections 8.3, 8.4)."""

from __future__ import annotations

from mypy_extensions import i64

from sublevel.engine.core import EVERYBODY, emit
from sublevel.games.star_quest.figures import armour, lift, loss_value
from sublevel.games.star_quest.state import (
    DAMAGED,
    FIGURE_LOST,
    ITEM_DROPPED,
    LOST,
    REMOVED,
    TOKEN_TAKEN,
    UNHARMED,
    WEAPON_LOST,
    Hulk,
)
from sublevel.games.star_quest.tables import (
    CHAOS,
    DREADNOUGHT,
    KIND_OF,
    MOST_REMOVALS,
    NOBODY,
    SQUAD,
    SQUAD_FIGURES,
    TOKEN_KINDS,
    TOKEN_VALUE,
    UNARMED,
)


def attack_with(s: Hulk, figure: i64, total: i64, by: i64) -> None:
    """Attack a figure with a total: what is above its armour it loses (SQ-FIRE-2)."""
    loss: i64 = total - armour(s, figure)
    if loss > 0:
        injure(s, figure, loss, by)
    else:
        emit(s, EVERYBODY, UNHARMED, figure, total, armour(s, figure), 0)


def injure(s: Hulk, figure: i64, loss: i64, by: i64) -> None:
    """Take life points from a figure; at 0 it is removed (SQ-FIRE-3)."""
    lost: i64 = min(loss, s.lp[figure])
    s.lp[figure] -= lost
    emit(s, EVERYBODY, DAMAGED, figure, lost, s.lp[figure], 0)
    if s.lp[figure] == 0:
        remove(s, figure, by)
    elif figure == DREADNOUGHT:
        lose_weapons(s, lost)


def remove(s: Hulk, figure: i64, by: i64) -> None:
    """Take a figure at 0 life points from the hulk (SQ-REM-1 to 3)."""
    if figure < SQUAD_FIGURES:
        lose_figure(s, figure)
    else:
        remove_robotling(s, figure, by)


def remove_robotling(s: Hulk, figure: i64, by: i64) -> None:
    """A Chaos figure goes back to the supply; a squad that removed it takes a token of its kind (SQ-REM-1, 2)."""
    kind: i64 = KIND_OF[figure]
    emit(s, EVERYBODY, REMOVED, figure, s.square[figure], by, 0)
    lift(s, figure)
    s.lp[figure] = 0
    s.removed_any[kind] = min(s.removed_any[kind] + 1, 100)
    if figure == DREADNOUGHT:
        s.heavy[0] = UNARMED
        s.heavy[1] = UNARMED
        s.lose_due = 0
    if by == CHAOS:
        return
    if s.removed[kind] < MOST_REMOVALS:
        s.remover[MOST_REMOVALS * kind + s.removed[kind]] = by
        s.removed[kind] += 1
    take_token(s, kind, by)


def take_token(s: Hulk, kind: i64, colour: i64) -> None:
    """A squad takes a face-up token of a kind, a blip before a chip; there may be none (SQ-REM-1)."""
    if kind >= TOKEN_KINDS:
        return
    if s.table_blips[kind] > 0:
        s.table_blips[kind] -= 1
        s.token_blips[TOKEN_KINDS * colour + kind] += 1
    elif s.table_chips[kind] > 0:
        s.table_chips[kind] -= 1
        s.token_chips[TOKEN_KINDS * colour + kind] += 1
    else:
        return
    emit(s, EVERYBODY, TOKEN_TAKEN, colour, kind, TOKEN_VALUE[kind], 0)


def lose_figure(s: Hulk, figure: i64) -> None:
    """A squad figure is Lost: its value counts against its owner; what it carried drops (SQ-REM-3, SQ-TAKE-1)."""
    value: i64 = loss_value(s, figure)
    square: i64 = s.square[figure]
    s.status[figure] = LOST
    s.lp[figure] = 0
    lift(s, figure)
    s.loss[figure // SQUAD] += value
    emit(s, EVERYBODY, FIGURE_LOST, figure, value, 0, 0)
    which: i64
    for which in range(2):
        if s.carrier[which] == figure:
            s.carrier[which] = NOBODY
            s.cargo[which] = square
            emit(s, EVERYBODY, ITEM_DROPPED, square, which, 0, 0)


# The Dreadnought (section 8.3).


def lose_weapons(s: Hulk, lost: i64) -> None:
    """For each life point a heavy weapon goes; Chaos chooses where there is a choice (SQ-DRD-1, SQ-DRD-3)."""
    left: i64 = 0
    i: i64
    for i in range(2):
        if s.heavy[i] != UNARMED:
            left += 1
    if lost == 1 and left == 2 and s.heavy[0] != s.heavy[1]:
        s.lose_due = 1
        return
    for i in range(1, -1, -1):
        if s.heavy[i] != UNARMED and lost > 0:
            drop_weapon(s, i)
            lost -= 1


def drop_weapon(s: Hulk, i: i64) -> None:
    """The Dreadnought loses a heavy weapon (SQ-DRD-1)."""
    emit(s, EVERYBODY, WEAPON_LOST, s.heavy[i], 0, 0, 0)
    s.heavy[i] = UNARMED


def lose_chosen(s: Hulk, weapon: i64) -> None:
    """The Dreadnought loses the weapon that Chaos chose (SQ-DRD-1)."""
    s.lose_due = 0
    drop_weapon(s, 0 if s.heavy[0] == weapon else 1)
