"""Somebody who plays The Base by trying what the page offers, by pointer or by keys."""

from __future__ import annotations

import re
from collections.abc import Callable

from tests.web.driver import SHOWN, TO_DO, Player
from tests.web.movers import ARROW

MOST_GESTURES = 60  # for one action: choosing, turning, thinking again
MOST_ACTIONS = 400
BOLD = 0.7  # how often what is chosen is done, and not left for something else


class Wanderer:
    """Somebody who chooses by chance."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.page = player.page
        self.chance = player.chance

    def play_on(self, act: Callable[[], None] | None = None) -> None:
        """Play until the match is over. The others at the table must play by themselves."""
        for _ in range(MOST_ACTIONS):
            if not self.wait_turn():
                return
            (act or self.act)()
        raise AssertionError(f"no end after {MOST_ACTIONS} actions")

    def wait_turn(self) -> bool:
        """Wait until there is something to do; false if the match is over instead."""
        self.page.wait_for_selector(f"{TO_DO}, #end-title", state="attached")
        self.player.rest()
        return not self.player.ended

    def plies(self) -> int:
        """How many actions have been played and shown."""
        return int(self.page.locator(".stage").get_attribute("data-plies") or 0)

    def act(self) -> None:
        """Play one action by clicks or taps on the board."""
        self._try(self._point)

    def act_by_keys(self) -> None:
        """Play one action with the keys that the hints name."""
        self._try(self._key)

    def _try(self, gesture: Callable[[], None]) -> None:
        before = self.plies()
        for _ in range(MOST_GESTURES):
            gesture()
            self.player.rest()
            if self.player.ended or self.plies() != before:
                self.page.wait_for_function(SHOWN, arg=before)
                return
            if not self.player.can_act():
                return  # somebody else was asked something
        raise AssertionError(f"no action came of {MOST_GESTURES} gestures; prompt: {self.player.prompt()}")

    def _point(self) -> None:
        offered, main = self.player.offered(), self.player.main_button
        if main.count() and (not offered or self.chance.random() < BOLD):
            self.player.press(main.first)
        else:
            place = self.chance.choice(offered)
            self.player.uncover(place)
            self.player.press(self.player.place(place))

    def _key(self) -> None:
        """One key, or one walk to a place."""
        named = [key for key in self.page.locator(".moment .prompt small kbd").all_inner_texts() if key in "123QE"]
        arrows = self._arrows()
        if self.player.main_button.count() and self.chance.random() < BOLD:
            self._confirm()
        elif arrows and self.chance.random() < BOLD:
            self.page.keyboard.press(self.chance.choice(arrows))
        elif named and self.chance.random() < BOLD:
            self.page.keyboard.press(self.chance.choice(named).lower())
        elif places := self.player.offered():
            self.player.tab_to(f"[data-place={self.chance.choice(places)}]")
            self.page.keyboard.press("Enter")
        else:
            self._confirm()

    def _confirm(self) -> None:
        """Enter does what is chosen; a button that chose nothing, such as a pass, has to be walked to."""
        if self.page.locator(".moment .btn.go kbd").count():
            self.page.evaluate("() => document.activeElement?.matches('button, a') && document.activeElement.blur()")
        else:
            self.player.tab_to(".moment .btn.go")
        self.page.keyboard.press("Enter")

    def _arrows(self) -> list[str]:
        """The arrow keys that lead from the picked piece to a place on which something can be done."""
        picked = self.page.locator("rect.hit[aria-pressed=true]")
        if not picked.count():
            return []
        here = picked.first.get_attribute("data-place")
        found = [self.page.evaluate(ARROW, [here, place]) for place in self.player.offered() if place != here]
        return [arrow for arrow in found if arrow and re.fullmatch("Arrow.*", arrow)]
