"""Geometry: edges, rooms, links, and where room cards fit (sections 3.4, 4, 7.1)."""

from __future__ import annotations

from random import Random

import pytest

from sublevel.games.panic_station import board, data
from sublevel.games.panic_station.state import CELLS, Board
from sublevel.games.panic_station.tables import (
    CARDS,
    DOOR,
    DX,
    DY,
    EAST,
    HIVE,
    LEFT,
    NO_CARD,
    NORTH,
    NOWHERE,
    OPEN,
    REACTOR,
    RIGHT,
    SOUTH,
    WALL,
    WEST,
)

U, D = 0, 2


def station(*cards: tuple[int, int, int, int]) -> Board:
    """The reactor and further cards: number, x, y, orientation."""
    s = Board()
    board.clear_board(s)
    for card in ((REACTOR, 0, 0, U), *cards):
        board.lay_card(s, *card)
    return s


def places(s: Board, card: int) -> set[tuple[int, int, int]]:
    """Where a card fits: x, y, orientation."""
    board.find_fits(s, card)
    found = list(s.fit)[: s.fit_n]
    assert found == sorted(set(found))
    return {(board.cell_x(s, at), board.cell_y(s, at), board.place_orientation(at)) for at in found}


def test_edges_turn_with_the_card() -> None:
    """PS-GEO-3: half a turn swaps opposite edges; a hive on its right side opens to the west."""
    for card, room in enumerate(data.rooms()):
        printed = ["wod".index(letter) for letter in room.edges]
        assert [board.edge(card, U, d) for d in range(4)] == printed
        assert [board.edge(card, D, d) for d in range(4)] == printed[2:] + printed[:2]
    assert [board.edge(HIVE, RIGHT, d) != WALL for d in range(4)] == [False, False, False, True]
    assert [board.edge(HIVE, LEFT, d) != WALL for d in range(4)] == [False, True, False, False]


def test_cells_and_directions() -> None:
    """PS-GEO-1, PS-GEO-2: x grows to the east, y to the north; 1 to 4 are N, E, S, W."""
    s = station((10, 0, 1, U), (11, 1, 0, U))
    assert board.card_at(s, 0, 1) == 10
    assert board.card_at(s, 1, 0) == 11
    assert board.card_at(s, 1, 1) == NO_CARD
    assert [s.beside[d] for d in range(4)] == [20, 22, NOWHERE, NOWHERE]
    assert (NORTH, EAST, SOUTH, WEST) == (0, 1, 2, 3)


def test_the_halves_of_a_double_card_are_rooms_of_their_own() -> None:
    """PS-GEO-4, PS-GEO-5: each half has its own side; those in the east and the west belong to the antechamber."""
    s = station((3, 0, 1, U))
    antechamber, inner = 6, 7
    assert s.beside[NORTH] == antechamber
    assert s.beside[4 * antechamber + NORTH] == inner
    assert s.beside[4 * antechamber + SOUTH] == 0
    assert s.beside[4 * inner + SOUTH] == antechamber
    assert s.beside[4 * inner + EAST] == s.beside[4 * inner + WEST] == s.beside[4 * inner + NORTH] == NOWHERE
    board.lay_card(s, 16, 0, 2, U)  # a wall in the south
    assert s.beside[4 * inner + NORTH] == 32
    assert s.beside[4 * 32 + SOUTH] == inner
    board.lay_card(s, 12, 1, 1, D)
    assert s.beside[4 * antechamber + EAST] == 24
    assert s.beside[4 * 24 + WEST] == antechamber
    assert s.beside[4 * inner + EAST] == NOWHERE


def test_a_double_card_turned_by_half_has_its_inner_room_in_the_south() -> None:
    """PS-GEO-3, PS-GEO-5."""
    s = station((4, 0, -1, D))
    antechamber, inner = 8, 9
    assert s.beside[SOUTH] == antechamber
    assert s.beside[4 * antechamber + SOUTH] == inner
    assert s.beside[4 * inner + NORTH] == antechamber


def test_links() -> None:
    """PS-GEO-6: passage with passage is open, passage with door a door, the inside of a double card a door."""
    s = station((15, 0, 1, U), (8, 0, 2, D), (16, 1, 0, D), (3, 1, 1, U))
    assert s.link[NORTH] == OPEN
    assert s.link[4 * 30 + SOUTH] == OPEN
    assert s.link[4 * 30 + NORTH] == DOOR  # R15's door against the passage of R08
    assert s.link[4 * 16 + SOUTH] == DOOR
    assert s.link[EAST] == OPEN
    assert s.link[4 * 6 + NORTH] == DOOR  # the inside of R03
    assert s.link[4 * 7 + SOUTH] == DOOR
    assert s.link[WEST] == WALL  # nothing there
    assert s.link[4 * 30 + EAST] == WALL  # two walls


def test_a_card_beside_the_reactor() -> None:
    """TV-103, PS-LAY-2, PS-LAY-3: the storage R05 opens to the east and the south."""
    s = station()
    assert places(s, 5) == {(1, 0, D), (0, 1, U), (-1, 0, U), (0, -1, D)}
    assert not board.fits(s, 5, 1, 0, U)
    assert not board.fits(s, 5, 0, 1, D)
    assert not board.fits(s, 5, 1, 1, U)
    assert not board.fits(s, 5, 0, 0, U)


def test_two_doors_never_meet() -> None:
    """TV-104, PS-LAY-3: a door wants a passage."""
    s = station((15, 0, 1, U))
    assert not board.fits(s, 8, 0, 2, U)
    assert board.fits(s, 8, 0, 2, D)


def test_a_wall_alone_does_not_carry_a_card() -> None:
    """PS-LAY-4: one pair at least must be an opening."""
    s = station((9, -1, 0, U))
    assert not board.fits(s, 16, -1, 1, U)  # wall on wall, nothing else around
    assert board.compatible(board.edge(16, U, SOUTH), board.edge(9, U, NORTH))


@pytest.mark.parametrize(
    ("here", "there", "allowed"),
    [
        (WALL, WALL, True),
        (WALL, OPEN, False),
        (WALL, DOOR, False),
        (OPEN, WALL, False),
        (OPEN, OPEN, True),
        (OPEN, DOOR, True),
        (DOOR, WALL, False),
        (DOOR, OPEN, True),
        (DOOR, DOOR, False),
    ],
)
def test_which_edges_may_meet(here: int, there: int, allowed: bool) -> None:
    """PS-LAY-3."""
    assert board.compatible(here, there) == allowed


def test_the_hive_lies_on_its_side_only_where_it_fits_nowhere_upright() -> None:
    """PS-LAY-7, PS-GEO-3: all openings that are left look to the east or to the west."""
    assert {orientation for _, _, orientation in places(station(), HIVE)} == {U, D}
    s = station((16, -1, 0, D), (17, -1, -1, U), (12, 0, -1, U), (3, 0, 1, U))
    assert places(s, HIVE) == {(1, 0, RIGHT), (-2, 0, LEFT), (-2, -1, LEFT)}
    assert (1, 0, U) in places(s, 10)
    assert places(s, 4) == set()


def test_places_have_the_smallest_neighbour_that_opens_to_them() -> None:
    """PS-ID-1: each free cell has one name."""
    s = station((10, 1, 0, U), (11, 0, 1, U))
    board.find_fits(s, 16)
    found = list(s.fit)[: s.fit_n]
    here = [at for at in found if (board.cell_x(s, at), board.cell_y(s, at)) == (1, 1)]
    assert here
    assert {at >> 4 for at in here} == {10}


def test_what_a_card_at_a_place_touches() -> None:
    """PS-LAY-1, PS-LAY-11: the room behind the opening; an inner room has none."""
    s = station((3, 0, 1, U))
    east = next(at for at in fit_list(s, 10) if board.cell_x(s, at) == 1)
    assert board.touches(s, east, 10, 0)
    assert not board.touches(s, east, 10, 6)
    assert not board.touches(s, east, 10, 7)


def fit_list(s: Board, card: int) -> list[int]:
    """All places of a card."""
    board.find_fits(s, card)
    return list(s.fit)[: s.fit_n]


@pytest.mark.parametrize("seed", range(20))
def test_random_stations_agree_with_a_plain_search(seed: int) -> None:
    """PS-LAY-2 to PS-LAY-4, PS-GEO-5, PS-GEO-6: every cell and orientation tried by the text of the rules."""
    random = Random(seed)
    s = station()
    deck = random.sample(range(1, CARDS), CARDS - 1)
    lying = {(0, 0): ([1, 1, 1, 1], REACTOR)}
    for card in deck:
        printed = ["wod".index(letter) for letter in data.rooms()[card].edges]
        expected = {
            (x, y, turn)
            for x in range(-20, 21)
            for y in range(-20, 21)
            for turn in (U, D)
            if (x, y) not in lying and fits_by_hand(lying, printed, x, y, turn)
        }
        if card == HIVE and not expected:
            continue
        assert places(s, card) == expected
        if expected:
            x, y, turn = random.choice(sorted(expected))
            board.lay_card(s, card, x, y, turn)
            lying[x, y] = (printed[turn:] + printed[:turn], card)
    check_links(s)


def fits_by_hand(
    lying: dict[tuple[int, int], tuple[list[int], int]], printed: list[int], x: int, y: int, turn: int
) -> bool:
    """PS-LAY-3 and PS-LAY-4, word by word."""
    edges = printed[turn:] + printed[:turn]
    pairs = [
        (edges[d], lying[x + DX[d], y + DY[d]][0][(d + 2) % 4]) for d in range(4) if (x + DX[d], y + DY[d]) in lying
    ]
    good = {(0, 0), (1, 1), (1, 2), (2, 1)}
    return all(pair in good for pair in pairs) and any(pair != (0, 0) for pair in pairs)


def check_links(s: Board) -> None:
    """Neighbours know each other, by the same link."""
    for room in range(40):
        for d in range(4):
            to = s.beside[4 * room + d]
            if to == NOWHERE or (data.rooms()[to >> 1].double and to >> 1 != room >> 1 and d in (EAST, WEST)):
                assert s.link[4 * room + d] == WALL
            else:
                assert s.beside[4 * to + (d + 2) % 4] == room
                assert s.link[4 * to + (d + 2) % 4] == s.link[4 * room + d]


def test_no_two_cells_of_a_station_share_a_number() -> None:
    """Twenty cards, one beside the other, and the cells around them: the farthest are 20 steps apart."""
    steps = [(x, y) for x in range(-20, 21) for y in range(-20, 21) if 0 < abs(x) + abs(y) <= 20]
    assert all((board.STEP[EAST] * x + board.STEP[NORTH] * y) % CELLS for x, y in steps)
