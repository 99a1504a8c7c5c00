"""Nobody gets to see what he may not know: views, choices, events, observations (sections 10.2 to 10.4)."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

import sublevel
from sublevel.engine.actions import Ply
from sublevel.engine.chance import generator
from sublevel.engine.core import EVERYBODY, SPECTATOR, bit
from sublevel.engine.match import Match
from sublevel.games.panic_station.names import KIND_NAMES, PHASES
from sublevel.games.panic_station.notation import told
from sublevel.games.panic_station.state import (
    ANSWERED,
    ARMOUR_CHOSEN,
    CARD_DRAWN,
    CARD_SEEN,
    EXCHANGED,
    GIFT_CHOSEN,
    HAND_SEEN,
    INFECTED,
    Board,
)
from sublevel.games.panic_station.tables import HOST
from sublevel.games.panic_station.view import board_view

from .stations import Station
from .test_knowledge import HANDS, complete

GAME = sublevel.game("panic-station")
R, B, G, Y = range(4)
PRIVATE = {CARD_SEEN, GIFT_CHOSEN, ARMOUR_CHOSEN, HAND_SEEN, INFECTED}


def shown(match: Match, viewer: int) -> Iterator[bytes]:
    """All that a viewer gets, byte by byte."""
    seat = None if viewer == SPECTATOR else viewer
    view = match.view(seat)
    yield msgspec.json.encode({key: value for key, value in view.items() if key != "deal"})
    yield msgspec.json.encode([match.events(seat), [words.text("cs") for words in match.narration(seat)]])
    yield msgspec.json.encode(
        [(action.id, action.text) for action in (match.legal(viewer) if viewer < len(GAME.seats) else [])]
    )
    yield GAME.features(match.state, viewer).tobytes() if seat is not None else b""
    yield msgspec.json.encode(match.position(public=True))


def other_world(match: Match, viewer: int, number: int) -> Match:
    """The same match, but for what the viewer cannot know."""
    other = match.branch()
    other.state.rng = generator(number, stream=5)
    GAME.rules.resample(other.state, viewer)
    return other


def choose(match: Match, random: Random) -> tuple[int, str]:
    """A seat that is to act, and an action that keeps the match going: searching and exploring come first."""
    seat = random.choice(match.waiting)
    texts = [action.text for action in match.legal(seat)]
    for liked in ("team yes", "find", "lay", "term", "run", "mv"):
        found = [text for text in texts if text.startswith(liked)]
        if found and random.random() < 0.6:
            return seat, random.choice(found)
    return seat, random.choice([text for text in texts if text != "end"] or texts)


@pytest.mark.parametrize("players", [4, 5, 6])
def test_two_worlds_that_a_viewer_cannot_tell_apart_look_the_same(players: int) -> None:
    """PS-HIDE-1 to PS-HIDE-4, PS-KNOW-5: over whole matches, whatever the phase, for every seat in turn."""
    random = Random(players)
    phases: set[str] = set()
    differed = 0
    for number in range(2):
        match = GAME.new(100 * players + number, {"players": players, "host_last_resort": number == 1, "max_rounds": 8})
        while True:
            phases.add(PHASES[state(match).phase])
            viewer = random.choice([*range(players), SPECTATOR])
            other = other_world(match, viewer, random.getrandbits(60))
            assert list(shown(match, viewer)) == list(shown(other, viewer))
            differed += GAME.schema.pack(match.state) != GAME.schema.pack(other.state)
            if match.finished:
                break
            match.play(*choose(match, random))
    assert phases >= {"turn", "encounter", "give", "armour", "over"}
    assert differed > 50


def state(match: Match) -> Board:
    """The state as this game's own."""
    assert isinstance(match.state, Board)
    return match.state


def seen(station: Station, viewer: int) -> Board:
    """The state as a viewer may know it."""
    copy = Board()
    copy.take(station.s)
    GAME.rules.hide(copy, viewer)
    return copy


def view(station: Station, viewer: int, **options: Any) -> Any:
    """The view of a viewer, JSON-ready."""
    read = GAME.options.read(options)
    return msgspec.to_builtins(board_view(seen(station, viewer), viewer, read))  # type: ignore[arg-type]  # it is this game's


def rows(station: Station, viewer: int) -> list[tuple[int, ...]]:
    """The events of the last action that a viewer gets, without their audience."""
    s = seen(station, viewer)
    return [(s.events[6 * i], *(s.events[6 * i + j] for j in range(2, 6))) for i in range(s.event_count)]


def meeting(**hands: str) -> Station:
    """R and B are about to choose a card each."""
    infected = hands.pop("infected", "")
    station = Station(rooms={"1,0": "R10u"}, figures={"BT": "1,0"}, hands=hands, infected=infected)
    return station.play("mv RA E", "swap B")


def test_a_forced_gift_is_asked_for_all_the_same() -> None:
    """PS-HIDE-1: a hand with one legal gift waits like any other."""
    forced, free = meeting(R="AID AID"), meeting(R="KEY GAS")
    assert len(forced.texts(seat="R")) == 1 < len(free.texts(seat="R"))
    assert forced.waiting() == free.waiting() == "RB"


@pytest.mark.parametrize("gift", ["GAS", "KEY", "INF_R"])
def test_an_answer_shows_that_it_was_given_and_nothing_else(gift: str) -> None:
    """PS-HIDE-2, PS-PEND-2: whatever R gives, B and the others get the same bytes."""
    station = meeting(R="KEY GAS", infected="R").play(f"R: give {gift}")
    for viewer in (B, G, SPECTATOR):
        assert rows(station, viewer) == [(ANSWERED, R, 0, 0, 0)]
        shown_view = view(station, viewer)
        assert [entry["answered"] for entry in shown_view["seats"]] == [True, False, False, False]
        assert shown_view == view(meeting(R="KEY GAS", infected="R").play("R: give KEY"), viewer)
    assert view(station, R)["own"]["answer"] == f"give {gift}"
    assert view(station, B)["own"]["answer"] is None


def test_a_draw_of_the_host_card_looks_like_any_other() -> None:
    """PS-HIDE-3: the same public events; what it was, the drawer alone learns."""
    drawn = {}
    for card in ("HOST", "KEY"):
        station = Station(rooms={"1,0": "R10u"}, figures={"RA": "1,0"}, stack=f"{card} KNIFE").play("find RA")
        drawn[card] = station
        assert (CARD_SEEN, R, KIND_NAMES.index(card), 0, 0) in rows(station, R)
    for viewer in (B, G, Y, SPECTATOR):
        assert rows(drawn["HOST"], viewer) == rows(drawn["KEY"], viewer)
        assert view(drawn["HOST"], viewer) == view(drawn["KEY"], viewer)
        assert (CARD_DRAWN, R, 1, 0, 0) in rows(drawn["HOST"], viewer)
    assert drawn["HOST"].s.hand[HOST] == 1
    assert drawn["HOST"].sick() == "R"


@pytest.mark.parametrize("gift", ["GAS", "KEY", "INF_R"])
def test_an_exchange_makes_one_public_event_whatever_comes_of_it(gift: str) -> None:
    """PS-HIDE-3, PS-XCH-3: infected, warded off or harmless."""
    station = meeting(R="KEY GAS", B="AID AID", infected="R").play(f"R: give {gift}", "B: give AID")
    for viewer in (G, Y, SPECTATOR):
        assert rows(station, viewer) == [(ANSWERED, B, 0, 0, 0), (EXCHANGED, R, B, 0, 0)]
        assert view(station, viewer) == view(
            meeting(R="KEY GAS", B="AID AID", infected="R").play("R: give KEY", "B: give AID"), viewer
        )


def test_private_events_have_one_hearer() -> None:
    """PS-HIDE-3: nothing private is told to two seats, nothing public to fewer than all."""
    random = Random(3)
    match = GAME.new(5, {"players": 5, "max_rounds": 6})
    heard = set()
    while not match.finished:
        match.play(*choose(match, random))
        s = match.state
        for i in range(s.event_count):
            code, audience = s.events[6 * i], s.events[6 * i + 1]
            heard.add(code)
            assert audience == EVERYBODY or audience in [bit(seat) for seat in range(5)], code
            assert code not in PRIVATE or audience != EVERYBODY
    assert heard & PRIVATE


def test_what_others_hear_of_a_choice() -> None:
    """Section 4: gifts and armour are masked for everybody else."""
    gift, armour, move = (
        Ply(seat, 0, text, False) for seat, text in ((R, "give GAS"), (B, "arm T1A0"), (R, "mv RA E"))
    )
    assert told(gift, R) == "give GAS"
    assert told(gift, B) == told(gift, SPECTATOR) == "give ?"
    assert told(armour, R) == "arm ?"
    assert told(move, B) == "mv RA E"


def rare_phases() -> Iterator[Station]:
    """A partner is asked, a parasite has to be relocated, a second room card has to be put."""
    team = Station(rooms={"1,0": "R12u"}, figures={"RA": "1,0", "BT": "1,0"}, hands=HANDS)
    complete(team)
    yield team.play("find RA +B")
    crowd = {"0,0": "ggg", "1,0": "bbb", "0,1": "ggbb"}
    full = Station(rooms={"1,0": "R10u", "0,1": "R11u"}, figures={"RA": "1,0"}, hands=HANDS, parasites=crowd, red="R10")
    complete(full)
    yield full.play("find RA")
    closed = {"-1,0": "R16d", "-1,-1": "R17u", "0,-1": "R12u", "0,1": "R03u"}
    stuck = Station(rooms=closed, hands=HANDS, top="R04 R10")
    complete(stuck)
    yield stuck.play("lay ?")


@pytest.mark.parametrize("number", range(3))
def test_rare_phases_leak_nothing_either(number: int) -> None:
    """PS-HIDE-4, section 10.2."""
    station = list(rare_phases())[number]
    assert PHASES[station.s.phase] == ("team_reply", "relocate", "place")[number]
    match = GAME.position(GAME.write_position(station.s))
    for viewer in (*range(4), SPECTATOR):
        for seed in range(3):
            assert list(shown(match, viewer)) == list(shown(other_world(match, viewer, seed), viewer))


# What infected players know.


def test_the_host_knows_of_himself_and_of_nobody_else() -> None:
    """PS-KNOW-1: the host card is in the own hand; the notes on others are empty of states."""
    station = Station(hands={"R": "HOST AID"}, infected="R")
    own = view(station, R)["own"]
    assert own["infected"]
    assert own["host"]
    assert [note["sure"] for note in own["notes"]] == [None] * 3
    assert not view(station, B)["own"]["infected"]


def test_the_infected_are_not_told_who_the_others_are() -> None:
    """PS-KNOW-5: the same view whoever else is infected, and in whatever order."""
    alone, many, later = (Station(infected=infected) for infected in ("R", "RBG", "BGR"))
    assert view(alone, R) == view(many, R) == view(later, R)


def test_the_newly_infected_knows_by_whom_but_not_his_place() -> None:
    """PS-KNOW-2, PS-KNOW-5."""
    station = meeting(R="AID AID", B="AID AID", infected="GR").play("R: give INF_R", "B: give AID")
    own = view(station, B)["own"]
    assert own["infected"]
    assert {note["seat"]: note["sure"] for note in own["notes"]} == {R: "infected", G: None, Y: None}
    assert list(seen(station, B).times) == [-1] * 6
    assert (INFECTED, B, R, 0, 0) in rows(station, B)


# The notebook.


def test_the_notebook_shows_what_follows_from_what_was_seen() -> None:
    """PS-NOTE-1: cards that a player knows in other hands, and states; without the option nothing of that."""
    station = meeting(R="KEY GAS", B="AID AID", infected="B").play("R: give KEY", "B: give INF_B")
    notes = {note["seat"]: note for note in view(station, R)["own"]["notes"]}
    assert notes[B]["cards"] == {"KEY": 1, "INF_B": 2}
    assert notes[B]["sure"] == "infected"
    assert notes[G]["cards"] == {"INF_G": 3}
    without = meeting(R="KEY GAS", B="AID AID", infected="B")
    without.s.options[14] = 0
    without.play("R: give KEY", "B: give INF_B")
    assert view(without, R)["own"]["notes"] == []
    assert without.s.sure[6 * R + B] == station.s.sure[6 * R + B]
    assert {**view(without, R), "own": None} == {**view(station, R), "own": None}


def test_spectators_have_no_own_part() -> None:
    """Section 10.4."""
    assert view(Station(), SPECTATOR)["own"] is None


def test_the_story_is_told_at_the_end() -> None:
    """PS-END-10: who was infected, when and by whom, with all hands; not a word of it before."""
    station = meeting(R="AID AID", B="AID AID", infected="R")
    station.s.first_host = R
    station.s.source[R] = 6
    station.play("R: give INF_R", "B: give AID")
    assert view(station, G)["story"] == []
    station.s.life[0] = station.s.life[2] = station.s.life[4] = 0
    station.s.life[6] = 1
    station.infest(station.room("0,0"), "g")
    for seat in (R, B, G):
        station.s.room[2 * seat] = 40
    while station.waiting():
        station.force([1] * 12)
        texts = station.texts()
        station.play(next(text for text in texts if text in ("end", "arm none", "swap B", "give AID")))
    story = view(station, G)["story"]
    assert [(entry["infected"], entry["time"], entry["by"]) for entry in story[:2]] == [(True, 0, None), (True, 1, R)]
    assert story[R]["host"]
    assert "INF_R" in story[B]["hand"]
