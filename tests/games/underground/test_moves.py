"""Moving the figure, the end of a move, teleport (sections 7.4 to 7.6)."""

from __future__ import annotations

import pytest

import sublevel
from sublevel.engine.errors import Illegal
from sublevel.engine.text import Reason

from .positions import COMPLETE, GAME, at, card_for, cell, clause, legal, play, result, water, why

STAIRS = ["V3.1Br3@D7", "I2.1Br1@D8"]


def test_steps_are_limited() -> None:
    """UG-MOVE-1, UG-MOVE-10: as many as the card says; the last one ends the move by itself."""
    match = at(figure="D1", card=card_for("", steps=2))
    play(match, "D1-E1")
    assert match.position()["phase"] == "move"
    play(match, "E1-D1")
    assert match.position()["phase"] == "act"
    assert match.position()["figure"] == "D1"
    one = play(at(figure="D1", card=card_for("", steps=1)), "D1-E1")
    assert one.position()["phase"] == "act"
    assert why(one, ".") == "not-moving"


def test_the_board_ends() -> None:
    """UG-MOVE-1."""
    match = at(figure="D1", card=card_for("", steps=3))
    assert not [text for text in legal(match) if text.endswith("-D0")]
    reason = match.why(0, 11745 + 4 * 3)
    assert reason is not None
    assert reason.key.endswith("step-off-board")


def test_only_on_what_is_built() -> None:
    """UG-MOVE-2: plateaus and pieces, seen from above."""
    match = at(figure="D1", card=card_for("", steps=3), pieces=["M1.1Ar0@C1"])
    assert why(match, "D1-C1") == ""
    assert why(at(figure="D1", card=card_for("", steps=3)), "D1-C1") == "step-to-bare-board"


def test_not_into_water_nor_onto_the_rat() -> None:
    """UG-MOVE-3."""
    assert why(at(figure="D1", card=card_for("", steps=3), water=["E1"]), "D1-E1") == "step-into-water"
    match = at(options={"setup": "rat"}, figure="E7", card=card_for("", steps=3), pieces=["M1.1Ar0@D6"])
    assert why(match, "E7-E6") == "step-to-bare-board"
    match = at(options={"setup": "rat"}, figure="E7", rat="E8", card=card_for("", steps=3))
    assert why(match, "E7-E8") == "step-onto-rat"


def test_walls_count_from_both_sides() -> None:
    """UG-MOVE-4: whichever of the two cells shows it, whatever the heights."""
    match = at(figure="F3", card=card_for("", steps=3))
    assert why(match, "F3-F4") == "wall-in-the-way"
    assert why(at(figure="F4", card=card_for("", steps=3)), "F4-F3") == "wall-in-the-way"
    low = at(figure="F4", pieces=["M1.1Ar0@F3"], card=card_for("", steps=3))
    assert (cell(low, "F3")["walls"], cell(low, "F4")["walls"]) == ("", "W")
    assert why(low, "F4-F3") == "wall-in-the-way"


def test_height_difference() -> None:
    """UG-MOVE-5: one level up or down, no more."""
    assert why(at(figure="D1", card=card_for("", steps=3)), "D1-E1") == ""
    assert why(at(figure="E1", card=card_for("", steps=3)), "E1-F1") == ""
    assert why(at(figure="F1", card=card_for("", steps=3)), "F1-E1") == ""
    assert why(at(figure="G4", card=card_for("", steps=3)), "G4-G5") == "too-steep"
    assert clause(at(figure="G4", card=card_for("", steps=3)), "G4-G5") == "UG-MOVE-5"


def test_locks() -> None:
    """UG-MOVE-6: a key for the group's sake, once."""
    match = at(figure="G6", keys=2, card=card_for("", steps=3))
    play(match, "G6-F6")
    assert (match.view(0)["keys"], match.view(0)["keys_left"]) == (1, 4)
    assert cell(match, "F6")["used"]
    play(match, "F6-G6", "G6-F6")
    assert match.view(0)["keys"] == 1


def test_the_exit() -> None:
    """UG-MOVE-7: from the door side, from level 10, with a complete code; a wall of the neighbour cell blocks."""
    match = at(figure="E8", pieces=STAIRS, owned=COMPLETE, card=card_for("", steps=3))
    assert why(match, "E8-E9") == ""
    pieces = ["V3.1Br3@D7", "I2.1Ar1@E8"]
    blocked = at(figure="E8", pieces=pieces, owned=[*COMPLETE, "SB"], card=card_for("", steps=3))
    assert (cell(blocked, "E8")["height"], cell(blocked, "E8")["walls"]) == (10, "E")
    assert why(blocked, "E8-E9") == "wall-in-the-way"
    assert result(play(blocked, "E8-E9!B")) == "escaped"


def test_special_chips_for_one_step() -> None:
    """UG-MOVE-8: up to three levels, also down; the wall remains; the way back is not covered; both at once."""
    match = at(figure="F5", owned=["SL"], card=card_for("", steps=3))
    play(match, "F5-F4!L")
    assert match.position()["figure"] == "F4"
    assert why(match, "F4-F5!L") == "no-ladder"
    assert why(match, "F4-F5") == "too-steep"
    broken = play(at(figure="F3", owned=["SB"], card=card_for("", steps=3)), "F3-F4!B")
    assert why(broken, "F4-F3") == "wall-in-the-way"
    assert why(broken, "F4-F3!B") == "no-breaker"
    high = at(figure="F6", owned=["SL"], card=card_for("", steps=3))
    assert why(high, "F6-F7") == ""
    assert why(at(figure="E7", owned=["SL"], card=card_for("", steps=3)), "E7-E6!L") == "step-to-bare-board"


def test_both_chips_in_one_step() -> None:
    """UG-MOVE-8, UG-MOVE-11: a wall and two levels."""
    pieces = ["M1.1Ar0@G8", "M1.2Ar0@G8", "M1.3Ar0@G8"]
    match = at(figure="F8", pieces=pieces[:2], owned=["SB", "SL"], card=card_for("", steps=3))
    assert (cell(match, "F8")["height"], cell(match, "G8")["height"]) == (7, 9)
    assert cell(match, "F8")["walls"] == "S"
    assert "F8-G8!BL" in legal(match)
    assert why(match, "F8-G8!B") == "too-steep"
    assert why(match, "F8-G8!L") == "wall-in-the-way"
    play(match, "F8-G8!BL")
    assert match.position()["spent"] == ["SB", "SL"]
    too_high = at(figure="F8", pieces=[*pieces, "M1.4Ar0@G8"], owned=["SB", "SL"], card=card_for("", steps=3))
    assert why(too_high, "F8-G8!BL") == "too-steep"


def test_a_step_is_final() -> None:
    """UG-MOVE-9: the figure stands on the new cell at once, and the step is gone."""
    match = at(figure="D1", card=card_for("", steps=3))
    play(match, "D1-E1")
    assert match.position()["steps"] == 2
    assert match.position()["figure"] == "E1"


def test_chips_only_where_they_are_needed() -> None:
    """UG-MOVE-11: every direction has at most one legal variant."""
    match = at(figure="G4", owned=["SB", "SL"], card=card_for("", steps=3))
    steps = [text[:5] for text in legal(match) if "-" in text and text[0] != "P"]
    assert len(steps) == len(set(steps))
    assert "G4-G5!L" in legal(match)


@pytest.mark.parametrize(
    ("changes", "action", "expected"),
    [
        ({"figure": "D1"}, "D1-C1!B", "UG-MOVE-2"),
        ({"figure": "D1", "water": ["E1"]}, "D1-E1!B", "UG-MOVE-3"),
        ({"figure": "F3"}, "F3-F4!B", "UG-MOVE-8"),
        ({"figure": "F3"}, "F3-F4", "UG-MOVE-4"),
        ({"figure": "D8", "pieces": ["V3.1Br3@D7"]}, "D8-D9", "UG-MOVE-2"),
        ({"figure": "E8"}, "E8-E9", "UG-MOVE-7"),
        ({"figure": "G4"}, "G4-G5", "UG-MOVE-5"),
        ({"figure": "G6"}, "G6-F6", "UG-MOVE-6"),
    ],
)
def test_the_first_reason_is_given(changes: dict[str, object], action: str, expected: str) -> None:
    """UG-MOVE-12."""
    match = at(card=card_for("", steps=3), **changes)  # type: ignore[arg-type]
    assert clause(match, action) == expected


# The end of a move.


def test_taking_a_code_chip() -> None:
    """UG-RES-1: number chips go to the code, special chips to the store; it may be left."""
    codes = {"A3": "", "C5": "", "G5": "", "H4": "SL"}
    match = at(figure="H3", codes=codes, card=card_for("", steps=3))
    play(match, "H3-H4.")
    assert legal(match) == ["G", "-"]
    left = play(match.branch(), "-")
    assert cell(left, "H4")["code"] == "?"
    play(match, "G")
    assert match.position()["collected"] == ["SL"]
    assert cell(match, "H4")["code"] is None


def test_a_chip_hides_the_symbol() -> None:
    """UG-RES-2: a valve under a chip works when the cell is entered again."""
    codes = {"A3": "", "C5": "", "G5": "", "I5": ""}
    match = at(figure="I6", codes=codes, card=card_for("", steps=3))
    play(match, "I6-I5.")
    assert legal(match) == ["G", "-"]
    play(match, "G")
    assert match.position()["phase"] == "act"


def test_keys() -> None:
    """UG-RES-3, UG-RES-5: one key chip, a manhole on the symbol, and no second one; none without a chip in supply."""
    match = at(figure="H4", codes={"A3": "", "C5": "", "G5": ""}, card=card_for("", steps=4))
    play(match, "H4-H3.", "K")
    assert match.view(0)["keys"] == 1
    assert cell(match, "H3")["used"]
    assert match.view(0)["manholes_left"] == 15
    again = at(figure="H4", codes={"A3": "", "C5": "", "G5": ""}, used=["H3"], card=card_for("", steps=4))
    play(again, "H4-H3.")
    assert again.position()["phase"] == "act"
    full = at(figure="H4", codes={"A3": "", "C5": "", "G5": ""}, keys=5, card=card_for("", steps=4))
    play(full, "H4-H3.")
    assert full.position()["phase"] == "act"


def test_valves() -> None:
    """UG-RES-4, UG-RES-5: one visible tile anywhere goes back to the supply; without water there is nothing to do."""
    match = at(figure="G1", card=card_for("", steps=3))
    left = match.view(0)["water_left"]
    play(match, "G1-G2.", "V I8")
    assert "I8" not in water(match)
    assert match.view(0)["water_left"] == left + 1
    assert cell(match, "G2")["used"]
    dry = play(at(figure="G1", water=[], card=card_for("", steps=3)), "G1-G2.")
    assert dry.position()["phase"] == "act"


def test_the_order_at_the_end_of_a_move() -> None:
    """UG-RES-6: first what can be taken, then the kidnapper looks; the exit wins before both."""
    options = {"timer_mode": "turns"}
    match = at(options=options, figure="H3", section=3, card=card_for("", steps=3), draws=["B1", "B2"])
    play(match, "H3-H4.")
    assert match.position()["phase"] == "resolve"
    assert match.position().get("discoveries", 0) == 0
    play(match, "G")
    assert match.position()["discoveries"] == 1
    won = at(options=options, figure="E8", section=8, pieces=STAIRS, owned=COMPLETE, card=card_for("", steps=3))
    play(won, "E8-E9")
    assert result(won) == "escaped"


def test_passing_by() -> None:
    """UG-RES-7: chips and symbols that are only passed do nothing."""
    match = at(figure="H3", card=card_for("", steps=3))
    play(match, "H3-H4-I4.")
    assert match.position()["phase"] == "act"
    assert cell(match, "H4")["code"] == "?"


def test_what_cannot_be_taken() -> None:
    """UG-RES-1, UG-RES-3, UG-RES-4: the reasons."""
    match = play(at(figure="H3", card=card_for("", steps=3)), "H3-H4.")
    assert why(match, "K") == "no-key-here"
    assert why(match, "V B7") == "no-valve-here"
    valve = play(at(figure="G1", card=card_for("", steps=3)), "G1-G2.")
    assert why(valve, "G") == "no-chip-here"
    assert why(valve, "V A1") == "no-water-there"
    assert why(at(), "G") == "no-chip-here"
    assert why(at(figure="H4"), "G") == "only-after-a-move"
    assert why(at(), "-") == "not-now"


def text_of(match: sublevel.Match, action: str) -> str:
    """Why an action is not possible, in English."""
    for lang in sublevel.LANGUAGES:
        assert not set("{}$") & set(refusal(match, action).text(lang))
    return refusal(match, action).text()


def refusal(match: sublevel.Match, action: str) -> Reason:
    with pytest.raises(Illegal) as caught:
        match.play(0, action)
    return caught.value.reason


def test_why_a_symbol_does_nothing() -> None:
    """UG-RES-3, UG-RES-5, UG-SC-4, UG-TURN-10: the cause is told although such a move asks for no choice."""
    card = card_for("", steps=3)
    taken = play(at(figure="H3", card=card), "H3-I3-H3.", "K")
    assert text_of(taken, "K") == "The key on H3 has been taken already."
    full = play(at(figure="I3", card=card, keys=5), "I3-H3.")
    assert text_of(full, "K") == "You already have all 5 keys."
    used = play(at(figure="G1", card=card), "G1-G2.", "V B7")
    assert text_of(used, "V C2") == "The valve on G2 has been used already."
    rusty = at(options={"setup": "rusty-valves"}, card=card, keys=0)
    assert text_of(rusty, "V A8") == "In this scenario a valve costs 1 key; you have 0."


def test_why_a_cell_is_not_reached() -> None:
    """UG-MOVE-1, UG-MOVE-5: how far it is, and how high."""
    match = at(card=card_for("", steps=3))
    assert text_of(match, "D1-F2") == "A step leads to the next cell north, east, south or west."
    assert text_of(match, "D1-G3") == "G3 is 5 steps away; you have 3."
    assert text_of(match, "D1-A3") == "No way leads from D1 to A3 yet. Build one first."
    steep = at(figure="F4", card=card_for("", steps=3))
    assert text_of(steep, "F4-F5") == "F5 is on level 6, F4 on level 3. A step goes up or down one level."


def test_what_a_card_offers() -> None:
    """UG-PICK-1 to UG-PICK-5: the reason names the pieces that the card offers."""
    for symbol, told in (("+2", "up to 2 stacks, to"), ("J", "offers a joker, not M1"), ("I3", "offers I3, not M1")):
        match = at(card=card_for(symbol))
        assert told in text_of(match, f"P {top_of(match, 'M1')}Ar0@A1")
    empty = at(card=card_for("I3"), empty=["I3"])
    assert "none of its pieces is left" in text_of(empty, f"P {top_of(empty, 'M1')}Ar0@A1")


def top_of(match: sublevel.Match, shape: str) -> str:
    """The top piece of a stack."""
    stack = next(text for text in match.position()["stacks"] if text.startswith(f"{shape}:"))
    return f"{shape}.{stack[-1]}"


# Teleport.


def test_teleport_in_every_phase_of_a_turn() -> None:
    """UG-TEL-1: in PLAY, ACT and MOVE; the chip is spent whether the figure goes or stays; the card is discarded."""
    for actions, card in ([], None), ([], card_for("", steps=3)), (["D1-E1"], card_for("", steps=3)):
        match = play(at(figure="D1", owned=["ST"], card=card, draws=["G1"]), *actions)
        phase = match.position()["phase"]
        assert "T" in legal(match)
        play(match, "T")
        assert legal(match) == ["T+", "T-"]
        assert match.position()["discard"][-1] == "G1"
        stayed = play(match.branch(), "T-")
        assert stayed.position()["phase"] == phase
        assert stayed.position()["spent"] == ["ST"]
        play(match, "T+")
        assert match.position()["figure"] == "G1"
        assert match.position()["phase"] == phase
    assert why(at(card=card_for("", steps=3)), "T") == "no-teleport"
    assert why(at(owned=["ST"], card=card_for("", steps=3), left=0), "T") == "no-card-for-teleport"


@pytest.mark.parametrize("draw", ["A1", "B7", "E9", "F6", "D1"])
def test_where_it_cannot_land(draw: str) -> None:
    """UG-TEL-2: bare board, water, tower, a lock without a key, its own cell."""
    match = play(at(figure="D1", owned=["ST"], draws=[draw]), "T")
    assert match.position()["phase"] == "play"
    assert match.position()["figure"] == "D1"


def test_it_pays_for_locks() -> None:
    """UG-TEL-2: on landing."""
    match = play(at(figure="D1", owned=["ST"], keys=1, draws=["F6"]), "T", "T+")
    assert match.position().get("keys", 0) == 0
    assert cell(match, "F6")["used"]


def test_landing_ends_a_movement_outside_a_move() -> None:
    """UG-TEL-3, UG-KID-8: chips can be taken and the kidnapper looks; within a move the move goes on."""
    match = play(at(figure="D1", owned=["ST"], draws=["H4"]), "T", "T+")
    assert legal(match) == ["G", "-"]
    play(match, "G")
    assert match.position()["phase"] == "play"
    options = {"timer_mode": "turns"}
    seen = at(options=options, figure="D1", section=3, owned=["ST"], draws=["I4", "B1", "B2"])
    play(seen, "T", "T+")
    assert seen.position()["discoveries"] == 1
    moving = at(options=options, figure="D1", section=3, owned=["ST"], draws=["H4"], card=card_for("", steps=4))
    play(moving, "D1-E1", "T", "T+")
    assert moving.position()["phase"] == "move"
    assert moving.position().get("discoveries", 0) == 0
    assert moving.position()["steps"] == 3


def test_a_choice_is_judged_anew() -> None:
    """UG-TEL-2, UG-KID-12: water comes to the coordinate while the choice is open."""
    match = play(at(options={"timer_mode": "real"}, figure="F3", owned=["ST"], draws=["G1"]), "T")
    assert legal(match) == ["T+", "T-", "F"]
    position = match.position()
    position["water"] = sorted([*position["water"], "G1"])
    wet = GAME.position(position, match.options)
    assert legal(wet) == ["T-", "F"]
    assert why(wet, "T+") == "cannot-land"
