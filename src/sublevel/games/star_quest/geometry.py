"""What follows from the maps of the boards: their squares, edges and doors, turned every way (sections 3.8 and 4)."""

from __future__ import annotations

from typing import Final, NamedTuple

SIZE: Final = 12  # squares along a side of a board
TURNS: Final = 4
LINES: Final = 2 * SIZE + 1
RIM: Final = (2, 3, 8, 9)  # where each side has its doorways, the same from both ends
CORRIDOR: Final = "."
EAST: Final = {" ": "open", "|": "wall", ":": "door"}  # what can stand between a square and the one to its east
SOUTH: Final = {" ": "open", "-": "wall", "=": "door"}

Place = tuple[int, int]  # column and row
Edge = tuple[Place, Place]  # two neighbouring squares, the northern or western one first


class Door(NamedTuple):
    """A door: its two edges, the northern or western one first (SQ-GEO-7)."""

    first: Edge
    second: Edge

    def places(self) -> tuple[Place, ...]:
        """The four squares in front of it (SQ-GEO-8)."""
        return (*self.first, *self.second)


class Plan(NamedTuple):
    """A board as it lies: what each square is, and the edges inside that are not open."""

    rooms: dict[Place, str]  # a letter, or a dot for the corridor
    walls: frozenset[Edge]
    doors: tuple[Door, ...]  # in the order in which the map of the unrotated board shows them

    def turned(self, quarters: int) -> Plan:
        """The board after quarter turns clockwise: (x, y) becomes (11 - y, x) (SQ-GEO-1)."""
        plan = self
        for _ in range(quarters):
            plan = Plan(
                {turn(place): room for place, room in plan.rooms.items()},
                frozenset(turn_edge(edge) for edge in plan.walls),
                tuple(Door(*sorted((turn_edge(door.first), turn_edge(door.second)))) for door in plan.doors),
            )
        return plan


def turn(place: Place) -> Place:
    """A square after a quarter turn clockwise (SQ-GEO-1)."""
    x, y = place
    return SIZE - 1 - y, x


def turned(place: Place, quarters: int) -> Place:
    """A square after quarter turns clockwise."""
    for _ in range(quarters % TURNS):
        place = turn(place)
    return place


def turn_edge(edge: Edge) -> Edge:
    """An edge after a quarter turn clockwise."""
    first, second = sorted((turn(edge[0]), turn(edge[1])))
    return first, second


def read_plan(text: str) -> Plan:
    """A board from its map (SQ-DATA-7). Raises ValueError."""
    lines = text.strip("\n").split("\n")
    if len(lines) != LINES or any(len(line) != LINES for line in lines):
        raise ValueError(f"the map of a board has {LINES} lines of {LINES} characters")
    check_rim(lines)
    rooms = {(x, y): lines[2 * y + 1][2 * x + 1] for y in range(SIZE) for x in range(SIZE)}
    for (x, y), room in rooms.items():
        if room != CORRIDOR and not ("A" <= room <= "Z"):
            raise ValueError(
                f"line {2 * y + 2} of the map: {room!r} is no square: a dot for corridor, a letter for a room"
            )
    walls: set[Edge] = set()
    halves: list[Edge] = []
    for row in range(1, LINES - 1):
        for column in range(1, LINES - 1):
            if row % 2 == column % 2:
                continue
            edge, kind = read_edge(lines, column, row)
            if kind == "wall":
                walls.add(edge)
            elif kind == "door":
                halves.append(edge)
    return Plan(rooms, frozenset(walls), paired(halves))


def read_edge(lines: list[str], column: int, row: int) -> tuple[Edge, str]:
    """The edge at a character of the map, and what is there. Raises ValueError."""
    sign = lines[row][column]
    kinds = EAST if row % 2 else SOUTH
    if sign not in kinds:
        wanted = ", ".join(repr(kind) for kind in kinds)
        raise ValueError(f"line {row + 1} of the map: {sign!r} is no edge; between squares stands one of {wanted}")
    x, y = (column - 1) // 2, (row - 1) // 2
    return (((x, y), (x + 1, y)) if row % 2 else ((x, y), (x, y + 1))), kinds[sign]


def check_rim(lines: list[str]) -> None:
    """The rim has its doorways where every other board has them (SQ-DATA-7). Raises ValueError."""
    sides = (
        (lines[0][1::2], lines[-1][1::2]),
        (
            "".join(line[0] for line in lines[1::2]),
            "".join(line[-1] for line in lines[1::2]),
        ),
    )
    for pair, wall in zip(sides, "-|", strict=True):
        wanted = "".join("o" if i in RIM else wall for i in range(SIZE))
        if any(side != wanted for side in pair):
            raise ValueError(f"the rim of a board reads {wanted!r} on this side, with doorways at squares 3-4 and 9-10")


def paired(halves: list[Edge]) -> tuple[Door, ...]:
    """The doors of half doors in reading order: two collinear neighbours each (SQ-GEO-7). Raises ValueError."""
    doors: list[Door] = []
    left = list(halves)
    while left:
        first = left.pop(0)
        (x, y), (east, _) = first
        beside: Edge = ((x, y + 1), (x + 1, y + 1)) if east > x else ((x + 1, y), (x + 1, y + 1))
        if beside not in left:
            raise ValueError(f"the door at column {x + 1}, row {y + 1} is not two squares wide")
        left.remove(beside)
        doors.append(Door(first, beside))
    return tuple(doors)
