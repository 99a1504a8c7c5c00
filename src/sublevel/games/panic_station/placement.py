"""Positions read from their tables, with everything checked."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any, Final

from sublevel.engine.errors import BadPosition, quoted
from sublevel.engine.written import read_fields
from sublevel.games.panic_station.board import card_at, card_beside, clear_board, compatible, edge, find_fits, lay_card
from sublevel.games.panic_station.cards import alive, min_hand
from sublevel.games.panic_station.endings import finish
from sublevel.games.panic_station.exchange import others_in
from sublevel.games.panic_station.memory import RECEIVED, at, remember_start
from sublevel.games.panic_station.names import (
    CARD_NAMES,
    CHARACTER_NAMES,
    COLOURS,
    ENDS,
    KIND_NAMES,
    ORIENTATIONS,
    PHASES,
    WORKS,
    room_index,
)
from sublevel.games.panic_station.placing import look_at_top
from sublevel.games.panic_station.position import NONE, SURE, Written, WrittenSeat
from sublevel.games.panic_station.setup import clear_all
from sublevel.games.panic_station.state import (
    ARMOURING,
    ENCOUNTER,
    GIVING,
    OPTION_BONUS,
    OPTION_INFECTION_CARDS,
    OPTION_PLAYERS,
    OVER,
    PLACE,
    RELOCATING,
    SCHEMA,
    TEAM_REPLY,
    TURN,
    Board,
)
from sublevel.games.panic_station.tables import (
    BLACK_TOKENS,
    BONUS_CARDS,
    BOOST,
    CARDS,
    DX,
    DY,
    FULL_LIFE,
    GREY_TOKENS,
    HAND_KINDS,
    HIVE,
    INFECTION,
    KINDS,
    LAID_AMMO,
    LAID_KIND,
    LAYABLE,
    NO_CARD,
    NO_KIND,
    NO_PARTNER,
    NOWHERE,
    REACTOR,
    SEARCH_CARDS,
    WALL,
    other,
)

CARD_TEXT: Final = re.compile(r"(R[01]\d) (-?\d{1,2}),(-?\d{1,2})([urdl])( red)?")
ROOM_TEXT: Final = re.compile(r"(-?\d{1,2}),(-?\d{1,2})([ia]?)")
LIFE_TEXT: Final = re.compile(r"([0-4]) (\S+)")
LAID_KINDS: Final = list(LAID_KIND)


def read_position(position: Any, s: Board) -> None:
    """Fill a state from a written position. Raises BadPosition."""
    written = read_fields(position, Written, "Panic Station")
    clear_all(s)
    clear_board(s)
    remember_start(s)
    read_board(written, s)
    read_figures(written, s)
    read_stacks(written, s)
    read_seats(written, s)
    read_secrets(written, s)
    read_turn(written, s)
    read_work(written, s)
    check_cards(s)
    check_phase(s)
    if problems := list(SCHEMA.problems(s)):
        raise BadPosition(problems[0])
    if written.end is not None:
        finish(s, index(written.end, ENDS, "end"))
        s.event_count = 0
        s.disclosed = 0


def require(condition: bool, problem: str) -> None:
    """Refuse a position."""
    if not condition:
        raise BadPosition(problem)


def index(name: str, names: Iterable[Any] | dict[int, str], what: str) -> int:
    """The number of a name. Raises BadPosition for one that does not exist."""
    table = names if isinstance(names, dict) else dict(enumerate(names))
    for number, known in table.items():
        if known == name:
            return number
    raise BadPosition(f"{what}: {quoted(name)} is not one of {', '.join(map(str, table.values()))}")


def seat_index(s: Board, letter: str, what: str) -> int:
    """A player by his colour."""
    seat = index(letter, COLOURS, what)
    require(
        seat < s.options[OPTION_PLAYERS], f"{what}: there are {s.options[OPTION_PLAYERS]} players, none is {letter}"
    )
    return seat


def seat_or(s: Board, letter: str, nobody: int, what: str) -> int:
    """A player by his colour, or what stands for nobody."""
    return nobody if letter == NONE else seat_index(s, letter, what)


def seats_of(s: Board, letters: str, what: str) -> int:
    """A set of players."""
    return sum(1 << seat_index(s, letter, what) for letter in letters)


def kind_counts(counts: dict[str, int], what: str, most: int = KINDS) -> dict[int, int]:
    """Numbers of cards by kind."""
    return {index(name, KIND_NAMES[:most], what): number for name, number in counts.items()}


def room_of(s: Board, name: str, what: str) -> int:
    """A room by its name."""
    found = ROOM_TEXT.fullmatch(name)
    room = room_index(s, int(found[1]), int(found[2]), found[3]) if found else NOWHERE
    require(room != NOWHERE, f"{what}: {quoted(name)} is no room; rooms are x,y, of double cards x,yi and x,ya")
    return room


def rooms_of(s: Board, names: list[str], what: str) -> int:
    """A set of rooms."""
    return sum(1 << room for room in {room_of(s, name, what) for name in names})


# The parts.


def read_board(written: Written, s: Board) -> None:
    """Lay the room cards; those that meet must fit (PS-LAY-3, PS-LAY-4)."""
    for text in written.cards:
        found = CARD_TEXT.fullmatch(text)
        if not found or found[1] not in CARD_NAMES:
            raise BadPosition(f"cards: {quoted(text)} is no laid card, such as `R05 1,0d` or `R05 1,0d red`")
        card, x, y = CARD_NAMES.index(found[1]), int(found[2]), int(found[3])
        require(max(abs(x), abs(y)) < CARDS, f"cards: {found[1]} lies too far away")
        require(s.turned[card] < 0, f"cards: {found[1]} lies there twice")
        require(card_at(s, x, y) == NO_CARD, f"cards: two lie at {x},{y}")
        require(card == HIVE or found[4] in "ud", f"cards: {found[1]} stands upright, u or d")
        lay_card(s, card, x, y, ORIENTATIONS.index(found[4]))
        s.red[card] = int(found[5] is not None)
    require(s.turned[REACTOR] == 0 and card_at(s, 0, 0) == REACTOR, "cards: the reactor lies at 0,0u")
    for card in range(CARDS):
        if s.turned[card] >= 0:
            check_edges(s, card)
    check_joined(s)
    s.door = index(written.doors, ("red", "green"), "doors")


def check_edges(s: Board, card: int) -> None:
    """A card meets its neighbours rightly, and one of them with an opening."""
    opened = card == REACTOR
    for direction in range(4):
        beside = card_at(s, s.x[card] + DX[direction], s.y[card] + DY[direction])
        if beside != NO_CARD:
            here = edge(card, s.turned[card], direction)
            there = edge(beside, s.turned[beside], other(direction))
            require(compatible(here, there), f"cards: {CARD_NAMES[card]} does not fit to {CARD_NAMES[beside]}")
            opened = opened or here != WALL
    require(opened, f"cards: nothing opens to {CARD_NAMES[card]}")


def check_joined(s: Board) -> None:
    """The cards make one station: each is beside another, down to the reactor (PS-LAY-1)."""
    joined = [REACTOR]
    for card in joined:
        around = (int(card_beside(s, card, direction)) for direction in range(4))
        joined += [near for near in around if near != NO_CARD and near not in joined]
    laid = [card for card in range(CARDS) if s.turned[card] >= 0]
    require(sorted(joined) == laid, "cards: they make one station with the reactor")


def read_figures(written: Written, s: Board) -> None:
    """Characters and parasites; what is not on the board is in the supply (section 3.6)."""
    names = CHARACTER_NAMES[: 2 * s.options[OPTION_PLAYERS]]
    require(list(written.characters) == list(names), f"characters: they are {', '.join(names)}, in this order")
    for character, text in enumerate(written.characters.values()):
        found = LIFE_TEXT.fullmatch(text)
        if not found:
            raise BadPosition(f"characters: {quoted(text)} is not life points and a room, such as `4 0,0` or `4 -`")
        s.life[character] = int(found[1])
        s.room[character] = NOWHERE if found[2] == NONE else room_of(s, found[2], "characters")
        require(s.life[character] > 0 or s.room[character] == NOWHERE, "characters: the dead are not on the board")
    for name, tokens in written.parasites.items():
        room = room_of(s, name, "parasites")
        require(set(tokens) <= set("gbh"), f"parasites: {quoted(tokens)} is not made of g, b and h")
        s.grey[room], s.black[room], s.worn[room] = (tokens.count(token) for token in "gbh")
    s.grey_left = GREY_TOKENS - sum(s.grey)
    s.black_left = BLACK_TOKENS - sum(s.black) - sum(s.worn)
    require(min(s.grey_left, s.black_left) >= 0, "parasites: there are 5 grey and 5 black ones")


def read_stacks(written: Written, s: Board) -> None:
    """The two stacks and the discard."""
    require(len(written.pile) < CARDS, "pile: there are 19 room cards besides the reactor")
    for i, name in enumerate(written.pile):
        s.pile[i] = index(name, CARD_NAMES, "pile")
    s.pile_n = len(written.pile)
    for i in range(s.pile_n, len(s.pile)):
        s.pile[i] = NO_CARD
    laid = [card for card in range(CARDS) if s.turned[card] >= 0]
    cards = sorted([*list(s.pile)[: s.pile_n], *laid])
    require(cards == list(range(CARDS)), "cards, pile: every room card lies on the board or in the stack, once")
    s.pile_bottom, s.pile_second, s.put_second = written.bottom, int(written.second), int(written.put_second)
    require(s.pile_bottom <= s.pile_n, "bottom: more cards than the stack has")
    if isinstance(written.search, int):
        raise BadPosition("search: a position to begin from lists the cards")
    require(len(written.search) <= len(s.search), f"search: {len(written.search)} cards are too many")
    for i, name in enumerate(written.search):
        s.search[i] = index(name, KIND_NAMES, "search")
    s.search_n = len(written.search)
    for i in range(s.search_n, len(s.search)):
        s.search[i] = NO_KIND
    for kind, number in kind_counts(written.discard, "discard").items():
        s.discard[kind] = number
    for kind, number in kind_counts(written.restock, "restock").items():
        s.restock[kind] = number
    s.stack_runs, s.packet_left, s.boost_aside = written.runs, written.packet, written.aside
    require(s.packet_left <= s.search_n, "packet: more cards than the stack has")


def read_seats(written: Written, s: Board) -> None:
    """All players."""
    players = s.options[OPTION_PLAYERS]
    require(len(written.seats) == players, f"seats: {len(written.seats)} of them, but there are {players} players")
    for seat, entry in enumerate(written.seats):
        read_seat(entry, s, seat)


def read_seat(entry: WrittenSeat, s: Board, seat: int) -> None:
    """A player."""
    if isinstance(entry.hand, int):
        raise BadPosition("seats: a position to begin from lists the cards of the hands")
    for kind, number in kind_counts(entry.hand, "hand", HAND_KINDS).items():
        s.hand[HAND_KINDS * seat + kind] = number
    s.hand_n[seat] = sum(entry.hand.values())
    for kind, number in kind_counts(entry.laid, "laid").items():
        require(kind in LAID_KINDS, f"laid: {KIND_NAMES[kind]} is never laid out")
        s.laid[LAYABLE * seat + LAID_KINDS.index(kind)] = number
    for charge in entry.ammo:
        s.ammo[4 * seat + charge - 1] += 1
    laid = s.laid[LAYABLE * seat + LAID_AMMO]
    require(len(entry.ammo) == laid, "ammo: it has the charges of each AMMO that is laid out")
    s.infected |= int(entry.infected) << seat
    s.times[seat] = entry.time
    s.source[seat] = NO_PARTNER if entry.source == "HOST" else seat_or(s, entry.source, -1, "source")
    require(entry.infected == (entry.time >= 0), "time: it is given if and only if a player is infected")
    s.answer[seat] = entry.answer
    s.reach[seat] = seats_of(s, entry.reach, "reach") | 1 << seat
    read_knowledge(entry, s, seat)


def read_knowledge(entry: WrittenSeat, s: Board, seat: int) -> None:
    """What a player knows of the others; without `known` it is nothing."""
    for i in range(6 * HAND_KINDS):
        s.known[6 * HAND_KINDS * seat + i] = 0
    for letter, cards in entry.known.items():
        about = seat_index(s, letter, "known")
        require(about != seat, "known: of others only")
        for kind, number in kind_counts(cards, "known", HAND_KINDS).items():
            s.known[at(seat, about) + kind] = number
    for letter, sure in entry.sure.items():
        s.sure[6 * seat + seat_index(s, letter, "sure")] = index(sure, SURE, "sure")
    for letter, doubt in entry.doubt.items():
        s.doubt[6 * seat + seat_index(s, letter, "doubt")] = doubt
    received = entry.antidote == "RECEIVED"
    s.anti_known[seat] = RECEIVED if received else 1 + seat_or(s, entry.antidote, -1, "antidote")


def read_secrets(written: Written, s: Board) -> None:
    """What nobody knows, and the latest scan."""
    s.infections, s.anti_spent = written.infections, int(written.anti_spent)
    s.first_host = seat_or(s, written.first_host, -1, "first_host")
    s.merit = seats_of(s, written.merit, "merit")
    times = [time for time in s.times if time >= 0]
    require(len(set(times)) == len(times), "time: two players have the same")
    require(max(times, default=-1) < s.infections, "infections: all times are below it")
    if written.scan is not None:
        s.scan_red = written.scan.red
        s.scan_seats = seats_of(s, written.scan.seats, "scan")
        s.scan_infected = seats_of(s, written.scan.infected, "scan")
        s.scan_same = seats_of(s, written.scan.same, "scan")
        s.sole_clean = seat_or(s, written.scan.sole_clean, -1, "scan")
        require(int(s.scan_infected).bit_count() == s.scan_red, "scan: red is the number of the infected then")


def read_turn(written: Written, s: Board) -> None:
    """Whose turn it is, and what happened in it."""
    s.phase = index(written.phase, PHASES, "phase")
    s.active = seat_index(s, written.active, "active")
    s.waiting = seats_of(s, written.waiting, "waiting")
    s.ap, s.rounds, s.turn_at, s.duty = written.points, written.rounds, written.turn, int(written.duty)
    for i in range(len(s.turns)):
        s.turns[i] = seat_index(s, written.turns[i], "turns") if i < len(written.turns) else -1
    s.start = seat_index(s, written.start, "start")
    s.entered = seats_of(s, written.entered, "entered")
    memory = written.memory
    s.swapped_trooper = rooms_of(s, memory.swapped_trooper, "swapped_trooper")
    s.swapped_android = rooms_of(s, memory.swapped_android, "swapped_android")
    s.attacked = rooms_of(s, memory.attacked, "attacked")
    s.grenaded = rooms_of(s, memory.grenaded, "grenaded")
    s.terminal_used, s.under_used = int(memory.terminal_used), int(memory.under_used)
    s.run_bonus, s.chain_runs = memory.run, memory.chain
    s.claimed = seats_of(s, memory.claimed, "claimed")
    s.asked = seats_of(s, memory.asked, "asked")


def read_work(written: Written, s: Board) -> None:
    """Work in progress."""
    work = written.work
    s.work = index(work.kind, WORKS, "work")
    s.stage, s.detail, s.to_draw = work.stage, work.detail, work.to_draw
    s.worker = index(work.worker, CHARACTER_NAMES, "worker")
    s.partner = seat_or(s, work.partner, NO_PARTNER, "partner")
    s.alert_room = NOWHERE if work.alert_room == NONE else room_of(s, work.alert_room, "alert_room")
    s.alert_seat = seat_index(s, work.alert_seat, "alert_seat")
    for name, points in work.damage.items():
        s.damage[index(name, CHARACTER_NAMES, "damage")] = points
    s.damage_by = seat_or(s, work.damage_by, NO_PARTNER, "damage_by")
    if s.put_second:
        require(s.pile_n > 1, "put_second: no card lies below the hive")
        find_fits(s, s.pile[s.pile_n - 2])
    else:
        look_at_top(s)


# Checks.


def check_cards(s: Board) -> None:
    """Every search and infection card is somewhere, once (sections 3.1 to 3.3)."""
    players = range(s.options[OPTION_PLAYERS])
    for kind in range(KINDS):
        expected = SEARCH_CARDS[kind] + s.options[OPTION_BONUS] * BONUS_CARDS[kind]
        if INFECTION <= kind < INFECTION + len(players):
            expected = s.options[OPTION_INFECTION_CARDS]
        found = s.discard[kind] + list(s.search)[: s.search_n].count(kind)
        found += sum(s.hand[HAND_KINDS * seat + kind] for seat in players if kind < HAND_KINDS)
        if kind in LAID_KINDS:
            found += sum(s.laid[LAYABLE * seat + LAID_KINDS.index(kind)] for seat in players)
        found += s.boost_aside if kind == BOOST else 0
        require(found == expected, f"cards: {found} of {KIND_NAMES[kind]}, but there are {expected}")


def check_phase(s: Board) -> None:
    """Whoever is to decide is there, and has something to decide (section 6.1)."""
    if s.phase == OVER:
        require(s.waiting == 0, "waiting: nobody, once it is over")
        return
    players = range(s.options[OPTION_PLAYERS])
    entered = [seat for seat in players if s.entered >> seat & 1]
    for seat in players:
        for character in (2 * seat, 2 * seat + 1):
            there = s.room[character] != NOWHERE
            require(
                there == (seat in entered and s.life[character] > 0),
                "characters: the living who entered are on the board",
            )
            require(seat in entered or s.life[character] == FULL_LIFE, "characters: who has not entered is unhurt")
    require(any(alive(s, seat) for seat in players), "characters: nobody is alive")
    attacked = s.phase == ARMOURING
    require(attacked or alive(s, s.active), "active: that player is out")
    require(s.turn_at < len(s.turns) or attacked, "turn: behind the last one of the list")
    expected = deciders(s)
    require(s.waiting != 0, "waiting: somebody has to decide")
    require(s.waiting & ~expected == 0, "waiting: not these in this phase")
    if s.phase not in (GIVING, ARMOURING):
        require(s.waiting == expected, "waiting: others decide in this phase")
    for seat in players:
        answered = bool(expected >> seat & 1) and not s.waiting >> seat & 1
        require((s.answer[seat] >= 0) == answered, "answer: of those who have answered, and of nobody else")


def deciders(s: Board) -> int:
    """Who decides in this phase (PS-HIDE-2)."""
    match s.phase:
        case phase if phase in (TURN, PLACE):
            return 1 << s.active
        case phase if phase == ENCOUNTER:
            require(others_in(s, s.room[s.worker], s.active) != 0, "phase: nobody is met in that room")
            return 1 << s.active
        case phase if phase == GIVING:
            require(s.partner not in (NO_PARTNER, s.active), "partner: with whom is the exchange?")
            return 1 << s.active | 1 << s.partner
        case phase if phase == TEAM_REPLY:
            require(s.partner not in (NO_PARTNER, s.active), "partner: who is asked?")
            return 1 << s.partner
        case phase if phase == RELOCATING:
            require(s.alert_room != NOWHERE, "alert_room: where does the parasite go?")
            return 1 << s.alert_seat
    hit = {character >> 1 for character in range(len(s.damage)) if s.damage[character]}
    return sum(1 << seat for seat in hit if s.hand_n[seat] > min_hand(s))
