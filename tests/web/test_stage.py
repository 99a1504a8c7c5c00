"""The model box of Underground, drawn without a graphics card: what it costs, how it is turned, and when it fails."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.hikers import DRAWN, SPOT, Hiker

# How many pictures the page has asked for so far.
COUNT = """(() => {
  const ask = requestAnimationFrame;
  globalThis.asked = 0;
  globalThis.requestAnimationFrame = (then) => { asked += 1; return ask(then); };
  globalThis.frame = () => new Promise(ask);
})()"""
FRAMES_GO_BY = """async () => {
  for (let i = 0; i < 5; i++) await frame();
  return asked;
}"""


@pytest.fixture
def hiker(visit: Visit) -> Hiker:
    found = Hiker(visit(sharpness=0.5))
    found.page.add_init_script(COUNT)
    found.open_table("me", options={"setup": "stairwell", "setup_choices": "auto"})
    found.see_table()
    return found


def spot(hiker: Hiker, cell: str) -> tuple[float, float]:
    x, y = hiker.page.locator(".place").evaluate(SPOT, cell)
    return x, y


def test_a_still_board_costs_little_and_then_nothing(hiker: Hiker) -> None:
    stats = json.loads(hiker.page.locator(DRAWN).get_attribute("data-stats") or "")
    assert stats["still"]
    assert 0 < stats["calls"] < 60
    assert 1_000 < stats["triangles"] < 100_000
    # What is drawn is drawn: frames go by, and nobody asks for another picture.
    asked = hiker.page.evaluate("asked")
    assert asked > 0
    assert hiker.page.evaluate(FRAMES_GO_BY) == asked


def test_the_box_is_turned_by_keys_and_comes_round(hiker: Hiker) -> None:
    start = spot(hiker, "A1")
    seen = [start]
    for _ in range(4):
        hiker.page.keyboard.press("e")
        seen.append(spot(hiker, "A1"))
    assert len({(round(x), round(y)) for x, y in seen[:4]}) == 4
    assert seen[4] == pytest.approx(start, abs=1)
    hiker.page.keyboard.press("+")
    assert spot(hiker, "A1") != pytest.approx(start, abs=1)
    hiker.page.keyboard.press("0")
    assert spot(hiker, "A1") == pytest.approx(start, abs=1)


def test_a_drag_turns_the_box_and_picks_nothing(hiker: Hiker) -> None:
    before = hiker.played()
    x, y = spot(hiker, "E5")
    start = spot(hiker, "A1")
    hiker.page.mouse.move(x, y)
    hiker.page.mouse.down()
    hiker.page.mouse.move(x + 120, y, steps=3)
    hiker.page.mouse.up()
    assert spot(hiker, "A1") != pytest.approx(start, abs=4)
    hiker.player.rest()
    assert hiker.played() == before


def test_without_webgl_the_plan_is_shown(hiker: Hiker) -> None:
    hiker.page.evaluate(
        "() => document.querySelector('.stage canvas').getContext('webgl2')"
        ".getExtension('WEBGL_lose_context').loseContext()"
    )
    expect(hiker.page.locator(".stage canvas")).to_have_count(0)
    expect(hiker.page.locator(".flat")).to_be_visible()
