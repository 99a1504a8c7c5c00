"""Components, geometry and set-up: BASE-COMP-1..8, BASE-GEO-1..7, BASE-SETUP-1..9."""

from __future__ import annotations

import collections
import random

import pytest

from . import reference
from .positions import (
    DEAL_0,
    GAME,
    MIXES,
    START,
    START_0,
    VARIANTS,
    actor,
    after,
    at,
    fields,
    ids,
    play,
    refused,
    texts,
)

SEEDS = range(40)


def shapes(position: reference.Position) -> collections.Counter[str]:
    return collections.Counter(reference.SHAPE_OF[mask] for cell, mask in position.mask.items() if cell != "c3")


@pytest.mark.parametrize("mix", sorted(MIXES))
def test_deal(mix: str) -> None:
    """What lies on the table after the deal.

    BASE-COMP-1, BASE-COMP-2, BASE-COMP-3, BASE-SETUP-1, BASE-SETUP-2, BASE-SETUP-4, BASE-SETUP-5, BASE-SETUP-6,
    BASE-SETUP-9.
    """
    for seed in range(8):
        position = fields(GAME.new(seed=seed, options={"mix": mix}))
        assert len(position.mask) == 25
        assert shapes(position) == {shape: count for shape, count in MIXES[mix].items() if count}
        assert position.mask["c3"] == 15
        assert "c3" not in position.hidden
        for side in "XM":
            slots = [position.slot[reference.HOME[side] + lane] for lane in "12345"]
            assert sorted(slots) == [0, 0, 1, 2, 3]
            for number in (1, 2, 3):
                assert position.piece[side, number] == f"{reference.HOME[side]}{slots.index(number) + 1}"
        assert (position.countdown, position.tokens) == (20, {"X": 0, "M": 0})
        assert (position.turn, position.actions, position.window, position.orienting) == ("M", 3, True, ("M", 1))


def test_six_start_tiles_are_revealed_at_once() -> None:
    """BASE-SETUP-7a, BASE-AMB-22: three tiles a player, six in all, before the first orientation is chosen."""
    for seed in SEEDS:
        position = fields(GAME.new(seed=seed))
        revealed = {cell for cell in reference.CELLS if cell not in position.hidden}
        fronts = {reference.start_tile(position, piece) for piece in position.piece}
        assert len(fronts) == 6
        assert revealed == fronts | {"c3"}


def test_dealt_orientations_and_slots_vary() -> None:
    """BASE-SETUP-2, BASE-SETUP-4, BASE-RNG-1, BASE-AMB-6: orientations and slots come up evenly.

    2,400 deals; the bounds are five standard deviations wide, and the seeds are fixed, so this is no lottery.
    """
    turns: collections.Counter[int] = collections.Counter()
    lanes: collections.Counter[tuple[str, int, str]] = collections.Counter()
    dealt_shapes: collections.Counter[tuple[str, str]] = collections.Counter()
    deals = 2400
    for seed in range(deals):
        position = reference.parse(GAME.new(seed=seed, options={"mix": "balanced"}).position())
        turns.update(mask for cell, mask in position.mask.items() if reference.SHAPE_OF[mask] in "LT" and cell != "c3")
        lanes.update((side, number, str(place)[1]) for (side, number), place in position.piece.items())
        dealt_shapes.update((cell, reference.SHAPE_OF[position.mask[cell]]) for cell in ("a1", "c2", "e5"))
    for shape in "LT":
        total = sum(turns[mask] for mask in reference.masks_of(shape))
        for mask in reference.masks_of(shape):
            assert abs(turns[mask] / total - 0.25) < 5 * (0.25 * 0.75 / total) ** 0.5
    assert len(lanes) == 30
    for count in lanes.values():
        assert abs(count / deals - 0.2) < 5 * (0.2 * 0.8 / deals) ** 0.5
    assert len(dealt_shapes) == 9
    for count in dealt_shapes.values():
        assert abs(count / deals - 1 / 3) < 5 * (2 / 9 / deals) ** 0.5


def test_all_sixty_layouts_occur() -> None:
    """BASE-SETUP-4: all 60 layouts of each side come up."""
    layouts: dict[str, set[str]] = {"X": set(), "M": set()}
    for seed in range(700):
        _, x, m, *_ = GAME.new(seed=seed).position().split()
        layouts["X"].add(x)
        layouts["M"].add(m)
    assert [len(found) for found in layouts.values()] == [60, 60]


def test_order_of_orientations() -> None:
    """BASE-SETUP-7b, BASE-AMB-21: Mutants 1, 2, 3, then Explorers 1, 2, 3; then the Mutants begin."""
    match = GAME.new(seed=3)
    order = []
    while fields(match).orienting:
        position = fields(match)
        assert position.orienting is not None
        order.append(position.orienting)
        assert actor(match) == reference.SEAT[position.orienting[0]] == reference.SEAT[position.turn]
        assert {text[:2] for text in texts(match)} == {reference.start_tile(position, position.orienting)}
        assert (position.actions, position.window) == (3, True)
        play(match, ids(match)[-1])
    assert order == [(side, number) for side in "MX" for number in (1, 2, 3)]
    assert (fields(match).turn, actor(match)) == ("M", 1)


def test_explorers_first() -> None:
    """BASE-SETUP-7b: the option turns the order round; the Mutants still take the first turn (BASE-SETUP-9)."""
    match = GAME.new(seed=3, options={"setup_order": "explorers_first"})
    order = []
    while fields(match).orienting:
        order.append(fields(match).orienting)
        play(match, ids(match)[0])
    assert order == [(side, number) for side in "XM" for number in (1, 2, 3)]
    assert (fields(match).turn, fields(match).actions, fields(match).window) == ("M", 3, True)


@pytest.mark.parametrize(
    ("tile", "west", "east"),
    [
        ("8", ["W"], ["E"]),
        ("5", ["EW"], ["EW"]),
        ("9", ["SW", "NW"], ["NE", "ES"]),
        ("7", ["NEW", "ESW", "NSW"], ["NEW", "NES", "ESW"]),
        ("f", ["NESW"], ["NESW"]),
    ],
    ids=["dead-end", "straight", "corner", "junction", "cross"],
)
def test_orientations_of_a_start_tile(tile: str, west: list[str], east: list[str]) -> None:
    """BASE-SETUP-8, BASE-UI-6: all orientations with a passage towards the slot, whatever was dealt."""
    mask = int(tile, 16)
    for quarters in range(4):
        dealt = f"{reference.rotated(mask, quarters):x}"
        match = at(f"F[a1={dealt},e1={dealt}] 123-- 123-- x1,x2,x3 m1,m2,m3 M 3* 20 0-0 ori=M1")
        assert texts(match) == [f"e1@{openings}" for openings in east]
        play(match, ids(match)[0], "e2@NESW", "e3@NESW")
        assert texts(match) == [f"a1@{openings}" for openings in west]


def test_orientation_needs_the_passage_to_the_slot() -> None:
    """BASE-SETUP-7b, BASE-SETUP-8: no wall towards the own piece, no other tile, no ordinary action during set-up."""
    match = at(DEAL_0)
    for action in ("e4@SW", "e4@NW", "e2@NEW", "a3@SW", "1-e4", "e4?", "+A", "--", "c3@NESW"):
        refused(match, action)


def test_orienting_costs_nothing() -> None:
    """BASE-SETUP-7b: the six decisions take no action and no round."""
    match = play(at(DEAL_0), "e4@ES", "e2@ESW", "e1@EW", "a3@NW", "a4@NW", "a5@NW")
    assert match.position() == (
        "~7~5~3~3a/~d~d~d~7e/9~9f~6~a/9~5~7~56/9~5~a~5~b --123 32-1- x3,x4,x5 m4,m2,m1 M 3* 20 0-0"
    )


@pytest.mark.parametrize("start", [5, 11, 20])
def test_countdown_start(start: int) -> None:
    """BASE-SETUP-6, BASE-COMP-4: the countdown begins where the option says."""
    assert fields(GAME.new(seed=1, options={"countdown_start": start})).countdown == start


def test_four_bonus_tokens_at_most() -> None:
    """BASE-COMP-5, BASE-SETUP-9: nobody begins with a token; saving two pieces brings two; nobody ever holds three."""
    match = after("F 123-- 123-- e4,e5,x3 m1,m2,m3 X 3* 15 0-0", "1-m4", "2-m5")
    assert fields(match).tokens == {"X": 2, "M": 0}
    for seed, options in enumerate(VARIANTS):
        match = GAME.new(seed=seed, options=options)
        rng = random.Random(seed)
        while ids(match):
            assert all(0 <= count <= 2 for count in fields(match).tokens.values())
            play(match, rng.choice(ids(match)))


def test_nobody_holds_a_third_token() -> None:
    """BASE-COMP-5, BASE-STATE-1: not even where a loaded position gave two to a side that has saved nobody yet."""
    match = after("F 123-- 123-- e4,x2,x3 m1,m2,m3 X 3* 15 2-0", "1-m4")
    assert fields(match).tokens == {"X": 2, "M": 0}
    assert at(match.position()).position() == match.position()


def test_sides_are_settled_by_the_table() -> None:
    """BASE-SETUP-3, BASE-AMB-25: seat 0 is the Explorers, seat 1 the Mutants; drawing sides is no action."""
    match = GAME.new(seed=4)
    assert match.waiting == (1,)
    assert "sides" not in match.options
    assert at(START.replace(" M ", " X ")).waiting == (0,)


@pytest.mark.parametrize(
    ("cell", "mask", "expected"),
    [
        ("c3", 15, {"c2", "d3", "c4", "b3"}),
        ("a1", 15, {"b1", "a2", "x1"}),
        ("e5", 15, {"e4", "m5", "d5"}),
        ("a3", 8, {"x3"}),
        ("e3", 2, {"m3"}),
        ("c1", 1, set()),
        ("c5", 4, set()),
        ("b2", 5, {"b1", "b3"}),
    ],
)
def test_neighbours(cell: str, mask: int, expected: set[str]) -> None:
    """Columns run west to east, lanes north to south; passages to the outside lead nowhere.

    BASE-GEO-1, BASE-GEO-3, BASE-GEO-4, BASE-GEO-5, BASE-GEO-6.
    """
    match = at(f"F[{cell}={mask:x}] --123 123-- {cell},x4,x5 m1,m2,d2 X 3* 15 0-0")
    reached = {text[-2:] for text in texts(match) if text[0] == "1" and text[1] in "-x"}
    assert reached == expected


@pytest.mark.parametrize(("first", "second"), [(10, 10), (5, 10), (10, 5), (2, 8), (2, 2), (8, 8), (15, 13), (13, 15)])
def test_connected_needs_both_passages(first: int, second: int) -> None:
    """BASE-GEO-6, BASE-COMP-6, BASE-MOVE-1: an edge is open iff both tiles have a passage there."""
    match = at(f"F[b3={first:x},c3={second:x}] 123-- 123-- b3,x2,x3 m1,m2,m3 X 3* 15 0-0")
    assert ("1-c3" in texts(match)) == bool(first & 2 and second & 8)


def test_slots_have_one_passage() -> None:
    """BASE-COMP-8, BASE-GEO-5, BASE-MOVE-5: from a slot there is one way, to the tile beside it."""
    match = at("F 123-- 123-- x1,x3,x5 m1,m2,m3 X 3* 20 0-0")
    moves = {text for text in texts(match) if text[1] in "-x^"}
    assert moves == {"1-a1", "2-a3", "3-a5"}
    for action in ("1-x2", "2-x2", "2-x4", "3-x4", "1-m1", "2-b3", "1-a2"):
        refused(match, action)


def test_hidden_tiles_look_alike() -> None:
    """BASE-COMP-7, BASE-GEO-10: the public position shows the same sign for every hidden tile."""
    match = at(START_0)
    tiles = match.position(public=True).split()[0]
    assert tiles == "????a/????b/c?f??/c???3/c????"
    assert match.position(public=True).split()[1:] == match.position().split()[1:]


def test_centre_stays_revealed() -> None:
    """BASE-SETUP-1, BASE-MANIP-9: id 217 (reveal of c3) is never legal in play."""
    for seed, options in enumerate(VARIANTS):
        match = GAME.new(seed=seed, options=options)
        rng = random.Random(seed)
        while ids(match):
            assert 217 not in ids(match)
            assert fields(match).mask["c3"] == 15
            assert "c3" not in fields(match).hidden
            play(match, rng.choice(ids(match)))


def test_coordinates_do_not_depend_on_the_seat() -> None:
    """BASE-GEO-7: both players and whoever watches get the same coordinates."""
    match = at(START_0)
    shown = [match.view(seat) for seat in (0, 1, None)]
    for key in ("tiles", "pieces", "slots", "position"):
        assert shown[0][key] == shown[1][key] == shown[2][key]
