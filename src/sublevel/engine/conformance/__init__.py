"""The conformance suite: what every game must keep, looked at during many random matches. Knows no game.

from sublevel.engine.conformance import check
report = check(sublevel.game("the-base"), matches=100)
assert report.passed, report.failures()[0]
"""

from __future__ import annotations

from sublevel.engine.conformance.report import Failure, Report, Tally
from sublevel.engine.conformance.suite import check

__all__ = ["Failure", "Report", "Tally", "check"]
