"""Infection, scans, ends, variants, talk, ids (sections 4.1, 8.3, 8.6, 8.8, 9)."""

from __future__ import annotations

import pytest

from sublevel.games.panic_station import words
from sublevel.games.panic_station.endings import last_infected
from sublevel.games.panic_station.options import PanicStationOptions
from sublevel.games.panic_station.outcome import outcome
from sublevel.games.panic_station.reasons import (
    CLAIM_MADE,
    CLAIMS_OFF,
    ENOUGH_GAS,
    NOT_SOLE_CLEAN,
    NOTHING_ASKED,
    STACK_NOT_RUN,
)
from sublevel.games.panic_station.refusals import reason
from sublevel.games.panic_station.rules import legal
from sublevel.games.panic_station.state import (
    ADJUDICATED,
    ALL_INFECTED,
    ALL_RED,
    CLAIMED,
    CONCEDED,
    HAND_REVEALED,
    MATCH_ENDED,
    OUT_OF_ROUNDS,
    SCANNED,
    SCHEMA,
    STATE_REVEALED,
    TROOPERS_DEAD,
)
from sublevel.games.panic_station.tables import CLAIM, GAS, HAND_KINDS, SAY_YES
from sublevel.games.panic_station.turns import end_round

from .stations import Station

TERMINAL = {"0,-1": "R01u"}
HALL = {"1,0": "R07u"}


def scanning(infected: str = "", life: dict[str, int] | None = None, **arrangement: object) -> Station:
    """RA at the terminal."""
    figures = {"RA": "0,-1"}
    # The rest is passed on as it is.
    return Station(rooms=TERMINAL, figures=figures, infected=infected, life=life or {}, **arrangement)  # type: ignore[arg-type]


def dead(*seats: str) -> dict[str, int]:
    """Life points with these players dead."""
    return {seat + kind: 0 for seat in seats for kind in "TA"}


def test_a_scan_counts_the_living() -> None:
    """PS-SCAN-1, PS-SCAN-2, PS-SCAN-3: also those who have not entered; who it was stays secret."""
    station = scanning("BY", dead("Y"))
    station.s.entered = 1
    station.play("term RA scan")
    assert [event[:3] for event in station.events(SCANNED)] == [(127, 1, 2)]
    assert (station.s.scan_red, station.s.scan_seats, station.s.scan_infected) == (1, 0b0111, 0b0010)
    assert station.s.ended == 0


@pytest.mark.parametrize(
    ("life", "winners"), [({}, "RBG"), (dead("Y"), "RBG"), (dead("G"), "RB")], ids=["all", "last dead", "third dead"]
)
def test_tv_138_only_red_ends_the_match(life: dict[str, int], winners: str) -> None:
    """PS-END-2, PS-END-8, PS-SCAN-3: without the one infected last; nobody takes his place if he is dead."""
    station = scanning("RBGY", life)
    station.play("term RA scan")
    assert station.s.ended == ALL_RED
    assert station.winners() == winners


def test_tv_139_a_host_alone_wins() -> None:
    """PS-END-8, PS-INF-4."""
    station = scanning("R", dead("B", "G", "Y"))
    station.play("term RA scan")
    assert station.winners() == "R"


def test_tv_140_all_troopers_dead() -> None:
    """PS-END-3."""
    for infected, winners in (("R", "R"), ("RB", "R")):
        station = Station(
            rooms=HALL,
            figures={"RA": "1,0", "BT": "1,0"},
            laid={"R": "AMMO"},
            infected=infected,
            life={**dead("G", "Y"), "RT": 0, "BT": 1},
        )
        station.play("shoot RA std BT")
        assert station.s.ended == TROOPERS_DEAD
        assert station.winners() == winners


def test_tv_141_all_infected_without_a_scan() -> None:
    """PS-END-2."""
    station = Station(infected="RBGY", top="R07")
    station.play("end", "end")
    assert station.s.ended == 0


def test_tv_142_a_host_who_died_early() -> None:
    """PS-END-3, PS-END-9, PS-DMG-7."""
    station = Station(
        rooms=HALL,
        figures={"RA": "1,0", "BT": "1,0"},
        laid={"R": "AMMO"},
        infected="Y",
        life={**dead("Y"), "RT": 0, "GT": 0, "BT": 1},
    )
    station.play("shoot RA std BT")
    assert station.s.ended == TROOPERS_DEAD
    assert station.winners() == ""


def conceding(gas: int = 2, runs: int = 1, infected: str = "RGY") -> Station:
    """B was the one clean player of a scan, and it is his turn."""
    hand = "GAS " * gas + "AID AID AID"
    station = Station(rooms=TERMINAL, figures={"RA": "0,-1"}, infected=infected, hands={"B": hand}, top="R07")
    station.play("term RA scan", "end")
    station.s.stack_runs = runs
    return station


def test_tv_143_the_last_clean_player_may_concede() -> None:
    """PS-END-5: all living infected win, the last one too."""
    station = conceding()
    station.play("concede")
    assert station.s.ended == CONCEDED
    assert station.winners() == "RGY"
    assert conceding(gas=3).why("concede") == ENOUGH_GAS
    assert conceding(runs=0).why("concede") == STACK_NOT_RUN
    assert conceding(infected="RG").why("concede") == NOT_SOLE_CLEAN


def test_tv_149_what_others_did_since_does_not_matter() -> None:
    """PS-END-5: the list must not tell of a cure; giving away a fresh antidote empties it."""
    station = conceding()
    station.s.infected &= ~0b100
    assert station.can("concede")
    giver = Station(
        rooms={**HALL, **TERMINAL},
        figures={"RA": "0,-1", "YT": "1,0", "BT": "0,0"},
        infected="RGY",
        hands={"B": "ANTI AID AID"},
        top="R08",
    )
    giver.play("term RA scan", "end")
    giver.s.stack_runs = 1
    assert giver.can("concede")
    giver.play("mv BT E", "swap Y", "B: give ANTI", "Y: give AID")
    assert giver.why("concede") == NOT_SOLE_CLEAN


def test_who_is_infected_is_no_more_the_sole_clean_one() -> None:
    """PS-END-5, PS-INF-1."""
    station = Station(rooms={**HALL, **TERMINAL}, figures={"RA": "0,-1", "YT": "1,0"}, infected="RGY", top="R08")
    station.play("term RA scan")
    assert station.s.sole_clean == 1
    station.play("end", "mv BT E", "swap Y", "B: give AID", "Y: give INF_Y")
    assert station.s.sole_clean == -1


def test_tv_144_a_second_infection_gets_a_new_time() -> None:
    """PS-INF-1, PS-INF-3, PS-INF-4: a cure deletes the first one."""
    station = Station(
        rooms=HALL,
        figures={"BT": "1,0"},
        infected="RG",
        hands={"B": "ANTI AID AID"},
        top="R08",
        exchange_limit="character",
    )
    station.play("mv RA E", "swap B", "R: give AID", "B: give ANTI")
    assert station.sick() == "G"
    assert station.s.times[0] == -1
    station.s.infected |= 0b10
    station.s.times[1] = 2
    station.s.infections = 3
    station.play("mv RT E", "swap B", "R: give AID", "B: give INF_B")
    assert station.sick() == "RBG"
    assert station.s.times[0] == 3
    assert last_infected(station.s) == 0


def test_the_infected_aim_at_another_end() -> None:
    """PS-INF-2, PS-END-1: an infected player does not win with the humans."""
    station = Station(rooms={"0,1": "R02u"}, figures={"RT": "0,1"}, hands={"R": "GAS GAS GAS"}, infected="BGY")
    station.play("burn")
    assert station.winners() == "R"


def test_tv_150_a_host_whose_victim_was_cured_counts_as_alone() -> None:
    """PS-END-8."""
    station = scanning("R", dead("B", "G", "Y"))
    station.s.anti_spent = 1
    station.play("term RA scan")
    assert station.winners() == "R"


def test_tv_151_master_and_servants() -> None:
    """PS-VAR-4."""
    for merit, winners in ((0, "R"), (0b10, "RB")):
        station = scanning("RBG", dead("Y"), master_servant=True)
        station.s.first_host = 0
        station.s.merit = merit
        station.play("term RA scan")
        assert station.winners() == winners


def test_merit_comes_from_infecting_and_from_killing() -> None:
    """PS-VAR-4."""
    station = Station(rooms=HALL, figures={"BT": "1,0"}, infected="R", master_servant=True)
    station.play("mv RA E", "swap B", "R: give INF_R", "B: give AID")
    assert station.s.merit == 1
    for infected, merit in (("", 1), ("B", 0)):
        killer = Station(
            rooms=HALL,
            figures={"RA": "1,0", "BT": "1,0"},
            infected=infected,
            laid={"R": "AMMO"},
            life={"BT": 1, "BA": 0},
        )
        killer.play("shoot RA std BT")
        assert killer.s.merit == merit


def test_the_host_card_as_a_last_resort() -> None:
    """PS-VAR-3, PS-XCH-13: by option only."""
    for option in (False, True):
        station = Station(
            rooms=HALL,
            figures={"BT": "1,0"},
            infected="R",
            hands={"R": "HOST INF_B INF_B INF_B ARM"},
            host_last_resort=option,
        )
        station.play("mv RA E", "swap B")
        assert station.can("give HOST", "R") == option


def test_tv_158_the_last_infected_may_be_the_only_one_alive() -> None:
    """PS-END-2, PS-END-8, PS-END-9."""
    station = scanning("BR", dead("B", "G", "Y"))
    station.play("term RA scan")  # R was infected last and lives alone
    assert station.winners() == ""
    other = scanning("RB", dead("B", "G", "Y"))
    other.play("term RA scan")
    assert other.winners() == "R"


def test_a_hopeless_match_is_adjudicated() -> None:
    """PS-END-6: by option, at the end of a turn; too little gas, or nobody who could burn the hive."""
    for option, ended in ((False, 0), (True, ADJUDICATED)):
        station = Station(stack="KEY", infected="G", adjudicate=option, top="R07")
        station.play("end")
        assert station.s.ended == ended
    gas = Station(stack="GAS GAS GAS", infected="G", adjudicate=True, top="R07")
    gas.play("end")
    assert gas.s.ended == 0
    nobody = Station(stack="GAS GAS GAS", infected="RBGY", adjudicate=True, top="R07")
    nobody.play("end")
    assert nobody.s.ended == ADJUDICATED
    assert nobody.winners() == "RBG"
    antidote = Station(stack="GAS GAS GAS ANTI", infected="RBGY", adjudicate=True, top="R07")
    antidote.play("end")
    assert antidote.s.ended == 0


def test_gas_of_the_dead_is_gone() -> None:
    """PS-END-6 a, PS-DMG-6, TV-134."""
    station = Station(stack="KEY", hands={"B": "GAS GAS GAS"}, life=dead("B"), adjudicate=True, top="R07")
    station.play("end")
    assert station.s.ended == ADJUDICATED


def test_at_the_end_everything_is_shown() -> None:
    """PS-END-10, PS-END-11."""
    station = scanning("RBGY")
    station.play("term RA scan")
    assert [event[1:4] for event in station.events(STATE_REVEALED)] == [(0, 1, 0), (1, 1, 1), (2, 1, 2), (3, 1, 3)]
    assert {event[0] for event in station.events(HAND_REVEALED)} == {127}
    assert list(station.s.payoff)[:4] == [1, 1, 1, -1]
    assert station.s.waiting == 0
    assert not station.legal("R")


def test_ends_are_looked_at_in_order() -> None:
    """PS-PEND-3: the hive ends the match by its scan before the stack is looked at."""
    station = Station(infected="RBGY", top="R02")
    station.only(["R02"])
    station.play("lay 0,1u")
    assert station.s.ended == ALL_RED


# Talk.


def talking(**arrangement: object) -> Station:
    """Claims are actions."""
    # The rest is passed on as it is.
    return Station(claims=True, top="R07", **arrangement)  # type: ignore[arg-type]


def test_claims_change_nothing() -> None:
    """PS-TALK-1, PS-TALK-2, PS-TALK-5: true or not, everybody hears them; one before each decision."""
    station = talking(rooms={"1,0": "R10u"})
    before = list(SCHEMA.values(station.s))
    station.play("say clean")
    assert [event[0:2] for event in station.events(CLAIMED)] == [(127, 0)]
    changed = [i for i, (old, new) in enumerate(zip(before, SCHEMA.values(station.s), strict=True)) if old != new]
    assert len(changed) == 2  # the ply and the flag
    assert station.why("say accuse B") == CLAIM_MADE
    station.play("mv RA E", "say accuse B")
    assert station.can("run RA W")  # a claim does not cost the free run (PS-RUN-2)


def test_claims_are_off_by_default() -> None:
    """PS-TALK-3: at the table talk is no action of the rules."""
    station = Station()
    assert station.why("say clean") == CLAIMS_OFF
    assert max(station.legal()) < CLAIM


def test_no_claims_while_all_choose_in_secret() -> None:
    """PS-TALK-5."""
    station = talking(rooms=HALL, figures={"BT": "1,0"})
    station.play("mv RA E")
    assert station.can("say clean")
    station.play("swap B")
    assert max(station.legal("R")) < CLAIM
    assert max(station.legal("B")) < CLAIM


def test_who_was_asked_may_answer() -> None:
    """PS-TALK-5."""
    station = talking()
    assert station.why("say answer yes") == NOTHING_ASKED
    station.play("say ask B come", "end")
    assert station.can("say answer yes")
    station.play("say answer no", "end", "end", "end", "end")
    assert station.s.asked == 0


def test_there_is_no_confession() -> None:
    """PS-TALK-4: all that can be said is listed, and nothing says `I am infected`."""
    station = talking()
    said = [text for text in station.texts() if text.startswith("say")]
    assert len(said) == 1 + 3 * 3 + 3 * 15 + 3 * 16 + 90 + 8 + 3 * (6 + 2)
    assert not [text for text in said if text.endswith(" R") or "host" in text.lower()]


# Ids.


def test_examples_of_ids() -> None:
    """PS-ID-3."""
    station = Station(
        rooms={"1,0": "R10u", "0,1": "R12u"}, figures={"RA": "0,1", "BT": "0,1", "BA": "0,1"}, laid={"R": "AMMO HEAVY"}
    )
    assert station.id("mv RA E") == 9
    assert station.id("find RA +B") == 36
    assert station.id("shoot RA std BT") == 209
    assert station.id("shoot RA heavy BT&BA") == 300
    fresh = Station(top="R05")
    assert fresh.id("lay 1,0d") == 2901


def test_a_place_has_one_id() -> None:
    """PS-ID-1: that of the smallest neighbour that opens to it."""
    station = Station(rooms={"1,0": "R10u", "0,1": "R11u"}, figures={"RT": "1,0", "RA": "0,1"}, top="R06")
    corner = [action for action in station.legal() if 2895 <= action < 3215]
    assert len(corner) == len(set(corner))
    assert station.id("lay 1,1d") == 2895 + 16 * 10 + 4 * 0 + 2


def test_lists_are_sorted_and_short_enough() -> None:
    """PS-ID-2."""
    station = talking(
        rooms={"0,-1": "R01u", "1,0": "R10u", "0,1": "R12u", "-1,0": "R11u"},
        figures={"RA": "0,-1", "BT": "0,-1", "GT": "0,-1", "RT": "0,-1"},
        laid={"R": "AMMO HEAVY SCOPE KNIFE KEY"},
        hands={"R": "AID NADE SIGNAL SCAN BOOST KEY"},
        life={"BT": 2, "GT": 1, "RT": 3},
        parasites={"0,-1": "gb", "0,0": "gb"},
    )
    listed = station.legal()
    assert listed == sorted(set(listed))
    assert 250 < len(listed) <= 1100
    assert max(listed) <= SAY_YES


def test_legal_is_empty_for_who_does_not_wait() -> None:
    """PS-HIDE-4."""
    station = Station()
    legal(station.s, 1)
    assert station.s.legal_count == 0
    assert reason(station.s, 1, 0) != 0
    assert station.s.hand[HAND_KINDS + GAS] == 0


# Rounds.


def after_round(rounds: int, infected: str, **arrangement: object) -> Station:
    """A station whose round so and so has just ended."""
    # The rest is passed on as it is.
    station = Station(infected=infected, top="R07", **arrangement)  # type: ignore[arg-type]
    station.s.rounds = rounds - 1
    end_round(station.s)
    return station


def test_tv_159_a_match_without_a_limit_goes_on() -> None:
    """PS-END-7, PS-PAR-6: 0 means no limit, the default where people play; simulations have 30 rounds."""
    assert after_round(200, "R", max_rounds=0).s.ended == 0
    assert after_round(30, "R", max_rounds=30).s.ended == OUT_OF_ROUNDS
    assert PanicStationOptions.read(None).max_rounds == 30
    assert PanicStationOptions.read_for_people(None).max_rounds == 0


@pytest.mark.parametrize(
    ("rounds", "infected", "ended"),
    [(2, "RBGY", 0), (3, "RBGY", ALL_INFECTED), (4, "RBGY", 0), (3, "RBG", 0), (6, "RBGY", ALL_INFECTED)],
)
def test_tv_159_only_infected_players_are_left(rounds: int, infected: str, ended: int) -> None:
    """PS-END-12: after every third round, with the winners of a scan."""
    station = after_round(rounds, infected, max_rounds=0)
    assert station.s.ended == ended
    assert station.winners() == ("RBG" if ended else "")


def test_nobody_wins_and_why() -> None:
    """PS-END-9: the last infected alone, no infected player alive."""
    last = scanning("BR", dead("B", "G", "Y"))
    last.play("term RA scan")
    assert outcome(last.s).details["nobody"] == "last"
    assert told_end(last) == (
        "The scan shows only infected players: nobody wins, since the only survivor was infected last."
    )
    clean = Station(
        rooms=HALL,
        figures={"RA": "1,0", "BT": "1,0"},
        laid={"R": "AMMO"},
        infected="Y",
        life={**dead("Y"), "RT": 0, "GT": 0, "BT": 1},
    )
    clean.play("shoot RA std BT")
    assert told_end(clean) == "All troopers are dead: nobody wins, since no infected player is alive."
    won = scanning("RBGY")
    won.play("term RA scan")
    assert outcome(won.s).details["nobody"] == "won"


def told_end(station: Station) -> str:
    """What the log says about the end."""
    [row] = station.events(MATCH_ENDED)
    return words.event((MATCH_ENDED, *row))[1].text()
