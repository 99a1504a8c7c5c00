"""Free play of Underground through the page, on deals that nobody has seen before, by people who try anything."""

from __future__ import annotations

import pytest

from tests.web.conftest import Visit
from tests.web.routes.find import stairwell
from tests.web.soak.hikers import Wanderer

pytestmark = pytest.mark.soak


def played_to_the_end(hiker: Wanderer, turns: int) -> list[str]:
    """See the match lost after so many turns; gives back the log."""
    assert hiker.result == hiker.player.say("table-end-together-lost")
    log = hiker.player.log()
    assert sum(text.startswith("C ") for text in log) == turns
    return log


def test_a_match_by_mouse_at_the_table(visit: Visit) -> None:
    hiker = Wanderer(visit(sharpness=0.5))
    hiker.open_table("me", options={"setup": stairwell(cards=6)})
    hiker.see_table()
    hiker.set_out()
    turns = 0
    while not hiker.ended:
        hiker.turn(build=0.8, walk=0.6)
        turns += 1
    assert 2 < turns <= 6  # the kidnapper may take cards too
    played_to_the_end(hiker, turns)


def test_a_match_by_keys_on_the_plan(visit: Visit) -> None:
    hiker = Wanderer(visit("de"))
    hiker.open_table("me", options={"setup": stairwell(cards=14)})
    hiker.choose_view("plan")
    hiker.page.keyboard.press("Escape")
    hiker.page.evaluate("document.activeElement?.blur()")
    hiker.key("Enter")  # all plateaus stay as they are drawn
    hiker.page.wait_for_selector(".moment [data-card]")
    hiker.player.rest()
    turns = 0
    while not hiker.ended:
        hiker.turn_by_keys()
        turns += 1
    log = played_to_the_end(hiker, turns)
    assert any(text.startswith("P ") for text in log), "no piece was placed"
