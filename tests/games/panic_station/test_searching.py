"""Searching, the search stack, and the first-turn duty (sections 6.4, 7.3, 8.7)."""

from __future__ import annotations

import pytest

from sublevel.games.panic_station import words
from sublevel.games.panic_station.board import top_card
from sublevel.games.panic_station.duty import NEVER, need
from sublevel.games.panic_station.reasons import (
    ATTACKED_HERE,
    NO_NIGHT_VISION,
    NO_SEARCH_CARDS,
    NO_SYMBOL_HERE,
    NO_TEAM_ROOM,
    NOT_RED,
    PARTNER_ABSENT,
    SEARCH_DUTY,
    SEARCH_FIRST,
)
from sublevel.games.panic_station.state import (
    ALERT_DRAWN,
    ALERTED,
    CARD_DRAWN,
    CARD_SEEN,
    RELOCATING,
    RESHUFFLED,
    ROOM_TURNED,
    TEAM_REPLY,
    TURN,
)

from .stations import RULES, Station

TEAM = {"1,0": "R12d"}  # a team room east of the reactor, open to the east and to the south
SEARCHABLE = ["R01u", "R03u", "R04u", "R05u", "R06u", "R09u", "R10u", "R12u", "R16u"]


def test_tv_113_a_black_room_turns_red() -> None:
    """PS-FIND-1, PS-FIND-2, PS-FIND-3."""
    station = Station(rooms={"1,0": "R10u"}, figures={"RA": "1,0"}, stack="GAS KEY", dice=[1])
    station.play("find RA")
    assert station.held("R", "GAS") == 1
    assert station.s.red[10] == 1
    assert not station.events(ALERTED)
    assert [event[1] for event in station.events(ROOM_TURNED)] == [10]
    station.play("find RA")
    assert station.held("R", "KEY") == 1
    assert [event[1:4] for event in station.events(ALERTED)] == [(0, station.room("1,0"), 1)]
    assert not station.events(ROOM_TURNED)


def test_tv_114_a_black_storage_gives_three_cards() -> None:
    """PS-FIND-3, PS-FIND-4, PS-INF-1: each is resolved before the next; an alert is not replaced."""
    station = Station(
        rooms={"1,0": "R06u"},
        figures={"RA": "1,0"},
        stack="GAS ALERT HOST KEY KNIFE",
        dice=[3, 3],
        hands={"R": "AID AID"},
    )
    station.play("find RA")
    assert station.hand_size("R") == 7
    assert (station.held("R", "GAS"), station.held("R", "HOST"), station.held("R", "KEY")) == (1, 1, 0)
    assert station.sick() == "R"
    assert station.s.first_host == 0
    assert station.discarded("ALERT") == 1
    assert sum(station.s.grey) == 1
    assert station.s.red[6] == 1
    station.play("find RA")
    assert sum(station.s.grey) == 2
    assert station.held("R", "KEY") == 1
    assert station.held("R", "KNIFE") == 0


def test_tv_115_a_partner_searches_along() -> None:
    """PS-FIND-6, PS-FIND-7: the active player draws first; only he pays."""
    station = Station(rooms=TEAM, figures={"RA": "1,0", "BT": "1,0"}, stack="GAS KEY NADE")
    station.play("find RA +B")
    assert station.s.phase == TEAM_REPLY
    assert station.waiting() == "B"
    assert station.texts() == ["team no", "team yes"]
    station.play("team yes")
    assert (station.held("R", "GAS"), station.held("B", "KEY"), station.s.ap) == (1, 1, 3)
    assert station.s.red[12] == 1
    assert station.waiting() == "R"


def test_a_partner_may_decline() -> None:
    """PS-FIND-6."""
    station = Station(rooms=TEAM, figures={"RA": "1,0", "BT": "1,0"}, stack="GAS KEY NADE")
    station.play("find RA +B", "team no")
    assert (station.hand_size("R"), station.hand_size("B")) == (6, 5)


def test_no_partner_after_an_attack_in_the_room() -> None:
    """PS-FIND-6, TV-115."""
    station = Station(rooms=TEAM, figures={"RA": "1,0", "BT": "1,0"}, laid={"R": "AMMO"})
    station.play("shoot RA std BT")
    assert station.why("find RA +B") == ATTACKED_HERE
    assert station.can("find RA")


def test_a_partner_is_in_the_same_team_room() -> None:
    """PS-FIND-6."""
    station = Station(rooms={**TEAM, "0,1": "R10u"}, figures={"RA": "1,0", "RT": "0,1", "BT": "0,1"})
    assert station.why("find RA +B") == PARTNER_ABSENT
    assert station.why("find RT +B") == NO_TEAM_ROOM


def test_tv_116_night_vision_suppresses_the_alert_of_the_search_alone() -> None:
    """PS-FIND-2, PS-MOVE-3."""
    station = Station(rooms={"1,0": "R16u"}, red="R16", laid={"R": "NVG"}, dice=[3, 3])
    station.play("mv RA E")
    assert len(station.events(ALERTED)) == 1
    station.play("find RA nv")
    assert not station.events(ALERTED)
    station.play("find RA")
    assert len(station.events(ALERTED)) == 1


def test_night_vision_needs_a_red_side_and_the_card() -> None:
    """PS-FIND-2."""
    rooms, figures = {"1,0": "R10u"}, {"RA": "1,0"}
    assert Station(rooms=rooms, figures=figures, laid={"R": "NVG"}).why("find RA nv") == NOT_RED
    assert Station(rooms=rooms, figures=figures, red="R10").why("find RA nv") == NO_NIGHT_VISION


@pytest.mark.parametrize("card", ["R02d", "R07u", "R08d"])
def test_tv_117_rooms_without_a_symbol_hold_nothing(card: str) -> None:
    """PS-FIND-1."""
    station = Station(rooms={"0,-1": card}, figures={"RA": "0,-1"})
    assert station.why("find RA") == NO_SYMBOL_HERE
    assert station.why("find RT") == NO_SYMBOL_HERE  # the reactor


@pytest.mark.parametrize("card", SEARCHABLE)
def test_every_symbol_can_be_searched_on_either_side(card: str) -> None:
    """PS-FIND-1."""
    for red in ("", card[:3]):
        assert Station(rooms={"0,1": card}, figures={"RA": "0,1"}, red=red).can("find RA")


def test_both_rooms_of_a_double_card_can_be_searched() -> None:
    """PS-FIND-1."""
    station = Station(rooms={"0,1": "R04u"}, figures={"RA": "0,1i", "RT": "0,1a"})
    assert station.can("find RA")
    assert station.can("find RT")


def test_an_empty_stack_is_made_of_the_discard() -> None:
    """PS-FIND-5, PS-STK-1, PS-STK-2, PS-STK-3."""
    station = Station(rooms={"1,0": "R06u"}, figures={"RA": "1,0"}, stack="GAS")
    station.s.discard[1] = 2
    station.play("find RA")
    assert station.s.stack_runs == 2
    assert (station.held("R", "GAS"), station.held("R", "ARM")) == (1, 2)
    assert [event[1] for event in station.events(RESHUFFLED)] == [2]
    assert station.s.restock[1] == 2
    assert sum(station.s.discard) == 0
    assert station.why("find RA") == NO_SEARCH_CARDS


def test_a_draw_without_cards_is_dropped() -> None:
    """PS-FIND-5."""
    station = Station(rooms={"1,0": "R06u"}, figures={"RA": "1,0"}, stack="GAS KEY")
    station.play("find RA")
    assert station.hand_size("R") == 7
    assert station.s.red[6] == 1


def test_tv_154_a_used_boost_cannot_be_drawn_in_the_same_turn() -> None:
    """PS-ITEM-5, PS-FIND-1."""
    station = Station(rooms={"1,0": "R10u"}, figures={"RA": "1,0"}, stack="", hands={"R": "BOOST AID AID"})
    station.play("boost")
    assert station.why("find RA") == NO_SEARCH_CARDS
    assert station.s.boost_aside == 1
    station.play("end")
    assert station.discarded("BOOST") == 1
    assert station.s.boost_aside == 0


def test_only_the_drawer_sees_a_card() -> None:
    """PS-FIND-8, PS-HIDE-3: the same public event for every card but an alert."""
    public = []
    for card in ("GAS", "HOST", "KEY"):
        station = Station(rooms={"1,0": "R10u"}, figures={"RA": "1,0"}, stack=f"{card} NADE")
        station.play("find RA")
        assert [event[0] for event in station.events(CARD_SEEN)] == [1]
        public.append(station.events(CARD_DRAWN))
    assert public[0] == public[1] == public[2]
    station = Station(rooms={"1,0": "R10u"}, figures={"RA": "1,0"}, stack="ALERT NADE", dice=[1])
    station.play("find RA")
    assert len(station.events(ALERT_DRAWN)) == 1


def test_tv_157_the_partner_decides_about_his_alert() -> None:
    """PS-ALERT-4, PS-FIND-6, PS-PEND-1."""
    station = Station(
        rooms={**TEAM, "0,1": "R10u"},
        figures={"RA": "1,0", "BT": "1,0"},
        stack="GAS ALERT KEY",
        parasites={"0,0": "ggggg", "0,1": "bbbbb"},
        dice=[1],
    )
    station.play("find RA +B", "team yes")
    assert station.s.phase == RELOCATING
    assert station.waiting() == "B"
    station.play("reloc 0,1:b")
    assert station.s.black[station.room("1,0")] == 1
    assert station.s.red[12] == 1
    assert (station.s.phase, station.waiting()) == (TURN, "R")


# The duty.


def first_turn(**arrangement: object) -> Station:
    """R's first turn."""
    station = Station(**arrangement)  # type: ignore[arg-type]  # passed on as it is
    station.s.duty = 1
    return station


def test_tv_118_the_first_turn_asks_for_a_search() -> None:
    """PS-FIRST-1, PS-FIRST-2, PS-FIRST-3, PS-FIRST-6, PS-ENDT-1."""
    station = first_turn(top="R10 R11 R06")
    assert need(station.s, 0, top_card(station.s)) == 3
    assert station.why("end") == SEARCH_FIRST
    station.play("lay 1,0u")
    assert need(station.s, 0, top_card(station.s)) == 2
    assert station.can("mv RT E")
    station.play("lay 0,1u")
    assert station.s.ap == 2
    assert station.why("lay -1,0u") == SEARCH_DUTY
    assert station.why("end") == SEARCH_FIRST
    assert station.can("mv RA E")
    station.play("mv RT E")
    assert station.why("mv RA E") == SEARCH_DUTY
    assert "find RT" in station.texts()
    station.play("find RT")
    assert station.s.duty == 0
    assert station.can("end")


def test_tv_119_without_a_symbol_in_sight_the_duty_does_not_bind() -> None:
    """PS-FIRST-2, PS-FIRST-3."""
    station = first_turn(top="R07 R10")
    assert need(station.s, 0, top_card(station.s)) == NEVER
    assert station.can("end")
    station.play("lay 1,0u")
    assert station.s.ap == 3
    assert need(station.s, 0, top_card(station.s)) == 3
    assert station.why("end") == SEARCH_FIRST


def test_the_duty_does_not_bind_without_enough_points() -> None:
    """PS-FIRST-3."""
    assert first_turn(top="R10", ap=2).can("end")
    assert not first_turn(top="R10", ap=3).can("end")


def test_a_closed_door_is_no_way_to_a_search() -> None:
    """PS-FIRST-2: what is passable now; laying out a key changes that (PS-FIRST-6)."""
    rooms = {"0,1": "R15d", "1,0": "R07u"}  # the team room's door is to the south, towards the reactor
    station = first_turn(rooms=rooms, top="R08", hands={"R": "KEY AID AID"}, ap=2)
    assert need(station.s, 0, top_card(station.s)) == NEVER
    station.play("eq KEY")
    assert need(station.s, 0, top_card(station.s)) == 2
    assert station.why("end") == SEARCH_FIRST


def test_a_partner_s_draw_does_not_fulfil_the_duty() -> None:
    """PS-FIRST-4."""
    station = Station(rooms=TEAM, figures={"RA": "1,0", "BT": "1,0"})
    station.s.duty = 1
    station.play("find RA +B", "team yes")
    assert station.s.duty == 0  # of the one who searched as an action
    other = Station(rooms=TEAM, figures={"RA": "1,0", "BT": "1,0"})
    other.s.entered = 1  # B has not had his first turn
    other.play("find RA +B", "team yes", "end")
    assert (other.s.active, other.s.duty) == (1, 1)


def test_in_an_encounter_the_exchange_stays_legal() -> None:
    """PS-FIRST-5."""
    station = Station(rooms={"1,0": "R07u", "2,0": "R10u"}, figures={"BT": "1,0"}, laid={"R": "AMMO"}, top="R08", ap=3)
    station.s.duty = 1
    station.play("mv RA E")
    assert station.s.ap == 2
    assert station.why("shoot RA std BT") == SEARCH_DUTY
    assert station.can("swap B")


def test_a_duty_lapses_with_the_turn() -> None:
    """PS-FIRST-7: the start player's second turn of the first phase has none."""
    station = first_turn(top="R07", ap=0)
    station.play("end")
    assert station.s.duty == 0
    station.s.entered = 0b1111
    for _ in range(3):
        station.play("end")
    assert (station.s.active, station.s.duty) == (0, 0)


def test_the_duty_never_leaves_a_player_without_an_action() -> None:
    """PS-FIRST-6: the first step of a cheapest way is always allowed."""
    for ap in range(5):
        for top in ("R10", "R05", "R12", "R07", "R15"):
            station = first_turn(top=top, ap=ap)
            assert station.legal()
            assert RULES.reason(station.s, 0, station.legal()[0]) == 0


def test_the_end_of_a_first_turn_says_that_a_search_comes_first() -> None:
    """PS-FIRST-1, PS-FIRST-3."""
    found = words.reason(SEARCH_FIRST, Station().s, 0, 0)
    assert found.text() == "Search first: you must find a card in your first turn before you end it."
    assert found.clause == "PS-FIRST-1"
