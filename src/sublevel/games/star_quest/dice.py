"""The dice that figures roll in close combat (sections 3.3, 3.4, 8.7). A handful is 16 * heavy + light dice."""

from __future__ import annotations

from mypy_extensions import i64

from sublevel.games.star_quest.figures import has_card, is_laser_trooper
from sublevel.games.star_quest.state import Hulk
from sublevel.games.star_quest.tables import (
    CLOSE_RED,
    CLOSE_WHITE,
    KIND_OF,
    SIDEARMS,
    SQUAD,
    SQUAD_FIGURES,
    WEAPON_CLOSE_RED,
    WEAPON_CLOSE_WHITE,
)


def close_dice(s: Hulk, figure: i64, grenade: i64) -> i64:
    """What a figure rolls in close combat (SQ-CC-2, SQ-DATA-2, SQ-DATA-3; Sidearms: SQ-EQ-2; grenade: SQ-CC-4)."""
    if figure >= SQUAD_FIGURES:
        kind: i64 = KIND_OF[figure]
        return 16 * CLOSE_RED[kind] + CLOSE_WHITE[kind]
    weapon: i64 = s.weapon[figure]
    dice: i64 = 16 * (WEAPON_CLOSE_RED[weapon] + 2 * grenade) + WEAPON_CLOSE_WHITE[weapon]
    if is_laser_trooper(s, figure) and has_card(s, figure // SQUAD, SIDEARMS):
        dice += 1
    return dice


def lesser_dice(dice: i64, fewer: i64) -> i64:
    """A handful with so many dice less, the strongest taken away first (SQ-CC-4)."""
    reds: i64 = dice // 16
    whites: i64 = dice % 16
    i: i64
    for i in range(fewer):
        if reds > 0:
            reds -= 1
        elif whites > 0:
            whites -= 1
    return 16 * reds + whites
