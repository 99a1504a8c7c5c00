"""Line of sight (section 4.1; SQ-LOS-1 to 8), also against a reference that reckons with exact fractions."""

from __future__ import annotations

import itertools
from fractions import Fraction
from functools import cache
from math import floor
from random import Random
from typing import NamedTuple

import pytest

from sublevel.games.star_quest import hulk, sight
from sublevel.games.star_quest.state import ABOARD, DOCKED, Hulk
from sublevel.games.star_quest.tables import DREADNOUGHT, NOBODY
from tests.games.star_quest.hulks import Layout, at, bay, door_named, joined, mini_map, nobody, square, stand

GRIDLING, ORK, ANDROID = 15, 29, 37


def radar(s: Hulk, pair: str) -> bool:
    """Whether the radar line between two squares is free, the same from both ends."""
    a, b = (square(name) for name in pair.split("-"))
    assert sight.radar(s, a, b) == sight.radar(s, b, a)
    return sight.radar(s, a, b)


def fire(s: Hulk, pair: str) -> bool:
    """Whether the line of fire between two squares is free, the same from both ends."""
    a, b = (square(name) for name in pair.split("-"))
    assert sight.fire_line(s, a, b) == sight.fire_line(s, b, a)
    return sight.fire_line(s, a, b)


# The worked examples.


def test_the_printed_diagram() -> None:
    """TV-1, SQ-LOS-1 to 3: every square of the diagram, for radar and for fire."""
    below = [(x, 2) for x in (0, 1, 2, 5, 6, 7)] + [(x, 4) for x in (2, 3, 4, 5)]
    s = mini_map(8, 6, below, right=[(1, 5), (5, 5)])
    for n, place in enumerate([(2, 0), (4, 0), (1, 1), (4, 1), (2, 3), (6, 4)]):
        stand(s, GRIDLING + n, at(*place))
    rows = ["ggwwgwww", "gwwwwwwb", "bbwwwwbb", "ggwwXwww", "gwwwwwwg", "wbbbbbgg"]
    seen = {(False, False): "b", (True, False): "g", (True, True): "w"}
    found = [
        "".join(
            "X"
            if (x, y) == (4, 3)
            else seen[sight.radar(s, at(4, 3), at(x, y)), sight.fire_line(s, at(4, 3), at(x, y))]
            for x in range(8)
        )
        for y in range(6)
    ]
    assert found == rows


def test_a_dreadnought_looks_from_all_its_squares() -> None:
    """TV-2, SQ-LOS-5: from the block at (1, 0) all is visible but (2, 2) and (2, 3); its own squares do not block."""
    s = mini_map(6, 4, below=[(2, 1), (5, 1)], right=[(1, 2), (1, 3)])
    stand(s, DREADNOUGHT, at(1, 0))
    block = {(1, 0), (2, 0), (1, 1), (2, 1)}
    before = list(s.standing)
    hidden = {
        (x, y)
        for x in range(6)
        for y in range(4)
        if (x, y) not in block and not sight.figure_fires(s, DREADNOUGHT, at(x, y))
    }
    assert hidden == {(2, 2), (2, 3)}
    assert list(s.standing) == before


def test_a_dreadnought_is_seen_if_one_square_is() -> None:
    """SQ-LOS-5: as a target too, and it does not hide behind itself."""
    s = joined()
    stand(s, DREADNOUGHT, square("c5"))
    stand(s, 0, square("j5"))
    assert sight.line_of_fire(s, 0, DREADNOUGHT)
    assert sight.line_of_fire(s, DREADNOUGHT, 0)
    stand(s, ORK, square("e5"))
    stand(s, ORK + 1, square("e6"))
    assert not sight.line_of_fire(s, 0, DREADNOUGHT)
    assert not sight.line_of_fire(s, DREADNOUGHT, 0)


def test_radar_lines_of_the_first_hulk() -> None:
    """TV-5."""
    s = joined()
    free = {
        "c1-c14": True,
        "c1-c15": False,
        "b4-c5": True,
        "a4-c5": False,
        "l3-m3": True,
        "l3-m2": False,
        "h8-f10": True,
        "g8-f10": False,
        "r17-s18": True,
        "q17-s19": False,
        "f6-f4": False,
    }
    assert {pair: radar(s, pair) for pair in free} == free
    hulk.set_door(s, door_named(s, "e4S"), 1)
    assert [radar(s, pair) for pair in ("f6-f4", "c5-f4", "h5-f4")] == [True, True, False]


def test_fire_lines_of_the_first_hulk() -> None:
    """TV-6, SQ-LOS-3."""
    s = joined()
    stand(s, GRIDLING, square("c5"))
    assert (fire(s, "c1-c9"), radar(s, "c1-c9")) == (False, True)
    nobody(s)
    stand(s, GRIDLING, square("c9"))
    assert fire(s, "b9-d11")
    stand(s, GRIDLING + 1, square("b10"))
    assert not fire(s, "b9-d11")
    nobody(s)
    stand(s, GRIDLING, square("c10"))
    assert not fire(s, "b9-d11")


def test_blips_and_distance_do_not_matter() -> None:
    """SQ-LOS-6, SQ-LOS-7: a blip on the line blocks nothing; the longest corridor is seen from end to end."""
    s = joined()
    s.at[square("c5")] = 51
    assert fire(s, "c1-c9")
    assert radar(s, "m9-x9")


def test_docked_figures_see_nothing_and_block_nothing() -> None:
    """SQ-LOS-6, SQ-LOS-8."""
    s = joined()
    s.square[4], s.status[4] = bay("dR1"), DOCKED
    sight.look_around(s)
    assert sum(s.seen) == 0
    assert not sight.in_squads_sight(s, square("a3"))
    assert not sight.figure_sees(s, 4, square("a3"))
    stand(s, ORK, square("b3"))
    assert not sight.line_of_fire(s, ORK, 4)


def test_squads_see_what_one_of_their_figures_sees() -> None:
    """SQ-LOS-8: every Aboard figure of every squad is an observer, a passing one too."""
    s = joined()
    for figure, name in ((1, "c1"), (6, "m15")):
        s.square[figure], s.status[figure] = square(name), ABOARD  # not standing: it passes over somebody
    sight.look_around(s)
    for place in range(576):
        one_does = any(sight.radar(s, square(start), place) for start in ("c1", "m15"))
        assert sight.is_seen(s, place) == sight.in_squads_sight(s, place) == one_does


# An independent reckoning: points and walls in the plane, with exact fractions.


def walls_at(s: Hulk, x: int, y: int) -> list[tuple[int, int]]:
    """The directions in which walls leave a lattice point, which is the north-west corner of square (x, y)."""
    sides = {
        (0, -1): y > 0 and x > 0 and not hulk.edge_open(s, at(x - 1, y - 1), hulk.EAST, NOBODY),
        (0, 1): x > 0 and not hulk.edge_open(s, at(x - 1, y), hulk.EAST, NOBODY),
        (-1, 0): y > 0 and not hulk.edge_open(s, at(x - 1, y - 1), hulk.SOUTH, NOBODY),
        (1, 0): y > 0 and not hulk.edge_open(s, at(x, y - 1), hulk.SOUTH, NOBODY),
    }
    return [side for side, wall in sides.items() if wall]


class Course(NamedTuple):
    """What a line from the centre of square (0, 0) to that of (dx, dy) meets, as far as it goes."""

    inside: list[tuple[int, int]]  # squares between the two
    corners: list[tuple[int, int]]  # lattice points, each the north-west corner of a square
    east: list[tuple[int, int]]  # squares whose eastern edge it crosses
    south: list[tuple[int, int]]  # squares whose southern edge it crosses


@cache
def course(dx: int, dy: int) -> Course:
    """The course of a line, in exact fractions."""
    half = Fraction(1, 2)
    met = {(k - half) / Fraction(dx) for k in range(min(0, dx) + 1, max(0, dx) + 1)} if dx else set()
    if dy:
        met |= {(k - half) / Fraction(dy) for k in range(min(0, dy) + 1, max(0, dy) + 1)}
    # Between two crossings of lattice lines a line is inside one square.
    middles = [(a + b) / 2 for a, b in itertools.pairwise([Fraction(0), *sorted(met), Fraction(1)])]
    inside = [(floor(half + t * dx), floor(half + t * dy)) for t in middles]
    found = Course([place for place in inside if place not in ((0, 0), (dx, dy))], [], [], [])
    for t in met:
        x, y = half + t * dx, half + t * dy
        if x.denominator == 1 and y.denominator == 1:
            found.corners.append((int(x), int(y)))
        elif x.denominator == 1:
            found.east.append((int(x) - 1, floor(y)))
        else:
            found.south.append((floor(x), int(y) - 1))
    return found


def reference(s: Hulk, a: int, b: int, figures: set[int]) -> tuple[bool, bool]:
    """Radar and fire between two squares by geometry (SQ-LOS-3).

    A line that crosses a wall is blocked; so is one that touches a wall's end if the wall runs closer to it than 45
    degrees, or if there is something on both sides of the touched point.
    """
    dx, dy = b % 24 - a % 24, b // 24 - a // 24
    met = course(dx, dy)
    radar_free = all(hulk.edge_open(s, a + at(*place), hulk.EAST, NOBODY) for place in met.east)
    radar_free &= all(hulk.edge_open(s, a + at(*place), hulk.SOUTH, NOBODY) for place in met.south)
    fire_free = not any(a + at(*place) in figures for place in met.inside)
    for x, y in met.corners:
        walls = walls_at(s, a % 24 + x, a // 24 + y)
        sides = {dx * wy - dy * wx > 0 for wx, wy in walls}
        if len(sides) == 2 or any((wx * dx + wy * dy) ** 2 * 2 > dx * dx + dy * dy for wx, wy in walls):
            radar_free = False
        for ox, oy in itertools.product((-1, 0), repeat=2):
            beside = (2 * ox + 1) * dx * (2 * oy + 1) * dy < 0  # not the squares that it leaves and enters
            if beside and a + at(x + ox, y + oy) in figures:
                sides.add(dx * (2 * oy + 1) - dy * (2 * ox + 1) > 0)
        fire_free &= len(sides) < 2
    return radar_free, radar_free and fire_free


def crowded(layout: Layout, random: Random) -> tuple[Hulk, set[int]]:
    """A hulk with random doors open and figures on random squares."""
    s = joined(layout)
    for door in range(24):
        hulk.set_door(s, door, random.randrange(2))
    figures = set(random.sample(range(576), 60))
    for place in figures:
        s.standing[place // 24] |= 1 << place % 24
    return s, figures


@pytest.mark.parametrize("turns", range(4))
def test_all_pairs_of_squares_of_all_boards_agree_with_geometry(turns: int) -> None:
    """SQ-LOS-2, SQ-LOS-3, SQ-LOS-4: every pair of squares on all boards in all rotations, random doors and figures."""
    s, figures = crowded(((1, turns), (2, turns), (3, turns), (4, turns)), Random(turns))
    for qx, qy in itertools.product((0, 12), repeat=2):
        places = [at(qx + x, qy + y) for y in range(12) for x in range(12)]
        for a, b in itertools.combinations(places, 2):
            wanted = reference(s, a, b, figures)
            assert (sight.radar(s, a, b), sight.fire_line(s, a, b)) == wanted, (turns, a, b)
            assert (sight.radar(s, b, a), sight.fire_line(s, b, a)) == wanted, (turns, b, a)


@pytest.mark.parametrize("seed", range(8))
def test_lines_across_boards_agree_with_geometry(seed: int) -> None:
    """SQ-LOS-2, SQ-LOS-4: far pairs of squares on hulks in any arrangement."""
    random = Random(1000 + seed)
    order = random.sample(range(1, 5), 4)
    s, figures = crowded([(board, random.randrange(4)) for board in order], random)
    for _ in range(1500):
        a, b = random.sample(range(576), 2)
        wanted = reference(s, a, b, figures)
        assert (sight.radar(s, a, b), sight.fire_line(s, a, b)) == wanted, (a, b)
        assert (sight.radar(s, b, a), sight.fire_line(s, b, a)) == wanted, (b, a)
