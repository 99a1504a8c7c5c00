"""Action ids (section 4.1) and notation (section 4)."""

from __future__ import annotations

import pytest

import sublevel
from sublevel.engine.errors import Illegal, Malformed
from sublevel.games.underground.tables import ACTIONS, LAY_PLATEAU, PLACE, STEP

from .positions import COMPLETE, GAME, OPTIONS, at, card_for, legal, play, ready_to_place, start, state


def ident(match: sublevel.Match, text: str) -> int:
    return GAME.read_action(match.state, state(match).seat, text)


def test_examples_of_ids() -> None:
    """UG-ENC-4."""
    assert ident(start(), "C E6") == 41
    assert ident(ready_to_place("I3.1Ar1@C7"), "P I3.1Ar1@C7") == 1482
    assert ident(ready_to_place("JIAr0@B1", card=card_for("J")), "P JIAr0@B1") == 5922
    assert ident(start(), "D1-E1") == 11753
    assert ident(at(figure="H5"), "H5-G5!B") == 11746
    assert ident(at(figure="E1"), "X E1-E2") == 11765
    assert ident(start(), "V E4") == 11816
    assert ident(start(), "SP a@D1r0") == 11966
    assert [ident(start(), text) for text in ("SD W", "SF 2", ".", "F")] == [12185, 12187, 12190, 12200]


def test_the_number_of_ids() -> None:
    """UG-ENC-1: 12,203."""
    assert GAME.actions == ACTIONS == 12203
    assert ident(start(), "Q") == 12202


def test_a_placement_names_the_shape() -> None:
    """UG-ENC-1: the same id stands for whichever piece lies on top."""
    one, other = ready_to_place("I3.1Ar0@A5"), ready_to_place("I3.2Ar0@A5")
    assert ident(one, "P I3.1Ar0@A5") == ident(other, "P I3.2Ar0@A5")
    with pytest.raises(Illegal, match="UG-PICK-8"):
        one.play(0, "P I3.2Ar0@A5")


def test_only_canonical_ids_are_legal() -> None:
    """UG-ENC-2, UG-GEO-8: a plain stone line looks the same after half a turn."""
    match = ready_to_place("I3.1Br0@A5")
    assert "P I3.1Br0@A5" in legal(match)
    reason = match.why(0, "P I3.1Br2@A5")
    assert reason is not None
    assert reason.clause == "UG-ENC-2"
    assert not any("M1.5" in text for text in legal(match))


def test_swap_and_offer_never_compete() -> None:
    """UG-ENC-2: with the Swap chip each id stands for one placement."""
    match = at(card=card_for("I3"), owned=["SS"])
    actions = match.legal(0)
    assert len({action.id for action in actions}) == len(actions)
    assert all(("P I3" in text) == ("I3." in text) for text in legal(match) if text[0] == "P")


def test_the_list_is_long_enough() -> None:
    """UG-ENC-3: there is room for 8,192 actions; the most in a set-up are 256."""
    assert len(start().state.legal) == 8192
    options = {**OPTIONS, "setup": "random", "setup_choices": "manual"}
    position = GAME.new(seed=1, options=options).position()
    position.update(tower="I9N", plateaus=["a@A1r0"], target="E5")
    assert len(GAME.position(position, options).legal(0)) == 16
    assert 4 * 64 == 256 <= STEP - PLACE
    assert LAY_PLATEAU + 324 <= ACTIONS


def test_the_log_reads_like_the_rules() -> None:
    """Section 4: steps are a path, what the engine did stands in braces."""
    match = at(top="I2.1", card=card_for("I2", steps=3), draws=["A1"])
    play(match, "P I2.1Br0@B1", "D1-E1-F1.", "E")
    assert match.log()[0].startswith("1 s1: P I2.1Br0@B1 D1-E1-F1. E {draw A1}")


def test_the_log_of_a_win() -> None:
    match = at(figure="E8", pieces=["V3.1Br3@D7", "I2.1Br1@D8"], owned=COMPLETE, card=card_for("", steps=3))
    play(match, "E8-E9")
    assert match.log() == ["1 s1: E8-E9 {win}"]


@pytest.mark.parametrize(
    "text", ["", "C J1", "P I3.1Ar1", "P Z9.1Ar0@A1", "D1-E1-F1", "X", "SP i@A1r0", "SD Q", "SF 5", "s2:E", "V", "T++"]
)
def test_what_is_no_action(text: str) -> None:
    with pytest.raises(Malformed, match=r"is no (action|piece)"):
        start().play(0, text)


def test_prefixes() -> None:
    """Section 4: `s2:F` is seat 2 turning the timer while it is not active."""
    match = at(options={"timer_mode": "turns", "resign": True})
    assert legal(match, 1) == ["s2:F", "s2:Q"]
    assert legal(match)[-2:] == ["F", "Q"]
    with pytest.raises(Malformed, match="seat"):
        match.play(0, "s2:F")
