"""Stores for the tests: each test that asks for one runs once on SQLite and once on PostgreSQL."""

from __future__ import annotations

import asyncio
import inspect
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest

from sublevel.table.store import Store, open_store
from tests.table.postgres import Postgres


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Run a test that is a coroutine in the event loop of its fixtures."""
    runner = pyfuncitem.funcargs.get("runner")
    if not isinstance(runner, asyncio.Runner) or not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    names = inspect.signature(pyfuncitem.obj).parameters
    runner.run(asyncio.wait_for(pyfuncitem.obj(**{name: pyfuncitem.funcargs[name] for name in names}), 60))
    return True


@pytest.fixture
def runner() -> Iterator[asyncio.Runner]:
    """An event loop for the test and its fixtures."""
    with asyncio.Runner() as runner:
        yield runner


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL server, one for each process that tests."""
    server = Postgres()
    yield server
    server.stop()


@pytest.fixture(params=["sqlite", "postgres"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Where a store can be made."""
    if request.param == "sqlite":
        return f"sqlite:{tmp_path / 'table.db'}"
    server: Postgres = request.getfixturevalue("postgres")
    return server.new_database()


@pytest.fixture
def execute(request: pytest.FixtureRequest, address: str) -> Callable[[str], None]:
    """Do a statement behind the store's back."""
    if address.startswith("sqlite:"):
        return lambda sql: execute_in_file(address.removeprefix("sqlite:"), sql)
    server: Postgres = request.getfixturevalue("postgres")
    return lambda sql: server.execute(address, sql)


@pytest.fixture
def store(address: str, runner: asyncio.Runner) -> Iterator[Store]:
    """A started store without anything in it."""
    store = open_store(address)
    runner.run(store.start())
    yield store
    runner.run(store.close())


def execute_in_file(path: str, sql: str) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        db.execute(sql)
