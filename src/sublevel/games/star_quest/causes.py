"""What a refusal names besides the action: the numbers, who or what is in the way, and the clause for that place."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sublevel.engine.core import FINISHED
from sublevel.engine.text import Argument
from sublevel.games.star_quest import refusals
from sublevel.games.star_quest.activation import goal_to_use
from sublevel.games.star_quest.figures import armour, part, width_of
from sublevel.games.star_quest.goals import goal
from sublevel.games.star_quest.hulk import neighbour
from sublevel.games.star_quest.names import KINDS, SQUARE_NAMES, WEAPON_SETS
from sublevel.games.star_quest.obstacles import Obstacle, obstacles, told
from sublevel.games.star_quest.state import (
    ALLOC,
    DREAD_CHIP,
    DREAD_PLACE,
    EVENT,
    LAST_TURNS_OVER,
    OPTION_NULL_TIME,
    Hulk,
)
from sublevel.games.star_quest.tables import (
    CHIP,
    CLOSE,
    EV_SQUAD,
    FIRE,
    FIRE_HOLO,
    FIRST_BLIP,
    GOAL_NEEDS_COUNT,
    GOAL_NEEDS_KIND,
    HIT,
    HIT_POINTS,
    PRIMARY,
    SCAN,
    SELECT,
    SIDE,
    SQUARES,
    STATIC,
)

Arguments = dict[str, Argument]

# Refusals that several clauses give: what is asked of a chip, of a blip that is moved by a card ...
OF_CHIPS: Final = {
    refusals.NONE_IN_POOL: "SQ-CHIP-3",
    refusals.SQUARE_TAKEN: "SQ-CHIP-3",
    refusals.IN_VIEW: "SQ-CHIP-3",
    refusals.NO_BLOCK: "SQ-CHIP-4",
}
OF_REDEPLOYMENT: Final = {
    refusals.NONE_IN_POOL: "SQ-EV-22",
    refusals.NO_SQUARE_LEFT: "SQ-EV-22",
    refusals.OTHER_BOARD: "SQ-EV-22",
    refusals.NO_SUCH_BLIP: "SQ-EV-22",
}
OF_STATIC: Final = {refusals.CANNOT_MOVE: "SQ-EV-21", refusals.CANNOT_FIRE: "SQ-EV-21"}
OF_LAST_TURNS: Final = {FINISHED: "SQ-END-3"}
OF_HOLO: Final = {refusals.NOT_IN_SIGHT: "SQ-HVY-4"}
OF_NULL_TIME: Final = {refusals.NOT_IN_SIGHT: "SQ-HVY-2"}


def clause_here(code: int, s: Hulk, action: int) -> str | None:
    """The clause that refuses an action in this situation, where it is not the one that usually does."""
    found: dict[int, str] = {}
    if s.ended == LAST_TURNS_OVER:
        found = OF_LAST_TURNS
    elif CHIP <= action < EV_SQUAD:
        found = OF_CHIPS
    elif s.phase == DREAD_PLACE and s.dread_from == DREAD_CHIP:
        found = {refusals.IN_VIEW: "SQ-CHIP-4"}
    elif s.phase == EVENT:
        found = OF_REDEPLOYMENT
    elif s.event == STATIC and code in OF_STATIC:
        found = OF_STATIC
    elif FIRE_HOLO <= action < SELECT:
        found = OF_HOLO
    elif HIT <= action < SCAN:
        found = OF_NULL_TIME
    return found.get(code)


def causes(code: int, s: Hulk, action: int) -> Arguments:
    """What the sentence of a refusal names besides what the action is about."""
    found = CAUSES.get(code)
    return found(s, action) if found else {}


def missing_removal(s: Hulk, action: int) -> Arguments:
    """Which Robotlings an objective wants removed first (SQ-OBJ-3)."""
    which = max(PRIMARY, goal_to_use(s, s.square[s.actor])) if 0 <= s.actor < FIRST_BLIP else PRIMARY
    kind = goal(s, which, GOAL_NEEDS_KIND)
    return {"kind": KINDS[kind], "count": goal(s, which, GOAL_NEEDS_COUNT) - (s.removed_any[kind] if kind >= 0 else 0)}


def points_for(s: Hulk, action: int) -> Arguments:
    """How many points of the Null-Time Cannon a figure takes (SQ-HVY-2)."""
    figure = (action - HIT) // HIT_POINTS if HIT <= action < SCAN else 0
    least, most = armour(s, figure) + 1, armour(s, figure) + s.lp[figure]
    return {"range": str(least) if least >= most else f"{least}\N{EN DASH}{most}", "left": s.points}


# What blocks a line of fire (SQ-LOS-1 to 5).


def blocker(s: Hulk, action: int) -> Arguments:
    """The first thing in the way of a shot: a wall between squares, a closed door, a figure; or no straight line."""
    shooter = s.attacker if s.phase == ALLOC else s.actor
    targets = aimed_at(s, action)
    if not 0 <= shooter < FIRST_BLIP or s.square[shooter] >= SQUARES or not targets:
        return {"obstacle": "none", "at": "", "beyond": ""}
    own = [part(s.square[shooter], q) for q in range(width_of(shooter))]
    lines = sorted(((a, b) for a in own for b in targets), key=lambda pair: apart(*pair))
    if HIT <= action < SCAN and s.options[OPTION_NULL_TIME]:
        lines = [(a, b) for a, b in lines if a % SIDE == b % SIDE or a // SIDE == b // SIDE]
    for a, b in lines:
        for found in obstacles(s, a, b, 1):
            return said(s, found)
    return {"obstacle": "askew", "at": "", "beyond": ""}


def aimed_at(s: Hulk, action: int) -> list[int]:
    """The squares that a shot is aimed at."""
    if FIRE_HOLO <= action < SELECT:
        return [action - FIRE_HOLO]
    figure = -1
    if FIRE <= action < CLOSE:
        figure = action - FIRE
    elif HIT <= action < SCAN:
        figure = (action - HIT) // HIT_POINTS
    if figure < 0 or s.square[figure] >= SQUARES:
        return []
    return [part(s.square[figure], q) for q in range(width_of(figure))]


def apart(a: int, b: int) -> int:
    """How far two squares are from each other, squared."""
    return (a % SIDE - b % SIDE) ** 2 + (a // SIDE - b // SIDE) ** 2


def said(s: Hulk, obstacle: Obstacle) -> Arguments:
    """An obstacle as the sentence names it."""
    found = told(s, obstacle)
    if found["kind"] != "wall":
        return {"obstacle": found["kind"], "at": found["name"], "beyond": ""}
    beyond = neighbour(s, obstacle.square, 2 if obstacle.side == "E" else 4)
    return {"obstacle": "wall", "at": SQUARE_NAMES[obstacle.square], "beyond": SQUARE_NAMES[beyond]}


CAUSES: Final[dict[int, Callable[[Hulk, int], Arguments]]] = {
    refusals.NOT_IN_SIGHT: blocker,
    refusals.LOCKED: missing_removal,
    refusals.WRONG_POINTS: points_for,
    refusals.NO_SUCH_SET: lambda s, action: {"sets": ", ".join(WEAPON_SETS)},
}
