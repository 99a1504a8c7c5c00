"""Panic Station through the page on any deal: one person among five bots does whatever the page offers."""

from __future__ import annotations

import pytest

from tests.table.server import Server
from tests.web.axe import barriers
from tests.web.conftest import Visit
from tests.web.crew import EDGE, SECRET, Crew

pytestmark = pytest.mark.soak

OFFERS = ".moment .btn, .tray [data-action], .tray .may, [data-mode].can, .tray .who:enabled, .map [data-place]"
BOLD = 0.5  # how often what is chosen is done, and not left for something else
ARROWS = ("ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft")
MOST_IDLE = 60  # gestures in a row after which nothing was played: many only choose something or think again
LOOKS = 20  # gestures between two searches for barriers


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_one_person_and_five_bots(visit: Visit, server: Server, size: str) -> None:
    """A whole match; nothing that the page offers leads nowhere for long, and no moment has barriers."""
    ida = Crew(visit("en", phone=size == "phone", theme="light"), server)
    ida.open_table("me", *["beginner"] * 5, options={"max_rounds": 8})
    gestures = idle = shown = 0
    while wait_for_offers(ida):
        if gestures % LOOKS == 0:
            assert not barriers(ida.page)
        act_somehow(ida)
        ida.player.rest()
        gestures += 1
        if ida.is_over():
            break
        shown, idle = ida.plies, 0 if ida.plies != shown else idle + 1
        assert idle < MOST_IDLE, f"nothing comes of what the page offers: {ida.prompt}"
    assert gestures > 3
    assert not barriers(ida.page)


def wait_for_offers(crew: Crew) -> bool:
    """Wait until there is something to do; false if the match is over instead."""
    crew.page.wait_for_selector(f"{OFFERS}, {SECRET}, #end-title")
    crew.player.rest()
    return not crew.is_over()


def act_somehow(crew: Crew) -> None:
    """Press one of the offers, or walk with an arrow key."""
    if crew.sit_out():
        return
    hints = crew.player.button("analysis-hint-close")
    if hints.count():  # they lie over the buttons of a phone
        crew.player.press(hints)
        return
    chosen = crew.page.locator(".moment .btn.go")
    if chosen.count() and crew.player.chance.random() < BOLD:
        crew.player.press(chosen.first)
        return
    offers = crew.page.locator(OFFERS)
    rooms = crew.page.locator(".way")
    count = offers.count() + min(2, rooms.count())
    if not count:
        return  # another player acts
    choice = crew.player.chance.randrange(count)
    if choice >= offers.count():
        crew.page.keyboard.press(crew.player.chance.choice(ARROWS))
        return
    offer = offers.nth(choice)
    is_card = offer.get_attribute("data-card") is not None
    crew.player.press(offer, **({"position": EDGE} if is_card else {}))
