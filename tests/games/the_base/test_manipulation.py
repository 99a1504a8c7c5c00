"""Reveals and rotations: BASE-MANIP-1..9, BASE-AMB-4, BASE-AMB-5, BASE-AMB-12, BASE-AMB-13, BASE-AMB-28, 30."""

from __future__ import annotations

from typing import Any

import pytest

from . import reference
from .positions import after, at, fields, is_legal, play, refused, texts


def tiles_of(position: str, **options: Any) -> set[str]:
    """The tiles that the side on turn may reveal or rotate."""
    return {text[:2] for text in texts(at(position, **options)) if text[2:3] in ("@", "?")}


def test_reveal() -> None:
    """BASE-MANIP-1, BASE-AMB-4: one action; face up as it was dealt, and never down again."""
    match = after("F[c2=~6] 123-- 123-- c3,x2,x3 m1,m2,m3 X 3* 15 0-0", "c2?")
    assert (fields(match).mask["c2"], fields(match).hidden, fields(match).actions) == (6, set(), 2)
    refused(match, "c2?")
    play(match, "c2@SW", "1-c2", "1-e1", "1-m1", "1-e1")
    assert not fields(match).hidden
    refused(match, "c2?")


def test_a_reveal_does_not_choose() -> None:
    """BASE-MANIP-6, BASE-AMB-5: one action per hidden tile, whatever lies there; the dealt orientation shows."""
    for mask in range(1, 16):
        match = at(f"F[c2=~{mask:x}] 123-- 123-- c3,x2,x3 m1,m2,m3 X 3* 15 0-0")
        assert [text for text in texts(match) if text.startswith("c2")] == ["c2?"]
        assert fields(play(match, "c2?")).mask["c2"] == mask


@pytest.mark.parametrize("own", range(1, 16))
def test_only_the_piece_s_own_openings_count(own: int) -> None:
    """BASE-MANIP-2: neighbours through a passage of the tile on which the piece stands, whatever they show."""
    position = f"F[c3={own:x},c2=1,d3=2,c4=4,b3=8] 123-- 123-- c3,m4,m5 m1,m2,m3 X 3* 15 2-0"
    around = {"N": "c2", "E": "d3", "S": "c4", "W": "b3"}
    assert tiles_of(position) == {around[letter] for letter in reference.letters(own)}


@pytest.mark.parametrize("shown", range(1, 16))
def test_the_manipulated_tile_may_show_a_wall(shown: int) -> None:
    """BASE-MANIP-3: its orientation does not matter, nor whether it is hidden."""
    assert "c2" in tiles_of(f"F[c2={shown:x}] 123-- 123-- c3,x2,x3 m1,m2,m3 X 3* 15 0-0")
    assert "c2" in tiles_of(f"F[c2=~{shown:x}] 123-- 123-- c3,x2,x3 m1,m2,m3 X 3* 15 0-0")


def test_no_manipulation_from_afar() -> None:
    """BASE-MANIP-2: neighbours only, and never diagonally or behind a wall."""
    match = at("F[c3=a,e3=~5] 123-- 123-- c3,x2,x3 m1,m2,m3 X 3* 15 0-0")
    for action in ("c2@NESW", "c4@NESW", "e3?", "a4@NESW", "d2@NESW"):
        refused(match, action)


@pytest.mark.parametrize("pieces", ["x1,c2,c3 m1,m2,m3", "x1,x2,c3 c2,m2,m3"], ids=["own", "enemy"])
def test_occupied_tiles_cannot_be_manipulated(pieces: str) -> None:
    """BASE-MANIP-4, BASE-AMB-28: whoever stands there."""
    match = at(f"F[c2=5] 123-- 123-- {pieces} X 3* 15 0-0")
    refused(match, "c2@EW")
    refused(match, "c2@NS")


def test_nor_the_tile_under_the_piece() -> None:
    """BASE-MANIP-4: a piece does not turn the tile on which it stands."""
    refused(at("F[c3=5] 123-- 123-- c3,x2,x3 m1,m2,m3 X 3* 15 0-0"), "c3@EW")


@pytest.mark.parametrize("slot", ["x1", "x2", "x3", "x4", "x5"])
def test_from_the_own_slot(slot: str) -> None:
    """BASE-MANIP-5, BASE-AMB-30: numbered or blank, the tile beside it, hidden or not."""
    tile = f"a{slot[1]}"
    assert tiles_of(f"F[{tile}=5] 123-- 123-- {slot},m4,m5 m1,m2,m3 X 3* 15 2-0") == {tile}
    assert is_legal(at(f"F[{tile}=~5] 123-- 123-- {slot},m4,m5 m1,m2,m3 X 3* 15 2-0"), f"{tile}?")


def test_saved_pieces_give_no_right() -> None:
    """BASE-MANIP-5, BASE-AMB-12: neither to reveal nor to rotate."""
    match = at("F[e4=~5,e5=5] 123-- 123-- m4,m5,x3 m1,m2,m3 X 3* 15 2-0")
    refused(match, "e4?")
    refused(match, "e5@EW")


@pytest.mark.parametrize(
    ("mask", "allowed", "forbidden_idle"),
    [
        (1, "E S W", "E S W"),
        (5, "NS EW", "EW"),
        (10, "NS EW", "NS"),
        (3, "ES SW NW", "ES SW NW"),
        (12, "NE ES NW", "NE ES NW"),
        (11, "NES ESW NSW", "NES ESW NSW"),
        (13, "NEW NES ESW", "NEW NES ESW"),
        (15, "NESW", ""),
    ],
)
def test_rotations_of_each_shape(mask: int, allowed: str, forbidden_idle: str) -> None:
    """BASE-MANIP-7, BASE-MANIP-8, BASE-AMB-13: any turn but none; the option removes those without effect."""
    position = f"F[c2={mask:x}] 123-- 123-- c3,x2,x3 m1,m2,m3 X 3* 15 0-0"
    for options, expected in (({}, allowed), ({"null_rotation": "forbid"}, forbidden_idle)):
        found = [text for text in texts(at(position, **options)) if text.startswith("c2@")]
        assert sorted(found) == sorted(f"c2@{openings}" for openings in expected.split())


def test_rotation_costs_one_action() -> None:
    """BASE-MANIP-7: and changes nothing else."""
    match = after("F[c2=7] 123-- 123-- c3,x2,x3 m1,m2,m3 X 3* 15 0-0", "c2@NSW")
    assert (fields(match).mask["c2"], fields(match).actions) == (13, 2)
    assert fields(match).piece["X", 1] == "c3"


def test_hidden_tiles_cannot_be_rotated() -> None:
    """BASE-MANIP-7: and the refusal is the same whatever lies there."""
    clauses = set()
    for mask in range(1, 16):
        match = at(f"F[c2=~{mask:x}] 123-- 123-- c3,x2,x3 m1,m2,m3 X 3* 15 0-0")
        clauses |= {refused(match, action) for action in ("c2@NS", "c2@NE", "c2@NESW", "c2@E", "c2@NSW")}
    assert len(clauses) == 1


def test_the_centre_may_be_turned_without_effect() -> None:
    """BASE-MANIP-9: when it is empty."""
    match = after("F 123-- 123-- b3,x2,x3 m1,m2,m3 X 3* 15 0-0", "c3@NESW")
    assert (fields(match).mask["c3"], fields(match).actions) == (15, 2)
    refused(match, "c3?")
    refused(at("F 123-- 123-- b3,x2,x3 c3,m2,m3 X 3* 15 0-0"), "c3@NESW")
    refused(at("F 123-- 123-- b3,x2,x3 m1,m2,m3 X 3* 15 0-0", null_rotation="forbid"), "c3@NESW")


def test_a_loaded_hidden_centre_may_be_revealed() -> None:
    """BASE-GEO-12: another tile on c3, even a hidden one; then id 217 is legal."""
    match = at("F[c3=~5] 123-- 123-- b3,x2,x3 m1,m2,m3 X 3* 15 0-0")
    assert 217 in [action.id for action in match.legal(0)]
    assert fields(play(match, 217)).mask["c3"] == 5


def test_forbidden_idle_turns_are_no_way_out() -> None:
    """BASE-MANIP-8, BASE-TURN-4: whoever could only have waited must do something else."""
    idle = "F[c3=2,d3=5] 123-- 123-- c3,m4,m5 m1,m2,m3 X 3* 15 2-0"
    assert texts(at(idle)) == ["d3@NS", "d3@EW", "+A", "+T"]
    assert texts(at(idle, null_rotation="forbid")) == ["d3@EW", "+A", "+T"]
