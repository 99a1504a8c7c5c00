"""Drives the terminal table as a person would, with Textual's pilot."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from rich.text import Text
from textual.pilot import Pilot
from textual.widgets import Input, Static

from sublevel.terminal.app import TableApp, make_app
from sublevel.terminal.face import TheBaseFace
from sublevel.terminal.the_base_hand import Hand
from sublevel.terminal.widgets import BoardWidget

HOT_SEAT = {0: "human", 1: "human"}
CROSSES = "fffff/fffff/fffff/fffff/fffff"
Script = Callable[[TableApp, Pilot[None]], Awaitable[None]]


def run(
    script: Callable[[TableApp, Pilot[None]], Coroutine[Any, Any, None]],
    size: tuple[int, int] = (120, 40),
    **arguments: Any,
) -> TableApp:
    """Start a table, let a script use it, and give it back as it was left."""
    app = make_app("the-base", **{"seats": HOT_SEAT, "seed": 7, "pace": 0, **arguments})

    async def use() -> None:
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            await script(app, pilot)

    asyncio.run(use())
    return app


def shown(app: TableApp, ident: str) -> str:
    """The text in a part of the screen below all windows."""
    content = app.screen_stack[0].query_one(f"#{ident}", Static).content
    assert isinstance(content, Text)
    return content.plain


def board(app: TableApp) -> str:
    """The drawn board without its colours."""
    return app.screen_stack[0].query_one(BoardWidget).picture.canvas.plain()


def hand(app: TableApp) -> Hand:
    """What the player has picked."""
    assert isinstance(app.face, TheBaseFace)
    return app.face.hand


def text(app: TableApp) -> list[str]:
    """The actions played so far."""
    return [ply.text for ply in app.table.match.plies]


def position(app: TableApp) -> str:
    """The public position."""
    return str(app.table.match.position(public=True))


async def type_action(pilot: Pilot[None], action: str) -> None:
    """Put an action into the line for notation and press Enter; typing each key would take the pilot long."""
    await pilot.press("colon")
    pilot.app.query_one("#command", Input).value = action
    await pilot.press("enter")
    await pilot.pause()


async def click(app: TableApp, pilot: Pilot[None], place: str) -> None:
    """Click in the middle of a place."""
    region = app.query_one(BoardWidget).picture.places[place]
    await pilot.click(BoardWidget, offset=(region.x + region.width // 2, region.y + region.height // 2))
    await pilot.pause()


async def until(pilot: Pilot[None], condition: Callable[[], bool], seconds: float = 60) -> None:
    """Wait until something is so."""
    deadline = asyncio.get_running_loop().time() + seconds
    while not condition():
        assert asyncio.get_running_loop().time() < deadline, "it never came to that"
        await pilot.pause(0.01)
