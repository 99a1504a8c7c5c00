"""Underground's first scenario, won through the page: by mouse, by keys, by touch, and by two people with the timer."""

from __future__ import annotations

from playwright.sync_api import expect

from sublevel.engine.core import TABLE
from tests.web.conftest import Visit
from tests.web.guides import Pointing, Typing, escape
from tests.web.hikers import Hiker
from tests.web.routes import Laid, Route


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


def test_a_piece_and_a_way_make_one_suggestion(visit: Visit) -> None:
    """Who waits suggests a whole turn, step by step; who is to act takes up one part after the other."""
    route = Route("two-with-the-timer")
    gestures = list(route.gestures())
    at = next(i for i, gesture in enumerate(gestures) if [part.kind for part in gestures[i : i + 2]] == ["P", "step"])
    piece, way = gestures[at : at + 2]
    ida, jan = Hiker(visit()), Hiker(visit("cs"))
    holders = ("me", "open") if piece.seat == 0 else ("open", "me")
    link = ida.open_table(*holders, origin={**route.origin, "plies": piece.plies})
    jan.player.sit_down(link, "Jan")
    for hiker in (ida, jan):
        expect(hiker.page.locator(".veil")).to_have_count(0)
        hiker.choose_view("plan")

    planner = Pointing(jan)
    planner.hold(Laid.read(piece.texts[0]))
    planner.lay(Laid.read(piece.texts[0]).grip)
    idea = jan.page.locator(".idea")
    expect(idea).to_be_visible()
    for text in way.texts:
        planner.aim(text[3:5])
        expect(idea).to_contain_text(jan.say("do-step", cell=text[3:5]))

    actor = Pointing(ida)
    for part in (piece, way):
        ida.player.press(ida.player.button("table-proposal-show"))
        ida.player.press(ida.page.locator(".moment .btn.go"))
        actor.wait_plies(part.after)
    expect(ida.page.locator(".idea")).to_have_count(0)
