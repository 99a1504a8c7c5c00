"""A world that can be repeated: time stands still unless a test moves it, and chance comes from a seed."""

import os

from tests.pinned.runtime import BEGINNING, PACE, Pinned

VARIABLE = "SUBLEVEL_TEST_SEED"
SEED = os.environ.get(VARIABLE, "1")  # of all chance in all tests that have no seed of their own

__all__ = ["BEGINNING", "PACE", "SEED", "VARIABLE", "Pinned"]
