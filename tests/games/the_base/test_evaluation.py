"""Bots and their features: BASE-BOT-1..7."""

from __future__ import annotations

import random
import statistics

import pytest

import sublevel
from sublevel import bots, errors
from sublevel.engine import targets

from . import reference
from .positions import (
    GAME,
    MIXES,
    START_0,
    actor,
    all_options,
    at,
    expand,
    fields,
    ids,
    line,
    play,
    random_position,
    reshuffled,
)
from .symmetries import mirror, swap_sides


def value(text: str, seat: int) -> int:
    """What the evaluation says about a position, in thousandths of a win."""
    return int(GAME.rules.evaluate(at(text, time_challenge="off").state, seat))


def decide(name: str, match: sublevel.Match, seed: int) -> int:
    """The choice of a bot from what its seat may know."""
    seat = actor(match)
    assert seat is not None
    return int(bots.make(name, GAME, seed).choose(GAME.seen_by(match.state, seat), seat))


def test_a_turn_has_many_sequences_and_few_results() -> None:
    """BASE-BOT-1: 1,000 to 6,000 action sequences a turn, far fewer distinct results."""
    rules = all_options(time_challenge="off")
    for text in (START_0, "a7bd5/36c9e/5afb7/e~3d6a/9c5~ae 1-2-3 -3-12 b2,c2,x5 c3,d3,x2 X 3* 4 0-0"):
        edge = [reference.parse(text)]
        sequences = 0
        results: set[str] = set()
        for depth in range(3):
            edge = [
                reference.play(position, choice, rules)
                for position in edge
                for choice in reference.legal(position, rules)
            ]
            sequences = len(edge)
            results = {reference.write(position) for position in edge}
            assert depth == 2 or sequences < 1000
        assert 800 <= sequences <= 6500
        assert len(results) < sequences / 2


def test_evaluation_is_bounded() -> None:
    """BASE-BOT-2, BASE-BOT-3, BASE-BOT-4: thousandths of a win, for both seats of any position."""
    rng = random.Random(41)
    for _ in range(25):
        text = random_position(rng)
        assert all(-1000 < value(text, seat) < 1000 for seat in (0, 1))


def test_evaluation_keeps_the_lane_mirror() -> None:
    """BASE-ENC-5, BASE-BOT-2: north and south make no difference."""
    rng = random.Random(43)
    for _ in range(15):
        text = random_position(rng)
        assert value(reference.write(mirror(reference.parse(text))), 0) == value(text, 0)


def test_evaluation_of_swapped_sides() -> None:
    """BASE-ENC-4, BASE-BOT-2: nor does it matter which colour one has, but for the order in the round."""
    text = expand("F 123-- 123-- c1,b2,x3 c4,d5,m3 X 3* 15 0-0")
    assert abs(value(reference.write(swap_sides(reference.parse(text))), 1) - value(text, 0)) <= 50


def test_finished_games_are_worth_what_they_are() -> None:
    """BASE-BOT-4: a win is a win."""
    assert value("F 123-- 123-- m4,m5,m3 m1,m2,d1 X 2 9 2-0 over=X:saved", 0) == 1000
    assert value("F 123-- 123-- m4,m5,m3 m1,m2,d1 X 2 9 2-0 over=X:saved", 1) == -1000
    assert value("F 123-- 123-- e1,c2,a3 a4,c4,e5 X 0 0 0-0 over=draw", 0) == 0


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        # BASE-BOT-2: nearer is better, and a way through is better than walls.
        ("F 123-- 123-- d1,x2,x3 m1,m2,m3 X 3* 15 0-0", "F 123-- 123-- a1,x2,x3 m1,m2,m3 X 3* 15 0-0"),
        ("F 123-- 123-- m4,x2,x3 m1,m2,m3 X 3* 15 0-0", "F 123-- 123-- e4,x2,x3 m1,m2,m3 X 3* 15 0-0"),
        ("F 123-- 123-- d4,x2,x3 m1,m2,m3 X 3* 15 0-0", "F[d4=8] 123-- 123-- d4,x2,x3 m1,m2,m3 X 3* 15 0-0"),
        ("F 123-- 123-- d4,x2,x3 m1,m2,m3 X 3* 15 0-0", "F[e4=5,e5=5] 123-- 123-- d4,x2,x3 m1,m2,m3 X 3* 15 0-0"),
        # BASE-BOT-3: out of the enemy's reach is better than within it.
        ("F 123-- 123-- e1,x2,x3 c5,x4,x5 M 3* 15 0-1", "F 123-- 123-- e3,x2,x3 c5,x4,x5 M 3* 15 0-1"),
        # BASE-BOT-4: a token is worth something.
        ("F 123-- 123-- d1,x2,x3 m1,m2,m3 X 3* 15 1-0", "F 123-- 123-- d1,x2,x3 m1,m2,m3 X 3* 15 0-0"),
    ],
    ids=["nearer", "saved", "own-wall", "walls-ahead", "threatened", "token"],
)
def test_evaluation_orders_positions(better: str, worse: str) -> None:
    """The features that the specification names move the value the right way, for both sides.

    BASE-BOT-2, BASE-BOT-3, BASE-BOT-4.
    """
    assert value(better, 0) > value(worse, 0)
    assert value(better, 1) <= value(worse, 1)


def test_the_side_ahead_knows_it() -> None:
    """A clear lead is good for one and bad for the other, whatever the enemy's distance weighs.

    BASE-BOT-4, BASE-BOT-5.
    """
    lead = "F 123-- 123-- m4,m5,d3 c1,d5,m1 {} 3* 9 2-0"
    for turn in "XM":
        assert value(lead.format(turn), 0) > 0 > value(lead.format(turn), 1)


def test_evaluation_does_not_see_hidden_tiles() -> None:
    """BASE-INFO-2, BASE-BOT-6: states that differ only in hidden tiles have one value."""
    for seed in range(12):
        text = GAME.new(seed=seed).position()
        other = reshuffled(text, random.Random(seed), False)
        assert other != text
        assert [value(text, seat) for seat in (0, 1)] == [value(other, seat) for seat in (0, 1)]


@pytest.mark.parametrize("name", bots.names())
def test_bots_do_not_see_hidden_tiles(name: str) -> None:
    """BASE-INFO-2, BASE-BOT-6: the same answer whatever lies hidden, also for the same bot with the same seed."""
    match = GAME.new(seed=2, options={"time_challenge": "off"})
    rng = random.Random(2)
    for _ in range(12):
        play(match, rng.choice(ids(match)))
    for seed in range(4 if targets.running() == "cpu" else 1):
        choice = decide(name, match, seed)
        assert choice in ids(match)
        for other in range(2):
            text = reshuffled(match.position(), random.Random(other), False)
            assert decide(name, at(text, time_challenge="off"), seed) == choice


@pytest.mark.parametrize("name", bots.names())
def test_bots_answer_in_every_phase(name: str) -> None:
    """BASE-BOT-6: set-up, return choices, the offer and the challenge are decisions too."""
    for text in (
        "F 123-- 123-- x1,x2,x3 m1,m2,m3 M 3* 20 0-0 ori=M1",
        "F 123-- -1-23 c4,m2,x3 --,m4,m5 X 2 15 1-0 ret=M1",
        "F 123-- 123-- c1,c2,c3 x4,x5,x1 M 2 7 0-2 over=M:saved offer=X",
        "F 123-- 123-- c1,c2,c3 x4,x5,x1 X 3* 7 0-2 over=M:saved tc=X",
        "F[e4=5] 123-- 123-- x1,x2,e4 m4,x4,x5 M 3* 15 0-0",
    ):
        match = at(text)
        before = match.digest()
        assert decide(name, match, 1) in ids(match)
        assert match.digest() == before


def test_planner_wins_when_it_can() -> None:
    """BASE-BOT-6: it plans the whole turn: three steps to the third saved piece."""
    match = at("F 123-- 123-- m4,m5,c3 c1,c5,a4 X 3* 9 0-0", time_challenge="off")
    while not match.finished and fields(match).turn == "X":
        play(match, decide("planner", match, 5))
    assert match.result is not None
    assert match.result.winners == (0,)


def test_planner_beats_random() -> None:
    """BASE-BOT-5, BASE-BOT-6, section 3.3: planning the own turn beats playing at random, from either side.

    Interpreted rules play the last two rounds only, or this would take minutes.
    """
    rounds, games = (20, 8) if targets.running() == "cpu" else (2, 2)
    wins = 0
    for number in range(games):
        match = at(START_0.replace(" 20 ", f" {rounds} "), time_challenge="off")
        players = [bots.make("planner", GAME, number), bots.make("random", GAME, number)]
        planner = number % 2
        while not match.finished:
            seat = actor(match)
            assert seat is not None
            bot = players[0] if seat == planner else players[1]
            play(match, bot.choose(GAME.seen_by(match.state, seat), seat))
        assert match.result is not None
        wins += match.result.winners == (planner,)
    assert wins == games


def test_the_ladder() -> None:
    """BASE-BOT-6: bots have names, the weakest first; an unknown one gets a line."""
    assert bots.names()[0] == "random"
    assert "planner" in bots.names()
    with pytest.raises(errors.BadOption) as caught:
        bots.make("oracle", GAME, 1)
    assert "planner" in line(caught.value)


def test_length_of_random_matches() -> None:
    """BASE-BOT-7, section 13: a long horizon: about 119 decisions of play, about 11 legal actions each."""
    decisions, choices = [], []
    for seed in range(12):
        match = GAME.new(seed=seed, options={"time_challenge": "off"})
        rng = random.Random(seed)
        count = 0
        while not match.finished:
            legal = ids(match)
            if not fields(match).orienting:
                count += 1
                choices.append(len(legal))
            play(match, rng.choice(legal))
        decisions.append(count)
    assert 100 <= statistics.mean(decisions) <= 135
    assert 9 <= statistics.mean(choices) <= 13


def test_moves_are_reversible() -> None:
    """BASE-BOT-7: walking back and idle turns lead to where one was."""
    start = "F 123-- 123-- c3,x2,x3 m1,m2,m3 X 3* 15 0-0"
    match = play(at(start), "1-c4", "1-c3")
    assert fields(match).piece == reference.parse(expand(start)).piece
    assert fields(match).mask == reference.parse(expand(start)).mask


def test_all_mixes_and_options_play_out() -> None:
    """BASE-BOT-1, section 3.3: random players of every mix finish in time; most matches run into the countdown."""
    reasons = []
    for mix in MIXES:
        match = GAME.new(seed=1, options={"mix": mix, "time_challenge": "off"})
        rng = random.Random(1)
        while not match.finished:
            play(match, rng.choice(ids(match)))
        assert match.result is not None
        reasons.append(match.result.reason)
    assert sum(reason.startswith("countdown") for reason in reasons) >= 4
