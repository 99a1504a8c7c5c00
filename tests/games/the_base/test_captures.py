"""Captures: BASE-CAP-1..7, BASE-AMB-7."""

from __future__ import annotations

import pytest

from .positions import actor, after, at, expand, fields, is_legal, play, refused, texts


def test_capture_is_automatic_and_free() -> None:
    """BASE-CAP-1: a step onto an enemy piece, listed as a capture, for the price of the step."""
    match = at("F 123-- 123-- c3,x2,x3 c4,m2,m3 X 3* 15 0-0")
    assert "1xc4" in texts(match)
    assert "1-c4" not in texts(match)
    play(match, "1-c4")
    assert match.position() == expand("F 123-- 123-- c4,x2,x3 m1,m2,m3 X 2 15 0-0")


def test_both_sides_capture() -> None:
    """BASE-CAP-1: the side on turn, whichever it is."""
    match = after("F 123-- 123-- c3,x2,x3 c4,m2,m3 M 3* 15 0-0", "1xc3")
    assert match.position() == expand("F 123-- 123-- x1,x2,x3 c3,m2,m3 M 2 15 0-0")


def test_several_captures_in_one_turn() -> None:
    """BASE-CAP-2: the piece goes on in any direction."""
    match = after("F 123-- 123-- c3,x2,x3 c4,d4,b3 X 3* 15 0-0", "1xc4", "1xd4", "1-c4")
    assert match.position() == expand("F 123-- 123-- c4,x2,x3 m1,m2,b3 M 3* 14 0-0")
    match = after("F 123-- 123-- c3,x2,x3 c4,d4,e4 X 3* 15 0-0", "1xc4", "1xd4", "1xe4")
    assert match.position() == expand("F 123-- 123-- e4,x2,x3 m1,m2,m3 M 3* 14 0-0")


def test_home_pieces_are_safe_by_default() -> None:
    """BASE-CAP-3, BASE-AMB-7: they block their slot."""
    for slot in ("m1", "m2", "m3"):
        refused(at(f"F 123-- 123-- e{slot[1]},x2,x3 m1,m2,m3 X 3* 15 0-0"), f"1x{slot}")


def test_three_at_home_leave_two_doors() -> None:
    """BASE-CAP-3: with all three at home the enemy finds two target slots, however it stands."""
    found = [
        slot
        for slot in ("m1", "m2", "m3", "m4", "m5")
        if is_legal(at(f"F 123-- 123-- e{slot[1]},x2,x3 m1,m2,m3 X 3* 15 0-0"), f"1-{slot}")
    ]
    assert found == ["m4", "m5"]


@pytest.mark.parametrize(
    ("position", "expected"),
    [
        # Slot 3 is now taken by the saved piece: nearest free blank slot.
        ("F 123-- 123-- e3,x2,x1 m1,m2,m3 X 3* 15 0-0", "F 123-- 123-- m3,x2,x1 m1,m2,m4 X 2 15 1-0"),
        # A piece on a slot that is not its own goes to its own.
        ("F 123-- 123-- e4,x2,x1 m1,m2,m4 X 3* 15 0-0", "F 123-- 123-- m4,x2,x1 m1,m2,m3 X 2 15 1-0"),
    ],
    ids=["own-number-taken", "own-number-free"],
)
def test_capture_on_a_start_slot(position: str, expected: str) -> None:
    """BASE-CAP-3: with the option the entering piece is saved, then the captured one returns."""
    slot = "m3" if "e3" in position else "m4"
    match = at(position, capture_on_start_slots=True)
    assert f"1x{slot}" in texts(match)
    assert play(match, f"1x{slot}").position() == expand(expected)


def test_capture_on_a_start_slot_with_a_choice() -> None:
    """BASE-CAP-3, BASE-RET-2: the owner of the captured piece may have to choose."""
    match = after("F 123-- 1-2-3 e3,x2,x1 m1,m3,c5 X 3* 15 0-0", "1xm3", capture_on_start_slots=True)
    assert match.position() == expand("F 123-- 1-2-3 m3,x2,x1 m1,--,c5 X 2 15 1-0 ret=M2")
    assert (actor(match), texts(match)) == (1, [">m2", ">m4"])


@pytest.mark.parametrize("option", [False, True])
def test_saved_pieces_are_out_of_danger(option: bool) -> None:
    """BASE-CAP-4: with either option."""
    match = at("F 123-- 123-- m4,x2,x3 e4,m2,m3 M 3* 15 1-0", capture_on_start_slots=option)
    refused(match, "1xm4")
    refused(at("F 123-- 123-- a4,x2,x3 x4,m2,m3 X 3* 15 0-1", capture_on_start_slots=option), "1xx4")


def test_a_capture_brings_nothing() -> None:
    """BASE-CAP-5: no token, no action, no time."""
    match = after("F 123-- 123-- c3,x2,x3 c4,m2,m3 X 3* 15 0-0", "1xc4")
    assert (fields(match).tokens, fields(match).countdown, fields(match).actions) == ({"X": 0, "M": 0}, 15, 2)
    assert match.result is None


def test_a_captured_piece_goes_on_in_the_next_turn() -> None:
    """BASE-CAP-6: back at once, and free to move."""
    match = after("F 123-- 123-- c3,x2,x3 c4,m2,m3 X 1 15 0-0", "1xc4")
    assert (fields(match).piece["M", 1], actor(match)) == ("m1", 1)
    assert is_legal(match, "1-e1")


def test_winning_by_a_capture_on_a_start_slot() -> None:
    """BASE-CAP-7: the game is over before the captured piece returns; there is no choice and no challenge."""
    for challenge in ("offer", "off"):
        match = after(
            "F 123-- 1-2-3 m2,m4,e3 m1,m3,c5 X 3* 9 2-0", "3xm3", capture_on_start_slots=True, time_challenge=challenge
        )
        assert match.position() == expand("F 123-- 1-2-3 m2,m4,m3 m1,--,c5 X 2 9 2-0 over=X:saved")
        assert match.finished
        assert match.result is not None
        assert match.result.winners == (0,)
        assert match.view(0)["pieces"][4]["at"] is None
