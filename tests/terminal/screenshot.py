"""A picture of the terminal table as SVG, block characters as rectangles: fonts draw them with seams.

python -m tests.terminal.screenshot docs/images/the-base-terminal.svg
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Iterator
from pathlib import Path
from xml.sax.saxutils import escape

from rich.color import Color
from rich.segment import Segment
from textual.app import App

from sublevel import bots
from sublevel.engine.match import Match
from sublevel.terminal import palette
from sublevel.terminal.app import make_app

WIDTH, HEIGHT, FRAME = 8.4, 18.0, 12.0  # of a character, and around the picture
FONT = "'Cascadia Mono','JetBrains Mono','DejaVu Sans Mono',Menlo,Consolas,monospace"
# Parts of a cell that a block character fills: left, top, width, height in halves of the cell.
PARTS: dict[str, list[tuple[float, float, float, float]]] = {
    **{char: [(0, 2 - eighths / 4, 2, eighths / 4)] for eighths, char in enumerate("▁▂▃▄▅▆▇", 1)},
    "█": [(0, 0, 2, 2)],
    "▀": [(0, 0, 2, 1)],
    "▌": [(0, 0, 1, 2)],
    "▐": [(1, 0, 1, 2)],
    "▗": [(1, 1, 1, 1)],
    "▖": [(0, 1, 1, 1)],
    "▝": [(1, 0, 1, 1)],
    "▘": [(0, 0, 1, 1)],
    "▟": [(1, 0, 1, 1), (0, 1, 2, 1)],
    "▙": [(0, 0, 1, 1), (0, 1, 2, 1)],
    "▜": [(0, 0, 2, 1), (1, 1, 1, 1)],
    "▛": [(0, 0, 2, 1), (0, 1, 1, 1)],
}
SHADES = {"░": 0.25, "▒": 0.5}


def hex_of(color: Color | None, default: str) -> str:
    return color.get_truecolor().hex if color is not None and not color.is_default else default


def rect(x: float, y: float, width: float, height: float, fill: str, opacity: float = 1) -> str:
    extra = "" if opacity == 1 else f' opacity="{opacity}"'
    return f'<rect x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="{height:.1f}" fill="{fill}"{extra}/>'


def cell(x: float, y: float, char: str, ink: str, bold: bool) -> Iterator[str]:
    """One character over its ground."""
    if char in PARTS:
        for left, top, width, height in PARTS[char]:
            yield rect(x + left * WIDTH / 2, y + top * HEIGHT / 2, width * WIDTH / 2, height * HEIGHT / 2, ink)
    elif char in SHADES:
        yield rect(x, y, WIDTH, HEIGHT, ink, SHADES[char])
    elif char != " ":
        weight = ' font-weight="700"' if bold else ""
        yield f'<text x="{x:.1f}" y="{y + 0.76 * HEIGHT:.1f}" fill="{ink}"{weight}>{escape(char)}</text>'


def line(y: float, segments: list[Segment]) -> Iterator[str]:
    """One line: grounds first, as long as they are, then the characters."""
    grounds: list[tuple[float, float, str]] = []
    cells: list[str] = []
    x = FRAME
    for text, style, _ in segments:
        ground = hex_of(style.bgcolor if style else None, palette.INK)
        ink = hex_of(style.color if style else None, palette.TEXT)
        if style and style.reverse:
            ink, ground = ground, ink
        width = len(text) * WIDTH
        if grounds and grounds[-1][2] == ground:
            grounds[-1] = (grounds[-1][0], grounds[-1][1] + width, ground)
        else:
            grounds.append((x, width, ground))
        for i, char in enumerate(text):
            cells += cell(x + i * WIDTH, y, char, ink, bool(style and style.bold))
        x += width
    yield from (rect(start, y, width, HEIGHT, ground) for start, width, ground in grounds)
    yield from cells


def picture(app: App[None]) -> str:
    """What the app shows, as SVG."""
    columns, rows = app.size
    width, height = columns * WIDTH + 2 * FRAME, rows * HEIGHT + 2 * FRAME
    body = [f'<rect width="{width:.0f}" height="{height:.0f}" rx="10" fill="{palette.INK}"/>']
    strips = app.screen._compositor.render_strips()
    for row, strip in enumerate(strips):
        body += line(FRAME + row * HEIGHT, list(strip))
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.0f} {height:.0f}" font-family="{FONT}" '
        f'font-size="14" shape-rendering="crispEdges">'
    )
    return "\n".join([head, "<title>The Base in the terminal</title>", *body, "</svg>"]) + "\n"


def advance(match: Match, plies: int) -> str:
    """Let two planners play, but leave the last of these actions out, and give it."""
    players = {seat: bots.make("planner", match.game, seat) for seat in range(len(match.game.seats))}
    while True:
        seat = match.waiting[0]
        action = players[seat].choose(match.game.seen_by(match.state, seat), seat)
        if len(match.plies) == plies - 1:
            return match.game.write_action(match.state, seat, action)
        match.play(seat, action)


async def take(seed: int, plies: int, keys: list[str], size: tuple[int, int] = (120, 40)) -> str:
    """A picture after so many actions of two planners and some keys."""
    app = make_app("the-base", seats={0: "human", 1: "human"}, seed=seed)
    last = advance(app.table.match, plies)
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        app.attempt(last)  # so that the table tells of it
        await pilot.press(*keys)
        await pilot.pause()
        return picture(app)


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(asyncio.run(take(seed=12, plies=88, keys=["2"])), encoding="utf-8")
