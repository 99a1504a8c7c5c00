"""What the conformance suite asks of the game itself: what is conserved, where to begin."""

from __future__ import annotations

from typing import Any, Final

from sublevel.engine.chance import generator
from sublevel.games.panic_station.board import lay_card
from sublevel.games.panic_station.cards import players, put_in_hand
from sublevel.games.panic_station.options import PanicStationOptions
from sublevel.games.panic_station.placing import look_at_top
from sublevel.games.panic_station.position import write_position
from sublevel.games.panic_station.setup import setup
from sublevel.games.panic_station.state import Board
from sublevel.games.panic_station.tables import (
    AMMO,
    BOOST,
    GAS,
    HAND_KINDS,
    HEAVY,
    HIVE,
    HIVE_ROOM,
    KEY,
    KINDS,
    KNIFE,
    LAID_KIND,
    LAYABLE,
    NADE,
    NO_CARD,
    NO_KIND,
    SCOPE,
    SIGNAL,
    SNIPER,
    UPRIGHT,
)

ARMED: Final = (AMMO, HEAVY, SCOPE, SNIPER, KNIFE, NADE, KEY, SIGNAL)  # for the start player of an armed position


def conserved(s: Board) -> object:
    """Cards by kind, room cards, parasite tokens: nothing appears or vanishes (sections 3.2 to 3.6)."""
    cards = [s.discard[kind] for kind in range(KINDS)]
    cards[BOOST] += s.boost_aside
    for i in range(s.search_n):
        cards[s.search[i]] += 1
    for seat in range(players(s)):
        for kind in range(HAND_KINDS):
            cards[kind] += s.hand[HAND_KINDS * seat + kind]
        for place in range(LAYABLE):
            cards[LAID_KIND[place]] += s.laid[LAYABLE * seat + place]
    rooms = sorted([*list(s.pile)[: s.pile_n], *(card for card in range(20) if s.turned[card] >= 0)])
    return cards, rooms, s.grey_left + sum(s.grey), s.black_left + sum(s.black) + sum(s.worn)


def rare_positions() -> list[Any]:
    """A trooper in the hive with gas enough, and a player with all weapons: random play hardly ever gets there."""
    burning, armed = dealt({"players": 4}), dealt({"players": 6, "claims": True})
    find_hive(burning)
    for _ in range(3):
        fetch(burning, GAS)
    burning.room[2 * burning.active] = HIVE_ROOM
    for kind in ARMED:
        fetch(armed, kind)
    return [
        {"position": write_position(burning, public=False), "options": {"players": 4}},
        {"position": write_position(armed, public=False), "options": {"players": 6, "claims": True}},
    ]


def dealt(options: dict[str, Any]) -> Board:
    """A match at its first decision."""
    s = Board()
    for i, number in enumerate(PanicStationOptions.read(options).numbers()):
        s.options[i] = number
    s.rng = generator(1)
    setup(s)
    return s


def find_hive(s: Board) -> None:
    """Lay the hive north of the reactor."""
    at = list(s.pile).index(HIVE)
    for i in range(at, s.pile_n - 1):
        s.pile[i] = s.pile[i + 1]
    s.pile_n -= 1
    s.pile[s.pile_n] = NO_CARD
    lay_card(s, HIVE, 0, 1, UPRIGHT)
    look_at_top(s)


def fetch(s: Board, kind: int) -> None:
    """Put a card of a kind from the lower part of the search stack into the start player's hand, if there is one."""
    for at in range(s.search_n - s.packet_left):
        if s.search[at] == kind:
            for i in range(at, s.search_n - 1):
                s.search[i] = s.search[i + 1]
            s.search_n -= 1
            s.search[s.search_n] = NO_KIND
            put_in_hand(s, s.active, kind)
            return
