"""Underground's first scenario, won through the page: by mouse, by keys, by touch, and by two people with the timer."""

from __future__ import annotations

from playwright.sync_api import expect

from sublevel.engine.core import TABLE
from tests.web.conftest import Visit
from tests.web.guides import Pointing, Typing, escape
from tests.web.hikers import Hiker
from tests.web.routes import Route


def test_out_by_mouse_at_the_table(visit: Visit) -> None:
    route, hiker = Route("alone"), Hiker(visit(sharpness=0.5))
    hiker.open_table("me", origin=route.origin)
    hiker.page.wait_for_selector(".stage canvas[data-stats]")
    escape(route, Pointing(hiker))


def test_out_by_keys_on_the_plan(visit: Visit) -> None:
    route, hiker = Route("alone"), Hiker(visit("de"))
    hiker.open_table("me", origin=route.origin)
    hiker.page.keyboard.press("v")
    escape(route, Typing(hiker))


def test_out_by_touch_on_a_phone(visit: Visit) -> None:
    route, hiker = Route("alone"), Hiker(visit("cs", phone=True, sharpness=0.5))
    hiker.open_table("me", origin=route.origin)
    hiker.page.wait_for_selector(".stage canvas[data-stats]")
    escape(route, Pointing(hiker))


def test_two_get_out_while_the_sand_runs(visit: Visit) -> None:
    """Both turn the timer, and once the clock lets it run out by itself."""
    route = Route("two-with-the-timer")
    ida, jan = Hiker(visit("sk")), Hiker(visit(phone=True))
    link = ida.open_table("me", "open", origin=route.origin)
    jan.player.sit_down(link, "Jan")
    for hiker in (ida, jan):
        expect(hiker.page.locator(".veil")).to_have_count(0)
        hiker.choose_view("plan")
    escape(route, Typing(ida), Pointing(jan))
    assert any(ply.seat == TABLE for ply in route.match.plies)
