"""The deal (section 5), in the order of draws of PS-RND-1."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sublevel.engine.core import clear, draw
from sublevel.games.panic_station.board import clear_board, lay_card
from sublevel.games.panic_station.cards import keep_drawn, players, pop_search, shuffle
from sublevel.games.panic_station.memory import remember_start
from sublevel.games.panic_station.placing import look_at_top
from sublevel.games.panic_station.state import (
    NO_WORK,
    OPTION_BONUS,
    OPTION_HIVE_MIX,
    OPTION_INFECTION_CARDS,
    OPTION_PACKET,
    Board,
)
from sublevel.games.panic_station.tables import (
    ALERT,
    ANTI,
    BLACK_TOKENS,
    BONUS_CARDS,
    CHARACTERS,
    CHARGES,
    FULL_LIFE,
    GAS,
    GREY_TOKENS,
    HAND_KINDS,
    HIVE,
    HOST,
    INFECTION,
    KINDS,
    LAYABLE,
    MOST_SEARCH,
    NO_KIND,
    NO_PARTNER,
    NOWHERE,
    OPEN_TERMINAL,
    REACTOR,
    SEARCH_CARDS,
    STACK,
    UPRIGHT,
)
from sublevel.games.panic_station.turns import begin_phase

SEATS: Final = 6
FIRST_PILE: Final = 8  # cards of pile 1 before the open terminal joins it (PS-SETUP-7)
DEALT: Final = 2  # search cards that each player gets


def setup(s: Board) -> None:
    """Set the match up to the first decision (PS-SETUP-1 to 10)."""
    clear(s)
    clear_all(s)
    clear_board(s)
    lay_card(s, REACTOR, 0, 0, UPRIGHT)
    build_search_stack(s)
    build_room_stack(s)
    s.start = draw(s, players(s))
    deal_hands(s)
    remember_start(s)
    look_at_top(s)
    begin_phase(s)
    s.event_count = 0
    s.disclosed = 0


def clear_all(s: Board) -> None:
    """Figures and cards in their boxes, everybody healthy and clean (PS-SETUP-2, 9)."""
    i: i64
    for i in range(CHARACTERS):
        s.life[i] = FULL_LIFE if i < 2 * players(s) else 0
        s.room[i] = NOWHERE
        s.damage[i] = 0
    s.grey_left = GREY_TOKENS
    s.black_left = BLACK_TOKENS
    for i in range(HAND_KINDS * players(s)):
        s.hand[i] = 0
    for i in range(LAYABLE * players(s)):
        s.laid[i] = 0
    for i in range(CHARGES * players(s)):
        s.ammo[i] = 0
    for i in range(KINDS):
        s.discard[i] = 0
        s.restock[i] = 0
    for i in range(SEATS):
        s.hand_n[i] = 0
        s.times[i] = -1
        s.source[i] = -1
        s.answer[i] = -1
    for i in range(SEATS * SEATS):
        s.doubt[i] = 0
    clear_numbers(s)


def clear_numbers(s: Board) -> None:
    """Everything that is a single number."""
    s.door = 0
    s.stack_runs = 0
    s.boost_aside = 0
    s.infected = 0
    s.infections = 0
    s.first_host = -1
    s.merit = 0
    s.anti_spent = 0
    s.sole_clean = -1
    s.scan_red = -1
    s.scan_seats = 0
    s.scan_infected = 0
    s.rounds = 0
    s.entered = 0
    s.claimed = 0
    s.asked = 0
    s.work = NO_WORK
    s.stage = 0
    s.worker = 0
    s.partner = NO_PARTNER
    s.detail = 0
    s.to_draw = 0
    s.alert_room = NOWHERE
    s.alert_seat = 0
    s.damage_by = NO_PARTNER
    s.pile_bottom = 0
    s.pile_second = 0
    s.put_second = 0


def build_search_stack(s: Board) -> None:
    """Shuffle the search cards; the packet with the host card lies on top (PS-SETUP-3, PS-VAR-5)."""
    n: i64 = players(s)
    kind: i64
    i: i64
    s.search_n = 0
    for kind in range(KINDS):
        count: i64 = SEARCH_CARDS[kind]
        if s.options[OPTION_BONUS] == 1 and kind != ANTI:
            count += BONUS_CARDS[kind]
        if kind == HOST:
            count -= 1
        elif kind == GAS:
            count -= n
        add_cards(s, kind, count)
    for i in range(s.search_n, MOST_SEARCH):
        s.search[i] = NO_KIND
    shuffle(s, s.search, 0, s.search_n)
    mixed: i64 = 2 * n - 1 if s.options[OPTION_PACKET] == 1 else 2 * (n - 1)
    add_cards(s, GAS, n)
    add_cards(s, HOST, 1)
    s.packet_left = mixed + n + 1
    shuffle(s, s.search, s.search_n - s.packet_left, s.packet_left)
    if s.options[OPTION_BONUS] == 1:
        insert_antidote(s)


def add_cards(s: Board, kind: i64, count: i64) -> None:
    """Put cards on top of the search stack."""
    i: i64
    for i in range(count):
        s.search[s.search_n] = kind
        s.search_n += 1


def insert_antidote(s: Board) -> None:
    """Put the antidote into the lower half of the stack (PS-SETUP-4)."""
    half: i64 = (s.search_n + 1) // 2
    above: i64 = half + draw(s, s.search_n - half + 1)
    at: i64 = s.search_n - above
    i: i64
    for i in range(s.search_n, at, -1):
        s.search[i] = s.search[i - 1]
    s.search[at] = ANTI
    s.search_n += 1


def build_room_stack(s: Board) -> None:
    """Pile 2 on pile 1, which holds the open terminal and, among its last cards, the hive (PS-SETUP-7)."""
    i: i64
    s.pile_n = STACK
    for i in range(2, STACK):
        s.pile[i] = HIVE + STACK - i
    shuffle(s, s.pile, 2, STACK - 2)
    s.pile[1] = OPEN_TERMINAL
    shuffle(s, s.pile, 1, FIRST_PILE + 1)
    s.pile[0] = HIVE
    shuffle(s, s.pile, 0, s.options[OPTION_HIVE_MIX] + 1)


def deal_hands(s: Board) -> None:
    """Infection cards, then two cards each; an alert is replaced and brings a parasite (PS-SETUP-2, 5, 6)."""
    seat: i64
    i: i64
    for seat in range(players(s)):
        s.hand[HAND_KINDS * seat + INFECTION + seat] = s.options[OPTION_INFECTION_CARDS]
        s.hand_n[seat] = s.options[OPTION_INFECTION_CARDS]
        s.spare[seat] = 0
    for i in range(DEALT):
        for seat in range(players(s)):
            deal_card(s, seat)
    alerts: i64 = 1
    while alerts > 0:
        alerts = 0
        for seat in range(players(s)):
            for i in range(s.spare[seat]):
                s.spare[seat] -= 1
                s.discard[ALERT] += 1
                s.grey_left -= 1
                s.grey[2 * REACTOR] += 1
                deal_card(s, seat)
            alerts += s.spare[seat]


def deal_card(s: Board, seat: i64) -> None:
    """Give a player the next card; alerts are counted in `spare` until they are replaced (PS-SETUP-5, 6)."""
    kind: i64 = pop_search(s)
    if kind == ALERT:
        s.spare[seat] += 1
    else:
        keep_drawn(s, seat, kind)
