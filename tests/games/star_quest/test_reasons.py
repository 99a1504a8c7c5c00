"""Refusals name causes and numbers, in words and with the clause of that place."""

from __future__ import annotations

import pytest

import sublevel
from sublevel.engine.errors import Illegal
from sublevel.engine.text import Reason
from sublevel.games.star_quest import state, tables, words
from sublevel.games.star_quest.notation import read_action
from tests.games.star_quest.scenes import RULES, Scene


def refused(scene: Scene, text: str, seat: int | None = None) -> Reason:
    """Why a written action is refused."""
    who = scene.seat() if seat is None else seat
    try:
        action = read_action(scene.s, who, text)
    except Illegal as error:
        return error.reason
    code = int(RULES.reason(scene.s, who, action))
    assert code != 0, f"{text} is legal"
    return words.reason(code, scene.s, who, action)


def said(scene: Scene, text: str) -> tuple[str, str]:
    """The sentence and its clause; in the other languages it must be a sentence, too."""
    reason = refused(scene, text)
    assert all(reason.text(lang).endswith(".") for lang in sublevel.LANGUAGES)
    return reason.text(), reason.clause


def test_a_late_order_is_too_late() -> None:
    """SQ-CARD-2: finishing the activation does not help."""
    scene = Scene(2).arm("RED", "AXE", "LLNB", orders="oDT").put(R1="c5").play("R1")
    late = ("It is too late for that this turn: it comes before the first figure acts.", "SQ-CARD-2")
    assert said(scene, "order oDT") == late
    assert said(scene.play("R1 done"), "order oDT") == late
    assert said(Scene(2).put(R1="c5").play("R1"), "R2")[0] == "R1 is acting; finish that first."


def test_a_figure_that_cannot_be_selected_says_why() -> None:
    """SQ-ACT-1, SQ-ACT-6: not just that a figure is to be selected."""
    scene = Scene(2).put(R1="c5", R2="c6").play("R1", "R1 done")
    assert said(scene, "R1 n") == ("R1 has acted in this turn already.", "SQ-ACT-1")
    assert said(scene, "R2 n") == ("Select R2 first.", "SQ-ACT-1")
    assert said(scene, "G1 n") == ("G1 is not one of yours.", "SQ-ACT-6")
    assert said(scene.play("R2"), "R1 n")[0] == "R1 has acted in this turn already."


def test_what_a_squad_does_not_own() -> None:
    """SQ-SETUP-8, SQ-DATA-5, TV-50: weapons and cards that exist, but not for this squad."""
    scene = Scene(2)
    sets = "LLLN, LLLH, LLLB, LLNH, LLNB, LLHB, LNHB"
    few = "Four Troopers take at least one Laser and at least one heavy weapon, none of those twice"
    for letters in ("LLLL", "NNLL", "LLBN"):
        sentence, clause = said(scene, f"weapons {letters}")
        assert (sentence.startswith(few), clause) == (True, "SQ-SETUP-8")
        assert set(sentence.removesuffix(".").split(": ")[1].split(", ")) == set(sets.split(", "))
    assert said(scene, "card BS") == ("Tiger has no such card: Bio-Scanner.", "SQ-DATA-5")
    assert said(scene, "order oHW R3") == ("Tiger has no such card: Order: Heavy Weapon.", "SQ-DATA-5")
    assert said(scene, "pick oBS")[1] == said(scene, "ev take oBS")[1] == "SQ-DATA-5"
    assert said(scene.turn("CHAOS"), "ev card RED CW")[0] == "Tiger has no such card: Combi-Weapon."


def test_chips_cite_the_clauses_of_chips() -> None:
    """SQ-CHIP-3, SQ-CHIP-4: not those of scans."""
    scene = Scene(2).put(R1="c5", G1="x24").pool(chips="GGD").reserve("d5", "h12", "c5", "b9").turn("CHAOS").play("end")
    assert said(scene, "chip O h12") == ("No token of this kind is left: Ork.", "SQ-CHIP-3")
    assert said(scene, "chip G c5") == ("c5 is occupied.", "SQ-CHIP-3")
    assert said(scene, "chip G d5") == ("A squad has d5 in view.", "SQ-CHIP-3")


def test_what_is_in_the_way_of_a_shot() -> None:
    """SQ-FIRE-1, SQ-LOS-1: a figure, a closed door, a wall between two squares."""
    scene = Scene(2).put(R1="c5", O1="e5", O2="g5", G1="b5", G2="e2").play("R1")
    assert said(scene, "R1 fire L O2") == ("O1 stands in R1's line of fire.", "SQ-FIRE-1")
    assert said(scene, "R1 fire L G1") == ("The closed door b5E blocks R1's line of fire.", "SQ-FIRE-1")
    sentence, clause = said(scene, "R1 fire L G2")
    assert (sentence, clause) == ("The wall between d3 and e3 blocks R1's line of fire.", "SQ-FIRE-1")


def test_what_is_in_the_way_of_heavy_weapons() -> None:
    """SQ-HVY-2, SQ-HVY-3, SQ-HVY-4: behind a closed door, out of the row, too many points."""
    holo = Scene(2).arm("RED", "AXE", "LLHB").put(R3="c5").play("R3")
    assert said(holo, "R3 fire H b5") == ("The closed door b5E blocks R3's line of fire.", "SQ-HVY-4")
    scene = Scene(2, null_time="orthogonal").put(R3="c5", O1="f5", G1="f6").force("R3", "R1").play("R3", "R3 fire N")
    assert scene.phase == state.ALLOC
    assert said(scene, "hit G1 1") == ("The target is not in R3's row or column.", "SQ-HVY-2")
    assert said(scene, "hit O1 3") == ("Points for a hit on O1: 2. You have 4.", "SQ-HVY-2")


def test_an_objective_says_what_it_waits_for() -> None:
    """SQ-OBJ-3, TV-46: the Dreadnought of Heart of Chaos."""
    scene = Scene(2, mission="heart-of-chaos")
    square = next(name for name in range(576) if name in list(scene.s.primary)[3:7])
    there = f"{chr(ord('a') + square % 24)}{square // 24 + 1}"
    scene.put(R1=there).play("R1")
    assert said(scene, "R1 use") == ("First this must be removed: Dreadnought. Still to go: 1.", "SQ-OBJ-3")


@pytest.mark.parametrize(("event", "clause"), [(tables.MACHINE_FAULT, "SQ-EV-4"), (tables.STATIC, "SQ-EV-21")])
def test_a_card_that_halts_is_cited(event: int, clause: str) -> None:
    """SQ-EV-4, SQ-EV-21: each for its kinds."""
    scene = Scene(2).put(R1="c5", A1="f5", G1="f6").turn("CHAOS")
    scene.s.event = event
    figure = "A1" if event == tables.MACHINE_FAULT else "G1"
    scene.play(figure)
    assert scene.s.actor == -1 or said(scene, f"{figure} w")[1] == clause


def test_a_match_that_is_over_cites_its_end() -> None:
    """SQ-END-2, SQ-END-3: nobody left, or no turns left."""
    scene = Scene(2)
    for end, clause in ((state.NOBODY_ABOARD, "SQ-END-2"), (state.LAST_TURNS_OVER, "SQ-END-3")):
        scene.s.waiting = 0
        scene.s.ended = end
        assert refused(scene, "end", 0).clause == clause
