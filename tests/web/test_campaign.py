"""The campaign page of Star Quest: begun, played from match to match, with ranks, honours and score sheets."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Route, expect

from sublevel.games.star_quest.game import GAME
from sublevel.games.star_quest.state import Hulk
from tests.web.axe import barriers
from tests.web.conftest import PICTURES, Visit
from tests.web.driver import Player
from tests.web.test_scenarios import options_of

PAGE = "/campaign/star-quest"
KEPT = "() => JSON.parse(localStorage.getItem('sublevel.campaign.star-quest'))"


def say(player: Player, key: str, **args: str | int) -> str:
    return player.say(f"star-quest-camp-{key}", **args)


def begin(player: Player) -> Player:
    """A new campaign of two squads."""
    player.open(PAGE)
    player.press(player.button("star-quest-player", player="BLU"))
    player.press(player.button("star-quest-camp-begin"))
    expect(player.button("star-quest-camp-play")).to_be_visible()
    return player


def after(values: Any, options: dict[str, Any], promote: str | None = None) -> dict[str, Any]:
    """What the server says after a mission in which the first squad had the primary mark and many tokens."""
    match = GAME.new(seed=1, options=options)
    s = match.state
    assert isinstance(s, Hulk)
    s.ended, s.mark[0], s.payoff[0], s.loss[0] = 1, 0, 1, 5
    s.token_blips[0] = 14  # Gridlings
    s.token_blips[1] = 8  # Orks
    found = GAME.go_on(values, match, promote)
    return {"values": found.values, "options": found.options, "winners": found.winners}


def play_a_mission(player: Player) -> None:
    """The next mission is opened by the page; that it has been played is what the page is told."""
    player.press(player.button("star-quest-camp-play"))
    player.page.wait_for_url("**/t/*")
    table = player.page.url.rpartition("/")[2]
    kept = player.page.evaluate(KEPT)
    assert kept["table"] == table
    told = after(kept["state"]["values"], kept["state"]["options"])

    def finished(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=json.dumps({**answer.json(), "status": "finished"}))

    player.page.route(f"**/api/tables/{table}", finished)
    player.page.route("**/api/games/star-quest/campaign", lambda route: route.fulfill(json=told), times=1)
    player.open(PAGE)


def test_a_campaign_from_mission_to_mission(visit: Visit) -> None:
    """SQ-CAMP-1, SQ-CAMP-2: the next table has what the squads have earned."""
    player = begin(visit("en"))
    page = player.page
    expect(page.locator(".missions li.next b")).to_have_text(player.say("star-quest-mission-dead-signal"))
    player.press(player.button("star-quest-camp-play"))
    options = options_of(player)
    assert (options["mission"], options["players"], options["colours"]) == ("dead-signal", 3, "RBY")
    assert options["campaign"]["red_rank"] == 1
    player.open(PAGE)  # it is still being played
    expect(page.get_by_role("link", name=say(player, "go-on"))).to_have_attribute(
        "href", f"/t/{page.evaluate(KEPT)['table']}"
    )


def test_ranks_honours_and_score_sheets(visit: Visit) -> None:
    """SQ-CAMP-2: the primary mark brings a rank, a score of 85 three honours; four are turned into a rank."""
    player = begin(visit("de"))
    page = player.page
    play_a_mission(player)
    tiger = page.locator(".squads article").first
    expect(tiger).to_contain_text(say(player, "rank", rank=2))
    expect(tiger.locator(".honours .full")).to_have_count(3)
    expect(page.locator(".missions li.done .scores")).to_contain_text("85")
    page.locator(".missions summary").click()
    expect(page.locator(".missions tbody tr").first.locator("td").first).to_have_text("60")
    expect(page.locator(".missions li.next b")).to_have_text(player.say("star-quest-mission-iron-sleeper"))
    expect(player.button("star-quest-camp-promote")).to_have_count(0)
    play_a_mission(player)
    expect(tiger.locator(".honours .full")).to_have_count(4)
    player.press(player.button("star-quest-camp-promote"))
    expect(tiger).to_contain_text(say(player, "rank", rank=4))
    expect(tiger.locator(".honours .full")).to_have_count(0)
    player.press(player.button("star-quest-camp-play"))
    assert options_of(player)["campaign"]["red_rank"] == 4


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("size", ["desk", "phone"])
def test_the_page_has_no_barriers(visit: Visit, size: str, theme: str) -> None:
    player = visit("cs" if theme == "light" else "en", phone=size == "phone", theme=theme)
    PICTURES.mkdir(parents=True, exist_ok=True)
    found: list[str] = []
    player.open(PAGE)
    found += barriers(player.page)
    begin(player)
    play_a_mission(player)
    expect(player.page.locator(".missions li.done")).to_have_count(1)
    player.page.locator(".missions summary").click()
    player.page.screenshot(path=PICTURES / f"campaign-{size}-{theme}.png", full_page=True)
    found += barriers(player.page)
    assert not found, "\n".join(found)
    assert player.page.evaluate("document.documentElement.scrollWidth") <= (390 if size == "phone" else 1440)
