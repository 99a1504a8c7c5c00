"""Reinforcement chips (section 7.8)."""

from __future__ import annotations

from sublevel.games.star_quest import refusals, state
from tests.games.star_quest.scenes import Scene

TEN = ("e1", "h1", "e12", "h12", "s5", "v5", "q22", "t22", "a22", "b24")


def reinforcing(chips: str, *squares: str, **others: str) -> Scene:
    """Chaos has acted; chips follow."""
    return Scene().put(R1="d5", **others).pool(chips=chips).reserve(*(squares or TEN)).turn("CHAOS").play("end")


def test_up_to_six_chips() -> None:
    """SQ-CHIP-1, TV-37: the sixth ends the turn; fewer may be played if Chaos is on the hulk."""
    scene = reinforcing("GGGGGGGGG", G14="w24")
    assert "end" in scene.legal()
    scene.play(*(f"chip G {there}" for there in TEN[:5]))
    assert (scene.phase, scene.s.chips_played) == (state.REINFORCE, 5)
    scene.play(f"chip G {TEN[5]}")
    assert (scene.phase, scene.player) == (state.SQUAD_ACT, "RED")


def test_chips_that_must_be_played() -> None:
    """SQ-CHIP-2, SQ-CHIP-6, TV-37: with nothing of Chaos on the hulk six, or all that can."""
    scene = reinforcing("GGGGGGGGG")
    assert scene.why("end") == refusals.MUST_PLAY_CHIPS
    scene.play("chip G e1")
    assert scene.why("end") == refusals.MUST_PLAY_CHIPS
    few = reinforcing("GGG", "e1", "h1").play("chip G e1", "chip G h1")
    assert few.why("end") == 0  # no square is left


def test_what_a_chip_needs() -> None:
    """SQ-CHIP-3, SQ-CHIP-6, TV-38: in the pool, a figure in the supply, a reserve square free and out of sight."""
    androids = {f"A{n + 1}": f"{'uvwx'[n]}24" for n in range(4)}
    scene = reinforcing("GA", "e1", "e5", "h12", "b22", G1="h12", **androids)
    assert scene.why("chip A e1") == refusals.NONE_IN_SUPPLY
    assert scene.why("chip O e1") == refusals.NONE_IN_POOL
    assert scene.why("chip G e5") == refusals.IN_VIEW
    assert scene.why("chip G h12") == refusals.SQUARE_TAKEN
    scene.play("chip G e1")
    assert (scene.where("G2"), scene.s.table_chips[0], scene.s.pool_chips[0]) == ("e1", 1, 0)
    assert scene.s.pool_chips[2] == 1  # it stays in the pool


def test_a_dreadnought_chip() -> None:
    """SQ-CHIP-4: a free block out of sight that holds the reserve square, then its weapons."""
    scene = reinforcing("D", "g10").play("chip D g10")
    assert scene.phase == state.DREAD_PLACE
    assert scene.legal() == {"dread g9", "dread g10", "dread f10"}  # the wall below e9 and f9
    scene.play("dread g10 NB")
    assert scene.where("D1") == "g10"
    assert (scene.phase, scene.player) == (state.SQUAD_ACT, "RED")
    tight = reinforcing("D", "g10", G1="g11", G2="h10", G3="g9")
    assert tight.why("chip D g10") == refusals.NO_BLOCK


def test_new_figures_do_not_act_yet() -> None:
    """SQ-CHIP-5: nor does it matter whether the board was scanned."""
    scene = Scene().unscanned(2).put(R1="d5").pool(chips="GG").reserve("s5", "e1").turn("CHAOS").play("end")
    scene.play("chip G s5")
    assert scene.s.acted[scene.number("G1")] == state.ACTED


def test_skipped_without_chips() -> None:
    """SQ-TURN-2: REINFORCE is skipped when the pool is empty."""
    scene = Scene().put(R1="d5").pool().turn("CHAOS").play("end")
    assert (scene.phase, scene.player) == (state.SQUAD_ACT, "RED")
