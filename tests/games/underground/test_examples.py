"""The test vectors of section 12, V1 to V74, one by one.

V73 is in test_timer.py: it is about seconds, which no rule reads.
"""

from __future__ import annotations

from typing import Any

import pytest

from sublevel.engine.core import TABLE
from sublevel.games.underground.names import CHIP_NAMES
from sublevel.games.underground.tables import sees

from .positions import (
    COMPLETE,
    GAME,
    OPTIONS,
    at,
    card_for,
    cell,
    heights,
    kinds,
    legal,
    play,
    ready_to_place,
    result,
    start,
    state,
    water,
    why,
)

TIMER = {"timer_mode": "turns"}


# Placements in S1: what comes out, or why not.


@pytest.mark.parametrize(
    ("placement", "cells", "height", "surface"),
    [
        pytest.param("I2.1Br0@B1", "B1 B2", 1, "stone", id="V1"),
        pytest.param("I3.1Ar0@B6", "B6 B7 B8", 1, "wood", id="V3"),
        pytest.param("I3.3Br0@B6", "B6 B8", 1, "stone", id="V4"),
        pytest.param("I2.1Ar0@C1", "C1 C2", 1, "wood", id="V6"),
        pytest.param("I2.1Ar0@D6", "D6 D7", 9, "wood", id="V8"),
        pytest.param("I3.1Ar1@C7", "C7 D7 E7", 9, "wood", id="V9"),
        pytest.param("O4.1Br0@F1", "F1 F2 G1 G2", 3, "stone", id="V16"),
        pytest.param("L4.4Ar0@F8", "F8 G8 H8 H9", 8, "wood", id="V17"),
        pytest.param("V3.1Br3@D7", "D7 D8 E8", 9, "stone", id="V27"),
    ],
)
def test_legal_placements(placement: str, cells: str, height: int, surface: str) -> None:
    """V1, V3, V4, V6, V8, V9, V16, V17, V27."""
    match = ready_to_place(placement)
    assert f"P {placement}" in legal(match)
    play(match, f"P {placement}")
    assert heights(match, *cells.split()) == [height] * len(cells.split())
    assert {cell(match, name)["surface"] for name in cells.split()} == {surface}


@pytest.mark.parametrize(
    ("placement", "reason"),
    [
        pytest.param("I3.1Br0@B6", "stone-over-water", id="V2"),
        pytest.param("M1.1Ar0@C2", "stone-over-water", id="V5"),
        pytest.param("I3.1Ar0@E2", "out-of-balance", id="V7"),
        pytest.param("I3.1Ar1@B7", "out-of-balance", id="V10"),
        pytest.param("I2.1Ar0@H4", "on-code-chip", id="V11"),
        pytest.param("I2.1Ar0@D1", "on-figure", id="V12"),
        pytest.param("I2.1Ar0@E8", "on-tower", id="V13"),
        pytest.param("I4.1Ar0@A7", "off-the-board", id="V14"),
        pytest.param("O4.1Br0@E1", "stone-in-the-air", id="V15"),
        pytest.param("I4.3Br0@F2", "stone-in-the-air", id="V19"),
    ],
)
def test_illegal_placements(placement: str, reason: str) -> None:
    """V2, V5, V7, V10 to V15, V19."""
    match = ready_to_place(placement)
    assert f"P {placement}" not in legal(match)
    assert why(match, f"P {placement}") == reason


def test_v3_the_water_is_buried() -> None:
    """V3: no visible water, one tile buried, a wall on B7 north."""
    match = play(ready_to_place("I3.1Ar0@B6"), "P I3.1Ar0@B6")
    assert cell(match, "B7")["buried"] == 1
    assert not cell(match, "B7")["water"]
    assert cell(match, "B7")["walls"] == "N"
    assert [cell(match, name)["surface"] for name in ("B6", "B7", "B8")] == ["wood"] * 3


def test_v4_surfaces() -> None:
    match = play(ready_to_place("I3.3Br0@B6"), "P I3.3Br0@B6")
    assert [cell(match, name)["surface"] for name in ("B6", "B7", "B8")] == ["stone", "wood", "stone"]


@pytest.mark.parametrize(
    ("placement", "balance", "reason"),
    [
        pytest.param("I2.1Ar0@C1", "firm", "out-of-balance", id="V6-firm"),
        pytest.param("I3.1Ar0@E2", "off", "", id="V7-off"),
    ],
)
def test_balance_options(placement: str, balance: str, reason: str) -> None:
    """V6 with `firm`, V7 with `off`."""
    match = ready_to_place(placement, options={"balance": balance})
    assert why(match, f"P {placement}") == reason


def test_walls_and_symbols_of_placed_pieces() -> None:
    """V8: wall D6 north; V9: wall D7 east; V16: the valve is gone; V17: lock on H8, key G8 gone."""
    assert cell(play(ready_to_place("I2.1Ar0@D6"), "P I2.1Ar0@D6"), "D6")["walls"] == "N"
    assert cell(play(ready_to_place("I3.1Ar1@C7"), "P I3.1Ar1@C7"), "D7")["walls"] == "E"
    assert cell(play(ready_to_place("O4.1Br0@F1"), "P O4.1Br0@F1"), "G2")["symbol"] is None
    match = play(ready_to_place("L4.4Ar0@F8"), "P L4.4Ar0@F8")
    assert cell(match, "H8")["symbol"] == "lock"
    assert cell(match, "G8")["symbol"] is None


def test_v18_a_turned_piece() -> None:
    """V18: C3 D3 D4 D5 = 1, lock on C3."""
    match = play(ready_to_place("L4.2Br1@C3"), "P L4.2Br1@C3")
    assert heights(match, "C3", "D3", "D4", "D5") == [1] * 4
    assert [name for name in ("C3", "D3", "D4", "D5") if cell(match, name)["symbol"] == "lock"] == ["C3"]


# Moves in S1.


def walking(figure: str, steps: int = 3, **changes: Any) -> Any:
    """S1 with the figure somewhere, a card with so many steps played, and no code chip where it stands."""
    codes = None
    if figure in ("A3", "C5", "G5", "H4"):
        codes = dict.fromkeys({"A3", "C5", "G5", "H4"} - {figure}, "")
    return at(figure=figure, card=card_for("", steps=steps, blue=False), codes=codes, **changes)


def test_v20() -> None:
    match = walking("D1")
    assert heights(match, "E1", "F1", "F2") == [1, 2, 2]
    play(match, "D1-E1-F1-F2")
    assert match.position()["figure"] == "F2"


def test_v21() -> None:
    assert why(walking("E2"), "E2-E3") == "step-to-bare-board"
    assert why(walking("E2"), "E2-D3") == "not-a-neighbour"


def test_v22() -> None:
    assert why(walking("H5"), "H5-G5") == "wall-in-the-way"
    match = play(walking("H5", owned=["SB"]), "H5-G5!B")
    assert match.position()["figure"] == "G5"
    assert match.position()["spent"] == ["SB"]
    assert cell(match, "H5")["walls"] == "N"


def test_v23() -> None:
    assert why(walking("F4"), "F4-F5") == "too-steep"
    match = play(walking("F4", owned=["SL"]), "F4-F5!L")
    assert match.position()["spent"] == ["SL"]


def test_v24() -> None:
    assert why(walking("G6"), "G6-F6") == "locked"
    match = play(walking("G6", keys=1), "G6-F6")
    assert match.position().get("keys", 0) == 0
    assert cell(match, "F6")["used"]
    assert why(play(match, "F6-G6"), "G6-F6") == ""


def test_v25() -> None:
    match = play(at(top="I3.1", card=card_for("I3")), "P I3.1Ar0@C1", "D1-C1-C2")
    assert why(match, "C2-B2") == "step-to-bare-board"


def test_v26() -> None:
    """A wall half stays while it is visible."""
    match = walking("B3", pieces=["I2.3Ar0@B3", "M1.1Ar0@B4"])
    assert heights(match, "B4") == [2]
    assert why(match, "B3-B4") == "wall-in-the-way"


STAIRS = ["V3.1Br3@D7", "I2.1Br1@D8"]


def test_v28() -> None:
    match = ready_to_place("I2.1Br1@D8", pieces=STAIRS[:1])
    play(match, "P I2.1Br1@D8")
    assert heights(match, "D8", "E8") == [10, 10]


def test_v29() -> None:
    match = walking("D7", pieces=STAIRS, owned=COMPLETE)
    play(match, "D7-D8-E8-E9")
    assert result(match) == "escaped"
    assert match.finished


def test_v30() -> None:
    assert why(walking("E8", pieces=STAIRS), "E8-E9") == "code-incomplete"


def test_v31() -> None:
    match = walking("E8", pieces=STAIRS[:1], owned=[*COMPLETE, "SL"])
    assert why(match, "E8-E9") == "door-too-high"
    assert why(match, "E8-E9!L") == "door-too-high"


def test_v32() -> None:
    """F9 built to height 10: the door is not on that side."""
    pieces = [f"{name}r1@F9" for name in ("I3.1B", "I3.2A", "I3.3A", "I2.1B", "I2.2A", "I2.3A")]
    pieces += [f"M1.{n}Ar0@F9" for n in (1, 2, 3, 4)]
    match = walking("F9", owned=COMPLETE, pieces=pieces, water=[])
    assert heights(match, "F9") == [10]
    assert why(match, "F9-E9") == "not-at-the-door"


# Sections, discovery, water.


def test_v33() -> None:
    """Columns 1 and 9, rows A and I, columns 9, 5 and 1."""
    for section, seen in ((0, "c1"), (8, "c9"), (9, "rA"), (17, "rI"), (18, "c9"), (22, "c5"), (26, "c1")):
        cells = {n for n in range(81) if sees(section, n)}
        if seen[0] == "c":
            assert cells == {9 * row + int(seen[1]) - 1 for row in range(9)}
        else:
            assert cells == {9 * "ABCDEFGHI".index(seen[1]) + column for column in range(9)}


def test_v34() -> None:
    match = at(options=TIMER, figure="C5", codes={"A3": "", "G5": "", "H4": ""}, section=3, sand=1, draws=["A2", "I1"])
    before = water(match)
    play(match, "F")
    assert water(match) - before == {"A2", "I1"}
    assert (match.position()["section"], match.position()["sand"]) == (5, 2)
    assert match.position()["discoveries"] == 1


def test_v35() -> None:
    match = at(options=TIMER, figure="A9", pieces=["M1.1Ar0@A9"], section=7, draws=["B1", "B2", "B3", "B4"])
    play(match, "F")
    assert match.position()["section"] == 10
    assert match.position()["discoveries"] == 2
    assert {"B1", "B2", "B3", "B4"} <= water(match)


def test_v36() -> None:
    options = {"setup": "at-your-heels", **TIMER}
    match = at(options=options, section=17)
    left = match.view(None)["pile"]
    play(match, "F")
    assert result(match) == "kidnapper"
    assert match.view(None)["pile"] == left


def test_v37() -> None:
    taken = {"A3": "", "C5": "", "G5": ""}
    match = at(options=TIMER, figure="H4", codes=taken, section=4, card=card_for("", steps=3))
    ended = match.branch()
    play(match, "H4-H5-H6.")
    assert match.position().get("discoveries", 0) == 0
    play(ended, "H4-H5.")
    assert ended.position()["discoveries"] == 1


def test_v38() -> None:
    match = at(card=card_for("", blue=True), draws=["C2"])
    before = water(match)
    play(match, "E")
    assert water(match) == before
    assert not match.finished


def test_v39() -> None:
    match = at(figure="I1", pieces=["M1.1Ar0@I1"], card=card_for("", blue=True), draws=["I1"])
    assert result(play(match, "E")) == "immobile"


def test_v40() -> None:
    match = play(at(figure="E1", card=card_for("", blue=True), draws=["E1"]), "E", "X E1-E2")
    assert match.position()["figure"] == "E2"
    assert "E1" in water(match)
    assert match.position().get("keys", 0) == 0


# Which piece.


def test_v41() -> None:
    """Stone on slot 2; slots 3 and 5 empty; card +3: slots 4, 6, 7."""
    circle = ["I3", "M1", "I2", "V3", "I4", "O4", "T4", "L4", "S4"]
    match = at(
        changes={"stacks": [f"{shape}:1234" for shape in circle]},
        empty=["V3", "O4"],
        card=card_for("+3"),
        stone="I2",
        figure="D1",
    )
    offered = {stack["shape"] for stack in match.view(0)["stacks"] if stack["offered"]}
    assert offered == {"I4", "T4", "L4"}
    assert {text[2:4] for text in legal(match) if text.startswith("P")} <= offered


def test_v42() -> None:
    """Only the stack under the stone is left; card +4."""
    match = at(empty=["I2", "I3", "V3", "I4", "O4", "T4", "L4", "S4"], card=card_for("+4"), stone="M1")
    assert not [text for text in legal(match) if text.startswith("P")]


def test_v43() -> None:
    match = at(empty=["I3"], card=card_for("I3", steps=3))
    assert not [text for text in legal(match) if text.startswith("P")]
    assert why(match, "P I3.1Ar0@C1") == "piece-not-left"
    assert "D1-E1" in legal(match)


# The code.


def test_v44() -> None:
    """Digits 4 3 1 8 7."""
    match = at(owned=COMPLETE)
    assert match.view(0)["complete"]
    shown = match.view(0)["code"]
    digits = {chip["chip"]: chip["digit"] for chip in match.view(0)["chips"]}
    assert [digits[name] for name in COMPLETE] == [4, 3, 1, 8, 7]
    assert sorted(shown) == sorted(COMPLETE)


def test_v45() -> None:
    match = at(owned=["N1", "N2", "N3", "N6", "N9"])
    assert not match.view(0)["complete"]
    assert match.view(0)["longest"] == 2


# The timer by turns.


def pass_turn(match: Any) -> None:
    """The first card of the hand, and nothing else."""
    play(match, legal(match)[0], "E")


QUIET = ["B1", "B2", "B3", "B4", "B5", "B6", "A1", "A2", "A4", "A5", "A6"]


def test_v46() -> None:
    match = at(options=TIMER, figure="D2", sand=2, draws=QUIET)
    sand = []
    for _ in range(3):
        pass_turn(match)
        sand.append(match.position().get("sand", 0))
    assert sand == [1, 0, 2]
    assert match.position()["section"] == 1 + match.position().get("discoveries", 0)
    assert "sand-ran-out" in kinds(match)


def test_v47() -> None:
    match = at(options=TIMER, figure="F3", sand=2, draws=QUIET)
    pass_turn(match)
    pass_turn(match)
    play(match, "F")
    assert (match.position()["sand"], match.position()["section"]) == (2, 1)
    pass_turn(match)
    assert match.position()["sand"] == 1


# The end of the pile.


def test_v48() -> None:
    match = at(card=card_for("", blue=False), left=1)
    assert result(play(match, "E")) == "deck"


def test_v57() -> None:
    match = at(options=TIMER, figure="D2", section=0, left=2)
    assert sees(1, state(match).figure)
    assert result(play(match, "F")) == "deck"


def test_v58() -> None:
    match = at(options=TIMER, figure="D2", section=0, left=2, card=card_for("", blue=False))
    play(match, "F")
    assert result(match) is None
    assert match.view(0)["pile"] == 0
    assert result(play(match, "E")) == "deck"


def test_v59() -> None:
    draws = ["B1", "B2", "B3"]
    match = at(options=TIMER, figure="F3", sand=0, left=3, draws=draws, card=card_for("", blue=False))
    play(match, "E")
    assert result(match) == "deck"
    assert {"B2", "B3"} <= water(match)
    assert match.view(0)["timer"]["section"] == 1


# Special chips.


def test_v49() -> None:
    match = play(at(owned=["ST"], draws=["A1"]), "T")
    assert match.position()["phase"] == "play"
    assert match.position()["figure"] == "D1"
    assert match.position()["spent"] == ["ST"]


def test_v60() -> None:
    match = play(at(owned=["ST"], draws=["D1"]), "T")
    assert match.position()["phase"] == "play"
    assert match.position()["spent"] == ["ST"]


def test_v61() -> None:
    match = walking("D1", owned=["SB", "SL"])
    assert why(match, "D1-E1!B") == "no-wall-to-break"
    assert why(match, "D1-E1!L") == "no-need-of-ladder"
    assert why(match, "D1-E1") == ""


def test_v62() -> None:
    match = at(card="A3", owned=["SS"], top="I3.1")
    assert why(match, "P I3.1Br0@B1") == ""
    assert why(match, "P!S I3.1Br0@B1") == "swap-not-needed"
    single = next(text for text in legal(match) if text.startswith("P!S M1"))
    assert any(text.startswith("P!S J") for text in legal(match))
    play(match, single)
    assert match.position()["spent"] == ["SS"]
    assert match.position()["stone"] == "M1"


def test_v67() -> None:
    match = at(options={"timer_mode": "real"}, figure="F1", owned=["ST"], draws=["D2"])
    play(match, "T")
    assert legal(match) == ["T+", "T-", "F"]
    assert legal(match, 1) == ["s2:F"]
    assert [action.text for action in match.legal(TABLE)] == ["Z"]


# Replacement chips.


def replacing(draws: list[str], **changes: Any) -> Any:
    """S1 just before the chip on H4 is taken, with a red card."""
    card = card_for("", blue=False, steps=3)
    match = at(figure="H3", card=card, draws=["A1", *draws], **changes)
    return play(match, "H3-H4.", "G")


def test_v50() -> None:
    singles = [f"M1.{n}Ar0@A9" for n in range(7, 11)]
    match = replacing(["B1"], changes={"pieces": ["M1.5Ar0@A3", "M1.6Ar0@C5", *singles[:3]]})
    assert match.view(0)["reserve"] == 1
    play(match, "E")
    assert cell(match, "B1") == {**cell(match, "B1"), "height": 1, "surface": "stone", "code": "?"}
    assert match.view(0)["reserve"] == 0


def test_v51() -> None:
    match = play(replacing(["C2", "F1"]), "E")
    assert cell(match, "C2")["code"] is None
    assert cell(match, "F1")["code"] == "?"


def test_v68() -> None:
    match = replacing([], owned=["N1", "N6", "N12", "N7"], codes={"A3": "", "C5": "", "G5": "", "H4": "N2"})
    assert match.view(0)["complete"]
    play(match, "E")
    assert legal(match) == ["R+", "R-"]
    left = match.view(0)["pile"]
    play(match, "R-")
    assert match.view(0)["pile"] == left


# Scenarios.


def test_v52() -> None:
    match = at(options={"setup": "canal"}, top="I3.1", card=card_for("I3"))
    play(match, "P I3.1Ar1@D1")
    assert heights(match, "D1", "E1", "F1") == [1, 1, 1]
    assert cell(match, "E1")["walls"] == "E"
    assert cell(match, "E1")["buried"] == 1


def test_v53() -> None:
    """The figure stands at a valve of the canal scenario: row E cannot be drained, other water can."""
    match = at(options={"setup": "canal"}, figure="H5", card=card_for("", steps=3), water=["A1", "E1", "E2", "E4"])
    play(match, "H5-I5.")
    assert why(match, "V E4") == "water-of-the-canal"
    assert why(match, "V A1") == ""


def test_v54() -> None:
    match = at(options={"setup": "rat"}, card=card_for("", blue=False), draws=["A8", "C1"])
    chip = dict(text.split("=") for text in match.position()["codes"])["A8"]
    play(match, "E")
    assert match.position()["rat"] == "A8"
    assert match.position()["chips"][0] == chip
    assert "C1" in [text[:2] for text in match.position()["codes"]]
    assert len(match.position()["codes"]) == 4


def test_v55() -> None:
    match = at(top="I2.1", card=card_for("I2", steps=3))
    play(match, "D1-E1.", "P I2.1Br0@B1")
    assert why(match, "E1-E2") == "already-moved"


def test_v56() -> None:
    """A key under a code chip: it can be taken when the figure comes back."""
    codes = {"A3": "", "C5": "", "G5": "", "H3": ""}
    match = at(figure="H4", codes=codes, card=card_for("", blue=False, steps=3))
    play(match, "H4-H3.")
    assert legal(match) == ["G", "-"]
    play(match, "G", "E")
    assert match.position().get("keys", 0) == 0
    back = at(figure="H4", codes={"A3": "", "C5": "", "G5": ""}, card=card_for("", steps=3))
    assert "K" in legal(play(back, "H4-H3."))


def test_v63() -> None:
    draws = ["F5", "A1", "A2", "B2"]
    match = at(options=TIMER, figure="F5", keys=1, section=3, draws=draws)
    before = water(match)
    match.play(1, "s2:F")
    assert match.position()["phase"] == "displace"
    assert legal(match) == ["X F5-F6", "X F5-G5"]
    play(match, "X F5-F6")
    assert match.position().get("keys", 0) == 0
    assert water(match) - before == {"F5", "A1", "A2", "B2"}
    assert match.position()["section"] == 6


def test_v64() -> None:
    match = at(figure="H4", card=card_for("", blue=True), draws=["H4"])
    play(match, "E")
    assert "H4" not in water(match)
    assert match.position()["figure"] == "H4"
    assert match.position()["phase"] == "play"


def test_v65() -> None:
    match = at(options={"setup": "rat"}, figure="A1", keys=2, card=card_for("", blue=False), draws=["A1"])
    play(match, "E")
    assert match.position()["keys"] == 1
    assert match.position()["rat"] == "E6"


def test_v66() -> None:
    draws = ["F1", "A9", "I9"]
    match = at(options=TIMER, figure="F1", section=1, sand=2, card=card_for("", blue=True), draws=draws)
    play(match, "E", "X F1-F2")
    assert {"F1", "A9", "I9"} <= water(match)
    assert (match.position()["section"], match.position()["sand"]) == (2, 1)


# Set-up.


def test_v69() -> None:
    match = start(setup_choices="manual")
    assert [action.text for action in match.legal(0)] == [f"SP b@F1r{turn}" for turn in range(4)]


def test_v70() -> None:
    options = {**OPTIONS, "setup": "random", "setup_choices": "manual"}
    position = GAME.new(seed=1, options=options).position()
    position.update(tower="I9N", plateaus=["a@E3r0"], target="E3")
    match = GAME.position(position, options)
    listed = [action.text for action in match.legal(0)]
    assert len(listed) == 80
    assert {"SP b@D1r0", "SP b@E1r1", "SP b@A3r2", "SP b@G2r3"} <= set(listed)
    assert why(match, "SP b@A5r0") == "plateau-out-of-place"
    assert why(match, "SP b@D3r0") == "plateau-no-room"


def test_v71() -> None:
    match = at(figure="G6", codes={"A3": "", "C5": "", "H4": "", "F6": ""}, card=card_for("", steps=3))
    assert why(match, "G6-F6") == ""
    play(match, "G6-F6")
    assert not cell(match, "F6")["used"]


def test_v72() -> None:
    match = at(figure="H6", card=card_for("", steps=3))
    play(match, "H6-I6-I5.")
    assert legal(match) == ["V B7", "V C2", "V C8", "V E4", "V G9", "V I8", "-"]
    play(match, "V E4")
    assert "E4" not in water(match)
    assert cell(match, "I5")["used"]


def test_v74() -> None:
    match = at(figure="E8", pieces=STAIRS, owned=COMPLETE, card=card_for("", blue=True), draws=["E8"])
    play(match, "E", "X E8-E9")
    assert result(match) == "escaped"


def test_chip_names_are_those_of_the_specification() -> None:
    assert CHIP_NAMES[1:] == (*(f"N{n}" for n in range(1, 13)), "SB", "SL", "SS", "ST")
