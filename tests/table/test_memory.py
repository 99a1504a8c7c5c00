"""Free memory goes back to the system."""

from __future__ import annotations

import ctypes

import pytest

from sublevel.table import memory


@pytest.fixture(autouse=True)
def _asked_anew() -> None:
    memory._trim.cache_clear()


def test_the_c_library_is_asked_where_it_can_be() -> None:
    assert memory.give_back() == hasattr(ctypes.CDLL(None), "malloc_trim")


def test_without_it_nothing_happens(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ctypes, "CDLL", lambda _: object())
    assert not memory.give_back()
