"""Reasons for and against actions: from what a seat can see, in all four languages."""

from __future__ import annotations

import re
from importlib import resources
from random import Random

import pytest
from fluent.runtime import FluentResource
from fluent.syntax.ast import Message

import sublevel
from sublevel.bots.hints import best_hints
from sublevel.bots.search import Effort
from sublevel.engine.chance import generator
from sublevel.engine.text import LANGUAGES
from sublevel.games.panic_station.advice import advice
from sublevel.games.panic_station.state import SURELY_INFECTED

from .stations import Station

GAME = sublevel.game("panic-station")
PREFIX = "panic-station-advice-"
CODES = re.compile(r"-?\d,-?\d|\bR\d\d|\b[RBGYWP][TA]\b|INF_")  # of places, rooms, characters and cards: no words


def said(station: Station, text: str, seat: str = "R") -> list[str]:
    """The reasons for an action, by their keys."""
    action = station.id(text, seat)
    found = advice(station.s, "RBGYWP".index(seat), action)
    for words in found:
        for lang in LANGUAGES:
            assert words.text(lang).endswith(".")
            assert not CODES.search(words.text(lang)), words.text(lang)
    return [words.key.removeprefix(PREFIX) for words in found]


def test_moves_say_whom_and_what_one_meets() -> None:
    station = Station(
        rooms={"1,0": "R10u", "-1,0": "R18d", "0,-1": "R11u"},
        figures={"BT": "1,0"},
        parasites={"0,-1": "gb", "0,0": "g"},
    )
    assert said(station, "mv RA E") == ["meets", "escapes"]
    station.s.sure[1] = SURELY_INFECTED
    assert said(station, "mv RA E") == ["meets-infected", "escapes"]
    assert said(station, "mv RA W") == ["alert", "escapes"]
    assert said(station, "mv RA S") == ["bites"]


def test_the_way_to_the_hive() -> None:
    station = Station(rooms={"1,0": "R10u", "1,1": "R02u"}, hands={"R": "GAS GAS GAS"})
    assert said(station, "mv RT E") == ["nearer"]
    assert said(station, "mv RA E") == []
    station.play("mv RT E", "mv RT N")
    assert said(station, "burn") == ["burns"]


def test_searches_say_what_they_may_bring() -> None:
    station = Station(rooms={"1,0": "R05d", "0,1": "R11u"}, figures={"RA": "1,0", "RT": "0,1"}, red="R11")
    station.s.packet_left = 3
    assert said(station, "find RA") == ["three", "host"]
    assert said(station, "find RT") == ["alert", "host"]


def test_gifts_say_what_they_do() -> None:
    hands = {"R": "GAS KEY", "B": "ANTI GAS GAS GAS GAS"}
    station = Station(rooms={"1,0": "R10u"}, figures={"BT": "1,0"}, hands=hands, infected="R").play("mv RA E")
    assert said(station, "swap B") == ["meets"]
    station.play("swap B")
    assert said(station, "give INF_R") == ["attempt"]
    assert said(station, "give KEY") == []
    assert said(station, "give ANTI", "B") == ["cures"]
    assert said(station, "give GAS", "B") == ["protects"]


def test_the_clean_are_warned() -> None:
    hands = {"R": "KEY AID", "B": "GAS AID"}
    station = Station(rooms={"1,0": "R10u"}, figures={"BT": "1,0"}, hands=hands).play("mv RA E")
    assert said(station, "swap B") == ["meets", "no-gas"]
    station.play("swap B")
    assert said(station, "give KEY") == ["unprotected"]
    assert said(station, "give GAS", "B") == ["protects", "gas-gone"]


def test_attacks_say_whom_they_hit() -> None:
    station = Station(laid={"R": "AMMO HEAVY KNIFE"}, parasites={"0,0": "g"}, life={"BT": 1})
    station.s.sure[1] = SURELY_INFECTED
    assert said(station, "shoot RA std BT") == ["hits-infected", "kills"]
    assert said(station, "shoot RA heavy GT&p:0,0:g") == ["hits-parasite"]
    assert said(station, "knife RT BA") == ["hits-infected"]


def test_devices_and_rooms() -> None:
    station = Station(
        rooms={"1,0": "R01u"}, figures={"RA": "1,0"}, top="R05", hands={"R": "AID ARM ARM"}, life={"RT": 2}
    )
    assert said(station, "term RA scan") == ["scans"]
    assert said(station, "term RA open") == ["opens"]
    assert said(station, "lay -1,0u") == ["lays"]
    assert said(station, "aid RT RT+2") == ["heals"]
    hive = Station(top="R02")
    assert said(hive, hive.texts("lay")[0]) == ["finds-hive"]


def test_every_message_is_said_somewhere() -> None:
    """All keys of the catalogue stand in the module, and none is asked for that is missing."""
    text = resources.files("sublevel").joinpath("text", "en", "panic-station-advice.ftl").read_text(encoding="utf-8")
    keys = {entry.id.name.removeprefix(PREFIX) for entry in FluentResource(text).body if isinstance(entry, Message)}
    source = resources.files("sublevel").joinpath("games", "panic_station", "advice.py").read_text(encoding="utf-8")
    assert {key for key in keys if f'"{key}"' in source} == keys
    assert len(keys) == 25


@pytest.mark.parametrize("seed", range(2))
def test_reasons_give_no_secret_away(seed: int) -> None:
    """PS-HIDE-4: in worlds that a seat cannot tell apart, the reasons are the same."""
    random = Random(seed)
    match = GAME.new(seed, {"players": 5, "max_rounds": 4})
    heard = 0
    while not match.finished:
        seat = random.choice(match.waiting)
        legal = match.legal(seat)
        other = GAME.copy(match.state)
        other.rng = generator(random.getrandbits(60))
        GAME.rules.resample(other, seat)
        for action in random.sample(legal, min(4, len(legal))):
            here = GAME.advice(GAME.seen_by(match.state, seat), seat, action.id)
            there = GAME.advice(GAME.seen_by(other, seat), seat, action.id)
            assert here == there
            heard += len(here)
        match.play(seat, random.choice(legal))
    assert heard > 20


def test_hints_give_no_secret_away() -> None:
    """PS-HIDE-4: whole hints, with lines and values, are the same in worlds that a seat cannot tell apart."""
    match = GAME.new(7, {"players": 4})
    random = Random(7)
    effort = Effort(simulations=6)
    while len(match.plies) < 60:
        seat = match.waiting[0]
        if len(match.plies) % 10 == 0:
            other = GAME.copy(match.state)
            other.rng = generator(len(match.plies))
            GAME.rules.resample(other, seat)
            here = best_hints(GAME, GAME.seen_by(match.state, seat), seat, effort)
            assert here == best_hints(GAME, GAME.seen_by(other, seat), seat, effort)
        match.play(seat, random.choice(match.legal(seat)))
