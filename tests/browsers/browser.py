"""What a person does with any browser: open a page, read it, point, type. Each browser brings only its own protocol."""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from typing import Any, ClassVar

from tests.waiting import until

DESK = (1440, 900)

# The middle of the first element that is seen and that nothing covers; null while there is none, or while it moves.
SPOT = """async (css, words) => {
  const middle = (found) => {
    const { x, y, width, height } = found.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  };
  const said = (found) => `${found.textContent} ${found.getAttribute('aria-label') ?? ''}`.includes(words);
  for (const found of document.querySelectorAll(css)) {
    if (!said(found) || found.disabled || !found.getClientRects().length) continue;
    found.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    const [x, y] = middle(found);
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const [later, below] = middle(found);
    const met = document.elementFromPoint(later, below);
    if (x === later && y === below && met && found.contains(met)) return [x, y];
  }
  return null;
}"""
TEXTS = """css => [...document.querySelectorAll(css)].map((found) => found.textContent.replace(/\\s+/g, ' ').trim())"""


class Browser(ABC):
    """A browser with one page."""

    name: ClassVar[str]
    packages: ClassVar[tuple[str, ...]]  # what to install on Debian

    def __init__(self) -> None:
        self.faults: list[str] = []  # errors and warnings of the page since its test began

    # What each protocol does in its own way.

    @classmethod
    @abstractmethod
    def is_installed(cls) -> bool:
        """Whether the programs it needs are here."""

    @abstractmethod
    def open(self, url: str) -> None:
        """Load a page."""

    @abstractmethod
    def evaluate(self, expression: str) -> str:
        """Evaluate an expression in the page; its value, or what it promises, is a string."""

    @abstractmethod
    def move(self, x: float, y: float) -> None:
        """Move the mouse to a spot of the window."""

    @abstractmethod
    def point(self, x: float, y: float) -> None:
        """Click at a spot of the window."""

    @abstractmethod
    def type(self, key: str) -> None:
        """Press and release a key: a character, or the name of an arrow key."""

    @abstractmethod
    def picture(self) -> bytes:
        """A PNG file of what the window shows."""

    @abstractmethod
    def close(self) -> None:
        """End it, and all that it started."""

    def hear(self) -> None:
        """Take in the messages of the page that have not arrived yet."""
        self.evaluate("''")

    # What follows from that for all.

    def run(self, script: str, *args: Any) -> Any:
        """Call a function in the page and return its value; both go as JSON."""
        call = f"({script})(...{json.dumps(args)})"
        return json.loads(self.evaluate(f"Promise.resolve({call}).then((value) => JSON.stringify(value ?? null))"))

    def wait(self, script: str, *args: Any) -> Any:
        """Wait until a function in the page returns something true, and return that."""
        return until(lambda: self.run(script, *args), f"{self.name}: {args}: {script}")

    def click(self, css: str, words: str = "") -> None:
        """Click on the first element with these words that can be seen and hit."""
        self.point(*self.wait(SPOT, css, words))

    def texts(self, css: str) -> list[str]:
        """The words of all such elements."""
        found: list[str] = self.run(TEXTS, css)
        return found

    def read(self, css: str, words: str) -> None:
        """Wait until one such element says these words."""
        self.wait(f"(css, words) => ({TEXTS})(css).some((text) => text.includes(words))", css, words)

    def count(self, css: str) -> int:
        """How many such elements there are."""
        return len(self.texts(css))

    def see(self, css: str) -> None:
        """Wait until such an element takes room on the page."""
        self.wait("css => [...document.querySelectorAll(css)].some((found) => found.getClientRects().length)", css)

    def gone(self, css: str) -> None:
        """Wait until there is no such element."""
        self.wait("css => !document.querySelector(css)", css)
