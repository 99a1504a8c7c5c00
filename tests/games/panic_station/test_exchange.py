"""Exchanges: what may be given, what comes of it, and who learns what (sections 8.2, 8.3, 10.3, 12.1, 12.2)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from sublevel.engine.core import EVERYBODY, bit
from sublevel.games.panic_station import data, exchange
from sublevel.games.panic_station.cards import is_infected
from sublevel.games.panic_station.names import KIND_NAMES
from sublevel.games.panic_station.state import (
    CARDS_SWAPPED,
    CURED,
    EXCHANGED,
    INFECTED,
    SCHEMA,
    SURELY_INFECTED,
    UNKNOWN,
    Board,
)
from sublevel.games.panic_station.tables import ANTI, HAND_KINDS, HOST, INFECTION, NO_PARTNER

from .stations import Station

R, B, G, Y = range(4)
SIDES = ("C GAS", "C ITEM", "C ANTI", "C FOR", "I OWN", "I GAS", "I ITEM", "I ANTI", "I FOR")
# The exchange matrix: A in rows, B in columns. TV-1 to TV-81 are its cells, row by row; `n` where there is no case.
MATRIX = """
.  .  .  .  .  .  .  .  .
.  .  .  .  A+ .  .  .  .
.  .  n  .  B- B- B- n  B-
.  .  .  .  A+ .  .  .  .
.  B+ A- B+ .  .  .  A- .
.  .  A- .  .  .  .  A- .
.  .  A- .  .  .  .  A- .
.  .  n  .  B- B- B- n  B-
.  .  A- .  .  .  .  A- .
"""
CELLS = [
    pytest.param(SIDES[cell // 9], SIDES[cell % 9], expected, id=f"TV-{cell + 1}")
    for cell, expected in enumerate(MATRIX.split())
]


def hand_for(side: str, colour: str) -> str:
    """A hand from which the gift of a side may be given."""
    own = f"INF_{colour} INF_{colour} INF_{colour}"
    match side:
        case "C FOR":
            return f"{own} INF_G INF_Y"
        case "I FOR":
            return "INF_G INF_G INF_Y INF_Y INF_Y"
    return f"{own} AID {gift_of(side, colour) if 'OWN' not in side else 'AID'}"


def gift_of(side: str, colour: str) -> str:
    """The card that a side of the matrix gives."""
    return {"GAS": "GAS", "ITEM": "ARM", "ANTI": "ANTI", "FOR": "INF_G", "OWN": f"INF_{colour}"}[side[2:]]


def meeting(hand_r: str, hand_b: str, infected: str = "", **options: Any) -> Station:
    """R's android enters a room with B's trooper and asks B for an exchange."""
    station = Station(
        rooms={"1,0": "R10u"},
        figures={"BT": "1,0"},
        hands={"R": hand_r, "B": hand_b},
        infected=infected,
        **options,
    )
    return station.play("mv RA E", "swap B")


def swap(first: str, second: str) -> Station:
    """The exchange of two sides of the matrix, chosen by R first."""
    infected = ("R" if first[0] == "I" else "") + ("B" if second[0] == "I" else "")
    station = meeting(hand_for(first, "R"), hand_for(second, "B"), infected)
    return station.play(f"R: give {gift_of(first, 'R')}", f"B: give {gift_of(second, 'B')}")


@pytest.mark.parametrize(("first", "second", "expected"), CELLS)
def test_the_exchange_matrix(first: str, second: str, expected: str) -> None:
    """PS-XCH-4, PS-XCH-5, PS-XCH-6, PS-XCH-7, PS-XCH-9, PS-XCH-10, PS-INF-1, PS-INF-3."""
    if expected == "n":  # two antidotes: there is only one
        assert data.counts(bonus=True)[ANTI] == 1
        return
    station = swap(first, second)
    before = {side for side, given in (("A", first), ("B", second)) if given[0] == "I"}
    after = before | {expected[0]} if expected.endswith("+") else before - {expected[0]}
    assert {"RB"["AB".index(side)] for side in after} == set(station.sick())
    gave, got = gift_of(first, "R"), gift_of(second, "B")
    assert station.hand_size("R") == station.hand_size("B") == 5
    if gave != got:
        assert station.held("B", gave) == hand_for(second, "B").split().count(gave) + 1
        assert station.held("R", got) == hand_for(first, "R").split().count(got) + 1
    assert station.s.anti_spent == int("ANTI" in (gave, got))
    assert station.waiting() == "R"


@pytest.mark.parametrize(("first", "second", "expected"), CELLS)
def test_it_makes_no_difference_who_chooses_first(first: str, second: str, expected: str) -> None:
    """PS-PEND-2, PS-XCH-1: the same state byte by byte, whoever answers first."""
    if expected == "n":
        assert "ANTI" in first
        return
    infected = ("R" if first[0] == "I" else "") + ("B" if second[0] == "I" else "")
    other = meeting(hand_for(first, "R"), hand_for(second, "B"), infected)
    other.play(f"B: give {gift_of(second, 'B')}", f"R: give {gift_of(first, 'R')}")
    assert SCHEMA.pack(other.s) == SCHEMA.pack(swap(first, second).s)


# What may be given.


def gifts(hand: str, infected: str = "", spent: bool = False, **options: Any) -> set[str]:
    """What R may give with a hand."""
    station = meeting(hand, "AID AID", infected, **options)
    station.s.anti_spent = int(spent)
    return {text.removeprefix("give ") for text in station.texts("give", "R")}


OWN = "INF_R INF_R INF_R"


@pytest.mark.parametrize(
    ("hand", "infected", "spent", "legal"),
    [
        pytest.param(f"{OWN} GAS KEY", "", False, "GAS KEY", id="TV-82"),
        pytest.param(f"{OWN} INF_B INF_G", "", False, "INF_B INF_G", id="TV-83"),
        pytest.param(f"{OWN} INF_B GAS", "", False, "GAS", id="TV-84"),
        pytest.param(f"HOST {OWN} AMMO", "R", False, "INF_R AMMO", id="TV-85"),
        pytest.param("HOST INF_B INF_B INF_G ANTI", "R", True, "INF_B INF_G", id="TV-86"),
        pytest.param(f"ANTI HOST {OWN}", "", True, "ANTI", id="TV-87"),
        pytest.param(f"ANTI HOST {OWN} KNIFE", "", True, "KNIFE", id="TV-88"),
        pytest.param("INF_R INF_B KEY KEY ARM", "R", False, "INF_R KEY ARM", id="TV-89"),
        pytest.param(f"{OWN} ANTI KEY", "", False, "ANTI KEY", id="fresh antidote"),
        pytest.param(f"ANTI INF_B {OWN}", "", True, "INF_B", id="spent antidote behind foreign cards"),
        pytest.param(f"ANTI {OWN}", "R", True, "INF_R", id="spent antidote behind own cards"),
    ],
)
def test_what_may_be_given(hand: str, infected: str, spent: bool, legal: str) -> None:
    """PS-XCH-2, PS-XCH-8, PS-XCH-10."""
    assert gifts(hand, infected, spent) == set(legal.split())


def test_laid_out_cards_cannot_be_given() -> None:
    """TV-90, PS-XCH-1: a key card that is laid out is no gift."""
    station = Station(rooms={"1,0": "R10u"}, figures={"BT": "1,0"}, hands={"R": "AID AID"}, laid={"R": "KEY"}).play(
        "mv RA E", "swap B"
    )
    assert not station.can("give KEY", "R")


def test_nobody_may_refuse() -> None:
    """PS-XCH-1: both choose, and nothing but giving is possible."""
    station = meeting("AID AID", "AID AID")
    assert station.waiting() == "RB"
    assert station.texts(seat="R") == station.texts(seat="B") == ["give AID"]


def test_an_answer_is_final() -> None:
    """PS-PEND-2: it counts as shown, so that nobody takes it back."""
    station = meeting("AID KEY", "AID AID").play("R: give KEY")
    assert station.s.disclosed == 1
    assert not station.legal("R")


def test_a_foreign_card_met_by_an_attempt() -> None:
    """TV-83, PS-XCH-4: R has no gas to give, so B's own card infects."""
    station = meeting(f"{OWN} INF_B INF_G", "AID AID", "B").play("R: give INF_G", "B: give INF_B")
    assert station.sick() == "RB"


def test_a_spent_antidote_wards_off_nothing() -> None:
    """TV-87, PS-XCH-8."""
    station = meeting(f"ANTI HOST {OWN}", "AID AID", "B")
    station.s.anti_spent = 1
    station.play("R: give ANTI", "B: give INF_B")
    assert station.sick() == "RB"
    assert station.held("B", "ANTI") == 1
    assert station.s.anti_spent == 1


def test_a_warded_attempt_is_known_to_the_two_alone() -> None:
    """TV-91, PS-XCH-3, PS-XCH-6, PS-KNOW-3, PS-KNOW-4."""
    station = meeting("AID AID", "GAS AID", "R").play("R: give INF_R", "B: give GAS")
    assert station.held("R", "GAS") == 1
    assert station.held("B", "INF_R") == 1
    assert station.sick() == "R"
    s = station.s
    assert s.sure[6 * B + R] == SURELY_INFECTED
    assert s.sure[6 * R + B] == UNKNOWN
    assert [s.sure[6 * seat + other] for seat in (G, Y) for other in (R, B)] == [UNKNOWN] * 4
    swapped = station.events(CARDS_SWAPPED)
    inf, gas = KIND_NAMES.index("INF_R"), KIND_NAMES.index("GAS")
    assert swapped == [(bit(R), R, B, inf, gas), (bit(B), B, R, gas, inf)]
    assert station.events(EXCHANGED) == [(EVERYBODY, R, B, 0, 0)]


def test_a_success_gives_the_next_time_and_the_own_cards() -> None:
    """TV-92, PS-INF-1, PS-INF-2, PS-KNOW-2."""
    station = meeting("AID AID", "AID KEY", "R").play("R: give INF_R", "B: give AID")
    s = station.s
    assert station.sick() == "RB"
    assert (s.times[R], s.times[B], s.source[B]) == (0, 1, R)
    assert station.events(INFECTED) == [(bit(B), B, R, 0, 0)]
    assert exchange.gift_legal(s, B, INFECTION + B)
    assert not exchange.gift_legal(s, G, INFECTION + G)


def test_infection_is_a_state_of_the_player() -> None:
    """PS-XCH-11: met through the trooper, the android is infected as well: there is one state for both."""
    station = meeting("AID AID", "AID AID", "R").play("R: give INF_R", "B: give AID")
    assert is_infected(station.s, B)
    station.play("end")
    assert station.waiting() == "B"
    assert station.s.infected == 0b11


def test_infecting_an_infected_player_only_hands_over_the_card() -> None:
    """PS-XCH-10: nothing else changes, times neither."""
    station = meeting("AID AID", "AID AID", "BR").play("R: give INF_R", "B: give AID")
    assert (station.s.times[R], station.s.times[B], station.s.infections) == (1, 0, 2)
    assert station.events(INFECTED) == []


def test_both_attempts_use_the_states_of_before() -> None:
    """PS-XCH-9: a fresh antidote cures its receiver, whose attempt it wards off in the same exchange."""
    station = meeting("ANTI AID", "AID AID", "B").play("R: give ANTI", "B: give INF_B")
    assert station.sick() == ""
    assert station.s.times[B] == -1
    assert station.events(CURED) == [(bit(B), B, R, 0, 0)]


def test_the_antidote_is_spent_without_effect_too() -> None:
    """PS-XCH-7."""
    station = meeting("ANTI AID", "AID AID").play("R: give ANTI", "B: give AID")
    assert station.s.anti_spent == 1
    assert station.events(CURED) == []


def test_a_cured_host_keeps_the_host_card() -> None:
    """PS-INF-3: without effect, and a later infection gets a new time."""
    station = meeting("ANTI AID", "INF_B INF_B INF_B HOST AID", "B").play("R: give ANTI", "B: give AID")
    assert station.held("B", "HOST") == 1
    assert station.sick() == ""
    assert station.s.times[B] == -1


def test_a_legal_gift_always_exists() -> None:
    """PS-XCH-12: whatever a hand of the smallest size holds, clean or infected, with either number of own cards."""
    random = Random(12)
    for _ in range(3000):
        s = Board()
        players, own = random.choice((4, 5, 6)), random.choice((2, 3))
        s.options[0], s.options[4], s.options[6] = players, own, random.randrange(2)
        pool = [INFECTION + seat for seat in range(players) for _ in range(own)] + [*range(16), *range(15)]
        for kind in random.sample(pool, own + 2):
            s.hand[kind] += 1
        s.hand[ANTI] = min(1, s.hand[ANTI])
        s.hand_n[0] = sum(s.hand)
        if s.hand_n[0] < own + 2:
            continue
        s.anti_spent = random.randrange(2)
        s.infected = random.randrange(2)
        if not s.infected and s.hand[HOST] and not s.anti_spent:
            continue  # who holds the host card is infected, unless cured
        s.legal_count = 0
        exchange.list_gifts(s, 0)
        assert s.legal_count > 0, list(s.hand)[:HAND_KINDS]


# The host card as a last resort.


def test_the_host_card_as_a_last_resort() -> None:
    """TV-148, PS-XCH-13."""
    hand = "HOST INF_B INF_B INF_B ARM"
    assert gifts(hand, "R", host_last_resort=True) == {"HOST", "ARM"}
    assert gifts(hand, "R") == {"ARM"}
    assert "HOST" not in gifts("HOST INF_R INF_B INF_B ARM", "R", host_last_resort=True)
    station = meeting(hand, "GAS AID", "R", host_last_resort=True).play("R: give HOST", "B: give GAS")
    assert station.sick() == "R"
    assert (station.held("B", "HOST"), station.held("R", "GAS")) == (1, 1)


def test_a_host_card_that_is_not_warded_off_makes_a_new_host() -> None:
    """PS-XCH-13: the giver stays infected."""
    hand = "HOST INF_B INF_B INF_B ARM"
    station = meeting(hand, "AID AID", "R", host_last_resort=True).play("R: give HOST", "B: give AID")
    assert station.sick() == "RB"
    assert station.held("B", "HOST") == 1
    assert station.s.source[B] == R != NO_PARTNER
