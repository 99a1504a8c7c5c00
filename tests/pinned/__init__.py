"""A world that can be repeated: time stands still unless a test moves it, and chance comes from a seed."""

from tests.pinned.runtime import BEGINNING, Pinned

__all__ = ["BEGINNING", "Pinned"]
