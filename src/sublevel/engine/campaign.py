"""A campaign: matches in order, and what each takes from those before it. It is kept by whoever plays it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Chronicle:
    """How a campaign stands between two matches."""

    values: dict[str, Any]  # all that the game has to know to go on
    options: dict[str, Any] | None  # of the match that is played next; None if all are played
    winners: list[str] = field(default_factory=list)  # of the whole campaign, when all are played
