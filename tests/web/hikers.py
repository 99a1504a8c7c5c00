"""People at a table of Underground: they see what the page offers, and point or type at it."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator

from tests.web.driver import Player

QUIET = ".stage:not([aria-busy=true])"
ENDED = "#end-title"
TURN = ".moment [data-card], .moment .btn.go:not(:disabled), .moment .acts .btn:not(:disabled)"

# Everything that an action changes: how many were played, and the sentence in the bar.
PLAYED = """() => JSON.stringify([
  document.querySelector('.steps input[type=range]')?.max ?? null,
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


class Hiker:
    """Somebody who plays Underground with a browser."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.page = player.page
        self.chance = player.chance

    def open_table(self, *holders: str, options: dict[str, Any] | None = None, **more: Any) -> str:
        """A new table with these seats, opened by its address; gives back that."""
        self.player.open("/settings")
        seats = [{"holder": holder} for holder in holders]
        table = self.page.evaluate(OPEN, [seats, {"players": len(holders), **(options or {})}, more])
        self.player.open(f"/t/{table}")
        self.page.wait_for_selector(".stage .deck")
        return self.page.url

    def choose_view(self, view: str) -> None:
        """The table or the plan."""
        self.page.get_by_role("button", name=self.say(f"view-{view}"), exact=True).click()

    def say(self, key: str, **args: str | int) -> str:
        """A sentence of the board, in his language."""
        return self.player.say(f"underground-board-{key}", **args)

    def button(self, key: str, **args: str | int) -> Locator:
        """A button in the bar."""
        return self.page.locator(".moment").get_by_role("button", name=self.say(key, **args))

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
        """The cells of the plan on which a press does something."""
        found: list[str] = self.page.locator("rect.hit.offers").evaluate_all(
            "cells => cells.map((cell) => cell.dataset.cell)"
        )
        return found

    @property
    def ended(self) -> bool:
        """Whether the result is shown."""
        return self.page.locator(ENDED).count() > 0

    def played(self) -> str:
        """What tells that an action was played."""
        text: str = self.page.evaluate(PLAYED)
        return text

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
