"""Dealing the cards anew that a seat has not located: all placings that fit are equally likely (PS-RES-5)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sublevel.engine.core import SPECTATOR, bit, draw
from sublevel.games.panic_station.cards import players, shuffle
from sublevel.games.panic_station.memory import ABOVE_ANTIDOTE, FIRST_STACK, at
from sublevel.games.panic_station.state import OPTION_BONUS, OPTION_INFECTION_CARDS, Board
from sublevel.games.panic_station.tables import (
    ALERT,
    ANTI,
    BONUS_CARDS,
    BOOST,
    GAS,
    HAND_KINDS,
    HOST,
    INFECTION,
    KINDS,
    LAID_KIND,
    LAYABLE,
    NO_KIND,
    SEARCH_CARDS,
)

ALL_GAS: Final = 12
DEALS: Final = 10  # ways to deal the search cards that are tried to one way to deal the infection cards
BITS: Final = vec[i64]([bin(seats).count("1") for seats in range(64)])  # [set of seats]: how many are in it


def find_unplaced(s: Board, seat: i64) -> None:
    """Count the cards that a seat has not located, and the places in hands for them; hands get their known cards."""
    kind: i64
    other: i64
    i: i64
    for kind in range(KINDS):
        s.unplaced[kind] = SEARCH_CARDS[kind] + s.options[OPTION_BONUS] * BONUS_CARDS[kind] - s.discard[kind]
    for other in range(players(s)):
        s.unplaced[INFECTION + other] = s.options[OPTION_INFECTION_CARDS]
    s.unplaced[BOOST] -= s.boost_aside
    for other in range(players(s)):
        for i in range(LAYABLE):
            s.unplaced[LAID_KIND[i]] -= s.laid[LAYABLE * other + i]
        if other != seat:
            find_free(s, seat, other)
        for kind in range(HAND_KINDS):
            s.unplaced[kind] -= s.hand[HAND_KINDS * other + kind]
    if seat < SPECTATOR:
        s.free[seat] = 0


def find_free(s: Board, seat: i64, other: i64) -> None:
    """Give a hand the cards that a seat knows there, and count the places for others in it."""
    free: i64 = s.hand_n[other]
    first: i64 = HAND_KINDS * other
    kind: i64
    for kind in range(HAND_KINDS):
        known: i64 = s.known[at(seat, other) + kind] if seat < SPECTATOR else 0
        s.hand[first + kind] = known
        free -= known
    s.free[other] = free


# Infection cards.


def deal_infection_cards(s: Board, seat: i64) -> bool:
    """Give the infection cards to hands that can hold them; False if this try does not come out.

    Each card draws one of as many places as there could be for it at most; if fewer are free and the number is one too
    many, all begin anew. So every placing is as likely as any other.
    """
    size: i64
    colour: i64
    i: i64
    for colour in range(players(s)):
        s.spare[colour] = hands_for(s, colour, seat)
    for size in range(1, SPECTATOR + 1):
        for colour in range(players(s)):
            hands: i64 = s.spare[colour]
            if s.unplaced[INFECTION + colour] > 0 and bits(hands) == size:
                for i in range(s.unplaced[INFECTION + colour]):
                    most: i64 = places_in(s, hands) + elsewhere(s, seat, hands)
                    if most == 0 or not deal_to(s, INFECTION + colour, hands, draw(s, most)):
                        return False
    for colour in range(players(s)):
        s.unplaced[INFECTION + colour] = 0
    return True


def hands_for(s: Board, colour: i64, seat: i64) -> i64:
    """The hands, but for the seat's own, that may hold infection cards of a colour (PS-RES-1)."""
    found: i64 = 0
    other: i64
    for other in range(players(s)):
        if other != seat and (s.reach[other] >> colour) & 1 == 1:
            found |= bit(other)
    return found


def places_in(s: Board, hands: i64) -> i64:
    """How many places are free in these hands."""
    count: i64 = 0
    other: i64
    for other in range(players(s)):
        if (hands >> other) & 1 == 1:
            count += s.free[other]
    return count


def elsewhere(s: Board, seat: i64, hands: i64) -> i64:
    """How many cards dealt before took a place in these hands, though they could have gone elsewhere.

    `spare` has the hands for each colour.
    """
    count: i64 = 0
    earlier: i64
    other: i64
    for earlier in range(players(s)):
        if s.spare[earlier] & ~hands != 0:
            for other in range(players(s)):
                if (hands >> other) & 1 == 1:
                    count += dealt_to(s, seat, earlier, other)
    return count


def dealt_to(s: Board, seat: i64, colour: i64, other: i64) -> i64:
    """How many infection cards of a colour were dealt to a hand just now."""
    known: i64 = s.known[at(seat, other) + INFECTION + colour] if seat < SPECTATOR else 0
    return s.hand[HAND_KINDS * other + INFECTION + colour] - known


def deal_to(s: Board, kind: i64, hands: i64, place: i64) -> bool:
    """Put a card into one of the free places of these hands, counted through; False if that is one too many."""
    other: i64
    for other in range(players(s)):
        if (hands >> other) & 1 == 1:
            if place < s.free[other]:
                s.free[other] -= 1
                s.hand[HAND_KINDS * other + kind] += 1
                return True
            place -= s.free[other]
    return False


def bits(seats: i64) -> i64:
    """How many seats are in a set."""
    return BITS[seats]


# Search cards. Places are numbered from the top of the stack, then through the hands.


def deal_search_cards(s: Board) -> bool:
    """Deal the search cards to the stack and the hands; False if no try comes out.

    As many places are left in the hands however the infection cards were dealt, so these need not be dealt anew.
    """
    hands: i64 = places_in(s, bit(players(s)) - 1)
    total: i64 = s.search_n + hands
    left: i64 = 0
    i: i64
    for i in range(KINDS):
        left += s.unplaced[i]
    if left != total:
        return False  # cards are missing: no match leads here
    for i in range(total):
        s.spare[i] = NO_KIND
    for i in range(DEALS):
        if place_bound_cards(s, hands) if s.stack_runs == 0 else fill_new_stack(s):
            place_the_rest(s, total)
            hand_out(s)
            return True
        take_back(s, total)
    return False


def take_back(s: Board, total: i64) -> None:
    """Clear all places of the cards that were put there."""
    i: i64
    for i in range(total):
        kind: i64 = s.spare[i]
        if kind != NO_KIND:
            s.unplaced[kind] += 1
            s.spare[i] = NO_KIND


def place_bound_cards(s: Board, hands: i64) -> bool:
    """In the first stack some cards are bound to parts of it (PS-RES-5, PS-SETUP-3, PS-SETUP-4)."""
    drawn: i64 = FIRST_STACK - s.search_n
    if s.unplaced[HOST] > 0:
        place: i64 = draw(s, s.packet_left + hands)
        put(s, HOST, place if place < s.packet_left else place - s.packet_left + s.search_n)
    if s.unplaced[ANTI] > 0:
        above: i64 = max(0, ABOVE_ANTIDOTE - drawn)
        below: i64 = s.search_n - above
        if not put(s, ANTI, above + draw(s, below + hands if drawn > ABOVE_ANTIDOTE else below)):
            return False
    return place_alerts(s) and place_gas(s, hands)


def place_alerts(s: Board) -> bool:
    """Alerts lie anywhere in the stack: where one lies already another is tried, but bound cards were here first."""
    if s.unplaced[ALERT] > s.search_n:
        return False
    while s.unplaced[ALERT] > 0:
        place: i64 = draw(s, s.search_n)
        if s.spare[place] != ALERT and not put(s, ALERT, place):
            return False
    return True


def place_gas(s: Board, hands: i64) -> bool:
    """Gas cans lie anywhere, but as many as there are players were in the packet (PS-RES-5)."""
    below: i64 = 0
    while s.unplaced[GAS] > 0:
        place: i64 = draw(s, s.search_n + hands)
        if put(s, GAS, place) and s.packet_left <= place and place < s.search_n:
            below += 1
            if below > ALL_GAS - players(s):
                return False
    return True


def put(s: Board, kind: i64, place: i64) -> bool:
    """Put a card at a place; False if it is taken."""
    if s.spare[place] != NO_KIND:
        return False
    s.spare[place] = kind
    s.unplaced[kind] -= 1
    return True


def fill_new_stack(s: Board) -> bool:
    """After a reshuffle the stack holds cards of the discard of then, among them all alerts (PS-RES-5, PS-STK-3)."""
    eligible: i64 = 0
    kind: i64
    for kind in range(HAND_KINDS):
        if s.restock[kind] > 0:
            eligible += s.unplaced[kind]
    i: i64 = 0
    while s.unplaced[ALERT] > 0:
        put(s, ALERT, i)
        i += 1
    while i < s.search_n:
        if eligible == 0:
            return False
        kind = nth_eligible(s, draw(s, eligible))
        eligible -= 1
        put(s, kind, i)
        i += 1
        if in_new_stack(s, kind, i) > s.restock[kind]:
            return False
    shuffle(s, s.spare, 0, s.search_n)
    return True


def nth_eligible(s: Board, number: i64) -> i64:
    """The kind of a card among those that may be in the new stack, counted through."""
    kind: i64
    for kind in range(HAND_KINDS):
        if s.restock[kind] > 0:
            if number < s.unplaced[kind]:
                return kind
            number -= s.unplaced[kind]
    return NO_KIND


def in_new_stack(s: Board, kind: i64, count: i64) -> i64:
    """How many cards of a kind were chosen for the new stack so far."""
    found: i64 = 0
    i: i64
    for i in range(count):
        if s.spare[i] == kind:
            found += 1
    return found


def place_the_rest(s: Board, total: i64) -> None:
    """All other cards go to the places that are left, in any order; the stack's own list holds them meanwhile."""
    count: i64 = 0
    kind: i64
    i: i64
    for kind in range(KINDS):
        for i in range(s.unplaced[kind]):
            s.search[count] = kind
            count += 1
    shuffle(s, s.search, 0, count)
    for i in range(total):
        if s.spare[i] == NO_KIND:
            count -= 1
            s.spare[i] = s.search[count]


def hand_out(s: Board) -> None:
    """Make stack and hands of the cards at their places."""
    i: i64
    other: i64
    for i in range(len(s.search)):
        s.search[i] = s.spare[s.search_n - 1 - i] if i < s.search_n else NO_KIND
    place: i64 = s.search_n
    for other in range(players(s)):
        for i in range(s.free[other]):
            s.hand[HAND_KINDS * other + s.spare[place]] += 1
            place += 1
        s.free[other] = 0
