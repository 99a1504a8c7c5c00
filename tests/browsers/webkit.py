"""WebKitGTK, through WebDriver: its driver listens at a port and starts the browser that comes with the library."""

from __future__ import annotations

import base64
import http.client
import json
import shutil
import subprocess
from contextlib import ExitStack
from typing import Any

from tests.browsers import gestures
from tests.browsers.browser import DESK, Browser
from tests.browsers.display import Display
from tests.table.server import HOST, reserved_port
from tests.waiting import PATIENCE, until

PROGRAM = "WebKitWebDriver"

# WebDriver does not tell what the console says: the page itself notes it, from the moment it is loaded.
LISTEN = """() => {
  window.faults = [];
  const note = (kind, text) => window.faults.push(`${kind}: ${text}`);
  for (const kind of ['error', 'warn']) {
    const say = console[kind];
    console[kind] = (...words) => { note(kind, words.map(String).join(' ')); say.apply(console, words); };
  }
  addEventListener('error', (event) => note('error', event.message));
  addEventListener('unhandledrejection', (event) => note('error', event.reason));
  addEventListener('securitypolicyviolation', (event) =>
    note('error', `${event.violatedDirective} forbids ${event.blockedURI}`));
}"""


class WebKit(Browser):
    """The small browser of WebKitGTK."""

    name = "webkit"
    packages = ("webkit2gtk-driver", "xvfb")

    def __init__(self) -> None:
        super().__init__()
        with reserved_port() as place:  # given back at once: the driver does not share it
            self._port: int = place.getsockname()[1]
        self._session = ""
        with ExitStack() as opened:
            display = Display()
            opened.callback(display.close)
            environment = {**display.environment, "LIBGL_ALWAYS_SOFTWARE": "1"}
            process = opened.enter_context(
                subprocess.Popen(
                    [PROGRAM, f"--port={self._port}"],
                    env=environment,
                    stdout=subprocess.DEVNULL,
                    stderr=subprocess.DEVNULL,
                )
            )
            opened.callback(process.terminate)
            self._await(process)
            self._session = "/session/" + self._call("POST", "/session", {"capabilities": {}})["sessionId"]
            opened.callback(self._call, "DELETE", "")
            self._fit()
            self._opened = opened.pop_all()

    def _await(self, process: subprocess.Popen[bytes]) -> None:
        """Wait until the driver answers."""

        def answers() -> bool:
            try:
                self._call("GET", "/status")
                return True
            except OSError:
                if process.poll() is not None:
                    raise RuntimeError(f"{PROGRAM} does not answer") from None
                return False

        until(answers, f"{PROGRAM} answers")

    def _fit(self) -> None:
        """Make the window so large that the page has the size of a desk."""
        width, height = DESK
        self._call("POST", "/window/rect", {"x": 0, "y": 0, "width": width, "height": height})
        inner_width, inner_height = self.run("() => [innerWidth, innerHeight]")
        size = {"width": 2 * width - inner_width, "height": 2 * height - inner_height}
        self._call("POST", "/window/rect", {"x": 0, "y": 0, **size})
        self.wait("(width, height) => innerWidth === width && innerHeight === height", width, height)

    def _call(self, method: str, path: str, body: object = None) -> Any:
        """Send a command to the session and return the value of its answer."""
        connection = http.client.HTTPConnection(HOST, self._port, timeout=PATIENCE)
        try:
            content = None if method != "POST" else json.dumps(body or {})
            connection.request(method, self._session + path, content, {"content-type": "application/json"})
            answer = connection.getresponse()
            value = json.loads(answer.read())["value"]
        finally:
            connection.close()
        assert answer.status < 300, f"{path}: {value}"
        return value

    @classmethod
    def is_installed(cls) -> bool:
        return shutil.which(PROGRAM) is not None and Display.is_installed()

    def open(self, url: str) -> None:
        self.hear()
        self._call("POST", "/url", {"url": url})
        self.run(LISTEN)

    def hear(self) -> None:
        self.faults += self.run("() => window.faults?.splice(0) ?? []")

    def evaluate(self, expression: str) -> str:
        return str(self._call("POST", "/execute/sync", {"script": f"return {expression}", "args": []}))

    def move(self, x: float, y: float) -> None:
        self._call("POST", "/actions", {"actions": gestures.move(x, y)})

    def point(self, x: float, y: float) -> None:
        self._call("POST", "/actions", {"actions": gestures.click(x, y)})

    def type(self, key: str) -> None:
        self._call("POST", "/actions", {"actions": gestures.key(key)})

    def picture(self) -> bytes:
        return base64.b64decode(self._call("GET", "/screenshot"))

    def close(self) -> None:
        self._opened.close()
