"""What bots say before they act (PS-TALK-6)."""

from __future__ import annotations

from typing import Any

import pytest

import sublevel
from sublevel.bots.search import Effort, SearchBot
from sublevel.engine.chance import generator
from sublevel.engine.core import first_waiting
from sublevel.games.panic_station.notation import write_claim
from sublevel.games.panic_station.remarks import remark
from sublevel.games.panic_station.state import SURELY_INFECTED
from sublevel.games.panic_station.tables import CLAIM

from .stations import Station

GAME = sublevel.game("panic-station")
HIVE = {"0,1": "R02u", "1,0": "R10u"}


def said(station: Station, rounds: int = 0) -> str | None:
    """What R says at the beginning of its turn."""
    station.s.rounds = rounds
    claim = remark(station.s, 0)
    return None if claim is None else write_claim(claim)


@pytest.mark.parametrize(
    ("hand", "doubts", "sure", "claim"),
    [
        ("INF_B", {}, "B", "got B INF"),
        ("AID", {}, "B", "know B"),
        ("AID", {"G": 2, "B": 1}, "", "accuse G"),
        ("AID", {"G": -4}, "", "trust G"),
        ("AID", {"G": 1, "B": -3}, "", None),
    ],
)
def test_the_clean_tell_what_they_know(hand: str, doubts: dict[str, int], sure: str, claim: str | None) -> None:
    """PS-TALK-6: proofs, then suspicions, then trust."""
    station = Station(hands={"R": f"GAS {hand}"})
    for colour, half_bits in doubts.items():
        station.s.doubt["RBGY".index(colour)] = half_bits
    for colour in sure:
        station.s.sure["RBGY".index(colour)] = SURELY_INFECTED
    assert said(station) == claim


def test_the_infected_lie() -> None:
    """PS-TALK-6: they accuse who has proof against them, praise their kind, and else speak as the clean do."""
    station = Station(infected="RB")
    station.s.sure[1] = SURELY_INFECTED
    station.s.doubt[3] = -5
    assert said(station) == "trust Y"
    assert said(station, rounds=3) == "trust B"
    station.s.known[22 * 2 + 16] = 1  # G holds a card of R
    assert said(station) == "got G INF"


@pytest.mark.parametrize("infected", ["", "R"])
def test_plans_are_told_alike(infected: str) -> None:
    """PS-TALK-6: so they betray nobody."""
    told: list[Any] = []
    for gas in (3, 2, 1):
        station = Station(rooms=HIVE, hands={"R": "GAS " * gas + "AID"}, infected=infected)
        station.s.doubt[2] = -1
        told += [said(station, rounds=1), said(station, rounds=4), said(station, rounds=5)]
    assert told == ["will hive", "will hive", None, "ask G give_gas", "ask G give_gas", None, "will search", None, None]


@pytest.mark.parametrize(("infected", "gas", "answer"), [("", 4, "yes"), ("", 3, "no"), ("R", 0, "yes")])
def test_questions_are_answered(infected: str, gas: int, answer: str) -> None:
    """PS-TALK-6."""
    station = Station(hands={"R": "GAS " * gas + "AID AID"}, infected=infected)
    station.s.asked = 1
    assert said(station) == f"answer {answer}"


def test_nobody_speaks_twice_or_out_of_turn() -> None:
    """PS-TALK-6: a bot claims before the first action of its turn, once."""
    station = Station(rooms=HIVE, claims=True)
    station.s.doubt[1] = 5
    assert remark(station.s, 1) is None
    bot = SearchBot(GAME, 1, Effort(simulations=4))
    seen = GAME.seen_by(station.s, 0)
    assert bot.choose(seen, 0) == station.id("say accuse B")
    assert bot.choose(seen, 0) < CLAIM
    station.play("mv RA E")
    assert said(station) is None


def test_remarks_give_no_secret_away() -> None:
    """PS-HIDE-4: in worlds that a seat cannot tell apart it says the same; and bots do speak."""
    match = GAME.new(3, {"players": 5, "max_rounds": 3, "claims": True})
    bots = [SearchBot(GAME, seat, Effort(simulations=2)) for seat in range(5)]
    claims = 0
    while not match.finished:
        seat = first_waiting(match.state)
        other = GAME.copy(match.state)
        other.rng = generator(len(match.plies))
        GAME.rules.resample(other, seat)
        assert GAME.remark(GAME.seen_by(other, seat), seat) == GAME.remark(GAME.seen_by(match.state, seat), seat)
        action = bots[seat].choose(GAME.seen_by(match.state, seat), seat)
        claims += action >= CLAIM
        match.play(seat, action)
    assert claims > 3


def test_bots_hear_what_is_said_at_the_table() -> None:
    """PS-RES-9: as if it were an action; what is no claim is nothing to them."""
    station = Station()
    GAME.hear(station.s, 2, 0, "know B")
    GAME.hear(station.s, 2, 0, "hello")
    GAME.hear(station.s, 2, 0, "accuse P")  # nobody plays it
    assert station.s.doubt[6 * 2 + 1] == 2
    assert [at for at in range(36) if station.s.doubt[at] != 0] == [6 * 2 + 1]
