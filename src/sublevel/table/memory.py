"""Memory that is free again goes back to the system, where the C library can be asked for that."""

from __future__ import annotations

import ctypes
import functools
from collections.abc import Callable


@functools.cache
def _trim() -> Callable[[int], int] | None:
    """The C library's function, or None: it is a speciality of glibc."""
    try:
        trim: Callable[[int], int] = ctypes.CDLL(None).malloc_trim
    except (AttributeError, OSError, TypeError):
        return None
    return trim


def give_back() -> bool:
    """Give free memory back; whether that is possible here."""
    trim = _trim()
    if trim is None:
        return False
    trim(0)
    return True
