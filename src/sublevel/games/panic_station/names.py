"""Names of players, characters, cards, rooms and phases, as notation, positions, views and messages write them."""

from __future__ import annotations

from typing import Final

from sublevel.games.panic_station import data, state
from sublevel.games.panic_station.board import card_at
from sublevel.games.panic_station.state import Board
from sublevel.games.panic_station.tables import DOUBLE, NO_CARD, NOWHERE

COLOURS: Final = "".join(data.figures().colours)
CHARACTER_NAMES: Final = tuple(colour + kind for colour in COLOURS for kind in "TA")
# By kind (section 4.1).
KIND_NAMES: Final = (*data.CODES[:-1], *[f"INF_{colour}" for colour in COLOURS], data.CODES[-1])
CARD_NAMES: Final = tuple(room.card for room in data.rooms())
SIDES: Final = "NESW"
ORIENTATIONS: Final = "urdl"
EDGES: Final = data.EDGES
SYMBOLS: Final = (None, *data.SYMBOLS[1:])
PARASITES: Final = "gbh"  # grey, black, black that shows its grey side
PHASES: Final = ("turn", "place", "encounter", "give", "team_reply", "relocate", "armour", "over")
WORKS: Final = ("none", "enter", "find", "heal", "terminal", "lay", "swap", "attack", "parasites")
WHY_NOBODY: Final = ("won", "dead", "last", "no-infected", "no-merit")  # by its code (PS-END-9)
ENDS: Final = {
    state.BURNT: "burnt",
    state.ALL_RED: "all-red",
    state.TROOPERS_DEAD: "troopers-dead",
    state.HIVE_LOST: "hive-lost",
    state.CONCEDED: "conceded",
    state.ADJUDICATED: "adjudicated",
    state.OUT_OF_ROUNDS: "out-of-rounds",
    state.ALL_INFECTED: "all-infected",
}
PLANS: Final = ("hive", "search", "terminal", "doors", "scan", "heal", "guard", "away")
REQUESTS: Final = ("give_gas", "come", "leave", "open_doors", "scan", "follow")


def half(room: int) -> str:
    """What tells the rooms of a double card apart: `i` the inner room, `a` the antechamber (PS-GEO-4)."""
    return "" if DOUBLE[room >> 1] == 0 else "i" if room & 1 else "a"


def room_name(s: Board, room: int) -> str:
    """A room by its cell, such as `1,0` or `0,1i` (PS-GEO-4)."""
    card = room >> 1
    return f"{s.x[card]},{s.y[card]}{half(room)}"


def room_or_none(s: Board, room: int) -> str | None:
    """The name of a room, None for nowhere."""
    return None if room == NOWHERE else room_name(s, room)


def room_code(room: int) -> str:
    """A room by its card, such as `R05` or `R03i`: it needs no board."""
    return CARD_NAMES[room >> 1] + half(room)


def room_index(s: Board, x: int, y: int, part: str) -> int:
    """The number of a room from its name; NOWHERE if there is none of that name."""
    card = card_at(s, x, y)
    if card == NO_CARD or (part == "") != (DOUBLE[card] == 0):
        return NOWHERE
    return 2 * card + int(part == "i")


def edges_of(card: int, orientation: int) -> str:
    """The edges of a card that lies like this, from the north clockwise."""
    printed = data.rooms()[card].edges
    return "".join(printed[(direction - orientation) % 4] for direction in range(4))


def counted(kinds: dict[int, int]) -> dict[str, int]:
    """Numbers of cards by their codes, without those that are not there."""
    return {KIND_NAMES[kind]: number for kind, number in kinds.items() if number}
