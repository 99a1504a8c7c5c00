"""Free play of Star Quest on random deals: players who try whatever the page offers, by mouse, finger and keyboard."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator

from tests.web.boarders import Trooper
from tests.web.conftest import Visit
from tests.web.driver import Player
from tests.web.hikers import ENDED

pytestmark = pytest.mark.soak

# The small mission: what is to be switched off, in which room, and the way there.
GOAL, DOOR, BEFORE, PORT = "a6", "b5E", "c5", "a3"
ROOM = [column + row for column in "ab" for row in "5678"]
SHORT = {"mission": "first-boarding", "event_deck": 10}
MOST_MOMENTS = 400
LEADER = "R0"  # the Commander: whatever Chaos does, it takes long to stop them
BOLD = 0.7  # how often Chaos does more than it must
COLUMNS = "abcdefghijklmnopqrstuvwx"

# Whether there is something to do here, or the match is over.
CALLED = f".stage .star-quest[data-turn=own], {ENDED}"
# Whether so many actions have been played, or more.
REACHED = "plies => Number(document.querySelector('.stage .star-quest')?.dataset.plies) >= plies"


def distance(one: str, other: str) -> int:
    """Squares between two places, walls not counted; a bay lies outside, at its port."""
    one, other = (PORT if place.startswith("dR") else place for place in (one, other))
    return max(abs(COLUMNS.index(one[0]) - COLUMNS.index(other[0])), abs(int(one[1:]) - int(other[1:])))


class Wanderer(Trooper):
    """A player who decides by what the page shows, and by chance."""

    def __init__(self, player: Player, *, keys: bool = False) -> None:
        super().__init__(player)
        self.chance = player.chance
        self.keys = keys

    @property
    def is_to_act(self) -> bool:
        """Whether the page waits for this player."""
        return self.page.locator(".stage .star-quest[data-turn=own]").count() > 0

    def wait_at_least(self, plies: int) -> None:
        """Wait until so many actions have been played and shown."""
        self.page.wait_for_function(REACHED, arg=plies)
        self.rest()

    def go_on(self, square: str) -> None:
        """Do what is offered on a square."""
        if self.keys:
            self.steer(square)
            self.key("Enter")
        else:
            self.act_on(square)

    def choose(self, button: Locator, key: str | None = None) -> None:
        """Press a button, or its key."""
        if self.keys and key:
            self.key(key)
        else:
            self.press(button)

    # The squad.

    def turn(self) -> None:
        """One deed of the squad: the leader goes on, everybody else stays."""
        square = self.standing.get(LEADER)
        used = self.page.locator(".hulk .goal.primary:not(.done)").count() == 0
        if self.button("do-keep").count():
            self.choose(self.button("do-keep"), "d")
        elif self.acts_on():
            self.move(square or PORT, self.goal(square or PORT, used))
        elif square in self.offers:
            self.begin(square)
        elif self.button("do-end").count():
            self.end()
        else:
            self.answer()

    def be_done(self) -> None:
        """Let the figure be done; where nothing else is left that happens by itself, perhaps before the key."""
        before = self.plies
        self.page.keyboard.press("d")
        self.wait_at_least(before + 1)

    def acts_on(self) -> bool:
        """Whether a figure is in the middle of its activation."""
        return self.button("do-done").count() > 0

    def goal(self, square: str, used: bool) -> str:
        """Where the leader wants to be."""
        if used:
            return BEFORE if square in ROOM else PORT
        return GOAL if self.page.locator(f".door.open[data-door={DOOR}]").count() else BEFORE

    def move(self, here: str, goal: str) -> None:
        """Use what is there, open a door, go nearer to the goal, go home, or be done."""
        door = self.page.locator(".moment .acts .btn").filter(has_text=re.compile(self.open_words))
        home = [one for one in self.offers if one.startswith("dR") and one not in self.standing.values()]
        near = [one for one in self.offers if distance(one, goal) < distance(here, goal) and self.is_free(one)]
        if self.button("do-use").count():
            self.choose(self.button("do-use"), "u")
        elif door.count():
            self.choose(door.first, "o")
        elif goal == PORT and home and not here.startswith("dR"):
            self.act_on(home[0])
        elif near:
            self.go_on(min(near, key=lambda one: distance(one, goal)))
        else:
            self.be_done()

    @property
    def open_words(self) -> str:
        """How the button of a door begins."""
        return "^" + re.escape(self.say("do-open", door="§").split("§")[0])

    def is_free(self, square: str) -> bool:
        """Whether nobody stands on a square of the ship."""
        return not square.startswith("d") or (square[1:].isdigit() and square not in self.standing.values())

    def end(self) -> None:
        """End the turn, also when the page asks whether that is meant."""
        if not self.keys:
            return self.end_turn()
        before = self.plies
        self.key("e")
        if self.plies == before:
            self.key("e")
        return None

    # Chaos, and whatever else is asked.

    def answer(self) -> None:
        """Whatever the table asks: a square, a figure, or one of the buttons."""
        tray = self.page.locator(".moment .tray .btn")
        if tray.count() and not self.offers:
            self.press(tray.nth(self.chance.randrange(tray.count())))
        elif self.offers and (self.chance.random() < BOLD or not self.finish()):
            self.act_on(self.chance.choice(self.offers))
        elif not self.offers and not self.finish():
            self.press(self.page.locator(".moment .acts > .btn").first)

    def finish(self) -> bool:
        """The button that leads on without a choice; false if there is none."""
        if self.acts_on():
            self.be_done()
            return True
        for key in ("do-scandone", "do-pass", "do-keep", "do-end"):
            if self.button(key).count():
                self.end() if key == "do-end" else self.press(self.button(key))
                return True
        return False


def together(*players: Wanderer) -> None:
    """Wait until everybody sees the same number of actions."""
    while len(seen := {player.plies for player in players}) > 1:
        for player in players:
            player.wait_at_least(max(seen))


def test_a_mission_of_two_one_of_them_chaos(visit: Visit) -> None:
    """The Commander tries to reach the switch and to come home; Chaos, on a phone, does anything that is offered."""
    ida, jan = Wanderer(visit()), Wanderer(visit("de", phone=True))
    jan.player.sit_down(ida.open_table("me", "open", options=SHORT), "Jan")
    ida.board_ship()
    jan.show_whole()
    for _ in range(MOST_MOMENTS):
        together(ida, jan)
        if ida.ended:
            break
        assert ida.is_to_act != jan.is_to_act
        ida.turn() if ida.is_to_act else jan.answer()
    for player in (ida, jan):
        player.page.wait_for_selector(ENDED)
    assert ida.page.locator(".card table .total td").count() == 2


def test_a_mission_alone_by_keyboard(visit: Visit) -> None:
    """Against a bot that plays Chaos: from the loadout to the score sheet without touching the mouse."""
    ida = Wanderer(visit("sk"), keys=True)
    ida.open_table("me", "beginner", options=SHORT)
    ida.key("Enter")  # the loadout as it is proposed
    for _ in range(MOST_MOMENTS):
        ida.page.wait_for_selector(CALLED, state="attached")
        ida.rest()
        if ida.ended:
            break
        if ida.is_to_act:
            ida.turn()
    assert ida.ended
    assert any(text.startswith(f"{LEADER} ") for text in ida.player.log())
