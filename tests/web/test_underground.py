"""Whole matches of Underground through the page: by mouse at the table, by keys on the plan, by two with the sand running."""

from __future__ import annotations

import json

from playwright.sync_api import expect

from tests.web.axe import barriers
from tests.web.conftest import PICTURES, Visit
from tests.web.hikers import Hiker


def stats(hiker: Hiker) -> dict[str, float]:
    """What drawing the table costs, as the stage itself says once its picture is finished."""
    canvas = hiker.page.locator(".stage canvas")
    expect(canvas).to_have_attribute("data-stats", lambda text: bool(text))  # type: ignore[arg-type]
    found: dict[str, float] = json.loads(canvas.get_attribute("data-stats") or "{}")
    return found


def test_the_stairwell_by_mouse_at_the_table(visit: Visit) -> None:
    hiker = Hiker(visit())
    hiker.open_table("me")
    hiker.set_out()
    turns = 0
    while not hiker.ended:
        hiker.turn(build=0.4, walk=0.3)
        turns += 1
    assert turns > 20
