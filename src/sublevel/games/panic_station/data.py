"""The data files of Panic Station, read once and checked: search cards, room cards, figures (section 3)."""

from __future__ import annotations

import functools
from typing import Annotated, Final, Literal

import msgspec

from sublevel.engine.datafiles import data_folder, read_data
from sublevel.engine.errors import BadFile

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
SEARCH_CARDS: Final = 46  # without the bonus cards
BONUS_CARDS: Final = 6
ROOM_CARDS: Final = 20

DATA: Final = data_folder(__package__)


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of search card."""

    code: str
    count: Annotated[int, msgspec.Meta(ge=1, le=12)]
    kind: Literal["hand", "held", "exchange", "single", "permanent", "charges", "instant"]
    bonus: bool = False
    charges: Annotated[int, msgspec.Meta(ge=1, le=4)] | None = None


class Infection(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The infection cards of one colour."""

    count: Annotated[int, msgspec.Meta(ge=3, le=3)]


class CardFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file of the search cards."""

    card: list[Card]
    infection: Infection


class Room(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A room card, orientation `u`."""

    card: str
    name: str
    edges: Annotated[str, msgspec.Meta(pattern="^[owd]{4}$")]
    symbol: Literal["none", "terminal", "infirmary", "storage", "run", "team", "danger"] = "none"
    double: bool = False


class Character(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What every character has."""

    life: Annotated[int, msgspec.Meta(ge=4, le=4)]
    action_points: Annotated[list[Annotated[int, msgspec.Meta(ge=0, le=2)]], msgspec.Meta(min_length=5, max_length=5)]


class Parasites(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The supply of parasites."""

    grey: Annotated[int, msgspec.Meta(ge=5, le=5)]
    black: Annotated[int, msgspec.Meta(ge=5, le=5)]


class Figures(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file of the figures."""

    colours: tuple[Literal["R"], Literal["B"], Literal["G"], Literal["Y"], Literal["W"], Literal["P"]]
    character: Character
    parasites: Parasites


@functools.cache
def search_cards() -> tuple[Card, ...]:
    """The kinds of search cards (sections 3.2, 3.3)."""
    return check_cards(read_data(DATA / "cards.toml", CardFile).card)


def check_cards(cards: list[Card]) -> tuple[Card, ...]:
    """The cards, if they are the ones of the rules. Raises BadFile."""
    if [card.code for card in cards] != list(CODES):
        raise BadFile(f"cards.toml: the cards are {', '.join(CODES)}, in this order")
    plain = sum(card.count for card in cards if not card.bonus)
    bonus = sum(card.count for card in cards if card.bonus)
    if plain != SEARCH_CARDS or bonus != BONUS_CARDS:
        raise BadFile(
            f"cards.toml: {plain} cards and {bonus} bonus cards, but it takes {SEARCH_CARDS} and {BONUS_CARDS}"
        )
    if any((card.kind == "charges") != (card.charges is not None) for card in cards):
        raise BadFile("cards.toml: charges are given if and only if the kind is charges")
    return tuple(cards)


def counts(*, bonus: bool) -> list[int]:
    """How many cards of each of the 23 kinds are among the search cards, or among the bonus cards (section 4.1)."""
    found = [card.count if card.bonus == bonus else 0 for card in search_cards()]
    return [*found[:-1], *[0] * len(figures().colours), found[-1]]


@functools.cache
def infection() -> Infection:
    """The infection cards of one colour."""
    return read_data(DATA / "cards.toml", CardFile).infection


@functools.cache
def rooms() -> tuple[Room, ...]:
    """The twenty room cards R00 to R19 (section 3.4)."""
    return check_rooms(read_data(DATA / "rooms.toml", dict[str, list[Room]])["room"])


def sides(edge: str) -> list[int]:
    """The sides of each room card that have an edge, as sets of directions, for each of its four orientations."""
    return [
        sum(1 << side for side in range(4) if room.edges[(side - orientation) % 4] == edge)
        for room in rooms()
        for orientation in range(4)
    ]


def check_rooms(found: list[Room]) -> tuple[Room, ...]:
    """The room cards, if the rules can use them. Raises BadFile."""
    names = [f"R{number:02}" for number in range(ROOM_CARDS)]
    if [room.card for room in found] != names:
        raise BadFile(f"rooms.toml: the cards are {names[0]} to {names[-1]}, in this order")
    for room in found:
        if room.double and room.edges != "wwow":
            raise BadFile(f"rooms.toml: {room.card}: a double card opens to the south only, edges wwow")
    return tuple(found)


@functools.cache
def figures() -> Figures:
    """Colours, characters and parasites (sections 3.1, 3.5, 3.6)."""
    return read_data(DATA / "figures.toml", Figures)
