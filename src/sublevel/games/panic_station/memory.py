"""What seats remember of what they have seen: a bounded summary, kept up as things happen (section 10.5)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sublevel.engine.core import bit
from sublevel.games.panic_station.state import (
    OPTION_BONUS,
    OPTION_HOST_GIFT,
    OPTION_INFECTION_CARDS,
    OPTION_PLAYERS,
    SURELY_CLEAN,
    SURELY_INFECTED,
    UNKNOWN,
    Board,
)
from sublevel.games.panic_station.tables import ANTI, GAS, HAND_KINDS, HOST, INFECTION

FIRST_STACK: Final = 52  # cards of the first stack with all bonus cards
ABOVE_ANTIDOTE: Final = 26  # at least so many of them lie above the antidote (PS-SETUP-4)
RECEIVED: Final = 7  # a value of `anti_known`; 1 + x: the seat gave the antidote to x while it was fresh


def remember_start(s: Board) -> None:
    """Everybody holds the infection cards of his own colour, and all know it (PS-SETUP-2, PS-RES-1, PS-RES-2)."""
    i: i64
    seat: i64
    other: i64
    for i in range(36):
        s.sure[i] = UNKNOWN
    for seat in range(6):
        s.reach[seat] = 0
        s.anti_known[seat] = 0
    for seat in range(s.options[OPTION_PLAYERS]):
        s.reach[seat] = bit(seat)
        for other in range(s.options[OPTION_PLAYERS]):
            if seat != other:
                first: i64 = at(seat, other)
                for i in range(first, first + HAND_KINDS):
                    s.known[i] = 0
                s.known[first + INFECTION + other] = s.options[OPTION_INFECTION_CARDS]
    s.scan_same = 0


def at(seat: i64, other: i64) -> i64:
    """Where the cards begin that a seat knows in another's hand."""
    return 6 * HAND_KINDS * seat + HAND_KINDS * other


def remember_draw(s: Board, seat: i64, from_packet: i64) -> None:
    """A card drawn out of the packet may have been the host card (PS-RES-1, PS-RES-3)."""
    if from_packet == 0:
        return
    s.scan_same &= ~bit(seat)
    viewer: i64
    for viewer in range(s.options[OPTION_PLAYERS]):
        if s.sure[6 * viewer + seat] == SURELY_CLEAN:
            s.sure[6 * viewer + seat] = UNKNOWN


def remember_use(s: Board, seat: i64, kind: i64) -> None:
    """A card left a hand openly: used, discarded or laid out (PS-RES-2)."""
    viewer: i64
    for viewer in range(s.options[OPTION_PLAYERS]):
        forget_one(s, viewer, seat, kind)


def forget_one(s: Board, viewer: i64, seat: i64, kind: i64) -> None:
    """One known card less in a hand, if there is one."""
    if s.known[at(viewer, seat) + kind] > 0:
        s.known[at(viewer, seat) + kind] -= 1


def remember_scan(s: Board) -> None:
    """The states of those who took part are those of the scan until something may have changed them (PS-RES-1)."""
    s.scan_same = s.scan_seats


def remember_hand(s: Board, viewer: i64, seat: i64) -> None:
    """A body scan shows the whole hand, and maybe the host (PS-RES-2, PS-RES-3, PS-KNOW-6)."""
    kind: i64
    for kind in range(HAND_KINDS):
        s.known[at(viewer, seat) + kind] = s.hand[HAND_KINDS * seat + kind]
    proof: bool = s.hand[HAND_KINDS * seat + HOST] > 0 and s.options[OPTION_HOST_GIFT] == 0
    if proof and s.anti_known[viewer] != 1 + seat and no_cure_without(s, viewer):
        s.sure[6 * viewer + seat] = SURELY_INFECTED


def no_cure_without(s: Board, viewer: i64) -> bool:
    """Whether a seat can be sure that nobody was cured unless it took part (PS-RES-3)."""
    if s.options[OPTION_BONUS] == 0 or s.anti_known[viewer] != 0:
        return True
    if s.hand[HAND_KINDS * viewer + ANTI] > 0:  # it never gave or received it, so it is as it was drawn
        return True
    return s.stack_runs == 0 and FIRST_STACK - s.search_n <= ABOVE_ANTIDOTE


def remember_exchange(s: Board, p: i64, q: i64, gave_p: i64, gave_q: i64, before: i64, fresh: i64) -> None:
    """Two players exchanged; `before`: who was infected before it, `fresh`: of the antidote (sections 10.3, 10.5)."""
    both: i64 = s.reach[p] | s.reach[q]
    s.reach[p] = both
    s.reach[q] = both
    s.scan_same &= ~(bit(p) | bit(q))
    viewer: i64
    for viewer in range(s.options[OPTION_PLAYERS]):
        if viewer != p and viewer != q:
            forget_exchanged(s, viewer, p)
            forget_exchanged(s, viewer, q)
    remember_own(s, p, q, gave_p, gave_q, before, fresh)
    remember_own(s, q, p, gave_q, gave_p, before, fresh)


def forget_exchanged(s: Board, viewer: i64, seat: i64) -> None:
    """A seat exchanged with a third player: any card may be gone, any state may have changed (PS-RES-2, PS-RES-3)."""
    first: i64 = at(viewer, seat)
    clean: bool = s.sure[6 * viewer + seat] == SURELY_CLEAN
    kind: i64
    for kind in range(HAND_KINDS):
        if s.known[first + kind] > 0:
            kept: bool = kind == HOST and s.options[OPTION_HOST_GIFT] == 0
            if not kept and not (clean and kind == INFECTION + seat):  # a clean player never gives these
                s.known[first + kind] -= 1
    if s.sure[6 * viewer + seat] == SURELY_CLEAN or not no_cure_without(s, viewer):
        s.sure[6 * viewer + seat] = UNKNOWN


def remember_own(s: Board, seat: i64, other: i64, gave: i64, received: i64, before: i64, fresh: i64) -> None:
    """What one of the two learns from an exchange (PS-KNOW-2 to 4, PS-RES-2, PS-RES-3)."""
    s.known[at(seat, other) + gave] += 1
    forget_one(s, seat, other, received)
    attempted: bool = (before >> seat) & 1 == 1 and (gave == INFECTION + seat or gave == HOST)
    warded: bool = received == GAS or (received == ANTI and fresh == 1)
    if attempted and not warded:
        s.sure[6 * seat + other] = SURELY_INFECTED
    if received == INFECTION + other or received == HOST:
        s.sure[6 * seat + other] = SURELY_INFECTED
    if gave == ANTI and fresh == 1:
        s.sure[6 * seat + other] = SURELY_CLEAN
    if s.anti_known[seat] == 0:
        if gave == ANTI:
            s.anti_known[seat] = 1 + other
        elif received == ANTI:
            s.anti_known[seat] = RECEIVED
