"""Where a captured piece goes: BASE-RET-1..8, BASE-AMB-8, BASE-AMB-9, 10."""

from __future__ import annotations

import itertools
import random

import pytest

from . import reference
from .positions import EX_32, actor, after, expand, fields, play, refused, texts


@pytest.mark.parametrize(
    ("layout", "explorers", "mutants", "expected"),
    [
        ("123--", "c3,x2,x3", "c4,m2,m3", ["m1"]),  # BASE-RET-1
        ("123--", "c3,x2,x3", "c4,m4,m5", ["m1"]),
        ("-21-3", "c3,m3,x3", "c4,m2,m5", ["m4"]),  # BASE-RET-2: m4 is nearer than m1
        ("-1-23", "c3,m2,x3", "c4,m4,m5", ["m1", "m3"]),  # equally near
        ("-1-23", "c3,m2,m3", "c4,m4,m5", ["m1"]),  # BASE-AMB-9: the nearest free one
        ("1--23", "c3,m1,m2", "c4,m4,m5", ["m3"]),
        ("1-2-3", "c3,m2,m4", "c4,m1,x5", ["m5"]),  # BASE-RET-3: slot of the saved team mate
        ("1-2-3", "c3,m2,m4", "c4,x5,m1", ["m3"]),
        ("1-2-3", "c3,m2,m4", "c4,m1,e1", ["m3", "m5"]),  # BASE-RET-4: any free slot
        ("1-2-3", "c3,m2,m4", "c4,m1,m3", ["m5"]),
    ],
)
def test_return(layout: str, explorers: str, mutants: str, expected: list[str]) -> None:
    """The first rule with a candidate applies; one candidate needs no decision.

    BASE-RET-1, BASE-RET-2, BASE-RET-3, BASE-RET-4, BASE-RET-7.
    """
    match = after(f"F 123-- {layout} {explorers} {mutants} X 3* 15 0-0", "1xc4")
    if len(expected) == 1:
        assert fields(match).piece["M", 1] == expected[0]
        assert actor(match) == 0
    else:
        assert fields(match).piece["M", 1] is None
        assert actor(match) == 1
        assert texts(match) == [f">{slot}" for slot in expected]


def test_every_occupation_of_the_slots() -> None:
    """BASE-RET-1..5, 7, BASE-AMB-10: all occupations of some layouts: always a slot, at most two to choose from.

    The captured Mutant 1 stood on c4; 0 to 2 Explorers are saved, the team mates are at home, in the field or saved.
    """
    rng = random.Random(4)
    layouts = rng.sample(sorted(set(itertools.permutations("123--"))), 5)
    choices = 0
    for layout in layouts:
        for m2, m3 in itertools.product(["d1", "x4", *(f"m{lane}" for lane in "12345")], repeat=2):
            mates = [m2, {"d1": "d2", "x4": "x5"}.get(m3, m3)]
            free = [f"m{lane}" for lane in "12345" if f"m{lane}" not in mates]
            for guests in itertools.combinations(free, rng.randrange(3)):
                if mates[0] == mates[1]:
                    continue
                x2, x3 = [*guests, "x2", "x3"][:2]
                text = f"F 123-- {''.join(layout)} c3,{x2},{x3} c4,{mates[0]},{mates[1]} X 3* 15 0-0"
                match = after(text, "1xc4")
                captured = reference.parse(expand(text))
                captured.piece["M", 1] = None
                captured.piece["X", 1] = "c4"
                expected = reference.candidates(captured, ("M", 1))
                assert 1 <= len(expected) <= 2
                if len(expected) == 1:
                    assert fields(match).piece["M", 1] == expected[0]
                else:
                    choices += 1
                    assert texts(match) == [f">{slot}" for slot in expected]
    assert choices > 10


def test_explorers_return_likewise() -> None:
    """BASE-RET-2: the rules are the same for both sides."""
    match = after("F -1-23 123-- c3,x4,x5 c4,x2,m3 M 3* 15 0-1", "1xc3")
    assert (actor(match), texts(match)) == (0, [">x1", ">x3"])
    assert fields(match).returning == ("X", 1)
    assert play(match, ">x1").position() == expand("F -1-23 123-- x1,x4,x5 c3,x2,m3 M 2 15 0-1")


def test_the_owner_chooses_out_of_turn() -> None:
    """BASE-RET-6, BASE-AMB-8: the owner acts although it is not on turn; the other may not."""
    match = after(EX_32, "1xc4")
    assert match.waiting == (1,)
    assert fields(match).turn == "X"
    assert match.legal(0) == []


def test_the_capturer_chooses_by_option() -> None:
    """BASE-RET-6: `return_chooser = capturer`."""
    match = after(EX_32, "1xc4", return_chooser="capturer")
    assert match.waiting == (0,)
    assert match.legal(1) == []
    assert play(match, ">m1").waiting == (0,)


def test_only_candidates_may_be_chosen() -> None:
    """BASE-RET-2, BASE-RET-7: no other slot, and nothing else, while the choice is open; the piece is off the board."""
    match = after(EX_32, "1xc4")
    assert fields(match).piece["M", 1] is None
    assert match.view(0)["pieces"][3]["at"] is None
    for action in (">m2", ">m4", ">m5", "1-e1", "--", "+A", "2-e4"):
        refused(match, action)
    assert (fields(match).returning, match.view(1)["pending"]["number"]) == (("M", 1), 1)


def test_the_turn_goes_on_after_the_choice() -> None:
    """BASE-RET-8, BASE-TURN-6: with what was left of it; if that is nothing, it ends."""
    match = after(EX_32, "1xc4", ">m3", "1-c3", "1-b3")
    assert match.position() == expand("F 123-- -1-23 b3,m2,x3 m3,m4,m5 M 3* 14 1-0")
    match = after(EX_32.replace("3*", "1"), "1xc4", ">m1")
    assert match.position() == expand("F 123-- -1-23 c4,m2,x3 m1,m4,m5 M 3* 14 1-0")


def test_the_last_round_waits_for_the_choice() -> None:
    """BASE-TURN-6, BASE-CD-2: the countdown falls to 0 only after the return choice."""
    match = after(EX_32.replace("3* 15", "1 1"), "1xc4")
    assert (fields(match).countdown, match.result) == (1, None)
    play(match, ">m1")
    assert match.position() == expand("F 123-- -1-23 c4,m2,x3 m1,m4,m5 X 0 0 1-0 over=X:countdown")


def test_there_is_always_a_slot() -> None:
    """BASE-RET-5: two saved enemies and two team mates at home leave one."""
    match = after("F 123-- 1-2-3 c3,m2,m4 c4,m1,m3 X 3* 15 2-0", "1xc4")
    assert fields(match).piece["M", 1] == "m5"
