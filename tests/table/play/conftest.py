"""A real server for tables of two; absences and idle tables come soon enough to be waited for."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.table.play.pairs import AWAY, IDLE
from tests.table.server import Server


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("play")
    patch = {"host.IDLE": IDLE, "host.ROUND": 0.1, "standing.AWAY": AWAY, "running.AWAY": AWAY}
    server = Server(folder, f"sqlite:{folder / 'table.db'}", patch, limits="off")
    yield server
    server.close()


@pytest.fixture(autouse=True)
def no_fault(server: Server) -> Iterator[None]:
    yield
    server.check()
