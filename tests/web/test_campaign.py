"""The campaign page of Star Quest: begun, played from match to match, with ranks, honours and score sheets."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Route, expect

from sublevel.games.star_quest.game import GAME
from sublevel.games.star_quest.state import Hulk
from tests.games.star_quest.scenes import Scene
from tests.web.boarders import Trooper
from tests.web.conftest import PICTURES, Visit
from tests.web.driver import Player
from tests.web.looks import faults
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


def near_the_end(options: dict[str, Any]) -> Any:
    """The squad's last turn: one beside the switch, the Commander before his airlock, the others home with tokens."""
    scene = Scene(blip_scale="by_squads", **options)
    scene.put(R0="b3", R1="t8").lose("R2", "R3", "R4").turn("RED")
    s = scene.s
    s.final = 1
    s.token_blips[0], s.pool_blips[0] = s.pool_blips[0], 0  # all Gridlings are beaten
    return GAME.write_position(scene.s)


def test_a_mission_is_played_to_its_end_and_entered(visit: Visit) -> None:
    """SQ-CAMP-1, SQ-CAMP-2: the campaign counts what the score sheet of the match says, and offers the next mission.

    The page opens the table, only that it begins near its end; all the rest is played and entered as everywhere.
    """
    player = visit("en").open(PAGE)
    page, ida = player.page, Trooper(player)
    player.press(player.button("star-quest-camp-begin"))
    page.route("**/api/tables", begins_near_its_end)
    player.press(player.button("star-quest-camp-play"))
    page.wait_for_selector(".stage .star-quest[data-turn=own]")
    ida.point("t8")
    ida.act_on("t7")
    ida.press(ida.button("do-use"))
    ida.point("b3")
    ida.act_on("dR1")
    ida.end_turn()
    page.wait_for_selector("#end-title")
    totals = page.locator(".card table .total td").all_inner_texts()
    assert totals == ["37", "5"]  # 12 for tokens and 30 for the mark, and who is still aboard is lost
    PICTURES.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=PICTURES / "campaign-mission-end.png")
    player.press(page.get_by_role("link", name=say(player, "back")))
    done = page.locator(".missions li.done")
    expect(done).to_have_count(1)
    expect(done.locator(".scores")).to_contain_text("37")
    done.locator("summary").click()
    expect(done.locator("tbody tr").last.locator("td")).to_have_text(totals)
    tiger = page.locator(".squads article").first
    expect(tiger).to_contain_text(say(player, "rank", rank=2))
    expect(tiger.locator(".honours .full")).to_have_count(1)
    page.screenshot(path=PICTURES / "campaign-entered.png")
    # What comes next is a deal as any other, with what was earned.
    page.unroute("**/api/tables")
    player.press(player.button("star-quest-camp-play"))
    options = options_of(player)
    assert (options["mission"], options["campaign"]["red_rank"]) == ("iron-sleeper", 2)
    assert options["campaign"]["red_honours"] == 1


def begins_near_its_end(route: Route) -> None:
    """The table that the page wants, from a written position."""
    wish = route.request.post_data_json
    assert wish
    route.continue_(post_data={**wish, "origin": {"position": near_the_end(wish["options"])}})


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_the_page_has_no_barriers(visit: Visit, phone: bool) -> None:
    player = visit("cs" if phone else "en", phone=phone)
    player.open(PAGE)
    found = faults(player, "campaign-first")
    begin(player)
    play_a_mission(player)
    expect(player.page.locator(".missions li.done")).to_have_count(1)
    player.page.locator(".missions summary").click()
    found += faults(player, "campaign", full_page=True)
    assert not found, "\n".join(found)
