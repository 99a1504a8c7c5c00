"""What all tests share: which of them this target can run."""

from __future__ import annotations

import pytest

from sublevel.engine import targets


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out the tests of games made up in Python where the engine is compiled: its states take no such children."""
    if targets.running() == "python":
        return
    made_up = [item for item in items if item.get_closest_marker("interpreted_only")]
    config.hook.pytest_deselected(items=made_up)
    items[:] = [item for item in items if item not in made_up]
