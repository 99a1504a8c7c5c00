"""Whole matches of The Base through the page: by clicks, by keys, by taps; against people and bots."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.driver import Player, agree

NOTATION = re.compile("([a-e][1-5])@([NESW]+)")


def outcome(player: Player, *, won: str, lost: str) -> str:
    """The result as the reader sees it, in words of our own."""
    words = {player.say("table-end-won"): won, player.say("table-end-lost"): lost}
    return {**words, player.say("table-end-draw"): "draw"}[player.result()]


def play_together(one: Player, other: Player) -> None:
    """Two people play to the end, and at every step both see the same."""
    while not one.ended and not other.ended:
        actions = agree(one, other)
        mover = one if one.can_act() else other
        if not mover.wait_turn():
            break
        mover.act()
        mover.wait_more_than(actions)


def test_two_people_in_two_languages_by_clicks(visit: Visit) -> None:
    anna, bert = visit("de"), visit("cs")
    anna.set_up("me", "open")
    link = anna.page.get_by_role("textbox", name=anna.say("table-wait-link")).input_value()
    assert link == anna.page.url
    bert.sit_down(link, "Bert")
    expect(anna.page.locator(".veil")).to_have_count(0)
    expect(anna.page.get_by_role("region", name=f"Bert, {anna.side(1)}")).to_be_visible()

    play_together(anna, bert)

    for player in (anna, bert):
        # The oldest lines tell how the tiles were set up, to each in his language.
        lines = player.page.locator(".log .ln:has(.says)").all()
        cell, open_ = NOTATION.fullmatch(player.log()[0]).groups()  # type: ignore[union-attr]
        told = player.say("the-base-event-tile-oriented", cell=cell, open=open_)
        assert any(told in line.inner_text() for line in lines)
        expect(player.page.locator("html")).to_have_attribute("lang", player.lang)
    assert outcome(anna, won="anna", lost="bert") == outcome(bert, won="bert", lost="anna")
    for player in (anna, bert):
        expect(player.button("table-deed-rematch")).to_be_visible()


def test_a_match_by_keyboard_alone(visit: Visit) -> None:
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

    player.play_on(player.act_by_keys)

    assert outcome(player, won="won", lost="lost") in ("won", "lost", "draw")
    player.tab_to("a[href^='/replay/']")
    keyboard.press("Enter")
    player.page.wait_for_url("**/replay/*")


def test_a_match_by_taps_on_a_phone(visit: Visit) -> None:
    player = visit("sk", phone=True).open()
    player.more_ways("web-way-setup")
    player.page.wait_for_url("**/new/the-base")
    player.set_up("beginner", "me")
    assert player.page.evaluate("matchMedia('(pointer: coarse)').matches")

    player.play_on()

    assert outcome(player, won="won", lost="lost") in ("won", "lost", "draw")
    player.press(player.link("table-end-replay"))
    player.page.wait_for_url("**/replay/*")
    expect(player.page.locator(".stage svg[role=group]")).to_be_visible()


def test_two_clicks_lead_from_the_first_page_to_the_first_action(visit: Visit) -> None:
    player = visit().open()
    player.play_now()
    assert player.wait_turn()
    before = player.plies()
    player.main_button.click()
    player.wait_more_than(before)
    player.play(3)
    player.resign()
    assert player.result() == player.say("table-end-lost")


def test_two_on_one_screen(visit: Visit) -> None:
    player = visit("cs").open("/new/the-base")
    for seat in (0, 1):
        player.choose(player.say("web-new-seat", side=player.side(seat)), player.say("web-new-me"))
    for seat, name in enumerate(("Eva", "Ota")):
        field = f"{player.side(seat)}: {player.say('web-new-name')}"
        player.page.get_by_role("textbox", name=field).fill(name)
    slider = player.page.get_by_role("slider", name=player.say("the-base-option-countdown-start"))
    slider.click(position={"x": 3, "y": 8})
    player.button("web-new-do-bot").click()
    player.at_table()
    acted: set[str] = set()
    while player.wait_turn():
        acted.add(player.page.locator(".seat.on .name .text").first.inner_text())
        player.act()
    assert acted == {"Eva", "Ota"}
    ends = [player.say("table-end-winner", name=name, count=1) for name in ("Eva", "Ota")]
    assert player.result() in [*ends, player.say("table-end-draw")]
