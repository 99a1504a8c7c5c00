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
    CLOSED_TERMINAL,
    DOOR,
    DOUBLE,
    GAS,
    HAND_KINDS,
    HIVE,
    HIVE_ROOM,
    INFECTION,
    KEY,
    LAID_KEY,
    NOWHERE,
    OPEN,
    OPEN_TERMINAL,
    POINTS,
    ROOMS,
)

FAR: Final = 60  # moves to what cannot be reached

# Action points that things take.
PER_SEARCH: Final = 15  # a search, the way to it included, in tenths
MOST_PER_GAS: Final = 30  # to find a gas can where hardly any is left
GIFT: Final = 6  # to get one from another clean player who has come as far as the goal
PER_CARD: Final = 100  # for each room card above the hive, in tenths; divided among those who lay them, and one more
AT_HAND: Final = 3  # moves to the place of the next room card that count fully
PER_OPENING: Final = 2  # to open doors at a terminal
MOST_OPENING: Final = 14  # the same with the way to it, or where none was found
OPENING: Final = 40  # where `spare` has that: behind the rooms
UNSEEN_HIVE: Final = 5  # moves to a hive that was not found yet
SPARE_GAS: Final = 2  # what a spare gas can saves: it wards off
# [action points]: what a chance keeps until then, in thousandths
FADED: Final = vec[i64]([int(1000 * 0.955**points) for points in range(161)])
LONGEST: Final = 160
SECOND: Final = 3  # what the second best chance to burn the hive adds, in tenths: who is nearest must go
LAST_ROUNDS: Final = 10  # before the end in which hope fades

# [tenths of a life point]: how surely a character lives on, in thousandths
SURVIVAL: Final = vec[i64]([int(1000 * (1 - 0.945**tenths)) for tenths in range(61)])
MOST_TENTHS: Final = 60
PER_ARMOUR: Final = 6  # tenths of a life point
PER_AID: Final = 4
AT_RISK: Final = 8  # tenths of a life point with which a character may be dead next round
IN_PERIL: Final = 300  # how surely a player lives on who may be dead then, in thousandths
WAY_IN: Final = 100  # what always counts of the danger on the way to the hive, in thousandths
BITTEN: Final = 8  # how much of the bites of this round counts, in tenths
ROUNDS_AHEAD: Final = 16  # how many rounds of parasites anywhere in the station count, in tenths
PER_INFECTED: Final = 45  # what each infected player takes from the hope of the clean, in thousandths
UNFINISHED: Final = 790  # what is left of an infected player's chance while others are clean, in thousandths
PER_LIFE: Final = 4  # less for each point of their lives
ALL_INFECTED: Final = 985  # the same when a scan would end the match
PER_MOVE: Final = 8  # less for each move to a terminal
LEFT_OUT: Final = 20  # what the last of them has of it then, whom nobody comes after, in thousandths
MOST_WAY: Final = 15
MOST_UNSEEN: Final = 9  # moves that it takes at most to find a terminal
BETRAYED: Final = 100  # what a clean player who was infected has of the hopes of the infected: one part of so many


def measure_from(s: Board, last: i64, doors: bool) -> None:
    """Moves from each room to the nearest of the first rooms of `queue`, through doors or not, in `reach_ap`."""
    i: i64
    direction: i64
    for i in range(ROOMS):
        s.reach_ap[i] = FAR
    for i in range(last):
        s.reach_ap[s.queue[i]] = 0
    first: i64 = 0
    while first < last:
        here: i64 = s.queue[first]
        first += 1
        for direction in range(4):
            link: i64 = s.link[4 * here + direction]
            if link == OPEN or (link == DOOR and doors):
                to: i64 = s.beside[4 * here + direction]
                if s.reach_ap[to] == FAR:
                    s.queue[last] = to
                    last += 1
                    s.reach_ap[to] = s.reach_ap[here] + 1


def measure_to_goal(s: Board) -> None:
    """Moves from each room to the hive, or to where the next room card can be laid.

    `spare` has those through doors, and behind them what it takes to open these; `reach_ap` those without doors.
    """
    i: i64
    s.spare[OPENING] = 0
    if s.door == 0:
        measure_from(s, list_terminals(s), False)
        s.spare[OPENING] = min(MOST_OPENING, PER_OPENING + nearest_clean(s))
    measure_from(s, list_goals(s), True)
    for i in range(ROOMS):
        s.spare[i] = s.reach_ap[i]
    if s.door == 0:
        measure_from(s, list_goals(s), False)


def list_goals(s: Board) -> i64:
    """Put the hive, or the rooms beside which the next card can be laid, into `queue`; returns how many these are."""
    if s.turned[HIVE] < 0:
        return list_frontier(s)
    s.queue[0] = HIVE_ROOM
    return 1


def list_frontier(s: Board) -> i64:
    """The same for the rooms beside which the next card can be laid."""
    count: i64 = 0
    before: i64 = -1
    i: i64
    for i in range(s.fit_n):  # ascending: the places of one card follow each other
        card: i64 = s.fit[i] >> 4
        if card != before:
            s.queue[count] = 2 * card
            count += 1
            before = card
    return count


def list_terminals(s: Board) -> i64:
    """The same for the terminals."""
    count: i64 = 0
    if s.turned[OPEN_TERMINAL] >= 0:
        s.queue[count] = 2 * OPEN_TERMINAL
        count += 1
    if s.turned[CLOSED_TERMINAL] >= 0:
        s.queue[count] = 2 * CLOSED_TERMINAL + 1
        count += 1
    return count


def nearest_clean(s: Board) -> i64:
    """How far the nearest character of a clean player is from what was measured last."""
    nearest: i64 = FAR
    character: i64
    for character in range(2 * players(s)):
        if s.life[character] > 0 and s.room[character] != NOWHERE and not is_infected(s, character >> 1):
            nearest = min(nearest, s.reach_ap[s.room[character]])
    return nearest


def way(s: Board, character: i64) -> i64:
    """How far a character is from the goal, by its key or by doors that are opened; call `measure_to_goal` before."""
    room: i64 = s.room[character]
    if room == NOWHERE:
        return UNSEEN_HIVE
    seat: i64 = character >> 1
    if s.door == 1 or laid_out(s, seat, LAID_KEY) > 0 or (held(s, seat, KEY) > 0 and s.hand_n[seat] > min_hand(s)):
        return s.spare[room]
    return min(s.reach_ap[room], s.spare[room] + s.spare[OPENING])


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


def points_for_gas(s: Board) -> i64:
    """The action points that it takes to find another gas can."""
    gas: i64 = s.discard[GAS]
    i: i64
    for i in range(s.search_n):
        if s.search[i] == GAS:
            gas += 1
    if gas == 0:
        return MOST_PER_GAS
    return min(MOST_PER_GAS, PER_SEARCH * (s.search_n + 1) // (10 * gas))


def points_to_hive(s: Board) -> i64:
    """The action points until the hive is found, whoever lays the rooms above it; call `measure_to_goal` before."""
    if s.turned[HIVE] >= 0:
        return 0
    above: i64 = s.pile_n
    while above > 0 and s.pile[above - 1] != HIVE:
        above -= 1
    above = s.pile_n - above
    nearest: i64 = MOST_PER_GAS if s.fit_n > 0 else 0
    clean: i64 = 0
    seat: i64
    for seat in range(players(s)):
        if alive(s, seat) and not is_infected(s, seat):
            clean += 1
            if s.fit_n > 0:
                if s.life[2 * seat] > 0:
                    nearest = min(nearest, way(s, 2 * seat))
                if s.life[2 * seat + 1] > 0:
                    nearest = min(nearest, way(s, 2 * seat + 1))
    if nearest > AT_HAND:  # the next card may be far from the one before: that must not keep anybody from laying it
        nearest = AT_HAND + (nearest - AT_HAND) // 3
    return nearest + PER_CARD * above // (10 + 10 * clean)


def points_to_meet(s: Board, seat: i64, missing: i64) -> i64:
    """The action points until other clean players who have the missing gas cans came to where they are needed."""
    points: i64 = 0
    other: i64
    while missing > 0:
        nearest: i64 = MOST_PER_GAS
        for other in range(players(s)):
            if other != seat and alive(s, other) and not is_infected(s, other) and held(s, other, GAS) > 0:
                if s.life[2 * other] > 0:
                    nearest = min(nearest, way(s, 2 * other))
                if s.life[2 * other + 1] > 0:
                    nearest = min(nearest, way(s, 2 * other + 1))
        points += min(MOST_PER_GAS, nearest + GIFT)
        missing -= 1
    return points


def points_to_burn(s: Board, seat: i64, per_gas: i64, to_hive: i64) -> i64:
    """The action points that a clean player would take to burn the hive; call `measure_to_goal` before."""
    gas: i64 = held(s, seat, GAS)
    missing: i64 = max(0, s.options[OPTION_GAS_NEEDED] - gas)
    points: i64 = min(per_gas * missing, points_to_meet(s, seat, missing)) if missing > 0 else 0
    if gas > s.options[OPTION_GAS_NEEDED]:
        points -= SPARE_GAS
    if s.turned[HIVE] < 0:
        points += UNSEEN_HIVE + to_hive
    else:
        points += way(s, 2 * seat)
        if laid_out(s, seat, LAID_KEY) > 0:
            points -= 1
    if POINTS[s.life[2 * seat + 1]] == 0:
        points += points // 2
    return max(0, min(LONGEST, points))


def until_then(lives: i64, near: i64) -> i64:
    """How surely somebody lives on until the hive burns: the nearer that is, the less do wounds and parasites count.

    Else he would wait for a safe way until the last round.
    """
    return 1000 - (1000 - lives) * min(1000, 1000 + WAY_IN - near) // 1000


def hope(s: Board, plagued: i64) -> i64:
    """The chance that the hive burns, in thousandths: mostly that of the one who is nearest to it."""
    measure_to_goal(s)
    to_hive: i64 = points_to_hive(s)
    per_gas: i64 = points_for_gas(s)
    threats: i64 = 0
    seat: i64
    for seat in range(players(s)):
        if is_infected(s, seat) and alive(s, seat):
            threats += 1 + min(1, s.hand[HAND_KINDS * seat + INFECTION + seat])
    best: i64 = 0
    second: i64 = 0
    for seat in range(players(s)):
        if s.life[2 * seat] > 0 and not is_infected(s, seat):
            points: i64 = points_to_burn(s, seat, per_gas, to_hive)
            tenths: i64 = strength(s, 2 * seat, plagued)
            lasts: i64 = SURVIVAL[tenths]
            if tenths > AT_RISK:
                lasts = until_then(lasts, FADED[points])
            chance: i64 = FADED[points] * lasts // 1000
            if chance > best:
                second = best
                best = chance
            elif chance > second:
                second = chance
    best += (1000 - best) * second // 1000 * SECOND // 10
    limit: i64 = s.options[OPTION_ROUNDS] + 100
    if limit > 0:
        best = best * min(limit - s.rounds + 1, LAST_ROUNDS) // LAST_ROUNDS
    return best * max(300, 1000 - PER_INFECTED * threats) // 1000


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
        if lives > IN_PERIL:
            lives = until_then(lives, chance)
        return 2 * (chance * lives // 1000) - 1000
    if (s.loyal >> seat) & 1 == 1:
        return (1000 - chance) // BETRAYED - 1000
    return 2 * ((1000 - chance) * lives // 1000 * spread(s, seat) // 1000) - 1000


def spread(s: Board, seat: i64) -> i64:
    """How far the infection got, as a share of a victory of this infected player, in thousandths (PS-END-2, 3)."""
    clean: i64 = 0
    life: i64 = 0
    other: i64
    for other in range(players(s)):
        if alive(s, other) and not is_infected(s, other):
            clean += 1
            life += s.life[2 * other] + s.life[2 * other + 1]
    if clean > 0:
        return (UNFINISHED - PER_LIFE * life) * in_order(s, seat, clean) // 1000
    return (ALL_INFECTED - PER_MOVE * points_to_scan(s)) * in_order(s, seat, clean) // 1000


def points_to_scan(s: Board) -> i64:
    """The moves of the nearest character to a terminal; where none was found, to where the next room can be laid."""
    count: i64 = list_terminals(s)
    points: i64 = 0
    if count == 0:
        count = list_frontier(s)
        while points < s.pile_n and not is_terminal(s.pile[s.pile_n - 1 - points]):
            points += 1
        points = min(points + 1, MOST_UNSEEN)
    measure_from(s, count, True)
    nearest: i64 = MOST_WAY
    character: i64
    for character in range(2 * players(s)):
        if s.life[character] > 0 and s.room[character] != NOWHERE:
            nearest = min(nearest, s.reach_ap[s.room[character]])
    return points + nearest


def is_terminal(card: i64) -> bool:
    """Whether a room card is one of the two with a terminal."""
    return card == OPEN_TERMINAL or card == CLOSED_TERMINAL


def in_order(s: Board, seat: i64, clean: i64) -> i64:
    """The chance that an infected player is not the one who is left out at the end, in thousandths (PS-END-2, 8)."""
    if last_infected(s) != seat:
        return 1000
    return LEFT_OUT if clean == 0 else 700 + 60 * min(clean, 3)
