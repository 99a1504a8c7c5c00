"""Turns, rounds and the parasite phase, and how work in progress goes on (section 6)."""

from __future__ import annotations

from mypy_extensions import i64

from sublevel.engine.core import EVERYBODY, bit, emit
from sublevel.games.panic_station.cards import alive, players
from sublevel.games.panic_station.combat import proceed_attacking
from sublevel.games.panic_station.damage import apply_damage, open_windows
from sublevel.games.panic_station.devices import proceed_healing, proceed_terminal
from sublevel.games.panic_station.endings import end_if_all_infected, end_if_hopeless, finish
from sublevel.games.panic_station.moves import proceed_entering
from sublevel.games.panic_station.parasites import bite, walk_all
from sublevel.games.panic_station.placing import try_next
from sublevel.games.panic_station.searching import proceed_finding
from sublevel.games.panic_station.state import (
    ATTACKING,
    DOORS_CLOSED,
    ENTERING,
    FIGURES_ENTERED,
    FINDING,
    HEALING,
    LAYING,
    NO_WORK,
    OPTION_ROUNDS,
    OUT_OF_ROUNDS,
    PARASITE_PHASE,
    PHASE_BEGAN,
    ROUND_ENDED,
    TURN,
    TURN_BEGAN,
    TURN_ENDED,
    USING_TERMINAL,
    Board,
)
from sublevel.games.panic_station.tables import BOOST, NOWHERE, POINTS, REACTOR


def next_alive(s: Board, seat: i64) -> i64:
    """The next living player to the left (PS-GEO-9)."""
    n: i64 = players(s)
    step: i64
    for step in range(1, n):
        if alive(s, (seat + step) % n):
            return (seat + step) % n
    return seat


def begin_phase(s: Board) -> None:
    """Begin a team phase: the start player, the others to the left, the start player again (PS-ROUND-1, 2)."""
    i: i64
    for i in range(7):
        s.turns[i] = -1
    count: i64 = 0
    for i in range(players(s)):
        seat: i64 = (s.start + i) % players(s)
        if alive(s, seat):
            s.turns[count] = seat
            count += 1
    s.turns[count] = s.start
    s.turn_at = 0
    begin_turn(s, s.start)


def begin_turn(s: Board, seat: i64) -> None:
    """Begin a turn: action points, empty memory; in the first the figures enter (PS-TURN-1, 2, 6; PS-FIRST-1)."""
    s.phase = TURN
    s.work = NO_WORK
    s.active = seat
    s.waiting = bit(seat)
    s.ap = POINTS[s.life[2 * seat]] + POINTS[s.life[2 * seat + 1]]
    s.swapped_trooper = 0
    s.swapped_android = 0
    s.attacked = 0
    s.grenaded = 0
    s.terminal_used = 0
    s.under_used = 0
    s.run_bonus = 0
    s.chain_runs = 0
    s.duty = 0
    emit(s, EVERYBODY, TURN_BEGAN, seat, s.ap, s.rounds + 1, 0)
    if (s.entered >> seat) & 1 == 0:
        s.entered |= bit(seat)
        s.duty = 1
        s.room[2 * seat] = 2 * REACTOR
        s.room[2 * seat + 1] = 2 * REACTOR
        emit(s, EVERYBODY, FIGURES_ENTERED, seat, 0, 0, 0)


def end_turn(s: Board) -> None:
    """End a turn, by choice or by elimination; a duty lapses (PS-TURN-4, 7; PS-FIRST-7; PS-ITEM-5; PS-ENDT-1)."""
    s.discard[BOOST] += s.boost_aside
    s.boost_aside = 0
    s.duty = 0
    s.run_bonus = 0
    emit(s, EVERYBODY, TURN_ENDED, s.active, 0, 0, 0)
    end_if_hopeless(s)
    if s.ended == 0:
        pass_turn(s)


def pass_turn(s: Board) -> None:
    """Go on with the next living player of the list, or with the parasite phase (PS-ROUND-2, 3)."""
    s.turn_at += 1
    while s.turn_at < 7 and s.turns[s.turn_at] >= 0:
        if alive(s, s.turns[s.turn_at]):
            begin_turn(s, s.turns[s.turn_at])
            return
        s.turn_at += 1
    s.work = PARASITE_PHASE
    s.stage = 0


def proceed_parasites(s: Board) -> None:
    """The parasite phase: doors close, parasites walk and bite, then the next round begins (section 6.5)."""
    s.stage += 1
    if s.stage == 1:
        pass_door_card(s)
        walk_all(s)
        note_bites(s)
        open_windows(s)
    elif s.stage == 2:
        apply_damage(s)
    else:
        end_round(s)


def pass_door_card(s: Board) -> None:
    """The door card goes to the left, red side up (PS-ROUND-3, 4; PS-PAR-1, 2)."""
    s.start = next_alive(s, s.start)
    emit(s, EVERYBODY, PHASE_BEGAN, s.start, 0, 0, 0)
    if s.door == 1:
        s.door = 0
        emit(s, EVERYBODY, DOORS_CLOSED, 0, 0, 0, 0)


def note_bites(s: Board) -> None:
    """Every character in a room with parasites is attacked by each of them, here and nowhere else (PS-PAR-4, 5)."""
    character: i64
    for character in range(2 * players(s)):
        if s.room[character] != NOWHERE:
            s.damage[character] = bite(s, s.room[character])


def end_round(s: Board) -> None:
    """Count the round; the next one begins unless it was the last (PS-PAR-6, PS-END-7, PS-END-12)."""
    s.work = NO_WORK
    s.rounds += 1
    emit(s, EVERYBODY, ROUND_ENDED, s.rounds, 0, 0, 0)
    limit: i64 = s.options[OPTION_ROUNDS] + 100
    if limit > 0 and s.rounds >= limit:
        finish(s, OUT_OF_ROUNDS)
    else:
        end_if_all_infected(s)
    if s.ended == 0:
        if not alive(s, s.start):
            s.start = next_alive(s, s.start)
        begin_phase(s)


def proceed(s: Board) -> None:
    """Go on with the work in progress until somebody has to decide (PS-PEND-1, 2, 3)."""
    while s.work != NO_WORK and s.phase == TURN and s.ended == 0:
        if s.work == ENTERING:
            proceed_entering(s)
        elif s.work == FINDING:
            proceed_finding(s)
        elif s.work == ATTACKING:
            proceed_attacking(s)
            if s.work == NO_WORK and s.ended == 0 and not alive(s, s.active):
                end_turn(s)
        elif s.work == PARASITE_PHASE:
            proceed_parasites(s)
        elif s.work == USING_TERMINAL:
            proceed_terminal(s)
        elif s.work == HEALING:
            proceed_healing(s)
        elif s.work == LAYING:
            s.work = NO_WORK
            try_next(s)
        else:
            return
