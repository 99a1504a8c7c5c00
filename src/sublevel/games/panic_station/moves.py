"""Moves and free runs (section 7.2)."""

from __future__ import annotations

from mypy_extensions import i64

from sublevel.engine.core import EVERYBODY, bit, emit
from sublevel.games.panic_station.board import free_line
from sublevel.games.panic_station.duty import keeps_after_move
from sublevel.games.panic_station.exchange import exchange_due, others_in
from sublevel.games.panic_station.parasites import alert
from sublevel.games.panic_station.state import (
    ENCOUNTER,
    ENCOUNTERED,
    ENTERING,
    MOVED,
    NO_WORK,
    Board,
    offer,
)
from sublevel.games.panic_station.tables import (
    DANGER,
    FIRST_RUN,
    MOVE,
    NOWHERE,
    RUN,
    RUN_ON,
    SYMBOL,
)


def list_moves(s: Board, character: i64, first: i64, left: i64, price: i64) -> None:
    """List the moves of a character, from an id on; parasites are no obstacle (PS-MOVE-1, 2, 4).

    With a `price` of the duty, a search has to stay possible with the points left (PS-FIRST-3).
    """
    room: i64 = s.room[character]
    if room == NOWHERE:
        return
    direction: i64
    for direction in range(4):
        if free_line(s, s.active, room, direction):
            to: i64 = s.beside[4 * room + direction]
            if price == 0 or keeps_after_move(s, character, to, left):
                offer(s, first + direction)


def list_all_moves(s: Board, price: i64) -> None:
    """List moves for action points and free runs, as the price of the duty lets (PS-MOVE-1, PS-RUN-1)."""
    if s.ap > 0:
        list_moves(s, 2 * s.active, MOVE, s.ap - 1, price)
        list_moves(s, 2 * s.active + 1, MOVE + 4, s.ap - 1, price)
    if s.run_bonus > 0:
        list_moves(s, 2 * s.active + s.run_bonus - 1, RUN_ON + 4 * (s.run_bonus - 1), s.ap, price)


def move(s: Board, character: i64, direction: i64) -> None:
    """Move for an action point: a chain of free runs begins anew (PS-MOVE-1, PS-TURN-6)."""
    s.ap -= 1
    s.chain_runs = 0
    enter(s, character, direction, 0)


def run(s: Board, character: i64, direction: i64) -> None:
    """Move on for nothing: each run card gives that once in a chain (PS-RUN-1, 3)."""
    s.chain_runs |= bit((s.room[character] >> 1) - FIRST_RUN)
    enter(s, character, direction, 1)


def enter(s: Board, character: i64, direction: i64, free: i64) -> None:
    """The figure moves into the neighbouring room; what happens there follows (PS-MOVE-3)."""
    start: i64 = s.room[character]
    s.room[character] = s.beside[4 * start + direction]
    emit(s, EVERYBODY, MOVED, character, start, s.room[character], free)
    s.work = ENTERING
    s.stage = 0
    s.worker = character


def proceed_entering(s: Board) -> None:
    """First danger, then the encounter, and if there is none a free run (PS-MOVE-3)."""
    s.stage += 1
    room: i64 = s.room[s.worker]
    if s.stage == 1:
        if SYMBOL[room >> 1] == DANGER:
            alert(s, s.active, room)
        return
    s.work = NO_WORK
    if exchange_due(s, s.worker):
        s.phase = ENCOUNTER
        emit(s, EVERYBODY, ENCOUNTERED, s.worker, room, 0, 0)
    elif run_open(s, s.worker):
        s.run_bonus = 1 + (s.worker & 1)


def run_open(s: Board, character: i64) -> bool:
    """Whether a character that has entered a room may run on (PS-RUN-1, 3)."""
    card: i64 = s.room[character] >> 1
    if SYMBOL[card] != RUN or others_in(s, s.room[character], s.active) != 0:
        return False
    return (s.chain_runs >> (card - FIRST_RUN)) & 1 == 0
