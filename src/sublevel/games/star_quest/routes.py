"""Ways over the hulk and where they lead to: distances, and what each squad is heading for (section 15)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sublevel.games.star_quest.figures import allowance, chaos_on_hulk
from sublevel.games.star_quest.goals import chaos_score, goal, goal_open, squad_score, unlocked
from sublevel.games.star_quest.hulk import (
    BOARD_SIDE,
    bay_of,
    build,
    may_step,
    neighbour,
    place_of,
    port_square,
    room_of,
)
from sublevel.games.star_quest.state import (
    ABOARD,
    OPTION_LAYOUT,
    OPTION_PLAYERS,
    UNSCANNED,
    Hulk,
)
from sublevel.games.star_quest.tables import (
    BAY,
    BAY_SQUARES,
    BLIPS,
    BOARDS,
    CARRY_GOAL,
    CHAOS,
    DIRECTIONS,
    DOORS,
    FIGURES,
    GOAL_KIND,
    GOAL_NEEDS_KIND,
    GOAL_ROOM,
    GOAL_SQUARES,
    HOLD_GOAL,
    KIND_OF,
    MOST_GOAL_SQUARES,
    NOBODY,
    NOWHERE,
    PRIMARY,
    REMOVE_GOAL,
    SECONDARY,
    SIDE,
    SQUAD,
    SQUAD_FIGURES,
    SQUARES,
    TOKEN_GOAL,
    USE_GOAL,
)

FAR: Final = 80  # a distance at which nothing is near
HUNT: Final = 24  # beyond so many squares a Robotling is out of the way
SHOT: Final = 3  # who hunts need not come nearer than this
SPARE: Final = 2  # turns that a squad keeps in hand on its way home

# What a squad is heading for.
TO_PRIMARY: Final = 0
TO_SECONDARY: Final = 1
TO_PREY: Final = 2
TO_BAY: Final = 3

# Distances over the hulk with all doors open, by layout and target: they never change, so they are kept.
KNOWN: Final[dict[int, list[int]]] = {}
MOST_KNOWN: Final = 4000


# Distances.


def layout_key(s: Hulk) -> i64:
    """A number for the way in which the boards lie."""
    options = s.options  # taken once: searches ask for this all the time
    key: i64 = 0
    i: i64
    for i in range(OPTION_LAYOUT, OPTION_LAYOUT + 2 * BOARDS):
        key = 4 * key + options[i]
    return key


def distances(s: Hulk, target: i64) -> list[int]:
    """The steps from each square to a target, walls in the way, doors not; from 576 on targets are rooms."""
    key: int = 1024 * layout_key(s) + target
    found = KNOWN.get(key)
    if found is None:
        if len(KNOWN) >= MOST_KNOWN:
            KNOWN.clear()
        found = measured(s, target)
        KNOWN[key] = found
    return found


def measured(s: Hulk, target: i64) -> list[int]:
    """These distances, worked out."""
    open_hulk = Hulk()
    i: i64
    square: i64
    direction: i64
    for i in range(OPTION_LAYOUT + 2 * BOARDS):
        open_hulk.options[i] = s.options[i]
    open_hulk.options[OPTION_PLAYERS] = 1  # no bays
    for i in range(DOORS):
        open_hulk.door_open[i] = 1
    build(open_hulk)
    found: list[int] = [FAR] * SQUARES
    ends: list[int] = []
    for square in range(SQUARES):
        if square == target or (target >= SQUARES and room_of(open_hulk, square) == target - SQUARES):
            found[square] = 0
            ends.append(square)
    steps: int = 0
    while ends:
        steps += 1
        further: list[int] = []
        for here in ends:
            for direction in range(DIRECTIONS):
                if may_step(open_hulk, here, direction, CHAOS):
                    to: int = neighbour(open_hulk, here, direction)
                    if found[to] > steps:
                        found[to] = steps
                        further.append(to)
        ends = further
    return found


def walk(s: Hulk, square: i64, target: i64) -> i64:
    """How many steps a figure is away from a target, from its bay too."""
    if square >= NOWHERE:
        return FAR
    far: list[int] = distances(s, target)
    if square < SQUARES:
        return far[square]
    depth: i64 = (square - BAY) % BAY_SQUARES // 2 + 1
    return depth + far[port_square(s, bay_of(square), (square - BAY) % 2)]


def apart(a: i64, b: i64) -> i64:
    """How many steps two squares are apart at least."""
    dx: i64 = a % SIDE - b % SIDE
    dy: i64 = a // SIDE - b // SIDE
    dx = -dx if dx < 0 else dx
    dy = -dy if dy < 0 else dy
    return dx if dx > dy else dy


# Squads on their way.


def way_left(s: Hulk, square: i64, which: i64) -> i64:
    """How far a square is from what an objective asks for next."""
    form: i64 = goal(s, which, 0)
    best: i64 = FAR
    i: i64
    if form == HOLD_GOAL:
        return walk(s, square, SQUARES + goal(s, which, GOAL_ROOM))
    if form == USE_GOAL and unlocked(s, which):
        for i in range(MOST_GOAL_SQUARES):
            place: i64 = goal(s, which, GOAL_SQUARES + i)
            if place < SQUARES and (s.goal_used[which] >> i) & 1 == 0:
                best = min(best, walk(s, square, place))
        return best
    if form == CARRY_GOAL:
        return walk(s, square, s.cargo[which]) if s.cargo[which] < SQUARES else FAR
    kind: i64 = goal(s, which, GOAL_NEEDS_KIND) if form == USE_GOAL else NOBODY
    if form == REMOVE_GOAL or form == TOKEN_GOAL:
        kind = goal(s, which, GOAL_KIND)
    return max(SHOT, way_to_prey(s, square, kind))


def way_to_prey(s: Hulk, square: i64, kind: i64) -> i64:
    """How far it is to a Robotling of a kind, or of any (-1); else to blips and boards that nobody has scanned."""
    best: i64 = FAR
    i: i64
    for i in range(SQUAD_FIGURES, FIGURES):
        if s.square[i] < SQUARES and (kind < 0 or KIND_OF[i] == kind):
            best = min(best, walk(s, square, s.square[i]))
    if best < FAR:
        return best
    for i in range(BLIPS):
        if s.blip_square[i] < SQUARES:
            best = min(best, 5 + walk(s, square, s.blip_square[i]))
    for i in range(BOARDS):
        if s.board[i] == UNSCANNED:
            best = min(best, 10 + walk(s, square, place_of(s, i, BOARD_SIDE * 5 + 5)))
    return best


# What squads are heading for.


def turns_left(s: Hulk) -> i64:
    """How many turns a squad still has, this one included (SQ-END-3)."""
    return 1 if s.final == 1 else s.deck_n - s.deck_at + 1


def turns_home(s: Hulk, colour: i64) -> i64:
    """How many turns the slowest figure of a squad needs to its bay."""
    most: i64 = 0
    n: i64
    for n in range(SQUAD):
        figure: i64 = SQUAD * colour + n
        if s.status[figure] == ABOARD and s.square[figure] < SQUARES:
            pace: i64 = allowance(s, figure)
            most = max(most, (walk(s, s.square[figure], port_square(s, colour, 0)) + pace) // pace)
    return most


def leads(s: Hulk, colour: i64) -> bool:
    """Whether a squad would win if all went home now."""
    mine: i64 = squad_score(s, colour)
    other: i64
    if chaos_score(s) >= mine:
        return False
    for other in range(CHAOS):
        if other != colour and squad_score(s, other) > mine:
            return False
    return True


def nothing_left(s: Hulk) -> bool:
    """Whether there is nobody to hunt, and nobody will come (SQ-CHIP-2)."""
    return s.pool_blip_n == 0 and s.pool_chip_n == 0 and not chaos_on_hulk(s)


def heading(s: Hulk, colour: i64) -> i64:
    """What a squad is heading for: an objective, Robotlings, or home while there is time (SQ-OBJ-2, SQ-END-4)."""
    if turns_left(s) <= turns_home(s, colour) + SPARE:
        return TO_BAY
    carrier: i64 = s.carrier[PRIMARY]
    if goal_open(s, PRIMARY) and (carrier < 0 or carrier // SQUAD == colour):
        return TO_BAY if carrier >= 0 else TO_PRIMARY
    if leads(s, colour) or nothing_left(s):
        return TO_BAY
    if goal_open(s, SECONDARY) and goal(s, SECONDARY, 0) == USE_GOAL:
        return TO_SECONDARY
    return TO_PREY


def route(s: Hulk, colour: i64, head: i64, square: i64) -> i64:
    """How far a square is from what a squad is heading for."""
    if square >= BAY and head == TO_BAY:
        return 0
    if head == TO_BAY:
        return 1 + min(walk(s, square, port_square(s, colour, 0)), walk(s, square, port_square(s, colour, 1)))
    if head == TO_PREY:
        return max(SHOT, way_to_prey(s, square, NOBODY))
    return way_left(s, square, head)
