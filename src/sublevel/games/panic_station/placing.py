"""Room cards: where the next one may be laid, and what happens with one that fits nowhere (section 7.1)."""

from __future__ import annotations

from mypy_extensions import i64

from sublevel.engine.core import EVERYBODY, bit, emit
from sublevel.games.panic_station.board import (
    cell_x,
    cell_y,
    clear_fits,
    direction_to,
    edge,
    find_fits,
    lay_card,
    place_orientation,
)
from sublevel.games.panic_station.duty import keeps_after_lay
from sublevel.games.panic_station.endings import end_if_hive_lost
from sublevel.games.panic_station.scan import thermo_scan
from sublevel.games.panic_station.state import (
    PLACE,
    ROOM_LAID,
    ROOM_PUT_UNDER,
    ROOM_SHOWN,
    TURN,
    USING_TERMINAL,
    Board,
    offer,
)
from sublevel.games.panic_station.tables import (
    DOUBLE,
    HIVE,
    LAY,
    LAY_NEXT,
    NO_CARD,
    NOWHERE,
    PUT,
    WALL,
)


def look_at_top(s: Board) -> None:
    """Find out where the top card fits: whenever it or the board has changed."""
    if s.pile_n > 0:
        find_fits(s, s.pile[s.pile_n - 1])
    else:
        clear_fits(s, 0, s.fit_n)


def opens_to(s: Board, character: i64, x: i64, y: i64) -> bool:
    """Whether the room of a character has a passage or a door to a cell beside it (PS-LAY-1, 4, 11)."""
    room: i64 = s.room[character]
    card: i64 = room >> 1
    if room == NOWHERE or (DOUBLE[card] == 1 and room & 1 == 1):
        return False
    direction: i64 = direction_to(s, card, x, y)
    return direction >= 0 and edge(card, s.turned[card], direction) != WALL


def beside_own(s: Board, seat: i64, place: i64) -> bool:
    """Whether a place where a card fits is beside a room with a character of the seat (PS-LAY-1, 4)."""
    x: i64 = cell_x(s, place)
    y: i64 = cell_y(s, place)
    return opens_to(s, 2 * seat, x, y) or opens_to(s, 2 * seat + 1, x, y)


def list_places(s: Board, first: i64, price: i64) -> None:
    """List the places of the card in question beside own characters, from an id on (PS-LAY-1 to 5).

    With a `price` of the duty, only those that leave a search possible (PS-FIRST-3); likewise below.
    """
    i: i64
    for i in range(s.fit_n):
        if beside_own(s, s.active, s.fit[i]) and (price == 0 or keeps_after_lay(s, s.fit[i], price)):
            offer(s, first + s.fit[i])


def list_everywhere(s: Board, first: i64, price: i64) -> None:
    """List all its places on the board, from an id on (PS-TERM-4)."""
    i: i64
    for i in range(s.fit_n):
        if price == 0 or keeps_after_lay(s, s.fit[i], price):
            offer(s, first + s.fit[i])


def next_allowed(s: Board) -> bool:
    """Whether `lay ?` may be tried: the top card fits nowhere, and another can be looked at (PS-LAY-6, 7)."""
    if s.fit_n > 0 or s.pile_n < 2:
        return False
    return s.under_used == 0 or s.pile[s.pile_n - 1] == HIVE


def lay_top(s: Board, place: i64) -> None:
    """Lay the top card at a place (PS-LAY-1, 9)."""
    lay_room(s, 0, place)


def lay_room(s: Board, second: i64, place: i64) -> None:
    """Lay the top card, or (1) the one below the hive, which is on top again then (PS-LAY-1, 7, 9)."""
    card: i64 = s.pile[s.pile_n - 1 - second]
    if second == 1:
        s.pile[s.pile_n - 2] = HIVE
    s.pile_n -= 1
    s.pile[s.pile_n] = NO_CARD
    s.pile_second = 0
    laid(s, card, place)


def laid(s: Board, card: i64, place: i64) -> None:
    """A card comes to lie at a place; the hive starts a scan before anything else (PS-LAY-8, PS-SCAN-4)."""
    x: i64 = cell_x(s, place)
    y: i64 = cell_y(s, place)
    lay_card(s, card, x, y, place_orientation(place))
    s.pile_bottom = min(s.pile_bottom, s.pile_n)
    s.disclosed = 1
    emit(s, EVERYBODY, ROOM_LAID, card, x, y, place_orientation(place))
    look_at_top(s)
    if s.pile_n > 0:
        emit(s, EVERYBODY, ROOM_SHOWN, s.pile[s.pile_n - 1], 0, 0, 0)
    if card == HIVE:
        thermo_scan(s, 1)
    if s.ended == 0:
        end_if_hive_lost(s)


def put_under(s: Board, at: i64) -> None:
    """Put a card of the room stack under it, for all to see (PS-LAY-6, 7)."""
    card: i64 = s.pile[at]
    i: i64
    for i in range(at, 0, -1):
        s.pile[i] = s.pile[i - 1]
    s.pile[0] = card
    if at >= s.pile_bottom:
        s.pile_bottom += 1
    s.pile_second = 0
    s.under_used = 1
    emit(s, EVERYBODY, ROOM_PUT_UNDER, card, 0, 0, 0)


def try_next(s: Board) -> None:
    """The top card fits nowhere: the next one is looked at (PS-LAY-6, 7)."""
    s.disclosed = 1
    if s.pile[s.pile_n - 1] == HIVE:
        try_below_hive(s)
        return
    put_under(s, s.pile_n - 1)
    look_at_top(s)
    emit(s, EVERYBODY, ROOM_SHOWN, s.pile[s.pile_n - 1], 0, 0, 0)
    end_if_hive_lost(s)
    if s.ended == 0:
        ask_for_place(s)


def try_below_hive(s: Board) -> None:
    """The hive fits nowhere: the card below it is laid, goes back, or goes to the bottom (PS-LAY-7)."""
    find_fits(s, s.pile[s.pile_n - 2])
    nowhere: bool = s.fit_n == 0
    ask_for_place(s)
    if s.phase == PLACE:
        s.put_second = 1
        emit(s, EVERYBODY, ROOM_SHOWN, s.pile[s.pile_n - 2], 1, 0, 0)
        return
    if nowhere and s.under_used == 0:
        put_under(s, s.pile_n - 2)
        if s.pile_n == 2:
            s.pile_second = 1
    else:
        s.pile_second = 1
        emit(s, EVERYBODY, ROOM_SHOWN, s.pile[s.pile_n - 2], 1, 0, 0)
    look_at_top(s)
    end_if_hive_lost(s)


def ask_for_place(s: Board) -> None:
    """Ask where the card that was looked at is put, if there is a place for it (PS-LAY-6, 7; PS-TERM-4)."""
    s.legal_count = 0
    list_puts(s)
    if s.legal_count > 0:
        s.phase = PLACE
        s.waiting = bit(s.active)
    s.legal_count = 0


def list_puts(s: Board) -> None:
    """List where the card that was looked at may be put: beside own characters, from a terminal anywhere."""
    if s.work == USING_TERMINAL:
        list_everywhere(s, PUT, 0)
    else:
        list_places(s, PUT, 0)


def put(s: Board, place: i64) -> None:
    """Put the card that was looked at where the active player wants it (PS-LAY-6, 7)."""
    s.phase = TURN
    second: i64 = s.put_second
    s.put_second = 0
    lay_room(s, second, place)


def list_lays(s: Board, price: i64) -> None:
    """List `lay`, as the price of the duty lets (PS-LAY-1 to 5, 10)."""
    list_places(s, LAY, price)


def list_next(s: Board) -> None:
    """List `lay ?` (PS-LAY-6, 7)."""
    if next_allowed(s):
        offer(s, LAY_NEXT)
