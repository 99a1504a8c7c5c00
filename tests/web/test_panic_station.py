"""Panic Station through the page: a story of four people, one person among five bots, and four at one screen."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import TimeoutError as PlaywrightTimeout
from playwright.sync_api import expect

from tests.web.axe import barriers
from tests.web.conftest import PICTURES, Visit
from tests.web.crew import STORY, Crew

ORIGIN = {"position": STORY}


def picture(crew: Crew, name: str) -> None:
    """Keep what is seen."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    crew.page.screenshot(path=PICTURES / f"panic-station-{name}.png")


def test_four_people_an_infection_an_antidote_a_scan_and_a_burning_hive(visit: Visit) -> None:
    red, blue, green, yellow = crew = [Crew(visit(lang)) for lang in ("en", "de", "cs", "sk")]
    link = red.open_table("me", "open", "open", "open", origin=ORIGIN)
    for other, name in zip(crew[1:], ("Bert", "Cyril", "Dana"), strict=True):
        other.sit_down(link, name)
    for one in crew:
        expect(one.page.locator(".veil")).to_have_count(0)
        one.wait_phase("turn")
    red.expect_state("host")
    for one in crew[1:]:
        one.expect_state("clean")
        assert one.page.locator("[data-card=HOST]").count() == 0

    # Red walks in on Blue, and there is no way round an exchange.
    red.pick("A")
    picture(red, "turn")
    red.room("0,-1").click()
    red.wait_phase("encounter")
    red.choose("swap B")
    for one in crew:
        one.wait_phase("give")
    assert green.page.locator(".tray .envelope").count() == 0  # who looks on has no envelope
    blue.give("ARM")
    expect(blue.page.locator(".tray .me")).to_contain_text(blue.say("sealed"))
    picture(blue, "sealed")
    red.give("INF_R")
    for one in crew:
        one.wait_phase("turn")
    expect(blue.page.locator(".tray .result .infected")).to_have_text(blue.say("outcome", outcome="infected"))
    blue.expect_state("infected")
    picture(blue, "infected")
    for one in (green, yellow):
        one.expect_state("clean")
        assert one.page.locator(".tray .result").count() == 0

    # Blue accuses, in words that everybody reads in his own language.
    blue.claim("got", "got R", "got R INF")
    for one in crew:
        claim = one.say("claim-got-infection", player=one.player.say("panic-station-colour", colour="R"))
        expect(one.page.locator(".notebook .claim")).to_contain_text(claim)
    green.page.get_by_role("group", name=green.say("mark-of", player="Červený")).get_by_role("button").last.click()
    red.end_turn()

    # The antidote cures Blue: nobody but the two sees what lay in the envelopes.
    blue.wait_phase("turn")
    blue.player.press(blue.player.button("panic-station-board-seen"))
    blue.pick("A")
    blue.room("-1,0").click()
    blue.wait_phase("encounter")
    blue.choose("swap G")
    blue.give("AID")
    green.give("ANTI")
    expect(blue.page.locator(".tray .result .cured")).to_have_text(blue.say("outcome", outcome="cured"))
    blue.expect_state("clean")
    blue.end_turn()

    # Green scans everybody.
    green.page.locator(".moment .btn").first.wait_for()
    green.pick("A")
    green.page.locator("[data-mode=term]").click()
    green.choose("term GA scan")
    for one in crew:
        result = one.say("scan-result", red=1, blue=3)
        expect(one.page.locator(".corner .scan")).to_contain_text(result)
        expect(one.page.locator(".notebook .scan")).to_have_count(1)
    picture(green, "scan")
    green.end_turn()

    # Yellow's trooper walks into the hive and burns it.
    yellow.page.locator(".moment .btn").first.wait_for()
    yellow.pick("T")
    yellow.page.keyboard.press("ArrowUp")
    expect(yellow.page.locator(".moment .btn.burn")).to_be_visible()
    picture(yellow, "hive")
    yellow.page.locator(".moment .btn.burn").click()
    yellow.go()
    for one in crew:
        one.page.wait_for_selector("#end-title")
        one.page.locator("summary", has_text=one.say("timeline")).click()
        expect(one.page.locator(".time .exchange")).to_have_count(2)
        expect(one.page.locator(".time .infected")).to_have_count(1)
        expect(one.page.locator(".time .cured")).to_have_count(1)
        expect(one.page.locator(".time .burnt")).to_have_count(1)
    picture(red, "end")

    # Afterwards it can be looked at through any eyes: Blue's tray tells what Blue knew, the all-seeing log everything.
    red.player.open(f"/replay/{link.rsplit('/', 1)[1]}")
    eyes = red.page.get_by_role("combobox", name=red.player.say("table-replay-eyes"))
    eyes.select_option("1")
    red.page.keyboard.press("Home")
    red.expect_state("clean")
    for _ in range(4):  # move, swap and two gifts
        red.page.keyboard.press("ArrowRight")
    red.expect_state("infected")
    eyes.select_option("all")
    told = red.say("tale-infected", player="Blue", other="Red")
    expect(red.page.locator(".log")).to_contain_text(told)
    expect(red.page.locator(".tray")).to_have_count(0)
    picture(red, "replay")


@pytest.mark.parametrize("phone", [False, True])
def test_one_person_and_five_bots(visit: Visit, phone: bool) -> None:
    """Two rounds among programs, with whatever the page offers first."""
    ida = Crew(visit("en", phone=phone, theme="light"))
    ida.open_table("me", *["bot"] * 5, options={"max_rounds": 1})
    actions = 0
    while not ida.is_over():
        try:
            ida.page.wait_for_selector(
                ".moment .btn.go, .moment .acts .btn, .tray [data-action], .tray .may, #end-title", timeout=60_000
            )
        except PlaywrightTimeout:
            picture(ida, "stuck")
            raise
        if ida.is_over():
            break
        if actions == 2:
            picture(ida, f"bots{'-phone' if phone else ''}")
            assert not barriers(ida.page)
        act_somehow(ida)
        actions += 1
        assert actions < 200
    assert actions > 3


def act_somehow(crew: Crew) -> None:
    """What lies nearest: confirm, answer, give, lay a room and go there, search, end the turn."""
    page = crew.page
    for selector in (
        ".moment .btn.go",
        ".tray [data-action]",
        ".tray .secret .may, .tray.secret .may",
        "[data-mode=find].can",
        "[data-mode=lay].can",
    ):
        found = page.locator(selector)
        if found.count():
            press(crew, found.first)
            return
    rooms = page.locator(".way")
    if rooms.count():
        page.keyboard.press("Escape")
        for arrow in ("ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft"):
            before = crew.prompt
            page.keyboard.press(arrow)
            page.wait_for_timeout(300)
            if crew.prompt != before:
                return
    press(crew, page.locator(".moment .acts .btn").last)


def press(crew: Crew, target: Any) -> None:
    """A press that may come too late: the board has gone on."""
    try:
        crew.player.press(target, timeout=3_000)
    except PlaywrightTimeout:
        return
    crew.page.wait_for_timeout(250)


def test_four_at_one_screen_hand_it_over_for_every_secret(visit: Visit) -> None:
    ida = Crew(visit())
    ida.open_table("me", "me", "me", "me", origin=ORIGIN)
    lift(ida)
    ida.expect_state("host")
    ida.pick("A")
    ida.room("0,-1").click()
    ida.choose("swap B")
    ida.give("INF_R")
    curtain = ida.page.locator(".curtain")
    expect(curtain).to_be_visible()
    assert "INF" not in (ida.page.locator(".stage").inner_text() if ida.page.locator(".stage").count() else "")
    assert ida.page.locator("[data-card]").count() == 0  # nobody's hand is seen meanwhile
    picture(ida, "curtain")
    lift(ida)
    ida.give("ARM")
    lift(ida)
    ida.wait_phase("turn")
    ida.expect_state("host")
    ida.end_turn()
    lift(ida)
    ida.expect_state("infected")


def lift(crew: Crew) -> None:
    """Who is named takes the screen."""
    curtain = crew.page.locator(".curtain")
    curtain.wait_for(timeout=15_000)
    curtain.get_by_role("button").click()
    expect(curtain).to_have_count(0)


def test_a_refusal_names_its_rule(visit: Visit) -> None:
    ida = Crew(visit("cs"))
    ida.open_table("me", "bot", "bot", "bot", origin=ORIGIN)
    ida.page.locator("[data-mode=heal]").click()
    expect(ida.page.locator(".note.refusal a")).to_have_attribute("href", re.compile(r"/rules/panic-station#PS-HEAL-1"))
