"""The station: which rooms lie side by side and what is between them, and where room cards fit."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sublevel.engine.core import bit
from sublevel.games.panic_station.cards import laid_out
from sublevel.games.panic_station.state import CELLS, Board
from sublevel.games.panic_station.tables import (
    CARDS,
    DOOR,
    DOOR_SIDES,
    DOUBLE,
    DX,
    DY,
    EDGE,
    HIVE,
    LAID_KEY,
    NO_CARD,
    NORTH,
    NOWHERE,
    OPEN,
    PASSAGE,
    REACTOR,
    RIGHT,
    SOUTH,
    UPRIGHT,
    WALL,
    WALL_SIDES,
    other,
)

NOTHING_AROUND: Final = 0x14141414  # NO_CARD on each of four sides
ALL_SIDES: Final = 15
STEP: Final = vec[i64]([40, 1, -40, -1])  # [direction]: how numbers of cells change


def edge(card: i64, orientation: i64, direction: i64) -> i64:
    """What a card that lies like this has on that side: wall, passage or door (PS-GEO-3)."""
    return EDGE[4 * card + ((direction - orientation) & 3)]


def clear_board(s: Board) -> None:
    """No card lies anywhere, and no parasite."""
    i: i64
    card: i64
    for card in range(CARDS):
        if s.turned[card] >= 0:  # where no card lay, nothing is to be cleared
            for i in range(8 * card, 8 * card + 8):
                s.beside[i] = NOWHERE
                s.link[i] = WALL
            for i in range(2 * card, 2 * card + 2):
                s.grey[i] = 0
                s.black[i] = 0
                s.worn[i] = 0
        s.x[card] = 0
        s.y[card] = 0
        s.turned[card] = -1
        s.red[card] = 0
    clear_fits(s, 0, s.fit_n)


def card_at(s: Board, x: i64, y: i64) -> i64:
    """The card in a cell, or NO_CARD (PS-GEO-1)."""
    card: i64
    for card in range(CARDS):
        if s.turned[card] >= 0 and s.x[card] == x and s.y[card] == y:
            return card
    return NO_CARD


def direction_to(s: Board, card: i64, x: i64, y: i64) -> i64:
    """On which side of a laid card a cell is, or -1 if they do not touch."""
    east: i64 = x - s.x[card]
    north: i64 = y - s.y[card]
    if east * east + north * north != 1:
        return -1
    return 1 - north if east == 0 else 2 - east


def cards_around(s: Board, x: i64, y: i64) -> i64:
    """The cards on the four sides of a cell, a byte each: one look at every card for all of them. See `card_of`."""
    found: i64 = NOTHING_AROUND
    card: i64
    for card in range(CARDS):
        if s.turned[card] >= 0:
            direction: i64 = direction_to(s, card, x, y)
            if direction >= 0:
                found ^= (card ^ NO_CARD) << (8 * other(direction))
    return found


def card_of(around: i64, direction: i64) -> i64:
    """The card on one side of a cell, out of `cards_around`, or NO_CARD."""
    return (around >> (8 * direction)) & 255


def card_beside(s: Board, card: i64, direction: i64) -> i64:
    """The card on one side of a laid card, or NO_CARD: nowhere is a room of no card."""
    return s.beside[4 * room_at_side(s, card, direction) + direction] >> 1


def lay_card(s: Board, card: i64, x: i64, y: i64, orientation: i64) -> None:
    """Lay a room card in a cell, black side up; its rooms and those around it become neighbours (PS-LAY-1)."""
    s.x[card] = x
    s.y[card] = y
    s.turned[card] = orientation
    s.red[card] = 0
    around: i64 = cards_around(s, x, y)
    direction: i64
    for direction in range(4):
        near: i64 = card_of(around, direction)
        if near != NO_CARD:
            to: i64 = room_at_side(s, near, other(direction))
            join(s, room_at_side(s, card, direction), to, direction, link_between(s, card, near, direction))
    if DOUBLE[card] == 1:
        join(s, 2 * card, 2 * card + 1, inner_side(s, card), DOOR)


# Rooms and links.


def inner_side(s: Board, card: i64) -> i64:
    """Where the inner room of a laid double card is (PS-GEO-3)."""
    return NORTH if s.turned[card] == UPRIGHT else SOUTH


def room_at_side(s: Board, card: i64, direction: i64) -> i64:
    """The room of a laid card that touches that side (PS-GEO-4, PS-GEO-5)."""
    if DOUBLE[card] == 1 and direction == inner_side(s, card):
        return 2 * card + 1
    return 2 * card


def join(s: Board, room: i64, to: i64, direction: i64, link: i64) -> None:
    """Make two rooms neighbours, with what lies between them (PS-GEO-5)."""
    s.beside[4 * room + direction] = to
    s.beside[4 * to + other(direction)] = room
    s.link[4 * room + direction] = link
    s.link[4 * to + other(direction)] = link


def link_between(s: Board, card: i64, near: i64, direction: i64) -> i64:
    """What lies between two laid cards side by side: a wall, an open passage, a security door (PS-GEO-6)."""
    here: i64 = edge(card, s.turned[card], direction)
    there: i64 = edge(near, s.turned[near], other(direction))
    if here == WALL or there == WALL:
        return WALL
    return OPEN if here == PASSAGE and there == PASSAGE else DOOR


def doors_open_for(s: Board, seat: i64) -> bool:
    """Whether security doors let a player pass (PS-GEO-7)."""
    return s.door == 1 or laid_out(s, seat, LAID_KEY) > 0


def free_line(s: Board, seat: i64, room: i64, direction: i64) -> bool:
    """Whether a player can pass, shoot or throw from a room to its neighbour (PS-MOVE-1, PS-SHOOT-3)."""
    link: i64 = s.link[4 * room + direction]
    return link == OPEN or (link == DOOR and doors_open_for(s, seat))


# Where cards fit.


def top_card(s: Board) -> i64:
    """The visible top card of the room stack, or NO_CARD."""
    return s.pile[s.pile_n - 1] if s.pile_n > 0 else NO_CARD


def compatible(here: i64, there: i64) -> bool:
    """Whether two edges may meet: walls with walls, passages with passages or doors (PS-LAY-3). See `fits_edges`."""
    if here == WALL or there == WALL:
        return here == there
    return here == PASSAGE or there == PASSAGE


def fits(s: Board, card: i64, x: i64, y: i64, orientation: i64) -> bool:
    """Whether a card meets everything around an empty cell rightly, and something with an opening (PS-LAY-2 to 4)."""
    if card_at(s, x, y) != NO_CARD:
        return False
    map_cells(s, 1)
    around: i64 = edges_around(s, REACTOR, x + STEP[NORTH] * y)
    map_cells(s, 0)
    return fits_edges(card, orientation, around)


def fits_edges(card: i64, orientation: i64, around: i64) -> bool:
    """Whether a card fits to `edges_around` a cell: all sides are compared at once (PS-LAY-3, 4)."""
    walls: i64 = WALL_SIDES[4 * card + orientation]
    opening: i64 = ((around >> 4) | (around >> 8)) & ALL_SIDES
    clash: i64 = (
        (around & ALL_SIDES & ~walls) | (opening & walls) | ((around >> 8) & DOOR_SIDES[4 * card + orientation])
    )
    return clash == 0 and opening != 0


def find_fits(s: Board, card: i64) -> None:
    """List all places of a card on the board: upright; the hive lying only if it fits nowhere upright (PS-LAY-4, 7)."""
    before: i64 = s.fit_n
    orientation: i64
    for orientation in range(UPRIGHT, RIGHT + 1):
        find_places(s, card, orientation)
        if card != HIVE or s.fit_n > 0:
            break
    clear_fits(s, s.fit_n, before)


def clear_fits(s: Board, first: i64, before: i64) -> None:
    """Forget the places from a number on, of so many before, so that equal boards are equal in every byte."""
    i: i64
    for i in range(first, before):
        s.fit[i] = 0
    s.fit_n = first


def find_places(s: Board, card: i64, orientation: i64) -> None:
    """List the places where a card fits in this orientation or turned by half, in ascending order."""
    s.fit_n = 0
    map_cells(s, 1)
    laid: i64
    direction: i64
    turn: i64
    for laid in range(CARDS):
        if s.turned[laid] >= 0:
            for direction in range(4):
                if opens_to_nothing(s, laid, direction):
                    around: i64 = edges_around(s, laid, cell_number(s, laid) + STEP[direction])
                    for turn in range(2):
                        if fits_edges(card, orientation + 2 * turn, around):
                            s.fit[s.fit_n] = 16 * laid + 4 * direction + orientation + 2 * turn
                            s.fit_n += 1
    map_cells(s, 0)


def cell_number(s: Board, card: i64) -> i64:
    """A number for the cell of a laid card, modulo CELLS; neighbours differ by their STEP.

    Cells that are less than 21 steps apart have different numbers, and no station of 20 cards is larger.
    """
    return s.x[card] + STEP[NORTH] * s.y[card]


def map_cells(s: Board, there: i64) -> None:
    """Enter all laid cards into `cell`, or (0) take them out again."""
    card: i64
    for card in range(CARDS):
        if s.turned[card] >= 0:
            s.cell[cell_number(s, card) & (CELLS - 1)] = there * (1 + card)


def edges_around(s: Board, namer: i64, number: i64) -> i64:
    """What the cards around the cell with a number have towards it, a bit 4 * edge + side each, by the map of cells.

    Nothing if a smaller card than `namer` opens to it: that one gives the cell its name (PS-ID-1).
    """
    found: i64 = 0
    direction: i64
    for direction in range(4):
        card: i64 = s.cell[(number + STEP[direction]) & (CELLS - 1)] - 1
        if card >= 0:
            towards: i64 = edge(card, s.turned[card], other(direction))
            if card < namer and towards != WALL:
                return 0
            found |= bit(4 * towards + direction)
    return found


def opens_to_nothing(s: Board, card: i64, direction: i64) -> bool:
    """Whether a laid card has a passage or a door to an empty cell on that side."""
    return edge(card, s.turned[card], direction) != WALL and card_beside(s, card, direction) == NO_CARD


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
