"""The lessons of Panic Station, read from `data/lessons.toml` once; the tests play them.

A lesson says what lies, stands and is held where it matters; all other cards are filled in.
"""

from __future__ import annotations

import functools
from collections.abc import Iterator
from typing import Any, Final

import msgspec

from sublevel.engine.lesson import Lesson, LessonStep
from sublevel.games.panic_station import data
from sublevel.games.panic_station.names import CARD_NAMES, CHARACTER_NAMES, KIND_NAMES

PLAYERS: Final = "RBGY"
HOST_UNLESS: Final = "G"  # who holds the host card, if no lesson gives it to somebody
HAND: Final = 2  # cards besides the infection cards, at least
HIVE: Final = "R02"


class LessonBoard(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a lesson begins with, where it matters."""

    hands: dict[str, list[str]]
    rooms: list[str] = []  # on the board besides the reactor, such as `R05 1,0d`
    figures: dict[str, str] = {}  # those that are not in the reactor
    parasites: dict[str, str] = {}
    top: list[str] = []  # of the room stack, the next one first
    next: list[str] = []  # search cards, the next one first


class LessonEntry(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A lesson as it is written."""

    name: str
    board: LessonBoard
    steps: list[LessonStep]


@functools.cache
def lessons() -> list[Lesson]:
    """The lessons in the order in which they are learnt."""
    entries = data.DATA.read("lessons.toml", dict[str, list[LessonEntry]])["lessons"]
    return [made(entry) for entry in entries]


def made(entry: LessonEntry) -> Lesson:
    """A lesson with its whole position; the learner is Red."""
    options = {"players": len(PLAYERS)}
    return Lesson(name=entry.name, seat=0, position=whole_position(entry.board), options=options, steps=entry.steps)


def whole_position(board: LessonBoard) -> dict[str, Any]:
    """The written position of a lesson: Red's turn, the first of a later round."""
    hands = filled_hands(board)
    host = next(seat for seat in PLAYERS if "HOST" in hands[seat])
    held = [card for hand in hands.values() for card in hand] + board.next
    laid = {room.split()[0] for room in board.rooms} | {CARD_NAMES[0]}
    rest = [card for card in CARD_NAMES if card not in laid and card not in board.top]
    rest.sort(key=lambda card: card != HIVE)  # the hive lies at the bottom
    return {
        "cards": [f"{CARD_NAMES[0]} 0,0u", *board.rooms],
        "characters": {who: f"4 {board.figures.get(who, '0,0')}" for who in CHARACTER_NAMES[: 2 * len(PLAYERS)]},
        "parasites": board.parasites,
        "pile": [*rest, *reversed(board.top)],
        "search": [*without(held), *reversed(board.next)],
        "seats": [written_seat(seat, hands[seat], seat == host) for seat in PLAYERS],
        "infections": 1,
        "first_host": host,
        "phase": "turn",
        "active": "R",
        "waiting": "R",
        "points": 4,
        "rounds": 1,
        "turns": PLAYERS + "R",
        "start": "R",
        "entered": PLAYERS,
    }


def filled_hands(board: LessonBoard) -> dict[str, list[str]]:
    """The hands without infection cards: those of the lesson, and for the others what is plentiful."""
    hands = {seat: list(board.hands.get(seat, [])) for seat in PLAYERS}
    if not any("HOST" in hand for hand in hands.values()):
        hands[HOST_UNLESS].append("HOST")
    spare = iter([*["ARM"] * 3, *["AMMO"] * 3, *["GAS"] * 2])
    for hand in hands.values():
        while len(hand) < HAND:
            hand.append(next(spare))
    return hands


def all_cards() -> Iterator[str]:
    """Every search and bonus card; alerts first, so that they lie at the bottom."""
    for card in reversed(data.search_cards()):
        yield from [card.code] * card.count


def without(held: list[str]) -> list[str]:
    """The cards that nobody holds, in their order."""
    left = list(held)
    found = []
    for card in all_cards():
        if card in left:
            left.remove(card)
        else:
            found.append(card)
    return found


def written_seat(seat: str, hand: list[str], host: bool) -> dict[str, Any]:
    """A player with his hand; everybody knows whose infection cards are where."""
    own = data.infection().count
    cards = {name: hand.count(name) for name in KIND_NAMES if name in hand}
    written: dict[str, Any] = {
        "hand": {**cards, f"INF_{seat}": own},
        "reach": seat,
        "known": {other: {f"INF_{other}": own} for other in PLAYERS if other != seat},
    }
    return {**written, "infected": True, "time": 0, "source": "HOST"} if host else written
