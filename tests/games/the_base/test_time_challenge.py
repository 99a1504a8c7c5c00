"""The Time challenge: BASE-TC-1..7, BASE-AMB-23."""

from __future__ import annotations

import pytest

from sublevel import errors

from .positions import M, X, actor, after, at, expand, fields, play, refused, texts

MUTANTS_WIN = "F 123-- 123-- c1,c2,c3 x4,x5,a1 M 3* 7 0-2"
EXPLORERS_WIN = "F 123-- 123-- m4,m5,e3 c1,x5,a4 X 3* 5 2-1"


def test_offer_to_the_loser() -> None:
    """BASE-TC-1: after a win by saving the loser alone may answer; the result stands already."""
    for position, win, loser in ((MUTANTS_WIN, "3-x1", X), (EXPLORERS_WIN, "3-m3", M)):
        match = after(position, win)
        assert match.waiting == (loser,)
        assert texts(match) == ["TC+", "TC-"]
        assert not match.finished
        assert match.result is not None
        assert match.result.winners == (1 - loser,)
        with pytest.raises(errors.NotYourTurn):
            match.play(1 - loser, "TC+")


def test_no_offer_otherwise() -> None:
    """BASE-TC-1: not after the countdown, not with the option off."""
    assert after("F 123-- 123-- m4,a2,x3 c1,c2,c3 X 1 1 1-0", "b2@NESW").finished
    assert after(MUTANTS_WIN, "3-x1", time_challenge="off").finished


def test_the_offer_is_answered_once() -> None:
    """BASE-TC-1: accepted or declined, it is gone; nothing else can be played meanwhile."""
    match = after(MUTANTS_WIN, "3-x1")
    refused(match, "1-d1")
    refused(match, "--")
    play(match, "TC+")
    refused(match, "TC+")
    refused(match, "TC-")
    declined = after(MUTANTS_WIN, "3-x1", "TC-")
    assert declined.finished
    with pytest.raises(errors.Finished):
        declined.play(X, "TC+")


def test_the_result_does_not_change() -> None:
    """BASE-TC-1, BASE-TC-6: escaped, failed or declined: the game was lost."""
    results = []
    for actions in (
        ["TC-"],
        ["TC+", *["d1@NESW"] * 21],
        ["TC+", "1-d1", "1-e1", "1-m1", "2-d2", "2-e2", "2-m2", "3-d3", "3-e3", "3-m3"],
    ):
        match = after(MUTANTS_WIN, "3-x1", *actions)
        assert match.finished
        assert match.result is not None
        results.append((match.result.winners, match.result.reason, match.result.returns))
    assert results == [((M,), "saved", (-1.0, 1.0))] * 3


def test_the_countdown_falls_when_it_is_accepted() -> None:
    """BASE-TC-2, BASE-AMB-23: if the Explorers won, their turn ended the round; the result keeps the old value."""
    match = after(EXPLORERS_WIN, "3-m3")
    assert fields(match).countdown == 5
    play(match, "TC+")
    assert (fields(match).countdown, fields(match).turn) == (4, "M")
    assert match.result is not None
    assert match.result.details["countdown"] == 5
    assert fields(after(EXPLORERS_WIN, "3-m3", "TC-")).countdown == 5


def test_the_round_is_still_open_after_a_mutant_win() -> None:
    """BASE-TC-2: the Explorers play their turn of it, even in the last round."""
    match = after(MUTANTS_WIN.replace(" 7 ", " 1 "), "3-x1", "TC+")
    assert (fields(match).countdown, fields(match).turn) == (1, "X")
    play(match, "1-d1", "2-d2", "3-d3")
    assert match.position() == expand("F 123-- 123-- d1,d2,d3 x4,x5,x1 X 0 0 0-2 over=M:saved tc=X:failed")


@pytest.mark.parametrize(("countdown", "offered"), [(1, False), (2, True)])
def test_no_offer_without_a_round(countdown: int, offered: bool) -> None:
    """BASE-TC-2: if the round's end would bring 0, there is nothing left to play."""
    match = after(EXPLORERS_WIN.replace(" 5 ", f" {countdown} "), "3-m3")
    assert (actor(match) == M) == offered


def test_turns_of_the_challenge() -> None:
    """BASE-TC-3: three actions, then countdown -1, and again; the winner's pieces block their slots."""
    match = after(MUTANTS_WIN, "3-x1", "TC+", "1-b1", "1-a1")
    refused(match, "1-x1")
    play(match, "1-b1")
    assert match.position() == expand("F 123-- 123-- b1,c2,c3 x4,x5,x1 X 3* 6 0-2 over=M:saved tc=X")
    assert actor(match) == X
    play(match, "2-c1", "2-d1", "2-e1")
    assert (fields(match).countdown, fields(match).actions, fields(match).window) == (5, 3, True)


def test_the_challenge_has_all_the_rules() -> None:
    """BASE-TC-3: crossings, reveals and rotations as ever."""
    match = after("F[d2=~5] 123-- 123-- c1,c2,c3 x4,x5,a1 M 3* 7 0-2", "3-x1", "TC+")
    assert {"1^b2", "1-d1", "d2?", "d1@NESW"} <= set(texts(match))
    play(match, "d2?", "d2@EW", "2-d2")
    assert fields(match).countdown == 6


def test_no_tokens_are_gained() -> None:
    """BASE-TC-4: saving in the challenge brings none."""
    match = after("F 123-- 123-- e1,e2,c3 x4,x5,a1 M 3* 7 0-2", "3-x1", "TC+", "1-m1", "2-m2")
    assert fields(match).tokens == {"X": 0, "M": 2}


def test_tokens_may_be_used() -> None:
    """BASE-TC-5, BASE-AMB-23: those already held; by option they are gone."""
    match = after(EXPLORERS_WIN, "3-m3", "TC+", "+A")
    assert (fields(match).actions, fields(match).tokens) == (4, {"X": 2, "M": 0})
    match = after(EXPLORERS_WIN, "3-m3", "TC+", "+T")
    assert (fields(match).countdown, fields(match).tokens) == (5, {"X": 2, "M": 0})
    match = after(EXPLORERS_WIN, "3-m3", "TC+", challenge_tokens="discard")
    assert fields(match).tokens == {"X": 2, "M": 0}
    refused(match, "+A")
    refused(match, "+T")
    assert fields(after(EXPLORERS_WIN, "3-m3", "TC-", challenge_tokens="discard")).tokens == {"X": 2, "M": 1}


def test_escaped() -> None:
    """BASE-TC-6, BASE-END-8: all three saved before the countdown shows 0."""
    match = after("F 123-- 123-- m4,m5,e3 x1,x2,x3 X 3* 1 0-2 over=M:saved tc=X", "3-m3")
    assert match.position() == expand("F 123-- 123-- m4,m5,m3 x1,x2,x3 X 2 1 0-2 over=M:saved tc=X:escaped")
    assert match.finished
    assert match.result is not None
    assert match.result.details["challenge"] == "escaped"


def test_failed_and_declined() -> None:
    """BASE-TC-6: recorded each."""
    failed = after("F 123-- 123-- m4,m5,e3 x1,x2,x3 X 1 1 0-2 over=M:saved tc=X", "e2@NESW")
    assert failed.position() == expand("F 123-- 123-- m4,m5,e3 x1,x2,x3 X 0 0 0-2 over=M:saved tc=X:failed")
    declined = after(MUTANTS_WIN, "3-x1", "TC-")
    for match, record in ((failed, "failed"), (declined, "declined")):
        assert match.result is not None
        assert match.result.details["challenge"] == record


def test_pass_in_the_challenge() -> None:
    """BASE-TC-7, BASE-TURN-4: a locked loser passes; the countdown falls."""
    match = at("F[c1=1] 123-- 123-- c1,m4,m5 x1,x2,x3 X 3* 4 0-2 over=M:saved tc=X")
    assert texts(match) == ["--"]
    play(match, "--")
    assert match.position() == expand("F[c1=1] 123-- 123-- c1,m4,m5 x1,x2,x3 X 3* 3 0-2 over=M:saved tc=X")


def test_nobody_is_captured_in_the_challenge() -> None:
    """BASE-TC-7: all enemies are saved, so no list holds a capture; with either option."""
    for option in (False, True):
        match = after(
            "F 123-- 123-- a1,a4,a5 x4,x5,b2 M 3* 7 0-2", "3-a2", "3-x2", "TC+", capture_on_start_slots=option
        )
        for _ in range(9):
            assert not any("x" in action[1:3] and action[-2:] in {"x4", "x5", "x2"} for action in texts(match))
            refused(match, "2-x4")
            play(match, next(action for action in texts(match) if "@" in action))
