"""The chance of escape: the turns that are needed, against those that cards and kidnapper leave (section 15).

To be done are the ways over the code chips that are still needed, in the best order, and from the last one to the exit,
building included (`ways.py`). Everybody wins or loses together: all seats have the same chance.
"""

from __future__ import annotations

from itertools import combinations
from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sublevel.engine.core import bit
from sublevel.games.underground.endings import cards_left, sections_left
from sublevel.games.underground.knowledge import card_known
from sublevel.games.underground.moves import locked
from sublevel.games.underground.state import (
    MOVE,
    OPTION_SAND,
    OPTION_TIMER,
    OWNED,
    RESOLVE,
    SETUP_PLATEAU,
    TIMER_OFF,
    WON,
    Board,
)
from sublevel.games.underground.tables import (
    BREAKER,
    CABLE_LEFT,
    CABLE_RIGHT,
    CELLS,
    CHIPS,
    CODE_LENGTH,
    EXIT_HEIGHT,
    NOWHERE,
    NUMBER_CHIPS,
    SECTIONS,
    neighbour,
    sees,
)
from sublevel.games.underground.ways import ENTRY, EXIT, FAR, MOST_CHIPS, NO_WAY, Ways, entry_of


def chained(chips: tuple[int, ...], last: int = 0) -> bool:
    """Whether all of these chips can be laid in a row behind a last one (UG-CODE-1)."""
    return not chips or any(
        (last == 0 or CABLE_RIGHT[last] == CABLE_LEFT[chip])
        and chained(tuple(other for other in chips if other != chip), chip)
        for chip in chips
    )


MOST_NEEDED: Final = 8  # so many number chips always hold a code (section 3.7)


def chips_needed() -> list[list[int]]:
    """[set of number chips, bit 0 for N1][n]: how likely it is that exactly n more make a code, in thousandths."""
    sets = bit(NUMBER_CHIPS)
    complete = [False] * sets
    for code in combinations(range(1, NUMBER_CHIPS + 1), CODE_LENGTH):
        if chained(code):
            complete[sum(bit(chip - 1) for chip in code)] = True
    needed: list[list[int]] = [[] for _ in range(sets)]
    for chips in range(sets):  # who has more than a code has one
        complete[chips] |= any(chips >> i & 1 and complete[chips ^ bit(i)] for i in range(NUMBER_CHIPS))
    for chips in range(sets - 1, -1, -1):
        if complete[chips]:
            needed[chips] = [1000] + [0] * MOST_NEEDED
        else:
            following = [needed[chips | bit(i)] for i in range(NUMBER_CHIPS) if not chips >> i & 1]
            needed[chips] = [0, *[sum(column) // len(following) for column in zip(*following, strict=True)][:-1]]
    return needed


# [(MOST_NEEDED + 1) * set + n]
CHIPS_NEEDED: Final = vec[i64]([likely for row in chips_needed() for likely in row])
ROOTS: Final = vec[i64]([int((10 * i) ** 0.5) for i in range(1024)])  # [tenths]: the root, in tenths
# [hundredths of the exponent of the odds + 600]: the chance, in thousandths
ODDS: Final = vec[i64]([round(1000 / (1 + exp(-(i - 600) / 100))) for i in range(1201)])

# Set by hand, after looking at what the matches of the search were lost by.
LAST_TICKS: Final = 10  # before the exit
SLOW: Final = 2  # ticks a turn, there
QUICK: Final = 6  # ticks a turn, before
NO_WAY_OUT: Final = 150  # ticks
FAR_AWAY: Final = 1000  # ticks: there is no such tour
NEW_CHIP: Final = 13  # ticks to a chip that does not lie on the board yet
STOP: Final = 3  # ticks: a move ends where a chip is taken
CARDS_PER_CHIP: Final = 12  # tenths: what laying the next one costs
STEEPNESS: Final = 70
RESERVE_TURNS: Final = 20  # tenths of turns that should be left

DOOR_FLOODED: Final = 80  # thousandths of the loss for each tenth of a turn, times the cards of the pile

HASTE: Final = 20  # thousandths for every turn that is needed: also who is sure to get out should hurry
MOST_HASTE: Final = 700

# What else counts, in tenths of a turn.
SPECIAL_CHIP: Final = 4
SPARE_KEY: Final = 2
TRAPPED: Final = 500
IN_NEXT_LINE: Final = 2
ABOUT_TO_BE_SEEN: Final = 12


def numbers_owned(s: Board) -> i64:
    """The set of number chips that the group has."""
    owned: i64 = 0
    chip: i64
    for chip in range(1, NUMBER_CHIPS + 1):
        if s.got[chip] != 0:
            owned |= bit(chip - 1)
    return owned


def draws_for(s: Board, numbers: i64) -> i64:
    """How many code chips have to be taken for so many number chips, on average, in hundredths."""
    left: i64 = 1
    unseen: i64 = 1
    chip: i64
    for chip in range(1, CHIPS + 1):
        if s.got[chip] == 0:
            unseen += 1
            if chip <= NUMBER_CHIPS:
                left += 1
    return 100 * numbers * unseen // left


def draws_needed(s: Board) -> i64:
    """How many more code chips have to be taken until there is a code, on average, in hundredths."""
    if s.complete == 1:
        return 0
    first: i64 = (MOST_NEEDED + 1) * numbers_owned(s)
    mean: i64 = 0
    n: i64
    for n in range(1, MOST_NEEDED + 1):
        mean += n * CHIPS_NEEDED[first + n]
    return mean * draws_for(s, 1) // 1000


def nearest_chip(w: Ways, entry: i64, here: i64, taken: i64) -> i64:
    """The nearest code chip but for those of a set, or -1."""
    best: i64 = -1
    nearest: i64 = FAR + 1
    i: i64
    for i in range(w.chip_count[entry]):
        ticks: i64 = w.distance[ENTRY * entry + CELLS * (i + 1) + here]
        if (taken >> i) & 1 == 0 and ticks < nearest:
            nearest = ticks
            best = i
    return best


def way_to_chip(w: Ways, s: Board) -> i64:
    """How far the nearest code chip is from the figure, building included, in ticks; 0 where none lies."""
    entry: i64 = entry_of(w, s)
    chip: i64 = nearest_chip(w, entry, s.figure, 0)
    return 0 if chip < 0 else w.distance[ENTRY * entry + CELLS * (chip + 1) + s.figure]


def way_to_exit(w: Ways, s: Board) -> i64:
    """How far the exit is from the figure, building included, in ticks."""
    return w.distance[ENTRY * entry_of(w, s) + CELLS * EXIT + s.figure]


def way_out(w: Ways, at: i64) -> i64:
    """The ticks from a cell to the exit; far more where nothing that could be built leads there."""
    ticks: i64 = w.distance[CELLS * EXIT + at]
    return NO_WAY_OUT if ticks == NO_WAY else ticks


def plan_tours(w: Ways, s: Board) -> None:
    """Find the shortest ways from the figure over none, one, two ... of the code chips to the exit, in ticks.

    In whatever order: so a chip that comes makes no tour longer, and who takes one is not disappointed. Who arrives at
    a chip takes it; later he would have to leave it and come back.
    """
    entry: i64 = entry_of(w, s)
    count: i64 = w.chip_count[entry]
    first: i64 = ENTRY * entry
    arriving: bool = s.phase == MOVE or s.phase == RESOLVE
    chip: i64
    taken: i64
    for chip in range(1, MOST_CHIPS + 1):
        w.best[chip] = FAR_AWAY
    for taken in range(MOST_CHIPS << count):
        w.reach[taken] = FAR_AWAY
    w.best[0] = way_out(w, first + s.figure)
    for chip in range(count):
        there: bool = arriving and w.chip_cell[MOST_CHIPS * entry + chip] == s.figure
        ticks: i64 = 0 if there else w.distance[first + CELLS * (chip + 1) + s.figure]
        w.reach[(MOST_CHIPS << chip) + chip] = ticks
    for taken in range(1, bit(count)):
        for chip in range(count):
            if w.reach[MOST_CHIPS * taken + chip] < FAR_AWAY:
                go_on(w, entry, taken, chip)


def go_on(w: Ways, entry: i64, taken: i64, last: i64) -> None:
    """Lengthen a tour over a set of chips from the last one: to the exit, or to one more."""
    count: i64 = w.chip_count[entry]
    here: i64 = ENTRY * entry + w.chip_cell[MOST_CHIPS * entry + last]
    so_far: i64 = w.reach[MOST_CHIPS * taken + last]
    size: i64 = 0
    chip: i64
    for chip in range(count):
        if (taken >> chip) & 1 == 1:
            size += 1
        else:
            at: i64 = MOST_CHIPS * (taken | bit(chip)) + chip
            w.reach[at] = min(w.reach[at], so_far + w.distance[here + CELLS * (chip + 1)])
    w.best[size] = min(w.best[size], so_far + way_out(w, here))


def tour_over(w: Ways, s: Board, chips: i64) -> i64:
    """The ticks over so many chips to the exit, of the tours that were planned; chips to come count too.

    One comes for every one that is taken: so the first has to be one that lies there, unless one is due.
    """
    taken: i64 = 0 if chips == 0 or s.due > 0 or w.best[1] == FAR_AWAY else 1
    least: i64 = FAR_AWAY
    while taken <= chips and taken <= MOST_CHIPS:
        least = min(least, w.best[taken] + NEW_CHIP * (chips - taken))
        taken += 1
    return least + STOP * chips


def tour(w: Ways, s: Board, draws: i64) -> i64:
    """The same for a number of chips in hundredths."""
    share: i64 = draws % 100
    ticks: i64 = (100 - share) * tour_over(w, s, draws // 100)
    if share > 0:
        ticks += share * tour_over(w, s, draws // 100 + 1)
    return ticks // 100


def can_leave(s: Board) -> bool:
    """Whether the figure can leave its cell, as it is or when something was built beside it; a lock needs a key."""
    direction: i64
    height: i64 = s.height[s.figure]
    for direction in range(4):
        to: i64 = neighbour(s.figure, direction)
        if to < 0 or to == s.tower or (s.walls[s.figure] >> direction) & 1 == 1:
            continue
        if s.height[to] <= height and s.code[to] == 0:
            return True
        level: bool = s.height[to] > 0 and height - 1 <= s.height[to] <= height + 1 and s.water[to] == 0
        wall: bool = (s.walls[to] >> (direction + 2) % 4) & 1 == 1
        if level and not wall and (s.keys > 0 or not locked(s, to)):
            return True
    return False


def turns_for(ticks: i64) -> i64:
    """The turns that so many ticks take, in tenths: the last ones take longest, when all waits for one piece."""
    slow: i64 = min(ticks, LAST_TICKS)
    return 10 * slow // SLOW + 10 * (ticks - slow) // QUICK


def turns_needed(w: Ways, s: Board, draws: i64) -> i64:
    """The turns until the escape, in tenths, by the tours that were planned."""
    turns: i64 = turns_for(tour(w, s, draws))
    if not can_leave(s):
        turns += TRAPPED
    if s.options[OPTION_TIMER] != TIMER_OFF and sees((s.section + 1) % SECTIONS, s.figure):
        turns += ABOUT_TO_BE_SEEN if s.sand == 0 else IN_NEXT_LINE
    return min(turns, 1023)


def turns_in_store(s: Board) -> i64:
    """The turns that keys and special chips may save, in tenths."""
    turns: i64 = SPARE_KEY * s.keys
    chip: i64
    for chip in range(BREAKER, CHIPS + 1):
        if s.got[chip] == OWNED:
            turns += SPECIAL_CHIP
    return turns


def chance_in_time(turns: i64, available: i64) -> i64:
    """The chance that so many turns are enough, in thousandths; turns are in tenths."""
    odds: i64 = STEEPNESS * (available - RESERVE_TURNS - turns) // (5 + ROOTS[turns])
    return ODDS[min(max(odds, -600), 600) + 600]


def turns_by_cards(s: Board, draws: i64) -> i64:
    """How many turns the pile leaves, in tenths."""
    return 10 * cards_left(s) - CARDS_PER_CHIP * max(0, draws - 100) // 100


def turns_by_timer(s: Board) -> i64:
    """How many turns the kidnapper leaves, in tenths, if the timer is always turned as late as possible (UG-TIME-3)."""
    return 10 * (s.sand + s.options[OPTION_SAND] * (sections_left(s) - 1))


def chance_of_escape(w: Ways, s: Board) -> i64:
    """The chance that the figure gets out, in thousandths: over all numbers of code chips that may still be needed.

    The mean number would not do: what is drawn next would then always come as a disappointment.
    """
    if s.ended != 0:
        return 1000 if s.ended == WON else 0
    if s.figure == NOWHERE or s.phase == SETUP_PLATEAU:
        return 500
    plan_tours(w, s)
    if s.complete == 1:
        return chance_with(w, s, 0)
    first: i64 = (MOST_NEEDED + 1) * numbers_owned(s)
    chance: i64 = 0
    n: i64
    for n in range(1, MOST_NEEDED + 1):
        if CHIPS_NEEDED[first + n] > 0:
            chance += CHIPS_NEEDED[first + n] * chance_with(w, s, draws_for(s, n))
    return chance // 1000


def chance_with(w: Ways, s: Board, draws: i64) -> i64:
    """The chance if so many code chips have to be taken, in hundredths."""
    turns: i64 = turns_needed(w, s, draws)
    store: i64 = turns_in_store(s)
    chance: i64 = chance_in_time(turns, turns_by_cards(s, draws) + store)
    if s.options[OPTION_TIMER] != TIMER_OFF:
        chance = chance * chance_in_time(turns, turns_by_timer(s) + store) // 1000
    chance = chance * (1000 - door_in_danger(s, turns)) // 1000
    return chance * (1000 - min(HASTE * turns // 10, MOST_HASTE)) // 1000


def door_in_danger(s: Board, turns: i64) -> i64:
    """How likely water is to come on the cell before the door when it cannot be built over any more, in thousandths.

    A coordinate comes once: where its card is known, no water comes any more.
    """
    cell: i64 = neighbour(s.tower, s.door)
    if s.height[cell] != EXIT_HEIGHT or s.water[cell] == 1 or card_known(s, cell):
        return 0
    return min(DOOR_FLOODED * turns // s.pile_n, 900)
