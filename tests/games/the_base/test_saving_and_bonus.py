"""Saved pieces and bonus tokens: BASE-SAVE-1, BASE-SAVE-2, BASE-BONUS-1..7, BASE-AMB-15, BASE-AMB-16, 17."""

from __future__ import annotations

import pytest

from .positions import actor, after, at, expand, fields, is_legal, play, refused, texts

LOCKED = "F[e4=5] 123-- 123-- x1,x2,e4 m4,x4,x5 M 3* 15 0-2"


@pytest.mark.parametrize("slot", ["m1", "m2", "m3", "m4", "m5"])
def test_any_empty_enemy_slot_saves(slot: str) -> None:
    """BASE-SAVE-1: numbered or blank, in every lane."""
    match = after(f"F 123-- 123-- e{slot[1]},x2,x3 c1,c2,c3 X 3* 15 0-0", f"1-{slot}")
    assert fields(match).piece["X", 1] == slot
    assert fields(match).tokens == {"X": 1, "M": 0}
    assert match.view(0)["saved"] == {"X": 1, "M": 0}
    assert match.view(0)["pieces"][0]["saved"] is True


def test_a_saved_piece_is_out_of_the_game() -> None:
    """BASE-SAVE-1: it does not move, cannot be captured, turns nothing, and blocks its slot for everybody."""
    position = "F 123-- 123-- m4,e4,x3 e5,m2,m3 {} 3* 15 1-0"
    explorers, mutants = at(position.format("X")), at(position.format("M"))
    for action in ("1-e4", "1-m5", "2-m4"):
        refused(explorers, action)
    refused(mutants, "1-m4")
    refused(at("F 123-- 123-- m4,x2,x3 e4,m2,m3 M 3* 15 1-0"), "1xm4")
    refused(at("F[e4=5] 123-- 123-- m4,x2,x3 c1,m2,m3 X 3* 15 1-0"), "e4@EW")


def test_tokens_for_the_first_and_the_second() -> None:
    """BASE-SAVE-2: one each at once; the third ends the game instead."""
    match = after("F 123-- 123-- e4,e5,e3 c1,c2,c4 X 3* 15 0-0", "1-m4", time_challenge="off")
    assert fields(match).tokens["X"] == 1
    assert fields(play(match, "2-m5")).tokens["X"] == 2
    play(match, "3-m3")
    assert match.position() == expand("F 123-- 123-- m4,m5,m3 c1,c2,c4 X 0 15 2-0 over=X:saved")


def test_tokens_only_at_the_beginning_of_the_own_turn() -> None:
    """BASE-BONUS-1: before the first ordinary action; the enemy's tokens are not yours."""
    match = at("F 123-- 123-- x1,x2,x3 m3,x5,m1 M 3* 15 1-1")
    assert {"+A", "+T"} <= set(texts(match))
    play(match, "1-e3")
    refused(match, "+A")
    refused(match, "+T")
    without = at("F 123-- 123-- x1,x2,x3 m3,x5,m1 M 3* 15 1-0")
    refused(without, "+A")
    refused(without, "+T")


@pytest.mark.parametrize("action", ["1-e1", "e1@NESW", "e2?"])
def test_every_ordinary_action_closes_the_window(action: str) -> None:
    """BASE-BONUS-1: moves, rotations and reveals alike."""
    match = after("F[e2=~5] 123-- 123-- x1,x2,x3 m1,m2,m3 M 3* 15 0-1", action)
    assert not fields(match).window
    refused(match, "+A")


def test_not_in_the_turn_in_which_it_was_gained() -> None:
    """BASE-BONUS-2, BASE-AMB-16: in the next own turn it may be used."""
    match = after("F 123-- 123-- e4,x2,x3 m1,m2,m3 X 3* 15 0-0", "1-m4")
    refused(match, "+A")
    refused(match, "+T")
    play(match, "2-a2", "2-b2", "1-e1", "1-d1", "1-c1")
    assert (actor(match), fields(match).window) == (0, True)
    assert {"+A", "+T"} <= set(texts(match))


@pytest.mark.parametrize(
    ("uses", "actions", "countdown"),
    [(["+A", "+A"], 5, 10), (["+A", "+T"], 4, 11), (["+T", "+A"], 4, 11), (["+T", "+T"], 3, 12)],
)
def test_both_tokens_in_one_turn(uses: list[str], actions: int, countdown: int) -> None:
    """In any combination; each is used up; the window stays open meanwhile.

    BASE-BONUS-3, BASE-BONUS-4, BASE-BONUS-5.
    """
    match = at("F 123-- 123-- x1,x2,x3 x4,x5,m1 M 3* 10 0-2")
    for left, use in zip((1, 0), uses, strict=True):
        play(match, use)
        assert fields(match).tokens["M"] == left
        assert fields(match).window
    assert (fields(match).actions, fields(match).countdown) == (actions, countdown)
    refused(match, "+A")
    refused(match, "+T")


def test_five_actions_are_five_actions() -> None:
    """BASE-BONUS-4: the turn ends after the fifth."""
    match = after("F 123-- 123-- x1,x2,x3 x4,x5,m1 M 3* 10 0-2", "+A", "+A", "3-e1", "3-d1", "3-c1", "3-b1")
    assert (fields(match).turn, fields(match).actions) == ("M", 1)
    play(match, "3-a1")
    assert (fields(match).turn, fields(match).actions, fields(match).countdown) == ("X", 3, 10)


@pytest.mark.parametrize(("countdown", "legal"), [(20, False), (19, True), (1, True)])
def test_time_only_below_twenty(countdown: int, legal: bool) -> None:
    """BASE-BONUS-5, BASE-AMB-17: never above 20, also with two tokens."""
    match = at(f"F 123-- 123-- x1,x2,x3 m3,x5,m1 M 3* {countdown} 0-2")
    assert is_legal(match, "+T") == legal
    assert is_legal(match, "+A")
    if countdown == 19:
        play(match, "+T")
        assert fields(match).countdown == 20
        refused(match, "+T")


def test_the_cap_is_twenty_whatever_the_start() -> None:
    """BASE-BONUS-5: with a shorter countdown the cap is still 20."""
    match = at("F 123-- 123-- x1,x2,x3 m3,x5,m1 M 3* 5 0-1", countdown_start=5)
    assert fields(play(match, "+T")).countdown == 6


def test_the_round_still_ends() -> None:
    """BASE-BONUS-6: +1, and -1 at the end of the round as always."""
    match = after("F 123-- 123-- m4,x2,x3 m1,m2,m3 X 3* 15 1-0", "+T", "2-a2", "2-b2", "2-c2")
    assert match.position() == expand("F 123-- 123-- m4,c2,x3 m1,m2,m3 M 3* 15 0-0")


def test_the_last_round_can_be_delayed() -> None:
    """BASE-BONUS-5, BASE-BONUS-6, BASE-CD-1: at countdown 1 a time bonus buys one more round."""
    match = after("F 123-- 123-- m4,x2,x3 m1,m2,m3 X 3* 1 1-0", "+T", "2-a2", "2-b2", "2-c2")
    assert (fields(match).countdown, match.result) == (1, None)


def test_tokens_while_locked() -> None:
    """BASE-BONUS-7, BASE-AMB-15: time yes, action no."""
    match = at(LOCKED)
    assert texts(match) == ["+T", "--"]
    refused(match, "+A")
    play(match, "+T", "+T")
    assert texts(match) == ["--"]
    assert play(match, "--").position() == expand("F[e4=5] 123-- 123-- x1,x2,e4 m4,x4,x5 X 3* 17 0-0")
    assert texts(at(LOCKED.replace(" 15 ", " 20 "))) == ["--"]
