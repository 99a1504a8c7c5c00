"""The engine knows no game: all of it works on one that was made up for these tests."""

from __future__ import annotations

import functools
import itertools
import json
import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sublevel import Match, errors
from sublevel.bots import make
from sublevel.engine.chance import generator
from sublevel.engine.conformance import Report, check
from sublevel.engine.core import SPECTATOR, TABLE
from sublevel.engine.playout import Stepper, play_random
from tests.engine.toy import AIM, CARDS, CELLS, CLOCK, GAME, JAM, SIZES, UNKNOWN, wreck

pytestmark = pytest.mark.interpreted_only

VIEWERS: list[int | None] = [*range(6), None]
Act = tuple[int, int]


def hand(match: Match, seat: int) -> list[int]:
    return [card for card in range(CARDS) if wreck(match.state).holder[card] == seat + 1]


def choose_all(match: Match, order: list[int] | None = None) -> Match:
    """All players choose their lowest card, in some order."""
    for seat in order or list(match.waiting):
        match.play(seat, hand(match, seat)[0])
    return match


def aiming(seed: int = 3, **options: Any) -> Match:
    """A match whose first cards are shown."""
    return choose_all(GAME.new(seed=seed, options=options))


def play_on(match: Match, choices: random.Random, plies: int = 100) -> Match:
    """Play on at random, whoever waits."""
    for _ in range(plies):
        if match.finished:
            break
        seat = choices.choice(match.actors)
        match.play(seat, choices.choice(match.legal(seat)))
    return match


def shown(match: Match, viewer: int | None) -> str:
    """All that a viewer gets, as one text, its order included."""
    seat = SPECTATOR if viewer is None else viewer
    content = [
        {**match.view(viewer), "deal": None},  # meant to show everything once the match is over
        match.events(viewer),
        [words.text() for words in match.narration(viewer)],
        [] if viewer is None else [(action.id, action.text) for action in match.legal(viewer)],
        [GAME.rules.reason(match.state, seat, action) for action in (*range(AIM), AIM, JAM, CLOCK)],
        [] if viewer is None else GAME.features(match.state, viewer).tolist(),
        match.position(public=True),
        match.log(),
    ]
    return json.dumps(content)


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_all_choose_at_once(players: int) -> None:
    match = GAME.new(seed=1, options={"players": players})
    assert match.waiting == tuple(range(players))
    hands = [hand(match, seat) for seat in range(players)]
    assert [len(cards) for cards in hands] == [3] * players
    assert len({card for cards in hands for card in cards}) == 3 * players
    for seat in range(players):
        assert [action.id for action in match.legal(seat)] == hands[seat]
    assert match.legal(TABLE) == []
    match.play(players - 1, hands[-1][0])
    assert match.waiting == tuple(range(players - 1))
    with pytest.raises(errors.NotYourTurn, match=f"{GAME.seats[players - 1]} cannot act now: it is for Ada and Bo"):
        match.play(players - 1, hands[-1][1])


def test_the_order_of_secret_choices_does_not_matter() -> None:
    digests, events = set(), set()
    for order in itertools.permutations(range(4)):
        match = choose_all(GAME.new(seed=5), list(order))
        digests.add(match.digest())
        events.add(json.dumps(match.events(None)[1:]))  # the first says who chose last
    assert len(digests) == len(events) == 1


def test_choices_stay_secret_until_the_last_is_in() -> None:
    match = GAME.new(seed=2)
    match.play(1, hand(match, 1)[2])
    assert match.view(1)["chosen"][1] > 0
    for viewer in (0, 2, 3, 4, None):
        assert match.view(viewer)["chosen"] == [0, -1, 0, 0, 0, 0]
        assert [event["kind"] for event in match.events(viewer)] == ["chose"]
    assert match.log() == ["1: a card"]
    choose_all(match)
    assert [event["kind"] for event in match.events(None)] == ["chose", *["shown"] * 4, "rolled"]


def test_a_reaction_out_of_turn() -> None:
    match = aiming()
    winner = wreck(match.state).winner
    neighbour = (winner + 1) % 4
    assert list(match.actors) == [*sorted((winner, neighbour)), TABLE]
    assert len(match.legal(winner)) == CELLS
    assert [action.text for action in match.legal(neighbour)] == ["jam"]
    match.play(neighbour, "jam")
    assert list(match.actors) == [winner, TABLE]
    assert list(match.waiting) == [winner]
    assert len(match.legal(winner)) == CELLS // 2 > 500
    with pytest.raises(errors.Illegal, match="TOY-13"):
        match.play(winner, "00/00")
    match.play(winner, "39/49")
    assert list(match.waiting) == [0, 1, 2, 3]


def test_the_clock_of_the_table() -> None:
    match = aiming(rounds=1)
    for seat in match.waiting:
        with pytest.raises(errors.Illegal, match="TOY-11"):
            match.play(seat, "clock")
    assert [action.text for action in match.legal(TABLE)] == ["clock"]
    with pytest.raises(errors.NotYourTurn, match="and the table to act"):
        match.play(5, "clock")
    match.play(TABLE, "clock")
    assert match.finished
    assert match.plies[-1].seat == TABLE
    assert [event["kind"] for event in match.events(None)] == ["time-up", "ended"]
    assert GAME.load(match.to_json()).digest() == match.digest()


def test_private_events() -> None:
    match = aiming()
    winner = wreck(match.state).winner
    match.play(winner, AIM)
    for viewer in VIEWERS:
        kinds = [event["kind"] for event in match.events(viewer)]
        assert kinds == (["aimed", "found"] if viewer == winner else ["aimed"])
        assert len(match.narration(viewer)) == len(kinds)
        seen = GAME.seen_by(match.state, SPECTATOR if viewer is None else viewer)
        assert seen.event_count == len(kinds)
        assert not any(list(seen.events)[6 * len(kinds) :])  # nor do others' events stay behind the visible ones


def test_nothing_is_left_in_the_scratch_of_a_hidden_state() -> None:
    match = GAME.new(seed=1)
    match.legal(2)
    assert list(match.state.legal)[:3] == hand(match, 2)
    seen = GAME.seen_by(match.state, 1)
    assert seen.legal_count == 0
    assert not any(seen.legal)


@settings(max_examples=60, deadline=None)
@given(
    seed=st.integers(0, 2**63 - 1),
    players=st.integers(3, 6),
    plies=st.integers(0, 20),
    viewer=st.sampled_from(VIEWERS),
    other=st.integers(0, 2**63 - 1),
)
def test_no_leak(seed: int, players: int, plies: int, viewer: int | None, other: int) -> None:
    """Whatever a viewer cannot know may change: all that it gets stays the same, byte for byte."""
    match = GAME.new(seed=seed, options={"players": players, "rounds": 3}, tape=[1, 2, 3])
    play_on(match, random.Random(seed), plies)
    world = match.branch()
    world.state.rng = generator(other, stream=3)
    seat = SPECTATOR if viewer is None else viewer
    GAME.rules.resample(world.state, seat)
    assert shown(world, viewer) == shown(match, viewer)
    assert GAME.schema.pack(GAME.seen_by(world.state, seat)) == GAME.schema.pack(GAME.seen_by(match.state, seat))
    assert not GAME.schema.problems(world.state)


def test_what_is_hidden_differs_in_the_worlds_of_the_leak_test() -> None:
    """Or it would show nothing."""
    match = aiming(rounds=3)
    match.play(wreck(match.state).winner, AIM)
    match.play(2, hand(match, 2)[0])
    changed = set()
    for seed in range(30):
        world = wreck(match.branch().state)
        world.rng = generator(seed)
        GAME.rules.resample(world, 5)
        changed |= {
            name for name in ("holder", "choice", "found") if getattr(world, name) != getattr(match.state, name)
        }
    assert changed == {"holder", "choice", "found"}
    assert UNKNOWN in wreck(GAME.seen_by(match.state, 5)).holder


def test_undo_across_a_draw() -> None:
    match = GAME.new(seed=9)
    past = []
    choices = random.Random(9)
    while not match.finished:
        past.append((match.digest(), [shown(match, viewer) for viewer in VIEWERS]))
        play_on(match, choices, 1)
    played = [(ply.seat, ply.action) for ply in match.plies]
    assert {ply.disclosed for ply in match.plies} == {True, False}
    end = match.digest()
    for digest, views in reversed(past):
        match.undo()
        assert (match.digest(), [shown(match, viewer) for viewer in VIEWERS]) == (digest, views)
    for seat, action in played:
        match.play(seat, action)
    assert match.digest() == end


def test_what_is_taken_back_comes_again() -> None:
    """Taking back a roll does not give another one."""
    match = aiming()
    rolled = match.events(None)[-1]
    assert rolled["kind"] == "rolled"
    last = match.plies[-1]
    match.undo()
    match.play(last.seat, last.action)
    assert match.events(None)[-1] == rolled


def test_json_round_trip() -> None:
    for seed in range(6):
        match = play_on(
            GAME.new(seed=seed, options={"players": 3 + seed % 4, "rounds": 3}), random.Random(seed), 4 * seed
        )
        loaded = GAME.load(match.to_json())
        assert loaded.to_json() == match.to_json()
        assert (loaded.digest(), loaded.log(), loaded.plies) == (match.digest(), match.log(), match.plies)


def test_positions_that_are_tables() -> None:
    match = aiming(players=5)
    alone, wrapped = (
        GAME.position(match.position(), match.options),
        GAME.position({"position": match.position(), "options": match.options}),
    )
    for placed in (alone, wrapped):
        assert placed.position() == match.position()
        assert placed.seed is None
        assert GAME.load(placed.to_json()).digest() == placed.digest()
    with pytest.raises(errors.BadPosition, match="a table around a position"):
        GAME.position({"position": match.position(), "more": 1})
    with pytest.raises(errors.BadPosition, match="a position of Salvage is a table with"):
        GAME.position({"more": 1})


def test_what_is_drawn_after_a_position_comes_from_its_seed() -> None:
    """Without a seed it is the same each time; the seed stands in the file."""
    position = GAME.new(seed=3).position()
    rolled = {seed: choose_all(GAME.position(position, seed=seed)).events(None)[-1]["args"]["b"] for seed in range(12)}
    assert len(set(rolled.values())) > 1
    assert choose_all(GAME.position(position)).digest() == choose_all(GAME.position(position)).digest()
    for seed in rolled:
        match = choose_all(GAME.position(position, seed=seed))
        loaded, branch = GAME.load(match.to_json()), match.branch()
        assert (match.seed, match.written_start()) == (seed, position)
        for other in (loaded, branch):
            assert (other.seed, other.written_start(), other.digest()) == (seed, position, match.digest())
            assert other.to_json() == match.to_json()
    with pytest.raises(errors.BadOption, match="a seed is a whole number"):
        GAME.position(position, seed=-1)


def test_files_of_matches_from_a_position_without_a_seed_are_read() -> None:
    match = choose_all(GAME.position(GAME.new(seed=3).position()))
    assert '"seed": null' in match.to_json()
    assert GAME.load(match.to_json()).digest() == match.digest()


def test_log() -> None:
    match = aiming()
    match.play(wreck(match.state).winner, "01/02")
    assert match.log() == [*(f"{seat}: a card" for seat in range(4)), f"{wreck(match.state).winner}: 01/02"]


def test_team_and_common_payoffs() -> None:
    """Every end is met; teams win and lose as one, or all do."""
    ends = set()
    for seed in range(40):
        goal = ("teams", "together")[seed % 2]
        match = play_on(GAME.new(seed=seed, options={"goal": goal, "rounds": 1, "players": 5}), random.Random(seed))
        result = match.result
        assert result is not None
        assert result.reason == goal
        even, odd = set(result.returns[0:5:2]), set(result.returns[1:5:2])
        assert len(even) == len(odd) == 1
        assert even == odd if goal == "together" else even == {-value for value in odd}
        assert result.winners == tuple(seat for seat in range(6) if result.returns[seat] > 0)
        assert result.returns[5] == 0  # nobody sits there
        ends.add((goal, result.returns[0]))
    assert ends >= {("teams", 1.0), ("teams", -1.0), ("together", 1.0), ("together", -1.0)}


def test_the_tape_reaches_beyond_the_deal() -> None:
    deal = [0] * 12
    match = choose_all(GAME.new(seed=1, tape=[*deal, 5, 3]))
    assert match.events(None)[-1]["args"]["b"] == 6
    winner = wreck(match.state).winner
    match.play(winner, AIM)
    assert match.events(winner)[-1]["args"]["b"] == 3
    assert GAME.load(match.to_json()).digest() == match.digest()


def test_a_tape_that_tears_in_play_changes_nothing() -> None:
    match = GAME.new(seed=1, tape=[*[0] * 12, 6])
    for seat in range(3):
        match.play(seat, hand(match, seat)[0])
    before = (match.digest(), match.to_json(), match.events(None), match.waiting)
    with pytest.raises(errors.BadOption, match="tape: outcome 13 is 6, which that draw cannot give"):
        match.play(3, hand(match, 3)[0])
    assert (match.digest(), match.to_json(), match.events(None), match.waiting) == before


def test_stepper() -> None:
    """It acts for the lowest seat that waits: simultaneous choices come one after the other."""
    options = GAME.options.read(None)
    stepper, match = Stepper(GAME.rules, GAME.deal(4, options)), GAME.new(seed=4)
    listed = stepper.legal()
    while listed:
        seat = match.waiting[0]
        assert listed == [action.id for action in match.legal(seat)]
        match.play(seat, listed[-1])
        listed = stepper.step(listed[-1])
    assert match.finished
    assert GAME.schema.digest(stepper.state) == match.digest()
    assert len(stepper.deal()) == 3


def test_batch() -> None:
    batch = GAME.batch(4, seed=6, options={"players": 3})
    singles = [GAME.new(seed=6 + i, options={"players": 3}) for i in range(4)]
    assert batch.packed().tobytes() == b"".join(GAME.schema.pack(single.state) for single in singles)
    assert batch.legal_mask().shape == (4, GAME.actions)
    assert batch.legal_mask().sum() == 12
    assert batch.features().tolist() == [GAME.features(single.state, 0).tolist() for single in singles]
    batch.play_out()
    assert (batch.ends() > 0).all()
    assert batch.results().shape == (4, 6)
    assert (batch.seats() == -1).all()
    for i, single in enumerate(singles):
        play_random(GAME.rules, single.state, generator(6 + i, stream=1), GAME.longest)
        assert batch.packed()[i].tobytes() == GAME.schema.pack(single.state)


def test_perft() -> None:
    """Three seats with three cards each: any of them first, then any of the other two, and the last."""
    match = GAME.new(seed=3, options={"players": 3})
    assert [GAME.perft(match.state, depth) for depth in range(4)] == [1, 9, 9 * 6, 9 * 6 * 3]
    choose_all(match)
    assert GAME.perft(match.state, 1) == CELLS + 2


@pytest.mark.parametrize("name", ["random", "planner", "casual"])
def test_bots_play_any_game(name: str) -> None:
    match = GAME.new(seed=2, options={"players": 3, "rounds": 1})
    bots = {seat: make(name, GAME, seat) for seat in range(3)}
    while not match.finished:
        seat = match.waiting[0]
        match.play(seat, bots[seat].choose(GAME.seen_by(match.state, seat), seat))
    assert match.result is not None


@functools.cache
def report() -> Report:
    return check(GAME, matches=8, seed=1, processes=False, cuda=False)


def test_conformance() -> None:
    """All but the catalogues: those hold no sentence of a game that is none."""
    assert {failure.check for failure in report().failures()} == {"catalogues"}, report().failures()
    not_made = {tally.name for tally in report().checks if tally.runs == 0}
    assert not_made == {"other process", "other target", "cuda"}  # they look for the game in the registry
    assert report().most_legal == CELLS
    assert SIZES[1] > CELLS
    assert report().longest <= GAME.longest
