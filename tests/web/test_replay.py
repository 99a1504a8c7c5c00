"""A match that is over: looked at step by step through any eyes, saved, opened again, played on from its middle."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, expect

from tests.web.conftest import Visit
from tests.web.driver import Player

ACTIONS = 16


def played(visit: Visit, lang: str = "en") -> tuple[Player, int, dict[int, dict[str, Any]]]:
    """Somebody who has just given up, how many actions he played, and the boards that he saw after them."""
    player = visit(lang, accept_downloads=True)
    player.set_up("me", "me")
    boards = {}
    for _ in range(ACTIONS):
        player.wait_turn()
        boards[player.plies()] = player.board()
        player.act()
    player.wait_turn()
    count = player.plies()
    boards[count] = player.board()
    player.resign()
    return player, count, boards


def slider(player: Player) -> Locator:
    return player.page.get_by_role("slider", name=player.say("table-steps"))


def at(player: Player, step: int) -> None:
    expect(slider(player)).to_have_value(str(step))


def test_replay_export_import_and_fork(visit: Visit, tmp_path: Path) -> None:
    player, count, boards = played(visit, "de")
    with player.page.expect_download() as download:
        player.button("table-export").click()
    file = tmp_path / "match.json"
    download.value.save_as(file)
    json.loads(file.read_text(encoding="utf-8"))

    # Step by step.
    player.link("table-end-replay").click()
    player.page.wait_for_url("**/replay/*")
    at(player, 0)
    for step in range(count + 1):
        at(player, step)
        assert player.board() == boards.get(step, player.board())
        player.page.keyboard.press("ArrowRight")
    player.page.keyboard.press("Home")
    at(player, 0)
    slider(player).click()  # its middle
    middle = int(slider(player).input_value())
    assert 0 < middle < count
    assert player.board() == boards.get(middle, player.board())

    # Through other eyes the board is the same; the all-seeing look behind hidden tiles.
    eyes = player.page.get_by_role("combobox", name=player.say("table-replay-eyes"))
    player.button("table-step-first").click()
    at(player, 0)
    hidden = list(player.board()["tiles"].values()).count("hidden")
    assert hidden
    for choice, seen in (("0", 0), ("1", 0), ("all", hidden), ("null", 0)):
        eyes.select_option(choice)
        expect(player.page.locator("[data-hatch] .peek")).to_have_count(seen)
        expect(player.page.locator("[data-hatch]")).to_have_count(hidden)

    # The file shows the same match.
    player.page.goto(f"{player.url}/replay")
    player.page.locator("input[type=file]").set_input_files(file)
    expect(slider(player)).to_have_attribute("max", str(count))
    player.button("table-step-last").click()
    at(player, count)
    assert player.board()["pieces"] == boards[count]["pieces"]

    # And from its middle one plays on.
    slider(player).click()
    middle = int(slider(player).input_value())
    board = player.board()["pieces"]
    player.tab("view")
    player.button("table-fork").click()
    dialog = player.page.get_by_role("dialog")
    dialog.get_by_role("button", name=player.say("table-fork-go")).click()
    player.page.wait_for_url("**/t/*")
    player.wait_plies(middle)
    assert player.board()["pieces"] == board
    player.play(1)
    player.wait_more_than(middle)


def test_a_file_that_is_no_match_is_refused(visit: Visit, tmp_path: Path) -> None:
    player = visit("cs").open("/replay")
    player.expected.append("status of 4")
    for name, content in {"other.json": "{}", "text.json": "no match at all", "empty.json": ""}.items():
        file = tmp_path / name
        file.write_text(content, encoding="utf-8")
        player.page.locator("input[type=file]").set_input_files(file)
        expect(player.page.get_by_role("alert")).to_be_visible()
    expect(player.page.get_by_role("alert")).to_have_text(player.say("table-file-empty"))


def test_the_deal_was_sealed_before_the_match(visit: Visit) -> None:
    player = visit()
    player.set_up("me", "beginner")
    player.wait_turn()
    player.resign()
    player.page.locator("summary").filter(has_text=player.say("table-seal")).click()
    player.button("table-seal-check").click()
    expect(player.page.get_by_text(player.say("table-seal-kept"))).to_be_visible()


def test_a_match_that_is_over_stands_in_the_lobby(visit: Visit) -> None:
    player = visit("sk")
    table = player.set_up("me", "beginner")
    player.wait_turn()
    player.resign()
    player.open("/lobby")
    player.page.locator(f"#replays a[href='/replay/{table.rpartition('/')[2]}']").click()
    player.page.wait_for_url("**/replay/*")
    expect(player.page.locator(".stage svg[role=group]")).to_be_visible()
