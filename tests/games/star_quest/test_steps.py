"""Steps and doors (sections 7.1 and 7.2), on the hulk of mission M1."""

from __future__ import annotations

import pytest

from sublevel.games.star_quest import refusals, state
from sublevel.games.star_quest.blips import block_free
from sublevel.games.star_quest.tables import CHAOS, RED
from tests.games.star_quest.hulks import square
from tests.games.star_quest.scenes import Scene

DIAGONALS = ("ne", "se", "sw", "nw")


def walk(scene: Scene, name: str, way: str) -> Scene:
    """Steps of one figure, one after another."""
    for direction in way.split():
        scene.play(f"{name} {direction}")
    return scene


def test_each_step_costs_one_square() -> None:
    """SQ-MOVE-1: one square in one of eight directions for one point; the allowances are those of SQ-DATA-2, 3."""
    scene = walk(Scene().put(R1="c5"), "R1", "e se ne e s")
    assert scene.where("R1") == "g6"
    assert scene.s.mp == 1
    walk(scene, "R1", "w")
    assert scene.s.mp == 0
    assert scene.s.actor == -1  # nobody in sight: nothing is left to do, SQ-ACT-1


@pytest.mark.parametrize(
    ("player", "name", "squares"),
    [
        ("RED", "R0", 6),
        ("RED", "R1", 6),
        ("RED", "R3", 4),
        ("CHAOS", "G1", 8),
        ("CHAOS", "O1", 6),
        ("CHAOS", "A1", 4),
        ("CHAOS", "K1", 8),
        ("CHAOS", "T1", 6),
        ("CHAOS", "H1", 4),
        ("CHAOS", "Z1", 6),
    ],
)
def test_allowances(player: str, name: str, squares: int) -> None:
    """SQ-MOVE-1, SQ-DATA-2, SQ-DATA-3: Move of every kind."""
    scene = Scene().put(**{name: "c9"}).turn(player).play(f"{name} n")
    assert scene.s.mp == squares - 1


def test_steps_need_an_open_edge_and_a_square() -> None:
    """SQ-MOVE-2, SQ-MOVE-9: walls and closed doors bar the way; rooms are entered through open doors only."""
    scene = Scene().put(R1="e5").play("R1")
    assert scene.why("R1 n") == refusals.WALL_THERE
    scene.play("R1 open e4S", "R1 n")
    assert scene.where("R1") == "e4"


def test_a_move_does_not_end_on_an_occupied_square() -> None:
    """SQ-MOVE-3, SQ-MOVE-4, TV-28: onto a friend only with a way on; there nothing but steps."""
    scene = walk(Scene().put(R1="c5", R2="i5"), "R1", "e e e e e")
    assert scene.s.mp == 1
    assert scene.why("R1 e") == refusals.NO_WAY_OUT  # h5 to i5 with no point left behind it
    scene = walk(Scene().put(R1="c5", R2="h5"), "R1", "e e e e e")
    assert scene.where("R1") == "h5"
    assert scene.s.passing == 1
    assert scene.why("R1 done") == refusals.ONLY_STEPS
    assert scene.why("R1 open e4S") == refusals.ONLY_STEPS
    scene.play("R1 e")
    assert (scene.where("R1"), scene.where("R2"), scene.s.passing) == ("i5", "h5", 0)


def test_the_occupied_square_costs_its_point() -> None:
    """SQ-MOVE-4: with two points a friend can be passed, and both are used."""
    scene = walk(Scene().put(R3="c5", R2="f5"), "R3", "e e e")
    assert scene.s.mp == 1
    scene.play("R3 e")
    assert scene.where("R3") == "g5"


def test_who_may_be_passed() -> None:
    """SQ-MOVE-7, SQ-MOVE-8: one's own side always, others if their owner permits it."""
    scene = Scene().put(R1="c5", Y1="d5", G1="c6").play("R1")
    assert scene.why("R1 e") == 0  # squads allow each other from the start
    assert scene.why("R1 s") == refusals.OCCUPIED
    scene = Scene().put(R1="c5", Y1="d5").turn("YEL").play("allow RED off", "end", "end")
    scene = scene.turn("RED").play("R1")
    assert scene.why("R1 e") == refusals.OCCUPIED
    scene = Scene().put(R1="c9", G1="c6").turn("CHAOS").play("allow RED on")
    assert scene.s.allows[4 * 3 + 0] == 1
    scene.turn("RED").play("R1 n", "R1 n")
    assert scene.why("R1 n") == 0


def test_chaos_passes_its_own() -> None:
    """SQ-MOVE-7: Chaos figures and blips pass each other."""
    scene = Scene().put(G1="c5", O1="d5").turn("CHAOS")
    blip = scene.blip("G", "c6")
    scene.play("G1 e", "G1 e")
    assert scene.where("G1") == "e5"
    scene.play("G1 done", f"{blip} ne")
    assert (scene.where(blip), scene.s.passing) == ("d5", 1)
    scene.play(f"{blip} s")
    assert (scene.where(blip), scene.s.passing) == ("d6", 0)


def test_a_diagonal_step_between_two_others() -> None:
    """SQ-MOVE-6: not between two figures that may not be passed; one of them does not bar it."""
    scene = Scene().put(R1="c5", G1="d5", G2="c6").play("R1")
    assert scene.why("R1 se") == refusals.BETWEEN_TWO
    scene = Scene().put(R1="c5", G1="d5").play("R1")
    assert scene.why("R1 se") == 0
    scene = Scene().put(R1="c5", R2="d5", G2="c6").play("R1")
    assert scene.why("R1 se") == 0


def test_leaving_the_bay() -> None:
    """SQ-MOVE-10, SQ-DOCK-1, SQ-DOCK-4: Docked figures step in the bay and through the airlock at normal cost."""
    scene = Scene().play("R4")
    assert scene.where("R4") == "dR1"
    assert scene.status("R4") == state.DOCKED
    scene.play("R4 e")
    assert (scene.where("R4"), scene.s.mp) == ("a3", 3)
    assert scene.status("R4") == state.ABOARD
    scene.play("R4 done", "R3 e", "R3 e", "R3 done", "R2 e")
    assert scene.where("R2") == "dR1"
    assert scene.status("R2") == state.DOCKED
    scene.play("R2 done", "end").turn("RED").play("R2 e")
    assert scene.status("R2") == state.ABOARD


def test_coming_home() -> None:
    """SQ-MOVE-14, SQ-DOCK-3, TV-40, TV-62: into the own bay, whoever stands there; Returned for good."""
    scene = Scene().put(R1="a3").play("R1")
    assert scene.why("R1 w") == 0
    assert scene.why("R1 sw") == 0
    scene = Scene().put(R1="a4").play("R1")
    assert scene.why("R1 sw") == refusals.WALL_THERE
    assert scene.why("R1 nw") == 0
    scene.play("R1 w")
    assert scene.status("R1") == state.RETURNED
    assert scene.where("R1") is None
    assert scene.where("R4") == "dR1"
    assert scene.s.actor == -1
    assert scene.why("R1") == refusals.OUT_OF_PLAY
    assert state.CAME_BACK in scene.codes()


def test_nobody_else_enters_a_bay() -> None:
    """SQ-DOCK-2, SQ-DOCK-3, TV-39: neither Robotlings nor other squads."""
    scene = Scene().lose("R0", "R1", "R2", "R3", "R4").put(Y1="a3").turn("YEL").play("Y1")
    assert scene.why("Y1 w") == refusals.WALL_THERE
    scene = Scene().lose("R0", "R1", "R2", "R3", "R4").put(G1="a3").turn("CHAOS").play("G1")
    assert scene.why("G1 w") == refusals.WALL_THERE


def test_ports_are_closed_while_somebody_waits() -> None:
    """SQ-DOCK-5, TV-53: no blip, figure or block of Chaos on the port squares of a bay that holds a Docked figure."""
    scene = Scene().put(G1="b3").turn("CHAOS").play("G1")
    assert scene.why("G1 w") == refusals.PORT_CLOSED
    scene = Scene().put(D1="b3").turn("CHAOS").play("D1")
    assert scene.why("D1 w") == refusals.PORT_CLOSED
    empty = Scene().lose("R0", "R1", "R2", "R3", "R4").put(G1="b3", D1="c5").turn("CHAOS").play("G1")
    assert empty.why("G1 w") == 0
    empty = Scene().lose("R0", "R1", "R2", "R3", "R4").put(D1="b3").turn("CHAOS").play("D1")
    assert empty.why("D1 w") == 0


def test_the_dreadnought_steps_straight_as_a_block() -> None:
    """SQ-MOVE-11, TV-11: four directions, both leading edges, over anybody, ending where all is free."""
    scene = Scene().put(D1="e5").turn("CHAOS").play("D1")
    for direction in DIAGONALS:
        assert scene.why(f"D1 {direction}") == refusals.STRAIGHT_ONLY
    assert scene.why("D1 n") == refusals.WALL_THERE
    scene.play("D1 open e4S")
    assert scene.why("D1 n") == 0
    scene = Scene().put(D1="k2").turn("CHAOS").play("D1")
    assert scene.why("D1 e") == refusals.WALL_THERE
    scene = Scene().put(D1="e5", R1="g5").turn("CHAOS").play("D1 e")
    assert scene.s.passing == 1
    assert scene.why("D1 done") == refusals.ONLY_STEPS
    assert scene.where("R1") == "g5"
    scene.play("D1 e", "D1 e")
    assert (scene.where("D1"), scene.s.passing) == ("h5", 0)


def test_the_dreadnought_does_not_stop_in_a_doorway() -> None:
    """SQ-MOVE-12, TV-11: through the way between boards only with the points to leave it."""
    scene = Scene().put(D1="k3").turn("CHAOS").play("D1 e")
    assert scene.s.passing == 1
    assert scene.why("D1 done") == refusals.ONLY_STEPS
    scene.play("D1 e")
    assert (scene.where("D1"), scene.s.passing) == ("m3", 0)
    short = Scene().put(D1="i5").turn("CHAOS").play("D1 n", "D1 n", "D1 e")
    assert short.where("D1") == "j3"
    scene = Scene().put(D1="k3").turn("CHAOS").play("D1")
    scene.s.move, scene.s.mp, scene.s.moves_left = state.MOVE_OPEN, 1, 0
    assert scene.why("D1 e") == refusals.NO_WAY_OUT
    scene.s.mp = 2
    assert scene.why("D1 e") == 0


def test_a_second_move_begins_when_the_first_is_used_up() -> None:
    """SQ-MOVE-13: each move ends on a legal square; points of the first are not lost, a way out uses them only."""
    scene = Scene().arm("RED", "AXE", "LLNB", orders="oDT").put(R1="c9", R2="c3").play("order oDT", "R1 n", "R1 n")
    assert (scene.s.moves_left, scene.s.mp) == (1, 4)
    walk(scene, "R1", "n n n")
    assert (scene.where("R1"), scene.s.mp) == ("c4", 1)
    assert scene.why("R1 n") == refusals.NO_WAY_OUT  # onto R2 with the last point, though another move is left
    walk(scene, "R1", "e n")
    assert (scene.where("R1"), scene.s.moves_left, scene.s.mp) == ("d3", 0, 5)


def test_chaos_moves_over_unscanned_boards() -> None:
    """SQ-MOVE-15: only squads cause scans."""
    scene = Scene().unscanned(1).put(G1="l3").turn("CHAOS").play("G1 w")
    assert scene.s.board[0] == state.UNSCANNED


def test_back_to_the_fallback_square() -> None:
    """SQ-MOVE-5, TV-54: a Dreadnought appears in the way, so the figure stands where it was; it may still attack."""
    crowd = {"G1": "e4", "G2": "e5", "O1": "d6", "O2": "e6", "O3": "f6", "O4": "f5", "O5": "f4"}
    scene = Scene().put(R1="h3", **crowd).open("e4S")
    scene.s.allows[4 * CHAOS + RED] = 1
    scene.blip("D", "c5")
    walk(scene, "R1", "w w w s")
    assert (scene.where("R1"), scene.s.mp, scene.s.fallback) == ("e4", 2, square("e3"))
    scene.play("R1 s")
    assert (scene.phase, scene.player) == (state.DREAD_PLACE, "CHAOS")
    assert scene.legal() == {"dread c4"}  # d6 is taken
    assert not block_free(scene.s, square("e2"))
    scene.s.fallback = square("h3")
    assert block_free(scene.s, square("e2"))
    scene.s.fallback = square("e3")
    scene.play("dread c4 NB")
    assert state.FELL_BACK in scene.codes()
    assert (scene.where("R1"), scene.s.mp, scene.s.move) == ("e3", 0, state.MOVE_CLOSED)
    assert scene.why("R1 close G1") == 0
    assert scene.why("R1 n") == refusals.NO_MOVE_LEFT


def test_a_blip_that_stops_on_an_occupied_square_goes_back() -> None:
    """SQ-MOVE-5, SQ-ACT-7: revealed as an Android with no points left, it stands on its fallback square."""
    scene = Scene().put(G1="c7", R1="h5").turn("CHAOS")
    blip = scene.blip("A", "c11")
    walk(scene, blip, "n n n")
    assert scene.where(blip) == "c8"
    scene.play(f"{blip} n")
    assert (scene.where("A1"), scene.where("G1"), scene.s.actor) == ("c8", "c7", -1)


def test_doors() -> None:
    """SQ-OPEN-1, SQ-OPEN-2: free, from in front of it, while the figure may still move; open for good."""
    scene = Scene().put(R1="e6", G1="j5").play("R1")
    assert scene.why("R1 open e4S") == refusals.NOT_IN_FRONT
    scene.play("R1 n", "R1 open e4S")
    assert scene.s.mp == 5
    assert scene.why("R1 open e4S") == refusals.DOOR_OPEN_ALREADY
    scene.play("R1 fire L G1")
    assert scene.s.door_open[scene.door("e4S")] == 1
    scene = Scene().put(R1="e5", G1="j5").play("R1 fire L G1", "R1 open e4S")
    spent = Scene().put(R1="e6", G1="j5").play("R1 n", "R1 fire L G1")
    assert spent.s.actor == -1  # it has moved and fired: the door does not keep it


def test_blips_and_the_dreadnought_open_doors() -> None:
    """SQ-OPEN-1, SQ-BLIP-1: so do blips; the Dreadnought from any of its squares."""
    scene = Scene().turn("CHAOS")
    blip = scene.blip("G", "e5")
    scene.play(f"{blip} open e4S")
    assert scene.s.door_open[scene.door("e4S")] == 1
    scene = Scene().put(D1="d5").turn("CHAOS").play("D1 open e4S")
    assert scene.s.door_open[scene.door("e4S")] == 1


def test_halted_figures_open_no_doors() -> None:
    """SQ-OPEN-3, SQ-EV-4: whoever may not move may not open doors."""
    scene = Scene().put(A1="e5", R1="d5").event("E04").play("A1")
    assert scene.why("A1 open e4S") == refusals.CANNOT_MOVE
