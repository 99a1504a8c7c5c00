"""What rooms offer: the infirmary, the terminals, the hive; and giving up (sections 7.5, 7.6, 7.8, 7.10)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sublevel.engine.core import EVERYBODY, emit
from sublevel.games.panic_station.cards import held, is_infected
from sublevel.games.panic_station.duty import keeps_after_opening
from sublevel.games.panic_station.endings import finish
from sublevel.games.panic_station.items import heal_character
from sublevel.games.panic_station.parasites import alert
from sublevel.games.panic_station.placing import lay_top, list_everywhere, next_allowed, try_next
from sublevel.games.panic_station.scan import thermo_scan
from sublevel.games.panic_station.searching import turn_red
from sublevel.games.panic_station.state import (
    BURNT,
    CONCEDED,
    DOORS_OPENED,
    GAVE_UP,
    HEALING,
    HIVE_BURNT,
    NO_WORK,
    OPTION_GAS_NEEDED,
    USING_TERMINAL,
    Board,
    offer,
)
from sublevel.games.panic_station.tables import (
    BURN,
    CLOSED_TERMINAL,
    CONCEDE,
    FULL_LIFE,
    GAS,
    HEAL,
    HEAL_BOTH,
    HIVE_ROOM,
    INFIRMARY_CARD,
    OPEN_DOORS,
    OPEN_TERMINAL,
    PLACES,
    TERMINAL_LAY,
    TERMINAL_NEXT,
    THERMO_SCAN,
)

SICK_ROOM: Final = 2 * INFIRMARY_CARD + 1
TERMINAL_ROOM: Final = 2 * OPEN_TERMINAL
INNER_TERMINAL: Final = 2 * CLOSED_TERMINAL + 1

# What a terminal is used for, the values of `detail` (a place: + LAYS_AT).
OPENS_DOORS: Final = 0
SCANS: Final = 1
LAYS_NEXT: Final = 2
LAYS_AT: Final = 3

# The infirmary.


def can_heal(s: Board, character: i64) -> bool:
    """Whether a character is in the infirmary's inner room and would gain life (PS-HEAL-1, 3)."""
    return s.room[character] == SICK_ROOM and s.life[character] < FULL_LIFE


def list_heals(s: Board) -> None:
    """List who can be healed: one by two points, or both by one (PS-HEAL-1, 3)."""
    trooper: bool = can_heal(s, 2 * s.active)
    android: bool = can_heal(s, 2 * s.active + 1)
    if trooper:
        offer(s, HEAL)
    if android:
        offer(s, HEAL + 1)
    if trooper and android:
        offer(s, HEAL_BOTH)


def heal(s: Board, choice: i64) -> None:
    """Begin to heal: 0 the trooper, 1 the android, 2 both (PS-HEAL-1)."""
    s.ap -= 1
    s.work = HEALING
    s.stage = 0
    s.detail = choice
    s.worker = 2 * s.active + (choice & 1)


def proceed_healing(s: Board) -> None:
    """A red card first brings an alert, night vision or not; a black one is turned (PS-HEAL-1, 2, 4)."""
    s.stage += 1
    if s.stage == 1:
        if s.red[INFIRMARY_CARD] == 1:
            alert(s, s.active, SICK_ROOM)
        return
    if s.detail == 2:
        heal_character(s, 2 * s.active, 1)
        heal_character(s, 2 * s.active + 1, 1)
    else:
        heal_character(s, s.worker, 2)
    turn_red(s, INFIRMARY_CARD)
    s.work = NO_WORK


# The terminals.


def at_terminal(s: Board, character: i64) -> bool:
    """Whether a character is in a terminal room (PS-TERM-1)."""
    return s.room[character] == TERMINAL_ROOM or s.room[character] == INNER_TERMINAL


def terminal_free(s: Board, character: i64) -> bool:
    """Whether a character can use a terminal now: once in a turn (PS-TERM-1)."""
    return s.ap > 0 and s.terminal_used == 0 and at_terminal(s, character)


def list_terminals(s: Board, price: i64) -> None:
    """List the uses of a terminal but the places of rooms, as the price of the duty lets (PS-TERM-1, 3, 4, 5)."""
    if s.door == 0 and any_terminal_free(s) and keeps_after_opening(s, price):
        list_at_terminals(s, OPEN_DOORS)
    if price < s.ap:
        list_at_terminals(s, THERMO_SCAN)
        if next_allowed(s):
            list_at_terminals(s, TERMINAL_NEXT)


def any_terminal_free(s: Board) -> bool:
    """Whether one of the active player's characters can use a terminal now."""
    return terminal_free(s, 2 * s.active) or terminal_free(s, 2 * s.active + 1)


def list_at_terminals(s: Board, first: i64) -> None:
    """List one use of a terminal for those who can use it, from an id on."""
    j: i64
    for j in range(2):
        if terminal_free(s, 2 * s.active + j):
            offer(s, first + j)


def list_terminal_lays(s: Board, price: i64) -> None:
    """List where a terminal lays the top room card, as the price of the duty lets (PS-TERM-4)."""
    j: i64
    for j in range(2):
        if terminal_free(s, 2 * s.active + j):
            list_everywhere(s, TERMINAL_LAY + PLACES * j, price)


def use_terminal(s: Board, character: i64, detail: i64) -> None:
    """Begin to use a terminal (PS-TERM-1)."""
    s.ap -= 1
    s.terminal_used = 1
    s.work = USING_TERMINAL
    s.stage = 0
    s.detail = detail
    s.worker = character


def proceed_terminal(s: Board) -> None:
    """A red card first brings an alert; a black one is turned after the use (PS-TERM-2)."""
    s.stage += 1
    card: i64 = s.room[s.worker] >> 1
    if s.stage == 1:
        if s.red[card] == 1:
            alert(s, s.active, s.room[s.worker])
    elif s.stage == 2:
        serve(s)
    else:
        turn_red(s, card)
        s.work = NO_WORK


def serve(s: Board) -> None:
    """What the terminal does (PS-TERM-3, 4, 5)."""
    if s.detail == OPENS_DOORS:
        s.door = 1
        emit(s, EVERYBODY, DOORS_OPENED, s.active, 0, 0, 0)
    elif s.detail == SCANS:
        thermo_scan(s, 0)
    elif s.detail == LAYS_NEXT:
        try_next(s)
    else:
        lay_top(s, s.detail - LAYS_AT)


# The hive, and giving up.


def can_burn(s: Board, seat: i64) -> bool:
    """Whether a player can burn the hive (PS-BURN-1)."""
    if s.ap == 0 or is_infected(s, seat) or s.room[2 * seat] != HIVE_ROOM:
        return False
    return held(s, seat, GAS) >= s.options[OPTION_GAS_NEEDED]


def can_concede(s: Board, seat: i64) -> bool:
    """Whether the one clean player of the latest scan may give up (PS-END-5)."""
    return s.sole_clean == seat and s.stack_runs > 0 and held(s, seat, GAS) < s.options[OPTION_GAS_NEEDED]


def list_ends(s: Board, price: i64) -> None:
    """List what would end the match at once, as the price of the duty lets."""
    if can_concede(s, s.active):
        offer(s, CONCEDE)
    if price < s.ap and can_burn(s, s.active):
        offer(s, BURN)


def burn(s: Board) -> None:
    """Burn the hive: the clean players win (PS-BURN-1, PS-END-1)."""
    s.ap -= 1
    emit(s, EVERYBODY, HIVE_BURNT, s.active, 0, 0, 0)
    finish(s, BURNT)


def concede(s: Board) -> None:
    """The last clean player gives up (PS-END-5)."""
    emit(s, EVERYBODY, GAVE_UP, s.active, 0, 0, 0)
    finish(s, CONCEDED)
