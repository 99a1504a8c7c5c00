"""Every page on desk and phone, dark and light: kept as a picture, without barriers, neither too wide nor too heavy."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.table.server import Server
from tests.web.conftest import DESK, PHONE, Visit
from tests.web.driver import Player
from tests.web.looks import faults
from tests.web.movers import race

HEAVIEST = 300_000  # bytes over the line for the first look at a table
NARROW = 360
MIDDLE = 21  # actions of the race after which the Explorers are to act, with tiles to turn
AGAINST_A_BOT = [{"holder": "me"}, {"holder": "bot", "bot": "beginner"}]


def tour(player: Player) -> Iterator[str]:
    """Go from page to page; gives the name of each when it is there."""
    player.open()
    player.page.wait_for_selector(".leaf.l:not(.shut)", state="attached")
    yield "home"
    player.open("/new/the-base")
    expect(player.page.locator("form")).to_be_visible()
    yield "new"
    table = player.open_table("the-base", "me", "beginner", origin=race().origin(MIDDLE), public=True)
    yield "table"
    player.open("/lobby")
    expect(player.page.locator(f"a[href='/t/{table.rpartition('/')[2]}']").first).to_be_visible()
    yield "lobby"
    player.page.goto(table)
    player.at_table()
    player.resign()
    yield "ended"
    player.open(f"/replay/{table.rpartition('/')[2]}#9")
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


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_pages_without_barriers(visit: Visit, phone: bool) -> None:
    """In both themes, and on the phone none of them wider than a small one."""
    player = visit("de" if phone else "en", phone=phone)
    found: list[str] = []
    for page in tour(player):
        found += faults(player, page)
        if phone:
            found += too_wide(player, page)
    assert not found, "\n".join(found)


def too_wide(player: Player, page: str) -> list[str]:
    """What is wider than a small phone."""
    player.page.set_viewport_size({"width": NARROW, "height": PHONE["height"]})
    width = player.page.evaluate("document.documentElement.scrollWidth")
    player.page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
    return [f"{page}: {width} wide"] if width > NARROW else []


def test_the_first_page_is_as_wide_as_the_window(visit: Visit) -> None:
    player = visit("de", width=800).open()
    for width in (800, 1024):
        player.page.set_viewport_size({"width": width, "height": DESK["height"]})
        expect(player.page.locator(".door.lit")).to_have_count(1)
        assert player.page.evaluate("document.documentElement.scrollWidth") == width


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_the_board_stays_where_it_is_when_something_is_chosen(visit: Visit, phone: bool) -> None:
    player = visit("de", phone=phone)
    player.open_table("the-base", "me", "beginner", origin=race().origin(MIDDLE))
    size = PHONE if phone else DESK
    for width in (size["width"], NARROW if phone else 800):
        player.page.set_viewport_size({"width": width, "height": size["height"]})
        player.rest()
        before = player.place("c3").bounding_box()
        tile = next(place for place in player.offered() if place in player.board()["tiles"])
        player.press(player.place(tile))
        player.rest()
        assert player.place("c3").bounding_box() == before
        player.page.keyboard.press("Escape")
        player.rest()


def test_an_action_without_a_line_waits_for_no_player(visit: Visit) -> None:
    player = visit(phone=True)
    player.open_table("the-base", "me", "beginner", origin=race().origin(MIDDLE))
    player.press(player.place(next(place for place in player.offered() if place in player.board()["tiles"])))
    player.rest()
    player.page.context.set_offline(True)
    player.press(player.main_button)
    expect(player.page.locator(".bar .quiet")).to_have_text(player.say("table-sending"))
    note = player.page.get_by_text(player.say("table-lost-waiting", count=1)).bounding_box()
    assert note
    assert note["width"] > note["height"] * 4  # it has the width of the screen


def weigh(guest: Player, address: str) -> list[int]:
    """The sizes of all files, as they come over the line, until a page rests and its letters are there."""
    line = guest.page.context.new_cdp_session(guest.page)
    line.send("Network.enable")
    sizes: list[int] = []
    line.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    guest.page.goto(address)
    guest.rest()
    guest.page.evaluate("document.fonts.ready.then(() => null)")
    return sizes


def test_a_table_is_light(visit: Visit, server: Server) -> None:
    table = server.open_table(server.guest(), AGAINST_A_BOT)
    guest = visit()
    sizes = weigh(guest, f"{guest.url}/t/{table}")
    guest.at_table()
    assert len(sizes) > 5
    assert 50_000 < sum(sizes) < HEAVIEST, f"{sum(sizes)} bytes in {len(sizes)} files"


def test_the_first_page_is_light(visit: Visit) -> None:
    guest = visit()
    sizes = weigh(guest, f"{guest.url}/")
    expect(guest.page.locator(".door .way svg")).to_have_count(4)
    assert 50_000 < sum(sizes) < HEAVIEST, f"{sum(sizes)} bytes in {len(sizes)} files"
