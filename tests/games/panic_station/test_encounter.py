"""Encounters (section 8.1)."""

from __future__ import annotations

from sublevel.games.panic_station.reasons import MUST_MEET, NO_ATTACK_HERE, NOT_IN_THE_ROOM
from sublevel.games.panic_station.state import ALERTED, ENCOUNTER, GIVING, TURN

from .stations import Station

HALL = {"1,0": "R07u"}  # a plain hall east of the reactor
COMPANY = {"BT": "1,0", "GA": "1,0"}


def test_tv_93_the_reactor_asks_for_no_exchange() -> None:
    """PS-ENC-1 a."""
    station = Station(rooms=HALL, figures={"RA": "1,0"})
    station.play("mv RA W")
    assert station.s.phase == TURN


def test_tv_94_entering_asks_for_an_exchange_or_an_attack() -> None:
    """PS-ENC-2: nothing else, no end."""
    station = Station(rooms=HALL, figures=COMPANY)
    station.play("mv RA E")
    assert station.s.phase == ENCOUNTER
    assert station.texts() == ["swap B", "swap G"]
    for text in ("end", "mv RA W", "mv RT E"):
        assert station.why(text) == MUST_MEET
    assert station.why("swap Y") == NOT_IN_THE_ROOM


def test_tv_95_an_attack_replaces_the_exchange() -> None:
    """PS-ENC-2, PS-ENC-4, PS-SHOOT-9."""
    station = Station(rooms=HALL, figures=COMPANY, laid={"R": "AMMO"}, ap=2)
    station.play("mv RA E")
    assert "shoot RA std BT" in station.texts()
    station.play("shoot RA std BT")
    assert (station.s.phase, station.s.ap) == (TURN, 0)
    assert list(station.s.ammo)[:4] == [0, 0, 1, 0]
    assert station.s.attacked == 1 << station.room("1,0")
    assert station.lp("BT") == 3


def test_tv_96_a_boost_may_pay_for_the_attack() -> None:
    """PS-ENC-2, PS-ITEM-5, PS-ITEM-1."""
    station = Station(rooms=HALL, figures=COMPANY, laid={"R": "AMMO"}, hands={"R": "BOOST AID AID"}, ap=1)
    station.play("mv RA E")
    assert not station.can("shoot RA std BT")
    station.play("boost")
    assert (station.s.phase, station.s.ap) == (ENCOUNTER, 2)
    station.play("shoot RA std BT")
    poor = Station(rooms=HALL, figures=COMPANY, laid={"R": "AMMO"}, hands={"R": "BOOST AID"}, ap=1)
    poor.play("mv RA E")
    assert poor.texts() == ["swap B", "swap G"]


def test_cards_may_be_laid_out_before_an_attack() -> None:
    """PS-ENC-2, PS-ITEM-4."""
    station = Station(rooms=HALL, figures=COMPANY, hands={"R": "AMMO AID AID"}, ap=2)
    station.play("mv RA E", "eq AMMO")
    assert station.s.phase == ENCOUNTER
    assert station.can("shoot RA std GA")


def test_tv_97_one_exchange_in_a_room() -> None:
    """PS-ENC-3: for the player, or by option for each character."""
    for limit, again in (("player", TURN), ("character", ENCOUNTER)):
        station = Station(rooms=HALL, figures={"BT": "1,0"}, exchange_limit=limit)
        station.play("mv RA E", "swap B", "R: give AID", "B: give AID", "mv RA W", "mv RA E")
        assert station.s.phase == TURN  # the one who has exchanged here is free
        station.play("mv RT E")
        assert station.s.phase == again


def test_tv_98_after_an_attack_the_exchange_is_due_again() -> None:
    """PS-ENC-4."""
    station = Station(rooms=HALL, figures={"BT": "1,0"}, laid={"R": "AMMO"})
    station.play("mv RA E", "shoot RA std BT", "mv RA W", "mv RA E")
    assert station.s.phase == ENCOUNTER


def test_after_an_exchange_an_attack_is_an_ordinary_action() -> None:
    """PS-ENC-4."""
    station = Station(rooms=HALL, figures={"BT": "1,0"}, laid={"R": "AMMO"})
    station.play("mv RA E", "swap B", "R: give AID", "B: give AID")
    assert station.s.phase == TURN
    station.play("shoot RA std BT")
    assert station.lp("BT") == 3


def test_tv_99_a_grenade_before_entering() -> None:
    """PS-ENC-1 c, PS-ITEM-7: only by option it frees from the exchange."""
    for blocks, phase in ((False, ENCOUNTER), (True, TURN)):
        station = Station(
            rooms=HALL, figures={"BT": "1,0"}, hands={"R": "NADE AID AID"}, grenade_blocks_exchange=blocks
        )
        station.play("nade RT E", "mv RA E")
        assert station.s.phase == phase


def test_tv_100_a_shot_at_a_parasite_is_no_answer() -> None:
    """PS-ENC-2."""
    station = Station(rooms=HALL, figures={"BT": "1,0"}, laid={"R": "AMMO KNIFE"}, parasites={"1,0": "g"})
    station.play("mv RA E")
    assert station.why("shoot RA std p:1,0:g") == NO_ATTACK_HERE
    assert station.why("knife RA p:1,0:g") == NO_ATTACK_HERE
    assert station.can("shoot RA std BT")
    assert station.can("knife RA BT")


def test_an_attack_on_somebody_elsewhere_is_no_answer() -> None:
    """PS-ENC-2: the target stands in the entered room; the other character may do it."""
    station = Station(rooms={**HALL, "2,0": "R10u"}, figures={"BT": "1,0", "GT": "0,0"}, laid={"R": "AMMO SCOPE"})
    station.play("mv RT E")
    assert station.s.phase == ENCOUNTER
    assert station.can("shoot RA scope BT")  # the android, from the reactor
    assert station.why("shoot RA std GT") == NO_ATTACK_HERE


def test_a_grenade_from_next_door_answers() -> None:
    """PS-ENC-2."""
    station = Station(rooms=HALL, figures={"BT": "1,0"}, hands={"R": "NADE AID AID"})
    station.play("mv RT E")
    assert station.texts("nade") == ["nade RA E"]


def test_tv_101_the_halves_of_a_double_card_are_two_rooms() -> None:
    """PS-ENC-6."""
    station = Station(rooms={"0,1": "R03u"}, figures={"BT": "0,1i"})
    station.play("mv RA N")
    assert station.s.phase == TURN


def test_tv_102_danger_comes_before_the_encounter() -> None:
    """PS-MOVE-3."""
    station = Station(rooms={"1,0": "R16u"}, figures={"BT": "1,0"}, dice=[3])
    station.play("mv RT E")
    assert len(station.events(ALERTED)) == 1
    assert station.s.phase == ENCOUNTER


def test_only_entering_makes_an_exchange_due() -> None:
    """PS-ENC-1, PS-ENC-5: staying in a room that others have entered does not."""
    station = Station(rooms={"1,0": "R10u"}, figures={"RA": "1,0", "BT": "1,0"})
    assert station.s.phase == TURN
    assert not station.texts("swap")
    station.play("find RA")
    assert station.s.phase == TURN


def test_both_partners_are_asked_at_once() -> None:
    """PS-XCH-1, PS-HIDE-2."""
    station = Station(rooms=HALL, figures={"BT": "1,0"})
    station.play("mv RA E", "swap B")
    assert station.s.phase == GIVING
    assert station.waiting() == "RB"
    station.play("B: give AID")
    assert station.waiting() == "R"
