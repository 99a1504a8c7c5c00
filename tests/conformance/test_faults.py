"""The suite finds faults: each check fails for a game that breaks its promise."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import sublevel
from sublevel.engine.conformance import Report, check
from sublevel.engine.conformance.report import ENOUGH
from sublevel.engine.conformance.suite import CATALOGUES, CUDA, MATCH_CHECKS, OTHER_TARGET, STEP_CHECKS
from sublevel.engine.conformance.wording import catalogues_agree
from sublevel.engine.game import Game

from . import faulty

FAULTS: list[tuple[str, Callable[[], Game]]] = [
    ("play", faulty.state_that_cannot_be_packed),
    ("legality", faulty.refuses_what_is_listed),
    ("legality", faulty.lists_twice),
    ("legality", faulty.allows_the_other_seat),
    ("dead ends", faulty.stops_without_a_result),
    ("dead ends", faulty.never_ends),
    ("numbers", faulty.number_too_large),
    ("events", faulty.event_for_nobody),
    ("results", faulty.both_win),
    ("chance", faulty.draws_in_secret),
    ("conservation", faulty.LosesSlots),
    ("notation", faulty.WritesAmbiguously),
    ("words", faulty.SpeaksOneLanguage),
    ("acceptance", faulty.NamesAnotherReason),
    ("copies", faulty.SharesACopy),
    ("earlier copies", faulty.SharesACopy),
    ("packing", faulty.ForgetsThePhase),
    ("positions", faulty.LosesTheWindow),
    ("files", faulty.LoadsTooLittle),
    ("imagined worlds", faulty.resamples_what_is_known),
    ("imagined worlds", faulty.hides_nothing),
    ("leaks", faulty.ShowsHiddenTiles),
    ("leaks", faulty.reasons_tell_secrets),
    ("leaks", faulty.FeaturesTellSecrets),
    ("free undo", faulty.reveals_without_telling),
    ("equal knowledge", faulty.LetsOneSeatPeek),
    ("observations", faulty.judges_too_high),
    ("looking", faulty.looking_changes_it),
    ("replay", faulty.depends_on_something_else),
    ("undo", faulty.depends_on_something_else),
    ("redrawn", faulty.resamples_nothing),
]


def run(game: Game, **settings: Any) -> Report:
    return check(game, **{"matches": 2, "seed": 1, "processes": False, "cuda": False, **settings})


def found(report: Report) -> set[str]:
    return {tally.name for tally in report.checks if tally.failed}


@pytest.mark.parametrize(("name", "make"), FAULTS, ids=[f"{name}: {make.__name__}" for name, make in FAULTS])
def test_a_fault_is_found(name: str, make: Callable[[], Game]) -> None:
    report = run(make())
    assert name in found(report), found(report)
    assert not report.passed


def test_the_same_rules_without_a_fault_pass() -> None:
    """What fails above fails because of the fault, not because the rules are asked in a roundabout way."""
    assert not run(faulty.Faulty()).failures()


def test_every_check_is_seen_to_fail() -> None:
    checks = {check.name for check in STEP_CHECKS} | {check.name for check in MATCH_CHECKS}
    assert checks <= {name for name, _ in FAULTS}


def test_a_process_that_gives_other_bytes_is_found() -> None:
    """BASE-RNG-3: the other process plays the real rules."""
    report = run(faulty.differs_from_other_processes(), processes=True)
    assert {"other process"} <= found(report) <= {"other process", OTHER_TARGET}
    failure = report.tally("other process").failures[0]
    assert failure.ply == 30
    assert len(failure.actions) == 30


def test_a_missing_language_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    assert not list(catalogues_agree(sublevel.game("the-base")))
    monkeypatch.setattr("sublevel.engine.conformance.wording.LANGUAGES", ("en", "eo"))
    assert any(problem.startswith("eo: ") for problem in catalogues_agree(sublevel.game("the-base")))


def test_a_failure_can_be_repeated() -> None:
    report = run(faulty.stops_without_a_result())
    failure = report.tally("dead ends").failures[0]
    assert (failure.match, failure.ply) == (0, 20)
    game = sublevel.game("the-base")
    match = game.new(failure.seed, failure.options)
    for seat, action in failure.actions:
        match.play(seat, action)
    assert len(match.plies) == failure.ply
    assert str(failure) == f"dead ends: {failure.message} (match 0, seed {failure.seed}, ply 20)"


def test_failures_do_not_pile_up() -> None:
    report = run(faulty.SpeaksOneLanguage(), matches=8)
    assert all(tally.failed < ENOUGH + 20 for tally in report.checks)


def test_what_was_not_run_is_not_passed() -> None:
    report = run(faulty.Faulty())
    assert {tally.name for tally in report.not_run} >= {"other process", OTHER_TARGET, CUDA}
    assert all(tally.runs == 0 for tally in report.not_run)
    assert report.tally(CATALOGUES).runs == 1
