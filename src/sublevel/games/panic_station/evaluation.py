"""What a position is worth to a seat: how near the clean are to burning the hive, and who would win if they do not.

It judges a state in which everything is known: search imagines the hidden part first.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sublevel.games.panic_station.cards import alive, held, is_infected, laid_out, min_hand, players
from sublevel.games.panic_station.endings import last_infected
from sublevel.games.panic_station.parasites import bite
from sublevel.games.panic_station.state import OPTION_GAS_NEEDED, OPTION_ROUNDS, Board
from sublevel.games.panic_station.tables import (
    AID,
    ARM,
    CARDS,
    DOOR,
    DOUBLE,
    GAS,
    HAND_KINDS,
    HIVE,
    HIVE_ROOM,
    INFECTION,
    LAID_KEY,
    NOWHERE,
    OPEN,
    POINTS,
    ROOMS,
)

FAR: Final = 60  # moves to a hive that cannot be reached
DOOR_MOVES: Final = 3  # moves that a closed door is worth

# Action points that things take.
PER_GAS: Final = 8  # to find another gas can
NO_GAS_LEFT: Final = 30  # the same if the stack has none: somebody must give it
PER_CARD: Final = 2  # for each room card that lies above the hive
UNSEEN_HIVE: Final = 5  # moves to a hive that was not found yet
SPARE_GAS: Final = 2  # what a spare gas can saves: it wards off
# [action points]: what a chance keeps until then, in thousandths
FADED: Final = vec[i64]([int(1000 * 0.972**points) for points in range(161)])
LONGEST: Final = 160

# [tenths of a life point]: how surely a character lives on, in thousandths
SURVIVAL: Final = vec[i64]([int(1000 * (1 - 0.945**tenths)) for tenths in range(61)])
MOST_TENTHS: Final = 60
PER_ARMOUR: Final = 6  # tenths of a life point
PER_AID: Final = 4
BITTEN: Final = 8  # how much of the bites of this round counts, in tenths
ROUNDS_AHEAD: Final = 15  # how many rounds of parasites anywhere in the station count, in tenths
PER_INFECTED: Final = 45  # what each infected player takes from the hope of the clean, in thousandths
BETRAYED: Final = 100  # what a clean player who was infected has of the hopes of the infected: one part of so many


def measure_to_hive(s: Board) -> None:
    """Moves from each room to the hive, in `reach_ap`; a closed door counts more."""
    i: i64
    direction: i64
    for i in range(ROOMS):
        s.reach_ap[i] = FAR
    if s.turned[HIVE] < 0:
        return
    s.reach_ap[HIVE_ROOM] = 0
    s.queue[0] = HIVE_ROOM
    first: i64 = 0
    last: i64 = 1
    door: i64 = 1 if s.door == 1 else DOOR_MOVES
    while first < last:
        here: i64 = s.queue[first]
        first += 1
        for direction in range(4):
            link: i64 = s.link[4 * here + direction]
            if link == OPEN or link == DOOR:
                to: i64 = s.beside[4 * here + direction]
                if s.reach_ap[to] == FAR:
                    s.queue[last] = to
                    last += 1
                    s.reach_ap[to] = min(FAR - 1, s.reach_ap[here] + (1 if link == OPEN else door))


def threat(s: Board, room: i64) -> i64:
    """The points that a character in a room may expect to lose to parasites, in tenths (PS-PAR-3, 4)."""
    stay: i64 = 4
    come: i64 = 0
    direction: i64
    for direction in range(4):
        if s.link[4 * room + direction] == OPEN:
            stay -= 1
            come += bite(s, s.beside[4 * room + direction])
    return (bite(s, room) * stay + come) * 10 // 4


def plague(s: Board) -> i64:
    """The points that a character anywhere may expect to lose to parasites in the rounds to come, in tenths."""
    bites: i64 = 5 - s.grey_left
    rooms: i64 = 2
    i: i64
    for i in range(CARDS):
        if s.turned[i] >= 0:
            rooms += 1
            bites += 2 * s.black[2 * i] + s.worn[2 * i]
            if DOUBLE[i] == 1:
                bites += 2 * s.black[2 * i + 1] + s.worn[2 * i + 1]
    return ROUNDS_AHEAD * bites // rooms


def strength(s: Board, character: i64, plagued: i64) -> i64:
    """What keeps a character alive, in tenths of a life point: life, armour, and what threatens it."""
    if s.life[character] == 0:
        return 0
    seat: i64 = character >> 1
    tenths: i64 = 10 * s.life[character]
    if s.hand_n[seat] > min_hand(s):
        tenths += PER_ARMOUR * min(2, held(s, seat, ARM)) + PER_AID * min(1, held(s, seat, AID))
    if s.room[character] != NOWHERE:
        tenths -= BITTEN * threat(s, s.room[character]) // 10
    tenths -= plagued
    return max(1, min(MOST_TENTHS, tenths))


def survival(s: Board, seat: i64, plagued: i64) -> i64:
    """How surely a player lives on, in thousandths."""
    trooper: i64 = SURVIVAL[strength(s, 2 * seat, plagued)]
    android: i64 = SURVIVAL[strength(s, 2 * seat + 1, plagued)]
    return 1000 - (1000 - trooper) * (1000 - android) // 1000


def gas_in_stack(s: Board) -> i64:
    """How many gas cans can still be found."""
    count: i64 = s.discard[GAS]
    i: i64
    for i in range(s.search_n):
        if s.search[i] == GAS:
            count += 1
    return count


def points_to_burn(s: Board, seat: i64, per_gas: i64) -> i64:
    """The action points that a clean player would take to burn the hive; call `measure_to_hive` before."""
    gas: i64 = held(s, seat, GAS)
    missing: i64 = max(0, s.options[OPTION_GAS_NEEDED] - gas)
    points: i64 = per_gas * missing
    if gas > s.options[OPTION_GAS_NEEDED]:
        points -= SPARE_GAS
    if s.turned[HIVE] < 0:
        points += UNSEEN_HIVE + PER_CARD * s.pile_n
    elif s.room[2 * seat] == NOWHERE:
        points += UNSEEN_HIVE
    else:
        points += s.reach_ap[s.room[2 * seat]]
        if laid_out(s, seat, LAID_KEY) > 0:
            points -= 1
    if POINTS[s.life[2 * seat + 1]] == 0:
        points += points // 2
    return max(0, min(LONGEST, points))


def hope(s: Board, plagued: i64) -> i64:
    """The chance that the hive burns, in thousandths."""
    miss: i64 = 1000
    seat: i64
    measure_to_hive(s)
    per_gas: i64 = PER_GAS if gas_in_stack(s) > 0 else NO_GAS_LEFT
    threats: i64 = 0
    for seat in range(players(s)):
        if is_infected(s, seat) and alive(s, seat):
            threats += 1 + min(1, s.hand[HAND_KINDS * seat + INFECTION + seat])
    for seat in range(players(s)):
        if s.life[2 * seat] > 0 and not is_infected(s, seat):
            chance: i64 = FADED[points_to_burn(s, seat, per_gas)] * SURVIVAL[strength(s, 2 * seat, plagued)] // 1000
            miss = miss * (1000 - chance) // 1000
    left: i64 = s.options[OPTION_ROUNDS] + 100 - s.rounds
    chances: i64 = (1000 - miss) * min(left + 1, 8) // 8
    return chances * max(300, 1000 - PER_INFECTED * threats) // 1000


def evaluate(s: Board, seat: i64) -> i64:
    """Judge the position for a seat, in thousandths of a win.

    Who was clean when a search began plays for the humans: to be infected is no way out for him, whatever it pays.
    """
    if s.ended != 0:
        return 1000 * s.payoff[seat]
    if not alive(s, seat):
        return -1000
    plagued: i64 = plague(s)
    chance: i64 = hope(s, plagued)
    lives: i64 = survival(s, seat, plagued)
    if not is_infected(s, seat):
        return 2 * (chance * lives // 1000) - 1000
    if (s.loyal >> seat) & 1 == 1:
        return (1000 - chance) // BETRAYED - 1000
    return 2 * ((1000 - chance) * lives // 1000 * in_order(s, seat) // 1000) - 1000


def in_order(s: Board, seat: i64) -> i64:
    """The chance that an infected player is not the one who is left out at the end, in thousandths (PS-END-2, 8)."""
    if last_infected(s) != seat:
        return 1000
    clean: i64 = 0
    other: i64
    for other in range(players(s)):
        if alive(s, other) and not is_infected(s, other):
            clean += 1
    return 250 if clean == 0 else 700 + 60 * min(clean, 3)
