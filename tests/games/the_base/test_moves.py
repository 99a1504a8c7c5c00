"""Moves and crossings: BASE-MOVE-1..10, BASE-AMB-1, BASE-AMB-2, BASE-AMB-3, BASE-AMB-11, 29."""

from __future__ import annotations

from typing import Any

import pytest

from .positions import after, at, expand, fields, is_legal, play, refused, texts


def moves_of(number: int, position: str, **options: Any) -> set[str]:
    """The moves of one piece."""
    return {text for text in texts(at(position, **options)) if text[0] == str(number) and text[1] in "-x^"}


def test_one_step_one_action() -> None:
    """BASE-MOVE-1: one action, one position."""
    match = after("F 123-- 123-- b3,x2,x3 m1,m2,m3 X 3* 15 0-0", "1-c3")
    assert (fields(match).piece["X", 1], fields(match).actions) == ("c3", 2)
    refused(match, "1-e3")
    refused(match, "1-d4")


@pytest.mark.parametrize(("own", "other"), [("5", "f"), ("f", "5"), ("5", "5"), ("f", "~f"), ("d", "f"), ("f", "7")])
def test_walls_and_hidden_tiles_stop_a_step(own: str, other: str) -> None:
    """BASE-MOVE-1: the shared edge must be open on both sides and the tile revealed."""
    refused(at(f"F[b3={own},c3={other}] 123-- 123-- b3,x2,x3 m1,m2,m3 X 3* 15 0-0"), "1-c3")


def test_destinations_by_kind() -> None:
    """BASE-MOVE-4 (a)-(c): free tile, enemy piece, own piece."""
    position = "F 123-- 123-- c3,c2,x3 d3,m2,m3 X 3* 15 0-0"
    assert {"1-b3", "1-c4", "1xd3"} <= moves_of(1, position)
    refused(at(position), "1-c2")


@pytest.mark.parametrize("slot", ["x1", "x2", "x3", "x4", "x5"])
def test_any_empty_own_slot_may_be_entered(slot: str) -> None:
    """BASE-MOVE-4 (d), BASE-MOVE-9, BASE-AMB-29: numbered or blank, and left again, as often as wished."""
    tile = f"a{slot[1]}"
    match = at(f"F 123-- 123-- {tile},c2,c3 m1,m2,m3 X 3* 15 0-0")
    play(match, f"1-{slot}", f"1-{tile}", f"1-{slot}")
    assert fields(match).piece["X", 1] == slot
    play(match, "1-e1", "1-m1", "1-e1")
    assert is_legal(match, f"1-{tile}")


def test_entering_an_empty_enemy_slot_saves() -> None:
    """BASE-MOVE-4 (e): numbered or blank alike."""
    for slot, home in (("m4", "m1,m2,m3"), ("m1", "m4,m2,m3")):
        match = after(f"F 123-- 123-- e{slot[1]},x2,x3 {home} X 3* 15 0-0", f"1-{slot}")
        assert fields(match).tokens["X"] == 1


@pytest.mark.parametrize(
    ("position", "action"),
    [
        ("F 123-- 123-- a2,x2,x3 m1,m2,m3 X 3* 15 0-0", "1-x2"),  # an own piece at home
        ("F 123-- 123-- a4,x2,x3 x4,m2,m3 X 3* 15 0-1", "1-x4"),  # a saved enemy
        ("F 123-- 123-- e4,m4,x3 m1,m2,m3 X 3* 15 1-0", "1-m4"),  # an own saved piece
        ("F 123-- 123-- e1,x2,x3 m1,m2,m3 X 3* 15 0-0", "1-m1"),  # an enemy at home
    ],
    ids=["own-home", "saved-enemy", "own-saved", "enemy-home"],
)
def test_occupied_slots(position: str, action: str) -> None:
    """BASE-MOVE-2, BASE-MOVE-4 (f) (g), BASE-AMB-3, BASE-AMB-11: one piece per slot."""
    refused(at(position), action)
    if action != "1-m1":
        refused(at(position, capture_on_start_slots=True), action)


def test_saved_pieces_never_move() -> None:
    """BASE-MOVE-3: not even back."""
    match = at("F 123-- 123-- m4,x2,x3 m1,m2,m3 X 3* 15 1-0")
    assert not moves_of(1, "F 123-- 123-- m4,x2,x3 m1,m2,m3 X 3* 15 1-0")
    refused(match, "1-e4")
    refused(match, "1-m5")


def test_no_way_between_slots() -> None:
    """BASE-MOVE-5: nor through the column of slots to a tile of another lane."""
    match = at("F 123-- 123-- x1,x2,x3 m1,m2,m3 X 3* 15 0-0")
    for action in ("1-x4", "3-x4", "3-a4", "3-x2"):
        refused(match, action)


def test_crossing_may_bend() -> None:
    """BASE-MOVE-6: in the occupied tile, but only through its passages."""
    assert "2^b2" in moves_of(2, "F[b3=9] 123-- 123-- b3,a3,x3 m1,m2,m3 X 3* 15 0-0")
    refused(at("F[b3=9] 123-- 123-- b3,a3,x3 m1,m2,m3 X 3* 15 0-0"), "2^b4")


def test_crossing_never_passes_a_free_tile() -> None:
    """BASE-MOVE-6: every tile passed over holds an own piece."""
    match = at("F[b3=a] 123-- 123-- b3,x2,x3 m1,m2,m3 X 3* 15 0-0")
    refused(match, "3^b3")
    refused(match, "3^c3")
    refused(match, "1^d3")


def test_crossing_does_not_pass_slots_or_enemies() -> None:
    """BASE-MOVE-6: pieces on slots and enemy pieces are no bridge."""
    match = at("F 123-- 123-- a3,x3,x1 b3,m2,m3 X 3* 15 0-0")
    refused(match, "2^c3")
    refused(match, "1^c3")
    assert "2^xb3" in texts(match)


def test_crossing_may_capture_or_save() -> None:
    """BASE-MOVE-6, BASE-AMB-2: the destination follows BASE-MOVE-4."""
    match = after("F 123-- 123-- e4,d4,x3 m1,m2,m3 X 3* 15 0-0", "2^m4")
    assert (fields(match).piece["X", 2], fields(match).actions, fields(match).tokens["X"]) == ("m4", 1, 1)
    match = after("F 123-- 123-- d4,c4,x3 e4,m2,m3 X 3* 15 0-0", "2^xe4")
    assert (fields(match).piece["M", 1], fields(match).actions) == ("m1", 1)
    match = after("F 123-- 123-- a3,b3,x1 m1,m2,m3 X 3* 15 0-0", "2^x3")
    assert (fields(match).piece["X", 2], fields(match).actions) == ("x3", 1)


@pytest.mark.parametrize(
    ("actions", "one", "two"), [("1", False, False), ("2", True, False), ("3*", True, True), ("5*", True, True)]
)
def test_price_of_a_crossing(actions: str, one: bool, two: bool) -> None:
    """BASE-MOVE-7, BASE-AMB-1, BASE-TURN-5: one action per position travelled, and only if they are left."""
    over_one = at(f"F[a3=a,b3=a] 123-- 123-- a3,c1,x3 m1,m2,m3 X {actions} 15 0-0")
    over_two = at(f"F[a3=a,b3=a] 123-- 123-- a3,b3,x3 m1,m2,m3 X {actions} 15 0-0")
    assert is_legal(over_one, "3^b3") == one
    assert is_legal(over_two, "3^c3") == two
    cheap = at(f"F[a3=a,b3=a] 123-- 123-- a3,b3,x3 m1,m2,m3 X {actions} 15 0-0", crossing_cost="one")
    left = int(actions[0])
    assert is_legal(cheap, "3^c3")
    play(cheap, "3^c3")
    assert fields(cheap).actions == (left - 1 if left > 1 else 3)


def test_a_crossing_is_indivisible() -> None:
    """BASE-MOVE-7: one entry of the list, one ply; at no moment do two pieces share a tile (BASE-MOVE-2)."""
    match = after("F[a3=a] 123-- 123-- a3,x2,x3 m1,m2,m3 X 3* 15 0-0", "3^b3")
    assert len(match.plies) == 1
    places = list(fields(match).piece.values())
    assert len(set(places)) == 6


def test_the_shortest_path_counts() -> None:
    """BASE-MOVE-8, BASE-ENC-2: a direct step is a step even where a longer way leads to the same place."""
    for cost in ("per_tile", "one"):
        match = at("F 123-- 123-- a1,a2,b2 m1,m2,m3 X 3* 15 0-0", crossing_cost=cost)
        assert "1-b1" in texts(match)
        assert "1^b1" not in texts(match)
        play(match, "1-b1")
        assert fields(match).actions == 2
    # a2 is one step from a1, and as the only free corner of a square also three steps round over b1 and b2.
    match = after("F 123-- 123-- a1,b1,b2 m1,m2,m3 X 3* 15 0-0", "1-a2")
    assert fields(match).actions == 2


def test_a_path_does_not_come_back() -> None:
    """BASE-MOVE-8: a crossing never ends where it began."""
    match = at("F 123-- 123-- a1,b1,a2 m1,m2,m3 X 3* 15 0-0")
    refused(match, "1-a1")
    refused(match, "1^a1")


def test_a_piece_may_walk_back() -> None:
    """BASE-MOVE-9: moves can be undone within the turn."""
    match = after("F 123-- 123-- x1,x2,x3 m1,m2,m3 X 3* 15 0-0", "1-a1", "1-x1")
    assert (fields(match).piece["X", 1], fields(match).actions) == ("x1", 1)


def test_effects_in_order() -> None:
    """BASE-MOVE-10: cost, place, saved and win, capture and return, end of turn."""
    match = after(
        "F 123-- 123-- e3,x2,x1 m1,m2,m3 X 1 15 0-0", "1xm3", capture_on_start_slots=True
    )  # saved, captured piece returned, turn over
    assert match.position() == expand("F 123-- 123-- m3,x2,x1 m1,m2,m4 M 3* 14 1-0")
    match = after(
        "F 123-- 123-- m4,m5,e3 c1,c2,c4 X 1 9 2-0", "3-m3", time_challenge="off"
    )  # the win comes before the end of turn
    assert match.position() == expand("F 123-- 123-- m4,m5,m3 c1,c2,c4 X 0 9 2-0 over=X:saved")
