"""Missions of Star Quest on the pages: chosen by pictures, made on the deck plan, saved, opened again and played."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from sublevel.games.star_quest.mission import FOR_CHAOS, check_file, missions, write_file
from tests.web.conftest import PICTURES, Visit
from tests.web.driver import Player
from tests.web.looks import faults
from tests.web.test_scenarios import NARROW, drag, options_of, verdict

EDITOR = "/scenarios/star-quest"
KEPT = "() => JSON.parse(localStorage.getItem('sublevel.scenario.star-quest')).draft"


def square(player: Player, name: str) -> Locator:
    """A square of the plan."""
    return player.page.locator(f"[data-cell={name}]")


def say(player: Player, key: str, **args: str | int) -> str:
    """A sentence of the editor."""
    return player.say(f"star-quest-editor-{key}", **args)


def thing(player: Player, name: str) -> Locator:
    """Something in the palette."""
    return player.page.locator(".palette .thing").filter(has_text=say(player, f"thing-{name}"))


def is_right(player: Player) -> None:
    expect(verdict(player)).to_have_text(say(player, "right"))


def fault(player: Player, name: str, **args: str | int) -> Locator:
    """What the server complains about."""
    said = player.say(f"star-quest-fault-{name}", **args)
    return player.page.locator(".verdict li").filter(has_text=said)


def saved(player: Player, folder: Path) -> Path:
    """Save the draft as a file."""
    with player.page.expect_download() as download:
        player.press(player.button("star-quest-editor-export"))
    file = folder / download.value.suggested_filename
    download.value.save_as(file)
    return file


def test_a_mission_is_made_mended_saved_opened_and_played(visit: Visit, tmp_path: Path) -> None:
    player = visit("en").open(EDITOR)
    page = player.page
    # A plain ship has no objective yet: said in words, and nothing can be done with it.
    expect(fault(player, "use", field="primary", most=4)).to_be_visible()
    expect(player.button("star-quest-editor-play")).to_be_disabled()
    drag(player, thing(player, "primary"), "s7")
    is_right(player)
    # A reserve square in a corridor: marked on the plan; the complaint leads there, the key mends it.
    thing(player, "reserve").click()
    square(player, "e1").click()
    square(player, "a1").click()
    complaint = fault(player, "reserve-corridor", square="1.a1")
    expect(complaint).to_be_visible()
    expect(page.locator(".ground rect.wrong")).to_have_count(1)
    complaint.get_by_role("button").click()
    expect(square(player, "a1")).to_be_focused()
    page.keyboard.press("Delete")
    is_right(player)
    # Boards are turned and exchanged, and what lies on them goes along; a squad docks elsewhere.
    page.get_by_role("button", name=say(player, "turn", board=2, degrees=0)).click()
    page.get_by_label(say(player, "quarter", quarter="NW")).select_option("4")
    page.get_by_role("button", name=player.say("star-quest-player", player="RED")).click()
    page.locator("[data-port=N4]").click()
    expect(fault(player, "dock-in-room", port="N4", colour="RED")).to_have_count(0)
    page.get_by_role("textbox", name=say(player, "name"), exact=True).fill("Last light")
    is_right(player)
    # The field still has the focus: the press that saves is what ends the typing.
    page.get_by_label(f"{say(player, 'blips')}: {player.say('star-quest-kind', kind='D')}").fill("1")
    file = saved(player, tmp_path)
    values = check_file(file.read_text(encoding="utf-8")).values
    assert file.name == "last-light.toml"
    assert (values["name"], values["docks"]["RED"], values["blips"]["D"]) == ("Last light", "N4", 1)
    assert values["layout"] == {"NW": [4, 0], "NE": [2, 1], "SW": [3, 0], "SE": [1, 0]}
    assert (values["primary"]["squares"], values["reserve"]) == (["2.g7"], ["1.e1"])
    # Away with it, and back from the file.
    player.press(player.button("star-quest-editor-begin"))
    player.press(player.button("star-quest-editor-empty"))
    expect(fault(player, "use", field="primary", most=4)).to_be_visible()
    page.locator("input[type=file]").set_input_files(file)
    is_right(player)
    expect(page.get_by_role("textbox", name=say(player, "name"), exact=True)).to_have_value("Last light")
    player.press(player.button("star-quest-editor-play"))
    shown = options_of(player)["mission"]
    assert shown == {name: value for name, value in values.items() if name not in FOR_CHAOS}
    expect(page.locator(".stage .star-quest .goal.primary")).to_have_count(1)
    expect(page.get_by_text("Last light").first).to_be_visible()


def test_complaints_name_entry_and_place_and_lead_there(visit: Visit, tmp_path: Path) -> None:
    """The objective to its form, a dock to its squad and red at its port, a square to the board where it lies."""
    player = visit("en").open(EDITOR)
    page = player.page
    complaint = fault(player, "use", field="primary", most=4)
    expect(complaint.locator("code")).to_have_text("primary")
    complaint.get_by_role("button").click()
    expect(page.locator("[data-field=primary] select").first).to_be_focused()
    # A file with two squads at one port.
    file = tmp_path / "mine.toml"
    file.write_text(write_file(missions()["dead-signal"]).replace('"W3"', '"W1"'), encoding="utf-8")
    page.locator("input[type=file]").set_input_files(file)
    complaint = fault(player, "docks-shared")
    expect(complaint.locator("code")).to_have_text("docks")
    expect(complaint.locator("b")).to_have_text("W1")
    expect(page.locator(".ground .wrong-port")).to_have_count(1)
    complaint.get_by_role("button").click()
    expect(page.locator("[data-field='docks.RED']")).to_be_focused()
    # A square of board 4, while another board is looked at.
    thing(player, "reserve").click()
    square(player, "m13").click()
    player.choose(say(player, "part"), say(player, "board", board=1))
    complaint = fault(player, "reserve-corridor", square="4.a1")
    expect(complaint.locator("code")).to_have_text("reserve")
    expect(complaint.locator("b")).to_have_text("m13")
    PICTURES.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=PICTURES / "missions-complaints.png")
    complaint.get_by_role("button").click()
    expect(square(player, "m13")).to_be_focused()


def test_by_keys_alone(visit: Visit) -> None:
    player = visit("cs").open(EDITOR)
    page = player.page
    thing(player, "primary").focus()
    page.keyboard.press("Enter")
    square(player, "a1").focus()
    for key in ("ArrowRight", "ArrowDown", "Enter"):
        page.keyboard.press(key)
    expect(square(player, "b2")).to_have_accessible_name(
        f"b2, 1.b2, {say(player, 'corridor')}, {say(player, 'thing-primary')}"
    )
    is_right(player)
    page.keyboard.press("r")  # the board, and the objective on it, turned clockwise
    expect(square(player, "k2")).to_have_accessible_name(
        f"k2, 1.b2, {say(player, 'corridor')}, {say(player, 'thing-primary')}"
    )
    page.get_by_role("button", name=player.say("star-quest-player", player="BLU")).focus()
    page.keyboard.press("Enter")
    page.locator("[data-port=S1]").focus()
    page.keyboard.press("Enter")
    page.wait_for_function(f"() => ({KEPT})().docks.BLU === 'S1'")
    page.keyboard.press("Control+z")
    page.wait_for_function(f"() => ({KEPT})().docks.BLU === 'E4'")


def test_by_touch_and_chosen_for_a_table(visit: Visit, tmp_path: Path) -> None:
    player = visit("sk", phone=True).open(EDITOR)
    page = player.page
    file = tmp_path / "mine.toml"
    file.write_text(write_file(missions()["hold-the-bridge"]), encoding="utf-8")
    page.locator("input[type=file]").set_input_files(file)
    is_right(player)
    player.choose(say(player, "part"), say(player, "board", board=1))
    box = square(player, "a1").bounding_box()
    assert box
    assert box["width"] >= 24  # a finger finds it
    player.press(thing(player, "reserve"))
    before = page.evaluate(f"() => ({KEPT})().reserve.length")
    player.press(square(player, "b8"))
    page.wait_for_function(f"n => ({KEPT})().reserve.length === n + 1", arg=before)
    is_right(player)
    player.open("/new/star-quest")
    own = page.locator(".missions label").last
    expect(own.locator("b")).to_have_text(player.say("star-quest-mission-custom"))
    player.press(own)
    expect(own.locator("input")).to_be_checked()


def tour(player: Player) -> Iterator[str]:
    """The pages on which missions are chosen and made."""
    player.open("/new/star-quest")
    expect(player.page.locator(".missions label")).to_have_count(len(missions()))
    yield "missions-new"
    player.open(EDITOR)
    player.press(player.button("star-quest-editor-begin"))
    player.press(player.button("star-quest-mission-three-generators"))
    is_right(player)
    player.press(thing(player, "reserve"))
    for name in ("e4", "f4", "a1"):
        player.press(square(player, name))
    yield "missions-editor"


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_pages_without_barriers(visit: Visit, phone: bool) -> None:
    player = visit("de" if phone else "en", phone=phone)
    found = [fault for page in tour(player) for fault in faults(player, page, full_page=True)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("game", ["underground", "star-quest"])
def test_the_plan_lies_between_tools_and_terms(visit: Visit, game: str) -> None:
    player = visit("en").open(f"/scenarios/{game}")
    boxes = [player.page.locator(f".bench > .{part}").bounding_box() for part in ("tools", "middle", "side")]
    edges = [(box["x"], box["x"] + box["width"]) for box in boxes if box]
    assert len(edges) == 3
    assert edges[0][1] <= edges[1][0] < edges[1][1] <= edges[2][0]
    assert edges[1][1] - edges[1][0] > 500  # the plan has the room


def test_nothing_is_wider_than_a_small_phone(visit: Visit) -> None:
    player = visit("de", phone=True, width=NARROW)
    widths = {page: player.page.evaluate("document.documentElement.scrollWidth") for page in tour(player)}
    assert not {page: width for page, width in widths.items() if width > NARROW}, widths
