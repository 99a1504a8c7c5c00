"""The boards and tokens as a client draws them, turned every way, so that no client turns them by rules of its own."""

from __future__ import annotations

from typing import Any

from sublevel.games.star_quest.campaign import mission_names
from sublevel.games.star_quest.data import boards
from sublevel.games.star_quest.geometry import LINES, RIM, SIZE, Edge, Plan
from sublevel.games.star_quest.mission import FORMS, KINDS, PORTS
from sublevel.games.star_quest.tables import MOST_GOAL_SQUARES, MOST_REMOVALS, MOST_RESERVE, TOKENS_OF


def parts() -> dict[str, tuple[str, Any]]:
    """Everything that is drawn or counted, by its name, with what it is."""
    return {
        "BOARDS": (
            "Each board, turned 0 to 3 quarters clockwise, as a map of squares and edges (SQ-DATA-7).",
            {
                str(number): {str(turns): map_lines(plan) for turns, plan in enumerate(board.plans)}
                for number, board in enumerate(boards(), start=1)
            },
        ),
        "TOKENS": ("How many tokens of each kind the box holds.", dict(zip(KINDS, TOKENS_OF, strict=True))),
        "PORTS": ("Where a docking bay can be.", list(PORTS)),
        "FORMS": ("The forms of objectives.", list(FORMS)),
        "CAMPAIGN": ("The missions of a campaign, in their order.", mission_names()),
        "MOST_RESERVE": ("How many reserve squares a mission can have.", MOST_RESERVE),
        "MOST_GOAL_SQUARES": ("How many squares an objective can name.", MOST_GOAL_SQUARES),
        "MOST_REMOVALS": ("How many removals an objective can ask for.", MOST_REMOVALS),
    }


def map_lines(plan: Plan) -> list[str]:
    """A board as it lies, written as in SQ-DATA-7."""
    grid = [["+" if row % 2 == column % 2 == 0 else " " for column in range(LINES)] for row in range(LINES)]
    for (x, y), room in plan.rooms.items():
        grid[2 * y + 1][2 * x + 1] = room
    for i in range(SIZE):
        at = 2 * i + 1
        grid[0][at] = grid[-1][at] = "o" if i in RIM else "-"
        grid[at][0] = grid[at][-1] = "o" if i in RIM else "|"
    for edge in plan.walls:
        mark(grid, edge, "|-")
    for door in plan.doors:
        for edge in door:
            mark(grid, edge, ":=")
    return ["".join(row) for row in grid]


def mark(grid: list[list[str]], edge: Edge, signs: str) -> None:
    """Write a sign between two squares: the first of two where they lie side by side, else the second."""
    (x, y), (east, south) = edge
    grid[y + south + 1][x + east + 1] = signs[0] if east > x else signs[1]
