"""People at a table of Star Quest: they see what the page offers, and point or type at it."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Locator, expect

from tests.web.driver import Player
from tests.web.hikers import ENDED, OPEN
from tests.web.routes.missions import Action, Deed, View, placed

# Where the middle of a square is on the screen, after the board has taken the place that the bar leaves it.
SPOT = """async (board, square) => {
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  const spot = board.spotOf(square);
  const box = board.querySelector('.hulk').getBoundingClientRect();
  return spot ? [box.x + spot.x, box.y + spot.y] : null;
}"""

# Whether the ship is what is seen at a point of the screen.
FREE = "([x, y]) => document.elementFromPoint(x, y)?.closest('.hulk') !== null"

# The key that brings the focus nearer to something; null when it is there.
TAB = """target => {
  const now = document.activeElement;
  if (now === target) return null;
  return now.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_PRECEDING ? 'Shift+Tab' : 'Tab';
}"""

# The arrow key that brings the cursor nearer to a square; null when it is there. Into a bay one goes straight from the
# row in which its square lies, and out of it one goes straight into the ship.
ARROW = """(board, square) => {
  const { cursor } = board.dataset;
  if (cursor === square) return null;
  if (!cursor) return 'ArrowRight';
  const [from, to] = [board.spotOf(cursor), board.spotOf(square)];
  const near = (a, b) => Math.abs(a - b) < 1;
  const across = from.x < to.x ? 'ArrowRight' : 'ArrowLeft';
  const along = from.y < to.y ? 'ArrowDown' : 'ArrowUp';
  const home = /^d[RYB]/.test(square);
  return near(home ? from.y : from.x, home ? to.y : to.x) === home ? across : along;
}"""

# Who stands where, figures and blips.
STANDING = """pieces => Object.fromEntries(
  pieces.map(({ dataset }) => [dataset.figure ?? dataset.blip, dataset.at]))"""

# Letters of weapons, cards and kinds that the words of a button name, by the kind of the action.
NAMED = {"scan": "kind", "chip": "kind", "redeploy": "kind", "squad": "player", "lose": "weapon"}

MOST_PRESSES = 60  # of a key that moves the cursor

# The keys that play something at once.
KEYS = {"open": "o", "done": "d", "scandone": "d", "keep": "d", "stop": "d", "use": "u", "take": "u"}


class Trooper:
    """A player of Star Quest with a browser."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.page = player.page
        self.rest = player.rest

    def open_table(self, *holders: str, options: dict[str, Any] | None = None, **more: Any) -> str:
        """Open a new table with these seats; programs are named by their level. Gives back its address."""
        self.player.open("/settings")
        opening = OPEN.replace("'underground'", "'star-quest'")
        seats = [
            {"holder": holder} if holder in ("me", "open") else {"holder": "bot", "bot": holder} for holder in holders
        ]
        table = self.page.evaluate(opening, [seats, {"players": len(holders), **(options or {})}, more])
        self.player.open(f"/t/{table}")
        self.page.wait_for_selector(".stage .star-quest, .curtain")
        self.rest()
        return self.page.url

    # Words and where they stand.

    def say(self, key: str, **args: str | int) -> str:
        """A sentence of the board, in their language."""
        return self.player.say(f"star-quest-board-{key}", **args)

    def name(self, figure: str) -> str:
        """The name of a figure or a blip."""
        if figure[0] == "b":
            return self.say("blip", number=figure[1:])
        if figure[0] in "RYB":
            return self.say("commander", figure=figure) if figure.endswith("0") else figure
        return self.say("robotling", kind=self.player.say("star-quest-kind", kind=figure[0]), figure=figure)

    def card(self, card: str) -> str:
        """The name of a squad card; some name a weapon too."""
        name, _, weapon = card.partition(":")
        words = self.player.say("star-quest-card", card=name)
        return self.say("card-for", card=words, weapon=self.weapon(weapon)) if weapon else words

    def weapon(self, weapon: str) -> str:
        """The name of a weapon or a kit."""
        return self.player.say("star-quest-weapon", weapon=weapon)

    def words(self, action: Action) -> str:
        """An action as its button says it."""
        kind, card = action["kind"], action.get("card") or ""
        args: dict[str, str | int] = {
            "figure": self.name(action["figure"]) if action.get("figure") else "",
            "target": self.name(action["target"]) if action.get("target") else "",
            "square": action.get("square") or "",
            "door": action.get("door") or "",
            "count": action.get("count") or 0,
            "card": self.player.say(f"star-quest-{NAMED[kind]}", **{NAMED[kind]: card}) if kind in NAMED else "",
        }
        if card and kind not in NAMED:
            args["card"] = self.weapon(card) if kind == "fire" else self.card(card)
        return self.say(f"do-{kind.replace('_', '-')}", **args)

    def button(self, key: str, **args: str | int) -> Locator:
        """A button in the bar."""
        return self.labelled(self.say(key, **args))

    def labelled(self, words: str) -> Locator:
        """The button in the bar with these words; a key that stands on it is not part of them."""
        name = re.compile(rf"^{re.escape(words)}( ?\S)?$")
        return self.page.locator(".moment").get_by_role("button", name=name)

    @property
    def prompt(self) -> Locator:
        """The sentence that says what to do."""
        return self.page.locator(".moment .prompt p")

    @property
    def offers(self) -> list[str]:
        """The squares on which a press does something."""
        return (self.page.locator("[data-offers]").get_attribute("data-offers") or "").split()

    @property
    def ended(self) -> bool:
        """Whether the result is shown."""
        return self.page.locator(ENDED).count() > 0

    @property
    def plies(self) -> int:
        """How many actions have been played and shown."""
        return int(self.page.locator(".stage .star-quest").get_attribute("data-plies") or 0)

    @property
    def standing(self) -> dict[str, str]:
        """The squares of all figures and blips on the page."""
        found: dict[str, str] = self.page.locator(".hulk [data-at]").evaluate_all(STANDING)
        return found

    @property
    def rolled(self) -> Locator:
        """The dice that lie on the table."""
        return self.page.locator(".rolled")

    # Pointing.

    def spot(self, square: str) -> tuple[float, float]:
        """Where a square is on the screen."""
        x, y = self.page.locator(".stage .star-quest").evaluate(SPOT, square)
        return x, y

    def is_seen(self, square: str) -> bool:
        """Whether nothing covers a square."""
        return bool(self.page.evaluate(FREE, self.spot(square)))

    def point(self, square: str) -> None:
        """Click or tap a square of the ship, where it is seen, and wait until all that follows has been played."""
        x, y = self.spot(square)
        assert self.page.evaluate(FREE, [x, y]), f"something covers {square}"
        if self.player.touch:
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)
        self.rest()

    def act_on(self, square: str) -> None:
        """Do what is offered on a square. A finger taps twice: the first tap previews the second."""
        self.point(square)
        if self.player.touch:
            self.point(square)

    def press(self, target: Locator) -> None:
        """Press a button, and wait until all that follows has been played."""
        self.player.press(target)
        self.rest()

    def board_ship(self) -> None:
        """Hand in the loadout as it is proposed."""
        self.press(self.page.locator(".loadout footer .btn"))
        expect(self.page.locator(".loadout")).to_have_count(0)

    def end_turn(self) -> None:
        """End the turn, also when the page asks whether that is meant."""
        before = self.plies
        self.press(self.button("do-end"))
        if self.plies == before:
            self.press(self.button("do-end-yes"))

    def show_whole(self) -> None:
        """Show the whole ship."""
        self.press(self.page.get_by_role("button", name=self.say("zoom-whole"), exact=True))

    # Whole missions.

    def do(self, deed: Deed) -> None:
        """Do what comes next, with clicks or taps on what the page offers for it."""
        action = deed.actions[-1]
        match deed.kind:
            case "pick":
                self.choose_loadout(deed.actions)
            case "select":
                self.begin(deed.square_of(action["figure"]))
            case "step":
                if deed.actions[0]["kind"] == "select":
                    self.point(deed.square_of(action["figure"]))
                self.act_on(self.free_end(action["square"]))
            case "fire" | "close":
                self.attack(deed.square_of(action["target"]), action)
            case "bomb" | "holo":
                self.aim(action)
            case "at" | "clone":
                self.act_on(action["square"])
            case "chip":
                self.press(self.token(action))
                self.act_on(action["square"])
            case "scan":
                self.press(self.token(action))
            case "end":
                self.end_turn()
            case "order":
                self.press(self.page.locator(".moment .menu > .btn").first)
                self.press(self.labelled(self.words(action)))
            case "reroll":
                self.press(self.rolled.get_by_role("button").nth(action["count"] - 1))
            case "shoot" | "trap" | "call" | "empty" | "swap" | "again":
                self.act_on(deed.square_of(action["figure"]))
            case _:
                self.press(self.labelled(self.words(action)))
        self.wait_plies(deed.after)

    def wait_plies(self, plies: int) -> None:
        """Wait until so many actions have been played and shown: a figure that can do no more is done by itself."""
        expect(self.page.locator(".stage .star-quest")).to_have_attribute("data-plies", str(plies))
        self.rest()

    def choose_loadout(self, actions: tuple[Action, ...]) -> None:
        """Take exactly these things along."""
        loadout = self.page.locator(".loadout")
        wanted = [action["card"] for action in actions]
        kit, weapons, *cards = wanted
        self.press(loadout.get_by_role("button", name=re.compile(f"^{re.escape(self.weapon(kit))}")))
        self.press(loadout.get_by_role("button", name=", ".join(map(self.weapon, weapons)), exact=True))
        names = [self.card(card) for card in cards]
        for taken in loadout.locator(".grid [aria-pressed=true] b").all_inner_texts():
            if taken not in names:
                self.press(loadout.locator(".grid button").filter(has=self.page.get_by_text(taken, exact=True)))
        for name in names:
            card = loadout.locator(".grid button").filter(has=self.page.get_by_text(name, exact=True))
            if card.get_attribute("aria-pressed") == "false":
                self.press(card)
            expect(card).to_have_attribute("aria-pressed", "true")
        self.board_ship()

    def begin(self, square: str) -> None:
        """Activate the figure on a square: the first press may only look at it."""
        before = self.plies
        self.point(square)
        if self.plies == before:
            self.point(square)

    def attack(self, square: str, action: Action) -> None:
        """Attack the figure on a square; where there are several ways, the first press only shows them."""
        before = self.plies
        self.point(square)
        if self.plies == before:
            self.press(self.labelled(self.words(action)))

    def aim(self, action: Action) -> None:
        """Fire at a square with a weapon that has to be taken up first."""
        mode = self.button("mode", mode=action["kind"])
        if mode.get_attribute("aria-pressed") == "false":
            self.press(mode)
        before = self.plies
        self.act_on(action["square"])
        if self.plies == before:  # the first press only shows who of the own side is in danger
            self.point(action["square"])

    def free_end(self, square: str) -> str:
        """Where to point for a walk to a square: home, past mates at the port, it is a free square of the bay."""
        taken = self.standing.values()
        return next(one for one in [square, *self.offers] if one not in taken and one[:-1] == square[:-1])

    def token(self, action: Action) -> Locator:
        """A kind of token that Chaos can place."""
        kind = self.player.say("star-quest-kind", kind=action["card"])
        return self.page.locator(".moment .tray .btn").filter(has_text=kind)

    def expect_sight(self, deed: Deed, seat: int) -> None:
        """Check what this seat sees after a deed: everybody in their place, doors, objectives, and the dice."""
        self.wait_plies(deed.after)
        view, events = deed.sights[seat]
        self.expect_board(view)
        if rolls := [event for event in events if event["kind"] == "rolled"]:
            self.expect_dice(deed, rolls)

    def expect_board(self, view: View) -> None:
        """Check that the ship is drawn as a seat sees it: everybody in their place, open doors, objectives, scores."""
        seen, there = self.standing, placed(view)
        assert seen == there, f"seen, or there, but not both: {seen.items() ^ there.items()}"
        doors = self.page.locator(".door.open").evaluate_all("doors => doors.map((door) => door.dataset.door)")
        assert sorted(doors) == sorted(view["open"])
        used = sum(len(goal.get("done", [])) for goal in view["goals"])
        expect(self.page.locator(".hulk .goal.done")).to_have_count(used)
        if not self.player.touch:  # a phone has no room for what is beside the board
            expect(self.page.locator(".facts .right b")).to_have_text([str(one["score"]) for one in view["squads"]])

    def expect_dice(self, deed: Deed, rolls: list[dict[str, Any]]) -> None:
        """Check that the dice of an attack and their sum are shown."""
        dice = [int(value) for value in rolls[0]["args"]["dice"].split(", ")]
        attack = deed.actions[-1]
        story = self.say(
            "roll",
            figure=self.name(attack["figure"]),
            target=self.name(attack["target"]),
            dice=" + ".join(map(str, dice)) or "0",
            total=sum(dice),
        )
        expect(self.rolled.locator(".roll")).to_have_attribute("aria-label", story)

    # By keyboard.

    def key(self, *names: str) -> None:
        """Press keys, and wait until all that follows has been played."""
        for name in names:
            self.page.keyboard.press(name)
            self.rest()

    def do_by_keys(self, deed: Deed) -> None:
        """Do what comes next with the keys that the page's hints name; the tokens of Chaos are reached with Tab."""
        action = deed.actions[-1]
        if deed.actions[0]["kind"] == "select":
            self.look_by_keys(deed.actions[0]["figure"], deed.square_of(deed.actions[0]["figure"]))
        match deed.kind:
            case "pick":
                self.key("Enter")  # the loadout as it is proposed
            case "select":
                self.key("Enter")
            case "step":
                self.steer(self.free_end(action["square"]))
                self.key("Enter")
            case "at":
                self.steer(action["square"])
                self.key("Enter")
            case "fire" | "close":
                self.look_for("t", deed.square_of(action["target"]))
                self.attack_by_keys(self.words(action))
            case "scan":
                self.tab_to_token(action)
            case "chip":
                self.tab_to_token(action)
                self.steer(action["square"])
                self.key("Enter")
            case "end":
                self.key("e")
                if self.page.locator(".stage .star-quest").count() and self.plies == deed.plies:
                    self.key("e")  # the page has asked whether that is meant
            case _:
                self.key(KEYS[deed.kind])

    def look_by_keys(self, figure: str, square: str) -> None:
        """Bring the cursor to a figure: those of a squad have numbers, others come one after the other."""
        if figure[0] in "RYB":
            self.key(figure[1:])
        else:
            self.look_for("n", square)
        expect(self.page.locator(".stage .star-quest")).to_have_attribute("data-cursor", square)

    def look_for(self, key: str, square: str) -> None:
        """Press a key until the cursor is at a square: each time it goes to the next one of its kind."""
        for _ in range(MOST_PRESSES):
            self.key(key)
            if self.page.locator(".stage .star-quest").get_attribute("data-cursor") == square:
                return
        raise AssertionError(f"{key} does not bring the cursor to {square}")

    def attack_by_keys(self, words: str) -> None:
        """Attack the figure at the cursor: Enter does what promises most, other ways have buttons."""
        if self.page.locator(".moment .btn.go").inner_text() != words:
            self.tab_to(self.labelled(words))
        self.key("Enter")

    def tab_to_token(self, action: Action) -> None:
        """Choose a kind of token that Chaos can place, by Tab and Enter."""
        self.tab_to(self.token(action))
        self.key("Enter")

    def tab_to(self, target: Locator) -> None:
        """Press Tab until something has the focus."""
        for _ in range(MOST_PRESSES):
            key = target.evaluate(TAB)
            if key is None:
                return
            self.page.keyboard.press(key)
        raise AssertionError(f"the Tab key never came to {target}")

    def take_over(self) -> None:
        """Hand the screen to the player who is to act: Enter raises the curtain."""
        self.rest()
        if self.page.locator(".curtain").count():
            self.key("Enter")
        self.page.wait_for_selector(".stage .star-quest[data-turn=own]")

    def steer(self, square: str) -> None:
        """Bring the cursor to a square with the arrow keys, also out of and into a bay at the western side."""
        board = self.page.locator(".stage .star-quest")
        for _ in range(MOST_PRESSES):
            key = board.evaluate(ARROW, square)
            if key is None:
                return
            self.page.keyboard.press(key)
        raise AssertionError(f"the cursor does not come to {square}")
