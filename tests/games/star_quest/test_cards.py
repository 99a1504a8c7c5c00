"""Order and equipment cards (sections 6.2, 8.6, 8.7)."""

from __future__ import annotations

import pytest

from sublevel.games.star_quest import refusals, state, tables
from tests.games.star_quest.scenes import Scene


def test_one_order_a_turn_before_the_first_select() -> None:
    """SQ-CARD-1, SQ-CARD-2, SQ-CARD-4, TV-26: laid before moving, gone at the end of the turn."""
    scene = Scene().arm("RED", "AXE", "LLNB", orders="oDT oOF").put(R1="c9").play("order oDT")
    assert scene.why("order oOF") == refusals.ONE_ORDER
    assert scene.why("order oCA") == refusals.CARD_NOT_IN_HAND
    scene.play("end").turn("RED")
    assert scene.why("order oDT") == refusals.CARD_NOT_IN_HAND
    assert scene.s.orders[0] == state.GONE
    scene.play("R1")
    assert scene.why("order oOF") == refusals.AFTER_SELECT  # whoever is acting
    scene.play("R1 n", "R1 done")
    assert scene.why("order oOF") == refusals.AFTER_SELECT
    silent = Scene().arm("RED", "AXE", "LLNB", orders="oDT").put(R1="c9")
    silent.s.silenced[0] = 1
    assert silent.why("order oDT") == refusals.SILENCED


def test_open_fire() -> None:
    """SQ-ACT-3, SQ-EQ-4: every figure may fire twice, the Commander too; fire excludes close combat."""
    scene = Scene().arm("RED", "AXE", "LLNB", orders="oOF").put(R1="d5", R0="d6", D1="h5", O1="c5")
    scene.play("order oOF", "R1 fire L D1")
    assert scene.why("R1 close O1") == refusals.NO_ATTACK_LEFT
    scene.play("R1 fire L D1")
    assert scene.why("R1 fire L D1") == refusals.NO_ATTACK_LEFT
    scene.play("R1 done", "R0 fire M D1", "R0 fire M D1")
    assert scene.why("R0 fire M D1") == refusals.NO_ATTACK_LEFT
    other = Scene().arm("RED", "AXE", "LLNB", orders="oOF").put(R1="d5", D1="e5").play("order oOF")
    other.force("W0", "W0", "R0", "R0", "W0", "W0").play("R1 close D1")
    assert other.why("R1 fire L D1") == refusals.NO_ATTACK_LEFT
    assert other.why("R1 close D1") == refusals.NO_ATTACK_LEFT


def test_close_assault() -> None:
    """SQ-ACT-3, SQ-EQ-4: a Laser Trooper fires and fights, in any order; others do not."""
    quiet = ["W0", "W0"] * 2
    scene = Scene().arm("RED", "AXE", "LLNB", orders="oCA").put(R1="d5", O1="e5", G1="d6").play("order oCA")
    scene.force(*quiet).play("R1 close O1").force("W0", "W0").play("R1 fire L O1")
    assert scene.why("R1 fire L O1") == refusals.NO_ATTACK_LEFT
    assert scene.why("R1 close O1") == refusals.NO_ATTACK_LEFT
    heavy = Scene().arm("RED", "AXE", "LLNB", orders="oCA").put(R0="d5", O1="e5").play("order oCA")
    heavy.force("W0", "W0").play("R0 fire M O1")
    assert heavy.why("R0 close O1") == refusals.NO_ATTACK_LEFT


def test_by_sections() -> None:
    """SQ-ACT-3, TV-26, TV-65: two moves or two shots, not both; whoever attacked opens no door."""
    scene = Scene().arm("YEL", "AXE", "LLNB", orders="oBS").put(Y1="e5", Y2="f5", Y3="d6", D1="i5").turn("YEL")
    scene.play("order oBS", "Y3 w")
    assert scene.why("Y3 fire N") == refusals.MOVE_OR_FIRE
    scene = Scene().arm("YEL", "AXE", "LLNB", orders="oBS").put(Y1="e5", D1="i5").turn("YEL")
    scene.play("order oBS", "Y1 fire L D1")
    assert scene.why("Y1 open e4S") == refusals.MOVE_OR_FIRE
    assert scene.why("Y1 w") == refusals.MOVE_OR_FIRE
    scene.play("Y1 fire L D1")
    assert scene.s.actor == -1
    scene = Scene().arm("YEL", "AXE", "LLNB", orders="oBS").put(Y2="e5", D1="i5").turn("YEL")
    scene.play("order oBS", "Y2 open e4S", "Y2 fire L D1", "Y2 fire L D1")
    scene = Scene().arm("YEL", "AXE", "LLNB", orders="oBS").put(Y2="e5", D1="i5").turn("YEL")
    scene.play("order oBS", "Y2 open e4S", "Y2 w")
    assert scene.why("Y2 fire L D1") == refusals.MOVE_OR_FIRE
    assert (scene.s.moves_left, scene.s.mp) == (1, 5)


def test_heavy_weapon() -> None:
    """SQ-ACT-3, SQ-CARD-2, TV-27: one named heavy Trooper moves twice and fires twice, in any order."""
    scene = Scene().arm("YEL", "AXE", "LLNB", orders="oHW").put(Y3="d5", Y4="d6", D1="i5", G1="w1").turn("YEL")
    assert scene.why("order oHW Y1") == refusals.NOT_HEAVY
    assert scene.why("order oHW") == refusals.TROOPER_NAMED
    scene.play("order oHW Y3")
    scene.force("R0", "R0").play("Y3 fire N", "Y3 w", "Y3 e", "Y3 w", "Y3 e")
    scene.force("R0", "R0").play("Y3 fire N", "Y3 w", "Y3 e", "Y3 w", "Y3 e")
    assert scene.s.acted[scene.number("Y3")] == state.ACTED
    scene.force("R0", "R0").play("Y4 fire B e", "Y4 w")
    assert scene.why("Y4 fire B e") == refusals.NO_ATTACK_LEFT


def test_medi_kit() -> None:
    """SQ-CARD-3, SQ-EQ-7: back to 6, once, between activations, not at full life."""
    scene = Scene().arm("BLU", "AXE", "LLNB", "MK").put(B0="c9").turn("BLU")
    assert scene.why("play MK") == refusals.LIFE_FULL
    scene.s.lp[10] = 2
    scene.play("play MK")
    assert scene.lp("B0") == 6
    scene.s.lp[10] = 2
    assert scene.why("play MK") == refusals.CARD_NOT_IN_HAND
    lost = Scene().arm("BLU", "AXE", "LLNB", "MK").put(B1="c9").lose("B0").turn("BLU")
    assert lost.why("play MK") == refusals.OUT_OF_PLAY


def test_dazzle() -> None:
    """SQ-CARD-3, SQ-EQ-1, TV-43, TV-61: it ends the turn; in the next Chaos turn the squad cannot be attacked."""
    scene = Scene().arm("BLU", "AXE", "LLNB", "DZ").put(B1="h5", R1="h6", H1="d5", O1="i5").turn("BLU")
    scene.s.deck[scene.s.deck_at] = tables.VETERAN
    scene.play("play DZ")
    assert scene.player == "CHAOS"
    assert scene.s.dazzling[2] == 1
    scene.play("O1")
    assert scene.why("O1 fire F B1") == refusals.IS_DAZZLED
    assert scene.why("O1 close B1") == refusals.IS_DAZZLED
    scene.play("O1 done", "H1")
    assert scene.why("H1 fire H h5") == refusals.IS_DAZZLED
    scene.force("R3", "R3").play("H1 fire H g6")
    assert (scene.status("B1"), scene.status("R1")) == (state.ABOARD, state.LOST)
    scene.play("H1 done").pool().play("end")
    assert scene.s.dazzling[2] == 0


def test_dazzled_figures_and_rays() -> None:
    """SQ-EQ-1, TV-61: a ray that meets BLU only is illegal; with RED on it only RED is harmed."""
    scene = Scene().put(D1="c5", B1="g5").turn("CHAOS")
    scene.s.heavy[0] = tables.BLACK_HOLE
    scene.s.dazzling[2] = 1
    assert scene.play("D1").why("D1 fire B d5 e") == refusals.NOBODY_ON_RAY
    scene = Scene().put(D1="c5", B1="g5", R1="h5").turn("CHAOS")
    scene.s.heavy[0] = tables.BLACK_HOLE
    scene.s.dazzling[2] = 1
    scene.force("R3", "R3").play("D1 fire B d5 e")
    assert (scene.status("B1"), scene.status("R1")) == (state.ABOARD, state.LOST)


def test_bio_scanner() -> None:
    """SQ-EQ-6: three looks a turn, before the first select, each at another blip; only BLU learns the kind."""
    scene = Scene().arm("BLU", "AXE", "LLNB", "BS").put(B1="c9")
    blips = [scene.blip("O", there) for there in ("r6", "r7", "r8", "s6")]
    scene.turn("BLU").play(f"inspect {blips[0]}")
    told = [row for row in scene.events() if row[0] == state.INSPECTED_AS]
    assert told[0][1:3] == (0, 1)
    audience = [scene.s.events[6 * i + 1] for i in range(scene.s.event_count)]
    assert audience == [127, 4]
    assert scene.why(f"inspect {blips[0]}") == refusals.KNOWN_ALREADY
    scene.play(f"inspect {blips[1]}", f"inspect {blips[2]}")
    assert scene.why(f"inspect {blips[3]}") == refusals.NO_LOOKS_LEFT
    late = scene.turn("BLU").play("B1", "B1 done")
    assert late.why(f"inspect {blips[3]}") == refusals.AFTER_SELECT


def test_grav_harness_and_combi_weapon() -> None:
    """SQ-EQ-7: heavy Troopers of YEL move 6; its Commander fires the Power Laser as a Black-Hole Blaster."""
    scene = Scene().arm("YEL", "PLA", "LLNB", "GH CW").put(Y3="c9", Y0="d5", G1="h5", G2="i5").turn("YEL").play("Y3 n")
    assert scene.s.mp == 5
    scene.play("Y3 done", "Y0")
    assert {"Y0 fire P G1", "Y0 fire B e"} <= scene.legal()
    scene.force("R3", "R0").play("Y0 fire B e")
    assert (scene.where("G1"), scene.where("G2")) == (None, None)
    without = Scene().arm("YEL", "PLA", "LLNB").put(Y0="d5", G1="h5").turn("YEL").play("Y0")
    assert without.why("Y0 fire B e") == refusals.NO_SUCH_WEAPON


@pytest.mark.parametrize(("colour", "names"), [(0, "oDT oOF oCA oFG"), (1, "oDT oOF oBS oHW"), (2, "oDT oOF oCA oBS")])
def test_each_squad_has_its_orders(colour: int, names: str) -> None:
    """SQ-DATA-5: four order cards for each squad."""
    numbers = {"oDT": 1, "oOF": 2, "oCA": 3, "oBS": 4, "oFG": 5, "oHW": 6}
    assert [tables.ORDER_OF[4 * colour + slot] for slot in range(4)] == [numbers[name] for name in names.split()]
