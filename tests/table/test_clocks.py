"""The clocks of a table."""

from __future__ import annotations

import pytest

from sublevel.table.clocks import Clocks
from sublevel.table.protocol import Clock


def clocks(kind: str, seconds: int = 60, increment: int = 0) -> Clocks:
    return Clocks(Clock(kind=kind, seconds=seconds, increment=increment), 2)  # type: ignore[arg-type]


def test_without_a_clock_nothing_runs() -> None:
    none = clocks("none")
    none.turn_to([0], 1000)
    assert none.at(90_000) == [None, None]
    assert none.due() is None
    assert none.fallen(10**9) == []


def test_a_game_clock_counts_the_own_turns_only() -> None:
    game = clocks("game")
    game.turn_to([0], 0)
    assert game.at(10_000) == [50_000, 60_000]
    game.turn_to([1], 10_000)
    assert game.at(15_000) == [50_000, 55_000]
    game.turn_to([0], 15_000)
    assert game.at(20_000) == [45_000, 55_000]
    assert game.due() == 15_000 + 50_000


def test_the_increment_comes_with_the_end_of_a_turn() -> None:
    game = clocks("game", increment=5)
    game.turn_to([0], 0)
    game.turn_to([0], 4_000)  # another action of the same turn
    assert game.at(4_000) == [56_000, 60_000]
    game.turn_to([1], 6_000)
    assert game.at(6_000) == [59_000, 60_000]


@pytest.mark.parametrize("kind", ["move", "days"])
def test_a_move_clock_is_full_at_every_turn(kind: str) -> None:
    move = clocks(kind)
    move.turn_to([0], 0)
    move.turn_to([0], 20_000)
    assert move.at(30_000) == [30_000, 60_000]  # a turn of several actions is one
    move.turn_to([1], 30_000)
    move.turn_to([0], 50_000)
    assert move.at(50_000) == [60_000, 40_000]


def test_both_clocks_run_when_both_may_act() -> None:
    game = clocks("game")
    game.turn_to([0, 1], 0)
    assert game.at(7_000) == [53_000, 53_000]
    game.turn_to([1], 7_000)
    assert game.at(9_000) == [53_000, 51_000]


def test_a_pause_costs_nobody_time() -> None:
    game = clocks("game", increment=5)
    game.turn_to([0], 0)
    game.halt(10_000)
    assert game.at(99_000) == [50_000, 60_000]
    assert game.due() is None
    game.resume([0], 100_000)
    assert game.at(101_000) == [49_000, 60_000]


def test_a_fallen_clock_is_noticed_and_stopped() -> None:
    game = clocks("game", seconds=5)
    game.turn_to([0], 0)
    assert game.fallen(4_999) == []
    assert game.fallen(5_000) == [0]
    game.stop(0, 5_000)
    assert game.fallen(6_000) == []
    assert game.at(6_000) == [0, 5_000]


def test_a_clock_that_runs_backwards_gives_nobody_time() -> None:
    """The machine's clock may be set back."""
    game = clocks("game")
    game.turn_to([0], 50_000)
    assert game.at(40_000) == [60_000, 60_000]
