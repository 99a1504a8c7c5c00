"""A real server in a process of its own, in a pinned world; it can be killed at any moment and started again."""

from __future__ import annotations

import http.client
import json
import os
import re
import shutil
import signal
import socket
import sqlite3
import subprocess
import sys
import tempfile
import weakref
from collections.abc import Mapping
from contextlib import closing
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import psutil

from sublevel.table.api_types import Opened, Seated, Session
from sublevel.table.records import Header
from tests.pinned import BEGINNING, PACE, SEED
from tests.pinned.serve import Pin
from tests.waiting import PATIENCE, until

T = TypeVar("T")

HOST = "127.0.0.1"
ROOT = Path(__file__).parents[2]
BOTH = [{"holder": "me"}, {"holder": "open"}]


def reserved_port() -> socket.socket:
    """A socket that holds a port at which nobody listens: nobody else gets it, also while a server is started again."""
    place = socket.socket()
    place.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)  # as the server does, so both may have it
    place.bind((HOST, 0))
    return place


class Problem(Exception):
    """An answer that is no success."""

    def __init__(self, status: int, content: bytes) -> None:
        super().__init__(f"{status}: {content[:300]!r}")
        self.status = status
        self.content = content

    @property
    def key(self) -> str:
        """Which refusal it was."""
        return str(json.loads(self.content)["refusal"]["key"])


class Server:
    """A server on a port of its own, whose time stands still unless it is moved.

    `patch` sets constants of the table's modules, such as sockets.HEARTBEAT; `seed` decides all its chance; `pace` is
    how many simulations its analyst takes for a second.
    """

    def __init__(
        self,
        folder: Path,
        store: str,
        patch: Mapping[str, object] | None = None,
        seed: int | str = SEED,
        pace: int = PACE,
        **environment: str,
    ) -> None:
        place = reserved_port()
        self.port: int = place.getsockname()[1]
        self._release = weakref.finalize(self, os.close, place.detach())
        self.seed = seed
        self.now = BEGINNING  # milliseconds since 1970, as the server counts them
        self.store = store
        self.log = folder / f"server-{self.port}.log"
        self.received: list[bytes] = []  # all bodies that came over HTTP
        self._checked = 0
        self._patch = {"pulse.SLOW": PATIENCE, **(patch or {})}  # a busy machine is not one that cannot save
        self._pace = pace
        self._starts = 0
        kept = {name: value for name, value in os.environ.items() if not name.startswith("SUBLEVEL_")}
        target = os.environ.get("SUBLEVEL_TARGET", "auto")
        self._environment = {**kept, "SUBLEVEL_TARGET": target, "SUBLEVEL_STORE": store, "SUBLEVEL_WORKERS": "1"}
        self._environment |= {f"SUBLEVEL_{name.upper()}": value for name, value in environment.items()}
        self._process: subprocess.Popen[bytes] | None = None
        self.start()

    # Life and death.

    def start(self) -> None:
        """Start it, and wait until it answers."""
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                [
                    sys.executable,
                    "-m",
                    "tests.pinned.serve",
                    self._pin(),
                    "serve",
                    "--port",
                    str(self.port),
                    "--no-open",
                ],
                env=self._environment,
                cwd=ROOT,
                stdout=log,
                stderr=log,
            )
        until(self._answers, f"the server answers: {self.log}")

    def _answers(self) -> bool:
        assert self._process is not None
        if self._process.poll() is not None:
            raise RuntimeError(self.text())
        try:
            self.call("GET", "/livez")
        except OSError:
            return False
        return True

    def _pin(self) -> str:
        self._control = Path(tempfile.mkdtemp(prefix="sublevel-"), "control")
        self._starts += 1
        # A server that is started again must not draw the same names and tokens as before.
        seed = self.seed if self._starts == 1 else f"{self.seed}, start {self._starts}"
        pin = Pin(control=str(self._control), seed=seed, at=self.now, pace=self._pace, patch=self._patch)
        return msgspec.json.encode(pin).decode()

    # Time and chance.

    def move(self, seconds: float) -> None:
        """Let time pass for it, and wait until everything that was due has happened."""
        self._tell({"move": seconds})

    def settle(self) -> None:
        """Wait until everything that has begun is done; no time passes."""
        self.move(0)

    def pin(self, seed: int | str) -> None:
        """Let everything that chance decides from now on follow from a seed."""
        self.seed = seed
        self._tell({"pin": seed})

    def matches(self) -> dict[str, str]:
        """The matches of the tables opened since chance was last pinned, as match files."""
        matches: dict[str, str] = self._tell({"matches": True})["matches"]
        return matches

    def _tell(self, wish: dict[str, object]) -> dict[str, Any]:
        with socket.socket(socket.AF_UNIX) as line, line.makefile("rw") as talk:
            line.settimeout(PATIENCE)
            line.connect(str(self._control))
            print(json.dumps(wish), file=talk, flush=True)
            answer: dict[str, Any] = json.loads(talk.readline())
        self.now = answer["now"]
        return answer

    def kill(self) -> None:
        """End it in the midst of whatever it does."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """Let it end in an orderly way."""
        return self._end(signal.SIGTERM)

    def _end(self, by: signal.Signals) -> int:
        assert self._process is not None
        process, self._process = self._process, None
        process.send_signal(by)
        status = process.wait(PATIENCE)
        shutil.rmtree(self._control.parent)
        return status

    def close(self) -> None:
        """Make sure that nothing is left of it."""
        if self._process is not None:
            self.kill()
        self._release()

    @property
    def process(self) -> psutil.Process:
        """The running process."""
        assert self._process is not None
        return psutil.Process(self._process.pid)

    def text(self) -> str:
        """What it wrote on its two channels."""
        return self.log.read_text(encoding="utf-8", errors="replace")

    def check(self) -> None:
        """Since the last check nothing went wrong that nobody expected."""
        text = self.text()
        new, self._checked = text[self._checked :], len(text)
        assert "Traceback" not in new, new
        assert "ERROR" not in new, new

    # Requests.

    def call(self, method: str, path: str, body: object = None, token: str | None = None) -> bytes:
        """What a request is answered. Raises Problem if that is an error, and OSError if there is no answer."""
        connection = http.client.HTTPConnection(HOST, self.port, timeout=PATIENCE)
        headers = {"authorization": f"Bearer {token}"} if token else {}
        content = None
        if body is not None:
            content = msgspec.json.encode(body)
            headers["content-type"] = "application/json"
        try:
            connection.request(method, path, content, headers)
            answer = connection.getresponse()
            data = answer.read()
        except http.client.HTTPException as error:
            raise ConnectionError(str(error)) from None
        finally:
            connection.close()
        self.received.append(data)
        if answer.status >= 300:
            raise Problem(answer.status, data)
        return data

    def get(self, path: str, kind: type[T], token: str | None = None) -> T:
        """What is found at an address."""
        return msgspec.json.decode(self.call("GET", path, token=token), type=kind)

    def guest(self, name: str = "Ada") -> str:
        """The token of somebody new."""
        return msgspec.json.decode(self.call("POST", "/api/guests", {"name": name}), type=Session).token

    def open_table(self, token: str, seats: list[dict[str, Any]] | None = None, **wish: Any) -> str:
        """A new table."""
        body = {"game": "the-base", "seats": seats or BOTH, **wish}
        return msgspec.json.decode(self.call("POST", "/api/tables", body, token), type=Opened).table

    def sit(self, token: str, table: str, seat: int | None = None, program: bool = False) -> int:
        """Take a seat, perhaps for a program."""
        answer = self.call("POST", f"/api/tables/{table}/seats", {"seat": seat, "program": program}, token)
        return msgspec.json.decode(answer, type=Seated).seat

    def pair(self, **wish: Any) -> tuple[str, str, str]:
        """A table for two who sit there, and their tokens."""
        anna, bert = self.guest("Anna"), self.guest("Bert")
        table = self.open_table(anna, **wish)
        self.sit(bert, table)
        return table, anna, bert

    def gauge(self, name: str) -> float:
        """A number of the metrics."""
        found = re.search(rf"^sublevel_{name} (\S+)$", self.call("GET", "/metrics").decode(), re.MULTILINE)
        assert found is not None, name
        return float(found[1])

    def gauge_becomes(self, name: str, value: float) -> None:
        """Wait until a number of the metrics is as it should be."""
        until(lambda: self.gauge(name) == value, f"{name} is {value}")


def header_of(store: str, table: str) -> Header:
    """What the server alone may know of a table, from its file."""
    with closing(sqlite3.connect(store.removeprefix("sqlite:"))) as db:
        [content] = db.execute("SELECT header FROM headers WHERE table_id = ?", [table]).fetchone()
    return msgspec.json.decode(content, type=Header)
