"""The station: which rooms lie side by side and what is between them, and where room cards fit."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sublevel.games.panic_station.cards import laid_out
from sublevel.games.panic_station.state import Board
from sublevel.games.panic_station.tables import (
    CARDS,
    DOOR,
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
    RIGHT,
    ROOMS,
    SOUTH,
    UPRIGHT,
    WALL,
    other,
)

NOTHING_AROUND: Final = 0x14141414  # NO_CARD on each of four sides


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
    for i in range(len(s.fit)):
        s.fit[i] = 0
    s.fit_n = 0


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
    """Whether two edges may meet: walls with walls, passages with passages or doors (PS-LAY-3)."""
    if here == WALL or there == WALL:
        return here == there
    return here == PASSAGE or there == PASSAGE


def fits(s: Board, card: i64, x: i64, y: i64, orientation: i64) -> bool:
    """Whether a card meets everything around an empty cell rightly, and something with an opening (PS-LAY-2 to 4)."""
    return card_at(s, x, y) == NO_CARD and fits_among(s, card, orientation, cards_around(s, x, y))


def fits_among(s: Board, card: i64, orientation: i64, around: i64) -> bool:
    """The same for a cell that is empty and has these `cards_around`."""
    opened: bool = False
    direction: i64
    for direction in range(4):
        near: i64 = card_of(around, direction)
        if near != NO_CARD:
            here: i64 = edge(card, orientation, direction)
            if not compatible(here, edge(near, s.turned[near], other(direction))):
                return False
            opened = opened or here != WALL
    return opened


def find_fits(s: Board, card: i64) -> None:
    """List all places of a card on the board: upright; the hive lying only if it fits nowhere upright (PS-LAY-4, 7)."""
    before: i64 = s.fit_n
    find_places(s, card, UPRIGHT)
    if card == HIVE and s.fit_n == 0:
        find_places(s, card, RIGHT)
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
    laid: i64
    direction: i64
    turn: i64
    for laid in range(CARDS):
        if s.turned[laid] >= 0:
            for direction in range(4):
                if opens_to_nothing(s, laid, direction):
                    around: i64 = cards_around(s, s.x[laid] + DX[direction], s.y[laid] + DY[direction])
                    if names_cell(s, laid, around):
                        for turn in range(2):
                            if fits_among(s, card, orientation + 2 * turn, around):
                                s.fit[s.fit_n] = 16 * laid + 4 * direction + orientation + 2 * turn
                                s.fit_n += 1


def opens_to_nothing(s: Board, card: i64, direction: i64) -> bool:
    """Whether a laid card has a passage or a door to an empty cell on that side."""
    return edge(card, s.turned[card], direction) != WALL and card_beside(s, card, direction) == NO_CARD


def names_cell(s: Board, card: i64, around: i64) -> bool:
    """Whether the cell with these `cards_around` is named after one of them: no smaller one opens to it (PS-ID-1)."""
    side: i64
    for side in range(4):
        near: i64 = card_of(around, side)
        if near < card and edge(near, s.turned[near], other(side)) != WALL:
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
