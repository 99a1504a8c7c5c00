"""The data files of Panic Station, read once and checked: search cards, room cards, figures (section 3)."""

from __future__ import annotations

import functools
from collections.abc import Iterator
from typing import Annotated, Final, Literal

import msgspec

from sublevel.engine.datafiles import DataFolder, Found, listed

# The kinds of search cards, in the order of their numbers (section 4.1); ALERT comes after the infection cards there.
CODES: Final = (
    "GAS",
    "ARM",
    "AMMO",
    "AID",
    "KEY",
    "HEAVY",
    "NADE",
    "BOOST",
    "SCOPE",
    "KNIFE",
    "SCAN",
    "ANTI",
    "NVG",
    "SIGNAL",
    "SNIPER",
    "HOST",
    "ALERT",
)
SYMBOLS: Final = ("none", "terminal", "infirmary", "storage", "run", "team", "danger")
EDGES: Final = "wod"  # wall 0, passage 1, security door 2
EDGE_WORDS: Final = "four letters for north, east, south and west: o passage, d security door, w wall"
SEARCH_CARDS: Final = 46  # without the bonus cards
BONUS_CARDS: Final = 6
ROOM_CARDS: Final = 20

BONUS: Final = ("ANTI", "NVG", "SIGNAL", "SNIPER")
ONE_OF_EACH: Final = ("HOST", "ANTI")
LEAST_GAS: Final = 4  # that burning the hive can take
# What the rules say of some room cards, whatever edges they have: their symbol, and whether they hold two rooms.
ROLES: Final = {
    "R00": ("none", False),
    "R01": ("terminal", False),
    "R02": ("none", False),
    "R03": ("terminal", True),
    "R04": ("infirmary", True),
    "R09": ("run", False),
    "R10": ("run", False),
    "R11": ("run", False),
}
OTHER_SYMBOLS: Final = ("none", "storage", "team", "danger")
# What each card can be. The rules can play the body scanner, night vision and the signal both ways (rulings 21, 26).
KINDS_OF_CARDS: Final = {
    "GAS": ("hand",),
    "ARM": ("single",),
    "AMMO": ("charges",),
    "AID": ("single",),
    "KEY": ("permanent",),
    "HEAVY": ("permanent",),
    "NADE": ("single",),
    "BOOST": ("single",),
    "SCOPE": ("permanent",),
    "KNIFE": ("permanent",),
    "SCAN": ("single", "permanent"),
    "ANTI": ("exchange",),
    "NVG": ("permanent", "single"),
    "SIGNAL": ("single", "permanent"),
    "SNIPER": ("permanent",),
    "HOST": ("held",),
    "ALERT": ("instant",),
}

DATA: Final = DataFolder(__package__, ("cards.toml", "figures.toml", "rooms.toml"))


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of search card."""

    code: str  # its name in the rules
    count: Annotated[int, msgspec.Meta(ge=0, le=20)]  # how many there are
    kind: Literal["hand", "held", "exchange", "single", "permanent", "charges", "instant"]  # what becomes of it
    bonus: bool = False  # whether it is a bonus card
    charges: Annotated[int, msgspec.Meta(ge=1, le=4)] | None = None  # of a fresh one, where the kind is charges


class Infection(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The infection cards of one colour."""

    count: Annotated[int, msgspec.Meta(ge=3, le=3)]  # in each colour


class CardFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file of the search cards."""

    card: list[Card]  # in the order of the kinds
    infection: Infection  # the infection cards


class Room(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A room card, orientation `u`."""

    card: str  # R00 to R19
    name: str  # what it is called in messages
    edges: Annotated[str, msgspec.Meta(pattern="^[owd]{4}$", extra={"words": EDGE_WORDS})]
    symbol: Literal["none", "terminal", "infirmary", "storage", "run", "team", "danger"] = "none"
    double: bool = False  # whether it holds two rooms


class RoomFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file of the room cards."""

    room: list[Room]  # in the order of their numbers


class Character(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What every character has."""

    life: Annotated[int, msgspec.Meta(ge=4, le=4)]  # points at the start
    action_points: Annotated[  # that it contributes with 0, 1, 2, 3 and 4 life points
        list[Annotated[int, msgspec.Meta(ge=0, le=2)]], msgspec.Meta(min_length=5, max_length=5)
    ]


class Parasites(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The supply of parasites."""

    grey: Annotated[int, msgspec.Meta(ge=5, le=5)]  # tokens
    black: Annotated[int, msgspec.Meta(ge=5, le=5)]  # tokens with a grey back


class Figures(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file of the figures."""

    colours: tuple[Literal["R"], Literal["B"], Literal["G"], Literal["Y"], Literal["W"], Literal["P"]]  # of the seats
    character: Character  # every trooper and android
    parasites: Parasites  # the supply


@functools.cache
def search_cards() -> tuple[Card, ...]:
    """The kinds of search cards (sections 3.2, 3.3)."""
    return tuple(DATA.read("cards.toml", CardFile, card_faults).card)


def card_faults(file: CardFile) -> Iterator[Found]:
    """What is wrong with the search cards."""
    yield from listed("card", [card.code for card in file.card], CODES)
    for i, card in enumerate(file.card):
        if card.code in KINDS_OF_CARDS and card.kind not in KINDS_OF_CARDS[card.code]:
            kinds = " or ".join(KINDS_OF_CARDS[card.code])
            yield ("card", i, "kind"), f"{card.code}: kind is {card.kind}; it must be {kinds}"
        if (card.kind == "charges") != (card.charges is not None):
            yield ("card", i), f"{card.code}: charges are given if and only if the kind is charges"
        if card.bonus != (card.code in BONUS):
            yield (
                ("card", i),
                f"{card.code}: bonus must be {str(not card.bonus).lower()}; the bonus cards are {', '.join(BONUS)}",
            )
        if card.code in ONE_OF_EACH and card.count != 1:
            yield ("card", i, "count"), f"{card.code}: count is {card.count}; there is exactly one"
        if card.code == "GAS" and card.count < LEAST_GAS:
            yield ("card", i, "count"), f"GAS: count is {card.count}; burning the hive can take {LEAST_GAS}"
    for bonus, name, expected in ((False, "search", SEARCH_CARDS), (True, "bonus", BONUS_CARDS)):
        if (total := sum(card.count for card in file.card if card.bonus == bonus)) != expected:
            yield ("card",), f"the counts of the {name} cards add up to {total}; they must add up to {expected}"


def counts(*, bonus: bool) -> list[int]:
    """How many cards of each of the 23 kinds are among the search cards, or among the bonus cards (section 4.1)."""
    found = [card.count if card.bonus == bonus else 0 for card in search_cards()]
    return [*found[:-1], *[0] * len(figures().colours), found[-1]]


def is_single(code: str) -> bool:
    """Whether a card is gone after one use (section 3.3)."""
    return card_of(code).kind == "single"


def card_of(code: str) -> Card:
    """A kind of search card by its code."""
    return search_cards()[CODES.index(code)]


@functools.cache
def infection() -> Infection:
    """The infection cards of one colour."""
    return DATA.read("cards.toml", CardFile).infection


@functools.cache
def rooms() -> tuple[Room, ...]:
    """The twenty room cards R00 to R19 (section 3.4)."""
    return tuple(DATA.read("rooms.toml", RoomFile, room_faults).room)


def sides(edge: str) -> list[int]:
    """The sides of each room card that have an edge, as sets of directions, for each of its four orientations."""
    return [
        sum(1 << side for side in range(4) if room.edges[(side - orientation) % 4] == edge)
        for room in rooms()
        for orientation in range(4)
    ]


def room_faults(file: RoomFile) -> Iterator[Found]:
    """What is wrong with the room cards."""
    yield from listed("room", [room.card for room in file.room], [f"R{number:02}" for number in range(ROOM_CARDS)])
    for i, room in enumerate(file.room):
        symbol, double = ROLES.get(room.card, (None, False))
        if symbol is None and room.symbol not in OTHER_SYMBOLS:
            yield (
                ("room", i, "symbol"),
                f"{room.card}: symbol is {room.symbol}; it must be one of {', '.join(OTHER_SYMBOLS)}",
            )
        if symbol is not None and room.symbol != symbol:
            yield ("room", i, "symbol"), f"{room.card}: symbol is {room.symbol}; it must be {symbol}"
        if room.double != double:
            yield (
                ("room", i, "double"),
                f"{room.card}: double must be {str(double).lower()}: R03 and R04 hold two rooms",
            )
        if (room.double or room.card == "R02") and room.edges != "wwow":
            yield ("room", i, "edges"), f"{room.card}: it opens to the south only, edges wwow"
        if room.card == "R00" and room.edges != "oooo":
            yield ("room", i, "edges"), "R00: the reactor opens to all sides, edges oooo"


@functools.cache
def figures() -> Figures:
    """Colours, characters and parasites (sections 3.1, 3.5, 3.6)."""
    return DATA.read("figures.toml", Figures)


def charges() -> int:
    """How many charges fresh ammunition has (section 3.2)."""
    return card_of("AMMO").charges or 0


def check() -> None:
    """Read all files. Raises BadFile, which names the file and what is wrong with it."""
    for part in (search_cards, rooms, figures):
        part()


# What each file holds.
FILES: Final = {"cards.toml": CardFile, "figures.toml": Figures, "rooms.toml": RoomFile}
