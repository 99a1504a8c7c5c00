"""Every page on desk and phone, dark and light: kept as a picture, without barriers, neither too wide nor too heavy."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.web.axe import barriers
from tests.web.conftest import PICTURES, Visit
from tests.web.driver import Player

HEAVIEST = 300_000  # bytes over the line for the first look at a table
NARROW = 360


def tour(player: Player) -> Iterator[str]:
    """Goes from page to page; gives the name of each when it is there."""
    player.open()
    player.page.wait_for_selector(".leaf.l:not(.shut)", state="attached")
    yield "home"
    player.open("/new/the-base")
    expect(player.page.locator("form")).to_be_visible()
    yield "new"
    table = player.set_up("me", "beginner", public=True).rpartition("/")[2]
    for _ in range(14):
        player.wait_turn()
        player.act()
    player.wait_turn()
    yield "table"
    player.open("/lobby")
    expect(player.page.locator(f"a[href='/t/{table}']").first).to_be_visible()
    yield "lobby"
    player.open(f"/t/{table}")
    player.wait_turn()
    player.resign()
    yield "ended"
    player.open(f"/replay/{table}#9")
    expect(player.page.get_by_role("slider", name=player.say("table-steps"))).to_have_value("9")
    yield "replay"
    player.open("/rules/the-base")
    expect(player.page.locator("article").first).to_be_attached()
    yield "rules"
    player.open("/learn/the-base")
    expect(player.page.locator(".lesson .board svg[role=group]")).to_be_visible()
    yield "learn"
    player.open("/settings")
    yield "settings"


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("size", ["desk", "phone"])
def test_pages_without_barriers(visit: Visit, size: str, theme: str) -> None:
    player = visit("de" if theme == "light" else "en", phone=size == "phone", theme=theme)
    PICTURES.mkdir(parents=True, exist_ok=True)
    found: list[str] = []
    for page in tour(player):
        expect(player.page.locator("html")).to_have_attribute("data-theme", theme)
        player.page.wait_for_function(
            "() => !document.getAnimations().some(moving => moving.effect.getTiming().iterations === 1)"
        )
        player.page.screenshot(path=PICTURES / f"{page}-{size}-{theme}.png")
        found += [f"{page}: {fault}" for fault in barriers(player.page)]
    assert not found, "\n".join(found)


def test_nothing_is_wider_than_a_small_phone(visit: Visit) -> None:
    player = visit("de", phone=True, width=NARROW)
    too_wide = []
    for page in tour(player):
        width = player.page.evaluate("document.documentElement.scrollWidth")
        if width > NARROW:
            too_wide.append(f"{page}: {width}")
    assert not too_wide


@pytest.mark.parametrize("width", [800, 1024])
def test_the_first_page_is_as_wide_as_the_window(visit: Visit, width: int) -> None:
    player = visit("de", width=width).open()
    expect(player.page.locator(".door.lit")).to_have_count(1)
    assert player.page.evaluate("document.documentElement.scrollWidth") == width


@pytest.mark.parametrize("phone", [False, True])
@pytest.mark.parametrize("width", [800, None])
def test_the_board_stays_where_it_is_when_something_is_chosen(visit: Visit, phone: bool, width: int | None) -> None:
    player = visit("de", phone=phone, width=360 if phone and width else width)
    player.open().play_now()
    while player.page.locator(".moment .pip.full").count() == 0 or not player.can_act():
        player.wait_turn()
        player.act()
    before = player.place("c3").bounding_box()
    tile = next(place for place in player.offered() if place in player.board()["tiles"])
    player.gesture(lambda: player.press(player.place(tile)))
    assert player.place("c3").bounding_box() == before


def weigh(guest: Player, address: str) -> list[int]:
    """The sizes of all files, as they come over the line, until a page is at rest."""
    line = guest.page.context.new_cdp_session(guest.page)
    line.send("Network.enable")
    sizes: list[int] = []
    line.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    guest.page.goto(address)
    guest.page.wait_for_load_state("networkidle")
    return sizes


def test_a_table_is_light(visit: Visit) -> None:
    table = visit().set_up("me", "beginner")
    guest = visit()
    sizes = weigh(guest, table)
    guest.at_table()
    assert len(sizes) > 5
    assert 50_000 < sum(sizes) < HEAVIEST, f"{sum(sizes)} bytes in {len(sizes)} files"


def test_the_first_page_is_light(visit: Visit) -> None:
    guest = visit()
    sizes = weigh(guest, f"{guest.url}/")
    expect(guest.page.locator(".door .way svg")).to_have_count(4)
    assert 50_000 < sum(sizes) < HEAVIEST, f"{sum(sizes)} bytes in {len(sizes)} files"
