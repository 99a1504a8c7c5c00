"""Questions about the ship: what is seen from a square, and what is in reach (section 14, 2 and 3)."""

from __future__ import annotations

import itertools

import pytest

from sublevel.engine.errors import BadOption
from sublevel.games.star_quest.game import GAME
from sublevel.games.star_quest.names import SQUARE_NAMES
from sublevel.games.star_quest.obstacles import obstacles
from sublevel.games.star_quest.sight import fire_line, line, radar
from sublevel.games.star_quest.state import Hulk
from sublevel.games.star_quest.tables import DREADNOUGHT, SIDE, SQUARES
from tests.games.star_quest.hulks import at, mini_map, name_of, stand
from tests.games.star_quest.scenes import Scene


def test_sight_is_what_the_rules_say() -> None:
    """SQ-LOS-1: radar passes figures, fire does not; every square is answered as the rules would."""
    s = Scene(2).put(R1="c5", G1="f5").s
    here = SQUARE_NAMES.index("c5")
    answer = GAME.answer(GAME.copy(s), "sight c5")
    for square in range(SQUARES):
        y, x = divmod(square, SIDE)
        assert (answer["radar"][y][x] == "1") == radar(s, here, square)
        assert (answer["fire"][y][x] == "1") == fire_line(s, here, square)
    assert (answer["radar"][4][6], answer["fire"][4][6]) == ("1", "0")  # g5, behind the Gridling
    assert answer["fire"][4][5] == "1"  # the Gridling itself


def in_the_way(s: Hulk, a: int, b: int, fire: int) -> list[str]:
    """The obstacles of a line, in short; the state is as it was."""
    before = [list(rows) for rows in (s.wall_east, s.wall_south, s.standing)]
    found = [name_of(one.square) + one.side for one in obstacles(s, a, b, fire)]
    assert [list(rows) for rows in (s.wall_east, s.wall_south, s.standing)] == before
    return found


def test_whatever_blocks_is_found() -> None:
    """SQ-LOS-2, SQ-LOS-3: on the printed diagram (TV-1) what blocks is named; nothing on a free line."""
    below = [(x, 2) for x in (0, 1, 2, 5, 6, 7)] + [(x, 4) for x in (2, 3, 4, 5)]
    s = mini_map(8, 6, below, right=[(1, 5), (5, 5)])
    for n, place in enumerate([(2, 0), (4, 0), (1, 1), (4, 1), (2, 3), (6, 4)]):
        stand(s, 15 + n, at(*place))
    for here, there, fire in itertools.product(range(48), range(48), (0, 1)):
        a, b = at(*divmod(here, 6)), at(*divmod(there, 6))
        assert (in_the_way(s, a, b, fire) == []) == line(s, a, b, fire)
    assert in_the_way(s, at(4, 3), at(4, 0), 1) == ["e2"]  # the nearer of two figures in one line
    assert in_the_way(s, at(4, 0), at(4, 3), 1) == ["e2"]
    assert in_the_way(s, at(4, 3), at(4, 5), 0) == ["e5S"]  # a wall
    assert in_the_way(s, at(0, 3), at(0, 0), 0) == ["a3S"]


def test_two_that_close_a_corner_are_both_in_the_way() -> None:
    """SQ-LOS-3: figures that touch diagonally; a figure and the end of a wall; one of them alone leaves it free."""
    s = mini_map(4, 4)
    stand(s, 15, at(1, 0))
    assert in_the_way(s, at(0, 0), at(1, 1), 1) == []
    stand(s, 16, at(0, 1))
    assert in_the_way(s, at(0, 0), at(1, 1), 1) == ["b1", "a2"]
    assert in_the_way(s, at(0, 0), at(1, 1), 0) == []
    s = mini_map(4, 4, below=[(0, 0)])
    stand(s, 15, at(1, 0))
    assert in_the_way(s, at(0, 0), at(1, 1), 1) == ["a1S", "b1"]


def test_a_dreadnought_is_not_in_its_own_way() -> None:
    """SQ-LOS-5: neither at the beginning of a line nor at its end, but in that of others."""
    s = mini_map(8, 4)
    stand(s, DREADNOUGHT, at(2, 0))
    assert in_the_way(s, at(2, 0), at(6, 0), 1) == []
    assert in_the_way(s, at(6, 0), at(2, 0), 1) == []
    assert in_the_way(s, at(0, 0), at(6, 0), 1) == ["c1"]


def test_what_is_in_the_way_has_a_name() -> None:
    """Section 14, 3: walls by their edges, closed doors by their names, figures with their squares; not open doors."""
    scene = Scene(2).put(R1="c5", G1="f5")

    def way(question: str) -> list[tuple[str, str, str]]:
        return [(one["kind"], one["name"], one["at"]) for one in GAME.answer(GAME.copy(scene.s), question)["fire"]]

    assert GAME.answer(GAME.copy(scene.s), "line c5 g5") == {
        "radar": [],
        "fire": [{"kind": "figure", "name": "G1", "at": "f5"}],
    }
    assert way("line c5 f5") == []
    assert way("line c5 a5") == [("door", "b5E", "b5E")]
    assert way("line c6 a6") == [("door", "b5E", "b6E")]  # its other half
    assert way("line c7 a7") == [("wall", "b7E", "b7E")]
    scene.open("b5E")
    assert way("line c5 a5") == []


def test_reach_is_that_of_a_selected_figure() -> None:
    """SQ-MOVE-1: where somebody could go who can be selected; nobody else goes anywhere."""
    scene = Scene(2).put(R1="c5", G1="f5")
    s = scene.s
    answer = GAME.answer(GAME.copy(s), "reach R1")
    assert {way["square"] for way in answer["ways"]} >= {"c6", "d5"}
    assert all(way["cost"] <= 6 for way in answer["ways"])
    assert GAME.answer(GAME.copy(s), "reach G1")["ways"] == []


OTHERS = [
    "",
    "sight",
    "sight z9",
    "sight a1 b1",
    "line",
    "line a1",
    "line a1 dR1",
    "reach",
    "reach Q1",
    "blips",
    "sight dR1",
]


@pytest.mark.parametrize("question", OTHERS)
def test_other_questions_are_not_answered(question: str) -> None:
    known = "'sight' with a square, 'line' with two squares and 'reach' with a figure"
    with pytest.raises(BadOption, match=f"is no question; there are {known}"):
        GAME.answer(Scene(2).s, question)
