"""The drawn board: everything that the rules ask a table to show is there, and nothing depends on colour."""

from __future__ import annotations

import asyncio
import random
from typing import Any
from xml.etree import ElementTree

import pytest

import sublevel
from sublevel.terminal.app import make_app
from sublevel.terminal.canvas import Canvas
from sublevel.terminal.the_base import SIZES, Scene, Size, draw, neighbour, sign_of, size_for
from tests.terminal.screenshot import take


def views() -> list[dict[str, Any]]:
    """Positions all through a random match."""
    match, rng, found = sublevel.game("the-base").new(seed=11), random.Random(2), []
    while not match.finished and len(match.plies) < 90:
        seat = match.waiting[0]
        match.play(seat, rng.choice(match.legal(seat)))
        if len(match.plies) % 15 == 0:
            found.append(match.view(seat))
    return found


VIEWS = views()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("flipped", [False, True])
def test_every_place_and_piece_is_drawn(size: Size, flipped: bool) -> None:
    """BASE-UI-1"""
    for view in VIEWS:
        picture = draw(view, Scene(flipped=flipped), size.width, size.height)
        plain = picture.canvas.plain()
        assert all(tile["cell"] in plain for tile in view["tiles"])
        assert all(slot["at"] in plain for slot in view["slots"])
        assert plain.count("?") == sum(tile["open"] is None for tile in view["tiles"])
        for piece in view["pieces"]:
            region = picture.places[piece["at"]]
            middle = plain.splitlines()[region.y + region.height // 2][region.x : region.right]
            assert middle.replace(" ", "").find(f"{piece['side']}{piece['number']}") >= 0


@pytest.mark.parametrize("size", SIZES)
def test_walls_and_passages_can_be_told_apart_without_colour(size: Size) -> None:
    """BASE-UI-1: at the middle of each edge a passage is blank and a wall is a block."""
    for view in VIEWS:
        picture = draw(view, Scene(), size.width, size.height)
        rows = [row.ljust(size.width) for row in picture.canvas.plain().splitlines()]
        for tile in view["tiles"]:
            if tile["open"] is None:
                continue
            region = picture.places[tile["cell"]]
            middle_x, middle_y = region.x + region.width // 2, region.y + region.height // 2
            edges = {
                "N": rows[region.y][middle_x],
                "S": rows[region.bottom - 1][middle_x],
                "W": rows[middle_y][region.x],
                "E": rows[middle_y][region.right - 1],
            }
            assert {way for way, char in edges.items() if char == " "} == set(tile["open"]), tile


def test_places_do_not_overlap_and_points_find_them() -> None:
    for size in SIZES:
        picture = draw(VIEWS[0], Scene(), size.width, size.height)
        assert len(picture.places) == 35
        for place, region in picture.places.items():
            assert picture.at(region.x, region.y) == place
            assert picture.at(region.right - 1, region.bottom - 1) == place
        assert picture.at(0, 0) is None


def test_the_largest_size_that_fits_is_taken() -> None:
    assert [size_for(*space) for space in ((53, 19), (84, 31), (300, 90))] == [SIZES[2], SIZES[1], SIZES[0]]
    assert size_for(10, 5) == SIZES[-1]


def test_neighbours_on_the_board() -> None:
    """BASE-GEO-4"""
    assert neighbour("a1", "W") == "x1"
    assert neighbour("e5", "E") == "m5"
    assert neighbour("c1", "N") is None
    assert neighbour("x3", "S") is None


@pytest.mark.parametrize(
    ("state", "sign"), [({"saved": True}, "✓"), ({"threatened": True}, "!"), ({"locked": True}, "#"), ({}, " ")]
)
def test_each_way_a_piece_stands_has_a_sign(state: dict[str, bool], sign: str) -> None:
    assert sign_of({"saved": False, "threatened": False, "locked": False, **state}) == sign


def test_painting_outside_a_canvas_is_cut_off() -> None:
    canvas = Canvas(3, 1, "#000000")
    canvas.text(-1, 0, "abcdef", "#ffffff")
    canvas.text(0, 5, "x", "#ffffff")
    assert canvas.plain() == "bcd"
    assert canvas.strip(0).cell_length == 3


def test_a_picture_of_the_screen_can_be_taken() -> None:
    root = ElementTree.fromstring(asyncio.run(take(seed=8, plies=12, keys=["1"], size=(80, 24))))
    letters = "".join(element.text or "" for element in root.iter("{http://www.w3.org/2000/svg}text"))
    assert "Explorers" in letters


def test_the_seed_is_shown_only_when_the_match_is_over() -> None:
    """BASE-INFO-2, 3: whoever knows the seed knows the hidden tiles."""
    app = make_app("the-base", seats={0: "human", 1: "human"}, seed=4711)
    match = app.table.match
    while not match.finished:
        assert "4711" not in app.title_text().plain
        match.play(match.waiting[0], match.legal(match.waiting[0])[-1])
    assert "4711" in app.title_text().plain
