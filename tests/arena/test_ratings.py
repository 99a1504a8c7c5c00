"""Ratings: known strengths are found again, and intervals hold what they promise."""

from __future__ import annotations

import itertools
import random

import pytest

from sublevel.arena.ratings import comparisons, rate, wilson
from sublevel.arena.records import Record
from tests.arena.made import duel, record

STRENGTHS = {"a": 150.0, "b": 40.0, "c": -190.0}  # Elo, their average being 0


def round_robin(luck: random.Random, deals: int, seat: float = 0.0, draws: float = 0.0) -> list[Record]:
    """Everybody against everybody on every deal, from both seats; the first seat is worth so much."""
    found: list[Record] = []
    for deal in range(deals):
        for pair in itertools.permutations(STRENGTHS, 2):
            lead = STRENGTHS[pair[0]] - STRENGTHS[pair[1]] + seat
            found.append(record(len(found), deal, pair, duel(luck, lead, draws)))
    return found


@pytest.mark.parametrize("draws", [0.0, 1.0])
def test_known_strengths_are_found(draws: float) -> None:
    ratings = rate(round_robin(random.Random(1), 2000, seat=60.0, draws=draws), list(STRENGTHS), 2, True)
    for name, strength in STRENGTHS.items():
        assert ratings.bots[name].value == pytest.approx(strength, abs=15)
        assert ratings.bots[name].low < strength < ratings.bots[name].high
        assert ratings.bots[name].high - ratings.bots[name].low < 40
    assert [seat.value for seat in ratings.seats] == pytest.approx([30, -30], abs=10)


def test_intervals_hold_the_truth_in_95_of_100_tournaments() -> None:
    luck = random.Random(2)
    inside = total = 0
    for _ in range(150):
        ratings = rate(round_robin(luck, 25, seat=50.0, draws=0.5), list(STRENGTHS), 2, True)
        for name, strength in STRENGTHS.items():
            inside += ratings.bots[name].low <= strength <= ratings.bots[name].high
            total += 1
    assert 0.90 <= inside / total <= 0.985


def test_matches_that_depend_on_their_deal_make_intervals_wider() -> None:
    """If a deal decides all its matches, a hundred of them tell no more than one."""
    luck = random.Random(3)
    pairs = [duel(luck, 100.0) for _ in range(40)]
    single = [record(deal, deal, "ab", returns) for deal, returns in enumerate(pairs)]
    repeated = [record(0, deal, "ab", returns) for deal, returns in enumerate(pairs) for _ in range(25)]
    one = rate(single, ["a", "b"], 2, True).bots["a"]
    many = rate(repeated, ["a", "b"], 2, True).bots["a"]
    assert many.high - many.low > 0.8 * (one.high - one.low)


def test_who_never_lost_has_a_finite_rating_and_a_wide_interval() -> None:
    perfect = [
        record(2 * n + seat, n, ("ab", "ba")[seat], ((1, -1), (-1, 1))[seat]) for n in range(50) for seat in (0, 1)
    ]
    found = rate(perfect, ["a", "b"], 2, True).bots
    assert found["a"].value == pytest.approx(-found["b"].value)
    assert found["a"].low > 0 > found["b"].high
    # Who wins 97 of 100 leads by 600 Elo, and wins 100 of 100 now and then; who wins 999 of 1000 does so as a rule.
    assert 2 * found["a"].low < 600 < 2 * found["a"].value < 1200 < 2 * found["a"].high


def test_only_draws_is_equal() -> None:
    found = rate([record(n, n, "ab", (0.0, 0.0)) for n in range(20)], ["a", "b"], 2, True).bots
    assert found["a"].value == pytest.approx(0, abs=1e-6)


def test_one_match_is_enough_for_numbers() -> None:
    found = rate([record(0, 0, "ab", (1.0, -1.0))], ["a", "b"], 2, True).bots
    assert found["a"].low < 0 < found["a"].value < found["a"].high


def test_everybody_for_himself() -> None:
    """Four seats: who has more is better than who has less."""
    luck = random.Random(4)
    strengths = {"a": 200.0, "b": 50.0, "c": -50.0, "d": -200.0}
    found: list[Record] = []
    for deal in range(800):
        for turn in range(4):
            names = [*list(strengths)[turn:], *list(strengths)[:turn]]
            rest, order = list(names), []
            while rest:  # Plackett and Luce: the best of the rest is drawn, again and again
                order.append(luck.choices(rest, [10 ** (strengths[name] / 400) for name in rest])[0])
                rest.remove(order[-1])
            found.append(record(len(found), deal, names, [float(3 - order.index(name)) for name in names]))
    ratings = rate(found, list(strengths), 4, True)
    for name, strength in strengths.items():
        assert ratings.bots[name].value == pytest.approx(strength, abs=25)


def test_one_against_many() -> None:
    """A side is as strong as its members on average."""
    luck = random.Random(5)
    strengths = {"a": 120.0, "b": -120.0}
    found: list[Record] = []
    for deal in range(1500):
        for names in ("aab", "abb", "aba", "bab", "baa", "bba"):
            lead = strengths[names[0]] - (strengths[names[1]] + strengths[names[2]]) / 2
            one, many = duel(luck, lead)
            found.append(record(len(found), deal, names, (one, many, many)))
    ratings = rate(found, ["a", "b"], 3, True)
    assert ratings.bots["a"].value == pytest.approx(120, abs=25)


def test_all_together_against_the_game() -> None:
    luck = random.Random(6)
    strengths = {"a": 100.0, "b": -100.0}
    found: list[Record] = []
    for deal in range(1500):
        for names in ("aa", "ab", "ba", "bb"):
            won, _ = duel(luck, (strengths[names[0]] + strengths[names[1]]) / 2 - 80.0)
            found.append(record(len(found), deal, names, (won, won)))
    ratings = rate(found, ["a", "b"], 2, False)
    assert ratings.bots["a"].value == pytest.approx(100, abs=25)
    assert ratings.bots["a"].low < 100 < ratings.bots["a"].high


def test_sides() -> None:
    def sides(returns: tuple[float, ...], zero_sum: bool) -> list[tuple[tuple[int, ...], tuple[int, ...], float]]:
        found = comparisons(record(0, 0, "abcd"[: len(returns)], returns), zero_sum)
        return [(one.side, one.other, one.score) for one in found]

    assert sides((1, -1), True) == [((0,), (1,), 1.0)]
    assert sides((-1, 1), True) == [((1,), (0,), 1.0)]
    assert sides((0, 0), True) == [((0,), (1,), 0.5)]
    assert sides((-1, 1, 1), True) == [((1, 2), (0,), 1.0)]
    assert sides((1, 1, 1), False) == [((0, 1, 2), (), 1.0)]
    assert sides((-1, -1), False) == [((0, 1), (), 0.0)]
    assert sides((2, 0, 1), True) == [((0,), (2,), 1.0), ((0,), (1,), 1.0), ((2,), (1,), 1.0)]


@pytest.mark.parametrize(
    ("score", "count", "low", "high"),
    [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (10, 10, 0.7225, 1.0), (81, 263, 0.2553, 0.3662)],
)
def test_wilson(score: float, count: int, low: float, high: float) -> None:
    """Values that are printed in textbooks (Newcombe 1998 has 81 of 263)."""
    found = wilson(score, count)
    assert (found.low, found.high) == pytest.approx((low, high), abs=1e-4)
    assert found.value == score / count


def test_wilson_of_nothing_is_everything() -> None:
    assert (wilson(0, 0).low, wilson(0, 0).high) == (0.0, 1.0)
