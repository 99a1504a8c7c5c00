"""What follows from the shapes of pieces: turning them, equal faces, balance (UG-GEO-5, UG-GEO-8, UG-PLACE-9)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations
from typing import Final, NamedTuple

SIZE: Final = 9  # rows and columns of the board
ROTATIONS: Final = 4
SIDES: Final = "NESW"
SURFACES: Final = "SW"  # stone, wood
SYMBOLS: Final = " kvx"  # none, key, valve, lock

Place = tuple[int, int]  # row and column


class Token(NamedTuple):
    """What one cell of a face shows."""

    wood: bool
    symbol: int  # an index in SYMBOLS
    walls: int  # N 1, E 2, S 4, W 8

    def turned(self, quarters: int) -> Token:
        """The same cell after quarter turns clockwise."""
        return self._replace(walls=((self.walls << quarters) | (self.walls >> (4 - quarters))) & 15)


class Face(NamedTuple):
    """One side of a piece: where its cells lie, and what each shows. Cells are numbered alike on both faces."""

    places: tuple[Place, ...]
    tokens: tuple[Token, ...]

    def turned(self, quarters: int) -> Face:
        """The face after quarter turns clockwise: (row, column) becomes (column, -row), then it is pushed back."""
        places = self.places
        for _ in range(quarters):
            places = shifted((column, -row) for row, column in places)
        return Face(places, tuple(token.turned(quarters) for token in self.tokens))

    def size(self) -> Place:
        """Rows and columns of the bounding box."""
        return max(row for row, _ in self.places) + 1, max(column for _, column in self.places) + 1

    def looks(self) -> frozenset[tuple[Place, Token]]:
        """What it looks like, whatever the numbers of its cells."""
        return frozenset(zip(self.places, self.tokens, strict=True))


def shifted(places: Iterable[Place]) -> tuple[Place, ...]:
    """Places pushed into the north-west corner."""
    listed = list(places)
    top, left = min(row for row, _ in listed), min(column for _, column in listed)
    return tuple((row - top, column - left) for row, column in listed)


def read_token(text: str) -> Token:
    """A cell as it is written: surface, symbol, walls. Raises ValueError."""
    head, colon, walls = text.partition(":")
    symbol = head[1:] or " "
    if head[:1] not in tuple(SURFACES) or symbol not in tuple(SYMBOLS) or (colon and not walls):
        raise ValueError(f"{text!r} is no cell: S or W, then k, v or x if need be, then : and sides such as :NE")
    if any(side not in SIDES for side in walls) or len(set(walls)) != len(walls):
        raise ValueError(f"{text!r}: walls are some of N, E, S and W, each once")
    return Token(head[0] == "W", SYMBOLS.index(symbol), sum(1 << SIDES.index(side) for side in walls))


def read_grid(text: str) -> dict[Place, Token]:
    """A face as it is written, row by row. Raises ValueError."""
    grid = {
        (row, column): read_token(cell)
        for row, line in enumerate(text.split("/"))
        for column, cell in enumerate(line.split())
        if cell != "."
    }
    if not grid or min(row for row, _ in grid) > 0 or min(column for _, column in grid) > 0:
        raise ValueError(f"{text!r}: the first row and the first column hold a cell each")
    return grid


def read_face(text: str) -> Face:
    """A single face as it is written. Raises ValueError."""
    grid = read_grid(text)
    check_inner_walls(grid)
    return Face(tuple(grid), tuple(grid.values()))


def in_one_piece(places: tuple[Place, ...]) -> bool:
    """Whether all cells hang together, side by side."""
    reached, ends = {places[0]}, [places[0]]
    while ends:
        row, column = ends.pop()
        for beside in ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)):
            if beside in places and beside not in reached:
                reached.add(beside)
                ends.append(beside)
    return len(reached) == len(places)


def read_faces(a: str, b: str) -> tuple[Face, Face]:
    """Both faces of a piece: b must be the left-right mirror of a. Raises ValueError."""
    first, second = read_grid(a), read_grid(b)
    places = tuple(first)
    width = max(column for _, column in places)
    mirrored = tuple((row, width - column) for row, column in places)
    if set(second) != set(mirrored):
        raise ValueError(f"face b ({b!r}) does not have the outline of face a ({a!r}) turned over")
    for face in (first, second):
        check_inner_walls(face)
    return (
        Face(places, tuple(first[place] for place in places)),
        Face(mirrored, tuple(second[place] for place in mirrored)),
    )


def check_inner_walls(face: dict[Place, Token]) -> None:
    """A wall between two cells must be written on both. Raises ValueError."""
    for (row, column), token in face.items():
        for side, other in ((1, (row, column + 1)), (2, (row + 1, column))):
            if other in face and bool(token.walls >> side & 1) != bool(face[other].walls >> (side ^ 2) & 1):
                raise ValueError("a wall between two cells is written on both of them")


def orientations(faces: tuple[Face, Face]) -> Iterator[tuple[int, int, Face]]:
    """The different ways to lay a piece, each once: face, rotation, and the turned face (UG-GEO-8)."""
    seen = set()
    for number, face in enumerate(faces):
        for rotation in range(ROTATIONS):
            turned = face.turned(rotation)
            if turned.looks() not in seen:
                seen.add(turned.looks())
                yield number, rotation, turned


# Balance. Corners are doubled and multiplied by the number of cells, so that the centre of mass is a whole number too.


def balanced(places: tuple[Place, ...], carried: tuple[int, ...], firm: bool) -> bool:
    """Whether the centre of mass lies within the hull of the carried cells; `firm`: not on its border (UG-PLACE-9)."""
    count = len(places)
    centre = (sum(2 * row + 1 for row, _ in places), sum(2 * column + 1 for _, column in places))
    corners = {
        (2 * count * (places[i][0] + down), 2 * count * (places[i][1] + right))
        for i in carried
        for down in (0, 1)
        for right in (0, 1)
    }
    sides = [turn(start, end, centre) for start, end in hull_edges(sorted(corners))]
    return all(side > 0 if firm else side >= 0 for side in sides)


def turn(a: Place, b: Place, c: Place) -> int:
    """Positive if c lies left of the line from a to b, 0 on it."""
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def hull_edges(points: list[Place]) -> list[tuple[Place, Place]]:
    """The edges of the convex hull of sorted points, with the inside on the left."""
    chain: list[Place] = []
    for half in (points, points[::-1]):
        start = len(chain)
        for point in half:
            while len(chain) >= start + 2 and turn(chain[-2], chain[-1], point) <= 0:
                chain.pop()
            chain.append(point)
        chain.pop()
    return list(zip(chain, chain[1:] + chain[:1], strict=True))


def balancing_sets(places: tuple[Place, ...], balance: str) -> list[tuple[int, ...]]:
    """The smallest sets of cells that must be carried, for `edge`, `firm` or `off` (UG-PLACE-8, 9)."""
    found: list[tuple[int, ...]] = []
    for size in range(1, len(places) + 1):
        for carried in combinations(range(len(places)), size):
            if any(set(smaller) <= set(carried) for smaller in found):
                continue
            if balance == "off" or balanced(places, carried, balance == "firm"):
                found.append(carried)
    return found


def support_sets(face: Face, balance: str) -> list[tuple[int, ...]]:
    """The smallest sets of carried cells with which a face may lie: all stone, enough for balance (UG-PLACE-6)."""
    stone = {i for i, token in enumerate(face.tokens) if not token.wood}
    sets = [frozenset(stone | set(carried)) for carried in balancing_sets(face.places, balance)]
    smallest = [one for one in dict.fromkeys(sets) if not any(other < one for other in sets)]
    return [tuple(sorted(one)) for one in smallest]
