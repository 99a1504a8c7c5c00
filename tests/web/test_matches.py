"""Whole matches of The Base through the page: by clicks, by keys, by taps."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.driver import Player


def same_board(one: Player, other: Player) -> None:
    """Both see the same, wait for the slower one."""
    expect(other.page.locator(".steps input[type=range]")).to_have_attribute("max", str(one.plies()))
    assert one.board() == other.board()


def test_two_people_in_two_languages_by_clicks(visit: Visit) -> None:
    anna, bert = visit("de"), visit("cs")
    anna.set_up("me", "open")
    link = anna.page.get_by_role("textbox", name=anna.say("table-wait-link")).input_value()
    assert link == anna.page.url
    bert.sit_down(link, "Bert")
    expect(anna.page.locator(".veil")).to_have_count(0)
    expect(anna.page.get_by_role("region", name=re.compile("^Bert,"))).to_be_visible()

    actions = 0
    while not (anna.ended and bert.ended):
        same_board(anna, bert)
        mover = anna if anna.can_act() else bert
        if not mover.wait_turn():
            break
        mover.act()
        actions += 1
        mover.wait_plies(actions)
        other = bert if mover is anna else anna
        other.wait_plies(actions)
        assert anna.log() == bert.log()
        assert len(anna.log()) == actions

    won = [anna.say("table-end-won"), anna.say("table-end-lost"), anna.say("table-end-draw")]
    told = [bert.say("table-end-lost"), bert.say("table-end-won"), bert.say("table-end-draw")]
    assert won.index(anna.result()) == told.index(bert.result())
