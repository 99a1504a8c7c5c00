"""What a position is worth to a seat: how near the humans are to burning the hive, and who would win if they do not."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sublevel.games.panic_station.cards import alive, held, is_infected, players
from sublevel.games.panic_station.duty import NEVER
from sublevel.games.panic_station.endings import last_infected
from sublevel.games.panic_station.moves import doors_open_for
from sublevel.games.panic_station.state import OPTION_GAS_NEEDED, OPTION_ROUNDS, Board
from sublevel.games.panic_station.tables import (
    DOOR,
    GAS,
    HIVE,
    HIVE_ROOM,
    NOWHERE,
    OPEN,
    ROOMS,
)

# Tenths of a turn that things take.
PER_MOVE: Final = 4
PER_GAS: Final = 22  # to find another gas can
PER_ROOM: Final = 4  # for each card above the hive
CLOSED_DOOR: Final = 2  # moves that a closed door costs
FADE: Final = 976  # what a chance keeps in a tenth of a turn, in thousandths
LONGEST: Final = 400  # tenths of turns that are told apart


def measure_to_hive(s: Board, seat: i64) -> None:
    """Moves from each room to the hive for a player, in `reach_ap`; a closed door counts more."""
    i: i64
    direction: i64
    for i in range(ROOMS):
        s.reach_ap[i] = NEVER
    if s.turned[HIVE] < 0:
        return
    s.reach_ap[HIVE_ROOM] = 0
    s.queue[0] = HIVE_ROOM
    first: i64 = 0
    last: i64 = 1
    door: i64 = 1 if doors_open_for(s, seat) else 1 + CLOSED_DOOR
    while first < last:
        here: i64 = s.queue[first]
        first += 1
        for direction in range(4):
            link: i64 = s.link[4 * here + direction]
            if link == OPEN or link == DOOR:
                to: i64 = s.beside[4 * here + direction]
                cost: i64 = s.reach_ap[here] + (1 if link == OPEN else door)
                if s.reach_ap[to] == NEVER:
                    s.queue[last] = to
                    last += 1
                if cost < s.reach_ap[to]:
                    s.reach_ap[to] = cost


def tenths_to_burn(s: Board, seat: i64) -> i64:
    """How long a clean player with a living trooper would take to burn the hive, in tenths of a turn."""
    missing: i64 = max(0, s.options[OPTION_GAS_NEEDED] - held(s, seat, GAS))
    tenths: i64 = PER_GAS * missing
    if s.turned[HIVE] < 0:
        return tenths + PER_ROOM * s.pile_n + PER_MOVE * 6
    measure_to_hive(s, seat)
    room: i64 = s.room[2 * seat]
    moves: i64 = 6 if room == NOWHERE else min(s.reach_ap[room], 20)
    return tenths + PER_MOVE * moves


def faded(tenths: i64) -> i64:
    """What is left of a sure thing after so long, in thousandths."""
    left: i64 = 1000
    i: i64
    for i in range(min(tenths, LONGEST) // 4):
        left = left * (FADE * FADE // 1000) * (FADE * FADE // 1000) // 1000000
    return left


def hope(s: Board) -> i64:
    """The chance that the hive burns, in thousandths, if all that is hidden were as it is in this state."""
    miss: i64 = 1000
    seat: i64
    for seat in range(players(s)):
        if not is_infected(s, seat) and s.life[2 * seat] > 0:
            chance: i64 = faded(tenths_to_burn(s, seat))
            chance = chance * (2 + s.life[2 * seat]) // 6
            miss = miss * (1000 - chance) // 1000
    left: i64 = s.options[OPTION_ROUNDS] + 100 - s.rounds
    return (1000 - miss) * min(left + 2, 10) // 10


def evaluate(s: Board, seat: i64) -> i64:
    """Judge the position for a seat, in thousandths of a win."""
    if s.ended != 0:
        return 1000 * s.payoff[seat]
    if not alive(s, seat):
        return -1000
    chance: i64 = hope(s)
    if not is_infected(s, seat):
        return 2 * chance - 1000
    own: i64 = 900 if last_infected(s) != seat else 700
    return (1000 - chance) * own // 500 - 1000
