"""What all tests share: the same chance in every run, and which of them this target can run."""

from __future__ import annotations

from random import Random
from types import SimpleNamespace

import hypothesis
import pytest

from sublevel.engine import chance, targets
from tests.pinned import SEED

hypothesis.settings.register_profile("gate", derandomize=True, deadline=None, database=None)
hypothesis.settings.load_profile("gate")


@pytest.fixture(autouse=True)
def pinned_seeds(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let matches and bots without a seed of their own get one that depends on the test alone."""
    source = Random(f"{SEED} {request.node.nodeid}")
    monkeypatch.setattr(chance, "secrets", SimpleNamespace(randbelow=source.randrange))


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out the tests of games made up in Python where the engine is compiled: its states take no such children."""
    if targets.running() == "python":
        return
    made_up = [item for item in items if item.get_closest_marker("interpreted_only")]
    config.hook.pytest_deselected(items=made_up)
    items[:] = [item for item in items if item not in made_up]
