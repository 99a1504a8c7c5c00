"""A person in front of the page: reads what it shows, and clicks, taps or types among what it offers.

The driver knows no rules, as the page knows none. It finds things by their words, in the language of its person.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import ConsoleMessage, Locator, Page, expect

from sublevel.engine.text import say
from tests.waiting import PATIENCE

MOST_TABS = 90
SEATS = ("explorers", "mutants")
TO_DO = "rect.hit.offers, .moment .btn.go"  # what shows that it is one's turn

# Whether so many actions have been played and shown, or the match is over.
SHOWN = """plies => document.querySelector('#end-title') || [...document.querySelectorAll('.stage[data-plies]')].some(
  (stage) => Number(stage.dataset.plies) >= plies && stage.ariaBusy !== 'true')"""

expect.set_options(timeout=PATIENCE * 1000)

# What the board shows, whichever way it lies: pieces by place, and each tile's form and turn without the board's own.
BOARD = """() => {
  const svg = document.querySelector('.stage svg[role=group]');
  if (!svg) return null;
  const centres = {};
  for (const rect of svg.querySelectorAll('rect[data-place]')) {
    const box = rect.getBBox();
    centres[rect.dataset.place] = [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)];
  }
  const [ax, ay] = centres.a1, [ex, ey] = centres.e1;
  const angle = Math.round(Math.atan2(ey - ay, ex - ax) * 180 / Math.PI);
  const pieces = {};
  for (const piece of svg.querySelectorAll('[data-piece]')) {
    const [x, y] = piece.getAttribute('transform').match(/-?[\\d.]+/g).map(Number).map(Math.round);
    const found = Object.entries(centres).find(([, [cx, cy]]) => Math.abs(cx - x) < 2 && Math.abs(cy - y) < 2);
    pieces[piece.dataset.piece] = found ? found[0] : null;
  }
  const tiles = {};
  for (const cell of Object.keys(centres).filter((place) => /^[a-e]/.test(place))) {
    const drawn = svg.querySelector(`[data-corridor=${cell}] g[transform]`); // before what it may become
    if (!drawn) { tiles[cell] = 'hidden'; continue; }
    const turn = Number(drawn.getAttribute('transform').match(/-?\\d+/)[0]) - angle;
    tiles[cell] = drawn.firstElementChild.getAttribute('d') + ' @' + ((turn % 360) + 360) % 360;
  }
  return { pieces, tiles, countdown: document.querySelector('.count .token')?.textContent.trim() ?? null };
}"""

# Looks at each frame where the board lies, and at the bar below it: all its buttons are in sight, and on a phone the
# main action is the largest, cards and tokens aside.
WATCH = """() => {
  const seen = { boards: [], small: [], hidden: [] };
  const note = (list, what) => list.includes(what) || list.push(what);
  const area = (button) => button.offsetWidth * button.offsetHeight;
  const look = () => {
    const board = document.querySelector('.stage :is(.the-base, .place, .hulk, .map)');
    const { x, y, width, height } = board?.getBoundingClientRect() ?? {};
    if (board) note(seen.boards, [x, y, width, height].map(Math.round).join(' '));
    const bar = document.querySelector('.table > .bar')?.getBoundingClientRect();
    const buttons = [...document.querySelectorAll('.moment .btn:not(.list *)')];
    for (const button of buttons) {
      const { top, bottom, left, right } = button.getBoundingClientRect();
      if (top < bar.top - 1 || bottom > bar.bottom + 1 || left < bar.left || right > bar.right)
        note(seen.hidden, button.innerText);
    }
    for (const main of buttons.filter((button) => button.matches('.phone .go')))
      for (const other of buttons.filter((button) => !button.matches('.token')))
        if (area(other) > area(main)) note(seen.small, `${main.innerText} < ${other.innerText}`);
    requestAnimationFrame(look);
  };
  look();
  window.watched = seen;
}"""

# A new table, as the page itself would open it, but from wherever the test wants to begin.
OPEN_TABLE = """async (wish) => {
  const send = async (path, body, token) => {
    const headers = { 'Content-Type': 'application/json', ...(token ? { Authorization: `Bearer ${token}` } : {}) };
    const answer = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(await answer.text());
    return answer.json();
  };
  const known = JSON.parse(localStorage.getItem('sublevel.token') ?? 'null');
  const token = known ?? (await send('/api/guests', { name: 'Ida' })).token;
  localStorage.setItem('sublevel.token', JSON.stringify(token));
  return (await send('/api/tables', wish, token)).table;
}"""

SLOW_DRAWING = r"GL Driver Message \(OpenGL, Performance"  # what a renderer without a graphics card says of itself


class Player:
    """Somebody with a browser of his own."""

    def __init__(self, page: Page, url: str, lang: str, *, touch: bool = False, seed: int = 0) -> None:
        self.page = page
        self.url = url
        self.lang = lang
        self.touch = touch
        self.seed = seed
        self.chance = random.Random(seed)
        self.faults: list[str] = []
        self.expected = [SLOW_DRAWING]  # patterns of faults that belong to the test or the machine
        page.set_default_timeout(PATIENCE * 1000)
        page.on("console", self._hear)
        page.on("pageerror", lambda error: self.faults.append(f"page error: {error}"))

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.faults.append(f"console {message.type}: {message.text}")

    def unexpected(self) -> list[str]:
        """What went wrong on the page and should not have: errors, warnings, violations of the content policy."""
        return [fault for fault in self.faults if not any(re.search(known, fault) for known in self.expected)]

    # Words and where they stand.

    def say(self, key: str, **args: str | int) -> str:
        """The words of a message in his language."""
        return say(key, args, self.lang)

    def side(self, seat: int) -> str:
        """What a seat is called."""
        return self.say("the-base-side", side=SEATS[seat])

    def button(self, key: str, **args: str | int) -> Locator:
        """The button with these words."""
        return self.page.get_by_role("button", name=self.say(key, **args), exact=True)

    def link(self, key: str, **args: str | int) -> Locator:
        """The link with these words."""
        return self.page.get_by_role("link", name=self.say(key, **args), exact=True)

    def press(self, target: Locator, **more: Any) -> None:
        """A click, or a tap on a touch screen."""
        if self.touch:
            target.tap(**more)
        else:
            target.click(**more)

    def choose(self, group: str, text: str) -> None:
        """One of a few, shown side by side under a name."""
        choice = self.page.get_by_role("radiogroup", name=group, exact=True).locator("label")
        self.press(choice.filter(has_text=re.compile(rf"^\s*{re.escape(text)}\s*$")))

    @contextmanager
    def board_in_place(self) -> Iterator[None]:
        """Check meanwhile that the board stays in place, and that all buttons are in sight, the main one largest."""
        self.rest()
        self.page.evaluate(WATCH)
        yield
        seen = self.page.evaluate("() => window.watched")
        assert len(seen["boards"]) == 1, f"the board lay at {seen['boards']}"
        assert not seen["small"], seen["small"]
        assert not seen["hidden"], seen["hidden"]

    def rest(self) -> None:
        """Wait until the page has nothing under way: all questions answered, everything that was played shown."""
        # A function: the page's content policy forbids evaluating a text again and again.
        self.page.wait_for_function("() => document.documentElement.dataset.busy === '0'")

    # Pages.

    def open(self, path: str = "/") -> Player:
        """Go to a page by its address, and wait until it is there."""
        self.page.goto(self.url + path)
        expect(self.page.locator("h1").first).to_be_attached()
        return self

    def more_ways(self, key: str, **args: str | int) -> None:
        """Something from the list beside "Play now" on the first page."""
        self.press(self.button("web-ways", game=self.say("the-base-title")))
        entry = self.page.locator(".menu .list :is(a, button)")
        self.press(entry.filter(has_text=self.say(key, **args)).first)

    def play_now(self) -> None:
        """The large button on the first page."""
        name = f"{self.say('web-play-now')}: {self.say('the-base-title')}"
        self.press(self.page.get_by_role("button", name=name))
        self.at_table()

    def set_up(self, *holders: str, countdown: int | None = 5, public: bool = False) -> str:
        """A new table by its page: each seat is `me`, `open` or the level of a bot. Gives back its address."""
        self.open("/new/the-base")
        for seat, holder in enumerate(holders):
            words = (
                self.say(f"web-new-{holder}")
                if holder in ("me", "open")
                else self.say("web-new-bot", bot=self.say(f"bot-{holder}"))
            )
            self.choose(self.say("web-new-seat", side=self.side(seat)), words)
        if countdown == 5:
            # Its left end.
            slider = self.page.get_by_role("slider", name=self.say("the-base-option-countdown-start"))
            self.press(slider, position={"x": 3, "y": 8})
            expect(slider).to_have_value("5")
        if public:
            self.choose(self.say("web-new-public"), self.say("web-new-public-true"))
        self.press(self.button("web-new-do" if "open" in holders else "web-new-do-bot"))
        return self.at_table()

    def open_table(self, game: str, *holders: str, options: dict[str, Any] | None = None, **more: Any) -> str:
        """A new table with these seats (`me`, `open` or the level of a bot), opened by its address; gives back that."""
        self.open("/settings")
        seats = [
            {"holder": holder} if holder in ("me", "open") else {"holder": "bot", "bot": holder} for holder in holders
        ]
        table = self.page.evaluate(OPEN_TABLE, {"game": game, "seats": seats, "options": options or {}, **more})
        self.open(f"/t/{table}")
        self.rest()
        return self.page.url

    def at_table(self) -> str:
        """Wait until a table is shown. Gives back its address."""
        self.page.wait_for_url("**/t/*")
        expect(self.page.locator(".stage svg[role=group]")).to_be_visible()
        return self.page.url

    def sit_down(self, link: str, name: str) -> None:
        """Follow a link that a friend has sent, and take the free seat under a name."""
        self.page.goto(link)
        self.page.get_by_role("textbox", name=self.say("table-wait-name")).fill(name)
        self.press(self.button("table-wait-sit"))
        expect(self.page.locator(".veil")).to_have_count(0)

    # What the table shows.

    def board(self) -> dict[str, Any]:
        """The pieces, the tiles and the countdown as they are drawn."""
        shown: dict[str, Any] = self.page.evaluate(BOARD)
        assert shown is not None, "no board is shown"
        assert None not in shown["pieces"].values(), shown
        return shown

    def prompt(self) -> str:
        """The sentence that says what to do."""
        return self.page.locator(".moment .prompt p").inner_text()

    def offered(self) -> list[str]:
        """The places on which something can be done now."""
        found: list[str] = self.page.locator("rect.hit.offers").evaluate_all(
            "places => places.map((place) => place.dataset.place)"
        )
        return found

    def labels(self) -> dict[str, str]:
        """What can be done on each of them, in words."""
        found: list[tuple[str, str]] = self.page.locator("rect.hit.offers").evaluate_all(
            "places => places.map((place) => [place.dataset.place, place.ariaLabel])"
        )
        return dict(found)

    def place(self, name: str) -> Locator:
        """A place of the board."""
        return self.page.locator(f"rect[data-place={name}]")

    @property
    def main_button(self) -> Locator:
        """The one button in the bar that does what the board shows."""
        return self.page.locator(".moment .btn.go")

    @property
    def ended(self) -> bool:
        """Whether the result is shown."""
        return self.page.locator("#end-title").count() > 0

    @property
    def undo_button(self) -> Locator:
        """Take back the last action."""
        return self.page.locator(".bar").get_by_role("button", name=self.say("table-deed-undo"), exact=True)

    def tab(self, name: str) -> None:
        """One of the panels beside the board."""
        self.press(self.page.get_by_role("tab", name=re.compile(f"^{re.escape(self.say(f'table-{name}'))}")))

    def log(self) -> list[str]:
        """The log in the game's notation, the oldest action first. Its panel must be open."""
        # The newest turn is on top, and inside it the oldest action.
        lines: list[str] = self.page.evaluate(
            """() => [...document.querySelectorAll('.log ol')].reverse().flatMap(
              (turn) => [...turn.querySelectorAll('.ln .mono')].map((line) => line.textContent.trim()))"""
        )
        return lines

    def plies(self) -> int:
        """How many actions have been played, as the slider under the log says."""
        return int(self.page.locator(".steps input[type=range]").get_attribute("max") or 0)

    def wait_plies(self, count: int) -> None:
        """Wait until so many actions have been played and shown."""
        expect(self.page.locator(".steps input[type=range]")).to_have_attribute("max", str(count))

    def wait_more_than(self, count: int) -> None:
        """Wait until more actions have been played and shown."""
        self.page.wait_for_function(
            "count => Number(document.querySelector('.steps input[type=range]').max) > count", arg=count
        )

    def can_act(self) -> bool:
        """Whether the page offers anything to play."""
        return self.page.locator(TO_DO).count() > 0

    def is_to_act(self) -> bool:
        """Whether the page, when it rests, offers anything to play."""
        self.rest()
        return self.can_act()

    def is_covered(self, place: str) -> bool:
        """Whether a note lies over a place of the board."""
        covered: bool = self.place(place).evaluate(
            """place => {
              const { x, y, width, height } = place.getBoundingClientRect();
              return !!document.elementFromPoint(x + width / 2, y + height / 2)?.closest('.note');
            }"""
        )
        return covered

    def uncover(self, place: str) -> None:
        """Close a note that lies over a place of the board."""
        if self.is_covered(place):
            self.page.keyboard.press("Escape")
            self.rest()

    def tab_to(self, selector: str) -> None:
        """Walk with the Tab key until something has the focus, backwards if it stands before what has it now."""
        for _ in range(MOST_TABS):
            way: str | None = self.page.evaluate(
                """selector => {
                  const now = document.activeElement;
                  if (now?.matches(selector)) return null;
                  const target = document.querySelector(selector);
                  const before = target && now?.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_PRECEDING;
                  return before && !now.contains(target) ? 'Shift+Tab' : 'Tab';
                }""",
                selector,
            )
            if way is None:
                return
            self.page.keyboard.press(way)
        raise AssertionError(f"the Tab key never came to {selector}")

    # Everything around the board.

    def menu(self, key: str, **args: str | int) -> None:
        """Something from the menu of the table."""
        self.press(self.page.locator(".tools, .mini").get_by_role("button", name=self.say("table-menu"), exact=True))
        self.press(self.page.locator(".menu .list, .choices").get_by_role("button", name=self.say(key, **args)))

    def resign(self) -> None:
        """Give up, after the question whether it is meant."""
        self.menu("table-deed-resign")
        self.press(self.page.locator("dialog").get_by_role("button", name=self.say("table-deed-resign")))
        self.page.locator("#end-title").click(trial=True)  # nothing covers the result

    def result(self) -> str:
        """The headline of the result."""
        self.page.wait_for_selector("#end-title")
        return self.page.locator("#end-title").inner_text()
