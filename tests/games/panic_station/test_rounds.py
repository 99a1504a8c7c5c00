"""Rounds, turns, alerts and the parasite phase (sections 6.2, 6.3, 6.5, 8.4)."""

from __future__ import annotations

import pytest

from sublevel.games.panic_station.reasons import NO_PARASITE, NOT_FULLEST_ROOM
from sublevel.games.panic_station.state import (
    ARMOURING,
    OUT_OF_ROUNDS,
    PARASITE_WALKED,
    RELOCATING,
    TURN,
)

from .stations import Station

HALL = {"1,0": "R07u"}


def ends(station: Station, turns: int) -> list[int]:
    """End so many turns; the seats whose turns they were."""
    seats = []
    for _ in range(turns):
        seats.append(station.s.active)
        station.play("end")
    return seats


def test_tv_145_turns_go_round_the_table() -> None:
    """PS-ROUND-1, PS-ROUND-2, PS-ROUND-3, PS-TURN-4."""
    station = Station(top="R07")
    assert ends(station, 5) == [0, 1, 2, 3, 0]
    assert (station.s.start, station.s.rounds) == (1, 1)
    assert ends(station, 5) == [1, 2, 3, 0, 1]
    assert (station.s.start, station.s.rounds) == (2, 2)


def test_tv_146_who_is_out_has_no_turns() -> None:
    """PS-ROUND-2, PS-ROUND-3."""
    station = Station(
        rooms=HALL, figures={"RA": "1,0", "BT": "1,0"}, life={"BT": 1, "BA": 0}, laid={"R": "AMMO"}, top="R07"
    )
    station.play("shoot RA std BT")
    assert ends(station, 4) == [0, 2, 3, 0]
    assert station.s.start == 2
    assert ends(station, 4) == [2, 3, 0, 2]


def test_the_door_card_of_a_dead_player_goes_left() -> None:
    """PS-ROUND-4: his second turn is skipped."""
    station = Station(
        rooms=HALL, figures={"BA": "1,0", "RT": "1,0"}, life={"RT": 1, "RA": 0}, laid={"B": "AMMO"}, top="R07"
    )
    station.play("end", "shoot BA std RT")
    assert ends(station, 3) == [1, 2, 3]
    assert (station.s.rounds, station.s.start) == (1, 1)
    assert ends(station, 1) == [1]


def test_who_gets_the_door_card_and_dies_at_once_does_not_start() -> None:
    """PS-ROUND-4: the parasite phase can take the next holder too."""
    station = Station(
        rooms=HALL, figures={"BT": "1,0"}, life={"BT": 1, "BA": 0}, parasites={"1,0": "g"}, dice=[3], top="R08"
    )
    station.s.turn_at = 4
    station.play("end")
    assert station.s.active == station.s.start == 2


@pytest.mark.parametrize(("life", "points"), [(4, 4), (3, 4), (2, 3), (1, 3), (0, 2)])
def test_life_decides_about_action_points(life: int, points: int) -> None:
    """PS-TURN-1, section 3.5."""
    station = Station(life={"BT": life}, top="R07")
    station.play("end")
    assert (station.s.active, station.s.ap) == (1, points)


def test_figures_enter_in_the_first_turn() -> None:
    """PS-TURN-2, PS-FIRST-1."""
    station = Station(top="R07")
    station.s.entered = 1
    station.s.room[2] = station.s.room[3] = 40
    station.play("end")
    assert (station.s.room[2], station.s.room[3], station.s.entered) == (0, 0, 3)
    assert station.s.phase == TURN
    assert station.s.duty == 1


def test_the_memory_of_a_turn_is_cleared() -> None:
    """PS-TURN-6."""
    station = Station(top="R07", figures={})
    s = station.s
    s.swapped_trooper = s.swapped_android = s.attacked = s.grenaded = 6
    s.terminal_used = s.under_used = s.run_bonus = 1
    s.chain_runs = 7
    station.play("end")
    assert (s.swapped_trooper, s.swapped_android, s.attacked, s.grenaded) == (0, 0, 0, 0)
    assert (s.terminal_used, s.under_used, s.run_bonus, s.chain_runs) == (0, 0, 0, 0)


# Parasites.


def last_turn(**arrangement: object) -> Station:
    """The last turn of a team phase: the parasites come next."""
    station = Station(**arrangement)  # type: ignore[arg-type]  # passed on as it is
    station.s.turn_at = 4
    return station


AWAY = dict.fromkeys(("RT", "RA", "BT", "BA", "GT", "GA", "YT", "YA"), "5,5")


def test_tv_124_doors_close_before_parasites_walk() -> None:
    """PS-PAR-1, PS-PAR-2, PS-PAR-3."""
    station = last_turn(
        rooms={"0,1": "R15u", "0,2": "R10u", "5,5": "R07u"}, figures=AWAY, green=True, parasites={"0,1": "g"}, dice=[1]
    )
    station.play("end")
    assert station.s.door == 0
    assert station.s.grey[station.room("0,1")] == 1


def test_each_parasite_has_its_own_die() -> None:
    """PS-PAR-3: rooms in reading order, black ones first; where they stood counts."""
    rooms = {"0,1": "R10u", "1,0": "R11u", "5,5": "R07u"}
    station = last_turn(rooms=rooms, figures=AWAY, parasites={"0,0": "gb", "0,1": "g"}, dice=[3, 1, 2])
    station.play("end")
    walked = [event[1:] for event in station.events(PARASITE_WALKED)]
    north, east = station.room("0,1"), station.room("1,0")
    assert walked == [(north, 0, 0, 3), (0, north, 1, 1), (0, east, 0, 2)]
    assert (station.s.grey[0], station.s.black[north], station.s.grey[east]) == (1, 1, 1)


def test_one_die_for_all_by_option() -> None:
    """PS-PAR-3, `parasite_roll`."""
    rooms = {"0,1": "R10u", "5,5": "R07u"}
    station = last_turn(rooms=rooms, figures=AWAY, parasites={"0,0": "gbg"}, dice=[1], parasite_roll="one")
    station.play("end")
    assert (station.s.grey[station.room("0,1")], station.s.black[station.room("0,1")]) == (2, 1)


def test_all_bites_are_one_damage_event() -> None:
    """PS-PAR-4, PS-PAR-5, PS-DMG-1: all who are hit and have six cards are asked at once."""
    station = last_turn(
        rooms={"1,0": "R07u", "5,5": "R08u"},
        figures={**AWAY, "BT": "1,0", "GA": "1,0"},
        parasites={"1,0": "bh"},
        dice=[3, 3],
        hands={"B": "ARM AID AID", "G": "AID AID AID"},
    )
    station.play("end")
    assert (station.s.phase, station.waiting()) == (ARMOURING, "BG")
    assert (station.s.damage[2], station.s.damage[5]) == (3, 3)
    station.play("B: arm 1", "G: arm none")
    assert (station.lp("BT"), station.lp("GA")) == (2, 1)
    assert (station.s.phase, station.s.active, station.s.rounds) == (TURN, 1, 1)


def test_after_the_last_round_the_infected_win() -> None:
    """PS-PAR-6, PS-END-7."""
    station = last_turn(infected="GR", max_rounds=1)
    station.play("end")
    assert station.s.ended == OUT_OF_ROUNDS
    assert station.winners() == "RG"
    nobody = last_turn(max_rounds=1)
    nobody.play("end")
    assert nobody.winners() == ""


# Alerts.


def test_tv_120_where_an_alert_lands() -> None:
    """PS-ALERT-1, PS-ALERT-2, PS-ALERT-3: links do not matter."""
    alone = Station(rooms={"1,0": "R10u"}, figures={"RA": "1,0"}, red="R10", dice=[1])
    alone.play("find RA")
    assert alone.s.grey[alone.room("1,0")] == 1
    wall = Station(rooms={"1,0": "R10u", "1,1": "R06u"}, figures={"RA": "1,0"}, red="R10", dice=[1])
    wall.play("find RA")
    assert wall.s.grey[wall.room("1,1")] == 1
    double = Station(rooms={"1,0": "R10u", "1,1": "R04d"}, figures={"RA": "1,0"}, red="R10", dice=[1])
    double.play("find RA")
    assert double.s.grey[double.room("1,1a")] == 1


def test_tv_121_the_halves_of_a_double_card() -> None:
    """PS-ALERT-2."""
    inner = Station(rooms={"0,1": "R03u"}, figures={"RA": "0,1i"}, red="R03", dice=[3])
    inner.play("find RA")
    assert inner.s.grey[inner.room("0,1a")] == 1
    ante = Station(rooms={"0,1": "R03u"}, figures={"RA": "0,1a"}, red="R03", dice=[1])
    ante.play("find RA")
    assert ante.s.grey[ante.room("0,1i")] == 1


def test_without_grey_tokens_a_black_one_comes() -> None:
    """PS-ALERT-3, PS-ALERT-5, TV-122."""
    station = Station(rooms={"1,0": "R10u"}, figures={"RA": "1,0"}, red="R10", parasites={"0,0": "ggggg"}, dice=[1])
    station.play("find RA")
    assert station.s.black[station.room("1,0")] == 1
    assert station.lp("RA") == 4


def test_tv_123_an_empty_supply_takes_from_the_fullest_rooms() -> None:
    """PS-ALERT-4, PS-PEND-1: the one who triggered the alert chooses; the parasite keeps its side."""
    rooms = {"1,0": "R10u", "2,0": "R11u", "0,1": "R06u", "0,-1": "R16u"}
    station = Station(
        rooms=rooms,
        figures={"RA": "0,1"},
        red="R06",
        parasites={"1,0": "ggh", "2,0": "bbb", "0,-1": "gg", "0,0": "gb"},
        dice=[1],
        stack="KEY KNIFE",
    )
    station.play("find RA")
    assert (station.s.phase, station.waiting()) == (RELOCATING, "R")
    assert station.texts() == ["reloc 1,0:g", "reloc 2,0:b"]
    assert station.why("reloc 0,0:g") == NOT_FULLEST_ROOM
    assert station.why("reloc 1,0:b") == NO_PARASITE
    station.play("reloc 1,0:g")
    assert station.s.grey[station.room("0,1")] == 1
    assert (station.s.grey[station.room("1,0")], station.s.worn[station.room("1,0")]) == (1, 1)
    assert station.held("R", "KEY") == 1  # the search goes on
    assert station.s.phase == TURN


def test_without_a_choice_nobody_is_asked() -> None:
    """PS-ALERT-4, section 6.1."""
    station = Station(
        rooms={"1,0": "R10u", "0,1": "R06u"},
        figures={"RA": "1,0"},
        red="R10",
        parasites={"0,1": "bbbbb", "0,0": "gggg", "1,0": "g"},
        dice=[2],
    )
    station.play("find RA")
    assert station.s.phase == TURN
    assert station.s.black[station.room("1,0")] == 1
