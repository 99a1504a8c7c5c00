"""Rounds, turns and activations (section 6)."""

from __future__ import annotations

import pytest

from sublevel.games.star_quest import refusals, state
from sublevel.games.star_quest.tables import CLEAR_GOAL, STEP
from tests.games.star_quest.scenes import RULES, Scene


def test_rounds() -> None:
    """SQ-TURN-1, SQ-TURN-4: the squads in seat order, then Chaos; a squad without figures is skipped."""
    scene = Scene().put(R1="c5", Y1="d5", B1="e5")
    assert scene.player == "RED"
    scene.play("end")
    assert scene.player == "YEL"
    scene.play("end")
    assert scene.player == "BLU"
    scene.play("end")
    assert state.EVENT_DRAWN in scene.codes()
    skipped = Scene().put(R1="c5").lose("Y0", "Y1", "Y2", "Y3", "Y4").play("end")
    assert skipped.player == "BLU"


def test_seats() -> None:
    """SQ-SETUP-3: with two squads the seats 0 and 1 are theirs, seat 2 is Chaos; `colours` says who sits where."""
    scene = Scene(players=3, colours="BYR").put(B1="c5").turn("BLU")
    assert scene.seat() == 0
    scene.play("end")
    assert (scene.seat(), scene.player) == (1, "YEL")
    scene.turn("CHAOS")
    assert scene.seat() == 2


def test_phases() -> None:
    """SQ-TURN-2, SQ-END-1: between activations there are selects and `end`, in one the deeds of the figure."""
    scene = Scene().put(R1="c5")
    assert {"R0", "R1", "end", "allow YEL off", "allow CHAOS on"} <= scene.legal()
    assert RULES.reason(scene.s, 0, STEP) == refusals.SELECT_FIRST
    scene.play("R1")
    assert scene.why("end") == refusals.FINISH_FIRST
    assert scene.why("R2") == refusals.FINISH_FIRST
    assert {"R1 e", "R1 done"} <= scene.legal()
    scene.play("R1 done")
    assert "end" in scene.legal()


def test_end_of_each_phase() -> None:
    """SQ-END-1: `end` passes a squad's turn, begins REINFORCE, and ends the Chaos turn."""
    scene = Scene().put(R1="c5", G1="c20").pool(chips="G").reserve("e1").turn("CHAOS").play("end")
    assert scene.phase == state.REINFORCE
    scene.play("end")
    assert (scene.phase, scene.player) == (state.SQUAD_ACT, "RED")
    assert scene.s.rounds == 3


def test_flags_of_events_lapse_with_the_squads_turn() -> None:
    """SQ-TURN-3: what an event forbids holds for the squad's next turn only."""
    scene = Scene().put(R1="c5")
    scene.s.jammed[0] = scene.s.silenced[0] = scene.s.reporting[0] = 1
    scene.turn("RED")
    assert scene.why("R0") == refusals.REPORTING_IN
    scene.play("end")
    assert [scene.s.jammed[0], scene.s.silenced[0], scene.s.reporting[0]] == [0, 0, 0]


def test_a_single_choice_is_still_asked() -> None:
    """SQ-TURN-5: a scan without a legal square is asked; one without blips is skipped, which all can see."""
    scene = Scene().unscanned(2).pool(blips_="G").put(R1="l3").play("R1 e", "R1 done")
    assert scene.phase == state.SCANNING
    scene = Scene().unscanned(2).pool().put(R1="l3").play("R1 e", "R1 done")
    assert (scene.phase, scene.s.board[1]) == (state.SQUAD_ACT, state.SCANNED)


def test_activations() -> None:
    """SQ-ACT-1, SQ-ACT-6, TV-51: one figure after another; a figure that has acted does not act again this turn."""
    scene = Scene().arm("RED", "AXE", "LLNB", orders="oDT").put(R1="c5").play("R1", "R1 done")
    assert scene.why("R1") == refusals.ACTED_ALREADY
    assert scene.why("order oDT") == refusals.AFTER_SELECT
    assert scene.why("Y0") == refusals.NOT_YOURS
    scene.play("allow YEL off")
    assert scene.why("allow YEL on") == refusals.SWITCHED_ALREADY
    assert scene.why("end") == 0  # no figure has to act


def test_a_figure_with_nothing_to_do_is_closed_at_once() -> None:
    """SQ-ACT-1, SQ-ACT-6: automatic when nothing is left but `done`."""
    scene = Scene().put(A1="c5", R1="x24").event("E04").play("A1")
    assert scene.s.actor == -1
    assert scene.why("A1") == refusals.ACTED_ALREADY


def test_move_and_attack_in_either_order() -> None:
    """SQ-ACT-2, TV-25: a move is not continued after an attack; an attack, then a whole move."""
    scene = Scene().put(R1="d5", G1="j5", G2="j6").force("W0", "W0")
    scene.play("R1 e", "R1 e", "R1 e", "R1 fire L G1")
    assert scene.s.actor == -1
    scene = Scene().put(R1="d5", G1="j5", G2="j6").force("W0", "W0")
    scene.play("R1 fire L G1", "R1 s", "R1 n", "R1 s", "R1 n", "R1 s")
    assert scene.why("R1 fire L G1") == refusals.NO_ATTACK_LEFT
    scene.play("R1 n")
    assert scene.s.actor == -1
    scene = Scene().arm("RED", "AXE", "LLNB", orders="oDT").put(R1="d5", G1="j5").force("W0", "W0")
    scene.play("order oDT", *["R1 s", "R1 n"] * 3, "R1 fire L G1", *["R1 s", "R1 n"] * 3)
    assert scene.s.actor == -1


def test_turning_is_free() -> None:
    """SQ-ACT-4: facing has no effect and no action: a figure fires in any direction."""
    scene = Scene().put(R1="f5", G1="c5", G2="j5").play("R1")
    assert {"R1 fire L G1", "R1 fire L G2"} <= scene.legal()


def test_robotlings_act_alike() -> None:
    """SQ-ACT-5: one move and one attack; the Dreadnought alone has more attacks."""
    scene = Scene().put(O1="c5", R1="h5", R0="x24").turn("CHAOS").force("W0", "W0").play("O1 fire F R1", "O1 s")
    assert scene.why("O1 fire F R1") == refusals.NO_ATTACK_LEFT
    scene = Scene().put(D1="c5", R1="h5", R0="h6").turn("CHAOS")
    scene.s.heavy[0], scene.s.heavy[1] = 2, 3
    scene.force("W0", "W0", "R0", "R0").play("D1 fire F R1", "D1 fire N")
    assert scene.why("D1 fire F R1") == refusals.FIRED_ALREADY
    assert "D1 fire H h5" in scene.legal()


@pytest.mark.parametrize("first", ["R1 fire L G1", "R1 close O1"])
def test_either_fire_or_close_combat(first: str) -> None:
    """SQ-ACT-3: normally one attack of the two."""
    scene = Scene().put(R1="c5", G1="j5", O1="c6").force(*["W0"] * 4).play(first)
    assert scene.why("R1 fire L G1") == refusals.NO_ATTACK_LEFT
    assert scene.why("R1 close O1") == refusals.NO_ATTACK_LEFT


def test_radar_after_every_step() -> None:
    """SQ-INT-1, SQ-REV-1: what comes into view is revealed, the lowest number first; the figure goes on."""
    scene = Scene().put(R1="e5").pool()
    scene.blip("O", "g2")
    scene.blip("G", "f2")
    scene.play("R1 open e4S")
    revealed = [row[1:] for row in scene.events() if row[0] == state.REVEALED]
    assert [row[0] for row in revealed] == sorted(row[0] for row in revealed)
    assert scene.where("b2") is None
    assert scene.where("G1") == "f2"
    assert scene.s.table_blips[0] == 1
    assert scene.why("R1 n") == 0


def test_scans_wait_for_the_end_of_the_activation() -> None:
    """SQ-INT-2, SQ-SCAN-5, TV-29: the figure finishes first, then Chaos places, then the squad goes on."""
    scene = Scene().unscanned(1, 2).pool(blips_="GG")
    scene.play("R4 e", "R4 e", "R4 e", "R4 e")
    assert scene.s.board[0] == state.PENDING
    assert (scene.phase, scene.player) == (state.SCANNING, "CHAOS")
    scene.play("scandone")
    assert (scene.phase, scene.player) == (state.SQUAD_ACT, "RED")
    assert scene.s.board[0] == state.SCANNED


def test_two_boards_in_one_activation() -> None:
    """SQ-INT-2, TV-29: pending for good, scanned in order of entry."""
    scene = Scene().unscanned(1, 2, 3).pool(blips_="GG").put(R0="x24", R1="m3").play("R1 w", "R1 e", "R1 done")
    assert scene.phase == state.SCANNING
    assert [scene.s.queue[0], scene.s.queue[1], scene.s.queue_n] == [0, 1, 2]
    scene.play("scandone")
    assert scene.phase == state.SCANNING
    assert scene.s.queue[0] == 1
    scene.play("scandone")
    assert scene.phase == state.SQUAD_ACT


def test_only_the_player_who_is_asked_acts() -> None:
    """SQ-INT-3: everybody else waits."""
    scene = Scene().put(R1="c5")
    for seat in (1, 2, 3):
        assert RULES.reason(scene.s, seat, 0) == 1
    assert scene.s.waiting == 1


def test_order_after_an_action() -> None:
    """SQ-INT-4: the roll, removals in ascending number, reveals, objectives, the end of the activation, scans."""
    scene = Scene().goal(0, CLEAR_GOAL).arm("RED", "AXE", "LLNH").put(R4="c5", G2="h5", G1="h6").pool()
    scene.table("GG").force("R2", "R3").play("R4 fire H h5")
    codes = scene.codes()
    assert codes.index(state.ROLLED) < codes.index(state.REMOVED)
    removed = [row[1] for row in scene.events() if row[0] == state.REMOVED]
    assert removed == [scene.number("G1"), scene.number("G2")]
    assert codes.index(state.REMOVED) < codes.index(state.MARK_TAKEN)


def test_scan_is_followed_by_objectives() -> None:
    """SQ-INT-4, SQ-OBJ-7, TV-55: with an empty pool the scan is skipped and CLEAR is fulfilled."""
    scene = Scene().goal(0, CLEAR_GOAL).unscanned(2).pool().put(R1="l3").play("R1 e", "R1 done")
    assert scene.s.mark[0] == 0
    assert scene.s.board[1] == state.SCANNED
