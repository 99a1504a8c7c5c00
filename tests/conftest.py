"""What all tests share: the same chance in every run, which of them can run, and the order they start in."""

from __future__ import annotations

from pathlib import Path
from random import Random
from types import SimpleNamespace

import hypothesis
import pytest

from sublevel.engine import chance, targets
from sublevel.table.logbook import BOOK
from tests.pinned import SEED

# The slowest tests start first, so that no worker is left alone with one at the end. Tests in the browser stay
# together: each worker opens one server and one browser for all of them.
SLOWEST_FIRST = (
    "web",
    "browsers",
    "soak",
    "test_install.py",
    "conformance",
    "arena",
    "engine/test_cuda.py",
    "engine/test_memory.py",
)
HERE = Path(__file__).parent

hypothesis.settings.register_profile("gate", derandomize=True, deadline=None, database=None)
hypothesis.settings.load_profile("gate")


@pytest.fixture(autouse=True)
def pinned_seeds(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let matches and bots without a seed of their own get one that depends on the test alone."""
    source = Random(f"{SEED} {request.node.nodeid}")
    monkeypatch.setattr(chance, "secrets", SimpleNamespace(randbelow=source.randrange))


@pytest.fixture(autouse=True)
def clean_logbook() -> None:
    """Let no error go unwritten because an earlier test wrote one like it."""
    BOOK.clear()


@pytest.hookimpl(trylast=True)  # pytest itself regroups tests, too
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Start slow tests first, and leave out the tests that the running target cannot run.

    States of the compiled engine take no children made up in Python, so tests of made-up games run interpreted.
    """
    items.sort(key=place_in_line)
    if targets.running() == "python":
        return
    made_up = [item for item in items if item.get_closest_marker("interpreted_only")]
    config.hook.pytest_deselected(items=made_up)
    items[:] = [item for item in items if item not in made_up]


def place_in_line(item: pytest.Item) -> int:
    """The place of a test among the slow ones; all others come after them."""
    path = item.path.relative_to(HERE).as_posix()
    return next((place for place, start in enumerate(SLOWEST_FIRST) if path.startswith(start)), len(SLOWEST_FIRST))
