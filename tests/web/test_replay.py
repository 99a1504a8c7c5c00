"""A match that is over: looked at step by step through any eyes, saved, opened again, played on from its middle."""

from __future__ import annotations

import json
from itertools import islice
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, expect

from tests.web.conftest import Visit
from tests.web.driver import Player
from tests.web.movers import Pointer, race

FIRST, LAST = 12, 18  # what is played of the race on the page, after what has been played before


def played(visit: Visit, lang: str = "en") -> tuple[Player, dict[int, dict[str, Any]]]:
    """A player who has just resigned, and the boards that were seen before and after their actions."""
    player = visit(lang, accept_downloads=True)
    player.open_table("the-base", "me", "me", origin=race().origin(FIRST))
    mover = Pointer(player)
    boards = {FIRST: player.board()}
    for deed in islice(race().deeds(), FIRST, LAST):
        mover.do(deed)
        boards[deed.plies + 1] = player.board()
    player.resign()
    return player, boards


def slider(player: Player) -> Locator:
    return player.page.get_by_role("slider", name=player.say("table-steps"))


def at(player: Player, step: int) -> None:
    expect(slider(player)).to_have_value(str(step))


def test_replay_export_import_and_fork(visit: Visit, tmp_path: Path) -> None:
    player, boards = played(visit, "de")
    with player.page.expect_download() as download:
        player.button("table-export").click()
    file = tmp_path / "match.json"
    download.value.save_as(file)
    json.loads(file.read_text(encoding="utf-8"))

    # Step by step.
    player.link("table-end-replay").click()
    player.page.wait_for_url("**/replay/*")
    at(player, 0)
    for step in range(LAST + 1):
        at(player, step)
        if step >= FIRST:
            assert player.board() == boards[step]
        player.page.keyboard.press("ArrowRight")
    player.page.keyboard.press("Home")
    at(player, 0)
    slider(player).click()  # its middle
    assert 0 < int(slider(player).input_value()) < LAST

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
    expect(slider(player)).to_have_attribute("max", str(LAST))
    player.button("table-step-last").click()
    at(player, LAST)
    assert player.board()["pieces"] == boards[LAST]["pieces"]

    # And from its middle one plays on.
    for step in range(LAST - 1, FIRST, -1):
        player.page.keyboard.press("ArrowLeft")
        at(player, step)
    player.tab("view")
    player.button("table-fork").click()
    dialog = player.page.get_by_role("dialog")
    dialog.get_by_role("button", name=player.say("table-fork-go")).click()
    player.page.wait_for_url("**/t/*")
    player.wait_plies(FIRST + 1)
    assert player.board()["pieces"] == boards[FIRST + 1]["pieces"]
    [deed] = islice(race().deeds(), FIRST + 1, FIRST + 2)
    Pointer(player).do(deed)
    assert player.board()["pieces"] == boards[FIRST + 2]["pieces"]


def test_a_file_that_is_no_match_is_refused(visit: Visit, tmp_path: Path) -> None:
    player = visit("cs").open("/replay")
    player.expected.append("status of 4")
    for name, content in {"other.json": "{}", "text.json": "no match at all", "empty.json": ""}.items():
        file = tmp_path / name
        file.write_text(content, encoding="utf-8")
        player.page.locator("input[type=file]").set_input_files(file)
        expect(player.page.get_by_role("alert")).to_be_visible()
    expect(player.page.get_by_role("alert")).to_have_text(player.say("table-file-empty"))


def test_a_match_that_is_over_can_be_checked_and_stands_in_the_lobby(visit: Visit) -> None:
    """The deal was sealed before the match, and the match can be looked at again."""
    player = visit("sk")
    table = player.open_table("the-base", "me", "beginner")
    player.resign()
    player.page.locator("summary").filter(has_text=player.say("table-seal")).click()
    player.button("table-seal-check").click()
    expect(player.page.get_by_text(player.say("table-seal-kept"))).to_be_visible()
    player.open("/lobby")
    player.page.locator(f"#replays a[href='/replay/{table.rpartition('/')[2]}']").click()
    player.page.wait_for_url("**/replay/*")
    expect(player.page.locator(".stage svg[role=group]")).to_be_visible()
