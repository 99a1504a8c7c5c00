"""People who play a stored match of The Base through the page: what they do is fixed, the page has to let them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable

from playwright.sync_api import expect

from tests.web.driver import SHOWN, Player
from tests.web.routes.course import Course, Deed

MOST_TURNS = 4  # a tile has four sides

# The arrow key that leads from one place of the board to a neighbour, as they lie on the screen; none leads further.
ARROW = """([from, to]) => {
  const box = (place) => document.querySelector(`rect[data-place=${place}]`).getBoundingClientRect();
  const centre = ({ x, y, width, height }) => [x + width / 2, y + height / 2];
  const [dx, dy] = centre(box(to)).map((value, axis) => value - centre(box(from))[axis]);
  const far = 1.25 * Math.max(box(from).width, box(from).height);
  if (Math.abs(dy) < 5 && Math.abs(dx) < far) return dx > 0 ? 'ArrowRight' : 'ArrowLeft';
  if (Math.abs(dx) < 5 && Math.abs(dy) < far) return dy > 0 ? 'ArrowDown' : 'ArrowUp';
  return null;
}"""


class Mover(ABC):
    """Somebody who does what a course says."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.page = player.page

    def wait_plies(self, plies: int) -> None:
        """Wait until so many actions have been played and shown, and the page rests."""
        self.page.wait_for_function(SHOWN, arg=plies)
        self.player.rest()

    def do(self, deed: Deed) -> None:
        """Do what comes next, and see it done. What leaves no choice is done by itself."""
        action = deed.action
        if deed.forced:
            pass
        elif action["kind"] in ("orient", "rotate"):
            self.turn(action["cell"], deed.text)
            self.confirm()
        elif action["kind"] == "reveal":
            self.reveal(action["cell"])
        else:
            assert action["kind"] == "move", deed.text
            [place] = [
                piece["at"]
                for piece in deed.view["pieces"]
                if piece["side"] == "XM"[deed.seat] and piece["number"] == action["piece"]
            ]
            self.move(action["piece"], place, action["to"])
        self.wait_plies(deed.plies + 1)

    @property
    def held(self) -> str | None:
        """What the board shows before it is confirmed, in notation."""
        return self.page.locator(".the-base.wrapping").get_attribute("data-held")

    @abstractmethod
    def turn(self, cell: str, text: str) -> None:
        """Turn a tile until it lies as it should."""

    @abstractmethod
    def confirm(self) -> None:
        """Do what the board shows."""

    @abstractmethod
    def reveal(self, cell: str) -> None:
        """Reveal a tile."""

    @abstractmethod
    def move(self, piece: int, place: str, to: str) -> None:
        """Move a piece from its place to another."""


class Pointer(Mover):
    """By mouse or finger."""

    def turn(self, cell: str, text: str) -> None:
        for _ in range(MOST_TURNS):
            if self.held == text:
                return
            self.point(cell)
        assert self.held == text, f"{cell} cannot be turned so that {text} is shown; it shows {self.held}"

    def point(self, place: str) -> None:
        """Press a place of the board; a note that covers it is closed first."""
        self.player.uncover(place)
        self.player.press(self.player.place(place))
        self.player.rest()

    def confirm(self) -> None:
        self.player.press(self.player.main_button)

    def reveal(self, cell: str) -> None:
        self.point(cell)
        if self.held is not None:
            self.confirm()

    def move(self, piece: int, place: str, to: str) -> None:
        self.point(place)
        self.point(to)
        if self.held is not None:
            self.confirm()


class Typist(Mover):
    """By keyboard alone."""

    def turn(self, cell: str, text: str) -> None:
        if self.held is None:
            self.player.tab_to(f"[data-place={cell}]")
        for _ in range(MOST_TURNS):
            if self.held == text:
                return
            self.key("e")
        assert self.held == text, f"{cell} cannot be turned so that {text} is shown; it shows {self.held}"

    def key(self, name: str) -> None:
        """Press a key."""
        self.page.keyboard.press(name)
        self.player.rest()

    def confirm(self) -> None:
        self.key("Enter")

    def reveal(self, cell: str) -> None:
        self.player.tab_to(f"[data-place={cell}]")
        self.key("Enter")
        if self.held is not None:
            self.confirm()

    def move(self, piece: int, place: str, to: str) -> None:
        self.key(str(piece))
        expect(self.player.place(place)).to_have_attribute("aria-pressed", "true")
        arrow = self.page.evaluate(ARROW, [place, to])
        if arrow is None:  # across other pieces
            self.player.tab_to(f"[data-place={to}]")
        self.key(arrow or "Enter")
        if self.held is not None:
            self.confirm()


def follow(deeds: Iterable[Deed], *movers: Mover) -> None:
    """Play what a course says, each mover their seat or one mover both; all see every action and the same board."""
    for deed in deeds:
        for mover in movers:
            mover.wait_plies(deed.plies)
        movers[deed.seat % len(movers)].do(deed)
        for mover in movers:
            mover.wait_plies(deed.plies + 1)
        if not movers[0].player.ended:
            boards = [mover.player.board() for mover in movers]
            assert all(board == boards[0] for board in boards), boards


def race() -> Course:
    """A short match in which pieces are captured; the Explorers win."""
    return Course("the-base", "base-race")
