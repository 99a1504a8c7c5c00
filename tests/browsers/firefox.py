"""Firefox, through WebDriver BiDi: its own remote agent listens at a WebSocket, no further program is needed."""

from __future__ import annotations

import base64
import json
import re
import shutil
import subprocess
import tempfile
from contextlib import ExitStack
from itertools import count
from pathlib import Path
from typing import Any

from websockets.sync.client import connect

from tests.browsers import gestures
from tests.browsers.browser import DESK, Browser
from tests.browsers.display import Display
from tests.waiting import PATIENCE, until

PROGRAMS = ("firefox-esr", "firefox")
LISTENS = re.compile(r"WebDriver BiDi listening on (ws://\S+)")
PREFERENCES = {
    "webgl.force-enabled": True,  # without a graphics card, too
    "app.update.enabled": False,
    "browser.shell.checkDefaultBrowser": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "toolkit.telemetry.reportingpolicy.firstRun": False,
}


def program() -> str | None:
    """Where it is installed."""
    return next(filter(None, map(shutil.which, PROGRAMS)), None)


class Firefox(Browser):
    """Firefox with a profile of its own."""

    name = "firefox"
    packages = ("firefox-esr", "xvfb")

    def __init__(self) -> None:
        super().__init__()
        self._numbers = count(1)
        with ExitStack() as opened:
            profile = Path(opened.enter_context(tempfile.TemporaryDirectory(ignore_cleanup_errors=True)))
            display = Display()
            opened.callback(display.close)
            address = self._start(opened, profile, display)
            self._line = opened.enter_context(connect(f"{address}/session", max_size=None, open_timeout=PATIENCE))
            self._call("session.new", capabilities={})
            self._call("session.subscribe", events=["log.entryAdded"])
            self._context = self._call("browsingContext.getTree")["contexts"][0]["context"]
            width, height = DESK
            self._here("browsingContext.setViewport", viewport={"width": width, "height": height})
            self._opened = opened.pop_all()

    def _start(self, opened: ExitStack, profile: Path, display: Display) -> str:
        """Start the program. Returns where its remote agent listens."""
        lines = [f"user_pref({json.dumps(name)}, {json.dumps(value)});" for name, value in PREFERENCES.items()]
        (profile / "user.js").write_text("\n".join(lines), encoding="utf-8")
        command = [program() or "", "--no-remote", "--profile", str(profile), "--remote-debugging-port", "0"]
        said = profile / "said.txt"
        with said.open("wb") as channel:
            process = subprocess.Popen(command, env=display.environment, stdout=channel, stderr=channel)
        opened.enter_context(process)
        opened.callback(process.terminate)

        def listens() -> str | None:
            told = said.read_text(encoding="utf-8", errors="replace")
            if process.poll() is not None:
                raise RuntimeError(f"{command[0]} does not start: {told}")
            found = LISTENS.search(told)
            return found[1] if found else None

        return until(listens, f"{command[0]} listens") or ""

    def _call(self, method: str, **params: Any) -> Any:
        """Send a command and wait for its answer; what the page says meanwhile is noted."""
        number = next(self._numbers)
        self._line.send(json.dumps({"id": number, "method": method, "params": params}))
        while True:
            message = json.loads(self._line.recv(timeout=PATIENCE))
            if message["type"] == "event":
                self._note(message["params"])
            elif message["id"] == number:
                assert message["type"] == "success", f"{method}: {message}"
                return message["result"]

    def _here(self, method: str, **params: Any) -> Any:
        """Send a command that is about the page."""
        return self._call(method, context=self._context, **params)

    def _note(self, entry: dict[str, Any]) -> None:
        if entry["level"] in ("error", "warn"):
            self.faults.append(f"{entry['level']}: {entry['text']}")

    @classmethod
    def is_installed(cls) -> bool:
        return program() is not None and Display.is_installed()

    def open(self, url: str) -> None:
        self._here("browsingContext.navigate", url=url, wait="complete")

    def evaluate(self, expression: str) -> str:
        target = {"context": self._context}
        answer = self._call("script.evaluate", expression=expression, target=target, awaitPromise=True)
        assert answer["type"] == "success", f"{expression}: {answer}"
        return str(answer["result"]["value"])

    def move(self, x: float, y: float) -> None:
        self._here("input.performActions", actions=gestures.move(x, y))

    def point(self, x: float, y: float) -> None:
        self._here("input.performActions", actions=gestures.click(x, y))

    def type(self, key: str) -> None:
        self._here("input.performActions", actions=gestures.key(key))

    def picture(self) -> bytes:
        return base64.b64decode(self._here("browsingContext.captureScreenshot")["data"])

    def close(self) -> None:
        self._opened.close()
