"""Event cards (sections 3.7 and 8.8)."""

from __future__ import annotations

import pytest

from sublevel.games.star_quest import refusals, state, tables
from tests.games.star_quest.scenes import Scene


def test_the_deck() -> None:
    """SQ-DATA-6, SQ-EV-26: 28 cards, each drawn once; they are not shuffled back."""
    scene = Scene()
    assert sorted(scene.s.deck) == list(range(28))
    drawn = []
    for _ in range(5):
        drawn.append(scene.s.deck[scene.s.deck_at])
        scene.s.deck_at += 1
    assert len(set(drawn)) == 5


@pytest.mark.parametrize("card", ["E03", "E05", "E08", "E12", "E16", "E20", "E23"])
def test_without_anything_to_choose_a_card_has_no_effect(card: str) -> None:
    """SQ-EV-0, TV-41, TV-57: CHAOS_ACT follows at once."""
    scene = Scene().arm("RED", "AXE", "LLLL").arm("YEL", "AXE", "LLLL").arm("BLU", "AXE", "LLLL").event(card)
    assert scene.phase == state.CHAOS_ACT
    assert state.NO_EFFECT in scene.codes()


def test_choices_are_obligatory() -> None:
    """SQ-EV-26: `ev pass` only for some cards."""
    assert Scene().put(R1="c9").event("E05").why("ev pass") == 0
    assert Scene().put(R1="c9").event("E08").why("ev pass") == refusals.MUST_CHOOSE
    assert Scene().put(R1="c9").event("E09").why("ev pass") == refusals.MUST_CHOOSE
    assert Scene().put(G1="c9", G2="d9").event("E03").why("ev pass") == 0


def test_veteran() -> None:
    """SQ-EV-1: one Chaos figure that has acted acts once more, a full second activation."""
    scene = Scene().put(G1="c9", G2="d9", R1="x24").event("E01").play("G1 n", "G1 done")
    assert scene.why("ev again G2") == refusals.NOT_ACTED
    scene.play("ev again G1", "G1 n")
    assert scene.s.mp == 7
    scene.play("G1 done", "G2", "G2 done")
    assert scene.why("ev again G2") == refusals.NO_SUCH_POWER


def test_task_force() -> None:
    """SQ-EV-2, SQ-RND-1, TV-57: two random unused chips join the pool; Chaos alone sees which."""
    scene = Scene().put(R1="c9")
    before = scene.s.pool_chip_n
    scene.s.unused_chips[0], scene.s.unused_chips[6] = 0, 1
    left = sum(scene.s.unused_chips)
    scene.s.unused_chip_n = left
    scene.draws(left - 1, 0).event("E02")
    assert scene.s.pool_chip_n == before + 2
    audience = {
        scene.s.events[6 * i + 1] for i in range(scene.s.event_count) if scene.s.events[6 * i] == state.CHIP_JOINED
    }
    assert audience == {8}
    joined = [row[1] for row in scene.events() if row[0] == state.CHIP_JOINED]
    assert joined[0] == 6  # the last of the chips, counted through the kinds
    empty = Scene().put(R1="c9")
    empty.s.unused_chip_n = 0
    for kind in range(7):
        empty.s.unused_chips[kind] = 0
    empty.event("E02")
    assert state.NO_EFFECT in empty.codes()


def test_transposer() -> None:
    """SQ-EV-3: two one-square Chaos figures, the lower number first."""
    scene = Scene().put(G1="c9", O1="h5", D1="q8", R1="x24").event("E03")
    assert scene.legal() == {"ev pass", "ev swap G1"}
    scene.play("ev swap G1 O1")
    assert (scene.where("G1"), scene.where("O1")) == ("h5", "c9")
    assert scene.phase == state.CHAOS_ACT


@pytest.mark.parametrize(("card", "halted", "others"), [("E04", "A1", "O1"), ("E24", "O1", "A1")])
def test_machine_fault_and_static(card: str, halted: str, others: str) -> None:
    """SQ-EV-4, SQ-EV-21: no steps, no doors, no fire; close combat is left."""
    scene = Scene().put(**{halted: "e5", others: "c9"}, R1="d5").event(card).play(halted)
    assert scene.why(f"{halted} fire F R1") == refusals.CANNOT_FIRE
    assert scene.why(f"{halted} e") == refusals.CANNOT_MOVE
    assert scene.why(f"{halted} close R1") == 0
    scene.play(f"{halted} done", f"{others} n")


def test_a_blip_under_machine_fault() -> None:
    """SQ-EV-4, TV-56: revealed as an Android after two squares it may only fight; an Ork has four squares left."""
    for kind, name in (("A", "A1"), ("O", "O1")):
        scene = Scene().put(R1="e4")
        blip = scene.blip(kind, "g5")
        scene.event("E04").play(f"{blip} w", f"{blip} w", f"{blip} open e4S")
        assert scene.where(name) == "e5"
        assert scene.why(f"{name} close R1") == 0
        assert scene.s.mp == (4 if kind == "O" else 0)
        assert scene.why(f"{name} w") == (0 if kind == "O" else refusals.CANNOT_MOVE)
        assert scene.why(f"{name} fire F R1") == (0 if kind == "O" else refusals.CANNOT_FIRE)


def test_sentry_gun() -> None:
    """SQ-EV-5, SQ-EV-27, TV-41: one squad figure on a corridor square, one heavy die, no line needed; or pass."""
    scene = Scene().put(R1="c9", R2="f2").event("E05")
    assert scene.legal() == {"ev pass", "ev shoot R1"}
    scene.force("R3").play("ev shoot R1")
    assert (scene.status("R1"), scene.s.loss[0], scene.phase) == (state.LOST, 5, state.CHAOS_ACT)


def test_battle_plan() -> None:
    """SQ-EV-6, SQ-CARD-4: each squad in seat order takes a card it never had, or passes; skipped if it had all."""
    scene = Scene().arm("RED", "AXE", "LLNB", orders="oDT").arm("YEL", "AXE", "LLNB", orders="oDT oOF oBS oHW")
    scene.put(R1="c9").event("E07")
    assert scene.player == "RED"
    assert scene.why("ev take oDT") == refusals.HAD_ALREADY
    scene.play("ev take oFG")
    assert scene.s.orders[3] == state.IN_HAND
    assert scene.player == "BLU"
    scene.play("ev pass")
    assert (scene.phase, scene.player) == (state.CHAOS_ACT, "CHAOS")


def test_booby_trap() -> None:
    """SQ-EV-7, SQ-REM-2: a Holo blast on a Trooper's square hits friend and foe; no token for anybody."""
    scene = Scene().put(R0="c8", R1="c9", G1="d9").table("G").event("E08")
    assert scene.legal() == {"ev trap R1"}
    scene.force("R2", "R3").play("ev trap R1")
    assert (scene.status("R1"), scene.where("G1"), scene.lp("R0")) == (state.LOST, None, 5)
    assert scene.s.table_blips[0] == 1


def test_flags_for_the_next_turn() -> None:
    """SQ-EV-8, SQ-EV-23, SQ-EV-25, SQ-EV-26: no order, no Commander, no heavy weapons in the squad's next turn."""
    scene = Scene().arm("RED", "AXE", "LLNB", orders="oDT").put(R1="c9").event("E09").play("ev squad RED")
    assert scene.turn("RED").why("order oDT") == refusals.SILENCED
    scene = Scene().put(R1="c9").event("E26").play("ev squad RED")
    assert scene.turn("RED").why("R0") == refusals.REPORTING_IN
    scene = Scene().put(R1="c9", R3="d5", G1="h5").event("E28").play("ev squad RED")
    assert scene.turn("RED").play("R3").why("R3 fire N") == refusals.JAMMED
    gone = Scene().put(R1="c9").lose("R0").event("E26")
    assert gone.why("ev squad RED") == refusals.NOT_TO_CHOOSE


def test_gear_failure() -> None:
    """SQ-EV-9: an equipment card is discarded with its effect."""
    scene = Scene().arm("YEL", "AXE", "LLNB", "GH").put(Y3="c9").event("E10")
    assert scene.legal() == {"ev card YEL GH"}
    scene.play("ev card YEL GH").turn("YEL").play("Y3 n")
    assert scene.s.mp == 3


def test_frenzy() -> None:
    """SQ-EV-10: one Gridling or Ork fights twice; it may move in between."""
    quiet = ["W0"] * 4
    scene = Scene().put(O1="d5", O2="d8", R0="e5", R1="c9").event("E11")
    scene.force(*quiet).play("O1 close R0").force(*quiet).play("O1 close R0")
    assert scene.why("O1 close R0") == refusals.NO_ATTACK_LEFT
    scene.play("O1 done", "O2 w")
    scene.force(*quiet).play("O2 close R1")
    assert scene.s.actor == -1  # the power is used up


def test_clone() -> None:
    """SQ-EV-11, TV-57: on a free square linked to a squad figure; it may act in this turn."""
    scene = Scene().put(R1="c9").event("E12")
    assert "ev clone c8" in scene.legal()
    assert scene.why("ev clone c5") == refusals.NOT_TO_CHOOSE
    scene.play("ev clone c8")
    assert scene.where("K1") == "c8"
    assert scene.why("K1") == 0
    full = Scene().put(R1="c9", K1="w1", K2="w2", K3="w3").event("E13")
    assert full.phase == state.CHAOS_ACT


def test_gridling_bomber() -> None:
    """SQ-EV-12: one Gridling throws a grenade as its attack."""
    scene = Scene().put(G1="d5", G2="d6", R1="h5").event("E15").force("R3", "R3").play("G1 bomb h5")
    assert scene.status("R1") == state.LOST
    scene.put(R2="h5").play("G1 done", "G2")
    assert scene.why("G2 fire F R2") == 0
    assert not any("bomb" in text for text in scene.legal())


def test_call_of_chaos() -> None:
    """SQ-EV-13, TV-41, TV-60: on a 3 the Trooper is Lost and a Chaos Trooper stands in his place, even at a port."""
    scene = Scene().put(R1="a3").event("E16").force("R3").play("ev call R1")
    assert (scene.status("R1"), scene.where("T1")) == (state.LOST, "a3")
    assert scene.why("T1") == 0
    assert Scene().put(R1="a3").event("E16").force("R2").play("ev call R1").status("R1") == state.ABOARD
    heavy = Scene().put(R3="c9").event("E16").force("R3").play("ev call R3")
    assert (heavy.where("H1"), heavy.s.loss[0]) == ("c9", 10)
    other = Scene().put(R1="c9", T1="w1", T2="w2", T3="w3").event("E16").force("R3").play("ev call R1")
    assert other.where("H1") == "c9"


def test_master_control() -> None:
    """SQ-EV-14: any number of doors, each once; what comes into view is revealed, and never hidden again."""
    scene = Scene().put(R1="e5")
    scene.blip("G", "f2")
    scene.event("E17").play("ev open e4S")
    assert scene.where("G1") == "f2"
    assert scene.why("ev close e4S") == refusals.TOUCHED_ALREADY
    scene.play("ev open g6S", "ev done")
    assert scene.phase == state.CHAOS_ACT
    closing = Scene().open("e4S").put(R1="e5", G1="f2").event("E17").play("ev close e4S", "ev done")
    assert (closing.s.door_open[closing.door("e4S")], closing.where("G1")) == (0, "f2")


def test_machine_assault() -> None:
    """SQ-EV-15: Androids and the Dreadnought have 8 squares."""
    scene = Scene().put(A1="c9", D1="q9", R1="x24").event("E18").play("A1 n")
    assert scene.s.mp == 7


def test_deep_scan() -> None:
    """SQ-EV-17: the chosen squad picks a board with blips; all of them are revealed in ascending order."""
    scene = Scene().put(R1="c9")
    scene.blip("O", "s6")
    scene.blip("G", "r6")
    scene.blip("G", "c20")
    scene.event("E20").play("ev squad YEL")
    assert scene.player == "YEL"
    assert scene.why("ev board 4") == refusals.NO_BLIP_THERE
    scene.play("ev board 2")
    assert [row[1] for row in scene.events() if row[0] == state.REVEALED] == [0, 1]
    assert (scene.where("b3"), scene.phase, scene.player) == ("c20", state.CHAOS_ACT, "CHAOS")


def test_new_orders() -> None:
    """SQ-EV-18: the chosen squad takes an order card it never had, or passes."""
    scene = Scene().put(R1="c9").event("E21").play("ev squad YEL")
    assert scene.player == "YEL"
    scene.play("ev take oHW")
    assert scene.s.orders[4 + 3] == state.IN_HAND


def test_tinkerer() -> None:
    """SQ-EV-19: one Ork fires a Black-Hole Blaster and is removed, without a token."""
    scene = Scene().put(O1="d5", R1="h5").table("O").event("E22").force("R3", "R3").play("O1 tinker e")
    assert (scene.status("R1"), scene.where("O1"), scene.s.table_blips[1]) == (state.LOST, None, 1)


def test_empty_cell() -> None:
    """SQ-EV-20, TV-42: a spare Laser if there is one; the loss value is 5 from now on."""
    scene = Scene().put(R3="c9").event("E23")
    assert scene.why("ev empty R1") == refusals.NOT_TO_CHOOSE
    scene.play("ev empty R3")
    assert scene.s.weapon[3] == tables.LASER
    bare = Scene().arm("RED", "AXE", "LLLN").put(R4="c9").event("E23").play("ev empty R4")
    assert bare.s.weapon[4] == tables.UNARMED
    bare.turn("RED").play("R4 n")
    assert bare.s.mp == 5


def test_redeployment() -> None:
    """SQ-EV-22: up to three blips from pool or hulk to one scanned board, out of sight; they keep their numbers."""
    scene = Scene().unscanned(3).put(R1="c9").pool(blips_="GO")
    blip = scene.blip("G", "s6")
    scene.event("E25")
    assert {"ev done", "ev redeploy G", "ev redeploy O", f"ev redeploy {blip}"} <= scene.legal()
    scene.play(f"ev redeploy {blip}")
    assert scene.why("at c20") == refusals.NOT_SCANNED
    scene.play("at s7")
    assert scene.where(blip) == "s7"
    assert scene.why(f"ev redeploy {blip}") == refusals.MOVED_ALREADY
    scene.play("ev redeploy O")
    assert scene.why("at q17") == refusals.OTHER_BOARD
    scene.play("at s6")
    assert scene.where("b2") == "s6"
    scene.play("ev done")
    assert scene.phase == state.CHAOS_ACT
    assert scene.why("b2") == 0


def test_walking_bomb() -> None:
    """SQ-EV-24: an Android explodes: two heavy dice against every linked neighbour; it is removed."""
    scene = Scene().put(A1="d5", R1="e5", G1="d6", R2="h5").event("E27").force("R2", "R1").play("A1 detonate")
    assert (scene.status("R1"), scene.where("G1"), scene.where("A1")) == (state.LOST, None, None)
    assert scene.status("R2") == state.ABOARD


def test_events_do_damage_like_attacks() -> None:
    """SQ-EV-27: no re-rolls; figures made by the event may act in this turn."""
    scene = Scene().arm("RED", "AXE", "LLNB", "TA:L SR").put(R1="c9").event("E05").force("R3").play("ev shoot R1")
    assert scene.phase == state.CHAOS_ACT
