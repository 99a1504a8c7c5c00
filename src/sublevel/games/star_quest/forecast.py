"""The odds of an attack as its player can expect them: exact, with a re-roll put to its best use (SQ-ODDS-1 to 4)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import cache
from itertools import combinations_with_replacement, product
from typing import Final, NamedTuple

from sublevel.games.star_quest.odds import WHOLE
from sublevel.games.star_quest.tables import FACES, HEAVY_DIE, LIGHT_DIE

REMOVAL: Final = 1000  # a removal outweighs any wounds when a die to re-roll is chosen

HEAVY_FACES: Final = tuple(int(face) for face in HEAVY_DIE)
LIGHT_FACES: Final = tuple(int(face) for face in LIGHT_DIE)

Dice = tuple[int, ...]
Numbers = tuple[int, ...]  # for each figure two: ways to remove it, ways to hurt it


class Need(NamedTuple):
    """What an attack must show against a figure."""

    hurts: int  # from this value on it loses life points
    removes: int  # from this one on all of them
    higher: bool  # the higher die counts, as beside a blast; else the sum
    friend: bool


class Chance(NamedTuple):
    """What becomes of a figure, in ten-thousandths."""

    removed: int
    damaged: int


SURE: Final = Chance(WHOLE, WHOLE)
WOUND: Final = Chance(0, WHOLE)


@cache
def of_roll(reds: int, whites: int, rerolls: bool, needs: tuple[Need, ...]) -> tuple[Chance, ...]:
    """The odds of a shot, a blast or a ray against all whom it meets (SQ-FIRE-2, SQ-HVY-4, SQ-HVY-5)."""

    def verdict(dice: Dice) -> Numbers:
        shown = [max(dice, default=0) if need.higher else sum(dice) for need in needs]
        pairs = zip(needs, shown, strict=True)
        return tuple(int(value >= bar) for need, value in pairs for bar in (need.removes, need.hurts))

    return expected(reds, whites, rerolls, verdict, [-1 if need.friend else 1 for need in needs], 1)


@cache
def of_combat(mine: tuple[int, int], yours: tuple[int, int], rerolls: bool, life: int, own: int) -> tuple[Chance, ...]:
    """The odds of close combat for the enemy and the attacker, who re-rolls before the defence (SQ-CC-2, SQ-CC-3)."""
    defence = Counter[int]()
    for dice, ways in rolls(*yours):
        defence[sum(dice)] += ways

    def verdict(dice: Dice) -> Numbers:
        total = sum(dice)
        tests: list[Callable[[int], bool]] = [
            lambda other: total - other >= life,
            lambda other: total > other,
            lambda other: other - total >= own,
            lambda other: other > total,
        ]
        return tuple(sum(ways for other, ways in defence.items() if test(other)) for test in tests)

    return expected(*mine, rerolls, verdict, [1, -1], FACES ** sum(yours))


def expected(
    reds: int, whites: int, rerolls: bool, verdict: Callable[[Dice], Numbers], signs: list[int], whole: int
) -> tuple[Chance, ...]:
    """The chances over all rolls of a handful; a die is re-rolled where that gives most (SQ-ODDS-2)."""

    def worth(numbers: Numbers) -> tuple[int, int]:
        each = [REMOVAL * numbers[2 * i] + numbers[2 * i + 1] for i in range(len(signs))]
        gain = sum(one for one, sign in zip(each, signs, strict=True) if sign > 0)
        return gain * 2 - sum(each), gain

    sums = [0] * (2 * len(signs))
    for dice, ways in rolls(reds, whites):
        found = tuple(FACES * number for number in verdict(dice))
        for again in rerolled(dice, reds) if rerolls else ():
            tried = [verdict(each) for each in again]
            hoped = tuple(sum(column) for column in zip(*tried, strict=True))
            if worth(hoped) > worth(found):
                found = hoped
        sums = [total + ways * number for total, number in zip(sums, found, strict=True)]
    ways_in_all = FACES ** (reds + whites + 1) * whole
    shares = [(WHOLE * number + ways_in_all // 2) // ways_in_all for number in sums]
    return tuple(Chance(shares[2 * i], shares[2 * i + 1]) for i in range(len(signs)))


@cache
def rolls(reds: int, whites: int) -> list[tuple[Dice, int]]:
    """All that a handful can show, heavy dice first and each colour in order, with the ways to roll it."""
    return [
        ((*heavy, *light), ways * others)
        for (heavy, ways), (light, others) in product(shown(HEAVY_FACES, reds), shown(LIGHT_FACES, whites))
    ]


@cache
def shown(faces: Dice, count: int) -> list[tuple[Dice, int]]:
    """All that dice of one colour can show, in order, with the ways to roll it."""
    found = Counter(tuple(sorted(dice)) for dice in product(faces, repeat=count))
    return [(dice, found[dice]) for dice in combinations_with_replacement(sorted(set(faces)), count)]


def rerolled(dice: Dice, reds: int) -> list[list[Dice]]:
    """For each die: what the handful may show after it was rolled again."""
    return [
        [(*dice[:i], face, *dice[i + 1 :]) for face in (HEAVY_FACES if i < reds else LIGHT_FACES)]
        for i in range(len(dice))
    ]
