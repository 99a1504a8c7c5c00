"""Stations for tests: a board in the middle of a match, written down in a few words."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from sublevel.engine.core import EVENT_WIDTH, bit
from sublevel.engine.game import write_tape
from sublevel.games.panic_station import notation, reading
from sublevel.games.panic_station.board import card_at, clear_board, lay_card
from sublevel.games.panic_station.memory import remember_start
from sublevel.games.panic_station.names import CARD_NAMES, CHARACTER_NAMES, COLOURS, KIND_NAMES, ORIENTATIONS
from sublevel.games.panic_station.options import PanicStationOptions
from sublevel.games.panic_station.placing import look_at_top
from sublevel.games.panic_station.rules import PanicStation
from sublevel.games.panic_station.setup import clear_all
from sublevel.games.panic_station.state import Board
from sublevel.games.panic_station.tables import (
    AMMO,
    CARDS,
    HAND_KINDS,
    LAID_KIND,
    LAYABLE,
    NO_CARD,
    NO_KIND,
    NOWHERE,
    REACTOR,
    STACK,
    UPRIGHT,
)

RULES = PanicStation()
FILLERS = "AID AID"  # two cards that cannot be used in a hand of five
STOCK = "KNIFE SCOPE HEAVY KEY AMMO NADE AID SCAN"  # the search stack, unless a test says otherwise


class Station:
    """A match with R on turn; everybody is clean, healthy, in the reactor, and has five cards.

    `rooms` and `figures` say what lies and stands where, `hands` what else than infection cards is in a hand, `laid`
    what is laid out, `top` the next room cards, `stack` the next search cards, `dice` the next numbers of the die.
    """

    def __init__(
        self,
        *,
        rooms: Mapping[str, str] | None = None,
        figures: Mapping[str, str] | None = None,
        hands: Mapping[str, str] | None = None,
        laid: Mapping[str, str] | None = None,
        infected: str = "",
        top: str = "",
        stack: str = STOCK,
        red: str = "",
        parasites: Mapping[str, str] | None = None,
        life: Mapping[str, int] | None = None,
        dice: Iterable[int] = (),
        ap: int = 4,
        green: bool = False,
        **options: object,
    ) -> None:
        self.s = s = Board()
        for i, number in enumerate(PanicStationOptions.read(options).numbers()):
            s.options[i] = number
        self.players = s.options[0]
        clear_all(s)
        clear_board(s)
        lay_card(s, REACTOR, 0, 0, UPRIGHT)
        for cell, card in (rooms or {}).items():
            x, y = cell.split(",")
            lay_card(s, CARD_NAMES.index(card[:3]), int(x), int(y), ORIENTATIONS.index(card[3]))
        for card in red.split():
            s.red[CARD_NAMES.index(card)] = 1
        self.pile(top.split())
        self.stack(stack.split())
        self.deal(hands or {}, infected)
        remember_start(s)
        self.stand(figures or {}, life or {})
        for seat, cards in (laid or {}).items():
            for card in cards.split():
                self.lay_out(COLOURS.index(seat), card)
        for room, colours in (parasites or {}).items():
            for colour in colours:
                self.infest(self.room(room), colour)
        s.entered = (1 << self.players) - 1
        s.door = int(green)
        self.begin(ap)
        self.force(dice)

    def pile(self, top: list[str]) -> None:
        """Make the room stack: the cards on top, then all others that are not laid."""
        s = self.s
        first = [CARD_NAMES.index(card) for card in top]
        rest = [card for card in range(1, CARDS) if s.turned[card] < 0 and card not in first]
        self.only([CARD_NAMES[card] for card in first + rest])

    def only(self, cards: list[str]) -> None:
        """Let the room stack be these cards, the top one first."""
        s = self.s
        s.pile_n = len(cards)
        for i in range(STACK):
            s.pile[i] = CARD_NAMES.index(cards[s.pile_n - 1 - i]) if i < s.pile_n else NO_CARD
        look_at_top(s)

    def stack(self, cards: list[str]) -> None:
        """Let the search stack be these cards, the top one first."""
        s = self.s
        s.search_n = len(cards)
        for i in range(len(s.search)):
            s.search[i] = KIND_NAMES.index(cards[s.search_n - 1 - i]) if i < s.search_n else NO_KIND

    def deal(self, hands: Mapping[str, str], infected: str) -> None:
        """Give everybody three own infection cards and what a test says, or fillers."""
        s = self.s
        for seat in range(self.players):
            own = ["INF_" + COLOURS[seat]] * s.options[4] if "INF" not in hands.get(COLOURS[seat], "") else []
            for card in [*own, *hands.get(COLOURS[seat], FILLERS).split()]:
                kind = KIND_NAMES.index("INF_" + COLOURS[seat] if card == "INF" else card)
                s.hand[HAND_KINDS * seat + kind] += 1
                s.hand_n[seat] += 1
        for time, colour in enumerate(infected):
            s.infected |= bit(COLOURS.index(colour))
            s.times[COLOURS.index(colour)] = time
            s.infections = time + 1

    def stand(self, figures: Mapping[str, str], life: Mapping[str, int]) -> None:
        """Put the figures where a test wants them; dead ones leave the board."""
        s = self.s
        for character in range(2 * self.players):
            name = CHARACTER_NAMES[character]
            s.room[character] = self.room(figures.get(name, "0,0"))
            s.life[character] = life.get(name, 4)
            if s.life[character] == 0:
                s.room[character] = NOWHERE

    def lay_out(self, seat: int, card: str) -> None:
        """Lay a card out; `AMMO2` has two charges left."""
        s = self.s
        place = list(LAID_KIND).index(KIND_NAMES.index(card.rstrip("0123456789")))
        s.laid[LAYABLE * seat + place] += 1
        if LAID_KIND[place] == AMMO:
            s.ammo[4 * seat + int(card[4:] or 4) - 1] += 1

    def infest(self, room: int, colour: str) -> None:
        """Put a parasite out of the supply into a room: g, b, or h."""
        s = self.s
        if colour == "g":
            s.grey[room] += 1
            s.grey_left -= 1
        else:
            (s.black if colour == "b" else s.worn)[room] += 1
            s.black_left -= 1

    def begin(self, ap: int) -> None:
        """It is R's turn, the first of a later team phase."""
        s = self.s
        s.active = 0
        s.start = 0
        for i in range(7):
            s.turns[i] = i % self.players if i <= self.players else -1
        s.waiting = 1
        s.ap = ap
        s.recording = 1

    def force(self, dice: Iterable[int]) -> None:
        """Decide the next dice."""
        self.s.tape_next = 0
        write_tape([die - 1 for die in dice], self.s)

    def room(self, name: str) -> int:
        """A room by its name, such as 1,0 or 0,1i."""
        x, y = name.rstrip("ai").split(",")
        return 2 * int(card_at(self.s, int(x), int(y))) + name.endswith("i")

    def where(self, character: str) -> int:
        """The room of a character."""
        return self.s.room[CHARACTER_NAMES.index(character)]

    def lp(self, character: str) -> int:
        """The life points of a character."""
        return self.s.life[CHARACTER_NAMES.index(character)]

    def held(self, seat: str, card: str) -> int:
        """How many of a card a hand holds."""
        return self.s.hand[HAND_KINDS * COLOURS.index(seat) + KIND_NAMES.index(card)]

    def hand_size(self, seat: str) -> int:
        """How many cards a hand holds."""
        return self.s.hand_n[COLOURS.index(seat)]

    def discarded(self, card: str) -> int:
        """How many of a card lie on the search discard."""
        return self.s.discard[KIND_NAMES.index(card)]

    def sick(self) -> str:
        """Who is infected."""
        return "".join(colour for seat, colour in enumerate(COLOURS) if self.s.infected >> seat & 1)

    def winners(self) -> str:
        """Who has won."""
        return "".join(colour for seat, colour in enumerate(COLOURS) if self.s.payoff[seat] > 0)

    def waiting(self) -> str:
        """Who may act."""
        return "".join(colour for seat, colour in enumerate(COLOURS) if self.s.waiting >> seat & 1)

    def legal(self, seat: str | None = None) -> list[int]:
        """The legal actions of a seat, else of the one who acts first."""
        number = COLOURS.index(seat or self.waiting()[0])
        RULES.legal(self.s, number)
        return list(self.s.legal)[: self.s.legal_count]

    def texts(self, start: str = "", seat: str | None = None) -> list[str]:
        """The legal actions in the notation, those that begin with a word."""
        number = COLOURS.index(seat or self.waiting()[0])
        texts = [notation.write_action(self.s, number, action) for action in self.legal(seat)]
        return [text for text in texts if not start or text.split()[0] == start]

    def id(self, text: str, seat: str | None = None) -> int:
        """The number of an action."""
        return reading.read_action(self.s, COLOURS.index(seat or self.waiting()[0]), text)

    def can(self, text: str, seat: str | None = None) -> bool:
        """Whether a seat may do something: list and reason agree."""
        number = COLOURS.index(seat or self.waiting()[0])
        action = self.id(text, seat)
        listed = action in self.legal(seat)
        assert listed == (RULES.reason(self.s, number, action) == 0)
        return listed

    def why(self, text: str, seat: str | None = None) -> int:
        """The reason why a seat may not do something."""
        return RULES.reason(self.s, COLOURS.index(seat or self.waiting()[0]), self.id(text, seat))

    def play(self, *texts: str) -> Station:
        """Play actions of the seats that act first, or of those named before a colon; each must be legal."""
        for text in texts:
            seat, _, action = text.rpartition(": ")
            seat = seat or self.waiting()[0]
            assert self.can(action, seat), f"{text} is not legal, but {self.texts(seat=seat)}"
            RULES.step(self.s, COLOURS.index(seat), self.id(action, seat))
        return self

    def events(self, code: int) -> list[tuple[int, ...]]:
        """The events of a kind that the last action caused, each with its audience and arguments."""
        rows = [list(self.s.events)[i * EVENT_WIDTH : (i + 1) * EVENT_WIDTH] for i in range(self.s.event_count)]
        return [tuple(row[1:]) for row in rows if row[0] == code]
