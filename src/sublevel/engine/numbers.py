"""Whole numbers as callers have them: Python's own, or those of numpy and other libraries."""

from __future__ import annotations

import operator
from typing import SupportsIndex, cast


def whole(value: object) -> int | None:
    """A whole number of any kind as an int; None for everything else, and for True and False."""
    if isinstance(value, bool):
        return None
    try:
        return operator.index(cast("SupportsIndex", value))
    except TypeError:
        return None
