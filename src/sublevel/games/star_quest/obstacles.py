"""What is in the way of a line that is not free: the edges and figures by name, for those who ask (section 14, 3).

The rules of sight are asked here, not repeated: things are taken away and put back until the answer changes.
"""

from __future__ import annotations

from typing import NamedTuple

from sublevel.engine.core import bit
from sublevel.games.star_quest.hulk import door_place
from sublevel.games.star_quest.names import ACTOR_NAMES, SQUARE_NAMES, door_name
from sublevel.games.star_quest.sight import drop, lift, line
from sublevel.games.star_quest.state import Hulk
from sublevel.games.star_quest.tables import DOORS, DREADNOUGHT, SIDE


class Obstacle(NamedTuple):
    """A figure on a square, or a blocked edge of it."""

    square: int
    side: str = ""  # E or S: the edge towards the neighbour there

    def distance(self, square: int) -> int:
        """How far its middle is from that of a square: in half squares, squared."""
        across = 2 * (self.square % SIDE - square % SIDE) + (1 if self.side == "E" else 0)
        down = 2 * (self.square // SIDE - square // SIDE) + (1 if self.side == "S" else 0)
        return across * across + down * down


def is_free(s: Hulk, a: int, b: int, fire: int) -> bool:
    """Whether a line is free; a Dreadnought at one of its ends is not in its own way (SQ-LOS-1, SQ-LOS-5)."""
    whose = DREADNOUGHT if DREADNOUGHT + 1 in (s.at[a], s.at[b]) else -1
    lift(s, whose)
    free = line(s, a, b, fire)
    drop(s, whose)
    return free


def obstacles(s: Hulk, a: int, b: int, fire: int) -> list[Obstacle]:
    """The first obstacles on the way from a square to another; none if the line is free (SQ-LOS-2, SQ-LOS-3).

    All that lies between is taken away, and comes back, the nearest first, until the line is blocked. In the way is
    what of that would free the line again: one edge or figure, or two where only both together close a corner.
    """
    if is_free(s, a, b, fire):
        return []
    near = sorted(between(s, a, b), key=lambda one: (one.distance(a), one))
    for obstacle in near:
        flip(s, obstacle)
    count = 0
    while is_free(s, a, b, fire):
        flip(s, near[count])
        count += 1
    found = [obstacle for obstacle in near[:count] if is_free_without(s, obstacle, a, b, fire)]
    for obstacle in near[count:]:
        flip(s, obstacle)
    return found


def is_free_without(s: Hulk, obstacle: Obstacle, a: int, b: int, fire: int) -> bool:
    """Whether a line would be free if an obstacle were not there."""
    flip(s, obstacle)
    free = is_free(s, a, b, fire)
    flip(s, obstacle)
    return free


def between(s: Hulk, a: int, b: int) -> list[Obstacle]:
    """Every blocked edge, and every figure that stands neither here nor there, in the rectangle of two squares."""
    columns = range(min(a % SIDE, b % SIDE), max(a % SIDE, b % SIDE) + 1)
    rows = range(min(a // SIDE, b // SIDE), max(a // SIDE, b // SIDE) + 1)
    ends = (s.at[a], s.at[b])
    found: list[Obstacle] = []
    for y in rows:
        for x in columns:
            square = SIDE * y + x
            if x != columns[-1] and s.wall_east[y] & bit(x):
                found.append(Obstacle(square, "E"))
            if y != rows[-1] and s.wall_south[y] & bit(x):
                found.append(Obstacle(square, "S"))
            if s.standing[y] & bit(x) and s.at[square] not in ends:
                found.append(Obstacle(square))
    return found


def flip(s: Hulk, obstacle: Obstacle) -> None:
    """Take an obstacle away, or put it back."""
    rows = {"E": s.wall_east, "S": s.wall_south, "": s.standing}[obstacle.side]
    rows[obstacle.square // SIDE] ^= bit(obstacle.square % SIDE)


def told(s: Hulk, obstacle: Obstacle) -> dict[str, str]:
    """An obstacle for people: what it is, its name, and the square with its edge (`e4S`), or that of a figure."""
    square = SQUARE_NAMES[obstacle.square]
    if obstacle.side == "":
        return {"kind": "figure", "name": ACTOR_NAMES[s.at[obstacle.square] - 1], "at": square}
    place = 2 * obstacle.square + (1 if obstacle.side == "S" else 0)
    along = 2 * (SIDE if obstacle.side == "E" else 1)
    for door in range(DOORS):
        if s.door_open[door] == 0 and door_place(s, door) in (place, place - along):
            return {"kind": "door", "name": door_name(s, door), "at": square + obstacle.side}
    return {"kind": "wall", "name": square + obstacle.side, "at": square + obstacle.side}
