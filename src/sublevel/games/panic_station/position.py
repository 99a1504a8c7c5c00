"""Positions as tables of short texts (section 4.2), written; `placement` reads them.

Sets of players are their colours, such as `RBG`; cards are their codes; lists have the next card last.
"""

from __future__ import annotations

from typing import Annotated, Any, Final

import msgspec

from sublevel.games.panic_station.knowledge import place_known
from sublevel.games.panic_station.memory import RECEIVED, at
from sublevel.games.panic_station.names import (
    CARD_NAMES,
    CHARACTER_NAMES,
    COLOURS,
    ENDS,
    KIND_NAMES,
    ORIENTATIONS,
    PHASES,
    WORKS,
    room_name,
)
from sublevel.games.panic_station.state import OPTION_PLAYERS, Board
from sublevel.games.panic_station.tables import (
    CARDS,
    HAND_KINDS,
    KINDS,
    LAID_KIND,
    LAYABLE,
    NO_CARD,
    NO_KIND,
    NO_PARTNER,
    NOWHERE,
    ROOMS,
)

Count = Annotated[int, msgspec.Meta(ge=0, le=52)]
Counts = dict[str, Count]
Colours = Annotated[str, msgspec.Meta(pattern="^R?B?G?Y?W?P?$")]
Colour = Annotated[str, msgspec.Meta(pattern="^([RBGYWP]|-)$")]
NONE: Final = "-"
SURE: Final = ("", "infected", "clean")


class WrittenSeat(msgspec.Struct, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """What is in front of a player, in his hand and in his head."""

    hand: Counts | Count  # public: how many cards
    laid: Counts = {}
    ammo: list[Annotated[int, msgspec.Meta(ge=1, le=4)]] = []  # the charges of each AMMO laid out, fewest first
    infected: bool = False
    time: Annotated[int, msgspec.Meta(ge=-1, le=6)] = -1  # of the infection
    source: str = NONE  # who infected: a colour, HOST, or nobody
    answer: Annotated[int, msgspec.Meta(ge=-1, le=63)] = -1  # a kind given, or 8 x trooper + android of armour
    reach: Colours = ""  # whose infection cards may be in the hand (PS-RES-1)
    known: dict[str, Counts] = {}  # by colour (PS-RES-2)
    sure: dict[str, str] = {}  # by colour: infected or clean (PS-RES-3)
    doubt: dict[str, Annotated[int, msgspec.Meta(ge=-8, le=8)]] = {}  # by colour (PS-RES-9)
    antidote: str = NONE  # whom it was given to by this player, or RECEIVED


class WrittenScan(msgspec.Struct, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """The latest thermo-scan."""

    red: Annotated[int, msgspec.Meta(ge=0, le=6)]
    seats: Colours
    infected: Colours = ""
    same: Colours = ""
    sole_clean: Colour = NONE


class WrittenWork(msgspec.Struct, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """Work in progress (section 6.6)."""

    kind: str = "none"
    stage: Annotated[int, msgspec.Meta(ge=0, le=20)] = 0
    worker: str = CHARACTER_NAMES[0]
    partner: Colour = NONE
    detail: Annotated[int, msgspec.Meta(ge=0, le=1000)] = 0
    to_draw: Annotated[int, msgspec.Meta(ge=0, le=3)] = 0
    alert_room: str = NONE
    alert_seat: Colour = COLOURS[0]
    damage: dict[str, Annotated[int, msgspec.Meta(ge=1, le=15)]] = {}
    damage_by: Colour = NONE


class WrittenTurn(msgspec.Struct, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """What happened in this turn (PS-TURN-6)."""

    swapped_trooper: list[str] = []
    swapped_android: list[str] = []
    attacked: list[str] = []
    grenaded: list[str] = []
    terminal_used: bool = False
    under_used: bool = False
    run: Annotated[int, msgspec.Meta(ge=0, le=2)] = 0
    chain: Annotated[int, msgspec.Meta(ge=0, le=7)] = 0
    claimed: Colours = ""
    asked: Colours = ""


class Written(msgspec.Struct, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A written position."""

    cards: list[str]  # on the board, such as `R05 1,0d` or `R05 1,0d red`
    doors: str = "red"
    characters: dict[str, str]  # life points and room, such as `4 1,0i`; `-` off the board
    parasites: dict[str, str] = {}  # by room, such as `ggb`
    pile: list[str]  # room cards; public: ? for those whose place nobody knows
    bottom: Annotated[int, msgspec.Meta(ge=0, le=19)] = 0  # cards at the bottom whose order is public
    second: bool = False  # the second card was shown
    put_second: bool = False
    search: list[str] | Count  # public: how many
    discard: Counts = {}
    restock: Counts = {}
    runs: Annotated[int, msgspec.Meta(ge=0, le=100)] = 0
    packet: Annotated[int, msgspec.Meta(ge=0, le=18)] = 0
    aside: Annotated[int, msgspec.Meta(ge=0, le=2)] = 0
    seats: list[WrittenSeat]
    infections: Annotated[int, msgspec.Meta(ge=0, le=7)] = 0
    first_host: Colour = NONE
    merit: Colours = ""
    anti_spent: bool = False
    scan: WrittenScan | None = None
    phase: str
    active: Colour
    waiting: Colours = ""
    points: Annotated[int, msgspec.Meta(ge=0, le=8)] = 0
    rounds: Annotated[int, msgspec.Meta(ge=0, le=200)] = 0  # that are over
    turns: Annotated[str, msgspec.Meta(pattern="^[RBGYWP]{1,7}$")]
    turn: Annotated[int, msgspec.Meta(ge=0, le=7)] = 0
    start: Colour
    entered: Colours = ""
    duty: bool = False
    memory: WrittenTurn = msgspec.field(default_factory=WrittenTurn)
    work: WrittenWork = msgspec.field(default_factory=WrittenWork)
    end: str | None = None


def write_position(s: Board, public: bool) -> Any:
    """The position as a table; `public` leaves out whatever not everybody knows (section 10.2)."""
    return msgspec.to_builtins(written(s, public))


def written(s: Board, public: bool) -> Written:
    """The position."""
    hidden = public and not s.ended
    return Written(
        cards=[written_card(s, card) for card in range(CARDS) if s.turned[card] >= 0],
        doors="green" if s.door else "red",
        characters={CHARACTER_NAMES[i]: written_character(s, i) for i in range(2 * s.options[OPTION_PLAYERS])},
        parasites={
            room_name(s, room): "g" * s.grey[room] + "b" * s.black[room] + "h" * s.worn[room]
            for room in range(ROOMS)
            if s.grey[room] + s.black[room] + s.worn[room]
        },
        pile=[written_pile(s, i, hidden) for i in range(s.pile_n)],
        bottom=s.pile_bottom,
        second=bool(s.pile_second),
        put_second=bool(s.put_second),
        search=s.search_n if hidden else [kind_name(kind) for kind in list(s.search)[: s.search_n]],
        discard=counts(list(s.discard)),
        restock=counts(list(s.restock)),
        runs=s.stack_runs,
        packet=s.packet_left,
        aside=s.boost_aside,
        seats=[written_seat(s, seat, hidden) for seat in range(s.options[OPTION_PLAYERS])],
        infections=0 if hidden else s.infections,
        first_host=NONE if hidden else colour(s.first_host),
        merit="" if hidden else colours(s.merit),
        anti_spent=bool(s.anti_spent) and not hidden,
        scan=written_scan(s, hidden) if s.scan_red >= 0 else None,
        phase=PHASES[s.phase],
        active=COLOURS[s.active],
        waiting=colours(s.waiting),
        points=s.ap,
        rounds=s.rounds,
        turns="".join(COLOURS[seat] for seat in s.turns if seat >= 0),
        turn=s.turn_at,
        start=COLOURS[s.start],
        entered=colours(s.entered),
        duty=bool(s.duty),
        memory=written_turn(s),
        work=written_work(s),
        end=ENDS[s.ended] if s.ended else None,
    )


def colour(seat: int) -> str:
    """A player, or nobody."""
    return COLOURS[seat] if 0 <= seat < NO_PARTNER else NONE


def colours(seats: int) -> str:
    """A set of players."""
    return "".join(letter for seat, letter in enumerate(COLOURS) if seats >> seat & 1)


def kind_name(kind: int) -> str:
    """A card, `?` if its kind is not known."""
    return "?" if kind == NO_KIND else KIND_NAMES[kind]


def counts(numbers: list[int]) -> Counts:
    """Numbers of cards by kind."""
    return {KIND_NAMES[kind]: number for kind, number in enumerate(numbers[:KINDS]) if number}


def written_card(s: Board, card: int) -> str:
    """A card on the board."""
    red = " red" if s.red[card] else ""
    return f"{CARD_NAMES[card]} {s.x[card]},{s.y[card]}{ORIENTATIONS[s.turned[card]]}{red}"


def written_character(s: Board, character: int) -> str:
    """Life points and room."""
    room = s.room[character]
    return f"{s.life[character]} {NONE if room == NOWHERE else room_name(s, room)}"


def written_pile(s: Board, i: int, hidden: bool) -> str:
    """A card of the room stack."""
    return "?" if (hidden and not place_known(s, i)) or s.pile[i] == NO_CARD else CARD_NAMES[s.pile[i]]


def written_seat(s: Board, seat: int, hidden: bool) -> WrittenSeat:
    """A player."""
    laid = {KIND_NAMES[LAID_KIND[i]]: s.laid[LAYABLE * seat + i] for i in range(LAYABLE) if s.laid[LAYABLE * seat + i]}
    ammo = [charge for charge in range(1, 5) for _ in range(s.ammo[4 * seat + charge - 1])]
    reach = colours(s.reach[seat])
    if hidden:
        return WrittenSeat(hand=s.hand_n[seat], laid=laid, ammo=ammo, reach=reach)
    players = range(s.options[OPTION_PLAYERS])
    known = {COLOURS[x]: counts(list(s.known)[at(seat, x) : at(seat, x) + HAND_KINDS]) for x in players}
    given = s.anti_known[seat]
    return WrittenSeat(
        hand=counts(list(s.hand)[HAND_KINDS * seat : HAND_KINDS * (seat + 1)]),
        laid=laid,
        ammo=ammo,
        infected=bool(s.infected >> seat & 1),
        time=s.times[seat],
        source="HOST" if s.source[seat] == NO_PARTNER else colour(s.source[seat]),
        answer=s.answer[seat],
        reach=reach,
        known={letter: cards for letter, cards in known.items() if cards},
        sure={COLOURS[x]: SURE[s.sure[6 * seat + x]] for x in players if s.sure[6 * seat + x]},
        doubt={COLOURS[x]: s.doubt[6 * seat + x] for x in players if s.doubt[6 * seat + x]},
        antidote=NONE if given == 0 else "RECEIVED" if given == RECEIVED else COLOURS[given - 1],
    )


def written_scan(s: Board, hidden: bool) -> WrittenScan:
    """The latest thermo-scan."""
    return WrittenScan(
        red=s.scan_red,
        seats=colours(s.scan_seats),
        infected="" if hidden else colours(s.scan_infected),
        same=colours(s.scan_same),
        sole_clean=NONE if hidden else colour(s.sole_clean),
    )


def written_turn(s: Board) -> WrittenTurn:
    """What happened in this turn."""
    return WrittenTurn(
        swapped_trooper=rooms(s, s.swapped_trooper),
        swapped_android=rooms(s, s.swapped_android),
        attacked=rooms(s, s.attacked),
        grenaded=rooms(s, s.grenaded),
        terminal_used=bool(s.terminal_used),
        under_used=bool(s.under_used),
        run=s.run_bonus,
        chain=s.chain_runs,
        claimed=colours(s.claimed),
        asked=colours(s.asked),
    )


def rooms(s: Board, found: int) -> list[str]:
    """A set of rooms."""
    return [room_name(s, room) for room in range(ROOMS) if found >> room & 1]


def written_work(s: Board) -> WrittenWork:
    """Work in progress."""
    return WrittenWork(
        kind=WORKS[s.work],
        stage=s.stage,
        worker=CHARACTER_NAMES[s.worker],
        partner=colour(s.partner),
        detail=s.detail,
        to_draw=s.to_draw,
        alert_room=NONE if s.alert_room == NOWHERE else room_name(s, s.alert_room),
        alert_seat=COLOURS[s.alert_seat],
        damage={CHARACTER_NAMES[i]: points for i, points in enumerate(list(s.damage)) if points},
        damage_by=colour(s.damage_by),
    )
