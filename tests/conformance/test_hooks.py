"""What a game may tell the suite: samples of its options, what is conserved, positions that chance seldom reaches."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import sublevel
from sublevel.engine.conformance import check
from sublevel.engine.conformance.sampling import chooser, choosers, kept_options, sample_options
from sublevel.games.the_base.game import TheBaseGame

# One move from the end: the Time challenge is on offer afterwards (BASE-TC-1).
NEAR_THE_END = "aaaaa/aaaaa/aaaaa/aaaaa/aaaaa 123-- 123-- m1,m2,e3 d4,c5,m5 X 3* 9 0-0"


class Telling(TheBaseGame):
    """The Base with all hooks."""

    def __init__(self) -> None:
        self.asked = 0

    def sample_options(self, random: Random) -> dict[str, Any]:
        self.asked += 1
        return {"mix": random.choice(["maze", {"D": 2, "I": 6, "L": 6, "T": 8, "X": 2}])}

    def conserved(self, s: Any) -> object:
        return sorted(s.slot)

    def rare_positions(self) -> list[str]:
        return [NEAR_THE_END]


def test_options_are_chosen_by_their_types() -> None:
    """BASE-ENC-1 and all else is looked at over the options of section 5.1."""
    game = sublevel.game("the-base")
    ways = choosers(game)
    assert {"dead_end_rule", "countdown_start", "capture_on_start_slots", "time_challenge"} <= set(ways)
    random = Random(1)
    countdowns = {ways["countdown_start"](random) for _ in range(200)}
    assert {5, 20} < countdowns <= set(range(5, 21))
    assert {ways["capture_on_start_slots"](random) for _ in range(50)} == {False, True}
    assert {ways["dead_end_rule"](random) for _ in range(50)} == {"reject", "inner", "anywhere"}


def test_all_chosen_options_are_accepted() -> None:
    random = Random(2)
    for game in (sublevel.game("the-base"), Telling()):
        for _ in range(50):
            game.options.read(sample_options(game, random))


def test_a_game_chooses_what_types_do_not_tell() -> None:
    """BASE-COMP-12: dead ends only where the rule for them allows it."""
    random = Random(3)
    found = [sample_options(Telling(), random) for _ in range(40)]
    assert any(isinstance(options["mix"], dict) for options in found)
    assert all(options["dead_end_rule"] != "reject" for options in found if isinstance(options["mix"], dict))
    assert "mix" not in kept_options(Telling())


def test_unknown_types_keep_their_defaults() -> None:
    import msgspec

    assert chooser(msgspec.inspect.StrType()) is None


@pytest.fixture(scope="module")
def telling() -> Any:
    game = Telling()
    return game, check(game, matches=15, seed=2, cuda=False)


def test_the_hooks_are_used(telling: Any) -> None:
    game, report = telling
    assert not report.failures()
    assert game.asked > 0
    assert report.tally("conservation").runs == report.tally("legality").runs
    assert not report.notes


def test_rare_positions_lead_to_rare_ends(telling: Any) -> None:
    """BASE-END-1: a match that began near the end can end by saving."""
    rare = sublevel.game("the-base").position(NEAR_THE_END)
    rare.play(0, "3-m3")
    assert rare.result is not None
    assert rare.result.reason == "saved"
    assert not rare.finished  # the Time challenge is offered
    _, report = telling
    assert report.tally("other process").runs > 0
