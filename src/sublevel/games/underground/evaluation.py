"""How good a position looks: the code so far, and the way to the next chip and to the door (section 15)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sublevel.games.underground.chips import find_trail
from sublevel.games.underground.endings import cards_left, sections_left
from sublevel.games.underground.kidnapper import figure_seen
from sublevel.games.underground.moves import locked, wall_between
from sublevel.games.underground.state import OPTION_END, OPTION_TIMER, TIMER_OFF, WON, Board
from sublevel.games.underground.tables import BARE, CELLS, EXIT_HEIGHT, NOWHERE, neighbour

# Costs in tenths of a step.
STEP_COST: Final = 10
BUILD: Final = 20
LEVEL: Final = 4  # each level more than one that has to be built
RISE: Final = 5
WALL: Final = 20
KEY_AT_HAND: Final = 5
NO_KEY: Final = 30
FLOODED: Final = 35
FAR: Final = 1500

# What a position is worth, in thousandths of a win.
NOTHING_YET: Final = -700
LINK: Final = 110  # each chip of the longest chain
CODE_OPENED: Final = 150
ESTEEM_OF_KEY: Final = 8
SEEN: Final = 60
SURE: Final = 990


def way_cost(s: Board, cell: i64, to: i64, direction: i64) -> i64:
    """What it takes to go from one cell to its neighbour, building where the heights do not fit."""
    cost: i64 = STEP_COST
    rise: i64 = s.height[to] - s.height[cell]
    if s.surface[to] == BARE or s.water[to] == 1 or rise < -1:
        cost += BUILD + LEVEL * max(0, -rise - 1) + (FLOODED if s.water[to] == 1 else 0)
    elif rise > 1:
        cost += BUILD + RISE + LEVEL * (rise - 1)
    if wall_between(s, cell, to, direction):
        cost += WALL
    if locked(s, to):
        cost += KEY_AT_HAND if s.keys > 0 else NO_KEY
    return cost


def find_ways(s: Board) -> None:
    """Find how far every cell is from the figure; the tower is no way to anywhere."""
    cell: i64
    direction: i64
    for cell in range(CELLS):
        s.way[cell] = FAR
    s.way[s.figure] = 0
    changed: bool = True
    while changed:
        changed = False
        for cell in range(CELLS):
            if s.way[cell] == FAR or cell == s.tower:
                continue
            for direction in range(4):
                to: i64 = neighbour(cell, direction)
                if to >= 0 and to != s.rat:
                    cost: i64 = s.way[cell] + way_cost(s, cell, to, direction)
                    if cost < s.way[to]:
                        s.way[to] = cost
                        changed = True


def nearest_chip(s: Board) -> i64:
    """How far the nearest code chip is."""
    nearest: i64 = FAR
    cell: i64
    for cell in range(CELLS):
        if s.code[cell] != 0:
            nearest = min(nearest, s.way[cell])
    return nearest


def way_out(s: Board) -> i64:
    """How far the door is, with what has to be built before it."""
    before: i64 = neighbour(s.tower, s.door)
    return s.way[before] + (BUILD + LEVEL) * max(EXIT_HEIGHT - s.height[before], s.height[before] - EXIT_HEIGHT) // 2


def evaluate(s: Board, seat: i64) -> i64:
    """What the position is worth to everybody, from -1000 to 1000."""
    if s.ended != 0:
        return 1000 if s.ended == WON else -1000
    if s.figure == NOWHERE:
        return NOTHING_YET
    find_ways(s)
    value: i64 = NOTHING_YET + LINK * find_trail(s) + ESTEEM_OF_KEY * s.keys
    if s.complete == 1:
        value += CODE_OPENED - way_out(s)
    else:
        value -= nearest_chip(s) + way_out(s) // 3
    if s.options[OPTION_TIMER] != TIMER_OFF:
        value -= 100 - 100 * sections_left(s) // s.options[OPTION_END]
        value -= SEEN if figure_seen(s) else 0
    value += cards_left(s)
    return min(max(value, -SURE), SURE)
