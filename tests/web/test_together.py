"""A game of all together in browsers: alone with one click, seats as wished, suggestions, phrases, giving up."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.axe import barriers
from tests.web.conftest import Visit
from tests.web.hikers import Hiker

REAL = {"timer_mode": "real", "setup": "two-stations", "setup_choices": "auto"}


def test_alone_with_one_click(visit: Visit) -> None:
    person = visit(sharpness=0.5)
    person.open()
    name = f"{person.say('web-play-now')}: {person.say('underground-title')}"
    person.page.get_by_role("button", name=name).click()
    person.page.wait_for_url("**/t/*")
    expect(person.page.locator(".seats .seat")).to_have_count(1)
    expect(person.page.locator(".moment [data-card]")).to_have_count(2)


def test_seats_follow_the_number_of_players(visit: Visit) -> None:
    person = visit()
    person.open("/new/underground")
    players = person.page.get_by_role("slider", name=person.say("underground-option-players"), exact=True)
    seats = person.page.get_by_role("radiogroup").filter(has_text=person.say("web-new-open"))
    expect(seats).to_have_count(1)
    players.focus()
    for _ in range(2):
        person.page.keyboard.press("ArrowRight")
    expect(seats).to_have_count(3)
    expect(person.page.get_by_text(person.say("underground-seat-player-3"), exact=True)).to_be_visible()
    person.choose(person.say("web-new-seat", side=person.say("underground-seat-player-2")), person.say("web-new-me"))
    person.choose(person.say("web-new-seat", side=person.say("underground-seat-player-3")), person.say("web-new-me"))
    person.page.get_by_role("button", name=person.say("web-new-do-bot")).click()
    person.page.wait_for_url("**/t/*")
    expect(person.page.locator(".seats .seat")).to_have_count(3)


def test_suggested_liked_taken_up_and_given_up(visit: Visit) -> None:
    ida, jan = Hiker(visit(), view="plan"), Hiker(visit("de"), view="plan")
    url = ida.open_table("me", "open", options=REAL)
    jan.player.sit_down(url, "Jan")
    ida.wait_turn()
    ida.do(ida.cards.first)

    # Jan waits, and suggests.
    jan.page.get_by_role("tab", name=jan.player.say("table-text")).click()
    panel = jan.page.get_by_role("tabpanel")
    suggest = panel.get_by_role("button", name=jan.player.say("table-propose"), exact=True)
    example = panel.locator("input.field").get_attribute("placeholder") or ""
    assert example.startswith("P ")
    panel.locator("input.field").fill(example)
    suggest.click()

    # Ida likes it, and takes it up.
    idea = ida.page.locator(".idea")
    expect(idea).to_contain_text(ida.player.say("table-proposal-theirs", name="Jan"))
    assert not [barrier for barrier in barriers(ida.page) if ".idea" in barrier]
    idea.get_by_role("button", name=ida.player.say("table-proposal-agree")).click()
    expect(jan.page.locator(".idea small")).to_be_visible()
    expect(jan.page.locator(".idea")).to_contain_text(jan.player.say("table-proposal-mine"))
    idea.get_by_role("button", name=ida.player.say("table-proposal-show")).click()
    before = ida.played()
    ida.page.keyboard.press("Enter")
    ida.wait_played(before)
    expect(idea).to_have_count(0)
    expect(jan.page.locator(".idea")).to_have_count(0)

    # A phrase of the game comes in the reader's language.
    jan.page.get_by_role("tab", name=jan.player.say("table-chat")).click()
    jan.page.get_by_role("button", name=jan.player.say("table-chat-phrases")).click()
    jan.page.get_by_role("button", name=jan.player.say("underground-phrase-turn-timer")).click()
    ida.page.get_by_role("tab", name=ida.player.say("table-chat")).click()
    expect(ida.page.get_by_role("log")).to_contain_text(ida.player.say("underground-phrase-turn-timer"))

    # They give up, and only together.
    ida.page.get_by_role("button", name=ida.player.say("table-menu")).click()
    ida.page.get_by_role("button", name=ida.player.say("table-deed-ask-concede")).click()
    ida.page.get_by_role("dialog").get_by_role("button", name=ida.player.say("table-deed-ask-concede")).click()
    expect(jan.page.locator(".bulletin")).to_contain_text(jan.player.say("table-deed-ask-concede").split()[-1])
    jan.page.locator(".bulletin").get_by_role("button", name=jan.player.say("table-yes")).click()
    for hiker in (ida, jan):
        expect(hiker.page.locator("#end-title")).to_have_text(hiker.player.say("table-end-together-lost"))
