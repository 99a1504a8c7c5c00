"""The thermo-scan (section 8.6)."""

from __future__ import annotations

from mypy_extensions import i64

from sublevel.engine.core import EVERYBODY, emit
from sublevel.games.panic_station.cards import players
from sublevel.games.panic_station.endings import finish, living
from sublevel.games.panic_station.memory import remember_scan
from sublevel.games.panic_station.state import ALL_RED, SCANNED, Board


def thermo_scan(s: Board, cause: i64) -> None:
    """Count the infected and the clean among the living; nothing but red ends the match (PS-SCAN-1 to 4, PS-END-2)."""
    seats: i64 = living(s)
    red: i64 = 0
    blue: i64 = 0
    seat: i64
    s.sole_clean = -1
    for seat in range(players(s)):
        if (seats >> seat) & 1 == 1:
            if (s.infected >> seat) & 1 == 1:
                red += 1
            else:
                blue += 1
                s.sole_clean = seat
    if blue != 1:
        s.sole_clean = -1
    s.scan_red = red
    s.scan_seats = seats
    s.scan_infected = s.infected & seats
    s.disclosed = 1
    remember_scan(s)
    emit(s, EVERYBODY, SCANNED, red, blue, cause, 0)
    if blue == 0:
        finish(s, ALL_RED)
