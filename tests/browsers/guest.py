"""Somebody who sits in front of a browser, and plays all seats of a table on one screen."""

from __future__ import annotations

import json
from typing import Any

from sublevel.engine.match import Match
from sublevel.engine.text import say
from tests.browsers.browser import Browser
from tests.table.server import HOST, Server

NAME = "Ida"
SETTINGS = {"language": "en", "theme": "dark", "animation": "off"}
LOG = ".log .ln"
PROMPT = ".moment .prompt p"
GO = ".moment .btn.go"
# A file of the server that runs no script, so that nothing writes over what is stored there.
BLANK = "/mark.svg"
STORE = """stored => {
  localStorage.clear();
  for (const [name, value] of Object.entries(stored)) localStorage.setItem(name, value);
}"""
PLAYED = """plies => {
  const stage = document.querySelector('.stage');
  return stage?.dataset.plies === String(plies) && stage.getAttribute('aria-busy') !== 'true';
}"""


class Guest:
    """A new guest, in English, without animations."""

    def __init__(self, browser: Browser, server: Server) -> None:
        self.browser = browser
        self.server = server
        self.url = f"http://{HOST}:{server.port}"
        self.token = server.guest(NAME)
        stored = {"sublevel.settings": SETTINGS, "sublevel.token": self.token}
        browser.open(self.url + BLANK)
        browser.run(STORE, {name: json.dumps(value) for name, value in stored.items()})
        browser.move(1, 1)  # away from where the test before clicked last
        browser.hear()
        browser.faults.clear()  # of the test before, and the icon that a page without a head asks for

    @staticmethod
    def say(key: str, **args: str | int) -> str:
        """A message of the catalogue."""
        return say(key, args, "en")

    def open(self, path: str) -> None:
        """Load a page of the server."""
        self.browser.open(self.url + path)

    def sit_down(self, match: Match) -> str:
        """Open a table that goes on from a match, with all seats at this screen. Returns its name."""
        seats: list[dict[str, Any]] = [{"holder": "me"}] * int(match.options.get("players", 2))
        wish = {"game": match.game.name, "options": match.options, "origin": {"file": match.to_json()}}
        table = self.server.open_table(self.token, seats, **wish)
        self.open(f"/t/{table}")
        return table

    def take_over(self) -> None:
        """Say that the right person sits in front of the screen now."""
        self.browser.click(".curtain .btn")
        self.browser.gone(".curtain")

    def prompted(self, key: str, **args: str | int) -> None:
        """Wait until the bar asks for this."""
        self.browser.read(PROMPT, self.say(key, **args))

    def reached(self, match: Match, seat: int, *actions: str) -> None:
        """Wait until the table shows that these actions were played."""
        for action in actions:
            match.play(seat, action)
        self.browser.wait(PLAYED, len(match.plies))

    def told(self, key: str, **args: str | int) -> None:
        """Wait until the log says this."""
        self.browser.read(LOG, self.say(key, **args))

    def played(self, match: Match, seat: int, *actions: str, **names: str) -> None:
        """Wait until these actions were played, and the log tells the last one, with the names that the page gives."""
        self.reached(match, seat, *actions)
        words = match.narration(seat)[0]
        self.told(words.key, **{**words.args, **names})
