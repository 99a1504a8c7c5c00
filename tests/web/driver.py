"""A person in front of the page: reads what it shows, and clicks, taps or types among what it offers.

The driver knows no rules, as the page knows none. It finds things by their words, in the language of its person.
"""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import ConsoleMessage, Locator, Page, expect

from sublevel.engine.text import say

PATIENCE = 15_000  # milliseconds for anything that shall happen
MOST_GESTURES = 60  # for one action: choosing, turning, thinking again
MOST_TABS = 90
SEATS = ("explorers", "mutants")
QUIET = ".stage:not([aria-busy=true]), .curtain"
TO_DO = "rect.hit.offers, .moment .btn.go"  # what shows that it is one's turn

# Whether so many actions have been played and shown, or the match is over.
SHOWN = """plies => document.querySelector('#end-title') || [...document.querySelectorAll('.stage[data-plies]')].some(
  (stage) => Number(stage.dataset.plies) >= plies && stage.ariaBusy !== 'true')"""

expect.set_options(timeout=PATIENCE)

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

# Everything that can change by a gesture: the position, what is picked or chosen, what is refused.
SEEN = (
    """() => {
  const text = (selector) => [...document.querySelectorAll(selector)].map((found) => found.textContent.trim());
  const offers = [...document.querySelectorAll('rect.hit.offers')].map(
    (place) => [place.dataset.place, place.getAttribute('aria-label'), place.getAttribute('aria-pressed')]);
  return JSON.stringify({
    position: [("""
    + BOARD
    + """)(), text('.moment .prompt p'), document.querySelectorAll('.moment .pip.full').length,
      text('#end-title'), text('.bar .quiet'), text('.curtain h2')],
    hand: [offers, text('.moment .btn.go'), text('.moment .prompt small'), text('.note.refusal')],
    ways: [...document.querySelectorAll('.moment .ways [aria-pressed=true]')].map((way) => way.ariaLabel),
  });
}"""
)

SLOW_DRAWING = r"GL Driver Message \(OpenGL, Performance"  # what a renderer without a graphics card says of itself

SETTLING = """([start, end]) => {
  const prompt = document.querySelector('.moment .prompt p')?.textContent ?? '';
  return prompt.startsWith(start) && prompt.endsWith(end) && !document.querySelector('.moment .ways');
}"""


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
        page.set_default_timeout(PATIENCE)
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

    def rest(self) -> None:
        """Wait until the page has nothing under way: all questions answered, everything that was played shown."""
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

    def settling(self) -> bool:
        """Whether the page itself is about to act: it sets up a tile that can lie in one way only."""
        start, _, end = self.say("the-base-board-prompt-orient", cell="#").partition("#")
        about: bool = self.page.evaluate(SETTLING, [start, end])
        return about

    def settle(self) -> None:
        """Wait until the page has done what leaves no choice."""
        start, _, end = self.say("the-base-board-prompt-orient", cell="#").partition("#")
        self.page.wait_for_function(f"words => !({SETTLING})(words)", arg=[start, end])

    def wait_turn(self) -> bool:
        """Wait until there is something to do; false if the match is over instead."""
        self.page.wait_for_selector(f"{TO_DO}, #end-title", state="attached")
        self.settle()
        self.page.wait_for_selector(f"{TO_DO}, #end-title", state="attached")
        return not self.ended

    # Playing: one action by pointer or keys, chosen by chance among what is offered.

    def seen(self) -> str:
        """Everything that a gesture can change, as one text to be compared."""
        text: str = self.page.evaluate(SEEN)
        return text

    def position(self) -> str:
        """The position with whatever only time or an action changes."""
        return json.dumps(json.loads(self.seen())["position"])

    def gesture(self, do: Callable[[], None], *, plays: bool = False) -> None:
        """Do something, and wait until the page shows another state; if it `plays`, another position."""
        part = ".position" if plays else ""
        before = self.position() if plays else self.seen()
        do()
        self.page.wait_for_selector(QUIET, state="attached")  # the table has answered, and nothing moves
        self.page.wait_for_function(
            f"before => JSON.stringify(JSON.parse(({SEEN})()){part}) !== JSON.stringify(JSON.parse(before))", arg=before
        )

    def act(self) -> None:
        """Play one action by clicks or taps on the board."""
        before = self.position()
        last = None
        for _ in range(MOST_GESTURES):
            offered = [place for place in self.offered() if place != last]
            if self.main_button.count() and (not offered or self.chance.random() < 0.7):
                self.gesture(lambda: self.press(self.main_button.first), plays=True)
            else:
                last = self.chance.choice(offered)
                self._point(last)
            if self.position() != before:
                return
        raise AssertionError(f"no action came of {MOST_GESTURES} gestures; prompt: {self.prompt()}")

    def _point(self, place: str) -> None:
        """A gesture on a place; where a note covers it, the note goes first."""
        covered = self.place(place).evaluate(
            """place => {
              const { x, y, width, height } = place.getBoundingClientRect();
              return !!document.elementFromPoint(x + width / 2, y + height / 2)?.closest('.note');
            }"""
        )
        if covered:
            self.gesture(lambda: self.page.keyboard.press("Escape"))
        else:
            self.gesture(lambda: self.press(self.place(place)))

    def act_by_keys(self) -> None:
        """Play one action with the keys that the hints name."""
        before = self.position()
        for _ in range(MOST_GESTURES):
            self._key()
            if self.position() != before:
                return
        raise AssertionError(f"no action came of {MOST_GESTURES} keys; prompt: {self.prompt()}")

    def _key(self) -> None:
        """One key, or one walk to a place."""
        keys = self.page.locator(".moment .prompt small kbd").all_inner_texts()
        arrows = self._arrows()
        if self.main_button.count() and self.chance.random() < 0.7:
            self._confirm()
        elif arrows and self.chance.random() < 0.8:
            self.gesture(lambda: self.page.keyboard.press(self.chance.choice(arrows)))
        elif (named := [key for key in keys if re.fullmatch("[1-3QE]", key)]) and self.chance.random() < 0.7:
            self.page.keyboard.press(self.chance.choice(named).lower())  # what it picks may be picked already
        elif places := self.offered():
            self.tab_to(f"[data-place={self.chance.choice(places)}]")
            self.gesture(lambda: self.page.keyboard.press("Enter"))
        else:
            self._confirm()

    def _confirm(self) -> None:
        """Enter does what is chosen; a button that chose nothing, such as a pass, has to be walked to."""
        if self.page.locator(".moment .btn.go kbd").count():
            self.page.evaluate("document.activeElement?.matches('button, a') && document.activeElement.blur()")
        else:
            self.tab_to(".moment .btn.go")
        self.gesture(lambda: self.page.keyboard.press("Enter"), plays=True)

    def _arrows(self) -> list[str]:
        """The arrow keys that point from the picked piece to a place beside it on which something can be done."""
        found: list[str] = self.page.evaluate(
            """() => {
              const box = (rect) => rect.getBoundingClientRect();
              const picked = document.querySelector('rect.hit[aria-pressed=true]');
              if (!picked) return [];
              const centre = (r) => [box(r).x + box(r).width / 2, box(r).y + box(r).height / 2];
              const [x, y] = centre(picked);
              const far = 1.25 * Math.max(box(picked).width, box(picked).height);
              return [...document.querySelectorAll('rect.hit.offers:not([aria-pressed])')].flatMap((other) => {
                const [dx, dy] = [centre(other)[0] - x, centre(other)[1] - y];
                if (Math.abs(dy) < 5 && Math.abs(dx) < far) return [dx > 0 ? 'ArrowRight' : 'ArrowLeft'];
                if (Math.abs(dx) < 5 && Math.abs(dy) < far) return [dy > 0 ? 'ArrowDown' : 'ArrowUp'];
                return [];
              });
            }"""
        )
        return found

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

    def play_on(self, act: Callable[[], None] | None = None, most: int = 400) -> None:
        """Play until the match is over. The others at the table must play by themselves."""
        for _ in range(most):
            if not self.wait_turn():
                return
            (act or self.act)()
        raise AssertionError(f"no end after {most} actions")

    def play(self, count: int) -> None:
        """Play so many actions, each when it is his turn."""
        for _ in range(count):
            assert self.wait_turn(), "the match was over too early"
            self.act()

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


def agree(*players: Player) -> int:
    """Wait until everybody at a table sees the same; gives back how many actions have been played."""
    while True:
        for player in players:
            player.settle()
        count = max(player.plies() for player in players)
        for player in players:
            player.wait_more_than(count - 1)
        # What one page has only just heard of may leave it no choice.
        if not any(player.settling() or player.plies() != count for player in players):
            break
    boards = [player.board() for player in players]
    logs = [player.log() for player in players]
    assert all(board == boards[0] for board in boards), boards
    assert all(log == logs[0] for log in logs), logs
    assert len(logs[0]) == count
    return count
