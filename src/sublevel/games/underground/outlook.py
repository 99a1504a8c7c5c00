"""What search asks Underground for: what is seen, which choices are worth a look, what a player in a hurry does."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sublevel.engine.core import LOW, add_legal, advance, below, bit, mix
from sublevel.games.underground.board import base_of
from sublevel.games.underground.evaluation import draws_needed, nearest_chip
from sublevel.games.underground.placing import list_placements
from sublevel.games.underground.state import OPTION_PLAYERS, Board
from sublevel.games.underground.tables import (
    CELLS,
    CELLS_OF,
    CHIPS,
    CLOSE,
    DECLINE,
    END_TURN,
    IN_STACK,
    JOKERS,
    NORTH_CELLS,
    PIECES,
    PLACE,
    QUIT,
    STACKS,
    STEP,
    TELEPORT,
    TURN_TIMER,
    neighbour,
    offset,
)
from sublevel.games.underground.ways import (
    BUILD_TICKS,
    ENTRY,
    EXIT,
    FAR,
    FIGURE,
    LAST,
    LAYERS,
    MOST_CHIPS,
    ONE_LEVEL,
    OVERHANG,
    STACK,
    STATES,
    STEP_TICKS,
    TARGETS,
    Ways,
    draw_map,
    entry_of,
    flow_from_cell,
    flow_from_exit,
)

# What is seen.


def observed(s: Board) -> i64:
    """A number for the position as everybody sees it (section 10)."""
    key: i64 = 1
    number: i64 = 0
    i: i64
    for i in range(12):
        key = stir(key, s.plane[i])
    key = stir(stir(key, s.dry_north), s.dry_south)
    for i in range(CELLS):
        shown: i64 = (s.symbol[i] << 1 | s.used[i]) << 4 | s.walls[i]
        if s.code[i] != 0:
            shown |= 128
        number = number << 8 | shown
        if i % 4 == 3:
            key = mix(key, number)
            number = 0
    key = mix(key, number)
    for i in range(STACKS):
        top: i64 = s.stack[IN_STACK * i + s.stack_n[i] - 1] if s.stack_n[i] > 0 else IN_STACK
        key = mix(key, (top << 4 | s.circle[i]) << 4 | s.stack_n[i])
    number = 0
    for i in range(PIECES):
        if s.piece_at[i] >= 0:
            number |= bit(i)
    key = stir(key, number)
    number = 0
    for i in range(JOKERS):
        number = number << 1 | s.joker[i]
    key = mix(key, number << 4 | s.stone)
    return mix(observed_cards(s, key), (s.votes << 4 | s.reserve) << 8 | s.water_left)


def observed_cards(s: Board, key: i64) -> i64:
    """The same for cards, chips, and where the match stands."""
    north: i64 = 0
    south: i64 = 0
    number: i64 = 0
    i: i64
    for i in range(s.discard_n):
        if s.discard[i] < NORTH_CELLS:
            north |= bit(s.discard[i])
        else:
            south |= bit(s.discard[i] - NORTH_CELLS)
    key = stir(stir(key, north), south)
    for i in range(s.options[OPTION_PLAYERS]):
        first: i64 = s.hand[2 * i]
        second: i64 = s.hand[2 * i + 1]
        key = mix(key, min(first, second) << 8 | max(first, second))
    for i in range(1, CHIPS + 1):
        number = number << 2 | s.got[i]
    key = mix(mix(key, number & LOW), s.pile_n << 8 | s.chip_n)
    key = mix(key, ((s.figure << 8 | s.tower) << 8 | s.rat) << 4 | s.keys)
    key = mix(key, ((s.section << 4 | s.sand) << 8 | s.card) << 4 | s.steps)
    key = mix(key, ((s.phase << 3 | s.seat) << 2 | s.placed << 1 | s.moved) << 16 | s.target << 8 | s.flood)
    return mix(key, ((s.resume << 5 | s.back) << 4 | s.tiles) << 8 | s.due << 4 | s.cause << 3 | s.door)


def stir(key: i64, cells: i64) -> i64:
    """Stir half a set of cells into a key."""
    return mix(mix(key, cells & LOW), cells >> 32)


# Where to go.


def next_target(w: Ways, s: Board) -> i64:
    """What the figure goes for: the nearest code chip while one is needed, else the exit; where its distances begin."""
    entry: i64 = entry_of(w, s)
    chip: i64 = nearest_chip(w, entry, s.figure, 0) if s.complete == 0 else -1
    return ENTRY * entry + CELLS * (EXIT if chip < 0 else chip + 1)


# Placements that are worth a look.

SHORTLIST: Final = 64  # placements that are remembered of a position
LISTS: Final = 1024  # positions that are remembered
FEW: Final = 4  # so many are listed even if nothing speaks for them
URGENT: Final = 3  # how much more the first leg of the tour counts than the others
GRADES: Final = 4  # what a state may cost after a placement: a step, a level, an overhang, a stack of two
GRADE_TICKS: Final = vec[i64]([STEP_TICKS, BUILD_TICKS[ONE_LEVEL], BUILD_TICKS[OVERHANG], BUILD_TICKS[STACK]])
BEST_SCORE: Final = 1023


class Shortlists:
    """Placements that are worth a look, by position."""

    def __init__(self) -> None:
        self.key = vec[i64]([0] * LISTS)
        self.count = vec[i64]([0] * LISTS)
        self.action = vec[i64]([0] * (LISTS * SHORTLIST))  # in ascending order
        self.score = vec[i64]([0] * (LISTS * SHORTLIST))
        self.glance = vec[i64]([0] * (STEP - PLACE))  # [placement]: how promising it is, for those listed last
        # Scratch: the legs of the tour, what each state is worth to them, and how many placements have each score.
        self.legs: i64 = 0
        self.leg_start = vec[i64]([0] * TARGETS)
        self.leg_end = vec[i64]([0] * TARGETS)
        self.leg_ticks = vec[i64]([0] * TARGETS)
        self.gain = vec[i64]([0] * (GRADES * STATES))
        self.tally = vec[i64]([0] * (BEST_SCORE + 1))


def building_cost(w: Ways, cell: i64, height: i64) -> i64:
    """What it takes to enter a cell at a height to which it has to be built, in ticks; 0 where it cannot be built."""
    half: i64 = 0 if cell < NORTH_CELLS else 1
    place: i64 = bit(cell - NORTH_CELLS * half)
    if w.low[2 * height + half] & place == 0:
        return 0
    kind: i64 = 0
    while w.build[2 * LAYERS * kind + 2 * height + half] & place == 0:
        kind += 1
    return BUILD_TICKS[kind]


def find_legs(w: Ways, lists: Shortlists, s: Board) -> None:
    """Find the ways over all states between the stations of the tour: figure, code chips, exit."""
    entry: i64 = entry_of(w, s)
    draws: i64 = draws_needed(s)
    here: i64 = FIGURE
    cell: i64 = s.figure
    taken: i64 = 0
    draw_map(w, s)
    w.keeping = FIGURE
    flow_from_cell(w, s, cell)
    w.keeping = EXIT
    flow_from_exit(w, s)
    lists.legs = 0
    while draws > 0 and taken < bit(w.chip_count[entry]) - 1:
        chip: i64 = nearest_chip(w, entry, cell, taken)
        taken |= bit(chip)
        draws -= 100
        add_leg(lists, here, chip + 1, w.distance[ENTRY * entry + CELLS * (chip + 1) + cell])
        here = chip + 1
        cell = w.chip_cell[MOST_CHIPS * entry + chip]
        w.keeping = here
        flow_from_cell(w, s, cell)
    add_leg(lists, here, EXIT, w.distance[ENTRY * entry + CELLS * EXIT + cell])
    w.keeping = -1


def add_leg(lists: Shortlists, start: i64, end: i64, ticks: i64) -> None:
    """Note one leg of the tour, if there is a way at all."""
    if ticks < FAR:
        lists.leg_start[lists.legs] = STATES * start
        lists.leg_end[lists.legs] = STATES * end
        lists.leg_ticks[lists.legs] = ticks
        lists.legs += 1


def appraise(w: Ways, lists: Shortlists, cell: i64, height: i64) -> None:
    """What the tour would gain if a state took only a step, a level to build, an overhang or a stack of two."""
    state: i64 = CELLS * height + cell
    before: i64 = building_cost(w, cell, height)
    leg: i64
    grade: i64
    for grade in range(GRADES):
        lists.gain[STATES * grade + state] = 0
    if before == 0:
        return
    for leg in range(lists.legs):
        way: i64 = w.whole[lists.leg_start[leg] + state] + w.whole[lists.leg_end[leg] + state]
        detour: i64 = max(0, way + before - STEP_TICKS - lists.leg_ticks[leg])
        if detour < before:
            for grade in range(GRADES):
                saved: i64 = before - GRADE_TICKS[grade] - detour
                if saved > 0:
                    lists.gain[STATES * grade + state] += URGENT * saved if leg == 0 else saved


def score_placement(lists: Shortlists, s: Board, action: i64) -> i64:
    """How much a placement shortens the tour: by what it builds, and by what it carries later."""
    laid: i64 = (action - PLACE) // CELLS
    anchor: i64 = (action - PLACE) % CELLS
    cells: i64 = CELLS_OF[laid // 8]
    height: i64 = base_of(s, laid, cells, anchor) + 1
    if height > LAST - 2:
        return 0
    score: i64 = 0
    i: i64
    direction: i64
    for i in range(cells):
        cell: i64 = anchor + offset(laid, i)
        state: i64 = CELLS * height + cell
        score += 2 * lists.gain[state]
        score += lists.gain[STATES + CELLS + state] + lists.gain[3 * STATES + 2 * CELLS + state]
        for direction in range(4):
            beside: i64 = neighbour(cell, direction)
            if beside >= 0 and s.height[beside] < height:
                score += lists.gain[2 * STATES + CELLS * (height + 1) + beside]
    return min(score, BEST_SCORE)


def fill_shortlist(w: Ways, lists: Shortlists, s: Board, at: i64) -> None:
    """Score all placements and remember the best, those with a positive score."""
    find_legs(w, lists, s)
    cell: i64
    height: i64
    for height in range(1, LAYERS):
        for cell in range(CELLS):
            appraise(w, lists, cell, height)
    s.legal_count = 0
    list_placements(s)
    i: i64
    for i in range(BEST_SCORE + 1):
        lists.tally[i] = 0
    # The scores stand where the list has its actions, above them.
    for i in range(s.legal_count):
        score: i64 = score_placement(lists, s, s.legal[i])
        s.legal[i] |= score << 16
        lists.tally[score] += 1
    least: i64 = least_score(lists, SHORTLIST)
    equals: i64 = max(lists.tally[least], 1)
    better: i64 = 0
    for i in range(least + 1, BEST_SCORE + 1):
        better += lists.tally[i]
    found: i64 = 0
    met: i64 = 0  # of those with the least score; where there are too many, some from everywhere are taken
    for i in range(s.legal_count):
        score = s.legal[i] >> 16
        if score == least:
            met += 1
        room: i64 = min(equals, (SHORTLIST if least > 0 else FEW) - better)
        if score > least or (score == least and met * room // equals > (met - 1) * room // equals):
            lists.action[SHORTLIST * at + found] = s.legal[i] & 0xFFFF
            lists.score[SHORTLIST * at + found] = score
            found += 1
    lists.count[at] = found


def least_score(lists: Shortlists, width: i64) -> i64:
    """The score that the best so many have at least, positive unless there are only few; more may have that one."""
    score: i64 = BEST_SCORE
    found: i64 = lists.tally[score]
    while score > 0 and found < (width if score > 1 else FEW):
        score -= 1
        found += lists.tally[score]
    return score


def shortlist(w: Ways, lists: Shortlists, s: Board, width: i64) -> None:
    """List the most promising placements, about so many, in ascending order."""
    key: i64 = mix(observed(s), 1) | 1
    at: i64 = (key >> 1) % LISTS
    first: i64 = SHORTLIST * at
    i: i64
    if lists.key[at] != key:
        fill_shortlist(w, lists, s, at)
        lists.key[at] = key
    for i in range(BEST_SCORE + 1):
        lists.tally[i] = 0
    for i in range(first, first + lists.count[at]):
        lists.tally[lists.score[i]] += 1
    least: i64 = least_score(lists, width)
    s.legal_count = 0
    for i in range(first, first + lists.count[at]):
        if lists.score[i] >= least:
            add_legal(s, lists.action[i])
            lists.glance[lists.action[i] - PLACE] = min(lists.score[i], PLACEMENT)


# What looks promising.

PLACEMENT: Final = 70
TOWARDS: Final = 60
ASIDE: Final = 20
AWAY: Final = 10
USUAL: Final = 40
DONE: Final = 60
UNDONE: Final = 12
LATE: Final = 40
EARLY: Final = 3
RARE: Final = 8


def promise(w: Ways, lists: Shortlists, s: Board, action: i64) -> i64:
    """How promising an action looks at a glance, in percent."""
    if PLACE <= action < STEP:
        return 5 + lists.glance[action - PLACE]
    if STEP <= action < CLOSE:
        return promise_of_step(w, s, (action - STEP) % 16 // 4, (action - STEP) % 4)
    if action == END_TURN:
        return DONE if s.placed == 1 and s.moved == 1 else ASIDE if s.placed == 1 or s.moved == 1 else UNDONE
    if action == TURN_TIMER:
        return LATE if s.sand == 0 else EARLY
    if action == TELEPORT or action == DECLINE:
        return RARE
    return 1 if action == QUIT else USUAL


def promise_of_step(w: Ways, s: Board, direction: i64, chips: i64) -> i64:
    """The same for a step: towards what the figure goes for, or away from it."""
    to: i64 = neighbour(s.figure, direction)
    if to == s.tower:
        return 400
    if s.code[to] != 0 and (s.complete == 0 or to == neighbour(s.tower, s.door)):
        return TOWARDS
    target: i64 = next_target(w, s)
    nearer: i64 = w.distance[target + s.figure] - w.distance[target + to]
    if chips != 0:
        return ASIDE if nearer > 0 else EARLY
    return TOWARDS if nearer > 0 else ASIDE if nearer == 0 else AWAY


# What a player in a hurry does.

HURRIED: Final = 8  # placements that he looks at


def hurried_choice(w: Ways, lists: Shortlists, s: Board, choice: i64) -> i64:
    """One of the actions that are listed: each as likely as it is promising, squared."""
    total: i64 = 0
    picked: i64 = s.legal[0]
    i: i64
    for i in range(s.legal_count):
        action: i64 = s.legal[i]
        glance: i64 = promise(w, lists, s, action)
        total += glance * glance
        choice = advance(choice)
        if below(choice, total) < glance * glance:
            picked = action
    return picked
