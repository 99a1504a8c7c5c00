"""What each seat sees (sections 10 and 14; SQ-VIEW-1 to 4), and that nothing else leaks, in every phase."""

from __future__ import annotations

import functools
from random import Random
from typing import Any

import pytest

from sublevel.engine.core import SPECTATOR
from sublevel.engine.match import event_rows
from sublevel.engine.views import plain
from sublevel.games.star_quest import knowledge, rules
from sublevel.games.star_quest.choices import action_views
from sublevel.games.star_quest.names import PHASES
from sublevel.games.star_quest.notation import read_action, unfold
from sublevel.games.star_quest.options import StarQuestOptions
from sublevel.games.star_quest.state import EVENT, LOADOUT, OVER, SCAN_AT, Hulk
from sublevel.games.star_quest.view import game_view
from tests.games.star_quest.scenes import Scene, copy_of

OPTIONS = StarQuestOptions.read({"players": 4, "blip_scale": "printed"})


def seen(s: Hulk, seat: int, options: StarQuestOptions = OPTIONS) -> dict[str, Any]:
    """The view of a seat, as a client gets it."""
    copy = Hulk()
    copy.take(s)
    knowledge.hide(copy, seat)
    return dict(plain(game_view(copy, seat, options)))


# What is shown.


def test_blips_have_kinds_for_chaos_alone() -> None:
    """SQ-VIEW-1: `?` for squads and spectators; pools are counts."""
    scene = Scene(4).pool("GGO", "A")
    scene.blip("D", "k7")
    views = {seat: seen(scene.s, seat) for seat in (0, 1, 2, 3, SPECTATOR)}
    assert [views[seat]["blips"] for seat in (0, 1, 2, SPECTATOR)] == [[{"blip": "b1", "square": "k7"}]] * 4
    assert views[3]["blips"][0]["kind"] == "D"
    for seat in (0, 1, 2, SPECTATOR):
        chaos = views[seat]["chaos"]
        assert (chaos["blips"], chaos["chips"]) == (3, 1)
        assert "blip_kinds" not in chaos
        assert "chip_kinds" not in chaos
    assert views[3]["chaos"]["blip_kinds"] == {"G": 2, "O": 1, "A": 0, "T": 0, "H": 0, "Z": 0, "D": 0}


def test_an_inspected_blip_is_known_to_blue_alone() -> None:
    """SQ-VIEW-1, SQ-EQ-6."""
    scene = Scene(4).arm("BLU", "AXE", "LLNB", "BS")
    scene.blip("A", "k7")
    scene.turn("BLU").play("inspect b1")
    kinds = {seat: seen(scene.s, seat)["blips"][0].get("kind") for seat in (0, 1, 2, 3, SPECTATOR)}
    assert kinds == {0: None, 1: None, 2: "A", 3: "A", SPECTATOR: None}


def test_the_secondary_objective_is_secret_until_it_is_read_out() -> None:
    """SQ-SETUP-7, SQ-VIEW-3: the primary objective is public, the secondary one only for Chaos."""
    scene = Scene(4)
    for seat in (0, 1, 2, SPECTATOR):
        primary, secondary = seen(scene.s, seat)["goals"]
        assert (primary["known"], primary["form"]) == (True, "USE")
        assert secondary == {"mark": "secondary", "points": 15, "known": False}
    assert seen(scene.s, 3)["goals"][1]["form"] == "TOKEN"
    scene.event("E19")
    assert seen(scene.s, 0)["goals"][1]["form"] == "TOKEN"


def test_reserve_squares_are_for_chaos_unless_the_option_shows_them() -> None:
    """SQ-VIEW-3: the option is for squads, not for spectators."""
    hidden = Scene(4).s
    assert [seen(hidden, seat).get("reserve") for seat in (0, SPECTATOR)] == [None, None]
    assert len(seen(hidden, 3)["reserve"]) == 10
    shown = Scene(4, reserve_visible=True).s
    options = StarQuestOptions.read({"players": 4, "blip_scale": "printed", "reserve_visible": True})
    assert len(seen(shown, 0, options)["reserve"]) == 10
    assert seen(shown, SPECTATOR, options).get("reserve") is None


def test_loadouts_are_secret_until_all_are_ready() -> None:
    """SQ-VIEW-4, SQ-SETUP-8: everybody sees who is ready, nobody what was chosen."""
    s = Hulk()
    for i, number in enumerate(OPTIONS.numbers()):
        s.options[i] = number
    rules.setup(s)
    for text in unfold(s, "loadout SWD LNHB DZ,SA,TA:N,FF oFG"):
        rules.step(s, 0, read_action(s, 0, text))
    own, other = seen(s, 0), seen(s, 1)
    assert own["squads"][0]["equipment"][0] == {"card": "DZ", "state": "owned"}
    assert other["squads"][0].get("ready", True)
    assert {card["state"] for card in other["squads"][0]["equipment"]} == {"no"}
    assert {card["state"] for card in other["squads"][0]["orders"]} == {"box"}
    assert next(one for one in other["figures"] if one["figure"] == "R0").get("weapon") is None
    for seat in (1, 2):
        for text in unfold(s, "loadout AXE LLLN DZ,SA,TG,TA:L oDT"):
            rules.step(s, seat, read_action(s, seat, text))
    assert seen(s, 1)["squads"][0]["equipment"][0]["state"] == "owned"
    assert next(one for one in seen(s, SPECTATOR)["figures"] if one["figure"] == "R0")["weapon"] == "SWD"


def test_only_who_acts_has_choices() -> None:
    """SQ-VIEW-1: legal actions of other players are not shown; spectators have none (SQ-VIEW-2: no mode sees more)."""
    scene = Scene(4).put(R1="c5")
    assert action_views(scene.s, 0)
    assert [action_views(scene.s, seat) for seat in (1, 2, 3)] == [[], [], []]
    assert action_views(scene.s, SPECTATOR) == []
    assert seen(scene.s, 0)["outlooks"]
    assert seen(scene.s, 1)["outlooks"] == []


def test_what_a_figure_could_do() -> None:
    """Section 14, 2: reachable squares with costs, and enemies that it could attack after a move."""
    scene = Scene(2, mission="dead-signal").put(R1="c5", G1="g9").open("d9E")
    view = seen(scene.s, 0, StarQuestOptions.read({"blip_scale": "printed"}))
    outlook = next(one for one in view["outlooks"] if one["figure"] == "R1")
    costs = {way["square"]: way["cost"] for way in outlook["ways"]}
    assert (costs["d5"], costs["d6"], costs["c8"]) == (1, 1, 3)
    assert max(costs.values()) == 6
    assert outlook["prospects"][0]["target"] == "G1"
    assert outlook["prospects"][0]["square"] in costs


def test_the_ship_is_drawn_from_rooms_and_edges() -> None:
    """SQ-GEO-5, SQ-GEO-7: the map of the first board stands in the north-west corner, doors and doorways included."""
    ship = seen(Scene(4).s, 0)["ship"]
    assert ship["rooms"][0][:12] == "....BBBB...."
    assert ship["down"][0][:13] == "|   :   |   |"
    assert ship["down"][2][12] == "o"
    assert ship["across"][4][:12] == "--  ==--  --"
    assert ship["across"][12][:12] == "--oo----oo--"
    assert ship["bays"] == [
        {"colour": "RED", "port": "W1"},
        {"colour": "YEL", "port": "W3"},
        {"colour": "BLU", "port": "E4"},
    ]


def test_the_score_sheet() -> None:
    """SQ-SCORE-1, SQ-SCORE-2: tokens, marks and losses of each player."""
    scene = Scene(2).put(R1="a3").lose("R0", "R2", "R3", "R4")
    scene.s.rounds = 3
    scene.play("R1", "R1 w", "end")
    view = seen(scene.s, SPECTATOR, StarQuestOptions.read({}))
    assert view["phase"] == "over"
    red, chaos = view["result"]["sheet"]
    assert (red["player"], red["total"], chaos["primary"], chaos["total"], chaos["winner"]) == ("RED", 0, 30, 30, True)


# Nothing leaks.


@functools.cache
def walk(seed: int) -> tuple[list[Hulk], StarQuestOptions]:
    """Positions of a match at random, all phases that come along."""
    random = Random(seed)
    missions = ("dead-signal", "iron-sleeper", "black-box", "heart-of-chaos")
    options = StarQuestOptions.read(
        {"mission": missions[seed % 4], "players": 2 + seed % 3, "event_deck": 28, "blip_scale": "printed"}
    )
    s = Hulk()
    for i, number in enumerate(options.numbers()):
        s.options[i] = number
    s.rng = 7919 * seed + 1
    s.recording = 1
    rules.setup(s)
    found: list[Hulk] = []
    while not s.ended and len(found) < 700:
        copy = Hulk()
        copy.take(s)
        found.append(copy)
        seat = random.choice([seat for seat in range(4) if s.waiting >> seat & 1])
        rules.legal(s, seat)
        rules.step(s, seat, s.legal[random.randrange(s.legal_count)])
    return found, options


def picked(states: list[Hulk]) -> list[Hulk]:
    """A few states of each phase."""
    by_phase: dict[int, list[Hulk]] = {}
    for s in states:
        by_phase.setdefault(int(s.phase), []).append(s)
    return [s for group in by_phase.values() for s in group[:: max(1, len(group) // 3)][:3]]


@pytest.mark.parametrize("seed", range(1, 7))
def test_worlds_that_a_seat_cannot_tell_apart_look_the_same(seed: int) -> None:
    """SQ-VIEW-1, SQ-VIEW-3, SQ-VIEW-4: for every seat and spectators, view, choices and events, in every phase."""
    states, options = walk(seed)
    for s in picked(states):
        for seat in (*range(options.players), SPECTATOR):
            other = Hulk()
            other.take(s)
            other.rng = 99 + seed
            knowledge.resample(other, seat)
            assert seen(s, seat, options) == seen(other, seat, options), PHASES[s.phase]
            assert heard(s, seat) == heard(other, seat), PHASES[s.phase]


def heard(s: Hulk, seat: int) -> tuple[Any, list[list[int]]]:
    """The choices and the events of a seat."""
    copy = Hulk()
    copy.take(s)
    knowledge.hide(copy, seat)
    return plain(action_views(copy, seat)), [list(row) for row in event_rows(copy)]


def test_every_phase_was_looked_at() -> None:
    """So the test above means something: only the end and rare interrupts may be missing."""
    phases = {int(s.phase) for seed in range(1, 7) for s in walk(seed)[0]}
    assert phases >= {LOADOUT, 1, EVENT, 3, 4, 11, SCAN_AT}
    assert OVER not in phases


def test_the_kind_that_chaos_chose_is_not_seen_in_between() -> None:
    """SQ-VIEW-4: after `scan KIND` squads see the same, whichever kind it was."""
    scene = Scene(4).unscanned(2).pool("GD").put(R1="l3")
    scene.play("R1", "R1 e", "R1 done")
    gridling, dreadnought = copy_of(scene).play("scan G"), copy_of(scene).play("scan D")
    for seat in (0, 1, 2, SPECTATOR):
        assert seen(gridling.s, seat) == seen(dreadnought.s, seat)
