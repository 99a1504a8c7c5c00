"""A real server for tables of two."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.table.server import Server


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("play")
    server = Server(folder, f"sqlite:{folder / 'table.db'}", limits="off")
    yield server
    server.close()


@pytest.fixture(autouse=True)
def no_fault(server: Server) -> Iterator[None]:
    yield
    server.check()
