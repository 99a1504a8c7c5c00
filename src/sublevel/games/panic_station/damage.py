"""Damage, armour and death (section 8.5)."""

from __future__ import annotations

from mypy_extensions import i64

from sublevel.engine.core import EVERYBODY, bit, emit
from sublevel.games.panic_station.cards import alive, is_infected, leave_hand, min_hand, players
from sublevel.games.panic_station.endings import end_if_troopers_dead
from sublevel.games.panic_station.state import (
    ANSWERED,
    ARMOUR_CHOSEN,
    ARMOUR_USED,
    ARMOURING,
    DIED,
    ELIMINATED,
    LIFE_LOST,
    TURN,
    Board,
    offer,
)
from sublevel.games.panic_station.tables import ARM, ARMOUR, HAND_KINDS, NO_PARTNER, NOWHERE


def open_windows(s: Board) -> None:
    """Ask everybody who is hit and has a card to spare about armour, all at once (PS-DMG-2, PS-HIDE-2)."""
    asked: i64 = 0
    seat: i64
    for seat in range(players(s)):
        if s.damage[2 * seat] + s.damage[2 * seat + 1] > 0 and s.hand_n[seat] > min_hand(s):
            asked |= bit(seat)
    if asked != 0:
        s.phase = ARMOURING
        s.waiting = asked


def most_armour(s: Board, seat: i64) -> i64:
    """How many ARM a player may use at once (PS-DMG-3, PS-ITEM-1)."""
    return min(s.hand[HAND_KINDS * seat + ARM], s.hand_n[seat] - min_hand(s))


def hit_together(s: Board, seat: i64) -> bool:
    """Whether one card protects both characters of a player (PS-DMG-3)."""
    trooper: i64 = 2 * seat
    return s.damage[trooper] > 0 and s.damage[trooper + 1] > 0 and s.room[trooper] == s.room[trooper + 1]


def armour_legal(s: Board, seat: i64, trooper: i64, android: i64) -> bool:
    """Whether so many cards may protect the trooper, and so many the android (PS-DMG-3)."""
    most: i64 = most_armour(s, seat)
    if hit_together(s, seat):
        return trooper == android and trooper <= min(most, max(s.damage[2 * seat], s.damage[2 * seat + 1]))
    return trooper <= s.damage[2 * seat] and android <= s.damage[2 * seat + 1] and trooper + android <= most


def list_armour(s: Board, seat: i64) -> None:
    """List the answers to a reaction window; `arm none` is always there (PS-DMG-2, 3)."""
    most: i64 = most_armour(s, seat)
    trooper: i64
    android: i64
    for trooper in range(most + 1):
        for android in range(most + 1):
            if armour_legal(s, seat, trooper, android):
                offer(s, ARMOUR + 8 * trooper + android)


def answer_armour(s: Board, seat: i64, choice: i64) -> None:
    """Commit an answer, for good; when all are in, the work goes on (PS-PEND-2)."""
    s.answer[seat] = choice
    s.waiting &= ~bit(seat)
    s.disclosed = 1
    emit(s, EVERYBODY, ANSWERED, seat, 0, 0, 0)
    emit(s, bit(seat), ARMOUR_CHOSEN, seat, choice >> 3, choice & 7, 0)
    if s.waiting == 0:
        s.disclosed = 1
        s.phase = TURN
        s.waiting = bit(s.active)


def use_armour(s: Board, seat: i64) -> None:
    """Discard the armour that a player chose, and lower the damage by it (PS-DMG-3, 4)."""
    first: i64 = s.answer[seat] >> 3
    second: i64 = s.answer[seat] & 7
    trooper: i64 = 2 * seat
    used: i64 = first + second
    if hit_together(s, seat):
        used = first
    if first > 0:
        emit(s, EVERYBODY, ARMOUR_USED, seat, s.room[trooper], first, 0)
    if second > 0 and not hit_together(s, seat):
        emit(s, EVERYBODY, ARMOUR_USED, seat, s.room[trooper + 1], second, 0)
    s.damage[trooper] = max(0, s.damage[trooper] - first)
    s.damage[trooper + 1] = max(0, s.damage[trooper + 1] - second)
    i: i64
    for i in range(used):
        leave_hand(s, seat, ARM)
        s.discard[ARM] += 1


def apply_damage(s: Board) -> None:
    """Apply a damage event: armour, losses, deaths, eliminations, in seat order (PS-DMG-1, 5, 6; PS-PEND-2)."""
    seat: i64
    character: i64
    for seat in range(players(s)):
        if s.answer[seat] >= 0:
            use_armour(s, seat)
            s.answer[seat] = -1
    for character in range(2 * players(s)):
        if s.damage[character] > 0:
            lose_life(s, character, s.damage[character])
    for seat in range(players(s)):
        if s.damage[2 * seat] + s.damage[2 * seat + 1] > 0 and not alive(s, seat):
            eliminate(s, seat)
        s.damage[2 * seat] = 0
        s.damage[2 * seat + 1] = 0
    s.damage_by = NO_PARTNER
    end_if_troopers_dead(s)


def lose_life(s: Board, character: i64, points: i64) -> None:
    """A character loses life; at 0 it dies, and its figure leaves the board (PS-DMG-5)."""
    lost: i64 = min(points, s.life[character])
    s.life[character] -= lost
    emit(s, EVERYBODY, LIFE_LOST, character, lost, s.life[character], 0)
    if s.life[character] == 0:
        s.room[character] = NOWHERE
        emit(s, EVERYBODY, DIED, character, 0, 0, 0)


def eliminate(s: Board, seat: i64) -> None:
    """A player is out, also the host; who killed a clean one has merit (PS-DMG-6, 7; PS-VAR-4)."""
    emit(s, EVERYBODY, ELIMINATED, seat, 0, 0, 0)
    if s.damage_by != NO_PARTNER and s.damage_by != seat and not is_infected(s, seat):
        s.merit |= bit(s.damage_by)
    if s.sole_clean == seat:
        s.sole_clean = -1
