"""Chance: one generator, the same on all targets, even over its range, and forced by a tape where one is given."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable

import pytest

import sublevel
from sublevel import errors
from sublevel.engine.chance import SEEDS, check_seed, fresh_seed, generator, generators
from sublevel.engine.core import LOW, MULTIPLIER, TORN, State, advance, below, draw
from sublevel.engine.game import write_tape

EDGE_SEEDS = [0, 1, 2, 7, 2**31, 2**32 - 1, 2**32, 2**62, SEEDS - 2, SEEDS - 1]
ROLLS = 20_000
KNOWN_GENERATORS = [906216059749387695, 7191089605187341783, 309689376889923100]
KNOWN_ROLLS = [91, 21, 22, 46, 87, 83, 90, 74]


def state(*tape: int, rng: int = 12345) -> State:
    s = State(1, 1, 1, 8)
    s.rng = rng
    write_tape(tape, s)
    return s


def is_even(outcomes: Iterable[int], cells: int) -> bool:
    """Pearson's test: a fair source fails it about once in 30,000 times, and fixed seeds always alike."""
    counts = Counter(outcomes)
    expected = sum(counts.values()) / cells
    assert set(counts) <= set(range(cells))
    assert expected > 20
    chi_square = sum((counts[cell] - expected) ** 2 / expected for cell in range(cells))
    freedom = cells - 1
    # Wilson and Hilferty: the cube root of chi-square / freedom is nearly normal. Four deviations on either side.
    deviation = ((chi_square / freedom) ** (1 / 3) - (1 - 2 / (9 * freedom))) / math.sqrt(2 / (9 * freedom))
    return bool(abs(deviation) < 4)


def rolls(seed: int, cells: int, count: int = ROLLS) -> list[int]:
    s = state(rng=generator(seed))
    return [draw(s, cells) for _ in range(count)]


@pytest.mark.parametrize("seed", EDGE_SEEDS)
def test_the_generator_stays_below_2_to_the_63(seed: int) -> None:
    value = generator(seed)
    largest = 0
    for _ in range(20_000):
        value = advance(value)
        largest = max(largest, value)
        assert 0 < value < MULTIPLIER << 32
    assert 2**61 < largest < 2**63  # it also uses its range


def test_no_value_leaves_the_range() -> None:
    """The extremes, of which every other value is in between."""
    for carry in (0, 1, MULTIPLIER - 2, MULTIPLIER - 1):
        for low in (0, 1, LOW - 1, LOW):
            assert 0 <= advance(carry << 32 | low) < MULTIPLIER << 32 <= 2**63


def test_the_generator_does_not_get_stuck() -> None:
    """No seed leads to one of the two values that repeat for ever."""
    for value in generators(0, 5_000).tolist():
        assert 1 <= value >> 32 <= MULTIPLIER - 2
        assert advance(value) != value


@pytest.mark.parametrize("cells", [2, 3, 6, 7, 24, 100])
@pytest.mark.parametrize("seed", [0, 1, SEEDS - 1])
def test_draws_are_even(seed: int, cells: int) -> None:
    assert is_even(rolls(seed, cells), cells)


def test_pairs_of_draws_are_even() -> None:
    outcomes = rolls(3, 6)
    assert is_even((6 * one + two for one, two in zip(outcomes[::2], outcomes[1::2], strict=True)), 36)


@pytest.mark.parametrize("stream", [0, 1])
def test_first_draws_of_neighbouring_seeds_are_even(stream: int) -> None:
    """A batch deals from seeds in a row."""
    firsts = [below(advance(value), 24) for value in generators(1_000, ROLLS, stream).tolist()]
    assert is_even(firsts, 24)
    assert is_even((6 * (one // 4) + two // 4 for one, two in zip(firsts[::2], firsts[1::2], strict=True)), 36)


def test_the_test_of_evenness_can_fail() -> None:
    assert not is_even([min(roll, 4) for roll in rolls(0, 6)], 6)
    assert not is_even((i % 6 for i in range(ROLLS)), 6)  # too even to be drawn


@pytest.mark.parametrize("seed", EDGE_SEEDS)
@pytest.mark.parametrize("stream", [0, 1, 2, 5])
def test_one_by_one_and_in_arrays(seed: int, stream: int) -> None:
    assert generators(seed, 5, stream).tolist() == [generator(seed + i, stream) for i in range(5)]


def test_seeds_and_streams_differ() -> None:
    values = [generator(seed, stream) for seed in range(300) for stream in range(4)]
    assert len(set(values)) == len(values)


def test_known_values() -> None:
    """Saved matches hold seeds: what these mean must never change."""
    assert [generator(0), generator(7), generator(7, 1)] == KNOWN_GENERATORS
    assert rolls(7, 100, 8) == KNOWN_ROLLS


@pytest.mark.parametrize("seed", [-1, SEEDS, 10**30, 1.0, "7", None, True, [7], b"7"])
def test_what_is_no_seed(seed: object) -> None:
    with pytest.raises(errors.BadOption, match="a seed is a whole number from 0 to 9223372036854775807") as caught:
        check_seed(seed)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize("seed", EDGE_SEEDS)
def test_what_is_a_seed(seed: int) -> None:
    assert check_seed(seed) == seed


def test_fresh_seeds() -> None:
    seeds = {fresh_seed() for _ in range(50)}
    assert len(seeds) == 50
    assert all(check_seed(seed) == seed for seed in seeds)


# The tape.


def test_the_tape_goes_first() -> None:
    forced, free = state(3, 0, 5), state()
    assert [draw(forced, 6) for _ in range(3)] == [3, 0, 5]
    assert forced.rng == free.rng  # the generator was not asked
    assert [draw(forced, 6) for _ in range(20)] == [draw(free, 6) for _ in range(20)]


def test_every_draw_is_told() -> None:
    for s in (state(), state(1)):
        assert s.disclosed == 0
        draw(s, 6)
        assert s.disclosed == 1


def test_a_tape_that_asks_for_the_impossible_is_torn() -> None:
    s = state(5, 6, 1)
    assert draw(s, 6) == 5
    assert draw(s, 6) in range(6)
    assert (s.tape_end, s.tape_next) == (TORN, 2)
    free = state()
    draw(free, 6)
    assert draw(s, 1000) == draw(free, 1000)  # what was left of it is not used


@pytest.mark.parametrize("name", sublevel.game_names())
def test_a_torn_tape_is_refused(name: str) -> None:
    game = sublevel.game(name)
    with pytest.raises(errors.BadOption, match="tape: outcome 2 is 32767, which that draw cannot give"):
        game.new(seed=1, tape=[0, 32767])


@pytest.mark.parametrize("outcome", [-1, 1 << 15, 1.5, "1", None])
def test_what_is_no_outcome(outcome: object) -> None:
    with pytest.raises(errors.BadOption, match=r"tape: .* is no outcome, a whole number from 0 to 32767"):
        write_tape([0, outcome], state())


def test_a_tape_that_is_too_long() -> None:
    with pytest.raises(errors.BadOption, match="tape: 9 outcomes, but there is room for 8"):
        write_tape([0] * 9, state())
