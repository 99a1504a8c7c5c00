"""Every registered game passes the conformance suite; what cannot be run here is named.

For The Base this is, at every step of whole matches over all option values: BASE-STATE-2 (who may act, and no dead
ends), BASE-ENC-1 (one id for each action), BASE-ENC-7 (how many at once), BASE-GEO-8 and BASE-GEO-10 (notation and
positions both ways), BASE-INFO-1 to BASE-INFO-4 (what nobody may know), BASE-RNG-3 (the same seed, the same match),
BASE-END-7 (the result), BASE-UI-10 (a reason for everything that is not possible).

For Underground likewise: UG-TURN-11 and UG-TURN-12, UG-ENC-1 and UG-ENC-2, UG-GEO-8, section 10, UG-END-7, UG-TIME-4.
"""

from __future__ import annotations

import functools

import pytest

import sublevel
from sublevel.engine import targets
from sublevel.engine.conformance import Report, check

MATCHES = {"cpu": 32, "python": 6}
MATCHES_OF_LONG_LISTS = {
    "cpu": 8,
    "python": 2,
}  # every one of 12,203 ids is asked about at every step; more: `sublevel check`
# What depends on the machine, and not on the game.
MACHINE = {"other target", "cuda"}
# Whose batches are compared here. The simulator takes up to a minute for larger rules: tests/engine/test_cuda.py
# compares batches of every game, and the longer run does so once more.
SIMULATED = ["the-base"]


@functools.cache
def report(name: str) -> Report:
    game = sublevel.game(name)
    return check(game, matches=matches_of(game), seed=20, cuda=name in SIMULATED)


def matches_of(game: sublevel.Game) -> int:
    matches = MATCHES if game.actions < 1000 else MATCHES_OF_LONG_LISTS
    return matches[targets.running()]


@pytest.mark.soak
@pytest.mark.parametrize("name", sublevel.game_names())
def test_the_game_passes_in_a_longer_run(name: str) -> None:
    """Other matches and more of them, and batches of every game on the GPU or its simulator."""
    game = sublevel.game(name)
    found = check(game, matches=8 * matches_of(game), seed=21)
    assert not found.failures()
    assert found.tally("cuda").runs > 0 or found.tally("cuda").not_run


@pytest.mark.parametrize("name", sublevel.game_names())
def test_the_game_passes(name: str) -> None:
    assert not report(name).failures()


@pytest.mark.parametrize("name", sublevel.game_names())
def test_every_check_was_made(name: str) -> None:
    for tally in report(name).checks:
        if tally.not_run:
            assert tally.name in MACHINE | {"conservation"}
        else:
            assert tally.runs > 0, tally.name


@pytest.mark.parametrize("name", sublevel.game_names())
def test_python_and_cpu_give_the_same_bytes(name: str) -> None:
    tally = report(name).tally("other target")
    if tally.not_run:
        pytest.skip(tally.not_run)
    assert tally.runs == report(name).steps + report(name).matches
    assert not tally.failures


@pytest.mark.parametrize("name", SIMULATED)
def test_the_gpu_or_its_simulator_gives_the_same_bytes(name: str) -> None:
    tally = report(name).tally("cuda")
    if tally.not_run:
        pytest.skip(tally.not_run)
    assert tally.runs > 0
    assert not tally.failures


def test_bounds_of_the_base() -> None:
    """BASE-ENC-7: at most 48 actions at once in play; section 13: at most 320 actions in a match."""
    found = report("the-base")
    assert 0 < found.most_legal <= 48
    assert 0 < found.longest <= 320


def test_the_same_seed_looks_at_the_same_matches() -> None:
    game = sublevel.game("the-base")
    one, two, other = (check(game, matches=2, seed=seed, processes=False, cuda=False) for seed in (3, 3, 4))
    assert (one.steps, one.longest, one.most_legal, one.ends) == (two.steps, two.longest, two.most_legal, two.ends)
    assert (one.steps, one.most_legal) != (other.steps, other.most_legal)


def test_progress_is_told() -> None:
    seen: list[tuple[int, int]] = []
    check(sublevel.game("the-base"), 2, 0, lambda done, total: seen.append((done, total)), processes=False, cuda=False)
    assert seen == [(1, 2), (2, 2)]


def test_bounds_of_underground() -> None:
    """UG-ENC-3: fewer than 8,192 actions at once."""
    found = report("underground")
    assert 0 < found.most_legal < 8192
    assert 0 < found.longest < sublevel.game("underground").longest
    assert 0 < found.most_events <= 288
