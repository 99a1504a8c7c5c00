"""Blips, reveals, scans and the Dreadnought's block (sections 7.7, 7.9, 8.2)."""

from __future__ import annotations

import pytest

from sublevel.games.star_quest import refusals, state, tables
from tests.games.star_quest.hulks import square
from tests.games.star_quest.scenes import Scene


def test_a_blip_moves_five_squares() -> None:
    """SQ-BLIP-1, SQ-DATA-3: it acts like a figure, but has no attack."""
    scene = Scene().put(R1="x24").turn("CHAOS")
    blip = scene.blip("G", "d5")
    scene.play(f"{blip} e")
    assert scene.s.mp == 4
    assert {text.split()[1] for text in scene.legal()} <= {"done", "n", "ne", "e", "se", "s", "sw", "w", "nw", "open"}


@pytest.mark.parametrize(("kind", "name", "left"), [("A", "A1", 0), ("G", "G1", 4), ("O", "O1", 2)])
def test_an_acting_blip_comes_into_view(kind: str, name: str, left: int) -> None:
    """SQ-BLIP-2, SQ-ACT-7, TV-32: the figure goes on with its allowance less the squares moved; it may attack."""
    scene = Scene().put(R1="h5").turn("CHAOS")
    blip = scene.blip(kind, "c11")
    scene.play(f"{blip} n", f"{blip} n", f"{blip} n", f"{blip} n")
    assert (scene.where(blip), scene.where(name)) == (None, "c7")
    assert (scene.s.actor, scene.s.mp) == (scene.number(name), left)
    assert scene.why(f"{name} fire F R1") == 0
    assert (scene.why(f"{name} n") == 0) == (left > 0)


def test_seen_before_its_first_step() -> None:
    """SQ-ACT-7, TV-52: as new, with the figure's own allowance."""
    scene = Scene().put(R1="e2").turn("CHAOS")
    blip = scene.blip("O", "e5")
    scene.play(f"{blip} open e4S")
    assert (scene.s.actor, scene.s.moves_left, scene.s.mp) == (scene.number("O1"), 1, 0)
    scene.play("O1 e")
    assert scene.s.mp == 5


@pytest.mark.parametrize(("kind", "event", "left"), [("O", "E01", 3), ("A", "E01", 1), ("A", "E18", 5)])
def test_seen_after_three_steps_by_its_own_door(kind: str, event: str, left: int) -> None:
    """SQ-ACT-7, SQ-EV-15, TV-52: under Machine Assault an Android has five squares left."""
    scene = Scene().put(R1="e2")
    blip = scene.blip(kind, "h5")
    scene.event(event).play(f"{blip} w", f"{blip} w", f"{blip} w", f"{blip} open e4S")
    assert (scene.s.mp, scene.s.moves_left) == (left, 0)


def test_an_acting_dreadnought_blip() -> None:
    """SQ-ACT-7, SQ-REV-2, TV-52: placed and armed first, then it goes on."""
    scene = Scene().put(R1="e2").turn("CHAOS")
    blip = scene.blip("D", "h5")
    scene.play(f"{blip} w", f"{blip} w", f"{blip} w", f"{blip} open e4S")
    assert scene.phase == state.DREAD_PLACE
    scene.play("dread e5 NH")
    assert (scene.s.actor, scene.s.mp, scene.phase) == (tables.DREADNOUGHT, 1, state.CHAOS_ACT)


def test_without_a_figure_the_activation_closes() -> None:
    """SQ-ACT-7, SQ-REV-1, TV-33: the square stays empty, the token goes to the table pool."""
    orks = {f"O{n + 1}": f"{'mnopqrst'[n]}24" for n in range(8)}
    scene = Scene().put(R1="h5", **orks).turn("CHAOS")
    blip = scene.blip("O", "c8")
    scene.play(f"{blip} n")
    assert (scene.s.actor, scene.where(blip)) == (-1, None)
    assert scene.s.at[square("c7")] == 0
    assert scene.s.table_blips[1] == 1


def test_blips_that_have_acted() -> None:
    """SQ-BLIP-3, SQ-REV-5: revealed later in the turn its figure does not act again; a fresh one may still."""
    scene = Scene().put(R1="e2", O2="e5").turn("CHAOS")
    tired = scene.blip("O", "f6")
    fresh = scene.blip("G", "f5")
    scene.play(f"{tired} w", f"{tired} done", "O2 open e4S")
    assert [scene.where(name) for name in (tired, fresh, "O1", "G1")] == [None, None, "e6", "f5"]
    scene.play("O2 done")
    assert scene.why("G1") == 0
    assert scene.why("O1") == refusals.ACTED_ALREADY


def test_the_lowest_number_of_the_supply() -> None:
    """SQ-REV-1: G2 comes if G1 is on the hulk."""
    scene = Scene().put(R1="e5", G1="w24")
    scene.blip("G", "f2")
    scene.play("R1 open e4S")
    assert scene.where("G2") == "f2"


def test_a_figure_revealed_in_a_squads_turn_acts_in_the_next_chaos_turn() -> None:
    """SQ-REV-5."""
    scene = Scene().put(R1="e5")
    scene.blip("G", "f2")
    scene.play("R1 open e4S").turn("CHAOS")
    assert scene.why("G1") == 0


def dread_blip(there: str, **others: str) -> Scene:
    """A Dreadnought blip on a square of the room 1:F, revealed through the door g6S."""
    scene = Scene().put(R1="g5", **others)
    scene.blip("D", there)
    return scene.play("R1 s", "R1 open g6S")


def test_the_block_of_a_dreadnought() -> None:
    """SQ-REV-2, TV-34: it holds the blip's square, all free, no wall, door or doorway inside."""
    scene = dread_blip("g8")
    assert scene.legal() == {"dread f7", "dread g7", "dread f8", "dread g8"}
    scene = dread_blip("g8", G1="f8")
    assert scene.legal() == {"dread g7", "dread g8"}


def test_the_nearest_block() -> None:
    """SQ-REV-3: if no block holds the square, one as near as possible."""
    scene = dread_blip("g8", G1="f8", G2="h8", G3="g9", G4="g7")
    nearest = {text.split()[1] for text in scene.legal()}
    assert {"i7", "e5", "f10", "g10"} <= nearest  # two squares away; nothing is free at one
    for name in nearest:
        column, row = ord(name[0]) - ord("g"), int(name[1:]) - 8
        assert max(column, -column - 1, row, -row - 1) == 2


def test_the_weapons_of_a_dreadnought() -> None:
    """SQ-REV-4: two different ones, or any with the option."""
    scene = dread_blip("g8").play("dread g8")
    assert scene.phase == state.DREAD_ARM
    assert scene.legal() == {"arm NH", "arm NB", "arm HB"}
    scene = Scene(dread_weapons="free").put(R1="g5")
    scene.blip("D", "g8")
    scene.play("R1 s", "R1 open g6S", "dread g8")
    assert scene.legal() == {"arm NH", "arm NB", "arm HB", "arm NN", "arm HH", "arm BB"}
    scene.play("arm NN")
    assert (scene.phase, scene.player) == (state.SQUAD_ACT, "RED")


# Scans.


def scanning(pool: str = "GGO", *unscanned: int, **others: str) -> Scene:
    """A scan of board 2: R1 stands in the doorway between boards 1 and 2."""
    boards = unscanned or (2, 3)
    scene = Scene().unscanned(*boards).pool(blips_=pool).put(R1="l3", **others).play("R1 e", "R1 done")
    assert scene.phase == state.SCANNING
    return scene


def test_any_number_of_blips() -> None:
    """SQ-SCAN-1, SQ-SCAN-5, SQ-SCAN-6: none to all of the pool; each gets the next number."""
    scene = scanning()
    assert scene.legal() == {"scandone", "scan G", "scan O"}
    scene.play("scan O r6")
    assert (scene.where("b1"), scene.s.blip_kind[0], scene.s.pool_blip_n) == ("r6", 1, 2)
    assert scene.legal() == {"scandone", "scan G"}
    scene.play("scan G r7", "scandone")
    assert (scene.where("b2"), scene.s.board[1], scene.phase) == ("r7", state.SCANNED, state.SQUAD_ACT)
    assert scanning().play("scandone").s.pool_blip_n == 3


def test_squares_for_blips() -> None:
    """SQ-SCAN-2, TV-31: free, on the board, out of sight of all squads, no closed port square."""
    scene = scanning("G", B1="x3", G1="s8").play("scan G")
    legal = scene.legal()
    assert scene.why("at c9") == refusals.OTHER_BOARD
    assert scene.why("at n3") == refusals.IN_VIEW
    assert scene.why("at x4") == refusals.IN_VIEW  # BLU sees it
    assert scene.why("at s8") == refusals.SQUARE_TAKEN
    assert "at s7" in legal


def test_port_squares_are_closed() -> None:
    """SQ-SCAN-2, SQ-DOCK-5, TV-53: `at a3` and `at a4` while R1 is Docked."""
    scene = Scene().unscanned(1, 2).pool(blips_="G").put(Y1="c13").turn("YEL").play("Y1 n", "Y1 done", "scan G")
    assert [scene.why("at a3"), scene.why("at a4")] == [refusals.PORT_CLOSED] * 2
    empty = Scene().unscanned(1, 2).pool(blips_="G").lose("R0", "R1", "R2", "R3", "R4").put(Y1="c13")
    empty.turn("YEL").play("Y1 n", "Y1 done", "scan G")
    assert [empty.why("at a3"), empty.why("at a4")] == [0, 0]


def test_the_last_board_takes_all() -> None:
    """SQ-SCAN-3, TV-30: `scandone` is illegal while something can be placed; what is left over is out of the game."""
    scene = scanning("GGO", 2)
    assert scene.why("scandone") == refusals.MUST_PLACE_ALL
    scene.play("scan G r6", "scan G r7")
    assert scene.why("scandone") == refusals.MUST_PLACE_ALL
    scene.play("scan O s6")
    assert (scene.phase, scene.s.board[1]) == (state.SQUAD_ACT, state.SCANNED)  # the pool is empty
    crowded = scanning("D", 2)
    for name in "mnopqrstuvwx":
        for row in range(1, 13):
            if (ord(name) + row) % 2 and crowded.s.at[square(f"{name}{row}")] == 0:
                crowded.s.at[square(f"{name}{row}")] = 16  # no 2 x 2 block is free any more
    assert crowded.legal() == {"scandone"}
    crowded.play("scandone")
    assert (crowded.s.pool_blip_n, crowded.s.pool_blips[6]) == (0, 0)
    assert state.BLIPS_LEFT_OUT in crowded.codes()


def test_a_dreadnought_blip_needs_a_block() -> None:
    """SQ-SCAN-4: only where a 2 x 2 block is free at that moment."""
    assert scanning("D").play("scan D").why("at n6") == 0  # in the room 2:D
    tight = scanning("D", G1="n5", G2="o6").play("scan D")
    assert tight.why("at n6") == 0  # block m6
    tight = scanning("D", G1="n5", G2="o6", G3="m7").play("scan D")
    assert tight.why("at n6") == refusals.NO_BLOCK


def test_the_pool_decides_what_can_be_chosen() -> None:
    """SQ-SCAN-6: the kind must be in the pool."""
    scene = scanning("G")
    assert scene.why("scan A") == refusals.NONE_IN_POOL
