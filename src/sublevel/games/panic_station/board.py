"""The station: which rooms lie side by side and what is between them, and where room cards fit."""

from __future__ import annotations

from mypy_extensions import i64

from sublevel.games.panic_station.state import Board
from sublevel.games.panic_station.tables import (
    CARDS,
    DOOR,
    DOUBLE,
    DX,
    DY,
    EDGE,
    HIVE,
    NO_CARD,
    NORTH,
    NOWHERE,
    OPEN,
    PASSAGE,
    RIGHT,
    ROOMS,
    SOUTH,
    UPRIGHT,
    WALL,
    other,
)


def edge(card: i64, orientation: i64, direction: i64) -> i64:
    """What a card that lies like this has on that side: wall, passage or door (PS-GEO-3)."""
    return EDGE[4 * card + ((direction - orientation) & 3)]


def clear_board(s: Board) -> None:
    """No card lies anywhere."""
    i: i64
    for i in range(CARDS):
        s.x[i] = 0
        s.y[i] = 0
        s.turned[i] = -1
        s.red[i] = 0
    for i in range(4 * ROOMS):
        s.beside[i] = NOWHERE
        s.link[i] = WALL
    clear_fits(s, 0)


def card_at(s: Board, x: i64, y: i64) -> i64:
    """The card in a cell, or NO_CARD (PS-GEO-1)."""
    card: i64
    for card in range(CARDS):
        if s.turned[card] >= 0 and s.x[card] == x and s.y[card] == y:
            return card
    return NO_CARD


def lay_card(s: Board, card: i64, x: i64, y: i64, orientation: i64) -> None:
    """Lay a room card in a cell, black side up; its rooms and those around it become neighbours (PS-LAY-1)."""
    s.x[card] = x
    s.y[card] = y
    s.turned[card] = orientation
    s.red[card] = 0
    join(s, card)
    direction: i64
    for direction in range(4):
        around: i64 = card_at(s, x + DX[direction], y + DY[direction])
        if around != NO_CARD:
            join(s, around)


# Rooms and links.


def inner_side(s: Board, card: i64) -> i64:
    """Where the inner room of a laid double card is (PS-GEO-3)."""
    return NORTH if s.turned[card] == UPRIGHT else SOUTH


def room_at_side(s: Board, card: i64, direction: i64) -> i64:
    """The room of a laid card that touches that side (PS-GEO-4, PS-GEO-5)."""
    if DOUBLE[card] == 1 and direction == inner_side(s, card):
        return 2 * card + 1
    return 2 * card


def join(s: Board, card: i64) -> None:
    """Find out what is beside the rooms of a laid card, and what lies between."""
    direction: i64
    for direction in range(4):
        note_side(s, 2 * card, direction)
        if DOUBLE[card] == 1:
            note_side(s, 2 * card + 1, direction)


def note_side(s: Board, room: i64, direction: i64) -> None:
    """Note the neighbour of a room in one direction and the link to it; no neighbour counts as a wall."""
    to: i64 = neighbour(s, room, direction)
    s.beside[4 * room + direction] = to
    s.link[4 * room + direction] = WALL if to == NOWHERE else link_between(s, room, to, direction)


def neighbour(s: Board, room: i64, direction: i64) -> i64:
    """The neighbouring room in that direction, or NOWHERE (PS-GEO-5)."""
    card: i64 = room >> 1
    if DOUBLE[card] == 1:
        inner: i64 = inner_side(s, card)
        if room & 1 == 1 and direction != inner:
            return 2 * card if direction == other(inner) else NOWHERE
        if room & 1 == 0 and direction == inner:
            return 2 * card + 1
    around: i64 = card_at(s, s.x[card] + DX[direction], s.y[card] + DY[direction])
    return NOWHERE if around == NO_CARD else room_at_side(s, around, other(direction))


def link_between(s: Board, room: i64, to: i64, direction: i64) -> i64:
    """What lies between two neighbours: a wall, an open passage, a security door (PS-GEO-6)."""
    card: i64 = room >> 1
    beyond: i64 = to >> 1
    if card == beyond:
        return DOOR
    here: i64 = edge(card, s.turned[card], direction)
    there: i64 = edge(beyond, s.turned[beyond], other(direction))
    if here == WALL or there == WALL:
        return WALL
    return OPEN if here == PASSAGE and there == PASSAGE else DOOR


# Where cards fit.


def compatible(here: i64, there: i64) -> bool:
    """Whether two edges may meet: walls with walls, passages with passages or doors (PS-LAY-3)."""
    if here == WALL or there == WALL:
        return here == there
    return here == PASSAGE or there == PASSAGE


def fits(s: Board, card: i64, x: i64, y: i64, orientation: i64) -> bool:
    """Whether a card meets everything around an empty cell rightly, and something with an opening (PS-LAY-2 to 4)."""
    if card_at(s, x, y) != NO_CARD:
        return False
    opened: bool = False
    direction: i64
    for direction in range(4):
        around: i64 = card_at(s, x + DX[direction], y + DY[direction])
        if around != NO_CARD:
            here: i64 = edge(card, orientation, direction)
            if not compatible(here, edge(around, s.turned[around], other(direction))):
                return False
            opened = opened or here != WALL
    return opened


def find_fits(s: Board, card: i64) -> None:
    """List all places of a card on the board: upright; the hive lying only if it fits nowhere upright (PS-LAY-4, 7)."""
    find_places(s, card, UPRIGHT)
    if card == HIVE and s.fit_n == 0:
        find_places(s, card, RIGHT)
    clear_fits(s, s.fit_n)


def clear_fits(s: Board, first: i64) -> None:
    """Forget the places from a number on, so that equal boards are equal in every byte."""
    i: i64
    for i in range(first, len(s.fit)):
        s.fit[i] = 0
    s.fit_n = first


def find_places(s: Board, card: i64, orientation: i64) -> None:
    """List the places where a card fits in this orientation or turned by half, in ascending order."""
    s.fit_n = 0
    laid: i64
    direction: i64
    turn: i64
    for laid in range(CARDS):
        if s.turned[laid] >= 0:
            for direction in range(4):
                if names_cell(s, laid, direction):
                    x: i64 = s.x[laid] + DX[direction]
                    y: i64 = s.y[laid] + DY[direction]
                    for turn in range(2):
                        if fits(s, card, x, y, orientation + 2 * turn):
                            s.fit[s.fit_n] = 16 * laid + 4 * direction + orientation + 2 * turn
                            s.fit_n += 1


def names_cell(s: Board, card: i64, direction: i64) -> bool:
    """Whether the cell beside a laid card is named after it: no smaller one opens to that cell (PS-ID-1)."""
    if edge(card, s.turned[card], direction) == WALL:
        return False
    x: i64 = s.x[card] + DX[direction]
    y: i64 = s.y[card] + DY[direction]
    if card_at(s, x, y) != NO_CARD:
        return False
    side: i64
    for side in range(4):
        around: i64 = card_at(s, x + DX[side], y + DY[side])
        if around < card and edge(around, s.turned[around], other(side)) != WALL:
            return False
    return True


def cell_x(s: Board, place: i64) -> i64:
    """How far east of the reactor a place is."""
    return s.x[place >> 4] + DX[(place >> 2) & 3]


def cell_y(s: Board, place: i64) -> i64:
    """How far north of the reactor a place is."""
    return s.y[place >> 4] + DY[(place >> 2) & 3]


def place_orientation(place: i64) -> i64:
    """How a card lies at a place."""
    return place & 3


def touches(s: Board, place: i64, card: i64, room: i64) -> bool:
    """Whether a card laid at a place would meet a room with a passage or a door (PS-LAY-1, PS-LAY-4, PS-LAY-11)."""
    near: i64 = room >> 1
    direction: i64
    for direction in range(4):
        if s.x[near] + DX[direction] == cell_x(s, place) and s.y[near] + DY[direction] == cell_y(s, place):
            open_: bool = edge(near, s.turned[near], direction) != WALL
            meets: bool = edge(card, place & 3, other(direction)) != WALL
            return open_ and meets and room_at_side(s, near, direction) == room
    return False
