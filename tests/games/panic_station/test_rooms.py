"""Rooms, moves and runs (sections 7.1, 7.2)."""

from __future__ import annotations

import pytest

from sublevel.engine.errors import Illegal
from sublevel.games.panic_station.reasons import (
    DOOR_CLOSED,
    EDGES_CLASH,
    FITS_SOMEWHERE,
    LAST_ROOM_CARD,
    NO_ROOM_CARDS,
    NO_ROOM_THERE,
    NO_RUN,
    NOT_BESIDE_YOU,
    ONLY_HIVE_LIES,
    TOO_FEW_AP,
    UNDER_USED,
    WALL_THERE,
)
from sublevel.games.panic_station.state import HIVE_LOST, PLACE, ROOM_PUT_UNDER, ROOM_SHOWN, SCANNED, TURN
from sublevel.games.panic_station.tables import HIVE, NO_CARD

from .stations import Station

# The reactor in a block of nine cards: only the passage to 2,0 is open, and that from 1,0.
BLOCK = {
    "-1,1": "R05u",
    "0,1": "R01u",
    "1,1": "R04u",
    "-1,0": "R19u",
    "1,0": "R07u",
    "-1,-1": "R03d",
    "0,-1": "R16u",
    "1,-1": "R13u",
}
CORNER = {**BLOCK, "2,-1": "R12u"}  # a card at 2,0 must have openings to the west and to the south
SEALED = {**BLOCK, "1,0": "R18d"}  # nothing is open at all


def test_tv_103_where_a_card_fits_beside_the_reactor() -> None:
    """PS-LAY-1, PS-LAY-2, PS-LAY-3, PS-LAY-4."""
    station = Station(top="R05")
    assert set(station.texts("lay")) == {"lay 1,0d", "lay 0,1u", "lay -1,0u", "lay 0,-1d"}
    assert station.why("lay 1,0u") == EDGES_CLASH
    assert station.why("lay 0,1d") == EDGES_CLASH
    station.play("lay 1,0d")
    assert (station.s.x[5], station.s.y[5], station.s.turned[5], station.s.red[5]) == (1, 0, 2, 0)
    assert station.s.ap == 3
    assert station.where("RT") == 0  # laying moves nobody


def test_tv_104_no_door_against_a_door() -> None:
    """PS-LAY-3."""
    station = Station(rooms={"0,1": "R15u"}, figures={"RT": "0,1"}, top="R08")
    assert station.why("lay 0,2u") == EDGES_CLASH
    assert station.can("lay 0,2d")


def test_cards_do_not_overlap_and_stand_upright() -> None:
    """PS-LAY-2."""
    station = Station(rooms={"1,0": "R10u"}, top="R11")
    with pytest.raises(Illegal) as taken:
        station.why("lay 1,0u")
    assert taken.value.reason.clause == "PS-LAY-2"
    assert station.why("lay 0,1r") == ONLY_HIVE_LIES


def test_also_a_closed_door_leads_to_a_new_room() -> None:
    """PS-LAY-1."""
    station = Station(rooms={"0,1": "R15u"}, figures={"RT": "0,1"}, top="R10")
    station.play("lay 0,2u")
    assert station.why("mv RT N") == DOOR_CLOSED


def test_tv_105_a_door_lets_pass_who_has_a_key_or_all_when_green() -> None:
    """PS-MOVE-1, PS-GEO-7."""
    rooms = {"0,1": "R15u", "0,2": "R10u"}
    assert Station(rooms=rooms, figures={"RT": "0,1"}).why("mv RT N") == DOOR_CLOSED
    assert Station(rooms=rooms, figures={"RT": "0,1"}, green=True).can("mv RT N")
    assert Station(rooms=rooms, figures={"RT": "0,1"}, laid={"R": "KEY"}).can("mv RT N")


def test_tv_106_a_double_card_holds_two_rooms() -> None:
    """PS-MOVE-2, PS-TERM-1, PS-FIND-1."""
    station = Station(rooms={"0,1": "R03u"}, laid={"R": "KEY"})
    station.play("mv RT N")
    assert station.where("RT") == station.room("0,1a")
    assert not station.can("term RT scan")
    assert station.can("find RT")
    station.play("mv RT N")
    assert station.where("RT") == station.room("0,1i")
    assert station.s.ap == 2
    assert station.can("term RT scan")
    assert station.can("find RT")
    assert not Station(rooms={"0,1": "R03u"}, figures={"RT": "0,1a"}).can("mv RT N")


def test_moves_need_a_link_and_a_point() -> None:
    """PS-MOVE-1, PS-TURN-3."""
    station = Station(rooms={"0,1": "R03u", "1,1": "R10u", "1,0": "R11u"}, figures={"RT": "1,1"}, ap=1)
    assert station.why("mv RT W") == WALL_THERE
    assert station.why("mv RA S") == NO_ROOM_THERE
    station.play("mv RA E")
    assert station.s.ap == 0
    assert station.why("mv RA W") == TOO_FEW_AP


def test_parasites_stop_nobody() -> None:
    """PS-MOVE-4, PS-PAR-5."""
    station = Station(rooms={"1,0": "R07u"}, parasites={"0,0": "gb", "1,0": "bb"})
    station.play("mv RT E", "mv RT W")
    assert station.lp("RT") == 4


def test_tv_107_a_run_room_gives_a_free_move() -> None:
    """PS-RUN-1, PS-RUN-2."""
    rooms = {"1,0": "R10u", "2,0": "R07u"}
    station = Station(rooms=rooms, ap=1)
    station.play("mv RA E")
    assert station.s.ap == 0
    assert station.why("run RT E") == NO_RUN
    station.play("run RA E")
    assert station.where("RA") == station.room("2,0")
    gone = Station(rooms=rooms).play("mv RA E", "find RA")
    assert gone.why("run RA E") == NO_RUN
    assert not Station(rooms=rooms, figures={"BT": "1,0"}).play("mv RA E").texts("run")
    assert Station(rooms=rooms, figures={"RT": "1,0"}).play("mv RA E").can("run RA E")
    assert Station(rooms=rooms, parasites={"1,0": "g"}).play("mv RA E").can("run RA E")


@pytest.mark.parametrize(("action", "kept"), [("eq KEY", True), ("boost", False), ("lay 0,1u", False)])
def test_what_loses_a_free_move(action: str, kept: bool) -> None:
    """PS-RUN-2."""
    station = Station(
        rooms={"1,0": "R10u", "2,0": "R07u"}, hands={"R": "KEY BOOST AID AID"}, top="R11", figures={"RT": "0,0"}
    )
    station.play("mv RA E", action)
    assert station.can("run RA E") == kept


def test_tv_108_each_run_card_gives_one_free_move_in_a_chain() -> None:
    """PS-RUN-3, PS-TURN-6."""
    station = Station(rooms={"1,0": "R10u", "2,0": "R11u"})
    station.play("mv RA E", "run RA E", "run RA W")
    assert station.s.ap == 3
    assert not station.texts("run")
    station.play("mv RA E")  # a paid move begins a new chain
    assert station.can("run RA W")


def test_a_run_into_danger_or_company_is_a_move() -> None:
    """PS-RUN-3, PS-MOVE-3."""
    station = Station(rooms={"1,0": "R10u", "2,0": "R16u"}, dice=[1])
    station.play("mv RA E", "run RA E")
    assert sum(station.s.grey) == 1


def test_tv_109_a_card_that_fits_nowhere_goes_under_the_stack() -> None:
    """PS-LAY-6."""
    station = Station(rooms=BLOCK, figures={"RT": "1,0"}, top="R15 R10")
    assert station.texts("lay") == ["lay ?"]
    station.play("lay ?")
    assert station.s.ap == 3
    assert station.s.phase == PLACE
    assert station.s.pile[0] == 15
    assert station.s.pile_bottom == 1
    assert [event[1] for event in station.events(ROOM_PUT_UNDER)] == [15]
    assert station.texts() == ["put 2,0u", "put 2,0d"]
    station.play("put 2,0d")
    assert station.s.turned[10] == 2
    assert station.s.phase == TURN
    assert station.s.under_used == 1


def test_only_once_in_a_turn() -> None:
    """PS-LAY-6, PS-TURN-6."""
    station = Station(rooms=CORNER, figures={"RT": "1,0"}, top="R15 R09 R10")
    station.play("lay ?")
    assert (station.s.phase, station.s.ap, station.s.pile[station.s.pile_n - 1]) == (TURN, 3, 9)
    assert station.why("lay ?") == UNDER_USED


def test_a_card_that_fits_elsewhere_stays_on_top() -> None:
    """PS-LAY-6: no result, and nothing more to try."""
    station = Station(rooms=BLOCK, top="R15 R10")
    station.play("lay ?")
    assert (station.s.phase, station.s.ap, station.s.pile[station.s.pile_n - 1]) == (TURN, 3, 10)
    assert station.why("lay ?") == FITS_SOMEWHERE


def test_tv_110_a_card_that_fits_elsewhere_only() -> None:
    """PS-LAY-5, PS-TERM-4."""
    station = Station(rooms=BLOCK, figures={"RA": "0,1"}, top="R10")
    assert not station.texts("lay")
    assert station.why("lay 2,0u") == NOT_BESIDE_YOU
    station.play("term RA lay 2,0u")
    assert station.s.turned[10] == 0


def test_tv_111_the_hive_may_lie_on_its_side() -> None:
    """PS-LAY-7, PS-LAY-8, PS-SCAN-4: only if it fits nowhere upright; a scan follows at once."""
    station = Station(rooms=BLOCK, figures={"RT": "1,0"}, top="R02", infected="B")
    assert station.texts("lay") == ["lay 2,0r"]
    station.play("lay 2,0r")
    assert station.s.turned[HIVE] == 1
    assert [event[1:4] for event in station.events(SCANNED)] == [(1, 3, 1)]
    assert station.s.ap == 3
    upright = Station(top="R02")
    assert set(upright.texts("lay")) == {"lay 0,1u", "lay 0,-1d"}
    assert upright.why("lay 1,0r") == ONLY_HIVE_LIES


def test_tv_112_the_last_card_is_a_hive_that_fits_nowhere() -> None:
    """PS-END-4, PS-PEND-3."""
    rooms = {**CORNER, "-1,1": "R09u", "3,-1": "R05d"}
    station = Station(rooms=rooms, figures={"RT": "1,0"}, infected="G")
    station.only(["R17", "R02"])
    station.play("lay 2,0d")
    assert station.s.ended == HIVE_LOST
    assert station.winners() == "G"


def test_no_card_of_the_stack_can_be_laid_any_more() -> None:
    """PS-END-4: the same with more cards left."""
    station = Station(rooms=SEALED, infected="GB")
    station.only(["R15", "R10", "R02"])
    station.play("lay ?")
    assert station.s.ended == HIVE_LOST
    assert station.winners() == "BG"


def test_with_the_hive_on_the_board_that_ends_nothing() -> None:
    """PS-END-4, PS-LAY-9."""
    station = Station(rooms={**SEALED, "1,1": "R02u"})
    station.only(["R15", "R10"])
    station.play("lay ?")
    assert station.s.ended == 0


def test_tv_153_a_hive_that_fits_nowhere_stays_on_top() -> None:
    """PS-LAY-7: the next card goes to the bottom once in a turn, then back to its place."""
    station = Station(rooms=CORNER, figures={"RT": "1,0"})
    station.only(["R02", "R15", "R09", "R10"])
    station.play("lay ?")
    assert station.s.ap == 3
    assert [station.s.pile[i] for i in range(4)] == [15, 10, 9, HIVE]
    assert (station.s.under_used, station.s.pile_bottom, station.s.pile_second) == (1, 1, 0)
    station.play("lay ?")
    assert [station.s.pile[i] for i in range(4)] == [15, 10, 9, HIVE]
    assert station.s.pile_second == 1
    assert station.s.ap == 2
    assert [event[1:3] for event in station.events(ROOM_SHOWN)] == [(9, 1)]


def test_the_card_below_the_hive_is_laid_if_it_can_be() -> None:
    """PS-LAY-7: that does not count as putting a card under the stack."""
    station = Station(rooms=CORNER, figures={"RT": "1,0"})
    station.only(["R02", "R10", "R15"])
    station.play("lay ?")
    assert station.s.phase == PLACE
    station.play("put 2,0u")
    assert station.s.turned[10] == 0
    assert [station.s.pile[i] for i in range(3)] == [15, HIVE, NO_CARD]
    assert station.s.under_used == 0


def test_the_card_below_the_hive_returns_if_it_fits_elsewhere() -> None:
    """PS-LAY-7."""
    station = Station(rooms=CORNER)
    station.only(["R02", "R10", "R15"])
    station.play("lay ?")
    assert station.s.phase == TURN
    assert (station.s.pile_second, station.s.under_used) == (1, 0)


def test_a_terminal_lays_the_next_card_anywhere() -> None:
    """PS-TERM-4, PS-LAY-6: `beside an own character` becomes `anywhere`."""
    station = Station(rooms=BLOCK, figures={"RA": "0,1"}, top="R15 R10")
    station.play("term RA lay ?")
    assert station.s.phase == PLACE
    station.play("put 2,0u")
    assert station.s.turned[10] == 0
    assert station.s.red[1] == 1


def test_nothing_can_be_laid_from_an_empty_stack() -> None:
    """PS-LAY-10, PS-LAY-6."""
    station = Station()
    station.only([])
    assert not station.texts("lay")
    assert station.why("lay 0,1u") == NO_ROOM_CARDS
    assert station.why("lay ?") == NO_ROOM_CARDS
    last = Station(rooms=SEALED)
    last.only(["R15"])
    assert last.why("lay ?") == LAST_ROOM_CARD


def test_nothing_can_be_laid_from_an_inner_room() -> None:
    """PS-LAY-11."""
    station = Station(rooms={"0,1": "R03u"}, figures={"RT": "0,1i", "RA": "0,1i"}, top="R10")
    assert not station.texts("lay")


def test_rooms_can_be_laid_after_the_hive_was_found() -> None:
    """PS-LAY-9."""
    station = Station(rooms={"0,1": "R02u"}, top="R10")
    station.play("lay 1,0u")
    assert station.s.turned[10] == 0
