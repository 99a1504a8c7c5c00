"""Random play and the stepper: what is played depends on the seeds alone, and is what a match would do."""

from __future__ import annotations

import pytest

import sublevel
from sublevel import errors
from sublevel.engine import playout
from sublevel.engine.chance import generator
from sublevel.engine.core import State, advance, below, first_waiting
from sublevel.engine.game import Game
from tests.engine.lengths import past_the_end

GAMES = [sublevel.game(name) for name in sublevel.game_names()]
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def dealt(game: Game, seed: int = 1) -> State:
    return game.deal(seed, game.environment())


@every_game
def test_random_play_can_be_repeated(game: Game) -> None:
    ends = []
    for choice in (5, 5, 6):
        s = dealt(game)
        rest = playout.play_random(game.rules, s, generator(choice), game.longest)
        assert s.waiting == 0
        assert s.ended > 0
        ends.append((game.schema.pack(s), rest))
    assert ends[0] == ends[1] != ends[2]


@every_game
def test_random_play_is_what_a_match_would_do(game: Game) -> None:
    s, match = dealt(game), game.new(seed=1, options=game.environment().plain())
    choice = generator(9)
    while not match.finished:
        seat = match.waiting[0]
        assert first_waiting(s) == seat
        listed = [action.id for action in match.legal(seat)]
        after = playout.play_random(game.rules, s, choice, 1)
        choice = advance(choice)
        assert after == choice
        match.play(seat, listed[below(choice, len(listed))])
        assert game.schema.digest(s) == match.digest()
    assert playout.play_random(game.rules, s, choice, 10) == choice  # nobody acts: nothing is picked


@every_game
def test_the_limit_is_kept(game: Game) -> None:
    for limit in (0, 1, 7):
        s = dealt(game)
        playout.play_random(game.rules, s, generator(1), limit)
        assert s.ply == limit


@every_game
def test_random_steps_deal_anew(game: Game) -> None:
    steps = past_the_end(game, seed=1)
    s, by_hand = dealt(game), dealt(game)
    playout.random_steps(game.rules, s, generator(1), steps)
    choice, left, deals = generator(1), steps, 0
    while left > 0:
        before = by_hand.ply
        choice = playout.play_random(game.rules, by_hand, choice, left)
        left -= by_hand.ply - before
        if left > 0:
            game.rules.setup(by_hand)
            deals += 1
    assert deals > 0
    assert game.schema.pack(s) == game.schema.pack(by_hand)


@every_game
def test_random_steps_in_parts(game: Game) -> None:
    steps = past_the_end(game, seed=1)
    s, by_parts = dealt(game), dealt(game)
    playout.random_steps(game.rules, s, generator(1), steps)
    choice = generator(1)
    for part in (0, 1, 100, steps - 101):
        choice = playout.random_steps(game.rules, by_parts, choice, part)
    assert game.schema.pack(by_parts) == game.schema.pack(s)


@every_game
def test_picked_is_what_the_list_has_at_that_place(game: Game) -> None:
    """A game that picks without listing everything picks the same action."""
    s = game.deal(3, game.environment())
    choice = generator(4, stream=1)
    for _ in range(300):
        if s.waiting == 0:
            game.rules.setup(s)
        seat = first_waiting(s)
        choice = advance(choice)
        picked = game.rules.pick(s, seat, choice)
        listed = playout.legal_list(game.rules, s, seat)
        assert picked == listed[below(choice, len(listed))]
        game.rules.step(s, seat, picked)


@every_game
def test_random_actions_are_legal_and_all_come(game: Game) -> None:
    s = dealt(game)
    seat = first_waiting(s)
    listed = playout.legal_list(game.rules, s, seat)
    choice, found = generator(3), set()
    for _ in range(40 * len(listed)):
        choice = advance(choice)
        found.add(playout.random_action(game.rules, s, seat, choice))
    assert found == set(listed)


@every_game
def test_stepper(game: Game) -> None:
    options = game.environment()
    stepper, match = playout.Stepper(game.rules, dealt(game, 4)), game.new(seed=4, options=options.plain())
    listed, number = stepper.legal(), 0
    while listed:
        seat = match.waiting[0]
        assert listed == [action.id for action in match.legal(seat)]
        number += 1
        action = listed[number * 7 % len(listed)]
        match.play(seat, action)
        listed = stepper.step(action)
    assert match.finished
    assert stepper.legal() == []
    assert game.schema.digest(stepper.state) == match.digest()
    assert stepper.deal() == stepper.legal() != []
    assert stepper.state.ply == 0


@every_game
def test_perft_counts_what_matches_list(game: Game) -> None:
    match = game.new(seed=2)
    expected = 0
    for seat in match.waiting:
        for action in match.legal(seat):
            branch = match.branch()
            branch.play(seat, action)
            expected += sum(len(branch.legal(other)) for other in branch.waiting)
    before = match.digest()
    assert game.perft(match.state, 0) == 1
    assert game.perft(match.state, 1) == sum(len(match.legal(seat)) for seat in match.waiting)
    assert game.perft(match.state, 2) == expected
    assert match.digest() == before
    with pytest.raises(errors.BadOption, match="depth -1: a depth is 0 or more"):
        game.perft(match.state, -1)
