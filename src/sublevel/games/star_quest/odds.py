"""The odds of rolls before they are made (section 3.2): exact, from the faces of the dice; in ten-thousandths."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sublevel.games.star_quest.tables import HEAVY_DIE, LIGHT_DIE

MOST_EACH: Final = 5  # a handful has fewer heavy and fewer light dice than this
TOTALS: Final = 21  # totals of such a handful are below this
WHOLE: Final = 10000  # certainty
LARGE: Final = 1 << 40  # beyond this, shares are worked out from rounded numbers


def distribution(reds: int, whites: int) -> list[int]:
    """How many of the ways to roll a handful give each total."""
    ways = [1] + [0] * (TOTALS - 1)
    for die in [list(HEAVY_DIE)] * reds + [list(LIGHT_DIE)] * whites:
        ways = [sum(ways[total - face] for face in die if face <= total) for total in range(TOTALS)]
    return ways


# [21 * (5 * heavy + light) + total]: ways to roll that total; [5 * heavy + light]: ways in all (SQ-DATA-1)
WAYS: Final = vec[i64](
    [ways for reds in range(MOST_EACH) for whites in range(MOST_EACH) for ways in distribution(reds, whites)]
)
ALL_WAYS: Final = vec[i64]([6 ** (reds + whites) for reds in range(MOST_EACH) for whites in range(MOST_EACH)])


def chance_of(reds: i64, whites: i64, total: i64) -> i64:
    """The chance that a handful of dice shows a total."""
    handful: i64 = MOST_EACH * reds + whites
    if total < 0 or total >= TOTALS:
        return 0
    return (WHOLE * WAYS[TOTALS * handful + total] + ALL_WAYS[handful] // 2) // ALL_WAYS[handful]


def chance_over(reds: i64, whites: i64, limit: i64) -> i64:
    """The chance that a handful of dice shows more than a limit: that it beats an armour (SQ-FIRE-2)."""
    handful: i64 = MOST_EACH * reds + whites
    ways: i64 = 0
    total: i64
    for total in range(limit + 1 if limit >= 0 else 0, TOTALS):
        ways += WAYS[TOTALS * handful + total]
    return (WHOLE * ways + ALL_WAYS[handful] // 2) // ALL_WAYS[handful]


def chance_ahead(reds: i64, whites: i64, other_reds: i64, other_whites: i64, margin: i64) -> i64:
    """The chance that a handful shows at least so much more than another one (SQ-CC-3)."""
    mine: i64 = MOST_EACH * reds + whites
    yours: i64 = MOST_EACH * other_reds + other_whites
    ways: i64 = 0
    total: i64
    other: i64
    for total in range(margin, TOTALS):
        if WAYS[TOTALS * mine + total] == 0:
            continue
        less: i64 = 0
        for other in range(total - margin + 1):
            less += WAYS[TOTALS * yours + other]
        ways += WAYS[TOTALS * mine + total] * less
    return share(ways, ALL_WAYS[mine] * ALL_WAYS[yours])


def share(ways: i64, whole: i64) -> i64:
    """A part of a whole in ten-thousandths, rounded; numbers stay small enough for all targets."""
    while whole > LARGE:
        whole //= 6
        ways //= 6
    return (WHOLE * ways + whole // 2) // whole


# The same looked up. [21 * (5 * heavy + light) + limit]: the chance to show more than a limit.
OVER: Final = vec[i64](
    [
        chance_over(reds, whites, limit)
        for reds in range(MOST_EACH)
        for whites in range(MOST_EACH)
        for limit in range(TOTALS)
    ]
)
HANDFULS: Final = MOST_EACH * MOST_EACH
# [25 * (5 * heavy + light) + the other's]: the chance to show more than another handful.
AHEAD: Final = vec[i64](
    [
        chance_ahead(mine // MOST_EACH, mine % MOST_EACH, yours // MOST_EACH, yours % MOST_EACH, 1)
        for mine in range(HANDFULS)
        for yours in range(HANDFULS)
    ]
)


def over(reds: i64, whites: i64, limit: i64) -> i64:
    """`chance_over` of a limit from 0 to 20."""
    return OVER[TOTALS * (MOST_EACH * reds + whites) + limit]


def ahead_of(mine: i64, yours: i64) -> i64:
    """The chance that a handful (16 * heavy + light dice) shows more than another one."""
    return AHEAD[HANDFULS * (MOST_EACH * (mine // 16) + mine % 16) + MOST_EACH * (yours // 16) + yours % 16]
