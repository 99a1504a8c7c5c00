"""Scenarios of Underground on the pages: chosen by pictures, made on the plan, saved, opened again and played."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from sublevel.games.underground.scenario import check_file, plain, scenarios, write_file
from tests.web.conftest import Visit
from tests.web.driver import Player
from tests.web.looks import faults

EDITOR = "/scenarios/underground"
NARROW = 360


def options_of(player: Player) -> dict[str, Any]:
    """The options of the table that is shown."""
    player.page.wait_for_url("**/t/*")
    table = player.page.url.rpartition("/")[2]
    found: dict[str, Any] = player.page.evaluate("id => fetch(`/api/tables/${id}`).then((a) => a.json())", table)
    return dict(found["options"])


def card(player: Player, title: str) -> Locator:
    """The card of a scenario."""
    group = player.page.get_by_role("radiogroup", name=player.say("underground-option-setup"), exact=True)
    return group.locator("label").filter(has=player.page.locator("b", has_text=title))


def editor(player: Player, start: str | None = "stairwell") -> Player:
    """The editor with a scenario to begin with."""
    player.open(EDITOR)
    if start:
        player.press(player.button("underground-editor-begin"))
        player.press(player.button(f"underground-setup-{start}"))
        expect(verdict(player)).to_have_text(player.say("underground-editor-right"))
    return player


def verdict(player: Player) -> Locator:
    """What the server thinks of the draft."""
    return player.page.locator(".verdict p")


def cell(player: Player, name: str) -> Locator:
    """A cell of the plan."""
    return player.page.locator(f"[data-cell={name}]")


def tool(player: Player, thing: str) -> Locator:
    """Something in the palette."""
    return player.page.locator(".things.small .thing").filter(has_text=player.say(f"underground-editor-{thing}"))


def drag(player: Player, what: Locator, to: str) -> None:
    """Drag something onto a cell."""
    from_box, to_box = what.bounding_box(), cell(player, to).bounding_box()
    assert from_box
    assert to_box
    mouse = player.page.mouse
    mouse.move(from_box["x"] + from_box["width"] / 2, from_box["y"] + from_box["height"] / 2)
    mouse.down()
    mouse.move(to_box["x"] + 5, to_box["y"] + 5, steps=4)
    mouse.move(to_box["x"] + to_box["width"] / 2, to_box["y"] + to_box["height"] / 2)
    mouse.up()


def saved(player: Player, folder: Path) -> tuple[str, str]:
    """Save the draft as a file; gives back its name and its text."""
    with player.page.expect_download() as download:
        player.press(player.button("underground-editor-export"))
    file = folder / "saved.toml"
    download.value.save_as(file)
    return download.value.suggested_filename, file.read_text(encoding="utf-8")


def test_a_scenario_is_chosen_by_its_picture(visit: Visit) -> None:
    player = visit("cs").open("/new/underground")
    pictures = player.page.locator(".picker .card svg")
    expect(pictures).to_have_count(8)
    player.press(card(player, player.say("underground-setup-canal")))
    expect(card(player, player.say("underground-setup-canal")).locator("input")).to_be_checked()
    player.press(player.page.locator("form .btn.go"))
    assert options_of(player)["setup"] == "canal"


def test_a_random_board_has_levels(visit: Visit) -> None:
    player = visit("de").open("/new/underground")
    levels = player.page.get_by_role("radiogroup", name=player.say("underground-option-water-level"), exact=True)
    expect(levels).to_have_count(0)
    player.press(card(player, player.say("underground-setup-random")))
    player.press(levels.locator("label").filter(has_text=player.say("underground-option-water-level-hard")))
    player.press(player.page.locator("form .btn.go"))
    options = options_of(player)
    assert (options["setup"], options["water_level"], options["kidnapper_level"]) == ("random", "hard", "easy")


def test_a_scenario_is_made_and_a_mistake_is_shown_where_it_is(visit: Visit, tmp_path: Path) -> None:
    player = editor(visit("en"))
    page = player.page
    # A plateau on another: said in words, marked on the plan, and nothing can be done with it.
    drag(player, cell(player, "E2"), "F2")
    expect(verdict(player)).to_have_text(player.say("underground-editor-faults", count=1))
    said = player.say("underground-fault-plateau-overlap", plateau="b", cell="F1", other="a")
    expect(page.locator(".verdict li button")).to_have_text(said)
    expect(page.locator(".ground rect.wrong")).to_have_count(2)
    expect(player.button("underground-editor-play")).to_be_disabled()
    expect(player.button("underground-editor-export")).to_be_disabled()
    page.get_by_role("button", name=said).click()
    expect(cell(player, "F1")).to_be_focused()
    page.keyboard.press("Control+z")
    expect(verdict(player)).to_have_text(player.say("underground-editor-right"))
    # Things from the palette, by dragging and by pressing.
    drag(player, tool(player, "rat"), "A1")
    tool(player, "water").click()
    cell(player, "A5").click()
    page.get_by_role("textbox", name=player.say("underground-editor-title")).fill("Élan 2")
    page.get_by_role("slider", name=player.say("underground-editor-keys"), exact=True).fill("3")
    player.choose(player.say("underground-editor-timer"), player.say("underground-editor-timer-true"))
    expect(verdict(player)).to_have_text(player.say("underground-editor-right"))
    name, text = saved(player, tmp_path)
    values = check_file(text).values
    assert name == "elan-2.toml"
    assert (values["rat"], values["keys"], values["timer"], values["title"]) == ("A1", 3, True, "Élan 2")
    assert "A5" in values["water"]
    assert values["plateaus"] == plain(scenarios()["stairwell"])["plateaus"]


def test_a_file_is_opened_and_played(visit: Visit, tmp_path: Path) -> None:
    player = editor(visit("sk"), start=None)
    expect(player.page.locator(".verdict li").first).to_be_visible()  # an empty board lacks everything
    file = tmp_path / "mine.toml"
    file.write_text(write_file(scenarios()["canal"]).replace("end_column = 5", "end_column = 6"), encoding="utf-8")
    player.page.locator("input[type=file]").set_input_files(file)
    expect(verdict(player)).to_have_text(player.say("underground-editor-right"))
    player.press(player.button("underground-editor-play"))
    setup = options_of(player)["setup"]
    assert setup == {**plain(scenarios()["canal"]), "number": 999, "end_column": 6}
    expect(player.page.locator(".stage .deck")).to_be_visible()


def test_a_wrong_file_says_what_is_wrong(visit: Visit, tmp_path: Path) -> None:
    player = editor(visit("de"))
    file = tmp_path / "wrong.toml"
    file.write_text('tower = "Z1"\nlava = 3\n', encoding="utf-8")
    player.page.locator("input[type=file]").set_input_files(file)
    faults = player.page.locator(".verdict li button")
    expect(faults.filter(has_text="'Z1'")).to_have_text(
        player.say("underground-fault-cell", field="tower", value="'Z1'")
    )
    expect(faults.filter(has_text="'lava'")).to_be_visible()
    other = tmp_path / "other.toml"
    other.write_text("no file at all [", encoding="utf-8")
    player.page.locator("input[type=file]").set_input_files(other)
    expect(faults).to_have_count(1)
    expect(faults).to_contain_text(player.say("underground-fault-no-toml", detail="").strip())
    large = tmp_path / "large.toml"
    large.write_text("#" * 20_000, encoding="utf-8")
    player.page.locator("input[type=file]").set_input_files(large)
    expect(player.page.get_by_text(player.say("underground-editor-unreadable"))).to_be_visible()


def test_by_keys_alone(visit: Visit) -> None:
    player = editor(visit("en"))
    page = player.page
    cell(player, "D1").focus()
    page.keyboard.press("Enter")  # takes the figure
    for key in ("ArrowRight", "ArrowDown", "Enter"):
        page.keyboard.press(key)
    expect(cell(player, "E2")).to_have_accessible_name(
        f"E2, {player.say('underground-editor-start')}, {player.say('underground-editor-plateau', plateau='a')}"
    )
    page.keyboard.press("r")
    expect(verdict(player)).to_have_text(player.say("underground-editor-right"))
    page.keyboard.press("Delete")
    expect(page.locator(".verdict li button")).to_have_text(player.say("underground-fault-missing", field="start"))


def test_a_draft_waits_in_the_browser_and_can_be_chosen(visit: Visit) -> None:
    player = editor(visit("en"), "rat")
    player.page.get_by_role("textbox", name=player.say("underground-editor-title")).fill("My rat")
    player.page.keyboard.press("Tab")
    expect(verdict(player)).to_have_text(player.say("underground-editor-right"))
    player.page.reload()
    expect(player.page.get_by_role("textbox", name=player.say("underground-editor-title"))).to_have_value("My rat")
    player.open("/new/underground")
    player.press(card(player, "My rat"))
    player.press(player.page.locator("form .btn.go"))
    setup = options_of(player)["setup"]
    assert (setup["title"], setup["rat"]) == ("My rat", "E6")


def test_by_touch(visit: Visit) -> None:
    player = editor(visit("en", phone=True))
    player.press(cell(player, "D1"))
    player.press(cell(player, "E2"))
    kept = "() => JSON.parse(localStorage.getItem('sublevel.scenario.underground'))"
    player.page.wait_for_function(f"() => ({kept})().draft.start === 'E2'")
    player.press(tool(player, "water"))
    player.press(cell(player, "I1"))
    player.page.wait_for_function(f"() => ({kept})().draft.water.includes('I1')")


def tour(player: Player) -> Iterator[str]:
    """The pages of Underground that are no table; the lesson shows its plan."""
    player.page.add_init_script("localStorage.setItem('sublevel.underground.view', '\"plan\"')")
    player.open("/new/underground")
    player.press(card(player, player.say("underground-setup-random")))
    yield "scenarios-new"
    editor(player)
    drag(player, cell(player, "E2"), "F2") if not player.touch else player.press(cell(player, "E2"))
    yield "scenarios-editor"
    player.open("/rules/underground#UG-PLACE-7")
    expect(player.page.locator("#UG-PLACE-7")).to_be_in_viewport()
    yield "scenarios-rules"
    player.open("/learn/underground#timer")
    expect(player.page.locator(".lesson .board")).to_be_visible()
    yield "scenarios-learn"


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_pages_without_barriers(visit: Visit, phone: bool) -> None:
    """Everybody can read and reach everything, and nothing is wider than the screen, not even of a small phone."""
    player = visit("de" if phone else "en", phone=phone, width=NARROW if phone else None)
    found = [fault for page in tour(player) for fault in faults(player, page)]
    assert not found, "\n".join(found)


# Rules and lessons.


def test_the_rules_are_searched(visit: Visit) -> None:
    player = visit("cs").open("/rules/underground")
    entries = player.page.locator(".text article")
    expect(entries.first).to_be_attached()
    player.page.get_by_role("searchbox", name=player.say("rules-search")).fill("krysa")
    expect(player.page.locator("#UG-PLACE-7")).to_have_count(0)
    expect(player.page.locator("#UG-RAT-1")).to_be_visible()
    assert 0 < entries.count() < 20


def bottom(thing: Locator) -> float:
    """Where something ends on the screen."""
    box = thing.bounding_box()
    assert box
    return box["y"] + box["height"]


def test_a_whole_lesson(visit: Visit) -> None:
    """Cards in the bar, steps on the plan, the timer beside it."""
    player = visit("en", sharpness=0.5).open("/learn/underground#timer")
    page = player.page
    tags = page.locator(".gauge .row")
    expect(tags).to_have_count(2)
    assert min(tag["y"] for tag in map(Locator.bounding_box, tags.all()) if tag) > bottom(page.locator(".tools .seg"))
    page.get_by_role("button", name=player.say("underground-board-view-plan"), exact=True).click()
    label = page.locator(".lesson .card .label")
    page.locator(".lesson .card .btn.go").click()
    page.get_by_role("button", name=player.say("underground-board-do-turn-timer")).first.click()
    page.get_by_role("button", name=player.say("underground-board-do-turn-now")).first.click()
    expect(label).to_have_text(player.say("learn-step", step=3, all=9))
    page.locator(".moment [data-card=F1]").click()
    expect(label).to_have_text(player.say("learn-step", step=4, all=9))
    page.locator(".lesson [data-cell=H5]").click()
    expect(label).to_have_text(player.say("learn-step", step=5, all=9))
    page.get_by_role("button", name=player.say("underground-board-do-end-turn")).first.click()
    expect(label).to_have_text(player.say("learn-step", step=6, all=9))
    page.locator(".moment [data-card=C7]").click()
    expect(label).to_have_text(player.say("learn-step", step=7, all=9))
    page.locator(".lesson [data-cell=H6]").dblclick()  # into the kidnapper's line: the first click shows what it costs
    expect(label).to_have_text(player.say("learn-step", step=8, all=9))
    page.get_by_role("button", name=player.say("underground-board-do-end-move")).first.click()
    expect(label).to_have_text(player.say("learn-step", step=9, all=9))
    page.locator(".lesson .card .btn.go").click()
    expect(label).to_have_text(player.say("learn-well-done"))
