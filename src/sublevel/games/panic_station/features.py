"""The observation for a neural network: one row of numbers, from nothing that the seat cannot know."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sublevel.games.panic_station.board import top_card
from sublevel.games.panic_station.cards import alive, charges, is_infected, players
from sublevel.games.panic_station.state import (
    OPTION_COUNT,
    SURELY_CLEAN,
    SURELY_INFECTED,
    Board,
)
from sublevel.games.panic_station.tables import (
    ANTI,
    CARDS,
    HAND_KINDS,
    KINDS,
    LAYABLE,
    NO_PARTNER,
    NOWHERE,
    OPEN,
    ROOMS,
)

SEATS: Final = 6
ROOM: Final = 0  # for each room: laid, x, y, red, three kinds of parasites, four links, six players with figures there
ROOM_WIDTH: Final = 17
SEAT: Final = ROOM + ROOMS * ROOM_WIDTH  # for each seat, see `write_seat`
SEAT_WIDTH: Final = 23
HAND: Final = SEAT + SEATS * SEAT_WIDTH  # own cards, then cards known in each hand
DISCARD: Final = HAND + (SEATS + 1) * HAND_KINDS  # the discard, and what the stack was made of last
TOP: Final = DISCARD + 2 * KINDS  # the top room card
OWN: Final = TOP + CARDS  # see `write_own`
OWN_WIDTH: Final = 34
OPTIONS: Final = OWN + OWN_WIDTH
SIZE: Final = OPTIONS + OPTION_COUNT


def features(s: Board, seat: i64, out: vec[float]) -> None:
    """Write the whole observation of a seat (sections 10.2, 10.5)."""
    i: i64
    for i in range(SIZE):
        out[i] = 0.0
    for i in range(ROOMS):
        if s.turned[i >> 1] >= 0:
            write_room(s, i, ROOM + ROOM_WIDTH * i, out)
    for i in range(players(s)):
        write_seat(s, seat, i, SEAT + SEAT_WIDTH * i, out)
    write_cards(s, seat, out)
    if s.pile_n > 0:
        out[TOP + top_card(s)] = 1.0
    write_own(s, seat, OWN, out)
    for i in range(OPTION_COUNT):
        out[OPTIONS + i] = float(s.options[i]) / 100.0


def flag(value: bool) -> float:
    """A truth as a number."""
    return 1.0 if value else 0.0


def write_room(s: Board, room: i64, at: i64, out: vec[float]) -> None:
    """A room of a laid card: where it is, what is in it, where it leads."""
    card: i64 = room >> 1
    i: i64
    out[at] = 1.0
    out[at + 1] = float(s.x[card]) / 10.0
    out[at + 2] = float(s.y[card]) / 10.0
    out[at + 3] = float(s.red[card])
    out[at + 4] = float(s.grey[room]) / 5.0
    out[at + 5] = float(s.black[room]) / 5.0
    out[at + 6] = float(s.worn[room]) / 5.0
    for i in range(4):
        if s.beside[4 * room + i] != NOWHERE:
            out[at + 7 + i] = 1.0 if s.link[4 * room + i] == OPEN else float(s.link[4 * room + i]) / 4.0
    for i in range(2 * players(s)):
        if s.room[i] == room:
            out[at + 11 + (i >> 1)] += 0.5


def write_seat(s: Board, seat: i64, other: i64, at: i64, out: vec[float]) -> None:
    """A player as a seat sees him."""
    i: i64
    out[at] = flag(other == seat)
    out[at + 1] = flag(alive(s, other))
    out[at + 2] = flag(s.active == other)
    out[at + 3] = flag((s.waiting >> other) & 1 == 1)
    out[at + 4] = flag((s.entered >> other) & 1 == 1)
    out[at + 5] = flag(s.start == other)
    out[at + 6] = float(s.life[2 * other]) / 4.0
    out[at + 7] = float(s.life[2 * other + 1]) / 4.0
    out[at + 8] = float(s.hand_n[other]) / 10.0
    out[at + 9] = float(charges(s, other)) / 8.0
    for i in range(LAYABLE):
        out[at + 10 + i] = float(s.laid[LAYABLE * other + i]) / 2.0
    out[at + 17] = flag(s.sure[SEATS * seat + other] == SURELY_INFECTED)
    out[at + 18] = flag(s.sure[SEATS * seat + other] == SURELY_CLEAN)
    out[at + 19] = flag((s.scan_seats >> other) & 1 == 1)
    out[at + 20] = flag((s.scan_same >> other) & 1 == 1)
    out[at + 21] = flag((s.reach[other] >> seat) & 1 == 1)
    out[at + 22] = flag((s.asked >> other) & 1 == 1)


def write_cards(s: Board, seat: i64, out: vec[float]) -> None:
    """Own cards, cards known in other hands, and what lies open."""
    i: i64
    for i in range(HAND_KINDS):
        out[HAND + i] = float(s.hand[HAND_KINDS * seat + i]) / 4.0
    for i in range(SEATS * HAND_KINDS):
        out[HAND + HAND_KINDS + i] = float(s.known[SEATS * HAND_KINDS * seat + i]) / 4.0
    for i in range(KINDS):
        out[DISCARD + i] = float(s.discard[i]) / 4.0
        out[DISCARD + KINDS + i] = float(s.restock[i]) / 4.0


def write_own(s: Board, seat: i64, at: i64, out: vec[float]) -> None:
    """The seat's own state, and where the match stands."""
    out[at] = flag(is_infected(s, seat))
    out[at + 1] = flag(s.hand[HAND_KINDS * seat + ANTI] > 0 and s.anti_spent == 1)
    out[at + 2] = flag(s.sole_clean == seat)
    out[at + 3] = float(s.anti_known[seat]) / 7.0
    out[at + 4] = flag(s.answer[seat] >= 0)
    out[at + 5 + s.phase] = 1.0  # eight phases
    out[at + 13] = float(s.ap) / 4.0
    out[at + 14] = float(s.rounds) / 30.0
    out[at + 15] = float(s.turn_at) / 6.0
    out[at + 16] = float(s.door)
    out[at + 17] = float(s.duty)
    out[at + 18] = float(s.pile_n) / 19.0
    out[at + 19] = float(s.search_n) / 40.0
    out[at + 20] = float(s.packet_left) / 17.0
    out[at + 21] = float(s.stack_runs) / 4.0
    out[at + 22] = float(s.scan_red) / 6.0
    out[at + 23] = float(s.terminal_used)
    out[at + 24] = float(s.under_used)
    out[at + 25] = flag(s.run_bonus == 1)
    out[at + 26] = flag(s.run_bonus == 2)
    out[at + 27] = float(s.grey_left) / 5.0
    out[at + 28] = float(s.black_left) / 5.0
    out[at + 29] = float(s.damage[2 * seat]) / 4.0
    out[at + 30] = float(s.damage[2 * seat + 1]) / 4.0
    if s.partner != NO_PARTNER:
        out[at + 31] = flag(s.partner == seat)
        out[at + 32] = float(s.partner) / 5.0
    out[at + 33] = float(s.boost_aside) / 2.0
