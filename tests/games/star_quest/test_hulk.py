"""The hulk: boards, turns, edges, doors, ports, bays, passage (sections 3.8 and 4; SQ-GEO-1 to 12)."""

from __future__ import annotations

import itertools
from collections.abc import Iterable

import pytest

from sublevel.games.star_quest import data, geometry, hulk
from sublevel.games.star_quest.state import OPTION_PLAYERS, Hulk
from sublevel.games.star_quest.tables import CHAOS, NOBODY, RED, YEL
from tests.games.star_quest.hulks import (
    S0,
    Layout,
    at,
    bay,
    door_named,
    door_names,
    joined,
    mini_map,
    name_of,
    square,
)

DIRECTIONS = ("n", "ne", "e", "se", "s", "sw", "w", "nw")


def names(squares: Iterable[int]) -> str:
    """Squares by name, in order of their numbers."""
    return " ".join(name_of(place) for place in sorted(squares))


def direction(start: str, end: str) -> int:
    """The direction from a square to a neighbouring one."""
    x, y = ord(end[0]) - ord(start[0]), int(end[1:]) - int(start[1:])
    return next(d for d in range(8) if (hulk.DX[d], hulk.DY[d]) == (x, y))


def steps(s: Hulk, pair: str, who: int = CHAOS) -> bool:
    """Whether a step such as `d5-e6` is open."""
    start, end = pair.split("-")
    return hulk.may_step(s, square(start), direction(start, end), who)


def reached(s: Hulk, start: int, who: int = CHAOS) -> set[int]:
    """The squares that can be walked to."""
    found, ends = {start}, [start]
    while ends:
        place = ends.pop()
        for d in (0, 2, 4, 6):
            if hulk.may_step(s, place, d, who) and (to := hulk.neighbour(s, place, d)) not in found:
                found.add(to)
                ends.append(to)
    return found


def open_all(s: Hulk) -> Hulk:
    """The same hulk with all doors open."""
    for door in range(24):
        hulk.set_door(s, door, 1)
    return s


# Boards (SQ-DATA-7).


def test_each_board_has_six_doors_and_is_one_piece() -> None:
    """SQ-DATA-7."""
    boards = data.boards()
    assert [board.name for board in boards] == ["Spine", "Cloister", "Hangar", "Cells"]
    for board in boards:
        assert [len(plan.doors) for plan in board.plans] == [6, 6, 6, 6]
        assert len(data.reachable(board.plans[0])) == 144


def test_a_quarter_turn_moves_squares_edges_and_doors_together() -> None:
    """SQ-GEO-1: (x, y) becomes (11 - y, x), four turns change nothing."""
    plan = data.boards()[0].plans[0]
    once = plan.turned(1)
    assert all(once.rooms[11 - y, x] == room for (x, y), room in plan.rooms.items())
    assert len(once.walls) == len(plan.walls)
    assert plan.turned(4) == plan
    door = once.doors[0]  # d1E of the map
    assert door == geometry.Door(((10, 3), (10, 4)), ((11, 3), (11, 4)))


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("+-+-+o+o+-+-+-+-+o+o+-+-+\n", "", "the map of a board has 25 lines of 25 characters"),
        (":B B B B|", "xB B B B|", "line 2 of the map: 'x' is no edge; between squares stands one of ' ', '|', ':'"),
        ("|. . . .:B", "|. . ? .:B", "line 2 of the map: '?' is no square: a dot for corridor, a letter for a room"),
        ("+-+-+o+o+", "+-+-+-+o+", "the rim of a board reads '--oo----oo--' on this side"),
        ("|. . . .:B", "|. . . .|B", "is not two squares wide"),
    ],
)
def test_a_wrong_map_is_refused_with_a_reason(old: str, new: str, says: str) -> None:
    """SQ-DATA-7."""
    text = (data.DATA / "boards.toml").read_text(encoding="utf-8")
    board = text.split("'''")[1].lstrip("\n")
    entries = data.DATA.read("boards.toml", data.BoardFile).board
    wrong = data.BoardEntry("Wrong", board.replace(old, new, 1))
    [(steps, message)] = data.board_faults(data.BoardFile([entries[0], wrong, *entries[2:]]))
    assert steps == ("board", 1, "map")
    assert message.startswith("board Wrong: ")
    assert says in message


def test_the_boards_share_24_doors_as_they_like() -> None:
    """SQ-DATA-7: seven on one board and five on another are right, 23 in all are too few."""
    [spine, cloister, *rest] = data.DATA.read("boards.toml", data.BoardFile).board
    more = data.BoardEntry("More", spine.map.replace(". . . .|E E|", ". . . .:E E|"))
    fewer = data.BoardEntry("Fewer", cloister.map.replace("|D D D D|. .:C C C C|. .|", "|D D D D|. .|C C C C|. .|"))
    assert [len(data.made_board(entry).plans[0].doors) for entry in (more, fewer)] == [7, 5]
    assert list(data.board_faults(data.BoardFile([more, fewer, *rest]))) == []
    [(steps, message)] = data.board_faults(data.BoardFile([spine, fewer, *rest]))
    assert steps == ("board",)
    assert message.startswith(
        "the boards have 23 doors together (Spine 6, Fewer 5, Hangar 6, Cells 6); there must be 24"
    )


def test_a_board_whose_rooms_are_closed_is_refused() -> None:
    text = (data.DATA / "boards.toml").read_text(encoding="utf-8").split("'''")[1].lstrip("\n")
    closed = text.replace(":", "|").replace("=", "-")
    with pytest.raises(ValueError, match="a5 cannot be reached from a1"):
        data.made_board(data.BoardEntry("Wrong", closed))
    inner = text.replace("+=+=+-+-+", "+-+-+-+-+", 1).replace("+ + + + +-+-+ +", "+ + + + +=+=+ +", 1)
    with pytest.raises(ValueError, match="the door at e9 has 'F' on both sides"):
        data.made_board(data.BoardEntry("Wrong", inner))
    shut = text.replace("|. .:E E|", "|. .|E E|").replace("|D D:. . . . . . . .|E E|", "|D D:. .:. . . . . .|E E|")
    with pytest.raises(ValueError, match=r"the door at d5 has '\.' on both sides"):
        data.made_board(data.BoardEntry("Wrong", shut))
    lost = text.replace("|. .:E E|", "|. .|E E|")
    lost = lost.replace("|. . . .:B B B B|. . . .|", "|. . . .:B B B B:. . . .|")
    with pytest.raises(ValueError, match="k5 cannot be reached from a1"):
        data.made_board(data.BoardEntry("Wrong", lost))


def test_rooms_have_the_letters_a_to_o() -> None:
    text = (data.DATA / "boards.toml").read_text(encoding="utf-8").split("'''")[1].lstrip("\n")
    with pytest.raises(ValueError, match="room P: rooms have the letters A to O"):
        data.made_board(data.BoardEntry("Wrong", text.replace("F", "P")))


# The joined hulk.


def test_the_doors_of_the_first_hulk() -> None:
    """TV-10, TV-49, SQ-GEO-7: 24 doors; two that touch at a seam are two doors."""
    s = joined()
    wanted = (
        "d1E e4S b5E g6S j7E d9E o2S m4S r5E v7E o8S q10S b17E j17E h19E e20S a22S k22S q14S w14S p17E t19E m22S s22S"
    )
    assert door_names(s) == wanted.split()
    listed = (
        "d1E b5E j7E d9E e4S g6S r5E v7E m4S o2S o8S q10S b17E j17E h19E a22S e20S k22S p17E t19E m22S q14S s22S w14S"
    )
    assert sorted(wanted.split()) == sorted(listed.split())


def test_doors_keep_their_numbers_in_every_layout() -> None:
    """TV-49: the number belongs to the board, the name to where it lies."""
    s = joined(((2, 1), (3, 2), (4, 1), (1, 0)))
    assert door_names(s)[0] == "p13E"  # d1E of board 1, which lies in the south-east
    turned = joined(((1, 1), (2, 0), (3, 0), (4, 0)))
    assert door_names(turned)[0] == "k4S"


def test_a_door_opens_and_closes_with_both_edges() -> None:
    """SQ-GEO-7: an edge of an open door counts as open."""
    s = joined()
    door = door_named(s, "e4S")
    for openness in (0, 1, 1, 0):
        hulk.set_door(s, door, openness)
        assert s.door_open[door] == openness
        assert [steps(s, pair) for pair in ("e4-e5", "e5-e4", "f4-f5")] == [bool(openness)] * 3
    assert not steps(s, "g4-g5")


def test_in_front_of_a_door_are_four_squares() -> None:
    """SQ-GEO-8."""
    s = joined()
    south, east = door_named(s, "e4S"), door_named(s, "b5E")
    assert names(place for place in range(594) if hulk.door_in_front(s, south, place)) == "e4 f4 e5 f5"
    assert names(place for place in range(594) if hulk.door_in_front(s, east, place)) == "b5 c5 b6 c6"


def test_each_crossing_wall_has_two_doorways_of_two_squares() -> None:
    """SQ-GEO-5: on a seam only the doorways are open, and nothing ever closes them."""
    s = joined()
    assert names(y * 24 + 11 for y in range(24) if hulk.edge_open(s, at(11, y), hulk.EAST, NOBODY)) == (
        "l3 l4 l9 l10 l15 l16 l21 l22"
    )
    assert names(at(x, 11) for x in range(24) if hulk.edge_open(s, at(x, 11), hulk.SOUTH, NOBODY)) == (
        "c12 d12 i12 j12 o12 p12 u12 v12"
    )
    open_all(s)
    for door in range(24):
        hulk.set_door(s, door, 0)
    assert hulk.edge_open(s, square("l3"), hulk.EAST, NOBODY)


def test_rooms_and_corridors_have_names() -> None:
    """SQ-GEO-2: the room is that of the board, however it lies."""
    s = joined()
    assert hulk.room_of(s, square("e1")) == 2  # 1:B
    assert hulk.room_of(s, square("a1")) == 0  # corridor of board 1
    assert hulk.room_of(s, square("s3")) == 16 + 3  # 2:C
    assert hulk.in_corridor(s, square("c5"))
    assert not hulk.in_corridor(s, square("e1"))
    turned = joined(((1, 1), (2, 0), (3, 0), (4, 0)))
    assert hulk.room_of(turned, hulk.place_of(turned, 0, 4)) == 2
    assert hulk.board_of(turned, square("x24")) == 3


def test_a_square_of_a_board_is_found_where_the_board_lies() -> None:
    """SQ-DATA-8, SQ-GEO-1: `2.h7` in the north-east is t7; turned once, it lies elsewhere."""
    s = joined()
    assert name_of(hulk.place_of(s, 1, 12 * 6 + 7)) == "t7"
    turned = joined(((2, 1), (1, 0), (3, 0), (4, 0)))
    assert name_of(hulk.place_of(turned, 1, 12 * 6 + 7)) == "f8"  # (7, 6) becomes (5, 7)


@pytest.mark.parametrize("layout", [S0, ((4, 3), (3, 3), (2, 3), (1, 1)), ((2, 1), (3, 2), (4, 1), (1, 0))])
def test_every_square_can_be_reached(layout: Layout) -> None:
    """SQ-DATA-7: with doors open all 576 squares hang together."""
    s = open_all(joined(layout))
    assert len(reached(s, 0)) == 576


@pytest.mark.parametrize("layout", [S0, ((4, 3), (3, 3), (2, 3), (1, 1)), ((2, 1), (3, 2), (4, 1), (1, 0))])
def test_rooms_are_entered_through_doors(layout: Layout) -> None:
    """SQ-MOVE-9: between a room and what is beside it on its board there is a wall or a door."""
    s = joined(layout)
    for place, d in itertools.product(range(576), (hulk.EAST, hulk.SOUTH)):
        to = hulk.neighbour(s, place, d)
        if 0 <= to < 576 and hulk.quadrant_of(to) == hulk.quadrant_of(place) and hulk.edge_open(s, place, d, NOBODY):
            assert hulk.room_of(s, to) == hulk.room_of(s, place)


# Docking bays.


def test_ports_and_bays() -> None:
    """SQ-GEO-3, SQ-GEO-4: squares 1 and 2 at the airlock, 5 and 6 at the back; directions keep their meaning."""
    s = joined(docks=("W1", "N4", "S4"))
    assert names(hulk.port_square(s, RED, n) for n in (0, 1)) == "a3 a4"
    assert names(hulk.port_square(s, YEL, n) for n in (0, 1)) == "u1 v1"
    assert names(hulk.port_square(s, 2, n) for n in (0, 1)) == "u24 v24"
    assert names(hulk.port_square(joined(docks=("E1", "N1", "S1")), RED, n) for n in (0, 1)) == "x3 x4"
    ways = [("a3", 6, "dR1"), ("a4", 6, "dR2"), ("u1", 0, "dY1"), ("v1", 0, "dY2"), ("u24", 4, "dB1")]
    for start, d, end in ways:
        assert name_of(hulk.neighbour(s, square(start), d)) == end
        assert hulk.neighbour(s, bay(end), (d + 4) % 8) == square(start)
    inside = [("dR1", 6, "dR3"), ("dR3", 6, "dR5"), ("dR1", 4, "dR2"), ("dR6", 0, "dR5"), ("dY3", 0, "dY5")]
    for start, d, end in inside:
        assert name_of(hulk.neighbour(s, bay(start), d)) == end
        assert hulk.edge_open(s, bay(start), d, hulk.bay_of(bay(start)))
    assert hulk.neighbour(s, bay("dR5"), 6) == -1
    assert not hulk.edge_open(s, bay("dR5"), 6, RED)
    assert hulk.neighbour(s, square("a5"), 6) == -1


def test_an_airlock_is_open_for_its_owner_only() -> None:
    """SQ-GEO-6, TV-39: a wall for everybody else, for rays and for lines."""
    s = joined()
    assert hulk.edge_open(s, square("a3"), hulk.WEST, RED)
    assert hulk.edge_open(s, bay("dR1"), hulk.EAST, RED)
    for other in (YEL, CHAOS, NOBODY):
        assert not hulk.edge_open(s, square("a3"), hulk.WEST, other)
        assert not hulk.edge_open(s, bay("dR1"), hulk.EAST, other)
    assert not hulk.edge_open(s, square("a2"), hulk.WEST, RED)


def test_steps_through_an_airlock() -> None:
    """TV-62: from a3 w and sw lead into the bay, from a4 sw does not and nw does."""
    s = joined()
    a3, a4 = square("a3"), square("a4")
    assert [d for d in (5, 6, 7) if hulk.may_step(s, a3, d, RED)] == [5, 6]
    assert name_of(hulk.neighbour(s, a3, 5)) == "dR2"
    assert [d for d in (5, 6, 7) if hulk.may_step(s, a4, d, RED)] == [6, 7]


def test_a_squad_that_stays_out_has_no_bay() -> None:
    """SQ-SETUP-4."""
    s = joined()
    s.options[OPTION_PLAYERS] = 2
    assert hulk.neighbour(s, square("a15"), 6) == -1
    assert hulk.neighbour(s, square("a3"), 6) == bay("dR1")


# Passage.


def test_steps_of_the_first_hulk() -> None:
    """TV-7, SQ-GEO-11: no cutting of wall corners and door posts, unless that is allowed."""
    s, lenient = joined(), joined(lenient=True)
    legal = {
        "d5-e6": True,
        "d4-e5": False,
        "c4-b5": False,
        "l3-m4": True,
        "l4-m5": False,
        "l2-m3": False,
        "e4-e5": False,
        "c12-d13": True,
        "d12-e13": False,
    }
    assert {pair: steps(s, pair) for pair in legal} == legal
    assert [steps(lenient, pair) for pair in ("d4-e5", "d12-e13", "c4-b5")] == [True, True, False]
    hulk.set_door(s, door_named(s, "e4S"), 1)
    assert steps(s, "e4-e5")


def blast(s: Hulk, name: str) -> str:
    """The neighbours that a blast on a square reaches."""
    place = square(name)
    return names(hulk.neighbour(s, place, d) for d in range(8) if hulk.link(s, place, d, NOBODY))


def test_blasts_of_the_first_hulk() -> None:
    """TV-8, SQ-GEO-10."""
    s = joined()
    assert {name: blast(s, name) for name in ("d5", "f9", "e10", "m3")} == {
        "d5": "c4 d4 c5 e5 c6 d6 e6",
        "f9": "e8 f8 g8 e9 g9 g10",
        "e10": "f10 e11 f11",
        "m3": "l2 l3 n3 l4 m4 n4",
    }


def ray(s: Hulk, place: int, d: int) -> str:
    """The squares that a ray meets."""
    met = []
    while hulk.link(s, place, d, NOBODY):
        place = hulk.neighbour(s, place, d)
        met.append(name_of(place))
    return " ".join(met)


def test_rays_of_the_first_hulk() -> None:
    """TV-9, SQ-GEO-9, SQ-GEO-10."""
    s = joined()
    found = {(name, DIRECTIONS[d]): ray(s, square(name), d) for name, d in (("c5", 2), ("b2", 3), ("c9", 1), ("d9", 4))}
    assert found == {
        ("c5", "e"): "d5 e5 f5 g5 h5 i5 j5",
        ("b2", "se"): "c3 d4 e5 f6",
        ("c9", "ne"): "d8",
        ("d9", "s"): "d10 d11 d12 d13 d14",
    }


def test_the_printed_blast_and_ray() -> None:
    """TV-3, TV-4: the squares that the printed diagrams mark."""
    holo = mini_map(4, 4, below=[(0, 0), (1, 0)])
    hit = {hulk.neighbour(holo, at(1, 1), d) for d in range(8) if hulk.link(holo, at(1, 1), d, NOBODY)}
    assert hit == {at(2, 0), at(0, 1), at(2, 1), at(0, 2), at(1, 2), at(2, 2)}
    hole = mini_map(7, 4, below=[(2, 1), (3, 1), (6, 1)], right=[(1, 0), (1, 1)])
    shooter = at(0, 3)
    assert ray(hole, shooter, 2) == " ".join(name_of(at(x, 3)) for x in range(1, 7))
    assert ray(hole, shooter, 0) == " ".join(name_of(at(0, y)) for y in (2, 1, 0))
    assert ray(hole, shooter, 1) == name_of(at(1, 2))


def test_blocks_of_the_dreadnought() -> None:
    """SQ-REV-2, SQ-MOVE-11, SQ-MOVE-12: no wall inside; in a doorway it cannot stay."""
    s = joined()
    assert hulk.block_fits(s, square("k3"))
    assert not hulk.block_fits(s, square("l3"))  # a doorway
    assert hulk.block_clear(s, square("l3"))
    assert not hulk.block_clear(s, square("l2"))
    assert not hulk.block_fits(s, square("e9"))
    assert not hulk.block_fits(s, square("f9"))
    assert [hulk.block_fits(s, square(name)) for name in ("f7", "g7", "f8", "g8")] == [True] * 4  # TV-34
    door = square("e4")
    assert not hulk.block_clear(s, door)
    hulk.set_door(s, door_named(s, "e4S"), 1)
    assert hulk.block_clear(s, door)
    assert not hulk.block_fits(s, door)
    assert not hulk.block_fits(s, square("x3"))
    assert not hulk.block_fits(s, square("c24"))


@pytest.mark.parametrize("turns", list(itertools.product(range(4), repeat=2)))
def test_a_dreadnought_reaches_every_square(turns: tuple[int, int]) -> None:
    """SQ-DATA-7, SQ-MOVE-11: with all doors open its block comes to every square of the hulk."""
    first, second = turns
    s = open_all(joined(((1, first), (2, second), (3, first), (4, second))))
    start = next(place for place in range(576) if hulk.block_fits(s, place))
    found, ends = {start}, [start]
    while ends:
        place = ends.pop()
        for step, edges in (
            (-24, ((0, 0), (1, 0))),
            (1, ((1, 2), (25, 2))),
            (24, ((24, 4), (25, 4))),
            (-1, ((0, 6), (24, 6))),
        ):
            to = place + step
            free = all(hulk.edge_open(s, place + offset, d, CHAOS) for offset, d in edges)
            if free and hulk.block_clear(s, to) and to not in found:
                found.add(to)
                ends.append(to)
    covered = {place + offset for place in found if hulk.block_fits(s, place) for offset in (0, 1, 24, 25)}
    assert len(covered) == 576
