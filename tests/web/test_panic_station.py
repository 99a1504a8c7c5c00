"""Panic Station through the page: a match of four people, one person among five bots, and four at one screen."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import takewhile

import pytest
from playwright.sync_api import expect

from tests.table.server import Server
from tests.web.axe import barriers
from tests.web.conftest import PICTURES, Visit
from tests.web.crew import COLOURS, STORY, Crew
from tests.web.routes.stations import Course, Deed

ORIGIN = {"position": STORY}
# Whether one of these seats looks at the screen and may act, or somebody is called to it.
CALLED = """seats => document.querySelector('.curtain') ||
  !!document.querySelector('.stage:not([aria-busy=true])') &&
  seats.includes(Number(document.querySelector('.map')?.dataset.eyes ?? -1)) &&
  !!document.querySelector('.tray .who, .tray .may, .tray [data-action]')"""

# How many square pixels of each card are seen, so that a press there meets it; the parts of 4 by 4 are counted.
SEEN = """cards => cards.map((card) => {
  const { left, top, right, bottom } = card.getBoundingClientRect();
  let parts = 0;
  for (let x = left + 2; x < right; x += 4)
    for (let y = top + 2; y < bottom; y += 4) parts += card.contains(document.elementFromPoint(x, y)) ? 1 : 0;
  return 16 * parts;
})"""
SPAN = """cards => {
  const all = cards.map((card) => card.getBoundingClientRect());
  return [Math.min(...all.map(({ left }) => left)), Math.max(...all.map(({ right }) => right))];
}"""
LEAST_SEEN = 24 * 24

# Words that run off the screen, out of their button or out of what cuts them off; the plan can be moved, and what
# scrolls is scrolled.
LOST_WORDS = """table => {
  const lost = [];
  const texts = document.createTreeWalker(table, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const words = texts.currentNode.textContent.trim();
    const from = texts.currentNode.parentElement;
    if (!words || from.closest('svg, .sr') || !from.checkVisibility({ visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(texts.currentNode);
    let { left, right } = range.getBoundingClientRect();
    let [start, end] = [0, innerWidth];
    for (let one = from; one !== table; one = one.parentElement) {
      const { overflowX, textOverflow } = getComputedStyle(one);
      const box = one.getBoundingClientRect();
      if (overflowX === 'auto' || overflowX === 'scroll') [start, end] = [-1e9, 1e9];
      // What is cut short on purpose must still be on the screen itself.
      if (textOverflow === 'ellipsis') [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
      else if (overflowX === 'visible' && one.localName !== 'button') continue;
      if (end > 1e8) continue;
      [start, end] = [Math.max(start, box.left), Math.min(end, box.right)];
    }
    if (left < start - 1 || right > end + 1) lost.push(words);
  }
  return lost;
}"""


def picture(crew: Crew, name: str) -> None:
    """Keep what is seen."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    crew.page.screenshot(path=PICTURES / f"panic-station-{name}.png")


def test_four_people_an_infection_an_antidote_a_scan_and_a_burning_hive(visit: Visit, server: Server) -> None:
    """A whole match of four browsers, from the deal to the end: all that is done is done on the pages."""
    course = Course("four-and-the-hive")
    assert {"lay", "put", "mv", "find", "swap", "give", "arm", "reloc", "end", "burn"} <= course.kinds
    red, blue, green, _ = crew = [Crew(visit(lang), server) for lang in ("en", "de", "cs", "sk")]
    link = red.open_table("me", "open", "open", "open", origin=course.origin)
    for other, name in zip(crew[1:], ("Bert", "Cyril", "Dana"), strict=True):
        other.sit_down(link, name)
    for one in crew:
        expect(one.page.locator(".veil")).to_have_count(0)
        one.wait_phase("turn")
    for one in crew:
        one.expect_state("host" if one is red else "clean")
        assert one.page.locator("[data-card=HOST]").count() == (one is red)

    scenes = {"give": 0, "infected": 0, "cured": 0, "scan": 0}
    for deed in course.deeds():
        crew[deed.seat].wait_plies(deed.plies)
        crew[deed.seat].do(deed)
        if deed.words[0] in ("swap", "give", "put"):
            for one in crew:
                one.wait_plies(deed.plies + 1)
        if deed.words[0] == "swap":
            for one in (one for one in crew if one.page.locator(".tray .envelope").count()):
                assert crew.index(one) in (deed.seat, "RBGY".index(deed.words[1]))  # who looks on has no envelope
                scenes["give"] += 1
        elif (
            deed.words[0] == "give" and blue.page.locator(".tray .result .infected").count() and not scenes["infected"]
        ):
            scenes["infected"] = deed.plies
            after_the_infection(*crew)
        elif deed.words[0] == "give" and red.page.locator(".tray .result .cured").count():
            scenes["cured"] = deed.plies
            expect(red.page.locator(".tray .result .cured")).to_have_text(red.say("outcome", outcome="cured"))
            red.expect_state("clean")
            for one in (blue, green):
                assert one.page.locator(".tray .result .cured").count() == 0
            picture(red, "cured")
        elif deed.words[0] == "put":
            scenes["scan"] = deed.plies
            for one in crew:
                expect(one.page.locator(".corner .scan")).to_contain_text(one.say("scan-result", red=2, blue=2))
                expect(one.page.locator(".notebook .scan")).to_have_count(1)
            picture(green, "scan")
    assert scenes["give"] == 4
    assert scenes["infected"] < scenes["scan"] < scenes["cured"]

    for one in crew:
        one.page.wait_for_selector("#end-title")
        one.page.locator("summary", has_text=one.say("timeline")).click()
        expect(one.page.locator(".time .exchange")).to_have_count(2)
        expect(one.page.locator(".time .infected")).to_have_count(1)
        expect(one.page.locator(".time .cured")).to_have_count(1)
        expect(one.page.locator(".time .burnt")).to_have_count(1)
    picture(red, "end")
    through_any_eyes(red, link, scenes["infected"])


def after_the_infection(red: Crew, blue: Crew, green: Crew, yellow: Crew) -> None:
    """Blue alone reads what has become of him. He accuses, in words that everybody reads in his own language."""
    expect(blue.page.locator(".tray .result .infected")).to_have_text(blue.say("outcome", outcome="infected"))
    blue.expect_state("infected")
    picture(blue, "infected")
    for one in (green, yellow):
        one.expect_state("clean")
        assert one.page.locator(".tray .result").count() == 0
    blue.claim("got", "got R", "got R INF")
    for one in (red, blue, green, yellow):
        claim = one.say("claim-got-infection", partner="Ida")
        expect(one.page.locator(".notebook .claim")).to_contain_text(claim)
    green.page.get_by_role("group", name=green.say("mark-of", player="Ida")).get_by_role("button").last.click()
    blue.put_away()


def through_any_eyes(crew: Crew, link: str, infection: int) -> None:
    """Afterwards it can be looked at as Blue saw it; the all-seeing log tells everything."""
    crew.player.open(f"/replay/{link.rsplit('/', 1)[1]}")
    eyes = crew.page.get_by_role("combobox", name=crew.player.say("table-replay-eyes"))
    eyes.select_option("1")
    crew.page.keyboard.press("Home")
    crew.expect_state("clean")
    for _ in range(infection + 1):
        crew.page.keyboard.press("ArrowRight")
    crew.expect_state("infected")
    eyes.select_option("all")
    told = crew.say("tale-infected", partner="Ida", victim="Bert")
    expect(crew.page.locator(".log")).to_contain_text(told)
    expect(crew.page.locator(".tray")).to_have_count(0)
    picture(crew, "replay")


def test_five_bots_play_and_the_turn_comes_back(visit: Visit, server: Server) -> None:
    """One person among programs plays a turn, answers what they ask meanwhile, and is to act again."""
    ida = Crew(visit("en", theme="light"), server)
    turn = Course("first-turn-of-six")
    ida.open_table("me", *["beginner"] * 5, origin=turn.origin)
    for deed in turn.deeds():
        assert deed.seat == 0
        ida.do(deed)
        ida.wait_plies(deed.plies + 1)
    assert ida.until_my_turn()
    assert ida.plies > len(turn.match.plies) + 5
    expect(ida.page.locator(".seat.on .turntag")).to_have_text(ida.player.say("table-turn-yours"))
    picture(ida, "bots")
    assert not barriers(ida.page)
    ida.tab("table-log")
    for colour in COLOURS[1:]:
        expect(ida.page.locator(".log")).to_contain_text(ida.player.say("panic-station-colour", colour=colour))


def at_one_screen(
    crew: Crew, course: Course, take_over: Callable[[Crew, list[int]], bool], do: Callable[[Deed], None]
) -> int:
    """Play a whole course at one screen; count how often it was handed over."""
    handed, waiting = 0, list(course.deeds())
    while waiting:
        # Secret answers come in the order in which the page calls the players.
        choices = list(takewhile(lambda deed: deed.words[0] in ("give", "arm"), waiting)) or waiting[:1]
        handed += take_over(crew, [deed.seat for deed in choices])
        deed = next(deed for deed in choices if deed.seat == crew.eyes)
        do(deed)
        crew.player.rest()
        waiting.remove(deed)
    crew.page.wait_for_selector("#end-title")
    return handed


def test_four_at_one_screen_hand_it_over_for_every_secret(visit: Visit, server: Server) -> None:
    """A whole match at one screen: a hand is seen only by the player who was called. At the end all are infected."""
    ida = Crew(visit(), server)
    course = Course("four-at-one-screen")
    ida.open_table("me", "me", "me", "me", origin=course.origin)

    def do(deed: Deed) -> None:
        if deed.plies == 8:  # Green was infected while Blue had the screen, and is told now
            expect(ida.page.locator(".tray .result .infected")).to_be_visible()
        ida.do(deed)

    called(ida, [next(course.deeds()).seat])
    with ida.player.board_in_place():
        assert at_one_screen(ida, course, called, do) > 8
    picture(ida, "hot-seat-end")
    expect(ida.page.locator(".winners span")).to_have_count(3)  # all but the one who was infected last
    assert not barriers(ida.page)


def test_one_round_by_touch_on_a_phone(visit: Visit, server: Server) -> None:
    """Four take turns on a phone until the rounds are over: they lay rooms, walk, search and exchange."""
    course = Course("four-on-a-phone")
    assert {"lay", "mv", "find", "swap", "give"} <= course.kinds
    ida = Crew(visit("sk", phone=True, theme="light", width=360), server)  # long words on a narrow phone
    ida.open_table("me", "me", "me", "me", origin=course.origin)

    def do(deed: Deed) -> None:
        if deed.plies == 2:
            picture(ida, "phone")
            assert not barriers(ida.page)
            ida.player.press(ida.page.locator(".strip"))
            log = ida.page.get_by_role("tab", name=ida.player.say("table-log"))
            expect(log).to_have_attribute("aria-selected", "true")
            for tab in ida.page.locator(".sheet [role=tab]").all():
                ida.player.press(tab)
                assert ida.page.locator("body").evaluate(LOST_WORDS) == []
            ida.page.keyboard.press("Escape")
            expect(log).to_have_count(0)
        assert ida.page.locator("body").evaluate(LOST_WORDS) == []
        ida.do(deed)

    called(ida, [next(course.deeds()).seat])
    with ida.player.board_in_place():
        assert at_one_screen(ida, course, called, do) > 4
    expect(ida.page.locator(".winners span")).to_have_count(1)  # the host


def test_a_whole_match_by_keyboard_alone_in_words(visit: Visit, server: Server) -> None:
    """Four at one screen again, with Tab, arrows and Enter, among the choices in words: the focus is never lost."""
    ida = Crew(visit("de"), server)
    course = Course("four-at-one-screen")
    ida.open_table("me", "me", "me", "me", origin=course.origin)
    take_screen(ida, [next(course.deeds()).seat])
    ida.keys_to_words()

    def do(deed: Deed) -> None:
        ida.page.wait_for_function("() => document.activeElement.closest('.twin, [role=tablist]')")
        ida.player.tab_to(f".twin [data-action='{deed.text}']")
        ida.page.keyboard.press("Enter")

    at_one_screen(ida, course, take_screen, do)
    expect(ida.page.locator(".winners span")).to_have_count(3)


def take_screen(crew: Crew, seats: list[int]) -> bool:
    """By keyboard: wait until one of these players has the screen, and take it if it is handed over."""
    crew.page.wait_for_function(CALLED, arg=seats)
    if not crew.page.locator(".curtain").count():
        return False
    crew.page.keyboard.press("Enter")
    expect(crew.page.locator(".curtain")).to_have_count(0)
    crew.page.wait_for_function(CALLED, arg=seats)
    return True


def called(crew: Crew, seats: list[int]) -> bool:
    """Wait until one of these players has the screen; while it is handed over, nothing secret is seen."""
    crew.page.wait_for_function(CALLED, arg=seats)
    curtain = crew.page.locator(".curtain")
    if not curtain.count():
        return False
    assert crew.page.locator("[data-card]").count() == 0
    assert crew.page.locator(".private, .notebook").count() == 0
    # All are told apart by a number behind the name of the person who opened the table.
    title = curtain.locator("h2").inner_text()
    assert title in [crew.player.say("table-curtain", name=f"Ida {seat + 1}" if seat else "Ida") for seat in seats]
    crew.player.press(curtain.get_by_role("button"))
    expect(curtain).to_have_count(0)
    crew.page.wait_for_function(CALLED, arg=seats)
    return True


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_every_card_of_a_full_hand_is_seen_and_reached(visit: Visit, server: Server, size: str) -> None:
    """Thirteen cards stay in the tray, beside the envelopes, and of each enough is in sight to press it."""
    drawn = ["GAS", "GAS", "ARM", "AMMO", "KEY", "KNIFE", "SCOPE", "NADE"]
    search = list(STORY["search"])
    for card in drawn:
        search.remove(card)
    red, *others = STORY["seats"]
    hand = {**red["hand"], **{card: drawn.count(card) + red["hand"].get(card, 0) for card in drawn}}
    position = {**STORY, "search": search, "seats": [{**red, "hand": hand}, *others]}
    ida = Crew(visit(phone=size == "phone"), server)
    ida.open_table("me", "random", "random", "random", origin={"position": position})
    cards = ida.page.locator(".fan [data-card]")
    expect(cards).to_have_count(13)
    assert min(cards.evaluate_all(SEEN)) > LEAST_SEEN
    ida.pick("A")
    ida.walk("0,-1")
    ida.choose("swap B")
    ida.wait_phase("give")
    ida.page.mouse.move(0, 0)  # a card that is pointed at is lifted over the next one
    assert min(cards.evaluate_all(SEEN)) > LEAST_SEEN
    left, right = cards.evaluate_all(SPAN)
    envelopes = [box for envelope in ida.page.locator(".envelope").all() if (box := envelope.bounding_box())]
    assert len(envelopes) == 2
    if size == "desk":  # on a phone they lie above the hand
        assert envelopes[0]["x"] + envelopes[0]["width"] < left < right < envelopes[1]["x"]
    picture(ida, f"full-hand-{size}")
    assert not barriers(ida.page)
    ida.give("GAS")


def test_a_refusal_names_its_rule(visit: Visit, server: Server) -> None:
    ida = Crew(visit("cs"), server)
    ida.open_table("me", "random", "random", "random", origin=ORIGIN)
    ida.page.locator("[data-mode=heal]").click()
    expect(ida.page.locator(".note.refusal a")).to_have_attribute("href", re.compile(r"/rules/panic-station#PS-HEAL-1"))
