"""Odds before the roll (section 3.2), and that choices show them (section 14, 4)."""

from __future__ import annotations

import itertools

import pytest

from sublevel.games.star_quest import odds
from sublevel.games.star_quest.choices import action_views
from sublevel.games.star_quest.forecast import Need, of_roll
from sublevel.games.star_quest.prospects import outlook_views
from sublevel.games.star_quest.tables import HEAVY_DIE, LIGHT_DIE
from sublevel.games.star_quest.view_types import ActionView, ProspectView
from tests.games.star_quest.scenes import Scene

TABLE = {  # dice: P(>0) ... P(>4)
    (0, 1): (3333, 1667, 0, 0, 0),
    (0, 2): (5556, 3333, 833, 278, 0),
    (0, 3): (7037, 4815, 2037, 880, 185),
    (1, 0): (5000, 3333, 1667, 0, 0),
    (2, 0): (7500, 5833, 3889, 1667, 833),
    (2, 2): (8889, 7593, 5733, 3758, 2245),
    (4, 0): (9375, 8542, 7292, 5532, 3997),
}


@pytest.mark.parametrize("dice", TABLE)
def test_the_table_of_the_rules(dice: tuple[int, int]) -> None:
    """SQ-DATA-1: the distributions that the rules print."""
    assert tuple(odds.chance_over(*dice, limit) for limit in range(5)) == TABLE[dice]
    assert odds.chance_over(*dice, -1) == odds.WHOLE


@pytest.mark.parametrize(
    ("mine", "yours", "wins", "loses"),
    [
        ((0, 1), (0, 2), 185, 440),
        ((0, 2), (0, 2), 343, 343),
        ((0, 2), (2, 0), 217, 572),
        ((2, 0), (0, 2), 572, 217),
        ((2, 2), (2, 0), 570, 280),
        ((2, 2), (2, 2), 428, 428),
        ((0, 2), (2, 2), 126, 734),
    ],
)
def test_close_combat(mine: tuple[int, int], yours: tuple[int, int], wins: int, loses: int) -> None:
    """Section 3.2: P(attacker wins) and P(attacker loses), in thousandths."""
    assert round(odds.chance_ahead(*mine, *yours, 1) / 10) == wins
    assert round(odds.chance_ahead(*yours, *mine, 1) / 10) == loses


@pytest.mark.parametrize("margin", [1, 2, 3, 6])
def test_close_combat_by_counting(margin: int) -> None:
    """SQ-CC-3: all rolls of 1R + 1W against 2W, one by one."""
    mine = [a + b for a, b in itertools.product(HEAVY_DIE, LIGHT_DIE)]
    yours = [a + b for a, b in itertools.product(LIGHT_DIE, LIGHT_DIE)]
    ahead = sum(a - b >= margin for a, b in itertools.product(mine, yours))
    assert odds.chance_ahead(1, 1, 0, 2, margin) == round(10000 * ahead / len(mine) / len(yours))


def test_the_largest_handfuls_are_still_right() -> None:
    """A Commander with sword and grenade against a Dreadnought: numbers are rounded on the way, results are not off."""
    exact = 0.0
    for total in range(odds.TOTALS):
        for other in range(total):
            mine, yours = int(odds.WAYS[odds.TOTALS * 22 + total]), int(odds.WAYS[odds.TOTALS * 12 + other])
            exact += mine / 6**6 * yours / 6**4
    assert abs(int(odds.chance_ahead(4, 2, 2, 2, 1)) - 10000 * exact) < 1


def test_beside_a_blast() -> None:
    """SQ-HVY-4: the higher of two heavy dice."""
    rolls = [max(a, b) for a, b in itertools.product(HEAVY_DIE, HEAVY_DIE)]
    needs = tuple(Need(limit + 1, limit + 1, True, False) for limit in range(4))
    assert [chance.removed for chance in of_roll(2, 0, False, needs)] == [
        round(10000 * sum(roll > limit for roll in rolls) / 36) for limit in range(4)
    ]


# Choices.


def choice(scene: Scene, text: str) -> ActionView:
    """A legal action of whoever acts."""
    seat = next(seat for seat in range(4) if scene.s.waiting >> seat & 1)
    return next(view for view in action_views(scene.s, seat) if view.text == text)


def chances(view: ActionView) -> dict[str, tuple[int, int, bool]]:
    """Of each figure: removed, damaged, and whether it is a friend."""
    assert view.chances is not None
    return {one.target: (one.removed, one.damaged, one.friend) for one in view.chances}


def test_a_shot_shows_its_odds() -> None:
    """SQ-FIRE-2: a Laser against an Ork, armour 1."""
    scene = Scene(2).put(R1="c5", O1="f5").play("R1")
    view = choice(scene, "R1 fire L O1")
    assert (view.kind, view.target, view.dice, view.card) == ("fire", "O1", "2W", "L")
    assert view.totals == [4444, 2222, 2500, 556, 278]
    assert view.chances is not None
    assert [(one.target, one.removed, one.damaged) for one in view.chances] == [("O1", 3333, 3333)]


def test_close_combat_shows_both_sides() -> None:
    """SQ-CC-3: the Commander, 6 life points, against an Android."""
    scene = Scene(2).put(R0="c5", A1="d5").play("R0")
    view = choice(scene, "R0 close A1")
    assert (view.dice, view.defence) == ("2R", "2R")
    assert view.chances is not None
    enemy, own = view.chances
    assert (enemy.target, enemy.friend, own.target, own.friend) == ("A1", False, "R0", True)
    assert enemy.removed == odds.chance_ahead(2, 0, 2, 0, 1)
    assert own.removed == odds.chance_ahead(2, 0, 2, 0, 6)
    assert own.damaged == odds.chance_ahead(2, 0, 2, 0, 1)


def test_a_blast_shows_its_area_and_its_friends() -> None:
    """SQ-HVY-4: sum in the middle, higher die around, friends marked."""
    scene = Scene(2).arm("RED", "AXE", "LLHB").put(R3="c5", R1="g6", O1="h5", G1="i6").play("R3")
    view = choice(scene, "R3 fire H h5")
    assert view.area is not None
    assert set(view.area) == {"h5", "g5", "g6", "h6", "i4", "i5", "i6"}
    assert view.chances is not None
    assert [(one.target, one.removed, one.friend) for one in view.chances] == [
        ("O1", 5833, False),
        ("G1", 7500, False),
        ("R1", 3056, True),
    ]


def test_a_ray_shows_whom_it_meets() -> None:
    """SQ-HVY-5: friend and foe, all the way."""
    scene = Scene(2).put(R4="c5", O1="d5", R1="e5", G1="j5").play("R4")
    view = choice(scene, "R4 fire B e")
    assert view.area == ["d5", "e5", "f5", "g5", "h5", "i5", "j5"]
    assert view.chances is not None
    assert [(one.target, one.friend) for one in view.chances] == [("O1", False), ("R1", True), ("G1", False)]


def test_a_null_time_cannon_shows_everybody_in_sight() -> None:
    """SQ-HVY-2: the chance for each, if all points went there."""
    scene = Scene(2).put(R3="c5", O1="f5", G1="f6").play("R3")
    view = choice(scene, "R3 fire N")
    assert view.chances is not None
    assert {one.target: one.removed for one in view.chances} == {"O1": 5833, "G1": 7500}


# Re-rolls, wounds, friends.


def best_of_two_light_dice(limit: int) -> float:
    """The chance that two light dice, one of which may be rolled again, show more than a limit: counted one by one."""
    sure = 0.0
    for dice in itertools.product(LIGHT_DIE, repeat=2):
        tries = [sum(other + die > limit for die in LIGHT_DIE) / 6 for other in dice]
        sure += max(float(sum(dice) > limit), *tries)
    return sure / 36


def test_a_reroll_counts_as_put_to_its_best_use() -> None:
    """SQ-ODDS-1, SQ-ODDS-2: a Laser with its Targeter."""
    for target, limit in (("G1", 0), ("O1", 1), ("A1", 2)):
        scene = Scene(2).arm("RED", "AXE", "LLNB", cards="TA:L").put(R1="c5", **{target: "f5"}).play("R1")
        view = choice(scene, f"R1 fire L {target}")
        assert view.reroll
        assert chances(view)[target][0] == round(10000 * best_of_two_light_dice(limit))
    assert round(10000 * best_of_two_light_dice(0)) == 7037


def test_rerolls_of_a_commander_in_close_combat() -> None:
    """SQ-ODDS-2, SQ-EQ-3: the Servo Arm helps, a Laser's Targeter does not."""
    plain = Scene(2).arm("RED", "AXE", "LLNB", cards="TA:L").put(R0="c5", A1="d5").play("R0")
    helped = Scene(2).arm("RED", "AXE", "LLNB", cards="SR").put(R0="c5", A1="d5").play("R0")
    without, better = choice(plain, "R0 close A1"), choice(helped, "R0 close A1")
    assert (without.reroll, better.reroll) == (False, True)
    assert chances(without)["A1"][0] == odds.chance_ahead(2, 0, 2, 0, 1)
    assert chances(better)["A1"][0] > chances(without)["A1"][0]
    assert chances(better)["R0"][1] < chances(without)["R0"][1]


def test_a_commander_may_be_wounded() -> None:
    """SQ-ODDS-1, SQ-FIRE-2: an Ork cannot remove him with one shot, but it can hurt him."""
    scene = Scene(2).put(R0="c5", O1="f5").turn("CHAOS").play("O1")
    view = choice(scene, "O1 fire F R0")
    assert chances(view)["R0"] == (0, odds.chance_over(0, 2, 2), False)
    assert view.chances is not None
    assert (view.chances[0].hurts, view.chances[0].removes) == (3, 8)
    [outlook] = outlook_views(scene.s, 1)
    shot = next(one for one in outlook.prospects if one.how == "fire")
    assert (shot.chance, shot.damaged, shot.dice) == (0, odds.chance_over(0, 2, 2), "2W")


def test_a_hit_of_the_null_time_cannon_is_sure() -> None:
    """SQ-ODDS-3, SQ-HVY-2: points that beat the armour by all life points remove, fewer hurt."""
    scene = Scene(2).put(R3="d5", O1="d6", D1="h4").force("R3", "R3").play("R3", "R3 fire N")
    assert chances(choice(scene, "hit O1 2"))["O1"] == (10000, 10000, False)
    assert chances(choice(scene, "hit D1 5"))["D1"] == (0, 10000, False)


def test_walk_and_shoot_warns_of_friends() -> None:
    """SQ-ODDS-4: whom the ray meets from there; a square where no friend is in the way comes before a nearer one."""

    def ray(shooter: str) -> ProspectView:
        scene = Scene(2).put(R4=shooter, R1="e5", O1="g5").play("R4")
        [outlook] = outlook_views(scene.s, 0)
        return next(one for one in outlook.prospects if (one.target, one.how) == ("O1", "ray"))

    here, near, far = ray("c5"), ray("c4"), ray("c2")
    assert (here.square, [(one.target, one.friend) for one in here.chances]) == (None, [("O1", False), ("R1", True)])
    assert near.square not in (None, "c5", "d5")
    assert [one.target for one in near.chances] == ["O1"]
    assert far.square == "d5"
    assert [(one.target, one.friend) for one in far.chances] == [("O1", False), ("R1", True)]


@pytest.mark.parametrize("rerolls", [False, True])
def test_friends_in_an_area_count_against_a_reroll(rerolls: bool) -> None:
    """SQ-ODDS-2: counted roll by roll for an Ork and a Trooper on one ray."""
    needs = (Need(2, 2, False, False), Need(3, 3, False, True))
    enemy, friend = of_roll(2, 0, rerolls, needs)
    removed = [0.0, 0.0]
    for dice in itertools.product(HEAVY_DIE, repeat=2):
        options = [[(sum(dice) >= 2, sum(dice) >= 3)] * 6]
        if rerolls:
            options += [[(other + die >= 2, other + die >= 3) for die in HEAVY_DIE] for other in dice]
        best = max(options, key=lambda each: (sum(hit - hurt for hit, hurt in each), sum(hit for hit, _ in each)))
        removed = [removed[k] + sum(each[k] for each in best) / 6 / 36 for k in range(2)]
    assert (enemy.removed, friend.removed) == (round(10000 * removed[0]), round(10000 * removed[1]))
