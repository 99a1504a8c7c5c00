"""What a client gets (section 14)."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

import sublevel
from sublevel.games.panic_station import reading, routes
from sublevel.games.panic_station.names import COLOURS, PHASES
from sublevel.games.panic_station.options import PanicStationOptions
from sublevel.games.panic_station.state import Board
from sublevel.games.panic_station.tables import ACTIONS
from sublevel.games.panic_station.view import ACTION_KINDS, action_views, board_aids, board_view, kind_of

from .stations import RULES, Station

GAME = sublevel.game("panic-station")


def view(station: Station, seat: int = 0, **options: Any) -> Any:
    """The view of a seat, JSON-ready."""
    return msgspec.to_builtins(board_view(station.s, seat, PanicStationOptions(**options)))


def test_rooms_lie_where_they_were_laid() -> None:
    """PS-GEO-1, PS-GEO-3, PS-GEO-4: cell, orientation, edges as they lie, symbol and side."""
    station = Station(rooms={"1,0": "R05d", "0,1": "R03u"}, red="R05", figures={"RT": "0,1i"})
    cards = {card["card"]: card for card in view(station)["cards"]}
    assert cards["R05"] == {
        "card": "R05",
        "name": "storage",
        "x": 1,
        "y": 0,
        "orientation": "d",
        "edges": "owwo",
        "symbol": "storage",
        "red": True,
    }
    assert cards["R03"]["double"]
    assert cards["R00"]["edges"] == "oooo"
    characters = {character["who"]: character for character in view(station)["characters"]}
    assert characters["RT"] == {"who": "RT", "seat": 0, "kind": "T", "life": 4, "room": "0,1i"}


def test_seats_have_their_colours_in_order() -> None:
    """PS-GEO-9: seats are numbered clockwise, with the colours R, B, G, Y, W, P; turns go on to the next number."""
    station = Station(players=6)
    assert "".join(seat["colour"] for seat in view(station)["seats"]) == COLOURS == "RBGYWP"
    assert view(station)["turns"] == [0, 1, 2, 3, 4, 5, 0]
    assert station.play("end").waiting() == "B"


def test_the_room_stack_shows_what_is_public() -> None:
    """Section 10.2: the top card, cards put under, the set of the others."""
    station = Station(top="R05 R10")
    shown = view(station)
    assert shown["top"]["card"] == "R05"
    assert shown["second"] is None
    assert shown["rooms_left"] == 19
    assert "R05" not in shown["unseen"]
    assert len(shown["unseen"]) == 18
    places = {(place["x"], place["y"]): place["orientations"] for place in shown["places"]}
    assert places == {(1, 0): "d", (0, 1): "u", (-1, 0): "u", (0, -1): "d"}


def test_cards_in_front_of_a_player() -> None:
    """PS-ITEM-4: laid out for all to see, ammunition with its charges."""
    station = Station(laid={"B": "KEY AMMO2 AMMO KNIFE"})
    assert view(station)["seats"][1]["laid"] == [
        {"card": "AMMO", "charges": 2},
        {"card": "AMMO", "charges": 4},
        {"card": "KEY"},
        {"card": "KNIFE"},
    ]
    assert view(station)["seats"][1]["hand"] == 5


def test_parasites_by_room_and_colour() -> None:
    """Section 3.6: a black one that shows its grey side counts as grey."""
    station = Station(parasites={"0,0": "gbh"})
    shown = view(station)
    assert shown["parasites"] == [{"room": "0,0", "grey": 2, "black": 1}]
    assert (shown["grey_left"], shown["black_left"]) == (4, 3)


def test_phases_tell_what_they_are_about() -> None:
    """Section 6.1: who meets whom where, what is about to be lost."""
    station = Station(rooms={"1,0": "R10u"}, figures={"BT": "1,0"}, hands={"B": "ARM AID AID"}, laid={"R": "AMMO"})
    station.play("mv RA E")
    shown = view(station)
    assert (shown["phase"], shown["worker"], shown["room"]) == ("encounter", "RA", "1,0")
    station.play("shoot RA std BT")
    shown = view(station)
    assert (shown["phase"], shown["damage"], shown["damage_by"]) == ("armour", [{"who": "BT", "points": 1}], 0)
    assert shown["waiting"] == [1]


def test_ways_of_the_active_player() -> None:
    """PS-MOVE-1, PS-RUN-1: rooms in reach by cost; an exchange ends a way, a run room gives a step for nothing."""
    station = Station(rooms={"1,0": "R10u", "2,0": "R11u", "0,1": "R16u", "-1,0": "R06u"}, figures={"BT": "-1,0"}, ap=2)
    ways = {(way["who"], way["room"]): way for way in view(station)["ways"]}
    assert ways["RT", "1,0"]["cost"] == 1
    assert ways["RT", "2,0"]["steps"] == ["mv RT E", "run RT E"]
    assert ways["RT", "2,0"]["cost"] == 1
    assert ways["RT", "-1,0"]["exchange"]
    assert ("RT", "0,1") not in ways  # R16 has a wall in the south
    assert view(station, 1)["ways"] == []


def test_no_way_breaks_the_search_duty() -> None:
    """PS-FIRST-3: with two points and a room to search next door, no character walks elsewhere first."""
    station = Station(rooms={"1,0": "R10u", "0,1": "R07d"}, top="R08", ap=2)
    assert {way["room"] for way in view(station)["ways"]} == {"1,0", "0,1"}
    station.s.duty = 1
    assert {way["room"] for way in view(station)["ways"]} == {"1,0"}


def test_ways_are_walked_at_their_price() -> None:
    """PS-MOVE-3, PS-RUN-3, PS-FIRST-3: over random matches, each way is legal step by step and costs what it says."""
    random = Random(4)
    walked = 0
    for seed in range(3):
        match = GAME.new(seed, {"players": 4, "max_rounds": 5})
        while not match.finished:
            seat = random.choice(match.waiting)
            s = match.state
            assert isinstance(s, Board)
            if PHASES[s.phase] == "turn":
                way = random.choice(routes.way_views(s) or [None])
                walked += bool(way) and walks(s, seat, way)
            texts = [action.text for action in match.legal(seat)]
            liked = [text for text in texts if text.startswith(("lay", "mv", "find"))]
            match.play(seat, random.choice(liked or texts))
    assert walked > 30


def walks(s: Board, seat: int, way: Any) -> bool:
    """Whether a way can be walked to its end at its price; an alert that has to be decided ends it early."""
    copy = Board()
    copy.take(s)
    before = copy.ap
    for step in way.steps:
        RULES.legal(copy, seat)
        action = reading.read_action(copy, seat, step)
        assert action in list(copy.legal)[: copy.legal_count], (step, way)
        RULES.step(copy, seat, action)
        if PHASES[copy.phase] == "relocate":
            return False
    assert before - copy.ap == way.cost
    assert (PHASES[copy.phase] == "encounter") == way.exchange
    return True


def test_looking_back_shows_all_hands_and_states() -> None:
    """Section 10.4: after the end, at any moment of the match."""
    station = Station(hands={"B": "HOST GAS"}, infected="B")
    shown = msgspec.to_builtins(GAME.unveil(station.s, PanicStationOptions()))
    assert [player["infected"] for player in shown["story"]] == [False, True, False, False]
    assert "HOST" in shown["story"][1]["hand"]
    assert shown["own"] is None


def test_every_action_has_a_kind() -> None:
    """Section 4.1."""
    kinds = {kind_of(action)[0] for action in range(ACTIONS)}
    assert kinds == {kind for _, kind, _ in ACTION_KINDS}


def test_choices_cost_what_they_cost() -> None:
    """Section 7: one action point each, items as they say."""
    station = Station(rooms={"1,0": "R10u"}, figures={"RA": "1,0"}, hands={"R": "KEY BOOST AID"}, top="R05")
    costs = {choice.text: choice.cost for choice in action_views(station.s, 0)}
    assert costs["mv RA W"] == costs["find RA"] == 1
    assert costs["eq KEY"] == costs["boost"] == costs["end"] == 0
    before = station.s.ap
    station.play("find RA")
    assert before - station.s.ap == 1


def test_aids_are_made_from_what_a_player_can_see() -> None:
    """Section 14: where an alert would land, gas that cannot be located, how far the hive is."""
    station = Station(rooms={"1,0": "R10u", "1,1": "R02u"}, figures={"RA": "1,0"}, hands={"R": "GAS AID"})
    aids = board_aids(station.s, 0)
    assert aids is not None
    assert aids.alerts["1,0"] == ["1,1", "1,0", "1,0", "0,0"]
    assert aids.gas_unseen == 11
    assert aids.hive_distance == {"RA": 1, "RT": 2}
    assert board_aids(station.s, 6) is None


@pytest.mark.parametrize("players", [4, 5, 6])
def test_views_are_of_their_schema(players: int) -> None:
    """All views of a match are what their types say."""
    match = GAME.new(3, {"players": players, "max_rounds": 2})
    random = Random(1)
    while not match.finished:
        seat = match.waiting[0]
        match.play(seat, random.choice(match.legal(seat)))
        for viewer in range(players):
            s = GAME.seen_by(match.state, viewer)
            shown = GAME.describe(s, viewer, match.rules_options)
            assert msgspec.convert(msgspec.to_builtins(shown), type(shown)) == shown
