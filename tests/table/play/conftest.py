"""A real server for tables of two."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.pinned import SEED
from tests.table.server import Server


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("play")
    server = Server(folder, f"sqlite:{folder / 'table.db'}", limits="off")
    yield server
    server.close()


@pytest.fixture(autouse=True)
def no_fault(server: Server, request: pytest.FixtureRequest) -> Iterator[None]:
    server.pin(f"{SEED} {request.node.nodeid}")  # the deals of a test do not depend on those before it
    yield
    server.check()
