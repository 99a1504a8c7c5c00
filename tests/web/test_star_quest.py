"""Missions of Star Quest through the page: two people, one of them Chaos; and one alone by keyboard."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from sublevel.games.star_quest.game import GAME
from tests.games.star_quest.scenes import Scene
from tests.web.axe import barriers
from tests.web.boarders import Trooper
from tests.web.conftest import PICTURES, Visit
from tests.web.looks import faults
from tests.web.routes.missions import Mission

# The small mission, and the door of the room in which something is to be switched off.
DOOR = "b5E"
LOADOUT = "loadout AXE LLNB SA,TA:L,TA:N,FF oOF"  # as it is proposed
SHORT = {"mission": "first-boarding", "event_deck": 10}


def picture(trooper: Trooper, name: str) -> None:
    """Keep what is seen."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    trooper.page.screenshot(path=PICTURES / f"star-quest-{name}.png")


def test_a_mission_of_two_one_of_them_chaos(visit: Visit) -> None:
    """A whole mission of two browsers, Chaos on a phone: all that is done is done on the pages, and both see it."""
    mission = Mission("squad-and-chaos")
    ida, jan = Trooper(visit()), Trooper(visit("de", phone=True))
    jan.player.sit_down(ida.open_table("me", "open", origin=mission.origin), "Jan")
    with ida.player.board_in_place(), jan.player.board_in_place():
        seen = play_together(mission, ida, jan)
    assert {"pick", "step", "open", "use", "fire", "close", "scan", "at", "chip", "order", "end"} <= seen
    expect_end(ida, mission, ida.player.say("table-end-won"))
    expect_end(jan, mission, jan.player.say("table-end-lost"))
    picture(ida, "end")
    # What Chaos hides stays hidden, and a walk is one line.
    shown = {"order oOF", "R2 open b5E", "scan ? b4 scandone", "R4 close G1", "G1 close R4", "R2 fire L G1 reroll 2"}
    assert shown | {"R2 ne e n w w nw", "end"} <= set(ida.player.log())


def play_together(mission: Mission, ida: Trooper, jan: Trooper) -> set[str]:
    """Play a whole mission, each their seat; gives back the kinds of what was done."""
    people, names, seen = (ida, jan), ("Ida", "Jan"), set[str]()
    for deed in mission.deeds():
        active, waiting = people[deed.seat], people[1 - deed.seat]
        expect(waiting.prompt).to_have_text(waiting.say("waiting", who=names[deed.seat], phase=deed.view["phase"]))
        if deed.plies == 0:
            expect(active.prompt).to_have_text(ida.say("prompt-loadout"))
        active.do(deed)
        for seat, trooper in enumerate(people):
            trooper.expect_sight(deed, seat)
        if deed.kind not in seen:
            seen.add(deed.kind)
            if deed.kind == "pick":
                jan.show_whole()
            if deed.kind == "close":
                picture(ida, "squad")
                picture(jan, "chaos")
    return seen


def expect_end(trooper: Trooper, mission: Mission, title: str) -> None:
    """The result is shown: who has won, and the score sheet."""
    expect(trooper.page.locator("#end-title")).to_have_text(title)
    sheet: Any = mission.match.view(0)["result"]
    totals = [str(line["total"]).replace("-", "\N{MINUS SIGN}") for line in sheet["sheet"]]
    assert trooper.page.locator(".card table .total td").all_inner_texts() == totals


def test_both_sides_of_a_mission_by_keyboard(visit: Visit) -> None:
    """One person plays squad and Chaos, from the loadout to the score sheet without touching the mouse."""
    mission = Mission("both-sides-by-keys")
    ida = Trooper(visit("sk"))
    ida.open_table("me", "me", origin=mission.origin)
    seen = set()
    ida.take_over()
    with ida.player.board_in_place():
        for deed in mission.deeds():
            ida.take_over()
            ida.wait_plies(deed.plies)
            ida.expect_board(deed.view)
            ida.do_by_keys(deed)
            seen.add(deed.kind)
    assert {"pick", "select", "step", "open", "use", "fire", "close", "scan", "at", "chip", "done", "end"} <= seen
    expect_end(ida, mission, ida.player.say("table-end-winner", name="Ida", count=1))
    shown = {"R4 open b5E", "G1 fire F R4", "R4 sw w", "R4 use", "R4 ne e e", "R4 close G1"}
    assert shown <= set(ida.player.log())


def test_an_event_card_covers_no_square_that_can_be_chosen(visit: Visit) -> None:
    """On a phone the card folds once Chaos takes up a token, and the log's line still tells what happened last."""
    mission = Mission("squad-and-chaos")
    deed = next(deed for deed in mission.deeds() if deed.kind == "chip")
    jan = Trooper(visit("de", phone=True))
    jan.open_table("beginner", "me", origin={**mission.origin, "plies": deed.plies})
    card = jan.page.locator(".event .head")
    expect(card).to_have_attribute("aria-expanded", "true")
    expect(jan.page.get_by_text(jan.player.say("table-log-empty"))).to_have_count(0)
    jan.show_whole()
    jan.press(jan.token(deed.actions[-1]))
    expect(card).to_have_attribute("aria-expanded", "false")
    assert len(jan.offers) == 4
    for square in jan.offers:
        assert jan.is_seen(square), square


def test_a_bot_plays_chaos(visit: Visit) -> None:
    """A solo player gets the turn back, one round later."""
    ida = Trooper(visit())
    ida.open_table("me", "beginner", options=SHORT)
    ida.board_ship()
    expect(ida.page.get_by_text(ida.say("round", round=1)).first).to_be_visible()
    ida.end_turn()
    expect(ida.page.get_by_text(ida.say("round", round=2)).first).to_be_visible()
    ida.page.wait_for_selector(".stage .star-quest[data-turn=own]")
    assert ida.player.log()[:2] == [LOADOUT, "end"]


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_lines_of_sight_and_no_barriers(visit: Visit, phone: bool) -> None:
    """SQ-LOS-1: what is in sight of a square that one points at; axe finds nothing on loadout and board."""
    player = visit("de" if phone else "en", phone=phone)
    ida = Trooper(player)
    ida.open_table("me", "beginner", options=SHORT)
    ida.rest()
    found = faults(player, "star-quest-loadout")
    ida.board_ship()
    found += faults(player, "star-quest-board")
    ida.player.press(ida.page.get_by_role("button", name=ida.say("sight-tool"), exact=True))
    seen = ida.page.locator(".seen")
    if phone:
        ida.point("c5")
    else:
        ida.page.mouse.move(*ida.spot("c5"))
    expect(seen).to_contain_text("c5:")
    expect(ida.page.locator(".hulk .sight")).to_be_attached()
    found += barriers(ida.page)
    # From there to b5 the closed door is in the way: marked, and named.
    if phone:
        ida.point("b5")
    else:
        ida.page.mouse.down()
        ida.page.mouse.move(*ida.spot("b5"), steps=3)
        ida.page.mouse.up()
    expect(seen).to_have_text(blocked(ida, "c5", "b5", ida.say("way-door", door=DOOR)))
    expect(ida.page.locator(f".hulk [data-blocks={DOOR}]")).to_be_attached()
    found += faults(player, "star-quest-sight")
    if not phone:  # the same with keys; then the tool is put down
        ida.page.mouse.move(0, 0)
        for square in ("c7", "a7"):
            ida.steer(square)
            ida.page.keyboard.press("Enter")
        expect(seen).to_have_text(blocked(ida, "c7", "a7", ida.say("way-wall", square="b7", side="E")))
        ida.page.keyboard.press("l")
        expect(seen).to_have_count(0)
    assert not found, "\n".join(found)


def blocked(trooper: Trooper, a: str, b: str, what: str) -> str:
    """That something is in the way between two squares."""
    return trooper.say("line", **{"from": a, "to": b, "state": "blocked", "what": what})


def test_one_click_chooses_walks_and_attacks(visit: Visit) -> None:
    """A figure that is only looked at is chosen, and does what was pointed at to the end, with the one click."""
    ida = Trooper(visit())
    scene = Scene(2).put(R0="d6", R1="j5", G1="h5")
    ida.open_table("me", "beginner", origin={"position": GAME.write_position(scene.s)})
    ida.rest()
    ida.point("d6")
    ida.point("d3")
    expect(ida.page.locator("[data-figure=R0]")).to_have_attribute("data-at", "d3")
    ida.key("d")
    ida.point("j5")
    ida.page.mouse.move(*ida.spot("h5"))
    robotling = ida.say("robotling", kind=ida.player.say("star-quest-kind", kind="G"), figure="G1")
    expect(ida.page.locator(".odds h4 > span")).to_have_text(ida.say("odds-title", how="fire", target=robotling))
    ida.point("h5")
    expect(ida.page.locator(".rolled")).to_be_visible()


def test_an_order_is_given_on_a_phone(visit: Visit) -> None:
    """What unfolds over the buttons can be read and tapped there."""
    ida = Trooper(visit("de", phone=True, width=360))
    ida.open_table("me", "beginner", options=SHORT)
    ida.board_ship()
    ida.page.locator(".moment .menu > .btn").tap()
    ida.press(ida.page.locator(".moment .menu .list .btn"))
    expect(ida.page.locator(".moment .menu")).to_have_count(0)  # it was the only one


def test_what_is_in_the_way_of_a_shot(visit: Visit) -> None:
    """SQ-LOS-1, SQ-FIRE-1: who presses an enemy that cannot be hit learns what is in the way; the words tell it too."""
    ida = Trooper(visit())
    scene = Scene(2).put(R1="j5", G1="a6")
    ida.open_table("me", "beginner", origin={"position": GAME.write_position(scene.s)})
    ida.rest()
    ida.point("j5")
    ida.point("a6")
    figure, target = "R1", ida.say("robotling", kind=ida.player.say("star-quest-kind", kind="G"), figure="G1")
    door = ida.say("way-door", door=DOOR)
    expect(ida.page.locator(".refusal")).to_contain_text(ida.say("no-line", figure=figure, target=target, what=door))
    expect(ida.page.locator(".hulk [data-blocks=b6E]")).to_be_attached()
    picture(ida, "no-line")
    ida.player.tab("text")
    ida.page.get_by_label(ida.say("line-from")).fill("j5")
    ida.page.get_by_label(ida.say("line-to")).fill("a6")
    ida.page.keyboard.press("Enter")
    expect(ida.page.locator(".twin section [role=status]")).to_have_text(blocked(ida, "j5", "a6", door))
