"""Underground's table in the browser: what a picture of it costs, and how fast it comes while somebody turns the box.

A real server and Chromium, at a desk (1440 x 900) and on a phone (390 x 844, two pixels to a length of one), with three
boards: as the first scenario begins, as it ends when it is won, and the second scenario with the kidnapper. Told are
draw calls and triangles of a picture; the time in which the page's own thread prepares one; and the time from frame to
frame while the box is turned without a pause. `--gpu` asks for the machine's graphics card; without it software draws.

Usage: python benchmarks/stage_speed.py [--seconds 5] [--gpu] [--save]
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import statistics
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from measure import machine, save
from playwright.sync_api import Browser, Page, StorageState, sync_playwright
from table_load import our_server, post

import sublevel

ROUTE = Path(__file__).parents[1] / "tests" / "web" / "routes" / "alone.json"
BROWSERS = ("chromium", "chromium-browser", "google-chrome")
SIZES: dict[str, dict[str, Any]] = {
    "desk": {"viewport": {"width": 1440, "height": 900}},
    "phone": {
        "viewport": {"width": 390, "height": 844},
        "device_scale_factor": 2,
        "is_mobile": True,
        "has_touch": True,
    },
}
FINISHED = ".stage canvas[data-stats]"
PATIENCE = 120_000  # milliseconds until a picture stands still

# A drag to and fro, one move for each frame; gives back the milliseconds from frame to frame.
TURN = """async (seconds) => {
  const canvas = document.querySelector('.stage canvas');
  const box = canvas.getBoundingClientRect();
  const send = (type, x) => canvas.dispatchEvent(new PointerEvent(type, {
    pointerId: 1, pointerType: 'mouse', button: 0, bubbles: true, clientX: box.x + x, clientY: box.y + box.height / 2,
  }));
  canvas.setPointerCapture = () => {};
  const frame = () => new Promise(requestAnimationFrame);
  const gaps = [];
  send('pointerdown', box.width / 2);
  const begun = await frame();
  for (let last = begun, i = 1; last - begun < seconds * 1000; i++) {
    send('pointermove', box.width * (0.5 + 0.3 * Math.sin(i / 12)));
    const now = await frame();
    gaps.push(now - last);
    last = now;
  }
  send('pointerup', box.width / 2);
  return gaps;
}"""
CARD = """() => {
  const drawing = document.createElement('canvas').getContext('webgl2');
  const info = drawing?.getExtension('WEBGL_debug_renderer_info');
  return drawing ? drawing.getParameter(info ? info.UNMASKED_RENDERER_WEBGL : drawing.RENDERER) : 'none';
}"""


@dataclass(frozen=True)
class Measured:
    """One board at one size."""

    size: str
    board: str
    calls: int
    triangles: int
    prepared: float  # milliseconds
    gaps: list[float]  # milliseconds from frame to frame

    def row(self) -> str:
        """A line of the table."""
        slow = statistics.quantiles(self.gaps, n=20)[-1]
        middle = statistics.median(self.gaps)
        return (
            f"| {self.size} | {self.board} | {self.calls} | {self.triangles:,} | {self.prepared:.1f} "
            f"| {middle:.1f} | {slow:.1f} | {len(self.gaps)} |"
        )


def boards() -> dict[str, dict[str, Any]]:
    """What is looked at: a table to be opened for each."""
    won = ROUTE.read_text(encoding="utf-8")
    plies = len(sublevel.game("underground").load(won).plies) - 1
    alone = {"game": "underground", "seats": [{"holder": "me"}]}
    return {
        "first scenario, begun": {**alone, "options": {"setup_choices": "auto"}},
        "first scenario, before the last step": {**alone, "origin": {"file": won, "plies": plies}},
        "second scenario, with the kidnapper": {
            **alone,
            "options": {"setup": "two-stations", "setup_choices": "auto"},
        },
    }


def look(page: Page, size: str, board: str, seconds: float) -> Measured:
    """Wait for the picture, then turn the box."""
    page.wait_for_selector(FINISHED, timeout=PATIENCE)
    gaps: list[float] = page.evaluate(TURN, seconds)
    page.wait_for_timeout(2_000)
    stats = json.loads(page.locator(FINISHED).get_attribute("data-stats") or "{}")
    return Measured(size, board, stats["calls"], stats["triangles"], stats["frame"], gaps)


def known(port: int, token: str) -> StorageState:
    """What the browser of somebody remembers who has been here before."""
    url = f"http://127.0.0.1:{port}"
    kept = json.dumps(token)
    return {"cookies": [], "origins": [{"origin": url, "localStorage": [{"name": "sublevel.token", "value": kept}]}]}


def measure(browser: Browser, port: int, seconds: float) -> tuple[str, list[Measured]]:
    """All boards at all sizes, and what draws them."""
    found: list[Measured] = []
    card = ""
    token = post(port, "/api/guests", {"name": "Ida"})["token"]
    for size, wishes in SIZES.items():
        for board, wish in boards().items():
            table = post(port, "/api/tables", wish, token)["table"]
            context = browser.new_context(**wishes, storage_state=known(port, token))
            page = context.new_page()
            page.goto(f"http://127.0.0.1:{port}/t/{table}")
            found.append(look(page, size, board, seconds))
            card = page.evaluate(CARD)
            print(found[-1].row(), flush=True)
            context.close()
    return card, found


def report(card: str, found: list[Measured], seconds: float, busy: float) -> str:
    """The result as a page."""
    rows = "\n".join(one.row() for one in found)
    return f"""# Underground's table in the browser

{machine()}; drawn by: {card}. `benchmarks/stage_speed.py`, {seconds:g} seconds of turning for each row.
Load average of the machine before: {busy:.1f}. A board that stands still is not drawn again at all.

| size | board | draw calls | triangles | prepared in ms | frame to frame in ms, median | slowest twentieth | frames |
|---|---|---|---|---|---|---|---|
{rows}
"""


def main() -> None:
    """Measure, print, and keep it if that is wished."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=5, help="of turning, for each board (default: 5)")
    parser.add_argument("--gpu", action="store_true", help="let the graphics card draw")
    parser.add_argument("--save", action="store_true", help="keep the result in benchmarks/results")
    given = parser.parse_args()
    program = next(filter(None, map(shutil.which, BROWSERS)), None)
    if program is None:
        sys.exit(f"stage_speed: none of {', '.join(BROWSERS)} is installed")
    arguments = ["--enable-gpu", "--use-angle=gl"] if given.gpu else ["--enable-unsafe-swiftshader"]
    if os.geteuid() == 0:
        arguments.append("--no-sandbox")
    busy = os.getloadavg()[0]
    with tempfile.TemporaryDirectory() as folder, our_server(folder) as (port, _), sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=arguments)
        card, found = measure(browser, port, given.seconds)
        browser.close()
    text = report(card, found, given.seconds, busy)
    print(text)
    if given.save:
        print(f"kept in {save('stage', text)}")


if __name__ == "__main__":
    main()
