"""A PostgreSQL server of our own, in a temporary folder, for as long as the tests take."""

from __future__ import annotations

import asyncio
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from tests.waiting import PATIENCE, until

MISSING = "PostgreSQL is not installed (on Debian: apt install postgresql)"


def find_programs() -> Path | None:
    """The folder with the server's programs: Debian keeps them off the path."""
    found = shutil.which("initdb")
    places = [Path(found).resolve().parent] if found else []
    places += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    return next((place for place in places if (place / "initdb").exists() and (place / "postgres").exists()), None)


def unprivileged() -> dict[str, Any]:
    """As whom to run the server, which refuses to be root."""
    if os.geteuid() != 0:
        return {}
    for name in ("postgres", "nobody"):
        try:
            user = pwd.getpwnam(name)
        except KeyError:
            continue
        return {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}
    pytest.skip("PostgreSQL does not run as root, and there is no user postgres or nobody")


class Postgres:
    """A running server. It can be reached through a socket in its folder only."""

    def __init__(self) -> None:
        programs = find_programs()
        if programs is None:
            pytest.skip(MISSING)
        self.asyncpg = pytest.importorskip("asyncpg", reason="the package asyncpg is not installed")
        self._numbers = count(1)
        who = unprivileged()
        self._who = who
        self._programs = programs
        self.folder = Path(tempfile.mkdtemp(prefix="sublevel-pg-"))
        if who:
            os.chown(self.folder, who["user"], who["group"])
        data = self.folder / "data"
        with self._running() as run:
            subprocess.run(
                [programs / "initdb", "-D", data, "-U", "table", "-A", "trust", "-E", "UTF8", "--no-sync"],
                check=True,
                **run,
            )
        self.start()

    @contextmanager
    def _running(self) -> Iterator[dict[str, Any]]:
        """How its programs run."""
        with (self.folder / "log").open("ab") as log:
            yield {"cwd": self.folder, "stdout": log, "stderr": log, "env": {"LC_ALL": "C"}, **self._who}

    def start(self) -> None:
        """Start the server, and wait until it takes connections."""
        places: list[str | Path] = ["-D", self.folder / "data", "-k", self.folder]
        with self._running() as run:
            self.server = subprocess.Popen(
                # Nothing here has to outlive the machine, so it need not wait for the disk.
                [self._programs / "postgres", *places, "-c", "listen_addresses=", "-c", "fsync=off"],
                **run,
            )
        self._wait()

    def halt(self) -> None:
        """Stop the server with all its connections; it can be started again."""
        self.server.send_signal(signal.SIGINT)
        self.server.wait(PATIENCE)

    def url(self, database: str) -> str:
        """The address of a database."""
        return f"postgresql://table@/{database}?host={self.folder}"

    def new_database(self) -> str:
        """Make an empty database, and give its address."""
        name = f"test{next(self._numbers)}"
        self.execute(self.url("postgres"), f"CREATE DATABASE {name}")
        return self.url(name)

    def execute(self, url: str, sql: str) -> None:
        """Do a statement over a connection of its own, wherever we are: in a thread, for it needs an event loop."""

        async def work() -> None:
            connection = await self.asyncpg.connect(url)
            await connection.execute(sql)
            await connection.close()

        with ThreadPoolExecutor(1) as thread:
            thread.submit(lambda: asyncio.run(work())).result()

    def stop(self) -> None:
        """End the server, and leave nothing behind."""
        self.server.send_signal(signal.SIGQUIT)  # at once: nobody needs its data any more
        self.server.wait(PATIENCE)
        shutil.rmtree(self.folder)

    def _wait(self) -> None:
        """Until the server takes connections."""
        until(self._answers, f"PostgreSQL takes connections: {self.folder / 'log'}")

    def _answers(self) -> bool:
        if self.server.poll() is not None:
            raise RuntimeError((self.folder / "log").read_text())
        try:
            self.execute(self.url("postgres"), "SELECT 1")
        except (OSError, self.asyncpg.CannotConnectNowError):
            return False
        return True
