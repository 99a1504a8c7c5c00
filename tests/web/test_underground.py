"""Matches of Underground through the page by people who try anything: by mouse, by keys, and two with the timer."""

from __future__ import annotations

import contextlib
import json
import tomllib
from typing import Any

import pytest
from playwright.sync_api import TimeoutError as PlaywrightTimeout
from playwright.sync_api import expect

from sublevel.games.underground import data
from tests.web.axe import barriers
from tests.web.conftest import PICTURES, Visit
from tests.web.hikers import LOOK, Hiker

MOST_CALLS = 60  # draw calls of a picture of the table


def stairwell(cards: int) -> dict[str, Any]:
    """The first scenario with fewer cards, for a match that does not last an hour where software draws the table."""
    text = (data.DATA / "scenarios" / "stairwell.toml").read_text(encoding="utf-8")
    return {**tomllib.loads(text), "draw_pile": cards}


def picture(hiker: Hiker, name: str) -> None:
    """Keep what is seen."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    hiker.page.screenshot(path=PICTURES / f"underground-{name}.png")


def test_a_match_by_mouse_at_the_table(visit: Visit) -> None:
    hiker = Hiker(visit())
    hiker.open_table("me", options={"setup": stairwell(cards=6)})
    hiker.set_out()
    canvas = hiker.page.locator(".stage canvas")
    hiker.page.wait_for_selector(".stage canvas[data-stats]")
    turns = 0
    while not hiker.ended:
        hiker.turn(build=0.8, walk=0.6)
        turns += 1
        if turns == 3:
            picture(hiker, "table")
    assert 2 < turns <= 6  # the kidnapper may take cards too
    assert hiker.result == hiker.player.say("table-end-together-lost")
    log = hiker.player.log()
    assert sum(text.startswith("C ") for text in log) == turns
    assert any(text.startswith("P ") for text in log), "no piece was placed"
    assert any(text[2:3] == "-" for text in log), "the figure never moved"
    cost = json.loads(canvas.get_attribute("data-stats") or "{}")
    print(f"one picture of the table: {cost['calls']} draw calls, {cost['frame']:.0f} ms of the processor's time")
    assert 0 < cost["calls"] <= MOST_CALLS


def test_a_match_by_keys_on_the_plan(visit: Visit) -> None:
    hiker = Hiker(visit("de"))
    hiker.open_table("me", options={"setup": stairwell(cards=14)})
    hiker.choose_view("plan")
    hiker.page.keyboard.press("Escape")
    hiker.page.evaluate("document.activeElement?.blur()")
    hiker.key("Enter")  # all plateaus stay as they are drawn
    hiker.page.wait_for_selector(".moment [data-card]")
    turns = 0
    while not hiker.ended:
        hiker.turn_by_keys()
        turns += 1
        if turns == 8:
            picture(hiker, "plan")
    assert hiker.result == hiker.player.say("table-end-together-lost")
    log = hiker.player.log()
    assert sum(text.startswith("C ") for text in log) == turns
    assert any(text.startswith("P ") for text in log), "no piece was placed"


def test_two_people_and_the_sand(visit: Visit) -> None:
    """One plays, the other suggests and turns the timer, and the clock lets the sand run out by itself."""
    ida, jan = Hiker(visit("cs")), Hiker(visit("sk"))
    options = {"setup": stairwell(cards=9), "timer_mode": "real", "timer_seconds": 45, "timer_flip": "full"}
    link = ida.open_table("me", "open", options={**options, "end_section": 2})
    jan.player.sit_down(link, "Jan")
    for hiker in (ida, jan):
        expect(hiker.page.locator(".veil")).to_have_count(0)
        hiker.choose_view("plan")
    ida.set_out()
    ida.do(ida.page.locator(".moment .acts .btn").first)  # who begins

    # The one who waits suggests a card; the other one sees it.
    for hiker in (ida, jan):
        expect(hiker.page.locator(".timer .t").first).to_contain_text("0:")
    jan.cards.first.click()
    expect(ida.page.get_by_text(ida.player.say("table-proposal-theirs", name="Jan"))).to_be_visible()
    picture(ida, "two")

    # He turns the timer, too: the kidnapper comes nearer for both.
    before = ida.played()
    jan.page.keyboard.press("Space")
    for hiker in (ida, jan):
        hiker.wait_more(before)
        expect(hiker.page.locator(".lamp")).to_be_attached()
    assert ida.sections_passed == jan.sections_passed == 1

    # Ida plays a turn; the rest is the clock's, until the kidnapper is there.
    ida.turn(build=0.9, walk=0)
    assert jan.cards.count() == 2
    jan.wait_out(timeout=100_000)
    ida.page.wait_for_selector("#end-title")
    for hiker in (ida, jan):
        assert hiker.result == hiker.player.say("table-end-together-lost")
    assert ida.player.log() == jan.player.log()
    assert "Z" in " ".join(ida.player.log())


def test_what_does_not_fit_is_explained(visit: Visit) -> None:
    hiker = Hiker(visit())
    hiker.open_table("me", options={"setup_choices": "auto"})
    hiker.choose_view("plan")
    hiker.do(hiker.cards.first)
    rule = hiker.page.locator(".note.refusal a[href='/rules/underground#UG-PLACE-4']")
    for cell in ("D1", "C1", "B1", "A1"):  # the figure stands on D1; where a piece covers that depends on its shape
        hiker.page.locator(f"[data-cell={cell}]").hover()
        with contextlib.suppress(PlaywrightTimeout):
            rule.wait_for(timeout=LOOK)
            break
    expect(rule).to_be_visible()
    picture(hiker, "refused")


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("size", ["desk", "phone"])
def test_tables_without_barriers(visit: Visit, size: str, theme: str) -> None:
    hiker = Hiker(visit("de" if theme == "light" else "en", phone=size == "phone", theme=theme))
    hiker.open_table("me", "me", options={"timer_mode": "turns", "setup_choices": "auto"})
    found: list[str] = []
    for view in ("plan", "table"):
        hiker.choose_view(view)
        if view == "table":
            hiker.page.wait_for_selector(".stage canvas[data-stats]")
        picture(hiker, f"{view}-{size}-{theme}-card")
        found += barriers(hiker.page)
        if view == "plan":
            hiker.do(hiker.cards.first)
            hiker.point(hiker.offers[len(hiker.offers) // 2]) if size == "phone" else hiker.page.mouse.move(700, 300)
        picture(hiker, f"{view}-{size}-{theme}")
        found += barriers(hiker.page)
    width = hiker.page.evaluate("document.documentElement.scrollWidth")
    assert width <= hiker.page.evaluate("innerWidth")
    assert not found, "\n".join(found)
