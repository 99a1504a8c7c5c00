"""How a page looks to everybody: still, without barriers, no wider than the screen, in both themes; with pictures."""

from __future__ import annotations

from typing import Literal

from playwright.sync_api import expect

from tests.web.axe import barriers
from tests.web.conftest import PICTURES
from tests.web.driver import Player

Theme = Literal["dark", "light"]

# What moves, although the person wants no animations.
MOVING = """() => document.getAnimations().map(({ animationName, transitionProperty, effect }) =>
  `${animationName ?? transitionProperty ?? 'animation'} of ${effect.target.getAttribute('class')}`)"""


def faults(player: Player, name: str, *, full_page: bool = False) -> list[str]:
    """What is wrong with the page that is shown, which is left in the dark theme. The name is that of its pictures."""
    found: list[str] = []
    size = "phone" if player.touch else "desk"
    # A theme changes colours and nothing else.
    looks: tuple[tuple[Theme, list[str]], ...] = (("light", ["color-contrast"]), ("dark", []))
    for theme, rules in looks:
        show_in(player, theme)
        player.page.screenshot(path=PICTURES / f"{name}-{size}-{theme}.png", full_page=full_page)
        found += [f"{name}, {theme}: {fault}" for fault in barriers(player.page, *rules)]
        found += [f"{name}: {moving} moves" for moving in player.page.evaluate(MOVING)]
    wide = player.page.evaluate("document.documentElement.scrollWidth - innerWidth")
    return [*found, f"{name}: {wide} pixels too wide"] if wide > 0 else found


def show_in(player: Player, theme: Theme) -> None:
    """Show the page in a theme, and wait until it rests."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    player.page.emulate_media(color_scheme=theme)
    expect(player.page.locator("html")).to_have_attribute("data-theme", theme)
    player.rest()
