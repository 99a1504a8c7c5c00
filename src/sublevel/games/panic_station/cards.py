"""Hands, the search stack and its discard, cards laid out (sections 3.2, 7.3, 7.7, 8.7), and who is infected (8.3)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from sublevel.engine.core import EVERYBODY, bit, draw, emit
from sublevel.games.panic_station.memory import remember_draw, remember_use
from sublevel.games.panic_station.state import (
    CARD_DRAWN,
    CARD_SEEN,
    INFECTED,
    ITEM_USED,
    OPTION_INFECTION_CARDS,
    OPTION_PLAYERS,
    RESHUFFLED,
    Board,
)
from sublevel.games.panic_station.tables import (
    AMMO,
    CHARGES,
    FRESH_CHARGES,
    HAND_KINDS,
    HOST,
    KINDS,
    LAID_AMMO,
    LAID_KIND,
    LAYABLE,
    NO_KIND,
    NO_PARTNER,
)


def players(s: Board) -> i64:
    """How many seats are taken."""
    return s.options[OPTION_PLAYERS]


def alive(s: Board, seat: i64) -> bool:
    """Whether a player has a living character (PS-DMG-6)."""
    return s.life[2 * seat] > 0 or s.life[2 * seat + 1] > 0


def is_infected(s: Board, seat: i64) -> bool:
    """Whether a player is infected, both characters at once (PS-XCH-11)."""
    return (s.infected >> seat) & 1 == 1


def min_hand(s: Board) -> i64:
    """How many cards a hand keeps (PS-ITEM-1)."""
    return 2 + s.options[OPTION_INFECTION_CARDS]


def held(s: Board, seat: i64, kind: i64) -> i64:
    """How many cards of a kind a hand holds."""
    return s.hand[HAND_KINDS * seat + kind]


def can_use(s: Board, seat: i64, kind: i64) -> bool:
    """Whether a card of this kind may leave the hand by use (PS-ITEM-1)."""
    return s.hand[HAND_KINDS * seat + kind] > 0 and s.hand_n[seat] > min_hand(s)


def put_in_hand(s: Board, seat: i64, kind: i64) -> None:
    """A card comes into a hand."""
    s.hand[HAND_KINDS * seat + kind] += 1
    s.hand_n[seat] += 1


def take_from_hand(s: Board, seat: i64, kind: i64) -> None:
    """A card leaves a hand."""
    s.hand[HAND_KINDS * seat + kind] -= 1
    s.hand_n[seat] -= 1


def leave_hand(s: Board, seat: i64, kind: i64) -> None:
    """A card leaves a hand openly, for all to see (PS-RES-2)."""
    take_from_hand(s, seat, kind)
    remember_use(s, seat, kind)
    s.disclosed = 1


def discard_used(s: Board, seat: i64, kind: i64) -> None:
    """Use a card that can be used once: it goes to the search discard (section 3.3)."""
    leave_hand(s, seat, kind)
    s.discard[kind] += 1
    emit(s, EVERYBODY, ITEM_USED, seat, kind, 0, 0)


def shuffle(s: Board, cards: vec[i64], first: i64, count: i64) -> None:
    """Shuffle a stretch of a list of cards."""
    i: i64
    for i in range(count - 1, 0, -1):
        j: i64 = draw(s, i + 1)
        card: i64 = cards[first + i]
        cards[first + i] = cards[first + j]
        cards[first + j] = card


def discarded(s: Board) -> i64:
    """How many cards lie on the search discard."""
    count: i64 = 0
    kind: i64
    for kind in range(KINDS):
        count += s.discard[kind]
    return count


def can_draw(s: Board) -> bool:
    """Whether there is a search card left to draw (PS-FIND-1)."""
    return s.search_n > 0 or discarded(s) > 0


def reshuffle(s: Board) -> None:
    """Make a new search stack of the discard, whose contents everybody knows (PS-FIND-5, PS-STK-1, 3)."""
    kind: i64
    i: i64
    for kind in range(KINDS):
        s.restock[kind] = s.discard[kind]
        for i in range(s.discard[kind]):
            s.search[s.search_n] = kind
            s.search_n += 1
        s.discard[kind] = 0
    shuffle(s, s.search, 0, s.search_n)
    emit(s, EVERYBODY, RESHUFFLED, s.search_n, 0, 0, 0)


def pop_search(s: Board) -> i64:
    """Take the top card off the search stack, which is not empty; count when it was run through (PS-STK-2)."""
    s.search_n -= 1
    kind: i64 = s.search[s.search_n]
    s.search[s.search_n] = NO_KIND
    if s.search_n == 0:
        s.stack_runs += 1
    if s.packet_left > 0:
        s.packet_left -= 1
    s.disclosed = 1
    return kind


def draw_search(s: Board, seat: i64) -> i64:
    """Draw a search card for a seat, which alone may see it; NO_KIND if there is none (PS-FIND-5, 8; PS-HIDE-3)."""
    if s.search_n == 0:
        if discarded(s) == 0:
            return NO_KIND
        reshuffle(s)
    from_packet: i64 = 1 if s.packet_left > 0 else 0
    kind: i64 = pop_search(s)
    remember_draw(s, seat, from_packet)
    emit(s, EVERYBODY, CARD_DRAWN, seat, s.search_n, 0, 0)
    return kind


def keep_drawn(s: Board, seat: i64, kind: i64) -> None:
    """Keep a drawn card; the host card infects at once (PS-FIND-4, PS-INF-1)."""
    put_in_hand(s, seat, kind)
    emit(s, bit(seat), CARD_SEEN, seat, kind, 0, 0)
    if kind == HOST:
        s.first_host = seat
        infect(s, seat, NO_PARTNER)


def infect(s: Board, seat: i64, source: i64) -> None:
    """A player becomes infected, by another's card or (NO_PARTNER) by the host card (PS-INF-1, 2; PS-XCH-11)."""
    s.infected |= bit(seat)
    s.times[seat] = s.infections
    s.infections += 1
    s.source[seat] = source
    if s.sole_clean == seat:
        s.sole_clean = -1
    emit(s, bit(seat), INFECTED, seat, source, 0, 0)


def laid_out(s: Board, seat: i64, place: i64) -> i64:
    """How many cards of a kind a player has laid out; the kind by its place in LAID_KIND."""
    return s.laid[LAYABLE * seat + place]


def lay_out(s: Board, seat: i64, place: i64) -> None:
    """Lay out a card; ammunition has all its charges (PS-ITEM-4)."""
    leave_hand(s, seat, LAID_KIND[place])
    s.laid[LAYABLE * seat + place] += 1
    if place == LAID_AMMO:
        s.ammo[CHARGES * seat + FRESH_CHARGES[0] - 1] += 1


def put_away(s: Board, seat: i64, place: i64) -> None:
    """A card that was laid out is used up and goes to the search discard (section 3.3)."""
    s.laid[LAYABLE * seat + place] -= 1
    s.discard[LAID_KIND[place]] += 1
    emit(s, EVERYBODY, ITEM_USED, seat, LAID_KIND[place], 0, 0)


def charges(s: Board, seat: i64) -> i64:
    """How many charges a player has laid out, on all cards together (PS-SHOOT-1)."""
    total: i64 = 0
    i: i64
    for i in range(CHARGES):
        total += (i + 1) * s.ammo[CHARGES * seat + i]
    return total


def use_charge(s: Board, seat: i64) -> None:
    """Use one charge, of the card with the fewest; an empty card goes to the discard (PS-SHOOT-7)."""
    i: i64
    for i in range(CHARGES):
        at: i64 = CHARGES * seat + i
        if s.ammo[at] > 0:
            s.ammo[at] -= 1
            if i > 0:
                s.ammo[at - 1] += 1
            else:
                s.laid[LAYABLE * seat + LAID_AMMO] -= 1
                s.discard[AMMO] += 1
            return
