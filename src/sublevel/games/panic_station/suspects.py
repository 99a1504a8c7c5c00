"""Who might be infected, as far as a seat knows: sets of infected players that fit to hands and scans (PS-RES-7)."""

from __future__ import annotations

from mypy_extensions import i64

from sublevel.engine.core import add_legal, bit, draw
from sublevel.games.panic_station.cards import alive, players
from sublevel.games.panic_station.redeal import bits
from sublevel.games.panic_station.state import (
    OPTION_HOST_GIFT,
    SURELY_CLEAN,
    SURELY_INFECTED,
    Board,
)
from sublevel.games.panic_station.tables import HAND_KINDS, HOST, NO_PARTNER


def holder_of(s: Board, kind: i64) -> i64:
    """Whose hand holds a card of a kind, the first one; -1 if none does."""
    seat: i64
    for seat in range(players(s)):
        if s.hand[HAND_KINDS * seat + kind] > 0:
            return seat
    return -1


def draw_states(s: Board, seat: i64, last: bool) -> bool:
    """Draw a set of infected players that fits, and all that follows from it; False if there is none.

    At the last try the scan is left out, so that there always is a world.
    """
    host: i64 = holder_of(s, HOST)
    list_states(s, seat, host, last)
    if s.legal_count == 0:
        return False
    s.infected = s.legal[draw(s, s.legal_count)]
    s.legal_count = 0
    redraw_scan(s, seat)
    redraw_times(s, seat, host)
    redraw_sources(s, seat, host)
    return True


def list_states(s: Board, seat: i64, host: i64, last: bool) -> None:
    """List the sets of infected players that agree with hands, certainties and the latest scan (PS-RES-7)."""
    ill: i64 = must_be_infected(s, seat, host)
    maybe: i64 = may_be_infected(s, seat, host)
    s.legal_count = 0
    infected: i64
    for infected in range(bit(players(s))):
        if ill & ~infected == 0 and infected & ~maybe == 0 and (last or scan_fits(s, seat, infected)):
            add_legal(s, infected)


def must_be_infected(s: Board, seat: i64, host: i64) -> i64:
    """Who is infected for certain: the seat itself, those of whom it knows, and the holder of the host card."""
    found: i64 = 0
    other: i64
    if seat < players(s):
        found = s.infected & bit(seat)
        for other in range(players(s)):
            if s.sure[6 * seat + other] == SURELY_INFECTED:
                found |= bit(other)
    curable: bool = s.anti_spent == 1 or s.options[OPTION_HOST_GIFT] == 1
    return found | bit(host) if host >= 0 and not curable else found


def may_be_infected(s: Board, seat: i64, host: i64) -> i64:
    """Who may be infected: the holder of the host card, and who met others; nobody before there is one."""
    if host < 0:
        return 0
    found: i64 = 0
    other: i64
    for other in range(players(s)):
        if other == host or s.reach[other] != bit(other):
            known: bool = seat < players(s) and s.sure[6 * seat + other] == SURELY_CLEAN
            if other == seat:
                known = (s.infected >> seat) & 1 == 0
            if not known:
                found |= bit(other)
    return found


def scan_fits(s: Board, seat: i64, infected: i64) -> bool:
    """Whether some states at the latest scan lead to these (PS-RES-7)."""
    if s.scan_red < 0:
        return True
    then: i64
    for then in range(bit(players(s))):
        if scan_leads_to(s, seat, then, infected):
            return True
    return False


def scan_leads_to(s: Board, seat: i64, then: i64, infected: i64) -> bool:
    """Whether states at the latest scan agree with its count, and changed by infections and at most one cure."""
    if then & ~s.scan_seats != 0 or (then ^ infected) & s.scan_same != 0 or bits(then) != s.scan_red:
        return False
    if seat < players(s) and (then ^ s.scan_infected) & bit(seat) != 0:
        return False
    return bits(then & ~infected) <= s.anti_spent


def redraw_scan(s: Board, seat: i64) -> None:
    """Draw states at the latest scan, any that lead to those of now; and who was the one clean player (PS-END-5)."""
    if s.scan_red < 0:
        return
    count: i64 = 0
    then: i64
    for then in range(bit(players(s))):
        if scan_leads_to(s, seat, then, s.infected):
            count += 1
    if count == 0:
        return
    chosen: i64 = draw(s, count)
    for then in range(bit(players(s))):
        if scan_leads_to(s, seat, then, s.infected):
            if chosen == 0:
                s.scan_infected = then
                redraw_sole_clean(s, seat)
                return
            chosen -= 1


def redraw_sole_clean(s: Board, seat: i64) -> None:
    """The one clean player of the latest scan, if he still is, may concede; the seat knows whether it is itself."""
    if bits(s.scan_seats) != s.scan_red + 1 or s.sole_clean == seat:
        return
    other: i64
    for other in range(players(s)):
        clean_then: bool = ((s.scan_seats & ~s.scan_infected) >> other) & 1 == 1
        if clean_then and (s.infected >> other) & 1 == 0 and other != seat and alive(s, other):
            s.sole_clean = other


def redraw_times(s: Board, seat: i64, host: i64) -> None:
    """Put the infected into an order: the holder of the host card first, the own infector before oneself (PS-RES-7)."""
    left: i64 = s.infected
    s.infections = 0
    if host >= 0 and (left >> host) & 1 == 1:
        left &= ~bit(host)
        s.times[host] = 0
        s.infections = 1
    while left != 0:
        other: i64 = nth_seat(left, draw(s, bits(left)))
        left &= ~bit(other)
        s.times[other] = s.infections
        s.infections += 1
    if seat < players(s) and (s.infected >> seat) & 1 == 1:
        source: i64 = s.source[seat]
        if source >= 0 and source < NO_PARTNER and s.times[source] > s.times[seat]:
            swapped: i64 = s.times[source]
            s.times[source] = s.times[seat]
            s.times[seat] = swapped


def nth_seat(seats: i64, number: i64) -> i64:
    """A seat of a set, counted through."""
    seat: i64
    for seat in range(NO_PARTNER):
        if (seats >> seat) & 1 == 1:
            if number == 0:
                return seat
            number -= 1
    return -1


def redraw_sources(s: Board, seat: i64, host: i64) -> None:
    """Each was infected by one who was infected before; who did that has merit (PS-VAR-4)."""
    s.first_host = host
    if seat < players(s) and s.source[seat] == NO_PARTNER:
        s.first_host = seat
    other: i64
    for other in range(players(s)):
        if (s.infected >> other) & 1 == 1:
            if other != seat:
                s.source[other] = draw_source(s, other)
            if s.source[other] < NO_PARTNER:
                s.merit |= bit(s.source[other])


def draw_source(s: Board, seat: i64) -> i64:
    """One of those infected before a seat; the first host if nobody is left of them; NO_PARTNER for the host card."""
    if seat == s.first_host:
        return NO_PARTNER
    before: i64 = 0
    other: i64
    for other in range(players(s)):
        if (s.infected >> other) & 1 == 1 and s.times[other] < s.times[seat]:
            before |= bit(other)
    if before == 0:
        return s.first_host if s.first_host >= 0 else NO_PARTNER
    return nth_seat(before, draw(s, bits(before)))
