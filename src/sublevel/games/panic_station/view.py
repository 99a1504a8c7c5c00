"""What a client gets (section 14): the station, the players, what the seat that looks knows, and its choices."""

from __future__ import annotations

from functools import cache
from typing import Final

from sublevel.engine.core import SPECTATOR
from sublevel.games.panic_station import data
from sublevel.games.panic_station.cards import alive, min_hand
from sublevel.games.panic_station.knowledge import asked_for_armour, card_unseen, place_known
from sublevel.games.panic_station.memory import at
from sublevel.games.panic_station.names import (
    CARD_NAMES,
    CHARACTER_NAMES,
    COLOURS,
    KIND_NAMES,
    ORIENTATIONS,
    PHASES,
    SYMBOLS,
    counted,
    edges_of,
    room_name,
    room_or_none,
)
from sublevel.games.panic_station.notation import write_action, write_armour
from sublevel.games.panic_station.options import PanicStationOptions
from sublevel.games.panic_station.outcome import outcome
from sublevel.games.panic_station.parasites import alert_target, greys_in
from sublevel.games.panic_station.routes import distance, way_views
from sublevel.games.panic_station.rules import legal
from sublevel.games.panic_station.state import (
    ARMOURING,
    ENCOUNTER,
    GIVING,
    OPTION_NOTEBOOK,
    OPTION_PLAYERS,
    RELOCATING,
    TEAM_REPLY,
    TURN,
    Board,
)
from sublevel.games.panic_station.tables import (
    AID_ONE,
    ANTI,
    ARMOUR,
    BODY_SCAN,
    BURN,
    CARDS,
    CHARGES,
    CLAIM,
    CONCEDE,
    DOUBLE,
    END,
    FIND,
    GAS,
    GIVE,
    HAND_KINDS,
    HEAL,
    HIVE_ROOM,
    HOST,
    KINDS,
    LAID_AMMO,
    LAID_KIND,
    LAY,
    LAY_NEXT,
    LAY_OUT,
    LAYABLE,
    MOVE,
    NO_PARTNER,
    NOWHERE,
    OPEN_DOORS,
    PUT,
    RELOCATE,
    ROOMS,
    RUN_ON,
    SEND,
    SHOOT,
    SINGLE_SIGNAL,
    STAB,
    SWAP,
    SYMBOL,
    TEAM_NO,
    TERMINAL_LAY,
    TERMINAL_NEXT,
    THERMO_SCAN,
    THROW,
    USE_BOOST,
)
from sublevel.games.panic_station.view_types import (
    ActionView,
    BoardAids,
    BoardView,
    CharacterView,
    DamageView,
    InfectionView,
    KnownView,
    LaidView,
    OwnView,
    ParasiteView,
    PlaceView,
    RoomCardView,
    ScanView,
    SearchView,
    SeatView,
    StackCardView,
)

SURE: Final = (None, "infected", "clean")
# The first id of each kind of action, and what it costs.
ACTION_KINDS: Final = (
    (END, "end", 0),
    (CONCEDE, "concede", 0),
    (BURN, "burn", 1),
    (USE_BOOST, "boost", 0),
    (MOVE, "move", 1),
    (RUN_ON, "run", 0),
    (FIND, "find", 1),
    (LAY_OUT, "equip", 0),
    (THROW, "grenade", 1),
    (BODY_SCAN, "body_scan", 1),
    (HEAL, "heal", 1),
    (OPEN_DOORS, "open_doors", 1),
    (THERMO_SCAN, "scan", 1),
    (TERMINAL_NEXT, "terminal_next", 1),
    (LAY_NEXT, "lay_next", 1),
    (SWAP, "swap", 0),
    (TEAM_NO, "team", 0),
    (GIVE, "give", 0),
    (ARMOUR, "armour", 0),
    (STAB, "knife", 1),
    (SHOOT, "shoot", 1),
    (AID_ONE, "aid", 0),
    (RELOCATE, "relocate", 0),
    (SEND, "signal", 1 - SINGLE_SIGNAL[0]),
    (LAY, "lay", 1),
    (PUT, "put", 0),
    (TERMINAL_LAY, "terminal_lay", 1),
    (CLAIM, "claim", 0),
)


def board_view(s: Board, seat: int, options: PanicStationOptions) -> BoardView:
    """The table as a seat sees it. What it may not know was blanked before; after the end all is shown."""
    players = range(s.options[OPTION_PLAYERS])
    return BoardView(
        phase=PHASES[s.phase],
        players=len(players),
        round=s.rounds + 1,
        rounds=options.max_rounds,
        turns=[turn for turn in s.turns if turn >= 0],
        turn=s.turn_at,
        seat=s.active,
        start=s.start,
        waiting=[player for player in players if s.waiting >> player & 1],
        points=s.ap,
        doors="green" if s.door else "red",
        duty=bool(s.duty),
        min_hand=min_hand(s),
        gas_needed=options.gas_needed,
        cards=[card_view(s, card) for card in range(CARDS) if s.turned[card] >= 0],
        top=stack_card(s.pile[s.pile_n - 1]) if s.pile_n else None,
        second=stack_card(s.pile[s.pile_n - 2]) if s.pile_n > 1 and place_known(s, s.pile_n - 2) else None,
        bottom=[CARD_NAMES[s.pile[i]] for i in range(s.pile_bottom)],
        rooms_left=s.pile_n,
        unseen=[CARD_NAMES[card] for card in range(CARDS) if card_unseen(s, card)],
        places=place_views(s),
        characters=[character_view(s, character) for character in range(2 * len(players))],
        parasites=[parasite_view(s, room) for room in range(ROOMS) if greys_in(s, room) + s.black[room]],
        grey_left=s.grey_left,
        black_left=s.black_left,
        seats=[seat_view(s, player) for player in players],
        own=own_view(s, seat) if seat in players else None,
        search=search_view(s),
        partner=s.partner if s.phase in (GIVING, TEAM_REPLY) else None,
        worker=worker(s),
        room=room_in_question(s),
        damage=[DamageView(CHARACTER_NAMES[i], points) for i, points in enumerate(list(s.damage)) if points],
        damage_by=None if s.damage_by == NO_PARTNER else s.damage_by,
        scan=scan_view(s),
        terminal_used=bool(s.terminal_used),
        run=CHARACTER_NAMES[2 * s.active + s.run_bonus - 1] if s.run_bonus else None,
        claimed=[player for player in players if s.claimed >> player & 1],
        asked=[player for player in players if s.asked >> player & 1],
        ways=way_views(s) if s.phase == TURN and seat == s.active else [],
        story=[infection_view(s, player) for player in players] if s.ended else [],
        result=outcome(s).plain() if s.ended else None,
    )


def unveiled_view(s: Board, options: PanicStationOptions) -> BoardView:
    """The table with all hands and states, for looking back after the end (section 10.4)."""
    view = board_view(s, SPECTATOR, options)
    view.story = [infection_view(s, player) for player in range(s.options[OPTION_PLAYERS])]
    return view


# The station.


def card_view(s: Board, card: int) -> RoomCardView:
    """A room card on the board."""
    return RoomCardView(
        card=CARD_NAMES[card],
        name=data.rooms()[card].name,
        x=s.x[card],
        y=s.y[card],
        orientation=ORIENTATIONS[s.turned[card]],
        edges=edges_of(card, s.turned[card]),
        symbol=SYMBOLS[SYMBOL[card]],
        red=bool(s.red[card]),
        double=bool(DOUBLE[card]),
    )


@cache
def stack_card(card: int) -> StackCardView:
    """A room card of the stack."""
    room = data.rooms()[card]
    return StackCardView(
        card=room.card, name=room.name, edges=room.edges, symbol=SYMBOLS[SYMBOL[card]], double=room.double
    )


def place_views(s: Board) -> list[PlaceView]:
    """Where the room card in question fits on the whole board."""
    cells: dict[tuple[int, int], str] = {}
    for place in list(s.fit)[: s.fit_n]:
        beside, direction = place >> 4, place >> 2 & 3
        cell = (s.x[beside] + (0, 1, 0, -1)[direction], s.y[beside] + (1, 0, -1, 0)[direction])
        cells[cell] = cells.get(cell, "") + ORIENTATIONS[place & 3]
    return [PlaceView(x, y, orientations) for (x, y), orientations in cells.items()]


def character_view(s: Board, character: int) -> CharacterView:
    """A trooper or an android."""
    return CharacterView(
        who=CHARACTER_NAMES[character],
        seat=character >> 1,
        kind="TA"[character & 1],
        life=s.life[character],
        room=room_or_none(s, s.room[character]),
    )


def parasite_view(s: Board, room: int) -> ParasiteView:
    """The parasites of a room."""
    return ParasiteView(room=room_name(s, room), grey=greys_in(s, room), black=s.black[room])


def worker(s: Board) -> str | None:
    """The character that the present decision is about."""
    return CHARACTER_NAMES[s.worker] if s.phase in (ENCOUNTER, GIVING, TEAM_REPLY) else None


def room_in_question(s: Board) -> str | None:
    """The room that the present decision is about."""
    if s.phase in (ENCOUNTER, GIVING):
        return room_or_none(s, s.room[s.worker])
    return room_or_none(s, s.alert_room) if s.phase == RELOCATING else None


# The players.


def seat_view(s: Board, seat: int) -> SeatView:
    """What everybody sees of a player."""
    return SeatView(
        seat=seat,
        colour=COLOURS[seat],
        hand=s.hand_n[seat],
        laid=laid_views(s, seat),
        alive=alive(s, seat),
        entered=bool(s.entered >> seat & 1),
        answered=has_answered(s, seat),
    )


def laid_views(s: Board, seat: int) -> list[LaidView]:
    """The cards in front of a player; each AMMO with its charges."""
    found = [
        LaidView(KIND_NAMES[LAID_KIND[i]])
        for i in range(LAYABLE)
        for _ in range(s.laid[LAYABLE * seat + i] if i != LAID_AMMO else 0)
    ]
    charges = [charge + 1 for charge in range(CHARGES) for _ in range(s.ammo[CHARGES * seat + charge])]
    return [LaidView(KIND_NAMES[LAID_KIND[LAID_AMMO]], charge) for charge in charges] + found


def has_answered(s: Board, seat: int) -> bool:
    """Whether a player has committed an answer; that is public, the answer is not (PS-HIDE-2)."""
    if s.waiting >> seat & 1:
        return False
    if s.phase == GIVING:
        return seat in (s.active, s.partner)
    return s.phase == ARMOURING and asked_for_armour(s, seat)


def own_view(s: Board, seat: int) -> OwnView:
    """What only the seat that looks may know (section 10.4)."""
    held = {kind: s.hand[HAND_KINDS * seat + kind] for kind in range(HAND_KINDS)}
    return OwnView(
        seat=seat,
        hand=[KIND_NAMES[kind] for kind, number in held.items() for _ in range(number)],
        infected=bool(s.infected >> seat & 1),
        host=held[HOST] > 0,
        spent=held[ANTI] > 0 and bool(s.anti_spent),
        answer=own_answer(s, seat),
        sole_clean=s.sole_clean == seat,
        notes=note_views(s, seat),
    )


def own_answer(s: Board, seat: int) -> str | None:
    """The committed answer in notation."""
    answer = s.answer[seat]
    if answer < 0:
        return None
    return f"give {KIND_NAMES[answer]}" if s.phase == GIVING else write_armour(s, seat, answer >> 3, answer & 7)


def note_views(s: Board, seat: int) -> list[KnownView]:
    """The deductions of the notebook, unless the option leaves them to the player (PS-NOTE-1)."""
    if not s.options[OPTION_NOTEBOOK]:
        return []
    return [
        KnownView(
            seat=other,
            sure=SURE[s.sure[6 * seat + other]],
            cards=counted({kind: s.known[at(seat, other) + kind] for kind in range(HAND_KINDS)}),
        )
        for other in range(s.options[OPTION_PLAYERS])
        if other != seat
    ]


def infection_view(s: Board, seat: int) -> InfectionView:
    """After the end: how a player stood, and how that came (PS-END-10)."""
    held = [KIND_NAMES[kind] for kind in range(HAND_KINDS) for _ in range(s.hand[HAND_KINDS * seat + kind])]
    return InfectionView(
        seat=seat,
        infected=bool(s.infected >> seat & 1),
        time=s.times[seat] if s.times[seat] >= 0 else None,
        by=s.source[seat] if 0 <= s.source[seat] < NO_PARTNER else None,
        host=s.first_host == seat,
        hand=held,
    )


# The rest of the table.


def search_view(s: Board) -> SearchView:
    """The search stack and its discard."""
    return SearchView(
        stack=s.search_n,
        discard=counted({kind: s.discard[kind] for kind in range(KINDS)}),
        aside=s.boost_aside,
        runs=s.stack_runs,
        packet=s.packet_left,
        restock=counted({kind: s.restock[kind] for kind in range(KINDS)}),
    )


def scan_view(s: Board) -> ScanView | None:
    """The latest thermo-scan."""
    if s.scan_red < 0:
        return None
    seats = [seat for seat in range(s.options[OPTION_PLAYERS]) if s.scan_seats >> seat & 1]
    return ScanView(red=s.scan_red, blue=len(seats) - s.scan_red, seats=seats)


def action_views(s: Board, seat: int) -> list[ActionView]:
    """The legal actions of a seat."""
    legal(s, seat)
    return [action_view(s, seat, s.legal[i]) for i in range(s.legal_count)]


def action_view(s: Board, seat: int, action: int) -> ActionView:
    """One of them."""
    kind, cost = kind_of(action)
    return ActionView(id=action, text=write_action(s, seat, action), kind=kind, cost=cost)


def kind_of(action: int) -> tuple[str, int]:
    """The kind of an action, and what it costs."""
    return next((kind, cost) for first, kind, cost in reversed(ACTION_KINDS) if action >= first)


def board_aids(s: Board, seat: int) -> BoardAids | None:
    """What the game works out for a player from what he can see."""
    players = s.options[OPTION_PLAYERS]
    if seat >= players:
        return None
    mine = [character for character in (2 * seat, 2 * seat + 1) if s.room[character] != NOWHERE]
    located = s.hand[HAND_KINDS * seat + GAS]
    located += sum(s.known[at(seat, other) + GAS] for other in range(players) if other != seat)
    return BoardAids(
        alerts={
            room_name(s, s.room[character]): [
                room_name(s, alert_target(s, s.room[character], direction)) for direction in range(4)
            ]
            for character in mine
        },
        gas_unseen=sum(card.count for card in data.search_cards() if card.code == "GAS") - located,
        hive_distance={
            CHARACTER_NAMES[character]: steps
            for character in mine
            if (steps := distance(s, s.room[character], HIVE_ROOM)) is not None
        },
    )
