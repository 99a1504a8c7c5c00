"""Items, the infirmary, the terminals, the hive (sections 7.5 to 7.8)."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from sublevel.games.panic_station.memory import at
from sublevel.games.panic_station.reasons import (
    DOORS_OPEN_ALREADY,
    HAND_TOO_SMALL,
    INFECTED_NEVER_BURN,
    NO_INFIRMARY,
    NO_PARASITE,
    NO_TERMINAL,
    NOT_IN_HAND,
    NOT_IN_HIVE,
    NOT_IN_THE_ROOM,
    NOT_NOW,
    NOT_TOGETHER,
    NOTHING_TO_HEAL,
    SEARCH_DUTY,
    TERMINAL_USED,
    TOO_FAR,
    TOO_FEW_AP,
    TOO_LITTLE_GAS,
)
from sublevel.games.panic_station.refusals import reason
from sublevel.games.panic_station.state import ALERTED, BURNT, HAND_SEEN, SCANNED
from sublevel.games.panic_station.tables import (
    GAS,
    LAID_NVG,
    LAY_OUT,
    MOVE,
    NVG,
    RUN_ON,
    SCAN,
    SIGNAL,
    SINGLE_NVG,
    SINGLE_SCAN,
    SINGLE_SIGNAL,
)

from .stations import Station

WARD = {"0,1": "R04u"}  # the infirmary north of the reactor
TERMINAL = {"0,-1": "R01u"}  # the open terminal would have its wall to the north; it need not be entered from there
HIVE = {"0,1": "R02u"}


@pytest.mark.parametrize("cards", [2, 3])
def test_a_hand_keeps_its_minimum(cards: int) -> None:
    """PS-ITEM-1, PS-VAR-1: five cards, or four with two infection cards."""
    for extra, legal in (("KEY AID", False), ("KEY AID AID", True)):
        station = Station(hands={"R": extra}, infection_cards=cards)
        assert station.can("eq KEY") == legal
        assert legal or station.why("eq KEY") == HAND_TOO_SMALL
    assert Station().why("eq KEY") == NOT_IN_HAND


@pytest.mark.parametrize("card", ["KEY", "AMMO", "HEAVY", "SCOPE", "KNIFE", "SNIPER", "NVG"])
def test_cards_are_laid_out_for_nothing(card: str) -> None:
    """PS-ITEM-4: for good; several copies are possible."""
    station = Station(hands={"R": f"{card} {card} AID AID"}, ap=0)
    station.play(f"eq {card}", f"eq {card}")
    place = station.id(f"eq {card}") - LAY_OUT
    assert station.s.laid[place] == 2
    assert station.hand_size("R") == 5
    assert station.held("R", card) == 0
    if card == "AMMO":
        assert list(station.s.ammo)[:4] == [0, 0, 0, 2]


def test_items_serve_either_character_also_after_a_death() -> None:
    """PS-ITEM-2."""
    station = Station(hands={"R": "AID AID KEY"}, life={"RA": 0, "RT": 2})
    station.play("aid RT RT+2")
    assert station.lp("RT") == 4


def test_items_are_for_the_own_turn() -> None:
    """PS-ITEM-3: but for armour."""
    station = Station(hands={"B": "KEY BOOST AID AID"})
    assert reason(station.s, 1, LAY_OUT) != 0
    assert not station.legal("B")


def test_a_boost_gives_two_points() -> None:
    """PS-ITEM-5, PS-TURN-1: several in a turn; never more than eight points."""
    station = Station(hands={"R": "BOOST BOOST AID AID"})
    station.play("boost", "boost")
    assert station.s.ap == 8
    assert station.s.boost_aside == 2
    assert station.discarded("BOOST") == 0


def test_first_aid() -> None:
    """PS-ITEM-6."""
    given = {"hands": {"R": "AID AID KEY"}, "life": {"RT": 1, "BA": 3, "GT": 2}, "figures": {"GT": "1,0"}}
    station = Station(rooms={"1,0": "R10u"}, **given)  # type: ignore[arg-type]  # passed on as it is
    assert set(station.texts("aid")) == {"aid RT RT+2", "aid RT BA+1", "aid RT RT+1,BA+1"}
    assert station.why("aid RT RA+2") == NOTHING_TO_HEAL
    station.play(next(text for text in station.texts("aid") if "," in text))
    assert (station.lp("RT"), station.lp("BA"), station.s.ap) == (2, 4, 4)
    assert station.discarded("AID") == 1
    single = Station(rooms={"1,0": "R10u"}, **given)  # type: ignore[arg-type]  # passed on as it is
    single.play(next(text for text in single.texts("aid") if "BA" in text and "," not in text))
    assert single.lp("BA") == 4  # cut at four


def test_first_aid_reaches_its_own_room_only() -> None:
    """PS-ITEM-6."""
    station = Station(rooms={"1,0": "R10u"}, hands={"R": "AID AID KEY"}, life={"GT": 2, "RT": 2}, figures={"GT": "1,0"})
    target = 1137 + 4
    assert reason(station.s, 0, target) == NOT_IN_THE_ROOM
    pair = 1149 + 4 * 3 // 2 + 0
    assert reason(station.s, 0, pair) == NOT_IN_THE_ROOM


@pytest.fixture
def other_cards() -> Iterator[None]:
    """A file in which body scanner and signal are permanent and night vision single (rulings 21 and 26)."""
    SINGLE_SCAN[0], SINGLE_NVG[0], SINGLE_SIGNAL[0] = 0, 1, 0
    yield
    SINGLE_SCAN[0], SINGLE_NVG[0], SINGLE_SIGNAL[0] = 1, 0, 1


@pytest.mark.usefixtures("other_cards")
def test_a_file_may_say_what_stays_and_what_goes() -> None:
    """PS-ITEM-9, PS-FIND-2, section 3.3: a permanent scanner stays in the hand, single night vision serves once."""
    scanner = Station(hands={"R": "SCAN AID AID", "B": "GAS GAS"}).play("bscan RA B")
    assert (scanner.s.hand[SCAN], scanner.s.discard[SCAN]) == (1, 0)
    assert scanner.can("bscan RA B")
    goggles = Station(rooms={"1,0": "R16u"}, figures={"RA": "1,0"}, red="R16", laid={"R": "NVG"}).play("find RA nv")
    assert (goggles.s.laid[LAID_NVG], goggles.s.discard[NVG]) == (0, 1)
    assert not goggles.can("find RA nv")


@pytest.mark.usefixtures("other_cards")
def test_a_signal_that_stays_costs_a_point() -> None:
    """PS-ITEM-10, ruling 21: as often as there are points, and not those that a search needs (PS-FIRST-3)."""
    given = {"rooms": {"1,0": "R10u"}, "hands": {"R": "SIGNAL AID AID"}, "parasites": {"0,0": "g"}}
    station = Station(**given, ap=2)  # type: ignore[arg-type]  # passed on as it is
    station.play("signal 0,0>1,0", "signal 1,0>0,0")
    assert (station.s.ap, station.s.hand[SIGNAL], station.s.discard[SIGNAL]) == (0, 1, 0)
    assert (station.texts("signal"), station.why("signal 0,0>1,0")) == ([], TOO_FEW_AP)
    first = Station(**given, ap=2)  # type: ignore[arg-type]  # passed on as it is
    first.s.duty = 1
    assert (first.texts("signal"), first.why("signal 0,0>1,0")) == ([], SEARCH_DUTY)


def test_a_body_scan_shows_a_hand_to_one_player() -> None:
    """PS-ITEM-9, PS-KNOW-6: kinds and numbers."""
    station = Station(hands={"R": "SCAN AID AID", "B": "GAS GAS"})
    station.play("bscan RA B")
    assert {event[:2] for event in station.events(HAND_SEEN)} == {(1, 1)}
    assert (1, 1, GAS, 2, 0) in station.events(HAND_SEEN)
    assert station.s.known[at(0, 1) + GAS] == 2
    assert (station.s.ap, station.discarded("SCAN")) == (3, 1)
    far = Station(rooms={"1,0": "R10u"}, hands={"R": "SCAN AID AID"}, figures={"BT": "1,0", "BA": "1,0"})
    assert far.why("bscan RA B") == NOT_IN_THE_ROOM


def test_a_signal_calls_parasites() -> None:
    """PS-ITEM-10, PS-GEO-8."""
    rooms = {"1,0": "R10u", "2,0": "R11u", "0,1": "R15d"}  # behind a closed door in the north
    given = {"rooms": rooms, "hands": {"R": "SIGNAL AID AID"}, "parasites": {"0,0": "gbh"}}
    station = Station(**given)  # type: ignore[arg-type]  # passed on as it is
    assert set(station.texts("signal")) == {"signal 0,0>1,0", "signal 0,0>2,0"}
    assert station.why("signal 0,0>0,1") == TOO_FAR
    assert station.why("signal 1,0>0,0") == NO_PARASITE
    station.play("signal 0,0>2,0")
    room = station.room("2,0")
    assert (station.s.grey[room], station.s.black[room], station.s.worn[room]) == (1, 1, 1)
    assert (station.s.grey[0], station.s.black[0], station.s.worn[0], station.s.ap) == (0, 0, 0, 4)
    assert Station(**given, green=True).can("signal 0,0>0,1")  # type: ignore[arg-type]  # passed on as it is


@pytest.mark.parametrize("card", ["GAS", "ANTI", "HOST", "INF"])
def test_some_cards_have_no_use_in_a_turn(card: str) -> None:
    """PS-ITEM-11: they add nothing to the list."""
    plain = Station(hands={"R": "INF INF INF ARM ARM ARM"})
    station = Station(hands={"R": f"INF INF INF ARM ARM {card}"})
    assert station.legal() == plain.legal()


# The infirmary.


def test_tv_136_healing() -> None:
    """PS-HEAL-1, PS-HEAL-2, PS-HEAL-3."""
    station = Station(rooms=WARD, figures={"RT": "0,1i"}, life={"RT": 3})
    station.play("heal RT")
    assert (station.lp("RT"), station.s.red[4], station.s.ap) == (4, 1, 3)
    assert station.why("heal RT") == NOTHING_TO_HEAL
    both = Station(rooms=WARD, figures={"RT": "0,1i", "RA": "0,1i"}, life={"RA": 2})
    assert both.why("heal both") == NOTHING_TO_HEAL
    two = Station(rooms=WARD, figures={"RT": "0,1i", "RA": "0,1i"}, life={"RT": 2, "RA": 2})
    two.play("heal both")
    assert (two.lp("RT"), two.lp("RA")) == (3, 3)
    apart = Station(rooms=WARD, figures={"RT": "0,1i", "RA": "0,1a"}, life={"RT": 2, "RA": 2})
    assert apart.why("heal both") == NOT_TOGETHER
    assert apart.why("heal RA") == NO_INFIRMARY
    apart.play("heal RT")
    assert apart.lp("RT") == 4


def test_healing_on_a_red_side_brings_an_alert_first() -> None:
    """PS-HEAL-2, PS-HEAL-4: night vision does not help."""
    station = Station(rooms=WARD, figures={"RT": "0,1i"}, life={"RT": 1}, red="R04", laid={"R": "NVG"}, dice=[2])
    station.play("heal RT")
    assert len(station.events(ALERTED)) == 1
    assert station.lp("RT") == 3


# The terminals.


def test_tv_147_a_terminal_is_used_once_in_a_turn() -> None:
    """PS-TERM-1, PS-TERM-2, PS-TERM-3, PS-TURN-3."""
    rooms = {**TERMINAL, "0,1": "R03u"}
    station = Station(rooms=rooms, figures={"RA": "0,-1", "RT": "0,1i"}, top="R07")
    station.play("term RA open")
    assert (station.s.door, station.s.red[1], station.s.ap) == (1, 1, 3)
    assert station.why("term RT scan") == TERMINAL_USED
    station.play("end")
    assert station.s.door == 1
    station.play("end", "end", "end")
    assert station.s.active == 0
    assert station.can("term RT scan")
    assert station.why("term RT open") == DOORS_OPEN_ALREADY
    station.force([1] * 10)
    station.play("end")
    assert station.s.door == 0


def test_a_red_terminal_brings_an_alert_first() -> None:
    """PS-TERM-2, PS-TERM-5."""
    station = Station(rooms=TERMINAL, figures={"RA": "0,-1"}, red="R01", infected="B", dice=[2])
    station.play("term RA scan")
    assert len(station.events(ALERTED)) == 1
    assert [event[1:4] for event in station.events(SCANNED)] == [(1, 3, 0)]


def test_a_terminal_room_is_needed() -> None:
    """PS-TERM-1."""
    station = Station(rooms={"0,1": "R03u"}, figures={"RA": "0,1a"})
    assert station.why("term RA scan") == NO_TERMINAL


def test_a_terminal_lays_a_room_anywhere() -> None:
    """PS-TERM-4."""
    station = Station(rooms={**TERMINAL, "1,0": "R10u", "2,0": "R11u"}, figures={"RA": "0,-1", "RT": "0,-1"}, top="R06")
    assert station.can("term RA lay 3,0u")
    assert not station.can("lay 3,0u")
    station.play("term RA lay 3,0u")
    assert station.s.turned[6] == 0
    empty = Station(rooms=TERMINAL, figures={"RA": "0,-1"})
    empty.only([])
    assert not [text for text in empty.texts("term") if "lay" in text]


# The hive.


def test_tv_137_burning_the_hive() -> None:
    """PS-BURN-1, PS-END-1, PS-END-11: all living clean players win; the minimum hand does not matter."""
    gas = {"R": "GAS GAS GAS"}
    station = Station(rooms=HIVE, figures={"RT": "0,1"}, hands={"R": "INF INF GAS GAS GAS"}, infected="G", ap=1)
    station.s.life[6] = station.s.life[7] = 0  # Y is dead
    station.play("burn")
    assert station.s.ended == BURNT
    assert station.winners() == "RB"
    assert list(station.s.payoff)[:4] == [1, 1, -1, -1]
    assert Station(rooms=HIVE, figures={"RT": "0,1"}, hands=gas, infected="R").why("burn") == INFECTED_NEVER_BURN
    assert Station(rooms=HIVE, figures={"RA": "0,1"}, hands=gas).why("burn") == NOT_IN_HIVE
    assert Station(rooms=HIVE, figures={"RT": "0,1"}, hands=gas, ap=0).why("burn") == TOO_FEW_AP
    assert Station(rooms=HIVE, figures={"RT": "0,1"}, hands={"R": "GAS GAS"}).why("burn") == TOO_LITTLE_GAS


def test_four_gas_cans_by_option() -> None:
    """PS-VAR-2."""
    given = {"rooms": HIVE, "figures": {"RT": "0,1"}, "gas_needed": 4}
    assert Station(**given, hands={"R": "GAS GAS GAS"}).why("burn") == TOO_LITTLE_GAS  # type: ignore[arg-type]  # passed on
    assert Station(**given, hands={"R": "GAS GAS GAS GAS"}).can("burn")  # type: ignore[arg-type]  # passed on


def test_actions_of_other_phases_wait() -> None:
    """PS-TURN-5, PS-PEND-1: without points only free actions and the end are left; answers have their own time."""
    station = Station(rooms={"1,0": "R10u"}, ap=0, hands={"R": "KEY AID AID"})
    assert station.texts() == ["end", "eq KEY"]
    assert station.why("team yes") == NOT_NOW
    assert reason(station.s, 0, MOVE) == TOO_FEW_AP
    assert reason(station.s, 0, RUN_ON) != 0
