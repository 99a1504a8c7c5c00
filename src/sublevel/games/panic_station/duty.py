"""The first-turn search duty (section 6.4)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sublevel.games.panic_station.board import cell_x, cell_y, edge, lay_card, place_orientation
from sublevel.games.panic_station.cards import can_draw
from sublevel.games.panic_station.moves import doors_open_for, free_line
from sublevel.games.panic_station.placing import top_card
from sublevel.games.panic_station.state import Board
from sublevel.games.panic_station.tables import (
    AID_ONE,
    BURN,
    CARDS,
    CLAIM,
    DOOR,
    DOUBLE,
    DX,
    DY,
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
    ROOMS,
    RUN_ON,
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


def measure_ways(s: Board, seat: i64) -> None:
    """Moves from the nearest own character to each room, by what is passable now (PS-FIRST-2)."""
    i: i64
    direction: i64
    last: i64 = 0
    for i in range(ROOMS):
        s.reach_ap[i] = NEVER
    for i in range(2):
        room: i64 = s.room[2 * seat + i]
        if room != NOWHERE and s.reach_ap[room] == NEVER:
            s.reach_ap[room] = 0
            s.queue[last] = room
            last += 1
    first: i64 = 0
    while first < last:
        here: i64 = s.queue[first]
        first += 1
        for direction in range(4):
            if free_line(s, seat, here, direction):
                to: i64 = s.beside[4 * here + direction]
                if s.reach_ap[to] == NEVER:
                    s.reach_ap[to] = s.reach_ap[here] + 1
                    s.queue[last] = to
                    last += 1


def need(s: Board, seat: i64, top: i64) -> i64:
    """The least action points for a search, or NEVER; `top` is the visible room card or NO_CARD (PS-FIRST-2)."""
    if not can_draw(s):
        return NEVER
    measure_ways(s, seat)
    least: i64 = NEVER
    room: i64
    for room in range(ROOMS):
        if SYMBOL[room >> 1] != NO_SYMBOL:
            least = min(least, s.reach_ap[room] + 1)
    if top != NO_CARD and SYMBOL[top] != NO_SYMBOL:
        i: i64
        for i in range(s.fit_n):
            least = min(least, ways_to_place(s, seat, top, s.fit[i]) + 3)
    return min(least, NEVER)


def ways_to_place(s: Board, seat: i64, card: i64, place: i64) -> i64:
    """Moves to the nearest room from which a card, laid at a place, could be entered (PS-FIRST-2)."""
    least: i64 = NEVER
    direction: i64
    near: i64
    for near in range(CARDS):
        if s.turned[near] >= 0:
            for direction in range(4):
                if s.x[near] + DX[direction] == cell_x(s, place) and s.y[near] + DY[direction] == cell_y(s, place):
                    here: i64 = edge(near, s.turned[near], direction)
                    there: i64 = edge(card, place_orientation(place), other(direction))
                    closed: bool = here == DOOR or there == DOOR
                    if here != WALL and there != WALL and (not closed or doors_open_for(s, seat)):
                        least = min(least, s.reach_ap[2 * near])
    return least


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


def duty_binds(s: Board) -> bool:
    """Whether the active player has to see to a search now (PS-FIRST-1, 2, 3)."""
    return s.duty == 1 and need(s, s.active, top_card(s)) <= s.ap


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


def keep_duty(s: Board) -> None:
    """Strike from the list what would break the search duty (PS-FIRST-3, 5)."""
    if not duty_binds(s):
        return
    kept: i64 = 0
    i: i64
    for i in range(s.legal_count):
        if keeps_duty(s, s.legal[i]):
            s.legal[kept] = s.legal[i]
            kept += 1
    s.legal_count = kept
