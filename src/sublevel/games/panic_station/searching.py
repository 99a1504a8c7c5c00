"""Finding cards, alone or with a partner (section 7.3)."""

from __future__ import annotations

from mypy_extensions import i64

from sublevel.engine.core import EVERYBODY, bit, emit
from sublevel.games.panic_station.cards import can_draw, draw_search, keep_drawn, laid_out, put_away
from sublevel.games.panic_station.exchange import others_in
from sublevel.games.panic_station.parasites import alert
from sublevel.games.panic_station.state import (
    ALERT_DRAWN,
    FINDING,
    NO_WORK,
    ROOM_TURNED,
    SEARCH_BEGAN,
    TEAM_ANSWERED,
    TEAM_REPLY,
    TURN,
    Board,
    offer,
)
from sublevel.games.panic_station.tables import (
    ALERT,
    FIND,
    LAID_NVG,
    NO_KIND,
    NO_PARTNER,
    NO_SYMBOL,
    NOWHERE,
    SINGLE_NVG,
    STORAGE,
    SYMBOL,
    TEAM,
)


def can_search(s: Board, character: i64) -> bool:
    """Whether a character stands on a card with a symbol, black or red, in either room of it (PS-FIND-1)."""
    room: i64 = s.room[character]
    return room != NOWHERE and SYMBOL[room >> 1] != NO_SYMBOL


def partners(s: Board, character: i64) -> i64:
    """Who may be asked to search along, a set of seats: nobody where the player attacked in this turn (PS-FIND-6)."""
    room: i64 = s.room[character]
    if SYMBOL[room >> 1] != TEAM or (s.attacked >> room) & 1 == 1:
        return 0
    return others_in(s, room, s.active)


def sees_at_night(s: Board, character: i64) -> bool:
    """Whether a search may be done without its alert: night vision, on a red side (PS-FIND-2)."""
    return s.red[s.room[character] >> 1] == 1 and laid_out(s, character >> 1, LAID_NVG) > 0


def list_finds(s: Board) -> None:
    """List the searches of both characters (PS-FIND-1, 2, 6)."""
    if not can_draw(s):
        return
    j: i64
    for j in range(2):
        if can_search(s, 2 * s.active + j):
            list_finds_of(s, 2 * s.active + j, FIND + 14 * j)


def list_finds_of(s: Board, character: i64, first: i64) -> None:
    """List the searches of a character, from an id on, each with and without night vision."""
    asked: i64 = partners(s, character) | bit(NO_PARTNER)
    night: bool = sees_at_night(s, character)
    partner: i64
    for partner in range(NO_PARTNER + 1):
        if (asked >> partner) & 1 == 1:
            offer(s, first + 2 * partner)
            if night:
                offer(s, first + 2 * partner + 1)


def find(s: Board, character: i64, partner: i64, night: i64) -> None:
    """Begin a search: three cards in a black storage, else one (PS-FIND-3, 7); it fulfils the duty (PS-FIRST-4)."""
    card: i64 = s.room[character] >> 1
    s.ap -= 1
    s.duty = 0
    s.work = FINDING
    s.stage = 0
    s.worker = character
    s.partner = partner
    s.detail = night
    if night == 1 and SINGLE_NVG[0] == 1:
        put_away(s, s.active, LAID_NVG)
    s.to_draw = 3 if SYMBOL[card] == STORAGE and s.red[card] == 0 else 1
    emit(s, EVERYBODY, SEARCH_BEGAN, character, partner, night, s.red[card])


def proceed_finding(s: Board) -> None:
    """The steps of a search: red alert, partner's answer, own cards, partner's card, turning to red (PS-FIND-7)."""
    room: i64 = s.room[s.worker]
    if s.stage == 0:
        s.stage = 1
        if s.red[room >> 1] == 1 and s.detail == 0:
            alert(s, s.active, room)
    elif s.stage == 1:
        s.stage = 2
        if s.partner != NO_PARTNER:
            s.phase = TEAM_REPLY
            s.waiting = bit(s.partner)
    elif s.stage == 2:
        if s.to_draw > 0:
            s.to_draw -= 1
            draw_one(s, s.active, room)
        else:
            s.stage = 3
    elif s.stage == 3:
        s.stage = 4
        if s.partner != NO_PARTNER:
            draw_one(s, s.partner, room)
    else:
        turn_red(s, room >> 1)
        s.work = NO_WORK
        s.partner = NO_PARTNER


def draw_one(s: Board, seat: i64, room: i64) -> None:
    """Draw a card and resolve it: an alert comes at once and is not replaced (PS-FIND-4, 5, 6)."""
    kind: i64 = draw_search(s, seat)
    if kind == ALERT:
        s.discard[ALERT] += 1
        emit(s, EVERYBODY, ALERT_DRAWN, seat, 0, 0, 0)
        alert(s, seat, room)
    elif kind != NO_KIND:
        keep_drawn(s, seat, kind)


def turn_red(s: Board, card: i64) -> None:
    """Turn a used card to its red side for good (PS-FIND-3, PS-HEAL-2, PS-TERM-2)."""
    if s.red[card] == 0:
        s.red[card] = 1
        emit(s, EVERYBODY, ROOM_TURNED, card, 0, 0, 0)


def answer_team(s: Board, yes: bool) -> None:
    """The partner draws along, or does not (PS-FIND-6)."""
    emit(s, EVERYBODY, TEAM_ANSWERED, s.partner, 1 if yes else 0, 0, 0)
    if not yes:
        s.partner = NO_PARTNER
    s.phase = TURN
    s.waiting = bit(s.active)
