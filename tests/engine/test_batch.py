"""Batches: many matches at once, each the very one that would be played alone."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import sublevel
from sublevel import errors
from sublevel.engine import targets
from sublevel.engine.batch import Batch, CpuBatch
from sublevel.engine.chance import SEEDS, generator
from sublevel.engine.core import State
from sublevel.engine.game import Game
from sublevel.engine.playout import play_random, random_steps
from tests.engine.lengths import past_the_end

GAMES = [sublevel.game(name) for name in sublevel.game_names()]
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
TARGET = targets.running()
COUNT = 5


def batch_of(game: Game, **arguments: Any) -> Batch:
    return game.batch(**{"count": COUNT, "target": TARGET, "seed": 10, **arguments})


def packed_alone(game: Game, seeds: range, steps: int | None = None) -> bytes:
    """The bytes of matches that were dealt one by one, and played on."""
    states = []
    for seed in seeds:
        s = game.deal(seed, game.environment())
        if steps is not None:
            random_steps(game.rules, s, generator(seed, stream=1), steps)
        states.append(game.schema.pack(s))
    return b"".join(states)


@every_game
def test_match_i_is_that_of_seed_plus_i(game: Game) -> None:
    batch = batch_of(game)
    assert batch.packed().tobytes() == packed_alone(game, range(10, 15))
    options = game.environment().plain()
    assert batch.packed()[3].tobytes() == game.schema.pack(game.new(seed=13, options=options).state)
    batch.reset(seed=40)
    assert batch.packed().tobytes() == packed_alone(game, range(40, 45))
    batch.random_steps(3)
    batch.reset()
    assert batch.packed().tobytes() == packed_alone(game, range(40, 45))
    batch.random_steps(8)
    assert batch.packed().tobytes() == packed_alone(game, range(40, 45), 8)


@every_game
def test_random_steps(game: Game) -> None:
    whole, parts = batch_of(game), batch_of(game)
    total = past_the_end(game, 10, stream=1)
    whole.random_steps(total)
    for steps in (0, 1, total - 1):
        parts.random_steps(steps)
    expected = packed_alone(game, range(10, 15), total)
    assert whole.packed().tobytes() == parts.packed().tobytes() == expected


@every_game
def test_play_out(game: Game) -> None:
    batch = batch_of(game)
    batch.play_out()
    for i in range(COUNT):
        s = game.deal(10 + i, game.environment())
        play_random(game.rules, s, generator(10 + i, stream=1), game.longest)
        result = game.outcome(s)
        assert batch.packed()[i].tobytes() == game.schema.pack(s)
        assert batch.ends()[i] == s.ended > 0
        assert batch.plies()[i] == s.ply
        assert tuple(batch.results()[i]) == result.returns
    assert batch.seats().tolist() == [-1] * COUNT
    assert not batch.legal_mask().any()
    assert batch.features().shape == (COUNT, *game.features_shape)
    before = batch.packed().tobytes()
    batch.step(np.full(COUNT, -1))
    assert batch.packed().tobytes() == before


@every_game
def test_step_by_step(game: Game) -> None:
    """Seats, masks, features and actions are those of single matches, to the end."""
    # Interpreted, every further match, and features at every step, would take half a minute.
    count, stride = (COUNT, 1) if TARGET == "cpu" else (1, 8)
    batch = batch_of(game, count=count, seed=3, mover_view=False)
    alone = [game.new(seed=3 + i, options=game.environment().plain()) for i in range(count)]
    choices = np.random.default_rng(1)
    for step in range(game.longest):
        seats, mask = batch.seats(), batch.legal_mask()
        features = batch.features() if step % stride == 0 else None
        actions = np.full(count, -1)
        for i, match in enumerate(alone):
            assert seats[i] == (match.waiting[0] if match.waiting else -1)
            seat = max(int(seats[i]), 0)
            assert np.flatnonzero(mask[i]).tolist() == [action.id for action in match.legal(seat)]
            if features is not None:
                assert features[i].tobytes() == game.features(match.state, seat).tobytes()
            if match.waiting:
                actions[i] = choices.choice(np.flatnonzero(mask[i]))
                match.play(seat, int(actions[i]))
        batch.step(actions)
        assert batch.packed().tobytes() == b"".join(game.schema.pack(match.state) for match in alone)
        if all(match.finished for match in alone):
            break
    assert (batch.ends() > 0).all()


@every_game
def test_the_mover_view_of_a_batch(game: Game) -> None:
    """BASE-OBS-2: mask and step are numbered as the features show them, and the board's numbers can be asked for."""
    batch, plain = batch_of(game), batch_of(game, mover_view=False)
    choices = np.random.default_rng(2)
    for _ in range(60):
        mask, seats = batch.legal_mask(), batch.seats()
        actions = np.full(COUNT, -1)
        for i, match in enumerate(played_states(batch)):
            if seats[i] >= 0:
                assert mask[i].tolist() == game.features_mask(match, int(seats[i])).tolist()
                actions[i] = choices.choice(np.flatnonzero(mask[i]))
        on_board = batch.board_actions(actions)
        for i, match in enumerate(played_states(batch)):
            if seats[i] >= 0:
                assert game.rules.seen_action(match, int(seats[i]), int(on_board[i])) == actions[i]
        assert plain.board_actions(on_board).tolist() == on_board.tolist()
        batch.step(actions)
        plain.step(on_board)
        assert batch.packed().tobytes() == plain.packed().tobytes()
    assert batch.plies().max() >= 30


def played_states(batch: Batch) -> list[State]:
    """The states of a batch that runs in this process."""
    assert isinstance(batch, CpuBatch)
    return batch.states


def test_an_action_numbered_for_the_board_is_not_played_in_mover_view() -> None:
    """BASE-ENC-4: The Base turns the board for the Mutants, who begin."""
    batch, plain = (sublevel.game("the-base").batch(1, seed=2, mover_view=view) for view in (True, False))
    [number] = np.flatnonzero(plain.legal_mask()[0])[:1]
    assert plain.seats().tolist() == [1]
    assert not batch.legal_mask()[0, number]
    with pytest.raises(errors.BadOption, match=f"actions: {number} is not legal in match 0"):
        batch.step(np.array([number]))


@every_game
def test_a_negative_number_plays_nothing(game: Game) -> None:
    batch = batch_of(game)
    before = batch.packed()
    actions = np.where(np.arange(COUNT) == 2, batch.legal_mask().argmax(axis=1), -1)
    batch.step(actions)
    changed = [i for i in range(COUNT) if batch.packed()[i] != before[i]]
    assert changed == [2]
    assert batch.plies().tolist() == [0, 0, 1, 0, 0]


@every_game
def test_wrong_actions(game: Game) -> None:
    batch = batch_of(game)
    before = batch.packed().tobytes()
    right = batch.legal_mask().argmax(axis=1)
    wrong = (~batch.legal_mask()).argmax(axis=1)
    for number in (int(wrong[4]), game.actions, 10**9):
        actions = np.array([*right[:4], number])
        with pytest.raises(errors.BadOption, match=f"actions: {number} is not legal in match 4"):
            batch.step(actions)
    unfit: list[Any] = [
        right[:4],
        right.reshape(1, -1),
        right.astype(float),
        right > 0,
        np.array([], dtype=int),
        right[0],
    ]
    for shape in unfit:
        with pytest.raises(errors.BadOption, match="actions: 5 whole numbers are needed, one for each match"):
            batch.step(shape)
    assert batch.packed().tobytes() == before
    batch.step(right.astype(np.int8) if int(np.max(right)) < 128 else right.astype(np.int16))
    assert batch.plies().tolist() == [1] * COUNT


@pytest.mark.parametrize("count", [0, -3, 2.5, "4", None, True])
def test_wrong_counts(count: Any) -> None:
    with pytest.raises(errors.BadOption, match="a batch has a whole number of them, at least one"):
        batch_of(GAMES[0], count=count)


@pytest.mark.parametrize("seed", [-1, SEEDS, SEEDS - COUNT + 1, "1", 1.0])
def test_wrong_seeds(seed: Any) -> None:
    batch = batch_of(GAMES[0])
    with pytest.raises(errors.BadOption, match="a seed is a whole number from 0 to"):
        batch_of(GAMES[0], seed=seed)
    with pytest.raises(errors.BadOption, match="a seed is a whole number from 0 to"):
        batch.reset(seed)
    assert batch.seed == 10


def test_the_last_seeds() -> None:
    batch = batch_of(GAMES[0], seed=SEEDS - COUNT)
    assert batch.packed().tobytes() == packed_alone(GAMES[0], range(SEEDS - COUNT, SEEDS))


@every_game
@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy, lambda batch: pickle.loads(pickle.dumps(batch))])
def test_copies_and_pickles(game: Game, copied: Callable[[Batch], Batch]) -> None:
    """A copy is equal, plays on in the same way, and shares nothing."""
    batch = batch_of(game, mover_view=False, count=2)
    batch.random_steps(12)
    before = batch.packed().tobytes()
    other = copied(batch)
    assert other.game is game
    assert (other.seed, other.options, other.mover_view) == (batch.seed, batch.options, batch.mover_view)
    assert other.packed().tobytes() == before
    other.random_steps(9)
    assert batch.packed().tobytes() == before
    batch.random_steps(9)
    assert batch.packed().tobytes() == other.packed().tobytes()


def test_numbers_of_numpy() -> None:
    batch = GAMES[0].batch(np.int64(2), seed=np.uint32(1))
    assert batch.packed().tobytes() == packed_alone(GAMES[0], range(1, 3))
    batch.reset(seed=np.int64(5))
    assert batch.packed().tobytes() == packed_alone(GAMES[0], range(5, 7))


def test_what_a_batch_is_called() -> None:
    batch = sublevel.game("the-base").batch(3, seed=8)
    assert repr(batch) == f"<Batch of 3 matches of the-base on {TARGET}, seed 8>"


def test_wrong_targets() -> None:
    other = "python" if TARGET == "cpu" else "cpu"
    with pytest.raises(errors.BadTarget, match=f"target '{other}': this process runs '{TARGET}' .*SUBLEVEL_TARGET"):
        batch_of(GAMES[0], target=other)
    with pytest.raises(errors.BadTarget, match="target 'gpu': there are python, cpu, cuda"):
        batch_of(GAMES[0], target="gpu")


def test_wrong_options() -> None:
    wrong: tuple[Any, ...] = ({"nonsense": 1}, [], 5)
    for options in wrong:
        with pytest.raises(errors.BadOption):
            batch_of(GAMES[0], options=options)


def test_the_target_that_runs_is_the_default() -> None:
    batch = GAMES[0].batch(2, seed=1)
    assert batch.packed().tobytes() == packed_alone(GAMES[0], range(1, 3))
