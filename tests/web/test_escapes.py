"""Whole matches of Underground through the page, won and lost: by mouse, keys and touch, and by two with the timer."""

from __future__ import annotations

import json

from playwright.sync_api import expect

from sublevel.engine.core import TABLE
from tests.table.server import Server
from tests.web.conftest import Visit
from tests.web.guides import Pointing, Typing, follow
from tests.web.hikers import DRAWN, Hiker
from tests.web.routes import Laid, Route

MOST_CALLS = 60  # draw calls of a picture of the table


def test_out_by_mouse_at_the_table(visit: Visit) -> None:
    route, hiker = Route("alone"), Hiker(visit(sharpness=0.5))
    hiker.open_table("me", origin=route.origin)
    hiker.see_table()
    follow(route, Pointing(hiker))


def test_out_by_keys_on_the_plan(visit: Visit) -> None:
    route, hiker = Route("alone"), Hiker(visit("de"), view="plan")
    hiker.open_table("me", origin=route.origin)
    follow(route, Typing(hiker))


def test_out_by_touch_on_a_phone(visit: Visit) -> None:
    route, hiker = Route("alone"), Hiker(visit("cs", phone=True, sharpness=0.5))
    hiker.open_table("me", origin=route.origin)
    hiker.see_table()
    follow(route, Pointing(hiker))


def test_a_match_is_lost_at_the_table(visit: Visit) -> None:
    """The cards run out; however much lies in the box, a picture of it costs few draw calls."""
    route, hiker = Route("out-of-cards"), Hiker(visit(sharpness=0.5))
    assert not route.won
    hiker.open_table("me", origin=route.origin)
    hiker.see_table()
    follow(route, Pointing(hiker))
    assert hiker.player.log() == route.log
    hiker.player.rest()
    cost = json.loads(hiker.page.locator(DRAWN).get_attribute("data-stats") or "{}")
    print(f"one picture of the table: {cost['calls']} draw calls, {cost['frame']:.0f} ms of the processor's time")
    assert 0 < cost["calls"] <= MOST_CALLS


def test_two_get_out_while_the_sand_runs(visit: Visit, server: Server) -> None:
    """Both turn the timer, and once the clock lets it run out by itself."""
    route = Route("two-with-the-timer")
    assert any(ply.seat == TABLE for ply in route.match.plies)
    ida, jan = Hiker(visit("sk"), view="plan"), Hiker(visit(phone=True), view="plan")
    link = ida.open_table("me", "open", origin=route.origin)
    jan.player.sit_down(link, "Jan")
    with ida.player.board_in_place(), jan.player.board_in_place():
        follow(route, Typing(ida), Pointing(jan), server=server)


def test_a_piece_and_a_way_make_one_suggestion(visit: Visit) -> None:
    """Jan waits and suggests a whole turn, step by step; Ida takes up one part after the other."""
    route = Route("two-with-the-timer")
    gestures = list(route.gestures())
    at = next(i for i, gesture in enumerate(gestures) if [part.kind for part in gestures[i : i + 2]] == ["P", "step"])
    piece, way = gestures[at : at + 2]
    ida, jan = Hiker(visit(), view="plan"), Hiker(visit("cs"), view="plan")
    holders = ("me", "open") if piece.seat == 0 else ("open", "me")
    link = ida.open_table(*holders, origin={**route.origin, "plies": piece.plies})
    jan.player.sit_down(link, "Jan")
    for hiker in (ida, jan):
        expect(hiker.page.locator(".veil")).to_have_count(0)

    planner = Pointing(jan)
    planner.hold(Laid.read(piece.texts[0]))
    planner.lay(Laid.read(piece.texts[0]).grip, "do-put")
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
