"""Questions about the ship: what is seen from a square, and what is in reach (section 14, 2 and 3)."""

from __future__ import annotations

import pytest

from sublevel.engine.errors import BadOption
from sublevel.games.star_quest.game import GAME
from sublevel.games.star_quest.names import SQUARE_NAMES
from sublevel.games.star_quest.sight import fire_line, radar
from sublevel.games.star_quest.tables import SIDE, SQUARES
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


def test_reach_is_that_of_a_selected_figure() -> None:
    """SQ-MOVE-1: where somebody could go who can be selected; nobody else goes anywhere."""
    scene = Scene(2).put(R1="c5", G1="f5")
    s = scene.s
    answer = GAME.answer(GAME.copy(s), "reach R1")
    assert {way["square"] for way in answer["ways"]} >= {"c6", "d5"}
    assert all(way["cost"] <= 6 for way in answer["ways"])
    assert GAME.answer(GAME.copy(s), "reach G1")["ways"] == []


@pytest.mark.parametrize("question", ["", "sight", "sight z9", "reach", "reach Q1", "blips", "sight dR1"])
def test_other_questions_are_not_answered(question: str) -> None:
    with pytest.raises(BadOption, match="is no question; there are 'sight' with a square and 'reach' with a figure"):
        GAME.answer(Scene(2).s, question)
