"""The table of Underground: its sand, what it refuses and why, and how it looks."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.table.server import Server
from tests.web.conftest import PICTURES, Visit
from tests.web.guides import Pointing, follow_on
from tests.web.hikers import Hiker
from tests.web.looks import faults
from tests.web.routes import Laid, Route

# Whether a press on a note meets what lies under it.
LETS_THROUGH = """note => {
  const { x, y } = note.getBoundingClientRect();
  return !note.contains(document.elementFromPoint(x + 5, y + 5));
}"""
SOON = 5  # seconds: time goes on in a page until it is stopped, however long that takes on a busy machine


def picture(hiker: Hiker, name: str) -> None:
    """Keep what is seen."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    hiker.page.screenshot(path=PICTURES / f"underground-{name}.png")


def sand(hiker: Hiker) -> Locator:
    """The time that the sand says."""
    return hiker.page.get_by_role("timer").first


def stop(hiker: Hiker) -> None:
    """Let time stand still in a page: the sand runs there between two words from the table."""
    now: float = hiker.page.evaluate("Date.now() / 1000")
    hiker.page.clock.pause_at(now + SOON)


def test_two_people_and_the_sand(visit: Visit, server: Server) -> None:
    """One plays, the other suggests and turns the timer, and the clock lets the sand run out by itself."""
    route = Route("caught")
    turned, *rest = route.gestures()
    assert turned.texts == ("s2:F",)
    ida, jan = Hiker(visit("cs"), view="plan"), Hiker(visit("sk"), view="plan")
    for hiker in (ida, jan):
        hiker.page.clock.install()
    link = ida.open_table("me", "open", origin=route.origin)
    jan.player.sit_down(link, "Jan")

    # Jan waits, and suggests a card; Ida sees it.
    jan.cards.first.click()
    expect(ida.page.get_by_text(ida.player.say("table-proposal-theirs", name="Jan"))).to_be_visible()
    picture(ida, "two")

    # Jan turns the timer, too: the kidnapper comes nearer for both. From there on the sand runs in the pages.
    server.move(5)
    for hiker in (ida, jan):
        hiker.player.rest()
        stop(hiker)
    jan.page.keyboard.press("Space")
    price = jan.say("turning-sand", sand="0:30")
    expect(jan.page.locator(".timer .price")).to_contain_text(price)
    expect(ida.page.locator(".section.past")).to_have_count(0)
    jan.page.keyboard.press("Space")
    for hiker in (ida, jan):
        expect(sand(hiker)).to_have_text("0:30")
        expect(hiker.page.locator(".lamp")).to_be_attached()
        expect(hiker.page.locator(".section.past")).to_have_count(1)
    server.move(10)
    for hiker in (ida, jan):
        hiker.page.clock.run_for(9_900)
        expect(sand(hiker)).to_have_text("0:21")
        expect(hiker.page.locator(".timer.late")).to_have_count(0)
        hiker.page.clock.run_for(1_000)
        expect(sand(hiker)).to_have_text("0:20")
        expect(hiker.page.locator(".timer.late")).to_have_count(1)
        hiker.page.clock.resume()

    # Ida plays a turn; the rest is the clock's, until the kidnapper is there.
    follow_on(rest, Pointing(ida), Pointing(jan), server=server)
    for hiker in (ida, jan):
        expect(hiker.page.locator("#end-title")).to_have_text(hiker.player.say("table-end-together-lost"))
    assert ida.player.log() == jan.player.log() == route.log


def test_what_does_not_fit_is_explained(visit: Visit) -> None:
    """A piece over the figure: the page says why not, and where that is written."""
    route = Route("alone")
    at = next(gesture for gesture in route.gestures() if gesture.kind == "P")
    wrong = Laid.read("P T4.1Ar3@C1")
    assert wrong.piece == Laid.read(at.texts[0]).piece
    hiker = Hiker(visit(), view="plan")
    hiker.open_table("me", origin={**route.origin, "plies": at.plies})
    Pointing(hiker).hold(wrong)
    hiker.look_at(wrong.grip)
    rule = hiker.page.locator(".note.refusal a[href='/rules/underground#UG-PLACE-4']")
    expect(rule).to_be_visible()
    assert hiker.page.locator(".note.refusal").evaluate(LETS_THROUGH), "the note keeps the board from the pointer"
    picture(hiker, "refused")


def test_a_finger_leaves_nothing_behind(visit: Visit) -> None:
    """A piece comes into the hand after a walk: it is not held over the cell that was tapped for the walk."""
    route = Route("two-with-the-timer")
    gestures = list(route.gestures())
    kinds = [gesture.kind for gesture in gestures]
    at = next(i for i in range(len(kinds)) if kinds[i : i + 3] == ["step", ".", "P"])
    hiker = Hiker(visit(phone=True), view="plan")
    hiker.open_table("me", "me", origin={**route.origin, "plies": gestures[at].plies})
    guide = Pointing(hiker)
    for gesture in gestures[at : at + 2]:
        guide.do(gesture)
    expect(guide.place).to_have_attribute("data-held", re.compile(r"\w"))
    hiker.player.rest()
    assert hiker.page.locator(".note.refusal").count() == 0


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_tables_without_barriers(visit: Visit, phone: bool) -> None:
    route = Route("two-with-the-timer")
    card = next(gesture for gesture in route.gestures() if gesture.kind == "C")
    piece = next(gesture for gesture in route.gestures() if gesture.kind == "P")
    hiker = Hiker(visit("de" if phone else "en", phone=phone), view="plan")
    hiker.open_table("me", "me", origin={**route.origin, "plies": card.plies})
    guide = Pointing(hiker)
    found = faults(hiker.player, "underground-plan-card")
    guide.do(card)
    hiker.look_at(Laid.read(piece.texts[0]).grip)
    found += faults(hiker.player, "underground-plan")
    size = hiker.page.viewport_size
    assert size
    for width in (size["width"], 360 if phone else 1366):  # on many laptops the bar stacks its buttons
        hiker.page.set_viewport_size({**size, "width": width})
        expect(hiker.page.locator(".moment .btn.go")).to_be_in_viewport(ratio=1)
    hiker.page.set_viewport_size(size)
    hiker.player.rest()
    hiker.choose_view("table")
    found += faults(hiker.player, "underground-table")
    hiker.page.get_by_role("button", name=hiker.say("turn-table")).click(trial=True)  # nothing lies over it
    assert not found, "\n".join(found)
