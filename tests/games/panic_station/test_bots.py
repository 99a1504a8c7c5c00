"""What bots think of positions: evaluation, beliefs, promises (section 15)."""

from __future__ import annotations

from typing import Any

import pytest

import sublevel
from sublevel.bots.search import Effort, Search
from sublevel.engine.chance import generator
from sublevel.engine.core import first_waiting
from sublevel.games.panic_station.evaluation import evaluate, plague, threat
from sublevel.games.panic_station.outlook import imagine, likelihood
from sublevel.games.panic_station.state import SURELY_INFECTED

from .stations import RULES, Station

GAME = sublevel.game("panic-station")
HIVE = {"0,1": "R02u", "1,0": "R10u"}


def worth(seat: int = 0, **arrangement: Any) -> int:
    """What a station is worth to a seat."""
    return evaluate(Station(**arrangement).s, seat)


def test_gas_and_the_way_to_the_hive_are_good_for_the_clean() -> None:
    gas = {"R": "GAS GAS GAS"}
    assert worth(rooms=HIVE, hands=gas) > worth(rooms=HIVE, hands={"R": "GAS GAS AID"})
    assert worth(rooms=HIVE, hands=gas, figures={"RT": "0,1"}) > worth(rooms=HIVE, hands=gas, figures={"RT": "1,0"})
    assert worth(rooms=HIVE) > worth(rooms={"1,0": "R10u", "0,1": "R11u"})


def test_what_is_good_for_the_clean_is_bad_for_the_infected() -> None:
    gas = {"R": "GAS GAS GAS"}
    near, far = worth(rooms=HIVE, hands=gas), worth(seat=1, infected="B", rooms=HIVE, hands=gas)
    assert -1000 <= far < near <= 1000
    assert worth(seat=1, infected="B", rooms=HIVE) > far


def test_a_clean_player_does_not_hope_to_be_infected() -> None:
    """He plays for the humans, although the infected may be better off."""
    station = Station(rooms={"1,0": "R10u"}, infected="B", life={"GT": 0, "YT": 0})
    hopeless = evaluate(station.s, 0)
    station.s.infected |= 1
    station.s.times[0] = 1
    assert evaluate(station.s, 0) > hopeless
    station.s.loyal = 1
    assert evaluate(station.s, 0) < hopeless


def test_the_last_infected_fears_the_end() -> None:
    """PS-END-2: with nobody clean left the last one has little to hope for."""
    assert worth(seat=0, infected="RBGY") > worth(seat=3, infected="RBGY")


def test_parasites_threaten() -> None:
    station = Station(rooms={"1,0": "R10u"}, parasites={"0,0": "g"})
    assert threat(station.s, station.room("0,0")) > threat(station.s, station.room("1,0")) > 0
    assert plague(station.s) > plague(Station(rooms={"1,0": "R10u"}).s)
    assert worth(rooms={"1,0": "R10u"}) > worth(rooms={"1,0": "R10u"}, parasites={"0,0": "bb"})


def test_who_can_burn_the_hive_does_not_wait_for_a_safe_way() -> None:
    """Beside the hive with all the gas, one room nearer is worth more than a room without parasites around."""
    rooms = {"1,0": "R10u", "2,0": "R11u", "3,0": "R02r"}
    arrangement: dict[str, Any] = {"rooms": rooms, "hands": {"R": "GAS GAS GAS"}, "life": {"RA": 0}, "infected": "BGY"}
    parasites = {"3,0": "b", "2,0": "g"}
    near = worth(**arrangement, figures={"RT": "2,0"}, parasites=parasites)
    assert near > worth(**arrangement, figures={"RT": "1,0"}, parasites=parasites)
    weak = {**arrangement, "life": {"RA": 0, "RT": 1}}
    assert worth(**weak, figures={"RT": "2,0"}, parasites=parasites) < near // 2


def test_the_dead_and_the_winners_are_judged_by_the_result() -> None:
    station = Station(
        rooms=HIVE, figures={"RT": "0,1"}, hands={"R": "GAS GAS GAS"}, infected="B", life={"YT": 0, "YA": 0}
    )
    assert evaluate(station.s, 3) == -1000
    station.play("burn")
    assert [evaluate(station.s, seat) for seat in range(4)] == [1000, -1000, 1000, -1000]


def test_worlds_with_many_infected_are_less_likely() -> None:
    """PS-RES-8: what a seat knows for sure does not count against a world."""
    station = Station(infected="BGY")
    assert likelihood(Station(infected="").s, 0) > likelihood(Station(infected="B").s, 0) > likelihood(station.s, 0)
    station.s.sure[1] = station.s.sure[2] = station.s.sure[3] = SURELY_INFECTED
    assert likelihood(station.s, 0) == 1000


def test_imagined_worlds_keep_what_is_known() -> None:
    """PS-RES-4: weighing changes nothing of what a seat sees."""
    match = GAME.new(5)
    choice = generator(5, 1)
    for _ in range(60):
        seat = first_waiting(match.state)
        if seat < 0:
            break
        legal = match.legal(seat)
        match.play(seat, legal[choice % len(legal)])
        choice = choice // 3 + 7
    s = GAME.copy(match.state)
    s.rng = generator(9)
    before = GAME.schema.pack(GAME.seen_by(match.state, 0))
    imagine(s, 0)  # type: ignore[arg-type]  # a board
    after = GAME.seen_by(s, 0)
    assert GAME.schema.pack(after) == before


@pytest.mark.parametrize("infected", ["", "R"])
def test_search_sees_what_is_near(infected: str) -> None:
    """Who can burn the hive does so; an infected player cannot, and does not end his turn for nothing."""
    station = Station(rooms=HIVE, figures={"RT": "0,1"}, hands={"R": "GAS GAS GAS AID"}, infected=infected, ap=2)
    search = Search(GAME, Effort(simulations=60, seconds=30.0))
    search.begin(GAME.seen_by(station.s, 0), 0, 12345)
    search.tree.grow(60)
    best = search.tried()[0].action
    assert RULES.reason(station.s, 0, best) == 0
    assert (best == station.id("burn")) == (infected == "")


def test_who_is_near_the_next_room_is_good_for_the_clean() -> None:
    """Hope needs somebody who lays the rooms above the hive."""
    arrangement: dict[str, Any] = {
        "rooms": {"1,0": "R10u", "0,1": "R04u"},
        "top": "R07 R02",
        "hands": {"R": "GAS GAS GAS"},
    }
    near = worth(**arrangement, figures={"RA": "1,0", "RT": "0,1i"}, infected="BGY")
    far = worth(**arrangement, figures={"RA": "0,1i", "RT": "0,1i"}, infected="BGY")
    assert near > far


def test_doors_are_a_matter_of_keys_and_terminals() -> None:
    """A hive behind a closed door is far, unless there is a key, an open door, or somebody at a terminal."""
    rooms = {"0,1": "R08d", "0,2": "R15d", "0,3": "R02u", "1,0": "R01d", "2,0": "R10u"}
    gas = {"R": "GAS GAS GAS"}
    inside = {"RT": "0,1", "RA": "2,0"}
    closed = worth(rooms=rooms, hands=gas, figures=inside, infected="BGY")
    assert worth(rooms=rooms, hands=gas, figures=inside, infected="BGY", laid={"R": "KEY"}) > closed
    assert worth(rooms=rooms, hands=gas, figures=inside, infected="BGY", green=True) > closed
    assert worth(rooms=rooms, hands=gas, figures={**inside, "RA": "1,0"}, infected="BGY") > closed


def test_the_infected_want_to_bring_it_to_an_end() -> None:
    """Every point of the lives of the clean is in their way; when all are infected, the nearest terminal is near."""
    assert worth(seat=1, infected="B", life={"RA": 1}) > worth(seat=1, infected="B")
    rooms = {"1,0": "R01d", "2,0": "R10u"}
    all_red: dict[str, Any] = {"infected": "BRGY", "rooms": rooms}
    far = dict.fromkeys(("RT", "RA", "BT", "BA", "GT", "GA", "YT", "YA"), "2,0")
    assert worth(seat=1, **all_red) == worth(seat=1, **all_red, figures=far)
    assert worth(seat=1, **all_red, figures={"GA": "1,0"}) > worth(seat=1, **all_red)
    assert worth(seat=3, **all_red) < worth(seat=1, **all_red)


def test_who_lost_his_trooper_and_is_alone_gives_up() -> None:
    """PS-END-5: nothing is left to hope for; with a trooper a bot plays on."""
    for life, keeps in ((0, True), (4, False)):
        station = Station(life={"RT": life}, infected="BGY")
        station.s.sole_clean, station.s.stack_runs = 0, 1
        RULES.candidates(station.s, 0, 24)
        assert (station.id("concede") in station.s.legal[: station.s.legal_count]) == keeps
