"""People at a table of Panic Station: they see what the page offers, and point or type at it."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, expect

from tests.table.server import Server
from tests.web.driver import SHOWN, Player
from tests.web.routes.stations import Deed

COLOURS = "RBGYWP"
TURN = ".tray .who"  # what shows that it is this player's turn
QUESTION = ".tray [data-action], .tray.secret .may, .moment .btn.go"  # and this, that others ask something
SECRET = ".tray.secret, .tray .armour"  # where secret questions are asked
OFFERED = "offers => offers.map(({ dataset }) => dataset.action ?? dataset.card)"
LONGEST_FORCED = 10  # seconds after which an answer without a choice has surely been given for its player
EDGE = {"x": 16, "y": 60}  # the part of a card that is seen when many are held: the next one lies over the rest

# What the browser remembers of its person, from the first page on.
KNOWN = "if (location.origin !== 'null') localStorage.setItem('sublevel.token', JSON.stringify('TOKEN'))"

# One action before the story begins: Red is the host and stands next to Blue, Green has the antidote and stands at the
# terminal with the android, Yellow's trooper stands before the hive with three gas cans.
STOCK = {
    "GAS": 8,
    "ARM": 6,
    "AMMO": 6,
    "ALERT": 3,
    "AID": 2,
    "KEY": 2,
    "HEAVY": 2,
    "NADE": 2,
    "BOOST": 2,
    "SCOPE": 2,
    "KNIFE": 2,
    "SCAN": 1,
    "NVG": 2,
    "SIGNAL": 1,
    "SNIPER": 2,
}
STORY: dict[str, Any] = {
    "cards": ["R00 0,0u", "R10 1,0u red", "R11 0,-1u red", "R01 -1,0u", "R02 0,1u"],
    "characters": {
        "RT": "4 1,0",
        "RA": "4 0,0",
        "BT": "4 0,-1",
        "BA": "4 0,0",
        "GT": "4 0,0",
        "GA": "4 -1,0",
        "YT": "4 0,0",
        "YA": "4 0,0",
    },
    "pile": [f"R{card:02}" for card in (3, 4, 5, 6, 7, 8, 9, 12, 13, 14, 15, 16, 17, 18, 19)],
    "search": [card for card, count in STOCK.items() for _ in range(count)],
    "restock": STOCK,
    "runs": 1,
    "seats": [
        {"hand": {"GAS": 1, "HOST": 1, "INF_R": 3}, "infected": True, "time": 0, "source": "HOST", "reach": "R"},
        {"hand": {"ARM": 1, "AID": 1, "INF_B": 3}, "reach": "B"},
        {"hand": {"ANTI": 1, "KEY": 1, "INF_G": 3}, "reach": "G"},
        {"hand": {"GAS": 3, "INF_Y": 3}, "reach": "Y"},
    ],
    "infections": 1,
    "first_host": "R",
    "phase": "turn",
    "active": "R",
    "waiting": "R",
    "points": 4,
    "turns": "RBGYR",
    "rounds": 2,
    "start": "R",
    "entered": "RBGY",
}


class Crew:
    """Somebody who plays Panic Station with a browser, at a server whose time the test moves."""

    def __init__(self, player: Player, server: Server) -> None:
        self.player = player
        self.page = player.page
        self.server = server
        self.alone = True  # nobody else plays on this screen

    def open_table(self, *holders: str, options: dict[str, Any] | None = None, **more: Any) -> str:
        """A new table with these seats, opened by its address; gives back that. Programs are named by their level."""
        self.alone = holders.count("me") == 1
        token = self.server.guest("Ida")
        self.page.context.add_init_script(KNOWN.replace("TOKEN", token))
        seats = [
            {"holder": holder} if holder in ("me", "open") else {"holder": "bot", "bot": holder} for holder in holders
        ]
        options = {"players": len(holders), **(options or {})}
        table = self.server.open_table(token, seats, game="panic-station", options=options, **more)
        self.player.open(f"/t/{table}")
        self.page.wait_for_selector(".stage [data-phase], .curtain")
        return self.page.url

    def sit_down(self, link: str, name: str) -> None:
        """Follow a link that a friend has sent, and take the first free seat under a name."""
        self.page.goto(link)
        self.page.get_by_role("textbox", name=self.player.say("table-wait-name")).first.fill(name)
        self.player.press(self.player.button("table-wait-sit").first)
        expect(self.page.get_by_role("textbox", name=self.player.say("table-wait-name"))).to_have_count(0)

    def say(self, key: str, **args: str | int) -> str:
        """A sentence of the board, in his language."""
        return self.player.say(f"panic-station-board-{key}", **args)

    def room(self, name: str) -> Locator:
        """A room of the station."""
        return self.page.locator(f"[data-room='{name}']")

    @property
    def phase(self) -> str | None:
        """What is going on."""
        return self.page.locator("[data-phase]").get_attribute("data-phase")

    @property
    def prompt(self) -> str:
        """The sentence that says what to do."""
        return self.page.locator(".moment .prompt p").inner_text()

    @property
    def eyes(self) -> int:
        """The seat through whose eyes the station is seen."""
        return int(self.page.locator(".map").get_attribute("data-eyes") or "-1")

    @property
    def plies(self) -> int:
        """How many actions have been played and shown."""
        return int(self.page.locator(".stage").get_attribute("data-plies") or "0")

    def is_over(self) -> bool:
        """Whether the result is shown."""
        return self.page.locator("#end-title").count() > 0

    def wait_phase(self, phase: str) -> None:
        """Until that goes on."""
        self.page.wait_for_selector(f"[data-phase={phase}]")

    def go(self) -> None:
        """The main button."""
        self.player.press(self.page.locator(".moment .btn.go").first)

    def pick(self, kind: str) -> None:
        """Trooper or android, by key."""
        self.page.keyboard.press(kind.lower())

    def end_turn(self) -> None:
        """The button with these words."""
        self.player.press(self.player.button("panic-station-board-do-end"))

    def choose(self, text: str) -> None:
        """One of the choices in the tray."""
        self.player.press(self.page.locator(f".tray [data-action='{text}']"))

    def give(self, card: str) -> None:
        """A card into the envelope, and seal it."""
        self.wait_phase("give")
        self.take(card)
        self.go()

    def walk(self, room: str) -> None:
        """To a room that the picked character can reach."""
        self.player.press(self.room(room))
        self._press_on()

    def _press_on(self) -> None:
        """A finger shows first what a mouse has shown before it clicks: the main button then does it."""
        if self.player.touch:
            expect(self.page.locator(".map[data-held]")).to_be_attached()
            self.go()

    def take(self, card: str) -> None:
        """Press a card of the hand."""
        self.player.press(self.page.locator(f".tray .may[data-card='{card}']").first, position=EDGE)

    # Among others who play by themselves.

    def until_my_turn(self) -> bool:
        """Answer whatever is asked until it is this player's turn; false if the match is over instead."""
        while True:
            self.page.wait_for_selector(f"{TURN}, {QUESTION}, {SECRET}, #end-title")
            self.player.rest()
            if self.is_over():
                return False
            if self.page.locator(TURN).count():
                return True
            question = self.page.locator(QUESTION)
            if not self.sit_out() and question.count():
                self.answer(question.first)

    def answer(self, offer: Locator) -> None:
        """Give an answer that is offered."""
        before = self.plies
        if self.phase == "give":
            self.player.press(offer, position=EDGE)
            self.go()
        else:
            self.player.press(offer)
        self.wait_plies(before + 1)

    def sit_out(self) -> bool:
        """Let time pass until a secret question is answered in which this player has nothing to choose any more.

        False if there is no such question.
        """
        before = self.plies
        offers: list[str] = self.page.locator(SECRET).locator("[data-action], .may").evaluate_all(OFFERED)
        if self.phase not in ("give", "armour") or len(set(offers)) > 1:
            return False
        self.server.move(LONGEST_FORCED)
        self.wait_plies(before + 1)
        return True

    # Whole matches.

    def do(self, deed: Deed) -> None:
        """Do what comes next with clicks or taps on what the page offers, or let time pass where there is no choice."""
        kind, *rest = deed.words
        if deed.forced and self.alone:  # on a shared screen being skipped would tell: everybody is asked
            self.server.move(LONGEST_FORCED)
        elif kind in ("lay", "put"):
            self._lay(kind, rest[0], deed.text)
        elif kind in ("mv", "run"):
            self._take_up(rest[0])
            self.walk(deed.target())
        elif kind in ("find", "term"):
            self._take_up(rest[0])
            self._use(kind, deed.text)
        elif kind in ("swap", "arm", "reloc"):
            self.choose(deed.text)
        elif kind == "give":
            self.give(rest[0])
        elif kind == "eq":
            self.put_away()
            self.take(rest[0])
            self._press_on()
        elif kind == "burn":
            self.player.press(self.page.locator(".moment .btn.burn"))
            self.go()
        else:
            assert kind == "end", deed.text
            self.end_turn()

    def put_away(self) -> None:
        """What came of the last exchange lies over the hand until it is read."""
        read = self.player.button("panic-station-board-seen")
        if read.count():
            self.player.press(read)

    def wait_plies(self, plies: int) -> None:
        """Wait until so many actions have been played and shown."""
        self.page.wait_for_function(SHOWN, arg=plies)

    def _take_up(self, who: str) -> None:
        """The character that shall act."""
        if self.page.locator(".map").get_attribute("data-who") != who:
            self.player.press(self.page.locator(".tray .who"))
        expect(self.page.locator(f".map[data-who={who}]")).to_be_attached()

    def _use(self, mode: str, text: str) -> None:
        """One of the things that a character can do where it stands."""
        self.player.press(self.page.locator(f"[data-mode={mode}]"))
        if self.page.locator(".map").get_attribute("data-held") == text:
            self.go()
        else:
            self.choose(text)

    def _lay(self, kind: str, place: str, text: str) -> None:
        """The room card at its place, turned as it shall lie."""
        if kind == "lay":
            self.player.press(self.page.locator("[data-mode=lay]"))
        if place != "?":
            for _ in range(4):
                if self.page.locator(".map").get_attribute("data-held") == text:
                    break
                self.player.press(self.page.locator(f"[data-place='{place[:-1]}']"))
        expect(self.page.locator(".map")).to_have_attribute("data-held", text)
        self.go()

    def tab(self, key: str) -> None:
        """Another panel."""
        self.player.press(self.page.get_by_role("tab", name=self.player.say(key)).first)

    def keys_to_words(self) -> None:
        """The station in words, by keyboard."""
        self.player.tab_to("[role=tab][aria-selected=true]")
        words = self.page.get_by_role("tab", name=self.player.say("table-text"))
        while words.get_attribute("aria-selected") != "true":
            self.page.keyboard.press("ArrowRight")

    def claim(self, *steps: str) -> None:
        """Say something in the notebook, step by step."""
        for step in steps:
            self.player.press(self.page.locator(f".maker [data-claim='{step}']"))

    def expect_state(self, state: str) -> None:
        """What the private corner of the tray says."""
        expect(self.page.locator(".tray .private b")).to_have_text(self.say("state", state=state))
