"""Fire, heavy weapons, re-rolls (sections 7.3, 7.4, 7.6), and the dice of SQ-DATA-1 to 3."""

from __future__ import annotations

import pytest

from sublevel.games.star_quest import refusals, state, tables
from sublevel.games.star_quest.goals import chaos_score
from tests.games.star_quest.hulks import mini_map
from tests.games.star_quest.scenes import Scene


def in_mini_map(scene: Scene, width: int, height: int, **walls: object) -> Scene:
    """The scene on a mini-map of the worked examples."""
    small = mini_map(width, height, **walls)  # type: ignore[arg-type]  # below and right are passed on
    for row in range(24):
        scene.s.wall_east[row] = small.wall_east[row]
        scene.s.wall_south[row] = small.wall_south[row]
        scene.s.frame_east[row] = small.wall_east[row]
        scene.s.frame_south[row] = small.wall_south[row]
    return scene


def at(column: int, row: int) -> str:
    """The name of a square of a mini-map."""
    return f"{'abcdefgh'[column]}{row + 1}"


def test_the_dice() -> None:
    """SQ-DATA-1: the faces of the light and the heavy die."""
    assert list(tables.LIGHT_DIE) == [0, 0, 0, 0, 1, 2]
    assert list(tables.HEAVY_DIE) == [0, 0, 0, 1, 2, 3]


def test_the_box() -> None:
    """SQ-DATA-3, SQ-DATA-4: figures and tokens; all blips together are worth 152."""
    assert list(tables.TOKENS_OF) == [14, 8, 4, 3, 1, 1, 1]
    assert [tables.FIGURES_OF[kind] for kind in range(8)] == [14, 8, 4, 3, 1, 1, 1, 3]
    assert sum(tables.TOKENS_OF[kind] * tables.TOKEN_VALUE[kind] for kind in range(7)) == 152


@pytest.mark.parametrize(
    ("name", "reds", "whites"),
    [
        ("G1", 0, 2),
        ("O1", 0, 2),
        ("A1", 0, 3),
        ("T1", 0, 2),
        ("Z1", 2, 0),
        ("D1", 0, 2),
    ],
)
def test_fire_dice_of_robotlings(name: str, reds: int, whites: int) -> None:
    """SQ-DATA-3, SQ-FIRE-2: what each kind rolls at one target."""
    scene = Scene().put(**{name: "d5"}, R0="h5").turn("CHAOS").play(f"{name} fire F R0")
    assert next(row[2:4] for row in scene.events() if row[0] == state.ROLLED) == (reds + whites, reds)


@pytest.mark.parametrize(("kit", "letter", "dice"), [("AXE", "M", (2, 0)), ("PLA", "P", (2, 2)), ("SWD", "", None)])
def test_fire_dice_of_commanders(kit: str, letter: str, dice: tuple[int, int] | None) -> None:
    """SQ-DATA-2: Mini Laser two light dice, Power Laser two heavy ones, the sword none."""
    scene = Scene().arm("RED", kit, "LLNB").put(R0="d5", D1="h5").play("R0")
    if dice is None:
        assert not any("fire" in text for text in scene.legal())
        return
    scene.play(f"R0 fire {letter} D1")
    assert next(row[2:4] for row in scene.events() if row[0] == state.ROLLED) == dice


@pytest.mark.parametrize(
    ("target", "dice", "gone"),
    [("O1", ("W2", "W0"), True), ("O1", ("W1", "W0"), False), ("G1", ("W1", "W0"), True), ("K1", ("W2", "W1"), False)],
)
def test_the_total_must_beat_the_armour(target: str, dice: tuple[str, str], gone: bool) -> None:
    """SQ-FIRE-1, SQ-FIRE-2, SQ-FIRE-3, TV-12."""
    scene = Scene().put(R1="d5", **{target: "h5"}).force(*dice).play(f"R1 fire L {target}")
    assert (scene.where(target) is None) == gone


def test_life_points() -> None:
    """SQ-FIRE-2, SQ-EQ-7, TV-13: what is above the armour is lost; the Force Field makes it 3."""
    scene = Scene().put(A1="d5", R0="h5").turn("CHAOS").force("W2", "W2", "W1").play("A1 fire F R0")
    assert scene.lp("R0") == 3
    scene = Scene().arm("RED", "AXE", "LLNB", "FF").put(A1="d5", R0="h5").turn("CHAOS")
    assert scene.force("W2", "W2", "W1").play("A1 fire F R0").lp("R0") == 4


def test_who_may_be_aimed_at() -> None:
    """SQ-FIRE-1, SQ-FIRE-4, SQ-DOCK-2, TV-39: squads aim at Chaos figures only, Chaos at squad figures Aboard."""
    scene = Scene().put(R1="d5", Y1="h5", G1="h6", G2="w24").play("R1")
    assert scene.why("R1 fire L Y1") == refusals.NOT_AN_ENEMY
    assert scene.why("R1 fire L G2") == refusals.NOT_IN_SIGHT
    assert scene.why("R1 fire L G3") == refusals.NOT_ON_HULK
    scene = Scene().put(O1="a3", G1="b3").turn("CHAOS").play("O1")
    assert scene.why("O1 fire F R4") == refusals.NOT_ON_HULK  # it stands in the bay beside a3
    assert scene.why("O1 fire F G1") == refusals.NOT_AN_ENEMY


def test_docked_figures_do_not_attack() -> None:
    """SQ-DOCK-2: nor see."""
    scene = Scene().put(G1="c3").play("R4")
    assert not any("fire" in text for text in scene.legal())


def test_a_neighbour_may_be_fired_at() -> None:
    """SQ-FIRE-5: and nobody in between."""
    scene = Scene().put(R1="d5", G1="e5", G2="f5").play("R1")
    assert scene.why("R1 fire L G1") == 0
    assert scene.why("R1 fire L G2") == refusals.NOT_IN_SIGHT


def test_blips_are_not_harmed() -> None:
    """SQ-FIRE-4: no attack harms a blip."""
    scene = Scene().arm("RED", "AXE", "LLNH").put(R4="d5", G1="j5")
    blip = scene.blip("G", "j9")
    scene.force("R3", "R3").play("R4 fire H j5")
    assert scene.where("G1") is None
    assert scene.where(blip) == "j9"


# Heavy weapons.

TV14 = {"G1": (2, 0), "G2": (1, 1), "G3": (2, 3), "O1": (4, 0), "O2": (4, 1), "A1": (6, 4)}


def null_time(**options: object) -> Scene:
    """The position of TV-1 and TV-14."""
    below = [(column, 2) for column in (0, 1, 2, 5, 6, 7)] + [(column, 4) for column in (2, 3, 4, 5)]
    scene = in_mini_map(Scene(**options), 8, 6, below=below, right=[(1, 5), (5, 5)])  # type: ignore[arg-type]
    return scene.put(R3=at(4, 3), **{name: at(*place) for name, place in TV14.items()})


def test_null_time() -> None:
    """SQ-HVY-1, SQ-HVY-2, TV-14: points are spent on visible enemies, one hit after another."""
    scene = null_time().force("R3", "R1").play("R3 fire N")
    assert (scene.phase, scene.s.points) == (state.ALLOC, 4)
    assert scene.why("hit O1 2") == refusals.NOT_IN_SIGHT
    assert scene.why("hit O2 1") == refusals.WRONG_POINTS
    assert scene.why("hit O2 3") == refusals.WRONG_POINTS
    scene.play("hit O2 2")
    assert scene.where("O2") is None
    scene.play("hit O1 2")
    assert scene.where("O1") is None
    assert scene.phase == state.SQUAD_ACT
    scene = null_time().force("R3", "R1").play("R3 fire N", "hit G1 1", "hit G2 1", "hit G3 1")
    assert scene.phase == state.SQUAD_ACT  # the point that is left hits nobody
    scene = null_time().force("R3", "R1").play("R3 fire N", "hit A1 3", "hit G1 1")
    assert scene.where("A1") is None
    assert null_time().force("R3", "R1").play("R3 fire N", "stop").phase == state.SQUAD_ACT


def test_null_time_needs_somebody_in_view() -> None:
    """SQ-HVY-2: legal if at least one enemy is visible."""
    assert Scene().put(R3="d5", G1="w24").play("R3").why("R3 fire N") == refusals.NOBODY_IN_SIGHT


def test_null_time_in_straight_lines() -> None:
    """SQ-HVY-3, TV-14: with the option only targets in the same row or column."""
    scene = null_time(null_time="orthogonal").force("R3", "R1").play("R3 fire N")
    assert {text for text in scene.legal() if text.startswith("hit")} == {"hit G3 1", "hit O2 2"}
    scene.play("hit O2 2")
    assert "hit O1 2" in scene.legal()


def test_null_time_in_line_with_a_dreadnought() -> None:
    """SQ-HVY-3, SQ-LOS-5, TV-66: row and free line must hold for the same pair of squares."""
    blocked = Scene(2, mission="dead-signal", null_time="orthogonal").put(R3="v16", D1="v1").play("R3")
    assert blocked.why("R3 fire N") == refusals.NOBODY_IN_SIGHT
    anywhere = Scene(2, mission="dead-signal").put(R3="v16", D1="v1").play("R3")
    assert anywhere.why("R3 fire N") == 0
    straight = Scene(2, mission="dead-signal", null_time="orthogonal").put(R3="d5", D1="h4").play("R3")
    assert straight.why("R3 fire N") == 0
    back = Scene(2, mission="dead-signal", null_time="orthogonal").put(R3="v16", D1="v1").turn("CHAOS")
    back.s.heavy[0] = tables.NULL_TIME
    assert back.play("D1").why("D1 fire N") == refusals.NOBODY_IN_SIGHT


def test_null_time_at_a_dreadnought() -> None:
    """SQ-HVY-2, TV-15: armour 4 needs five points; six take two life points."""
    scene = Scene().put(R3="d5", D1="h5", G1="w24").force("R3", "R1").play("R3 fire N")
    assert scene.phase == state.SQUAD_ACT
    scene = Scene().put(R3="d5", D1="h5").force("R3", "R3").play("R3 fire N")
    assert {text for text in scene.legal() if text.startswith("hit")} == {"hit D1 5", "hit D1 6"}


def test_holo() -> None:
    """SQ-HVY-4, TV-3: the sum on the target square, the higher die on linked neighbours, nothing behind walls.

    Armour 3 falls to the sum of 5, not to the higher die 3; armour 2 falls to that.
    """
    scene = in_mini_map(Scene().arm("RED", "AXE", "LLNH"), 4, 4, below=[(0, 0), (1, 0)])
    hit = {"K1": (1, 1), "A2": (2, 0), "A3": (0, 1), "A4": (0, 2), "T2": (2, 2)}
    missed = {"K2": (1, 2), "G1": (0, 0), "G2": (1, 0)}
    scene.put(R4=at(3, 1), **{name: at(*place) for name, place in {**hit, **missed}.items()})
    scene.force("R2", "R3").play(f"R4 fire H {at(1, 1)}")
    assert [name for name in hit if scene.where(name)] == []
    assert [name for name in missed if not scene.where(name)] == []
    attacked = {row[1]: row[2] for row in scene.events() if row[0] == state.UNHARMED}
    assert attacked == {scene.number("K2"): 3}


def test_holo_hits_friends() -> None:
    """SQ-HVY-4, SQ-REM-3, TV-16: at an empty square; both neighbours are removed, a friend is Lost."""
    scene = Scene().arm("RED", "AXE", "LLNH").put(R4="d5", R1="g6", G1="f6", G2="h5").force("R0", "R3")
    scene.play("R4 fire H g5")
    assert (scene.where("G1"), scene.where("G2"), scene.status("R1")) == (None, None, state.LOST)
    assert scene.s.loss[0] == 5
    assert chaos_score(scene.s) == 5


def test_holo_targets() -> None:
    """SQ-HVY-4, TV-17: not a square of one's own side, not one hidden behind a figure; an empty one is fine."""
    scene = Scene().arm("RED", "AXE", "LLNH").put(R4="d5", Y1="d6", G1="f5").play("R4")
    assert scene.why("R4 fire H d6") == refusals.OWN_SIDE
    assert scene.why("R4 fire H d5") == refusals.OWN_SIDE
    assert scene.why("R4 fire H g5") == refusals.NOT_IN_SIGHT
    assert scene.why("R4 fire H e6") == 0


def test_black_hole() -> None:
    """SQ-HVY-5, TV-4, TV-18: everybody on the ray, friend or foe; figures do not stop it, walls do."""
    scene = Scene().put(R4="d5", O1="e5", A1="g5", R1="j5").table("OA").force("R2", "R2").play("R4 fire B e")
    assert [scene.where(name) for name in ("O1", "A1", "R1")] == [None, None, None]
    assert scene.status("R1") == state.LOST
    scene = Scene().put(R4="d5", G1="d7", O1="f7").play("R4")
    assert scene.why("R4 fire B s") == 0
    assert scene.why("R4 fire B e") == refusals.NOBODY_ON_RAY
    assert scene.why("R4 fire B se") == refusals.NOBODY_ON_RAY  # a wall stands before f7


def test_area_attacks_are_simultaneous() -> None:
    """SQ-HVY-6: the Dreadnought is hit once, with the highest value that touches it."""
    scene = Scene().put(R4="d5", D1="h5").table("D").force("R3", "R3").play("R4 fire B e")
    assert scene.lp("D1") == 1
    assert [row[2] for row in scene.events() if row[0] == state.DAMAGED] == [2]


def test_dreadnought_weapons() -> None:
    """SQ-HVY-7, SQ-DRD-2, TV-36, TV-64: each weapon once, from any of its squares; the ray from a named one."""
    scene = Scene().put(D1="f5", R0="j5").turn("CHAOS")
    scene.s.heavy[0], scene.s.heavy[1] = tables.NULL_TIME, tables.BLACK_HOLE
    scene.play("D1")
    assert scene.why("D1 fire B f5 e") == 0
    scene.force("R3", "R3").play("D1 fire B f5 e")
    assert (scene.lp("D1"), scene.lp("R0")) == (3, 2)
    assert scene.why("D1 fire B g6 w") == refusals.FIRED_ALREADY
    assert scene.why("D1 fire H j6") == refusals.NO_SUCH_WEAPON
    scene.force("R0", "R0").play("D1 fire N", "D1 w")
    assert scene.why("D1 fire F R0") == refusals.NO_ATTACK_LEFT
    near = Scene().put(D1="f5", R0="j5").turn("CHAOS")
    near.s.heavy[0], near.s.heavy[1] = tables.HOLO, tables.BLACK_HOLE
    near.force("R3", "R2").play("D1 fire H h5")
    assert near.lp("D1") == 3  # the higher die does not beat armour 4


def test_losses_by_friends_count() -> None:
    """SQ-HVY-8, TV-16, TV-59: a figure lost to a squad's own weapon costs its owner and scores for Chaos."""
    scene = Scene().put(R4="d5", G1="f5", R1="h5", Y4="j5").table("G").force("R3", "R3").play("R4 fire B e")
    assert (scene.s.loss[0], scene.s.loss[1]) == (5, 10)
    assert scene.s.token_blips[0] == 1


def test_a_squad_takes_one_token_for_two() -> None:
    """SQ-REM-1, TV-59: two Gridlings fall, one token lies there."""
    scene = Scene().put(R4="d5", G1="f5", G2="h5").table("G").force("R3", "R3").play("R4 fire B e")
    assert (scene.s.token_blips[0], scene.s.table_blips[0]) == (1, 0)


# Re-rolls.


def test_rerolls() -> None:
    """SQ-REROLL-1, SQ-EQ-3, TV-24: one die, the new result stands; it may be declined."""
    scene = Scene().arm("RED", "AXE", "LLNB", "TA:L").put(R1="d5", G1="h5").force("W1", "W0", "W0")
    scene.play("R1 fire L G1")
    assert (scene.phase, scene.player) == (state.REROLLING, "RED")
    assert scene.legal() == {"keep", "reroll 1", "reroll 2"}
    scene.play("reroll 1")
    assert scene.where("G1") == "h5"
    scene = (
        Scene().arm("RED", "AXE", "LLNB", "TA:L").put(R1="d5", G1="h5").force("W1", "W0").play("R1 fire L G1", "keep")
    )
    assert scene.where("G1") is None


@pytest.mark.parametrize(
    ("player", "cards", "name", "action", "asked"),
    [
        ("RED", "SR", "R0", "close", True),
        ("RED", "SR", "R0", "fire M", False),
        ("YEL", "SE", "Y0", "fire M", True),
        ("YEL", "SE", "Y0", "close", False),
        ("BLU", "FL", "B0", "fire M", True),
        ("BLU", "FL", "B0", "close", True),
        ("RED", "TA:N", "R1", "fire L", False),
        ("RED", "TA:L", "R1", "close", False),
    ],
)
def test_who_may_reroll(player: str, cards: str, name: str, action: str, asked: bool) -> None:
    """SQ-EQ-3, SQ-DATA-5: Servo Arm in close combat, Servo Eye when firing, Finger Lasers both, Targeter its weapon."""
    scene = (
        Scene().arm(player, "AXE", "LLNB", cards).put(**{name: "d5"}, O1="e5").turn(player).play(f"{name} {action} O1")
    )
    assert (scene.phase == state.REROLLING) == asked


def test_reroll_before_points_are_spent() -> None:
    """SQ-EQ-3: for the Null-Time Cannon before allocation, for Holo and Black-Hole before results."""
    scene = Scene().arm("RED", "AXE", "LLNB", "TA:N TA:B").put(R3="d5", R4="d6", G1="h5").force("R0", "R0", "R3")
    scene.play("R3 fire N")
    assert scene.phase == state.REROLLING
    scene.play("reroll 2")
    assert (scene.phase, scene.s.points) == (state.ALLOC, 3)
    scene = Scene().arm("RED", "AXE", "LLNB", "TA:B").put(R4="d5", G1="h5").force("R0", "R0", "R3")
    scene.play("R4 fire B e")
    assert (scene.phase, scene.where("G1")) == (state.REROLLING, "h5")
    scene.play("reroll 1")
    assert scene.where("G1") is None
