"""Encounters and exchanges: who must meet whom, what may be given, and what comes of it (sections 8.1 to 8.3)."""

from __future__ import annotations

from mypy_extensions import i64

from sublevel.engine.core import EVERYBODY, bit, emit
from sublevel.games.panic_station.beliefs import believe_exchange
from sublevel.games.panic_station.cards import infect, is_infected, players, put_in_hand, take_from_hand
from sublevel.games.panic_station.memory import remember_exchange
from sublevel.games.panic_station.state import (
    ANSWERED,
    CARDS_SWAPPED,
    CURED,
    EXCHANGE_BEGAN,
    EXCHANGED,
    GIFT_CHOSEN,
    GIVING,
    NO_WORK,
    OPTION_GRENADE,
    OPTION_HOST_GIFT,
    OPTION_LIMIT,
    SWAPPING,
    TURN,
    Board,
    offer,
)
from sublevel.games.panic_station.tables import (
    ANTI,
    GAS,
    GIVE,
    HAND_KINDS,
    HOST,
    INFECTION,
    ITEMS,
    NO_PARTNER,
    REACTOR,
    SWAP,
)

# Encounter.


def seats_in(s: Board, room: i64) -> i64:
    """The players who have a character in a room (PS-ENC-6: the same half of a double card), as a set of seats."""
    found: i64 = 0
    seat: i64
    for seat in range(players(s)):
        if s.room[2 * seat] == room or s.room[2 * seat + 1] == room:
            found |= bit(seat)
    return found


def others_in(s: Board, room: i64, seat: i64) -> i64:
    """The same without one player."""
    return seats_in(s, room) & ~bit(seat)


def exchange_due(s: Board, character: i64) -> bool:
    """Whether the room that a character of the active player entered asks for an exchange (PS-ENC-1, 3, 5)."""
    room: i64 = s.room[character]
    if room == 2 * REACTOR or others_in(s, room, s.active) == 0:
        return False
    if s.options[OPTION_GRENADE] == 1 and (s.grenaded >> room) & 1 == 1:
        return False
    swapped: i64 = s.swapped_trooper if character & 1 == 0 else s.swapped_android
    return (swapped >> room) & 1 == 0


def list_swaps(s: Board) -> None:
    """List whom the active player may exchange with in an encounter (PS-ENC-2)."""
    present: i64 = others_in(s, s.room[s.worker], s.active)
    seat: i64
    for seat in range(players(s)):
        if (present >> seat) & 1 == 1:
            offer(s, SWAP + seat)


def begin_exchange(s: Board, partner: i64) -> None:
    """Both partners choose a card, secretly and at once; the room asks for no other exchange (PS-ENC-3, PS-XCH-1)."""
    room: i64 = s.room[s.worker]
    if s.options[OPTION_LIMIT] == 0 or s.worker & 1 == 0:
        s.swapped_trooper |= bit(room)
    if s.options[OPTION_LIMIT] == 0 or s.worker & 1 == 1:
        s.swapped_android |= bit(room)
    s.work = SWAPPING
    s.partner = partner
    s.phase = GIVING
    s.waiting = bit(s.active) | bit(partner)
    emit(s, EVERYBODY, EXCHANGE_BEGAN, s.active, partner, room, 0)


# What may be given.


def holds_item(s: Board, seat: i64) -> bool:
    """Whether a hand holds an item that can be given: a spent antidote is none (PS-XCH-2)."""
    first: i64 = HAND_KINDS * seat
    kind: i64
    for kind in range(ITEMS):
        if s.hand[first + kind] > 0 and (kind != ANTI or s.anti_spent == 0):
            return True
    return False


def foreign_cards(s: Board, seat: i64) -> bool:
    """Whether a hand holds infection cards of others."""
    other: i64
    for other in range(players(s)):
        if other != seat and s.hand[HAND_KINDS * seat + INFECTION + other] > 0:
            return True
    return False


def host_giftable(s: Board, seat: i64) -> bool:
    """Whether the host card may be given: by option, infected and without an own infection card (PS-XCH-13)."""
    own: i64 = s.hand[HAND_KINDS * seat + INFECTION + seat]
    return s.options[OPTION_HOST_GIFT] == 1 and is_infected(s, seat) and own == 0


def gift_legal(s: Board, seat: i64, kind: i64) -> bool:
    """Whether a player may give a card of this kind (table of PS-XCH-2; PS-XCH-8, 10, 12)."""
    first: i64 = HAND_KINDS * seat
    if s.hand[first + kind] == 0:
        return False
    if kind == INFECTION + seat:
        return is_infected(s, seat)
    if kind == HOST:
        return host_giftable(s, seat)
    if kind < ITEMS and (kind != ANTI or s.anti_spent == 0):
        return True
    own: bool = is_infected(s, seat) and s.hand[first + INFECTION + seat] > 0
    if holds_item(s, seat) or own:
        return False
    if kind == ANTI:
        return not foreign_cards(s, seat) and not (s.hand[first + HOST] > 0 and host_giftable(s, seat))
    return True


def list_gifts(s: Board, seat: i64) -> None:
    """List what a player may give (PS-XCH-1, 2)."""
    kind: i64
    for kind in range(HAND_KINDS):
        if gift_legal(s, seat, kind):
            offer(s, GIVE + kind)


def answer_gift(s: Board, seat: i64, kind: i64) -> None:
    """Commit a gift, for good; when both are in, the cards change hands (PS-PEND-2)."""
    s.answer[seat] = kind
    s.waiting &= ~bit(seat)
    s.disclosed = 1
    emit(s, EVERYBODY, ANSWERED, seat, 0, 0, 0)
    emit(s, bit(seat), GIFT_CHOSEN, seat, kind, 0, 0)
    if s.waiting == 0:
        exchange(s, s.active, s.partner)


# What comes of it.


def attempts(s: Board, seat: i64, kind: i64, infected: i64) -> bool:
    """Whether a gift is an infection attempt (PS-XCH-4, 5, 13); `infected` is the set before the exchange."""
    if (infected >> seat) & 1 == 0:
        return False
    return kind == INFECTION + seat or kind == HOST


def wards(kind: i64, fresh: bool) -> bool:
    """Whether a gift wards an attempt off (PS-XCH-4, 7)."""
    return kind == GAS or (kind == ANTI and fresh)


def exchange(s: Board, seat: i64, partner: i64) -> None:
    """Both cards change hands; attempts and the antidote take effect together (PS-XCH-3 to 9, 13)."""
    before: i64 = s.infected
    fresh: bool = s.anti_spent == 0
    gave: i64 = s.answer[seat]
    got: i64 = s.answer[partner]
    s.answer[seat] = -1
    s.answer[partner] = -1
    take_from_hand(s, seat, gave)
    take_from_hand(s, partner, got)
    put_in_hand(s, partner, gave)
    put_in_hand(s, seat, got)
    s.disclosed = 1
    emit(s, EVERYBODY, EXCHANGED, seat, partner, 0, 0)
    emit(s, bit(seat), CARDS_SWAPPED, seat, partner, gave, got)
    emit(s, bit(partner), CARDS_SWAPPED, partner, seat, got, gave)
    if attempts(s, seat, gave, before) and (before >> partner) & 1 == 0 and not wards(got, fresh):
        infect(s, partner, seat)
        s.merit |= bit(seat)
    if attempts(s, partner, got, before) and (before >> seat) & 1 == 0 and not wards(gave, fresh):
        infect(s, seat, partner)
        s.merit |= bit(partner)
    if gave == ANTI and fresh:
        spend_antidote(s, seat, partner, before)
    if got == ANTI and fresh:
        spend_antidote(s, partner, seat, before)
    believe_exchange(s, seat, partner, gave, got)
    remember_exchange(s, seat, partner, gave, got, before, 1 if fresh else 0)
    s.work = NO_WORK
    s.partner = NO_PARTNER
    s.phase = TURN
    s.waiting = bit(s.active)


def spend_antidote(s: Board, giver: i64, receiver: i64, before: i64) -> None:
    """A fresh antidote was given: it cures, and is spent even without effect (PS-XCH-7, PS-INF-3, PS-END-5)."""
    s.anti_spent = 1
    if s.sole_clean == giver:
        s.sole_clean = -1
    if (before >> receiver) & 1 == 1:
        s.infected &= ~bit(receiver)
        s.times[receiver] = -1
        s.source[receiver] = -1
        emit(s, bit(receiver), CURED, receiver, giver, 0, 0)
