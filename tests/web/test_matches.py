"""Whole matches of The Base through the page: by clicks, by keys, by taps; together, on one screen, against a bot."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.driver import Player
from tests.web.movers import Pointer, Typist, follow, race

COLUMNS = "xabcdem"
NOTATION = re.compile("([a-e][1-5])@([NESW]+)")


def leads(player: Player, cell: str, open_: str) -> str:
    """Where the passages of a tile lead: the places beside it have the same names however the board lies."""
    column, lane = COLUMNS.index(cell[0]), int(cell[1])
    beside = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
    steps = [beside[direction] for direction in open_]
    places = [f"{COLUMNS[column + across]}{lane + down}" for across, down in steps if 1 <= lane + down <= 5]
    return player.say("the-base-board-open", leads="somewhere", places=", ".join(places))


def test_two_people_in_two_languages_by_clicks(visit: Visit) -> None:
    course = race()
    anna, bert = visit("de"), visit("cs")
    link = anna.open_table("the-base", "me", "open", origin=course.origin())
    assert anna.page.get_by_role("textbox", name=anna.say("table-wait-link")).input_value() == link
    bert.sit_down(link, "Bert")
    expect(anna.page.locator(".veil")).to_have_count(0)
    expect(anna.page.get_by_role("region", name=f"Bert, {anna.side(1)}")).to_be_visible()

    with anna.board_in_place():
        follow(course.deeds(), Pointer(anna), Pointer(bert))

    for player in (anna, bert):
        # The oldest lines tell how the tiles were set up, to each in their language.
        lines = player.page.locator(".log .ln:has(.says)").all()
        cell, open_ = NOTATION.fullmatch(player.log()[0]).groups()  # type: ignore[union-attr]
        told = player.say("the-base-board-tile-told", kind="oriented", cell=cell, open=leads(player, cell, open_))
        assert any(told in line.inner_text() for line in lines)
        expect(player.page.locator("html")).to_have_attribute("lang", player.lang)
        assert player.log() == [ply.text for ply in course.match.plies]
        expect(player.button("table-deed-rematch")).to_be_visible()
    assert anna.result() == anna.say("table-end-won")
    assert bert.result() == bert.say("table-end-lost")


def test_a_match_by_keyboard_alone(visit: Visit) -> None:
    course = race()
    player = visit()
    player.open_table("the-base", "me", "me", origin=course.origin())
    follow(course.deeds(), Typist(player))
    assert player.result() == player.say("table-end-winner", name="Ida", count=1)  # against Ida 2
    player.tab_to("a[href^='/replay/']")
    player.page.keyboard.press("Enter")
    player.page.wait_for_url("**/replay/*")


def test_a_table_is_set_up_by_keyboard_alone(visit: Visit) -> None:
    player = visit().open()
    keyboard = player.page.keyboard
    # From the first page to a new table.
    player.tab_to(f"[aria-label='{player.say('web-ways', game=player.say('the-base-title'))}']")
    keyboard.press("Enter")
    wanted = player.say("web-way-setup")
    for _ in range(12):
        if player.page.evaluate("document.activeElement.textContent").startswith(wanted):
            break
        keyboard.press("ArrowDown")
    keyboard.press("Enter")
    player.page.wait_for_url("**/new/the-base")
    player.rest()
    # The enemy is the weakest bot, and the countdown is short.
    player.tab_to("[value='bot:skilled']")
    keyboard.press("ArrowLeft")
    keyboard.press("ArrowLeft")
    expect(player.page.locator("[value='bot:beginner']").last).to_be_checked()
    player.tab_to(f"[aria-label='{player.say('the-base-option-countdown-start')}']")
    keyboard.press("Home")
    player.tab_to("form .btn.go")
    keyboard.press("Enter")
    player.at_table()
    # The first tile lies in the hand: Enter sets it up.
    expect(player.main_button).to_be_visible()
    player.rest()
    before = player.plies()
    keyboard.press("Enter")
    player.wait_more_than(before)


def test_a_match_by_taps_on_a_phone(visit: Visit) -> None:
    course = race()
    player = visit("sk", phone=True)
    player.open_table("the-base", "me", "me", origin=course.origin())
    assert player.page.evaluate("matchMedia('(pointer: coarse)').matches")
    with player.board_in_place():
        follow(course.deeds(), Pointer(player))
    assert player.result() == player.say("table-end-winner", name="Ida", count=1)  # against Ida 2
    player.press(player.link("table-end-replay"))
    player.page.wait_for_url("**/replay/*")
    expect(player.page.locator(".stage svg[role=group]")).to_be_visible()


def test_two_clicks_lead_from_the_first_page_to_the_first_action(visit: Visit) -> None:
    player = visit().open()
    player.play_now()
    expect(player.main_button).to_be_visible()
    player.rest()
    before = player.plies()
    player.main_button.click()
    player.wait_more_than(before)
    player.resign()
    assert player.result() == player.say("table-end-lost")


def test_a_table_is_set_up_by_taps_on_a_phone(visit: Visit) -> None:
    player = visit("sk", phone=True).open()
    player.more_ways("web-way-setup")
    player.page.wait_for_url("**/new/the-base")
    player.set_up("me", "beginner")
    expect(player.main_button).to_be_visible()


def names_of(player: Player, names: tuple[str, str]) -> None:
    """Two people with names of their own at one screen, as the page of a new table asks."""
    player.open("/new/the-base")
    for seat in (0, 1):
        player.choose(player.say("web-new-seat", side=player.side(seat)), player.say("web-new-me"))
    for seat, name in enumerate(names):
        field = f"{player.side(seat)}: {player.say('web-new-name')}"
        player.page.get_by_role("textbox", name=field).fill(name)
    player.button("web-new-do-bot").click()
    player.at_table()


def test_two_on_one_screen(visit: Visit) -> None:
    """Each is called by their name when it is their turn, and the winner is named at the end."""
    player = visit("cs")
    names_of(player, ("Eva", "Ota"))
    expect(player.main_button).to_be_visible()
    called = set()
    while player.page.locator(".moment .ways").count():  # tiles that can lie one way only are set up by the table
        called.add(player.page.locator(".seat.on .name .text").first.inner_text())
        before = player.plies()
        player.main_button.click()
        player.wait_more_than(before)
        player.rest()
    assert called == {"Eva", "Ota"}
    player.resign()
    assert player.result() in [player.say("table-end-winner", name=name, count=1) for name in ("Eva", "Ota")]
