"""People at a table of Star Quest: they see what the page offers, and point or type at it."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Locator
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from tests.web.driver import Player
from tests.web.hikers import ENDED, OPEN, QUIET

TURN = ".stage .star-quest[data-turn=own]"
COLUMNS = "abcdefghijklmnopqrstuvwx"
LOOK = 2_500  # milliseconds for a gesture that may only show something
PAUSE = 350  # after which nothing more follows
BOLD = 0.7  # how often Chaos does more than it must
MOST_ACTIONS = 4  # of one figure in a turn: a way, a door, a way again, a use

# What an action changes: how many were played, and whether it was the last.
PLAYED = """() => JSON.stringify([
  document.querySelector('.stage .star-quest')?.dataset.plies ?? null,
  document.querySelector('#end-title')?.textContent ?? null,
])"""

# What a gesture shows before anything is played: the prompt and the buttons.
SHOWN = "() => document.querySelector('.moment')?.textContent ?? ''"

# Where the middle of a square is on the screen.
SPOT = """(board, square) => {
  const spot = board.spotOf(square);
  const box = board.querySelector('.hulk').getBoundingClientRect();
  return spot ? [box.x + spot.x, box.y + spot.y] : null;
}"""


def distance(one: str, other: str) -> int:
    """Squares between two places, as a figure counts them without walls; the bay is far outside."""
    if "d" in (one[0], other[0]) and not (one[1:].isdigit() and other[1:].isdigit()):
        return 99
    across = abs(COLUMNS.index(one[0]) - COLUMNS.index(other[0]))
    return max(across, abs(int(one[1:]) - int(other[1:])))


class Trooper:
    """Somebody who plays Star Quest with a browser."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.page = player.page
        self.chance = player.chance

    def open_table(self, *holders: dict[str, Any], options: dict[str, Any] | None = None, **more: Any) -> str:
        """A new table with these seats, opened by its address; gives back that."""
        self.player.open("/settings")
        opening = OPEN.replace("'underground'", "'star-quest'")
        table = self.page.evaluate(opening, [list(holders), {"players": len(holders), **(options or {})}, more])
        self.player.open(f"/t/{table}")
        self.page.wait_for_selector(".stage .star-quest")
        return self.page.url

    def say(self, key: str, **args: str | int) -> str:
        """A sentence of the board, in his language."""
        return self.player.say(f"star-quest-board-{key}", **args)

    def name(self, figure: str) -> str:
        """What a figure of a squad is called."""
        return self.say("commander", figure=figure) if figure.endswith("0") else figure

    def button(self, key: str, **args: str | int) -> Locator:
        """A button in the bar; keys that stand on it are not part of its words."""
        words = re.escape(self.say(key, **args))
        return self.page.locator(".moment").get_by_role("button", name=re.compile(rf"^{words}( ?\S)?$"))

    @property
    def prompt(self) -> str:
        """The sentence that says what to do."""
        return self.page.locator(".moment .prompt p").inner_text()

    @property
    def offers(self) -> list[str]:
        """The squares on which a press does something."""
        return (self.page.locator("[data-offers]").get_attribute("data-offers") or "").split()

    @property
    def ended(self) -> bool:
        """Whether the result is shown."""
        return self.page.locator(ENDED).count() > 0

    def played(self) -> str:
        """What tells that an action was played."""
        text: str = self.page.evaluate(PLAYED)
        return text

    def wait_turn(self) -> bool:
        """Wait until there is something to do; false if the match is over instead."""
        self.page.wait_for_selector(f"{TURN}, {ENDED}", state="attached", timeout=60_000)
        self.page.wait_for_selector(f"{QUIET}, {ENDED}", state="attached")
        return not self.ended

    def do(self, target: Locator) -> None:
        """Press something that plays an action."""
        before = self.played()
        self.player.press(target)
        self.wait_played(before)

    def key(self, *names: str) -> None:
        """Press keys of which the last plays an action."""
        before = self.played()
        for name in names:
            self.page.keyboard.press(name)
        self.wait_played(before)

    def wait_played(self, before: str) -> None:
        """Wait until an action has been played and shown."""
        self.page.wait_for_function(f"before => ({PLAYED})() !== before", arg=before)
        self.page.wait_for_selector(f"{QUIET}, {ENDED}", state="attached")

    def spot(self, square: str) -> tuple[float, float]:
        """Where a square is on the screen."""
        x, y = self.page.locator(".stage .star-quest").evaluate(SPOT, square)
        return x, y

    def point(self, square: str) -> None:
        """A click or a tap on a square of the ship, where it is seen."""
        x, y = self.spot(square)
        if self.player.touch:
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)

    def at(self, figure: str) -> str | None:
        """Where a figure stands."""
        found = self.page.locator(f"[data-figure={figure}]")
        return found.get_attribute("data-at") if found.count() else None

    def press_square(self, square: str) -> bool:
        """Point at a square until something is played there: a finger has to tap twice. False if nothing came of it."""
        before = self.played()
        shown = self.page.evaluate(SHOWN)
        self.point(square)
        if self.player.touch:  # the first tap shows what the second one does
            self.wait_for(f"([before, shown]) => ({PLAYED})() !== before || ({SHOWN})() !== shown", [before, shown])
            if self.played() == before:
                self.point(square)
        if self.wait_change(before):
            return True
        self.point(square)
        return self.wait_change(before)

    def wait_for(self, what: str, arg: Any) -> bool:
        """Wait a little for something; false if it does not come."""
        try:
            self.page.wait_for_function(what, arg=arg, timeout=LOOK)
        except PlaywrightTimeout:
            return False
        return True

    def wait_change(self, before: str) -> bool:
        """Wait a little for an action, and until the table has done all that was planned."""
        if not self.wait_for(f"before => ({PLAYED})() !== before", before):
            return False
        self.settle()
        return True

    def settle(self) -> None:
        """Wait until a way has been walked to its end: nothing more happens for a while."""
        before = ""
        while before != (before := self.played()) and not self.ended:
            self.page.wait_for_timeout(PAUSE)

    # The squad.

    def board_ship(self) -> None:
        """Hand in the loadout as it is proposed."""
        self.wait_turn()
        self.do(self.page.locator(".loadout footer .btn"))
        self.settle()

    def march(self, figure: str, goal: str) -> None:
        """One figure goes as near to a square as it can, through a door if there is one, and uses what is there."""
        square = self.at(figure)
        if not square or square not in self.offers:
            return
        self.point(square)  # looks at it
        for _ in range(MOST_ACTIONS):
            here = self.at(figure)
            if self.ended or not here:
                return
            use = self.button("do-use")
            door = self.page.locator(".moment .acts .btn").filter(has_text=re.compile(self.open_words))
            begin = self.button("do-select", figure=self.name(figure))
            if use.count():
                self.do(use.first)
            elif door.count():
                self.do(door.first)
            elif not self.step_towards(goal, here):
                if not begin.count():
                    break
                self.do(begin.first)
        if self.button("do-done").count():
            self.do(self.button("do-done").first)

    @property
    def open_words(self) -> str:
        """How the button of a door begins."""
        return "^" + re.escape(self.say("do-open", door="§").split("§")[0])

    def step_towards(self, goal: str, here: str) -> bool:
        """Press the offered square that is nearest to the goal; false if none is nearer."""
        near = [one for one in self.offers if distance(one, goal) < distance(here, goal) and self.is_free(one)]
        return bool(near) and self.press_square(min(near, key=lambda one: distance(one, goal)))

    def is_free(self, square: str) -> bool:
        """Whether nobody stands on a square."""
        return self.page.locator(f"[data-at={square}]").count() == 0

    def go_home(self, figure: str, port: str) -> None:
        """The figure goes to its bay, or towards its port."""
        square = self.at(figure)
        if not square or square not in self.offers:
            return
        self.point(square)
        bay = [one for one in self.offers if one.startswith("dR") and self.is_free(one)]
        if bay:
            self.press_square(bay[0])
        else:
            self.step_towards(port, square)
        if not self.ended and self.button("do-done").count():
            self.do(self.button("do-done").first)

    def has_acted(self, figure: str) -> bool:
        """Whether a figure can no longer be chosen in this turn."""
        square = self.at(figure)
        return square is None or square not in self.offers

    def is_open(self, door: str) -> bool:
        """Whether a door stands open."""
        return self.page.locator(f".door.open[data-door={door}]").count() > 0

    def end_turn(self) -> None:
        """End the turn, also when the page asks whether that is meant."""
        if self.ended or not self.button("do-end").count():
            return
        before = self.played()
        self.player.press(self.button("do-end").first)
        if self.button("do-end-yes").count():
            self.player.press(self.button("do-end-yes").first)
        self.wait_played(before)

    # Chaos.

    def answer(self) -> None:
        """Whatever the table asks Chaos: a square, a figure, or one of the buttons."""
        tray = self.page.locator(".moment .tray .btn")
        if tray.count() and not self.offers:
            before = self.played()
            self.player.press(tray.first)
            self.wait_change(before)
            return
        if self.offers and self.chance.random() < BOLD and self.press_square(self.chance.choice(self.offers)):
            return
        for key in ("do-done", "do-scandone", "do-pass", "do-end"):
            if self.button(key).count():
                self.do(self.button(key).first)
                return
        own = self.page.locator(".moment .acts > .btn")
        if self.offers:
            self.press_square(self.chance.choice(self.offers))
        elif own.count():
            self.do(own.first)

    @property
    def is_to_act(self) -> bool:
        """Whether the page waits for him."""
        self.page.wait_for_selector(f"{QUIET}, {ENDED}", state="attached")
        return self.page.locator(".stage .star-quest[data-turn=own]").count() > 0

    @property
    def goal_open(self) -> bool:
        """Whether the primary objective is still to be reached."""
        return self.page.locator(".hulk .goal.primary:not(.done)").count() > 0

    def button_whole(self) -> Locator:
        """The button that shows the whole ship."""
        return self.page.get_by_role("button", name=self.say("zoom-whole"), exact=True)

    # By keyboard.

    def steer(self, square: str) -> None:
        """Bring the cursor to a square of the hulk with the arrow keys."""
        for _ in range(60):
            now = self.page.locator(".stage .star-quest").get_attribute("data-cursor")
            if now == square:
                return
            if now is None or now[1:2].isalpha():  # nowhere, or still in the bay beside the ship's western side
                self.page.keyboard.press("ArrowRight")
            elif now[0] != square[0]:
                self.page.keyboard.press("ArrowRight" if now[0] < square[0] else "ArrowLeft")
            else:
                self.page.keyboard.press("ArrowDown" if int(now[1:]) < int(square[1:]) else "ArrowUp")
        raise AssertionError(f"the cursor does not come to {square}")

    def march_by_keys(self, number: str, goal: str) -> None:
        """What `march` does, with the keys that the hints name."""
        figure = f"R{number}"
        self.page.keyboard.press(number)
        for _ in range(MOST_ACTIONS):
            here = self.at(figure)
            if self.ended or not here:
                return
            near = [one for one in self.offers if distance(one, goal) < distance(here, goal) and self.is_free(one)]
            before = self.played()
            if self.button("do-use").count():
                self.page.keyboard.press("u")
            elif self.page.locator(".moment .acts .btn").filter(has_text=re.compile(self.open_words)).count():
                self.page.keyboard.press("o")
            elif near:
                self.steer(min(near, key=lambda one: distance(one, goal)))
                self.page.keyboard.press("Enter")
            elif self.button("do-select", figure=self.name(figure)).count():
                self.page.keyboard.press("Enter")
            else:
                break
            if not self.wait_change(before):
                break
        if not self.ended and self.button("do-done").count():
            self.key("d")

    def end_by_keys(self) -> None:
        """End the turn; the key once more where the page asks."""
        if self.ended or not self.button("do-end").count():
            return
        before = self.played()
        self.page.keyboard.press("e")
        if self.button("do-end-yes").count():
            self.page.keyboard.press("e")
        self.wait_played(before)
