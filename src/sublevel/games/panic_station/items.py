"""Items that are no weapons (section 7.7)."""

from __future__ import annotations

from mypy_extensions import i64

from sublevel.engine.core import EVERYBODY, bit, emit
from sublevel.games.panic_station.cards import can_use, discard_used, lay_out, leave_hand, min_hand, players
from sublevel.games.panic_station.exchange import others_in
from sublevel.games.panic_station.memory import remember_hand
from sublevel.games.panic_station.parasites import add_parasite, parasites_in
from sublevel.games.panic_station.state import (
    BODY_SCANNED,
    BOOSTED,
    HAND_SEEN,
    HEALED,
    ITEM_LAID,
    ITEM_USED,
    SIGNAL_SENT,
    Board,
    offer,
)
from sublevel.games.panic_station.tables import (
    AID,
    AID_ONE,
    AID_TWO,
    BLACK,
    BODY_SCAN,
    BOOST,
    DOOR,
    FULL_LIFE,
    GREY,
    HAND_KINDS,
    LAID_KIND,
    LAY_OUT,
    LAYABLE,
    NOWHERE,
    OPEN,
    ROOMS,
    SCAN,
    SEND,
    SIGNAL,
    SINGLE_SCAN,
    SINGLE_SIGNAL,
    USE_BOOST,
)


def list_boost(s: Board) -> None:
    """List the energy boost (PS-ITEM-5)."""
    if can_use(s, s.active, BOOST):
        offer(s, USE_BOOST)


def boost(s: Board) -> None:
    """Two more action points; the card lies aside until the turn ends (PS-ITEM-5)."""
    leave_hand(s, s.active, BOOST)
    s.boost_aside += 1
    s.ap += 2
    emit(s, EVERYBODY, ITEM_USED, s.active, BOOST, 0, 0)
    emit(s, EVERYBODY, BOOSTED, s.active, s.ap, 0, 0)


def list_lay_outs(s: Board) -> None:
    """List the cards that can be laid out (PS-ITEM-1, 4)."""
    if s.hand_n[s.active] <= min_hand(s):
        return
    place: i64
    for place in range(LAYABLE):
        if s.hand[HAND_KINDS * s.active + LAID_KIND[place]] > 0:
            offer(s, LAY_OUT + place)


def equip(s: Board, place: i64) -> None:
    """Lay a card out for good (PS-ITEM-4)."""
    lay_out(s, s.active, place)
    emit(s, EVERYBODY, ITEM_LAID, s.active, LAID_KIND[place], 0, 0)


# First aid.


def reached_by_own(s: Board, character: i64) -> bool:
    """Whether a living character shares its room with one of the active player's, or is one (PS-ITEM-6)."""
    room: i64 = s.room[character]
    return room != NOWHERE and (s.room[2 * s.active] == room or s.room[2 * s.active + 1] == room)


def can_aid(s: Board, character: i64) -> bool:
    """Whether first aid would help a character (PS-ITEM-6)."""
    return s.life[character] < FULL_LIFE and reached_by_own(s, character)


def list_aid(s: Board) -> None:
    """List first aid for one character, then for two in one room (PS-ITEM-6)."""
    if not can_use(s, s.active, AID):
        return
    last: i64
    first: i64
    for last in range(2 * players(s)):
        if can_aid(s, last):
            offer(s, AID_ONE + last)
    for last in range(2 * players(s)):
        if can_aid(s, last):
            for first in range(last):
                if can_aid(s, first) and s.room[first] == s.room[last]:
                    offer(s, AID_TWO + last * (last - 1) // 2 + first)


def heal_character(s: Board, character: i64, points: i64) -> None:
    """A character gains life, up to four points (PS-HEAL-1, PS-ITEM-6)."""
    gained: i64 = min(points, FULL_LIFE - s.life[character])
    s.life[character] += gained
    emit(s, EVERYBODY, HEALED, character, gained, s.life[character], 0)


def aid_one(s: Board, character: i64) -> None:
    """First aid for one character (PS-ITEM-6)."""
    discard_used(s, s.active, AID)
    heal_character(s, character, 2)


def second_of_pair(pair: i64) -> i64:
    """The greater of the two characters that a pair stands for (section 4.1)."""
    last: i64 = 1
    while last * (last + 1) // 2 <= pair:
        last += 1
    return last


def aid_two(s: Board, pair: i64) -> None:
    """First aid for two characters (PS-ITEM-6)."""
    last: i64 = second_of_pair(pair)
    discard_used(s, s.active, AID)
    heal_character(s, pair - last * (last - 1) // 2, 1)
    heal_character(s, last, 1)


# Body scanner.


def list_body_scans(s: Board) -> None:
    """List whose hand can be looked at (PS-ITEM-9)."""
    if not can_use(s, s.active, SCAN):
        return
    j: i64
    seat: i64
    for j in range(2):
        room: i64 = s.room[2 * s.active + j]
        if room != NOWHERE:
            present: i64 = others_in(s, room, s.active)
            for seat in range(players(s)):
                if (present >> seat) & 1 == 1:
                    offer(s, BODY_SCAN + 6 * j + seat)


def body_scan(s: Board, seat: i64) -> None:
    """Look at a player's whole hand (PS-ITEM-9)."""
    s.ap -= 1
    if SINGLE_SCAN[0] == 1:
        discard_used(s, s.active, SCAN)
    else:
        emit(s, EVERYBODY, ITEM_USED, s.active, SCAN, 0, 0)
    s.disclosed = 1
    emit(s, EVERYBODY, BODY_SCANNED, s.active, seat, 0, 0)
    kind: i64
    for kind in range(HAND_KINDS):
        if s.hand[HAND_KINDS * seat + kind] > 0:
            emit(s, bit(s.active), HAND_SEEN, seat, kind, s.hand[HAND_KINDS * seat + kind], 0)
    remember_hand(s, s.active, seat)


# Parasite signal.


def carries_signal(s: Board, room: i64, direction: i64) -> bool:
    """Whether parasites can follow a signal from a room to its neighbour (PS-ITEM-10)."""
    link: i64 = s.link[4 * room + direction]
    return link == OPEN or (link == DOOR and s.door == 1)


def signal_reach(s: Board, room: i64) -> i64:
    """The rooms that a signal can call the parasites of a room to, as a set (PS-ITEM-10, PS-GEO-8)."""
    found: i64 = 0
    first: i64
    second: i64
    for first in range(4):
        if carries_signal(s, room, first):
            beside: i64 = s.beside[4 * room + first]
            found |= bit(beside)
            for second in range(4):
                if carries_signal(s, beside, second):
                    found |= bit(s.beside[4 * beside + second])
    return found & ~bit(room)


def list_signals(s: Board, price: i64) -> None:
    """List where a signal can call parasites; one that stays takes a point that no duty needs (PS-ITEM-10)."""
    if not can_use(s, s.active, SIGNAL) or (SINGLE_SIGNAL[0] == 0 and price >= s.ap):
        return
    room: i64
    to: i64
    for room in range(ROOMS):
        if s.turned[room >> 1] >= 0 and parasites_in(s, room) > 0:
            reach: i64 = signal_reach(s, room)
            for to in range(ROOMS):
                if (reach >> to) & 1 == 1:
                    offer(s, SEND + ROOMS * room + to)


def send_signal(s: Board, room: i64, to: i64) -> None:
    """Call all parasites of a room to another (PS-ITEM-10)."""
    if SINGLE_SIGNAL[0] == 1:
        discard_used(s, s.active, SIGNAL)
    else:
        s.ap -= 1
        emit(s, EVERYBODY, ITEM_USED, s.active, SIGNAL, 0, 0)
    emit(s, EVERYBODY, SIGNAL_SENT, room, to, parasites_in(s, room), 0)
    add_parasite(s, to, GREY, s.grey[room])
    add_parasite(s, to, BLACK, s.black[room])
    s.worn[to] += s.worn[room]
    s.grey[room] = 0
    s.black[room] = 0
    s.worn[room] = 0
