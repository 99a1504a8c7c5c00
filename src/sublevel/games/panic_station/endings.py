"""How a match ends, and who wins (section 9)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sublevel.engine.core import EVERYBODY, bit, emit
from sublevel.games.panic_station.board import clear_fits, find_fits
from sublevel.games.panic_station.cards import alive, is_infected, players
from sublevel.games.panic_station.state import (
    ADJUDICATED,
    ALL_INFECTED,
    ALL_RED,
    BURNT,
    CONCEDED,
    HAND_REVEALED,
    HIVE_LOST,
    LAST_INFECTED,
    MATCH_ENDED,
    NOBODY_DESERVES,
    NOBODY_INFECTED,
    NOBODY_LIVES,
    OPTION_ADJUDICATE,
    OPTION_GAS_NEEDED,
    OPTION_SERVANT,
    OVER,
    SOMEBODY_WINS,
    STATE_REVEALED,
    TROOPERS_DEAD,
    Board,
)
from sublevel.games.panic_station.tables import ANTI, GAS, HAND_KINDS, HIVE

STOCK_TAKING: Final = 3  # rounds (PS-END-12)


def living(s: Board) -> i64:
    """The living players, as a set of seats."""
    found: i64 = 0
    seat: i64
    for seat in range(players(s)):
        if alive(s, seat):
            found |= bit(seat)
    return found


def last_infected(s: Board) -> i64:
    """Who was infected last, living or dead; -1 if fewer than two are infected (PS-INF-4, PS-END-8)."""
    last: i64 = -1
    count: i64 = 0
    seat: i64
    for seat in range(players(s)):
        if is_infected(s, seat):
            count += 1
            if last < 0 or s.times[seat] > s.times[last]:
                last = seat
    return last if count > 1 else -1


def without_last(s: Board, winners: i64) -> i64:
    """The winners less the one who was infected last; nobody takes his place if he is dead (PS-END-8)."""
    last: i64 = last_infected(s)
    return winners if last < 0 else winners & ~bit(last)


def infected_winners(s: Board) -> i64:
    """The living infected; where nobody else lives, without the last of them (PS-END-3)."""
    winners: i64 = living(s) & s.infected
    return without_last(s, winners) if winners == living(s) else winners


def finish(s: Board, kind: i64) -> None:
    """End the match: note who wins, and reveal everything (PS-END-1 to 11, PS-VAR-4)."""
    if kind == BURNT:
        winners: i64 = living(s) & ~s.infected
    elif kind == ALL_RED or kind == ALL_INFECTED:
        winners = without_last(s, living(s))
    elif kind == CONCEDED:
        winners = living(s) & s.infected
    else:
        winners = infected_winners(s)
    if kind != BURNT and s.options[OPTION_SERVANT] == 1:
        winners &= s.merit if s.first_host < 0 else s.merit | bit(s.first_host)
    seat: i64
    for seat in range(players(s)):
        s.payoff[seat] = 1 if (winners >> seat) & 1 == 1 else -1
        s.score[seat] = (winners >> seat) & 1
    s.ended = kind
    s.phase = OVER
    s.waiting = 0
    s.disclosed = 1
    emit(s, EVERYBODY, MATCH_ENDED, kind, winners, why_nobody(s, winners), 0)
    reveal_all(s)


def why_nobody(s: Board, winners: i64) -> i64:
    """Why nobody wins, if so (PS-END-8, PS-END-9, PS-VAR-4)."""
    if winners != 0:
        return SOMEBODY_WINS
    if living(s) == 0:
        return NOBODY_LIVES
    if living(s) & s.infected == 0:
        return NOBODY_INFECTED
    return LAST_INFECTED if infected_winners(s) == 0 else NOBODY_DESERVES


def reveal_all(s: Board) -> None:
    """Show all states and hands (PS-END-10): nothing but events."""
    if s.recording == 0:
        return
    seat: i64
    kind: i64
    for seat in range(players(s)):
        emit(s, EVERYBODY, STATE_REVEALED, seat, 1 if is_infected(s, seat) else 0, s.times[seat], s.source[seat])
        for kind in range(HAND_KINDS):
            if s.hand[HAND_KINDS * seat + kind] > 0:
                emit(s, EVERYBODY, HAND_REVEALED, seat, kind, s.hand[HAND_KINDS * seat + kind], 0)


def end_if_troopers_dead(s: Board) -> None:
    """The match ends when the last trooper is dead; those who have not entered count as alive (PS-END-3, 9)."""
    seat: i64
    for seat in range(players(s)):
        if s.life[2 * seat] > 0:
            return
    finish(s, TROOPERS_DEAD)


def end_if_hive_lost(s: Board) -> None:
    """The match ends when the hive is in the room stack and nothing of that can be laid any more (PS-END-4).

    Call it when `fit` holds the places of the top card; if there are none, it does so again afterwards.
    """
    if s.turned[HIVE] >= 0 or s.fit_n > 0:
        return
    i: i64
    for i in range(s.pile_n - 1):
        find_fits(s, s.pile[i])
        if s.fit_n > 0:
            clear_fits(s, 0, s.fit_n)
            return
    finish(s, HIVE_LOST)


def end_if_hopeless(s: Board) -> None:
    """By option, the match ends with a turn after which the humans cannot win any more (PS-END-6)."""
    if s.options[OPTION_ADJUDICATE] == 1 and s.ended == 0:
        s.disclosed = 1  # also that the match goes on says something
        if gas_short(s) or nobody_can_burn(s):
            finish(s, ADJUDICATED)


def end_if_all_infected(s: Board) -> None:
    """After every third round the match ends if all who live are infected (PS-END-12)."""
    if s.rounds % STOCK_TAKING == 0:
        s.disclosed = 1  # also that the match goes on says something
        if living(s) & ~s.infected == 0:
            finish(s, ALL_INFECTED)


def in_play(s: Board, kind: i64, number: i64) -> bool:
    """Whether so many cards of a kind are in the discard, the hands of the living and the search stack."""
    missing: i64 = number - s.discard[kind]
    seat: i64
    for seat in range(players(s)):
        if alive(s, seat):
            missing -= s.hand[HAND_KINDS * seat + kind]
    i: i64 = s.search_n
    while missing > 0 and i > 0:
        i -= 1
        if s.search[i] == kind:
            missing -= 1
    return missing <= 0


def gas_short(s: Board) -> bool:
    """Whether too little gas is left to burn the hive (PS-END-6 a)."""
    return not in_play(s, GAS, s.options[OPTION_GAS_NEEDED])


def nobody_can_burn(s: Board) -> bool:
    """Whether no clean player has a living trooper, and no fresh antidote could change that (PS-END-6 b)."""
    seat: i64
    for seat in range(players(s)):
        if not is_infected(s, seat) and s.life[2 * seat] > 0:
            return False
    return s.anti_spent == 1 or not in_play(s, ANTI, 1)
