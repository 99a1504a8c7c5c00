"""Hints at the table, the review of a match, and the analysis of positions, used as a person would."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

import sublevel
from tests.web.axe import barriers
from tests.web.conftest import PICTURES, Visit
from tests.web.driver import Player
from tests.web.hikers import OPEN
from tests.web.looks import faults

# Explorer 2 stands before the goal, and the way is open.
NEARLY_WON = "fffff/fffff/fffff/fffff/fffff 1-2-3 3-2-1 m1,e3,m5 m2,c5,a4 X 2 9 0-0"
# The same, but explorer 2 is still on its way.
MIDWAY = "fffff/fffff/fffff/fffff/fffff 1-2-3 3-2-1 m1,c3,m5 m2,c5,a4 X 2 9 0-0"
# Both sides could win with their next action, and both miss that.
CLOSE = "fffff/fffff/fffff/fffff/fffff 1-2-3 3-2-1 m1,e3,m5 x2,x5,a4 X 1 9 0-0"
MISSED = ("2-d3", "3-b4", "3-c4", "3-c5")
HERE = "() => decodeURIComponent(location.hash)"


def picture(player: Player, name: str) -> None:
    """Keep what is shown, when nothing moves any more but the bars of an engine that thinks."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    player.page.wait_for_function(
        """() => !document.getAnimations().some(
          (moving) => !(moving instanceof CSSTransition) && moving.effect.getTiming().iterations === 1)"""
    )
    player.page.screenshot(path=PICTURES / f"{name}.png")


def sit(player: Player, *holders: str, **origin: str) -> str:
    """A new table that begins with a position or a file, opened by its address; gives back that."""
    player.open("/settings")
    seats = [{"holder": holder} if holder in ("me", "open") else {"holder": "bot", "bot": holder} for holder in holders]
    table = player.page.evaluate(OPEN, [seats, {}, {"game": "the-base", "origin": origin}])
    player.open(f"/t/{table}")
    player.at_table()
    player.rest()
    return player.page.url


def card(player: Player) -> Locator:
    return player.page.get_by_role("region", name=player.say("analysis-hint"))


def choices(place: Locator) -> Locator:
    return place.locator("button[data-hint]")


def thought(place: Locator) -> None:
    """Wait until there is something to choose from, and no more to come."""
    expect(choices(place).first).to_be_visible()
    expect(place).to_have_attribute("aria-busy", "false")


# Hints.


def test_a_hint_is_shown_on_the_board_and_played(visit: Visit) -> None:
    player = visit("de")
    sit(player, "me", "beginner", position=MIDWAY)
    player.page.keyboard.press("h")
    thought(card(player))
    assert 1 <= choices(card(player)).count() <= 3
    best = choices(card(player)).first
    expect(best).to_contain_text("%")
    notation = best.get_attribute("data-hint") or ""
    drawn = player.page.locator("[data-idea]")
    expect(drawn).to_have_count(
        choices(card(player)).filter(has_not_text=re.compile(player.say("the-base-board-bonus"))).count()
    )
    picture(player, "hint-desk-dark")

    # The first press shows it, the second plays it, and then the hint has served.
    before = player.plies()
    best.click()
    expect(best).to_have_attribute("aria-pressed", "true")
    expect(player.main_button).to_be_visible()
    assert player.plies() == before
    best.click()
    expect(card(player)).to_have_count(0)
    player.wait_more_than(before)
    expect(drawn).to_have_count(0)
    assert notation in player.log()


def test_a_hint_by_keys(visit: Visit) -> None:
    player = visit("cs")
    sit(player, "me", "beginner", position=MIDWAY)
    player.page.keyboard.press("h")
    thought(card(player))
    for number in range(choices(card(player)).count()):
        player.page.keyboard.press("h")
        expect(choices(card(player)).nth(number)).to_have_attribute("aria-pressed", "true")
    player.page.keyboard.press("Escape")
    expect(card(player).locator("[aria-pressed=true]")).to_have_count(0)
    player.page.keyboard.press("Escape")
    expect(card(player)).to_have_count(0)
    before = player.plies()
    player.page.keyboard.press("h")
    thought(card(player))
    player.page.keyboard.press("h")
    player.page.keyboard.press("Enter")
    player.wait_more_than(before)


@pytest.mark.parametrize(("width", "theme"), [(390, "dark"), (360, "light")])
def test_a_hint_under_the_thumb(visit: Visit, width: int, theme: str) -> None:
    player = visit("sk", phone=True, width=width, theme=theme)
    sit(player, "me", "beginner", position=MIDWAY)
    board = player.page.locator(".stage svg[role=group]").bounding_box()
    player.button("analysis-hint-short").tap()
    thought(card(player))
    assert player.page.locator(".stage svg[role=group]").bounding_box() == board, "the board jumped"
    assert player.page.evaluate("document.documentElement.scrollWidth") <= width
    picture(player, f"hint-phone-{theme}")
    assert not barriers(player.page)
    stage = player.page.locator(".stage")
    before = int(stage.get_attribute("data-plies") or 0)
    choices(card(player)).first.tap()
    expect(choices(card(player)).first).to_have_attribute("aria-pressed", "true")
    picture(player, f"hint-phone-shown-{theme}")
    card(player).get_by_role("button", name=player.say("analysis-hint-play")).tap()  # the card lies over the bar
    expect(card(player)).to_have_count(0)
    player.rest()
    assert int(stage.get_attribute("data-plies") or 0) > before


def test_no_hints_against_people(visit: Visit) -> None:
    player, friend = visit("en"), visit("de")
    table = sit(player, "me", "open", position=MIDWAY)
    friend.sit_down(table, "Ondřej")
    for person in (player, friend):
        expect(person.page.locator(".moment .prompt")).to_be_visible()
        person.page.keyboard.press("h")
        person.rest()
        assert person.button("analysis-hint-short").count() == 0
        assert card(person).count() == 0


# Analysis.


def engine(player: Player) -> Locator:
    return player.page.locator("section.engine")


def test_positions_are_analysed_and_played_on(visit: Visit) -> None:
    player = visit("en").open()
    player.more_ways("analysis-way")
    player.page.wait_for_url("**/analysis/the-base**")
    expect(player.page.locator(".stage svg[role=group]")).to_be_visible()

    # A text from elsewhere; what is wrong with one is said in words.
    box = player.page.get_by_role("textbox", name=player.say("analysis-position"))
    player.expected.append("status of 422")
    box.fill("nonsense")
    player.button("analysis-set").click()
    expect(player.page.locator(".position .no")).to_contain_text("nine")
    box.fill(NEARLY_WON)
    player.button("analysis-set").click()
    expect(player.page.locator(".position .no")).to_be_empty()
    assert player.board()["pieces"]["X2"] == "e3"
    best = choices(engine(player)).first
    expect(best).to_have_attribute("data-hint", "2-m3")
    expect(best).to_contain_text("100%")

    # It goes on and stops. The question is held on its way: otherwise the answer could be there before the click.
    expect(engine(player)).to_have_attribute("aria-busy", "false")
    player.page.route("**/api/games/*/analysis", lambda _: None)
    player.button("analysis-go").click()
    player.button("analysis-stop").click()
    expect(engine(player)).to_have_attribute("aria-busy", "false")
    player.page.unroute("**/api/games/*/analysis")
    expect(player.page.locator("[data-idea='2-m3']")).to_be_visible()
    picture(player, "analysis-desk-dark")

    # What is played is followed: another move first, then the other side's, back and on again.
    player.place("e3").click()
    player.place("d3").click()
    expect(engine(player).get_by_role("img")).to_be_visible()
    player.page.wait_for_function(f"() => ({HERE})().includes('2-d3')")
    assert player.board()["pieces"]["X2"] == "d3"
    shared = player.page.url
    player.page.keyboard.press(",")
    player.page.wait_for_function(f"() => !({HERE})().includes('2-d3')")
    assert player.board()["pieces"]["X2"] == "e3"
    player.page.keyboard.press(".")
    player.page.wait_for_function(f"() => ({HERE})().includes('2-d3')")

    # A friend who gets the address sees the same.
    friend = visit("cs")
    friend.page.goto(shared)
    expect(friend.page.locator(".stage svg[role=group]")).to_be_visible()
    assert friend.board()["pieces"]["X2"] == "d3"
    friend.page.keyboard.press(",")
    friend.page.wait_for_function(f"() => !({HERE})().includes('2-d3')")
    choices(engine(friend)).first.wait_for()
    choices(engine(friend)).first.click()
    choices(engine(friend)).first.click()
    # All three are saved, and the loser does not want the Time challenge: there is nothing left to think about.
    friend.button("the-base-board-do-challenge-decline").click()
    expect(engine(friend)).to_contain_text(friend.say("analysis-over"))


def test_a_position_is_set_up_on_the_board(visit: Visit) -> None:
    player = visit("de").open("/analysis/the-base#position=" + NEARLY_WON.replace(" ", "+"))
    player.expected.append("status of 422")
    player.button("analysis-edit").click()
    use = player.button("analysis-use")
    expect(use).to_be_enabled()
    # A piece goes elsewhere, a tile becomes another shape and is covered.
    player.place("e3").click()
    player.place("c3").click()
    player.button("the-base-shape-I").click()
    player.place("b2").click()
    player.place("b2").click()
    player.button("the-base-board-edit-tool-cover").click()
    player.place("a1").click()
    player.button("the-base-board-edit-more", what=player.say("the-base-board-countdown")).click()
    picture(player, "editor-desk-dark")
    # Two pieces on no place: that is not possible, and the server says why.
    for place in ("c3", "a4"):
        player.place(place).click()
        player.button("the-base-board-edit-remove").click()
    expect(player.page.locator(".verdict.bad")).to_be_visible()
    expect(use).to_be_disabled()
    player.page.get_by_role("button", name=player.say("the-base-piece", side="explorers", piece=2), exact=True).click()
    player.place("c3").click()
    player.page.get_by_role("button", name=player.say("the-base-piece", side="mutants", piece=3), exact=True).click()
    player.place("a4").click()
    expect(player.page.locator(".verdict.bad")).to_have_count(0)
    expect(use).to_be_enabled()
    use.click()
    expect(use).to_have_count(0)
    board = player.board()
    assert board["pieces"]["X2"] == "c3"
    assert board["tiles"]["a1"] == "hidden"
    assert board["countdown"] == "10"
    text = player.page.get_by_role("textbox", name=player.say("analysis-position")).input_value()
    assert (
        text == "~ffff/fafff/fffff/fffff/fffff".replace("~ffff", "~fffff") + " 1-2-3 3-2-1 m1,c3,m5 m2,c5,a4 X 2 10 0-0"
    )
    thought_of = choices(engine(player)).first
    expect(thought_of).to_be_visible()


def test_an_address_that_is_not_possible_says_so(visit: Visit) -> None:
    player = visit("sk")
    player.expected.append("status of 422")
    player.open("/analysis/the-base#position=nothing")
    expect(player.page.locator(".position .no")).to_contain_text("nine")
    expect(player.page.locator(".stage svg[role=group]")).to_be_visible()


# The review.


def reviewed(player: Player) -> None:
    """Give up a match that could have been won, and let it be reviewed."""
    match = sublevel.game("the-base").position(CLOSE)
    for text in MISSED:
        match.play(match.due[0], text)
    sit(player, "me", "me", file=match.to_json())
    player.resign()
    player.press(player.link("analysis-review"))
    player.page.wait_for_url("**/replay/*")
    expect(player.page.locator("section.review .progress.done")).to_be_attached()


def test_a_match_is_reviewed(visit: Visit) -> None:
    player = visit("en")
    reviewed(player)
    graph = player.page.get_by_role("slider", name=player.say("analysis-graph"))
    count = int(graph.get_attribute("aria-valuemax") or 0)
    assert count == len(MISSED)
    expect(graph.locator("polyline.curve")).to_have_count(1)
    assert len((graph.locator("polyline.curve").get_attribute("points") or "").split()) == count

    # It is a way through the match, by pointer and keys.
    graph.click()
    middle = int(graph.get_attribute("aria-valuenow") or 0)
    assert 0 < middle < count
    graph.press("ArrowRight")
    expect(graph).to_have_attribute("aria-valuenow", str(middle + 1))
    expect(graph).to_have_attribute("aria-valuetext", re.compile("%"))
    turning = player.page.locator("section.review li button.what")
    assert turning.count() >= 2  # both sides missed a win
    turning.first.click()
    picture(player, "review-desk-dark")

    # The better one is drawn, and can be tried out.
    expect(player.page.locator("[data-idea]")).to_have_count(1)
    pieces = player.board()["pieces"]
    player.button("analysis-turning-try").first.click()
    player.page.wait_for_url("**/analysis/the-base**")
    expect(player.page.locator(".stage svg[role=group]")).to_be_visible()
    choices(engine(player)).first.wait_for()
    player.page.keyboard.press(",")
    player.page.wait_for_selector(".stage:not([aria-busy=true])")
    assert player.board()["pieces"] == pieces


# How it looks.


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_analysis_without_barriers(visit: Visit, phone: bool) -> None:
    player = visit("de" if phone else "en", phone=phone)
    reviewed(player)
    if not phone:
        player.page.locator("section.review li button.what").first.click()
    found = faults(player, "review")
    player.open("/analysis/the-base#position=" + NEARLY_WON.replace(" ", "+"))
    if phone:
        expect(player.page.locator("button.strip")).to_contain_text("%")
        found += faults(player, "analysis")
        player.page.locator("button.strip").tap()
        choices(engine(player)).first.wait_for()
        found += faults(player, "analysis-lines")
        player.page.get_by_role("dialog").get_by_role("button", name=player.say("table-close")).tap()
    else:
        choices(engine(player)).first.wait_for()
        found += faults(player, "analysis")
    player.press(player.button("analysis-edit"))
    found += faults(player, "editor")
    assert not found, "\n".join(found)
