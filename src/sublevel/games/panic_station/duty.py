"""The first-turn search duty (section 6.4)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sublevel.games.panic_station.board import (
    cell_x,
    cell_y,
    direction_to,
    doors_open_for,
    edge,
    free_line,
    lay_card,
    place_orientation,
    top_card,
)
from sublevel.games.panic_station.cards import can_draw
from sublevel.games.panic_station.state import Board
from sublevel.games.panic_station.tables import (
    AID_ONE,
    BURN,
    CARDS,
    CLAIM,
    DOOR,
    DOUBLE,
    END,
    FIND,
    LAY,
    LAY_NEXT,
    MOVE,
    NO_CARD,
    NO_SYMBOL,
    NOWHERE,
    OPEN_DOORS,
    PLACES,
    PUT,
    RUN_ON,
    SEND,
    SINGLE_SIGNAL,
    STAB,
    SYMBOL,
    TERMINAL_LAY,
    TERMINAL_NEXT,
    THERMO_SCAN,
    THROW,
    WALL,
    other,
)

NEVER: Final = 99  # `need` without any way
LAY_AND_SEARCH: Final = 3  # to lay the visible card, to move in and to search


def price_searches(s: Board, seat: i64) -> None:
    """The action points that a search takes a character of a seat in each room, into `reach_ap` (PS-FIRST-2).

    By what is passable now, on cards that lie there: from the rooms with a symbol outwards.
    """
    last: i64 = 0
    card: i64
    room: i64
    for card in range(CARDS):
        if s.turned[card] >= 0:
            for room in range(2 * card, 2 * card + 1 + DOUBLE[card]):
                s.reach_ap[room] = NEVER
                if SYMBOL[card] != NO_SYMBOL:
                    s.reach_ap[room] = 1
                    s.queue[last] = room
                    last += 1
    spread_prices(s, seat, last)


def spread_prices(s: Board, seat: i64, last: i64) -> None:
    """Carry the price of the first rooms of `queue`, the same for all, to those from where that way is cheaper."""
    first: i64 = 0
    direction: i64
    while first < last:
        here: i64 = s.queue[first]
        first += 1
        for direction in range(4):
            if free_line(s, seat, here, direction):
                to: i64 = s.beside[4 * here + direction]
                if s.reach_ap[to] > s.reach_ap[here] + 1:
                    s.reach_ap[to] = s.reach_ap[here] + 1
                    s.queue[last] = to
                    last += 1


def price_top(s: Board, seat: i64, top: i64) -> None:
    """Lower the prices where laying the visible card, moving in and searching there is cheaper (PS-FIRST-2)."""
    last: i64 = 0
    i: i64
    near: i64
    for i in range(s.fit_n):
        for near in range(CARDS):
            if s.turned[near] >= 0 and s.reach_ap[2 * near] > LAY_AND_SEARCH and leads_in(s, seat, near, top, s.fit[i]):
                s.reach_ap[2 * near] = LAY_AND_SEARCH
                s.queue[last] = 2 * near
                last += 1
    spread_prices(s, seat, last)


def leads_in(s: Board, seat: i64, near: i64, card: i64, place: i64) -> bool:
    """Whether a card, laid at a place, could be entered from a laid one (PS-FIRST-2)."""
    direction: i64 = direction_to(s, near, cell_x(s, place), cell_y(s, place))
    if direction < 0:
        return False
    here: i64 = edge(near, s.turned[near], direction)
    there: i64 = edge(card, place_orientation(place), other(direction))
    if here == WALL or there == WALL:
        return False
    return (here != DOOR and there != DOOR) or doors_open_for(s, seat)


def price_in(s: Board, room: i64) -> i64:
    """What a search takes a character in a room; the dead never search."""
    return NEVER if room == NOWHERE else s.reach_ap[room]


def need(s: Board, seat: i64, top: i64) -> i64:
    """The least action points for a search, or NEVER; `top` is the visible room card or NO_CARD (PS-FIRST-2)."""
    if not can_draw(s):
        return NEVER
    price_searches(s, seat)
    trooper: i64 = price_in(s, s.room[2 * seat])
    android: i64 = price_in(s, s.room[2 * seat + 1])
    # Where both are so near, the top card would make neither them nor their next rooms nearer.
    if top != NO_CARD and SYMBOL[top] != NO_SYMBOL and max(trooper, android) >= LAY_AND_SEARCH:
        price_top(s, seat, top)
        trooper = price_in(s, s.room[2 * seat])
        android = price_in(s, s.room[2 * seat + 1])
    return min(trooper, android)


def lift_card(s: Board, card: i64) -> None:
    """Undo that a card was laid: its rooms are beside nothing, and nothing is beside them."""
    direction: i64
    room: i64
    for room in range(2 * card, 2 * card + 1 + DOUBLE[card]):
        for direction in range(4):
            to: i64 = s.beside[4 * room + direction]
            if to != NOWHERE and to >> 1 != card:
                s.beside[4 * to + other(direction)] = NOWHERE
                s.link[4 * to + other(direction)] = WALL
            s.beside[4 * room + direction] = NOWHERE
            s.link[4 * room + direction] = WALL
    s.turned[card] = -1
    s.x[card] = 0
    s.y[card] = 0


def duty_price(s: Board) -> i64:
    """The action points that the active player has to keep for a search; 0 if no duty binds (PS-FIRST-1, 2, 3).

    If it does, `reach_ap` has the prices of the rooms.
    """
    if s.duty == 0 or s.ap == 0:
        return 0
    price: i64 = need(s, s.active, top_card(s))
    return price if price <= s.ap else 0


def keeps_after_move(s: Board, character: i64, to: i64, left: i64) -> bool:
    """Whether a search stays possible with the points left after a move; by the prices of `duty_price`."""
    return min(s.reach_ap[to], price_in(s, s.room[character ^ 1])) <= left


def keeps_after_opening(s: Board, price: i64) -> bool:
    """Whether a search stays possible after the doors are opened; `price` is that of the duty."""
    return price < s.ap or opened_need(s) < s.ap


def keeps_after_lay(s: Board, place: i64, price: i64) -> bool:
    """Whether a search stays possible after the top card is laid; `price` is that of the duty (PS-FIRST-3, 6).

    Laying brings no search of one or two points nearer. Else the card is the goal, if it can be entered from here.
    """
    if price < LAY_AND_SEARCH:
        return price < s.ap
    card: i64 = top_card(s)
    if SYMBOL[card] != NO_SYMBOL and (steps_in(s, 2 * s.active, place) or steps_in(s, 2 * s.active + 1, place)):
        return True
    return laid_need(s, place) < s.ap


def steps_in(s: Board, character: i64, place: i64) -> bool:
    """Whether a character could move right into the top card if that lay at a place."""
    room: i64 = s.room[character]
    return room != NOWHERE and room & 1 == 0 and leads_in(s, character >> 1, room >> 1, top_card(s), place)


def keeps_duty(s: Board, action: i64) -> bool:
    """Whether a search stays possible after the deterministic part of an action; the duty binds (PS-FIRST-3, 5, 6)."""
    if action == END:
        return False
    if MOVE <= action < FIND:
        return moved_need(s, action) <= s.ap - (1 if action < RUN_ON else 0)
    if (
        action == BURN
        or THROW <= action < OPEN_DOORS
        or THERMO_SCAN <= action < TERMINAL_NEXT
        or STAB <= action < AID_ONE
        or (SEND <= action < LAY and SINGLE_SIGNAL[0] == 0)
    ):
        return need(s, s.active, top_card(s)) < s.ap
    if OPEN_DOORS <= action < THERMO_SCAN:
        return opened_need(s) < s.ap
    if TERMINAL_NEXT <= action <= LAY_NEXT:
        return need(s, s.active, NO_CARD) < s.ap
    if LAY <= action < PUT:
        return laid_need(s, action - LAY) < s.ap
    if TERMINAL_LAY <= action < CLAIM:
        return laid_need(s, (action - TERMINAL_LAY) % PLACES) < s.ap
    return True


def moved_need(s: Board, action: i64) -> i64:
    """`need` after a move or a run."""
    character: i64 = 2 * s.active + ((action - MOVE) >> 2 & 1)
    start: i64 = s.room[character]
    s.room[character] = s.beside[4 * start + (action & 3)]
    after: i64 = need(s, s.active, top_card(s))
    s.room[character] = start
    return after


def opened_need(s: Board) -> i64:
    """`need` with all doors open."""
    s.door = 1
    after: i64 = need(s, s.active, top_card(s))
    s.door = 0
    return after


def laid_need(s: Board, place: i64) -> i64:
    """`need` when the top card lies at a place; the next one counts for nothing yet."""
    card: i64 = top_card(s)
    lay_card(s, card, cell_x(s, place), cell_y(s, place), place_orientation(place))
    after: i64 = need(s, s.active, NO_CARD)
    lift_card(s, card)
    return after
