"""Cases that the soak found: a test and the seed with which it failed. The gate plays them all."""

from __future__ import annotations

import json
from pathlib import Path
from typing import NamedTuple

FILE = Path(__file__).parent / "cases.json"


class Case(NamedTuple):
    """A test of the soak in the world of one seed."""

    test: str
    seed: int


def cases() -> list[Case]:
    """All that are kept."""
    return [Case(**case) for case in json.loads(FILE.read_text(encoding="utf-8"))]


def add(case: Case) -> None:
    """Keep one more."""
    kept = sorted({*cases(), case})
    FILE.write_text(json.dumps([one._asdict() for one in kept], indent=2) + "\n", encoding="utf-8")
