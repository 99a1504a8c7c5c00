"""Every registered game passes the conformance suite; what cannot be run here is named.

For The Base this is, at every step of whole matches over all option values: BASE-STATE-2 (who may act, and no dead
ends), BASE-ENC-1 (one id for each action), BASE-ENC-7 (how many at once), BASE-GEO-8 and BASE-GEO-10 (notation and
positions both ways), BASE-INFO-1 to BASE-INFO-4 (what nobody may know), BASE-RNG-3 (the same seed, the same match),
BASE-END-7 (the result), BASE-UI-10 (a reason for everything that is not possible).

For Underground likewise: UG-TURN-11 and UG-TURN-12, UG-ENC-1 and UG-ENC-2, UG-GEO-8, section 10, UG-END-7, UG-TIME-4.
"""

from __future__ import annotations

import pytest

import sublevel
from sublevel.engine import targets
from sublevel.engine.conformance import Report, check

MATCHES = {"cpu": 32, "python": 6}
# Every one of up to 12,203 ids is asked about at every step; for more matches: `sublevel check`.
MATCHES_OF_LONG_LISTS = {"cpu": 4, "python": 2}
# What depends on the machine, and not on the game.
MACHINE = {"other target", "cuda"}
# Whose batches are compared here. The simulator takes up to a minute for larger rules: tests/engine/test_cuda.py
# compares batches of every game, and the longer run does so once more.
SIMULATED = {"the-base"}
# The most actions at once, and in a match: BASE-ENC-7 and section 13 of The Base; UG-ENC-3.
BOUNDS = {"the-base": (48, 320), "underground": (8191, sublevel.game("underground").longest - 1)}


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


# One test a game, because a run takes long and tests are spread over processes.
@pytest.mark.parametrize("name", sublevel.game_names())
def test_the_game_passes(name: str) -> None:
    game = sublevel.game(name)
    found = check(game, matches=matches_of(game), seed=20, cuda=name in SIMULATED)
    assert not found.failures()
    check_that_nothing_was_left_out(found)
    most_legal, longest = BOUNDS.get(name, (game.actions, game.longest))
    assert 0 < found.most_legal <= most_legal
    assert 0 < found.longest <= longest
    assert 0 < found.most_events <= 288


def check_that_nothing_was_left_out(found: Report) -> None:
    """Every check was made, or depends on what this machine has; python and cpu were compared after every action."""
    for tally in found.checks:
        if tally.not_run:
            assert tally.name in MACHINE | {"conservation"}, tally.not_run
        else:
            assert tally.runs > 0, tally.name
    compared = found.tally("other target")
    assert compared.not_run or compared.runs == found.steps + found.matches


def test_the_same_seed_looks_at_the_same_matches() -> None:
    game = sublevel.game("the-base")
    one, two, other = (check(game, matches=2, seed=seed, processes=False, cuda=False) for seed in (3, 3, 4))
    assert (one.steps, one.longest, one.most_legal, one.ends) == (two.steps, two.longest, two.most_legal, two.ends)
    assert (one.steps, one.most_legal) != (other.steps, other.most_legal)


def test_progress_is_told() -> None:
    seen: list[tuple[int, int]] = []
    check(sublevel.game("the-base"), 2, 0, lambda done, total: seen.append((done, total)), processes=False, cuda=False)
    assert seen == [(1, 2), (2, 2)]
