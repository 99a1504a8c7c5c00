"""Whole matches at the terminal table: by keys and notation, on one keyboard and against bots."""

from __future__ import annotations

import random

import pytest
from textual.pilot import Pilot
from textual.widgets import Input

from sublevel.terminal.app import TableApp
from sublevel.terminal.screens import QuestionScreen
from tests.terminal.driver import HOT_SEAT, hand, run, shown, text, type_action, until


async def by_keys(app: TableApp, pilot: Pilot[None], entry: dict[str, object]) -> None:
    """Play one legal action with the keys of the board alone."""
    kind = entry["kind"]
    if kind == "move":
        hand(app).drop()
        await pilot.press(str(entry["piece"]))
        arrows = {"up": "N", "right": "E", "down": "S", "left": "W"}
        found = [key for key, way in arrows.items() if hand(app).towards(way) == entry["text"]]
        if not found:  # a crossing round a corner
            await type_action(pilot, str(entry["text"]))
            return
        await pilot.press(found[0])
        return
    for _ in range(30):
        if (chosen := hand(app).chosen()) and chosen["text"] == entry["text"]:
            break
        same = chosen is not None and chosen.get("cell") == entry.get("cell") and "open" in chosen
        await pilot.press("e" if same else "tab")
    await pilot.press("r" if kind == "reveal" else "enter")


async def someone_to_act(app: TableApp, pilot: Pilot[None]) -> bool:
    """Wait for the bot; False once the match is over."""
    await until(pilot, lambda: app.acting or app.table.match.finished)
    return app.acting


def legal(app: TableApp) -> list[dict[str, object]]:
    seat = app.table.acting_human
    return [] if seat is None else list(app.table.match.view(seat)["legal"])


def choice(app: TableApp, rng: random.Random) -> dict[str, object]:
    """Mostly moves, so that something happens."""
    entries = legal(app)
    moves = [entry for entry in entries if entry["kind"] == "move"]
    return rng.choice(moves if moves and rng.random() < 0.5 else entries)


def test_a_whole_match_by_keys_against_the_random_bot() -> None:
    rng = random.Random(3)

    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        while await someone_to_act(app, pilot):
            before, entry = len(text(app)), choice(app, rng)
            await by_keys(app, pilot, entry)
            assert text(app)[before] == entry["text"]
        await until(pilot, lambda: isinstance(app.screen, QuestionScreen))
        assert "win" in shown(app, "prompt") or "draw" in shown(app, "prompt")

    app = run(script, seats={0: "human", 1: "random"}, options={"countdown_start": 5})
    assert app.table.match.result is not None
    assert {ply.seat for ply in app.table.match.plies} == {0, 1}


def test_a_whole_match_by_notation_on_one_keyboard() -> None:
    rng = random.Random(5)

    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        while not app.table.match.finished:
            before, entry = len(text(app)), choice(app, rng)
            await type_action(pilot, str(entry["text"]))
            assert text(app)[before] == entry["text"]
            assert app.query_one("#command", Input).value == ""
        await until(pilot, lambda: isinstance(app.screen, QuestionScreen))

    app = run(script, size=(80, 24), seats=HOT_SEAT, options={"countdown_start": 5})
    result = app.table.match.result
    assert result is not None
    assert result.reason.startswith("countdown")


@pytest.mark.parametrize("bot", ["random", "planner"])
def test_bots_play_each_other_while_one_watches(bot: str) -> None:
    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        await until(pilot, lambda: app.table.match.finished)
        await until(pilot, lambda: isinstance(app.screen, QuestionScreen))

    app = run(script, seats={0: bot, 1: "random"}, options={"countdown_start": 5})
    assert app.table.match.finished
    assert len(app.story) == len(text(app))


def test_what_a_bot_does_is_told() -> None:
    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        await until(pilot, lambda: app.acting)
        first = app.table.match.plies[0]
        assert first.seat == 1
        assert first.text.split("@")[0] in app.story[0][1]

    app = run(script, seats={0: "human", 1: "random"})
    assert len(app.story) == len(text(app))
