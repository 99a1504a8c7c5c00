"""People who play Underground without a plan: they try whatever the page offers, by chance."""

from __future__ import annotations

from tests.web.driver import Player
from tests.web.hikers import TURN, Hiker

ENOUGH = 3  # presses on one cell: what costs something is only shown at first
TOWARDS_THE_END = ("do-take-chip", "do-take-key", "do-end-turn", "do-end-move", "do-no-replace", "do-decline")


class Wanderer(Hiker):
    """Somebody who tries anything."""

    def __init__(self, player: Player) -> None:
        super().__init__(player)
        self.chance = player.chance

    def set_out(self) -> None:
        """Leave the set-up as it is drawn; the first player begins."""
        if self.button("do-keep-all").count():
            self.do(self.button("do-keep-all"))
        self.page.wait_for_selector(TURN)
        self.player.rest()

    # By pointer.

    def turn(self, *, build: float, walk: float) -> None:
        """Play one turn: a card, perhaps a piece, perhaps a way, and whatever the table asks on it."""
        self.do(self.cards.nth(self.chance.randrange(self.cards.count())))
        if self.chance.random() < build and self.button("do-put").count() and self.offers:
            self.act_on(self.chance.choice(self.offers))
        if self.chance.random() < walk and self.button("do-move").count():
            self.player.press(self.button("do-move"))
        if self.chance.random() < walk and not self.button("do-put").count() and self.offers:
            self.act_on(self.chance.choice(self.offers))
        while not self.ended and not self.cards.count():
            self.finish()

    def act_on(self, cell: str) -> None:
        """Point at a cell until something is played there; at the table something higher may hide it."""
        before = self.played()
        for _ in range(ENOUGH):
            self.point(cell)
            self.player.rest()
            if self.played() != before:
                return

    def finish(self) -> None:
        """Press the next button that leads towards the end of the turn, or a cell, where one has to be chosen."""
        for key in TOWARDS_THE_END:
            button = self.button(key)
            if button.count() and button.first.is_enabled():
                self.do(button.first)
                self.player.rest()
                return
        assert self.offers, f"nothing to do: {self.prompt}"
        self.act_on(self.chance.choice(self.offers))

    # By keys.

    def turn_by_keys(self) -> None:
        """Play one turn with the keys that the hints name: a card, perhaps a piece or a way, and its end."""
        self.key(str(self.chance.choice((1, 2))))
        wanted = self.chance.choice(("build", "walk", "nothing"))
        if wanted == "walk" and self.button("do-move").count():
            self.page.keyboard.press("m")
        if wanted == "build" and not self.offers:
            self.page.keyboard.press("r")
            self.page.keyboard.press("t")
        if wanted != "nothing" and self.offers:
            self.steer(self.chance.choice(self.offers))
            self.key("Enter")
        self.player.rest()
        while not self.ended and not self.cards.count():
            self.finish_by_keys()
            self.player.rest()

    def finish_by_keys(self) -> None:
        """Go towards the end of the turn; its button is in reach of the Tab key."""
        if self.button("do-end-turn").count():
            self.page.keyboard.press("Tab")
            self.button("do-end-turn").focus()
            self.key("Enter")
            self.page.evaluate("document.activeElement?.blur()")
            return
        if not self.page.locator(".moment .btn.go:not(:disabled)").count():
            self.steer(self.chance.choice(self.offers))
        self.key("Enter")
