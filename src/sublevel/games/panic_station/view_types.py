"""The structures that a client gets (section 14). They are not compiled: mypyc would forget their keywords."""

from __future__ import annotations

from typing import Any

import msgspec


class RoomCardView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A room card on the board. Edges are those of the north, east, south, west as it lies: o, d or w (section 3.4)."""

    card: str  # R00 to R19
    name: str  # reactor, open-terminal, hive, closed-terminal, infirmary, storage, hall, run, team, danger
    x: int
    y: int
    orientation: str  # u, r, d or l (PS-GEO-3)
    edges: str
    symbol: str | None = None  # terminal, infirmary, storage, run, team or danger
    red: bool = False  # the red side is up
    double: bool = False  # an inner room lies in the north of it (orientation u) or in the south (d)


class StackCardView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A room card of the stack whose face is public; edges as printed."""

    card: str
    name: str
    edges: str
    symbol: str | None = None
    double: bool = False


class PlaceView(msgspec.Struct, frozen=True):
    """A free cell where the top room card fits, and how it may lie there (PS-LAY-2 to 4). Public."""

    x: int
    y: int
    orientations: str  # such as `ud`


class CharacterView(msgspec.Struct, frozen=True):
    """A trooper or an android."""

    who: str  # colour and T or A, such as RT
    seat: int
    kind: str  # T or A
    life: int
    room: str | None  # as in PS-GEO-4, None off the board


class ParasiteView(msgspec.Struct, frozen=True):
    """The parasites of one room; a black one that shows its grey side counts as grey (section 3.6)."""

    room: str
    grey: int
    black: int


class LaidView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A card that is laid out in front of a player."""

    card: str
    charges: int | None = None  # of ammunition


class SeatView(msgspec.Struct, frozen=True):
    """What everybody sees of a player."""

    seat: int
    colour: str
    hand: int  # cards
    laid: list[LaidView]
    alive: bool
    entered: bool
    answered: bool  # in `give` and `armour`: has committed; what, nobody sees


class KnownView(msgspec.Struct, frozen=True):
    """A page of the private notebook: what a player can be sure of about another (PS-RES-2, PS-RES-3)."""

    seat: int
    sure: str | None  # infected, clean or None
    cards: dict[str, int]  # at least so many of each kind are in that hand


class OwnView(msgspec.Struct, frozen=True):
    """What only the seat that looks may know of itself."""

    seat: int
    hand: list[str]  # in the order of the kinds
    infected: bool
    host: bool  # holds the host card
    spent: bool  # the antidote in the hand is spent
    answer: str | None  # the committed answer of `give` or `armour`, in notation
    sole_clean: bool  # the latest scan left this player as the only clean one (PS-END-5)
    notes: list[KnownView]  # empty with the option notebook = off


class SearchView(msgspec.Struct, frozen=True):
    """The search stack and its discard."""

    stack: int
    discard: dict[str, int]
    aside: int  # energy boosts used in this turn
    runs: int  # how often the stack became empty
    packet: int  # cards on top among which the host card was mixed
    restock: dict[str, int]  # what the discard held when it was shuffled last


class ScanView(msgspec.Struct, frozen=True):
    """The latest thermo-scan."""

    red: int
    blue: int
    seats: list[int]  # who took part


class DamageView(msgspec.Struct, frozen=True):
    """Points that a character is about to lose: the armour window is open."""

    who: str
    points: int


class WayView(msgspec.Struct, frozen=True):
    """A room that an own character can walk to with the action points left."""

    who: str
    room: str
    cost: int
    steps: list[str]  # the actions in notation
    path: list[str]  # the rooms on the way, its own last
    exchange: bool  # an exchange would be due there
    alert: bool  # it is a danger room


class InfectionView(msgspec.Struct, frozen=True):
    """After the end: how a player stood, and how that came (PS-END-10)."""

    seat: int
    infected: bool
    time: int | None  # the place in the order of infections
    by: int | None  # who infected this player; None for the host card or nobody
    host: bool  # drew the host card
    hand: list[str]


class BoardView(msgspec.Struct):
    """Everything on the table, and what the seat that looks knows besides."""

    phase: str  # turn, place, encounter, give, team_reply, relocate, armour or over
    players: int
    round: int  # from 1
    rounds: int  # the most there can be
    turns: list[int]  # the seats of this team phase, in order
    turn: int  # which of them
    seat: int  # the active player
    start: int  # who has the door card
    waiting: list[int]
    points: int  # action points left
    doors: str  # red or green
    duty: bool  # the first-turn search is still owed
    min_hand: int
    gas_needed: int
    cards: list[RoomCardView]
    top: StackCardView | None
    second: StackCardView | None  # below the hive, where it was shown
    bottom: list[str]  # cards that were put under the stack, the last one first
    rooms_left: int
    unseen: list[str]  # room cards of the stack whose place in it nobody knows
    places: list[PlaceView]  # where the top card fits on the whole board
    characters: list[CharacterView]
    parasites: list[ParasiteView]
    grey_left: int  # parasites in the supply
    black_left: int
    seats: list[SeatView]
    own: OwnView | None  # None for spectators
    search: SearchView
    partner: int | None  # the other one in `give` and `team_reply`
    worker: str | None  # the character that entered, searches or attacks
    room: str | None  # of the encounter, or where a relocated parasite goes
    damage: list[DamageView]
    damage_by: int | None  # whose attack it is; None for parasites
    scan: ScanView | None
    terminal_used: bool
    run: str | None  # the character that may move on without action points
    claimed: list[int]  # with claims as actions: who has made one before this decision
    asked: list[int]  # who was asked something and has not answered
    ways: list[WayView]
    story: list[InfectionView]  # after the end
    result: dict[str, Any] | None


class ActionView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A legal action; its text tells it whole, in the notation of section 4."""

    id: int
    text: str
    kind: str
    cost: int = 0  # action points


class BoardAids(msgspec.Struct):
    """What the game works out for whoever wants it, from public facts alone."""

    alerts: dict[str, list[str]]  # for each room with own characters: where an alert would land, for 1 to 4
    gas_unseen: int  # gas cans in the stack and in hands that the viewer does not know
    hive_distance: dict[str, int]  # rooms from each own character to the hive, doors counted as open
