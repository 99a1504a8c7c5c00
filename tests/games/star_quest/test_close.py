"""Close combat, removals, the Dreadnought's damage (sections 7.5, 8.3, 8.4)."""

from __future__ import annotations

import pytest

from sublevel.games.star_quest import refusals, state, tables
from sublevel.games.star_quest.goals import chaos_score, squad_score
from tests.games.star_quest.scenes import Scene


def rolls(scene: Scene) -> list[tuple[int, int]]:
    """Heavy and light dice of each roll of the last action, attacker first."""
    return [(row[3], row[2] - row[3]) for row in scene.events() if row[0] == state.ROLLED]


@pytest.mark.parametrize(
    ("name", "dice"),
    [
        ("G1", (0, 1)),
        ("O1", (0, 2)),
        ("A1", (2, 0)),
        ("K1", (2, 0)),
        ("T1", (0, 2)),
        ("H1", (0, 2)),
        ("Z1", (0, 2)),
        ("D1", (2, 2)),
    ],
)
def test_dice_of_robotlings(name: str, dice: tuple[int, int]) -> None:
    """SQ-DATA-3, SQ-CC-2: both roll the close dice of their figures, the attacker first."""
    scene = Scene().put(R1="d5", **{name: "e5"}).play(f"R1 close {name}")
    assert rolls(scene) == [(0, 2), dice]


@pytest.mark.parametrize(("kit", "dice"), [("AXE", (2, 0)), ("PLA", (0, 2)), ("SWD", (2, 2))])
def test_dice_of_commanders(kit: str, dice: tuple[int, int]) -> None:
    """SQ-DATA-2, SQ-CC-2."""
    scene = Scene().arm("RED", kit, "LLNB").put(R0="d5", O1="e5").play("R0 close O1")
    assert rolls(scene)[0] == dice


def test_only_straight_neighbours() -> None:
    """SQ-CC-1, TV-22: orthogonally, with an unblocked edge; the Dreadnought from any of its squares."""
    scene = Scene().put(R1="d5", O1="e6", O2="d6").play("R1")
    assert scene.why("R1 close O1") == refusals.NOT_NEXT
    assert scene.why("R1 close O2") == 0
    behind = Scene().put(R1="e5", O1="e4").play("R1")
    assert behind.why("R1 close O1") == refusals.NOT_NEXT  # the door is closed
    behind.play("R1 open e4S")
    assert behind.why("R1 close O1") == 0
    big = Scene().put(D1="f5", R1="h6", R2="e5").turn("CHAOS").play("D1")
    assert big.why("D1 close R1") == 0
    assert big.why("D1 close R2") == 0


def test_assault_blades() -> None:
    """SQ-EQ-2, SQ-EQ-5, SQ-CC-4, TV-22, TV-23: diagonally if linked; opponents roll one die less, strongest first."""
    scene = Scene().arm("RED", "AXE", "LLNB", "AB").put(R1="d5", Z1="e6").play("R1")
    assert scene.why("R1 close Z1") == 0
    assert rolls(scene.play("R1 close Z1")) == [(0, 2), (0, 1)]
    scene = Scene().arm("RED", "AXE", "LLNB", "AB").put(R1="d5", D1="e5").play("R1 close D1")
    assert rolls(scene)[1] == (1, 2)
    scene = Scene().arm("RED", "AXE", "LLNB", "AB").put(R3="d5", O1="e6").play("R3")
    assert scene.why("R3 close O1") == refusals.NOT_NEXT  # a heavy Trooper has none
    wall = Scene().arm("RED", "AXE", "LLNB", "AB").put(R1="d4", O1="e5").play("R1")
    assert wall.why("R1 close O1") == 0  # linked round one side of the corner
    attacked = Scene().arm("RED", "AXE", "LLNB", "AB").put(R1="d5", A1="e5").turn("CHAOS").play("A1 close R1")
    assert rolls(attacked)[0] == (1, 0)


def test_flash_grenades() -> None:
    """SQ-EQ-2, SQ-CC-4, TV-23: a die less for Robotlings that the squad attacks; with Assault Blades two."""
    scene = Scene().arm("RED", "AXE", "LLNB", "AB", "oFG").put(R1="d5", O1="e5", R0="d6", A1="e6")
    scene.play("order oFG", "R1 close O1")
    assert rolls(scene)[1] == (0, 0)
    scene = Scene().arm("RED", "AXE", "LLNB", "", "oFG").put(R0="d6", A1="e6").play("order oFG", "R0 close A1")
    assert rolls(scene)[1] == (1, 0)


def test_sidearms() -> None:
    """SQ-EQ-2, SQ-DATA-5: Laser Troopers roll one light die more, in attack and in defence."""
    scene = Scene().arm("RED", "AXE", "LLNB", "SA").put(R1="d5", O1="e5").play("R1 close O1")
    assert rolls(scene)[0] == (0, 3)
    scene = Scene().arm("RED", "AXE", "LLNB", "SA").put(R1="d5", O1="e5").turn("CHAOS").play("O1 close R1")
    assert rolls(scene)[1] == (0, 3)
    scene = Scene().arm("RED", "AXE", "LLNB", "SA").put(R3="d5", O1="e5").play("R3 close O1")
    assert rolls(scene)[0] == (0, 2)


def test_thermal_grenade() -> None:
    """SQ-CC-4, SQ-CARD-3: two heavy dice more, once."""
    scene = Scene().arm("RED", "AXE", "LLNB", "TG").put(R1="d5", O1="e5", R2="d6", O2="e6").play("R1")
    assert scene.why("R1 close O1 +TG") == 0
    scene.play("R1 close O1 +TG")
    assert rolls(scene)[0] == (2, 2)
    scene.turn("RED").play("R2")
    assert scene.why("R2 close O2 +TG") == refusals.NO_GRENADE


@pytest.mark.parametrize(
    ("mine", "theirs", "lost"),
    [(("R1", "R0"), ("R2", "R2"), 3), (("R2", "R0"), ("R1", "R1"), 0), (("R3", "R3"), ("R1", "R1"), 0)],
)
def test_the_lower_total_loses_the_difference(mine: tuple[str, str], theirs: tuple[str, str], lost: int) -> None:
    """SQ-CC-3, TV-19: a tie changes nothing, armour does not count, the attacker may lose."""
    scene = Scene().put(R0="d5", A1="e5")
    scene.s.lp[0] = 5
    scene.force(*mine, *theirs).play("R0 close A1")
    assert scene.lp("R0") == 5 - lost
    assert (scene.where("A1") is None) == (mine == ("R3", "R3"))


def test_the_attacker_may_be_lost() -> None:
    """SQ-CC-3, SQ-ACT-2, TV-19: a Trooper that loses against an Android is Lost; its activation is over."""
    scene = Scene().put(R1="d5", A1="e5").force("W1", "W0", "R3", "R1").play("R1 close A1")
    assert (scene.status("R1"), scene.s.actor) == (state.LOST, -1)


def test_who_loses_against_a_squad_figure_gives_a_token() -> None:
    """SQ-REM-1, TV-20: whoever started the combat; if a token of the kind is in the table pool."""
    scene = Scene().put(R1="d5", G1="e5").table("G").turn("CHAOS").force("W0", "W1", "W0").play("G1 close R1")
    assert scene.where("G1") is None
    assert scene.s.token_blips[0] == 1
    scene = Scene().put(R1="d5", O1="e5").table("GG").force("W2", "W0", "W0", "W0").play("R1 close O1")
    assert (scene.where("O1"), sum(scene.s.token_blips)) == (None, 0)  # TV-21
    scene = Scene().put(R1="d5", K1="e5").table("GOATHZD").force("W2", "W2", "R0", "R0").play("R1 close K1")
    assert (scene.where("K1"), sum(scene.s.token_blips)) == (None, 0)


def test_a_blip_token_goes_before_a_chip() -> None:
    """SQ-REM-1: automatic; the figure goes back to the supply and may come again (SQ-REM-2)."""
    scene = Scene().put(R1="d5", O1="e5").table("O", "O").force("W2", "W0", "W0", "W0").play("R1 close O1")
    assert (scene.s.token_blips[1], scene.s.token_chips[1]) == (1, 0)
    scene.turn("RED").put(O1="e5").force("W2", "W0", "W0", "W0").play("R1 close O1")
    assert (scene.s.token_blips[1], scene.s.token_chips[1]) == (1, 1)
    assert squad_score(scene.s, 0) == 8


def test_removed_by_chaos_itself() -> None:
    """SQ-REM-2: no token is taken."""
    scene = Scene().put(H1="d5", R1="g5", G1="h5").table("G").turn("CHAOS").force("R3", "R3").play("H1 fire H g5")
    assert (scene.status("R1"), scene.where("G1")) == (state.LOST, None)
    assert scene.s.table_blips[0] == 1


@pytest.mark.parametrize(("name", "value"), [("R1", 5), ("R3", 10), ("R0", 10)])
def test_losses(name: str, value: int) -> None:
    """SQ-REM-3, SQ-REM-4: Chaos scores the value, the owner's loss grows; Troopers fight on without a Commander."""
    scene = Scene().put(**{name: "h5"}, Z1="d5", R2="c9").turn("CHAOS")
    scene.s.lp[scene.number(name)] = 1
    scene.force("R3", "R3").play(f"Z1 fire F {name}")
    assert scene.status(name) == state.LOST
    assert (scene.s.loss[0], chaos_score(scene.s), squad_score(scene.s, 0)) == (value, value, -value)
    assert scene.turn("RED").why("R2") == 0


def test_an_unarmed_trooper_is_worth_five() -> None:
    """SQ-REM-3, SQ-DATA-2: heavy no more."""
    scene = Scene().put(R3="h5", Z1="d5").turn("CHAOS")
    scene.s.weapon[3] = tables.UNARMED
    scene.force("R3", "R3").play("Z1 fire F R3")
    assert scene.s.loss[0] == 5


# The Dreadnought.


def wounded(dice: tuple[str, str], weapons: tuple[int, int] = (tables.NULL_TIME, tables.HOLO)) -> Scene:
    """A Dreadnought that a Black-Hole Blaster hits."""
    scene = Scene().put(R4="d5", D1="h5").table("D")
    scene.s.heavy[0], scene.s.heavy[1] = weapons
    return scene.force(*dice).play("R4 fire B e")


def test_weapons_are_lost_with_life_points() -> None:
    """SQ-DRD-1, SQ-DRD-3, TV-35: first one weapon, Chaos chooses; both go with two points."""
    scene = wounded(("R3", "R2"))
    assert (scene.lp("D1"), scene.phase, scene.player) == (2, state.LOSE_WEAPON, "CHAOS")
    assert scene.legal() == {"lose N", "lose H"}
    scene.play("lose N")
    assert [scene.s.heavy[0], scene.s.heavy[1]] == [0, tables.HOLO]
    assert (scene.phase, scene.player) == (state.SQUAD_ACT, "RED")
    both = wounded(("R3", "R3"))
    assert (both.lp("D1"), both.phase) == (1, state.SQUAD_ACT)
    assert [both.s.heavy[0], both.s.heavy[1]] == [0, 0]


def test_no_choice_between_equal_weapons() -> None:
    """SQ-DRD-3: nor when only one is left."""
    equal = wounded(("R3", "R2"), (tables.HOLO, tables.HOLO))
    assert (equal.phase, sorted([equal.s.heavy[0], equal.s.heavy[1]])) == (state.SQUAD_ACT, [0, tables.HOLO])
    last = wounded(("R3", "R2"), (0, tables.HOLO))
    assert (last.phase, last.s.heavy[1]) == (state.SQUAD_ACT, 0)


def test_the_third_point_removes_it() -> None:
    """SQ-DRD-1, TV-35: the D token (25) goes to the squad."""
    scene = Scene().put(R4="d5", D1="h5").table("D")
    scene.s.lp[scene.number("D1")] = 1
    scene.force("R3", "R2").play("R4 fire B e")
    assert scene.where("D1") is None
    assert squad_score(scene.s, 0) == 25


def test_without_heavy_weapons_the_laser_is_left() -> None:
    """SQ-DRD-2: and its close combat dice never shrink."""
    scene = Scene().put(D1="f5", R0="j5", R1="h5").turn("CHAOS").play("D1")
    assert {text for text in scene.legal() if "fire" in text} == {"D1 fire F R0", "D1 fire F R1"}
    assert rolls(scene.play("D1 close R1"))[0] == (2, 2)


def test_all_shots_in_one_block() -> None:
    """SQ-ACT-2, SQ-ACT-3, TV-36: a step after a shot ends its right to attack; fire excludes close combat."""
    scene = Scene().put(D1="f5", R0="j5", R1="h6").turn("CHAOS")
    scene.s.heavy[0], scene.s.heavy[1] = tables.NULL_TIME, tables.HOLO
    scene.force("R0", "R0").play("D1 fire N")
    assert scene.why("D1 close R1") == refusals.NO_ATTACK_LEFT
    scene.force("R0", "R0").play("D1 fire H j5", "D1 w")
    assert scene.why("D1 fire F R0") == refusals.NO_ATTACK_LEFT
