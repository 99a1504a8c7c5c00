"""Search: bounded, repeatable, blind to secrets, and good enough to find what is there to be found."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from itertools import count
from typing import Any

import pytest

import sublevel
from sublevel import Match, bots, errors
from sublevel.bots.search import SLICE, Effort, Search, Tried, lead, merged, ranked
from sublevel.engine import targets
from sublevel.engine.chance import generator
from sublevel.engine.core import first_waiting
from sublevel.engine.playout import play_random
from tests.games.the_base.positions import at as placed

GAME = sublevel.game("the-base")
FAST = targets.running() == "cpu"
SOME = 2000 if FAST else 150  # simulations


def at(position: str) -> Match:
    return placed(position, time_challenge="off")


def middle(plies: int = 40) -> Match:
    match = GAME.new(seed=3, options={"time_challenge": "off"})
    play_random(GAME.rules, match.state, generator(3, stream=1), plies)
    return match


def search(match: Match, effort: Effort, seed: int = 1, **more: Any) -> Search:
    seat = first_waiting(match.state)
    found = Search(GAME, effort, **more)
    found.begin(GAME.seen_by(match.state, seat), seat, generator(seed))
    return found


def best(match: Match, effort: Effort) -> str:
    seat = first_waiting(match.state)
    return GAME.write_action(match.state, seat, search(match, effort).run()[0].action)


# Bounds.


@pytest.mark.parametrize("simulations", [1, 7, 300])
def test_the_simulations_are_kept(simulations: int) -> None:
    found = search(middle(), Effort(simulations)).run()
    assert 1 <= sum(choice.visits for choice in found) <= simulations


def test_the_seconds_are_kept() -> None:
    """Whatever the simulations allow: with a clock that moves a second a look, it ends after so many slices."""
    clock = count()
    found = search(middle(), Effort(10_000_000, seconds=3, room=5000), clock=lambda: float(next(clock)))
    visits = list(found.slices())
    assert visits == [SLICE, 2 * SLICE, 3 * SLICE]
    assert found.tried()


@pytest.mark.parametrize("room", [16, 100])
def test_memory_is_bounded(room: int) -> None:
    """A full tree goes on with what it has."""
    match = middle()
    looked = search(match, Effort(SOME, room=room))
    found = looked.run()
    assert looked.tree.node_count <= room
    assert looked.tree.edge_count <= room
    assert looked.tree.edge_count == room  # it was full
    assert sum(choice.visits for choice in found) > room
    assert GAME.rules.reason(match.state, first_waiting(match.state), found[0].action) == 0


def test_one_legal_action_needs_no_thought() -> None:
    match = at("F[a1=5] 123-- 123-- m4,m5,x1 a1,m2,m3 X 2 15 0-0")
    looked = search(match, Effort(SOME))
    assert [(choice.visits) for choice in looked.run()] == [1]


def test_it_stops_when_the_answer_cannot_change() -> None:
    match = at("F 123-- 123-- m4,m5,e3 c1,c5,a4 X 1 9 0-0")
    found = search(match, Effort(4 * SOME)).run()
    assert sum(choice.visits for choice in found) < 4 * SOME
    assert found[0].visits - found[1].visits > 4 * SOME - sum(choice.visits for choice in found) - 500


def test_slices_are_answers() -> None:
    match = middle()
    looked = search(match, Effort(SOME))
    seen = []
    for visits in looked.slices():
        assert sum(choice.visits for choice in looked.tried()) == visits
        seen.append(visits)
    assert len(seen) > 2
    assert seen == sorted(seen)


@pytest.mark.parametrize(
    ("settings", "problem"),
    [
        ({"simulations": 0}, "simulations 0: it is from 1 to 10000000"),
        ({"simulations": 5, "blind": 100}, "blind 100: it is from 0 to 99"),
        ({"simulations": 5, "room": 3}, "room 3: it is from 16 to 10000000"),
        ({"simulations": 5, "depth": 0}, "depth 0: it is from 1 to 10000"),
    ],
)
def test_bad_efforts(settings: dict[str, int], problem: str) -> None:
    with pytest.raises(errors.BadOption) as caught:
        Effort(**settings)
    assert str(caught.value) == problem


# The same again.


@pytest.mark.parametrize("effort", [Effort(SOME), Effort(SOME // 4, playout=300), Effort(SOME, noise=100, blind=20)])
def test_the_same_seed_gives_the_same_search(effort: Effort) -> None:
    first, second = search(middle(), effort), search(middle(), effort)
    assert first.run() == second.run()
    action = first.tried()[0].action
    assert first.line(action) == second.line(action)
    assert search(middle(), effort, seed=2).run() != first.tried()


SCRIPT = """
import json, sys, sublevel
from sublevel.bots.search import Effort, Search
from sublevel.engine.chance import generator
from sublevel.engine.core import first_waiting
from sublevel.engine.playout import play_random
from tests.games.the_base.positions import at as placed
game = sublevel.game("the-base")
found = []
for plies, options in ((0, {}), (40, {"noise": 90, "blind": 10}), (70, {"playout": 40, "depth": 4})):
    s = game.deal(3, game.environment())
    play_random(game.rules, s, generator(3, stream=1), plies)
    seat = first_waiting(s)
    search = Search(game, Effort(120, **options))
    search.begin(game.seen_by(s, seat), seat, generator(1))
    tried = search.run()
    found.append([list(map(list, search.tree.tried())), search.line(tried[0].action)])
print(json.dumps(found))
"""


@pytest.mark.compiled_only
def test_interpreted_and_compiled_search_are_one() -> None:
    answers = []
    for target in ("cpu", "python"):
        environment = {**os.environ, targets.VARIABLE: target}
        done = subprocess.run(
            [sys.executable, "-c", SCRIPT], env=environment, capture_output=True, text=True, check=True
        )
        answers.append(json.loads(done.stdout))
    assert answers[0] == answers[1]


def test_hidden_tiles_change_nothing() -> None:
    """The whole search, not only its answer, is the same in worlds that the seat cannot tell apart."""
    match = middle(20)
    seat = first_waiting(match.state)
    expected = search(match, Effort(SOME)).run()
    for number in range(3):
        world = match.branch()
        world.state.rng = generator(number, stream=9)
        GAME.rules.resample(world.state, seat)
        assert GAME.schema.pack(world.state) != GAME.schema.pack(match.state)
        assert search(world, Effort(SOME)).run() == expected


def test_the_tree_is_kept_from_one_action_to_the_next() -> None:
    """What was found behind the action that was played counts again, and is not searched anew."""
    match = at("F 123-- 123-- c1,c2,x3 m1,m2,e3 X 3* 9 0-0")
    looked = search(match, Effort(SOME))
    match.play(0, looked.run()[0].action)
    looked.begin(GAME.seen_by(match.state, 0), 0, generator(2))
    kept = looked.tree.visits()
    assert kept > SOME // 20
    assert sum(choice.visits for choice in looked.tried()) == kept
    looked.begin(GAME.seen_by(middle().state, 1), 1, generator(2))  # another match, another seat
    assert looked.tree.visits() == 0


def test_several_searches_add_up() -> None:
    parts = [search(middle(), Effort(SOME), seed).run() for seed in (1, 2, 3)]
    total = merged(GAME, parts)
    assert sum(choice.visits for choice in total) == sum(choice.visits for part in parts for choice in part)
    assert [choice.visits for choice in total] == sorted((choice.visits for choice in total), reverse=True)
    two = [[Tried(4, 2, 100), Tried(5, 3, 0)], [Tried(4, 2, -300)]]
    assert merged(GAME, two) == [Tried(4, 4, -200), Tried(5, 3, 0)]


def test_where_all_win_together_the_best_mean_counts_less_what_may_be_luck() -> None:
    often, better, lucky = Tried(1, 130, 58_000), Tried(2, 64, 30_800), Tried(3, 1, 500)
    together = sublevel.game("underground")
    assert ranked(together, [often, better, lucky]) == [better, often, lucky]
    assert ranked(GAME, [lucky, better, often]) == [often, better, lucky]
    assert lead(ranked(GAME, [often, better, lucky])) == 66
    assert lead(ranked(together, [often, better, lucky])) == -66  # nobody may stop there


# Sense.


@pytest.mark.parametrize(
    ("position", "action"),
    [
        ("F 123-- 123-- m4,m5,e3 c1,c5,a4 X 3* 9 0-0", "3-m3"),  # the third piece is saved at once
        ("F 123-- 123-- c1,c5,e4 x4,x5,a3 M 1 9 0-0", "3-x3"),  # the same for the other side
        ("F 123-- 123-- c1,c2,a4 x1,x5,b4 X 1 9 0-0", "3xb4"),  # or the enemy saves his third
        ("F 123-- 123-- m4,m5,d3 x4,x5,b3 X 2 9 0-0", "3-e3"),  # a win in two
    ],
    ids=["win", "win-mutants", "stop", "win-in-two"],
)
def test_it_sees_what_wins(position: str, action: str) -> None:
    assert best(at(position), Effort(SOME)) == action


@pytest.mark.parametrize("level", ["skilled", "strong", "master"])
def test_levels_win_when_a_turn_is_enough(level: str) -> None:
    match = at("F 123-- 123-- m4,m5,c3 c1,c5,a4 X 3* 9 0-0")
    bot = bots.make(level, GAME, 5)
    while not match.finished and first_waiting(match.state) == 0:
        match.play(0, bot.choose(GAME.seen_by(match.state, 0), 0))
    assert match.result is not None
    assert match.result.winners == (0,)


def test_it_races_against_time() -> None:
    """BASE-TC-3: in the Time challenge nothing but the way out counts."""
    match = placed("F 123-- 123-- m4,m5,c3 x1,x2,x3 X 3* 1 0-2 over=M:saved tc=X")
    bot = bots.make("strong", GAME, 5)
    while not match.finished:
        match.play(0, bot.choose(GAME.seen_by(match.state, 0), 0))
    assert match.result is not None
    assert match.result.details["challenge"] == "escaped"


@pytest.mark.parametrize("level", bots.levels())
def test_levels_play_whole_matches(level: str) -> None:
    """Every answer is legal, from the set-up to the end and the Time challenge."""
    match = GAME.new(seed=8, options={"countdown_start": 5})
    players = [bots.make(level, GAME, 1), bots.make("random", GAME, 2)]
    plies = 0
    while not match.finished and (FAST or plies < 20):
        seat = first_waiting(match.state)
        match.play(seat, players[seat].choose(GAME.seen_by(match.state, seat), seat))
        plies += 1
    assert not FAST or match.result is not None


@pytest.mark.compiled_only
@pytest.mark.parametrize(("weak", "strong"), [("random", "beginner"), ("beginner", "casual"), ("casual", "skilled")])
def test_the_next_level_is_stronger(weak: str, strong: str) -> None:
    """Few matches, so this sees a ladder that is broken; benchmarks/ladder.py measures it."""
    points = 0.0
    for number in range(24):
        match = GAME.new(seed=number // 2, options={"time_challenge": "off"})
        side = number % 2
        players = [bots.make(strong if seat == side else weak, GAME, 100 + number) for seat in (0, 1)]
        while not match.finished:
            seat = first_waiting(match.state)
            match.play(seat, players[seat].choose(GAME.seen_by(match.state, seat), seat))
        assert match.result is not None
        points += match.result.returns[side]
    assert points > 0
