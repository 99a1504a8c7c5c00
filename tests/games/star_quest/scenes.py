"""Scenes for the tests of the rules: figures put by hand, dice forced, actions written in the game's notation."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Self

from sublevel.engine.core import EVENT_WIDTH, State, first_waiting
from sublevel.games.star_quest import blips, figures, state, turns
from sublevel.games.star_quest.goals import lay_item
from sublevel.games.star_quest.hulk import set_door
from sublevel.games.star_quest.loadout import arm_troopers
from sublevel.games.star_quest.names import ACTOR_NUMBERS, CARD_NAMES, ORDER_SLOTS, PLAYERS, door_name
from sublevel.games.star_quest.notation import read_action, unfold, write_action
from sublevel.games.star_quest.options import StarQuestOptions
from sublevel.games.star_quest.rules import StarQuest
from sublevel.games.star_quest.state import Hulk
from sublevel.games.star_quest.tables import (
    AXE,
    BOARDS,
    CARDS,
    CHAOS,
    COLOURS,
    DOORS,
    MOST_GOAL_SQUARES,
    NOWHERE,
    ORDERS,
    RED,
    SQUAD,
    SQUAD_FIGURES,
    TOKEN_KINDS,
)
from tests.games.star_quest.hulks import bay, name_of, square

RULES = StarQuest()
KINDS = "GOATHZD"
KITS = ("AXE", "PLA", "SWD")
WEAPONS = " LNHB"
FACES = {"R0": 0, "R1": 3, "R2": 4, "R3": 5, "W0": 0, "W1": 4, "W2": 5}


class Scene:
    """A match in the middle: all boards scanned, nobody on the hulk, the squads armed AXE LLNB without cards."""

    def __init__(self, players: int = 4, **options: Any) -> None:
        read = StarQuestOptions.read({"players": players, "blip_scale": "printed", **options})
        made = RULES.new()
        assert isinstance(made, Hulk)
        self.s = made
        for i, number in enumerate(read.numbers()):
            self.s.options[i] = number
        self.s.recording = 1
        RULES.setup(self.s)
        for colour in range(COLOURS):
            if self.s.loadout[colour] != state.READY:
                self.arm(PLAYERS[colour], "AXE", "LLNB")
        for board in range(BOARDS):
            self.s.board[board] = state.SCANNED
        self.s.rounds = 2
        self.turn("RED")

    # Making the scene.

    def arm(self, player: str, kit: str, weapons: str, cards: str = "", orders: str = "") -> Self:
        """Give a squad its loadout."""
        colour = PLAYERS.index(player)
        self.s.weapon[SQUAD * colour] = AXE + KITS.index(kit)
        arm_troopers(self.s, colour, int("".join(str(WEAPONS.index(letter)) for letter in weapons)))
        for card in cards.split():
            self.s.equipment[CARDS * colour + CARD_NAMES[colour].index(card)] = state.IN_HAND
        for order in orders.split():
            self.s.orders[ORDERS * colour + ORDER_SLOTS[colour].index(order)] = state.IN_HAND
        self.s.loadout[colour] = state.READY
        return self

    def put(self, **where: str) -> Self:
        """Put figures on squares; several of a kind stand for themselves: R1="c5", G1="d5"."""
        for name, there in where.items():
            figure = ACTOR_NUMBERS[name]
            figures.lift(self.s, figure)
            if figure >= SQUAD_FIGURES:
                figures.enter(self.s, figure, square(there), state.FRESH)
            elif there.startswith("d") and there[1] in "RYB":
                self.s.status[figure] = state.DOCKED
                figures.put(self.s, figure, bay(there))
            else:
                self.s.status[figure] = state.ABOARD
                figures.put(self.s, figure, square(there))
        return self

    def lose(self, *names: str) -> Self:
        """Take squad figures out of the scene, as if they had returned."""
        for name in names:
            figures.lift(self.s, ACTOR_NUMBERS[name])
            self.s.status[ACTOR_NUMBERS[name]] = state.RETURNED
        return self

    def blip(self, kind: str, there: str) -> str:
        """Put a blip from the pool on a square."""
        self.s.pool_blips[KINDS.index(kind)] += 1
        self.s.pool_blip_n += 1
        number = blips.take_blip(self.s, KINDS.index(kind))
        figures.put(self.s, ACTOR_NUMBERS["b1"] + number, square(there))
        return f"b{number + 1}"

    def pool(self, blips_: str = "", chips: str = "") -> Self:
        """Fill the pools: a letter for each blip and each chip."""
        for kind in range(TOKEN_KINDS):
            self.s.pool_blips[kind] = blips_.count(KINDS[kind])
            self.s.pool_chips[kind] = chips.count(KINDS[kind])
        self.s.pool_blip_n = len(blips_)
        self.s.pool_chip_n = len(chips)
        return self

    def table(self, blips_: str = "", chips: str = "") -> Self:
        """Lay tokens face up beside the hulk."""
        for kind in range(TOKEN_KINDS):
            self.s.table_blips[kind] = blips_.count(KINDS[kind])
            self.s.table_chips[kind] = chips.count(KINDS[kind])
        return self

    def reserve(self, *squares: str) -> Self:
        """Set the reserve squares."""
        for i in range(len(self.s.reserve)):
            self.s.reserve[i] = square(squares[i]) if i < len(squares) else NOWHERE
        return self

    def open(self, *doors: str) -> Self:
        """Open doors."""
        for name in doors:
            set_door(self.s, self.door(name), 1)
        self.s.seen_valid = 0
        return self

    def door(self, name: str) -> int:
        """The number of a door."""
        return next(door for door in range(DOORS) if door_name(self.s, door) == name)

    def goal(self, which: int, form: int, count: int = 1, kind: str = "", squares: str = "", room: int = 0) -> Self:
        """Set the primary (0) or the secondary (1) objective."""
        vector = self.s.secondary if which else self.s.primary
        names = squares.split()
        numbers = [square(names[i]) if i < len(names) else NOWHERE for i in range(MOST_GOAL_SQUARES)]
        for i, number in enumerate([form, KINDS.find(kind) if kind else 0, count, *numbers, room, -1, 0]):
            vector[i] = number
        self.s.cargo[0] = NOWHERE
        if which == 0:
            lay_item(self.s, 0)
        return self

    def unscanned(self, *boards: int) -> Self:
        """Make boards, numbered from 1, unscanned again."""
        for board in boards:
            self.s.board[board - 1] = state.UNSCANNED
        return self

    def turn(self, player: str) -> Self:
        """Begin a player's turn; Chaos without an event card."""
        self.s.actor = -1
        if player == "CHAOS":
            turns.begin_turn(self.s, CHAOS)
            self.s.event = -1
            self.s.power = 0
            self.s.resume = state.CHAOS_ACT
            turns.ask(self.s, state.CHAOS_ACT, CHAOS)
        else:
            turns.begin_squad_turn(self.s, PLAYERS.index(player))
        return self

    def event(self, card: str) -> Self:
        """Begin a Chaos turn with an event card."""
        number = int(card[1:]) - 1
        at = list(self.s.deck).index(number)
        self.s.deck[at], self.s.deck[self.s.deck_at] = self.s.deck[self.s.deck_at], number
        self.s.event_count = 0
        turns.begin_chaos_turn(self.s)
        turns.proceed(self.s)
        return self

    def force(self, *dice: str) -> Self:
        """Force the next dice: R3 is a heavy die that shows 3, W0 a light one."""
        return self.draws(*(FACES[die] for die in dice))

    def draws(self, *numbers: int) -> Self:
        """Force the next draws."""
        for i, number in enumerate(numbers):
            self.s.tape[i] = number
        self.s.tape_next = 0
        self.s.tape_end = len(numbers)
        return self

    # Playing.

    def seat(self) -> int:
        """The seat that acts next."""
        return int(first_waiting(self.s))

    def play(self, *texts: str) -> Self:
        """Play actions; each must be legal. `R1 ne` selects R1 if need be."""
        for text in texts:
            for part in unfold(self.s, text):
                action = read_action(self.s, self.seat(), part)
                why = RULES.reason(self.s, self.seat(), action)
                assert why == 0, f"{part}: reason {why}"
                RULES.step(self.s, self.seat(), action)
        assert self.s.tape_end >= 0, "a die cannot show that"
        return self

    def why(self, text: str) -> int:
        """Why an action is illegal; 0 if it is legal."""
        action = read_action(self.s, self.seat(), text)
        why = int(RULES.reason(self.s, self.seat(), action))
        assert (why == 0) == (action in self.ids()), text
        return why

    def ids(self) -> list[int]:
        """The legal actions."""
        RULES.legal(self.s, self.seat())
        return [self.s.legal[i] for i in range(self.s.legal_count)]

    def legal(self) -> set[str]:
        """The legal actions as texts."""
        return {write_action(self.s, self.seat(), action) for action in self.ids()}

    def events(self) -> Iterator[tuple[int, ...]]:
        """What the last action made happen: code and arguments."""
        for i in range(self.s.event_count):
            row = [self.s.events[EVENT_WIDTH * i + k] for k in range(EVENT_WIDTH)]
            yield (row[0], *row[2:])

    def codes(self) -> list[int]:
        """The codes of these events."""
        return [row[0] for row in self.events()]

    # Looking.

    def where(self, name: str) -> str | None:
        """The square of a figure or blip, None off the hulk."""
        at = figures.place_of_actor(self.s, ACTOR_NUMBERS[name])
        return None if at == NOWHERE else name_of(at)

    def status(self, name: str) -> int:
        """Where a squad figure is: Docked, Aboard, Returned, Lost."""
        return int(self.s.status[ACTOR_NUMBERS[name]])

    def lp(self, name: str) -> int:
        """Life points."""
        return int(self.s.lp[ACTOR_NUMBERS[name]])

    def number(self, name: str) -> int:
        """The number of a figure or blip."""
        return ACTOR_NUMBERS[name]

    @property
    def phase(self) -> int:
        """The phase."""
        return int(self.s.phase)

    @property
    def player(self) -> str:
        """Whom the match waits for."""
        return PLAYERS[figures.player_of(self.s, self.seat())]


def copy_of(scene: Scene) -> Scene:
    """The same scene once more."""
    copy = object.__new__(Scene)
    made = RULES.new()
    assert isinstance(made, Hulk)
    other: State = scene.s
    made.take(other)
    copy.s = made
    return copy


__all__ = ["RED", "RULES", "Scene", "copy_of"]
