"""People who know a whole match of Underground: they play it through the page, as others would.

What they do is fixed; the page has to let them. They know the board from the rules, not from the page: so a page that
shows another one stops them.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable

from playwright.sync_api import Locator, expect

from tests.table.server import Server
from tests.web.driver import SHOWN
from tests.web.hikers import ENDED, Hiker
from tests.web.routes import Gesture, Laid, Route

# Seconds that pass where the sand has to run out: the rest of it, and some of the next glass.
SAND = 31
# Where the board lies and what is said; nothing once the match is over, which the bar says before the result opens.
WHERE = """() => {
  const prompt = document.querySelector('.moment .prompt p');
  if (!prompt) return null;
  const { x, y, width, height } = document.querySelector('.place').getBoundingClientRect();
  return [`${x},${y},${width},${height}`, prompt.textContent];
}"""
BUTTONS = {
    ".": "do-end-move",
    "E": "do-end-turn",
    "G": "do-take-chip",
    "K": "do-take-key",
    "-": "do-decline",
    "R+": "do-replace",
    "R-": "do-no-replace",
}


class Guide(ABC):
    """Somebody who follows a route."""

    def __init__(self, hiker: Hiker) -> None:
        self.hiker = hiker
        self.page = hiker.page
        self.place = self.page.locator(".place")

    def wait_plies(self, plies: int) -> None:
        """Wait until so many actions have been played and shown."""
        self.page.wait_for_function(SHOWN, arg=plies)

    def do(self, gesture: Gesture) -> None:
        """Do what comes next, and see it done."""
        text = gesture.texts[0]
        if text.startswith("SP"):
            self.keep_all()
        elif text.startswith("C "):
            self.play_card(text[2:], gesture)
        elif text.startswith("P"):
            swaps = text.startswith("P!S")
            if swaps:
                self.press("do-swap")
            self.hold(Laid.read(text))
            self.lay(Laid.read(text).grip, "do-put-swap" if swaps else "do-put")
        elif text[2:3] == "-":
            [way] = [way for way in gesture.view["ways"] if tuple(way["steps"]) == gesture.texts]
            self.walk(way["cell"], asks=any(way.get(price) for price in ("chips", "keys", "seen")))
        elif text in BUTTONS:
            self.press(BUTTONS[text])
        elif text.endswith("F"):  # `s2:F`: it may be another's turn
            self.turn_timer()
        else:  # `V E4`, `X E1-E2`
            self.choose(text[-2:])
        self.wait_plies(gesture.after)

    def hold(self, laid: Laid) -> None:
        """Take the piece, and turn it as it has to lie."""
        for _ in range(12):
            held = self.place.get_attribute("data-held")
            assert held is not None, f"nothing is held, though {laid.piece} is to be placed: {self.hiker.prompt}"
            now = Laid.read(held)
            if now.piece != laid.piece:
                self.take(laid.shape)
            elif laid.looks(now.face, now.rotation):
                return
            else:
                turns = any(laid.looks(now.face, quarters) for quarters in range(4))
                self.turn_piece(flip=not turns)
            expect(self.place).not_to_have_attribute("data-held", held)
        raise AssertionError(f"{laid} cannot be held so")

    def keep_all(self) -> None:
        """The plateaus stay as they are drawn."""
        self.press("do-keep-all")

    @abstractmethod
    def play_card(self, card: str, gesture: Gesture) -> None: ...

    @abstractmethod
    def take(self, shape: str) -> None: ...

    @abstractmethod
    def turn_piece(self, *, flip: bool) -> None: ...

    @abstractmethod
    def lay(self, cell: str, button: str) -> None: ...

    @abstractmethod
    def walk(self, cell: str, *, asks: bool) -> None: ...

    @abstractmethod
    def choose(self, cell: str) -> None: ...

    @abstractmethod
    def press(self, key: str) -> None: ...

    @abstractmethod
    def turn_timer(self) -> None: ...


class Pointing(Guide):
    """By mouse or finger, at the table or on the plan."""

    def play_card(self, card: str, gesture: Gesture) -> None:
        self.hiker.player.press(self.page.locator(f".moment [data-card={card}]"))

    def take(self, shape: str) -> None:
        if shape.startswith("J") and not self.page.locator(".pool").count():
            self.hiker.player.press(self.page.locator("[data-stack=J]"))
        self.hiker.player.press(self.page.locator(f"[data-stack={shape}]"))

    def turn_piece(self, *, flip: bool) -> None:
        self.press("do-flip" if flip else "do-rotate")

    def lay(self, cell: str, button: str) -> None:
        self.aim(cell)
        if self.hiker.player.touch or button == "do-put-swap":
            self.press(button)

    def walk(self, cell: str, *, asks: bool) -> None:
        move = self.hiker.button("do-move")
        if move.count():
            self.hiker.player.press(move)
        self.aim(cell)
        if self.hiker.player.touch or asks:
            self.hiker.player.press(self.page.locator(".moment .btn.go"))

    def choose(self, cell: str) -> None:
        self.aim(cell)

    def aim(self, cell: str) -> None:
        """Point at a cell; where something higher hides it, from another side of the table."""
        for _ in range(4):
            self.hiker.look_at(cell)
            # A tap may have played something at once: then the finger is over nothing.
            if self.place.get_attribute("data-over") in (cell, None):
                if not self.hiker.player.touch:
                    self.page.mouse.down()
                    self.page.mouse.up()
                return
            self.hiker.player.press(self.page.get_by_role("button", name=self.hiker.say("turn-table"), exact=True))
        raise AssertionError(f"{cell} is seen from no side")

    def press(self, key: str) -> None:
        self.hiker.player.press(self.hiker.button(key))

    def turn_timer(self) -> None:
        for key in ("do-turn-timer", "do-turn-now"):
            button = self.page.locator(".timer").get_by_role("button", name=self.hiker.say(key))
            self.hiker.player.press(button)


class Typing(Guide):
    """By keyboard alone, on the plan."""

    def play_card(self, card: str, gesture: Gesture) -> None:
        hand = [held["card"] for held in gesture.view["hands"][gesture.seat]]
        self.page.keyboard.press(str(hand.index(card) + 1))

    def take(self, shape: str) -> None:
        self.page.keyboard.press("s")

    def turn_piece(self, *, flip: bool) -> None:
        self.page.keyboard.press("t" if flip else "r")

    def lay(self, cell: str, button: str) -> None:
        self.choose(cell)

    def walk(self, cell: str, *, asks: bool) -> None:
        if self.hiker.button("do-move").count():
            self.page.keyboard.press("m")
        self.choose(cell)

    def choose(self, cell: str) -> None:
        self.hiker.steer(cell)
        self.page.keyboard.press("Enter")

    def press(self, key: str) -> None:
        if key == "do-end-turn":
            self.page.keyboard.press("n")
        elif self._is_main(self.hiker.button(key)):
            self.page.keyboard.press("Enter")
        else:
            self._tab_to(self.hiker.button(key))
            self.page.keyboard.press("Enter")

    def _is_main(self, button: Locator) -> bool:
        """Whether Enter does the same, wherever the cursor is."""
        return "go" in (button.get_attribute("class") or "").split()

    def _tab_to(self, button: Locator) -> None:
        for _ in range(60):
            self.page.keyboard.press("Tab")
            if button.evaluate("button => button === document.activeElement"):
                return
        raise AssertionError("the Tab key does not come to the button")

    def turn_timer(self) -> None:
        self.page.keyboard.press("Space")
        self.page.keyboard.press("Space")


def follow(route: Route, *guides: Guide, server: Server | None = None) -> None:
    """Play a whole route, and see its end. The board lies still meanwhile."""
    places = follow_on(route.gestures(), *guides, server=server)
    result = "table-end-together-won" if route.won else "table-end-together-lost"
    for guide in guides:
        expect(guide.page.locator(ENDED)).to_have_text(guide.hiker.player.say(result))
    assert len(places) == 1, f"the board jumped: {places}"


def follow_on(gestures: Iterable[Gesture], *guides: Guide, server: Server | None = None) -> dict[str, str]:
    """Play what comes next, each guide at their seat; where the sand has to run out, the server's clock moves.

    Gives back where the board lay on the first guide's page, and what was said when it first lay there.
    """
    places: dict[str, str] = {}
    for gesture in gestures:
        if gesture.seat < len(guides):
            guides[gesture.seat].do(gesture)
        else:
            assert server is not None, "the sand runs on the server's clock"
            server.move(SAND)
        for guide in guides:
            guide.wait_plies(gesture.after)
        where = guides[0].page.evaluate(WHERE)
        if where:
            places.setdefault(where[0], where[1])
    return places
