"""The pages around the table: rules, lessons, settings, lobby."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Route, expect

import sublevel
from tests.web.conftest import DESK, PHONE, PICTURES, Visit
from tests.web.driver import Player


def test_the_rules_are_searched_while_one_types(visit: Visit) -> None:
    player = visit("cs").open("/rules/the-base")
    entries = player.page.locator(".text article")
    expect(entries.first).to_be_attached()
    all_of_them = entries.count()
    box = player.page.get_by_role("searchbox", name=player.say("rules-search"))
    box.fill("BASE-MOVE-7")
    expect(player.page.locator("#rules-search-help")).to_have_text(player.say("rules-found", count=entries.count()))
    assert 0 < entries.count() < all_of_them
    expect(player.page.locator("#BASE-MOVE-7")).to_be_visible()
    box.fill("nothing has such a word")
    expect(player.page.locator("#rules-search-help")).to_have_text(player.say("rules-none"))
    box.press("Escape")
    expect(box).to_have_value("")
    expect(entries).to_have_count(all_of_them)


def test_every_game_in_one_minute(visit: Visit) -> None:
    player = visit("cs")
    PICTURES.mkdir(parents=True, exist_ok=True)
    for game in sublevel.game_names():
        player.open(f"/rules/{game}")
        cards = player.page.locator("section[aria-labelledby=minute] li")
        expect(cards).to_have_count(6)
        for name, size in (("desk", DESK), ("phone", PHONE)):
            player.page.set_viewport_size({"width": size["width"], "height": size["height"]})
            expect(cards.locator("svg").first).to_be_visible()
            cards.first.scroll_into_view_if_needed()
            player.page.screenshot(path=PICTURES / f"minute-{game}-{name}.png")
            assert player.page.evaluate("document.documentElement.scrollWidth") <= size["width"], (game, name)


@pytest.mark.parametrize("page", ["rules", "learn"])
def test_rules_and_lessons_of_all_games_lead_to_each_other(visit: Visit, page: str) -> None:
    player = visit("sk", phone=page == "learn").open(f"/{page}/the-base")
    games = player.page.get_by_role("navigation", name=player.say("learn-games"))
    expect(games.get_by_role("link")).to_have_count(len(sublevel.game_names()))
    player.press(games.get_by_role("link", name=player.say("underground-title"), exact=True))
    expect(player.page.locator("h1")).to_have_text(player.say("underground-title"))
    expect(games.locator("[aria-current=page]")).to_have_text(player.say("underground-title"))
    player.rest()


@pytest.mark.parametrize(("way", "asked"), [("web-way-learn", "lessons"), ("analysis-way", "try")])
def test_a_page_is_left_before_its_content_comes(visit: Visit, way: str, asked: str) -> None:
    """What still arrives then disturbs nothing: a complaint of the page would fail this test."""
    player = visit().open()
    held: list[Route] = []
    player.page.route(f"**/api/games/the-base/{asked}", lambda route: route.continue_() if held else held.append(route))
    with player.page.expect_request(f"**/api/games/the-base/{asked}"):
        player.more_ways(way)
    player.page.go_back()
    expect(player.page.locator(".door.lit")).to_have_count(1)
    with player.page.expect_response(f"**/api/games/the-base/{asked}"):
        held[0].continue_()
    player.rest()
    expect(player.page.locator(".door.lit")).to_have_count(1)


def test_light_falls_from_one_door(visit: Visit) -> None:
    player = visit().open()
    lit = player.page.locator(".door.lit h2")
    expect(lit).to_have_text(player.say("the-base-title"))
    player.page.locator(".door").nth(2).hover()
    expect(lit).to_have_text(player.say("star-quest-title"))
    player.page.locator(".door").nth(1).locator(".btn").first.focus()
    expect(lit).to_have_text(player.say("underground-title"))


def test_keys_go_on_in_the_page_that_a_link_leads_to(visit: Visit) -> None:
    player = visit().open()
    content = player.page.locator("#content")
    expect(content).not_to_be_focused()
    player.page.locator("header nav a[href='/rules/the-base']").press("Enter")
    player.page.wait_for_url("**/rules/the-base")
    expect(content).to_be_focused()
    player.page.keyboard.press("Tab")
    expect(content.locator(":focus")).to_have_count(1)
    player.page.go_back()
    player.page.wait_for_url(re.compile(r"/$"))
    expect(content).to_be_focused()


def test_a_clause_has_an_address(visit: Visit) -> None:
    player = visit("de").open("/rules/the-base#BASE-MOVE-7")
    clause = player.page.locator("#BASE-MOVE-7")
    expect(clause).to_be_in_viewport()
    clause.locator("summary").click()
    expect(clause.locator(".wording")).to_be_visible()


def take_step(player: Player) -> None:
    """Do one step of a lesson: read on, or do what is pointed at."""
    card = player.page.locator(".lesson .card")
    reading = player.page.locator(".lesson .card:not(.done) .btn.go")
    spot = player.page.locator("circle.pointed")
    hint = player.button("learn-hint")
    player.rest()  # the other side answers before there is something to do, and that may have been the end
    player.page.locator(".lesson .card.done").or_(reading).or_(spot).or_(hint).first.wait_for()
    if is_done(player):
        return
    before = card.locator(".label").inner_text()
    if reading.count():
        reading.click()
    else:
        if hint.count():
            hint.click()
        do_what_is_pointed_at(player)
    expect(card.locator(".label")).not_to_have_text(before)


def is_done(player: Player) -> bool:
    """Whether the lesson is over."""
    return player.page.locator(".lesson .card.done").count() > 0


def do_what_is_pointed_at(player: Player) -> None:
    """Some piece can go to the place that is pointed at: pick one after the other."""
    spot = player.page.locator("circle.pointed").first
    spot.wait_for()
    place = spot.evaluate(
        """spot => {
          const { x, y } = { x: spot.getBoundingClientRect().x, y: spot.getBoundingClientRect().y };
          const middle = [x + spot.getBoundingClientRect().width / 2, y + spot.getBoundingClientRect().height / 2];
          const hit = document.elementsFromPoint(...middle).find((found) => found.dataset?.place);
          return hit.dataset.place;
        }"""
    )
    for piece in player.page.locator("rect.hit.grab").all():
        piece.click()
        player.rest()
        if place in player.offered():
            player.place(place).click()
            return
    raise AssertionError(f"nothing can go to {place}")


def test_a_whole_lesson(visit: Visit) -> None:
    player = visit("sk").open("/learn/the-base#goal")
    card = player.page.locator(".lesson .card")
    expect(card).to_be_visible()
    for _ in range(20):
        if is_done(player):
            break
        take_step(player)
    expect(card.locator(".label")).to_have_text(player.say("learn-well-done"))
    finished = player.page.get_by_role("navigation", name=player.say("learn-lessons")).locator("a[href$='#goal']")
    expect(finished).to_contain_text(player.say("learn-done-mark"))
    player.page.reload()
    expect(finished).to_contain_text(player.say("learn-done-mark"))
    # Without a name in the address the next lesson is shown.
    player.open("/learn/the-base")
    current = player.page.locator("[aria-current=step]")
    expect(current).to_be_visible()
    expect(current).not_to_have_attribute("href", re.compile("#goal$"))


def test_a_lesson_takes_back_what_is_possible_but_not_meant(visit: Visit) -> None:
    player = visit("en").open("/learn/the-base#move")
    player.page.locator(".lesson .card .btn.go").click()
    label = player.page.locator(".lesson .card .label")
    expect(label).to_have_text(player.say("learn-step", step=2, all=4))
    start = player.board()
    # A piece that is not pointed at goes somewhere.
    player.page.wait_for_selector("rect.hit.grab")
    tiles = player.labels()
    player.page.locator("rect.hit.grab").last.click()
    player.rest()
    rings = [place for place, label in player.labels().items() if tiles.get(place) != label and place[0] in "abcde"]
    player.place(rings[0]).click()
    expect(player.page.get_by_text(player.say("learn-other"))).to_be_visible()
    player.page.wait_for_selector("rect.hit.grab")
    assert player.board() == start
    expect(label).to_have_text(player.say("learn-step", step=2, all=4))


def test_settings_stay(visit: Visit) -> None:
    player = visit("en", settings={"animation": "normal"}).open("/settings")
    html = player.page.locator("html")
    expect(html).to_have_attribute("data-theme", "dark")
    player.choose(player.say("web-settings-theme"), player.say("web-settings-theme-light"))
    player.choose(player.say("web-settings-animation"), player.say("web-settings-animation-fast"))
    player.page.get_by_role("switch", name=player.say("web-settings-confirm"), exact=True).check()
    player.choose(player.say("web-settings-language"), player.say("web-language-cs"))
    player.lang = "cs"
    player.page.reload()
    expect(html).to_have_attribute("data-theme", "light")
    expect(html).to_have_attribute("lang", "cs")
    chosen = player.page.get_by_role("radiogroup", name=player.say("web-settings-animation")).locator("input:checked")
    expect(chosen).to_have_attribute("value", "fast")
    expect(player.page.get_by_role("switch", name=player.say("web-settings-confirm"), exact=True)).to_be_checked()


def test_an_account_keeps_settings_and_tables_on_another_device(visit: Visit) -> None:
    here = visit("en").open("/settings")
    here.page.locator("main").get_by_role("button", name=here.say("web-account-open"), exact=True).click()
    name = "Ada Lovelace"
    here.page.get_by_role("textbox", name=here.say("web-account-name")).fill(name)
    here.page.get_by_label(here.say("web-account-password")).fill("a long password")
    here.button("web-account-open-do").click()
    expect(here.page.get_by_text(here.say("web-account-is-yours"))).to_be_visible()
    here.choose(here.say("web-settings-theme"), here.say("web-settings-theme-light"))
    here.open("/lobby")  # leaving the page tells the account at once
    table = here.open_table("the-base", "me", "beginner").rpartition("/")[2]

    there = visit("en", phone=True).open("/settings")
    there.page.locator("main").get_by_role("button", name=there.say("web-account-log-in"), exact=True).tap()
    there.page.get_by_role("textbox", name=there.say("web-account-name")).fill(name)
    there.page.get_by_label(there.say("web-account-password")).fill("a long password")
    there.page.get_by_role("dialog").get_by_role("button", name=there.say("web-account-log-in-do"), exact=True).tap()
    expect(there.page.locator("html")).to_have_attribute("data-theme", "light")
    there.open("/lobby")
    there.page.locator(f"a[href='/t/{table}']").first.tap()
    there.at_table()
    expect(there.page.locator(".mini")).to_contain_text(name)


def test_a_public_table_is_found_in_the_lobby(visit: Visit) -> None:
    anna, bert = visit("en"), visit("de")
    table = anna.open_table("the-base", "me", "open", public=True)
    bert.open("/lobby")
    row = bert.page.locator("main section").filter(has=bert.page.get_by_role("heading", name=bert.say("web-open")))
    row.get_by_role("button", name=re.compile(f"^{bert.say('web-sit-down')}")).first.click()
    bert.page.wait_for_url(table)
    expect(anna.page.locator(".veil")).to_have_count(0)


def test_an_address_without_a_page_says_so(visit: Visit) -> None:
    player = visit("de")
    player.expected.append("status of 404")
    for address in ("/no/such/page", "/rules/chess", "/learn/chess", "/new/chess", "/analysis/chess"):
        player.open(address)
        expect(player.page.get_by_role("heading", level=1)).to_have_text(player.say("web-missing-title"))
    player.link("web-missing-home").click()
    play = player.page.get_by_role("button", name=re.compile(f"^{player.say('web-play-now')}"))
    drawn = [name for name in sublevel.game_names() if sublevel.game(name).face]
    expect(play).to_have_count(len(drawn))  # the games that are on the table
