"""Parasites: tokens, hits, alerts, and how they walk (sections 3.6, 6.5, 8.4)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sublevel.engine.core import EVERYBODY, bit, draw, emit
from sublevel.games.panic_station.board import card_beside
from sublevel.games.panic_station.state import (
    ALERTED,
    OPTION_ROLL,
    PARASITE_CAME,
    PARASITE_HIT,
    PARASITE_RELOCATED,
    PARASITE_WALKED,
    RELOCATING,
    TURN,
    Board,
    begin_list,
    offer,
)
from sublevel.games.panic_station.tables import (
    BLACK,
    CARDS,
    DOUBLE,
    GREY,
    NO_CARD,
    NOWHERE,
    OPEN,
    RELOCATE,
    ROOMS,
)

WORN: Final = 2  # the colours of events go on: a black token that shows its grey side
GONE: Final = 3
COLOURS: Final = 3


def parasites_in(s: Board, room: i64) -> i64:
    """How many parasites a room holds."""
    return s.grey[room] + s.black[room] + s.worn[room]


def greys_in(s: Board, room: i64) -> i64:
    """How many of them look grey."""
    return s.grey[room] + s.worn[room]


def bite(s: Board, room: i64) -> i64:
    """How many points each character in a room would lose (PS-PAR-4)."""
    return s.grey[room] + s.worn[room] + 2 * s.black[room]


def add_parasite(s: Board, room: i64, colour: i64, number: i64) -> None:
    """Change how many parasites of a colour a room holds."""
    if colour == GREY:
        s.grey[room] += number
    elif colour == BLACK:
        s.black[room] += number
    else:
        s.worn[room] += number


def hit_parasite(s: Board, room: i64, colour: i64) -> None:
    """A parasite loses its point: grey ones leave, a black one turns grey (section 3.6, PS-SHOOT-7)."""
    after: i64 = GONE
    before: i64 = colour
    if colour == BLACK:
        s.black[room] -= 1
        if s.grey_left > 0:
            s.grey_left -= 1
            s.black_left += 1
            s.grey[room] += 1
            after = GREY
        else:
            s.worn[room] += 1
            after = WORN
    elif colour == GREY and s.grey[room] > 0:
        s.grey[room] -= 1
        s.grey_left += 1
    else:
        before = WORN
        s.worn[room] -= 1
        s.black_left += 1
    emit(s, EVERYBODY, PARASITE_HIT, room, before, after, 0)


def hit_all(s: Board, room: i64) -> None:
    """A grenade hits each parasite of a room once, grey tokens first (PS-ITEM-7, PS-DMG-1)."""
    greys: i64 = s.grey[room]
    worn: i64 = s.worn[room]
    blacks: i64 = s.black[room]
    i: i64
    for i in range(greys):
        hit_parasite(s, room, GREY)
    for i in range(worn):
        hit_parasite(s, room, WORN)
    for i in range(blacks):
        hit_parasite(s, room, BLACK)


def alert_target(s: Board, room: i64, direction: i64) -> i64:
    """Where a parasite of an alert appears: links do not matter (PS-ALERT-2)."""
    card: i64 = room >> 1
    if DOUBLE[card] == 1 and s.beside[4 * room + direction] == room ^ 1:
        return room ^ 1
    beside: i64 = card_beside(s, card, direction)
    return room if beside == NO_CARD else 2 * beside


def alert(s: Board, seat: i64, room: i64) -> None:
    """A new parasite appears; with an empty supply one is relocated, by choice of the seat (PS-ALERT-1, 3, 4, 5)."""
    direction: i64 = draw(s, 4)
    target: i64 = alert_target(s, room, direction)
    emit(s, EVERYBODY, ALERTED, seat, room, direction + 1, target)
    if s.grey_left > 0:
        s.grey_left -= 1
        s.grey[target] += 1
        emit(s, EVERYBODY, PARASITE_CAME, target, GREY, 0, 0)
    elif s.black_left > 0:
        s.black_left -= 1
        s.black[target] += 1
        emit(s, EVERYBODY, PARASITE_CAME, target, BLACK, 0, 0)
    else:
        s.alert_room = target
        s.alert_seat = seat
        s.phase = RELOCATING
        s.waiting = bit(seat)
        list_relocations(s)
        if s.legal_count == 1:
            relocate(s, s.legal[0] - RELOCATE)
        s.legal_count = 0


def most_parasites(s: Board) -> i64:
    """How many parasites the fullest room holds."""
    most: i64 = 0
    room: i64
    for room in range(ROOMS):
        if s.turned[room >> 1] >= 0:
            most = max(most, parasites_in(s, room))
    return most


def list_relocations(s: Board) -> None:
    """List what can be taken to the place of an alert: any colour out of a fullest room (PS-ALERT-4)."""
    most: i64 = 1
    card: i64
    room: i64
    begin_list(s)
    for card in range(CARDS):
        if s.turned[card] >= 0:
            for room in range(2 * card, 2 * card + 1 + DOUBLE[card]):
                number: i64 = parasites_in(s, room)
                if number > most:
                    most = number
                    begin_list(s)
                if number == most:
                    offer_relocations(s, room)


def offer_relocations(s: Board, room: i64) -> None:
    """List what can be taken out of a room."""
    if greys_in(s, room) > 0:
        offer(s, RELOCATE + 2 * room + GREY)
    if s.black[room] > 0:
        offer(s, RELOCATE + 2 * room + BLACK)


def relocate(s: Board, choice: i64) -> None:
    """Take a parasite to the place of an alert; it keeps its side (PS-ALERT-4). The interrupted work goes on."""
    room: i64 = choice >> 1
    colour: i64 = choice & 1
    if colour == GREY and s.grey[room] == 0:
        colour = WORN
    add_parasite(s, room, colour, -1)
    add_parasite(s, s.alert_room, colour, 1)
    emit(s, EVERYBODY, PARASITE_RELOCATED, s.alert_seat, room, s.alert_room, colour)
    s.alert_room = NOWHERE
    s.phase = TURN
    s.waiting = bit(s.active)


def reading_key(s: Board, room: i64) -> i64:
    """Rooms in reading order have growing keys (PS-PAR-3)."""
    card: i64 = room >> 1
    return 128 * (32 - s.y[card]) + 2 * (s.x[card] + 32) + (room & 1)


def list_infested(s: Board) -> i64:
    """Put the rooms with parasites into `queue`, in reading order; return how many there are (PS-PAR-3)."""
    count: i64 = 0
    card: i64
    room: i64
    for card in range(CARDS):
        if s.turned[card] >= 0:
            for room in range(2 * card, 2 * card + 1 + DOUBLE[card]):
                if parasites_in(s, room) > 0:
                    queue_infested(s, room, count)
                    count += 1
    return count


def queue_infested(s: Board, room: i64, count: i64) -> None:
    """Put a room among so many in `queue`, where it comes in reading order."""
    at: i64 = count
    while at > 0 and reading_key(s, s.queue[at - 1]) > reading_key(s, room):
        s.queue[at] = s.queue[at - 1]
        at -= 1
    s.queue[at] = room


def walk_all(s: Board) -> None:
    """Every parasite walks one room where its die points, if the way is open (PS-PAR-3)."""
    count: i64 = list_infested(s)
    i: i64
    room: i64
    for i in range(count):
        room = s.queue[i]
        s.spare[3 * i] = s.black[room]
        s.spare[3 * i + 1] = s.worn[room]
        s.spare[3 * i + 2] = s.grey[room]
    direction: i64 = -1
    if count > 0 and s.options[OPTION_ROLL] == 1:
        direction = draw(s, 4)
    for i in range(count):
        walk_room(s, s.queue[i], BLACK, s.spare[3 * i], direction)
        walk_room(s, s.queue[i], WORN, s.spare[3 * i + 1], direction)
        walk_room(s, s.queue[i], GREY, s.spare[3 * i + 2], direction)


def walk_room(s: Board, room: i64, colour: i64, number: i64, common: i64) -> None:
    """Let so many parasites of a colour walk out of a room; each has its own die unless there is a common one."""
    i: i64
    for i in range(number):
        direction: i64 = draw(s, 4) if common < 0 else common
        to: i64 = room
        if s.link[4 * room + direction] == OPEN:
            to = s.beside[4 * room + direction]
        add_parasite(s, room, colour, -1)
        add_parasite(s, to, colour, 1)
        emit(s, EVERYBODY, PARASITE_WALKED, room, to, colour, direction + 1)
