"""People at a table of Underground: they see what the page offers, and point or type at it."""

from __future__ import annotations

import re
from typing import Any, Literal

from playwright.sync_api import Locator, expect

from tests.web.driver import Player

QUIET = ".stage:not([aria-busy=true])"
ENDED = "#end-title"
DRAWN = ".stage canvas[data-stats]"  # the picture of the table, once nothing in it is still to be drawn
TURN = ".moment [data-card], .moment .btn.go:not(:disabled), .moment .acts .btn:not(:disabled)"

# What an action changes: how many were played, and whether it was the last.
PLAYED = """() => JSON.stringify([
  // On a phone the log is in the sheet: there the cards in sight tell it.
  document.querySelector('.steps input[type=range]')?.max ?? document.querySelector('.mini')?.textContent ?? null,
  document.querySelector('#end-title')?.textContent ?? null,
])"""

OPEN = """async ([seats, options, more]) => {
  const send = async (path, body, token) => {
    const headers = { 'Content-Type': 'application/json', ...(token ? { Authorization: `Bearer ${token}` } : {}) };
    const answer = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(await answer.text());
    return answer.json();
  };
  const known = JSON.parse(localStorage.getItem('sublevel.token') ?? 'null');
  const token = known ?? (await send('/api/guests', { name: 'Ida' })).token;
  localStorage.setItem('sublevel.token', JSON.stringify(token));
  return (await send('/api/tables', { game: 'underground', seats, options, ...more }, token)).table;
}"""


# Where the middle of a cell's top is on the screen: the plan has something there, the table is a picture.
SPOT = """(place, cell) => {
  const flat = place.querySelector(`[data-cell="${cell}"]`)?.getBoundingClientRect();
  if (flat) return [flat.x + flat.width / 2, flat.y + flat.height / 2];
  const { left, top } = place.getBoundingClientRect();
  const { x, y } = place.spotOf(cell);
  return [left + x, top + y];
}"""


class Hiker:
    """Somebody who plays Underground with a browser, in which they may have chosen the plan before."""

    def __init__(self, player: Player, *, view: Literal["table", "plan"] = "table") -> None:
        self.player = player
        self.page = player.page
        self.page.add_init_script(f"localStorage.setItem('sublevel.underground.view', '\"{view}\"')")

    def open_table(self, *holders: str, options: dict[str, Any] | None = None, **more: Any) -> str:
        """A new table with these seats, opened by its address; gives back that."""
        self.player.open("/settings")
        seats = [{"holder": holder} for holder in holders]
        table = self.page.evaluate(OPEN, [seats, {"players": len(holders), **(options or {})}, more])
        self.player.open(f"/t/{table}")
        self.page.wait_for_selector(".stage .deck")
        return self.page.url

    def choose_view(self, view: str) -> None:
        """The table or the plan, once it is drawn."""
        self.player.press(self.page.get_by_role("button", name=self.say(f"view-{view}"), exact=True))
        expect(self.page.locator(".flat" if view == "plan" else DRAWN)).to_be_attached()
        self.player.rest()

    def see_table(self) -> None:
        """Wait until the picture of the table is drawn."""
        expect(self.page.locator(DRAWN)).to_be_attached()
        self.player.rest()

    def say(self, key: str, **args: str | int) -> str:
        """A sentence of the board, in their language."""
        return self.player.say(f"underground-board-{key}", **args)

    def button(self, key: str) -> Locator:
        """A button in the bar; keys that stand on it are not part of its words."""
        words = re.escape(self.say(key))
        return self.page.locator(".moment").get_by_role("button", name=re.compile(rf"^{words}( ?\S)?$"))

    @property
    def prompt(self) -> str:
        """The sentence that says what to do."""
        return self.page.locator(".moment .prompt p").inner_text()

    @property
    def cards(self) -> Locator:
        """The cards that can be played from the bar."""
        return self.page.locator(".moment [data-card]")

    @property
    def offers(self) -> list[str]:
        """The cells of the board on which a press does something, whichever view is shown."""
        return (self.page.locator(".place").get_attribute("data-offers") or "").split()

    def point(self, cell: str) -> None:
        """A click or a tap on a cell of the picture or of the plan, where it is seen."""
        x, y = self.look_at(cell)
        if not self.player.touch:
            self.page.mouse.click(x, y)

    def look_at(self, cell: str) -> tuple[float, float]:
        """Bring the pointer over a cell, where it is seen; a finger has to tap for that."""
        x, y = self.page.locator(".place").evaluate(SPOT, cell)
        if self.player.touch:
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.move(x, y)
        return x, y

    @property
    def ended(self) -> bool:
        """Whether the result is shown."""
        return self.page.locator(ENDED).count() > 0

    def played(self) -> str:
        """What tells that an action was played."""
        text: str = self.page.evaluate(PLAYED)
        return text

    @property
    def result(self) -> str:
        """The headline of the result."""
        return self.page.locator(ENDED).inner_text()

    @property
    def sections_passed(self) -> int:
        """How far the kidnapper has come, as the rim of the plan shows it."""
        return self.page.locator(".section.past").count()

    def wait_more(self, before: str) -> None:
        """Wait until more has been played than was seen before."""
        self.page.wait_for_function(f"before => ({PLAYED})() !== before", arg=before)

    def wait_played(self, before: str) -> None:
        """Wait until an action has been played and shown."""
        self.page.wait_for_function(f"before => ({PLAYED})() !== before", arg=before)
        self.page.wait_for_selector(f"{QUIET}, {ENDED}", state="attached")

    def wait_turn(self) -> bool:
        """Wait until there is something to do; false if the match is over instead."""
        self.page.wait_for_selector(f"{TURN}, {ENDED}", state="attached")
        return not self.ended

    def do(self, target: Locator) -> None:
        """Press something that plays an action."""
        before = self.played()
        self.player.press(target)
        self.wait_played(before)

    def key(self, *names: str) -> None:
        """Press keys of which the last plays an action."""
        before = self.played()
        for name in names:
            self.page.keyboard.press(name)
        self.wait_played(before)

    def steer(self, cell: str) -> None:
        """Bring the cursor to a cell with the arrow keys."""
        for _ in range(20):
            now = self.page.evaluate("document.activeElement?.dataset?.cell ?? null")
            if now is None:
                self.page.keyboard.press("ArrowUp")
            elif now == cell:
                return
            elif now[0] != cell[0]:
                self.page.keyboard.press("ArrowDown" if now[0] < cell[0] else "ArrowUp")
            else:
                self.page.keyboard.press("ArrowRight" if now[1] < cell[1] else "ArrowLeft")
        raise AssertionError(f"the cursor does not come to {cell}")
