"""Whole matches of The Base by people who try anything: against bots and against each other."""

from __future__ import annotations

import pytest

from tests.web.conftest import Visit
from tests.web.driver import Player
from tests.web.soak.wanderer import Wanderer

pytestmark = pytest.mark.soak

SHORT = {"countdown_start": 5}


def is_told(player: Player) -> bool:
    """Whether the result is one that a player of one side can have."""
    return player.result() in [player.say(f"table-end-{end}") for end in ("won", "lost", "draw")]


@pytest.mark.parametrize("phone", [False, True], ids=["mouse", "touch"])
def test_against_a_bot(visit: Visit, phone: bool) -> None:
    player = visit(phone=phone)
    player.open_table("the-base", *player.chance.sample(["me", "beginner"], 2), options=SHORT)
    Wanderer(player).play_on()
    assert is_told(player)


def test_against_a_bot_by_keys(visit: Visit) -> None:
    player = visit("de")
    player.open_table("the-base", "me", "casual", options=SHORT)
    wanderer = Wanderer(player)
    wanderer.play_on(wanderer.act_by_keys)
    assert is_told(player)


def test_two_people_see_the_same(visit: Visit) -> None:
    anna, bert = visit("cs"), visit("sk")
    bert.sit_down(anna.open_table("the-base", "me", "open", options=SHORT), "Bert")
    while not anna.ended:
        acting = anna if anna.is_to_act() else bert
        if not Wanderer(acting).wait_turn():
            break
        Wanderer(acting).act()
        count = Wanderer(acting).plies()
        for player in (anna, bert):
            player.page.wait_for_function(
                "plies => Number(document.querySelector('.stage').dataset.plies) >= plies", arg=count
            )
            player.rest()
        assert anna.board() == bert.board()
        assert anna.log() == bert.log()
    assert is_told(anna)
    assert is_told(bert)
