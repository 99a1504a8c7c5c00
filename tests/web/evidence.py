"""What a failed test leaves behind: everything one needs to see what happened, and the command that plays it again."""

from __future__ import annotations

import json
import re
import shlex
from pathlib import Path

from playwright.sync_api import BrowserContext

from tests.pinned import SEED, VARIABLE
from tests.table.server import Server
from tests.web.driver import Player

FAILURES = Path(__file__).parents[2] / "build" / "failures"


class Evidence:
    """What is kept of a test while it runs, in case it fails."""

    def __init__(self, test: str, server: Server) -> None:
        self.test = test
        self.server = server
        self.log_began = len(server.text())

    @property
    def folder(self) -> Path:
        """Where it is kept."""
        return FAILURES / re.sub(r"[^\w.-]+", "-", self.test).strip("-")

    @property
    def command(self) -> str:
        """The command that plays the test again, in the same world, and keeps the page at every step."""
        return f"{VARIABLE}={SEED} .venv/bin/python -m pytest --snapshots {shlex.quote(self.test)}"

    def keep(self, people: list[Player], contexts: list[BrowserContext]) -> None:
        """Write everything down."""
        self.folder.mkdir(parents=True, exist_ok=True)
        for number, (player, context) in enumerate(zip(people, contexts, strict=True), 1):
            player.page.screenshot(path=self.folder / f"screen-{number}.png")
            context.tracing.stop(path=self.folder / f"trace-{number}.zip")
        (self.folder / "server.log").write_text(self.server.text()[self.log_began :], encoding="utf-8")
        world = {
            "test": self.test,
            "seed": SEED,
            "server": {"seed": self.server.seed, "now": self.server.now, "port": self.server.port},
            "people": [{"lang": player.lang, "touch": player.touch, "seed": player.seed} for player in people],
            "replay": self.command,
        }
        (self.folder / "world.json").write_text(json.dumps(world, indent=2) + "\n", encoding="utf-8")
        for table, match in self.server.matches().items():
            (self.folder / f"match-{table}.json").write_text(match, encoding="utf-8")
        print(f"kept in {self.folder}\nagain: {self.command}")
